"""Hero files: ready-made heroes as authors write them, and exports of played heroes."""

from collections.abc import Iterator, Mapping
from dataclasses import field, replace
from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.errors import did_you_mean
from solo.facts import Checked, Within, alike
from solo.late import lazy_imports
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.gear.item import Carried, Item, Slot, items_of
from solo.rules.art.heroes.advancement import (
    health_price,
    maximum,
    starting_skill_price,
)
from solo.rules.art.heroes.attributes import ATTRIBUTES, check_attribute
from solo.rules.art.heroes.perks import PERKS, Perk, lacking, perk_id
from solo.rules.art.heroes.sheet import MOST_POINTS, MedKit, Sheet, changed, health_boxes, new_sheet
from solo.rules.art.heroes.skill_names import skill_name
from solo.rules.art.heroes.words import words
from solo.rules.art.printed import printed
from solo.rules.core.common_fields import Concept, HeroName, PronounForms, Roles
from solo.rules.core.system_parts import Cast
from solo.rules.core.wording.naming import read_field, unfit
from solo.rules.core.wording.quoting import shown
from solo.words import english

with lazy_imports():
    from solo.rules.art.gear import carrying


@dataclass(frozen=True, slots=True, kw_only=True)
class Owned(Checked):
    """A thing that a ready-made hero carries: the id of an item of the adventure, or a whole one.

    Source: ART Engine, ART-089 to ART-091.
    """

    item: Annotated[str, "The id; for a whole thing, how conditions call it."]
    thing: Annotated[Item | None, "What it is, where the adventure has no item of that id."] = None
    slot: Annotated[Slot | None, "Where it is carried; the best place if this is not given."] = None
    count: Annotated[int, "How many of it.", Within(1)] = 1

    shorthand: ClassVar[str] = "item"

    def bind(self, cast: Cast, where: str) -> "Owned":
        """Return it with its item put in."""
        if self.thing is not None:
            return self
        return replace(self, thing=items_of((self.item,), cast, where)[self.item])


@dataclass(frozen=True, slots=True, kw_only=True)
class HeroFile(Checked):
    """A ready-made hero as authors write one.

    Raises:
        ValueError: The rules of creation don't allow such a hero.

    Source: ART Engine, ART-005, ART-030 to ART-039, ART-473, ART-474.
    """

    name: HeroName
    attributes: Annotated[Mapping[str, int], "All ten, 2 to 12."]
    concept: Concept = ""
    roles: Roles = ()
    pronouns: PronounForms = "they/them"
    skills: Annotated[Mapping[str, int], "+1 to +4, bought with starting experience."] = field(
        default_factory=dict
    )
    goals: Annotated[tuple[str, ...], "What the hero is after."] = ()
    motivation: Annotated[str, "Why, in a sentence."] = ""
    medkits: Annotated[tuple[MedKit, ...], "Med-kits carried from the start."] = ()
    perks: Annotated[
        Mapping[str, int], "Perks and their ranks, bought with starting experience."
    ] = field(default_factory=dict)
    conditions: Annotated[tuple[str, ...], "Named marks from the start."] = ()
    health_rank: Annotated[
        int | None,
        "The row of the Health table; without it, the one that Stamina gives. Higher ones are "
        "bought with starting experience.",
    ] = None
    xp: Annotated[
        int | None,
        "Unspent experience of a hero who has lived already. When it is given, nothing is "
        "reckoned: skills may reach +9, and what was bought is paid for. Without it the hero has "
        "what is left of the starting experience.",
        Within(0, MOST_POINTS),
    ] = None
    fame: Annotated[int, "The Fame score.", Within(0, MOST_POINTS)] = 1
    glory: Annotated[int, "Glory towards the next point of Fame.", Within(0, MOST_POINTS)] = 0
    fortune: Annotated[Rank | None, "How well off the hero is; without it as Fate gives."] = None
    marks: Annotated[Mapping[str, int], "Inspiration points by attribute or skill."] = field(
        default_factory=dict
    )
    gear: Annotated[tuple[Owned, ...], "What the hero carries from the start."] = ()
    armor: Annotated[Owned | None, "The armor that the hero wears from the start."] = None

    def bind(self, cast: Cast) -> "HeroFile":
        """Return the hero with the items of an adventure put in.

        Raises:
            Unbound: An item is unknown.
            ValueError: The hero can't carry or wear what is listed.
        """
        if not self.gear and self.armor is None:
            return self
        own = tuple(owned.bind(cast, "gear") for owned in self.gear)
        armor = None if self.armor is None else self.armor.bind(cast, "armor")
        bound = replace(self, gear=own, armor=armor)
        if bound.sheet().aside:
            raise ValueError("gear: it is more than the slots hold (2 ready, 4 at hand, 9 stowed)")
        return bound

    def lacks(self) -> Iterator[str]:
        """Yield what each hero has before play, and this one has not (ART-039).

        Advice, and no error: a kept game of such a hero goes on.
        """
        if not any(goal.strip() for goal in self.goals):
            yield "goals: before play each hero has a goal, one at least"
        if not self.motivation.strip():
            yield "motivation: before play each hero has a motivation, in a sentence"

    def verify(self) -> None:
        check_attributes(self.attributes)
        read_field("health_rank", health_boxes, self._row)
        self._check_marks()
        spent, had = self._spent(), self.attributes["intelligence"]
        if self.xp is None and spent > had:
            raise ValueError(
                f"skills: with perks and Health they cost {spent} xp, but an Intelligence of {had} "
                f"starts with {had}; give the hero an 'xp' if they have lived already"
                if self.perks or self._row > self.attributes["stamina"]
                else f"skills: they cost {spent} xp, but an Intelligence of {had} starts with {had}"
            )

    @property
    def _row(self) -> int:
        return self.attributes["stamina"] if self.health_rank is None else self.health_rank

    def _spent(self) -> int:
        """Return what it all costs a beginner; whoever has lived already has paid."""
        return self._for_skills() + self._for_perks() + self._for_health()

    def _for_skills(self) -> int:
        spent = 0
        seen: set[str] = set()
        for written, score in self.skills.items():
            name = read_field("skills", skill_name, written)
            if name in seen:
                raise unfit("skills", words("skill-twice", name=name))
            seen.add(name)
            if score < 1:
                raise unfit("skills", words("skill-starts", name=name, score=score))
            if self.xp is None:
                spent += read_field("skills", starting_skill_price, score)
            elif score > maximum(name):
                highest = maximum(name)
                told = words("skill-highest", name=name, score=score, highest=highest)
                raise unfit("skills", told)
        return spent

    def _for_perks(self) -> int:
        owned = {perk_id(name): rank for name, rank in self.perks.items()}
        spent = 0
        for name, rank in owned.items():
            perk = PERKS.get(name)
            if perk is None:
                near = did_you_mean(name, PERKS)
                if near:
                    raise ValueError(f"perks: unknown perk '{shown(name)}'{near}")
                continue  # ART-288, ART-406: a setting may have perks of its own
            if not 1 <= rank <= perk.max:
                raise ValueError(f"perks: {perk.name} has ranks 1 to {perk.max}, not {rank}")
            if self.xp is None:
                self._check_perk(perk, rank, owned)
            spent += perk.cost * rank
        return spent

    def _check_perk(self, perk: Perk, rank: int, owned: Mapping[str, int]) -> None:
        """Refuse a perk that a beginner can't have (ART-474)."""
        unmet = english(lacking(self.attributes, perk, rank))
        if perk.needs and perk.needs not in owned:
            unmet = PERKS[perk.needs].name
        if unmet:
            raise ValueError(f"perks: {perk.name} takes {unmet}")

    def _for_health(self) -> int:
        if self.xp is not None:
            return 0
        first = self.attributes["stamina"]
        if self._row < first:
            raise ValueError(f"health_rank: Stamina {first} starts on row {first}")
        return sum(health_price(rank) or 0 for rank in range(first, self._row))

    def _check_marks(self) -> None:
        skills = {" ".join(name.lower().split()): score for name, score in self.skills.items()}
        for name, points in self.marks.items():
            score = self.attributes.get(name) or skills.get(name)
            if score is None:
                raise ValueError(f"marks: '{shown(name)}' is no attribute or skill of this hero")
            if not 1 <= points <= score:
                raise ValueError(f"marks: '{name}' has {points}, but more than {score} raise it")

    def sheet(self) -> Sheet:
        """Return the sheet that this hero starts with."""
        made = new_sheet(self.name, self.attributes)
        hero = changed(
            made,
            concept=self.concept,
            roles=self.roles,
            pronouns=self.pronouns,
            skills={skill_name(name): score for name, score in self.skills.items()},
            marks=dict(self.marks),
            health_rank=self._row,
            fame=self.fame,
            glory=self.glory,
            fortune=made.fortune if self.fortune is None else self.fortune,
            xp=made.xp - self._spent() if self.xp is None else self.xp,
            goals=self.goals,
            motivation=self.motivation,
            medkits=self.medkits,
            perks={perk_id(name): rank for name, rank in self.perks.items()},
            conditions=frozenset(self.conditions),
        )
        return self._equipped(hero)

    def _equipped(self, hero: Sheet) -> Sheet:
        """Return the hero with gear and armor; both are found among the items before this."""
        if self.armor is not None and self.armor.thing is not None:
            own, thing = self.armor, self.armor.thing
            if not thing.armor:
                raise ValueError(f"armor: the {thing.name} is no armor")
            if why := carrying.too_weak(hero, thing):
                raise ValueError(f"armor: {english(why)}")
            hero = changed(hero, worn=Carried(item=thing, id=own.item))
        for own in self.gear:
            if own.thing is not None:
                hero, _ = carrying.gain(hero, own.item, own.thing, own.count, own.slot)
        return hero


def hero_file(sheet: Sheet) -> HeroFile:
    """Return the file of a hero as they are now, for authors and other tables."""
    return alike(
        HeroFile,
        sheet,
        conditions=tuple(sorted(sheet.conditions)),
        gear=tuple(
            Owned(item=own.id, thing=own.item, slot=own.slot, count=carrying.pieces(own))
            for own in sheet.gear
        ),
        armor=None if sheet.worn is None else Owned(item=sheet.worn.id, thing=sheet.worn.item),
    )


def attribute_limits() -> tuple[int, int]:
    """Return between what an attribute is."""
    limits = printed("advancement")
    return int(limits["lowest_attribute"]), int(limits["highest_attribute"])


def check_attributes(attributes: Mapping[str, int]) -> None:
    """Refuse attributes that are not the ten, or outside 2 to 12 (ART-004, ART-005)."""
    lowest, highest = attribute_limits()
    for name, score in attributes.items():
        check_attribute(name, "attributes")
        if not lowest <= score <= highest:
            facts = {"name": name, "score": score, "low": lowest, "high": highest}
            raise unfit("attributes", words("attribute-outside", **facts))
    missing = [name for name in ATTRIBUTES if name not in attributes]
    if missing:
        raise ValueError(f"attributes: missing {', '.join(missing)}")
