"""Water: swimming, drowning, and a whole way across."""

from dataclasses import dataclass, replace
from typing import ClassVar

from solo.rules.dice import Dice
from solo.rules.fictive_hack import health
from solo.rules.fictive_hack.checks import Challenge
from solo.rules.fictive_hack.difficulty import STANDARD, Difficulty
from solo.rules.fictive_hack.gear import halves
from solo.rules.fictive_hack.harm import Wounds
from solo.rules.fictive_hack.item import Loads
from solo.rules.fictive_hack.printed import printed
from solo.rules.fictive_hack.rolls import Cast, Rival, Task
from solo.rules.fictive_hack.sheet import Sheet
from solo.rules.numbers import plural
from solo.rules.outcome import Note, Option, Outcome, Step
from solo.rules.stages import made, minutes_of, refuse
from solo.rules.system import Encounter


@dataclass(frozen=True, slots=True, kw_only=True)
class Crossing:
    """Swim across deep water, so many arenas wide.

    Each round is a Brawn test: a whole arena or half of one. Who can't swim, or is spent, drowns:
    a Brawn test each round, harder each time; a round that is met is worth half an arena (ours).

    Labels: `across`, `back` (turned round in time), `under` (the last Wound is lost).

    Args:
        arenas: How wide it is.
        difficulty: What swimming takes.
        half: How far the hero is, in half arenas.
        round: The round, from 1.
        drowning: Since how many rounds the hero is drowning.

    Source: Fictive Hack, FH-021, FH-175 to FH-178.
    """

    arenas: int = 2
    difficulty: Difficulty = STANDARD
    half: int = 0
    round: int = 1
    drowning: int = 0

    @property
    def forced(self) -> str | None:
        return None

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter:
        return self

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        far = f"{Loads(self.half)} of {plural(self.arenas, 'arena')}"
        if self.drowning:
            need = health.drown_difficulty(self.drowning)
            return (f"You are going under. Round {self.drowning}: Brawn against {need}. {far}.",)
        left = max(0, swim_rounds(sheet) - self.round + 1)
        return (f"You have swum {far}; you last {plural(left, 'round')} more.",)

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        text = "Fight for the surface" if self.drowning else "Swim on"
        swim = Option("swim", text, hint="swim")
        if self.drowning or self.half > self.arenas:
            return (swim,)
        return (swim, Option("back", "Turn back", hint="back"))

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        refuse(option, self.options(sheet))
        if option == "back":
            return Step(None, sheet, (), Outcome("back", failures=1), 1)
        if self.drowning:
            return self._drown(sheet, dice)
        if self.round > swim_rounds(sheet):
            told = Note("told", {"text": "You are spent, and the water closes over you."})
            return Step(replace(self, drowning=1), sheet, (told,))
        outcome = Swim(difficulty=self.difficulty).resolve(sheet, dice)
        sheet, notes = made(outcome.changes, sheet, dice)
        drowning = 1 if outcome.label == "drowning" else 0
        text = {"swam": "A whole arena.", "half": "Half an arena.",
                "drowning": "You swallow water and go under."}[outcome.label]  # fmt: skip
        told = Note("told", {"text": f"{outcome.facts['total']}: {text}"})
        return self._on(outcome.facts["halves"], drowning, sheet, (*notes, told))

    def _drown(self, sheet: Sheet, dice: Dice) -> Step:
        outcome = Drown(round=self.drowning).resolve(sheet, dice)
        sheet, notes = made(outcome.changes, sheet, dice)
        far = 1 if outcome.successes else 0
        text = "you get half an arena on" if far else "you swallow water"
        told = Note("told", {"text": f"{outcome.facts['total']}: {text}."})
        if sheet.state:
            return Step(None, sheet, (told, *notes), Outcome("under", failures=2), 1)
        return self._on(far, self.drowning + 1, sheet, (told, *notes))

    def _on(self, far: int, drowning: int, sheet: Sheet, notes: tuple[Note, ...]) -> Step:
        half = self.half + far
        if half >= 2 * self.arenas:
            return Step(None, sheet, notes, Outcome("across", successes=1), 1)
        following = replace(self, half=half, round=self.round + 1, drowning=drowning)
        return Step(following, sheet, notes, minutes=minutes_of(notes))


@dataclass(frozen=True, slots=True, kw_only=True)
class Swim(Challenge):
    """Brawn to swim an arena.

    Labels: `swam` (a whole arena, 2 successes), `half` (half an arena, 1 success), `drowning`.
    `halves` says how far in half arenas. Without positive Brawn one can't swim: half an arena at
    best.

    Source: Fictive Hack, FH-021, FH-175, FH-177.
    """

    labelled: ClassVar[bool] = True

    def judge(self, cast: Cast, sheet: Sheet | None) -> Outcome:
        able = cast.terms.score > 0
        reached = bool(Task.judge(self, cast, sheet).successes)
        far = int(able) + int(reached)
        label = ("drowning", "half", "swam")[far]
        return self.outcome(cast, label, far or -1, sheet, halves=far)

    @property
    def rule(self) -> str:
        return "FH-175"


@dataclass(frozen=True, slots=True, kw_only=True)
class Drown(Challenge):
    """Brawn against drowning, harder each round; each failure is a Wound (FH-178).

    Args:
        round: The round, from 1.
    """

    round: int = 1

    def __post_init__(self) -> None:
        Task.__post_init__(self)
        if self.round < 1:
            raise ValueError(f"round: the first is 1, not {self.round}")

    def rival(self, sheet: Sheet | None, dice: Dice) -> Rival:
        return Rival(health.drown_difficulty(self.round))

    def facing(self, sheet: Sheet | None) -> str:
        return str(health.drown_difficulty(self.round))

    def paid(self, outcome: Outcome, sheet: Sheet | None) -> Outcome:
        if outcome.successes:
            return outcome
        return outcome._replace(changes=(*outcome.changes, Wounds(1)))

    @property
    def rule(self) -> str:
        return "FH-178"


def swim_rounds(sheet: Sheet) -> int:
    """Return how many rounds a swimmer lasts: 10, less 1 per load (FH-176)."""
    return max(0, int(printed("tasks")["swim_rounds"]) - halves(sheet) // 2)
