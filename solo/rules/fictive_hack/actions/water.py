"""Water: swimming an arena, drowning, and crossing deep water round by round."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.facts import Checked, Within
from solo.rules.core.bases import CheckBase
from solo.rules.core.dice import Dice
from solo.rules.core.fights.turns import LATER, NOW, Turn
from solo.rules.core.outcome import Option, Outcome
from solo.rules.core.protocols import Encounter
from solo.rules.core.script import opened
from solo.rules.core.shown.moment import Moment
from solo.rules.core.table import Script, Table
from solo.rules.fictive_hack.checks.attribute_rolls import Challenge
from solo.rules.fictive_hack.checks.difficulty import STANDARD, Difficulty
from solo.rules.fictive_hack.checks.improvise import no_easier
from solo.rules.fictive_hack.checks.single_roll import roll_and_boost
from solo.rules.fictive_hack.checks.task import Rival, Roll, Task, note_of
from solo.rules.fictive_hack.gear.carrying import halves
from solo.rules.fictive_hack.gear.item import Loads
from solo.rules.fictive_hack.health import wounds as health
from solo.rules.fictive_hack.health.effects import Wounds
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.rules.fictive_hack.printed import printed
from solo.rules.fictive_hack.words import words
from solo.words import Text


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

    def judge(self, roll: Roll, sheet: Sheet | None) -> Outcome:
        able = roll.terms.score > 0
        reached = bool(Task.judge(self, roll, sheet).successes)
        far = int(able) + int(reached)
        label = ("drowning", "half", "swam")[far]
        return self.outcome(roll, label, far or -1, sheet, halves=far)


@dataclass(frozen=True, slots=True, kw_only=True)
class Drown(Challenge):
    """Brawn against drowning, harder each round; each failure is a Wound (FH-178)."""

    rule: ClassVar[str] = "FH-178"

    round: Annotated[int, "The round, from 1.", Within(1)] = 1

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
class Crossing(CheckBase, Checked):
    """Swim across deep water, so many arenas wide.

    Each round is a Brawn test: a whole arena or half of one. Who can't swim, or is spent, drowns:
    a Brawn test each round, harder each time; a round that is met is worth half an arena (ours).

    Labels: `across`, `back` (turned round in time), `under` (the last Wound is lost).

    Source: Fictive Hack, FH-021, FH-175 to FH-178.
    """

    signs: ClassVar[Mapping[str, str]] = {"across": "s", "back": "f", "under": "f"}

    arenas: Annotated[int, "How wide it is.", Within(1, 20)] = 2
    difficulty: Annotated[Difficulty, "What swimming takes."] = STANDARD

    def counts(self) -> frozenset[str]:
        return frozenset({"1s", "1f", "2f"})

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
        """Open the way across as an encounter."""
        return opened(sheet, crossing, self, asks=asks)


@dataclass(frozen=True, slots=True, kw_only=True)
class Swimmer:
    """The place and state of somebody in deep water."""

    swum: int = 0  # how far, in half arenas
    drowning: int = 0  # since how many rounds; 0 is not drowning
    round: int = 1


SWIMMING, ROLLING = Turn(NOW, no_easier), Turn(LATER, no_easier)
"""The times of an improvised action: between two rounds it is done now, during a roll later."""


def crossing(table: Table[Sheet], water: Crossing, *, asks: bool) -> Script[Outcome]:
    """Swim round after round, to the other side or back, or under (FH-175 to FH-178)."""
    at = Swimmer()
    table.stands = lambda: Moment(at.round - 1, counts={"swum": at.swum, "drowning": at.drowning})

    def status() -> tuple[Text, ...]:
        return _where(at, water, table.sheet)

    def options() -> tuple[Option, ...]:
        return _ways_on(at, water)

    while True:
        answer = yield from table.ask(options, status, turn=SWIMMING)
        if answer.option == "back":
            table.minutes += 1
            return Outcome("back", failures=1)
        if answer.tried is not None:
            at = tread_water(table, at, answer.tried)
        elif at.drowning:
            at = yield from fight_for_the_surface(table, at, asks=asks)
        elif at.round > swim_rounds(table.sheet):
            table.tell("told", text="You are spent, and the water closes over you.")
            at = replace(at, drowning=1)
        else:
            at = yield from swim_on(table, at, water, asks=asks)
        at = replace(at, round=at.round + 1)
        if table.sheet.down:
            table.minutes += 1
            return Outcome("under", failures=2)
        if at.swum >= 2 * water.arenas:
            table.minutes += 1
            return Outcome("across", successes=1)


def swim_on(table: Table[Sheet], at: Swimmer, water: Crossing, *, asks: bool) -> Script[Swimmer]:
    """Swim for a round: a whole arena, half of one, or under (FH-175, FH-177)."""
    swim = Swim(difficulty=water.difficulty)
    stroke = yield from roll_and_boost(table, swim, asks=asks, turn=ROLLING)
    table.explains(stroke)
    far = stroke.facts["halves"]
    _tell_roll(table, stroke, words(("under", "half-arena", "whole-arena")[far]))
    return replace(at, swum=at.swum + far, drowning=int(stroke.label == "drowning"))


def fight_for_the_surface(table: Table[Sheet], at: Swimmer, *, asks: bool) -> Script[Swimmer]:
    """Roll against drowning for a round, which is harder each time (FH-178)."""
    held = yield from roll_and_boost(table, Drown(round=at.drowning), asks=asks, turn=ROLLING)
    table.explains(held)
    far = int(held.successes > 0)
    _tell_roll(table, held, words("half-on" if far else "swallow"))
    return replace(at, swum=at.swum + far, drowning=at.drowning + 1)


def tread_water(table: Table[Sheet], at: Swimmer, tried: Outcome) -> Swimmer:
    """Let a round go by with something tried; failing it while drowning is a Wound (ours)."""
    if not at.drowning:
        return at
    if tried.failures:
        table.change(Wounds(1))
    return replace(at, drowning=at.drowning + 1)


def _where(at: Swimmer, water: Crossing, sheet: Sheet) -> tuple[Text, ...]:
    """Say how far the swimmer is, and how long it can go on."""
    far = words("swum", swum=str(Loads(at.swum)), arenas=water.arenas)
    if at.drowning:
        need = health.drown_difficulty(at.drowning)
        return (words("going-under", round=at.drowning, need=need, far=far),)
    left = max(0, swim_rounds(sheet) - at.round + 1)
    return (words("swimming", far=far, left=left),)


def _ways_on(at: Swimmer, water: Crossing) -> tuple[Option, ...]:
    """Offer to swim on, and until the middle to turn back."""
    if at.drowning:
        return (Option("swim", words("fight-for-surface"), hint="swim"),)
    swim = Option("swim", words("swim-on"), hint="swim")
    if at.swum > water.arenas:
        return (swim,)
    return (swim, Option("back", words("turn-back"), hint="back"))


def _tell_roll(table: Table[Sheet], roll: Outcome, text: Text) -> None:
    """Tell what a round's roll comes to, before what it costs."""
    table.notes.insert(0, note_of(words("round-told", total=roll.facts["total"], text=text)))
