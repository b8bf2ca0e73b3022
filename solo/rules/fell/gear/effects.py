"""Effects on what a hero carries and pays.

Notes: carried, dropped, refused-load, overloaded, unloaded, coins-changed, fee-paid.
"""

from collections.abc import Mapping
from dataclasses import field, replace
from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.facts import Checked, Usually, Within
from solo.rules.core.dice import Dice
from solo.rules.core.effects import effect
from solo.rules.core.outcome import Note
from solo.rules.core.system_parts import Cast
from solo.rules.fell.binding import item_bound, with_known
from solo.rules.fell.foe import DAY
from solo.rules.fell.gear.item import Carried, Item, added
from solo.rules.fell.heroes.sheet import Changed, Sheet, changed, with_companion
from solo.rules.fell.words import words

MOST_COINS = 10**7
TREASURE = "treasure"
Notes = tuple[Note, ...]
hidden: Mapping[str, bool] = {"authored": False}


def won(
    sheet: Sheet,
    coins: Annotated[int, Usually(None, 21_000)],  # which makes a legend (FELL-064)
) -> Changed:
    """Return the sheet with coins won, or paid when negative, as far as there are any."""
    after = min(MOST_COINS, max(0, sheet.coins + coins))
    if after == sheet.coins:
        return sheet, ()
    if coins > 0 and changed(sheet, coins=after).load > _room(sheet):
        return sheet, (Note("refused-load", {"name": words("coins", coins=coins)}),)
    note = Note("coins-changed", {"by": after - sheet.coins, "coins": after})
    return _weighed(sheet, _with_coins(sheet, after), (note,))


Coins = effect(
    "Coins",
    won,
    "Coins won, or paid when negative, as far as there are any (FELL-029).\n\n"
    "One's own go first; what is won is plunder.",
    shorthand="coins",
)


@dataclass(frozen=True, slots=True)
class Take(Checked):
    """Things taken up, unless nobody can carry them (FELL-027)."""

    shorthand: ClassVar[str] = "item"
    item: Annotated[str, "The item's id."]
    count: Annotated[int, "How many.", Within(0, 1000)] = 1
    thing: Item | None = field(default=None, metadata=hidden)  # what `item` named

    def bind(self, cast: Cast) -> "Take":
        """Return it with the thing that `item` names."""
        return replace(self, thing=item_bound("take", self.item, cast))

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        if self.thing is None or not self.count:
            return sheet, ()
        key = self.item.strip().lower()
        after = changed(sheet, items=added(sheet.items, key, self.thing, self.count))
        if after.load > max(_room(sheet), sheet.load):
            return sheet, (Note("refused-load", {"name": self.thing.name}),)
        note = Note("carried", {"name": self.thing.name, "count": self.count})
        return _weighed(sheet, after, (note,))


@dataclass(frozen=True, slots=True)
class Drop(Checked):
    """Things lost or put down, as far as they are there; `count` 0 is all of them."""

    shorthand: ClassVar[str] = "item"
    item: Annotated[str, "The item's id, or `treasure` for everything that has a value."]
    count: Annotated[int, "How many of it.", Within(0, 1000, "all")] = 0

    def bind(self, cast: Cast) -> "Drop":
        """Return it, if there is such an item."""
        if self.item.strip().lower() != TREASURE:
            item_bound("drop", self.item, cast)
        return self

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        key = self.item.strip().lower()
        after: Sheet = sheet
        notes: Notes = ()
        for had in sheet.items:
            if had.id == key or (key == TREASURE and had.item.value):
                after, notes = self._without(after, had, notes)
        return _weighed(sheet, after, notes)

    def _without(self, sheet: Sheet, had: Carried, notes: Notes) -> tuple[Sheet, Notes]:
        count = min(had.count, self.count or had.count)
        kept = tuple(one for one in sheet.wielded if one != had.id or count < had.count)
        items = added(sheet.items, had.id, had.item, -count)
        told = Note("dropped", {"name": had.item.name, "count": count})
        return changed(sheet, items=items, wielded=kept), (*notes, told)


@dataclass(frozen=True, slots=True)
class Pay(Checked):
    """A hireling gets a day's fee in advance, if there are the coins (FELL-060, FELL-061)."""

    shorthand: ClassVar[str] = "who"
    who: str
    days: Annotated[int, Within(1, 365)] = 1

    def bind(self, cast: Cast) -> "Pay":
        """Return it, if `who` is somebody of the adventure."""
        return with_known(self, self.who, cast)

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        one = sheet.companions.get(self.who)
        price = one.block.fee * self.days if one else 0
        if one is None or one.dead or not price or price > sheet.coins + sheet.stored:
            return sheet, ()
        from_purse = min(sheet.coins, price)
        sheet = changed(
            _with_coins(sheet, sheet.coins - from_purse),
            stored=sheet.stored - (price - from_purse),
        )
        one = replace(one, paid=one.paid + DAY * self.days, fees=one.fees + price)
        facts = {"name": one.block.name, "coins": price, "days": self.days}
        return with_companion(sheet, self.who, one), (Note("fee-paid", facts),)


def _with_coins(sheet: Sheet, coins: int) -> Sheet:
    """Return the sheet with so many coins; those that are spent are one's own, if there are any."""
    spent = max(0, sheet.coins - coins)
    return changed(sheet, coins=coins, own=max(0, sheet.own - spent))


def _room(sheet: Sheet) -> int:
    """Return the most that can ever be carried: double the slots (FELL-027)."""
    return 2 * sheet.capacity


def _weighed(before: Sheet, after: Sheet, notes: tuple[Note, ...]) -> Changed:
    """Say so when a load has become too much, or no longer is (FELL-026)."""
    if after.overloaded != before.overloaded:
        notes += (Note("overloaded" if after.overloaded else "unloaded", {"load": after.load}),)
    return after, notes
