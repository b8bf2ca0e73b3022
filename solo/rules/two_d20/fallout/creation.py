"""Hero files of Fallout, and the parts that make a new hero (ours throughout)."""

from collections.abc import Mapping, Sequence
from dataclasses import field
from functools import cache
from typing import Any

from solo.records import dataclass
from solo.rules.quoting import shown
from solo.rules.system import Encounter
from solo.rules.two_d20 import creation
from solo.rules.two_d20.creation import (
    Part,
    Pick,
    Row,
    Spread,
    checked_name,
    last_parts,
)
from solo.rules.two_d20.fallout.gear import (
    Item,
    Perk,
    Rating,
    Weapon,
    attributes,
    full_item,
    full_weapon,
    known_perks,
    known_weapon,
    skill_attributes,
)
from solo.rules.two_d20.fallout.options import FalloutOptions
from solo.rules.two_d20.fallout.printed import printed
from solo.rules.two_d20.fallout.sheet import Sheet
from solo.rules.two_d20.sheet import changed
from solo.rules.two_d20.skills import check_known, check_scores, full_gift


@dataclass(frozen=True, slots=True, kw_only=True)
class HeroFile:
    """A ready-made hero as authors write one.

    Args:
        name: What the hero is called.
        attributes: All seven, 4 to 12; luck is as many Luck points a quest.
        concept: The hero in a few words.
        pronouns: As `parse_pronouns` reads them.
        skills: Ratings, or {rating, tag, attribute}; the attribute for skills not ours.
        tags: Names of Tag Skills, besides those tagged among the skills.
        perks: Names of our perks, or perks written out.
        weapons: Names of our weapons, or weapons written out.
        gear: Things carried.
        armor: Taken from any damage.
        xp: Experience not spent.
        hurt: Health lost from the start.
        conditions: Named marks.
    """

    name: str
    attributes: Mapping[str, int]
    concept: str = ""
    pronouns: str = "they/them"
    skills: Mapping[str, Rating] = field(default_factory=dict)
    tags: tuple[str, ...] = ()
    perks: tuple[Perk, ...] = ()
    weapons: tuple[Weapon, ...] = ()
    gear: tuple[Item, ...] = ()
    armor: int = 0
    xp: int = 0
    hurt: int = 0
    conditions: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        checked_name(self.name, self.pronouns)
        check_scores(self.attributes, attributes(), printed("creation")["limits"]["attribute"])
        check_known(self.skills, attributes(), skill_attributes())
        for name in self.tags:
            if name not in self.skills and name not in skill_attributes():
                raise ValueError(f"tags: no skill '{shown(name)}' to tag")
        for name in ("armor", "xp", "hurt"):
            if getattr(self, name) < 0:
                raise ValueError(f"{name}: 0 or more, not {getattr(self, name)}")
        for perk in self.perks:
            skill = full_perk(perk).skill
            if skill and skill not in self.skills and skill not in skill_attributes():
                raise ValueError(f"perks: '{shown(perk.name)}' helps no skill '{shown(skill)}'")

    def sheet(self) -> Sheet:
        """Return the sheet that this hero starts with."""
        skills = {
            name: changed_tag(known, tag=known.tag or name in self.tags)
            for name, known in self.skills.items()
        }
        for name in self.tags:
            skills.setdefault(name, Rating(rating=0, tag=True))
        return Sheet(
            name=self.name,
            attributes={name: self.attributes[name] for name in attributes()},
            concept=self.concept,
            pronouns=self.pronouns,
            skills=skills,
            luck=self.attributes["luck"],
            perks=tuple(map(full_perk, self.perks)),
            weapons=tuple(map(full_weapon, self.weapons)),
            gear=tuple(map(full_item, self.gear)),
            armor=self.armor,
            xp=self.xp,
            hurt=self.hurt,
            conditions=frozenset(self.conditions),
        )


def changed_tag(known: Rating, *, tag: bool) -> Rating:
    """Return a rating tagged or not."""
    return Rating(rating=known.rating, tag=tag, attribute=known.attribute)


def hero_of(sheet: Sheet) -> HeroFile:
    """Return the hero file of a hero as things stand."""
    return HeroFile(
        name=sheet.name,
        attributes=dict(sheet.attributes),
        concept=sheet.concept,
        pronouns=sheet.pronouns,
        skills=dict(sheet.skills),
        perks=sheet.perks,
        weapons=sheet.weapons,
        gear=sheet.gear,
        armor=sheet.armor,
        xp=sheet.xp,
        hurt=sheet.hurt,
        conditions=tuple(sorted(sheet.conditions)),
    )


def full_perk(perk: Perk) -> Perk:
    """Return a perk written by its name or id alone as our list has it.

    Raises:
        ValueError: It does nothing and is none of ours.
    """
    return full_gift(perk, known_perks(), "perk")


class Maker:
    """The making of heroes under some rule options."""

    def __init__(self, options: FalloutOptions) -> None:
        self._options = options

    def parts(self) -> tuple[Part, ...]:
        """Return what is asked for, in order."""
        return _parts()

    def ready(self, hero: Any) -> Sheet:
        """Return the sheet of a ready-made hero: a quest begins (FO-030)."""
        sheet: Sheet = hero.sheet()
        return changed(
            sheet,
            options=self._options,
            luck=sheet.attributes["luck"],
            threat=self._options.gm_start,
            pool=0,
        )

    def made(self, fields: Mapping[str, Any]) -> Sheet:
        """Return the sheet of a hero with all fields filled."""
        left = ("kind", "kit", "gift", "tagged")
        given = {name: value for name, value in fields.items() if name not in left}
        tags = tuple(fields["tagged"])
        return self.ready(HeroFile(**given, tags=tags))

    def shown(self, value: Any) -> str:
        """Say an attribute's score, a skill's rating, or a tag."""
        if isinstance(value, Rating):
            return f"rating {value.rating}"
        return "tagged" if value == "tag" else str(value)


def create(heroes: Sequence[Any], options: FalloutOptions, *, make: bool) -> Encounter:
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
    perks = tuple(
        Row(row["id"], f"{row['name']}: {row['text']}", {"perks": (Perk(name=row["name"]),)})
        for row in printed("perks")["rows"]
    )
    return (
        Pick("kind", "What kind of hero?", (*kinds, by_hand)),
        Spread("attributes", "Which attribute gets the {value}?",
               tuple((name, f": {text}") for name, text in meanings.items()),
               tuple(table["attributes"])),
        Spread("skills", "Which skill gets {value}?", skills,
               tuple(Rating(rating=rating) for rating in table["skills"])),
        Spread("tagged", "Which skills are tagged? A tagged skill's dice up to its rating count"
               " twice.", skills, ("tag",) * int(table["tags"])),
        Pick("gift", "What perk has your hero?", perks),
        Pick("kit", "What does your hero carry?", kits),
        *last_parts(table["concepts"]),
    )  # fmt: skip


def _filled(row: Mapping[str, Any]) -> dict[str, Any]:
    """Return the fields that a ready kind of hero fills."""
    return {
        "attributes": row["attributes"],
        "skills": {name: Rating(rating=rating) for name, rating in row["skills"].items()},
        "tagged": dict.fromkeys(row["tags"], "tag"),
        "perks": tuple(known_perks()[key] for key in row["perks"]),
        "gift": "",
        **_kit(row),
        "kit": "",
    }


def _kit(row: Mapping[str, Any]) -> dict[str, Any]:
    weapons = tuple(known_weapon(name) for name in row["weapons"])
    gear = tuple(full_item(Item(name=name)) for name in row.get("gear", ("patch kit",)))
    return {"weapons": weapons, "armor": row["armor"], "gear": gear}
