"""The hero's sheet in Fallout: what it holds and what follows from it. It is a value."""

from collections.abc import Mapping
from dataclasses import field
from typing import ClassVar

from solo.dataclass import dataclass
from solo.rules.core.outcome import Facts, Note
from solo.rules.core.values.counted import Counted
from solo.rules.two_d20.core.sheet import Hero, Names, changed, identity
from solo.rules.two_d20.fallout.foe import Foe
from solo.rules.two_d20.fallout.gear.written import Item, Perk, Rating, Weapon
from solo.rules.two_d20.fallout.options import FalloutOptions
from solo.rules.two_d20.fallout.printed import printed

NAMES = Names("Action Points", "Gamemaster's Action Points", "Luck")


@dataclass(frozen=True, kw_only=True)
class Sheet(Hero):
    """The present state of a hero: the fields of both games, and those of Fallout."""

    names: ClassVar[Names] = NAMES

    skills: Mapping[str, Rating] = field(default_factory=dict)
    companions: Mapping[str, Foe] = field(default_factory=dict)
    party: "tuple[Sheet, ...]" = field(default=(), metadata={"since": "0.3"})
    hurt: int = 0  # Health lost
    armor: int = 0  # taken from any damage
    weapons: tuple[Weapon, ...] = ()  # what the hero has
    gear: tuple[Item, ...] = ()  # what the hero has
    perks: tuple[Perk, ...] = ()  # what the hero has
    options: FalloutOptions = field(default_factory=FalloutOptions)  # the rule options in use

    @property
    def pool_cap(self) -> int:
        """The most Action Points that the group can save (FO-026)."""
        return int(printed("action-points")["most"])

    @property
    def most_health(self) -> int:
        """Health when unhurt (ours)."""
        return sum(self.attributes[name] for name in printed("health")["made_of"])

    @property
    def health(self) -> int:
        """Health left."""
        return max(0, self.most_health - self.hurt)

    @property
    def fallen(self) -> bool:
        """Whether there is no Health left."""
        return self.health == 0

    @property
    def initiative(self) -> int:
        """The hero's initiative: the higher, the earlier in a round (ours)."""
        return sum(self.attributes[name] for name in printed("health")["initiative"])

    def rating(self, skill: str) -> int:
        """Return a skill's rating; 0 for one not learned."""
        return self.skills[skill].rating if skill in self.skills else 0

    def tagged(self, skill: str) -> bool:
        """Say whether a skill is a Tag Skill."""
        return skill in self.skills and self.skills[skill].tag


def wound(sheet: Sheet, points: int) -> tuple[Sheet, tuple[Note, ...]]:
    """Take Health, or give it back when negative."""
    hurt = min(sheet.most_health, max(0, sheet.hurt + points))
    if hurt == sheet.hurt:
        return sheet, ()
    stood = not sheet.fallen
    by = sheet.hurt - hurt
    sheet = changed(sheet, hurt=hurt)
    notes: tuple[Note, ...] = (Note("health", {"by": by, "now": sheet.health}),)
    if stood and sheet.fallen:
        notes += (Note("fallen", {}),)
    return sheet, notes


def harm(sheet: Sheet, facts: Facts) -> tuple[Sheet, tuple[Note, ...]]:
    """Take the Health that damage costs, and tell of both in one note."""
    after, notes = wound(sheet, facts["through"])
    told = Note("hurt", {**facts, "left": after.health})
    return after, (told, *(note for note in notes if note.code != "health"))


def view(sheet: Sheet) -> dict[str, object]:
    """Return what templates and conditions read as `hero`."""
    return {
        **identity(sheet),
        "skills": Counted({name: known.rating for name, known in sheet.skills.items()}),
        "tags": tuple(name for name, known in sheet.skills.items() if known.tag),
        "action_points": sheet.pool,
        "gm_points": sheet.threat,
        "luck_points": sheet.luck,
        "health": sheet.health,
        "most_health": sheet.most_health,
        "armor": sheet.armor,
        "gear": tuple(item.name for item in sheet.gear),
        "weapons": tuple(weapon.name for weapon in sheet.weapons),
        "perks": tuple(perk.name for perk in sheet.perks),
    }
