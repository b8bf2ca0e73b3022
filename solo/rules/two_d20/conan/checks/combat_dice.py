"""Combat dice: checks of them and of hit locations, and the dice that an attribute adds."""

from collections.abc import Iterator, Mapping
from dataclasses import field
from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.facts import Checked
from solo.rules.core.bases import CheckBase
from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Outcome
from solo.rules.two_d20.conan.gear.written import check_qualities
from solo.rules.two_d20.conan.health.harm import LOCATION_SIDES
from solo.rules.two_d20.conan.health.locations import location, locations
from solo.rules.two_d20.conan.printed import printed
from solo.rules.two_d20.core import combat_dice
from solo.rules.two_d20.core.combat_dice import Hit
from solo.rules.two_d20.core.gear import DiceCount, Number

HARMED, UNHARMED = "harmed", "unharmed"


@dataclass(frozen=True, slots=True, kw_only=True)
class DamageRoll(CheckBase, Checked):
    """Roll combat dice against Soak; the successes are the points that get through.

    Source: CON-034 to CON-043.
    """

    dice: Annotated[DiceCount, "Combat dice."]
    bonus: Annotated[Number, "Flat damage."] = 0
    qualities: Annotated[
        Mapping[str, int], "vicious and piercing count; others only show their Effects."
    ] = field(default_factory=dict)
    soak: Annotated[Number, "Fixed Soak."] = 0
    cover: Annotated[DiceCount, "Soak dice."] = 0
    ignored: Annotated[Number, "Soak that Penetration ignores."] = 0

    shorthand: ClassVar[str] = "dice"
    own_labels: ClassVar[tuple[str, ...]] = (HARMED, UNHARMED)

    def verify(self) -> None:
        check_qualities(self.qualities)

    def resolve(self, sheet: object, dice: Dice) -> Outcome:
        faces = combat_dice.roll(dice, self.dice)
        soaked = combat_dice.roll(dice, self.cover)
        rolled = combat_dice.read(faces), combat_dice.read(soaked)
        return self._told(*rolled)._replace(faces=(*faces, *soaked))

    def _told(self, hit: Hit, cover: Hit) -> Outcome:
        damage = hit.damage + self.bonus + self.qualities.get("vicious", 0) * hit.effects
        pierced = self.qualities.get("piercing", 0) * hit.effects + self.ignored
        soak = max(0, self.soak + cover.damage - pierced)
        through = max(0, damage - soak)
        facts = {"damage": damage, "effects": hit.effects, "soak": soak, "through": through}
        label = HARMED if through else UNHARMED
        on_top = ("effect",) if hit.effects else ()
        return Outcome(label, successes=through, triggers=on_top, facts=facts)

    def ways(self, sheet: object) -> Iterator[tuple[Outcome, int]]:
        for hit, ways in combat_dice.chances(self.dice).items():
            for cover, more in combat_dice.chances(self.cover).items():
                yield self._told(hit, cover), ways * more


@dataclass(frozen=True, slots=True, kw_only=True)
class Location(CheckBase):
    """Roll where a physical attack hits; the label is the place (CON-049)."""

    own_labels: ClassVar[tuple[str, ...]] = locations()

    def resolve(self, sheet: object, dice: Dice) -> Outcome:
        faces = dice.roll(1, LOCATION_SIDES)
        place = location(faces[0])
        return Outcome(place, faces=faces, facts={"location": place})


PLACES = locations()


def bonus_dice(attribute: int) -> int:
    """Return the combat dice that an attribute adds to damage (CON-038)."""
    return max((row["dice"] for row in printed("bonus-damage")["rows"] if attribute >= row["from"]),
               default=0)  # fmt: skip


def bonus_attribute(kind: str) -> str:
    """Return the attribute that adds to the damage of a kind of attack (CON-037)."""
    return str(printed("bonus-damage")["attributes"][kind])
