"""The hero's sheet in Conan: what it holds and what follows from it. It is a value."""

from collections.abc import Mapping
from dataclasses import field
from typing import ClassVar

from solo.dataclass import dataclass
from solo.rules.core.values.counted import Counted
from solo.rules.two_d20.conan.foe import Foe
from solo.rules.two_d20.conan.gear.written import Item, Talent, Training, Weapon
from solo.rules.two_d20.conan.heroes.renown import renown_name
from solo.rules.two_d20.conan.options import ConanOptions
from solo.rules.two_d20.conan.printed import printed
from solo.rules.two_d20.core.sheet import Hero, Names, identity

NAMES = Names("Momentum", "Doom", "Fortune")
PHYSICAL, MENTAL = "physical", "mental"


@dataclass(frozen=True, kw_only=True)
class Sheet(Hero):
    """The present state of a hero: the fields of both games, and those of Conan."""

    names: ClassVar[Names] = NAMES

    skills: Mapping[str, Training] = field(default_factory=dict)
    threat: int = 3
    luck: int = 3
    companions: Mapping[str, Foe] = field(default_factory=dict)
    party: "tuple[Sheet, ...]" = field(default=(), metadata={"since": "0.3"})
    lost_vigor: int = 0  # vigor lost
    lost_resolve: int = 0  # resolve lost
    wounds: int = 0  # physical Harm
    trauma: int = 0  # mental Harm
    armor: Mapping[str, int] = field(default_factory=dict)  # soak by location, or for `all`
    courage: int = 0  # fixed Soak against mental damage
    weapons: tuple[Weapon, ...] = ()  # what the hero can attack with
    gear: tuple[Item, ...] = ()  # what is carried besides
    fatigue: int = 0  # fatigue besides that of the load
    renown: int = 0  # -2 to 5
    quarters: int = 0  # treasure in quarters of a Gold
    talents: tuple[Talent, ...] = ()  # gifts
    # kinds of Harm whose effects are ignored for this scene (CON-070)
    ignoring: Mapping[str, int] = field(default_factory=dict)
    options: ConanOptions = field(default_factory=ConanOptions)  # the rule options in use

    @property
    def pool_cap(self) -> int:
        """The most Momentum that can be saved."""
        return self.options.momentum_cap

    @property
    def load(self) -> int:
        """The encumbrance carried."""
        return sum(weapon.enc for weapon in self.weapons) + sum(item.enc for item in self.gear)

    @property
    def tired(self) -> int:
        """All Fatigue, that of the load with it (CON-065)."""
        return self.fatigue + load_fatigue(self.attributes["brawn"], self.load)

    @property
    def most_vigor(self) -> int:
        """Brawn and Resistance, less Fatigue (CON-048)."""
        return self._most(PHYSICAL)

    @property
    def most_resolve(self) -> int:
        """Willpower and Discipline, less Fatigue (CON-048)."""
        return self._most(MENTAL)

    @property
    def vigor(self) -> int:
        """Vigor left."""
        return max(0, self.most_vigor - self.lost_vigor)

    @property
    def resolve(self) -> int:
        """Resolve left."""
        return max(0, self.most_resolve - self.lost_resolve)

    @property
    def fallen(self) -> bool:
        """Whether Harm has brought the hero down."""
        return self.wounds >= self.options.wounds_max or self.trauma >= self.options.trauma_max

    def expertise(self, skill: str) -> int:
        """Return what a skill adds; 0 for one not learned."""
        return self.skills[skill].expertise if skill in self.skills else 0

    def focus(self, skill: str) -> int:
        """Return the Focus of a skill."""
        return self.skills[skill].focus if skill in self.skills else 0

    def thing(self, name: str) -> Item | None:
        """Return a thing that is carried, by its name."""
        return next((item for item in self.gear if item.name == name), None)

    def soak_at(self, place: str) -> int:
        """Return the armor at a hit location; `all` is anywhere (CON-041, CON-050)."""
        return self.armor.get(place, self.armor.get("all", 0))

    def harmed(self, attribute: str) -> int:
        """Return the steps that Wounds or Trauma add to tests of an attribute (CON-048)."""
        kinds = printed("harm")["kinds"]
        for kind, count in ((PHYSICAL, self.wounds), (MENTAL, self.trauma)):
            if attribute in kinds[kind]["affects"] and kinds[kind]["harm"] not in self.ignoring:
                return count * self.options.harm_step
        return 0

    def _most(self, kind: str) -> int:
        attribute, skill = printed("harm")["kinds"][kind]["made_of"]
        full = self.attributes[attribute] + self.expertise(skill)
        return max(1, full - self.tired * self.options.fatigue_step)


def view(sheet: Sheet) -> dict[str, object]:
    """Return what templates and conditions read as `hero`."""
    return {
        **identity(sheet),
        "skills": Counted({name: known.expertise for name, known in sheet.skills.items()}),
        "focus": Counted({name: known.focus for name, known in sheet.skills.items()}),
        "momentum": sheet.pool,
        "doom": sheet.threat,
        "fortune": sheet.luck,
        "vigor": sheet.vigor,
        "most_vigor": sheet.most_vigor,
        "resolve": sheet.resolve,
        "most_resolve": sheet.most_resolve,
        "wounds": sheet.wounds,
        "trauma": sheet.trauma,
        "fatigue": sheet.tired,
        "load": sheet.load,
        "renown": sheet.renown,
        "renown_name": renown_name(sheet.renown),
        "gold": sheet.quarters // printed("treasure")["quarters_per_gold"],
        "gear": tuple(item.name for item in sheet.gear),
        "structure": {item.name: item.left for item in sheet.gear if item.structure},
        "breaks": {item.name: item.breaks for item in sheet.gear if item.structure},
        "weapons": tuple(weapon.name for weapon in sheet.weapons),
        "talents": tuple(talent.name for talent in sheet.talents),
    }


def load_fatigue(brawn: int, load: int) -> int:
    """Return the Fatigue that a load adds (CON-065)."""
    rows = printed("encumbrance")["rows"]
    return max((row["fatigue"] for row in rows if load > brawn * row["above"]), default=0)
