"""A fight, round by round: the hero, friends, foes, and Doom that lets the foes go first.

Notes: doom-policy, round, seized, doom-effect, and those of the turns.
"""

from collections.abc import Sequence
from dataclasses import replace

from solo.rules.core.fights.turns import SomethingFirst
from solo.rules.core.outcome import Option, Outcome
from solo.rules.core.party.company import slug
from solo.rules.core.script import Scripted, at_once, restart, scripted_on
from solo.rules.core.table import Question, Restart, Script, StoryLeft
from solo.rules.two_d20.conan.fight.foe_attack import hit_hero
from solo.rules.two_d20.conan.fight.npc_turns import npc_turn
from solo.rules.two_d20.conan.fight.state import Battle, open_battle
from solo.rules.two_d20.conan.fight.table import FightTable
from solo.rules.two_d20.conan.fight.turn import begin_turn, held_action, hero_turn
from solo.rules.two_d20.conan.fight.words import words
from solo.rules.two_d20.conan.fight.written import DoomEffect, Fight
from solo.rules.two_d20.conan.health.harm import roll_blow
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.conan.party import COMPANY
from solo.rules.two_d20.conan.printed import printed
from solo.rules.two_d20.core.fighting import OVER
from solo.rules.two_d20.core.party import able
from solo.rules.two_d20.core.sheet import set_points

BEGIN = Option("begin", words("begin"), hint="begin")


def begin(fight: Fight, sheet: Sheet, *, asks: bool) -> Scripted[Sheet]:
    """Open a fight."""
    return begun(open_battle(fight, sheet, asks=asks), sheet)


def begun(state: Battle, sheet: Sheet) -> Scripted[Sheet]:
    """Return a fight before its first round."""
    return at_once(scripted_on(FightTable, opening, state), sheet)


def opening(table: FightTable, state: Battle) -> Script[Outcome | Restart[Sheet]]:
    """Wait for the fight to begin."""
    table.battle = state
    try:
        yield Question(options=(BEGIN,), forced=BEGIN.id, turn=SomethingFirst())
    except StoryLeft:
        return table.left()
    return restart(battle, state)


def battle(table: FightTable, state: Battle) -> Script[Outcome | Restart[Sheet]]:
    """Play the next part of a round: up to the end of the hero's turn, or the turn of another.

    What follows begins from the state of the battle alone: undo and odds play no part of it again.
    """
    table.battle = state
    try:
        if state.queue:
            table.battle = replace(state, queue=state.queue[1:])
            yield from _npc_turns(table, state.queue[:1])
        elif state.due:
            yield from _heros_turn(table)
        else:
            yield from _first_turns(table)
    except StoryLeft:
        return table.left()
    if not table.battle.queue and not table.battle.due:
        _end_round(table)
    return restart(battle, table.battle)


def _first_turns(table: FightTable) -> Script[None]:
    """Begin a round, and let the hero act, after foes who go first (CON-015 to CON-020)."""
    _begin_round(table)
    _doom_effect(table)
    table.judge()
    seized = _seize_initiative(table)

    table.battle = replace(table.battle, seized=seized)
    if seized:
        yield from _npc_turns(table, [foe.id for foe in table.battle.standing])
    yield from _heros_turn(table)


def _heros_turn(table: FightTable) -> Script[None]:
    """Give the next hero a turn, whole before that of another; they choose the order (CON-018).

    When the last has had it, it is the friends' turn, and then the foes'.
    """
    due = tuple(who for who in table.battle.due if _stands(table, who))
    if due and slug(table.sheet.name) not in due:
        table.turn_to(due[0])
    if not table.sheet.fallen:
        begin_turn(table)
        yield from hero_turn(table)
    now = slug(table.sheet.name)
    left = tuple(who for who in table.battle.due if who != now and _stands(table, who))
    table.battle = replace(table.battle, due=left)
    if left:
        return
    friends = [one.id for one in table.battle.friends if one.id not in table.battle.acted]
    # CON-020: foes come after all of ours, unless they have seized the initiative.
    foes = [] if table.battle.seized else [foe.id for foe in table.battle.standing]
    table.battle = replace(table.battle, queue=(*friends, *foes))


def _stands(table: FightTable, who: str) -> bool:
    """Say whether a hero of that slug can act."""
    one = COMPANY.named(table.sheet, who)
    return one is not None and able(one)


def _end_round(table: FightTable) -> None:
    """End a round, and with the last of them the fight; Momentum wanes (CON-021)."""
    last = table.battle.fight.rounds
    if last and table.battle.round >= last:
        table.end(OVER)
    wane = set_points(table.sheet, "pool", table.sheet.pool - 1, why="the round is over")
    table.become(wane)


def _npc_turns(table: FightTable, keys: Sequence[str]) -> Script[None]:
    """Let foes and friends take their turns, each to its end (CON-018, CON-019)."""
    for key in keys:
        yield from _held_actions(table, key)
        if table.up(key):
            yield from npc_turn(table, key)
            table.judge()


def _held_actions(table: FightTable, key: str) -> Script[None]:
    """Let every hero who holds an action use it before somebody's turn (CON-025)."""
    for one in COMPANY.able_members(table.sheet):
        who = slug(one.name)
        stance = table.battle.bench.get(who, table.hero)
        if table.up(key) and stance.ready:
            table.turn_to(who)
            yield from held_action(table, key)


def _begin_round(table: FightTable) -> None:
    number = table.battle.round + 1
    able_ones = COMPANY.able_members(table.sheet) if table.sheet.party else ()
    due = tuple(slug(one.name) for one in able_ones)
    table.battle = replace(table.battle, round=number, acted=(), due=due)
    if number == 1:
        table.tell("doom-policy", text=table.battle.policy.told(table.battle.uses))
    table.tell("round", number=number)


def _doom_effect(table: FightTable) -> None:
    """Let one event of the place happen that Doom pays for, from the second round on (CON-075)."""
    battle = table.battle
    for one in battle.fight.doom_effects if battle.round > 1 else ():
        new = one.id not in battle.happened
        if new and battle.policy.does("effects", table.sheet.threat, one.cost):
            paid = table.pay_doom(one.cost)
            table.battle = replace(battle, happened=(*battle.happened, one.id))
            table.tell("doom-effect", text=one.text, **paid)
            _befall(table, one)
            return


def _befall(table: FightTable, one: DoomEffect) -> None:
    if one.kind == "complication":
        table.stand(snags=(*table.hero.snags, one.id))
    elif one.damage:
        for hero in COMPANY.able_members(table.sheet):
            table.turn_to(slug(hero.name))
            hit_hero(table, roll_blow(table.dice, one.damage, {}, mental=False))


def _seize_initiative(table: FightTable) -> bool:
    """Let foes act first for 1 Doom each, if the policy does so; return whether (CON-076)."""
    battle = table.battle
    cost = len(battle.standing) * int(printed("doom")["costs"]["initiative"])
    allowed = battle.fight.may_seize_initiative
    if not allowed or not battle.policy.does("seize", table.sheet.threat, cost):
        return False
    table.tell("seized", **table.pay_doom(cost))
    return True
