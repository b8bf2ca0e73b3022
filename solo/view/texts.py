"""Texts as data: words as they stand; messages with code, facts, and how they are said."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from solo.words import Message, Text, Words

Say: TypeAlias = Callable[[Text], object]
"""What makes a text into data."""


def saying(words: Words) -> Say:
    """Return what makes texts into data, said in a language."""

    def say(text: Text) -> object:
        if isinstance(text, str):
            return text
        return {"code": text.code, "facts": plain(text.facts), "text": words.say(text)}

    return say


def plain(value: object) -> object:
    """Return a value as JSON can hold it; a message within is its code and its facts."""
    match value:
        case Message():
            return {"code": value.code, "facts": plain(value.facts)}
        case Mapping():
            return {str(name): plain(one) for name, one in value.items()}
        case tuple() | list() | set() | frozenset():
            return [plain(one) for one in value]
        case None | bool() | int() | float() | str():
            return value
    return str(value)
