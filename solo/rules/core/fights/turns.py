"""Improvised actions in encounters that count turns: whether they wait, and their texts."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from solo.dataclass import dataclass
from solo.rules.core.outcome import Outcome
from solo.rules.core.protocols import AnyCheck
from solo.rules.core.values.printed import Printed
from solo.words import Text

NOW, LATER, FRIENDS, UNCOUNTED = "now", "later", "friends", ""
"""Whether the hero, or a companion, may act: what `Encounter.moment` returns."""


class TurnBase:
    """The base of `TurnRules`: an improvised action waits, and is rolled as it is anywhere."""

    __slots__ = ()

    @property
    def in_rounds(self) -> bool:
        return False

    @property
    def abort_counts(self) -> bool:
        return False

    @property
    def worth(self) -> Text:
        return ""

    @property
    def asked(self) -> bool | None:
        return None

    @property
    def alterable(self) -> bool:
        """Whether a table may alter by hand what is fought: somebody's turn asks, and no rule."""
        return self.moment() in (NOW, FRIENDS)

    def ask(self) -> None:
        """Do nothing: no questions are counted."""

    def moment(self) -> str:
        return LATER

    def attempt(self, check: AnyCheck, *, written: bool = False) -> AnyCheck:
        return check

    def told(self, trait: str, outcome: Outcome, number: int) -> Text:
        """Leave it to the prose that fits anywhere."""
        return ""


class SomethingFirst(TurnBase):
    """The meaning of an improvised action at a question to be settled first: it has to wait."""

    __slots__ = ()

    in_rounds: ClassVar[bool] = True


def _as_it_is(check: AnyCheck) -> AnyCheck:
    return check


@dataclass(frozen=True, slots=True)
class Turn(TurnBase):
    """The meaning of an improvised action at a question of a script that counts turns."""

    in_rounds: ClassVar[bool] = True

    # `now` if the hero may act; `later` while something else is to be settled first
    when: str = NOW
    rolled: Callable[[AnyCheck], AnyCheck] = _as_it_is  # returns what is tried as it is rolled here
    abort_counts: bool = False  # whether a try that is aborted costs the deed of the turn
    worth: Text = ""  # what success brings by the rules, as it is told before the roll

    def moment(self) -> str:
        return self.when

    def attempt(self, check: AnyCheck, *, written: bool = False) -> AnyCheck:
        return check if written else self.rolled(check)


def by_turns(variants: Sequence[str], number: int) -> str:
    """Return the variant whose turn it is, so that none needs dice: number 0 has the first.

    What is tried takes a turn, and mostly another for its roll. So that every variant is told where
    every second number is, an even count of them is gone through one further each time.
    """
    count = len(variants)
    further = 0 if count % 2 else number // count
    return variants[(number + further) % count]


def by_way(tries: Printed, attribute: str, degree: str, number: int) -> str:
    """Return prose for what was tried, true in any scene; its variants take turns.

    Args:
        tries: A system's `tries`: `ways` holds which attributes are alike (body, wits …), `prose`
            the variants of each way and degree.
        attribute: What was tried.
        degree: How it went.
        number: The number of the turn.
    """
    way = next(way for way, names in tries["ways"].items() if attribute in names)
    return by_turns(tries["prose"][way][degree], number)


def in_a_fight(tries: Printed, degree: str, number: int) -> str:
    """Return prose for what was tried in a fight, any fight; its variants take turns."""
    return by_turns(tries["fight"]["prose"][degree], number)
