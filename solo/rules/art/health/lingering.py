"""Fire, acid and venom as authors give them to foes, weapons and places: harm that goes on."""

from dataclasses import dataclass
from typing import ClassVar

from solo.rules.art.checks.ranks import Rank
from solo.rules.art.heroes.attributes import check_attribute
from solo.rules.core.numbers import within

MOST_POINTS = 20
MOST_ROUNDS = 60


@dataclass(frozen=True, slots=True, kw_only=True)
class Douse:
    """An action that ends fire or acid (ART-272).

    Args:
        attribute: What is rolled; of several the best.
        difficulty: The lowest rank that succeeds.
        text: How the action reads among the options.
    """

    attribute: tuple[str, ...]
    difficulty: Rank
    text: str = "Put it out"

    def __post_init__(self) -> None:
        for name in self.attribute:
            check_attribute(name, "attribute")
        if not self.attribute:
            raise ValueError("attribute: name what is rolled")


@dataclass(frozen=True, slots=True, kw_only=True)
class Burns:
    """Fire, acid or the like: it hurts again each round until a Defense roll holds.

    Args:
        attack: The Attack that Defense has to meet each round.
        damage: Its damage rating, 0 to 3.
        name: How the display calls it.
        stop: An action that ends it.

    Source: ART Engine, ART-270 to ART-272.
    """

    attack: Rank
    damage: int = 0
    name: str = "the fire"
    stop: Douse | None = None

    shorthand: ClassVar[str] = "attack"

    def __post_init__(self) -> None:
        within("damage", self.damage, 0, 3)


@dataclass(frozen=True, slots=True, kw_only=True)
class Venom:
    """A poison that works at once: fatigue for some rounds, by a Stamina roll.

    Args:
        difficulty: What Stamina has to meet.
        points: The fatigue, each point -1 on all rolls; for who has ranks, a column.
        rounds: How many rounds it lasts; 0 is one for each failure.
        name: How the display calls it: the source of the fatigue.

    Source: ART Engine, ART-273 to ART-275.
    """

    difficulty: Rank
    points: int = 1
    rounds: int = 0
    name: str = "the venom"

    shorthand: ClassVar[str] = "difficulty"

    def __post_init__(self) -> None:
        within("points", self.points, 1, MOST_POINTS)
        within("rounds", self.rounds, 0, MOST_ROUNDS)
