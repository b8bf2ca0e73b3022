"""Foes and companions as authors write them."""

from collections.abc import Mapping
from dataclasses import field
from typing import Annotated

from solo.dataclass import dataclass
from solo.facts import Checked, Filled, Usually, Within
from solo.rules.core.wording.quoting import shown
from solo.rules.two_d20.core.pool import SIDES
from solo.rules.two_d20.fallout.gear.written import Weapon, full_weapon, known_weapon

MOST = 999
HARDEST = 20
"""No test is harder than this: more successes than that come up on no pool."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Foe(Checked):
    """A foe, or a companion who may help or fight."""

    name: Annotated[str, "How prose calls it, with its article.", Filled("a foe needs a name")]
    tn: Annotated[int, "Its target number: for attacks, and for a companion's help."] = 8
    tag: Annotated[int, "Dice up to this count twice; a 1 always does.", Usually(0, SIDES)] = 1
    skills: Annotated[
        Mapping[str, int],
        "As a companion: other target numbers, for help with the skills named (FO-015).",
        Usually(1, SIDES),
    ] = field(default_factory=dict)
    difficulty: Annotated[int, "How hard it is to hit."] = 1
    health: Annotated[int, "Its Health.", Usually(1, 200)] = 6
    armor: Annotated[int, "Taken from any damage.", Usually(0, 20)] = 0
    initiative: Annotated[int, "How early it acts.", Usually(0, 50)] = 12
    weapons: Annotated[
        tuple[Weapon, ...],
        "What it attacks with; foes use the first.",
        Filled("at least one is needed; leave it out for fists"),
    ] = (known_weapon("fists"),)

    def verify(self) -> None:
        bounds = {"tn": (1, SIDES), "tag": (0, MOST), "difficulty": (1, HARDEST),
                  "health": (1, MOST), "armor": (0, MOST), "initiative": (-MOST, MOST)}  # fmt: skip
        for name, span in bounds.items():
            Within(*span).read(name, getattr(self, name))
        for skill, number in self.skills.items():
            if not 1 <= number <= MOST:
                raise ValueError(f"skills: {shown(skill)} is 1 to {MOST}, not {number}")
        object.__setattr__(self, "weapons", tuple(map(full_weapon, self.weapons)))

    def helps_with(self, skill: str) -> int:
        """Return what its die is held against when it helps with a skill."""
        return self.skills.get(skill, self.tn)
