"""Groups of minions that come apart: some are pushed away, or one is held while the others go."""

from dataclasses import replace

from solo.rules.core.wording.several import free_id
from solo.rules.fictive_hack.fight.state import HERO, Fighter
from solo.rules.fictive_hack.fight.table import FightTable


def heads(fighter: Fighter) -> int:
    """Return how many somebody is: of a group those who still stand."""
    return fighter.count if fighter.grouped else 1


def split(table: FightTable, key: str, number: int) -> Fighter:
    """Part so many off a group, who are a group of their own from then on, and return it (FH-211).

    What held the group holds those who stay.
    """
    group = table.battle.fighter(key)
    taken = {HERO, "all", *(one.id for one in table.battle.fighters)}
    parted = replace(
        group,
        id=free_id(group.known_as or key, taken),
        count=number,
        start=number,
        abreast=min(number, group.abreast),
        impeded="",
        cornered=False,
    )
    left = group.count - number
    stays = replace(group, count=left, start=group.start - number, abreast=min(left, group.abreast))
    place = next(n for n, one in enumerate(table.battle.fighters) if one.id == key)
    before, after = table.battle.fighters[:place], table.battle.fighters[place + 1 :]
    table.update(fighters=(*before, stays, parted, *after))
    return parted
