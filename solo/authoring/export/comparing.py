"""What each face of the dice comes to, for a reader who has dice and no program."""

from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import groupby, product
from typing import Any

from solo.authoring.export.words import Say
from solo.errors import DiceError
from solo.rules.core.dice import LoadedDice, RecordingDice, SeededDice
from solo.rules.core.outcome import AnySheet, Outcome
from solo.rules.core.protocols import Illegal
from solo.rules.data_systems import spoken

MOST_WAYS = 1_296  # in which the dice of a check fall: four d6
MOST_GROUPS = 16  # of numbers that come to the same
_WRONG = (ValueError, TypeError, AttributeError, LookupError, DiceError, Illegal)


def compared(
    check: Any,
    sheet: AnySheet,
    say: Say,
    labels: Collection[str] = (),
    *,
    plain: bool = False,
) -> str:
    """Return what the faces of a check come to, in words.

    Nothing is returned where more decides than one die, a sum, the highest or the lowest, or a
    d100 of two dice.

    Args:
        check: A check that rolls one die, or several alike.
        sheet: The hero who rolls.
        say: Says the sentences of the book.
        labels: Those that the lines of the book are called by, in small letters.
        plain: Whether those lines only tell success from failure, and not by how much.
    """
    try:
        dice = RecordingDice(SeededDice("a reader's dice"))
        check.resolve(sheet, dice)
        sides = [side for side, _ in dice.rolls]
        if not sides or {*sides} != {sides[0]} or sides[0] ** len(sides) > MOST_WAYS:
            return ""
        listed = _listed(
            sides, lambda *fall: _told(check.resolve(sheet, _dice(*fall)), labels, say, plain)
        )
    except _WRONG:
        return ""
    for code, known in listed.items():
        if 1 < len(groups := _grouped(known)) <= MOST_GROUPS:
            said = [f"{_spans(places, say)}: {what}" for what, places in groups]
            return say("on-dice", many=len(sides), sides=sides[0], read=code, said=said)
    return ""


def _percent(tens: int, units: int) -> int:
    """Return a d100 of two d10 that count one less than their faces; 00 is 100."""
    return 10 * (tens - 1) + units - 1 or 100


_READINGS: Mapping[str, Callable[[tuple[int, ...]], tuple[int, bool]]] = {
    "face": lambda fall: (fall[0], False),
    "sum": lambda fall: (sum(fall), False),
    "highest": lambda fall: (max(fall), False),
    "lowest": lambda fall: (min(fall), False),
    "highest-twice": lambda fall: (max(fall), fall.count(max(fall)) > 1),
    "percent": lambda fall: (_percent(*fall), False),
    "percent-turned": lambda fall: (_percent(*reversed(fall)), False),
}
"""How dice may be read: a number, and whether more than one die shows it."""


def _listed(
    sides: Sequence[int], told: Callable[..., str]
) -> dict[str, dict[tuple[int, bool], str]]:
    """Return the readings that decide alone, each with what its numbers come to, in order.

    Most checks leave none after a few falls, if these come in no order.

    Args:
        sides: Those of each die.
        told: Returns what faces come to.
    """
    listed: dict[str, dict[tuple[int, bool], str]] = {
        code: {}
        for code in _READINGS
        if (code == "face") == (len(sides) == 1)
        and (not code.startswith("percent") or sides == [10, 10])
    }
    falls = [*product(range(1, sides[0] + 1), repeat=len(sides))]
    mixed = SeededDice("falls").roll(len(falls), MOST_WAYS)
    for _, fall in sorted(zip(mixed, falls, strict=True)):
        what = told(*fall)
        for code, known in [*listed.items()]:
            if known.setdefault(_READINGS[code](fall), what) != what:
                del listed[code]
        if not listed:
            break
    return {code: dict(sorted(known.items())) for code, known in listed.items()}


def _grouped(listed: Mapping[tuple[int, bool], str]) -> list[tuple[str, list[tuple[int, bool]]]]:
    """Return what is told with its readings in a row; of two dice alike only where it matters."""
    left = {(n, False): told for (n, twice), told in listed.items() if not twice}
    for (n, twice), told in listed.items():
        if twice and left.setdefault((n, False), told) != told:
            left[n, True] = told
    left = dict(sorted(left.items()))
    return [
        (told, [place for place, _ in group])
        for told, group in groupby(left.items(), key=lambda one: one[1])
    ]


def _spans(places: Sequence[tuple[int, bool]], say: Say) -> str:
    (first, twice), (last, _) = places[0], places[-1]
    if twice:
        return say("more-than-once", number=first)
    return str(first) if first == last else say("span-of", first=first, last=last)


def _dice(*faces: int) -> LoadedDice:
    return LoadedDice(faces)


def _told(outcome: Outcome, labels: Collection[str], say: Say, plain: bool) -> str:
    """Return what an outcome is called in the lines of a book, and what the rules do with it.

    It is called by its label, by its count, or only success or failure.
    """
    good = not outcome.failures  # a failure may have rolled some successes, too few
    count = outcome.successes if good else outcome.failures
    if outcome.label.lower() in labels or not count:
        told = say.name(outcome.label)
    elif plain:
        told = say.name("success" if good else "failure")
    else:
        told = say("counted", low=count, one=count == 1, good=good)
    does = [said for one in spoken.done(outcome.changes) if (said := say.say(one))]
    return say("with-changes", told=told, does=does) if does else told
