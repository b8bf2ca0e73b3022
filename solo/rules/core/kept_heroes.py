"""Heroes that are kept between games: guests, and the methods that a system needs for them."""

from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from solo.rules.core.codec import dump, load
from solo.rules.core.system import Encounter

S = TypeVar("S")
S_out = TypeVar("S_out", covariant=True)


class Ready(Protocol[S_out]):
    """A hero who can be chosen: ready-made by an author, or a guest from another game."""

    @property
    def name(self) -> str:
        """The hero's name."""
        ...

    @property
    def concept(self) -> str:
        """The hero in a few words."""
        ...

    def sheet(self) -> S_out:
        """Return the sheet that the hero begins with."""
        ...


class Guest(NamedTuple, Generic[S]):
    """A hero from elsewhere, to be chosen as the ready-made ones are.

    Args:
        name: What the hero is called.
        concept: The hero in a few words.
        kept: The sheet.
    """

    name: str
    concept: str
    kept: S

    def sheet(self) -> S:
        """Return the sheet that this hero comes with."""
        return self.kept


class Keeping(Generic[S]):
    """The methods that a system needs so that its heroes can be kept in files.

    A system may inherit it and name its sheet, or write these methods itself.
    """

    kept: type[S]
    """The frozen dataclass that is the sheet."""

    unkept: ClassVar[frozenset[str]] = frozenset()
    """The fields of it that belong to a game and are in no file: rule options, tables."""

    def dump(self, sheet: S) -> dict[str, Any]:
        """Return a sheet as plain values that JSON can hold."""
        return dump(self.kept, sheet, self.unkept)

    def load(self, values: Any) -> S:
        """Return the sheet that was dumped; `ValueError` says what is wrong with it."""
        loaded: S = load(self.kept, values, self.unkept)
        return loaded

    def home(self, sheet: S) -> tuple[S, ...]:
        """Return the heroes as an adventure leaves them: the one who acted."""
        return (sheet,)

    def advance(self, sheet: S) -> Encounter[S] | None:
        """Open what a hero may do between adventures; nothing, unless a system says what."""
        return None
