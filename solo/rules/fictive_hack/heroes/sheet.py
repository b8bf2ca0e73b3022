"""The adventurer's sheet: what it holds and what follows from it. It is a value."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

from solo.rules.core.copying import changed as changed
from solo.rules.core.outcome import Note
from solo.rules.core.pronouns import parse_pronouns
from solo.rules.core.quoting import shown
from solo.rules.fictive_hack.foe import Foe
from solo.rules.fictive_hack.gear.item import Item
from solo.rules.fictive_hack.gear.weapons import UNARMED, Weapon
from solo.rules.fictive_hack.heroes.attributes import ATTRIBUTES
from solo.rules.fictive_hack.options import FhOptions
from solo.rules.fictive_hack.printed import printed


@dataclass(frozen=True, slots=True, kw_only=True)
class Purse:
    """Coins of three metals (FH-047)."""

    gold: int = 0
    silver: int = 0
    copper: int = 0

    @property
    def coins(self) -> int:
        """How many coins there are, which is what they weigh by."""
        return self.gold + self.silver + self.copper

    @property
    def worth(self) -> int:
        """What they come to in copper."""
        rate = printed("gear")["copper"]
        return int(self.gold * rate["gold"] + self.silver * rate["silver"] + self.copper)


@dataclass(frozen=True, slots=True, kw_only=True)
class Known:
    """A talent that the hero has learned.

    Args:
        frequency: constant, arena or rested, after improvements.
        improved: The improvements, each once (FH-118).
        weapon: The chosen weapon of Weapon of Choice.
    """

    frequency: str
    improved: tuple[str, ...] = ()
    weapon: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Device:
    """An invention that was built (FH-240).

    Args:
        name: How it is called.
        roll: The attribute that it helps by 1, or `attack`.
        level: The level that it was built at, which caps the AP spent through it.
        broken: Whether it waits to be mended (FH-241).
        spent: Whether its special effect was used since it was last reset.
        owned: How many there are; more than one once it can be produced (FH-243).
    """

    name: str
    roll: str
    level: int
    broken: bool = False
    spent: bool = False
    owned: int = 1

    def __post_init__(self) -> None:
        if self.roll not in ("", "attack", *ATTRIBUTES):
            known = ", ".join(("attack", *ATTRIBUTES))
            raise ValueError(f"roll: a device helps one of {known}, not '{shown(self.roll)}'")
        if self.level < 1 or self.owned < 1:
            raise ValueError("level: a device is made at level 1 or above, and there is one")


@dataclass(frozen=True, kw_only=True)  # no slots, for `changed` to copy it in one go
class Sheet:
    """An adventurer as things stand (FH-008).

    Args:
        name: What the hero is called.
        attributes: The six attributes.
        template: The base template.
        inherent: The templates whose inherent abilities the hero has.
        description: The hero in a few words.
        pronouns: As `parse_pronouns` reads them.
        birth_year: As the player writes it.
        player: Who plays.
        reason: The reason for adventuring.
        scars: What Dying left behind.
        languages: How many languages besides the first, instruments and arts, by name.
        level: The level taken.
        ap: Awesome Points at hand.
        spent: AP spent in all that count towards levels.
        talents: What was learned, by name in lower case.
        exhausted: Talents used up, with what brings them back: `arena` or `rested`.
        borrowed: Talents of the base template paid for once (FH-193).
        used: What can be done only once in an arena and was.
        banked: Talents due that were left untaken (FH-092).
        training: Minutes trained for each talent (FH-091, FH-093).
        exempt: Talents that the half rule leaves out (FH-023, FH-102).
        toughened: How often a level was traded for a Wound (FH-098).
        lost: Wounds lost.
        state: Nothing, `ko`, `dying` or `dead`.
        bleeding: Minutes since Dying began.
        bed: Minutes in bed while Dying (FH-160).
        tended: Minutes rested towards the next Wound (FH-155).
        weapons: What is carried.
        wielded: The name of the weapon in hand.
        armor: What is worn.
        shield: Nothing, `light` or `heavy`.
        shield_uses: How often the shield was used to stop a heavy blow (FH-080).
        use_shield: Whether it is in hand.
        parrying: The name of a parrying weapon in the other hand, or nothing.
        purse: Coins.
        gear: Other things carried.
        dragged: Things dragged along, at half their weight (FH-032).
        backpack: Whether a stocked backpack is carried.
        home: Whether there is a living space with gear in it.
        devices: Inventions.
        conditions: Named marks that adventures set and ask for.
        lasting: Minutes left of those conditions that wear off.
        bonus: What is added to the next roll alone.
        inspired: Who has +2 on one Commitment roll: `self`, or a companion's id (FH-181).
        frightened: Whether -2 applies to every roll (FH-184).
        enemies: Family enemies that are due (FH-232).
        forecast: Minutes for which the weather is known (FH-253).
        companions: Those who are with the hero, by id.
        options: The rule options in use.
    """

    name: str
    attributes: Mapping[str, int]
    template: str = ""
    inherent: tuple[str, ...] = ()
    description: str = ""
    pronouns: str = "they/them"
    birth_year: str = ""
    player: str = ""
    reason: str = ""
    scars: tuple[str, ...] = ()
    languages: tuple[str, ...] = ()
    level: int = 1
    ap: int = 0
    spent: int = 0
    talents: Mapping[str, Known] = field(default_factory=dict)
    exhausted: Mapping[str, str] = field(default_factory=dict)
    borrowed: frozenset[str] = frozenset()
    used: frozenset[str] = frozenset()
    banked: int = 0
    training: Mapping[str, int] = field(default_factory=dict)
    exempt: frozenset[str] = frozenset()
    toughened: int = 0
    lost: int = 0
    state: str = ""
    bleeding: int = 0
    bed: int = 0
    tended: int = 0
    weapons: tuple[Weapon, ...] = ()
    wielded: str = ""
    armor: str = "none"
    shield: str = ""
    shield_uses: int = 0
    use_shield: bool = True
    parrying: str = ""
    purse: Purse = field(default_factory=Purse)
    gear: tuple[Item, ...] = ()
    dragged: tuple[Item, ...] = ()
    backpack: bool = False
    home: bool = False
    devices: tuple[Device, ...] = ()
    conditions: frozenset[str] = frozenset()
    lasting: Mapping[str, int] = field(default_factory=dict)
    bonus: int = 0
    inspired: frozenset[str] = frozenset()
    frightened: bool = False
    enemies: int = 0
    forecast: int = 0
    companions: Mapping[str, Foe] = field(default_factory=dict)
    options: FhOptions = field(default_factory=FhOptions)

    @property
    def most(self) -> int:
        """How many Wounds the hero has when whole (FH-024, FH-098, FH-224)."""
        extra = 2 if "combat toughened" in self.talents else 0
        return int(printed("health")["wounds"]) + extra + self.toughened

    @property
    def left(self) -> int:
        """How many Wounds are left."""
        return max(0, self.most - self.lost)

    @property
    def due(self) -> int:
        """How many levels were earned and not yet taken (FH-084)."""
        return max(0, 1 + self.spent // int(printed("awesome")["level"]) - self.level)

    @property
    def weapon(self) -> Weapon:
        """The weapon in hand; bare hands if none, or if the last of it was thrown."""
        found = next((one for one in self.weapons if one.name == self.wielded), UNARMED)
        return UNARMED if found.spent else found

    @property
    def shielded(self) -> bool:
        """Whether a shield is in hand."""
        return bool(self.shield) and self.use_shield

    def has(self, talent: str) -> bool:
        """Whether a talent was learned or is borrowed."""
        return talent in self.talents or talent in self.borrowed

    def ready(self, talent: str) -> bool:
        """Whether a talent can be used now."""
        return self.has(talent) and talent not in self.exhausted


Changed = tuple[Sheet, tuple[Note, ...]]
"""A sheet after something happened to it, and what did."""


def blank() -> Sheet:
    """Return the sheet of nobody in particular: every attribute 0."""
    return Sheet(name="", attributes=dict.fromkeys(ATTRIBUTES, 0))


@cache
def spoken_of(pronouns: str) -> dict[str, object]:
    """Return the pronouns and their forms as prose reads them."""
    return {"pronouns": pronouns, **parse_pronouns(pronouns)._asdict()}
