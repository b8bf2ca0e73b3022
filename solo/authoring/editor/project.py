"""An adventure as an editor has it: files on disk, unsaved text in their place, what was found."""

import functools
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from solo import rules
from solo.adventure.branch import Authored
from solo.adventure.files import HEADER, Files
from solo.adventure.loader import look_through
from solo.adventure.model import Adventure
from solo.adventure.playing import rules_of
from solo.adventure.reading.past import Past
from solo.authoring.editor.keys_at import Schema
from solo.authoring.editor.moves import Moves
from solo.authoring.editor.places import Index, indexed
from solo.authoring.format.schema import adventure_schema, hero_schema
from solo.authoring.lint.lint import linted
from solo.authoring.reading import Uses
from solo.errors import Problem, SoloError
from solo.namedtuple import NamedTuple
from solo.rules.core.system import AnySystem
from solo.source import Node

MOST_UP = 6  # folders above a file in which its adventure may begin


class Seen(NamedTuple):
    """What a look at an adventure came to."""

    problems: tuple[Problem, ...]  # all of lint's
    files: Files  # the files that were read
    roots: Sequence[Node]  # their outermost nodes
    adventure: Adventure | None  # the adventure as it was when it could last be played
    called: Mapping[str, str]  # what the files are called in the folder, by how problems call them
    places: "Late"  # the places of its names

    @property
    def names(self) -> Index:
        """The places of its names, which are looked for when they are first asked for."""
        return self.places.found


class Late:
    """The places of names: nobody asks for them between the letters of a word."""

    def __init__(self, work: Callable[[], Index]) -> None:
        self._work = work

    @functools.cached_property
    def found(self) -> Index:
        """The places."""
        return self._work()


class Project:
    """One adventure that is being written."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.unsaved: dict[str, bytes] = {}
        self.seen: Seen | None = None
        self.counted: Mapping[str, int] = {}  # how many of `games` came to each scene
        self.games = 0
        self._adventure: Adventure | None = None
        self._uses: Uses | None = None  # what its texts read and its effects set
        self._then: Mapping[str, bytes] = {}  # the files that it was read from, as marks call them
        self._called: Mapping[str, str] = {}  # what these are called in the folder
        self._schemas: dict[tuple[str, bool], Schema] = {}
        self._chances: dict[int, str] = {}  # of the checks of the adventure, by their identity
        self._texts: dict[str, tuple[bytes, str, list[str]]] = {}  # of files as they were last read
        self._looking = threading.RLock()  # one at a time
        self._past = Past()  # what is read again only where it has changed
        self._looked: object = None  # the state of the files when they were looked at

    @property
    def key(self) -> Path:
        """What it is told apart from others by."""
        return self.folder

    def name_of(self, path: Path) -> str:
        """Return what a file is called in the folder."""
        return path.resolve().relative_to(self.folder.resolve()).as_posix()

    def edit(self, name: str, text: str) -> None:
        """Take the text of an editor in place of a file."""
        self.unsaved[name] = text.encode("utf-8", "replace")

    def close(self, name: str) -> None:
        """Take the file on disk again."""
        self.unsaved.pop(name, None)

    def text(self, name: str) -> str:
        """Return the text of a file as it is now, or nothing."""
        return self._read(name)[1]

    def lines(self, name: str) -> list[str]:
        """Return the lines of a file as it is now; nobody changes that list."""
        return self._read(name)[2]

    def _read(self, name: str) -> tuple[bytes, str, list[str]]:
        data = self.unsaved.get(name)
        if data is None:
            path = self.folder / name
            data = path.read_bytes() if path.is_file() else b""
        read = self._texts.get(name)
        if read is None or read[0] != data:
            text = data.decode("utf-8-sig", "replace")
            read = self._texts[name] = (data, text, text.split("\n"))
        return read

    def look(self) -> Seen:
        """Look at the adventure as it is now."""
        with self._looking:
            self._past.unsaved = unsaved = dict(self.unsaved)
            found = linted(self.folder, past=self._past)
            self._looked = unsaved, self._stamps(found.files)
            if found.adventure is not None:
                self._adventure, self._uses, self._chances = found.adventure, found.uses, {}
            roots = self._past.roots(found.files)
            adventure, names = self._adventure, called(found.files)
            files = {found.files.shown(one): data for one, data in found.files.contents.items()}
            if found.adventure is not None:
                self._then, self._called = files, names
            then = self._then
            moves = Moves(then, lambda file: files.get(file, then[file]))
            places = Late(functools.partial(_places, adventure, roots, self._uses, moves))
            self.seen = Seen(found.problems, found.files, roots, adventure, names, places)
            return self.seen

    def moves(self) -> Moves:
        """Return what tells where places of the adventure stand in its files as they are now.

        While a mistake keeps it from being read, it is an earlier one.
        """
        called = self._called
        return Moves(self._then, lambda file: self._read(called[file])[0])

    def chance_of(self, check: Authored, work: Callable[[Authored], str]) -> str:
        """Return what is told of the chance of a check of the adventure, worked out once."""
        if id(check) not in self._chances:
            self._chances[id(check)] = work(check)
        return self._chances[id(check)]

    def fresh(self) -> Seen:
        """Return what there is now: what the last look came to, if no file has changed since."""
        if self.seen is None or self._looked != (self.unsaved, self._stamps(self.seen.files)):
            return self.look()
        return self.seen

    def _stamps(self, files: Files) -> dict[str, tuple[int, int]]:
        """Return the time and size of each file that was read and is on disk."""
        found = {}
        for name in files.contents:
            with suppress(OSError):
                told = (self.folder / name).stat()
                found[name] = (told.st_mtime_ns, told.st_size)
        return found

    def glance(self) -> Seen:
        """Return what reading alone finds, which is half as long in coming as all of lint."""
        with self._looking:
            self._past.unsaved = dict(self.unsaved)
            found = look_through(self.folder, past=self._past)
        names = called(found.files)
        return Seen(found.problems, found.files, (), found.adventure, names, Late(Index))

    def once(self, work: Callable[..., Any], *about: object) -> Any:
        """Return what a function makes of a scene; it works only if the last look did not."""
        with self._looking:
            return self._past.once(work, *about)

    @property
    def now(self) -> Seen:
        """What the last look came to."""
        return self.seen or self.look()

    @property
    def system(self) -> AnySystem | None:
        """The rules of the adventure, as its header names them."""
        if self.seen is not None and self.seen.adventure is not None:
            return rules_of(self.seen.adventure)
        for line in self.text(HEADER).splitlines():
            key, _, value = line.partition(":")
            if key == "system":
                try:
                    return rules.find(value.strip().strip("'\""))
                except SoloError:
                    return None
        return None

    def schema(self, *, hero: bool = False) -> Schema:
        """Return the schema of its files, or of its heroes'."""
        system = self.system
        if system is None:
            return {"$defs": {}}
        key = (system.name, hero)
        if key not in self._schemas:
            self._schemas[key] = hero_schema(system) if hero else adventure_schema(system)
        return self._schemas[key]

    def is_hero(self, name: str) -> bool:
        """Say whether a file is that of a hero: it is read, and no section stands in it."""
        root = next((one for one in self.now.roots if one.file == self.now.files.shown(name)), None)
        return root is not None and isinstance(root.value, dict) and "attributes" in root.value


def _places(
    adventure: Adventure | None, roots: list[Node], found: Uses | None, moves: Moves
) -> Index:
    """Return the places of an adventure's names; there are none before it could be played."""
    if adventure is None or found is None:
        return Index()
    return indexed(adventure, roots, found, moves)


def called(files: Files) -> Mapping[str, str]:
    """Return what files are called in the folder, by how problems call them."""
    return {files.shown(name): name for name in files.contents}


def folder_of(path: Path) -> Path | None:
    """Return the folder of the adventure that a file belongs to, or None."""
    for folder in list(path.parents)[:MOST_UP]:
        if (folder / HEADER).is_file():
            return folder
    return None
