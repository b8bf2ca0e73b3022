"""An attack of anybody's on anybody, and the counter-attack that it may bring."""

from solo.rules.core.table import Script
from solo.rules.fictive_hack.fight.attack import attack
from solo.rules.fictive_hack.fight.endings import end_if_over
from solo.rules.fictive_hack.fight.npc_attacks import npc_attack
from solo.rules.fictive_hack.fight.state import HERO
from solo.rules.fictive_hack.fight.table import FightTable


def strike(table: FightTable, who: str, target: str, mode: str) -> Script[str]:
    """Let somebody attack; who defends or protects strikes back at whoever hits at close quarters.

    Return who was hit at close quarters, or nothing.

    Source: Fictive Hack, FH-138, FH-140, FH-141.
    """
    if who == HERO:
        hit = yield from attack(table, target, mode)
    else:
        hit = yield from npc_attack(table, who, target, mode)
    end_if_over(table)
    if hit and mode != "counter" and _strikes_back(table, hit):
        # A group of minions is struck back at once, and as a whole (FH-215).
        yield from strike_if_near(table, hit, who, "counter")
    return hit


def strike_if_near(table: FightTable, who: str, target: str, mode: str = "attack") -> Script[None]:
    """Let somebody attack out of turn, if both still fight and are in one arena."""
    if table.up(who) and table.up(target) and table.arena(who) == table.arena(target):
        yield from strike(table, who, target, mode)


def _strikes_back(table: FightTable, who: str) -> bool:
    one = table.battle.turn if who == HERO else table.battle.fighter(who)
    return one.defending or bool(one.protects)
