"""Walking through an adventure: what its parts are made of, looked up once for each class.

A module of 10,000 scenes has a million parts, most of them numbers and places, which hold nothing.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from operator import attrgetter
from types import NoneType
from typing import Any

from solo.errors import Mark

EMPTY = frozenset((NoneType, bool, int, float, Mark))  # classes that hold no words


def names_of(value: object) -> tuple[str, ...]:
    """Return the names of a frozen value's or named tuple's fields; none for another value."""
    kind: type = type(value)
    return shape_of(kind)[0]


def fields_of(value: object) -> tuple[Any, ...]:
    """Return what the fields of a frozen value hold, in the order of their names."""
    kind: type = type(value)
    return shape_of(kind)[1](value)


def within(value: object) -> Iterable[object]:
    """Return what a list or the values of a mapping hold; nothing for another value."""
    if isinstance(value, (tuple, list, frozenset, dict)):  # sooner asked than an abstract class
        return value.values() if isinstance(value, dict) else value
    return value.values() if isinstance(value, Mapping) else ()


@cache
def shape_of(kind: type) -> tuple[tuple[str, ...], Callable[[object], tuple[Any, ...]]]:
    """Return the names of a class's fields, and what returns those that a value of it holds."""
    named: tuple[str, ...] = getattr(kind, "_fields", ())
    names = tuple(one.name for one in fields(kind)) if is_dataclass(kind) else named
    if len(names) > 1:
        return names, attrgetter(*names)
    return names, lambda value: tuple(getattr(value, name) for name in names)
