"""What a test reads: messages said in English."""

from collections.abc import Iterable

from solo.terminal.typed.readings import Nonsense
from solo.words import english as english


def said(nonsense: Nonsense) -> Nonsense:
    """Say in English why a line means nothing."""
    return nonsense._replace(reason=english(nonsense.reason))


def all_english(values: Iterable[object]) -> tuple[str, ...]:
    """Say several messages in English."""
    return tuple(map(english, values))
