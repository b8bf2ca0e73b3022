"""Whom Fate picks when an attack may strike one of several.

Source of all: ART Engine, ART-142, ART-143, ART-391, ART-393, ART-444 to ART-446.
"""

from collections.abc import Sequence

from solo.rules.art.fight.rolls import cast
from solo.rules.art.fight.table import FightTable


def fates(table: FightTable, who: Sequence[str], purpose: str) -> dict[str, int]:
    """Return everybody's Fate: adventurers and friends roll, a foe's rank is its result."""
    found = {}
    for one in who:
        if table.fighter(one).foe:
            found[one] = int(table.fighter(one).ranks.rank("fate"))
        else:
            found[one] = int(cast(table, one, "fate", purpose).facts["result_index"])
    return found


def unluckiest(table: FightTable, who: Sequence[str], by: str, purpose: str, at: str = "") -> str:
    """Return the one with the lowest Fate; between those alike the attacker decides.

    It decides for an enemy, if it can for the one it meant (ART-143, ART-445).
    """
    if len(who) == 1:
        return who[0]
    found = fates(table, who, purpose)
    lowest = min(found.values())
    alike = [one for one in who if found[one] == lowest]
    return preferred(table, alike, by, at)[0]


def preferred(table: FightTable, alike: Sequence[str], by: str, at: str = "") -> list[str]:
    """Sort those alike as the attacker would have it: the one meant, enemies, the others."""
    side = table.fighter(by).foe
    return sorted(alike, key=lambda one: (one != at, table.fighter(one).foe == side))


def struck_in_grapple(table: FightTable, by: str, at: str, *, handgun: bool = False) -> str:
    """Return whom an attack meets: one of a grapple by Fate, if it comes from outside of it.

    A handgun fired within one meets one of its members too, perhaps the one who fires.

    Source: ART Engine, ART-444 to ART-446.
    """
    grip = table.battle.grip_of(at)
    if grip is None or (by in grip.members and not handgun):
        return at
    there = [one for one in grip.members if table.up(one)]
    return unluckiest(table, there, by, "in the struggle", at) if there else at
