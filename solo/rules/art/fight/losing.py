"""Turns that are lost: by a wound, by fear, by a slow start, or under somebody else's weight."""

from solo.rules.art.fight.harm import fall, regrip
from solo.rules.art.fight.order import loses_first
from solo.rules.art.fight.table import FightTable
from solo.rules.art.health.damage import SENSELESS, without_turn


def loses(table: FightTable, who: str) -> bool:
    """Tell whether somebody loses this turn, and count it off (ART-051, 281, 343, 448)."""
    fighter = table.fighter(who)
    grip = table.battle.grip_of(who)
    sheet, why = (None, "") if fighter.block else without_turn(table.sheet_of(who))
    if sheet is not None and why:
        table.put(who, sheet)
        if why in SENSELESS:
            fall(table, who)
    elif fighter.lost:
        slow = table.battle.round <= 1 and loses_first(fighter.initiative)
        why = "surprised" if fighter.surprised else "slow" if slow else "lost"
        if fighter.foe == (table.battle.combat.surprise == "foes"):
            table.alter(who, surprised=False)
        table.alter(who, lost=fighter.lost - 1)
    elif fighter.pinned:
        table.alter(who, pinned=fighter.pinned - 1)
        why = "pinned"
        if fighter.pinned == 1 and grip is not None and grip.held == who:
            regrip(table, grip, pinning=False)
    else:
        return False
    table.say("loses-turn", who, why=why)
    return True
