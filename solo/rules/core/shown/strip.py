"""A roll as a strip: the ways that it can fall side by side, as on a ruler, and where it fell.

It is told in numbers alone; a front-end draws it or puts it into words. A system says what a roll
that has fallen looks like (`System.strip`); any roll to come can be shown by its exact odds.
"""

from collections.abc import Iterable
from itertools import pairwise

from solo.namedtuple import NamedTuple
from solo.rules.core.outcome import Odds
from solo.rules.core.words import words
from solo.words import Text

_UNGRADED = frozenset({"1s", "1f", ""})


class Band(NamedTuple):
    """A part of a strip that means one result."""

    label: str  # the result, in a word or two
    last: int  # the place where it ends; it begins behind the band before, the first at 1
    # whether it is a success; None where it is neither, or may not be known
    good: bool | None = None


class Strip(NamedTuple):
    """A ruler of places from 1 on, cut into bands."""

    bands: tuple[Band, ...]  # its parts, from one end to the other
    faces: tuple[int, ...] = ()  # the places where the dice fell; none before they are rolled
    each: bool = False  # whether each die is read on its own, and not the roll as a whole
    # the number of the band that came of it, where dice are no places on the ruler
    band: int | None = None
    # whether faces run from the highest down to 1, so that failure is left here too
    down: bool = False

    @property
    def length(self) -> int:
        """The number of its places."""
        return self.bands[-1].last if self.bands else 0

    @property
    def lines(self) -> tuple[int, ...]:
        """The places behind which success begins or ends."""
        return tuple(a.last for a, b in pairwise(self.bands) if a.good is not b.good)

    def place(self, face: int) -> int:
        """Return the place where a face stands."""
        return self.length + 1 - face if self.down else face

    def turned(self) -> "Strip":
        """Return it with its other end first."""
        begins = (0, *(band.last for band in self.bands[:-1]))
        bands = [
            band._replace(last=self.length - begin)
            for band, begin in zip(self.bands, begins, strict=True)
        ]
        return self._replace(bands=tuple(reversed(bands)), down=not self.down)


def strip_of(
    ends: Iterable[tuple[str, int, bool | None]], faces: tuple[int, ...] = (), *, each: bool = False
) -> Strip:
    """Return a strip of bands given with their ends; one without a place is left out."""
    bands: list[Band] = []
    for label, last, good in ends:
        if bands and bands[-1].label == label:
            bands[-1] = bands[-1]._replace(last=last)
        elif last > (bands[-1].last if bands else 0):
            bands.append(Band(label, last, good))
    return Strip(tuple(bands), faces, each)


def die_strip(sides: int, needed: int, faces: tuple[int, ...]) -> Strip:
    """Return the strip of a die on which a face or any above it succeeds.

    Args:
        sides: The highest face.
        needed: The lowest face that succeeds; beyond the sides, none does.
        faces: What fell.
    """
    below = min(sides, needed - 1)
    return strip_of([("failed", below, False), ("passed", sides, True)], faces)


def succeeding(strip: Strip | None) -> Text:
    """Say which faces succeed: `39 or more succeeds`; nothing where that may not be known."""
    good = [band.good for band in strip.bands] if strip is not None else []
    if strip is None or not good or None in good:
        return ""
    if True not in good or False not in good:
        return words("all-alike", succeeds=True in good)
    edge, low = strip.lines[0], good[0]
    if strip.down:
        edge, low = strip.length - edge, not low
    return words("edge-down" if low else "edge-up", edge=edge if low else edge + 1)


def odds_strip(found: Odds, label: str = "") -> Strip:
    """Return the strip of exact odds, the worst result first; `label` is what came of it.

    What is not counted stands as the dice fall, from the lowest face on.
    """
    by_label = found.by_label or len(found.labels) > 2 or _UNGRADED.issuperset(found.counts)
    rows = found.labels if by_label else found.counts
    good, told = found.succeeding, []
    for name, ways in rows.items():  # the best first: success goes on until its ways are used up
        sign = _sign(good, ways) if found.graded and any(found.counts) else None
        good -= ways if good > 0 else 0
        told.append((name, ways, sign))
    bands: list[Band] = []
    at, fell = 0, None
    for name, ways, sign in reversed(told) if any(found.counts) else told:
        at += ways
        if ways:
            fell = len(bands) if label and name == label else fell
            said = found.shown.get(name, name) if by_label else _counted(name)
            bands.append(Band(said, at, sign))
    return Strip(tuple(bands), band=fell)


def _sign(left: int, ways: int) -> bool | None:
    """Tell whether so many ways are all among those that succeed, or none, or some (None)."""
    if left >= ways:
        return True
    return None if left > 0 else False


def _counted(count: str) -> str:
    """Say a count in short: `3s` as +3, `1f` as -1."""
    number = count[:-1]
    return f"+{number}" if count.endswith("s") else f"-{number}" if count else "0"
