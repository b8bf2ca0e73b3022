"""Reference of what an author may write in a system's checks, effects, foes and heroes.

Everything is read from the system's own dataclasses and the facts of their fields, which the loader
uses too, so the reference can't differ from what the loader takes.
"""

import inspect
import re
from collections.abc import Collection, Iterator, Mapping
from enum import Enum
from typing import Any

from solo.namedtuple import NamedTuple
from solo.rules.core.system import AnySystem
from solo.shapes import Field, authored_fields, shape

_PLAIN: Mapping[object, str] = {
    str: "text",
    int: "whole number",
    bool: "true or false",
    float: "number",
}


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
    labels: tuple[str, ...] = ()  # with which labels it ends, where it is a check
    facts: tuple[str, ...] = ()  # what its outcome brings, as outcome.NAME


def parts(system: AnySystem) -> tuple[Part, ...]:
    """Return all that an author may write in a system's own terms."""
    named: list[tuple[str, Mapping[str, type]]] = [
        ("checks", system.checks),
        ("encounters", system.encounters),
        ("effects", system.effects),
    ]
    found = [
        _part(section, name, kind)._replace(
            labels=labels_of(system, name) if section != "effects" else (),
            facts=tuple(sorted(system.told_of.get(name, ()))) if section != "effects" else (),
        )
        for section, kinds in named
        for name, kind in kinds.items()
    ]
    singles = {"foes": system.foe, "items": system.item, "heroes": system.hero,
               "options": system.options}  # fmt: skip
    return (*found, *(_part(section, "", kind) for section, kind in singles.items()))


def labels_of(system: AnySystem, name: str) -> tuple[str, ...]:
    """Return the labels with which a check or encounter of a system may end, as far as it says."""
    kind = {**system.checks, **system.encounters}.get(name)
    told = system.labels_of.get(name, ())
    for said in ("signs", "labels", "own_labels", "rare"):
        own = getattr(kind, said, ())
        told = (*told, *(_usual(kind, said) if isinstance(own, property) else own))
    return tuple(dict.fromkeys(told))


def _usual(kind: object, said: str) -> Collection[str]:
    """Return what a check says of itself with nothing but what is usual, if that can be."""
    assert isinstance(kind, type)
    if any(one.usual is None for one in authored_fields(kind)):
        return ()
    found: Collection[str] = getattr(kind(), said)
    return found


def _part(section: str, name: str, kind: type) -> Part:
    return Part(section, name, summary(kind), getattr(kind, "shorthand", ""), _keys(kind))


def _keys(kind: type) -> tuple[Key, ...]:
    return tuple(
        Key(
            one.name,
            _taken_by(one),
            "needed" if one.usual is None else _said(one.usual()),
            one.meaning,
            tuple(key for inside in _within(one.kind) for key in _keys(inside)),
        )
        for one in authored_fields(kind)
    )


def _taken_by(field: Field) -> str:
    """Say what values a field takes, with the range of its numbers and those that are meant."""
    takes = " or ".join(dict.fromkeys(_taken(field.kind)))
    number = _PLAIN[int]
    takes = takes.replace(number, f"{number} {field.numbers.said}") if field.numbers else takes
    return f"{takes}, usually {field.meant.said}" if field.meant else takes


def _within(kind: Any) -> Iterator[type]:
    """Yield the dataclasses that a value of a type is made of."""
    if _has_keys(kind):
        yield kind
    elif shape(kind).form != "words":
        for one in shape(kind).inner:
            yield from _within(one)


def _has_keys(kind: object) -> bool:
    return shape(kind).form == "record" and not hasattr(kind, "parse")


def summary(kind: type) -> str:
    """Return the first sentence or so of a class's docstring; nothing if it has none of its own."""
    doc = inspect.getdoc(kind) or ""
    return "" if doc.startswith(f"{kind.__name__}(") else " ".join(doc.split("\n\n")[0].split())


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
    found = shape(kind)
    match found.form:
        case "plain" if kind is not type(None):
            yield _PLAIN[kind]
        case "words":
            yield " | ".join(str(word) for word in found.inner if word != "")
        case "either":
            for one in found.inner:
                yield from _taken(one)
        case "row" | "list":
            each = (word for one in found.inner for word in _taken(one))
            yield "list of " + " or ".join(dict.fromkeys(each))
        case "entries":
            yield "mapping to " + " or ".join(_taken(found.inner[1]))
        case "names" | "record":
            yield "its own keys" if _has_keys(kind) else _words(found.made.__name__)


def _words(name: str) -> str:
    """Say a class's name as words."""
    return re.sub(r"(?<!^)(?=[A-Z])", " ", name).lower()
