"""Water: swimming, drowning, and a whole way across."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar

from solo.rules.core.dice import Dice
from solo.rules.core.encounters import refuse
from solo.rules.core.numbers import plural
from solo.rules.core.odds import Odds, odds, weighed
from solo.rules.core.outcome import Note, Option, Outcome, Step
from solo.rules.core.system import Check, Encounter
from solo.rules.core.turns import LATER, NOW, InTurns
from solo.rules.fictive_hack.checks.attribute import Challenge
from solo.rules.fictive_hack.checks.difficulty import STANDARD, Difficulty
from solo.rules.fictive_hack.checks.improvise import no_easier
from solo.rules.fictive_hack.checks.rolling import Rolling
from solo.rules.fictive_hack.checks.rolls import Cast, Rival, Task
from solo.rules.fictive_hack.gear.carrying import halves
from solo.rules.fictive_hack.gear.item import Loads
from solo.rules.fictive_hack.health import wounds as health
from solo.rules.fictive_hack.health.effects import Wounds
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.rules.fictive_hack.printed import printed


@dataclass(frozen=True, slots=True, kw_only=True)
class Swim(Challenge):
    """Brawn to swim an arena.

    Labels: `swam` (a whole arena, 2 successes), `half` (half an arena, 1 success), `drowning`.
    `halves` says how far in half arenas. Without positive Brawn one can't swim: half an arena at
    best.

    Source: Fictive Hack, FH-021, FH-175, FH-177.
    """

    rule: ClassVar[str] = "FH-175"

    labels: ClassVar[Mapping[str, str]] = {"swam": "s", "half": "s", "drowning": "f"}
    few: ClassVar[frozenset[str]] = frozenset({"2s", "1s", "1f"})

    def judge(self, cast: Cast, sheet: Sheet | None) -> Outcome:
        able = cast.terms.score > 0
        reached = bool(Task.judge(self, cast, sheet).successes)
        far = int(able) + int(reached)
        label = ("drowning", "half", "swam")[far]
        return self.outcome(cast, label, far or -1, sheet, halves=far)


@dataclass(frozen=True, slots=True, kw_only=True)
class Drown(Challenge):
    """Brawn against drowning, harder each round; each failure is a Wound (FH-178).

    Args:
        round: The round, from 1.
    """

    rule: ClassVar[str] = "FH-178"

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


def swim_rounds(sheet: Sheet) -> int:
    """Return how many rounds a swimmer lasts: 10, less 1 per load (FH-176)."""
    return max(0, int(printed("tasks")["swim_rounds"]) - halves(sheet) // 2)


@dataclass(frozen=True, slots=True, kw_only=True)
class Crossing:
    """Swim across deep water, so many arenas wide.

    Each round is a Brawn test: a whole arena or half of one. Who can't swim, or is spent, drowns:
    a Brawn test each round, harder each time; a round that is met is worth half an arena (ours).

    Labels: `across`, `back` (turned round in time), `under` (the last Wound is lost).

    Args:
        arenas: How wide it is.
        difficulty: What swimming takes.

    Source: Fictive Hack, FH-021, FH-175 to FH-178.
    """

    signs: ClassVar[Mapping[str, str]] = {"across": "s", "back": "f", "under": "f"}

    arenas: int = 2
    difficulty: Difficulty = STANDARD

    def __post_init__(self) -> None:
        if not 1 <= self.arenas <= 20:
            raise ValueError(f"arenas: water is 1 to 20 arenas wide, not {self.arenas}")

    def counts(self) -> frozenset[str]:
        return frozenset({"1s", "1f", "2f"})

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter:
        return Swimming(water=self, asks=asks)


@dataclass(frozen=True, slots=True, kw_only=True)
class Swimming(InTurns):
    """Somebody in deep water.

    Args:
        water: What is crossed.
        asks: Whether AP are offered.
        half: How far the hero is, in half arenas.
        round: The round, from 1.
        drowning: Since how many rounds the hero is drowning.
        rolling: The roll of this round, while it goes on.
    """

    water: Crossing
    asks: bool = True
    half: int = 0
    round: int = 1
    drowning: int = 0
    rolling: Encounter | None = None

    @property
    def forced(self) -> str | None:
        return self.rolling.forced if self.rolling is not None else None

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        if self.rolling is not None:
            return self.rolling.status(sheet)
        far = f"{Loads(self.half)} of {plural(self.water.arenas, 'arena')}"
        if self.drowning:
            need = health.drown_difficulty(self.drowning)
            return (f"You are going under. Round {self.drowning}: Brawn against {need}. {far}.",)
        left = max(0, swim_rounds(sheet) - self.round + 1)
        return (f"You have swum {far}; you last {plural(left, 'round')} more.",)

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        if self.rolling is not None:
            return self.rolling.options(sheet)
        text = "Fight for the surface" if self.drowning else "Swim on"
        swim = Option("swim", text, hint="swim")
        if self.drowning or self.half > self.water.arenas:
            return (swim,)
        return (swim, Option("back", "Turn back", hint="back"))

    def odds(self, option: str, sheet: Sheet) -> Odds | None:
        if self.rolling is not None:
            return weighed(self.rolling, option, sheet)
        spent = not self.drowning and self.round > swim_rounds(sheet)
        return None if option == "back" or spent else odds(self._task, sheet)

    @property
    def _task(self) -> Challenge:
        """The roll of this round."""
        if self.drowning:
            return Drown(round=self.drowning)
        return Swim(difficulty=self.water.difficulty)

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        if self.rolling is not None:
            return self._rolled(self.rolling.step(option, words, sheet, dice))
        refuse(option, self.options(sheet))
        if option == "back":
            return Step(None, sheet, (), Outcome("back", failures=1), 1)
        if not self.drowning and self.round > swim_rounds(sheet):
            told = Note("told", {"text": "You are spent, and the water closes over you."})
            return Step(replace(self, drowning=1), sheet, (told,))
        rolling = Rolling(task=self._task, asks=self.asks, leave=False)
        return self._rolled(rolling.step("roll", "", sheet, dice))

    def moment(self, sheet: Sheet) -> str:
        return NOW if self.rolling is None else LATER

    def attempt(self, check: Check, sheet: Sheet) -> Check:
        return no_easier(check)

    def tried(self, outcome: Outcome, sheet: Sheet, dice: Dice) -> Step:
        """Let the round go by with it; who is under already and fails at it swallows water."""
        sinking = bool(self.drowning and outcome.failures)
        sheet, notes = Wounds(1).apply(sheet, dice) if sinking else (sheet, ())
        drowning = self.drowning + bool(self.drowning)
        return self._on(0, drowning, Step(None, sheet, notes))

    def _rolled(self, step: Step) -> Step:
        """Go on from this round's roll once it has settled."""
        outcome = step.outcome
        if outcome is None:
            return step._replace(encounter=replace(self, rolling=step.encounter))
        if self.drowning:
            far, drowning = (1 if outcome.successes else 0), self.drowning + 1
            text = "you get half an arena on" if far else "you swallow water"
        else:
            far, drowning = outcome.facts["halves"], int(outcome.label == "drowning")
            text = ("you go under", "half an arena", "a whole arena")[far]
        told = Note("told", {"text": f"{outcome.facts['total']}: {text}."})
        return self._on(far, drowning, step._replace(notes=(told, *step.notes)))

    def _on(self, far: int, drowning: int, step: Step) -> Step:
        if step.sheet.state:
            return step._replace(outcome=Outcome("under", failures=2), minutes=1)
        half = self.half + far
        if half >= 2 * self.water.arenas:
            return step._replace(outcome=Outcome("across", successes=1), minutes=1)
        following = replace(self, half=half, round=self.round + 1, drowning=drowning, rolling=None)
        return step._replace(encounter=following, outcome=None)
