"""Locks: worn down by a Locksmith, tried by anybody."""

from dataclasses import replace
from typing import ClassVar

from solo.records import dataclass
from solo.rules.dice import Dice
from solo.rules.fictive_hack import awesome, talents
from solo.rules.fictive_hack.attributes import Rating
from solo.rules.fictive_hack.checks import Challenge
from solo.rules.fictive_hack.printed import printed
from solo.rules.fictive_hack.rolling import Rolling
from solo.rules.fictive_hack.rolls import Pairs, Rival, Task, better
from solo.rules.fictive_hack.sheet import Sheet
from solo.rules.outcome import Note, Option, Outcome, Step
from solo.rules.stages import refuse
from solo.rules.system import Encounter


@dataclass(frozen=True, slots=True, kw_only=True)
class Opening(Challenge):
    """The test that opens a lock: Cunning, +3 for each complexity left and each retry.

    Args:
        complexity: 1 to 10.
        focus: Focus actions spent on it, which a Locksmith wears it down by.
        retries: Attempts that failed.
        quality: What good or poor tools and locks add to the difficulty.

    Source: Fictive Hack, FH-244.
    """

    rule: ClassVar[str] = "FH-244"

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

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter:
        return Picking(lock=self, asks=asks)


@dataclass(frozen=True, slots=True, kw_only=True)
class Picking:
    """Work at a lock: wear it down, try it, or leave it (label `left`).

    Args:
        lock: As it is now.
        asks: Whether AP are offered.
        minutes: The game time spent.
        rolling: A test that goes on.
    """

    lock: Opening
    asks: bool = True
    minutes: int = 0
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
        found = [Option("try", f"Try it: {self.lock.number} to meet", hint="try"), work,
                 Option("leave", "Leave it", hint="leave")]  # fmt: skip
        price = awesome.price("borrow")
        if able and "locksmith" in talents.borrowable(sheet) and sheet.ap >= price:
            found.append(Option("borrow", f"Be a locksmith once, for {price} AP", hint="borrow"))
        return (found[1], found[0], *found[2:]) if not work.reason else tuple(found)

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        if self.rolling is not None:
            return self._rolled(self.rolling.step(option, words, sheet, dice))
        refuse(option, self.options(sheet))
        if option == "leave":
            return Step(None, sheet, (), Outcome("left", failures=1), self.minutes)
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
        following = replace(self, lock=lock, rolling=None, minutes=self.minutes + 1)
        told = Note("told", {"text": "The lock holds, and is harder now."})
        return Step(following, step.sheet, (*step.notes, told))
