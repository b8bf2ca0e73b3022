"""Encounters about things: picking up, paying and shopping."""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

from solo.dataclass import dataclass
from solo.facts import Checked, Within
from solo.rules.core.bases import CheckBase
from solo.rules.core.menus.offers import Offer
from solo.rules.core.outcome import Effect, Option, Outcome
from solo.rules.core.protocols import Encounter, Illegal
from solo.rules.core.script import opened
from solo.rules.core.table import Script, Table
from solo.rules.fictive_hack.fight.written import single
from solo.rules.fictive_hack.gear import carrying as gear
from solo.rules.fictive_hack.gear import coins
from solo.rules.fictive_hack.gear.effects import MOST_COINS, Arm, Gain, Shield, Wear
from solo.rules.fictive_hack.gear.item import Item
from solo.rules.fictive_hack.gear.weapons import Weapon
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.rules.fictive_hack.messages.names import slug
from solo.rules.fictive_hack.printed import printed
from solo.rules.fictive_hack.words import words
from solo.words import Text

LEAVE = Option("leave", words("leave-it"), hint="leave")
KEEP = Option("keep", words("keep-coins"), hint="keep")


@dataclass(frozen=True, slots=True, kw_only=True)
class Take(CheckBase):
    """Pick something up, with a warning where it would be too much (FH-029).

    Labels: `taken`, `left`.
    """

    signs: ClassVar[Mapping[str, str]] = {"taken": "s", "left": "f"}

    name: Annotated[str, "What it is, without an article."]
    loads: Annotated[str, "What it weighs: `0`, `1/2`, `1`, or a name such as `person`."] = "0"
    dragged: Annotated[bool, "Whether it is dragged, not carried."] = False
    carriers: Annotated[int, "How many carry it together."] = 1

    def __post_init__(self) -> None:
        self.gain.item()

    @property
    def gain(self) -> Gain:
        """The changes when it is taken."""
        return Gain(self.name, self.loads, self.dragged, self.carriers)

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
        """Open it as an encounter."""
        return opened(sheet, taking, self)


def taking(table: Table[Sheet], take: Take) -> Script[Outcome]:
    """Pick something up, or leave it."""

    def loaded() -> Sheet:
        return gear.gain(table.sheet, take.gain.item(), dragged=take.dragged)[0]

    def status() -> tuple[Text, ...]:
        line = words("would-carry", name=take.name, load=gear.carried(gear.halves(loaded())))
        if gear.encumbered(loaded()):
            return (line, words("would-fail"))
        return (line,)

    def options() -> tuple[Option, ...]:
        found = (Option("take", words("take", name=take.name), hint="take"), LEAVE)
        return found[::-1] if gear.encumbered(loaded()) else found

    answer = yield from table.ask(options, status)
    if answer.option == "leave":
        return Outcome("left", failures=1)
    table.change(take.gain)
    return Outcome("taken", successes=1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Pay(CheckBase, Checked):
    """Pay coins for something. Labels: `paid`, `declined` (FH-047)."""

    signs: ClassVar[Mapping[str, str]] = {"paid": "s", "declined": "f"}

    gold: Annotated[int, "Gold coins of the price.", Within(0, MOST_COINS)] = 0
    silver: Annotated[int, "Silver coins of it.", Within(0, MOST_COINS)] = 0
    copper: Annotated[int, "Copper coins of it.", Within(0, MOST_COINS)] = 0
    what: Annotated[str, "What is paid for, in a few words; nothing leaves it unsaid."] = ""

    @property
    def price(self) -> int:
        """The price in copper."""
        rate = printed("gear")["copper"]
        return int(self.gold * rate["gold"] + self.silver * rate["silver"] + self.copper)

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
        """Open it as an encounter."""
        return opened(sheet, paying, self)


def paying(table: Table[Sheet], pay: Pay) -> Script[Outcome]:
    """Pay coins for something, or keep them."""

    def options() -> tuple[Option, ...]:
        short = _short_of_coins(table.sheet, pay.price)
        text = words("pay", price=coins.money(pay.price), what=pay.what)
        found = (Option("pay", text, reason=short, hint="pay"), KEEP)
        return found[::-1] if short else found

    answer = yield from table.ask(options, lambda: _purse(table.sheet))
    if answer.option == "keep":
        return Outcome("declined", failures=1)
    table.become(coins.change_coins(table.sheet, -pay.price))
    return Outcome("paid", successes=1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Ware(Checked):
    """Something for sale: a thing with a price or a band, or a weapon (FH-048)."""

    shorthand: ClassVar[str] = "name"

    name: str
    price: Annotated[int, Within(0, MOST_COINS)] = 0
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

    @property
    def gain(self) -> Effect[Sheet]:
        """The changes when it is bought."""
        if self.weapon is not None:
            return Arm(self.weapon)
        if self.armor:
            return Wear(self.armor)
        return Shield(self.shield) if self.shield else Gain(self.name, self.loads)


@dataclass(frozen=True, slots=True, kw_only=True)
class Shop(CheckBase):
    """Buy things, one after another. Label: `done`.

    Source: Fictive Hack, FH-040, FH-047, FH-048.
    """

    signs: ClassVar[Mapping[str, str]] = {"done": "s"}

    wares: Annotated[tuple[Ware, ...], "What there is."] = ()
    shots: Annotated[bool, "Whether shots are sold, at a silver each (FH-040)."] = False

    def __post_init__(self) -> None:
        single("wares", [slug(ware.name) for ware in self.wares])

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
        """Open it as an encounter."""
        return opened(sheet, shopping, self)


def shopping(table: Table[Sheet], shop: Shop) -> Script[Outcome]:
    """Buy wares and shots until the hero has enough (FH-040, FH-047)."""

    def offers() -> list[Offer[Ware | Weapon | None]]:
        """Offer the wares, and shots for the weapons in hand."""
        found = [
            Offer[Ware | Weapon | None](Option("done", words("that-is-all"), hint="done"), None)
        ]
        for ware in shop.wares:
            short = _short_of_coins(table.sheet, ware.copper)
            text = words("ware", name=ware.name, price=coins.money(ware.copper))
            option = Option(f"buy-{slug(ware.name)}", text, reason=short, hint="buy")
            found.append(Offer(option, ware))
        for weapon in table.sheet.weapons:
            if shop.shots and weapon.shots:
                text = words("shots-for", name=weapon.name)
                option = Option(f"shots-{weapon.slug}", text, words("how-many"), hint="shots")
                found.append(Offer(option, weapon))
        return found

    while True:
        answer = yield from table.pick(offers, lambda: _purse(table.sheet))
        match answer.does:
            case None:
                return Outcome("done", successes=1)
            case Ware() as ware:
                table.become(coins.change_coins(table.sheet, -ware.copper))
                table.change(ware.gain)
            case weapon:
                count = _count(answer.words)
                table.become(gear.buy_shots(table.sheet, weapon.name, count))


def _purse(sheet: Sheet) -> tuple[Text, ...]:
    return (words("you-have", coins=coins.money(sheet.purse.worth)),)


def _short_of_coins(sheet: Sheet, copper: int) -> Text:
    return "" if sheet.purse.worth >= copper else words("not-so-much")


def _count(typed: str) -> int:
    """Read how many shots are bought.

    Raises:
        Illegal: It is no number from 1 to 200.
    """
    count = typed.strip()
    if not (count.isascii() and count.isdecimal() and 0 < int(count[:4]) <= 200):
        raise Illegal(words("say-how-many"))
    return int(count[:4])
