"""The hero's sheet, a frozen value, and what follows from it."""

from collections.abc import Mapping
from dataclasses import field
from typing import Annotated

from solo.dataclass import dataclass
from solo.rules.core.outcome import Note
from solo.rules.core.values.copying import changed as changed
from solo.rules.core.wording.naming import unfit
from solo.rules.core.wording.quoting import shown
from solo.rules.fictive_hack.foe import Foe
from solo.rules.fictive_hack.gear.item import Item
from solo.rules.fictive_hack.gear.weapons import UNARMED, Weapon
from solo.rules.fictive_hack.heroes.attributes import ATTRIBUTES
from solo.rules.fictive_hack.options import FhOptions
from solo.rules.fictive_hack.printed import printed
from solo.rules.fictive_hack.words import words

HIGHEST = 1_000
"""The highest level and attribute that a hero may have."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Purse:
    """Coins of three metals (FH-047)."""

    gold: int = 0
    silver: int = 0
    copper: int = 0

    @property
    def coins(self) -> int:
        """The number of coins, on which their weight depends."""
        return self.gold + self.silver + self.copper

    @property
    def worth(self) -> int:
        """The value of the coins in copper."""
        rate = printed("gear")["copper"]
        return int(self.gold * rate["gold"] + self.silver * rate["silver"] + self.copper)


@dataclass(frozen=True, slots=True, kw_only=True)
class Known:
    """A talent that the hero has learned."""

    frequency: str  # constant, arena or rested, after improvements
    improved: tuple[str, ...] = ()  # the improvements, each once (FH-118)
    weapon: str = ""  # the chosen weapon of Weapon of Choice


@dataclass(frozen=True, slots=True, kw_only=True)
class Device:
    """An invention that was built (FH-240)."""

    name: Annotated[str, "How it is called."]
    roll: Annotated[str, "The attribute that it helps by 1, or `attack`."]
    level: Annotated[int, "The level that it was built at, which caps the AP spent through it."]
    broken: Annotated[bool, "Whether it waits to be mended (FH-241)."] = False
    spent: Annotated[bool, "Whether its special effect was used since it was last reset."] = False
    owned: Annotated[int, "How many there are; more than one once it can be produced (FH-243)."] = 1

    def __post_init__(self) -> None:
        if self.roll not in ("", "attack", *ATTRIBUTES):
            known = ("attack", *ATTRIBUTES)
            raise unfit("roll", words("device-helps", known=known, name=shown(self.roll)))
        if not 1 <= self.level <= HIGHEST or self.owned < 1:
            raise unfit("level", words("device-level", most=HIGHEST))


@dataclass(frozen=True, kw_only=True)  # no slots, for `changed` to copy it in one go
class Sheet:
    """The present state of an adventurer (FH-008)."""

    name: str  # what the hero is called
    attributes: Mapping[str, int]  # the six attributes
    template: str = ""  # the base template
    inherent: tuple[str, ...] = ()  # the templates whose inherent abilities the hero has
    description: str = ""  # the hero in a few words
    # ids by which conditions know the hero, as the hero's file has them
    roles: tuple[str, ...] = field(default=(), metadata={"since": "0.3", "follows": True})
    pronouns: str = "they/them"  # as `parse_pronouns` reads them
    birth_year: str = ""  # as the player writes it
    player: str = ""  # who plays
    reason: str = ""  # the reason for adventuring
    scars: tuple[str, ...] = ()  # what Dying left behind
    # languages besides the first, instruments and arts, by name
    languages: tuple[str, ...] = ()
    level: int = 1  # the level taken
    ap: int = 0  # Awesome Points at hand
    spent: int = 0  # AP spent in all that count towards levels
    # what was learned, by name in lower case
    talents: Mapping[str, Known] = field(default_factory=dict)
    # talents used up, with what brings them back: `arena` or `rested`
    exhausted: Mapping[str, str] = field(default_factory=dict)
    borrowed: frozenset[str] = frozenset()  # talents of the base template paid for once (FH-193)
    used: frozenset[str] = frozenset()  # what can be done only once in an arena and was
    banked: int = 0  # talents due that were left untaken (FH-092)
    # minutes trained for each talent (FH-091, FH-093)
    training: Mapping[str, int] = field(default_factory=dict)
    exempt: frozenset[str] = frozenset()  # talents that the half rule leaves out (FH-102)
    toughened: int = 0  # how often a level was traded for a Wound (FH-098)
    lost: int = 0  # Wounds lost
    # nothing, `ko`, `dying`, `dead`, or `limping`: Dying, but up again (FH-159)
    state: str = ""
    bleeding: int = 0  # minutes since Dying began
    bed: int = 0  # minutes in bed while Dying (FH-160)
    tended: int = 0  # minutes rested towards the next Wound (FH-155)
    weapons: tuple[Weapon, ...] = ()  # what is carried
    wielded: str = ""  # the name of the weapon in hand
    armor: str = "none"  # what is worn
    shield: str = ""  # nothing, `light` or `heavy`
    shield_uses: int = 0  # how often the shield was used to stop a heavy blow (FH-080)
    use_shield: bool = True  # whether it is in hand
    parrying: str = ""  # the name of a parrying weapon in the other hand, or nothing
    purse: Purse = field(default_factory=Purse)  # coins
    gear: tuple[Item, ...] = ()  # other things carried
    dragged: tuple[Item, ...] = ()  # things dragged along, at half their weight (FH-032)
    backpack: bool = False  # whether a stocked backpack is carried
    home: bool = False  # whether there is a living space with gear in it
    devices: tuple[Device, ...] = ()  # inventions
    conditions: frozenset[str] = frozenset()  # named marks that adventures set and ask for
    # minutes left of those conditions that wear off
    lasting: Mapping[str, int] = field(default_factory=dict)
    bonus: int = 0  # what is added to the next roll alone
    # who has +2 on one Commitment roll: `self`, or a companion's id (FH-181)
    inspired: frozenset[str] = frozenset()
    frightened: bool = False  # whether -2 applies to every roll (FH-184)
    enemies: int = 0  # family enemies that are due (FH-232)
    forecast: int = 0  # minutes for which the weather is known (FH-253)
    # those who are with the hero, by id
    companions: Mapping[str, Foe] = field(default_factory=dict)
    # AP that the heroes of a party may award each other (FH-185)
    bowl: int = field(default=0, metadata={"since": "0.3"})
    # the others whom the player leads, in their order behind whoever acts
    party: "tuple[Sheet, ...]" = field(default=(), metadata={"since": "0.3"})
    options: FhOptions = field(default_factory=FhOptions)  # the rule options in use

    @property
    def most(self) -> int:
        """The number of Wounds that the unhurt hero has (FH-024, FH-098, FH-224)."""
        extra = 2 if "combat toughened" in self.talents else 0
        return int(printed("health")["wounds"]) + extra + self.toughened

    @property
    def left(self) -> int:
        """The number of Wounds left."""
        return max(0, self.most - self.lost)

    @property
    def down(self) -> bool:
        """Whether the hero can't act: knocked out, Dying or dead."""
        return self.state not in ("", "limping")

    @property
    def due(self) -> int:
        """The number of levels earned and not yet taken (FH-084)."""
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
