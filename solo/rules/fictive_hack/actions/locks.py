"""Locks: a Locksmith wears their complexity down, and anybody may try to open them."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.rules.core.common_fields import Natural
from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Option, Outcome
from solo.rules.core.protocols import Encounter
from solo.rules.core.script import opened
from solo.rules.core.table import Script, Table
from solo.rules.core.wording.naming import unfit
from solo.rules.fictive_hack.checks import awesome
from solo.rules.fictive_hack.checks.attribute_rolls import Challenge
from solo.rules.fictive_hack.checks.modifiers import Pairs, better
from solo.rules.fictive_hack.checks.single_roll import roll_and_boost
from solo.rules.fictive_hack.checks.task import MOST, Rival, Task, encumbered
from solo.rules.fictive_hack.checks.ten_sided import SIDES
from solo.rules.fictive_hack.heroes import talents
from solo.rules.fictive_hack.heroes.attributes import Rating
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.rules.fictive_hack.printed import printed
from solo.rules.fictive_hack.words import words
from solo.words import Text


@dataclass(frozen=True, slots=True, kw_only=True)
class Opening(Challenge):
    """The test that opens a lock: Cunning, +3 for each complexity left and each retry.

    Who leaves it ends with the label `left`, 1 failure and 1 more for each try that failed.

    Source: Fictive Hack, FH-244.
    """

    rule: ClassVar[str] = "FH-244"

    labels: ClassVar[Mapping[str, str]] = {"passed": "s", "left": "f"}

    attribute: tuple[Rating, ...] = (Rating("cunning"),)
    complexity: Annotated[int, "1 to 10."] = 1
    focus: Annotated[Natural, "Focus actions spent on it, which a Locksmith wears it down by."] = 0
    retries: Annotated[Natural, "Attempts that failed."] = 0
    quality: Annotated[int, "What good or poor tools and locks add to the difficulty."] = 0

    def verify(self) -> None:
        most = int(printed("tasks")["lock_most"])
        if not 1 <= self.complexity <= most:
            raise unfit("complexity", words("lock-outside", most=most, complexity=self.complexity))

    @property
    def number(self) -> int:
        """The number that has to be met now."""
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

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
        """Open the work at the lock as an encounter."""
        return opened(sheet, lock_picking, self, asks=asks)


def lock_picking(table: Table[Sheet], lock: Opening, *, asks: bool) -> Script[Outcome]:
    """Work at a lock: wear it down, try it, or leave it (FH-244)."""
    minutes = failed_tries = 0

    def status() -> tuple[Text, ...]:
        left = max(0, lock.complexity - lock.focus)
        return (words("lock", left=left, number=lock.number),)

    def options() -> tuple[Option, ...]:
        return _ways_on(lock, table.sheet)

    while True:
        answer = yield from table.ask(options, status)
        match answer.option:
            case "work":
                lock = replace(lock, focus=lock.focus + 1)
                minutes += 1
            case "borrow":
                table.become(talents.borrow(table.sheet, "locksmith"))
            case "try":
                tried = yield from roll_and_boost(table, lock, asks=asks)
                minutes += 1
                if tried.successes:
                    table.minutes += minutes
                    return tried
                table.explains(tried)
                failed_tries += 1
                lock = replace(lock, retries=lock.retries + 1)
                table.tell("told", text=words("lock-holds"))
            case _:
                table.minutes += minutes
                return Outcome("left", failures=given_up(failed_tries))


def given_up(tries: int) -> int:
    """Return the failures of a lock that is left after so many tries."""
    return min(MOST, 1 + tries)


def _ways_on(lock: Opening, sheet: Sheet) -> tuple[Option, ...]:
    """Offer what is open first: to wear the lock down, to try it, to leave it."""
    able = talents.why_not(sheet, "locksmith")
    done = words("worn-down") if lock.focus >= lock.complexity else ""
    wearing = words("wear-down", moving=talents.improved(sheet, "locksmith", "move"))
    work = Option("work", wearing, reason=able or done, hint="work")
    trying_it = words("try-lock", number=lock.number)
    attempt = Option("try", trying_it, reason=_hopeless(lock, sheet), hint="try")
    leave = Option("leave", words("leave-it"), hint="leave")
    trying = (leave, attempt) if attempt.reason else (attempt, leave)
    price = awesome.price("borrow")
    borrow: tuple[Option, ...] = ()
    if able and "locksmith" in talents.borrowable(sheet) and sheet.ap >= price:
        borrow = (Option("borrow", words("locksmith-once", price=price), hint="borrow"),)
    return (*trying, work, *borrow) if work.reason else (work, *trying, *borrow)


def _hopeless(lock: Opening, sheet: Sheet) -> Text:
    """Say why even the best roll and every AP would not open a lock."""
    if encumbered(sheet):
        return words("carry-too-much")
    best = SIDES + lock.terms(sheet).bonus + (2 * sheet.ap if lock.boost else 0)
    need = lock.number + (0 if lock.wins_ties(sheet) else 1)
    return words("most-reach", best=best) if best < need else ""
