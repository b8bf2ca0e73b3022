"""Messages: what the program has to say, before it is said in any language."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Protocol, TypeAlias

from solo.namedtuple import NamedTuple

Facts: TypeAlias = Mapping[str, Any]
"""Named values of a message: text, numbers, yes or no, messages, and tuples of these."""


class Message(NamedTuple):
    """Something to be said: its code, `room.id`, and the facts that its sentence names."""

    code: str
    facts: Facts = MappingProxyType({})

    def __str__(self) -> str:
        """Return what it says in English, for whoever knows no other language."""
        return in_english(self)

    def __hash__(self) -> int:
        """Return the same for messages that are alike, if their facts can be hashed."""
        return hash((self.code, frozenset(self.facts.items())))


in_english: Callable[[Message], str] = repr
"""Says a message in English; `sentences.py`, which knows the catalogues, puts it here."""

Text: TypeAlias = str | Message
"""What a person reads: words of an author or a player as they wrote them, or a message."""


def with_fact(text: Text, name: str, value: object) -> Text:
    """Return a text with another value of a fact, wherever a message of it has that fact."""
    if not isinstance(text, Message):
        return text
    facts = {key: _within(one, name, value) for key, one in text.facts.items()}
    return Message(text.code, {**facts, name: value} if name in facts else facts)


def _within(fact: object, name: str, value: object) -> object:
    if isinstance(fact, Message):
        return with_fact(fact, name, value)
    return tuple(_within(one, name, value) for one in fact) if isinstance(fact, tuple) else fact


class Room(Protocol):
    """What makes the messages of one room."""

    def __call__(self, code: str, /, **facts: object) -> Message:
        """Return the message of this code."""
        ...


_message = tuple.__new__  # makes a named tuple in half the time


def room(name: str) -> Room:
    """Return what makes the messages of a room, such as `art` or `terminal`."""

    def words(code: str, /, **facts: object) -> Message:
        return _message(Message, (f"{name}.{code}", facts))

    return words


def lines(words: Room, facts: Facts, codes: Mapping[str, object]) -> tuple[Message, ...]:
    """Return messages that are made of the same facts, by their codes: those that hold now."""
    return tuple(words(code, **facts) for code, holds in codes.items() if holds)
