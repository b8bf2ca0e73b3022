"""Turns in rounds outside fights: initiative, a try and a question in a turn, turns for Fame."""

from typing import Protocol

from solo.dataclass import dataclass
from solo.rules.art.actions.rolls import make_roll
from solo.rules.art.checks.improvise import no_easier
from solo.rules.art.checks.terms import shifted
from solo.rules.art.checks.trait import Part, TraitRoll
from solo.rules.art.fight.words import words as fight
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.printed import printed
from solo.rules.core.fights.turns import SomethingFirst, Turn
from solo.rules.core.outcome import Option
from solo.rules.core.protocols import AnyCheck
from solo.rules.core.table import Lines, Script, Table
from solo.words import Text

_INITIATIVE = Part(
    check=TraitRoll(
        attribute=("alertness",),
        skills=tuple(printed("fight")["skills"]["initiative"]),
    ),
    demanded=True,
)
"""The roll for the order of turns, as in a fight; it is no action (ART-208, ART-337, ART-511)."""


class Asked(Protocol):
    """Whatever remembers whether the one question of the turn was asked."""

    asked: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class HerosTurn(Turn):
    """A turn in rounds: a try is its action, also if it is aborted; one question is allowed.

    Args:
        where: What remembers the question.
        columns: By how much all rolls are shifted (ART-393).

    Source: ART Engine, ART-207, ART-243, ART-285.
    """

    where: Asked
    columns: int = 0
    abort_counts: bool = True

    @property
    def asked(self) -> bool:
        return self.where.asked

    def ask(self) -> None:
        self.where.asked = True

    def attempt(self, check: AnyCheck, *, written: bool = False) -> AnyCheck:
        """Return it as it is rolled here: hampered, and if it is tried, no easier than usual."""
        return shifted(check if written else no_easier(check), self.columns)


def roll_initiative(
    table: Table[Sheet], *, asks: bool, status: Text, who: str = "", at_once: bool = False
) -> Script[int]:
    """Roll for the order of turns; return the column. For `who` and `at_once` see `make_roll`."""
    own = yield from make_roll(
        table,
        _INITIATIVE,
        asks=asks,
        who=who,
        status=(status,),
        turn=SomethingFirst(),
        at_once=at_once,
    )
    return int(own.facts["result_index"])


def acts_again(table: Table[Sheet], price: int, status: Lines) -> Script[bool]:
    """Ask after a turn whether Fame buys another at once; the caller pays (ART-361, ART-362)."""
    options = (
        Option("end", fight("that-is-all"), hint="end"),
        Option("again", fight("act-again", price=price), hint="again"),
    )
    answer = yield from table.ask(options, status, turn=SomethingFirst())
    table.answered()
    return answer.option == "again"
