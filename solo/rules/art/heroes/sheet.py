"""The adventurer's sheet: what it holds and how it starts. It is a value."""

from collections.abc import Mapping
from dataclasses import field
from functools import cache
from typing import Annotated

from solo.dataclass import dataclass
from solo.facts import Checked, Filled
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.table import ActionTable, standard
from solo.rules.art.foe import Foe
from solo.rules.art.gear import armor
from solo.rules.art.gear.item import Carried, Medicine
from solo.rules.art.heroes.attributes import ATTRIBUTES
from solo.rules.art.options import ArtOptions
from solo.rules.art.printed import printed
from solo.rules.core.outcome import Note
from solo.rules.core.values.copying import changed as changed

MOST_POINTS = 10**6
"""The most Fame, Glory or experience that a sheet holds; no hero gets so far."""

CLOSED = 99
"""The value in `Sheet.tried` of an action that can't be tried again in this session (ART-306)."""

INSANE = "insane"
"""The condition of who is out of their mind until somebody takes the time (ART-281)."""

PARALYSED = "paralysed"
"""The condition of who is paralysed with fear for the first round of what follows (ART-281)."""

UNARMORED = armor.unarmored()
"""The change of Defense without armor (ART-100)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MedKit(Checked):
    """A med-kit: its name, its bonus to the roll that heals, and how many uses are left.

    Its `id` is what its option is called, which is made of the name if it is not told.

    Source: ART Engine, ART-267, ART-269.
    """

    name: Annotated[str, Filled("a med-kit needs a name")]
    bonus: int = 0
    uses: int = 1
    id: str = field(default="", metadata={"since": "0.3"})

    def verify(self) -> None:
        Medicine(bonus=self.bonus, uses=self.uses)  # refuses numbers that no med-kit has


@dataclass(frozen=True, slots=True, kw_only=True)
class Fatigue:
    """Points of fatigue from one source, each -1 on all rolls.

    Source: ART Engine, ART-273 to ART-275.
    """

    points: int  # how many, 1 or more
    source: str  # what they come from; ending it ends them
    # how long they last yet, or None when only the source's end or rest removes them
    minutes: int | None = None
    per_day: int = 0  # how many a day of rest removes


@dataclass(frozen=True, kw_only=True)  # no slots, for `changed` to copy it in one go
class Sheet:
    """The present state of an adventurer."""

    name: str  # what the hero is called
    attributes: Mapping[str, int]  # the ten attributes, 2 to 12
    concept: str = ""  # the hero in a few words
    # ids by which conditions know the hero, as the hero's file has them
    roles: tuple[str, ...] = field(default=(), metadata={"since": "0.3", "follows": True})
    pronouns: str = "they/them"  # as `parse_pronouns` reads them
    # ratings of 1 to 9 by name, in lower case
    skills: Mapping[str, int] = field(default_factory=dict)
    # inspiration points by the attribute or skill that they stand beside
    marks: Mapping[str, int] = field(default_factory=dict)
    health_rank: int = 7  # the row of the Health table, 2 to 20
    # which Health boxes are checked, counted from 0 at the left
    checked: frozenset[int] = frozenset()
    staggered: bool = False  # whether the hero loses the next turn
    # what fear does to the hero, and for how many rounds yet (ART-281)
    terror: tuple[str, int] | None = field(default=None, metadata={"since": "0.3"})
    fame: int = 1  # the score
    tally: int = 0  # how much of it is expended
    glory: int = 0  # Glory gathered towards the next point of Fame
    fortune: Rank = Rank.POOR  # how well off the hero is
    xp: int = 0  # unspent experience points
    perks: Mapping[str, int] = field(default_factory=dict)  # perks and their ranks
    goals: tuple[str, ...] = ()  # what the hero is after
    motivation: str = ""  # why
    medkits: tuple[MedKit, ...] = ()  # the med-kits carried
    fatigue: tuple[Fatigue, ...] = ()  # what tires the hero, a source each
    conditions: frozenset[str] = frozenset()  # named marks that adventures set and ask for
    # minutes left of those conditions that wear off by themselves
    lasting: Mapping[str, int] = field(default_factory=dict)
    bonus: int = 0  # what is added to the next action alone
    # whether game time has passed in this adventure, for who has Bulletproof Armor
    underway: bool = field(default=False, metadata={"since": "0.3", "follows": True})
    healings: tuple[int, ...] = ()  # minutes until each use of the perk Healer comes back
    # those who are with the hero, by id: friends and henchmen, who have ranks
    companions: Mapping[str, Foe] = field(default_factory=dict)
    # which Health boxes of a companion are checked, by id
    companion_wounds: Mapping[str, frozenset[int]] = field(default_factory=dict)
    # the other adventurers whom the same player leads; their own `party` is empty
    party: tuple["Sheet", ...] = ()
    # the quest that the players have stated themselves, and whether it is done or given up
    quest: str = field(default="", metadata={"since": "0.3"})
    quest_over: bool = field(default=False, metadata={"since": "0.3"})
    # how often actions failed without a penalty, by id; `CLOSED` bars one
    tried: Mapping[str, int] = field(default_factory=dict)
    dead: bool = False  # whether the hero is gone for good
    gear: tuple[Carried, ...] = ()  # what is carried, in the order in which it was got
    worn: Carried | None = None  # the armor that is worn
    # what lies within reach: put down a moment ago, or too much to carry
    aside: tuple[Carried, ...] = ()
    # what companions carry, by their ids
    lent: Mapping[str, tuple[Carried, ...]] = field(default_factory=dict)
    armor_modifier: int = UNARMORED  # what the lack of armor does to Defense
    # the Action Results Table in use, or None for the one of the engine
    table: ActionTable | None = None
    options: ArtOptions = field(default_factory=ArtOptions)  # the rule options in use

    @property
    def boxes(self) -> tuple[Rank, ...]:
        """The ranks of the Health boxes, from left to right (ART-042)."""
        return health_boxes(self.health_rank)

    @property
    def defeated(self) -> bool:
        """Whether every Health box is checked (ART-052)."""
        return len(self.checked) >= len(self.boxes)

    @property
    def fame_left(self) -> int:
        """The Fame that can be expended (ART-064)."""
        return self.fame - self.tally

    @property
    def fatigued(self) -> int:
        """The points that fatigue takes from every roll; sources add up (ART-274)."""
        return sum([tired.points for tired in self.fatigue]) if self.fatigue else 0

    @property
    def modifier(self) -> int:
        """The change of the next roll's trait: the bonus, less fatigue."""
        return self.bonus - self.fatigued

    @property
    def defense(self) -> int:
        """Agility and armor, at least 1 (ART-099, ART-101)."""
        agility = self.attributes["agility"]
        if self.worn is None:
            return max(1, agility + self.armor_modifier)
        strength = self.attributes["strength"]
        return max(1, agility + armor.armor_modifier(self.worn.item.row, strength))

    @property
    def action_table(self) -> ActionTable:
        """The Action Results Table in use."""
        return self.table or standard()


Changed = tuple[Sheet, tuple[Note, ...]]
"""A sheet after something happened to it, and what did."""


@cache
def health_boxes(rank: int) -> tuple[Rank, ...]:
    """Return the Health boxes of a row, 2 to 20, of the Health table.

    Source: ART Engine, ART-031, ART-471.

    Raises:
        ValueError: There is no such row.
    """
    for row in printed("health")["rows"]:
        if row["rank"] == rank:
            return tuple(Rank.parse(box) for box in row["boxes"])
    raise ValueError(f"health rank {rank}; ranks are 2 to 20")


def starting_fortune(fate: int) -> Rank:
    """Return the Fortune that a hero with this Fate starts with (ART-034)."""
    return Rank.parse(printed("fortune")["by_fate"][str(fate)])


def new_sheet(name: str, attributes: Mapping[str, int]) -> Sheet:
    """Return the sheet of a hero who has attributes and nothing else yet.

    Health starts by Stamina, Fortune by Fate, experience by Intelligence, and Fame at 1 with none
    of it expended; from then on each goes its own way.

    Source: ART Engine, ART-031 to ART-036.
    """
    return Sheet(
        name=name,
        attributes={attribute: attributes[attribute] for attribute in ATTRIBUTES},
        health_rank=attributes["stamina"],
        fortune=starting_fortune(attributes["fate"]),
        xp=attributes["intelligence"],
        fame=printed("advancement")["starting_fame"],  # ART-033
    )


def furnished(sheet: Sheet, options: ArtOptions | None, table: ActionTable | None) -> Sheet:
    """Return a hero, and all of their party, with the rule options and the table in use."""
    others = tuple(furnished(one, options, table) for one in sheet.party)
    return changed(sheet, options=options or sheet.options, table=table, party=others)
