"""A fight in rounds: who is next, round after round, and Lucky Timing.

Notes: round, timing, holds, and those of the other modules of the fight.
"""

from dataclasses import replace

from solo.rules.core.outcome import Option, Outcome
from solo.rules.core.script import BROKEN_OFF, Restart, Script, Scripted, StoryLeft, opened, restart
from solo.rules.two_d20.core.fighting import HERO, OVER
from solo.rules.two_d20.core.sheet import set_points
from solo.rules.two_d20.fallout.fight.companions import allys_turn
from solo.rules.two_d20.fallout.fight.messages import capital, status
from solo.rules.two_d20.fallout.fight.npc_turns import foes_turn
from solo.rules.two_d20.fallout.fight.state import Battle, first_state, order
from solo.rules.two_d20.fallout.fight.table import FightTable
from solo.rules.two_d20.fallout.fight.turn import heros_turn
from solo.rules.two_d20.fallout.fight.written import Rounds
from solo.rules.two_d20.fallout.heroes.sheet import Sheet
from solo.rules.two_d20.fallout.printed import printed

_BEGIN = Option("begin", "Begin", hint="begin")


def begin(plan: Rounds, sheet: Sheet, *, asks: bool) -> Scripted[Sheet]:
    """Open a fight as an encounter."""
    start = first_state(plan, sheet, asks=asks)
    return replace(opened(sheet, battle, start), new_table=FightTable)


def battle(table: FightTable, start: Battle) -> Script[Outcome | Restart[Sheet]]:
    """Let whoever is next have a turn, and go on so until the fight is over."""
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
        table.minutes = table.battle.round
        return Outcome(BROKEN_OFF)
    return restart(battle, table.battle)


def begin_round(table: FightTable) -> None:
    """Begin another round, in the order of initiative, if there is to be one."""
    now = table.battle
    if now.plan.rounds and now.round >= now.plan.rounds:
        table.end(OVER)
    queue = order(now, table.sheet)
    table.battle = replace(now, round=now.round + 1, acted=False, queue=queue)
    table.tell("round", number=table.battle.round)


def next_turn(table: FightTable) -> Script[None]:
    """Let the first of those who are still to act have a turn; Luck may bring the hero forward."""
    first = table.battle.queue[0]
    if first != HERO and table.battle.ally(first) is None and (yield from timed(table, first)):
        first = HERO
    queue = tuple(key for key in table.battle.queue if key != first)
    table.battle = replace(table.battle, queue=queue)
    fighter = None if first == HERO else table.battle.fighter(first)
    if fighter is None:
        yield from heros_turn(table)
    elif fighter.stunned:  # which loses it this turn (ours)
        table.put(replace(fighter, stunned=False))
        table.tell("holds", name=fighter.name)
    elif table.battle.ally(first):
        yield from allys_turn(table, fighter)
    else:
        foes_turn(table, fighter)


def timed(table: FightTable, foe: str) -> Script[bool]:
    """Ask whether Luck is to bring the hero's turn before a foe's (FO-034)."""
    if not table.battle.asks or table.battle.acted or not table.sheet.luck:
        return False

    def options() -> tuple[Option, ...]:
        text = f"Take your turn now (1 Luck, {table.sheet.luck} left)"
        reason = "" if table.sheet.luck else "you have no Luck left"
        wait = Option("wait", "Wait for your turn", hint="wait")
        return (wait, Option("lucky-timing", text, "", reason, "timing"))

    def lines() -> tuple[str, ...]:
        name = capital(table.battle.fighter(foe).name)
        return (*status(table.battle, table.sheet), f"{name} is next.")

    answer = yield from table.ask(options, lines, odds=lambda option: None)
    if answer.option == "wait":
        return False
    left = table.sheet.luck - int(printed("luck")["timing"])
    table.become(set_points(table.sheet, "luck", left))
    table.tell("timing")
    return True
