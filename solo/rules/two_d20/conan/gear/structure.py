"""Things that can be broken: damage against Structure, Breaks, and mending with Crafts.

Notes: thing-hurt, mended.
"""

from dataclasses import replace

from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Note
from solo.rules.two_d20.conan.gear.written import Item
from solo.rules.two_d20.conan.health.harm import Blow, take
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.core import combat_dice
from solo.rules.two_d20.core.sheet import changed

Changed = tuple[Sheet, tuple[Note, ...]]


def hurt_thing(sheet: Sheet, name: str, blow: Blow, dice: Dice, *, cover: int) -> Changed:
    """Let a blow fall on a thing; nothing happens to one that is not there or can't be broken.

    Source: CON-047, CON-048: Structure for Vigor, Breaks for Wounds, Armor and Cover for Soak.
    """
    item = sheet.thing(name)
    if item is None or not item.structure:
        return sheet, ()
    soak_dice = combat_dice.roll(dice, cover)
    through = blow.through(item.armor, soak_dice)
    taken = take(item.left, through, sheet.options)
    now = replace(item, lost=item.structure - taken.left, breaks=item.breaks + taken.harm)
    facts = {
        "name": name,
        "damage": blow.damage,
        "soak": item.armor + combat_dice.read(soak_dice).damage,
        "through": through,
        "left": taken.left,
        "breaks": taken.harm,
    }
    return _with(sheet, item, now), (Note("thing-hurt", facts),)


def mend(sheet: Sheet, name: str, points: int, breaks: int = 0) -> Changed:
    """Give a thing Structure back, and take Breaks away."""
    item = sheet.thing(name)
    if item is None:
        return sheet, ()
    lost, left = max(0, item.lost - max(0, points)), max(0, item.breaks - max(0, breaks))
    if (lost, left) == (item.lost, item.breaks):
        return sheet, ()
    now = replace(item, lost=lost, breaks=left)
    facts = {"name": name, "left": now.left, "structure": now.structure, "breaks": now.breaks}
    return _with(sheet, item, now), (Note("mended", facts),)


def broken(sheet: Sheet) -> tuple[Item, ...]:
    """Return the things that want mending."""
    return tuple(item for item in sheet.gear if item.lost or item.breaks)


def _with(sheet: Sheet, old: Item, new: Item) -> Sheet:
    gear = list(sheet.gear)
    gear[gear.index(old)] = new
    return changed(sheet, gear=tuple(gear))
