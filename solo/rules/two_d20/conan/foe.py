"""Foes and companions as authors write them: all whom the player does not lead."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

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
    """Something that costs Doom to do: with an attack it adds dice and qualities (CON-075).

    Args:
        name: What it looks like, as a sentence: `He whistles for the dogs`.
        doom: What it costs.
        dice: Combat dice that it adds.
        qualities: Qualities that it adds.
    """

    name: str
    doom: int = 1
    dice: int = 2
    qualities: Mapping[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.doom < 1:
            raise ValueError(f"doom: 1 or more, not {self.doom}")
        check_range(self, MOST_DICE, "dice")
        check_qualities(self.qualities)


@dataclass(frozen=True, slots=True, kw_only=True)
class Foe:
    """A foe, or a companion, as authors write one.

    Args:
        name: How prose calls it, with its article: `the reaver`.
        tn: Its target number for attacks, and a companion's for help.
        focus: Its Focus.
        defense: Its target number when it defends; 0 if it never does.
        vigor: Its Vigor.
        resolve: Its Resolve.
        wounds: The Wounds at which it falls.
        trauma: The Traumas at which it breaks and runs.
        armor: Soak by location, or for `all`.
        courage: Fixed Soak against mental damage.
        morale: Morale dice.
        weapons: What it attacks with; the first is in its hand.
        ability: What it may do for Doom.
        healing: A companion's target number for treating Vigor; 0 if it can't.
        counsel: A companion's target number for treating Resolve; 0 if it can't.
        tactics: What it does with Momentum and Doom besides more damage, in this order (CON-074).
        keeps: Whether it keeps its distance and shoots.
        aims: Whom it attacks of those it can reach: the hero before companions, companions before
            the hero, whoever has least Vigor, or spread: foe by foe, round by round, in turn.
    """

    name: str
    tn: int = 9
    focus: int = 0
    defense: int = 8
    vigor: int = 6
    resolve: int = 6
    wounds: int = 1
    trauma: int = 1
    armor: Mapping[str, int] = field(default_factory=dict)
    courage: int = 0
    morale: int = 0
    weapons: tuple[Weapon, ...] = (known_weapon("fists"),)
    ability: Ability | None = None
    healing: int = 0
    counsel: int = 0
    keeps: bool = False
    aims: Literal["spread", "hero", "companions", "weakest"] = "spread"
    tactics: tuple[Tactic, ...] = ()

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
