"""Lint: what an author expects of a playtest, where not all of it can be true at once."""

from collections.abc import Iterator, Mapping

from solo.adventure.model import Adventure
from solo.adventure.reading.expect import Range
from solo.adventure.reading.sections import entry
from solo.errors import Mark, Problem
from solo.source import Node

_SLACK = 1e-9  # of sums of fractions
WHOLE = 1.0


def contradictory(adventure: Adventure, root: Node) -> Iterator[Problem]:
    """Yield a warning for each share of games that does not go with the others."""
    shares = adventure.expect.endings
    expect = entry(root, "expect")
    node = None if expect is None else entry(expect, "endings")
    if node is None or not isinstance(node.value, dict) or not shares:
        return
    marks = {name: one.key_mark for name, one in node.value.items()}
    kinds: dict[str, list[str]] = {}
    for scene in adventure.scenes.values():
        if scene.ending is not None:
            kinds.setdefault(scene.ending.kind, []).append(scene.id)
    yield from _within_kinds(shares, kinds, marks)
    names = [name for name in shares if name in kinds]
    names += [
        scene
        for kind, scenes in kinds.items()
        for scene in scenes
        if scene in shares and kind not in names
    ]
    yield from _sums(shares, names, kinds, marks, node.key_mark)


def _within_kinds(
    shares: Mapping[str, Range], kinds: Mapping[str, list[str]], marks: Mapping[str, Mark]
) -> Iterator[Problem]:
    """Yield the endings that are expected more often than all of their kind, or too seldom."""
    for kind, scenes in kinds.items():
        told = [scene for scene in scenes if scene in shares and scene != kind]
        if kind not in shares or not told:
            continue
        low, high = (sum(getattr(shares[one], side) for one in told) for side in ("low", "high"))
        if low > shares[kind].high + _SLACK:
            message = (
                f"'{told[-1]}' is one of the endings of the kind '{kind}', which is expected in at "
                f"most {100 * shares[kind].high:g}% of the games; lower the one or raise the other"
            )
            yield Problem(marks[told[-1]], "expect-contrary", message, "warning")
        elif len(told) == len(scenes) and high < shares[kind].low - _SLACK:
            message = (
                f"the endings of the kind '{kind}' are expected in at most {100 * high:g}% of the "
                f"games in all; the kind can't be in at least {100 * shares[kind].low:g}%"
            )
            yield Problem(marks[kind], "expect-contrary", message, "warning")


def _sums(
    shares: Mapping[str, Range],
    names: list[str],
    kinds: Mapping[str, list[str]],
    marks: Mapping[str, Mark],
    place: Mark,
) -> Iterator[Problem]:
    """Yield that the shares of endings that shut each other out can't add up to all games."""
    low = sum(shares[name].low for name in names)
    if low > WHOLE + _SLACK:
        message = (
            f"these endings are expected in at least {100 * low:g}% of the games in all; a game "
            "has one ending, so lower some of them"
        )
        yield Problem(marks[names[-1]], "expect-contrary", message, "warning")
    covered = all(kind in names or all(s in names for s in some) for kind, some in kinds.items())
    high = sum(shares[name].high for name in names)
    if covered and names and high < WHOLE - _SLACK:
        message = (
            f"all endings together are expected in at most {100 * high:g}% of the games; raise "
            "some of them, or some games have no ending"
        )
        yield Problem(marks.get(names[-1], place), "expect-contrary", message, "warning")
