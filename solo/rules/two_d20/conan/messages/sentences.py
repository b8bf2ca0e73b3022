"""Conan's notes and outcomes as messages; no rule is decided here."""

from solo.rules.core.outcome import Facts, Note, Outcome
from solo.rules.two_d20.conan.checks.combat_dice import HARMED, PLACES, UNHARMED
from solo.rules.two_d20.conan.checks.spends import GAME
from solo.rules.two_d20.conan.health.hazard import SPARED
from solo.rules.two_d20.conan.printed import printed
from solo.rules.two_d20.conan.words import words
from solo.rules.two_d20.core import likelihood as oracle
from solo.rules.two_d20.core import sentences as shared
from solo.words import Message


def phrase(note: Note) -> Message:
    """Say a note in one plain sentence."""
    return shared.said(note, words)


def explain(outcome: Outcome) -> tuple[Message, ...]:
    """Explain an outcome line by line, with the ids of the rules."""
    facts = outcome.facts
    cost = facts.get("doom_cost")
    if "answer" in facts:
        return oracle.explain(outcome)
    if outcome.label in PLACES:
        return (words("why-place", face=outcome.faces[0], place=outcome.label),)
    if outcome.label in (HARMED, UNHARMED):
        return _hit(outcome) if "who" in facts else (words("why-damage", **facts),)
    if "foes_left" in facts:
        return (shared.explain_fight(outcome),)
    if outcome.label == SPARED:
        return (words("why-spared", cost=cost),)
    if cost is not None and "tn" not in facts:
        return (words("why-unavoidable", cost=cost),)
    if "difficulty" not in facts:
        return ()
    return (*_who(facts), *_test(outcome), *((words("why-doom", cost=cost),) if cost else ()))


def _test(outcome: Outcome) -> tuple[Message, ...]:
    """Explain a test, or a struggle: both sides, and who has won."""
    facts, needed = outcome.facts, outcome.facts["difficulty"]
    named = words("why-difficulty", difficulty=needed, name=difficulty_name(needed))
    if "rival" in facts:
        made = {"faces": outcome.faces, "successes": outcome.made, "label": outcome.label}
        return words("why-struggle", **{**facts, **made}), words("why-won", **made), named
    lines = shared.explain_test(outcome, GAME, "Momentum")
    return lines if facts.get("simple") else (*lines, named)


def _who(facts: Facts) -> tuple[Message, ...]:
    """Say who does it to whom, in a fight."""
    return (words("why-who", who=facts["who"]),) if "who" in facts else ()


def _hit(outcome: Outcome) -> tuple[Message, ...]:
    """Explain a hit in a fight: its dice, what comes on top, Soak, and the Harm."""
    facts = {**outcome.facts, "faces": outcome.faces}
    facts["vicious"] = facts["damage"] - facts["dice"] - facts["bonus"]
    told = (
        ("why-dice", outcome.faces),
        ("why-more", facts["vicious"] or facts["bonus"]),
        ("why-soak", "soak" in facts),
        ("why-harm", facts.get("harm")),
    )
    return (*_who(facts), *(words(code, **facts) for code, so in told if so))


def difficulty_name(difficulty: int) -> str:
    """Return the name of a difficulty; beyond Epic it is Epic and keeps its number (CON-012)."""
    names = {number: name for name, number in printed("difficulties")["names"].items()}
    return str(names[min(max(0, difficulty), max(names))]).capitalize()
