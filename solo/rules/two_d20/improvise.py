"""What nobody foresaw: prose for a `try` that any scene can bear, by attribute and degree."""

from collections.abc import Mapping
from typing import Any

from solo.rules.outcome import Outcome

BADLY, WELL = 3, 2
"""Successes lacking from which it went badly, and over the difficulty from which it went well."""


def degree(outcome: Outcome) -> str:
    """Return how it went: badly, failed, passed or well."""
    if outcome.failures:
        return "badly" if outcome.failures >= BADLY else "failed"
    needed = int(outcome.facts.get("difficulty", 0) or 0)
    return "well" if outcome.successes - needed >= WELL else "passed"


def told(tries: Mapping[str, Any], attribute: str, outcome: Outcome, visits: int) -> str:
    """Return prose for it; the variants take turns, so that no dice are needed for them.

    A complication adds a sentence of its own.
    """
    if outcome.label == "aborted":
        return str(tries["aborted"])
    variants = tries["prose"][attribute][degree(outcome)]
    text = str(variants[visits % len(variants)])
    if "complication" in outcome.triggers:
        more = tries["complication"]
        text += f" {more[visits % len(more)]}"
    return text
