"""Locks: worn down by a Locksmith, tried by anybody."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar

from solo.rules.core.dice import Dice
from solo.rules.core.encounters import refuse
from solo.rules.core.odds import Odds, odds, weighed
from solo.rules.core.outcome import Note, Option, Outcome, Step
from solo.rules.core.system import Encounter
from solo.rules.fictive_hack.checks import awesome
from solo.rules.fictive_hack.checks.aids import Pairs, better
from solo.rules.fictive_hack.checks.attribute import Challenge
from solo.rules.fictive_hack.checks.rolling import Rolling
from solo.rules.fictive_hack.checks.rolls import MOST, Rival, Task, encumbered
from solo.rules.fictive_hack.checks.tens import SIDES
from solo.rules.fictive_hack.heroes import talents
from solo.rules.fictive_hack.heroes.attributes import Rating
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.rules.fictive_hack.printed import printed


@dataclass(frozen=True, slots=True, kw_only=True)
class Opening(Challenge):
    """The test that opens a lock: Cunning, +3 for each complexity left and each retry.

    Who leaves it ends with the label `left`, 1 failure and 1 more for each try that failed.

    Args:
        complexity: 1 to 10.
        focus: Focus actions spent on it, which a Locksmith wears it down by.
        retries: Attempts that failed.
        quality: What good or poor tools and locks add to the difficulty.

    Source: Fictive Hack, FH-244.
    """

    rule: ClassVar[str] = "FH-244"

    labels: ClassVar[Mapping[str, str]] = {"passed": "s", "left": "f"}

    attribute: tuple[Rating, ...] = (Rating("cunning"),)
    complexity: int = 1
    focus: int = 0
    retries: int = 0
    quality: int = 0

    def __post_init__(self) -> None:
        Task.__post_init__(self)
        most = int(printed("tasks")["lock_most"])
        if not 1 <= self.complexity <= most:
            raise ValueError(f"complexity: a lock is 1 to {most}, not {self.complexity}")
        if self.focus < 0 or self.retries < 0:
            raise ValueError("focus: focus actions and retries are 0 or more")

    @property
    def number(self) -> int:
        """What has to be met now."""
        step = int(printed("tasks")["lock_step"])
        left = max(0, self.complexity - self.focus)
        return self.difficulty.number + self.quality + step * (left + self.retries)

    def added(self, sheet: Sheet | None) -> Pairs:
        return better(sheet, "locksmith")

    def rival(self, sheet: Sheet | None, dice: Dice) -> Rival:
        return Rival(self.number)

    def facing(self, sheet: Sheet | None) -> str:
        return str(self.number)

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        """Try it once, and leave it if it holds."""
        found = Task.resolve(self, sheet, dice)
        return found if found.successes else found._replace(label="left", failures=given_up(1))

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter:
        return Picking(lock=self, asks=asks)


def given_up(tried: int) -> int:
    """Return the failures of a lock that is left after so many tries."""
    return min(MOST, 1 + tried)


@dataclass(frozen=True, slots=True, kw_only=True)
class Picking:
    """Work at a lock: wear it down, try it, or leave it (label `left`).

    Args:
        lock: As it is now.
        asks: Whether AP are offered.
        minutes: The game time spent.
        tried: How many tries have failed.
        rolling: A test that goes on.
    """

    lock: Opening
    asks: bool = True
    minutes: int = 0
    tried: int = 0
    rolling: Encounter | None = None

    @property
    def forced(self) -> str | None:
        return self.rolling.forced if self.rolling is not None else None

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        if self.rolling is not None:
            return self.rolling.status(sheet)
        left = max(0, self.lock.complexity - self.lock.focus)
        return (f"The lock: complexity {left} left; opening it now takes {self.lock.number}.",)

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        if self.rolling is not None:
            return self.rolling.options(sheet)
        able = talents.why_not(sheet, "locksmith")
        done = "it is worn down" if self.lock.focus >= self.lock.complexity else ""
        how = "a move" if talents.improved(sheet, "locksmith", "move") else "focus"
        work = Option("work", f"Wear it down ({how})", reason=able or done, hint="work")
        found = [Option("leave", "Leave it", hint="leave"), work]
        attempt = Option("try", f"Try it: {self.lock.number} to meet", reason=self._hopeless(sheet),
                         hint="try")  # fmt: skip
        found.insert(1 if attempt.reason else 0, attempt)
        price = awesome.price("borrow")
        if able and "locksmith" in talents.borrowable(sheet) and sheet.ap >= price:
            found.append(Option("borrow", f"Be a locksmith once, for {price} AP", hint="borrow"))
        return (work, *(one for one in found if one != work)) if not work.reason else tuple(found)

    def _hopeless(self, sheet: Sheet) -> str:
        """Say why even the best roll and every AP would not open it."""
        if encumbered(sheet):
            return "you carry too much"
        best = SIDES + self.lock.terms(sheet).bonus + (2 * sheet.ap if self.lock.boost else 0)
        need = self.lock.number + (0 if self.lock.wins_ties(sheet) else 1)
        return f"{best} is the most that you could reach" if best < need else ""

    def odds(self, option: str, sheet: Sheet) -> Odds | None:
        if self.rolling is not None:
            return weighed(self.rolling, option, sheet)
        return odds(self.lock, sheet) if option == "try" else None

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        if self.rolling is not None:
            return self._rolled(self.rolling.step(option, words, sheet, dice))
        refuse(option, self.options(sheet))
        if option == "leave":
            left = Outcome("left", failures=given_up(self.tried))
            return Step(None, sheet, (), left, self.minutes)
        if option == "borrow":
            return Step(self, *talents.borrow(sheet, "locksmith"))
        if option == "work":
            lock = replace(self.lock, focus=self.lock.focus + 1)
            return Step(replace(self, lock=lock, minutes=self.minutes + 1), sheet)
        rolling = Rolling(task=self.lock, asks=self.asks)
        return self._rolled(rolling.step("roll", "", sheet, dice))

    def _rolled(self, step: Step) -> Step:
        if step.encounter is not None:
            return step._replace(encounter=replace(self, rolling=step.encounter))
        outcome = step.outcome
        if outcome is None or outcome.successes:
            return step._replace(minutes=step.minutes + self.minutes + 1)
        lock = replace(self.lock, retries=self.lock.retries + 1)
        minutes, tried = self.minutes + 1, self.tried + 1
        following = replace(self, lock=lock, rolling=None, minutes=minutes, tried=tried)
        told = Note("told", {"text": "The lock holds, and is harder now."})
        return Step(following, step.sheet, (*step.notes, told))
