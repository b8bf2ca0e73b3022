"""Actions of several rolls: each is played as any other, a plan says what follows it."""

from dataclasses import dataclass
from typing import Protocol

from solo.rules.art.checks.rolling import Rolling
from solo.rules.art.checks.trait import Part
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.party.members import ActingAs, For, named
from solo.rules.art.party.party_rolls import Tagged, open_for
from solo.rules.core.dice import Dice
from solo.rules.core.encounters import Around, made, refuse
from solo.rules.core.outcome import Note, Option, Outcome, Step
from solo.rules.core.system import Effect, Encounter
from solo.rules.core.turns import LATER, UNCOUNTED

CLOSE = "go-on"


class Plan(Protocol):
    """A longer action as far as it has gone: a frozen value."""

    def told(self, sheet: Sheet) -> tuple[str, ...]:
        """Say where it stands, above the roll at hand."""
        ...

    def after(self, step: Step, dice: Dice) -> Step:
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

    def after(self, step: Step, dice: Dice) -> Step:
        return self.plan.after(step, dice)


def roll_part(part: Part, plan: Plan, *, asks: bool, among: Sheet | None = None) -> Within:
    """Open one roll of a longer action; of the adventurers `among` whom the player picks one."""
    opener = Rolls(part, asks)
    picked = None if among is None else open_for("any", among, opener)
    return Within(inner=picked or opener(among), plan=plan)


def roll_of(who: str, part: Part, plan: Plan, *, asks: bool) -> Within:
    """Open one roll of a longer action for the adventurer of that slug."""
    own = ActingAs(who=who, inner=Rolling(check=part, asks=asks))
    return Within(inner=Tagged(inner=own, tag=who), plan=plan)


def roller(step: Step) -> str:
    """Return the slug of the one among several who made the roll that a step ended, or nothing."""
    tag = ended(step).triggers[-1:]
    return tag[0] if tag and named(step.sheet, tag[0]) is not None else ""


@dataclass(frozen=True, slots=True)
class Rolls:
    """Opens a roll for whoever makes it."""

    part: Part
    asks: bool

    def __call__(self, sheet: Sheet | None) -> Encounter:
        return Rolling(check=self.part, asks=self.asks)


def closed(step: Step, outcome: Outcome, effects: tuple[Effect, ...], dice: Dice) -> Step:
    """End a longer action after its last step, with what it does to whoever rolled that."""
    who = roller(step)
    if who:
        effects = tuple(For(who, effect) for effect in effects)
    sheet, notes = made(effects, step.sheet, dice)
    return Step(None, sheet, step.notes + notes, outcome, step.minutes)


@dataclass(frozen=True, slots=True, kw_only=True)
class Closing:
    """A longer action whose last roll has been told: one forced step to what it comes to.

    So what that roll meant is read before the outcome that it led to.
    """

    outcome: Outcome
    effects: tuple[Effect, ...]

    @property
    def forced(self) -> str | None:
        return CLOSE

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        return ()

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        return (Option(CLOSE, "Go on", hint="go on"),)

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        refuse(option, self.options(sheet))
        sheet, notes = made(self.effects, sheet, dice)
        return Step(None, sheet, notes, self.outcome)


def closing(step: Step, outcome: Outcome, effects: tuple[Effect, ...]) -> Step:
    """End a longer action after its last step, once what that step tells has been told."""
    who = roller(step)
    if who:
        effects = tuple(For(who, effect) for effect in effects)
    return going(step, Closing(outcome=outcome, effects=effects))


def going(step: Step, encounter: Encounter, *notes: Note, minutes: int = 0) -> Step:
    """Go on after a step, with more to tell."""
    return Step(encounter, step.sheet, step.notes + notes, None, step.minutes + minutes)


def ended(step: Step) -> Outcome:
    """Return the outcome of a step that ended a roll."""
    if step.outcome is None:
        raise ValueError("the roll is not over")
    return step.outcome
