"""The heroes of Fictive Hack as a party: what they share, and who of them can act."""

from collections.abc import Sequence
from functools import partial

from solo.rules.core.party.company import Company
from solo.rules.core.party.giving import Thing
from solo.rules.core.party.rolls import Together
from solo.rules.fictive_hack.gear.item import Item
from solo.rules.fictive_hack.gear.weapons import Weapon
from solo.rules.fictive_hack.heroes.sheet import Purse, Sheet, changed
from solo.rules.fictive_hack.messages.names import slug
from solo.rules.fictive_hack.words import words


def able(sheet: Sheet) -> bool:
    """Tell whether a hero can act."""
    return not sheet.down


COMPANY: Company[Sheet] = Company(able, {"companions": {}, "bowl": 0})
"""What the rules say of heroes as a party."""

SEVERAL: Together[Sheet] = Together(COMPANY)
"""How several of them roll."""


def things(sheet: Sheet) -> Sequence[Thing[Sheet]]:
    """Return what a hero may hand over: weapons, other things, and all coins."""
    found = [Thing(one.slug, one.name, partial(_armed, one)) for one in sheet.weapons]
    found += [Thing(slug(one.name), one.name, partial(_moved, one)) for one in sheet.gear]
    if sheet.purse.coins:
        found.append(Thing("coins", words("all-coins"), _paid))
    return found


def _armed(one: Weapon, giver: Sheet, taker: Sheet) -> tuple[Sheet, Sheet]:
    left = list(giver.weapons)
    left.remove(one)
    empty = {name: "" for name in ("wielded", "parrying") if getattr(giver, name) == one.name}
    return changed(giver, weapons=tuple(left), **empty), changed(
        taker, weapons=(*taker.weapons, one)
    )


def _moved(one: Item, giver: Sheet, taker: Sheet) -> tuple[Sheet, Sheet]:
    left = list(giver.gear)
    left.remove(one)
    return changed(giver, gear=tuple(left)), changed(taker, gear=(*taker.gear, one))


def _paid(giver: Sheet, taker: Sheet) -> tuple[Sheet, Sheet]:
    mine, theirs = giver.purse, taker.purse
    both = Purse(
        gold=mine.gold + theirs.gold,
        silver=mine.silver + theirs.silver,
        copper=mine.copper + theirs.copper,
    )
    return changed(giver, purse=Purse()), changed(taker, purse=both)
