"""Hero files of Conan, and the parts that make a new hero (ours throughout)."""

from collections.abc import Mapping, Sequence
from dataclasses import field
from functools import cache
from typing import Any

from solo.records import dataclass
from solo.rules.system import Encounter
from solo.rules.two_d20 import creation
from solo.rules.two_d20.conan.foe import check_armor
from solo.rules.two_d20.conan.gear import (
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
from solo.rules.two_d20.conan.options import ConanOptions
from solo.rules.two_d20.conan.printed import printed
from solo.rules.two_d20.conan.sheet import Sheet
from solo.rules.two_d20.conan.tables import first_doom, held_renown
from solo.rules.two_d20.creation import (
    Part,
    Pick,
    Row,
    Spread,
    checked_name,
    last_parts,
)
from solo.rules.two_d20.sheet import changed
from solo.rules.two_d20.skills import check_known, check_scores, full_gift


@dataclass(frozen=True, slots=True, kw_only=True)
class HeroFile:
    """A ready-made hero as authors write one.

    Args:
        name: What the hero is called.
        attributes: All seven, 6 to 16; 8 is ordinary.
        concept: The hero in a few words.
        pronouns: As `parse_pronouns` reads them.
        skills: Expertise, or {expertise, focus, attribute}; the attribute for skills not ours.
        talents: Names of our talents, or talents written out.
        weapons: Names of our weapons, or weapons written out.
        gear: Things carried.
        armor: Soak by location, or for `all`.
        courage: Fixed Soak against mental damage.
        renown: -2 to 5.
        gold: Treasure in Gold.
        xp: Experience not spent.
        wounds, trauma, fatigue: Harm and Fatigue that the hero comes with.
        conditions: Named marks.
    """

    name: str
    attributes: Mapping[str, int]
    concept: str = ""
    pronouns: str = "they/them"
    skills: Mapping[str, Training] = field(default_factory=dict)
    talents: tuple[Talent, ...] = ()
    weapons: tuple[Weapon, ...] = ()
    gear: tuple[Item, ...] = ()
    armor: Mapping[str, int] = field(default_factory=dict)
    courage: int = 0
    renown: int = 0
    gold: int = 0
    xp: int = 0
    wounds: int = 0
    trauma: int = 0
    fatigue: int = 0
    conditions: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        checked_name(self.name, self.pronouns)
        check_scores(self.attributes, attributes(), printed("creation")["limits"]["attribute"])
        check_known(self.skills, attributes(), skill_attributes())
        check_armor(self.armor)
        if self.renown != held_renown(self.renown):
            raise ValueError(f"renown: -2 to 5, not {self.renown}")
        for name in ("courage", "gold", "xp", "wounds", "trauma", "fatigue"):
            if getattr(self, name) < 0:
                raise ValueError(f"{name}: 0 or more, not {getattr(self, name)}")
        for talent in self.talents:
            full_talent(talent)

    def sheet(self) -> Sheet:
        """Return the sheet that this hero starts with."""
        return Sheet(
            name=self.name,
            attributes={name: self.attributes[name] for name in attributes()},
            concept=self.concept,
            pronouns=self.pronouns,
            skills=dict(self.skills),
            talents=tuple(map(full_talent, self.talents)),
            weapons=tuple(map(full_weapon, self.weapons)),
            gear=self.gear,
            armor=dict(self.armor),
            courage=self.courage,
            renown=self.renown,
            quarters=self.gold * int(printed("treasure")["quarters_per_gold"]),
            xp=self.xp,
            wounds=self.wounds,
            trauma=self.trauma,
            fatigue=self.fatigue,
            conditions=frozenset(self.conditions),
        )


def hero_of(sheet: Sheet) -> HeroFile:
    """Return the hero file of a hero as things stand."""
    return HeroFile(
        name=sheet.name,
        attributes=dict(sheet.attributes),
        concept=sheet.concept,
        pronouns=sheet.pronouns,
        skills=dict(sheet.skills),
        talents=sheet.talents,
        weapons=sheet.weapons,
        gear=sheet.gear,
        armor=dict(sheet.armor),
        courage=sheet.courage,
        renown=sheet.renown,
        gold=sheet.quarters // int(printed("treasure")["quarters_per_gold"]),
        xp=sheet.xp,
        wounds=sheet.wounds,
        trauma=sheet.trauma,
        fatigue=sheet.fatigue,
        conditions=tuple(sorted(sheet.conditions)),
    )


def full_talent(talent: Talent) -> Talent:
    """Return a talent written by its name or id alone as our list has it.

    Raises:
        ValueError: It does nothing and is none of ours.
    """
    return full_gift(talent, known_talents(), "talent")


class Maker:
    """The making of heroes under some rule options."""

    def __init__(self, options: ConanOptions) -> None:
        self._options = options

    def parts(self) -> tuple[Part, ...]:
        """Return what is asked for, in order."""
        return _parts()

    def ready(self, hero: Any) -> Sheet:
        """Return the sheet of a ready-made hero, with the session's Fortune and Doom."""
        sheet: Sheet = hero.sheet()
        return changed(
            sheet,
            options=self._options,
            luck=self._options.fortune_start,
            threat=first_doom(1),
            pool=0,
        )

    def made(self, fields: Mapping[str, Any]) -> Sheet:
        """Return the sheet of a hero with all fields filled."""
        left = ("kind", "kit", "gift")
        return self.ready(
            HeroFile(**{name: value for name, value in fields.items() if name not in left})
        )

    def shown(self, value: Any) -> str:
        """Say an attribute's score, or a skill's Expertise and Focus."""
        if isinstance(value, Training):
            return f"Expertise {value.expertise}, Focus {value.focus}"
        return str(value)


def create(heroes: Sequence[Any], options: ConanOptions, *, make: bool) -> Encounter:
    """Open the choice of a hero.

    Raises:
        ValueError: There would be nobody to choose.
    """
    return creation.create(heroes, Maker(options), make=make)


@cache
def _parts() -> tuple[Part, ...]:
    table = printed("creation")
    meanings = {row["name"]: row["meaning"] for row in printed("attributes")["rows"]}
    kinds = [Row(row["id"], row["text"], _filled(row)) for row in table["kinds"]]
    by_hand = Row("by-hand", "Somebody of your own, attribute by attribute", {})
    skills = tuple((name, f" ({attribute})") for name, attribute in skill_attributes().items())
    kits = tuple(Row(row["id"], row["text"], _kit(row)) for row in table["kit"])
    talents = tuple(
        Row(row["id"], f"{row['name']}: {row['text']}", {"talents": (Talent(name=row["name"]),)})
        for row in printed("talents")["rows"]
    )
    return (
        Pick("kind", "What kind of hero?", (*kinds, by_hand)),
        Spread("attributes", "Which attribute gets the {value}?",
               tuple((name, f": {text}") for name, text in meanings.items()),
               tuple(table["attributes"])),
        Spread("skills", "Which skill gets {value}?", skills,
               tuple(Training(expertise=e, focus=f) for e, f in table["skills"])),
        Pick("gift", "What has your hero a gift for?", talents),
        Pick("kit", "What does your hero carry?", kits),
        *last_parts(table["concepts"]),
    )  # fmt: skip


def _filled(row: Mapping[str, Any]) -> dict[str, Any]:
    """Return the fields that a ready kind of hero fills."""
    skills = {name: Training(expertise=e, focus=f) for name, (e, f) in row["skills"].items()}
    talents = tuple(known_talents()[key] for key in row["talents"])
    return {
        "attributes": row["attributes"], "skills": skills, "talents": talents, "gift": "",
        "courage": row["courage"], **_kit(row), "kit": "",
    }  # fmt: skip


def _kit(row: Mapping[str, Any]) -> dict[str, Any]:
    weapons = tuple(known_weapon(name) for name in row["weapons"])
    return {"weapons": weapons, "armor": {"all": row["armor"]}}
