"""Effects on gear and Fortune that authors may write.

Items are named by their ids and put in by `bind`.
"""

from collections.abc import Mapping
from dataclasses import field, replace
from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.late import lazy_imports
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.gear.fortune import change_fortune
from solo.rules.art.gear.item import Item, Slot, items_of
from solo.rules.art.heroes.sheet import Changed, Sheet
from solo.rules.art.party.members import slug
from solo.rules.core.dice import Dice
from solo.rules.core.effects import effect
from solo.rules.core.outcome import Note
from solo.rules.core.protocols import Illegal
from solo.rules.core.system_parts import Cast

with lazy_imports():
    from solo.rules.art.gear import ammunition, carrying

ALL = "all"


@dataclass(frozen=True, slots=True, kw_only=True)
class Gain:
    """Things found, given or stolen, whatever they cost (ART-074, ART-087)."""

    item: Annotated[tuple[str, ...], "Their ids; one that is named twice comes twice."]
    count: Annotated[int, "How many of each."] = 1
    slot: Annotated[
        Slot | None, "Where they go; the best place that has room if this is not given."
    ] = None
    # what they are
    things: Mapping[str, Item] = field(default_factory=dict, metadata={"authored": False})

    shorthand: ClassVar[str] = "item"

    def bind(self, cast: Cast) -> "Gain":
        return replace(self, things=items_of(self.item, cast, "gain"))

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        told: tuple[Note, ...] = ()
        for name in self.item:
            sheet, notes = carrying.gain(sheet, name, self.things[name], self.count, self.slot)
            told += notes
        return sheet, told


@dataclass(frozen=True, slots=True, kw_only=True)
class Lose:
    """Things lost, given away or used up; `lose: all` takes everything."""

    item: Annotated[tuple[str, ...], "Their ids, or `all`."]
    count: Annotated[int | None, "How many of each; all of them if this is not given."] = None

    shorthand: ClassVar[str] = "item"

    def bind(self, cast: Cast) -> "Lose":
        if self.item != (ALL,):
            items_of(self.item, cast, "lose")
        return self

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        if self.item == (ALL,):
            return carrying.lose_all(sheet)
        told: tuple[Note, ...] = ()
        for name in self.item:
            sheet, notes = carrying.lose(sheet, name, self.count)
            told += notes
        return sheet, told


@dataclass(frozen=True, slots=True, kw_only=True)
class Equip:
    """Things taken in hand, or armor put on; those not carried yet are gained first.

    What is in the way is put away; what the hero is too weak for stays where it is.
    """

    item: Annotated[tuple[str, ...], "Their ids."]
    # what they are
    things: Mapping[str, Item] = field(default_factory=dict, metadata={"authored": False})

    shorthand: ClassVar[str] = "item"

    def bind(self, cast: Cast) -> "Equip":
        return replace(self, things=items_of(self.item, cast, "equip"))

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        told: tuple[Note, ...] = ()
        for name, item in self.things.items():
            if not carrying.carries(sheet, name):
                sheet, notes = carrying.gain(sheet, name, item)
                told += notes
            place = carrying.place_of(sheet, name)
            if place is not None:
                sheet, notes = _put_on(sheet, place)
                told += notes
        return sheet, told


@dataclass(frozen=True, slots=True, kw_only=True)
class Treasure:
    """A treasure that needs no entry under `items`: a name and what it is worth (ART-078)."""

    name: str
    value: Rank
    count: int = 1

    def __post_init__(self) -> None:
        self._item()  # which refuses what can't be one

    def _item(self) -> Item:
        return Item(name=self.name, value=self.value)

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return carrying.gain(sheet, slug(self.name), self._item(), self.count)


ChangeFortune = effect(
    "ChangeFortune",
    change_fortune,
    "Ranks of Fortune won or lost by what happens, besides what treasures do at the end.",
    shorthand="ranks",
)


@dataclass(frozen=True, slots=True)
class Reload:
    """Ammunition found for weapons that ran dry: their ids, or `all` (ART-151)."""

    item: tuple[str, ...]

    shorthand: ClassVar[str] = "item"

    def bind(self, cast: Cast) -> "Reload":
        if self.item != (ALL,):
            items_of(self.item, cast, "reload")
        return self

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        told: tuple[Note, ...] = ()
        for place, own in enumerate(sheet.gear):
            if own.empty and (self.item == (ALL,) or own.id in self.item):
                sheet, notes = ammunition.reload(sheet, place, free=True)
                told += notes
        return sheet, told


def _put_on(sheet: Sheet, place: int) -> Changed:
    """Wear it or take it in hand, with room made for it; what can't be is left as it is."""
    own = sheet.gear[place]
    try:
        if own.item.armor:
            return carrying.wear(sheet, place)
        if own.slot == "ready" or carrying.too_weak(sheet, own.item):
            return sheet, ()
        cleared, told = _cleared(sheet, own.item)
        cleared, notes = carrying.ready(cleared, cleared.gear.index(own))
    except Illegal:
        return sheet, ()
    return cleared, told + notes


def _cleared(sheet: Sheet, item: Item) -> Changed:
    """Put away what is in hand till a thing fits there; to the ground when there is no room."""
    told: tuple[Note, ...] = ()
    while not carrying.room(sheet, "ready", item):
        place = next(place for place, own in enumerate(sheet.gear) if own.slot == "ready")
        try:
            sheet, notes = carrying.put_away(sheet, place)
        except Illegal:
            sheet, notes = carrying.drop(sheet, place)
        told += notes
    return sheet, told
