"""The end of a fight: who can still be helped, who is left behind, and the outcome.

Notes: treated, left-behind.
"""

from dataclasses import replace

from solo.rules.core.outcome import Outcome
from solo.rules.fell.fight.state import is_hero
from solo.rules.fell.fight.table import FightTable
from solo.rules.fell.fight.written import FLED, LOST
from solo.rules.fell.health import healing
from solo.rules.fell.heroes.sheet import changed
from solo.rules.fell.printed import printed


def ended(table: FightTable, label: str, trigger: str = "") -> Outcome:
    """End a fight: the dying are treated, unless they are left behind (FELL-047)."""
    battle = table.battle
    heroes = table.heroes.values()
    fell = any(map(is_hero, battle.treated)) or any(one.out for one in heroes)
    dead_before = dead_companions(table)
    if label == FLED:
        leave_behind(table)
    if label != LOST:
        treat_all(table)
    happened = {
        trigger: bool(trigger),
        "hero-down": fell and not all(one.dead for one in heroes),
        "companion-lost": dead_companions(table) > dead_before,
        "dead": any(one.dead for one in heroes),
    }
    table.back()
    triggers = tuple(name for name, so in happened.items() if so)
    good = label not in (FLED, LOST)
    facts = {
        "kind": "fight",
        "rounds": battle.round,
        "defeated": sum(one.out for one in battle.enemies),
        "foes": len(battle.enemies),
        "carried": label == FLED and fell,
    }
    return Outcome(label, int(good), int(not good), (), triggers, facts=facts)


def dead_companions(table: FightTable) -> set[str]:
    """Return the companions who are dead."""
    return {key for key, one in table.sheet.companions.items() if one.dead}


def leave_behind(table: FightTable) -> None:
    """Leave the dying behind, who die; the hero is carried."""
    companions = dict(table.sheet.companions)
    for key in table.dying:
        if not is_hero(key):
            companions[key] = replace(companions[key], dead=True)
            table.tell("left-behind", name=table.name(key))
    table.sheet = changed(table.sheet, companions=companions)


def treat_all(table: FightTable) -> None:
    """Treat everybody who is dying, with nobody in the way: no test (FELL-008, FELL-047)."""
    dying = table.dying
    for who in dying:
        if is_hero(who):
            table.become_of(who, healing.treat)
        else:
            table.become(healing.treat(table.sheet, who))
    if dying:
        table.minutes += int(printed("tests")["rounds"]["exploring"]["minutes"])
