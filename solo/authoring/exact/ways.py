"""Every way in which the dice of one step can fall, each with its chance."""

import heapq
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple, TypeVar

T = TypeVar("T")


class Cut(Exception):  # noqa: N818 - it is no error: what follows is left unresolved
    """Raised within a step that goes on to what was not followed."""


class Way(NamedTuple):
    """A chance as a fraction that is not reduced: `part` of `whole`."""

    part: int
    whole: int


class Ways:
    """Dice that show the given faces, and ask for more when those are used up.

    Besides dice, one of several weighted things may be picked: what was counted before need not
    be rolled again.
    """

    __slots__ = ("_given", "_used")

    def __init__(self, given: Sequence[int] = ()) -> None:
        self._given = given
        self._used = 0

    def roll(self, count: int, sides: int) -> tuple[int, ...]:
        """Return the faces of this way."""
        used = self._used
        if used + count > len(self._given):
            raise _More((1,) * sides)
        self._used = used + count
        return tuple([place + 1 for place in self._given[used : used + count]])

    def pick(self, weights: Sequence[int]) -> int:
        """Return which of several things comes up; each is as likely as its weight says."""
        used = self._used
        if used >= len(self._given):
            raise _More(weights)
        self._used = used + 1
        return self._given[used]


class _More(Exception):  # noqa: N818 - it is no error: a die is asked for
    def __init__(self, weights: Sequence[int]) -> None:
        super().__init__()
        self.weights = weights


def every(run: Callable[[Ways], T], most: int) -> Iterator[tuple[Way, T | None]]:
    """Yield what a step comes to in each way, with its chance; None for what was cut off.

    The likeliest ways come first. After `most` runs the rest is cut off: what it would have come
    to is left unresolved, so that the chances still add up to one.
    """
    ahead: list[tuple[float, int, tuple[int, ...], _Die]] = []
    met, runs, given = 0, 0, ()
    way = Way(1, 1)
    left = Fraction(1)
    ends: dict[int, int] = {}  # by the whole, how many parts of it have come to something
    while True:
        runs += 1
        try:
            found = run(Ways(given))
        except Cut:
            yield way, None
            ends[way.whole] = ends.get(way.whole, 0) + way.part
        except _More as more:
            met += 1
            die = _Die(more.weights, sum(more.weights), way)
            heapq.heappush(ahead, (-die.chance(0), met, (*given, 0), die))
        else:
            yield way, found
            ends[way.whole] = ends.get(way.whole, 0) + way.part
        if not ahead:
            return
        if runs >= most:
            break
        _, _, given, die = heapq.heappop(ahead)
        place = given[-1]
        way = die.way(place)
        if place + 1 < len(die.weights):
            met += 1
            heapq.heappush(ahead, (-die.chance(place + 1), met, (*given[:-1], place + 1), die))
    for whole, part in ends.items():
        left -= Fraction(part, whole)
    yield Way(left.numerator, left.denominator), None


class _Die(NamedTuple):
    """A die, or something else that is drawn, at the end of a way.

    Args:
        weights: The weight of each thing that may come up.
        whole: Their sum.
        before: The way that leads here.
    """

    weights: Sequence[int]
    whole: int
    before: Way

    def way(self, place: int) -> Way:
        """Return the way on with one thing."""
        return Way(self.before.part * self.weights[place], self.before.whole * self.whole)

    def chance(self, place: int) -> float:
        """Return about how likely that is."""
        part, whole = self.way(place)
        return part / whole
