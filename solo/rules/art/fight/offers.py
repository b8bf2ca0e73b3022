"""The type of what may be chosen on a turn, and the functions that all such offers need.

Source of all: ART Engine, ART-345, ART-347 to ART-353.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import TypeAlias

from solo.namedtuple import NamedTuple
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.terms import Words
from solo.rules.art.fight.rolls import FightRoll, roll, rolled, trait_check
from solo.rules.art.fight.state import RULES, Turn
from solo.rules.art.fight.table import FightTable, holding_down
from solo.rules.art.fight.track import reachable
from solo.rules.art.fight.words import words
from solo.rules.core.menus import offers as core
from solo.rules.core.menus.offers import MAIN, distinct
from solo.rules.core.outcome import Option, Outcome
from solo.rules.core.table import Script
from solo.words import Text

SPENT = words("action-spent")
INFERIOR = Rank.parse(RULES["quick"]["difficulty"])
_QUICK_ENDS = Rank.parse(RULES["quick"]["ends_from"])

Act: TypeAlias = "Callable[[str], Script[None] | None]"
"""Does something on a turn, given the words that it asked for; a script where it may ask more."""
Then: TypeAlias = "Callable[[Outcome], Script[None] | None]"
"""Lets a roll come to what it does."""


class Bundle(NamedTuple):
    """A line that several offers share: what it opens lists them."""

    id: str
    text: Text
    hint: str


class Offer(NamedTuple):
    """Something that may be done now."""

    option: Option  # how it is listed
    do: Act  # does it
    check: Callable[[], FightRoll] | None = None  # what it rolls first, for its odds
    measure: int = 0  # the rank the roll has to meet, when it has no difficulty of its own
    page: str = MAIN  # the list on which it stands
    tells: bool = False  # whether it is listed with what is rolled
    at: str = ""  # the foe to whom it is done, or nothing
    against: str = ""  # how that foe is called
    bundle: Bundle | None = None  # the line it shares with its like
    unnoticed: bool = False  # whether it shows nobody that one who plays dead is alive
    ends: bool = False  # whether it ends the turn
    # whether the turn stays open for it after the action: it is free, and of use
    keeps: bool = False

    @property
    def said(self) -> Callable[[], Text] | None:
        """The text that tells the roll; it is worked out only for offers that are listed."""
        check = self.check if self.tells else None
        return None if check is None else lambda: rolled(check())


def follow(deed: Script[None] | None) -> Script[None]:
    """Play on what was chosen, if it is a script; if it is None, it is done already."""
    if deed is not None:
        yield from deed


def end_turn_offer(table: FightTable, text: Text) -> Offer:
    """Offer to end the turn that is played."""

    def do(_: str) -> None:
        turn = table.battle.turn
        table.alter_turn(over=True, ended=turn is not None and turn.action)

    return Offer(option=Option("end-turn", text, hint="end"), do=do, ends=True)


def by_id(offers: Iterable[Offer]) -> Mapping[str, Offer]:
    """Return offers by ids of their own; two that read the same are one choice."""
    every = [*offers]
    found = {one.option.id: one for one in every}
    if len(found) == len(every):
        return found
    different: dict[tuple[str, Text], core.Offer[Offer]] = {}
    for one in every:
        different.setdefault((one.option.id, one.option.text), core.Offer(one.option, one))
    told_apart = distinct([*different.values()])
    return {option.id: offer._replace(option=option) for option, offer, *_ in told_apart}


def bands_left(table: FightTable, who: str, left: int) -> list[tuple[int, int]]:
    """Return the bands that somebody can get to with so many bands to spend, with their cost."""
    return [] if left < 1 or rooted(table, who) else reachable(table, who, left)


def rooted(table: FightTable, who: str) -> Text:
    """Return why somebody can't leave the band on foot, or nothing.

    Reading: who lies on the ground gets up first; the text names no way to run lying down.
    """
    return stuck(table, who) or (words("on-ground") if table.fighter(who).prone else "")


def stuck(table: FightTable, who: str) -> Text:
    """Return why somebody can't leave the band in any way, or nothing."""
    if table.fighter(who).tied("legs"):
        return words("legs-entangled")
    if table.barred(who, "no-move"):
        return words("off-balance", what="move")
    return words("in-grapple") if table.battle.grip_of(who) else ""


def why_not(table: FightTable, turn: Turn, at: str = "") -> Text:
    """Return why an action can't be taken, or nothing."""
    if turn.action and not (turn.follow and turn.follow == at):
        return SPENT
    return holding_down(table, turn.who)


def action(table: FightTable, who: str, check: Callable[[], FightRoll], then: Then) -> Act:
    """Return what spends the action and rolls, and what follows."""

    def do(_: str) -> "Script[None]":
        table.spend()
        yield from follow(then((yield from roll(table, who, check()))))

    return do


def quick(  # noqa: PLR0913
    table: FightTable, who: str, deed: str, attribute: str, text: Text, barred: Text,
    done: Callable[[], None], ident: str = "", page: str = MAIN, skills: Words = (),
) -> Offer:  # fmt: skip
    """Offer an automatic action as a free one, by an Inferior roll (ART-350 to ART-353).

    It is free at any time of the turn, also after the action (ART-349).
    """

    def check() -> FightRoll:
        made = trait_check(table, who, deed, attribute, INFERIOR, "", words("to-be-quick"))
        return replace(made, skills=(*made.skills, *skills)) if skills else made

    def do(_: str) -> "Script[None]":
        if quickly(table, (yield from roll(table, who, check()))):
            done()

    option = Option(f"{ident or deed}-quick", text, reason=barred, hint=f"quick {deed}")
    return Offer(option=option, do=do, check=check, page=page, keeps=True, tells=True)


def quickly(table: FightTable, outcome: Outcome) -> bool:
    """Tell whether a quick action succeeds; Feeble does, but ends the turn (ART-350 to ART-353)."""
    result = outcome.facts["result_index"]
    if not outcome.failures:
        return True
    table.alter_turn(over=True, action=True)
    return bool(result >= _QUICK_ENDS)
