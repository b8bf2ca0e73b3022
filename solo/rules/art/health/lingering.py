"""Fire, acid and venom as authors give them to foes, weapons and places: harm that goes on."""

from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.facts import Checked, Filled, Within
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.heroes.attributes import check_attribute

MOST_POINTS = 20
MOST_ROUNDS = 60


@dataclass(frozen=True, slots=True, kw_only=True)
class Douse(Checked):
    """An action that ends fire or acid (ART-272)."""

    attribute: Annotated[
        tuple[str, ...], "What is rolled; of several the best.", Filled("name what is rolled")
    ]
    difficulty: Annotated[Rank, "The lowest rank that succeeds."]
    text: Annotated[str, "How the action reads among the options."] = "Put it out"

    def verify(self) -> None:
        for name in self.attribute:
            check_attribute(name, "attribute")


@dataclass(frozen=True, slots=True, kw_only=True)
class Burns(Checked):
    """Fire, acid or the like: it hurts again each round until a Defense roll holds.

    Source: ART Engine, ART-270 to ART-272.
    """

    attack: Annotated[Rank, "The Attack that Defense has to meet each round."]
    damage: Annotated[int, "Its damage rating, 0 to 3.", Within(0, 3)] = 0
    name: Annotated[str, "How the display calls it."] = "the fire"
    stop: Annotated[Douse | None, "An action that ends it."] = None

    shorthand: ClassVar[str] = "attack"


@dataclass(frozen=True, slots=True, kw_only=True)
class Venom(Checked):
    """A poison that works at once: fatigue for some rounds, by a Stamina roll.

    Source: ART Engine, ART-273 to ART-275.
    """

    difficulty: Annotated[Rank, "What Stamina has to meet."]
    points: Annotated[
        int,
        "The fatigue, each point -1 on all rolls; for who has ranks, a column.",
        Within(1, MOST_POINTS),
    ] = 1
    rounds: Annotated[
        int, "How many rounds it lasts; 0 is one for each failure.", Within(0, MOST_ROUNDS)
    ] = 0
    name: Annotated[str, "How the display calls it: the source of the fatigue."] = "the venom"

    shorthand: ClassVar[str] = "difficulty"
