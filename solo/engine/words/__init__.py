"""The sentences of the engine, by the codes of their messages."""

from solo.words import Message, room

words = room("engine")


def ending_kind(kind: str) -> Message:
    """Return how an adventure ended, by the author's word for it."""
    return words("ending-kind", kind=kind)
