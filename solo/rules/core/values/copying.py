"""Fast copies of frozen values with other fields: a fight changes a hundred times a round."""

from dataclasses import fields
from functools import cache
from typing import TypeVar

T = TypeVar("T")


def changed(value: T, **changes: object) -> T:
    """Return a frozen dataclass without slots with some fields otherwise.

    It is `dataclasses.replace`, ten times as fast, since nothing is checked again.

    Raises:
        TypeError: There is no such field.
    """
    kind: type = type(value)
    names = _names(kind)
    if not names.issuperset(changes):
        unknown = ", ".join(sorted(changes.keys() - names))
        raise TypeError(f"a {kind.__name__.lower()} has no {unknown}")
    copy: T = object.__new__(kind)
    copy.__dict__.update(value.__dict__, **changes)
    return copy


@cache
def _names(kind: type) -> frozenset[str]:
    return frozenset(field.name for field in fields(kind))
