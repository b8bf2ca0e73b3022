"""Encounters and steps that any system can use: those without decisions, and refusals."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import ClassVar, TypeVar, cast

from solo.dataclass import dataclass
from solo.namedtuple import NamedTuple
from solo.rules.core.bases import EncounterBase, adapted, refuse
from solo.rules.core.dice import Dice, foreseen
from solo.rules.core.outcome import AnySheet, Effect, Note, Option, Outcome
from solo.rules.core.protocols import AnyCheck, AnyStep, Check, Encounter, Step, Written
from solo.rules.core.words import words

S = TypeVar("S")


@dataclass(frozen=True, slots=True, kw_only=True)
class Settled(EncounterBase[AnySheet]):
    """Something that needs no dice: one forced step to its outcome."""

    outcome: Outcome  # what it comes to
    note: Note | None = None  # what is said of it, or None
    minutes: int = 0  # the game time that it takes

    forced: ClassVar[str] = "go-on"

    def options(self, sheet: AnySheet) -> tuple[Option, ...]:
        return (Option("go-on", words("go-on"), hint="go on"),)

    def step(self, option: str, words: str, sheet: AnySheet, dice: Dice) -> AnyStep:
        if option != self.forced:
            refuse(option, self.options(sheet))
        notes = () if self.note is None else (self.note,)
        return Step(None, sheet, notes, self.outcome, self.minutes)


@dataclass(frozen=True, slots=True, kw_only=True)
class Outright(EncounterBase[AnySheet]):
    """A check that leaves nothing to decide: one forced step rolls it."""

    check: AnyCheck

    forced: ClassVar[str] = "roll"

    def options(self, sheet: AnySheet) -> tuple[Option, ...]:
        return (Option("roll", words("roll"), hint="roll"),)

    def step(self, option: str, words: str, sheet: AnySheet, dice: Dice) -> AnyStep:
        if option != self.forced:
            refuse(option, self.options(sheet))
        outcome = self.check.resolve(sheet, dice)
        if not outcome.changes:
            return Step(None, sheet, (), outcome)
        sheet, notes = made(outcome.changes, sheet, dice)
        return Step(None, sheet, notes, outcome._replace(changes=()), minutes_of(notes))


def made(changes: Sequence[Effect[S]], sheet: S, dice: Dice) -> tuple[S, tuple[Note, ...]]:
    """Apply the changes of an outcome in their order."""
    notes: tuple[Note, ...] = ()
    for change in changes:
        sheet, more = foreseen(dice, partial(change.apply, sheet), left)
        notes += more
    return sheet, notes


class Left(NamedTuple):
    """What is left of a change when it has been told."""

    sheet: AnySheet
    minutes: int
    codes: frozenset[str]  # those of its notes


def left(made: tuple[S, tuple[Note, ...]]) -> Left:
    """Return what the rest of a game may read of a change that was made."""
    sheet, notes = made
    return Left(sheet, minutes_of(notes), frozenset([note.code for note in notes]))


def minutes_of(notes: Sequence[Note]) -> int:
    """Return the game time that notes tell of."""
    return sum(note.facts.get("passed", 0) for note in notes)


def outright(check: Check[S], asks: bool) -> Encounter[S]:
    """Open a check that leaves nothing to decide."""
    return Outright(check=check)


def begun(
    value: Written[S],
    sheet: S,
    *,
    asks: bool,
    rolling: Callable[[Check[S], bool], Encounter[S]] = outright,
) -> Encounter[S]:
    """Open what says itself how; take an encounter as it is; have a check rolled.

    `rolling` opens a check, given whether offers are to be made around its roll.
    """
    fit = adapted(value)
    encounter = fit.begin(sheet, asks=asks)
    if encounter is None:
        return rolling(fit, asks)  # type: ignore[arg-type]  # an encounter begins itself
    return encounter


def own_counts(value: object) -> frozenset[str] | None:
    """Return the counts that a check says it may come to; None where it says nothing of them."""
    return cast("AnyCheck", adapted(value)).counts()
