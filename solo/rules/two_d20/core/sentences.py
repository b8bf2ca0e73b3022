"""Tests of both games as messages; no rule is decided here."""

from solo.rules.core.outcome import Facts, Outcome
from solo.rules.core.shown.sheet_rows import fields
from solo.rules.core.shown.strip import succeeding
from solo.rules.two_d20.core.pool import SIDES
from solo.rules.two_d20.core.strips import strip
from solo.rules.two_d20.core.testing import Called, Terms
from solo.rules.two_d20.core.words import words
from solo.words import Message, lines


def asked(terms: Terms, game: Called) -> tuple[Message, ...]:
    """Say what a test asks, before it is rolled."""
    pool, aim = terms.pool, terms.pool.aim
    facts = {
        **fields(terms, "attribute rating skill trained difficulty against purpose steps"),
        **fields(pool, "dice sure"),
        "tn": aim.tn,
        "critical": game.critical,
        "twice": aim.critical if aim.critical > game.usual_critical else 0,
        "ones": aim.critical == 1,
        "helpers": tuple(helper.tn for helper in pool.helpers),
        "worst": aim.worst if aim.worst < SIDES else 0,
    }
    return lines(words, facts, {"asked": True, "each-die": True, "made-of": terms.steps})


def verdict(outcome: Outcome) -> tuple[Message, ...]:
    """Say in a line how a test fell."""
    return (words("verdict", **_fell(outcome)),)


def _fell(outcome: Outcome) -> Facts:
    """Return the facts of a line that tells of a roll."""
    helped = outcome.facts.get("helped", ())
    own = outcome.faces[: len(outcome.faces) - len(helped)]
    return {**outcome.facts, "faces": own, "helped": helped, "successes": outcome.made,
            "label": outcome.label, "succeeds": succeeding(strip(outcome))}  # fmt: skip


def explain_test(outcome: Outcome, game: Called, points: str) -> tuple[Message, ...]:
    """Explain one test: the whole in a line, then step by step with the ids of the rules."""
    facts = {**_fell(outcome), **{f"cite_{what}": rule for what, rule in game.cites.items()}}
    if facts.get("simple"):
        return lines(words, facts, {"why-simple": True, "why-simple-rule": True})
    worst = facts["complication_on"]
    more = {
        "twice": facts[game.critical],
        "cost": facts[game.points],
        "points": points,
        "made": outcome.made if facts["passed"] else outcome.successes,
        "lacking": outcome.failures,
        "on": min(worst, SIDES),
        "more": worst < SIDES,
    }
    codes = {
        "verdict": True,
        "why-test": True,
        "why-success": True,
        "why-twice": more["twice"],
        "why-sure": facts["sure"],
        "why-auto": facts["auto"],
        "why-helped": facts["helped"],
        "why-again": facts.get("again"),
        "why-steps": facts["steps"],
        "why-passed": facts["passed"],
        "why-failed": not facts["passed"],
        "why-complications": facts["complications"],
        "why-bought": facts.get("spent"),
    }
    return lines(words, {**facts, **more}, codes)
