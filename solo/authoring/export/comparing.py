"""What each face of the dice comes to, for a reader who has dice and no program."""

from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import groupby
from typing import Any

from solo.authoring.export.words import Say
from solo.errors import DiceError
from solo.rules.core.dice import LoadedDice, RecordingDice, SeededDice
from solo.rules.core.outcome import AnySheet, Outcome
from solo.rules.core.protocols import Illegal

MOST_SIDES = 100
MOST_OF_TWO = 20  # sides of each of two dice
_WRONG = (ValueError, TypeError, AttributeError, LookupError, DiceError, Illegal)


def compared(check: Any, sheet: AnySheet, say: Say, labels: Collection[str] = ()) -> str:
    """Return what the faces of a check come to, in words; nothing where more than a sum decides.

    Args:
        check: A check that rolls one die, or two alike that are added up.
        sheet: The hero who rolls.
        say: Says the sentences of the book.
        labels: Those that the lines of the book are called by, in small letters.
    """
    try:
        dice = RecordingDice(SeededDice("a reader's dice"))
        check.resolve(sheet, dice)
        sides = [side for side, _ in dice.rolls]
        totals = list(_totals(check, sheet, sides, lambda one: _told(one, labels, say)))
    except _WRONG:
        return ""
    if not totals:
        return ""
    said = [
        f"{_span([total for total, _ in group], say)}: {told}"
        for told, group in groupby(totals, key=lambda one: one[1])
    ]
    if len(said) < 2:
        return ""
    return say("on-dice", two=len(sides) == 2, sides=sides[0], said=said)


def _totals(
    check: Any, sheet: AnySheet, sides: Sequence[int], told_of: Callable[[Outcome], str]
) -> Iterator[tuple[int, str]]:
    """Yield each sum with what it comes to; nothing where one sum comes to several things."""
    if len(sides) == 1 and sides[0] <= MOST_SIDES:
        for face in range(1, sides[0] + 1):
            yield face, told_of(check.resolve(sheet, _dice(face)))
    elif len(sides) == 2 and sides[0] == sides[1] and sides[0] <= MOST_OF_TWO:
        known: dict[int, str] = {}
        for one in range(1, sides[0] + 1):
            for other in range(1, sides[0] + 1):
                told = told_of(check.resolve(sheet, _dice(one, other)))
                if known.setdefault(one + other, told) != told:
                    return
        yield from sorted(known.items())


def _dice(*faces: int) -> LoadedDice:
    return LoadedDice(faces)


def _told(outcome: Outcome, labels: Collection[str], say: Say) -> str:
    """Return what an outcome is called in the lines of a book: by its label, or its count."""
    if outcome.label.lower() in labels or not (outcome.successes or outcome.failures):
        return say.name(outcome.label)
    count = outcome.successes or outcome.failures
    return say("counted", low=count, one=count == 1, good=bool(outcome.successes))


def _span(totals: Sequence[int], say: Say) -> str:
    first, last = totals[0], totals[-1]
    return str(first) if len(totals) == 1 else say("span-of", first=first, last=last)
