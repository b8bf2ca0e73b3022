"""A fight as both games play it: it asks the stage at hand, until the game says that it is over."""

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, Protocol, runtime_checkable

from solo.errors import DiceError, did_you_mean
from solo.rules.core.dice import Dice, LoadedDice
from solo.rules.core.encounters import refuse
from solo.rules.core.odds import Odds
from solo.rules.core.outcome import Option, Outcome, Step
from solo.rules.core.quoting import shown
from solo.rules.core.system import Cast, Unbound, Weighable
from solo.rules.core.turns import InTurns
from solo.rules.two_d20.core.improvise import worth
from solo.rules.two_d20.core.sheet import Notes

WON, FLED, DEFEATED, TURNED, OVER = "won", "fled", "defeated", "turned", "over"
LABELS = (WON, FLED, DEFEATED, TURNED, OVER)
HERO = "hero"
MOST_FOES = 12
_ORDINALS = ("", "", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth",
             "ninth", "tenth", "eleventh", "twelfth")  # fmt: skip


class Move(NamedTuple):
    """What a stage of a fight led to: the fight, the stage that follows or None, and the rest."""

    battle: Any
    stage: Any
    sheet: Any
    notes: Notes = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Engaged(InTurns, ABC):
    """A fight, and the stage of it that is open; None before the first round.

    A game says by `shown`, `judged`, `go_on` and `closed` how its fights go, and by `moment`,
    `attempt`, `told` and `spent` how something is tried in one.
    """

    battle: Any
    stage: Any = None

    @property
    def forced(self) -> str | None:
        if self.stage is None:
            return "begin"
        forced: str | None = self.stage.forced
        return forced

    def status(self, sheet: Any) -> tuple[str, ...]:
        if self.stage is None:
            return ()
        return self.shown(self.stage.status(self.battle, sheet), sheet)

    def options(self, sheet: Any) -> tuple[Option, ...]:
        if self.stage is None:
            return (Option("begin", "Begin", hint="begin"),)
        options: tuple[Option, ...] = self.stage.options(self.battle, sheet)
        return options

    def odds(self, option: str, sheet: Any) -> Odds | None:
        """Return the exact chances of the test that is open, or that an option opens, if any."""
        if isinstance(self.stage, Weighing):
            return self.stage.odds(self.battle, option, sheet)
        opened = self._opened(option, sheet)
        return None if opened is None else opened.odds(self.battle, "roll", sheet)

    def _opened(self, option: str, sheet: Any) -> "Testing | None":
        """Return the test that an option opens before any die falls, or None."""
        if self.stage is None:
            return None
        try:
            move = self.stage.step(self.battle, option, "", sheet, LoadedDice(()))
        except DiceError:  # dice fell first: there is more to it than one test
            return None
        return move.stage if isinstance(move.stage, Testing) else None

    def step(self, option: str, words: str, sheet: Any, dice: Dice) -> Step:
        if self.stage is None:
            refuse(option, self.options(sheet))
            move = Move(self.battle, None, sheet)
        else:
            move = self.stage.step(self.battle, option, words, sheet, dice)
        return self._onward(move, dice)

    def tried(self, outcome: Outcome, sheet: Any, dice: Dice) -> Step:
        """Spend the hero's action on what was tried, for a point or to the other side's gain."""
        sheet, notes = worth(outcome, sheet)
        return self._onward(Move(self.spent(), None, sheet, notes), dice)

    def broken_off(self, sheet: Any) -> Step:
        outcome = Outcome("broken-off")
        return Step(None, self.closed(sheet), (), outcome, self.battle.round)

    @abstractmethod
    def spent(self) -> Any:
        """Return the fight with the hero's action spent."""

    def _onward(self, move: Move, dice: Dice) -> Step:
        """Go on until something is to be decided, or the fight is over."""
        while move.stage is None:
            battle = self.judged(move.battle, move.sheet)
            if battle.ended:
                after = self.closed(move.sheet)
                return Step(None, after, move.notes, battle.outcome(), battle.round)
            move = self.go_on(battle, move.sheet, dice, move.notes)
        return Step(replace(self, battle=move.battle, stage=move.stage), move.sheet, move.notes)

    @abstractmethod
    def shown(self, told: tuple[str, ...], sheet: Any) -> tuple[str, ...]:
        """Return what a stage says with what is said of the whole fight."""

    def judged(self, battle: Any, sheet: Any) -> Any:
        """Return the fight, ended if it is over."""
        if battle.ended:
            return battle
        if sheet.fallen:
            return replace(battle, ended=DEFEATED)
        return battle if battle.standing else replace(battle, ended=WON)

    @abstractmethod
    def go_on(self, battle: Any, sheet: Any, dice: Dice, notes: Notes) -> Move:
        """Go on with whoever is next."""

    def closed(self, sheet: Any) -> Any:
        """Return the sheet as a fight leaves it."""
        return sheet


@runtime_checkable
class Weighing(Protocol):
    """A stage that knows the exact chances of what an option rolls."""

    def odds(self, battle: Any, option: str, sheet: Any) -> Odds | None:
        """Return them; None when the option rolls nothing."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Testing(ABC):
    """A stage of a fight that is a test of the hero's; a game says what comes of it."""

    inner: Any

    @property
    def forced(self) -> str | None:
        forced: str | None = self.inner.forced
        return forced

    def status(self, battle: Any, sheet: Any) -> tuple[str, ...]:
        status: tuple[str, ...] = self.inner.status(sheet)
        return status

    def options(self, battle: Any, sheet: Any) -> tuple[Option, ...]:
        options: tuple[Option, ...] = self.inner.options(sheet)
        return options

    def odds(self, battle: Any, option: str, sheet: Any) -> Odds | None:
        """Return the exact chances of the test; None when there is none to weigh."""
        return self.inner.odds(option, sheet) if isinstance(self.inner, Weighable) else None

    def step(self, battle: Any, option: str, words: str, sheet: Any, dice: Dice) -> Move:
        step = self.inner.step(option, words, sheet, dice)
        if step.outcome is None:
            return Move(battle, replace(self, inner=step.encounter), step.sheet, step.notes)
        return self.rolled(battle, step.outcome, step.sheet, dice, step.notes)

    @abstractmethod
    def rolled(self, battle: Any, outcome: Outcome, sheet: Any, dice: Dice, notes: Notes) -> Move:
        """Go on from the test's outcome."""


def tested(outcome: Outcome) -> dict[str, Any]:
    """Return what is told of a test in a fight."""
    return {
        "faces": outcome.faces,
        "successes": outcome.successes,
        "difficulty": outcome.facts["difficulty"],
    }


def numbered(name: str, number: int) -> str:
    """Return how the first, second, third … of several of the same name is called."""
    if number == 1:
        return name
    if name.lower().startswith("the "):
        return f"{name[:4]}{_ORDINALS[number]} {name[4:]}"
    return f"{name}, the {_ORDINALS[number]}"


def found(name: str, cast: Cast, kind: str = "foe") -> Any:
    """Return the foe or companion of that id.

    Raises:
        Unbound: There is none; the text names the nearest.
    """
    if name in cast.foes:
        return cast.foes[name]
    near = did_you_mean(name, cast.foes) or ";"
    known = ", ".join(cast.foes) or "none"
    raise Unbound(f"{kind}-unknown", f"unknown {kind} '{shown(name)}'{near} known are {known}")
