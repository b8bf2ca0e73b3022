"""Improvised actions during a fight: when they may be tried, and their effects.

Source of all: ART Engine, ART-159, ART-219, ART-345, ART-455: it is the action of a turn, and what
is imaginative gains columns as what is foolish costs them.
"""

from collections.abc import Iterator
from typing import ClassVar

from solo.dataclass import dataclass
from solo.rules.art.checks.improvise import (
    degree,
    no_easier,
    told_in_a_fight,
    told_of_a_friend,
)
from solo.rules.art.fight.harm import fall
from solo.rules.art.fight.offers import Offer, why_not
from solo.rules.art.fight.questions import as_decider_rolls
from solo.rules.art.fight.state import Lasting
from solo.rules.art.fight.table import FightTable
from solo.rules.art.fight.words import words
from solo.rules.art.printed import printed
from solo.rules.core.fights.turns import FRIENDS, LATER, NOW, TurnBase
from solo.rules.core.outcome import Option, Outcome
from solo.rules.core.protocols import AnyCheck
from solo.words import Message

NAME = "what you tried"


@dataclass(frozen=True)
class InTurn(TurnBase):
    """The meaning of an improvised action on the turn of one of ours, who then tries it."""

    table: FightTable
    abort_counts: ClassVar[bool] = True
    in_rounds: ClassVar[bool] = True

    @property
    def worth(self) -> Message:
        """What success brings, as it is told before the roll (ART-180, ART-455)."""
        return words(printed("tries")["fight"]["worth"])

    @property
    def asked(self) -> bool:
        """Whether the one question of this turn was asked (ART-285)."""
        return self.table.asked

    def ask(self) -> None:
        """Note that it was asked of the world."""
        self.table.alter_turn(asked=True)

    @property
    def alterable(self) -> bool:
        return True

    def moment(self) -> str:
        """Return whether whoever decides has an action left, an adventurer or a companion."""
        turn = self.table.battle.turn
        if turn is None or why_not(self.table, turn) or self.table.beside_oneself(turn.who):
            return LATER
        return NOW if self.table.fighter(turn.who).block is None else FRIENDS

    def attempt(self, check: AnyCheck, *, written: bool = False) -> AnyCheck:
        """Return a try or a question as whoever's turn it is rolls it."""
        return as_decider_rolls(self.table, check if written else no_easier(check))

    def told(self, trait: str, outcome: Outcome, number: int) -> Message:
        friend = self.table.fighter(self.table.deciding)
        if friend.block is not None:
            return told_of_a_friend(friend.name, outcome, number)
        return told_in_a_fight(outcome, number)


def tried(table: FightTable, who: str, outcome: Outcome) -> None:
    """Spend the action; its result changes the columns of the next attack, or makes one fall.

    Reading: one such gain or loss at a time, the latest.
    """
    if outcome.label == "aborted":  # ART-207
        table.spend()
        table.say("aborts", who)
        return
    worth = printed("tries")["fight"]
    table.explains(outcome)
    table.stir()
    table.spend()
    key = degree(outcome)
    columns = int(worth["columns"].get(key, 0))
    kept = tuple(one for one in table.fighter(who).lasting if one.name != NAME)
    if columns:
        kept += (Lasting(kind="attack-columns", name=NAME, amount=columns, once=True),)
        table.say("tried", who, columns=columns)
    table.alter(who, lasting=kept)
    if key in worth["falls"]:
        fall(table, who)


def gain_of(table: FightTable, who: str) -> Lasting | None:
    """Return the columns that what somebody tried gives the next attack, if any."""
    lasting = table.fighter(who).lasting
    gains = (one for one in lasting if one.name == NAME and one.kind == "attack-columns")
    return next((one for one in gains if one.amount > 0), None)


def defense_offer(table: FightTable, who: str) -> Iterator[Offer]:
    """Offer to let what was tried help Defense until the next turn, and not the next attack.

    Cover, or a table knocked over: the same columns, by the rules for columns on Defense rolls.
    """
    gain = gain_of(table, who)
    if gain is None:
        return

    def do(words: str) -> None:
        kept = tuple(one for one in table.fighter(who).lasting if one != gain)
        cover = Lasting(kind="defense-columns", name=NAME, amount=gain.amount, until="start")
        table.alter(who, lasting=(*kept, cover))

    option = Option("tried-defense", words("cover", columns=gain.amount), hint="cover")
    yield Offer(option=option, do=do, page="other", keeps=True)
