"""Fire, acid and venom as authors give them to foes, weapons and places: harm that goes on."""

from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.heroes.attributes import check_attribute
from solo.rules.core.numbers import within

MOST_POINTS = 20
MOST_ROUNDS = 60


@dataclass(frozen=True, slots=True, kw_only=True)
class Douse:
    """An action that ends fire or acid (ART-272)."""

    attribute: Annotated[tuple[str, ...], "What is rolled; of several the best."]
    difficulty: Annotated[Rank, "The lowest rank that succeeds."]
    text: Annotated[str, "How the action reads among the options."] = "Put it out"

    def __post_init__(self) -> None:
        for name in self.attribute:
            check_attribute(name, "attribute")
        if not self.attribute:
            raise ValueError("attribute: name what is rolled")


@dataclass(frozen=True, slots=True, kw_only=True)
class Burns:
    """Fire, acid or the like: it hurts again each round until a Defense roll holds.

    Source: ART Engine, ART-270 to ART-272.
    """

    attack: Annotated[Rank, "The Attack that Defense has to meet each round."]
    damage: Annotated[int, "Its damage rating, 0 to 3."] = 0
    name: Annotated[str, "How the display calls it."] = "the fire"
    stop: Annotated[Douse | None, "An action that ends it."] = None

    shorthand: ClassVar[str] = "attack"

    def __post_init__(self) -> None:
        within("damage", self.damage, 0, 3)


@dataclass(frozen=True, slots=True, kw_only=True)
class Venom:
    """A poison that works at once: fatigue for some rounds, by a Stamina roll.

    Source: ART Engine, ART-273 to ART-275.
    """

    difficulty: Annotated[Rank, "What Stamina has to meet."]
    points: Annotated[
        int, "The fatigue, each point -1 on all rolls; for who has ranks, a column."
    ] = 1
    rounds: Annotated[int, "How many rounds it lasts; 0 is one for each failure."] = 0
    name: Annotated[str, "How the display calls it: the source of the fatigue."] = "the venom"

    shorthand: ClassVar[str] = "difficulty"

    def __post_init__(self) -> None:
        within("points", self.points, 1, MOST_POINTS)
        within("rounds", self.rounds, 0, MOST_ROUNDS)
