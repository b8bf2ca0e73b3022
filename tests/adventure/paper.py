"""Paper, a rules system small enough to lie in a test: what the loader needs of one, and no more.

Its difficulties are 1 to 11 by name, like a ladder: at rung d there are up to d-1 failures and up
to 11-d successes.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from solo.errors import did_you_mean
from solo.rules.core.protocols import Illegal
from solo.rules.core.system import System
from solo.rules.core.system_parts import Advice, Cast

RUNGS = ("zero", "one", "two", "low", "poor", "middling", "good", "great", "super", "nine", "top")
ATTRIBUTES = ("strength", "agility", "charm", "fate")


@dataclass(frozen=True, slots=True)
class Rung:
    index: int

    @classmethod
    def parse(cls, text: str) -> "Rung":
        if text.lower() not in RUNGS:
            raise ValueError(f"unknown rung '{text}'{did_you_mean(text, RUNGS)}")
        return cls(RUNGS.index(text.lower()) + 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Versus:
    foe: str
    harder: int = 0
    shorthand = "foe"


@dataclass(frozen=True, slots=True, kw_only=True)
class Trait:
    attribute: str
    difficulty: Rung | None = None
    skills: tuple[str, ...] = ()
    harder: int = 0
    hidden: bool = False
    goal: int | None = None
    vs: Versus | None = None

    def __post_init__(self) -> None:
        if self.attribute not in ATTRIBUTES:
            near = did_you_mean(self.attribute, ATTRIBUTES)
            raise ValueError(f"attribute: unknown attribute '{self.attribute}'{near}")
        if (self.difficulty is None) == (self.vs is None):
            raise ValueError("difficulty: give 'difficulty' or 'vs', one of them")


@dataclass(frozen=True, slots=True)
class Luck:
    likelihood: Literal["likely", "unlikely"] = "likely"
    shorthand = "likelihood"


@dataclass(frozen=True, slots=True)
class Talk:
    """An encounter without counts."""

    goal: int = 3
    shorthand = "goal"


@dataclass(frozen=True, slots=True)
class Hurt:
    rung: Rung
    shorthand = "rung"


@dataclass(frozen=True, slots=True)
class Fall:
    feet: int
    onto: Literal["rocks", "grass"] = "grass"


@dataclass(frozen=True, slots=True)
class Points:
    points: int
    shorthand = "points"


@dataclass(frozen=True, slots=True)
class Die:
    really: bool = True
    shorthand = "really"


@dataclass(frozen=True, slots=True, kw_only=True)
class Foe:
    name: str
    health: tuple[Rung, Rung] = (Rung(3), Rung(4))
    attributes: Mapping[str, Rung] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Hero:
    name: str
    attributes: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    deadly: bool = False


class Paper(System[Any]):
    name = "paper"
    title = "Paper"
    checks: Mapping[str, type] = {"trait": Trait, "luck": Luck}
    encounters: Mapping[str, type] = {"talk": Talk}
    effects: Mapping[str, type] = {
        "hurt": Hurt, "fall": Fall, "fame": Points, "glory": Points, "die": Die,
    }  # fmt: skip
    foe = Foe
    item = Foe
    hero = Hero
    options = Options
    seen = ()
    party = 1
    labels = ("awesome", "aborted", "won", "lost")

    def bind(self, value: Any, cast: Cast) -> Any:
        if isinstance(value, Trait) and value.vs is not None and value.vs.foe not in cast.foes:
            raise ValueError(f"unknown foe '{value.vs.foe}'{did_you_mean(value.vs.foe, cast.foes)}")
        return value

    def counts(self, value: Any) -> frozenset[str] | None:
        match value:
            case Trait():
                rung = (value.difficulty or Rung(5)).index + value.harder
                failures = {f"{n}f" for n in range(1, rung)}
                return frozenset(failures | {f"{n}s" for n in range(1, 12 - rung)})
            case Luck():
                return frozenset(("1s", "1f"))
        return None

    def trait(self, name: str) -> str:
        if name not in ATTRIBUTES:
            raise Illegal(f"unknown attribute '{name}'{did_you_mean(name, ATTRIBUTES)}")
        return name

    def review(self, checks: Sequence[Any]) -> list[Advice]:
        lucky = [place for place, check in enumerate(checks) if isinstance(check, Luck)]
        return [Advice(place, "luck-plain", "a matter of luck alone") for place in lucky]


PAPER = Paper()
