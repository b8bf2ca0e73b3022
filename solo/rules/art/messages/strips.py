"""Rolls on the Action Results Table as strips: the row of the hundred with its ten ranks."""

from solo.rules.art.checks.ranks import WORDS
from solo.rules.art.checks.roll import AWESOME
from solo.rules.core.outcome import Outcome
from solo.rules.core.shown.strip import Strip, strip_of


def strip(outcome: Outcome) -> Strip | None:
    """Return the row that a roll was read on, its columns as they count (ART-025, ART-198)."""
    facts = outcome.facts
    if "bounds" not in facts or "row" not in facts:
        return None
    # No roll of one alone decides, but for who is helped.
    combined = len(facts.get("parts", ())) > 1 and facts["kind"] != "assist"
    needed = 0 if facts["hidden"] or combined else facts["difficulty_index"]
    moved = facts["raised"] + facts["shift"]
    ends = []
    for column, last in enumerate(facts["bounds"], 1):
        rank = min(AWESOME, max(1, column + moved))
        ends.append((WORDS[rank], last, rank >= needed if needed else None))
    return strip_of(ends, (facts["roll"],))
