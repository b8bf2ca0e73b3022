"""Named tuples that cost little to import: their constructor is written when it is first called.

    from solo.namedtuple import NamedTuple

    class Way(NamedTuple):
        part: int
        whole: int = 1

Python's own compiles a constructor and checks every type while a file is imported, which takes ten
times as long as all else of the class. Type checkers see Python's own, and all that it does for its
values is done here; so it is for the types that wait to be evaluated from Python 3.14 on.
"""

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING or sys.version_info >= (3, 14):
    from typing import NamedTuple as NamedTuple
else:
    from collections import _tuplegetter
    from collections.abc import Iterable
    from typing import Any, Self

    _new = tuple.__new__

    class _Named(tuple):
        """What all named tuples share."""

        __slots__ = ()

        @classmethod
        def _make(cls, iterable: Iterable[object]) -> Self:
            made = _new(cls, iterable)
            if len(made) != len(cls._fields):
                raise TypeError(f"Expected {len(cls._fields)} arguments, got {len(made)}")
            return made

        def _replace(self, /, **changes: object) -> Self:
            values, fields = [*self], self._fields
            try:
                for name, value in changes.items():  # few of many fields, as a rule
                    values[fields.index(name)] = value
            except ValueError:
                unknown = [name for name in changes if name not in fields]
                raise ValueError(f"Got unexpected field names: {unknown!r}") from None
            return _new(self.__class__, values)

        __replace__ = _replace

        def _asdict(self) -> dict[str, object]:
            return dict(zip(self._fields, self, strict=True))

        def __repr__(self) -> str:
            shown = ", ".join(f"{name}={value!r}" for name, value in self._asdict().items())
            return f"{self.__class__.__name__}({shown})"

        def __getnewargs__(self) -> tuple[Any, ...]:
            return tuple(self)

    class _Making(type):
        def __new__(cls, name: str, bases: tuple[type, ...], own: dict[str, Any]) -> type:
            bases = tuple(_Named if base is NamedTuple else base for base in bases)
            fields = tuple(own.get("__annotations__", ()))
            defaults = {field: own.pop(field) for field in fields if field in own}
            if any(field in defaults for field in fields[: len(fields) - len(defaults)]):
                raise TypeError(f"{name}: a field without a default follows one with a default")
            own |= {field: _tuplegetter(place, field) for place, field in enumerate(fields)}
            own |= {"_fields": fields, "_field_defaults": defaults, "__match_args__": fields}
            own.setdefault("__slots__", ())
            own.setdefault("__doc__", f"{name}({', '.join(fields)})")
            made: type = type(name, bases, own)
            made.__new__ = staticmethod(_written_later(made))
            return made

    NamedTuple = type.__new__(_Making, "NamedTuple", (), {})

    def _written_later(kind: Any) -> Any:
        """Return a constructor that writes the real one when it is first called."""

        def first(cls: type, *values: object, **named: object) -> object:
            scope = {f"default_{name}": value for name, value in kind._field_defaults.items()}
            parameters = [
                f"{name}=default_{name}" if name in kind._field_defaults else name
                for name in kind._fields
            ]
            values_of = "".join(f"{name}, " for name in kind._fields)
            text = f"lambda {', '.join(['_cls', *parameters])}: _new(_cls, ({values_of}))"
            made = eval(text, {**scope, "_new": _new})
            made.__name__, made.__qualname__ = "__new__", f"{kind.__qualname__}.__new__"
            kind.__new__ = staticmethod(made)
            return made(cls, *values, **named)

        return first
