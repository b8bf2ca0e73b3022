"""Effects on what the hero has: coins, things, arms, devices."""

from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Note
from solo.rules.fictive_hack.gear import carrying as gear
from solo.rules.fictive_hack.gear.item import Item, Loads
from solo.rules.fictive_hack.gear.weapons import Weapon
from solo.rules.fictive_hack.heroes.sheet import Changed, Device, Purse, Sheet, changed
from solo.rules.fictive_hack.printed import printed


@dataclass(frozen=True, slots=True, kw_only=True)
class Coins:
    """Coins found, or lost as far as there are any (FH-047)."""

    gold: int = 0
    silver: int = 0
    copper: int = 0

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        if min(self.gold, self.silver, self.copper) >= 0:
            return gear.receive(
                sheet, Purse(gold=self.gold, silver=self.silver, copper=self.copper)
            )
        rate = printed("gear")["copper"]
        copper = self.gold * rate["gold"] + self.silver * rate["silver"] + self.copper
        sheet, notes = gear.change_coins(sheet, max(int(copper), -sheet.purse.worth))
        if copper < 0:  # lost, and not paid for anything
            notes = tuple(note._replace(code="coins-lost") for note in notes)
        return sheet, notes


@dataclass(frozen=True, slots=True)
class Gain:
    """A thing taken along.

    Args:
        name: What.
        loads: What it weighs: `0`, `1/2`, `1`, or a name such as `person`.
        dragged: Whether it is dragged, at half its weight (FH-032).
        carriers: Among how many its weight is shared (FH-033).
    """

    shorthand: ClassVar[str] = "name"
    name: str
    loads: str = "0"
    dragged: bool = False
    carriers: int = 1

    def __post_init__(self) -> None:
        self.item()

    def item(self) -> Item:
        """Return the thing, with the weight that the hero bears of it."""
        if self.carriers < 1:
            raise ValueError(f"carriers: at least one carries it, not {self.carriers}")
        try:
            weight = Loads.parse(self.loads)
        except ValueError as reason:
            raise ValueError(f"loads: {reason}") from reason
        shared = gear.shared_halves(weight.halves, self.carriers)
        return Item(name=self.name, loads=Loads(shared))

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return gear.gain(sheet, self.item(), dragged=self.dragged)


@dataclass(frozen=True, slots=True)
class Drop:
    """A thing or a weapon left behind or used up."""

    shorthand: ClassVar[str] = "name"
    name: str

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return gear.lose(sheet, self.name)


@dataclass(frozen=True, slots=True)
class Arm:
    """A weapon taken up."""

    shorthand: ClassVar[str] = "weapon"
    weapon: Weapon

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return gear.arm(sheet, self.weapon)


@dataclass(frozen=True, slots=True)
class Wear:
    """Armor put on, instead of what was worn."""

    shorthand: ClassVar[str] = "armor"
    armor: Literal["none", "light", "medium", "heavy", "super-heavy"] = "none"

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return changed(sheet, armor=self.armor), (Note("wears", {"armor": self.armor}),)


@dataclass(frozen=True, slots=True)
class Shield:
    """A shield taken up, or given away."""

    shorthand: ClassVar[str] = "shield"
    shield: Literal["none", "light", "heavy"] = "light"

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        shield = "" if self.shield == "none" else self.shield
        noted = Note("shield", {"shield": shield})
        return changed(sheet, shield=shield, shield_uses=0, use_shield=True), (noted,)


@dataclass(frozen=True, slots=True, kw_only=True)
class Ammo:
    """Shots found or lost, for a weapon that takes them."""

    weapon: str
    count: int

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        found = [w for w in sheet.weapons if w.name.lower() == self.weapon.strip().lower()]
        if not found:
            return sheet, ()
        sheet = gear.with_ammo(sheet, found[0].name, found[0].ammo + self.count)
        return sheet, (Note("ammo", {"weapon": found[0].name, "by": self.count}),)


@dataclass(frozen=True, slots=True, kw_only=True)
class GiveDevice:
    """A device of somebody's making (FH-240).

    Args:
        name: How it is called.
        roll: The attribute that it helps by 1, or `attack`; nothing for a special effect alone.
        level: The level that it was made at.
    """

    name: str
    roll: str = ""
    level: int = 1

    def __post_init__(self) -> None:
        self._device()

    def _device(self) -> Device:
        return Device(name=self.name, roll=self.roll, level=self.level)

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        others = tuple(one for one in sheet.devices if one.name != self.name)
        sheet = changed(sheet, devices=(*others, self._device()))
        return sheet, (Note("gained", {"name": self.name}),)


@dataclass(frozen=True, slots=True)
class Break:
    """A device breaks, or is mended when `mend` is true (FH-241)."""

    shorthand: ClassVar[str] = "name"
    name: str
    mend: bool = False

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return with_device(sheet, self.name, broken=not self.mend)


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
