"""Hero files of Conan, and the parts that make a new hero (ours throughout)."""

from collections.abc import Iterator, Mapping
from dataclasses import field
from functools import cache
from typing import Annotated

from solo.dataclass import dataclass
from solo.facts import Checked, Within, alike
from solo.rules.core.common_fields import Concept, HeroName, Natural, PronounForms, Roles
from solo.rules.core.values.printed import Printed
from solo.rules.two_d20.conan.doom import first_doom
from solo.rules.two_d20.conan.foe import check_armor
from solo.rules.two_d20.conan.gear.written import (
    Item,
    Talent,
    Training,
    Weapon,
    attributes,
    full_weapon,
    known_talents,
    known_weapon,
    skill_attributes,
)
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.conan.options import ConanOptions
from solo.rules.two_d20.conan.printed import DATA, printed
from solo.rules.two_d20.conan.words import words
from solo.rules.two_d20.core import creation
from solo.rules.two_d20.core.creation import Kind, Part
from solo.rules.two_d20.core.skills import check_known, check_scores, full_gift
from solo.words import Text


@dataclass(frozen=True, slots=True, kw_only=True)
class HeroFile(Checked):
    """A ready-made hero as authors write one."""

    name: HeroName
    attributes: Annotated[Mapping[str, int], "All seven, 6 to 16; 8 is ordinary."]
    concept: Concept = ""
    roles: Roles = ()
    pronouns: PronounForms = "they/them"
    skills: Annotated[
        Mapping[str, Training],
        "Expertise, or {expertise, focus, attribute}; the attribute for skills not ours.",
    ] = field(default_factory=dict)
    talents: Annotated[tuple[Talent, ...], "Names of our talents, or talents written out."] = ()
    weapons: Annotated[tuple[Weapon, ...], "Names of our weapons, or weapons written out."] = ()
    gear: Annotated[tuple[Item, ...], "Things carried."] = ()
    armor: Annotated[Mapping[str, int], "Soak by location, or for `all`."] = field(
        default_factory=dict
    )
    courage: Annotated[Natural, "Fixed Soak against mental damage."] = 0
    renown: Annotated[int, "How well known the hero is.", Within(-2, 5)] = 0
    gold: Annotated[Natural, "Treasure in Gold."] = 0
    xp: Annotated[Natural, "Experience not spent."] = 0
    wounds: Annotated[Natural, "Wounds that the hero comes with."] = 0
    trauma: Annotated[Natural, "Traumas that the hero comes with."] = 0
    fatigue: Annotated[Natural, "Fatigue that the hero comes with."] = 0
    conditions: Annotated[tuple[str, ...], "Named marks."] = ()

    def verify(self) -> None:
        check_scores(self.attributes, attributes(), printed("creation")["limits"]["attribute"])
        check_known(self.skills, attributes(), skill_attributes())
        check_armor(self.armor)
        for talent in self.talents:
            full_talent(talent)

    def lacks(self) -> Iterator[str]:
        """Yield the skills whose Focus is above their Expertise, as it never rises (`advancement`).

        Advice, and no error: a kept game of such a hero goes on.
        """
        for name, known in self.skills.items():
            if known.focus > known.expertise:
                yield (
                    f"skills: '{name}' has Focus {known.focus} and Expertise {known.expertise}, "
                    "and Focus is never above Expertise; lower the one, or raise the other"
                )

    def sheet(self) -> Sheet:
        """Return the sheet that this hero starts with."""
        return alike(
            Sheet, self,
            attributes={name: self.attributes[name] for name in attributes()},
            talents=tuple(map(full_talent, self.talents)),
            weapons=tuple(map(full_weapon, self.weapons)),
            quarters=self.gold * int(printed("treasure")["quarters_per_gold"]),
            conditions=frozenset(self.conditions),
        )  # fmt: skip


def hero_of(sheet: Sheet) -> HeroFile:
    """Return the hero file of a hero in the present state."""
    gold = sheet.quarters // int(printed("treasure")["quarters_per_gold"])
    return alike(HeroFile, sheet, gold=gold, conditions=tuple(sorted(sheet.conditions)))


def full_talent(talent: Talent) -> Talent:
    """Return a talent written by its name or id alone as our list has it.

    Raises:
        ValueError: It does nothing and is none of ours.
    """
    return full_gift(talent, known_talents(), "talent")


class Maker(creation.Maker[Sheet, ConanOptions]):
    """The making of heroes under some rule options."""

    file = HeroFile

    def parts(self) -> tuple[Part, ...]:
        """Return what is asked for, in order."""
        return _parts()

    def started(self, sheet: Sheet) -> Mapping[str, object]:
        """Return a new session's Fortune and Doom."""
        return {"luck": self.options.fortune_start, "threat": first_doom(1)}

    def shown(self, value: object) -> Text:
        """Say an attribute's score, or a skill's Expertise and Focus."""
        if isinstance(value, Training):
            return words("training", expertise=value.expertise, focus=value.focus)
        return str(value)


@cache
def _parts() -> tuple[Part, ...]:
    learned = tuple(Training(expertise=e, focus=f) for e, f in printed("creation")["skills"])
    kind = Kind(DATA, words, skill_attributes(), learned, "talents", Talent, _kit, _filled)
    return kind.parts(words("which-gift"))


def _filled(row: Printed) -> dict[str, object]:
    """Return the fields that a ready kind of hero fills besides attributes and gear."""
    skills = {name: Training(expertise=e, focus=f) for name, (e, f) in row["skills"].items()}
    talents = tuple(known_talents()[key] for key in row["talents"])
    return {"skills": skills, "talents": talents, "courage": row["courage"]}


def _kit(row: Printed) -> dict[str, object]:
    weapons = tuple(known_weapon(name) for name in row["weapons"])
    return {"weapons": weapons, "armor": {"all": row["armor"]}}
