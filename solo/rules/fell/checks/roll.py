"""One roll: an attribute's die, moved up and down the ladder, with advantage or disadvantage."""

from collections.abc import Iterator
from fractions import Fraction

from solo.namedtuple import NamedTuple
from solo.rules.core.dice import Dice
from solo.rules.fell.checks.ladder import Die, step

Steps = tuple[tuple[str, int], ...]
"""The reasons that move a die, with their steps: `(("climbing", 1), ("fatigue", -2))`."""

TOP = "the top of the ladder"


class Terms(NamedTuple):
    """The terms of a roll: its die, what moves it, and what gives advantage or disadvantage.

    Source: FELL, FELL-004 to FELL-007. All steps are added up first, and only their sum is held to
    the ladder.
    """

    attribute: str  # its id, or nothing for a bare die
    base: Die  # the die before anything moves it
    steps: Steps = ()  # what enhances (above 0) and impairs (below 0) it
    advantages: tuple[str, ...] = ()  # where advantage comes from
    disadvantages: tuple[str, ...] = ()  # where disadvantage comes from
    stacks: bool = False  # whether several of a kind add up

    @property
    def moved(self) -> int:
        """The sum of all steps, up and down."""
        return sum(steps for _, steps in self.steps)

    @property
    def die(self) -> Die | None:
        """The die that is rolled; None below the ladder, where nothing can be."""
        return step(self.base, self.moved)[0]

    @property
    def all_advantages(self) -> tuple[str, ...]:
        """The sources of advantage, with the top of the ladder as one of them (FELL-004)."""
        beyond = step(self.base, self.moved)[1]
        return (*self.advantages, *((TOP,) * (beyond if self.stacks else min(1, beyond))))

    @property
    def extra(self) -> int:
        """The number of further dice rolled: above 0 the highest counts, below 0 the lowest.

        One of each kind cancel, and several of a kind count as one unless they stack.
        """
        better, worse = len(self.all_advantages), len(self.disadvantages)
        return better - worse if self.stacks else min(1, better) - min(1, worse)


class Throw(NamedTuple):
    """Dice as they fell: `result` is 0 where nothing could be rolled."""

    die: Die | None
    extra: int
    faces: tuple[int, ...]
    result: int


def throw(terms: Terms, dice: Dice) -> Throw:
    """Roll the dice of some terms.

    Source: FELL, FELL-003, FELL-005, FELL-006.
    """
    die, extra = terms.die, terms.extra
    if die is None:
        return Throw(None, extra, (), 0)
    faces = dice.roll(1 + abs(extra), int(die))
    return Throw(die, extra, faces, best(faces, extra))


def best(faces: tuple[int, ...], extra: int) -> int:
    """Return the face that counts: the lowest with disadvantage, else the highest."""
    return min(faces) if extra < 0 else max(faces)


def spread(die: Die, extra: int) -> Iterator[tuple[int, int]]:
    """Yield each result of dice of which one counts, with the number of ways to roll it."""
    count = 1 + abs(extra)
    for result in range(1, int(die) + 1):
        if extra < 0:
            above = int(die) - result
            yield result, (above + 1) ** count - above**count
        else:
            yield result, result**count - (result - 1) ** count


def throws(terms: Terms) -> Iterator[tuple[Throw, int]]:
    """Yield each throw that is possible, without its faces, with the number of ways to roll it."""
    if terms.die is None:
        yield Throw(None, terms.extra, (), 0), 1
        return
    for result, ways in spread(terms.die, terms.extra):
        yield Throw(terms.die, terms.extra, (), result), ways


def chance(ways: Iterator[tuple[Throw, int]], least: int) -> Fraction:
    """Return the chance of a result of so much or more."""
    found = list(ways)
    return Fraction(
        sum(many for thrown, many in found if thrown.result >= least),
        sum(many for _, many in found),
    )


def average(ways: Iterator[tuple[Throw, int]]) -> Fraction:
    """Return the result on average."""
    found = list(ways)
    return Fraction(
        sum(thrown.result * many for thrown, many in found), sum(many for _, many in found)
    )
