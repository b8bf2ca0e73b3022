"""The end of a fight: when it is over, what it pays, and the hero's state after it."""

from solo.rules.core.outcome import Outcome
from solo.rules.core.table import Over
from solo.rules.fictive_hack.checks import awesome
from solo.rules.fictive_hack.fight.state import ALLY, FOE, Fighter
from solo.rules.fictive_hack.fight.table import FightTable
from solo.rules.fictive_hack.fight.written import COUNTS
from solo.rules.fictive_hack.gear import carrying as gear
from solo.rules.fictive_hack.health import wounds as health
from solo.rules.fictive_hack.heroes import talents
from solo.rules.fictive_hack.heroes.sheet import Changed, Sheet, changed
from solo.rules.fictive_hack.printed import printed

ROUNDS_A_MINUTE = 6


def end_if_over(table: FightTable) -> None:
    """End the fight if nobody is left to fight, or its rounds are over.

    Raises:
        Over: It ends.
    """
    battle = table.battle
    endless = int(printed("fight")["endless"])
    if battle.names:
        table.update(down=frozenset(battle.heroes) - {*table.standing_heroes})
    if not table.standing_heroes:
        end(table, table.sheet.state)
    if not battle.standing(FOE) and not _still_strikes(table):
        end(table, "won")
    if battle.round > min(battle.fight.rounds or endless, endless):
        end(table, "endured")


def end(table: FightTable, label: str) -> None:
    """End the fight from anywhere within it.

    Raises:
        Over: Always.
    """
    raise Over(closed(table, label))


def _still_strikes(table: FightTable) -> bool:
    """Tell whether somebody who has just fallen acts at the same moment (FH-136)."""
    waiting = (table.battle.fighter(key) for key in table.at_once)
    return any(not one.acted and one.gone != "fled" for one in waiting)


def closed(table: FightTable, label: str) -> Outcome:
    """Close a fight: what it pays, what is fresh again, and how the hero comes out of it."""
    battle = table.battle
    won = label in ("won", "talked", "endured")
    if won and battle.fight.award:
        table.become(_awarded(table.sheet, battle.fight.award))
    for key in table.battle.heroes:
        _come_out(table, key)
    if battle.names:
        first = next(iter(table.standing_heroes or battle.names))
        table.turn_to(first, tells=False)
    table.minutes = -(-max(1, battle.round) // ROUNDS_A_MINUTE)
    successes, failures = COUNTS[label]
    down = sum(_felled(one) for one in battle.fighters if one.side == FOE)
    fallen = tuple(one.known_as for one in battle.fighters if one.side == ALLY and one.gone)
    robbed = tuple(one.id for one in battle.fighters if "robbed" in one.used)
    facts = {"rounds": battle.round, "down": down, "passed": won, "fallen": fallen,
             "robbed": robbed, "arena": battle.turn.arena}  # fmt: skip
    triggers = (*(f"lost-{key}" for key in fallen), *(f"robbed-{key}" for key in robbed))
    return Outcome(label, successes, failures, triggers=triggers, facts=facts)


def _awarded(sheet: Sheet, points: int) -> Changed:
    """Award AP for a fight; of several heroes the Bowl has them (FH-198)."""
    if sheet.party:
        return awesome.feed_bowl(sheet, points, "the fight")
    return awesome.gain(sheet, points, "the fight")


def _come_out(table: FightTable, key: str) -> None:
    """Let a hero come out of a fight: paid for bravery, up again, with all that is fresh."""
    table.turn_to(key, tells=False)
    table.victim = table.name(key)
    _pay_bravery(table)
    if table.sheet.state == "ko":
        table.become(health.come_to(table.sheet))
    table.victim = ""
    sheet = talents.new_arena(table.sheet)
    table.sheet = changed(sheet, borrowed=frozenset(), used=frozenset())


def _felled(one: Fighter) -> int:
    """Return how many of a fighter are down: of a group those who fell before the rest ran."""
    if one.grouped:
        return one.start - one.count
    return int(one.gone in ("down", "ko"))


def _pay_bravery(table: FightTable) -> None:
    """Pay who entered a fight without armor, was in danger and lives (FH-074, FH-075)."""
    turn, sheet = table.battle.turn, table.sheet
    bare = gear.armor(sheet) == "none" and not turn.shielded
    if bare and turn.endangered and sheet.state not in ("dead", "dying"):
        points = int(printed("armor")["unarmored_ap"])
        table.become(awesome.gain(sheet, points, "fighting unarmored"))
