"""Texts as data: words as they stand; messages with code, facts, and how they are said."""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from solo.engine.events import text_record
from solo.words import Text, Words

Say: TypeAlias = Callable[[Text], object]
"""What makes a text into data."""


def saying(words: Words) -> Say:
    """Return what makes texts into data, said in a language."""
    return partial(text_record, say=words.say)
