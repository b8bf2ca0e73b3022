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
    tested, cost = "difficulty" in facts, facts.get("doom_cost")
    whole = {
        "why-place": outcome.label in PLACES,
        "fight-ended": "foes_left" in facts,
        "why-spared": outcome.label == SPARED,
        "why-unavoidable": cost is not None and "tn" not in facts,
        "why-who": tested and "who" in facts,
    }
    told = lines(words, facts, whole)
    if not tested or outcome.label == SPARED:
        return told[:1]
    named = {"why-difficulty": not facts.get("simple"), "why-doom": cost}
    return (*told, *_test(outcome, facts), *lines(words, facts, named))


def _test(outcome: Outcome, facts: Facts) -> tuple[Message, ...]:
    """Explain a test, or a struggle: both sides, and who has won."""
    if "rival" not in facts:
        return explain_test(outcome, GAME, "Momentum")
    made = {**facts, "successes": outcome.made}
    return lines(words, made, {"why-struggle": True, "why-won": True})


def _hit(facts: Facts) -> tuple[Message, ...]:
    """Explain a hit: in a fight its dice, what comes on top, Soak, and the Harm."""
    if "who" not in facts:
        return (words("why-damage", **facts),)
    vicious = facts["damage"] - facts["dice"] - facts["bonus"]
    told = {
        "why-who": True,
        "why-dice": facts["faces"],
        "why-more": vicious or facts["bonus"],
        "why-soak": "soak" in facts,
        "why-harm": facts.get("harm"),
    }
    return lines(words, {**facts, "vicious": vicious}, told)
