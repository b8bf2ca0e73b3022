"""Dice that are rolled and added, or counted: how they fall, and their exact odds."""

import operator
from collections.abc import Callable, Mapping
from math import comb
from typing import NamedTuple

from solo.dataclass import dataclass
from solo.errors import SoloError
from solo.rules.core.dice import Dice
from solo.rules.core.words import words
from solo.words import Message

MOST_AGAIN = 10  # times that a die may explode
_MOST_WORK = 5_000_000  # steps of reckoning exact odds
_OF_KEPT = 5  # such steps that one takes where the best dice are kept

_SIGNS: Mapping[str, Callable[[int, int], bool]] = {
    "<=": operator.le,
    ">=": operator.ge,
    "<": operator.lt,
    ">": operator.gt,
    "=": operator.eq,
}


class Thrown(NamedTuple):
    """The dice of a notation as they fell."""

    total: int  # the sum, or how many dice met the comparison
    faces: tuple[int, ...]  # every face, in the order thrown
    kept: tuple[int, ...]  # the faces that count
    # how many dice met the comparison, or 1 or 0 for a sum; None without one
    successes: int | None = None

    @property
    def told(self) -> Message:
        """The total and the faces, in one line."""
        counted = self.successes not in (None, self.total)  # a sum was compared
        counts = "all" if self.kept == self.faces else "some" if self.kept else "none"
        return words("dice-fell", **self._asdict(), counted=counted, counts=counts)


@dataclass(frozen=True, slots=True, kw_only=True)
class Pool:
    """One term of dice."""

    count: int  # how many dice; for digits, how many times the number is rolled
    sides: int  # their sides
    digits: int = 0  # how many dice are read as the digits of one number; 0 for plain dice
    keep: int = 0  # how many of the highest count, or of the lowest where negative; 0 for all
    again: bool = False  # whether a highest face is rolled again and added
    sign: int = 1  # 1, or -1 where the term is taken away


@dataclass(frozen=True, slots=True, kw_only=True)
class Notation:
    """Dice to be rolled and added, or counted."""

    text: str  # as it was written, without spaces
    pools: tuple[Pool, ...]  # the terms of dice
    constant: int = 0  # the sum of the plain numbers
    sign: str = ""  # the comparison, or nothing
    goal: int = 0  # what each die is compared with, or the sum
    summed: bool = False  # whether the sum is compared, not each die

    @property
    def counts(self) -> bool:
        """Whether dice are counted that meet a comparison."""
        return bool(self.sign) and not self.summed

    def roll(self, dice: Dice) -> Thrown:
        """Roll it.

        Raises:
            DiceError: The dice can't give such faces.
        """
        faces: list[int] = []
        kept: list[int] = []
        total = self.constant
        for pool in self.pools:
            values, thrown = _thrown(pool, dice)
            faces += thrown
            counted = _kept(values, pool.keep)
            kept += thrown if pool.digits else counted
            total += pool.sign * sum(counted)
        if not self.counts:
            met_sum = int(self.meets(total)) if self.summed else None
            return Thrown(total, tuple(faces), tuple(kept), met_sum)
        met = [face for face in kept if self.meets(face)]
        return Thrown(len(met), tuple(faces), tuple(met), len(met))

    def ways(self) -> Mapping[int, int]:
        """Return in how many of all equally likely ways each total falls, the lowest first.

        Where a sum is compared, the totals are 1 if it meets the comparison, and 0.

        Raises:
            SoloError: There are too many to reckon.
        """
        found = {self.constant: 1}
        work = 0
        for pool in self.pools:
            spread = self._of_kept(pool) if pool.keep else self._of_one(pool)
            for _ in range(1 if pool.keep else pool.count):
                work += len(found) * len(spread)
                if work > _MOST_WORK:
                    raise SoloError(f"{self.text} can fall in too many ways for exact odds")
                found = _added(found, spread)
        return dict(sorted((self._compared(found) if self.summed else found).items()))

    def _compared(self, sums: Mapping[int, int]) -> dict[int, int]:
        """Return in how many ways sums don't meet the comparison, and in how many they do."""
        found: dict[int, int] = {}
        for total, ways in sums.items():
            met = int(self.meets(total))
            found[met] = found.get(met, 0) + ways
        return found

    def meets(self, number: int) -> bool:
        """Say whether a face, or a sum, meets the comparison."""
        return _SIGNS[self.sign](number, self.goal)

    def _of_one(self, pool: Pool) -> dict[int, int]:
        """Return the ways of what one die of a pool adds, its further throws included."""
        if pool.digits:
            spread = {0: 1}
            for _ in range(pool.digits):
                spread = {
                    10 * value + face: ways
                    for value, ways in spread.items()
                    for face in range(1, pool.sides + 1)
                }
            return {pool.sign * value: ways for value, ways in spread.items()}
        throws = MOST_AGAIN if pool.again else 0
        found: dict[int, int] = {}
        before = 0
        for throw in range(throws + 1):
            weight = pool.sides ** (throws - throw)
            for face in range(1, pool.sides + 1):
                if pool.again and face == pool.sides and throw < throws:
                    continue
                worth = before + self._worth(face, pool)
                found[worth] = found.get(worth, 0) + weight
            before += self._worth(pool.sides, pool)
        return found

    def _worth(self, face: int, pool: Pool) -> int:
        return int(self.meets(face)) if self.counts else pool.sign * face

    def _of_kept(self, pool: Pool) -> dict[int, int]:
        """Return the ways of the sum of the dice that are kept.

        Faces are gone through from the best; of the dice left, some show it, and of those the first
        that are still to be kept count.

        Raises:
            SoloError: There are too many to reckon.
        """
        faces = range(1, pool.sides + 1) if pool.keep < 0 else range(pool.sides, 0, -1)
        found = {(0, 0): 1}  # dice gone through, sum
        work = 0
        for face in faces:
            after: dict[tuple[int, int], int] = {}
            for (gone, total), ways in found.items():
                left = pool.count - gone
                work += _OF_KEPT * (left + 1)
                if work > _MOST_WORK:
                    raise SoloError("so many dice can fall in too many ways for exact odds")
                for showing in range(left + 1):
                    counted = min(showing, max(0, abs(pool.keep) - gone))
                    key = gone + showing, total + self._worth(face, pool) * counted
                    after[key] = after.get(key, 0) + ways * comb(left, showing)
            found = after
        return {total: ways for (gone, total), ways in found.items() if gone == pool.count}


def _thrown(pool: Pool, dice: Dice) -> tuple[list[int], list[int]]:
    """Return what each die of a pool is worth, or each number of digits, and all faces."""
    if pool.digits:
        throws = [dice.roll(pool.digits, pool.sides) for _ in range(pool.count)]
        numbers = [int("".join(map(str, throw))) for throw in throws]
        return numbers, [face for throw in throws for face in throw]
    faces: list[int] = []
    for face in dice.roll(pool.count, pool.sides):
        faces.append(face)
        again = MOST_AGAIN if pool.again else 0
        while again and faces[-1] == pool.sides:
            faces += dice.roll(1, pool.sides)
            again -= 1
    return faces, faces


def _kept(values: list[int], keep: int) -> list[int]:
    """Return the values that count, in the order thrown."""
    if not keep:
        return values
    order = sorted(range(len(values)), key=lambda place: values[place], reverse=keep > 0)
    chosen = set(order[: abs(keep)])
    return [value for place, value in enumerate(values) if place in chosen]


def _added(one: Mapping[int, int], other: Mapping[int, int]) -> dict[int, int]:
    """Return the ways of the sum of two independent numbers."""
    found: dict[int, int] = {}
    for first, ways in one.items():
        for second, more in other.items():
            found[first + second] = found.get(first + second, 0) + ways * more
    return found
