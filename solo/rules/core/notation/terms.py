"""The parts of a notation, and how their dice fall; how likely each result is, `spreads` reckons.

A pool's dice are thrown; those that are to be are rolled again; then they explode; each is worth
what it shows, or the least or the most that was written; and of those worths some are kept.
"""

import operator
from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias

from solo.dataclass import dataclass
from solo.namedtuple import NamedTuple
from solo.rules.core.dice import Dice

MOST_AGAIN = 10  # times that a die may explode, or be rolled again until it shows something else

SIGNS: Mapping[str, Callable[[int, int], bool]] = {
    "<=": operator.le,
    ">=": operator.ge,
    "<": operator.lt,
    ">": operator.gt,
    "=": operator.eq,
}


class Target(NamedTuple):
    """What a number is compared with: `>=8`."""

    sign: str
    goal: int

    def meets(self, number: int) -> bool:
        """Say whether a number meets it."""
        return SIGNS[self.sign](number, self.goal)

    def __str__(self) -> str:
        return f"{self.sign}{self.goal}"


class Fall(NamedTuple):
    """How a part fell."""

    value: int  # what it comes to
    faces: tuple[int, ...] = ()  # every face, in the order thrown; of Fudge dice -1, 0 or 1
    kept: tuple[int, ...] = ()  # what counts of them
    failed: int = 0  # how many dice were taken away from those that met a comparison


@dataclass(frozen=True, slots=True, kw_only=True)
class Fixed:
    """A number, or a trait's."""

    value: int

    def fall(self, dice: Dice, count: "Count | None" = None) -> Fall:
        """Return the number; no dice fall."""
        return Fall(self.value)


@dataclass(frozen=True, slots=True, kw_only=True)
class Count:
    """Counts dice: those that meet a comparison, less those that fail."""

    met: Target
    failed: Target | None = None

    def worth(self, value: int) -> int:
        """Return 1 for what meets it, -1 for what fails, else 0."""
        if self.met.meets(value):
            return 1
        return -1 if self.failed is not None and self.failed.meets(value) else 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Pool:
    """One term of dice."""

    count: int = 1  # how many dice; for digits, how many times the number is rolled
    sides: int  # their sides
    low: int = 1  # what the first side shows: -1 on a Fudge die
    digits: int = 0  # how many dice are read as the digits of one number; 0 for plain dice
    keep: int = 0  # how many of the highest count, or of the lowest where negative; 0 for all
    again: Target | None = None  # what rolls a die again that is then added
    one: bool = False  # whether those that are added are part of the same die
    less: int = 0  # what is taken from each further throw
    reroll: Target | None = None  # what is rolled again instead
    once: bool = False  # whether only once, whatever shows then
    least: int | None = None  # what a lower face counts as
    most: int | None = None  # what a higher face counts as

    @property
    def highest(self) -> int:
        """What the last side shows."""
        return self.low + self.sides - 1

    @property
    def values(self) -> range:
        """What each side shows."""
        return range(self.low, self.highest + 1)

    @property
    def again_rolls(self) -> int:
        """How often a die may be rolled again instead."""
        return 0 if self.reroll is None else 1 if self.once else MOST_AGAIN

    def worth(self, face: int, *, further: bool = False) -> int:
        """Return what a face counts as; `further` is one that an explosion added."""
        bounded = face if self.least is None else max(face, self.least)
        bounded = bounded if self.most is None else min(bounded, self.most)
        return bounded - self.less if further else bounded

    def fall(self, dice: Dice, count: Count | None = None) -> Fall:
        """Throw the dice; first each once, then those that go on."""
        if self.digits:
            return self._digits(dice)
        faces: list[int] = []
        worths: list[int] = []
        for face in self._faces(dice, self.count):
            thrown, values = self._one(face, dice)
            faces += thrown
            worths += values
        counted = _kept(worths, self.keep)
        if count is None:
            return Fall(sum(counted), tuple(faces), tuple(counted))
        return _counted(counted, tuple(faces), count)

    def _faces(self, dice: Dice, count: int) -> tuple[int, ...]:
        faces = dice.roll(count, self.sides)
        return faces if self.low == 1 else tuple(face - 1 + self.low for face in faces)

    def _one(self, face: int, dice: Dice) -> tuple[list[int], list[int]]:
        """Return all faces of one die, and what they count as: one number if it stays one die."""
        faces, face = self._rerolled(face, dice)
        worths = [self.worth(face)]
        left = MOST_AGAIN
        while self.again is not None and left and self.again.meets(face):
            thrown, face = self._rerolled(self._faces(dice, 1)[0], dice)
            faces += thrown
            worths.append(self.worth(face, further=True))
            left -= 1
        return faces, [sum(worths)] if self.one else worths

    def _rerolled(self, face: int, dice: Dice) -> tuple[list[int], int]:
        """Return the faces of a throw that is made again, and the last of them, which stands."""
        faces = [face]
        left = self.again_rolls
        while self.reroll is not None and left and self.reroll.meets(face):
            face = self._faces(dice, 1)[0]
            faces.append(face)
            left -= 1
        return faces, face

    def _digits(self, dice: Dice) -> Fall:
        throws = [dice.roll(self.digits, self.sides) for _ in range(self.count)]
        faces = tuple(face for throw in throws for face in throw)
        return Fall(sum(int("".join(map(str, throw))) for throw in throws), faces, faces)


@dataclass(frozen=True, slots=True, kw_only=True)
class Sum:
    """Terms that are added, or taken away where the sign is -1."""

    terms: tuple[tuple[int, "Part"], ...]

    def fall(self, dice: Dice, count: Count | None = None) -> Fall:
        """Let all terms fall, from left to right."""
        falls = [(sign, part.fall(dice, count)) for sign, part in self.terms]
        return joined(sum(sign * fall.value for sign, fall in falls), (fall for _, fall in falls))


@dataclass(frozen=True, slots=True, kw_only=True)
class Product:
    """A part that is multiplied by another, or divided by a number and rounded down."""

    left: "Part"
    right: "Part"
    divided: bool = False

    def fall(self, dice: Dice, count: Count | None = None) -> Fall:
        """Let both fall."""
        left, right = self.left.fall(dice), self.right.fall(dice)
        return joined(self.of(left.value, right.value), (left, right))

    def of(self, left: int, right: int) -> int:
        """Return what two numbers come to."""
        return left // right if self.divided else left * right


@dataclass(frozen=True, slots=True, kw_only=True)
class Group:
    """Parts of which some are kept and added, or that are counted: `{1d6,1d8}kh1`."""

    members: tuple["Part", ...]
    keep: int = 0

    def fall(self, dice: Dice, count: Count | None = None) -> Fall:
        """Let all fall, and keep the highest or the lowest of them."""
        falls = [member.fall(dice) for member in self.members]
        chosen = _chosen([fall.value for fall in falls], self.keep)
        kept = [fall for place, fall in enumerate(falls) if place in chosen]
        faces = tuple(face for fall in falls for face in fall.faces)
        if count is not None:
            return _counted([fall.value for fall in kept], faces, count)
        return joined(sum(fall.value for fall in kept), kept)._replace(faces=faces)


Part: TypeAlias = Fixed | Pool | Sum | Product | Group


def joined(value: int, falls: Iterable[Fall]) -> Fall:
    """Return how several parts fell together."""
    parts = tuple(falls)
    faces = tuple(face for fall in parts for face in fall.faces)
    kept = tuple(face for fall in parts for face in fall.kept)
    return Fall(value, faces, kept, sum(fall.failed for fall in parts))


def pools(part: Part) -> tuple[Pool, ...]:
    """Return all dice of a part."""
    match part:
        case Pool():
            return (part,)
        case Sum():
            return tuple(pool for _, term in part.terms for pool in pools(term))
        case Product():
            return (*pools(part.left), *pools(part.right))
        case Group():
            return tuple(pool for member in part.members for pool in pools(member))
        case Fixed():
            return ()


def _counted(values: list[int], faces: tuple[int, ...], count: Count) -> Fall:
    worths = [(value, count.worth(value)) for value in values]
    failed = sum(worth < 0 for _, worth in worths)
    kept = tuple(value for value, worth in worths if worth)
    return Fall(sum(worth for _, worth in worths), faces, kept, failed)


def _kept(values: list[int], keep: int) -> list[int]:
    """Return the values that count, in the order thrown."""
    if not keep:
        return values
    chosen = _chosen(values, keep)
    return [value for place, value in enumerate(values) if place in chosen]


def _chosen(values: list[int], keep: int) -> set[int]:
    """Return the places of those that are kept."""
    if not keep:
        return set(range(len(values)))
    order = sorted(range(len(values)), key=lambda place: values[place], reverse=keep > 0)
    return set(order[: abs(keep)])
