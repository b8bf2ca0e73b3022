"""The rules of the common story, as a plug-in: 2d6 + stat; 10+ strong, 7 to 9 weak, else a miss."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from solo.rules.core.bases import CheckBase
from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Note, Outcome
from solo.rules.core.protocols import Check
from solo.rules.core.system import System
from solo.rules.core.system_parts import Likelihood


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """A hero with a name; the stats are variables of the story."""

    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Hero:
    """A hero file."""

    name: str
    concept: str = ""

    def sheet(self) -> Sheet:
        return Sheet(name=self.name)


@dataclass(frozen=True, slots=True, kw_only=True)
class TwoD6(CheckBase):
    """The one check."""

    stat: int

    def counts(self) -> frozenset[str]:
        return frozenset(("1s", "2s", "1f"))

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        faces = dice.roll(2, 6)
        total = sum(faces) + self.stat
        if total >= 10:
            return Outcome("strong", 2, 0, faces, (), (), {"total": total})
        if total >= 7:
            return Outcome("weak", 1, 0, faces, (), (), {"total": total})
        return Outcome("miss", 0, 1, faces, (), (), {"total": total})


class Bench(System[Sheet]):
    """The system; what the story never asks for is refused."""

    api = 1
    name = "bench-2d6"
    title = "Bench"
    kept = Sheet
    hero = Hero  # type: ignore[assignment]  # a name in place of a property
    labels = ("strong", "weak", "miss")
    checks: Mapping[str, type] = {"two-d6": TwoD6}
    seen = ("name",)
    template = Path(__file__).parent

    def view(self, sheet: Sheet) -> Mapping[str, object]:
        return {"name": sheet.name}

    def phrase(self, note: Note) -> str:
        return ""

    def explain(self, outcome: Outcome) -> tuple[str, ...]:
        return (f"{outcome.facts['total']}",)

    def put(self, value: object, sheet: Sheet) -> str:
        return "2d6"

    def answer(self, outcome: Outcome) -> str:
        return outcome.label

    def likelihoods(self, sheet: Sheet) -> tuple[Likelihood, ...]:
        return ()

    def improvise(self, attribute: str, difficulty: str, deed: str = "") -> Check[Sheet]:
        raise NotImplementedError

    def trait(self, name: str) -> str:
        raise NotImplementedError

    def improvised(
        self, attribute: str, outcome: Outcome, visits: int
    ) -> tuple[str, tuple[Any, ...]]:
        raise NotImplementedError

    def question(self, likelihood: str) -> Check[Sheet]:
        raise NotImplementedError


SYSTEM = Bench()
