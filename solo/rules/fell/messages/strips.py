"""Tests of FELL as strips: the faces of the die, and from which on it is enough."""

from solo.rules.core.outcome import Outcome
from solo.rules.core.shown.strip import Strip, die_strip, strip_of
from solo.rules.fell.checks.ladder import Die


def strip(outcome: Outcome) -> Strip | None:
    """Return the faces of the die that was rolled (FELL-010, FELL-015, FELL-031)."""
    facts = outcome.facts
    if not facts.get("die") or not facts.get("result"):
        return None
    sides, result = int(Die.parse(facts["die"])), facts["result"]
    match facts.get("kind"):
        case "test":
            return die_strip(sides, facts["dn"], outcome.faces)
        case "contest" | "leverage":
            won_tie = facts["won"] and result == facts["rival_result"]
            return die_strip(sides, facts["rival_result"] + (not won_tie), (result,))
        case "luck":
            good = facts["good"]
            return strip_of([("unlucky", good - 1, None), ("lucky", sides, None)], (result,))
    return None
