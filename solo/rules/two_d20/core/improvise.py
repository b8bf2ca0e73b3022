"""Improvised actions: what one is worth in a fight, and prose for it by attribute and degree."""

from typing import TypeVar

from solo.rules.core.fights.turns import by_turns, by_way
from solo.rules.core.outcome import Outcome
from solo.rules.core.values.printed import Printed
from solo.rules.core.words import words as core
from solo.rules.two_d20.core.sheet import Hero, Notes, bank, set_points
from solo.words import Message, Room

H = TypeVar("H", bound=Hero)

BADLY, WELL = 3, 2
"""Successes lacking from which it went badly, and over the difficulty from which it went well."""


def degree(outcome: Outcome) -> str:
    """Return how it went: badly, failed, passed or well."""
    if outcome.failures:
        return "badly" if outcome.failures >= BADLY else "failed"
    needed = int(outcome.facts.get("difficulty", 0) or 0)
    return "well" if outcome.successes - needed >= WELL else "passed"


def worth(outcome: Outcome, sheet: H) -> tuple[H, Notes]:
    """Return the hero with a point for what was tried in a fight, or with one for the other side.

    It comes besides the points of the roll itself. It is our rule: in the text, too, an advantage
    is something that points buy.
    """
    if not outcome.failures:
        return bank(sheet, 1)
    if degree(outcome) == "badly":
        return set_points(sheet, "threat", sheet.threat + 1)
    return sheet, ()


def told(tries: Printed, attribute: str, outcome: Outcome, visits: int, room: Room) -> Message:
    """Return prose for it; the variants take turns, so that no dice are needed for them.

    A complication adds a sentence of its own. `room` makes messages of the codes in `tries`.
    """
    if outcome.label == "aborted":
        return room(tries["aborted"])
    text = room(by_way(tries, attribute, degree(outcome), visits))
    if "complication" not in outcome.triggers:
        return text
    return core("sentences", parts=(text, room(by_turns(tries["complication"], visits))))
