"""The shape of a type, worked out once; what keeps, reads and explains values goes by it.

The codec of saves, the reader of authors' files, the schema and the manual all walk over shapes.
"""

import dataclasses
import enum
import types
import typing
from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Any, Literal

from solo.facts import Usually, Within, meanings, meant, range_of
from solo.namedtuple import NamedTuple

Form = Literal["plain", "words", "either", "row", "list", "entries", "names", "record"]
PLAIN = frozenset((str, int, bool, float, type(None), Any))


class Shape(NamedTuple):
    """What a type is made of."""

    form: Form
    made: Any  # the type itself; of a list what makes it: `tuple`, `frozenset` or `list`
    inner: tuple[Any, ...] = ()  # the types within; of `words` the words


class Field(NamedTuple):
    """A field of a record, with the facts of it."""

    name: str
    kind: Any  # its type
    usual: Callable[[], object] | None  # makes what stands where nothing is given; None: needed
    meaning: str
    numbers: Within | None  # its range, where it holds numbers
    meant: Usually | None  # which of them are meant, where that is narrower
    authored: bool  # whether an author may write it
    expected: str  # what an author is told to write where it is missing, or nothing


@cache
def shape(kind: object) -> Shape:
    """Return the shape of a type.

    Raises:
        TypeError: It has none: no values of it can be read or kept.
    """
    if kind in PLAIN:
        return Shape("plain", kind)
    origin, inner = typing.get_origin(kind), typing.get_args(kind)
    if origin in (typing.Union, types.UnionType):
        return Shape("either", kind, inner)
    if origin is Literal:
        return Shape("words", kind, inner)
    if origin is tuple and inner[-1:] != (...,):
        return Shape("row", tuple, inner)
    if origin in (tuple, frozenset, list):
        return Shape("list", origin, inner[:1])
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return Shape("entries", kind, inner)
    if isinstance(kind, type) and issubclass(kind, enum.Enum):
        return Shape("names", kind)
    if is_record(kind) or hasattr(kind, "parse"):
        return Shape("record", kind)
    raise TypeError(f"no author can write a {kind!r}, and no file can hold it")


def is_record(kind: object) -> typing.TypeGuard[type]:
    """Whether a type is a dataclass or a named tuple."""
    return isinstance(kind, type) and (dataclasses.is_dataclass(kind) or hasattr(kind, "_fields"))


@cache
def fields_of(kind: type) -> tuple[Field, ...]:
    """Return the fields of a dataclass or a named tuple that its constructor takes, in order."""
    hints, told = typing.get_type_hints(kind), meanings(kind)
    return tuple(
        Field(
            name,
            hints[name],
            usual,
            told.get(name, ""),
            range_of(kind, name),
            meant(kind).get(name),
            metadata.get("authored", True) and not name.startswith("_"),
            metadata.get("expected", ""),
        )
        for name, usual, metadata in _declared(kind)
    )


@cache
def authored_fields(kind: type) -> tuple[Field, ...]:
    """Return the fields of a dataclass that an author may write, its own before those of bases."""
    own = {
        id(one): place
        for place, base in enumerate(kind.__mro__)
        for one in vars(base).get("__dataclass_fields__", {}).values()
    }  # a field that a class takes over from a base is the base's own
    place = {one.name: own[id(one)] for one in dataclasses.fields(kind)}
    written = (one for one in fields_of(kind) if one.authored)
    return tuple(sorted(written, key=lambda one: place[one.name]))


def alone_of(kind: object) -> Any:
    """Return the type of what a class reads alone, without its keys; None where it needs them."""
    name = getattr(kind, "shorthand", None)
    if name is None or not is_record(kind):
        return None
    return next(one.kind for one in fields_of(kind) if one.name == name)


_Usual = Callable[[], object] | None


def _declared(kind: type) -> typing.Iterator[tuple[str, _Usual, Mapping[str, Any]]]:
    """Yield each field's name, what makes its usual value, and what else is noted of it."""
    if not dataclasses.is_dataclass(kind):
        named: type[NamedTuple] = kind
        for name in named._fields:
            defaults = named._field_defaults
            yield name, partial(_same, defaults[name]) if name in defaults else None, {}
        return
    for one in dataclasses.fields(kind):
        if not one.init:
            continue
        if one.default is not dataclasses.MISSING:
            yield one.name, partial(_same, one.default), one.metadata
        elif one.default_factory is not dataclasses.MISSING:
            yield one.name, one.default_factory, one.metadata
        else:
            yield one.name, None, one.metadata


def _same(value: object) -> object:
    return value
