"""Hazards: a test, if there is one, and combat dice for who fails it; bought with Doom or free."""

from collections.abc import Iterator, Mapping
from typing import Annotated, ClassVar, Literal

from solo.dataclass import dataclass
from solo.facts import Checked, Within
from solo.rules.core.bases import CheckBase
from solo.rules.core.dice import Dice
from solo.rules.core.odds import tally
from solo.rules.core.outcome import Note, Option, Outcome
from solo.rules.core.party.rolls import passed_first
from solo.rules.core.protocols import Encounter
from solo.rules.core.script import opened
from solo.rules.core.table import Script, Table
from solo.rules.core.wording.naming import unfit
from solo.rules.two_d20.conan.checks.skill import SkillTest
from solo.rules.two_d20.conan.health.harm import Blow, hurt, roll_blow
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.conan.party import SEVERAL
from solo.rules.two_d20.conan.printed import printed
from solo.rules.two_d20.conan.words import words
from solo.rules.two_d20.core import combat_dice
from solo.rules.two_d20.core.combat_dice import Hit
from solo.rules.two_d20.core.effects import Threat
from solo.rules.two_d20.core.gear import MOST_NUMBER, DiceCount
from solo.rules.two_d20.core.sheet import changed
from solo.rules.two_d20.core.skill_test import Frame, skill_test
from solo.rules.two_d20.core.testing import Plan, ways
from solo.words import Message

AVOIDED, HIT, SPARED = "avoided", "hit", "spared"
NUMBERED = ("incendiary", "persistent", "piercing", "vicious")
PLAIN = ("area", "intense", "knockdown", "nonlethal", "stun")


@dataclass(frozen=True, slots=True, kw_only=True)
class Hazard(CheckBase, Checked):
    """Something that hurts whoever fails its test.

    Source: CON-063, CON-064.
    """

    dice: Annotated[int, "Combat dice, 2 to 6."] = 2
    area: Annotated[bool, "Whether its damage has the quality Area (CON-036)."] = False
    intense: Annotated[bool, "Whether it has Intense."] = False
    knockdown: Annotated[bool, "Whether it has Knockdown."] = False
    nonlethal: Annotated[bool, "Whether it has Nonlethal."] = False
    stun: Annotated[bool, "Whether it has Stun."] = False
    incendiary: Annotated[DiceCount, "The number of its quality Incendiary; 0 for none."] = 0
    persistent: Annotated[DiceCount, "The number of Persistent."] = 0
    piercing: Annotated[DiceCount, "The number of Piercing."] = 0
    vicious: Annotated[DiceCount, "The number of Vicious."] = 0
    mental: Annotated[bool, "Whether it hurts the mind."] = False
    test: Annotated[SkillTest | None, "The test that avoids it; without it nothing does."] = None
    doom_cost: Annotated[
        int | Literal["auto"],
        "What it costs the gamemaster: nothing as written by an author, `auto` for the printed "
        "price, or a number. What can't be paid does not happen.",
        Within(0, MOST_NUMBER),
    ] = 0
    cover: Annotated[DiceCount, "Cover dice, or Morale dice for the mind."] = 0
    who: Annotated[
        Literal["lead", "any", "all"],
        "Whom it strikes: `lead`, `any` whom the player picks, or `all`, each at its price.",
    ] = "lead"

    strikes: ClassVar[bool] = True
    signs: ClassVar[Mapping[str, str]] = {AVOIDED: "s", HIT: "f"}
    rare: ClassVar[tuple[str, ...]] = (SPARED,)

    def verify(self) -> None:
        if self.test is not None and self.test.who != "lead":
            raise unfit("test", words("hazard-who"))
        low, high = printed("hazards")["dice"]
        if not low <= self.dice <= high:
            raise unfit("dice", words("hazard-dice", low=low, high=high, dice=self.dice))

    def merit(self, outcome: Outcome) -> object:
        return passed_first(outcome)

    def left(self, sheet: Sheet, outcome: Outcome) -> Sheet:
        """Return a sheet with the Doom that is left when the hazard comes to the next hero."""
        by = sum(one.points for one in outcome.changes if isinstance(one, Threat))
        return changed(sheet, threat=sheet.threat + by) if self.cost and by else sheet

    @property
    def qualities(self) -> Mapping[str, int]:
        """Its qualities with their numbers."""
        numbered = {name: getattr(self, name) for name in NUMBERED if getattr(self, name)}
        return {**numbered, **{name: 0 for name in PLAIN if getattr(self, name)}}

    @property
    def opened_by(self) -> Mapping[str, str]:
        """What opens the ends that it can't come to as it is written."""
        closed = {} if self.test is not None else {AVOIDED: "say by which 'test' it is avoided"}
        if not self.cost:
            closed[SPARED] = "say under 'doom_cost' what it costs"
        return closed

    @property
    def cost(self) -> int:
        """The Doom that it costs."""
        if self.doom_cost != "auto":
            return self.doom_cost
        difficulty = 0 if self.test is None else self.test.difficulty
        return hazard_cost(self.dice, self.qualities, difficulty)

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        if (together := SEVERAL.resolved(self, sheet, dice)) is not None:
            return together
        if self._spares(sheet):
            return Outcome(SPARED, successes=1, facts={"doom_cost": self.cost})
        own = None if self.test is None else self.test.resolve(sheet, dice)
        outcome = self.judged(own)
        if outcome.label != HIT:
            return outcome
        blow = roll_blow(dice, self.dice, self.qualities, mental=self.mental)
        changes = (*outcome.changes, Struck(blow=blow, cover=self.cover))
        faces = (*outcome.faces, *blow.faces)
        return self.struck(outcome, blow.hit)._replace(faces=faces, changes=changes)

    def _spares(self, sheet: Sheet | None) -> bool:
        return sheet is not None and sheet.threat < self.cost

    def judged(self, own: Outcome | None) -> Outcome:
        """Return the outcome of its test as its own, without the damage."""
        paid = (Threat(-self.cost),) if self.cost else ()
        if own is None:
            return Outcome(HIT, failures=1, changes=paid, facts={"doom_cost": self.cost})
        label = AVOIDED if own.facts["passed"] else HIT
        facts = {**own.facts, "doom_cost": self.cost}
        return own._replace(label=label, changes=(*paid, *own.changes), facts=facts)

    def ways(
        self,
        sheet: Sheet | None,
        plan: Plan = Plan(),  # noqa: B008 - frozen
    ) -> Iterator[tuple[Outcome, int]]:
        """Yield its outcomes with the ways that lead to each, all out of one total."""
        if (together := SEVERAL.ways(self, sheet)) is not None:
            yield from together
            return
        if self._spares(sheet):
            yield Outcome(SPARED, successes=1, facts={"doom_cost": self.cost}), 1
            return
        tests = [(None, 1)] if self.test is None else ways(self.test, sheet, plan)
        for own, number in tests:
            outcome = self.judged(own)
            if outcome.label != HIT:
                yield outcome, number * combat_dice.SIDES**self.dice
                continue
            for hit, more in combat_dice.chances(self.dice).items():
                yield self.struck(outcome, hit), number * more

    def struck(self, outcome: Outcome, hit: Hit) -> Outcome:
        """Return the outcome of a hit with the damage and Effects of its dice, before any Soak."""
        damage = hit.damage + self.vicious * hit.effects
        on_top = (*("effect",) * bool(hit.effects), f"damage-{damage}")
        facts = {**outcome.facts, "damage": damage, "effects": hit.effects}
        return outcome._replace(triggers=(*outcome.triggers, *on_top), facts=facts)

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
        """Open it; without a test, or when it can't be paid, nothing is asked."""
        if self.test is None or self._spares(sheet):
            return opened(sheet, facing, self)
        return opened(sheet, avoiding, self, self.test, asks=asks)


def facing(table: Table[Sheet], hazard: Hazard) -> Script[Outcome]:
    """Face a hazard that no test avoids (CON-063)."""
    yield from table.ask((Option("face-it", words("face-it"), hint="face it"),), forced="face-it")
    return table.roll(hazard)


def avoiding(
    table: Table[Sheet], hazard: Hazard, test: SkillTest, *, asks: bool
) -> Script[Outcome]:
    """Make the test of a hazard; who fails it is struck (CON-063, CON-064)."""

    def warning() -> tuple[Message, ...]:
        doom = table.sheet.threat
        return (words("if-it-goes-wrong", dice=hazard.dice, cost=hazard.cost, doom=doom),)

    frame = Frame(
        closed=True, weigh=lambda plan: tally(hazard.ways(table.sheet, plan)), below=warning
    )
    own = yield from skill_test(table, test, asks=asks, frame=frame)
    # What the test itself changes is done by now; the Doom and the damage are left.
    outcome = hazard.judged(own)
    table.change(*outcome.changes)
    if outcome.label == HIT:
        blow = roll_blow(table.dice, hazard.dice, hazard.qualities, mental=hazard.mental)
        table.change(Struck(blow=blow, cover=hazard.cover))
        outcome = hazard.struck(outcome, blow.hit)
    return outcome._replace(changes=())


@dataclass(frozen=True, slots=True, kw_only=True)
class Struck:
    """A blow that was rolled already falls on the hero."""

    blow: Blow
    cover: int = 0

    def apply(self, sheet: Sheet, dice: Dice) -> tuple[Sheet, tuple[Note, ...]]:
        return hurt(sheet, self.blow, dice, cover=self.cover, morale=self.cover)


def hazard_cost(dice: int, qualities: Mapping[str, int], difficulty: int = 0) -> int:
    """Return the Doom that a hazard costs, never below 0 (CON-063, CON-064).

    Args:
        dice: Combat dice, 2 to 6.
        qualities: Its qualities with their numbers.
        difficulty: Of the test that avoids it; 0 for no test.
    """
    table = printed("hazards")
    cost: int = dice
    for name, number in qualities.items():
        if name == "nonlethal":
            cost += table["nonlethal"]
            continue
        price = table["qualities"][name]
        cost += {"half": -(-number // 2), "all": number}.get(price, price)
    return max(0, cost + int(table["test"].get(str(difficulty), 0)))
