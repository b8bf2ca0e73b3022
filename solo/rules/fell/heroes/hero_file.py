"""A ready-made hero as authors write one, and back from a sheet."""

from collections.abc import Mapping
from dataclasses import field, replace
from typing import Annotated

from solo.dataclass import dataclass
from solo.facts import Checked, Usually, alike, in_field
from solo.rules.core.common_fields import Concept, HeroName, PronounForms, Roles
from solo.rules.core.heroes.pronouns import parse_pronouns
from solo.rules.core.system_parts import Cast, named
from solo.rules.core.wording.naming import read_field
from solo.rules.fell.checks.ladder import Die
from solo.rules.fell.checks.terms import names
from solo.rules.fell.foe import DAY
from solo.rules.fell.gear.item import Carried, Item, item_named
from solo.rules.fell.gear.spell import Spell
from solo.rules.fell.health.burdens import MOST_FATIGUE
from solo.rules.fell.heroes.attributes import ATTRIBUTES, parse_attribute
from solo.rules.fell.heroes.sheet import Sheet

MOST_HP = 200
hidden: Mapping[str, bool] = {"authored": False}


@dataclass(frozen=True, slots=True, kw_only=True)
class HeroFile(Checked):
    """A hero file.

    Raises:
        ValueError: The rules don't allow such a hero.

    Source: FELL, FELL-013, FELL-019, FELL-024.
    """

    name: HeroName
    attributes: Annotated[Mapping[str, Die], "The dice of all four."]
    hp: Annotated[int, "What rest brings HP back to.", Usually(1, 40)] = 5
    concept: Concept = ""
    roles: Roles = ()
    pronouns: PronounForms = "they/them"
    background: Annotated[str, "What the hero was before."] = ""
    skills: Annotated[tuple[str, ...], "As many as INT at most."] = ()
    spells: Annotated[tuple[Spell, ...], "As many as WIL at most."] = ()
    drive: Annotated[str, "What the hero is after."] = ""
    gear: Annotated[
        Mapping[str, int],
        "Ids of things carried and how many, from the adventure's items or the usual gear.",
    ] = field(default_factory=dict)
    things: Annotated[
        Mapping[str, Item], "Things of the hero's own, by id, for those that no adventure knows."
    ] = field(default_factory=dict)
    coins: Annotated[int, "Coins carried."] = 0
    stored: Annotated[int, "Coins at home."] = 0
    hoard: Annotated[int, "All that was ever brought home."] = 0
    advances: Annotated[int, "Advances gained already."] = 0
    lowered: Annotated[Mapping[str, Die], "Attributes that are lowered, and to which die."] = field(
        default_factory=dict
    )
    fatigue: Annotated[int, "The level of fatigue."] = 0
    # the things that `gear` named
    bound: Mapping[str, Item] = field(default_factory=dict, metadata=hidden)

    def verify(self) -> None:
        object.__setattr__(self, "attributes", _attributes(self.attributes, "attributes"))
        object.__setattr__(self, "lowered", _attributes(self.lowered, "lowered"))
        missing = [name.upper() for name in ATTRIBUTES if name not in self.attributes]
        if missing:
            raise ValueError(f"attributes: missing {', '.join(missing)}")
        for key, count in self.gear.items():
            if not 1 <= count <= 1000:
                raise ValueError(f"gear: {key} is {count}; 1 to 1000")
        check_hero(self.sheet(loose=True))

    def bind(self, cast: Cast) -> "HeroFile":
        """Return it with the things that it names put in.

        Raises:
            ValueError: One is nowhere to be found.
        """
        return replace(self, bound=self._found(named(Item, cast.items)))

    def sheet(self, *, loose: bool = False) -> Sheet:
        """Return the sheet that this hero starts with; `loose` leaves out what is carried."""
        items = {} if loose else (self.bound or self._found({}))
        return alike(
            Sheet,
            self,
            attributes={**self.attributes, **self.lowered},
            whole=self.attributes,
            most_hp=self.hp,
            background=self.background.strip().lower(),
            skills=names(self.skills),
            items=tuple(
                Carried(id=key, item=item, count=self.gear.get(key, 1))
                for key, item in items.items()
            ),
            own=self.coins,
        )

    def _found(self, items: Mapping[str, Item]) -> dict[str, Item]:
        """Return the things carried by id."""
        own = {
            key: self.things if key.strip().lower() in self.things else items for key in self.gear
        }
        try:
            return {key.strip().lower(): item_named(key, known) for key, known in own.items()}
        except ValueError as reason:
            raise in_field("gear", reason) from reason


def hero_of(sheet: Sheet) -> HeroFile:
    """Return the hero file whose sheet this is."""
    low = {n: die for n, die in sheet.attributes.items() if die != sheet.whole[n]}
    return alike(
        HeroFile,
        sheet,
        attributes=sheet.whole,
        hp=sheet.most_hp,
        gear={one.id: one.count for one in sheet.items},
        things={one.id: one.item for one in sheet.items},
        lowered=low,
    )


def check_hero(sheet: Sheet) -> None:
    """Refuse a hero whom the rules don't know.

    Raises:
        ValueError: The text starts with the field.
    """
    if set(sheet.attributes) != set(ATTRIBUTES) or set(sheet.whole) != set(ATTRIBUTES):
        raise ValueError(f"attributes: a hero has {', '.join(ATTRIBUTES)}")
    if any(sheet.attributes[name] > sheet.whole[name] for name in ATTRIBUTES):
        raise ValueError("attributes: one is higher than it is when whole")
    _limits(sheet)
    if len(sheet.skills) > sheet.whole["int"]:
        room = int(sheet.whole["int"])
        raise ValueError(f"skills: {len(sheet.skills)}, but an INT of d{room} holds {room}")
    if len(sheet.spells) > sheet.whole["wil"]:
        room = int(sheet.whole["wil"])
        raise ValueError(f"spells: {len(sheet.spells)}, but a WIL of d{room} holds {room}")
    for field_name, words in (
        ("skills", sheet.skills),
        ("spells", tuple(spell.key for spell in sheet.spells)),
        ("items", tuple(one.id for one in sheet.items)),
    ):
        if len(set(words)) < len(words):
            raise ValueError(f"{field_name}: one is there twice")
    read_field("pronouns", parse_pronouns, sheet.pronouns)


def _limits(sheet: Sheet) -> None:
    """Refuse numbers that can't be."""
    limits = {
        "most_hp": (1, MOST_HP),
        "hp": (0, sheet.most_hp),
        "coins": (0, 10**7),
        "own": (0, sheet.coins),
        "stored": (0, 10**8),
        "hoard": (0, 10**8),
        "advances": (0, 6),
        "fatigue": (0, MOST_FATIGUE),
        "danger": (0, 6),
    }
    for name, (low, high) in limits.items():
        if not low <= getattr(sheet, name) <= high:
            label = "hp" if name == "most_hp" else name
            raise ValueError(f"{label}: {low} to {high:,}, not {getattr(sheet, name)}")
    if not sheet.name.strip():
        raise ValueError("name: a hero needs a name")
    for name in ("deprived", "impaired", "spent"):
        for key, minutes in getattr(sheet, name).items():
            if not 0 <= minutes <= 1000 * DAY or not key:
                raise ValueError(f"{name}: '{key}' is {minutes}")
    if set(sheet.impaired) - set(ATTRIBUTES):
        raise ValueError("impaired: no such attribute")
    for one in sheet.items:
        if one.count < 1 or one.used < 0:
            raise ValueError(f"items: {one.count} of '{one.id}'")


def _attributes(given: Mapping[str, Die], name: str) -> dict[str, Die]:
    """Return attributes by their ids."""
    try:
        return {parse_attribute(key): die for key, die in given.items()}
    except ValueError as reason:
        raise in_field(name, reason) from reason
