"""A fight in rounds: who is next, round after round, and when Luck brings the hero forward.

Notes: round, and those of the other modules of the fight.
"""

from dataclasses import replace

from solo.rules.core.bases import BROKEN_OFF
from solo.rules.core.menus.offers import Offer
from solo.rules.core.outcome import Option, Outcome
from solo.rules.core.script import Scripted, at_once, restart, scripted_on
from solo.rules.core.table import Restart, Script, StoryLeft
from solo.rules.two_d20.core.fighting import HERO, OVER
from solo.rules.two_d20.fallout.fight.companions import allys_turn
from solo.rules.two_d20.fallout.fight.messages import status
from solo.rules.two_d20.fallout.fight.npc_turns import foes_turn
from solo.rules.two_d20.fallout.fight.state import Battle, first_state, is_hero, order
from solo.rules.two_d20.fallout.fight.table import FightTable
from solo.rules.two_d20.fallout.fight.turn import heros_turn, timing_offers, turn_now
from solo.rules.two_d20.fallout.fight.words import words
from solo.rules.two_d20.fallout.fight.written import Rounds
from solo.rules.two_d20.fallout.heroes.sheet import Sheet
from solo.words import Text

_BEGIN = Option("begin", words("begin"), hint="begin")


def begin(plan: Rounds, sheet: Sheet, *, asks: bool) -> Scripted[Sheet]:
    """Open a fight as an encounter."""
    start = first_state(plan, sheet, asks=asks)
    return at_once(scripted_on(FightTable, battle, start), sheet)


def battle(table: FightTable, start: Battle) -> Script[Outcome | Restart[Sheet]]:
    """Give a turn to whoever is next, one after another, until the fight is over."""
    table.set_up(start)
    try:
        if not start.round:
            yield from table.ask((_BEGIN,), forced=_BEGIN.id, odds=lambda option: None)
            table.judge()
        if not table.battle.queue:
            begin_round(table)
        yield from next_turn(table)
        table.judge()
    except StoryLeft:
        table.back()
        table.minutes = table.battle.round
        return Outcome(BROKEN_OFF)
    return restart(battle, table.battle)


def begin_round(table: FightTable) -> None:
    """Begin another round, in the order of initiative, if there is to be one."""
    now = table.battle
    if now.plan.rounds and now.round >= now.plan.rounds:
        table.end(OVER)
    queue = order(now, table.sheet)
    bench = {who: one._replace(acted=False) for who, one in now.bench.items()}
    table.battle = replace(now, round=now.round + 1, acted=False, queue=queue, bench=bench)
    table.tell("round", number=table.battle.round)


def next_turn(table: FightTable) -> Script[None]:
    """Give the first of those who are still to act a turn; Luck may bring the hero forward."""
    first = table.battle.queue[0]
    if is_hero(first):
        yield from one_heros_turn(table, first)
    elif ally := table.battle.ally(first):
        yield from allys_turn(table, ally)
    elif not (yield from brought_forward(table, first)):
        table.no_longer_due(first)
        foes_turn(table, table.battle.fighter(first))


def one_heros_turn(table: FightTable, key: str) -> Script[None]:
    """Give a hero a turn, unless that one has fallen meanwhile."""
    if table.sheet.party:
        table.turn_to(key.removeprefix(f"{HERO} "))
    if table.sheet.fallen:
        table.no_longer_due(key)
    else:
        yield from heros_turn(table)


def brought_forward(table: FightTable, foe: str) -> Script[bool]:
    """Ask whether Luck is to bring the hero's turn before a foe's, and take it if so (FO-034)."""
    if not timing_offers(table):
        return False

    def offers() -> list[Offer[str]]:
        """Offer to wait, or that one of the heroes comes first."""
        wait = Option("wait", words("wait-for-turn"), hint="wait")
        return [Offer(wait, ""), *timing_offers(table)]

    def lines() -> tuple[Text, ...]:
        turn = words("its-turn", name=table.battle.fighter(foe).name)
        return status(table.battle, table.sheet, turn)

    answer = yield from table.pick(offers, lines, odds=lambda first: None)
    if not answer.does:
        return False
    yield from turn_now(table, answer.does)
    return True
