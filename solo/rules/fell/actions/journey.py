"""Rounds of exploring and of traveling, each begun with a luck die."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from solo.rules.core.dice import Dice
from solo.rules.core.encounters import refuse
from solo.rules.core.numbers import plural
from solo.rules.core.outcome import Note, Option, Outcome, Step
from solo.rules.fell.checks.tests import usual_luck
from solo.rules.fell.health import burdens as health
from solo.rules.fell.heroes.sheet import Sheet
from solo.rules.fell.printed import printed

MOST_ROUNDS = 100


@dataclass(frozen=True, slots=True, kw_only=True)
class Journey:
    """Explore or travel for some rounds; a luck die at the start of each says if trouble comes.

    Args:
        mode: `exploring`, ten minutes a round, or `traveling`, an hour.
        rounds: How many rounds it takes; or else
        miles: how far it is, over easy ground.
        trouble: Up to which face of the luck die trouble comes.
        purpose: A short infinitive for the display.

    Source: FELL, FELL-032 to FELL-034. Labels: `arrived`, `trouble` when it comes, `stopped` when
    the player turns back; the count is the rounds that were gone.
    """

    mode: Literal["exploring", "traveling"] = "exploring"
    rounds: int = 0
    miles: int = 0
    trouble: int = 1
    purpose: str = ""

    shorthand: ClassVar[str] = "rounds"
    signs: ClassVar[Mapping[str, str]] = {"arrived": "s", "trouble": "f", "stopped": "f"}

    def __post_init__(self) -> None:
        if bool(self.rounds) == bool(self.miles):
            raise ValueError("rounds: give either 'rounds' or 'miles'")
        if self.miles and self.mode != "traveling":
            raise ValueError("miles: they are for 'mode: traveling'")
        if not 1 <= self.all_rounds <= MOST_ROUNDS:
            raise ValueError(f"rounds: 1 to {MOST_ROUNDS}, not {self.all_rounds}")
        if not 0 <= self.trouble <= 6:
            raise ValueError(f"trouble: 0 (never) to 6, not {self.trouble}")

    @property
    def all_rounds(self) -> int:
        """How many rounds it takes (FELL-034)."""
        return self.rounds or -(-self.miles // int(_mode("traveling")["miles"]))

    @property
    def minutes(self) -> int:
        """How long a round is."""
        return int(_mode(self.mode)["minutes"])

    def counts(self) -> frozenset[str]:
        return frozenset({"1s", "1f"})

    def begin(self, sheet: Sheet, *, asks: bool) -> "Underway":
        """Open it as an encounter."""
        return Underway(journey=self, asks=asks)


@dataclass(frozen=True, slots=True, kw_only=True)
class Underway:
    """A journey as far as it has gone."""

    journey: Journey
    asks: bool
    gone: int = 0

    @property
    def forced(self) -> str | None:
        return None if self.asks and self.gone else "go-on"

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        left = self.journey.all_rounds - self.gone
        return (f"{plural(left, 'round')} of {self.journey.minutes} minutes to go.",)

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        go_on = Option("go-on", "Go on", hint="on")
        if not self.gone:
            return (go_on,)
        resting = Option("rest", "Spend a round resting", hint="rest")
        return (go_on, resting, Option("turn-back", "Turn back", hint="back"))

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        refuse(option, self.options(sheet))
        if option == "turn-back":
            return Step(None, sheet, (), self._outcome("stopped", 0))
        (face,) = dice.roll(1, int(usual_luck()))
        told: tuple[Note, ...] = (Note("luck", {"face": face, "trouble": self.journey.trouble}),)
        minutes = self.journey.minutes
        if face <= self.journey.trouble:
            return Step(None, sheet, told, self._outcome("trouble", face), minutes)
        if option == "rest":
            sheet, more = health.rest(sheet)
            return Step(self, sheet, told + more, None, minutes)
        gone = self.gone + 1
        if gone >= self.journey.all_rounds:
            arrived = replace(self, gone=gone)._outcome("arrived", face)
            return Step(None, sheet, told, arrived, minutes)
        return Step(replace(self, gone=gone), sheet, told, None, minutes)

    def _outcome(self, label: str, face: int) -> Outcome:
        won = label == "arrived"
        facts = {"kind": "journey", "rounds": self.gone, "result": face}
        return Outcome(label, int(won), int(not won), facts=facts)


def _mode(name: str) -> dict[str, int]:
    rows: dict[str, dict[str, int]] = printed("tests")["rounds"]
    return rows[name]
