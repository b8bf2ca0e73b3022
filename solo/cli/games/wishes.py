"""What a player asked for on the command line of a game."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from solo import heroes
from solo import saves as kept
from solo.late import lazy_imports
from solo.namedtuple import NamedTuple
from solo.terminal.window.theme import Theme

if TYPE_CHECKING:
    from solo.terminal import Mode

with lazy_imports():
    from solo import terminal  # so that usage mistakes are told without loading it


class Wishes(NamedTuple):
    """The arguments of the command line."""

    adventure: str | None
    named: tuple[str, ...]
    seed: str | None
    dice: str | None
    saves: Path | None
    heroes: Path | None
    resume: str | None
    salvage: bool
    new: bool
    offers: str | None
    art_table: Path | None
    plain: bool
    as_json: bool
    pager: bool
    at: str | None
    sets: tuple[str, ...]
    script: Path | None = None
    record: Path | None = None
    theme: Theme = "auto"
    language: str = ""
    table: str = ""
    tables: Path | None = None
    effects: str | None = None
    watch: bool = False
    force: bool = False
    events_from: int | None = None
    seat: str = ""

    @property
    def place(self) -> Path:
        """The folder of the saves."""
        return kept.folder(self.saves)

    @property
    def shelf(self) -> Path:
        """The folder of heroes."""
        return heroes.folder(self.heroes, self.saves)

    @property
    def anew(self) -> bool:
        """Whether only a new game can be meant."""
        return (
            self.new
            or bool(self.named or self.language)
            or self.seed is not None
            or self.dice is not None
        )

    @property
    def opens(self) -> bool:
        """Whether anything is said that only a table's beginning can heed."""
        return any((self.seed, self.dice, self.art_table, self.tables, self.language))

    @property
    def talks(self) -> bool:
        """Whether a player can be asked before the game begins."""
        return sys.stdin.isatty() and not self.as_json

    @property
    def mode(self) -> "Mode":
        """The settings for showing the game in the terminal."""
        if self.as_json:
            return "json"
        return "plain" if self.plain else "rich"

    def ask_face(self, sides: int, language: str = "") -> int:
        """Ask for what a real die shows, in the manner of the game."""
        return terminal.ask_face(sides, self.mode, language or self.language)
