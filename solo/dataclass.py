"""Dataclasses that cost little to import: their methods are written when they are first called.

    from solo.dataclass import dataclass

    @dataclass(frozen=True, slots=True, kw_only=True)
    class Luck:
        die: Die
        good: int = 4

Python's own decorator writes and compiles six methods for every class while its file is imported,
which took a third of the time in which the rules are imported; in one run most of them are never
called. Type checkers see Python's own decorator, and `fields`, `replace` and `match` work as usual.
"""

import dataclasses
from collections.abc import Callable
from dataclasses import MISSING, Field, FrozenInstanceError, fields
from reprlib import recursive_repr
from types import FunctionType, MemberDescriptorType
from typing import TYPE_CHECKING, NoReturn, TypeAlias, cast

_Scope: TypeAlias = dict[str, object]
_Writer: TypeAlias = Callable[[type, _Scope], str]
"""Returns the text of a method of a class; what the text names, it puts into the scope."""


def _dataclass(cls: type | None = None, /, **options: bool) -> type | Callable[[type], type]:
    return _made(cls) if cls is not None else lambda cls: _made(cls, **options)


if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass
else:
    dataclass = _dataclass


def _made(
    cls: type,
    *,
    frozen: bool = False,
    slots: bool = False,
    kw_only: bool = False,
    eq: bool = True,
) -> type:
    """Return a class as a dataclass; what the words mean, Python's own says."""
    own = {name for name, found in vars(cls).items() if found is not None}
    now: dict[str, object] = {"__repr__": _shown}
    later: dict[str, _Writer] = {"__init__": _constructor}
    if eq:
        later["__eq__"] = _comparison
    if eq and frozen:
        later["__hash__"] = _hash
    elif eq:
        now["__hash__"] = None
    if frozen:
        now |= {"__setattr__": _refuse_to_assign, "__delattr__": _refuse_to_delete}
    if frozen and slots:  # else pickle and copy would assign
        now |= {"__getstate__": _state, "__setstate__": _set_state}
    for name in now.keys() - own:
        setattr(cls, name, now[name])
    cls.__doc__ = cls.__doc__ or cls.__name__  # Python's own would look for the signature
    plain = dataclasses.dataclass(init=False, repr=False, eq=False, slots=slots, kw_only=kw_only)
    made: type = plain(cls)
    for name in later.keys() - own:
        _write_later(made, name, later[name])
    return made


def _write_later(cls: type, name: str, writer: _Writer) -> None:
    """Give a class a method that is written when it is first called."""

    def first(*args: object, **named: object) -> object:
        scope: _Scope = {}
        exec(writer(cls, scope), scope)
        method = cast("FunctionType", scope[name])
        method.__qualname__ = f"{cls.__qualname__}.{name}"
        setattr(cls, name, method)
        return method(*args, **named)

    setattr(cls, name, first)


def _constructor(cls: type, scope: _Scope) -> str:
    every = fields(cls)
    by_place = [_parameter(one, scope) for one in every if one.init and not one.kw_only]
    by_name = [_parameter(one, scope) for one in every if one.init and one.kw_only]
    parameters = ["self", *by_place, *(["*"] if by_name else []), *by_name]
    body = [_assignment(cls, one, scope) for one in every if one.init or _has_default(one)]
    if hasattr(cls, "__post_init__"):
        body.append("self.__post_init__()")
    return f"def __init__({', '.join(parameters)}):\n " + "\n ".join(body or ["pass"])


def _parameter(one: "Field[object]", scope: _Scope) -> str:
    if not _has_default(one):
        return one.name
    scope[f"default_{one.name}"] = one.default  # or `MISSING`, where it is made for each
    return f"{one.name}=default_{one.name}"


def _assignment(cls: type, one: "Field[object]", scope: _Scope) -> str:
    name = one.name
    value = name if one.init else f"default_{name}"
    scope[f"default_{name}"] = one.default
    if one.default_factory is not MISSING:
        scope |= {f"make_{name}": one.default_factory, "MISSING": MISSING}
        value = f"make_{name}() if {value} is MISSING else {value}"
    if vars(cls).get("__setattr__") is None:
        return f"self.{name} = {value}"
    slot = getattr(cls, name, None)
    if isinstance(slot, MemberDescriptorType):
        scope[f"set_{name}"] = slot.__set__
        return f"set_{name}(self, {value})"
    scope["put"] = object.__setattr__
    return f"put(self, {name!r}, {value})"


def _has_default(one: "Field[object]") -> bool:
    return one.default is not MISSING or one.default_factory is not MISSING


def _compared(cls: type, of: str) -> str:
    return f"({''.join(f'{of}.{one.name}, ' for one in fields(cls) if one.compare)})"


def _comparison(cls: type, scope: _Scope) -> str:
    return (
        "def __eq__(self, other):\n"
        " if other.__class__ is self.__class__:\n"
        f"  return {_compared(cls, 'self')} == {_compared(cls, 'other')}\n"
        " return NotImplemented"
    )


def _hash(cls: type, scope: _Scope) -> str:
    return f"def __hash__(self):\n return hash({_compared(cls, 'self')})"


@recursive_repr()
def _shown(self: object) -> str:
    every = fields(self)  # type: ignore[arg-type]
    shown = ", ".join(f"{one.name}={getattr(self, one.name)!r}" for one in every if one.repr)
    return f"{type(self).__qualname__}({shown})"


def _refuse_to_assign(self: object, name: str, value: object) -> NoReturn:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _refuse_to_delete(self: object, name: str) -> NoReturn:
    raise FrozenInstanceError(f"cannot delete field {name!r}")


def _state(self: object) -> tuple[object, ...]:
    return tuple(getattr(self, one.name) for one in fields(self))  # type: ignore[arg-type]


def _set_state(self: object, state: tuple[object, ...]) -> None:
    for one, value in zip(fields(self), state, strict=True):  # type: ignore[arg-type]
        object.__setattr__(self, one.name, value)
