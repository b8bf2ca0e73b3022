"""Sentences for notes: what happened besides the roll itself."""

from collections.abc import Sequence

from solo.rules.core.outcome import Note
from solo.rules.fell.words import words
from solo.words import Message


def phrase(note: Note) -> Message:
    """Say a note: its code is that of its message, its facts are those of its sentence."""
    return words(note.code, **note.facts)


def listed(words: Sequence[str]) -> str:
    """Return words as a list in prose, each once: `a`, `a and b`, `a, b and c`."""
    *others, last = dict.fromkeys(words)
    return f"{', '.join(others)} and {last}" if others else last


def capital(name: str) -> str:
    """Return a name as it begins a sentence; what is capital in it stays so."""
    return name[:1].upper() + name[1:]
