"""Attribute rolls as strips: the ten faces of the die, and from which on the sum is enough."""

from solo.rules.core.outcome import Outcome
from solo.rules.core.shown.strip import Strip, die_strip
from solo.rules.fictive_hack.checks.ten_sided import SIDES


def strip(outcome: Outcome) -> Strip | None:
    """Return the ten faces of a roll of 1d10 (FH-161); an attack has dice of its own kind."""
    facts = outcome.facts
    if "by" not in facts or not facts.get("face") or facts.get("reason"):
        return None
    face, by = facts["face"], facts["by"]
    lost_tie = not by and not outcome.successes
    return die_strip(SIDES, face - by + lost_tie - facts.get("spare", 0), (face,))
