"""Conditions as trees: what they ask for, and what follows from them, as far as words alone show.

They know nothing of what names stand for: `crane == 'ours'` is so, is not, or nobody knows.
"""

import functools
from collections.abc import Iterator
from typing import Any

Tree = list[Any]


def all_of(test: Tree | None) -> Iterator[Tree]:
    """Yield what has to be so all together."""
    match test:
        case ["and", left, right]:
            yield from all_of(left)
            yield from all_of(right)
        case [*_]:
            yield test


def both(one: Tree | None, other: Tree | None) -> Tree | None:
    """Return two conditions as one that asks for nothing twice."""
    known = [*all_of(one)]
    more = [part for part in all_of(other) if part not in known]
    return functools.reduce(lambda left, right: ["and", left, right], more, one) if one else other


def can_hold(test: Tree | None) -> bool:
    """Return whether a condition does not ask for something that is so and is not."""
    parts = [*all_of(test)]
    return not any(["not", part] in parts for part in parts)


def opposite(test: Tree) -> Tree:
    """Return the condition that holds where this one does not."""
    match test:
        case ["not", inner]:
            found: Tree = inner
            return found
    return ["not", test]


def since(known: tuple[Tree, ...], test: Tree) -> tuple[Tree, ...]:
    """Return what is known to hold with another condition, and what is so since all of that is.

    Where not both of two hold, and one does, the other does not.
    """
    known = (*known, *all_of(test))
    for one in known:
        match one:
            case ["not", ["and", *_] as several]:
                left = [part for part in all_of(several) if part not in known]
                known = (*known, opposite(left[0])) if len(left) == 1 else known
    return known
