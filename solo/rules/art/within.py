"""Actions of several rolls: each is played as any other, a plan says what follows it."""

from dataclasses import dataclass, replace
from typing import Protocol

from solo.rules.art.checks import Part
from solo.rules.art.rolling import Rolling
from solo.rules.art.sheet import Sheet
from solo.rules.dice import Dice
from solo.rules.outcome import Note, Option, Outcome, Step
from solo.rules.stages import made
from solo.rules.system import Effect, Encounter


class Plan(Protocol):
    """A longer action as far as it has gone: a frozen value."""

    def told(self, sheet: Sheet) -> tuple[str, ...]:
        """Say where it stands, above the roll at hand."""
        ...

    def after(self, step: Step, dice: Dice) -> Step:
        """Go on from the step that ended a roll; its outcome is the roll's."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Within:
    """The roll at hand of a longer action."""

    rolling: Encounter
    plan: Plan

    @property
    def forced(self) -> str | None:
        return self.rolling.forced

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        return (*self.plan.told(sheet), *self.rolling.status(sheet))

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        return self.rolling.options(sheet)

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        step = self.rolling.step(option, words, sheet, dice)
        if step.encounter is not None:
            return step._replace(encounter=replace(self, rolling=step.encounter))
        return self.plan.after(step, dice)


def roll_part(part: Part, plan: Plan, *, asks: bool) -> Within:
    """Open one roll of a longer action."""
    return Within(rolling=Rolling(check=part, asks=asks), plan=plan)


def closed(step: Step, outcome: Outcome, effects: tuple[Effect, ...], dice: Dice) -> Step:
    """End a longer action after its last step, with what it does to the hero."""
    sheet, notes = made(effects, step.sheet, dice)
    return Step(None, sheet, step.notes + notes, outcome, step.minutes)


def going(step: Step, encounter: Encounter, *notes: Note, minutes: int = 0) -> Step:
    """Go on after a step, with more to tell."""
    return Step(encounter, step.sheet, step.notes + notes, None, step.minutes + minutes)


def ended(step: Step) -> Outcome:
    """Return the outcome of a step that ended a roll."""
    if step.outcome is None:
        raise ValueError("the roll is not over")
    return step.outcome
