"""Dice as people write them: `3d6+1`, `4d6kh3`, `d66`, `d%`, `2d20<=12`, `5d10>=8`, `3d6!`.

A notation is a sum of terms. `kh`, `kl`, `dh` and `dl` keep or drop the highest or lowest dice. A
comparison counts the dice that meet it, and there is no sum then. `!` rolls a die again that shows
its highest face, and adds it, a bounded number of times. `d66` reads two d6 as tens and ones.
"""

import operator
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import comb
from typing import NamedTuple

from solo.errors import SoloError
from solo.rules.core.dice import Dice
from solo.rules.core.numbers import plural

MOST_DICE = 100
MOST_SIDES = 1_000
MOST_TERMS = 10
MOST_AGAIN = 10  # times that a die may explode
_MOST_WORK = 5_000_000  # steps of reckoning exact odds
_OF_KEPT = 5  # such steps that one takes where the best dice are kept
_MOST_NUMBER = 1_000_000

_TERM = re.compile(
    r"(?P<count>\d{1,4})?d(?P<sides>%|\d{1,5})(?P<again>!)?(?:(?P<keep>kh|kl|dh|dl|k)(?P<number>\d{1,4})?)?"
    r"|(?P<constant>\d{1,7})",
    re.ASCII,
)
_TARGET = re.compile(r"(?P<sign><=|>=|<|>|=)(?P<goal>\d{1,7})", re.ASCII)
_SIGNS: Mapping[str, Callable[[int, int], bool]] = {
    "<=": operator.le,
    ">=": operator.ge,
    "<": operator.lt,
    ">": operator.gt,
    "=": operator.eq,
}
_DIGITS = (66, 666)  # read as digits of d6, not as sides
EXAMPLES = "3d6+1, 4d6kh3, d66, d%, 2d20<=12, 5d10>=8 or 3d6!"


class Thrown(NamedTuple):
    """The dice of a notation as they fell.

    Args:
        total: The sum, or how many dice met the comparison.
        faces: Every face, in the order thrown.
        kept: The faces that count.
        successes: How many dice met the comparison; None without one.
    """

    total: int
    faces: tuple[int, ...]
    kept: tuple[int, ...]
    successes: int | None = None

    @property
    def sentence(self) -> str:
        """The total and the faces, in one line."""
        faces = ", ".join(map(str, self.faces))
        if self.kept != self.faces:
            faces += f", of which count {', '.join(map(str, self.kept)) or 'none'}"
        if self.successes is None:
            return f"{self.total} (rolled {faces})."
        return f"{plural(self.successes, 'success', 'successes')} (rolled {faces})."


@dataclass(frozen=True, slots=True, kw_only=True)
class Pool:
    """One term of dice.

    Args:
        count: How many dice; for digits, how many times the number is rolled.
        sides: Their sides.
        digits: How many dice are read as the digits of one number; 0 for plain dice.
        keep: How many of the highest count, or of the lowest where negative; 0 for all.
        again: Whether a highest face is rolled again and added.
        sign: 1, or -1 where the term is taken away.
    """

    count: int
    sides: int
    digits: int = 0
    keep: int = 0
    again: bool = False
    sign: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Notation:
    """Dice to be rolled and added, or counted.

    Args:
        text: As it was written, without spaces.
        pools: The terms of dice.
        constant: The sum of the plain numbers.
        sign: The comparison, or nothing.
        goal: What each die is compared with.
    """

    text: str
    pools: tuple[Pool, ...]
    constant: int = 0
    sign: str = ""
    goal: int = 0

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
        if not self.sign:
            return Thrown(total, tuple(faces), tuple(kept))
        met = [face for face in kept if _SIGNS[self.sign](face, self.goal)]
        return Thrown(len(met), tuple(faces), tuple(met), len(met))

    def ways(self) -> Mapping[int, int]:
        """Return in how many of all equally likely ways each total falls, the lowest first.

        Raises:
            SoloError: There are too many to reckon.
        """
        found = {0 if self.sign else self.constant: 1}
        work = 0
        for pool in self.pools:
            spread = self._of_kept(pool) if pool.keep else self._of_one(pool)
            for _ in range(1 if pool.keep else pool.count):
                work += len(found) * len(spread)
                if work > _MOST_WORK:
                    raise SoloError(f"{self.text} can fall in too many ways for exact odds")
                found = _added(found, spread)
        return dict(sorted(found.items()))

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
        if self.sign:
            return int(_SIGNS[self.sign](face, self.goal))
        return pool.sign * face

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


def parse(text: str) -> Notation:
    """Read dice as people write them; spaces and capitals don't matter.

    Raises:
        ValueError: They are none, or too many; the text says what was expected.
    """
    plain = re.sub(r"\s+", "", text.lower())
    shown = plain if len(plain) <= 40 else f"{plain[:40]}…"
    place, sign, constant = 0, 1, 0
    pools: list[Pool] = []
    while True:
        match = _TERM.match(plain, place)
        if match is None:
            raise ValueError(f"'{shown}' is no dice; write {EXAMPLES}")
        if match["constant"] is None:
            pools.append(_pool(match, sign))
        else:
            constant += sign * int(match["constant"])
        place = match.end()
        if place == len(plain) or plain[place] not in "+-":
            break
        sign, place = (1 if plain[place] == "+" else -1), place + 1
    target = _TARGET.fullmatch(plain, place)
    if place < len(plain) and target is None:
        rest = plain[place : place + 10]
        raise ValueError(f"'{shown}' is no dice from '{rest}' on; write {EXAMPLES}")
    if not pools or len(pools) > MOST_TERMS or abs(constant) > _MOST_NUMBER:
        bounds = f"1 to {MOST_TERMS} terms of dice, and numbers up to {_MOST_NUMBER:,}"
        raise ValueError(f"'{shown}' needs {bounds}")
    if target is None:
        return Notation(text=plain, pools=tuple(pools), constant=constant)
    if constant or any(pool.sign < 0 or pool.digits for pool in pools):
        raise ValueError(f"'{shown}': a comparison counts dice; leave out what is added to them")
    return Notation(text=plain, pools=tuple(pools), sign=target["sign"], goal=int(target["goal"]))


def _pool(match: "re.Match[str]", sign: int) -> Pool:
    """Return the term of dice that was matched.

    Raises:
        ValueError: Numbers out of range, or parts that don't go together.
    """
    count = int(match["count"] or 1)
    sides = 100 if match["sides"] == "%" else int(match["sides"])
    digits = len(match["sides"]) if sides in _DIGITS else 0
    if not 1 <= count <= MOST_DICE:
        raise ValueError(f"{count} dice: 1 to {MOST_DICE} can be rolled")
    if not 2 <= sides <= MOST_SIDES:
        raise ValueError(f"a d{sides}: dice have 2 to {MOST_SIDES:,} sides")
    keep = 0
    if match["keep"]:
        number = int(match["number"] or 1)
        if match["again"] or digits:
            raise ValueError(f"'{match[0]}': 'k' and 'd' can't go with '!' or with digits")
        if not 1 <= number <= count:
            raise ValueError(f"'{match[0]}': 1 to {count} of the dice can be kept or dropped")
        if match["keep"] in ("dh", "dl") and number == count:
            raise ValueError(f"'{match[0]}': not all dice can be dropped")
        dropped = count - number
        keeps = {"k": number, "kh": number, "kl": -number, "dl": dropped, "dh": -dropped}
        keep = keeps[match["keep"]]
    if digits and match["again"]:
        raise ValueError(f"'{match[0]}': dice read as digits can't be rolled again")
    return Pool(
        count=count,
        sides=6 if digits else sides,
        digits=digits,
        keep=keep,
        again=bool(match["again"]),
        sign=sign,
    )


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
