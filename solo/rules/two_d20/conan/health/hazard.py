"""Hazards: a test, if there is one, and combat dice for who fails it; bought with Doom or free."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Literal

from solo.rules.core.dice import Dice
from solo.rules.core.encounters import made, minutes_of, refuse
from solo.rules.core.odds import Odds, tally
from solo.rules.core.outcome import Note, Option, Outcome, Step
from solo.rules.two_d20.conan.checks.skill import SkillTest
from solo.rules.two_d20.conan.gear.written import MOST_NUMBER
from solo.rules.two_d20.conan.health.harm import Blow, hurt, roll_blow
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.conan.lookups import hazard_cost
from solo.rules.two_d20.conan.printed import printed
from solo.rules.two_d20.core import combat_dice
from solo.rules.two_d20.core.combat_dice import Hit
from solo.rules.two_d20.core.effects import Threat
from solo.rules.two_d20.core.gear import MOST_DICE, check_range
from solo.rules.two_d20.core.rolling import Rolling
from solo.rules.two_d20.core.testing import Plan, ways

AVOIDED, HIT, SPARED = "avoided", "hit", "spared"
NUMBERED = ("incendiary", "persistent", "piercing", "vicious")
PLAIN = ("area", "intense", "knockdown", "nonlethal", "stun")


@dataclass(frozen=True, slots=True, kw_only=True)
class Hazard:
    """Something that hurts whoever fails its test.

    Args:
        dice: Combat dice, 2 to 6.
        area: Whether it has the quality; so with intense, knockdown, nonlethal, stun.
        incendiary: The number of the quality, 0 for none; so with persistent, piercing, vicious.
        mental: Whether it hurts the mind.
        test: The test that avoids it, or None.
        doom_cost: What it costs the gamemaster: nothing as written by an author, `auto` for the
            printed price, or a number. What can't be paid does not happen.
        cover: Cover dice, or Morale dice for the mind.

    Source: CON-063, CON-064.
    """

    dice: int = 2
    area: bool = False
    intense: bool = False
    knockdown: bool = False
    nonlethal: bool = False
    stun: bool = False
    incendiary: int = 0
    persistent: int = 0
    piercing: int = 0
    vicious: int = 0
    mental: bool = False
    test: SkillTest | None = None
    doom_cost: int | Literal["auto"] = 0
    cover: int = 0

    signs: ClassVar[Mapping[str, str]] = {AVOIDED: "s", HIT: "f"}
    rare: ClassVar[tuple[str, ...]] = (SPARED,)

    def __post_init__(self) -> None:
        low, high = printed("hazards")["dice"]
        if not low <= self.dice <= high:
            raise ValueError(f"dice: a hazard has {low} to {high} combat dice, not {self.dice}")
        check_range(self, MOST_DICE, *NUMBERED, "cover")
        if self.doom_cost != "auto":
            check_range(self, MOST_NUMBER, "doom_cost")

    @property
    def qualities(self) -> Mapping[str, int]:
        """Its qualities with their numbers."""
        numbered = {name: getattr(self, name) for name in NUMBERED if getattr(self, name)}
        return {**numbered, **{name: 0 for name in PLAIN if getattr(self, name)}}

    @property
    def cost(self) -> int:
        """The Doom that it costs."""
        if self.doom_cost != "auto":
            return self.doom_cost
        difficulty = 0 if self.test is None else self.test.difficulty
        return hazard_cost(self.dice, self.qualities, difficulty)

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
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
        """Return the outcome of a hit with what its combat dice show on top, before any Soak."""
        damage = hit.damage + self.vicious * hit.effects
        on_top = (*("effect",) * bool(hit.effects), f"damage-{damage}")
        facts = {**outcome.facts, "damage": damage, "effects": hit.effects}
        return outcome._replace(triggers=(*outcome.triggers, *on_top), facts=facts)

    def begin(self, sheet: Sheet, *, asks: bool) -> Any:
        """Open it; without a test, or when it can't be paid, nothing is asked."""
        if self.test is None or self._spares(sheet):
            return Facing(hazard=self, inner=None)
        return Facing(hazard=self, inner=Rolling(self.test, asks, Plan(), True))


@dataclass(frozen=True, slots=True, kw_only=True)
class Facing:
    """A hazard that is about to strike."""

    hazard: Hazard
    inner: Any

    @property
    def forced(self) -> str | None:
        if self.inner is None:
            return "face-it"
        forced: str | None = self.inner.forced
        return forced

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        told = f"If this goes wrong: {self.hazard.dice} combat dice of damage."
        if self.hazard.cost:
            told += f" It costs the gamemaster {self.hazard.cost} Doom, of {sheet.threat}."
        return () if self.inner is None else (*self.inner.status(sheet), told)

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        if self.inner is None:
            return (Option("face-it", "Face it", hint="face it"),)
        options: tuple[Option, ...] = self.inner.options(sheet)
        return options

    def odds(self, option: str, sheet: Sheet) -> Odds | None:
        """Return the chances of getting away, whatever was decided before."""
        plan = self.inner.planned(option, sheet) if isinstance(self.inner, Rolling) else None
        return None if plan is None else tally(self.hazard.ways(sheet, plan))

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        if self.inner is None:
            refuse(option, self.options(sheet))
            outcome = self.hazard.resolve(sheet, dice)
            sheet, notes = made(outcome.changes, sheet, dice)
            return Step(None, sheet, notes, outcome._replace(changes=()), minutes_of(notes))
        step: Step = self.inner.step(option, words, sheet, dice)
        if step.outcome is None:
            return step._replace(encounter=Facing(hazard=self.hazard, inner=step.encounter))
        return self._struck(step, dice)

    def _struck(self, step: Step, dice: Dice) -> Step:
        assert step.outcome is not None
        outcome = self.hazard.judged(step.outcome)
        sheet, notes = made(outcome.changes, step.sheet, dice)
        if outcome.label == HIT:
            hazard = self.hazard
            blow = roll_blow(dice, hazard.dice, hazard.qualities, mental=hazard.mental)
            sheet, more = Struck(blow=blow, cover=hazard.cover).apply(sheet, dice)
            notes += more
            outcome = hazard.struck(outcome, blow.hit)
        return Step(None, sheet, (*step.notes, *notes), outcome._replace(changes=()), step.minutes)


@dataclass(frozen=True, slots=True, kw_only=True)
class Struck:
    """A blow that was rolled already falls on the hero."""

    blow: Blow
    cover: int = 0

    def apply(self, sheet: Sheet, dice: Dice) -> tuple[Sheet, tuple[Note, ...]]:
        return hurt(sheet, self.blow, dice, cover=self.cover, morale=self.cover)
