"""High places: balancing and climbing, and a second roll not to fall."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar

from solo.rules.core.dice import Dice
from solo.rules.core.encounters import made
from solo.rules.core.numbers import plural
from solo.rules.core.odds import Odds, odds, weighed
from solo.rules.core.outcome import Note, Option, Outcome, Step
from solo.rules.core.system import Encounter
from solo.rules.fictive_hack.checks.attribute import Challenge
from solo.rules.fictive_hack.checks.rolling import Rolling
from solo.rules.fictive_hack.checks.rolls import least
from solo.rules.fictive_hack.health import wounds as health
from solo.rules.fictive_hack.health.effects import Wounds
from solo.rules.fictive_hack.heroes.attributes import Rating
from solo.rules.fictive_hack.heroes.sheet import Sheet


@dataclass(frozen=True, slots=True, kw_only=True)
class Perilous(Challenge):
    """A move over a drop: who fails it rolls again, not to fall.

    Labels: one for having moved (2 successes), `held` (1 success: still there, not moved), `fell`.

    Args:
        height: The fall, in metres, that a failure of both brings.
        catch: What the second roll is made with; the best of them unless the player picks.
        catch_value: Its number, where no sheet says it.
    """

    moved: ClassVar[str] = "moved"
    labels: ClassVar[Mapping[str, str]] = {"moved": "s", "held": "s", "fell": "f"}
    few: ClassVar[frozenset[str]] = frozenset({"2s", "1s", "1f"})

    height: int = 6
    catch: tuple[Rating, ...] = ()
    catch_value: int | None = None

    def __post_init__(self) -> None:
        Challenge.__post_init__(self)
        least("height", self.height)

    @property
    def first(self) -> Challenge:
        """The roll to move."""
        return Challenge(
            attribute=self.attribute, value=self.value, modifier=self.modifier, topic=self.topic,
            boost=self.boost, resist=self.resist, purpose=self.purpose, difficulty=self.difficulty,
        )  # fmt: skip

    @property
    def second(self) -> Challenge:
        """The roll not to fall."""
        return Challenge(
            attribute=self.catch, value=self.catch_value, boost=self.boost,
            difficulty=self.difficulty, purpose="not to fall",
        )  # fmt: skip

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        """Roll once, and once more after a failure; without AP.

        Raises:
            ValueError: There is no hero to say with what the second roll is made.
        """
        unknown = self.catch_value is None and any(rating.value is None for rating in self.catch)
        if sheet is None and unknown:
            raise ValueError("catch_value: there is no hero here; write the second roll's number")
        first = self.first.resolve(sheet, dice)
        return self.both(first, None if first.successes else self.second.resolve(sheet, dice))

    def both(self, first: Outcome, second: Outcome | None) -> Outcome:
        """Return what the two rolls come to; the second only after a failed first."""
        facts = {**first.facts, "rule": self.rule}
        if second is None:
            return first._replace(label=self.moved, successes=2, failures=0, facts=facts)
        held = bool(second.successes)
        facts |= {"catch": second.facts["total"], "passed": held}
        changes = (*first.changes, *second.changes)
        if not held:
            changes = (*changes, Wounds(health.fall_wounds(self.height), soak=False))
        label, good, bad = ("held", 1, 0) if held else ("fell", 0, 1)
        return Outcome(
            label, good, bad, (*first.faces, *second.faces), first.triggers, changes, facts
        )

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter:
        return Height(perilous=self, inner=Rolling(task=self.first, asks=asks), asks=asks)


@dataclass(frozen=True, slots=True, kw_only=True)
class Height:
    """Somebody over a drop: the roll to move, then perhaps the roll not to fall.

    Args:
        perilous: What is tried.
        inner: The roll that goes on.
        asks: Whether its player is offered anything around it.
        slipped: How the first roll fell, once it has failed.
    """

    perilous: Perilous
    inner: Encounter
    asks: bool = True
    slipped: Outcome | None = None

    @property
    def forced(self) -> str | None:
        return self.inner.forced

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        lines = self.inner.status(sheet)
        if self.slipped is not None or not isinstance(self.inner, Rolling):
            return lines
        metres, wounds = self.perilous.height, health.fall_wounds(self.perilous.height)
        harm = plural(wounds, "Wound") if wounds else "no Wound"
        return (*lines, f"Fail, and a second roll decides whether you fall {metres} m: {harm}.")

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        return self.inner.options(sheet)

    def odds(self, option: str, sheet: Sheet) -> Odds | None:
        """Return the chances of the whole move, and after a slip those of the second roll."""
        if option == "roll" and self.slipped is None:
            return odds(self.perilous, sheet)
        return weighed(self.inner, option, sheet)

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        step = self.inner.step(option, words, sheet, dice)
        outcome = step.outcome
        if step.encounter is not None or outcome is None:
            following = step.encounter or self.inner
            return step._replace(encounter=replace(self, inner=following))
        if outcome.label == "aborted":
            return step
        if self.slipped is None and not outcome.successes:
            told = Note("told", {"text": f"{outcome.facts['total']}: you slip."})
            rolling = Rolling(task=self.perilous.second, asks=self.asks, leave=False)
            following = replace(self, inner=rolling, slipped=outcome)
            return Step(following, step.sheet, (*step.notes, told))
        return self._over(step, outcome, dice)

    def _over(self, step: Step, outcome: Outcome, dice: Dice) -> Step:
        both = self.perilous.both(*((self.slipped, outcome) if self.slipped else (outcome, None)))
        sheet, notes = made(both.changes, step.sheet, dice)
        return step._replace(
            sheet=sheet, notes=(*step.notes, *notes), outcome=both._replace(changes=())
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Balance(Perilous):
    """Daring to move up high; Brawn or Cunning not to fall (FH-172)."""

    rule: ClassVar[str] = "FH-172"

    attribute: tuple[Rating, ...] = (Rating("daring"),)
    catch: tuple[Rating, ...] = (Rating("brawn"), Rating("cunning"))


@dataclass(frozen=True, slots=True, kw_only=True)
class Climb(Perilous):
    """Brawn to move an arena up or down; Daring or Cunning not to fall (FH-173)."""

    rule: ClassVar[str] = "FH-173"

    moved: ClassVar[str] = "climbed"
    labels: ClassVar[Mapping[str, str]] = {"climbed": "s", "held": "s", "fell": "f"}

    attribute: tuple[Rating, ...] = (Rating("brawn"),)
    catch: tuple[Rating, ...] = (Rating("daring"), Rating("cunning"))
