"""The gear of the rules themselves: a weapon is a class and a rank, armor and a shield are a rank.

It is for heroes who equip before an adventure, where no author has written what there is.
"""

from typing import Literal

from solo.rules.art.checks.ranks import Rank
from solo.rules.art.gear import carrying
from solo.rules.art.gear.item import Item, Weapon
from solo.rules.art.gear.outfit import Outfit
from solo.rules.art.gear.weapon_classes import weapon_classes
from solo.rules.art.heroes.sheet import Sheet

Era = Literal["old", "modern"]


def stock(sheet: Sheet, era: Era) -> Outfit:
    """Return what a hero may equip: of each kind the best that Fortune and Strength allow.

    In old times there are no firearms and no grenades.

    Source: ART Engine, ART-072, ART-089, ART-100, ART-102, ART-104, ART-110, ART-114.
    """
    things = {}
    for kind in weapon_classes().values():
        if era == "modern" or not (kind.firearm or kind.type == "grenade"):
            best = _best(sheet, kind.name.lower(), weapon=Weapon(kind=kind.id))
            things[f"own-{kind.id}"] = best
    things["own-armor"] = _best(sheet, "armor", armor=True)
    things["own-shield"] = _best(sheet, "shield", shield=True)
    found = {name: item for name, item in things.items() if item is not None}
    return Outfit(stock=tuple(found), purpose="gear for the adventure", things=found)


def _best(
    sheet: Sheet,
    name: str,
    *,
    weapon: Weapon | None = None,
    armor: bool = False,
    shield: bool = False,
) -> Item | None:
    """Return a thing of the highest rank that the hero can pay for and is strong enough for."""
    for rank in range(sheet.fortune, Rank.CATASTROPHIC - 1, -1):
        item = Item(name=name, cost=Rank(rank), weapon=weapon, armor=armor, shield=shield)
        if not carrying.too_weak(sheet, item):
            return item
    return None
