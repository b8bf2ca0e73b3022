"""Sentences for notes: what happened besides the roll itself."""

from solo.rules.core.outcome import Note
from solo.rules.fell.words import words
from solo.words import Message


def phrase(note: Note) -> Message:
    """Say a note: its code is that of its message, its facts are those of its sentence."""
    return words(note.code, **note.facts)
