"""Sentences for notes: what happened besides the roll itself."""

from collections.abc import Sequence

from solo.rules.core.outcome import Facts, Note
from solo.rules.fell.words import words
from solo.words import Message

ENDS = (".", "!", "?", "…")
"""The characters that end a sentence; a text with one of them gets no full stop."""


def phrase(note: Note) -> Message:
    """Say a note: its code is that of its message, its facts are those of its sentence."""
    return words(note.code, **note.facts)


def listed(words: Sequence[str]) -> str:
    """Return words as a list in prose, each once: `a`, `a and b`, `a, b and c`."""
    *others, last = dict.fromkeys(words)
    return f"{', '.join(others)} and {last}" if others else last


def shown(f: Facts) -> str:
    """Say what a test against critical harm shows: `2`, or of two dice both, and which counts."""
    faces = f.get("faces", ())
    both = f"{' and '.join(map(str, faces))}: " if len(faces) > 1 else ""
    return f"{both}{f['result']}"


def capital(name: str) -> str:
    """Return a name as it begins a sentence; what is capital in it stays so."""
    return name[:1].upper() + name[1:]


def titled(name: str) -> str:
    """Return the name of a spell as its sheet has it, all words with capitals."""
    return " ".join(map(capital, name.split()))
