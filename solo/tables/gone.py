"""The rows of a deck that are gone: a set that shares all but its last row with the one before it.

Undo keeps the versions of many turns, and a deck may have a thousand rows.
"""

from collections.abc import Iterable, Iterator, Set


class Gone(Set[int]):
    """Rows by their lowest result; `before` are those that were drawn before the last."""

    __slots__ = ("_before", "_count", "_last")

    def __init__(self, last: int = 0, before: "Gone | None" = None) -> None:
        self._last = last
        self._before = before
        self._count: int = 0 if before is None else before._count + 1

    def plus(self, row: int) -> "Gone":
        """Return the rows with one more, which is none of them yet."""
        return Gone(row, self)

    def __iter__(self) -> Iterator[int]:
        one: Gone = self
        while one._before is not None:
            yield one._last
            one = one._before

    def __len__(self) -> int:
        return self._count

    def __contains__(self, row: object) -> bool:
        return any(one == row for one in self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Set) and frozenset(self) == frozenset(other)

    def __hash__(self) -> int:
        return hash(frozenset(self))

    @classmethod
    def of(cls, rows: Iterable[int]) -> "Gone":
        """Return so many rows, each of which comes once."""
        found = cls()
        for row in rows:
            found = found.plus(row)
        return found
