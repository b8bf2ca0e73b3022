"""The bases of checks and encounters: a default for each thing that only some of them do.

So whoever plays one simply calls. What a plug-in brings without these bases is taken in by
`adapted`, once, as its system begins it.
"""

from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import ClassVar, Generic, Self, TypeVar, cast

from solo.dataclass import dataclass
from solo.rules.core.dice import Dice
from solo.rules.core.outcome import AnySheet, Note, Odds, Option, Outcome
from solo.rules.core.protocols import (
    AnyCheck,
    AnyEncounter,
    Check,
    Encounter,
    Illegal,
    Step,
    TurnRules,
    Written,
)
from solo.rules.core.words import words
from solo.words import Text

S = TypeVar("S")

BROKEN_OFF = "broken-off"
"""The label of an encounter that the story left before its end."""


class CheckBase:
    """The base of what authors write: checks, and actions of several decisions.

    A check has `resolve`; an action has `begin`. The rest is in the protocol `Check`.
    """

    __slots__ = ()

    strikes: ClassVar[bool] = False
    """Whether it is asked whom it happens to, instead of who does it."""

    @property
    def places(self) -> Collection[str]:
        """Where one may stand in it, as authors call it; nothing where nobody moves about."""
        return ()

    @property
    def last_round(self) -> int:
        """The round with which it is over at the latest; 0 where that is open."""
        return 0

    @property
    def graded(self) -> bool:
        return True

    @property
    def by_label(self) -> bool:
        return False

    @property
    def label_names(self) -> Mapping[str, str]:
        return {}

    def merit(self, outcome: Outcome) -> object:
        """Return how good an outcome is, where several roll and the best or the worst counts."""
        return outcome.successes - outcome.failures

    def left(self, sheet: AnySheet, outcome: Outcome) -> AnySheet:
        """Return a sheet as it is when the next of several rolls: as it was."""
        return sheet

    def resolve(self, sheet: AnySheet, dice: Dice) -> Outcome:
        """Refuse: this is no single roll.

        Raises:
            NoSingleRoll: Always.
        """
        raise NoSingleRoll

    def begin(self, sheet: AnySheet, *, asks: bool) -> AnyEncounter | None:
        """Return None: it is rolled as its system rolls checks."""
        return None

    def stake(self, sheet: AnySheet) -> Text:
        """Return what it says itself could go wrong: told where no offer before the dice does."""
        return ""

    def counts(self) -> frozenset[str] | None:
        """Return None: nothing is known of its counts before it is rolled."""
        return None

    def ways(self, sheet: AnySheet) -> Iterator[tuple[Outcome, int]] | None:
        """Return None: its dice are few enough to run through."""
        return None

    def reads(self, sheet: AnySheet) -> Hashable | None:
        """Return None: its odds may depend on anything of a sheet."""
        return None


class NoSingleRoll(TypeError):  # noqa: N818 - `odds` answers it in words
    """Something was to be rolled that has no single roll."""


class EncounterBase(Generic[S]):
    """The base of encounters: one that asks, counts no turns, and offers what it lists.

    An encounter has `options` and `step`; the rest is in the protocol `Encounter`.
    """

    __slots__ = ()

    counts_turns: ClassVar[bool] = False

    @property
    def forced(self) -> str | None:
        return None

    @property
    def rolled(self) -> Outcome | None:
        return None

    @property
    def turn(self) -> TurnRules | None:
        return None

    @property
    def asked(self) -> bool | None:
        return None

    @property
    def tells_odds(self) -> bool:
        return False

    def options(self, sheet: S) -> tuple[Option, ...]:
        raise NotImplementedError

    def first(self, sheet: S) -> Option | None:
        return first_open(self.options(sheet))

    def step(self, option: str, words: str, sheet: S, dice: Dice) -> Step[S]:
        raise NotImplementedError

    def status(self, sheet: S) -> tuple[Text, ...]:
        return ()

    def player(self, sheet: S) -> str:
        return ""

    def begin(self, sheet: S, *, asks: bool) -> Self:
        return self

    def admits(self, option: str, sheet: S) -> None:
        refuse(option, cast("Encounter[S]", self).options(sheet))

    def odds(self, option: str, sheet: S) -> Odds | None:
        return None

    def offering(self, offers: bool) -> Self:
        return self

    def warned(self) -> Self:
        return self

    def moment(self, sheet: S) -> str:
        return ""

    def attempt(self, check: Check[S], sheet: S, *, written: bool = False) -> Check[S]:
        return check

    def told(self, trait: str, outcome: Outcome, number: int) -> Text:
        return ""

    def tried(self, outcome: Outcome, sheet: S, dice: Dice) -> Step[S]:
        return Step(cast("Encounter[S]", self), sheet)

    def after_question(self, sheet: S) -> Self:
        return self

    def broken_off(self, sheet: S) -> Step[S]:
        return Step(None, sheet, (), Outcome(BROKEN_OFF))


class DecidingEffect(Generic[S]):
    """The base of effects that have their player decide something, once the others are done."""

    __slots__ = ()

    def apply(self, sheet: S, dice: Dice) -> tuple[S, tuple[Note, ...]]:
        """Do it with nothing decided, where nobody can be asked."""
        raise NotImplementedError

    def asking(self, sheet: S, *, asks: bool) -> Encounter[S] | None:
        """Open what is to be decided; None where that is nothing, and `apply` does."""
        raise NotImplementedError


class Lasting:
    """The base of an encounter's state that can leave out how long it has lasted.

    That is asked for by exact odds, where nobody reads the clock and no time changes the hero.
    """

    __slots__ = ()

    def untimed(self) -> Self:
        """Return it so; unchanged where what is still to come depends on it."""
        raise NotImplementedError


def first_open(options: Iterable[Option]) -> Option | None:
    """Return the first option that is not barred, or None."""
    return next((one for one in options if not one.reason), None)


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


def adapted(value: object) -> Written[AnySheet]:
    """Return what a system is to begin or to roll; a plug-in's own kind of check gets a base."""
    if isinstance(value, (CheckBase, EncounterBase)):
        return value
    return Foreign(value)


@dataclass(frozen=True, slots=True)
class Foreign(CheckBase):
    """A plug-in's check whose class has no base: what it does is what its class has methods for.

    So its fields may be called anything, `begin` and `ways` as well.
    """

    value: object

    def resolve(self, sheet: AnySheet, dice: Dice) -> Outcome:
        if not self._does("resolve"):
            raise NoSingleRoll
        return cast("AnyCheck", self.value).resolve(sheet, dice)

    def begin(self, sheet: AnySheet, *, asks: bool) -> AnyEncounter | None:
        value = cast("AnyCheck", self.value)
        return value.begin(sheet, asks=asks) if self._does("begin") else None

    def counts(self) -> frozenset[str] | None:
        return cast("AnyCheck", self.value).counts() if self._does("counts") else None

    def ways(self, sheet: AnySheet) -> Iterator[tuple[Outcome, int]] | None:
        return cast("AnyCheck", self.value).ways(sheet) if self._does("ways") else None

    def _does(self, name: str) -> bool:
        return callable(getattr(type(self.value), name, None))
