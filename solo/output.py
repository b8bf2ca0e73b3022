"""The one door for what a player or an author has `solo` write: nothing that is there is lost.

A file that `solo` wrote carries a stamp: what made it, and a digest of the rest. It may be replaced
by the like as long as nobody has changed it. Anything else that is there is replaced only when
`--force` says so, but a save or a hero not even then.
"""

import errno
import hashlib
import os
import stat
import sys
import time
from collections.abc import Callable
from itertools import islice
from pathlib import Path

from solo import disk, saves
from solo.adventure.files import HEADER
from solo.dataclass import dataclass
from solo.errors import SaveError
from solo.late import pattern

LARGEST = 2**28  # bytes of a file that is looked at for a stamp
PATIENCE = 5.0  # seconds to wait for somebody who reads a pipe
_HEAD = 4_096  # bytes of a file behind a descriptor that are looked at
_HERO = pattern(rb'\s*\{\s*"solo_hero"')
_SAVE = pattern(rb'\s*\{\s*"solo":')
_STREAMS = {"-": 1, "/dev/stdout": 1, "/dev/stderr": 2}
_DESCRIPTOR = pattern(r"/(?:dev|proc/(?:self|thread-self))/fd/(\d{1,6})")
_PARTS = (".yaml", ".yml", ".j2")  # files that an adventure is made of, wherever they lie in it

_MARK = b"Written by solo: %s "
_STAMP = pattern(rb"Written by solo: ([a-z]+) ([0-9a-f]{16})")
_UNSIGNED = b"0" * 16  # in place of the digest, when it is worked out
_MOST_STAMPS = 8  # of them one is the file's own; others may stand in its text
_LINES = {
    "html": (b"<!-- ", b" -->"),
    "svg": (b"<!-- ", b" -->"),
    "md": (b"<!-- ", b" -->"),
    "mermaid": (b"%% ", b""),
    "dot": (b"// ", b""),
    "txt": (b"(", b")"),
    "script": (b"# ", b""),
    "yaml": (b"# ", b""),
}
"""What stands around a stamp in the last line of a form of text."""
_BEGINNINGS = {
    "po": (b"", b"# ", b"\n"),
    "lonelog": (b"---\n", b"# ", b"\n"),
    "json": (b"[\n {\n", b'  "made": "', b'",\n'),
}
"""What a form begins with, and what stands around a stamp behind that."""
_ZIP_END, _ZIP_END_SIZE = b"PK\x05\x06", 22  # of an archive without a comment


@dataclass(frozen=True, slots=True)
class Output:
    """A file that a command writes."""

    path: Path  # as its user named it; `-` is standard output
    kind: str  # what the command makes, in one word
    # whether what is there is replaced, if it is neither a save nor a hero; None if its user
    # can't say so
    force: bool | None = None
    # says of what is there whether it may be replaced, where a stamp says nothing of it
    former: Callable[[bytes], bool] | None = None

    @property
    def streams(self) -> bool:
        """Whether it goes to a stream: standard output, a pipe, a terminal."""
        return _descriptor(self.path) is not None or _is_stream(self.path)

    def check(self) -> None:
        """Refuse what would be refused when it is written, before work is done for it.

        Raises:
            SaveError: What is there must not be replaced, or can't be.
        """
        handle = _descriptor(self.path)
        if handle is not None:
            _insist_on_no_treasure(self.path, _behind(handle))
        elif not _is_stream(self.path):
            self._insist(_target(self.path))

    def write(self, content: bytes, form: str = "") -> None:
        """Write it whole or not at all, with a stamp where its form has room for one.

        Raises:
            SaveError: What is there must not be replaced, or it can't be written.
        """
        self.check()
        if self.streams:
            _pour(self.path, content)
            return
        target = _target(self.path)
        disk.replace(target, stamped(content, self.kind, form), mode=_mode(target))

    def add(self, line: str) -> None:
        """Add a line at the end; what is there stays.

        Raises:
            SaveError: It is no file for such lines, or it can't be written.
        """
        self.check()
        if self.streams:
            _pour(self.path, f"{line}\n".encode())
        else:
            disk.append(_target(self.path), f"{line}\n".encode())

    def _insist(self, target: Path) -> None:
        """Refuse a file that is there, unless it may be replaced.

        Raises:
            SaveError: It may not.
        """
        found = _found(self.path, target)
        if not found:
            return
        _insist_on_no_treasure(target, found)
        if self.force or (self.former is not None and self.former(found)):
            return
        if _is_of_an_adventure(target):
            told = "is a file of an adventure"
        else:
            kind, unchanged = stamp_of(found)
            if unchanged and kind == self.kind:
                return
            told = _told(found, kind, unchanged=unchanged)
        way = "" if self.force is None else ", or replace it by --force"
        raise SaveError(f"{self.path} {told}; name another file{way}")


def rewrite(path: Path, before: bytes, content: bytes) -> None:
    """Put a file's next version, made from what was read of it, in its place.

    Raises:
        SaveError: It holds something else by now, or can't be written.
    """
    target = _target(path)
    if _found(path, target) != before:
        raise SaveError(f"{path} was changed meanwhile; nothing was written")
    disk.replace(target, content, mode=_mode(target))


# Stamps


def stamped(content: bytes, kind: str, form: str) -> bytes:
    """Return a file's content with a stamp, where its form has room for one."""
    mark = _MARK % kind.encode()
    around = _around(content, form, len(mark) + len(_UNSIGNED))
    if around is None:
        return content
    before, after = around
    return before + mark + _digest(before + mark + _UNSIGNED + after) + after


def _around(content: bytes, form: str, size: int) -> tuple[bytes, bytes] | None:
    """Return what stands before a stamp of that size and behind it; nothing if there is no room."""
    if form in _LINES:
        begin, end = _LINES[form]
        return content + (b"" if content.endswith(b"\n") else b"\n") + begin, end + b"\n"
    if form in _BEGINNINGS:
        lead, begin, end = _BEGINNINGS[form]
        if content.startswith(lead):
            return lead + begin, end + content.removeprefix(lead)
    if form == "zip" and content[-_ZIP_END_SIZE:].startswith(_ZIP_END):
        return content[:-2] + size.to_bytes(2, "little"), b""  # as the comment of the archive
    return None


def stamp_of(content: bytes) -> tuple[str, bool]:
    """Return what made a file, or nothing, and whether it is unchanged since."""
    kind = ""
    for match in islice(_STAMP.finditer(content), _MOST_STAMPS):
        kind = match[1].decode()
        start, end = match.span(2)
        if _digest(content[:start] + _UNSIGNED + content[end:]) == match[2]:
            return kind, True
    return kind, False


def _digest(content: bytes) -> bytes:
    return hashlib.sha256(content).hexdigest()[: len(_UNSIGNED)].encode()


# What is there


def _target(path: Path) -> Path:
    """Return the file that a name stands for, where links lead."""
    return Path(os.path.realpath(path))


def _mode(target: Path) -> int | None:
    """Return the rights of a file that is there."""
    return stat.S_IMODE(target.stat().st_mode) if target.exists() else None


def _found(path: Path, target: Path) -> bytes | None:
    """Return what a file holds; nothing if it is not there.

    Raises:
        SaveError: It is no file, or can't be read and written.
    """
    if not os.path.lexists(target):
        return None
    if target.is_dir():
        raise SaveError(f"{path} is a folder; name a file")
    if not os.access(target, os.W_OK):
        raise SaveError(f"can't write {path}: it is write-protected, or a link to nothing")
    return disk.contents(target, LARGEST, "file that solo writes")


def _insist_on_no_treasure(path: Path, content: bytes) -> None:
    """Refuse a save or a hero, whatever else was said; a damaged one is known by its name.

    Raises:
        SaveError: It is one.
    """
    ending = path.suffix.casefold()
    heroes = saves.folder().parent / "heroes"
    kind = ""
    if _HERO.match(content) or (ending == ".json" and heroes.resolve() in path.parents):
        kind = "hero"
    elif _SAVE.match(content) or ending == saves.SUFFIX:
        kind = "save"
    if kind:
        why = f"is a {kind}, and neither saves nor heroes are ever overwritten"
        raise SaveError(f"{path} {why}; name another file")


def _is_of_an_adventure(path: Path) -> bool:
    """Whether an adventure is made of a file, or has it for a walkthrough."""
    walked = path.suffix.casefold() == ".txt" and path.parent.name == "tests"
    if not walked and path.suffix.casefold() not in _PARTS:
        return False
    return any((folder / HEADER).is_file() for folder in path.parents)


def _told(found: bytes, kind: str, *, unchanged: bool) -> str:
    if kind and unchanged:
        return f"holds something else that solo wrote ({kind})"
    if kind:
        return "was changed since solo wrote it"
    return "is a package or an archive" if found.startswith(b"PK") else "is there already"


# Streams


def _descriptor(path: Path) -> int | None:
    """Return the number of the open file that a name stands for, such as `-` or /dev/fd/3."""
    for _ in range(40):  # links
        if str(path) in _STREAMS:
            return _STREAMS[str(path)]
        if match := _DESCRIPTOR.fullmatch(str(path)):
            return int(match[1])
        if not path.is_symlink():
            break
        path = path.parent / path.readlink()
    return None


def _is_stream(path: Path) -> bool:
    try:
        mode = path.stat().st_mode
    except OSError:
        return False
    return stat.S_ISFIFO(mode) or stat.S_ISCHR(mode)


def _opened(path: Path) -> int:
    """Open a stream to write to; a pipe that nobody begins to read is not waited for without end.

    Raises:
        OSError: It can't be opened, or nobody reads it.
    """
    waits = getattr(os, "O_NONBLOCK", 0)
    until = time.monotonic() + PATIENCE
    while True:
        try:
            handle = os.open(path, os.O_WRONLY | getattr(os, "O_BINARY", 0) | waits)
        except OSError as reason:
            if reason.errno != errno.ENXIO:
                raise
            if time.monotonic() > until:
                raise OSError(errno.ENXIO, "it is a pipe that nobody reads") from reason
            time.sleep(0.05)
        else:
            if waits:
                os.set_blocking(handle, True)
            return handle


def _behind(handle: int) -> bytes:
    """Return how the file behind a descriptor begins, where it is one and can be read."""
    try:
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            return b""
        with Path(f"/dev/fd/{handle}").open("rb") as file:
            return file.read(_HEAD)
    except OSError:
        return b""


def _pour(path: Path, content: bytes) -> None:
    """Write to a stream.

    Raises:
        SaveError: It can't be written to.
    """
    handle = _descriptor(path)
    try:
        if handle in (1, 2):
            stream = sys.stdout if handle == 1 else sys.stderr
            stream.flush()
            stream.buffer.write(content)
            stream.flush()
        elif handle is not None:
            disk.write(handle, content)
        else:
            handle = _opened(path)
            with os.fdopen(handle, "wb", buffering=0):
                disk.write(handle, content)
    except BrokenPipeError:
        raise  # whoever listened has left
    except OSError as reason:
        raise SaveError(disk.said(path, "write", reason)) from reason
