"""Improvised actions: the test of `try ATTRIBUTE`, and prose for its result that fits any scene."""

from dataclasses import replace

from solo.errors import nearest
from solo.rules.core.fights.turns import by_way
from solo.rules.core.outcome import Effect, Outcome
from solo.rules.core.protocols import Check, Illegal
from solo.rules.core.wording.naming import legal
from solo.rules.core.wording.quoting import purpose_of, shown
from solo.rules.core.wording.roots import roots
from solo.rules.fell.checks.terms import HIGHEST_DN
from solo.rules.fell.checks.tests import Test
from solo.rules.fell.effects import Hurts
from solo.rules.fell.heroes.attributes import parse_attribute
from solo.rules.fell.heroes.sheet import Sheet
from solo.rules.fell.printed import printed
from solo.rules.fell.words import words
from solo.words import Message

WELL = 3  # how far above the number a roll has to be for the better prose


def improvise(attribute: str, difficulty: str, deed: str = "") -> Test:
    """Return the test for an action that the scene does not offer.

    Raises:
        Illegal: No such attribute or difficulty.

    Source: FELL, FELL-009 to FELL-011, FELL-017.
    """
    return Test(
        attribute=(trait(attribute),),
        dn=_number(difficulty),
        skills=_skills_for(deed),
        purpose=purpose_of(deed),
        risk=str(printed("tries")["risk"]),
    )


def _skills_for(deed: str) -> tuple[str, ...]:
    """Return what a skill may be called that a deed plainly asks for.

    It is one with a word of the deed for its name, or one that the table has a word of it for.
    """
    said = roots(deed)
    asked = {name for name, of in printed("tests")["bears_on"].items() if said & roots(of)}
    named = {f"{root}{ending}" for root in said for ending in ("", "e", "s", "ing")}
    return tuple(sorted(asked | named))


def trait(name: str) -> str:
    """Return an attribute's id, however it was typed.

    Raises:
        Illegal: No such attribute.
    """
    return legal(parse_attribute, name)


def improvised(
    attribute: str, outcome: Outcome, visits: int
) -> tuple[Message, tuple[Effect[Sheet], ...]]:
    """Return prose and effects for what an improvised test came to.

    Raises:
        Illegal: No such attribute.

    Source: FELL, FELL-012: a failure brings trouble, the worst of them a knock.
    """
    name = trait(attribute)
    tries = printed("tries")
    key = degree(outcome)
    harm = int(tries["harm"].get(name, 0)) if key == "badly" else 0
    effects = (Hurts(points=harm, spare=True),) if harm else ()
    return words(by_way(tries, name, key, visits)), effects


def no_easier(check: Check[Sheet]) -> Check[Sheet]:
    """Return what is tried no easier than usual: who gains by it does not say how easy it is."""
    if not isinstance(check, Test):
        return check
    return replace(check, dn=max(check.dn, int(printed("tests")["dn"])))


def degree(outcome: Outcome) -> str:
    """Return how it went: `well`, `passed`, `failed` or `badly`."""
    facts = outcome.facts
    result, dn = int(facts.get("result", 0)), int(facts.get("dn", 0))
    if outcome.successes:
        return "well" if result >= dn + WELL else "passed"
    return "badly" if result <= 1 else "failed"


def difficulties() -> tuple[str, ...]:
    """Return the words for difficulties."""
    return tuple(printed("tests")["difficulties"])


def _number(difficulty: str) -> int:
    """Return the difficulty number that a word or number means; the usual one for nothing."""
    known: dict[str, int] = printed("tests")["difficulties"]
    wanted = difficulty.strip().lower().removeprefix("dn").strip()
    if not wanted:
        return int(printed("tests")["dn"])
    if wanted in known:
        return known[wanted]
    if wanted.isascii() and wanted.isdigit() and 1 <= int(wanted[:4]) <= HIGHEST_DN:
        return int(wanted[:4])
    near, wrong = nearest(wanted, known), shown(difficulty)
    raise Illegal(
        words("difficulty-unknown", word=wrong, near=near, known=tuple(known), most=HIGHEST_DN)
    )
