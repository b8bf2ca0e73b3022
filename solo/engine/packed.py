"""Values of a game as plain JSON and back: whatever a state or a told turn may hold.

Only what was packed here is unpacked: a name in it is looked up among our own modules and has to be
a value's kind there, but nothing is checked again. So it is for files that are sealed.
"""

import dataclasses
import enum
import functools
import importlib
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from solo.engine.sharing import LongTally, Shared, Tally

_OURS = "solo."
_PLAIN = frozenset({str, int, bool, float, type(None)})
_LISTED: Mapping[type, str] = {tuple: "t", list: "l", frozenset: "f", set: "s"}
_MAPPED: Mapping[type, str] = {
    dict: "d", MappingProxyType: "p", Shared: "S", Tally: "T", LongTally: "L"
}  # fmt: skip
_MADE: Mapping[str, Any] = {
    mark: kind for kinds in (_LISTED, _MAPPED) for kind, mark in kinds.items()
} | {"p": lambda pairs: MappingProxyType(dict(pairs))}


def packed(value: object) -> Any:
    """Return a value as JSON can hold it.

    Raises:
        TypeError: It holds something that is no value of a game, such as a function.
    """
    kind: Any = type(value)
    if kind in _PLAIN:
        return value
    if kind in _LISTED:
        items: Any = value
        return [_LISTED[kind], *map(packed, items)]
    if kind is dict and _is_json(value):
        return ["j", value]
    if kind in _MAPPED:
        entries: Any = value
        return [_MAPPED[kind], *([packed(key), packed(one)] for key, one in entries.items())]
    if isinstance(value, enum.Enum):
        return [_name(kind), value.name]
    if (names := _names(kind)) is not None:
        return [_name(kind), *(packed(getattr(value, name)) for name in names)]
    raise TypeError(f"a {kind.__name__} can't be packed")


def unpacked(found: Any) -> Any:
    """Return the value that was packed.

    Raises:
        TypeError, ValueError: It was not packed by this version.
    """
    if type(found) is not list:
        return found
    mark, *parts = found
    if mark == "j":
        return parts[0]
    if mark in _MADE:
        if mark in "dpSTL":
            return _MADE[mark]([(unpacked(key), unpacked(one)) for key, one in parts])
        return _MADE[mark](map(unpacked, parts))
    kind = _kind(mark)
    if issubclass(kind, enum.Enum):
        return kind[parts[0]]
    values = [unpacked(one) if type(one) is list else one for one in parts]
    if issubclass(kind, tuple):
        return kind._make(values)
    made = object.__new__(kind)  # as it was, without what its making would check or work out
    names = _names(kind)
    assert names is not None
    for name, one in zip(names, values, strict=True):
        object.__setattr__(made, name, one)
    return made


def _is_json(value: object) -> bool:
    """Say whether a value comes back from JSON as it is."""
    if type(value) is dict:
        return all(type(key) is str and _is_json(one) for key, one in value.items())
    return type(value) in _PLAIN or (type(value) is list and all(map(_is_json, value)))


def _name(kind: type) -> str:
    if not kind.__module__.startswith(_OURS):
        raise TypeError(f"{kind.__name__} is none of ours")
    return f"{kind.__module__}:{kind.__qualname__}"


@functools.cache
def _names(kind: Any) -> tuple[str, ...] | None:
    """Return the fields of a named tuple or a dataclass; None for anything else."""
    if issubclass(kind, tuple):
        fields: tuple[str, ...] | None = getattr(kind, "_fields", None)
        return fields
    if not dataclasses.is_dataclass(kind):
        return None
    return tuple(field.name for field in dataclasses.fields(kind))


@functools.cache
def _kind(name: str) -> Any:
    module, _, within = name.partition(":")
    if not module.startswith(_OURS):
        raise ValueError(f"'{name}' is none of ours")
    try:
        found: Any = importlib.import_module(module)
        for part in within.split("."):
            found = getattr(found, part)
    except (ImportError, AttributeError) as reason:
        raise ValueError(f"nothing is called '{name}'") from reason
    kind: Any = found if isinstance(found, type) else object
    if not issubclass(kind, enum.Enum) and _names(kind) is None:
        raise ValueError(f"'{name}' is no kind of value")
    return kind
