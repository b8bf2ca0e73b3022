"""The changes to a hero of Conan that authors may write, each under its name in YAML.

Notes: those of `harm` and of the shared effects, and got, lost, rested, scene, session, renown.
"""

from collections.abc import Mapping
from dataclasses import field, replace
from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.facts import Checked, Usually
from solo.rules.core.dice import Dice
from solo.rules.core.effects import as_effect, effect
from solo.rules.core.outcome import Note
from solo.rules.core.system_parts import Cast
from solo.rules.core.wording.naming import unfit
from solo.rules.two_d20.conan.foe import check_armor
from solo.rules.two_d20.conan.gear.structure import hurt_thing, mend
from solo.rules.two_d20.conan.gear.treasure import purse, treasure
from solo.rules.two_d20.conan.gear.written import (
    Item,
    Weapon,
    check_qualities,
    full_weapon,
)
from solo.rules.two_d20.conan.health.harm import add_harm, hurt, lose, recover, roll_blow
from solo.rules.two_d20.conan.heroes.renown import held_renown, renown_name
from solo.rules.two_d20.conan.heroes.sheet import MENTAL, PHYSICAL, Sheet
from solo.rules.two_d20.conan.party import COMPANY
from solo.rules.two_d20.conan.printed import printed
from solo.rules.two_d20.conan.words import words
from solo.rules.two_d20.core import effects as shared
from solo.rules.two_d20.core.gear import DiceCount, Number
from solo.rules.two_d20.core.sheet import changed, set_points

Changed = tuple[Sheet, tuple[Note, ...]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Damage(Checked):
    """Combat dice of damage, Soak and all (CON-034 to CON-047)."""

    dice: Annotated[DiceCount, "Combat dice."]
    bonus: Annotated[Number, "Flat damage.", Usually(0, 20)] = 0
    qualities: Annotated[Mapping[str, int], "Its qualities with their numbers."] = field(
        default_factory=dict
    )
    mental: Annotated[bool, "Whether it hurts the mind."] = False
    place: Annotated[str, "Where it hits; rolled if not given."] = ""
    cover: Annotated[DiceCount, "Cover dice, or Morale dice."] = 0
    thing: Annotated[str, "A thing that it hurts instead of the hero, by name."] = ""

    shorthand: ClassVar[str] = "dice"

    def verify(self) -> None:
        check_qualities(self.qualities)
        if self.place:
            check_armor({self.place: 0})

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        place = self.place or ("all" if self.thing else "")
        blow = roll_blow(dice, self.dice, self.qualities, mental=self.mental, place=place)
        blow = blow._replace(bonus=self.bonus)
        if self.thing:
            return hurt_thing(sheet, self.thing, blow, dice, cover=self.cover)
        sheet, notes = hurt(sheet, blow, dice, cover=self.cover, morale=self.cover)
        rolled = {"rolled": list(blow.faces)}
        return sheet, tuple(
            one._replace(facts={**one.facts, **rolled}) if one.code == "hurt" else one
            for one in notes
        )


@as_effect(shorthand="points")
def Vigor(sheet: Sheet, points: int) -> Changed:
    """Vigor lost when negative, with the Harm that this brings; given back when positive."""
    if points < 0:
        return lose(sheet, -points, mental=False)
    return recover(sheet, points, mental=False)


@as_effect(shorthand="points")
def Resolve(sheet: Sheet, points: int) -> Changed:
    """Resolve lost when negative, with the Harm that this brings; given back when positive."""
    if points < 0:
        return lose(sheet, -points, mental=True)
    return recover(sheet, points, mental=True)


@as_effect(shorthand="number")
def Wounds(sheet: Sheet, number: int) -> Changed:
    """Wounds, or their healing when negative (CON-047)."""
    return add_harm(sheet, PHYSICAL, number)


@as_effect(shorthand="number")
def Trauma(sheet: Sheet, number: int) -> Changed:
    """Traumas, or their healing when negative (CON-047)."""
    return add_harm(sheet, MENTAL, number)


def tire(sheet: Sheet, points: int) -> Changed:
    """Give Fatigue, or take it when negative; each point lowers both tracks (CON-065)."""
    now = max(0, sheet.fatigue + points)
    if now == sheet.fatigue:
        return sheet, ()
    after = changed(sheet, fatigue=now)
    note = Note("fatigue", {"by": now - sheet.fatigue, "now": after.tired})
    return after, (note,)


def weighed(before: Sheet, done: Changed) -> Changed:
    """Tell what Fatigue the load brings after something was taken up or laid down (CON-065)."""
    after, notes = done
    by = after.tired - before.tired
    if not by:
        return done
    return after, (*notes, Note("burden", {"by": by, "now": after.tired}))


@as_effect(shorthand="steps")
def Renown(sheet: Sheet, steps: Annotated[int, Usually(-7, 7)]) -> Changed:
    """Renown gained or lost, held between -2 and 5 (CON-078)."""
    now = held_renown(sheet.renown + steps)
    if now == sheet.renown:
        return sheet, ()
    note = Note("renown", {"now": now, "name": renown_name(now)})
    return changed(sheet, renown=now), (note,)


@as_effect(shorthand="weapon")
def Arm(sheet: Sheet, weapon: Weapon) -> Changed:
    """A weapon."""
    return weighed(sheet, shared.arm(sheet, full_weapon(weapon)))


@as_effect(shorthand="end")
def Scene(sheet: Sheet, end: bool = True) -> Changed:
    """The end of a scene: Weakness that was overcome counts again (CON-070)."""
    if not sheet.ignoring:
        return sheet, ()
    return changed(sheet, ignoring={}), (Note("scene", {}),)


@as_effect(shorthand="start")
def Session(sheet: Sheet, start: bool = True) -> Changed:
    """A new session: Fortune is as at the start (CON-066)."""
    return set_points(sheet, "luck", max(sheet.luck, sheet.options.fortune_start))


def rest(sheet: Sheet, hours: int) -> Changed:
    """Rest for so many hours."""
    table = printed("recovery")
    nights = hours // int(table["rest_hours"])
    sheet = changed(sheet, lost_vigor=0, lost_resolve=0, ignoring={})
    notes: tuple[Note, ...] = (Note("rested", {"hours": hours}),)
    for kind in (PHYSICAL, MENTAL):
        sheet, more = add_harm(sheet, kind, -nights * int(table["rest_harm"]))
        notes += more
    sheet, more = tire(sheet, -nights)
    return sheet, (*notes, *more)


Fatigue = effect(
    "Fatigue",
    tire,
    "Fatigue, or rest from it when negative; each point lowers both tracks (CON-065).",
    shorthand="points",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Treasure:
    """Treasure found, or paid when the amount is negative.

    Source: CON-079.
    """

    amount: Annotated[int, "How many."] = 1
    kind: Annotated[str, "As the treasure table has it."] = "gold"
    value: Annotated[int, "Quarters of a Gold each, where the table leaves it open."] = 0

    shorthand: ClassVar[str] = "amount"

    def __post_init__(self) -> None:
        known = printed("treasure")["rows"]
        if self.kind not in known:
            raise unfit("kind", words("no-such-treasure", name=self.kind, known=(*known,)))

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        now = max(0, sheet.quarters + treasure(self.kind, self.amount, self.value))
        if now == sheet.quarters:
            return sheet, ()
        facts = {"kind": self.kind, "amount": self.amount, "by": now - sheet.quarters, "now": now}
        return changed(sheet, quarters=now), (Note("treasure", {**facts, **purse(now)}),)


@as_effect()
def Mend(sheet: Sheet, thing: str, structure: Number = 0, breaks: Number = 0) -> Changed:
    """A thing's Structure given back, and its Breaks taken away (CON-048)."""
    return mend(sheet, thing, structure, breaks)


@dataclass(frozen=True, slots=True)
class Give:
    """A thing to carry."""

    shorthand: ClassVar[str] = "item"
    item: Item

    def bind(self, cast: Cast) -> "Give":
        """Return it with the adventure's thing put in."""
        return replace(self, item=shared.known(self.item, cast))

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return weighed(sheet, shared.carry(sheet, self.item))


@dataclass(frozen=True, slots=True)
class Take:
    """A thing or a weapon gone, by its name; nothing happens if it is not there."""

    shorthand: ClassVar[str] = "name"
    name: str

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return weighed(sheet, shared.Take(self.name).apply(sheet, dice))


@dataclass(frozen=True, slots=True)
class Armor:
    """Armor put on: Soak by location or for all; it replaces what was worn."""

    shorthand: ClassVar[str] = "all"
    all: int = 0
    places: Mapping[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        check_armor({**self.places, "all": self.all})

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        worn = {**self.places, "all": self.all}
        return changed(sheet, armor=worn), (Note("armor", {"all": self.all}),)


@as_effect(shorthand="hours")
def Rest(sheet: Sheet, hours: Number = 8) -> Changed:
    """Hours of rest: Stress comes back; with a night's, a Wound and a Trauma heal (ours)."""
    return COMPANY.each(sheet, lambda one: rest(one, hours))
