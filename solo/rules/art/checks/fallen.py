"""A roll whose dice have fallen: Fame raises a poor result, and doubles teach."""

from solo.namedtuple import NamedTuple
from solo.rules.art.checks.fame import expend
from solo.rules.art.checks.learning import learned, learning, teaches
from solo.rules.art.checks.roll import PASSABLE, RollCheck, Terms, Throw, reckon
from solo.rules.art.checks.together import Whole, certain, chances
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.messages.sentences import told, verdict
from solo.rules.art.words import words
from solo.rules.core.dice import Dice
from solo.rules.core.fights.encounters import made, minutes_of
from solo.rules.core.menus.hiding import may_help
from solo.rules.core.outcome import Note, Option, Outcome
from solo.rules.core.protocols import Step
from solo.rules.core.script import opened
from solo.rules.core.table import Script, Table
from solo.words import Message

SPEND = "spend-fame"  # `fame` alone shows it, at any prompt
RAISE = 2  # ART-214: the Fame that one column costs


class MadeRoll(NamedTuple):
    """A check whose dice have fallen."""

    check: RollCheck  # what was rolled
    terms: Terms  # what it was rolled with
    thrown: Throw  # how it fell
    raised: int = 0  # the columns that Fame has raised it by since
    worn: bool = False  # whether what any roll does to its roller is done already (`after_roll`)
    whole: Whole | None = None  # with what of others it is put together

    @property
    def names(self) -> tuple[str, ...]:
        """The skills that the check names, from general to specific (ART-022, ART-466)."""
        return tuple(word for word in self.check.skills if isinstance(word, str))

    def outcome(self, sheet: Sheet) -> Outcome:
        """Return the outcome as it is now."""
        roller = None if self.worn else sheet
        return reckon(self.check, self.terms, self.thrown, roller, self.raised)

    def said(self, sheet: Sheet) -> Message:
        """Say what it comes to now, with the others where they leave that no longer open."""
        return comes_to(self.outcome(sheet), self.whole)

    def can_raise(self, sheet: Sheet) -> bool:
        """Tell whether Fame may raise the result, and changes anything by it (ART-214)."""
        left = sheet.fame_left // RAISE if sheet is not None else 0
        steps = range(1, min(left, PASSABLE - self.thrown.column - self.raised) + 1)
        if self.whole is None or self.whole.alone or self.terms.hidden:
            return bool(steps)
        now = chances(self.whole, self.outcome(sheet))
        higher = (self._replace(raised=self.raised + step).outcome(sheet) for step in steps)
        return any(may_help(chances(self.whole, one), now) for one in higher)


def comes_to(own: Outcome, whole: Whole | None) -> Message:
    """Say what a roll comes to, with the others where they leave that no longer open."""
    joined = None if whole is None else certain(whole, own)
    return told(own) if joined is None else words("together", own=told(own), joined=told(joined))


def settle(
    roll: MadeRoll,
    sheet: Sheet,
    dice: Dice,
    notes: tuple[Note, ...] = (),
    *,
    shown: bool = False,
    asks: bool = True,
) -> Step[Sheet]:
    """Make a roll's changes and close it, unless doubles leave something to learn.

    `shown` is whether the player has read already what it came to. Who wants no offers learns what
    Enter would take.
    """
    outcome = roll.outcome(sheet)
    minutes = 0
    more: tuple[Note, ...] = ()
    if outcome.changes:
        sheet, more = made(outcome.changes, sheet, dice)
        minutes = minutes_of(more)
        # The changes are made, so the outcome that is handed on holds them no longer.
        outcome = outcome._replace(changes=())
    if "doubles" in outcome.triggers and sheet is not None and teaches(outcome, sheet):
        if not asks:
            sheet, taught = learned(outcome, roll.names, sheet)
            return Step(None, sheet, (*notes, *more, *taught), outcome, minutes)
        # What came of a roll that is yet to be told is told behind it.
        now, later = (more, ()) if shown else ((), more)
        lesson = opened(sheet, learning, outcome, roll.names, minutes, later, shown=shown)
        return Step(lesson, sheet, notes + now)
    return Step(None, sheet, notes + more, outcome, minutes)


def raising(table: Table[Sheet], roll: MadeRoll) -> Script[Outcome]:
    """Let Fame raise a result below Passable, column by column, and settle it (ART-214)."""

    def options() -> tuple[Option, ...]:
        left = table.sheet.fame_left
        raised = roll._replace(raised=roll.raised + 1).said(table.sheet)
        return (
            Option("keep", words("keep-result", result=roll.said(table.sheet)), hint="keep"),
            Option(
                SPEND,
                words("spend-to-raise", fame=RAISE, result=raised, left=left),
                reason="" if left >= RAISE else words("too-little-fame"),
            ),
        )

    def status() -> tuple[Message, ...]:
        return verdict(roll.outcome(table.sheet))

    kept = False
    table.rolled = roll.outcome(table.sheet)  # for `why`, while it waits
    while not kept and roll.can_raise(table.sheet):
        answer = yield from table.ask(options, status)
        kept = answer.option == "keep"
        if not kept:
            table.become(expend(table.sheet, RAISE))
            roll = roll._replace(raised=roll.raised + 1)
            table.rolled = roll.outcome(table.sheet)
    return (yield from table.after(settle(roll, table.sheet, table.dice, shown=kept)))
