"""What authors and the rules may do to a hero: a frozen value each, under its name in YAML."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from solo.rules.dice import Dice
from solo.rules.fictive_hack import awesome, gear, health, levels, talents
from solo.rules.fictive_hack.item import Item, Loads
from solo.rules.fictive_hack.printed import printed
from solo.rules.fictive_hack.sheet import Changed, Device, Sheet, changed
from solo.rules.fictive_hack.weapons import Weapon
from solo.rules.outcome import Note


@dataclass(frozen=True, slots=True)
class Amount:
    """A number, or all."""

    number: int | None

    @classmethod
    def parse(cls, text: str) -> "Amount":
        """Read a whole number or `all`.

        Raises:
            ValueError: It is neither.
        """
        word = text.strip().lower()
        if word == "all":
            return cls(None)
        if word.isdecimal() and word.isascii() and len(word) < 5:
            return cls(int(word))
        raise ValueError(f"'{text[:40]}' is no amount; write a number, or all")


@dataclass(frozen=True, slots=True)
class Wounds:
    """Wounds that the hero takes.

    Args:
        amount: How many.
        soak: Whether armor helps, as it does against an ordinary blow of 8 to 10 (FH-071).
        deadly: Whether 13 and more at the last Wound kills; only under a warning of death.
    """

    shorthand: ClassVar[str] = "amount"
    amount: int
    soak: bool = False
    deadly: bool = False

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        wounds = self.amount
        if self.soak:
            table = printed("armor")
            column = table["columns"].index(gear.armor(sheet))
            wounds -= int(table["rows"][-1]["soak"][column])
        return health.wound(sheet, wounds, dice, deadly=self.deadly)


@dataclass(frozen=True, slots=True)
class Fall:
    """A fall of so many metres: a Wound for each three (FH-174)."""

    shorthand: ClassVar[str] = "metres"
    metres: int
    deadly: bool = False

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return health.wound(sheet, health.fall_wounds(self.metres), dice, deadly=self.deadly)


@dataclass(frozen=True, slots=True)
class Heal:
    """Wounds come back: so many, or all. Dying needs `bed` instead."""

    shorthand: ClassVar[str] = "amount"
    amount: Amount

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return health.heal(sheet, sheet.most if self.amount.number is None else self.amount.number)


@dataclass(frozen=True, slots=True)
class Rest:
    """So many minutes of rest and tending, which pass: a Wound for each ten (FH-155).

    Args:
        minutes: How long.
        food: Whether it is rest with nourishment, which brings rested talents back (FH-111).
    """

    shorthand: ClassVar[str] = "minutes"
    minutes: int = 30
    food: bool = True

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        sheet, notes = (health.sleep if self.food else health.rest)(sheet, self.minutes)
        return sheet, (*notes, Note("rested", {"passed": self.minutes}))


@dataclass(frozen=True, slots=True)
class Bed:
    """Hours of bed rest for a Dying hero, in whole parts of six (FH-160)."""

    shorthand: ClassVar[str] = "hours"
    hours: int = 24

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        sheet, notes = health.sleep(sheet, self.hours * 60)
        return sheet, (*notes, Note("rested", {"passed": self.hours * 60}))


@dataclass(frozen=True, slots=True)
class PassTime:
    """Game time that passes within the rules."""

    minutes: int

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return sheet, (Note("time", {"passed": self.minutes}),)


def travel_minutes(minutes: int, *, logistics: bool) -> int:
    """Return how long a way takes: at a speed higher by a fifth, five sixths of it (FH-233)."""
    return -(-minutes * 5 // 6) if logistics else minutes


@dataclass(frozen=True, slots=True)
class Ap:
    """Awesome Points from the Stack: for what the table finds awesome (FH-007, FH-187).

    Args:
        points: How many; negative ones are lost, not spent.
        why: What for, in a few words.
    """

    shorthand: ClassVar[str] = "points"
    points: int
    why: str = ""

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return awesome.gain(sheet, self.points, self.why)


@dataclass(frozen=True, slots=True)
class Bowl:
    """AP that the GM feeds the Bowl, which come straight to the one player (FH-197, FH-198)."""

    shorthand: ClassVar[str] = "points"
    points: int
    why: str = ""

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return awesome.feed_bowl(sheet, self.points, self.why)


@dataclass(frozen=True, slots=True)
class Gloat:
    """An evil laugh, which costs the GM 1 to 4 AP (FH-199)."""

    shorthand: ClassVar[str] = "points"
    points: int = 1

    def __post_init__(self) -> None:
        awesome.gloat(self.points)

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return awesome.feed_bowl(sheet, self.points, "the villain laughs")


@dataclass(frozen=True, slots=True)
class Theft:
    """Something stolen: what Get Paid pays for it (FH-257).

    Args:
        gold: What it is worth; a big score pays when it is safe.
        share: Among how many it is split.
        guarded: Whether it came from a protected place and is out of it.
    """

    shorthand: ClassVar[str] = "gold"
    gold: int = 0
    share: int = 1
    guarded: bool = True

    def __post_init__(self) -> None:
        if self.share < 1:
            raise ValueError(f"share: it is split among at least one, not {self.share}")

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        if "thief" not in sheet.inherent:
            return sheet, ()
        return awesome.gain(sheet, theft_ap(self.gold, self.share, guarded=self.guarded), "a theft")


def theft_ap(gold: int, share: int = 1, *, guarded: bool = True) -> int:
    """Return what a theft pays: 1 AP, or 1 per 100 gold of one's share if that is more."""
    table = printed("awesome")
    score = gold // share // int(table["score_gold"]) if guarded else 0
    return max(int(table["theft"]), score)


@dataclass(frozen=True, slots=True, kw_only=True)
class Coins:
    """Coins found, or lost as far as there are any (FH-047)."""

    gold: int = 0
    silver: int = 0
    copper: int = 0

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        rate = printed("gear")["copper"]
        copper = self.gold * rate["gold"] + self.silver * rate["silver"] + self.copper
        return gear.change_coins(sheet, max(int(copper), -sheet.purse.worth))


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


@dataclass(frozen=True, slots=True)
class Condition:
    """A named mark on the hero; `minutes` is after how long it wears off, if it does so."""

    shorthand: ClassVar[str] = "name"
    name: str
    minutes: int | None = None

    def __post_init__(self) -> None:
        if self.minutes is not None and self.minutes < 1:
            raise ValueError(f"minutes: a condition lasts at least a minute, not {self.minutes}")

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        lasting = dict(sheet.lasting)
        lasting.pop(self.name, None)
        if self.minutes is not None:
            lasting[self.name] = self.minutes
        noted = () if self.name in sheet.conditions else (Note("condition", {"name": self.name}),)
        conditions = sheet.conditions | {self.name}
        return changed(sheet, conditions=conditions, lasting=lasting), noted


@dataclass(frozen=True, slots=True)
class Cure:
    """The end of a condition, or of fright (`cure: frightened`)."""

    shorthand: ClassVar[str] = "name"
    name: str

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        if self.name == "frightened" and sheet.frightened:
            return changed(sheet, frightened=False), (Note("calmed", {}),)
        if self.name not in sheet.conditions:
            return sheet, ()
        lasting = {name: left for name, left in sheet.lasting.items() if name != self.name}
        cured = changed(sheet, conditions=sheet.conditions - {self.name}, lasting=lasting)
        return cured, (Note("condition-lost", {"name": self.name}),)


@dataclass(frozen=True, slots=True)
class Bonus:
    """Something added to the hero's next roll, or taken from it."""

    shorthand: ClassVar[str] = "points"
    points: int

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        if not self.points:
            return sheet, ()
        bonus = sheet.bonus + self.points
        return changed(sheet, bonus=bonus), (Note("bonus", {"by": self.points, "bonus": bonus}),)


@dataclass(frozen=True, slots=True)
class Frighten:
    """The hero is intimidated: -2 on every roll until it is shaken off (FH-184)."""

    shorthand: ClassVar[str] = "sure"
    sure: bool = True

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        if not self.sure or sheet.frightened:
            return sheet, ()
        return changed(sheet, frightened=True), (Note("frightened", {}),)


@dataclass(frozen=True, slots=True, kw_only=True)
class Teach:
    """Training with a teacher, which adds up to the 48 hours that a talent takes (FH-091)."""

    talent: str
    hours: int = 48

    def __post_init__(self) -> None:
        try:
            object.__setattr__(self, "talent", talents.parse_talent(self.talent))
        except ValueError as reason:
            raise ValueError(f"talent: {reason}") from reason

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return levels.train(sheet, self.talent, self.hours * 60)


@dataclass(frozen=True, slots=True)
class Learn:
    """A language, an instrument or an art."""

    shorthand: ClassVar[str] = "name"
    name: str

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        if self.name in sheet.languages:
            return sheet, ()
        learned = changed(sheet, languages=(*sheet.languages, self.name))
        return learned, (Note("learned", {"name": self.name}),)


@dataclass(frozen=True, slots=True)
class Motive:
    """A motive that the adventure gives, with the AP that a motive is worth (FH-011, FH-012)."""

    shorthand: ClassVar[str] = "text"
    text: str

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        had = bool(sheet.reason)
        sheet = changed(sheet, reason=self.text)
        if had:
            return sheet, ()
        return awesome.gain(sheet, int(printed("creation")["motive_ap"]), "a motive")


@dataclass(frozen=True, slots=True)
class Scar:
    """A scar, in a few words."""

    shorthand: ClassVar[str] = "text"
    text: str

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        scarred = changed(sheet, scars=(*sheet.scars, self.text))
        return scarred, (Note("scarred", {"scar": self.text}),)


@dataclass(frozen=True, slots=True)
class Enemies:
    """Family enemies that become due, or that the adventure brings on (FH-232)."""

    shorthand: ClassVar[str] = "count"
    count: int = -1

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return changed(sheet, enemies=max(0, sheet.enemies + self.count)), ()


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

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        device = Device(name=self.name, roll=self.roll, level=self.level)
        return changed(sheet, devices=(*sheet.devices, device)), (
            Note("gained", {"name": self.name}),
        )


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


@dataclass(frozen=True, slots=True)
class Arenas:
    """The hero is somewhere else: what can be done once in an arena is possible again (FH-108)."""

    shorthand: ClassVar[str] = "new"
    new: bool = True

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return (talents.new_arena(sheet) if self.new else sheet), ()


@dataclass(frozen=True, slots=True)
class Die:
    """The hero's death, which only a choice that warned of it may bring."""

    shorthand: ClassVar[str] = "sure"
    sure: bool = True

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        if not self.sure:
            return sheet, ()
        return changed(sheet, state="dead", lost=sheet.most), (Note("dead", {}),)


@dataclass(frozen=True, slots=True)
class Inspired:
    """+2 on the next Commitment roll of the hero (`self`), or of a companion (FH-181)."""

    shorthand: ClassVar[str] = "who"
    who: str = "self"

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        who = "self" if self.who == "true" else self.who
        return changed(sheet, inspired=sheet.inspired | {who}), (Note("inspired", {"who": who}),)


EFFECTS: Mapping[str, type] = {
    "wounds": Wounds, "fall": Fall, "heal": Heal, "rest": Rest, "bed": Bed,
    "ap": Ap, "bowl": Bowl, "gloat": Gloat, "theft": Theft, "coins": Coins, "gain": Gain,
    "drop": Drop, "arm": Arm, "wear": Wear, "shield": Shield, "ammo": Ammo,
    "condition": Condition, "cure": Cure, "bonus": Bonus, "frighten": Frighten,
    "inspired": Inspired, "teach": Teach, "learn": Learn, "motive": Motive, "scar": Scar,
    "enemies": Enemies, "device": GiveDevice, "break": Break, "new_arena": Arenas, "die": Die,
}  # fmt: skip
"""The effects that authors may write, by their keys."""
