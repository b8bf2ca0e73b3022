"""Dice of harm: what those of an attack deal, and what harm does to HP and attributes.

Numbers alone: whose they are is for those who call.
"""

from collections.abc import Iterator, Sequence
from math import prod

from solo.namedtuple import NamedTuple
from solo.rules.core.dice import Dice
from solo.rules.fell.checks.ladder import Die, lowered
from solo.rules.fell.checks.roll import Terms, Throw, best, spread, throw
from solo.rules.fell.options import USUAL, FellOptions
from solo.rules.fell.printed import printed

DN = int(printed("tests")["dn"])  # FELL-011


class Swing(NamedTuple):
    """The dice of one attack on one target."""

    dice: tuple[Die, ...]  # a die for each weapon of each attacker
    extra: int = 0  # above 0 each die has advantage, below 0 disadvantage


class Dealt(NamedTuple):
    """An attack as it fell: the faces, and the one die that counts."""

    faces: tuple[int, ...]
    highest: int


def deal(swing: Swing, dice: Dice) -> Dealt:
    """Roll an attack.

    Source: FELL, FELL-037, FELL-039. There is no roll to hit; only the highest die counts.
    """
    faces: tuple[int, ...] = ()
    highest = 0
    for die in swing.dice:
        fell = dice.roll(1 + abs(swing.extra), int(die))
        faces += fell
        highest = max(highest, best(fell, swing.extra))
    return Dealt(faces, highest)


def dealt_by(highest: int, attackers: int, armor: int, hp: int, options: FellOptions) -> int:
    """Return the harm of an attack whose highest die is known; never below 0.

    Source: FELL, FELL-037 to FELL-039. Readings: armor counts against the whole attack, also at 0
    HP (option `armor_vs_critical`), and is subtracted before the 1 harm of each further attacker is
    added (option `extra_before_armor`).
    """
    more = max(0, attackers - 1)
    stops = armor if hp > 0 or options.armor_vs_critical else 0
    if options.extra_before_armor:
        return max(0, highest + more - stops)
    return max(0, highest - stops) + more


def dealt_ways(
    dice: Sequence[tuple[Die, int]],
    attackers: int,
    armor: int,
    hp: int,
    options: FellOptions = USUAL,
) -> Iterator[tuple[int, int, int]]:
    """Yield each highest die with its harm and its ways, the highest first.

    `dice` are those of every weapon, each with what it has of advantage (above 0) or disadvantage.
    """
    upto = [
        prod(sum(n for face, n in spread(die, extra) if face <= highest) for die, extra in dice)
        for highest in range(int(max(die for die, _ in dice)) + 1)
    ]
    for highest in range(len(upto) - 1, 0, -1):
        if ways := upto[highest] - upto[highest - 1]:
            yield highest, dealt_by(highest, attackers, armor, hp, options), ways


class Hurt(NamedTuple):
    """The effect of harm on somebody."""

    harm: int  # how much it was
    hp: int  # the HP after it
    critical: bool  # whether any of it was critical
    thrown: Throw | None  # the test against critical harm, if one was rolled
    die: Die | None  # the attribute after it; None below the ladder

    @property
    def passed(self) -> bool:
        """Whether the test was passed."""
        return self.thrown is not None and self.thrown.result >= DN

    @property
    def out(self) -> bool:
        """Whether the harm put them out of the fight, dying or dead."""
        return self.critical and not self.passed

    @property
    def dead(self) -> bool:
        """Whether the harm killed them (FELL-046)."""
        return self.out and self.die is None

    @property
    def label(self) -> str:
        """A word for it: `dead`, `out`, `held`, `harmed` or `unharmed`."""
        if self.dead:
            return "dead"
        if self.out:
            return "out"
        if self.critical:
            return "held"
        return "harmed" if self.harm else "unharmed"


def suffer(harm: int, hp: int, terms: Terms, dice: Dice) -> Hurt:
    """Take harm off HP, and test the attribute if any is left over.

    `terms` are those of the test, without skills: they do not apply.

    Source: FELL, FELL-042 to FELL-046. Harm beyond HP only calls for the test, however much it is,
    and is not taken off the attribute as a number; a test that can't be rolled is failed.
    """
    if harm <= hp:
        return Hurt(max(0, harm), hp - max(0, harm), False, None, terms.base)
    thrown = throw(terms, dice)
    failed = thrown.result < DN
    return Hurt(harm, 0, True, thrown, lowered(terms.base) if failed else terms.base)
