"""Effects: what authors may do to a hero of Fallout, each under its name in YAML.

Notes: those of the shared effects, and health, fallen, got, lost, rested, armor, soaked.
"""

from collections.abc import Mapping
from dataclasses import field, replace
from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.facts import Checked, Within
from solo.rules.core.dice import Dice
from solo.rules.core.effects import as_effect
from solo.rules.core.outcome import Note
from solo.rules.core.system_parts import Cast
from solo.rules.two_d20.core import combat_dice
from solo.rules.two_d20.core import effects as shared
from solo.rules.two_d20.core.gear import DiceCount
from solo.rules.two_d20.core.sheet import MOST_POINTS, changed, set_points
from solo.rules.two_d20.fallout.gear.written import (
    Item,
    Weapon,
    check_qualities,
    full_item,
    full_weapon,
)
from solo.rules.two_d20.fallout.health.damage import damage_of, through
from solo.rules.two_d20.fallout.heroes.sheet import Sheet, harm, wound
from solo.rules.two_d20.fallout.party import COMPANY
from solo.rules.two_d20.fallout.printed import printed

Changed = tuple[Sheet, tuple[Note, ...]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Damage(Checked):
    """Combat dice of damage, less armor (ours)."""

    dice: Annotated[DiceCount, "Combat dice."]
    bonus: Annotated[int, "Flat damage."] = 0
    qualities: Annotated[Mapping[str, int], "As a weapon's."] = field(default_factory=dict)

    shorthand: ClassVar[str] = "dice"

    def verify(self) -> None:
        check_qualities(self.qualities)

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        faces = combat_dice.roll(dice, self.dice)
        damage = damage_of(faces, self.qualities) + self.bonus
        left = through(damage, sheet.armor, faces, self.qualities)
        facts = {"damage": damage, "armor": sheet.armor, "through": left, "rolled": list(faces)}
        return harm(sheet, facts)


@as_effect(shorthand="points")
def Health(sheet: Sheet, points: int) -> Changed:
    """Health lost when negative, given back when positive."""
    return wound(sheet, -points)


@dataclass(frozen=True, slots=True)
class Give:
    """A thing to carry."""

    shorthand: ClassVar[str] = "item"
    item: Item

    def bind(self, cast: Cast) -> "Give":
        """Return it with the adventure's thing put in."""
        return replace(self, item=shared.known(self.item, cast))

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return shared.carry(sheet, full_item(self.item))


@as_effect(shorthand="weapon")
def Arm(sheet: Sheet, weapon: Weapon) -> Changed:
    """A weapon."""
    return shared.arm(sheet, full_weapon(weapon))


@as_effect(shorthand="points")
def Armor(sheet: Sheet, points: Annotated[int, Within(0, MOST_POINTS)]) -> Changed:
    """Armor put on; it replaces what was worn."""
    return changed(sheet, armor=points), (Note("armor", {"points": points}),)


@as_effect(shorthand="hours")
def Rest(sheet: Sheet, hours: Annotated[int, Within(1, 999)] = 8) -> Changed:
    """Hours of rest: a night's gives all Health back (ours)."""
    return COMPANY.each(sheet, lambda one: rest(one, hours))


@as_effect(shorthand="start")
def Quest(sheet: Sheet, start: bool = True) -> Changed:
    """A new quest of its own: Luck points are as many as Luck, spent or not (FO-030)."""
    return set_points(sheet, "luck", sheet.attributes["luck"]) if start else (sheet, ())


def rest(sheet: Sheet, hours: int) -> Changed:
    """Rest for so many hours: all Health in a night, a part of it in less."""
    night = int(printed("health")["rest_hours"])
    points = sheet.most_health if hours >= night else sheet.most_health * max(0, hours) // night
    sheet, notes = wound(sheet, -points)
    return sheet, (Note("rested", {"hours": hours}), *notes)
