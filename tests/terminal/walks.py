"""Walkthroughs of all shipped adventures, watched turn by turn as a player would see them."""

from collections.abc import Callable, Sequence
from pathlib import Path

from solo import shelf
from solo.authoring.playtests.playtest import module_of, prepared
from solo.cli.games.scripts import opener
from solo.engine.events import Event
from solo.engine.log import Logged
from solo.engine.session import Session
from solo.terminal.scripts.script import read
from solo.terminal.scripts.scripted import play
from solo.terminal.typed.readings import Nonsense
from solo.terminal.window.blocks import Block

Seen = Callable[[Session, Sequence[Event]], None]
"""Is given the game after each turn of a walkthrough, and what happened in it."""

FOLDERS = shelf.shipped()


class Watcher:
    """A player who sees a walkthrough as it is played."""

    spoken = True
    seat = "*"
    ids = False

    def __init__(self, session: Session, seen: Seen) -> None:
        self._session = session
        self._seen = seen

    def happened(self, told: Sequence[Logged]) -> None:
        events = [one.event for one in told]
        self._seen(self._session, events)

    def ask(self, prompt: str) -> str:
        raise EOFError

    whisper = ask

    def opened(self, *, whole: bool = False) -> None: ...

    def told(self, topic: str, blocks: Sequence[Block]) -> None: ...

    def misunderstood(self, nonsense: Nonsense) -> None: ...

    def settled(self) -> None: ...


def walk(folder: Path, seen: Seen) -> int:
    """Play each walkthrough of an adventure to its ending; return how many there are."""
    ready = prepared(module_of(folder))
    begin = opener(ready.adventure, ready.system)
    files = sorted((folder / "tests").glob("*.txt"))
    for file in files:
        wrong = play(read(file.read_text(encoding="utf-8")), begin, show=lambda s: Watcher(s, seen))
        assert wrong is None, f"{file}: {wrong}"
    return len(files)
