"""What a server of pages needs of the program: games to open, and what stands on the shelf.

Whoever starts a server gives it a `House`. No text that comes from the network names a file: it is
compared with what the house lists.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Protocol

from solo.engine.log import Logged
from solo.engine.session import Session
from solo.errors import SaveError
from solo.namedtuple import NamedTuple
from solo.terminal.front_ends.player import Keep
from solo.terminal.told.newcomer import First

Record = dict[str, object]
GoesOn = Callable[[], str]


class Damaged(SaveError):  # noqa: N818 - it asks for leave
    """A save can go on in a new file only; the text says from where."""


class Drawn(NamedTuple):
    """The graph of an adventure, as a page."""

    page: str  # the page, as HTML with its own policy
    whole: bool  # whether it stays so until the adventure changes; else more is to come soon


class Opened(NamedTuple):
    """A game that was opened: its journal is locked until it is closed."""

    session: Session  # the game; each accepted command is on disk before its result is returned
    save: str  # the name of its save
    keep: Keep  # keeps a copy under a name
    first: First | None  # tells whether the player is new to the rules
    missed: Callable[[int], Iterable[Logged]]  # yields the events of the journal from a number on
    close: Callable[[], None]  # closes the journal, and removes it where nothing happened
    table: str = ""  # the name of the table that it is a game of, or nothing
    # returns, once it is over, the title of what comes after it; nothing if that is all
    goes_on: GoesOn | None = None
    before: tuple[str, ...] = ()  # what is told before it begins, in paragraphs
    # takes in what an author has saved since the last time, and returns what is to be said of
    # it, nothing where nothing was saved; None for a game that is no trial
    revised: Callable[[], tuple[str, ...]] | None = None


class House(Protocol):
    """Where games come from."""

    def shelf(self, language: str) -> Record:
        """Return what can be played: `adventures`, and `games` and `tables` to go on with.

        Adventures are told of in a language where they are translated into it.
        """
        ...

    def begin(self, adventure: str, wishes: Mapping[str, str]) -> Opened:
        """Begin a game of an adventure of the shelf.

        The wishes are `language`, `seed`, and `dice`: the player's `own`.

        Raises:
            KeyError: There is no such adventure.
            SoloError: It can't be played.
        """
        ...

    def go_on(self, save: str, *, salvage: bool) -> Opened:
        """Go on with a save.

        Raises:
            KeyError: There is no such save.
            Damaged: It can't be gone on with as it is, and `salvage` is not said.
            SoloError: It can't be used, or is open elsewhere.
        """
        ...

    def next(self, save: str, *, salvage: bool) -> Opened:
        """Open what comes after a game that is over.

        Raises:
            KeyError: There is no such save, or nothing comes after it.
            Damaged: As `go_on`.
            SoloError: It can't be opened.
        """
        ...

    def graph(self) -> Drawn | None:
        """Return the graph of what is tried out; None where nothing is.

        Raises:
            SoloError: It can't be read.
        """
        ...

    def table(self, name: str, wishes: Mapping[str, str]) -> Opened:
        """Go on with the table of a name, or open one; a new one heeds `system` and `language`.

        Raises:
            SoloError: It can't be opened, or is open elsewhere.
        """
        ...
