"""Where the places of earlier files stand in files that have been changed since."""

from collections.abc import Callable, Mapping, Sequence
from difflib import SequenceMatcher

from solo.errors import Mark


class Moves:
    """Tells where a place of earlier files stands now.

    Args:
        then: The earlier files, by how marks call them.
        now: Returns one of these files as it is now.
    """

    def __init__(self, then: Mapping[str, bytes], now: Callable[[str], bytes]) -> None:
        self._then = then
        self._now = now
        self._lines: dict[str, Sequence[int | None]] = {}

    def __call__(self, mark: Mark) -> Mark | None:
        """Return where what stood at a mark stands now, or None if its line is gone."""
        if mark.file not in self._then:
            return mark
        if mark.file not in self._lines:
            self._lines[mark.file] = _lines(self._then[mark.file], self._now(mark.file))
        lines = self._lines[mark.file]
        line = lines[mark.line - 1] if mark.line <= len(lines) else None
        return None if line is None else mark._replace(line=line + 1)


def _lines(then: bytes, now: bytes) -> Sequence[int | None]:
    """Return where each line of a file stands now; one that was changed in its place stays."""
    before, after = then.split(b"\n"), now.split(b"\n")
    if before == after:
        return range(len(before))
    found: list[int | None] = [None] * len(before)
    # what is alike at both ends is put aside first: the comparison of the rest is slow
    first, most = 0, min(len(before), len(after))
    while first < most and before[first] == after[first]:
        first += 1
    last = 0
    while last < most - first and before[-1 - last] == after[-1 - last]:
        last += 1
    found[:first] = range(first)
    found[len(before) - last :] = range(len(after) - last, len(after))
    rest = before[first : len(before) - last], after[first : len(after) - last]
    for _, begin, end, place, behind in SequenceMatcher(None, *rest).get_opcodes():
        if end - begin == behind - place:
            found[first + begin : first + end] = range(first + place, first + behind)
    return found
