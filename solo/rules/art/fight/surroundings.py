"""What stands where a fight is fought, and what may be done with it."""

from collections.abc import Mapping
from dataclasses import field
from typing import Annotated, ClassVar, Literal

from solo.dataclass import dataclass
from solo.facts import Checked, Within
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.terms import Attributes, Skills
from solo.rules.art.health.damage import Surface, fall_damage
from solo.rules.art.health.lingering import Burns
from solo.rules.core.fights.arrivals import MOST_STEPS

_COLUMNS = Within(-MOST_STEPS, MOST_STEPS)


@dataclass(frozen=True, slots=True, kw_only=True)
class Hazard(Checked):
    """The harm to anybody who is pushed or falls into a feature."""

    damage: Annotated[Rank | None, "Damage of this rank; or"] = None
    fall: Annotated[int, "a fall of so many feet,"] = 0
    onto: Annotated[Surface, "onto this."] = Surface("dirt")
    out: Annotated[bool, "Whether a foe that goes in is out of the fight."] = False
    feet: Annotated[
        int, "How far it is to be pushed there: the goal of a force back (ART-415).", Within(1)
    ] = 5

    def verify(self) -> None:
        if self.damage is None and not self.fall and not self.out:
            raise ValueError("damage: give 'damage', a 'fall', or 'out'")

    def harms(self, breakfall: int = 0) -> Rank | None:
        """Return the damage that it does, by the rules of falling when it is a fall (ART-493)."""
        return fall_damage(self.fall, self.onto, breakfall) if self.fall else self.damage


@dataclass(frozen=True, slots=True, kw_only=True)
class Feature(Checked):
    """Something that stands in a band."""

    name: Annotated[str, "What it is: `the pit`."]
    rough: Annotated[bool, "Whether moving ends there (ART-372)."] = False
    hazard: Annotated[Hazard | None, "What it does to who is pushed into it (ART-414)."] = None
    burns: Annotated[
        Burns | None, "Fire or acid for who begins a turn there, or is pushed into it (ART-270)."
    ] = None
    attack: Annotated[
        int, "Columns for the attacks of whoever stands there (ART-195, ART-455).", _COLUMNS
    ] = 0
    defense: Annotated[int, "Columns for their Defense.", _COLUMNS] = 0
    rolls: Annotated[int, "Columns for all their rolls, those two as well.", _COLUMNS] = 0

    @property
    def columns(self) -> Mapping[str, int]:
        """The columns of whoever stands there, by kind as what lasts in a fight has it."""
        found = {
            "rolls": self.rolls,
            "attack-columns": self.attack,
            "defense-columns": self.defense,
        }
        return {kind: number for kind, number in found.items() if number}

    shorthand: ClassVar[str] = "name"


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed:
    """The effects of a stunt that succeeds, or of one that fails."""

    text: Annotated[str, "What happens, in the author's words."] = ""
    shift: Annotated[int, "Columns on the next attack."] = 0
    damage: Annotated[
        Rank | None, "Damage to whom it is aimed at; to who tried, when it failed."
    ] = None
    prone: Annotated[bool, "Whether they fall (who tried, when it failed)."] = False
    stagger: Annotated[bool, "Whether they lose their next turn."] = False
    move: Annotated[
        int, "Bands that who tried moves towards the nearest foe, never past it; negative away."
    ] = 0
    ends: Annotated[str, "The name under which the fight ends by it."] = ""

    shorthand: ClassVar[str] = "text"


@dataclass(frozen=True, slots=True, kw_only=True)
class Stunt(Checked):
    """Something imaginative that the place allows as an action.

    Source: ART Engine, ART-455.
    """

    name: Annotated[str, "What names it in lists and journals."]
    text: Annotated[str, "How it reads among the options."]
    attribute: Annotated[Attributes, "What is rolled."]
    difficulty: Annotated[Rank, "The lowest rank that succeeds."]
    skills: Annotated[Skills, "Skills that may help."] = ()
    band: Annotated[int | None, "The band where it can be done; without it anywhere."] = None
    at: Annotated[
        Literal["foe", "band", "nobody"],
        "Whom it is aimed at: one `foe` in the band, or all of them, or `nobody`.",
    ] = "nobody"
    reach: Annotated[int, "How many bands away who it is aimed at may be."] = 0
    once: Annotated[bool, "Whether it can be done once only."] = True
    success: Annotated[Deed, "What follows a success."] = field(default_factory=Deed)
    failure: Annotated[Deed, "What follows a failure."] = field(default_factory=Deed)


@dataclass(frozen=True, slots=True, kw_only=True)
class Thing(Checked):
    """An object that may be broken or forced."""

    text: Annotated[str, "How breaking it reads among the options."] = ""
    band: Annotated[int | None, "Where it is."] = None
    fragile: Annotated[bool, "Whether it breaks without a roll (ART-431)."] = False
    opens: Annotated[
        bool,
        "Whether it is a door or the like, which opens without a roll as an action, or as a free "
        "one by Strength (ART-348, ART-350, ART-351).",
    ] = False
    attribute: Annotated[Attributes, "What is rolled each round for a sturdy one."] = ("strength",)
    difficulty: Annotated[Rank, "The lowest rank that succeeds."] = Rank.POOR
    goal: Annotated[
        int,
        "Successes that finish it, and failures after which it can't be done (ART-432).",
        Within(1),
    ] = 10
    skills: Annotated[Skills, "Skills that may help."] = ()
    exit: Annotated[bool, "Whether its band becomes an exit then."] = False
    ends: Annotated[bool, "Whether the fight ends then, by the object's name."] = False
    told: Annotated[str, "What happens then, in the author's words."] = ""

    def verify(self) -> None:
        if self.fragile and self.opens:
            raise ValueError("opens: what is fragile breaks; give one of 'fragile' and 'opens'")
