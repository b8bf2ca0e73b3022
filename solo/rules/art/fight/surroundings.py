"""What stands where a fight is fought, and what may be done with it."""

from dataclasses import dataclass, field
from typing import ClassVar, Literal

from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.terms import Words, read_names
from solo.rules.art.health.damage import Surface, fall_damage
from solo.rules.art.health.lingering import Burns


@dataclass(frozen=True, slots=True, kw_only=True)
class Hazard:
    """The harm to anybody who is pushed or falls into a feature.

    Args:
        damage: Damage of this rank; or
        fall: a fall of so many feet,
        onto: onto this.
        out: Whether a foe that goes in is out of the fight.
        feet: How far it is to be pushed there: the goal of a force back (ART-415).
    """

    damage: Rank | None = None
    fall: int = 0
    onto: Surface = Surface("dirt")  # noqa: RUF009 - frozen
    out: bool = False
    feet: int = 5

    def __post_init__(self) -> None:
        if self.feet < 1:
            raise ValueError(f"feet: at least 1, not {self.feet}")
        if self.damage is None and not self.fall and not self.out:
            raise ValueError("damage: give 'damage', a 'fall', or 'out'")

    def harms(self, breakfall: int = 0) -> Rank | None:
        """Return the damage that it does, by the rules of falling when it is a fall (ART-493)."""
        return fall_damage(self.fall, self.onto, breakfall) if self.fall else self.damage


@dataclass(frozen=True, slots=True, kw_only=True)
class Feature:
    """Something that stands in a band.

    Args:
        name: What it is: `the pit`.
        rough: Whether moving ends there (ART-372).
        hazard: What it does to who is pushed into it (ART-414).
        burns: Fire or acid for who begins a turn there, or is pushed into it (ART-270).
    """

    name: str
    rough: bool = False
    hazard: Hazard | None = None
    burns: Burns | None = None

    shorthand: ClassVar[str] = "name"


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed:
    """The effects of a stunt that succeeds, or of one that fails.

    Args:
        text: What happens, in the author's words.
        shift: Columns on the next attack.
        damage: Damage to whom it is aimed at; to who tried, when it failed.
        prone: Whether they fall (who tried, when it failed).
        stagger: Whether they lose their next turn.
        move: Bands that who tried moves towards the nearest foe, never past it; negative away.
        ends: The name under which the fight ends by it.
    """

    text: str = ""
    shift: int = 0
    damage: Rank | None = None
    prone: bool = False
    stagger: bool = False
    move: int = 0
    ends: str = ""

    shorthand: ClassVar[str] = "text"


@dataclass(frozen=True, slots=True, kw_only=True)
class Stunt:
    """Something imaginative that the place allows as an action.

    Args:
        name: What names it in lists and journals.
        text: How it reads among the options.
        attribute: What is rolled.
        difficulty: The lowest rank that succeeds.
        skills: Skills that may help.
        band: The band where it can be done; anywhere when None.
        at: Whom it is aimed at: one `foe` in the band, or all of them, or `nobody`.
        reach: How many bands away who it is aimed at may be.
        once: Whether it can be done once only.
        success: What follows a success.
        failure: What follows a failure.

    Source: ART Engine, ART-455.
    """

    name: str
    text: str
    attribute: Words
    difficulty: Rank
    skills: Words = ()
    band: int | None = None
    at: Literal["foe", "band", "nobody"] = "nobody"
    reach: int = 0
    once: bool = True
    success: Deed = field(default_factory=Deed)
    failure: Deed = field(default_factory=Deed)

    def __post_init__(self) -> None:
        read_names(self)


@dataclass(frozen=True, slots=True, kw_only=True)
class Thing:
    """An object that may be broken or forced.

    Args:
        text: How breaking it reads among the options.
        band: Where it is.
        fragile: Whether it breaks without a roll (ART-431).
        opens: Whether it is a door or the like, which opens without a roll as an action, or as a
            free one by Strength (ART-348, ART-350, ART-351).
        attribute: What is rolled each round for a sturdy one.
        difficulty: The lowest rank that succeeds.
        goal: Successes that finish it, and failures after which it can't be done (ART-432).
        skills: Skills that may help.
        exit: Whether its band becomes an exit then.
        ends: Whether the fight ends then, by the object's name.
        told: What happens then, in the author's words.
    """

    text: str = ""
    band: int | None = None
    fragile: bool = False
    opens: bool = False
    attribute: Words = ("strength",)
    difficulty: Rank = Rank.POOR
    goal: int = 10
    skills: Words = ()
    exit: bool = False
    ends: bool = False
    told: str = ""

    def __post_init__(self) -> None:
        read_names(self)
        if self.goal < 1:
            raise ValueError(f"goal: at least 1, not {self.goal}")
        if self.fragile and self.opens:
            raise ValueError("opens: what is fragile breaks; give one of 'fragile' and 'opens'")
