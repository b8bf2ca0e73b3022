"""The script of a battle: its opening, rounds and turns, from the first to the end.

Source of all: ART Engine, ART-334 to ART-346, ART-356 to ART-362, ART-490.
"""

from solo.rules.art.checks.fame import expend
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.fight import order
from solo.rules.art.fight.ends import closed, end_if_over, stale
from solo.rules.art.fight.lineup import lined_up
from solo.rules.art.fight.lingering import afflict, choke, wear_off
from solo.rules.art.fight.losing import loses
from solo.rules.art.fight.npc_turns import npc_turn
from solo.rules.art.fight.questions import Pick, choose
from solo.rules.art.fight.rolls import FightRoll, roll
from solo.rules.art.fight.state import RULES, Battle, Fighter, Lasting, Turn, worn
from solo.rules.art.fight.status import tell_foes
from solo.rules.art.fight.table import FightTable
from solo.rules.art.fight.track import places
from solo.rules.art.fight.turn import nothing_left, price_of, take_action
from solo.rules.art.fight.words import words
from solo.rules.art.fight.written import STALEMATE, Combat
from solo.rules.art.health.damage import fear_after, overcome
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.core.outcome import Outcome
from solo.rules.core.script import Scripted, restart, scripted_on
from solo.rules.core.table import Restart, Script, StoryLeft

PERKS = RULES["perks"]


def battle(table: FightTable, begun: Battle) -> Script[Outcome | Restart[Sheet]]:
    """Play the next part of a battle: its opening, a turn, or one more action of a turn.

    It then restarts with what has become of it, so that undo and odds never play it from its
    beginning. `end_if_over` leaves it as soon as it is over.
    """
    table.battle = begun
    try:
        if not begun.started:
            yield from opening(table)
        elif begun.turn is None:
            yield from next_turn(table)
        else:
            yield from play_turn(table, begun.turn)
        end_if_over(table)
    except StoryLeft:
        return closed(table, "ended")
    return restart(battle, table.battle)


# The beginning


def opening(table: FightTable) -> Script[None]:
    """Roll initiative for all of ours, and fix the order; foes have their rank (ART-337)."""
    table.say("begins", count=len(table.foes()))
    tell_foes(table)
    for one in table.foes():
        table.alter(one.id, initiative=int(one.ranks.rank("alertness")))
    for one in table.ours():
        yield from _roll_initiative(table, one)
    order_turns(table)
    yield from _ask_all_out(table)


def _roll_initiative(table: FightTable, one: Fighter) -> Script[None]:
    end_if_over(table)
    check = FightRoll(
        deed="initiative",
        attribute="alertness",
        trait=table.friend_trait(one.id, "alertness"),
        skills=tuple(RULES["skills"]["initiative"]),
        purpose=words("to-be-first"),
    )
    outcome = yield from roll(table, one.id, check)
    table.alter(one.id, initiative=int(outcome.facts["result_index"]))


def order_turns(table: FightTable) -> None:
    """Fix the order for the whole fight, and where all begin (ART-336, ART-366, ART-367)."""
    end_if_over(table)
    fighters = [one for one in table.battle.fighters.values() if table.up(one.id)]
    simple = table.shared().options.initiative == "simple"
    entries = ((one.id, one.initiative, one.foe) for one in fighters)
    turns = order.round_the_table(fighters) if simple else order.in_order(entries)
    combat = table.battle.combat
    table.update(order=turns)
    if combat.range == "initiative":
        best = max(one.initiative for one in fighters)
        _place(table, min(combat.bands - 1, best - int(Rank.CATASTROPHIC)))
    ambushed = combat.surprise
    for one in fighters:
        surprised = one.foe == (ambushed == "foes") if ambushed else False
        slow = order.loses_first(one.initiative) and not simple
        if surprised or slow:
            table.alter(one.id, surprised=surprised, lost=one.lost + 1)
    _lose_first_to_fear(table)
    first = () if simple else order.bonus_round(table.battle.fighters, turns, ambushed)
    table.update(started=True, queue=first, round=0)
    table.say("order", names=tuple(table.fighter(one).name for one in turns))
    if first:
        table.say("bonus-round", names=tuple(table.fighter(one).name for one in first))


def _lose_first_to_fear(table: FightTable) -> None:
    """Take turns from adventurers who are beside themselves with fear still (ART-281).

    Who loses the first turn anyhow, by a slow start or by surprise, loses no second.
    """
    for one in table.heroes():
        sheet = table.sheet_of(one.id)
        if overcome(sheet) and one.lost:
            table.put(one.id, fear_after(sheet, one.lost))


def _place(table: FightTable, distance: int) -> None:
    """Put the foes so many bands away, but for those whose band the author gave (ART-367)."""
    combat = table.battle.combat
    party, foes = places(distance, combat.bands, combat.band)
    given = {placed.band for placed in combat.foes if placed.band is not None}
    for one in table.battle.fighters.values():
        if not one.foe:
            table.alter(one.id, band=party)
        elif one.band not in given:
            table.alter(one.id, band=foes)


# Rounds


def next_turn(table: FightTable) -> Script[None]:
    """Let whoever is next act, or begin the next round."""
    if not table.battle.queue:
        yield from _next_round(table)
        return
    who, *others = table.battle.queue
    table.update(queue=tuple(others), turn=None)
    if table.up(who):
        yield from _begin_turn(table, who)
    else:
        table.update(waiting=table.battle.waiting - {who})


def _next_round(table: FightTable) -> Script[None]:
    """End a round, with what wears off with it, and begin the next (ART-336)."""
    ending = table.battle.round
    for one in list(table.battle.fighters.values()):
        left = worn(one.lasting, "round", ending)
        table.alter(one.id, acted=False, spent=False, idle=False, shield=0, parried=False,
                    stopped=False, lasting=left)  # fmt: skip
    queue = tuple(one for one in table.battle.order if table.up(one))
    table.update(round=ending + 1, queue=queue, waiting=frozenset(), attacked=(), turn=None)
    end_if_over(table)  # who ends with the last round hears of no other
    table.say("round", round=ending + 1)
    if stale(table):
        table.update(ended=STALEMATE)
    yield from _ask_all_out(table)


def _ask_all_out(table: FightTable) -> Script[None]:
    """Let owners of the perk announce an all out attack before anybody acts (ART-488)."""
    owners = [
        one.id for one in table.heroes()
        if table.perk(one.id, "all-out-attack") and one.id in table.battle.queue
    ]  # fmt: skip
    for who in owners:
        yield from all_out(table, who)


def all_out(table: FightTable, who: str) -> Script[None]:
    """Ask whether somebody attacks all out this round (ART-488)."""
    more, less = PERKS["all_out_attack"], PERKS["all_out_defense"]
    text = words("all-out", more=more, less=less)
    picks = (
        Pick(id="as-usual", text=words("as-usual"), value=False, hint="no"),
        Pick(id="all-out", text=text, value=True, hint="all out"),
    )
    if (yield from choose(table, who, words("before-round"), picks)):
        for kind, amount in (("attack", more), ("defense", less)):
            table.gains(who, Lasting(kind=kind, name="all out attack", amount=amount,
                                     until="round", left=table.battle.round))  # fmt: skip


# Turns


def _begin_turn(table: FightTable, who: str) -> Script[None]:
    """Begin a turn: some effects end, an entangled throat is hurt, and the turn may be lost.

    A foe then plays its turn at once; for one of ours the script restarts first.
    """
    fighter = table.fighter(who)
    already = who in table.battle.waiting
    lasting = fighter.lasting if already else worn(table.fighter(who).lasting, "start")
    table.alter(who, acted=True, lasting=lasting)
    table.update(waiting=table.battle.waiting - {who})
    lost = loses(table, who)  # who is staggered while waiting loses the turn that was waited for
    if not lost:
        table.update(turn=Turn(who=who, waited=already, action=table.fighter(who).spent))
        table.alter(who, surprised=False)
    if not already:
        yield from choke(table, who)
        yield from afflict(table, who)
    if lost:
        yield from end_turn(table, who)
        return
    if fighter.foe and not table.up(who):
        yield from end_turn(table, who)
    elif fighter.foe:
        yield from npc_turn(table, who)
        yield from end_turn(table, who)


def play_turn(table: FightTable, turn: Turn) -> Script[None]:
    """Go on with a turn of one of ours: one more choice, or its end when nothing is left to do."""
    if not table.up(turn.who) or turn.over or nothing_left(table, turn):
        yield from end_turn(table, turn.who)
    else:
        yield from take_action(table, turn)


def end_turn(table: FightTable, who: str) -> Script[None]:
    """End a turn, or begin another for Fame (ART-361, ART-362, ART-490).

    Another is not offered to somebody who has just chosen to end the turn instead.
    """
    end_if_over(table)
    turn = table.battle.turn
    if table.up(who):
        idle = turn is not None and turn.who == who and turn.number == 1 and not turn.action
        table.alter(who, lasting=worn(table.fighter(who).lasting, "end"), struck=False, idle=idle)
        if turn is None or turn.number == 1:
            wear_off(table, who)
    price = None if turn is None or turn.who != who else price_of(table, turn)
    table.update(turn=None)
    if price is None or turn is None or table.battle.ended or (turn.ended and not turn.again):
        return
    picks = (
        Pick(id="end", text=words("that-is-all"), value=False, hint="end"),
        Pick(id="again", text=words("act-again", price=price), value=True, hint="again"),
    )
    if turn.again or (yield from choose(table, who, words("turn-over"), picks)):
        table.put(who, *expend(table.sheet_of(who), price))
        table.alter(who, lasting=worn(table.fighter(who).lasting, "start"))
        table.update(turn=Turn(who=who, number=turn.number + 1))


# As an encounter


def open_fight(combat: Combat, sheet: Sheet, *, asks: bool) -> Scripted[Sheet]:
    """Return a fight as an encounter that is about to begin."""
    return waiting(lined_up(combat, sheet, asks=asks))


def waiting(begun: Battle) -> Scripted[Sheet]:
    """Return a battle as it stands as an encounter that is about to go on."""
    return scripted_on(FightTable, battle, begun)
