"""Ammunition: weapons that run dry, and what loads them again.

Notes: out-of-ammunition, reloaded.
"""

from dataclasses import replace

from solo.rules.art.gear.carrying import replaced, take
from solo.rules.art.gear.item import Carried
from solo.rules.art.gear.words import words
from solo.rules.art.heroes.sheet import Changed, Sheet
from solo.rules.core.outcome import Note
from solo.rules.core.protocols import Illegal


def run_dry(sheet: Sheet, place: int) -> Changed:
    """Say that a weapon's ammunition has run out (ART-150, ART-151)."""
    own = sheet.gear[place]
    sheet = replaced(sheet, place, replace(own, empty=True))
    return sheet, (Note("out-of-ammunition", {"name": own.item.name}),)


def reload(sheet: Sheet, place: int, *, free: bool = False) -> Changed:
    """Load a weapon that has run dry, from ammunition carried, or from elsewhere when `free`.

    Raises:
        Illegal: It is not empty, or there is no ammunition for it.

    Source: ART Engine, ART-133, ART-151. Only what ran out needs it; ordinary reloading is no
    matter. One piece of ammunition lasts till it runs out again.
    """
    own = sheet.gear[place]
    if not own.empty or own.item.weapon is None:
        raise Illegal(words("no-loading", name=own.item.name))
    loaded = replaced(sheet, place, replace(own, empty=False))
    told = Note("reloaded", {"name": own.item.name})
    if free:
        return loaded, (told,)
    source = rounds_for(sheet, own)
    if source is None:
        raise Illegal(words("no-ammunition", name=own.item.name))
    return take(loaded, source)[0], (told,)


def rounds_for(sheet: Sheet, own: Carried) -> int | None:
    """Return the place of ammunition that fits a weapon, or None."""
    kind = "" if own.item.weapon is None else own.item.weapon.kind
    return next((n for n, box in enumerate(sheet.gear) if kind in box.item.ammunition), None)
