"""The heroes of FELL as a party: what they share, and who of them can act."""

from collections.abc import Sequence
from functools import partial

from solo.rules.core.party.company import Company
from solo.rules.core.party.giving import Thing
from solo.rules.core.party.rolls import Together
from solo.rules.core.protocols import Illegal
from solo.rules.fell.gear.item import Carried, added
from solo.rules.fell.heroes.sheet import Sheet, changed
from solo.rules.fell.words import words


def able(sheet: Sheet) -> bool:
    """Tell whether a hero can act."""
    return sheet.up


COMPANY: Company[Sheet] = Company(able, {"companions": {}, "danger": 0})
"""What the rules say of heroes as a party."""

SEVERAL: Together[Sheet] = Together(COMPANY)
"""How several of them roll."""


def things(sheet: Sheet) -> Sequence[Thing[Sheet]]:
    """Return what a hero may hand over: things, one at a time, and all coins."""
    found = [Thing(one.id, one.item.name, partial(_moved, one)) for one in sheet.items]
    if sheet.coins:
        found.append(Thing("coins", words("coins", coins=sheet.coins), _paid))
    return found


def _moved(one: Carried, giver: Sheet, taker: Sheet) -> tuple[Sheet, Sheet]:
    got = changed(taker, items=added(taker.items, one.id, one.item, 1))
    _light_enough(got, taker)
    kept = tuple(key for key in giver.wielded if key != one.id or one.count > 1)
    left = changed(giver, items=added(giver.items, one.id, one.item, -1), wielded=kept)
    return left, got


def _paid(giver: Sheet, taker: Sheet) -> tuple[Sheet, Sheet]:
    own = min(giver.own, giver.coins)
    got = changed(taker, coins=taker.coins + giver.coins, own=taker.own + own)
    _light_enough(got, taker)
    return changed(giver, coins=0, own=0), got


def _light_enough(after: Sheet, before: Sheet) -> None:
    """Refuse what nobody can carry: more than double the slots (FELL-027)."""
    if after.load > max(2 * after.capacity, before.load):
        raise Illegal(words("too-heavy-for", name=before.name))
