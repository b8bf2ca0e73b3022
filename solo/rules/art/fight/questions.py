"""Questions of a fight: asking a player, and choosing one of several things."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from solo.dataclass import dataclass
from solo.rules.art.checks.terms import shifted
from solo.rules.art.fight.ends import end_if_over
from solo.rules.art.fight.table import FightTable
from solo.rules.art.party.henchmen import rolled_by
from solo.rules.core.fights.turns import SomethingFirst
from solo.rules.core.menus.offers import Offer, distinct, take, weighing
from solo.rules.core.outcome import Odds, Option
from solo.rules.core.protocols import AnyCheck, TurnRules
from solo.rules.core.table import Answer, Question, Script
from solo.words import Text

T = TypeVar("T")


class Between(SomethingFirst):
    """The meaning of an improvised action outside one's own turn, or during a roll: it waits."""

    __slots__ = ("table",)

    def __init__(self, table: FightTable) -> None:
        self.table = table

    @property
    def asked(self) -> bool:
        """Whether the one question of this turn was asked (ART-285)."""
        return self.table.asked

    def ask(self) -> None:
        """Note that it was asked of the world."""
        self.table.alter_turn(asked=True)

    def attempt(self, check: AnyCheck, *, written: bool = False) -> AnyCheck:
        """Return what is asked meanwhile as whoever decides rolls it."""
        return as_decider_rolls(self.table, check)


def as_decider_rolls(table: FightTable, check: AnyCheck) -> AnyCheck:
    """Return a check as whoever decides rolls it: hampered, and a friend by rank (ART-192, 393)."""
    if not table.deciding:
        return check
    made = shifted(check, table.columns(table.deciding, "rolls"))
    block = table.fighter(table.deciding).block
    return made if block is None else rolled_by(block, made)


def ask(  # noqa: PLR0913 - the parts of a question, the later ones optional
    table: FightTable,
    who: str,
    options: Callable[[], Sequence[Option]],
    status: Callable[[], Sequence[Text]],
    odds: Callable[[str], Odds | None] | None,
    turn: TurnRules | None = None,
    admits: Callable[[str], object] | None = None,
    first: Callable[[], Option | None] | None = None,
) -> Script[Answer]:
    """Ask whoever leads a fighter, unless the fight is over."""
    end_if_over(table)
    table.deciding = who
    turn = turn or Between(table)
    return (
        yield Question(
            options=options, status=status, odds=odds, turn=turn, admits=admits, first=first
        )
    )


@dataclass(frozen=True, kw_only=True)
class Pick(Generic[T]):
    """One of several things that a player may choose."""

    id: str  # what names it
    text: Text  # how it reads among the options
    value: T  # what is chosen by it
    hint: str = ""  # a word that may be typed for it
    odds: Callable[[], Odds] | None = None  # the odds of what is rolled by it
    listed: bool = True  # whether it is listed; if not, what is said names it


def choose(table: FightTable, who: str, said: Text, picks: Sequence[Pick[T]]) -> Script[T]:
    """Let a player choose one of several things, the default first; return its value."""
    offers = distinct(
        [Offer(Option(one.id, one.text, hint=one.hint), one, shows=one.listed) for one in picks]
    )
    options = tuple(one.option for one in offers if one.shown)
    chances = weighing(lambda: offers, lambda one: one.odds() if one.odds else None)

    def admits(option: str) -> None:
        take(offers, option)

    answer = yield from ask(table, who, lambda: options, lambda: (said,), chances, admits=admits)
    return take(offers, answer.option).value
