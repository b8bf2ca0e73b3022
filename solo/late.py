"""Imports that wait until they are needed, since one scene needs only a part of the rules.

An import stands at the top of its file or, where waiting saves time, in a function that is marked:

    @late
    def put(self, value: Check, sheet: Sheet) -> str:
        from solo.rules.art.messages.before_roll import put

        return put(value, sheet)

Type checkers see such an import as any other. `tests/test_late.py` refuses one in a function that
is not marked, so whoever looks for `@late` finds them all.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias, TypeVar

T = TypeVar("T")
Marked = TypeVar("Marked", bound=Callable[..., object])


def late(function: Marked) -> Marked:
    """Mark a function that imports what it needs when it is called."""
    return function


class Catalogue(Mapping[str, T]):
    """Values by names, imported when one of them is first looked up.

    The names are known from the start, in the order in which they were entered:

        SKILLS: Catalogue[type] = Catalogue()

        @SKILLS.late("climb", "swim")
        def _moving() -> tuple[type, ...]:
            from game.moving import Climb, Swim

            return Climb, Swim
    """

    __slots__ = ("_found", "_loads")

    def __init__(self) -> None:
        self._found: dict[str, T] = {}
        self._loads: dict[str, tuple[_Load[T], tuple[str, ...]]] = {}

    def late(self, *names: str) -> "Callable[[_Load[T]], _Load[T]]":
        """Mark a late function that returns the values of these names, in the same order."""

        def enter(load: _Load[T]) -> _Load[T]:
            self._loads.update(dict.fromkeys(names, (load, names)))
            return load

        return enter

    def __getitem__(self, name: str) -> T:
        if name not in self._found:
            load, names = self._loads[name]
            self._found.update(zip(names, load(), strict=True))
        return self._found[name]

    def __contains__(self, name: object) -> bool:
        return name in self._loads

    def __iter__(self) -> Iterator[str]:
        return iter(self._loads)

    def __len__(self) -> int:
        return len(self._loads)


_Load: TypeAlias = Callable[[], tuple[T, ...]]
