"""A short digest of a state, by which a replay knows that it went the same way."""

import dataclasses
import enum
import hashlib
from collections.abc import Mapping
from typing import Any

from solo.engine.state import Pending, State

DIGITS = 16
KEPT = 512  # so many spelt-out parts of states are kept for the next turn, which shares most
PLAIN = (str, int, bool, float, type(None))

# Parts that can't change, by identity; each is held here, so that its id stays its own.
_spelt: dict[int, tuple[Any, str]] = {}


def fingerprint(state: State) -> str:
    """Return hexadecimal digits that equal states share, in any run and version of Python."""
    told = state[: State._fields.index("pending")]
    text = _canonical((*told, _waiting(state.pending, state), state.ended))
    if state.aside is not None:
        text += _canonical(_waiting(state.aside, state))
    return hashlib.sha256(text.encode()).hexdigest()[:DIGITS]


def _waiting(pending: Pending | None, state: State) -> tuple[str, ...]:
    """Return what an encounter holds open."""
    if pending is None:
        return ()
    return (pending.kind, *(option.id for option in pending.encounter.options(state.sheet)))


def _canonical(value: Any) -> str:
    """Spell out a value so that equal values read the same, whatever order sets have."""
    if type(value) in PLAIN:
        return repr(value)
    if isinstance(value, enum.Enum):
        return f"{type(value).__name__}.{value.name}"
    if isinstance(value, (int, float, str)):
        return repr(value)
    if isinstance(value, Mapping):
        pairs = sorted((_canonical(k), _canonical(v)) for k, v in value.items())
        return "{" + ",".join(f"{k}:{v}" for k, v in pairs) + "}"
    if isinstance(value, (frozenset, set)):
        return "<" + ",".join(sorted(map(_canonical, value))) + ">"
    if isinstance(value, (tuple, list)):
        return "(" + ",".join(map(_canonical, value)) + ")"
    if dataclasses.is_dataclass(value):
        return _record(value)
    raise TypeError(f"a state can't hold a {type(value).__name__}")


def _record(value: Any) -> str:
    """Spell out a dataclass, once for as long as it is remembered if it is frozen."""
    kept = _spelt.get(id(value))
    if kept is not None and kept[0] is value:
        return kept[1]
    fields = (getattr(value, field.name) for field in dataclasses.fields(value))
    text = type(value).__name__ + _canonical(tuple(fields))
    if type(value).__hash__ is not None:  # it can't change
        if len(_spelt) >= KEPT:
            _spelt.clear()
        _spelt[id(value)] = (value, text)
    return text
