"""The turn of the hero or a companion.

Notes: edge, and those of `turn_actions`.
"""

from dataclasses import replace

from solo.rules.core.menus.menu import choose
from solo.rules.core.outcome import Outcome
from solo.rules.core.table import Script
from solo.rules.fell.checks.improvise import degree
from solo.rules.fell.effects import Hurts
from solo.rules.fell.fight.menu import PAGES, offers
from solo.rules.fell.fight.messages import status
from solo.rules.fell.fight.state import is_hero
from solo.rules.fell.fight.table import FightTable, Improvising
from solo.rules.fell.printed import printed


def take_turn(table: FightTable, who: str) -> Script[bool]:
    """Ask what the hero or a companion does, and do it.

    Attacks are only planned: they are carried out when all have said what they do. Returns whether
    they still are; a flight that fails takes up the round of everybody.
    """
    if is_hero(who):
        table.turn_to(who)
    while True:
        answer = yield from choose(
            lambda: offers(table, who),
            PAGES,
            lambda: status(table),
            odds=lambda act: act.odds() if act.odds else None,
            turn=Improvising(table, own=is_hero(who)),
        )
        if answer.tried is not None:
            improvise(table, answer.tried)
            return True
        act = answer.does
        script = act.do()
        if script is not None:
            yield from script
        if act.time:
            return act.planned


def improvise(table: FightTable, outcome: Outcome) -> None:
    """Gain an edge for the hero's next attack, the better of two; a blunder costs HP.

    Source: FELL, FELL-007, FELL-012 (what it is worth: our reading).
    """
    worth = printed("tries")["fight"]
    gained, harm = (int(worth[name].get(degree(outcome), 0)) for name in ("edge", "harm"))
    if harm:
        table.change(Hurts(points=harm, spare=True))
    if gained > table.battle.edge:
        table.tell("edge", steps=gained)
        table.battle = replace(table.battle, edge=gained)
