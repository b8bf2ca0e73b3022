"""The files of an adventure: what may be read, in what order, and their digest.

Only plain files inside the adventure's folder are ever opened; where a name leads outside, by `..`,
an absolute path or a symbolic link, it is refused and nothing is read.
"""

import fnmatch
import hashlib
import itertools
import os
import re
import stat
from collections.abc import Iterator, Mapping
from dataclasses import field
from pathlib import Path

from solo.budget import (
    BYTES,
    FILES,
    MEMORY,
    PATTERNS,
    PER_BYTE,
    PER_LOOK,
    Budget,
    SpentError,
)
from solo.dataclass import dataclass
from solo.errors import Mark, Problem, did_you_mean
from solo.late import pattern
from solo.source import FORBIDDEN, MOST_BYTES, Node, shown

HEADER = "adventure.yaml"
LANGUAGES = "languages"
"""The folder with the translations of an adventure, and with their macros."""
MOST_FILES = 1_000
MOST_NAMES = 200_000  # of one folder that are looked through
MOST_PATTERN = 200  # characters of one part of a pattern
MOST_MISSED = 20  # patterns without files for which it is said which files there are
MOST_TOGETHER = MEMORY // PER_BYTE  # bytes
_MAGIC = pattern("[*?[]")  # what stands for other letters in a pattern
_UNSHOWN = pattern(rf"{FORBIDDEN.pattern}|[\t\n\r]")  # of a file's name, in one line


def macros_of(language: str) -> str:
    """Return the name of the file with the macros of a translation, which few have."""
    return f"{LANGUAGES}/{language}.j2"


@dataclass(slots=True)
class Files:
    """The files of an adventure that have been read so far."""

    folder: Path  # the adventure's folder
    header: str  # the name of its first file in it
    # the bytes of each file by its name in the folder, in the order of reading
    contents: dict[str, bytes] = field(default_factory=dict)
    budget: Budget = field(default_factory=Budget)  # what the whole load draws on
    unsaved: Mapping[str, bytes] = field(default_factory=dict)  # what stands for files on disk
    # the same of those that no game depends on: they go along, and change no digest
    along: dict[str, bytes] = field(default_factory=dict)
    missed: int = 0  # patterns that no file matched
    listed: dict[str, list[tuple[str, bool]]] = field(default_factory=dict)  # folders, see _names
    spelling: dict[str, set[str]] = field(default_factory=dict)  # the names alone

    @property
    def id(self) -> str:
        """The name of the adventure among others, as text: its folder's name, or its file's."""
        own = self.folder.resolve().name
        return _UNSHOWN.sub("?", own if self.header == HEADER and own else Path(self.header).stem)

    def shown(self, name: str) -> str:
        """Return a file's name as messages give it: as asked for, or from here if shorter."""
        given = _UNSHOWN.sub("?", os.path.normpath(self.folder / name))
        try:
            here = os.path.relpath(given)
        except (ValueError, OSError):  # another drive, or a working directory that is gone
            return given
        return min(given, here, key=len)

    def digest(self, names: dict[str, bytes] | None = None) -> str:
        """Return the SHA-256 of every file's name and bytes."""
        total = hashlib.sha256()
        for name, content in sorted((names or self.contents).items()):
            spelt = name.encode(errors="surrogateescape")
            total.update(b"%d:%s:%d:" % (len(spelt), spelt, len(content)))
            total.update(content)
        return total.hexdigest()

    def read(self, name: str, asked: Node | None, problems: list[Problem]) -> bytes | None:
        """Read a file of the folder once; what keeps it from being read is reported at `asked`."""
        if name in self.contents:
            return self.contents[name]
        if name in self.unsaved:
            self.contents[name] = self.unsaved[name]
            return self.contents[name]
        mark = asked.mark if asked else Mark(self.shown(name), 1, 1)
        reason = self._refusal(name)
        if not reason:
            content, reason = self._bytes(name)
            if content is not None:
                self.contents[name] = content
                return content
        code, message = reason
        problems.append(Problem(mark, code, message))
        return None

    def beside(self, name: str, problems: list[Problem]) -> bytes | None:
        """Read a file that no game depends on; None where there is none, or it can't be read."""
        if name not in self.unsaved and not os.path.lexists(self.folder / name):
            return None
        data = self.read(name, None, problems)
        if data is not None:
            self.along[name] = self.contents.pop(name)
        return data

    def _refusal(self, name: str) -> tuple[str, str] | None:
        if len(self.contents) >= MOST_FILES:
            return "include-many", f"an adventure has at most {MOST_FILES:,} files; join some"
        path = self.folder / name
        if not _inside(path, self.folder):
            message = f"'{shown(name)}' leads outside the adventure's folder; copy the file into it"
            return "include-outside", message
        try:
            found = path.stat()
        except OSError as error:
            reason = (error.strerror or "unreadable").lower()
            return "file-missing", f"can't read '{shown(name)}': {reason}"
        if stat.S_ISDIR(found.st_mode):
            cure = f"for the files in it, write {shown(name.rstrip('/'))}/*.yaml"
            return "file-missing", f"'{shown(name)}' is a folder; {cure}"
        if not stat.S_ISREG(found.st_mode):
            return "file-missing", f"'{shown(name)}' is no plain file"
        if spelt := self._spelt_otherwise(name):
            message = f"'{shown(name)}' is called '{shown(spelt)}'; write it so, for most systems"
            return "file-missing", f"{message} tell capitals apart"
        if found.st_size > MOST_BYTES:
            size = f"{found.st_size:,} bytes; at most {MOST_BYTES:,}"
            return "file-large", f"'{shown(name)}' has {size} are read, so split it"
        try:
            self.budget.take(FILES, found.st_size // BYTES, PER_BYTE * found.st_size)
        except SpentError as spent:
            return "adventure-large", str(spent)
        return None

    def _bytes(self, name: str) -> tuple[bytes | None, tuple[str, str]]:
        try:
            # A file that is swapped for a pipe after the look above must not hang the program.
            flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0)
            handle = os.open(self.folder / name, flags)
            with os.fdopen(handle, "rb") as stream:
                return stream.read(MOST_BYTES + 1), ("", "")
        except OSError as error:
            reason = (error.strerror or "unreadable").lower()
            return None, ("file-missing", f"can't read '{shown(name)}': {reason}")

    def matching(self, asked: Node, problems: list[Problem]) -> Iterator[str]:
        """Yield the names of the folder's files that a pattern stands for, in order."""
        pattern = str(asked.value)
        if _leads_out(pattern):
            message = f"'{shown(pattern)}' may lead outside the adventure's folder; " + (
                "name files inside it, with '/' between folders"
            )
            problems.append(Problem(asked.mark, "include-outside", message))
            return
        if "\\" in pattern:  # which Windows alone would find
            message = f"'{shown(pattern)}' has a backslash; write '/' between folders"
            problems.append(Problem(asked.mark, "include-missing", message))
            return
        if "**" in pattern:
            problems.append(
                Problem(asked.mark, "include-missing", "'**' is not allowed; name each folder")
            )
            return
        if any(len(part) > MOST_PATTERN for part in pattern.split("/")):
            message = f"a part of a pattern has at most {MOST_PATTERN} characters"
            problems.append(Problem(asked.mark, "include-many", message))
            return
        try:
            found = self._matches(pattern)
        except SpentError as spent:
            message = f"{spent}; name the files, or fewer folders"
            problems.append(Problem(asked.mark, "include-many", message))
            return
        if not found:
            message = f"no file matches '{shown(pattern)}'{self._near(pattern)}"
            problems.append(Problem(asked.mark, "include-missing", message))
        if len(found) > MOST_FILES:
            message = f"{len(found):,} files match; an adventure has at most {MOST_FILES:,}"
            problems.append(Problem(asked.mark, "include-many", message))
            return
        yield from sorted(found)

    def _near(self, pattern: str) -> str:
        """Say which file may have been meant, or what there is in that folder."""
        self.missed += 1
        if self.missed > MOST_MISSED:
            return ""
        there = [p.relative_to(self.folder).as_posix() for p in _texts(self.folder)]
        there = [name for name in there if name != self.header]
        folder = Path(pattern).with_suffix("").as_posix()
        if any(name.startswith(f"{folder}/") for name in there):
            return f"; for the files in the folder '{shown(folder)}', write {shown(folder)}/*.yaml"
        if near := "" if _MAGIC.search(pattern) else did_you_mean(pattern, there):
            return near
        folder = f"{pattern.rpartition('/')[0]}/" if "/" in pattern else ""
        inside = [shown(name) for name in there if name.startswith(folder)] or there
        listed = f"{', '.join(inside[:5])}{' …' if len(inside) > 5 else ''}"
        return f"; there are {listed}" if inside else ""

    def _matches(self, pattern: str) -> list[str]:
        """Return the names that a pattern stands for; no more than so many are ever looked at."""
        if not _MAGIC.search(pattern):
            return [pattern] if os.path.lexists(self.folder / pattern) else []
        found = [""]
        parts = [part for part in pattern.split("/") if part != "."]
        for place, part in enumerate(parts):
            last = place == len(parts) - 1
            found = [name for into in found for name in self._entries(into, part, last=last)]
        return found

    def _entries(self, folder: str, part: str, *, last: bool) -> Iterator[str]:
        """Yield what one part of a pattern stands for in a folder; hidden files are left out."""
        before = f"{folder}/" if folder else ""
        if not _MAGIC.search(part):
            if os.path.lexists(self.folder / before / part):
                yield before + part
            return
        names = self._names(folder)
        self.budget.take(PATTERNS, PER_LOOK * (1 + len(names)))
        fits = re.compile(fnmatch.translate(part)).match
        for name, is_folder in names:
            hidden = name.startswith(".") and not part.startswith(".")
            if (last or is_folder) and not hidden and fits(name):
                yield before + name

    def _spelt_otherwise(self, name: str) -> str:
        """Return a file's own name if it is another, which only some systems find all the same."""
        spelt: list[str] = []
        for part in name.split("/"):
            folder = "/".join(spelt)
            there = self.spelling.get(folder)
            if there is None:
                there = self.spelling[folder] = {one for one, _ in self._names(folder)}
            alike = () if part in there else (o for o in there if o.casefold() == part.casefold())
            spelt.append(next(iter(sorted(alike)), part))
        found = "/".join(spelt)
        return "" if found == name else found

    def _names(self, folder: str) -> list[tuple[str, bool]]:
        """Return the names in a folder, each with whether it is a folder too; read once."""
        if folder not in self.listed:
            found: list[tuple[str, bool]] = []
            try:
                with os.scandir(self.folder / folder) as entries:
                    found.extend(
                        (entry.name, entry.is_dir())
                        for entry in itertools.islice(entries, MOST_NAMES)
                    )
            except OSError:
                pass  # it is gone, or can't be read: nothing matches
            self.listed[folder] = found
        return self.listed[folder]


def _texts(folder: Path) -> list[Path]:
    """Return the files of a folder and its folders that an adventure may be made of."""
    patterns = ("*.y*ml", "*.j2", "*/*.y*ml", "*/*.j2")
    return sorted(path for pattern in patterns for path in folder.glob(pattern))[:MOST_FILES]


def _leads_out(pattern: str) -> bool:
    parts = pattern.replace("\\", "/").split("/")
    return parts[0] in ("", "~") or ".." in parts or ":" in parts[0] or "\0" in pattern


def _inside(path: Path, folder: Path) -> bool:
    try:
        return path.resolve().is_relative_to(folder.resolve())
    except (OSError, RuntimeError, ValueError):  # a loop of links, or a name no system takes
        return False


def find(path: Path, unsaved: Mapping[str, bytes] | None = None) -> Files:
    """Return the still empty files of an adventure, given its folder or its first file.

    `unsaved` is what an editor has in place of files on disk, by their names in the folder.
    """
    folder, header = (path, HEADER) if path.is_dir() else (path.parent, path.name)
    return Files(folder, header, unsaved=unsaved or {})
