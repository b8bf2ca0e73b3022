"""Foes and companions as authors write them."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from solo.rules.quoting import shown
from solo.rules.two_d20.fallout.gear import Weapon, full_weapon, known_weapon

MOST = 999


@dataclass(frozen=True, slots=True, kw_only=True)
class Foe:
    """A foe, or a companion who may help or fight.

    Args:
        name: How prose calls it, with its article.
        tn: Its target number: for attacks, and for a companion's help.
        tag: Dice up to this count twice; a 1 always does.
        skills: As a companion: other target numbers, for help with the skills named (FO-015).
        difficulty: How hard it is to hit.
        health: Its Health.
        armor: Taken from any damage.
        initiative: How early it acts.
        weapons: What it attacks with; foes use the first.
    """

    name: str
    tn: int = 8
    tag: int = 1
    skills: Mapping[str, int] = field(default_factory=dict)
    difficulty: int = 1
    health: int = 6
    armor: int = 0
    initiative: int = 12
    weapons: tuple[Weapon, ...] = (known_weapon("fists"),)

    def __post_init__(self) -> None:
        if not self.name.strip():
            raise ValueError("name: a foe needs a name")
        for name, low in (("tn", 1), ("tag", 0), ("difficulty", 1), ("health", 1), ("armor", 0)):
            if getattr(self, name) < low:
                raise ValueError(f"{name}: {low} or more, not {getattr(self, name)}")
        for skill, number in self.skills.items():
            if not 1 <= number <= MOST:
                raise ValueError(f"skills: {shown(skill)} is 1 to {MOST}, not {number}")
        for name in ("tn", "tag", "difficulty", "health", "armor", "initiative"):
            if getattr(self, name) > MOST:
                raise ValueError(f"{name}: {MOST} at most, not {getattr(self, name)}")
        if not self.weapons:
            raise ValueError("weapons: at least one is needed; leave it out for fists")
        object.__setattr__(self, "weapons", tuple(map(full_weapon, self.weapons)))

    def helps_with(self, skill: str) -> int:
        """Return what its die is held against when it helps with a skill."""
        return self.skills.get(skill, self.tn)
