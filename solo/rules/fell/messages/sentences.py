"""How rolls fell, and why, as messages. No rule is decided here."""

from collections.abc import Iterator

from solo.rules.core.outcome import Facts, Outcome
from solo.rules.core.shown.strip import succeeding
from solo.rules.fell.checks.terms import SITUATION
from solo.rules.fell.health.harm_dice import DN
from solo.rules.fell.messages.strips import strip
from solo.rules.fell.words import words
from solo.words import Message, lines

_RULED = frozenset(
    ("task", "test", "contest", "leverage", "meeting", "reaction", "luck", "cast", "morale",
     "request", "attack", "blast", "reach", "harm", "question", "rest")
)  # fmt: skip
"""The kinds of rolls that follow a rule of their own, which `why-KIND` says."""
_TOLD = {*_RULED, "blow"}


def verdict(outcome: Outcome) -> tuple[Message, ...]:
    """Say in a line how a roll fell."""
    kind = outcome.facts.get("kind", "")
    if kind not in _TOLD or (kind == "rest" and not outcome.faces):
        return ()
    code = {"blow": "struck", "reach": "blast"}.get(kind, f"fell-{kind}")
    facts = {"own_faces": outcome.faces, "rolled": bool(outcome.faces), **outcome.facts}
    facts["succeeds"] = succeeding(strip(outcome))
    if kind in ("cast", "reaction"):
        facts["attribute"] = "wil"
    return (words(code, **facts, label=outcome.label),)


def explain(outcome: Outcome) -> tuple[Message, ...]:
    """Explain a roll: the whole in a line, then step by step with the ids of the rules."""
    told = verdict(outcome)
    return (*told, *_die(outcome.facts), *_why(outcome.facts)) if told else ()


def _why(facts: Facts) -> Iterator[Message]:
    """Say by which rules a roll counted, and what made the blows of a fight what they were."""
    kind, blow = facts["kind"], facts["kind"] == "blow"
    rival, reasons = facts.get("rival_result"), facts["reasons"] if blow else ()
    codes = {
        f"why-{kind}": kind in _RULED,
        **{f"why-{reason}": True for reason in reasons},
        "why-highest": blow and len(facts["faces"]) > 1,
        "why-armor": blow and facts["armor"],
        "why-together": kind == "attack" or (blow and len(facts["by"]) > 1),
    }
    yield from lines(words, facts, codes)
    if blow and (tested := facts.get("tested")):
        yield words("why-critical", **{**tested, "needed": DN})
    if rival is not None and facts["result"] == rival:
        yield words("why-tie", same=facts["die"] == facts["rival"])


def _step_rule(what: str, steps: int, facts: Facts) -> str:
    """Return the rule that a step up or down comes from."""
    if what in (SITUATION, facts.get("situation")):
        return "FELL-007"
    if what == "fatigue":
        return "FELL-052"
    return "FELL-017" if steps > 0 else "FELL-022"


def _die(facts: Facts) -> Iterator[Message]:
    """Say which die was rolled, if any was, and what made it so."""
    if "base" not in facts:
        return
    yield words("why-die", **facts)
    for what, by in facts["steps"]:
        yield words("why-step", what=what, level=abs(by), by=by, rule=_step_rule(what, by, facts))
    rolled, better, worse = facts["die"] is not None, facts["advantage"], facts["disadvantage"]
    codes = {
        "why-no-die": not rolled,
        "why-advantage": rolled and better,
        "why-disadvantage": rolled and worse,
        "why-cancelled": rolled and better and worse and not facts["extra"],
    }
    yield from lines(words, facts, codes)
