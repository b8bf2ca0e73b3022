"""Effects on what the hero has: coins, things, arms, devices."""

from dataclasses import replace
from typing import Annotated, ClassVar, Literal

from solo.dataclass import dataclass
from solo.facts import Within
from solo.rules.core.dice import Dice
from solo.rules.core.effects import as_effect
from solo.rules.core.outcome import Note
from solo.rules.core.wording.naming import read_field, unfit
from solo.rules.fictive_hack.foe import Armor
from solo.rules.fictive_hack.gear import carrying as gear
from solo.rules.fictive_hack.gear import coins
from solo.rules.fictive_hack.gear.item import Item, Loads
from solo.rules.fictive_hack.gear.weapons import Weapon
from solo.rules.fictive_hack.heroes.sheet import Changed, Device, Purse, Sheet, changed
from solo.rules.fictive_hack.printed import printed
from solo.rules.fictive_hack.words import words

MOST_COINS = 1_000_000
"""The most coins of a metal that are found or lost at once."""


Coin = Annotated[int, Within(-MOST_COINS, MOST_COINS)]


@as_effect()
def Coins(sheet: Sheet, gold: Coin = 0, silver: Coin = 0, copper: Coin = 0) -> Changed:
    """Coins found, or lost as far as there are any (FH-047)."""
    if min(gold, silver, copper) >= 0:
        return coins.receive(sheet, Purse(gold=gold, silver=silver, copper=copper))
    rate = printed("gear")["copper"]
    worth = int(gold * rate["gold"] + silver * rate["silver"] + copper)
    sheet, notes = coins.change_coins(sheet, max(worth, -sheet.purse.worth))
    if worth < 0:  # lost, and not paid for anything
        notes = tuple(note._replace(code="coins-lost") for note in notes)
    return sheet, notes


@dataclass(frozen=True, slots=True)
class Gain:
    """A thing taken along."""

    shorthand: ClassVar[str] = "name"
    name: Annotated[str, "What."]
    loads: Annotated[str, "What it weighs: `0`, `1/2`, `1`, or a name such as `person`."] = "0"
    dragged: Annotated[bool, "Whether it is dragged, at half its weight (FH-032)."] = False
    carriers: Annotated[int, "Among how many its weight is shared (FH-033)."] = 1

    def __post_init__(self) -> None:
        self.item()

    def item(self) -> Item:
        """Return the thing, with the weight that the hero bears of it."""
        if self.carriers < 1:
            raise unfit("carriers", words("carriers-few", count=self.carriers))
        weight = read_field("loads", Loads.parse, self.loads)
        shared = gear.shared_halves(weight.halves, self.carriers)
        return Item(name=self.name, loads=Loads(shared))

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return gear.gain(sheet, self.item(), dragged=self.dragged)


@as_effect(shorthand="name")
def Drop(sheet: Sheet, name: str) -> Changed:
    """A thing or a weapon left behind or used up."""
    return gear.lose(sheet, name)


@as_effect(shorthand="weapon")
def Arm(sheet: Sheet, weapon: Weapon) -> Changed:
    """A weapon taken up."""
    return gear.arm(sheet, weapon)


@as_effect(shorthand="armor")
def Wear(sheet: Sheet, armor: Armor = "none") -> Changed:
    """Armor put on, instead of what was worn."""
    return changed(sheet, armor=armor), (Note("wears", {"armor": armor}),)


@as_effect(shorthand="shield")
def Shield(sheet: Sheet, shield: Literal["none", "light", "heavy"] = "light") -> Changed:
    """A shield taken up, or given away."""
    if shield == "none":
        given = changed(gear.without_shield(sheet), use_shield=True)
        return given, (Note("shield", {"shield": ""}),)
    taken = changed(sheet, shield=shield, shield_uses=0, use_shield=True)
    return taken, (Note("shield", {"shield": shield}),)


@as_effect()
def Ammo(sheet: Sheet, weapon: str, count: Annotated[int, Within(-1_000, 1_000)]) -> Changed:
    """Shots found or lost, for a weapon that takes them."""
    found = [w for w in sheet.weapons if w.name.lower() == weapon.strip().lower()]
    if not found:
        return sheet, ()
    sheet = gear.with_ammo(sheet, found[0].name, found[0].ammo + count)
    return sheet, (Note("ammo", {"weapon": found[0].name, "by": count}),)


@dataclass(frozen=True, slots=True, kw_only=True)
class GiveDevice:
    """A device of somebody's making (FH-240)."""

    name: Annotated[str, "How it is called."]
    roll: Annotated[
        str, "The attribute that it helps by 1, or `attack`; nothing for a special effect alone."
    ] = ""
    level: Annotated[int, "The level that it was made at."] = 1

    def __post_init__(self) -> None:
        self._device()

    def _device(self) -> Device:
        return Device(name=self.name, roll=self.roll, level=self.level)

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        others = tuple(one for one in sheet.devices if one.name != self.name)
        sheet = changed(sheet, devices=(*others, self._device()))
        return sheet, (Note("gained", {"name": self.name}),)


@as_effect(shorthand="name")
def Break(sheet: Sheet, name: str, mend: bool = False) -> Changed:
    """A device breaks, or is mended when `mend` is true (FH-241)."""
    return with_device(sheet, name, broken=not mend)


def with_device(sheet: Sheet, name: str, *, broken: bool) -> Changed:
    """Return the sheet with a device broken or mended."""
    found = [one for one in sheet.devices if one.name == name and one.broken != broken]
    if not found:
        return sheet, ()
    devices = tuple(
        replace(one, broken=broken) if one is found[0] else one for one in sheet.devices
    )
    code = "device-broken" if broken else "device-mended"
    return changed(sheet, devices=devices), (Note(code, {"name": name}),)
