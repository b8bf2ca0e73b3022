"""The protocols of what is played: checks, encounters of several decisions, and their steps.

A sheet (`S`) is the system's own frozen value, which is opaque here. Each has a base in `bases.py`,
with a default for what only some of them do.
"""

from collections.abc import Hashable, Iterator, Mapping
from typing import ClassVar, Generic, Protocol, Self, TypeAlias, TypeVar

from solo.namedtuple import NamedTuple
from solo.rules.core.dice import Dice
from solo.rules.core.outcome import AnySheet, Note, Odds, Option, Outcome
from solo.words import Text, english

S = TypeVar("S")
S_in = TypeVar("S_in", contravariant=True)


class Check(Protocol[S_in]):
    """A check by the rules: a frozen dataclass whose fields are what an author may write.

    An action of several decisions is written like one; it has no `resolve` of its own, but `begin`.
    A class attribute `shorthand` may name the field that a bare scalar fills. Another, `signs`, may
    say which labels its outcomes bear: a mapping from each to `s` if successes come with it, `f` if
    failures do, `sf` if either may, nothing if neither does. Authors who key all labels of a sign
    need no counts for it, and any other label is refused; `rare` may list more that come so seldom
    that none need be keyed.
    """

    @property
    def graded(self) -> bool:
        """Whether a higher count is better; else its counts are numbers that fell."""
        ...

    @property
    def by_label(self) -> bool:
        """Whether players are better told the odds of its labels than of its counts."""
        ...

    @property
    def label_names(self) -> Mapping[str, str]:
        """How its labels and triggers are shown, where that is not as authors key them."""
        ...

    def begin(self, sheet: AnySheet, *, asks: bool) -> "AnyEncounter | None":
        """Open it; `asks` is whether offers are to be made. None leaves that to its system."""
        ...

    def resolve(self, sheet: S_in, dice: Dice) -> Outcome:
        """Roll it, with the default answer to whatever a player could decide on the way.

        Raises:
            ValueError: The sheet lacks what the check names; the loader reports it first.
            NoSingleRoll: It is an action of several decisions.
        """
        ...

    def counts(self) -> frozenset[str] | None:
        """Return every count that it can give any hero (`3s`, `1f`); None where nobody knows."""
        ...

    def ways(self, sheet: S_in) -> Iterator[tuple[Outcome, int]] | None:
        """Yield outcomes with the ways that lead to each, all out of one total.

        None has its dice run through instead, which must be few then.
        """
        ...

    def reads(self, sheet: S_in) -> Hashable | None:
        """Return all that its odds depend on besides itself; None where it does not know."""
        ...


class TurnRules(Protocol):
    """The meaning of an improvised action during a question, where turns are counted."""

    @property
    def in_rounds(self) -> bool:
        """Whether its turns are all the time that passes."""
        ...

    @property
    def abort_counts(self) -> bool:
        """Whether a try that is aborted costs the deed of the turn."""
        ...

    @property
    def worth(self) -> Text:
        """What success of a try brings by the rules, told before the roll; mostly nothing."""
        ...

    @property
    def asked(self) -> bool | None:
        """Whether the one question of a turn was asked; None where none are counted."""
        ...

    def ask(self) -> None:
        """Note that the question was asked of the world."""
        ...

    def moment(self) -> str:
        """Return `now`, `friends`, `later`, or nothing, as `Encounter.moment` does."""
        ...

    def attempt(self, check: "AnyCheck", *, written: bool = False) -> "AnyCheck":
        """Return what is tried, or `written` by an author, as it is rolled here."""
        ...

    def told(self, trait: str, outcome: Outcome, number: int) -> Text:
        """Return prose for the result, or nothing where any prose fits."""
        ...


class Encounter(Protocol[S]):
    """An action of several decisions, a frozen value: combat, a repair, one roll's offers."""

    counts_turns: ClassVar[bool]
    """Whether it may be one of turns, in which `moment` counts them."""

    @property
    def forced(self) -> str | None:
        """The id of the one option, when there is nothing to decide, else None."""
        ...

    @property
    def rolled(self) -> Outcome | None:
        """The roll that the question at hand follows, for a player who asks how it came about."""
        ...

    @property
    def turn(self) -> TurnRules | None:
        """The meaning of an improvised action now; None where no turns are counted."""
        ...

    @property
    def asked(self) -> bool | None:
        """Whether the one question of a turn was asked (ART-285); None where none are counted."""
        ...

    @property
    def tells_odds(self) -> bool:
        """Whether the question at hand says itself what chances its options have."""
        ...

    def options(self, sheet: S) -> tuple[Option, ...]:
        """List what the player may do now, the default first; never empty."""
        ...

    def first(self, sheet: S) -> Option | None:
        """Return the first of its options that is open, the others unmade; None if none is."""
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

    def player(self, sheet: S) -> str:
        """Return the name of the hero who decides now; nothing where that is whoever acts."""
        ...

    def begin(self, sheet: S, *, asks: bool) -> Self:
        """Return it as it is: it is open."""
        ...

    def admits(self, option: str, sheet: S) -> None:
        """Let an option be taken; one may take more than it lists: what can hardly help.

        Raises:
            Illegal: The rules don't allow it now.
        """
        ...

    def odds(self, option: str, sheet: S) -> Odds | None:
        """Return the exact chances of an option's roll; None when it rolls nothing.

        Raises:
            Illegal: The option is not open now.
        """
        ...

    def offering(self, offers: bool) -> "Encounter[S]":
        """Return it with the offers around its rolls made, or not, from now on."""
        ...

    def warned(self) -> "Encounter[S]":
        """Return it with a warning of what an author lets failing do."""
        ...

    def moment(self, sheet: S) -> str:
        """Return `now`, `friends`, `later`, or nothing where no turns are counted.

        It is `now` if the hero has a deed to spend; `friends` if a companion has, who tries what is
        tried now, but not what waits for the hero's turn; `later` while somebody else's, or another
        of the hero's own, is to be settled first.

        Where none are counted, as in a roll or a shop, it is laid aside while a player tries
        something, and then waits again; one thing may be tried so until it has gone on. Else the
        engine rolls what is tried and has its author answer it; what it means is said here.
        """
        ...

    def attempt(self, check: Check[S], sheet: S, *, written: bool = False) -> Check[S]:
        """Return what is tried, or asked of the world, as it is rolled here.

        What weighs on the hero weighs on both. A try is no easier than usual: who gains by success
        may not also say how easily it comes. What an author has `written` is as hard as it says.
        """
        ...

    def told(self, trait: str, outcome: Outcome, number: int) -> Text:
        """Return prose for the result of a try; nothing where `System.improvised` fits as well."""
        ...

    def tried(self, outcome: Outcome, sheet: S, dice: Dice) -> "Step[S]":
        """Spend the hero's deed on a try, apply its result by the rules, and go on."""
        ...

    def after_question(self, sheet: S) -> "Encounter[S]":
        """Return it after the question of this turn was put to the world."""
        ...

    def broken_off(self, sheet: S) -> "Step[S]":
        """Close it after a deed has led out of it; its outcome is nobody's to answer."""
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


class Illegal(Exception):  # noqa: N818 - it is no error: the engine answers it with `Refused`
    """A player's choice that the rules don't allow now; its text is the reason."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        """Return the reason in English."""
        return english(self.reason)


Written: TypeAlias = Check[S] | Encounter[S]
"""What a system begins: a check, or an encounter that is open."""

# Those of whatever system is played: outside of its rules its sheet is opaque.
AnyCheck: TypeAlias = Check[AnySheet]
AnyEncounter: TypeAlias = Encounter[AnySheet]
AnyStep: TypeAlias = Step[AnySheet]
