"""Conan's outcomes as messages; no rule is decided here."""

from solo.rules.core.outcome import Facts, Outcome
from solo.rules.two_d20.conan.checks.combat_dice import HARMED, PLACES, UNHARMED
from solo.rules.two_d20.conan.checks.spends import GAME
from solo.rules.two_d20.conan.health.hazard import SPARED
from solo.rules.two_d20.conan.words import words
from solo.rules.two_d20.core import likelihood as oracle
from solo.rules.two_d20.core.sentences import explain_test
from solo.words import Message, lines


def explain(outcome: Outcome) -> tuple[Message, ...]:
    """Explain an outcome line by line, with rule ids; difficulties have names (CON-012)."""
    facts = {**outcome.facts, "faces": outcome.faces, "label": outcome.label}
    if "answer" in facts:
        return oracle.explain(outcome)
    if outcome.label in (HARMED, UNHARMED):
        return _hit(facts)
    placed, spared, cost = outcome.label in PLACES, outcome.label == SPARED, facts.get("doom_cost")
    tested = "difficulty" in facts and not spared
    paid = cost is not None and "tn" not in facts and not spared
    whole = {
        "why-place": placed,
        "why-place-rule": placed,
        "fight-ended": "foes_left" in facts,
        "why-spared": spared,
        "why-spared-rule": spared,
        "why-unavoidable": paid,
        "why-doom-rule": paid,
        "why-who": tested and "who" in facts,
    }
    told = lines(words, facts, whole)
    if not tested:
        return told
    simple = facts.get("simple")
    named = {"why-difficulty": not simple, "why-doom": cost, "why-doom-rule": cost}
    return (*told, *_test(outcome, facts), *lines(words, facts, named))


def _test(outcome: Outcome, facts: Facts) -> tuple[Message, ...]:
    """Explain a test, or a struggle: both sides, and who has won."""
    if "rival" not in facts:
        return explain_test(outcome, GAME, "Momentum")
    made = {**facts, "successes": outcome.made}
    return lines(words, made, {"why-struggle": True, "why-test": True, "why-won": True})


def _hit(facts: Facts) -> tuple[Message, ...]:
    """Explain a hit: in a fight its dice, what comes on top, Soak, and the Harm."""
    if "who" not in facts:
        return lines(words, facts, {"why-damage": True, "why-damage-rule": True})
    vicious = facts["damage"] - facts["dice"] - facts["bonus"]
    told = {
        "why-who": True,
        "why-dice": facts["faces"],
        "why-more": vicious or facts["bonus"],
        "why-soak": "soak" in facts,
        "why-harm": facts.get("harm"),
    }
    return lines(words, {**facts, "vicious": vicious}, told)
