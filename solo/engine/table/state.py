"""What a table has besides a game: its members, lists and settings; frozen values."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from solo.namedtuple import NamedTuple
from solo.rules.core.outcome import AnySheet

KINDS = ("thread", "npc", "place", "clock")
"""What lists are kept of."""

CALM = 3
"""The tension that a table begins with."""


class Member(NamedTuple):
    """Somebody at the table.

    Args:
        name: What they are called.
        sheet: The hero as the system keeps it; None for the one who acts, whose sheet is the
            game's own.
        asked: Whether they have asked since they last acted; for the one who acts the game
            knows it.
    """

    name: str
    sheet: AnySheet = None
    asked: bool = False


class Entry(NamedTuple):
    """Something on a list.

    Args:
        kind: One of `KINDS`.
        name: What it is called.
        text: What is told of it, or nothing.
        filled: How many parts of a clock are filled.
        size: How many parts it has; 0 if it is no clock.
        open: Whether it has not been closed.
    """

    kind: str
    name: str
    text: str = ""
    filled: int = 0
    size: int = 0
    open: bool = True


class Keyed(NamedTuple):
    """Something that happens when a count is reached.

    Args:
        of: What counts: `clock`, `scene` or `tension`.
        name: The name of the clock, else the same as `of`.
        at: The number at which it happens.
        text: What happens.
    """

    of: str
    name: str
    at: int
    text: str


class Own(NamedTuple):
    """Something that only some at the table know: a note to oneself, or what was whispered.

    Args:
        number: Its number, by which its owner reveals it; it shares numbers with secrets.
        by: Who wrote it.
        to: To whom it was whispered; nobody for a note.
        text: What it says.
    """

    number: int
    by: str
    to: tuple[str, ...]
    text: str


class Tabletop(NamedTuple):
    """The state of a table.

    Args:
        members: Who sits there, in the order of their turns.
        acting: The name of the one whose turn it is; empty while nobody sits there.
        scene: The title of the scene that the table plays, or nothing.
        scenes: How often each scene was opened, by title.
        entries: The lists.
        voice: How answers read, `full` or `terse`.
        twists: Whether answers bring twists.
        free: Whether anybody may ask as often as they like.
        tension: From 1 to 9: how likely it is that the next scene is not as expected.
        answers: How often each answer was given.
        secrets: What was rolled in secret, and not revealed yet, by number.
        kept: How many secrets there were.
        joined: Who of the members is a hero with a file.
        home: Those of them who went home, each with the sheet that they took along, by name.
        weights: How often what is on a list counts when one is picked, by kind and name; what is
            not in it counts once.
        keyed: What happens when a count is reached.
        known: Who knows already what a secret came to, by its number; nobody if it is not there.
        own: What only some know.
        brought: The files of tables and foes that were brought: their names and texts.
    """

    members: tuple[Member, ...] = ()
    acting: str = ""
    scene: str = ""
    scenes: Mapping[str, int] = MappingProxyType({})
    entries: tuple[Entry, ...] = ()
    voice: str = "full"
    twists: bool = False
    free: bool = False
    tension: int = CALM
    answers: Mapping[str, int] = MappingProxyType({})
    secrets: Mapping[int, tuple[Any, ...]] = MappingProxyType({})
    kept: int = 0
    joined: frozenset[str] = frozenset()
    home: Mapping[str, AnySheet] = MappingProxyType({})
    weights: Mapping[tuple[str, str], int] = MappingProxyType({})  # since 0.3, as what follows
    keyed: tuple[Keyed, ...] = ()
    known: Mapping[int, tuple[str, ...]] = MappingProxyType({})
    own: tuple[Own, ...] = ()
    brought: tuple[tuple[str, str], ...] = ()

    def weight(self, entry: Entry) -> int:
        """How often an entry of a list counts when one is picked."""
        return self.weights.get((entry.kind, entry.name), 1)
