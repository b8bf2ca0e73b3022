"""Frozen dataclasses as the standard library's, made in a fifth of the time.

`dataclasses.dataclass` compiles six functions for each class; a game's first scene waits for some
130 classes, which would be two fifths of its start. Here one function is compiled, `__init__`, and
the classes share the rest. Fields, defaults, slots and what `dataclasses` does with them (`fields`,
`replace`) are the standard library's own.
"""

import dataclasses
from collections.abc import Callable
from operator import attrgetter
from typing import Any, Literal, NoReturn, TypeVar, cast, dataclass_transform, overload

T = TypeVar("T")


@overload
def dataclass(cls: type[T], /) -> type[T]: ...
@overload
def dataclass(
    *, frozen: Literal[True], slots: bool = False, kw_only: bool = False
) -> Callable[[type[T]], type[T]]: ...
@dataclass_transform(frozen_default=True, field_specifiers=(dataclasses.field,))
def dataclass(
    cls: type[T] | None = None,
    /,
    *,
    frozen: Literal[True] = True,
    slots: bool = False,
    kw_only: bool = False,
) -> type[T] | Callable[[type[T]], type[T]]:
    """Make a class a frozen dataclass; the words mean what they mean to the standard library."""
    del frozen  # said where classes are made, so that a reader need not know this file

    def wrap(kind: type[T]) -> type[T]:
        return _frozen(kind, slots, kw_only)

    return wrap if cls is None else wrap(cls)


def _frozen(cls: type[T], slots: bool, kw_only: bool) -> type[T]:
    derived = any(dataclasses.is_dataclass(base) for base in cls.__bases__)
    own = frozenset(cls.__dict__)  # what the class says itself, it keeps
    cls.__doc__ = cls.__doc__ or cls.__name__  # else one is made from a signature, which is slow
    made: Any = dataclasses.dataclass(
        init=False, repr=False, eq=False, frozen=derived, slots=slots, kw_only=kw_only
    )(cls)
    made.__dataclass_params__.frozen = True  # it will be, and classes derived from it must know
    fields = dataclasses.fields(made)
    methods: dict[str, Any] = {
        "__init__": _init(made, fields, slots),
        "__repr__": _repr,
        "__setattr__": _refuse_to_set,
        "__delattr__": _refuse_to_delete,
        **_comparing([field.name for field in fields if field.compare]),
    }
    if slots:
        methods |= {"__getstate__": _getstate, "__setstate__": _setstate}
    for name, method in methods.items():
        if name not in own:
            setattr(made, name, method)
    return cast(type[T], made)


def _init(
    made: type, fields: tuple[dataclasses.Field[Any], ...], slots: bool
) -> Callable[..., None]:
    """Compile `__init__`; a slot is set through its own descriptor, which is the quickest way."""
    scope: dict[str, Any] = {"_set": object.__setattr__}
    positional, named = ["self"], ["*"]
    body = []
    for field in fields:
        if not field.init:
            continue  # `__post_init__` will see to it
        parameter, value = _default(field, scope)
        (named if field.kw_only else positional).append(parameter)
        if slots:
            scope[f"_set_{field.name}"] = getattr(made, field.name).__set__
            body.append(f" _set_{field.name}(self, {value})")
        else:
            body.append(f" _set(self, {field.name!r}, {value})")
    if hasattr(made, "__post_init__"):
        body.append(" self.__post_init__()")
    parameters = positional + (named if len(named) > 1 else [])
    exec("\n".join([f"def __init__({', '.join(parameters)}):", *(body or [" pass"])]), scope)
    init: Callable[..., None] = scope["__init__"]
    init.__qualname__ = f"{made.__qualname__}.__init__"
    return init


def _default(field: dataclasses.Field[Any], scope: dict[str, Any]) -> tuple[str, str]:
    """Return how a field's parameter and its value are written; `scope` takes the default."""
    name, kept = field.name, f"_default_{field.name}"
    if field.default is not dataclasses.MISSING:
        scope[kept] = field.default
        return f"{name}={kept}", name
    if field.default_factory is not dataclasses.MISSING:
        scope[kept] = field.default_factory
        return f"{name}={kept}", f"{kept}() if {name} is {kept} else {name}"
    return name, name


def _comparing(names: list[str]) -> dict[str, Any]:
    """Return what tells values apart: those of one class are equal if their fields are."""
    key: Callable[[Any], Any] = attrgetter(*names) if names else lambda self: ()

    def __eq__(self: Any, other: object) -> bool:  # noqa: N807 - it becomes a method
        return (
            bool(key(self) == key(other)) if other.__class__ is self.__class__ else NotImplemented
        )

    def __hash__(self: Any) -> int:  # noqa: N807 - likewise
        return hash(key(self))

    return {"__eq__": __eq__, "__hash__": __hash__}


def _repr(self: Any) -> str:
    shown = (f"{f.name}={getattr(self, f.name)!r}" for f in dataclasses.fields(self) if f.repr)
    return f"{type(self).__qualname__}({', '.join(shown)})"


def _refuse_to_set(self: object, name: str, value: object) -> NoReturn:
    raise dataclasses.FrozenInstanceError(f"cannot assign to field {name!r}")


def _refuse_to_delete(self: object, name: str) -> NoReturn:
    raise dataclasses.FrozenInstanceError(f"cannot delete field {name!r}")


def _getstate(self: Any) -> list[Any]:
    return [getattr(self, field.name) for field in dataclasses.fields(self)]


def _setstate(self: Any, state: list[Any]) -> None:
    for field, value in zip(dataclasses.fields(self), state, strict=True):
        object.__setattr__(self, field.name, value)
