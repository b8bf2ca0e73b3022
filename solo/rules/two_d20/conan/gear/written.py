"""Things, skills and talents as authors write them and sheets hold them."""

from collections.abc import Mapping
from dataclasses import field
from functools import cache
from typing import Annotated, ClassVar, Literal

from solo.dataclass import dataclass
from solo.errors import did_you_mean
from solo.facts import Checked, Within
from solo.rules.core.wording.quoting import shown
from solo.rules.two_d20.conan.printed import DATA, printed
from solo.rules.two_d20.core.gear import (
    MOST_DICE,
    MOST_NUMBER,
    DiceCount,
    Lists,
    Number,
    check_name,
    check_skill,
    gifts,
)

Kind = Literal["melee", "ranged", "threaten"]
SKILLS: Mapping[str, str] = {"melee": "melee", "ranged": "ranged", "threaten": "menace"}
"""The skill of each kind of attack, unless the weapon names another."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Training:
    """The level of a skill.

    Source: CON-002, CON-005.
    """

    expertise: Annotated[
        int, "Added to the attribute, 0 to 5; 0 is untrained (CON-011, our reading)."
    ]
    focus: Annotated[int, "Dice at or below it count twice."] = 0
    attribute: Annotated[str, "What it goes with; needed for a skill that is not among ours."] = ""

    shorthand: ClassVar[str] = "expertise"

    def __post_init__(self) -> None:
        limits = printed("creation")["limits"]
        for name in ("expertise", "focus"):
            Within(*limits[name]).read(name, getattr(self, name))


@dataclass(frozen=True, slots=True, kw_only=True)
class Weapon(Checked):
    """A weapon, or a way of frightening somebody.

    Source: CON-030, CON-035, CON-036.
    """

    name: Annotated[str, "How it is called, without its article."]
    kind: Annotated[Kind, "melee, ranged or threaten."] = "melee"
    dice: Annotated[DiceCount, "Combat dice before the attacker's bonus."] = 3
    range: Annotated[Literal["reach", "close", "medium", "long"], "Where it is at its best."] = (
        "reach"
    )
    hands: Annotated[int, "How many it takes to hold.", Within(0, 2)] = 1
    qualities: Annotated[
        Mapping[str, int], "What its Effects do, with their numbers (0 where there is none)."
    ] = field(default_factory=dict)
    enc: Annotated[Number, "What it adds to the load."] = 0
    loads: Annotated[
        int | None, "Shots; without it no ammunition is needed.", Within(0, MOST_NUMBER)
    ] = None
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
        return self.skill or SKILLS[self.kind]

    @property
    def mental(self) -> bool:
        """Whether the weapon hurts the mind."""
        return self.kind == "threaten"


@dataclass(frozen=True, slots=True, kw_only=True)
class Item(Checked):
    """A thing that is carried, or used, such as a boat."""

    name: Annotated[str, "How prose calls it, without its article."]
    enc: Annotated[Number, "What it adds to the load (CON-065)."] = 1
    resource: Annotated[bool, "Whether it can be used up for a die (CON-008)."] = False
    skill: Annotated[str, "The skill that it helps with as a resource; none means any."] = ""
    structure: Annotated[Number, "Its Stress; 0 for what can't be broken (CON-048)."] = 0
    armor: Annotated[Number, "Its fixed Soak."] = 0
    lost: Annotated[Number, "Structure lost."] = 0
    breaks: Annotated[Number, "Its Harm: each makes a test that needs it a step harder."] = 0

    shorthand: ClassVar[str] = "name"

    def verify(self) -> None:
        check_name(self.name, "thing")

    @property
    def left(self) -> int:
        """The Structure left."""
        return max(0, self.structure - self.lost)


@dataclass(frozen=True, slots=True, kw_only=True)
class Talent(Checked):
    """A talent: a gift that helps with tests.

    Source: CON-009; the four hooks are those that it names.
    """

    name: Annotated[str, "How it is called."]
    skill: Annotated[str, "The skill that it helps; none means any."] = ""
    extra_d20: Annotated[int, "Dice added to its tests, within the three extra.", Within(0, 9)] = 0
    reroll_d20: Annotated[int, "Dice that may be rolled again.", Within(0, 9)] = 0
    auto_success: Annotated[int, "Successes without a die.", Within(0, 9)] = 0
    bonus_momentum: Annotated[int, "Momentum on top of a success.", Within(0, 9)] = 0

    shorthand: ClassVar[str] = "name"


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
