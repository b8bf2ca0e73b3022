"""How rolls fell, and why, as messages. No rule is decided here."""

from collections.abc import Iterator, Mapping

from solo.rules.core.outcome import Facts, Outcome
from solo.rules.fell.checks.terms import SITUATION
from solo.rules.fell.health.harm_dice import DN
from solo.rules.fell.words import words
from solo.words import Message, Text

_RULES: Mapping[str, tuple[str, ...]] = {
    "task": ("why-task",),
    "test": ("why-test",),
    "contest": ("why-contest",),
    "leverage": ("why-leverage",),
    "meeting": ("why-meeting",),
    "reaction": ("why-reaction",),
    "luck": ("why-luck",),
    "cast": ("why-cast",),
    "morale": ("why-morale",),
    "request": ("why-request",),
    "attack": ("why-attack", "why-together"),
    "blast": ("why-blast",),
    "reach": ("why-reach",),
    "harm": ("why-harm",),
    "question": ("why-question",),
    "rest": ("why-rest",),
}
"""The messages of the rules that a kind of roll followed."""
_TOLD = {*_RULES, "blow"}


def verdict(outcome: Outcome) -> tuple[Message, ...]:
    """Say in a line how a roll fell."""
    kind = outcome.facts.get("kind", "")
    if kind not in _TOLD or (kind == "rest" and not outcome.faces):
        return ()
    code = {"blow": "struck", "reach": "blast"}.get(kind, f"fell-{kind}")
    facts = {"own_faces": outcome.faces, "rolled": bool(outcome.faces), **outcome.facts}
    if kind in ("cast", "reaction"):
        facts["attribute"] = "wil"
    return (words(code, **facts, label=outcome.label),)


def explain(outcome: Outcome) -> tuple[Text, ...]:
    """Explain a roll: the whole in a line, then step by step with the ids of the rules."""
    facts = outcome.facts
    lines = verdict(outcome)
    if not lines:
        return ()
    return (*lines, *_why(facts))


def _why(facts: Facts) -> Iterator[Message]:
    if "base" in facts:
        yield from _die(facts)
    yield from map(words, _RULES.get(facts["kind"], ()))
    if facts["kind"] == "blow":
        yield from _blow(facts)
    if facts.get("rival_result") is not None and facts["result"] == facts["rival_result"]:
        yield words("why-tie", same=facts["die"] == facts["rival"])


def _step_rule(what: str, steps: int, facts: Facts) -> str:
    """Return the rule that a step up or down comes from."""
    if what in (SITUATION, facts.get("situation")):
        return "FELL-007"
    if what == "fatigue":
        return "FELL-052"
    return "FELL-017" if steps > 0 else "FELL-022"


def _die(facts: Facts) -> Iterator[Message]:
    """Say which die was rolled, and what made it so."""
    yield words("why-die", attribute=facts["attribute"], base=facts["base"])
    for what, steps in facts["steps"]:
        rule = _step_rule(what, steps, facts)
        yield words("why-step", what=what, level=abs(steps), up=steps > 0, rule=rule)
    if facts["die"] is None:
        yield words("why-no-die")
        return
    better, worse = facts["advantage"], facts["disadvantage"]
    if better:
        yield words("why-advantage", causes=better)
    if worse:
        yield words("why-disadvantage", causes=worse)
    if better and worse and not facts["extra"]:
        yield words("why-cancelled")


def _blow(facts: Facts) -> Iterator[Message]:
    """Say what made the blows of a fight better and worse, and what they did."""
    yield from (words(f"why-{reason}") for reason in facts["reasons"])
    if len(facts["faces"]) > 1:
        yield words("why-highest")
    if facts["armor"]:
        yield words("why-armor", armor=facts["armor"])
    if len(facts["by"]) > 1:
        yield words("why-together")
    if tested := facts.get("tested"):
        yield words("why-critical", **{**tested, "needed": DN})
