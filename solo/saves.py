"""Journals on disk: begin, append durably, lock, list, copy.

A journal is one file of JSON lines. It only ever grows: nothing here overwrites, cuts or renames
a line that was once acknowledged. A journal that can't be continued stays as it is, and the game
goes on in a new file.
"""

import contextlib
import datetime
import io
import json
import os
import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self, TypeGuard

from solo import disk, home
from solo.engine.journal import FORMAT, seal, unseal
from solo.errors import BusyError, SaveError, nearest
from solo.late import pattern
from solo.namedtuple import NamedTuple
from solo.rules.core.wording.naming import Unfit
from solo.words import Text
from solo.words.words import words as say

SUFFIX = ".jsonl"
LARGEST = 32 * 1024 * 1024  # bytes; a hundred thousand turns take about 15 MB
MOST_RECORDS = 100_000
MOST_PARTS = 2_000_000  # brackets and commas: what a file takes in memory goes by them
SPARE = 100_000  # bytes and parts that play leaves free, for what a copy's header says besides

_NAME = pattern(r"\w[\w .,'-]{0,59}")

Record = Mapping[str, object]


class Found(NamedTuple):
    """The content of a journal's file."""

    path: Path  # the file
    header: Record  # its first record: adventure, title, digest, dice
    # the header and every sound record after it, up to the first that is not
    records: tuple[Record, ...]
    trouble: Text = ""  # why the file can't be gone on with, or nothing when it is sound
    parts: int = 0  # how many brackets and commas there are in the file

    @property
    def standing(self) -> list[Record]:
        """The records of the turns that were not taken back."""
        turns: list[Record] = []
        for record in self.records[1:]:
            if record.get("do") == "undo":
                del turns[-1:]
            elif "turn" in record:
                turns.append(record)
        return turns

    @property
    def hero(self) -> str:
        """The hero's name, empty while none is chosen."""
        chosen = (str(record["hero"]) for record in reversed(self.standing) if record.get("hero"))
        return next(chosen, str(self.header.get("played", "")))

    @property
    def ended(self) -> str:
        """The ending's kind, empty while the game goes on."""
        turns = self.standing
        return str(turns[-1].get("ended", "")) if turns else ""

    @property
    def name(self) -> str:
        """The name by which a player calls the journal: the file's name without its ending."""
        return self.path.stem

    @property
    def named(self) -> bool:
        """Whether the journal is a copy made with `save NAME`; play never writes to a copy."""
        return bool(self.header.get("name"))


def named(place: Path, name: str, suffix: str) -> Path:
    """Return the path of a file called so, or nearly: on Windows some names are devices."""
    return place / f"{name}{'-1' if disk.reserved(name) else ''}{suffix}"


def read_in(path: Path, largest: int, kind: str) -> bytes:
    """Return what an ordinary file of a player's or an author's holds, which may be anything.

    Raises:
        SaveError: It can't be read, is no ordinary file, or is too large to be a `kind`.
    """
    return disk.contents(path, largest, kind)


class Journal:
    """A journal that is open for writing, and locked against every other process.

    `lines` counts what stands in it.
    """

    def __init__(self, path: Path, handle: int, found: Found) -> None:
        self.path = path
        self.found = found
        self._handle = handle
        self.lines = len(found.records)
        self._parts = found.parts

    def append(self, record: Record) -> None:
        """Put a record on disk; when this returns, it is there.

        Raises:
            SaveError: It could not be written, or the journal would be too large to be read again;
                the file is as it was.
        """
        before = os.fstat(self._handle).st_size
        line = _line(record)
        parts = self._parts + parts_of(line)
        full = before + len(line) > LARGEST - SPARE or parts > MOST_PARTS - SPARE
        if full or self.lines >= MOST_RECORDS:
            raise SaveError(say("full", path=str(self.path)))
        try:
            disk.write(self._handle, line)
            disk.sync(self._handle)
        except OSError as reason:
            with contextlib.suppress(OSError):
                os.ftruncate(self._handle, before)
            raise SaveError(disk.said(self.path, "write", reason)) from reason
        self.lines, self._parts = self.lines + 1, parts

    def copy(self, name: str) -> Path:
        """Save the game as it stands under a name of its own, and return the new file.

        Raises:
            SaveError: The name can't be a file's, is taken, or the copy can't be written.
        """
        if not _NAME.fullmatch(name) or disk.reserved(name):
            raise SaveError(say("save-name", name=name, taken=False))
        target = self.path.with_name(name + SUFFIX)
        header, *rest = look(self.path).records
        plain = {key: value for key, value in header.items() if key != "sum"}
        try:
            create(target, [{**plain, "name": name}, *rest]).close()
        except FileExistsError as reason:
            raise SaveError(say("save-name", name=name, taken=True)) from reason
        return target

    @property
    def untouched(self) -> bool:
        """Whether nothing was ever recorded but where it began."""
        return self.lines == 1

    def discard(self) -> None:
        """Close the file and remove it, where it holds no game: nothing has happened in it yet."""
        self.close()
        if self.untouched:
            with contextlib.suppress(OSError):
                self.path.unlink()

    def close(self) -> None:
        """Close the file and release its lock."""
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def folder(given: Path | None = None) -> Path:
    """Return where saves are kept: as given, else where the platform keeps a user's files."""
    if given is not None:
        return given
    return home.folder("data") / "saves"


def begin(place: Path, header: Record, turns: Iterable[Record] = ()) -> Journal:
    """Begin a new journal in a folder (made if need be), perhaps with the turns of an older one.

    Raises:
        SaveError: The folder or the file can't be made.
    """
    stem = fresh_name(str(header.get("adventure", "")), "game")
    plain = {key: value for key, value in header.items() if key not in ("sum", "name")}
    try:
        place.mkdir(mode=0o700, parents=True, exist_ok=True)
        return create(place / (stem + SUFFIX), [plain, *turns])
    except OSError as reason:
        raise SaveError(disk.said(place, "write to", reason, instead="--saves")) from reason


def fresh_name(of: str, usual: str) -> str:
    """Return what a new file is called that is of something, so that no other is called so."""
    now = datetime.datetime.now().astimezone()
    slug = re.sub(r"[^a-z0-9]+", "-", of.lower()).strip("-")
    return f"{slug[:60] or usual}-{now:%Y%m%d-%H%M%S}-{disk.drawn(3).hex()}"


def create(path: Path, records: Sequence[Record]) -> Journal:
    """Make a new file with these records, on disk when this returns.

    Raises:
        FileExistsError: The file is there; it is left as it is.
        SaveError: It can't be written.
    """
    content = b"".join(map(_line, records))
    try:
        disk.put_new(path, content)
    except FileExistsError:
        raise
    except OSError as reason:
        raise SaveError(disk.said(path, "write", reason)) from reason
    found = Found(path, records[0], tuple(records), parts=parts_of(content))
    return Journal(path, _taken(path), found)


def reopen(path: Path) -> Journal:
    """Open a journal to go on with, lock it, and read it; see `found.trouble` before writing.

    Raises:
        SaveError: It can't be opened or read, or another process plays it.
    """
    handle = _taken(path)
    try:
        return Journal(path, handle, look(path))
    except BaseException:
        os.close(handle)
        raise


def _taken(path: Path) -> int:
    """Open a journal and lock it; return its handle.

    Raises:
        BusyError: Another process plays it.
        SaveError: It can't be opened.
    """
    try:
        handle = os.open(path, disk.APPEND)
    except OSError as reason:
        raise SaveError(disk.said(path, "open", reason)) from reason
    try:
        disk.insist_on_a_file(path, handle)
        if not disk.locked(handle):
            raise BusyError(say("busy", path=str(path)))
    except BaseException:
        os.close(handle)
        raise
    return handle


def look(path: Path) -> Found:
    """Read a journal without locking it or writing to it.

    The sound lines are taken in; of the first that is not it is said what is wrong with it.

    Raises:
        SaveError: It can't be read, or it is no journal that this version understands.
    """
    content = disk.contents(path, LARGEST, "journal")
    begun = content.find(b"\n")
    if begun < 0:
        raise SaveError(say("no-journal", path=str(path), cut=bool(content)))
    records: list[Record] = []
    trouble: Text = ""
    parts = 0
    for number, line in enumerate(io.BytesIO(content), 1):  # one by one: a list may be huge
        if number > MOST_RECORDS:
            raise SaveError(say("many-lines", path=str(path), most=f"{MOST_RECORDS:,}"))
        if not line.endswith(b"\n"):
            trouble = say("line-cut", number=number)
            break
        parts += parts_of(line)
        if parts > MOST_PARTS:
            raise SaveError(say("many-parts", path=str(path), most=f"{MOST_PARTS:,}"))
        try:
            records.append(unseal(line[:-1].decode("utf-8")))
        except ValueError as reason:
            told = reason.text if isinstance(reason, Unfit) else say("no-text")
            trouble = say("line-damaged", number=number, reason=told)
            break
    header = records[0] if records else _guess(content[:begun])
    version = header.get("solo")
    if _is_count(version) and version > FORMAT:
        raise SaveError(say("newer", path=str(path), version=version, most=FORMAT))
    if not records or not _is_count(version):
        raise SaveError(say("unreadable", path=str(path), trouble=trouble))
    return Found(path, header, tuple(records), trouble, parts)


def _guess(line: bytes) -> Record:
    """Read a first line whose checksum is wrong: a newer format may seal in another way."""
    try:
        header = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return header if isinstance(header, dict) else {}


def find(name: str, place: Path) -> Path:
    """Return the file that a player means by a path, a save's name or the beginning of one.

    Raises:
        SaveError: There is none, or several begin so.
    """
    if os.sep in name or (os.altsep or os.sep) in name or _is_file(Path(name)):
        return Path(name)
    known = {disk.composed(path.stem): path for path in files(place)}
    name = disk.composed(name)
    exact = known.get(name.removesuffix(SUFFIX))
    if exact is not None:
        return exact
    near = [stem for stem in known if stem.startswith(name)]
    if len(near) == 1:
        return known[near[0]]
    if near:
        raise SaveError(say("several-saves", name=name, known=(*near,)))
    raise SaveError(say("no-save", name=name, place=str(place), near=nearest(name, known)))


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):  # a name that no system takes
        return False


def files(place: Path) -> list[Path]:
    """List the journals of a folder, in no order.

    Raises:
        SaveError: It can't be listed.
    """
    try:
        return [path for path in place.iterdir() if path.suffix == SUFFIX]
    except FileNotFoundError:
        return []
    except OSError as reason:
        raise SaveError(disk.said(place, "list", reason, instead="--saves")) from reason


def stamp() -> str:
    """Return the time now, for files that tell when something happened."""
    return datetime.datetime.now().astimezone().isoformat(timespec="seconds")


def _line(record: Record) -> bytes:
    plain = {key: value for key, value in record.items() if key != "sum"}
    return seal(plain).rstrip("\n").encode() + b"\n"


def parts_of(content: bytes) -> int:
    """Count the brackets and commas of a journal, by which it takes room in memory."""
    return sum(map(content.count, (b"[", b"{", b",")))


def _is_count(value: object) -> TypeGuard[int]:
    return type(value) is int and value >= 0
