"""The notes of a fight as messages."""

from solo.rules.art.fight.words import words
from solo.rules.core.outcome import Facts
from solo.words import Message


def phrase(code: str, facts: Facts) -> Message:
    """Say one note of a fight; `code` is without its `fight-`. Who is the reader has no name."""
    who = "" if facts.get("you") else facts.get("who", "")
    return words(code, **{**facts, "who": who})
