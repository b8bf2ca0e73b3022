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
    ahead = _Ahead()
    given: tuple[int, ...] = ()
    way, left = Way(1, 1), Fraction(1)
    for _ in range(most):
        try:
            found: T | None = run(Ways(given))
        except _More as more:
            ahead.add(given, 0, _Die(more.weights, sum(more.weights), way))
        except Cut:
            yield way, None
            left -= Fraction(*way)
        else:
            yield way, found
            left -= Fraction(*way)
        if not ahead:
            return
        given, way = ahead.next()
    yield Way(left.numerator, left.denominator), None


class _Ahead:
    """The ways that are still to be gone, the likeliest first."""

    def __init__(self) -> None:
        self._heap: list[tuple[float, int, tuple[int, ...], int, _Die]] = []
        self._met = 0

    def __bool__(self) -> bool:
        return bool(self._heap)

    def add(self, before: tuple[int, ...], place: int, die: "_Die") -> None:
        """Add the ways on from a die, from one face of it on."""
        self._met += 1
        heapq.heappush(self._heap, (-die.chance(place), self._met, before, place, die))

    def next(self) -> tuple[tuple[int, ...], Way]:
        """Take out the next way; return what is given on it, and its chance."""
        _, _, before, place, die = heapq.heappop(self._heap)
        if place + 1 < len(die.weights):
            self.add(before, place + 1, die)
        return (*before, place), die.way(place)


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
