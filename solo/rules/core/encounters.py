"""Encounters and steps that any system can use: those without decisions, and refusals."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Generic, Protocol, TypeVar, cast

from solo.dataclass import dataclass
from solo.rules.core.dice import Dice, foreseen
from solo.rules.core.outcome import Effect, Note, Option, Outcome
from solo.rules.core.protocols import (
    Admitting,
    Check,
    Encounter,
    Illegal,
    Opening,
    Step,
    Written,
    does,
)
from solo.rules.core.words import words

S = TypeVar("S")


@dataclass(frozen=True, slots=True, kw_only=True)
class Settled:
    """Something that needs no dice: one forced step to its outcome."""

    outcome: Outcome  # what it comes to
    note: Note | None = None  # what is said of it, or None
    minutes: int = 0  # the game time that it takes

    @property
    def forced(self) -> str | None:
        return "go-on"

    def status(self, sheet: object) -> tuple[str, ...]:
        return ()

    def options(self, sheet: object) -> tuple[Option, ...]:
        return (Option("go-on", words("go-on"), hint="go on"),)

    def step(self, option: str, words: str, sheet: S, dice: Dice) -> Step[S]:
        refuse(option, self.options(sheet))
        notes = () if self.note is None else (self.note,)
        return Step(None, sheet, notes, self.outcome, self.minutes)


@dataclass(frozen=True, slots=True, kw_only=True)
class Outright(Generic[S]):
    """A check that leaves nothing to decide: one forced step rolls it."""

    check: Check[S]

    @property
    def forced(self) -> str | None:
        return "roll"

    def status(self, sheet: S) -> tuple[str, ...]:
        return ()

    def options(self, sheet: S) -> tuple[Option, ...]:
        return (Option("roll", words("roll"), hint="roll"),)

    def step(self, option: str, words: str, sheet: S, dice: Dice) -> Step[S]:
        refuse(option, self.options(sheet))
        outcome = self.check.resolve(sheet, dice)
        sheet, notes = made(outcome.changes, sheet, dice)
        return Step(None, sheet, notes, outcome._replace(changes=()), minutes_of(notes))


def made(changes: Sequence[Effect[S]], sheet: S, dice: Dice) -> tuple[S, tuple[Note, ...]]:
    """Apply the changes of an outcome in their order."""
    notes: tuple[Note, ...] = ()
    for change in changes:
        sheet, more = foreseen(dice, partial(change.apply, sheet), _kept)
        notes += more
    return sheet, notes


def _kept(made: tuple[S, tuple[Note, ...]]) -> object:
    """Return what is left of a change when it has been told."""
    sheet, notes = made
    return sheet, minutes_of(notes), frozenset(note.code for note in notes)


def minutes_of(notes: Sequence[Note]) -> int:
    """Return the game time that notes tell of."""
    return sum(note.facts.get("passed", 0) for note in notes)


def refuse(option: str, options: Sequence[Option]) -> None:
    """Refuse an option that is not there or is barred.

    Raises:
        Illegal: With the reason.
    """
    found = next((one for one in options if one.id == option), None)
    if found is None:
        ids = tuple(one.id for one in options)
        raise Illegal(words("not-open", option=option, open=ids))
    if found.reason:
        raise Illegal(found.reason)


def admit(encounter: Encounter[S], option: str, sheet: S) -> None:
    """Refuse an option unless an encounter takes it, offered or not.

    Raises:
        Illegal: With the reason.
    """
    if does(encounter, "admits"):
        cast("Admitting[S]", encounter).admits(option, sheet)
    else:
        refuse(option, encounter.options(sheet))


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
    if does(value, "begin"):
        return cast("Opening[S]", value).begin(sheet, asks=asks)
    if does(value, "step"):
        return cast("Encounter[S]", value)
    return rolling(cast("Check[S]", value), asks)


class _Foretelling(Protocol):
    def counts(self) -> frozenset[str]: ...


def own_counts(value: object) -> frozenset[str] | None:
    """Return the counts that a check says it may come to; None where it says nothing of them."""
    return cast("_Foretelling", value).counts() if does(value, "counts") else None
