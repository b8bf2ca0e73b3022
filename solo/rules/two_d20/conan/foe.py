"""Foes and companions as authors write them: all whom the player does not lead."""

from collections.abc import Mapping
from dataclasses import field
from typing import Annotated, Literal

from solo.dataclass import dataclass
from solo.rules.two_d20.conan.gear.written import (
    MOST_NUMBER,
    Weapon,
    check_qualities,
    full_weapon,
    known_weapon,
)
from solo.rules.two_d20.conan.health.locations import locations
from solo.rules.two_d20.core.gear import MOST_DICE, check_range

Tactic = Literal[
    "break-guard", "called-shot", "change-stance", "confidence", "disarm", "penetration",
    "re-roll-damage", "second-wind", "secondary-target", "subdue", "swift-action", "withdraw",
]  # fmt: skip
"""The uses that foes may have for Momentum and Doom; the rest goes into Bonus Damage."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ability:
    """Something that costs Doom to do: with an attack it adds dice and qualities (CON-075)."""

    name: Annotated[str, "What it looks like, as a sentence: `He whistles for the dogs`."]
    doom: Annotated[int, "What it costs."] = 1
    dice: Annotated[int, "Combat dice that it adds."] = 2
    qualities: Annotated[Mapping[str, int], "Qualities that it adds."] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.doom < 1:
            raise ValueError(f"doom: 1 or more, not {self.doom}")
        check_range(self, MOST_DICE, "dice")
        check_qualities(self.qualities)


@dataclass(frozen=True, slots=True, kw_only=True)
class Foe:
    """A foe, or a companion, as authors write one."""

    name: Annotated[str, "How prose calls it, with its article: `the reaver`."]
    tn: Annotated[int, "Its target number for attacks, and a companion's for help."] = 9
    focus: Annotated[int, "Its Focus."] = 0
    defense: Annotated[int, "Its target number when it defends; 0 if it never does."] = 8
    vigor: Annotated[int, "Its Vigor."] = 6
    resolve: Annotated[int, "Its Resolve."] = 6
    wounds: Annotated[int, "The Wounds at which it falls."] = 1
    trauma: Annotated[int, "The Traumas at which it breaks and runs."] = 1
    armor: Annotated[Mapping[str, int], "Soak by location, or for `all`."] = field(
        default_factory=dict
    )
    courage: Annotated[int, "Fixed Soak against mental damage."] = 0
    morale: Annotated[int, "Morale dice."] = 0
    weapons: Annotated[tuple[Weapon, ...], "What it attacks with; the first is in its hand."] = (
        known_weapon("fists"),
    )
    ability: Annotated[Ability | None, "What it may do for Doom."] = None
    healing: Annotated[int, "A companion's target number for treating Vigor; 0 if it can't."] = 0
    counsel: Annotated[int, "A companion's target number for treating Resolve; 0 if it can't."] = 0
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

    def __post_init__(self) -> None:
        if not self.name.strip():
            raise ValueError("name: a foe needs a name")
        for name in ("vigor", "resolve", "wounds", "trauma"):
            if getattr(self, name) < 1:
                raise ValueError(f"{name}: 1 or more, not {getattr(self, name)}")
        check_range(self, MOST_NUMBER, "tn", "focus", "defense", "vigor", "resolve", "wounds",
                    "trauma", "courage", "healing", "counsel")  # fmt: skip
        check_range(self, MOST_DICE, "morale")
        check_armor(self.armor)
        object.__setattr__(self, "weapons", tuple(map(full_weapon, self.weapons)))
        if not self.weapons:
            raise ValueError("weapons: at least one is needed; leave it out for fists")

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
            raise ValueError(f"armor: no place '{place}'; places are {', '.join(known)}")
        if soak < 0:
            raise ValueError(f"armor: 0 or more, not {soak}")
