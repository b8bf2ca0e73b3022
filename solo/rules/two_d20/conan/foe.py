"""Foes and companions as authors write them: whoever the player does not run."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from solo.rules.two_d20.conan.gear import Weapon, check_qualities, full_weapon, known_weapon
from solo.rules.two_d20.conan.tables import locations


@dataclass(frozen=True, slots=True, kw_only=True)
class Ability:
    """Something that costs Doom to do: with an attack it adds dice and qualities (CON-075).

    Args:
        name: What it looks like.
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
        healing: A companion's target number for Treatment; 0 if it can't.
        keeps: Whether it keeps its distance and shoots.
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
    keeps: bool = False

    def __post_init__(self) -> None:
        if not self.name.strip():
            raise ValueError("name: a foe needs a name")
        for name in ("vigor", "resolve", "wounds", "trauma"):
            if getattr(self, name) < 1:
                raise ValueError(f"{name}: 1 or more, not {getattr(self, name)}")
        for name in ("tn", "focus", "defense", "courage", "morale", "healing"):
            if getattr(self, name) < 0:
                raise ValueError(f"{name}: 0 or more, not {getattr(self, name)}")
        check_armor(self.armor)
        object.__setattr__(self, "weapons", tuple(map(full_weapon, self.weapons)))
        if not self.weapons:
            raise ValueError("weapons: at least one is needed; leave it out for fists")

    def soak_at(self, place: str) -> int:
        """Return its armor at a hit location."""
        return self.armor.get(place, self.armor.get("all", 0))


def check_armor(armor: Mapping[str, int]) -> None:
    """Refuse armor at a place that there is none of, or less than none.

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
