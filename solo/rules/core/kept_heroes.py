"""Heroes that outlive a game: who comes from elsewhere, and what a system needs to keep them."""

from typing import Any, ClassVar, NamedTuple

from solo.rules.core.codec import dump, load
from solo.rules.core.system import Encounter


class Guest(NamedTuple):
    """A hero from elsewhere, to be chosen as the ready-made ones are.

    Args:
        name: What the hero is called.
        concept: The hero in a few words.
        kept: The sheet.
    """

    name: str
    concept: str
    kept: Any

    def sheet(self) -> Any:
        """Return the sheet that this hero comes with."""
        return self.kept


class Keeping:
    """What a system needs besides its own parts so that its heroes can be kept in files.

    A system may inherit it and name its sheet, or write these methods itself.
    """

    kept: type
    """The frozen dataclass that is the sheet."""

    unkept: ClassVar[frozenset[str]] = frozenset()
    """The fields of it that belong to a game and are in no file: rule options, tables."""

    def dump(self, sheet: Any) -> dict[str, Any]:
        """Return a sheet as plain values that JSON can hold."""
        return dump(self.kept, sheet, self.unkept)

    def load(self, values: Any) -> Any:
        """Return the sheet that was dumped; `ValueError` says what is wrong with it."""
        return load(self.kept, values, self.unkept)

    def home(self, sheet: Any) -> tuple[Any, ...]:
        """Return the heroes as an adventure leaves them: the one who acted."""
        return (sheet,)

    def advance(self, sheet: Any) -> Encounter | None:
        """Open what a hero may do between adventures; nothing, unless a system says what."""
        return None
