"""Foes and companions as authors write them: all whom the player does not lead."""

from collections.abc import Mapping
from dataclasses import field
from typing import Annotated, Literal

from solo.dataclass import dataclass
from solo.facts import Checked, Filled, Usually, Within, in_field
from solo.rules.core.wording.naming import unknown
from solo.rules.two_d20.conan.gear.written import (
    Weapon,
    check_qualities,
    full_weapon,
    known_weapon,
)
from solo.rules.two_d20.conan.health.locations import locations
from solo.rules.two_d20.core.gear import MOST_NUMBER, DiceCount, Number
from solo.rules.two_d20.core.pool import SIDES

Tactic = Literal[
    "break-guard", "called-shot", "change-stance", "confidence", "disarm", "penetration",
    "re-roll-damage", "second-wind", "secondary-target", "subdue", "swift-action", "withdraw",
]  # fmt: skip
"""The uses that foes may have for Momentum and Doom; the rest goes into Bonus Damage."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ability(Checked):
    """Something that costs Doom to do: with an attack it adds dice and qualities (CON-075)."""

    name: Annotated[str, "What it looks like, as a sentence: `He whistles for the dogs`."]
    doom: Annotated[int, "What it costs.", Within(1)] = 1
    dice: Annotated[DiceCount, "Combat dice that it adds."] = 2
    qualities: Annotated[Mapping[str, int], "Qualities that it adds."] = field(default_factory=dict)

    def verify(self) -> None:
        check_qualities(self.qualities)


@dataclass(frozen=True, slots=True, kw_only=True)
class Foe(Checked):
    """A foe, or a companion, as authors write one."""

    name: Annotated[
        str, "How prose calls it, with its article: `the reaver`.", Filled("a foe needs a name")
    ]
    tn: Annotated[
        int,
        "Its target number for attacks, and a companion's for help.",
        Within(0, SIDES),
        Usually(1, SIDES),  # with 0 it never hits
    ] = 9
    focus: Annotated[Number, "Its Focus."] = 0
    defense: Annotated[
        int, "Its target number when it defends; 0 if it never does.", Within(0, SIDES)
    ] = 8
    vigor: Annotated[int, "Its Vigor.", Within(1, MOST_NUMBER)] = 6
    resolve: Annotated[int, "Its Resolve.", Within(1, MOST_NUMBER)] = 6
    wounds: Annotated[int, "The Wounds at which it falls.", Within(1, MOST_NUMBER)] = 1
    trauma: Annotated[int, "The Traumas at which it breaks and runs.", Within(1, MOST_NUMBER)] = 1
    armor: Annotated[Mapping[str, int], "Soak by location, or for `all`.", Usually(0, 10)] = field(
        default_factory=dict
    )
    courage: Annotated[Number, "Fixed Soak against mental damage.", Usually(0, 10)] = 0
    morale: Annotated[DiceCount, "Morale dice."] = 0
    weapons: Annotated[
        tuple[Weapon, ...],
        "What it attacks with; the first is in its hand.",
        Filled("at least one is needed; leave it out for fists"),
    ] = (known_weapon("fists"),)
    ability: Annotated[Ability | None, "What it may do for Doom."] = None
    healing: Annotated[
        Number,
        "A companion's target number for treating Vigor; 0 if it can't.",
        Usually(0, SIDES),
    ] = 0
    counsel: Annotated[
        Number,
        "A companion's target number for treating Resolve; 0 if it can't.",
        Usually(0, SIDES),
    ] = 0
    keeps: Annotated[bool, "Whether it keeps its distance and shoots."] = False
    aims: Annotated[
        Literal["spread", "hero", "companions", "weakest"],
        "Whom it attacks of those it can reach: the hero before companions, companions before the "
        "hero, whoever has least Vigor, or spread: foe by foe, round by round, in turn.",
    ] = "spread"
    tactics: Annotated[
        tuple[Tactic, ...],
        "What it does with Momentum and Doom besides more damage, in this order (CON-074).",
    ] = ()

    def verify(self) -> None:
        check_armor(self.armor)
        object.__setattr__(self, "weapons", tuple(map(full_weapon, self.weapons)))

    def soak_at(self, place: str) -> int:
        """Return its armor at a hit location."""
        return self.armor.get(place, self.armor.get("all", 0))


def check_armor(armor: Mapping[str, int]) -> None:
    """Refuse armor at an unknown place, or a number below 0.

    Raises:
        ValueError: The text says which.

    Source: CON-049, CON-050.
    """
    known = ("all", *locations())
    for place, soak in armor.items():
        if place not in known:
            raise in_field("armor", unknown("place", place, known))
        Within(0).read("armor", soak)
