"""Hero files of Fallout, and the parts that make a new hero (ours throughout)."""

from collections.abc import Mapping
from dataclasses import field
from functools import cache
from typing import Annotated

from solo.dataclass import dataclass
from solo.errors import did_you_mean
from solo.facts import Checked, alike
from solo.rules.core.common_fields import Concept, HeroName, Natural, PronounForms, Roles
from solo.rules.core.values.printed import Printed
from solo.rules.core.wording.quoting import shown
from solo.rules.two_d20.core import creation
from solo.rules.two_d20.core.creation import Kind, Part, Spread
from solo.rules.two_d20.core.skills import check_known, check_scores, full_gift
from solo.rules.two_d20.fallout.gear.written import (
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
from solo.rules.two_d20.fallout.heroes.sheet import Sheet
from solo.rules.two_d20.fallout.options import FalloutOptions
from solo.rules.two_d20.fallout.printed import DATA, printed
from solo.rules.two_d20.fallout.words import words
from solo.words import Text

_USUAL = ("patch kit",)  # what a row of gear has where it names nothing


@dataclass(frozen=True, slots=True, kw_only=True)
class HeroFile(Checked):
    """A ready-made hero as authors write one."""

    name: HeroName
    attributes: Annotated[
        Mapping[str, int], "All seven, 4 to 12; luck is as many Luck points a quest."
    ]
    concept: Concept = ""
    roles: Roles = ()
    pronouns: PronounForms = "they/them"
    skills: Annotated[
        Mapping[str, Rating],
        "Ratings, or {rating, tag, attribute}; the attribute for skills not ours.",
    ] = field(default_factory=dict)
    tags: Annotated[
        tuple[str, ...], "Names of Tag Skills, besides those tagged among the skills."
    ] = ()
    perks: Annotated[tuple[Perk, ...], "Names of our perks, or perks written out."] = ()
    weapons: Annotated[tuple[Weapon, ...], "Names of our weapons, or weapons written out."] = ()
    gear: Annotated[tuple[Item, ...], "Things carried."] = ()
    armor: Annotated[Natural, "Taken from any damage."] = 0
    xp: Annotated[Natural, "Experience not spent."] = 0
    hurt: Annotated[Natural, "Health lost from the start."] = 0
    conditions: Annotated[tuple[str, ...], "Named marks."] = ()

    def verify(self) -> None:
        check_scores(self.attributes, attributes(), printed("creation")["limits"]["attribute"])
        check_known(self.skills, attributes(), skill_attributes())
        for name in self.tags:
            if name not in self.skills and name not in skill_attributes():
                raise ValueError(f"tags: no skill '{shown(name)}' to tag{self._near(name)}")
        for perk in self.perks:
            skill = full_perk(perk).skill
            if skill and skill not in self.skills and skill not in skill_attributes():
                message = f"perks: '{shown(perk.name)}' helps no skill '{shown(skill)}'"
                raise ValueError(message + self._near(skill))

    def _near(self, skill: str) -> str:
        return did_you_mean(skill, (*self.skills, *skill_attributes()))

    def sheet(self) -> Sheet:
        """Return the sheet that this hero starts with."""
        skills = {
            name: changed_tag(known, tag=known.tag or name in self.tags)
            for name, known in self.skills.items()
        }
        for name in self.tags:
            skills.setdefault(name, Rating(rating=0, tag=True))
        return alike(
            Sheet, self,
            attributes={name: self.attributes[name] for name in attributes()},
            skills=skills,
            luck=self.attributes["luck"],
            perks=tuple(map(full_perk, self.perks)),
            weapons=tuple(map(full_weapon, self.weapons)),
            gear=tuple(map(full_item, self.gear)),
            conditions=frozenset(self.conditions),
        )  # fmt: skip


def changed_tag(known: Rating, *, tag: bool) -> Rating:
    """Return a rating tagged or not."""
    return Rating(rating=known.rating, tag=tag, attribute=known.attribute)


def hero_of(sheet: Sheet) -> HeroFile:
    """Return the hero file of a hero in the present state."""
    return alike(HeroFile, sheet, conditions=tuple(sorted(sheet.conditions)))


def full_perk(perk: Perk) -> Perk:
    """Return a perk written by its name or id alone as our list has it.

    Raises:
        ValueError: It does nothing and is none of ours.
    """
    return full_gift(perk, known_perks(), "perk")


class Maker(creation.Maker[Sheet, FalloutOptions]):
    """The making of heroes under some rule options."""

    file = HeroFile
    left = (*creation.Maker.left, "tagged")

    def parts(self) -> tuple[Part, ...]:
        """Return what is asked for, in order."""
        return _parts()

    def started(self, sheet: Sheet) -> Mapping[str, int]:
        """Return the points that a quest begins with (FO-030)."""
        return {"luck": sheet.attributes["luck"], "threat": self.options.gm_start}

    def made(self, fields: Mapping[str, object]) -> Sheet:
        """Return the sheet of a hero with all fields filled."""
        tagged = fields["tagged"]
        assert isinstance(tagged, Mapping)
        return super().made({**fields, "tags": tuple(tagged)})

    def shown(self, value: object) -> Text:
        """Say an attribute's score, a skill's rating, or a tag."""
        if isinstance(value, Rating):
            return words("rating", rating=value.rating)
        return words("tagged") if value == "tag" else str(value)


@cache
def _parts() -> tuple[Part, ...]:
    table = printed("creation")
    learned = tuple(Rating(rating=rating) for rating in table["skills"])
    kind = Kind(DATA, words, skill_attributes(), learned, "perks", Perk, _kit, _filled)
    asked = words("tag-skills", tags=table["tags"])
    tags = Spread("tagged", lambda _: asked, kind.listed(), ("tag",) * int(table["tags"]))
    return kind.parts(words("gift-wanted"), tags)


def _filled(row: Printed) -> dict[str, object]:
    """Return the fields that a ready kind of hero fills besides attributes and gear."""
    return {
        "skills": {name: Rating(rating=rating) for name, rating in row["skills"].items()},
        "tagged": dict.fromkeys(row["tags"], "tag"),
        "perks": tuple(known_perks()[key] for key in row["perks"]),
    }


def usual_gear() -> tuple[str, ...]:
    """Return the names of all that a new hero may be given besides weapons and armor."""
    return tuple({name for row in printed("creation")["kit"] for name in row.get("gear", _USUAL)})


def _kit(row: Printed) -> dict[str, object]:
    weapons = tuple(known_weapon(name) for name in row["weapons"])
    gear = tuple(full_item(Item(name=name)) for name in row.get("gear", _USUAL))
    return {"weapons": weapons, "armor": row["armor"], "gear": gear}
