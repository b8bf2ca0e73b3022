"""Which values are alike: equal parts of states get the same mark, however they came about.

Nothing is held to be alike that could act differently: what has no plain structure (a function,
an open file) is like itself alone.
"""

import dataclasses
import enum
import functools
import types
from collections.abc import Callable, Hashable, Iterable, Mapping
from operator import attrgetter
from typing import Any, TypeAlias

from solo.adventure.branch import Authored, Branch, Outcomes
from solo.adventure.model import Adventure, Choice, Scene
from solo.engine.warning import Warned

_WRITTEN = frozenset({Adventure, Authored, Branch, Choice, Outcomes, Scene})
"""Parts of the adventure, which are there once."""


_PASSING = frozenset({tuple, functools.partial, types.MethodType})
"""What is made to be asked for once, and need not be held."""


_Look: TypeAlias = Callable[[Any], Hashable]
"""Returns the parts of a value that make it what it is; None if only itself does."""


class Mark:
    """The mark that all equal values share; it is equal to itself alone."""

    __slots__ = ()


class Likeness:
    """Gives equal values the same mark, and all others another.

    Args:
        exactly: Whether even what only tells how a value came about counts: what is left out where
            its kind is compared.
    """

    def __init__(self, *, exactly: bool = False) -> None:
        self.exactly = exactly
        self._looks: dict[object, _Look] = {}
        self._marks: dict[Hashable, Mark] = {}
        self._known: dict[int, tuple[object, Hashable]] = {}  # held, so that no place is used anew

    def of(self, value: Any) -> Hashable:
        """Return a mark of a value; numbers and texts are their own."""
        kind = type(value)
        if kind is int or kind is str or value is None:
            return value  # type: ignore[no-any-return]  # one of these three
        known = self._known.get(id(value))
        if known is not None:
            return known[1]
        look = self._looks.get(kind)
        if look is None:
            look = self._looks[kind] = self._look(kind)
        parts = look(value)
        mark = Mark() if parts is None else self._marks.setdefault((kind, parts), Mark())
        if kind not in _PASSING:
            self._known[id(value)] = (value, mark)
        return mark

    def all(self, values: Iterable[Any]) -> tuple[Hashable, ...]:
        """Return the marks of several values; `of` for each of them, but quicker."""
        of, known, marks = self.of, self._known, []
        for value in values:
            kind = type(value)
            if kind is int or kind is str or value is None:
                marks.append(value)
            else:
                found = known.get(id(value))
                marks.append(of(value) if found is None else found[1])
        return tuple(marks)

    def _look(self, kind: Any) -> _Look:
        """Return what says of values of a kind what makes them what they are."""
        of, every = self.of, self.all
        if kind in _WRITTEN:
            return _itself
        if issubclass(kind, (bool, float, int, str, enum.Enum)):
            return repr
        if issubclass(kind, Mapping):
            return lambda value: (every(value), every(value.values()))
        if issubclass(kind, (frozenset, set)):
            return lambda value: frozenset(every(value))
        if issubclass(kind, (tuple, list)):
            return every
        if kind is types.MethodType:
            return lambda value: (value.__func__, of(value.__self__))
        if kind is functools.partial:
            return lambda value: (of(value.func), every(value.args), of(value.keywords or None))
        if kind is Warned:
            return lambda value: ()  # its text is for the player's eyes
        names = _compared(kind, self.exactly)
        if names is None:
            return _itself
        if len(names) < 2:
            return lambda value: every([getattr(value, name) for name in names])
        parts = attrgetter(*names)
        return lambda value: every(parts(value))


def _itself(value: object) -> None:
    """Say that nothing else is like a value."""


@functools.cache
def _compared(kind: object, exactly: bool) -> tuple[str, ...] | None:
    """Return the fields that make frozen values of a kind equal; None for any other kind.

    With `exactly`, those that are left out of it count too, but for caches.
    """
    if not dataclasses.is_dataclass(kind) or kind.__hash__ is None:
        return None
    if kind.__eq__ is object.__eq__:
        return None
    fields = dataclasses.fields(kind)
    told = (field for field in fields if exactly and not field.name.startswith("_"))
    return tuple(dict.fromkeys(f.name for f in (*filter(_counts, fields), *told)))


def _counts(field: dataclasses.Field[object]) -> bool:
    return field.compare
