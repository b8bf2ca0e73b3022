"""What a test reads: messages said in English."""

from collections.abc import Iterable

from solo.words import english as english


def all_english(values: Iterable[object]) -> tuple[str, ...]:
    """Say several messages in English."""
    return tuple(map(english, values))
