"""`solo play --watch`: the files of an adventure that is written while it is tried out."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

from solo.adventure.model import Adventure
from solo.adventure.playing import rules_of
from solo.engine.revising import revise
from solo.engine.session import Session
from solo.errors import AdventureError, SoloError

MOST_FILES = 5_000  # of a folder whose times are looked at
MOST_NAMES = 20_000  # of a folder and those in it that are read at all, at each line that is typed
MOST_PROBLEMS = 5  # that are told
_KINDS = frozenset((".yaml", ".yml", ".j2", ".po"))

Stamps = dict[str, tuple[int, int]]


class Watching:
    """The adventure of a running trial."""

    def __init__(self, path: Path, load: Callable[[], Adventure], session: Session) -> None:
        self._path = path
        self._load = load
        self._session = session
        self._stamps = stamps(path)

    def changed(self) -> bool:
        """Say whether a file was saved, added or removed since they were read last."""
        return stamps(self._path) != self._stamps

    def read(self) -> tuple[bool, tuple[str, ...]]:
        """Read the files into the trial; return whether it could be done, and what is to be said.

        A file with a mistake leaves the game as it was.
        """
        self._stamps = stamps(self._path)
        try:
            adventure = self._load()
            misfit = revise(self._session, adventure, rules_of(adventure))
        except AdventureError as wrong:
            told = tuple(map(str, wrong.problems[:MOST_PROBLEMS]))
            more = len(wrong.problems) - len(told)
            rest = (f"… and {more} more: see `solo lint`.",) if more else ()
            return False, ("Not read, and the game goes on as it was:", *told, *rest)
        except SoloError as reason:
            return False, (f"Not read, and the game goes on as it was: {reason}",)
        return True, (f"Read anew: {misfit}." if misfit else "Read anew; all that you did fits.",)


def stamps(path: Path) -> Stamps:
    """Return the size and time of each file that an adventure may be made of."""
    found: Stamps = {}
    for file in _files(path):
        try:
            told = file.stat()
        except OSError:
            continue
        found[str(file)] = (told.st_mtime_ns, told.st_size)
        if len(found) >= MOST_FILES:
            break
    return found


def _files(path: Path) -> Iterator[Path]:
    read = 0
    for place, folders, names in os.walk(path if path.is_dir() else path.parent):
        read += 1 + len(folders) + len(names)
        if read > MOST_NAMES:  # of a file that stands in somebody's home
            yield path
            return
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        found = (Path(place, name) for name in sorted(names) if not name.startswith("."))
        yield from (file for file in found if file.suffix in _KINDS)
