"""Ready-made heroes as authors write them, and what the rules of creation allow."""

from collections.abc import Mapping
from dataclasses import field
from typing import Annotated

from solo.dataclass import dataclass
from solo.facts import Checked, Reads, Within, alike, in_field
from solo.rules.core.common_fields import Concept, HeroName, PronounForms, Roles
from solo.rules.core.wording.naming import read_field, unknown
from solo.rules.core.wording.quoting import shown
from solo.rules.fictive_hack.foe import Armor
from solo.rules.fictive_hack.gear import carrying as gear
from solo.rules.fictive_hack.gear import coins
from solo.rules.fictive_hack.gear.item import Item
from solo.rules.fictive_hack.gear.weapons import Weapon
from solo.rules.fictive_hack.heroes.attributes import ATTRIBUTES
from solo.rules.fictive_hack.heroes.sheet import HIGHEST, Device, Known, Purse, Sheet
from solo.rules.fictive_hack.heroes.talents import (
    FASTER,
    TEMPLATES,
    parse_talent,
    parse_template,
    talents,
)
from solo.rules.fictive_hack.printed import printed
from solo.rules.fictive_hack.words import words
from solo.words import Text, english

AVERAGE = 16  # of 3d10, for a ready-made hero whose coins nobody says
LONGEST = 2_000  # letters in any text of a hero, as in kept heroes
MOST_POINTS = 1_000_000
SHIELDS = ("", "none", "light", "heavy")


@dataclass(frozen=True, slots=True, kw_only=True)
class HeroFile(Checked):
    """A ready-made hero.

    Source: Fictive Hack, FH-008, FH-014 to FH-025, FH-036 to FH-045.
    """

    name: HeroName
    template: Annotated[str, "fighter, knight, mechanic, scout or thief.", Reads(parse_template)]
    talent: Annotated[
        str,
        "The starting talent, of the template; its author may give another template's that is not "
        "exclusive, as an unusual upbringing would (FH-023, our reading).",
    ] = ""
    attributes: Annotated[
        Mapping[str, int],
        "Those that are not 0; 5 points, more for what is lowered (FH-016, FH-017).",
    ] = field(default_factory=dict)
    concept: Concept = ""
    roles: Roles = ()
    pronouns: PronounForms = "they/them"
    motive: Annotated[str, "Why the hero goes adventuring, worth 3 AP (FH-011)."] = ""
    languages: Annotated[tuple[str, ...], "Proficiencies of Awareness."] = ()
    weapons: Annotated[tuple[Weapon, ...], "What is carried; the first is in hand."] = ()
    armor: Annotated[Armor, "none, light or medium are free at the start (FH-043)."] = "none"
    shield: Annotated[
        str, "none, light or heavy; a knight's is light if nothing is given (FH-036)."
    ] = ""
    backpack: Annotated[bool, "Whether a stocked pack is carried."] = False
    home: Annotated[bool, "Whether there is a living space with gear."] = False
    gear: Annotated[tuple[Item, ...], "Other things."] = ()
    coins: Annotated[Purse | None, "What is in the purse; an average if nothing is given."] = None
    weapon_of_choice: Annotated[
        str, "The weapon of that talent; the first if nothing is given."
    ] = ""
    birth_year: Annotated[str, "As the player writes it."] = ""
    player: Annotated[str, "Who plays."] = ""
    level: Annotated[
        int,
        "Above 1 for one who has seen adventures; then creation's limits don't hold.",
        Within(1, HIGHEST),
    ] = 1
    spent: Annotated[int, "AP spent in all.", Within(0, MOST_POINTS)] = 0
    ap: Annotated[
        int | None, "AP at hand; those of the motive if nothing is given.", Within(0, MOST_POINTS)
    ] = None
    talents: Annotated[
        Mapping[str, tuple[str, ...]],
        "Every talent with its improvements, of one who has seen adventures.",
    ] = field(default_factory=dict)
    inherent: Annotated[tuple[str, ...], "The templates whose inherent abilities there are."] = ()
    toughened: Annotated[int, "How often a level was traded for a Wound.", Within(0, HIGHEST)] = 0
    banked: Annotated[int, "Talents left for later.", Within(0, MOST_POINTS)] = 0
    scars: Annotated[tuple[str, ...], "What Dying left behind."] = ()
    devices: Annotated[tuple[Device, ...], "Inventions."] = ()

    def verify(self) -> None:
        for name in self.attributes:
            if name not in ATTRIBUTES:
                raise in_field("attributes", unknown("attribute", name, ATTRIBUTES))
        if self.shield not in SHIELDS:
            raise ValueError(f"shield: '{shown(self.shield)}'; write none, light or heavy")
        if max(map(len, (self.name, self.concept, self.motive, *self._names()))) > LONGEST:
            raise ValueError(f"name: no text of a hero is longer than {LONGEST} letters")
        for name in self.inherent:
            read_field("inherent", parse_template, name)
        if self.talents or self.level > 1 or self.spent:
            self._check_experienced()
        else:
            self._check_new()

    def _check_new(self) -> None:
        why = why_not_attributes(self.attributes)
        if why:
            raise ValueError(f"attributes: {english(why)}")
        if not self.talent:
            raise ValueError(
                "talent: one starting talent is needed, such as "
                + ", ".join(one.name for one in talents().values() if one.template == self.template)
            )
        name = read_field("talent", parse_talent, self.talent)
        if talents()[name].mark == "exclusive" and talents()[name].template != self.template:
            raise ValueError(f"talent: {name} is for the {talents()[name].template} alone")
        if self.armor not in printed("armor")["free"]:
            raise ValueError("armor: a new hero may have light or medium armor; heavier is bought")
        awareness = max(0, self.attributes.get("awareness", 0))
        if len(self.languages) > awareness:
            raise ValueError(f"languages: an Awareness of {awareness} gives so many proficiencies")

    def _check_experienced(self) -> None:
        for name, better in self.talents.items():
            able = talents()[read_field("talents", parse_talent, name)].improve
            if not set(better) <= set(able) or len(better) != len({*better}):
                raise ValueError(f"talents: {name} can't be improved so")
        if not self.talents:
            read_field("talent", parse_talent, self.talent)
        lowest = int(printed("creation")["lowest"])
        for score in self.attributes.values():
            Within(lowest, HIGHEST).read("attributes", score)

    def _names(self) -> tuple[str, ...]:
        """Return the names of all that the hero has and knows."""
        return (*self.languages, *self.scars, *(thing.name for thing in self.gear))

    def sheet(self) -> Sheet:
        """Return the sheet that this hero starts with."""
        template = parse_template(self.template)
        motive_ap = int(printed("creation")["motive_ap"]) if self.motive.strip() else 0
        purse = self.coins
        if purse is None:
            purse = coins.change(AVERAGE * TEMPLATES[template].coins * 10)
        return alike(
            Sheet,
            self,
            attributes={name: self.attributes.get(name, 0) for name in ATTRIBUTES},
            template=template,
            inherent=self.inherent or (template,),
            description=self.concept,
            reason=self.motive,
            ap=motive_ap if self.ap is None else self.ap,
            talents=self._known(),
            weapons=gear.gathered(self.weapons),
            wielded=self.weapons[0].name if self.weapons else "",
            shield=self._shield(template),
            purse=purse,
            gear=self._things(template),
        )

    def _things(self, template: str) -> tuple[Item, ...]:
        """Return the signature items and the other gear (FH-036)."""
        if self.level > 1 or self.talents:
            return self.gear
        own = signature(template)
        if not self._shield(template):
            own = tuple(item for item in own if item.name != gear.ARMS)
        return (*own, *self.gear)

    def _shield(self, template: str) -> str:
        """Return the shield that was given, or else the signature item of a new hero (FH-036)."""
        if self.shield:
            return "" if self.shield == "none" else self.shield
        return "" if self.level > 1 or self.talents else TEMPLATES[template].shield

    def _known(self) -> Mapping[str, Known]:
        chosen = self.weapon_of_choice or (self.weapons[0].name if self.weapons else "")
        names = dict(self.talents) or {parse_talent(self.talent): ()}
        return {parse_talent(name): known(parse_talent(name), tuple(better), chosen)
                for name, better in names.items()}  # fmt: skip


def known(name: str, improved: tuple[str, ...] = (), weapon: str = "") -> Known:
    """Return a talent as it stands on a sheet."""
    chosen = weapon if name == "weapon of choice" else ""
    return Known(frequency=often(name, improved), improved=improved, weapon=chosen)


def often(name: str, improved: tuple[str, ...] = ()) -> str:
    """Return how often a talent can be used, improved in these ways (FH-117)."""
    plain = talents()[name].frequency
    return FASTER.get(plain, plain) if "frequency" in improved else plain


def signature(template: str) -> tuple[Item, ...]:
    """Return the signature items of a template."""
    return tuple(Item(name=name) for name in TEMPLATES[template].signature)


def points_left(attributes: Mapping[str, int]) -> int:
    """Return the points that are left to spend (FH-016, FH-017)."""
    return int(printed("creation")["points"]) - sum(attributes.values())


def why_not_attributes(attributes: Mapping[str, int], *, whole: bool = True) -> Text:
    """Return why a new hero can't have these attributes, or nothing."""
    rules = printed("creation")
    low = [name for name, score in attributes.items() if score < rules["lowest"]]
    if low:
        return words("too-low", name=low[0], score=attributes[low[0]], lowest=rules["lowest"])
    lowered = -sum(score for score in attributes.values() if score < 0)
    if lowered > rules["most_negative"]:
        return words("too-much-lowered", lowered=lowered, most=rules["most_negative"])
    left = points_left(attributes)
    if left < 0:
        return words("too-many-spent", points=-left)
    return words("points-to-spend", points=left) if left and whole else ""
