"""Combat dice: six faces that give damage and Effects; Fallout's [CD] are read the same way."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from math import comb

from solo.namedtuple import NamedTuple
from solo.rules.core.dice import Dice, unordered
from solo.rules.core.odds import tally
from solo.rules.core.outcome import Odds, Outcome
from solo.rules.two_d20.core.words import words
from solo.rules.two_d20.printed import printed
from solo.words import Message

SIDES = int(printed("combat-die")["sides"])


class Hit(NamedTuple):
    """The damage and the Effects that combat dice show together."""

    damage: int = 0
    effects: int = 0

    def plus(self, other: "Hit") -> "Hit":
        """Return both together."""
        return Hit(self.damage + other.damage, self.effects + other.effects)


def read(faces: Sequence[int]) -> Hit:
    """Read combat dice (CON-034)."""
    total = Hit()
    for face in faces:
        total = total.plus(_rows()[face])
    return total


def roll(dice: Dice, count: int) -> tuple[int, ...]:
    """Roll so many combat dice; none when the number is 0 or less."""
    return unordered(dice, max(0, count), SIDES, _shows)


def _shows(face: int) -> Hit:
    return _rows()[face]


def mean(count: int, an_effect: int = 0) -> Message:
    """Say how much so many dice do on average, each Effect doing some more damage."""
    rows = _rows().values()
    whole = sum(row.damage + row.effects * an_effect for row in rows) * max(0, count)
    before, _, after = f"{whole / len(rows):.1f}".partition(".")
    return words("average", whole=int(before), tenth=int(after))


@cache
def chances(count: int) -> Mapping[Hit, int]:
    """Return in how many of the 6 ** count ways the dice show each, by convolution."""
    if count <= 0:
        return {Hit(): 1}
    found: dict[Hit, int] = {}
    for before, ways in chances(count - 1).items():
        for row in _rows().values():
            both = before.plus(row)
            found[both] = found.get(both, 0) + ways
    return found


def thrown(kept: Sequence[int], number: int, an_effect: int, more: int = 0) -> Odds:
    """Return the exact odds of the damage of a hit: some dice stay, so many are thrown.

    Args:
        kept: The dice that stay as they lie.
        number: The dice that are thrown.
        an_effect: The damage that each Effect does besides.
        more: Damage without dice.
    """

    def ways() -> Iterator[tuple[Outcome, int]]:
        lying = read(kept)
        for shown, count in chances(number).items():
            damage = lying.damage + shown.damage + more
            damage += an_effect * (lying.effects + shown.effects)
            yield Outcome(f"{damage} damage", damage), count

    return tally(ways(), graded=False)


@cache
def chances_again(count: int, again: int) -> Mapping[Hit, int]:
    """Return the chances when so many dice that show nothing are rolled again, each once.

    A way that needs fewer rolls counts as often as the rolls left out could have fallen.
    """
    blanks = sum(not any(row) for row in _rows().values())
    found: dict[Hit, int] = {}
    for blank in range(count + 1):
        rolled = min(again, blank)
        ways = comb(count, blank) * blanks**blank * SIDES ** (again - rolled)
        for shown, more in _showing(count - blank).items():
            for new, last in chances(rolled).items():
                both = shown.plus(new)
                found[both] = found.get(both, 0) + ways * more * last
    return found


@cache
def _showing(count: int) -> Mapping[Hit, int]:
    """Return in how many ways so many dice that all show something show each."""
    if not count:
        return {Hit(): 1}
    found: dict[Hit, int] = {}
    for before, ways in _showing(count - 1).items():
        for row in filter(any, _rows().values()):
            both = before.plus(row)
            found[both] = found.get(both, 0) + ways
    return found


@cache
def _rows() -> Mapping[int, Hit]:
    return {
        row["roll"]: Hit(row["damage"], row["effects"]) for row in printed("combat-die")["rows"]
    }
