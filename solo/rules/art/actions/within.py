"""Actions of several rolls: each is played as any other, a plan says what follows it."""

from dataclasses import dataclass
from typing import Protocol

from solo.rules.art.checks.rolling import Rolling
from solo.rules.art.checks.trait import Part
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.core.dice import Dice
from solo.rules.core.encounters import Around
from solo.rules.core.outcome import Note, Outcome, Step
from solo.rules.core.system import Encounter
from solo.rules.core.turns import LATER, UNCOUNTED


class Plan(Protocol):
    """A longer action as far as it has gone: a frozen value."""

    def told(self, sheet: Sheet) -> tuple[str, ...]:
        """Say where it stands, above the roll at hand."""
        ...

    def after(self, step: Step[Sheet], dice: Dice) -> Step[Sheet]:
        """Go on from the step that ended a roll; its outcome is the roll's."""
        ...


class OfATurn:
    """The plan of a roll that is what its roller does with a turn: nothing else is done beside."""

    __slots__ = ()


def turn_within(plan: object) -> str:
    """Return whether whoever makes a roll of a longer action may do something else."""
    return LATER if isinstance(plan, OfATurn) else UNCOUNTED


@dataclass(frozen=True, slots=True, kw_only=True)
class Within(Around):
    """The roll at hand of a longer action."""

    plan: Plan

    def moment(self, sheet: Sheet) -> str:
        return turn_within(self.plan)

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        return (*self.plan.told(sheet), *self.inner.status(sheet))

    def after(self, step: Step[Sheet], dice: Dice) -> Step[Sheet]:
        return self.plan.after(step, dice)


def roll_part(part: Part, plan: Plan, *, asks: bool) -> Within:
    """Open one roll of a longer action."""
    return Within(inner=Rolling(check=part, asks=asks), plan=plan)


def going(
    step: Step[Sheet], encounter: Encounter[Sheet], *notes: Note, minutes: int = 0
) -> Step[Sheet]:
    """Go on after a step, with more to tell."""
    return Step(encounter, step.sheet, step.notes + notes, None, step.minutes + minutes)


def ended(step: Step[Sheet]) -> Outcome:
    """Return the outcome of a step that ended a roll."""
    if step.outcome is None:
        raise ValueError("the roll is not over")
    return step.outcome
