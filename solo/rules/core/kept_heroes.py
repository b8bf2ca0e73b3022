"""Heroes that are kept between games: guests, and the methods that a system needs for them."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar, Generic, NamedTuple, NoReturn, TypeVar

from solo.rules.core.codec import dump, load
from solo.rules.core.protocols import Encounter, Illegal
from solo.rules.core.words import words

S = TypeVar("S")

GUEST = "guest"
"""What the ids of options begin with that are heroes from elsewhere."""


class Guest(NamedTuple, Generic[S]):
    """A hero from elsewhere, to be chosen as the ready-made ones are."""

    name: str  # what the hero is called
    concept: str  # the hero in a few words
    kept: S  # the sheet
    # the id of the option that is this hero, whoever else may be chosen; empty for an id made of
    # the name, as in journals of 0.2
    option: str = ""
    # what a journal holds of this hero once they play
    pin: Mapping[str, object] = MappingProxyType({})

    def sheet(self) -> S:
        """Return the sheet that this hero comes with."""
        return self.kept


class Absent(NamedTuple):
    """Stands for heroes who could have been chosen, where a journal does not say who they were."""

    name: str = "A hero who is not here"
    concept: str = ""
    option: str = f"{GUEST}-"

    def sheet(self) -> NoReturn:
        """Refuse to be played.

        Raises:
            Illegal: Always.
        """
        raise Illegal(words("hero-gone"))


class Keeping(Generic[S]):
    """The methods that a system needs so that its heroes can be kept in files.

    A system may inherit it and name its sheet, or write these methods itself.
    """

    kept: type[S]
    """The frozen dataclass that is the sheet."""

    unkept: ClassVar[frozenset[str]] = frozenset()
    """The fields of it that belong to a game and are in no file: rule options, tables."""

    def dump(self, sheet: S) -> dict[str, object]:
        """Return a sheet as plain values that JSON can hold."""
        return dump(self.kept, sheet, self.unkept)

    def load(self, values: object) -> S:
        """Return the sheet that was dumped; `ValueError` says what is wrong with it."""
        loaded: S = load(self.kept, values, self.unkept)
        return loaded

    def home(self, sheet: S) -> tuple[S, ...]:
        """Return the heroes as an adventure leaves them: the one who acted."""
        return (sheet,)

    def advance(self, sheet: S) -> Encounter[S] | None:
        """Open what a hero may do between adventures; nothing, unless a system says what."""
        return None
