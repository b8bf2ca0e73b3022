"""Improvised actions: the check for `try ATTRIBUTE`, and prose for its result."""

from dataclasses import replace

from solo.rules.core.fights.turns import by_way
from solo.rules.core.outcome import Effect, Outcome
from solo.rules.core.protocols import AnyCheck
from solo.rules.core.wording.naming import legal
from solo.rules.core.wording.quoting import purpose_of
from solo.rules.fictive_hack.checks.attribute_rolls import Challenge
from solo.rules.fictive_hack.checks.difficulty import STANDARD, Difficulty
from solo.rules.fictive_hack.health.effects import Bonus
from solo.rules.fictive_hack.heroes.attributes import Rating, parse_attribute
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.rules.fictive_hack.printed import printed
from solo.rules.fictive_hack.words import words
from solo.words import Message


def improvise(attribute: str, difficulty: str, deed: str = "") -> Challenge:
    """Return the check for an action that the scene does not offer (FH-168).

    Raises:
        Illegal: No such attribute or difficulty.
    """
    name = legal(parse_attribute, attribute)
    wanted = legal(Difficulty.parse, difficulty) if difficulty.strip() else STANDARD
    return Challenge(attribute=(Rating(name),), difficulty=wanted, purpose=purpose_of(deed))


def improvised(
    attribute: str, outcome: Outcome, visits: int
) -> tuple[Message, tuple[Effect[Sheet], ...]]:
    """Return prose and effects for what an improvised check came to; variants take turns.

    Raises:
        Illegal: No such attribute.
    """
    name = legal(parse_attribute, attribute)
    tries = printed("tries")
    key = degree(outcome)
    if not key:
        return words(tries["aborted"]), ()
    effects = tuple(Bonus(points["bonus"]) for found, points in tries["effects"].items()
                    if found == key)  # fmt: skip
    return words(by_way(tries, name, key, visits)), effects


def no_easier(check: AnyCheck) -> AnyCheck:
    """Return what is tried no easier than usual: who gains by it does not say how easy it is."""
    if not isinstance(check, Challenge) or check.difficulty.number >= STANDARD.number:
        return check
    return replace(check, difficulty=STANDARD)


def worth(outcome: Outcome) -> Effect[Sheet]:
    """Return what something tried in a fight adds to the hero's next roll (our reading)."""
    return Bonus(int(printed("tries")["fight"]["bonus"].get(degree(outcome), 0)))


def degree(outcome: Outcome) -> str:
    """Return how well it went: great, good, poor or bad; nothing when it was not counted."""
    tries = printed("tries")
    if outcome.successes:
        return "great" if outcome.successes >= tries["great"] else "good"
    if outcome.failures:
        return "bad" if outcome.failures >= tries["bad"] else "poor"
    return ""
