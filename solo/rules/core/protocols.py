"""The protocols of what is played: checks, encounters of several decisions, and their steps.

A sheet (`S`) is the system's own frozen value, which is opaque here.
"""

from typing import (
    Generic,
    NamedTuple,
    Protocol,
    Self,
    TypeAlias,
    TypeGuard,
    TypeVar,
    runtime_checkable,
)

from solo.rules.core.dice import Dice
from solo.rules.core.outcome import AnySheet, Effect, Note, Option, Outcome
from solo.words import Text, english

S = TypeVar("S")
S_in = TypeVar("S_in", contravariant=True)


class Check(Protocol[S_in]):
    """A check by the rules: a frozen dataclass whose fields are what an author may write.

    A class attribute `shorthand` may name the field that a bare scalar fills. Another, `signs`, may
    say which labels its outcomes bear: a mapping from each to `s` if successes come with it, `f` if
    failures do, `sf` if either may, nothing if neither does. Authors who key all labels of a sign
    need no counts for it, and any other label is refused; `rare` may list more that come so seldom
    that none need be keyed. `graded = False` says that its counts are numbers that fell, of which
    none is good or bad; `by_label = True` that players are better told the odds of its labels than
    of its counts.
    """

    def resolve(self, sheet: S_in, dice: Dice) -> Outcome:
        """Roll it, with the default answer to whatever a player could decide on the way.

        Raises:
            ValueError: The sheet lacks what the check names; the loader reports it first.
        """
        ...


class Opening(Protocol[S]):
    """A check or an encounter as written that says itself how it is opened."""

    def begin(self, sheet: S, *, asks: bool) -> "Encounter[S]":
        """Open it; `asks` is whether offers are to be made."""
        ...


class Encounter(Protocol[S]):
    """An action of several decisions, a frozen value: combat, a repair, one roll's offers."""

    @property
    def forced(self) -> str | None:
        """The id of the one option, when there is nothing to decide, else None."""
        ...

    def options(self, sheet: S) -> tuple[Option, ...]:
        """List what the player may do now, the default first; never empty."""
        ...

    def step(self, option: str, words: str, sheet: S, dice: Dice) -> "Step[S]":
        """Take one option, with the `words` that it asked for.

        Raises:
            Illegal: The option is not open now or its words don't fit; nothing was rolled.
        """
        ...

    def status(self, sheet: S) -> tuple[Text, ...]:
        """Say in a few lines where the encounter stands; shown above its options.

        What is a part of a most is written as one, `Health 3/5`: a front-end may draw a bar of it.
        """
        ...


class Step(NamedTuple, Generic[S]):
    """The result of one option of an encounter."""

    encounter: Encounter[S] | None  # what goes on, or None when it is over
    sheet: S  # the sheet after it
    notes: tuple[Note, ...] = ()  # what happened, in order
    outcome: Outcome | None = None  # what the whole came to; given exactly when `encounter` is None
    minutes: int = 0  # how much game time passed
    # the rolls that were made in it, in order, for a player who asks how they came about
    rolled: tuple[Outcome, ...] = ()


def does(value: object, name: str) -> bool:
    """Say whether a value has a method of this name; a field may be called so in a plug-in.

    It is asked in every turn, and `isinstance` takes long for a protocol.
    """
    return callable(getattr(type(value), name, None))


@runtime_checkable
class Admitting(Protocol[S_in]):
    """An encounter that takes more than it offers: what can hardly help is not listed."""

    def admits(self, option: str, sheet: S_in) -> None:
        """Let an option be taken.

        Raises:
            Illegal: The rules don't allow it now.
        """
        ...


@runtime_checkable
class Offering(Protocol):
    """An encounter that makes the offers around its rolls, or not, as its player says meanwhile."""

    def offering(self, offers: bool) -> Self:
        """Return it with offers made, or not, from now on."""
        ...


@runtime_checkable
class Counted(Protocol[S_in]):
    """An encounter that counts turns, so that nothing is done beside them.

    Whatever lacks this, such as a roll or a shop, is laid aside while a player tries something,
    and then waits again; one thing may be tried so until it has gone on.
    """

    def moment(self, sheet: S_in) -> str:
        """Return `now`, `friends`, `later`, or nothing where no turns are counted.

        It is `now` if the hero has a deed to spend; `friends` if a companion has, who tries what is
        tried now, but not what waits for the hero's turn; `later` while somebody else's, or another
        of the hero's own, is to be settled first.
        """
        ...


def is_counted(encounter: object) -> TypeGuard[Counted[AnySheet]]:
    """Say whether an encounter counts turns."""
    return does(encounter, "moment")


@runtime_checkable
class Turns(Protocol[S]):
    """An encounter of turns, in one of which a player may try what it does not offer.

    The engine rolls it and has its author answer it; what it means for the encounter is here.
    """

    def moment(self, sheet: S) -> str:
        """Return the same as `Counted.moment`."""
        ...

    def attempt(self, check: Check[S], sheet: S, *, written: bool = False) -> Check[S]:
        """Return what is tried, or asked of the world, as it is rolled here.

        What weighs on the hero weighs on both. A try is no easier than usual: who gains by success
        may not also say how easily it comes. What an author has `written` is as hard as it says.
        """
        ...

    def told(self, trait: str, outcome: Outcome, number: int) -> Text:
        """Return prose for the result; nothing where `System.improvised` fits as well."""
        ...

    def tried(self, outcome: Outcome, sheet: S, dice: Dice) -> Step[S]:
        """Spend the hero's deed on it, apply its result by the rules, and go on."""
        ...

    def broken_off(self, sheet: S) -> Step[S]:
        """Close it after a deed has led out of it; its outcome is nobody's to answer."""
        ...


@runtime_checkable
class Asking(Protocol[S]):
    """An encounter of turns that knows whether the one question of a turn was asked (ART-285)."""

    @property
    def asked(self) -> bool | None:
        """Whether it was; None where questions are not counted now."""
        ...

    def after_question(self, sheet: S) -> "Encounter[S]":
        """Return it after the question was put to the world."""
        ...


class Illegal(Exception):  # noqa: N818 - it is no error: the engine answers it with `Refused`
    """A player's choice that the rules don't allow now; its text is the reason."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        """Return the reason in English."""
        return english(self.reason)


@runtime_checkable
class Deciding(Effect[S], Protocol[S]):
    """An effect that has its player decide something: it is played once the others are done.

    Its `apply` decides nothing, for where nobody can be asked.
    """

    def asking(self, sheet: S, *, asks: bool) -> Encounter[S] | None:
        """Open what is to be decided; None where that is nothing, and `apply` does."""
        ...


@runtime_checkable
class Warnable(Protocol[S]):
    """An encounter that can warn its player of what an author lets failing do."""

    def warned(self) -> Encounter[S]:
        """Return the same encounter with a warning."""
        ...


Written: TypeAlias = Check[S] | Encounter[S] | Opening[S]
"""A check or an encounter as an author wrote it, bound."""

# Those of whatever system is played: outside of its rules its sheet is opaque.
AnyCheck: TypeAlias = Check[AnySheet]
AnyEncounter: TypeAlias = Encounter[AnySheet]
AnyStep: TypeAlias = Step[AnySheet]
