"""What is bought, paid, picked up or found in a pack: small encounters of a few options."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from solo.rules.core.dice import Dice
from solo.rules.core.encounters import refuse
from solo.rules.core.outcome import Note, Option, Outcome, Step
from solo.rules.core.system import Illegal
from solo.rules.fictive_hack.checks import awesome
from solo.rules.fictive_hack.fight.written import single
from solo.rules.fictive_hack.gear import carrying as gear
from solo.rules.fictive_hack.gear.effects import Gain, Shield, Wear
from solo.rules.fictive_hack.gear.item import Item
from solo.rules.fictive_hack.gear.weapons import Weapon
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.rules.fictive_hack.messages.ids import slug
from solo.rules.fictive_hack.printed import printed


@dataclass(frozen=True, slots=True, kw_only=True)
class Take:
    """Pick something up, with a warning where it would be too much (FH-029).

    Labels: `taken`, `left`.
    """

    signs: ClassVar[Mapping[str, str]] = {"taken": "s", "left": "f"}
    forced: ClassVar[None] = None

    name: str
    loads: str = "0"
    dragged: bool = False
    carriers: int = 1

    def __post_init__(self) -> None:
        self._gain()

    def _gain(self) -> Gain:
        return Gain(self.name, self.loads, self.dragged, self.carriers)

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        after, _ = gear.gain(sheet, self._gain().item(), dragged=self.dragged)
        weight = gear.carried(gear.halves(after))
        line = f"With the {self.name} you would carry {weight}."
        if gear.encumbered(after):
            return (line, "Take care: that is too much, and every roll would fail.")
        return (line,)

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        after, _ = gear.gain(sheet, self._gain().item(), dragged=self.dragged)
        take = Option("take", f"Take the {self.name}", hint="take")
        leave = Option("leave", "Leave it", hint="leave")
        return (leave, take) if gear.encumbered(after) else (take, leave)

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        refuse(option, self.options(sheet))
        if option == "leave":
            return Step(None, sheet, (), Outcome("left", failures=1))
        sheet, notes = self._gain().apply(sheet, dice)
        return Step(None, sheet, notes, Outcome("taken", successes=1))


@dataclass(frozen=True, slots=True, kw_only=True)
class Pay:
    """Pay coins for something. Labels: `paid`, `declined` (FH-047)."""

    signs: ClassVar[Mapping[str, str]] = {"paid": "s", "declined": "f"}
    forced: ClassVar[None] = None

    gold: int = 0
    silver: int = 0
    copper: int = 0
    what: str = ""

    @property
    def price(self) -> int:
        """The price in copper."""
        rate = printed("gear")["copper"]
        return int(self.gold * rate["gold"] + self.silver * rate["silver"] + self.copper)

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        return (f"You have {gear.money(sheet.purse.worth)}.",)

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        short = "" if sheet.purse.worth >= self.price else "you have not so much"
        for_ = f" for {self.what}" if self.what else ""
        pay = Option("pay", f"Pay {gear.money(self.price)}{for_}", reason=short, hint="pay")
        keep = Option("keep", "Keep your coins", hint="keep")
        return (keep, pay) if short else (pay, keep)

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        refuse(option, self.options(sheet))
        if option == "keep":
            return Step(None, sheet, (), Outcome("declined", failures=1))
        sheet, notes = gear.change_coins(sheet, -self.price)
        return Step(None, sheet, notes, Outcome("paid", successes=1))


@dataclass(frozen=True, slots=True, kw_only=True)
class Ware:
    """Something for sale: a thing with a price or a band, or a weapon (FH-048)."""

    shorthand: ClassVar[str] = "name"

    name: str
    price: int = 0
    band: Literal["", "cheap", "basic", "cool", "expensive"] = ""
    loads: str = "0"
    weapon: Weapon | None = None
    armor: Literal["", "light", "medium", "heavy", "super-heavy"] = ""
    shield: Literal["", "light", "heavy"] = ""

    @property
    def copper(self) -> int:
        """Its price in copper; a band's when no price is given."""
        if self.price or not self.band:
            return self.price * int(printed("gear")["copper"]["gold"])
        return Item(name=self.name, band=self.band).copper


@dataclass(frozen=True, slots=True, kw_only=True)
class Shop:
    """Buy things, one after another. Label: `done`.

    Args:
        wares: What there is.
        shots: Whether shots are sold, at a silver each (FH-040).

    Source: Fictive Hack, FH-040, FH-047, FH-048.
    """

    signs: ClassVar[Mapping[str, str]] = {"done": "s"}
    forced: ClassVar[None] = None

    wares: tuple[Ware, ...] = ()
    shots: bool = False

    def __post_init__(self) -> None:
        single("wares", [slug(ware.name) for ware in self.wares])

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        return (f"You have {gear.money(sheet.purse.worth)}.",)

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        found = [Option("done", "That is all", hint="done")]
        for ware in self.wares:
            short = "" if sheet.purse.worth >= ware.copper else "you have not so much"
            text = f"{ware.name} for {gear.money(ware.copper)}"
            found.append(Option(f"buy-{slug(ware.name)}", text, reason=short, hint="buy"))
        if self.shots:
            found += [Option(f"shots-{weapon.slug}", f"Shots for the {weapon.name}, 1 silver each",
                             "How many?", hint="shots")
                      for weapon in sheet.weapons if weapon.shots]  # fmt: skip
        return tuple(found)

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        refuse(option, self.options(sheet))
        if option == "done":
            return Step(None, sheet, (), Outcome("done", successes=1))
        if option.startswith("shots-"):
            key = option.removeprefix("shots-")
            name = next(weapon.name for weapon in sheet.weapons if weapon.slug == key)
            count = words.strip()
            if not (count.isascii() and count.isdecimal() and 0 < int(count[:4]) <= 200):
                raise Illegal("say how many, 1 to 200")
            return Step(self, *gear.buy_shots(sheet, name, int(count[:4])))
        key = option.removeprefix("buy-")
        ware = next(one for one in self.wares if slug(one.name) == key)
        sheet, notes = gear.change_coins(sheet, -ware.copper)
        sheet, more = _bought(ware, sheet, dice)
        return Step(self, sheet, notes + more)


def _bought(ware: Ware, sheet: Sheet, dice: Dice) -> tuple[Sheet, tuple[Note, ...]]:
    if ware.weapon is not None:
        return gear.arm(sheet, ware.weapon)
    if ware.armor:
        return Wear(ware.armor).apply(sheet, dice)
    if ware.shield:
        return Shield(ware.shield).apply(sheet, dice)
    return Gain(ware.name, ware.loads).apply(sheet, dice)


@dataclass(frozen=True, slots=True, kw_only=True)
class Find:
    """An object that may be in the pack after all (FH-046)."""

    shorthand: ClassVar[str] = "item"

    item: str
    ap: int = 1
    loads: str = "0"


@dataclass(frozen=True, slots=True, kw_only=True)
class Pack:
    """See what else is in the pack, for AP; nothing but what is listed.

    Labels: `found`, `left`. The thing's name is `outcome.item`.

    Args:
        finds: What there might be, each with its price.

    Source: Fictive Hack, FH-045, FH-046.
    """

    signs: ClassVar[Mapping[str, str]] = {"found": "s", "left": "f"}
    forced: ClassVar[None] = None

    finds: tuple[Find, ...]

    def __post_init__(self) -> None:
        single("finds", [slug(find.item) for find in self.finds])

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        return (f"You look into your pack. You have {sheet.ap} AP.",)

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        found = [Option("leave", "Close it again", hint="leave")]
        for find in self.finds:
            short = "" if find.ap <= sheet.ap else f"that takes {find.ap} AP"
            why = "" if sheet.backpack else "you carry no pack"
            found.append(Option(f"find-{slug(find.item)}", f"{find.item}, for {find.ap} AP",
                                reason=why or short, hint="find"))  # fmt: skip
        return tuple(found)

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        refuse(option, self.options(sheet))
        if option == "leave":
            return Step(None, sheet, (), Outcome("left", failures=1))
        key = option.removeprefix("find-")
        find = next(one for one in self.finds if slug(one.item) == key)
        sheet, paid = awesome.spend(sheet, find.ap, find.item)
        sheet, notes = Gain(find.item, find.loads).apply(sheet, dice)
        facts = {"item": find.item, "passed": True}
        return Step(None, sheet, paid + notes, Outcome("found", successes=1, facts=facts))
