"""Reference of what an author may write in a system's checks, effects, foes and heroes.

Everything is read from the system's own dataclasses and the facts of their fields, which the loader
uses too, so the reference can't differ from what the loader takes.
"""

import inspect
import re
import types
import typing
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, Field, is_dataclass
from enum import Enum
from typing import Any, Literal, NamedTuple

from solo.facts import meanings, range_of
from solo.rules.core.system import AnySystem
from solo.source import authored_fields

_PLAIN = {str: "text", int: "whole number", bool: "true or false", float: "number"}


class Key(NamedTuple):
    """A key that may be written."""

    name: str  # the key
    takes: str  # what kinds of values it takes
    usual: str  # what stands for it when it is left out; `needed` if it can't be
    meaning: str  # what it means
    inner: tuple["Key", ...] = ()  # the keys of its value, where that has some


class Part(NamedTuple):
    """Something with keys: a check, an effect, a foe."""

    section: str  # where it is written: `checks`, `effects`, `foes`, …
    name: str  # what it is called there; nothing for what a section has one kind of
    summary: str  # what it is, in a sentence
    shorthand: str  # the key that a value without keys fills, or nothing
    keys: tuple[Key, ...]  # its keys


def parts(system: AnySystem) -> tuple[Part, ...]:
    """Return all that an author may write in a system's own terms."""
    named: list[tuple[str, Mapping[str, type]]] = [
        ("checks", system.checks),
        ("encounters", system.encounters),
        ("effects", system.effects),
    ]
    found = [_part(section, name, kind) for section, kinds in named for name, kind in kinds.items()]
    singles = {"foes": system.foe, "items": system.item, "heroes": system.hero,
               "options": system.options}  # fmt: skip
    return (*found, *(_part(section, "", kind) for section, kind in singles.items()))


def _part(section: str, name: str, kind: type) -> Part:
    return Part(section, name, summary(kind), getattr(kind, "shorthand", ""), _keys(kind))


def _keys(kind: type) -> tuple[Key, ...]:
    hints = typing.get_type_hints(kind)
    told = meanings(kind)
    return tuple(
        Key(
            one.name,
            _within_range(kind, one.name, " or ".join(dict.fromkeys(_taken(hints[one.name])))),
            _usual(one),
            told.get(one.name, ""),
            tuple(key for inside in _within(hints[one.name]) for key in _keys(inside)),
        )
        for one in authored_fields(kind)
    )


def _within_range(kind: type, name: str, takes: str) -> str:
    """Put the range of a field's numbers behind what it takes."""
    numbers = range_of(kind, name)
    return takes.replace(_PLAIN[int], f"{_PLAIN[int]} {numbers.said}") if numbers else takes


def _within(kind: Any) -> Iterator[type]:
    """Yield the dataclasses that a value of a type is made of."""
    if _has_keys(kind):
        yield kind
    else:
        for one in typing.get_args(kind):
            yield from _within(one)


def _has_keys(kind: object) -> bool:
    return isinstance(kind, type) and is_dataclass(kind) and not hasattr(kind, "parse")


def summary(kind: type) -> str:
    """Return the first sentence or so of a class's docstring; nothing if it has none of its own."""
    doc = inspect.getdoc(kind) or ""
    return "" if doc.startswith(f"{kind.__name__}(") else " ".join(doc.split("\n\n")[0].split())


def _usual(one: "Field[object]") -> str:
    """Say what stands for a key that is left out; nothing where there is no such thing to say."""
    if one.default is MISSING:
        return "" if one.default_factory is not MISSING else "needed"
    return _said(one.default)


def _said(value: object) -> str:
    """Say a value as it would be written; nothing for what is best left to the words beside it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Enum):
        return value.name.lower()
    if isinstance(value, tuple):
        return ", ".join(filter(None, map(_said, value)))
    return str(value) if isinstance(value, str | int | float) else ""


def _taken(kind: object) -> Iterator[str]:
    """Say what values a type takes, one kind after another."""
    origin, inner = typing.get_origin(kind), typing.get_args(kind)
    if kind in _PLAIN:
        yield _PLAIN[kind]
    elif origin is Literal:
        yield " | ".join(str(word) for word in inner if word != "")
    elif origin in (typing.Union, types.UnionType):
        for one in inner:
            if one is not type(None):
                yield from _taken(one)
    elif origin in (tuple, frozenset, list):
        each = [one for one in inner if one is not ...]
        yield "list of " + " or ".join(dict.fromkeys(word for one in each for word in _taken(one)))
    elif isinstance(origin, type) and issubclass(origin, Mapping):
        yield "mapping to " + " or ".join(_taken(inner[1]))
    elif _has_keys(kind):
        yield "its own keys"
    else:
        yield _words(getattr(kind, "__name__", "value"))


def _words(name: str) -> str:
    """Say a class's name as words."""
    return re.sub(r"(?<!^)(?=[A-Z])", " ", name).lower()
