"""Things, skills and perks as authors write them and sheets hold them."""

from collections.abc import Mapping
from dataclasses import field
from functools import cache
from typing import Annotated, ClassVar, Literal

from solo.dataclass import dataclass
from solo.facts import Checked, Within
from solo.rules.core.wording.quoting import shown
from solo.rules.two_d20.core.gear import DiceCount, Lists, check_name, check_skill, gifts
from solo.rules.two_d20.core.pool import MOST_EXTRA
from solo.rules.two_d20.fallout.printed import DATA, printed

QUALITIES = ("vicious", "piercing", "stun")
CLOSE_FIGHT = ("melee", "thrown")
"""The kinds of attack that Action Points can make worse (FO-025)."""


def check_qualities(qualities: Mapping[str, int]) -> None:
    """Refuse qualities that weapons don't have.

    Raises:
        ValueError: The text says which, and names those that there are.
    """
    for name, number in qualities.items():
        if name not in QUALITIES:
            known = ", ".join(QUALITIES)
            raise ValueError(f"qualities: no quality '{shown(name)}'; known are {known}")
        if number < 0:
            raise ValueError(f"qualities: {name} is 0 or more, not {number}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Rating:
    """The level of a skill."""

    rating: Annotated[int, "Added to the attribute, 0 to 6."]
    tag: Annotated[
        bool, "Whether it is a Tag Skill, of which every die up to the rating is critical (FO-009)."
    ] = False
    attribute: Annotated[str, "What it goes with; needed for a skill that is not among ours."] = ""

    shorthand: ClassVar[str] = "rating"

    def __post_init__(self) -> None:
        Within(*printed("creation")["limits"]["rating"]).read("rating", self.rating)


@dataclass(frozen=True, slots=True, kw_only=True)
class Weapon(Checked):
    """A weapon."""

    name: Annotated[str, "How it is called, without its article."]
    kind: Annotated[Literal["melee", "thrown", "gun"], "melee, thrown or gun."] = "melee"
    dice: Annotated[DiceCount, "Combat dice."] = 3
    qualities: Annotated[
        Mapping[str, int],
        "vicious (1 more damage an Effect), piercing X (X armor ignored an Effect), stun (an "
        "Effect costs the target its next major action); 0 where there is no number (ours).",
    ] = field(default_factory=dict)
    skill: Annotated[str, "The skill it is used with, if not the usual one."] = ""

    shorthand: ClassVar[str] = "name"

    def verify(self) -> None:
        check_name(self.name, "weapon")
        check_skill(self.skill, skill_attributes())
        check_qualities(self.qualities)

    @staticmethod
    def named(name: str) -> "Weapon":
        """Return the weapon of our list that is written by its name alone.

        Raises:
            ValueError: There is none; one of the author's own has more than a name.
        """
        return known_weapon(name)

    @property
    def used_with(self) -> str:
        """The skill that it is used with."""
        return self.skill or str(printed("gear")["kinds"][self.kind])


MOST_HEALS = 999


@dataclass(frozen=True, slots=True, kw_only=True)
class Item(Checked):
    """A thing that is carried."""

    name: Annotated[str, "How prose calls it, without its article."]
    heals: Annotated[
        int, "Health that it gives back when it is used up; 0 for none.", Within(0, MOST_HEALS)
    ] = 0

    shorthand: ClassVar[str] = "name"

    def verify(self) -> None:
        check_name(self.name, "thing")


@dataclass(frozen=True, slots=True, kw_only=True)
class Perk(Checked):
    """Something that gives a free d20 to a skill's tests (FO-020)."""

    name: Annotated[str, "How it is called."]
    skill: Annotated[str, "The skill that it helps; none means any."] = ""
    extra_d20: Annotated[int, "Dice added, within the three bonus dice.", Within(0, MOST_EXTRA)] = 0

    shorthand: ClassVar[str] = "name"

    def verify(self) -> None:
        check_name(self.name, "perk")


_LISTS = Lists(DATA, Weapon)
known_weapon, full_weapon, always = _LISTS.known_weapon, _LISTS.full_weapon, _LISTS.always
skill_attributes, attributes = _LISTS.skill_attributes, _LISTS.attributes


@cache
def known_perks() -> Mapping[str, Perk]:
    """Return our perks by their ids."""
    return gifts(DATA, "perks", Perk)


PATCH_KIT = Item(name="patch kit", heals=int(printed("health")["kit"]))
"""The thing in our list that heals people."""


def full_item(item: Item) -> Item:
    """Return our patch kit when it is written by its name alone; any other thing as it is."""
    return PATCH_KIT if item == Item(name=PATCH_KIT.name) else item
