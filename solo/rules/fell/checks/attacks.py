"""Checks of attacks: one, a blast among several, and what harm does to the hero."""

from collections.abc import Iterator, Mapping
from dataclasses import field
from math import comb
from typing import Annotated, ClassVar, Literal

from solo.dataclass import dataclass
from solo.facts import Checked, Within
from solo.rules.core.bases import CheckBase
from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Outcome
from solo.rules.core.wording.naming import unfit
from solo.rules.core.words import words as shared
from solo.rules.fell.checks.ladder import Die
from solo.rules.fell.checks.roll import Terms
from solo.rules.fell.checks.tests import hidden
from solo.rules.fell.effects import Wound
from solo.rules.fell.foe import Foe
from solo.rules.fell.gear.item import MOST_ARMOR, Armor
from solo.rules.fell.health.burdens import weighed
from solo.rules.fell.health.harm import critical_terms
from solo.rules.fell.health.harm_dice import Hurt, Swing, deal, dealt_by, dealt_ways, suffer
from solo.rules.fell.heroes.sheet import Sheet, options_of
from solo.rules.fell.printed import printed
from solo.rules.fell.words import words

MOST_DICE = 12
MOST_TARGETS = 12
STRUCK: Mapping[str, str] = {"hit": "s", "stopped": "f"}
"""The labels of an attack, each with its sign: `s` for success, `f` for failure."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Attack(CheckBase, Checked):
    """Roll an attack's dice: the highest, less armor, and 1 for each attacker beyond the first.

    Source: FELL, FELL-037 to FELL-039, FELL-041. The count is the harm.
    """

    dice: Annotated[
        tuple[Die, ...], "A die for each weapon of each attacker; the hero's weapons unless given."
    ] = ()
    attackers: Annotated[int, "How many attack together.", Within(1, MOST_DICE)] = 1
    armor: Annotated[Armor, "The target's armor; or else"] = 0
    vs: Annotated[str, "the id of a foe, who wears it."] = ""
    detachment: Annotated[
        bool, "Whether the target is a detachment: individuals have disadvantage."
    ] = False
    by_detachment: Annotated[
        bool, "Whether a detachment attacks an individual: it has advantage."
    ] = False
    blast: Annotated[bool, "Whether the attack has blast, which a detachment can't shrug off."] = (
        False
    )
    advantage: Annotated[bool, "Whether the situation gives advantage."] = False
    disadvantage: Annotated[bool, "Whether it gives disadvantage."] = False
    foe: Foe | None = field(default=None, metadata=hidden)  # whom `vs` named

    shorthand: ClassVar[str] = "dice"
    on_top: ClassVar[tuple[str, ...]] = ()
    signs: ClassVar[Mapping[str, str]] = STRUCK

    def verify(self) -> None:
        if len(self.dice) > MOST_DICE:
            raise unfit("dice", shared("at-most", most=MOST_DICE, count=len(self.dice)))

    def swing(self, sheet: Sheet | None) -> Swing:
        """Return the dice as they are rolled.

        Raises:
            ValueError: There are neither dice nor a hero.
        """
        dice = self.dice or own_dice(sheet)
        worse = weighed(sheet, test=False) if not self.dice else ()
        up = [self.advantage, self.by_detachment]
        down = [self.disadvantage, bool(worse), self._shrugged()]
        stacks = options_of(sheet).adv_stacks
        extra = sum(up) - sum(down) if stacks else int(any(up)) - int(any(down))
        return Swing(dice, extra)

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        faces, highest = deal(self.swing(sheet), dice)
        harm = dealt_by(highest, self.attackers, self._armor(), 1, options_of(sheet))
        return self.judged(highest, harm, faces)

    def ways(self, sheet: Sheet | None) -> Iterator[tuple[Outcome, int]]:
        """Yield each highest die with its ways."""
        swing, options = self.swing(sheet), options_of(sheet)
        dice = [(die, swing.extra) for die in swing.dice]
        for highest, harm, ways in dealt_ways(dice, self.attackers, self._armor(), 1, options):
            yield self.judged(highest, harm, ()), ways

    def judged(self, highest: int, harm: int, faces: tuple[int, ...]) -> Outcome:
        """Return the harm as an outcome."""
        facts = {"kind": "attack", "result": highest, "armor": self._armor(), "harm": harm}
        facts |= {"attackers": self.attackers, "more": self.attackers - 1, "hit": harm > 0}
        return Outcome("hit" if harm else "stopped", harm, int(not harm), faces, facts=facts)

    def _armor(self) -> int:
        if self.vs and self.foe is None:
            raise unfit("vs", words("foe-or-armor"))
        return self.foe.armor if self.foe else self.armor

    def _shrugged(self) -> bool:
        one = self.detachment or (self.foe is not None and self.foe.detachment)
        return one and not self.blast and not self.by_detachment


@dataclass(frozen=True, slots=True, kw_only=True)
class Blast(CheckBase, Checked):
    """Strike several who stand close together, with a roll for each.

    Source: FELL, FELL-040. The count is how many come to harm.
    """

    die: Annotated[Die, "The weapon's die."] = Die.D6
    targets: Annotated[
        int, "How many they are; 0 leaves it to the weapon's die.", Within(0, MOST_TARGETS)
    ] = 0
    armor: Annotated[Armor, "What each of them wears."] = 0

    shorthand: ClassVar[str] = "die"
    on_top: ClassVar[tuple[str, ...]] = ()
    signs: ClassVar[Mapping[str, str]] = STRUCK

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        counted = dice.roll(1, int(self.die)) if not self.targets else ()
        targets = counted[0] if counted else self.targets
        faces = dice.roll(targets, int(self.die))
        harms = tuple(max(0, face - self.armor) for face in faces)
        return self.judged(targets, sum(map(bool, harms)), harms, counted + faces)

    def ways(self, sheet: Sheet | None) -> Iterator[tuple[Outcome, int]]:
        """Yield how many are struck and how many harmed, with the ways of each."""
        size = int(self.die)
        hits = max(0, size - self.armor)
        most = self.targets or size
        for targets in [self.targets] if self.targets else range(1, size + 1):
            for harmed in range(targets + 1):
                many = comb(targets, harmed) * hits**harmed * (size - hits) ** (targets - harmed)
                if many:
                    yield self.judged(targets, harmed, (), ()), many * size ** (most - targets)

    def judged(
        self, targets: int, harmed: int, harms: tuple[int, ...], faces: tuple[int, ...]
    ) -> Outcome:
        """Return whom it harmed as an outcome."""
        facts = {"kind": "blast", "targets": targets, "harmed": harmed, "harms": harms}
        facts |= {"armor": self.armor, "hit": harmed > 0}
        return Outcome("hit" if harmed else "stopped", harmed, int(not harmed), faces, facts=facts)


@dataclass(frozen=True, slots=True, kw_only=True)
class Harm(CheckBase, Checked):
    """Harm the hero: HP are lost, and harm beyond them brings a test.

    Source: FELL, FELL-037, FELL-042 to FELL-046. The rules change the sheet; outcomes tell of it.
    """

    points: Annotated[int, "How much, where it is not rolled.", Within(0, 1000)] = 0
    die: Annotated[Die | None, "The die that says how much."] = None
    attribute: Annotated[
        Literal["str", "dex", "int", "wil"], "The attribute that critical harm goes to."
    ] = "str"
    armor: Annotated[
        int | None, "What stops it; the hero's own armor unless given.", Within(0, MOST_ARMOR)
    ] = None
    hp: Annotated[int | None, "The HP, for use without a hero.", Within(0, 1000)] = None
    body: Annotated[Die | None, "The attribute's die, for use without one."] = None
    against: Annotated[str, "How the display calls it."] = ""

    shorthand: ClassVar[str] = "points"
    on_top: ClassVar[tuple[str, ...]] = ("critical", "dead")
    signs: ClassVar[Mapping[str, str]] = {
        **dict.fromkeys(("unharmed", "harmed", "held"), "s"),
        **dict.fromkeys(("out", "dead"), "f"),
    }

    def verify(self) -> None:
        if bool(self.points) == (self.die is not None):
            raise unfit("points", words("points-or-die"))
        if self.body is not None and self.hp is None:
            raise unfit("body", words("body-with-hp"))

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        hp, terms = self._body(sheet)
        faces = dice.roll(1, int(self.die)) if self.die else ()
        raw = faces[0] if faces else self.points
        harm = dealt_by(raw, 1, self._armor(sheet), hp, options_of(sheet))
        done = suffer(harm, hp, terms, dice)
        return self.judged(raw, done, faces, sheet)

    def judged(self, raw: int, done: Hurt, faces: tuple[int, ...], sheet: Sheet | None) -> Outcome:
        """Return what it did as an outcome, with the change that it makes."""
        tested = done.thrown
        facts = {
            "kind": "harm",
            "attribute": self.attribute,
            "result": tested.result if tested else 0,
            "raw": raw,
            "armor": self._armor(sheet),
            "harm": done.harm,
            "hp": done.hp,
            "critical": done.critical,
            "out": done.out,
            "dead": done.dead,
            "die": tested.die.word if tested and tested.die else None,
        }
        triggers = (("critical",) if done.critical else ()) + (("dead",) if done.dead else ())
        changes = () if sheet is None or not sheet.attributes else (Wound(self.attribute, done),)
        fell = faces + (tested.faces if tested else ())
        return Outcome(done.label, int(not done.out), int(done.out), fell, triggers, changes, facts)

    def counts(self) -> frozenset[str]:
        return frozenset({"1s", "1f"})

    def _armor(self, sheet: Sheet | None) -> int:
        if self.armor is not None:
            return self.armor
        return 0 if sheet is None else sheet.armor

    def _body(self, sheet: Sheet | None) -> tuple[int, Terms]:
        """Return the HP and the terms of the test."""
        if sheet is not None and sheet.attributes and self.body is None:
            hp = sheet.hp_now if self.hp is None else self.hp
            return hp, critical_terms(sheet, self.attribute)
        if self.hp is None or self.body is None:
            raise unfit("hp", words("hero-or-hp"))
        return self.hp, Terms(self.attribute, self.body)


def own_dice(sheet: Sheet | None) -> tuple[Die, ...]:
    """Return the dice of the hero's weapons, or of bare hands.

    Raises:
        ValueError: There is no hero.
    """
    if sheet is None or not sheet.attributes:
        raise unfit("dice", words("hero-or-dice"))
    found = tuple(one.item.damage for one in sheet.arms if one.item.damage)
    return found or (Die.parse(printed("gear")["unarmed"]),)
