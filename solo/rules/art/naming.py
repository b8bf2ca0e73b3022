"""Names in what authors write: messages about unknown ones, and what is wrong among several."""

from collections.abc import Collection, Mapping, Sequence


def repeated(names: Sequence[str]) -> str:
    """Return the first name that stands there more than once, or nothing."""
    return next((name for name in names if names.count(name) > 1), "")


def waiting_for_each_other(before: Mapping[str, Collection[str]]) -> tuple[str, ...]:
    """Return those that can never be done, given what has to be done before each."""
    left = dict(before)
    while ready := [name for name, needed in left.items() if left.keys().isdisjoint(needed)]:
        for name in ready:
            del left[name]
    return tuple(left)
