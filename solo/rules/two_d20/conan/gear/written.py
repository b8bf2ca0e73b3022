"""Things, skills and talents as authors write them and sheets hold them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import ClassVar, Literal

from solo.errors import did_you_mean
from solo.rules.core.quoting import shown
from solo.rules.two_d20.conan.printed import DATA, printed
from solo.rules.two_d20.core.gear import (
    MOST_DICE,
    Lists,
    check_name,
    check_range,
    check_skill,
    gifts,
)

Kind = Literal["melee", "ranged", "threaten"]
MOST_NUMBER = 1000
SKILLS: Mapping[str, str] = {"melee": "melee", "ranged": "ranged", "threaten": "menace"}
"""The skill of each kind of attack, unless the weapon names another."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Training:
    """The level of a skill.

    Args:
        expertise: Added to the attribute, 0 to 5; 0 is untrained (CON-011, our reading).
        focus: Dice at or below it count twice.
        attribute: What it goes with; needed for a skill that is not among ours.

    Source: CON-002, CON-005.
    """

    expertise: int
    focus: int = 0
    attribute: str = ""

    shorthand: ClassVar[str] = "expertise"

    def __post_init__(self) -> None:
        limits = printed("creation")["limits"]
        for name in ("expertise", "focus"):
            low, high = limits[name]
            if not low <= getattr(self, name) <= high:
                raise ValueError(f"{name}: {low} to {high}, not {getattr(self, name)}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Weapon:
    """A weapon, or a way of frightening somebody.

    Args:
        name: How it is called, without its article.
        kind: melee, ranged or threaten.
        dice: Combat dice before the attacker's bonus.
        range: Where it is at its best.
        hands: How many it takes to hold.
        qualities: What its Effects do, with their numbers (0 where there is none).
        enc: What it adds to the load.
        loads: Shots, or None when it needs none.
        skill: The skill it is used with, if not the usual one.

    Source: CON-030, CON-035, CON-036.
    """

    name: str
    kind: Kind = "melee"
    dice: int = 3
    range: Literal["reach", "close", "medium", "long"] = "reach"
    hands: int = 1
    qualities: Mapping[str, int] = field(default_factory=dict)
    enc: int = 0
    loads: int | None = None
    skill: str = ""

    shorthand: ClassVar[str] = "name"

    def __post_init__(self) -> None:
        check_name(self.name, "weapon")
        check_skill(self.skill, skill_attributes())
        check_range(self, MOST_DICE, "dice")
        check_range(self, 2, "hands")
        check_range(self, MOST_NUMBER, "enc")
        if self.loads is not None:
            check_range(self, MOST_NUMBER, "loads")
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
        return self.skill or SKILLS[self.kind]

    @property
    def mental(self) -> bool:
        """Whether the weapon hurts the mind."""
        return self.kind == "threaten"


@dataclass(frozen=True, slots=True, kw_only=True)
class Item:
    """A thing that is carried, or used, such as a boat.

    Args:
        name: How prose calls it, without its article.
        enc: What it adds to the load (CON-065).
        resource: Whether it can be used up for a die (CON-008).
        skill: The skill that it helps with as a resource; none means any.
        structure: Its Stress; 0 for what can't be broken (CON-048).
        armor: Its fixed Soak.
        lost: Structure lost.
        breaks: Its Harm: each makes a test that needs it a step harder.
    """

    name: str
    enc: int = 1
    resource: bool = False
    skill: str = ""
    structure: int = 0
    armor: int = 0
    lost: int = 0
    breaks: int = 0

    shorthand: ClassVar[str] = "name"

    def __post_init__(self) -> None:
        check_name(self.name, "thing")
        check_range(self, MOST_NUMBER, "enc", "structure", "armor", "lost", "breaks")

    @property
    def left(self) -> int:
        """The Structure left."""
        return max(0, self.structure - self.lost)


@dataclass(frozen=True, slots=True, kw_only=True)
class Talent:
    """A talent: a gift that helps with tests.

    Args:
        name: How it is called.
        skill: The skill that it helps; none means any.
        extra_d20: Dice added to its tests, within the three extra.
        reroll_d20: Dice that may be rolled again.
        auto_success: Successes without a die.
        bonus_momentum: Momentum on top of a success.

    Source: CON-009; the four hooks are those that it names.
    """

    name: str
    skill: str = ""
    extra_d20: int = 0
    reroll_d20: int = 0
    auto_success: int = 0
    bonus_momentum: int = 0

    shorthand: ClassVar[str] = "name"

    def __post_init__(self) -> None:
        check_range(self, 9, "extra_d20", "reroll_d20", "auto_success", "bonus_momentum")


def check_qualities(qualities: Mapping[str, int]) -> None:
    """Refuse an unknown quality, or one without the number that it needs.

    Raises:
        ValueError: The text says which.
    """
    known = printed("qualities")["qualities"]
    for name, number in qualities.items():
        if name not in known:
            near = did_you_mean(name, known) or ";"
            raise ValueError(
                f"qualities: unknown quality '{shown(name)}'{near} known are {', '.join(known)}"
            )
        if not int(known[name]["number"]) <= number <= MOST_DICE:
            raise ValueError(
                f"qualities: '{name}' needs a number up to {MOST_DICE}, not {number}; "
                "0 for those without one"
            )


_LISTS = Lists(DATA, Weapon)
known_weapon, full_weapon, always = _LISTS.known_weapon, _LISTS.full_weapon, _LISTS.always
skill_attributes, attributes = _LISTS.skill_attributes, _LISTS.attributes


@cache
def known_talents() -> Mapping[str, Talent]:
    """Return our talents by their ids."""
    return gifts(DATA, "talents", Talent)
