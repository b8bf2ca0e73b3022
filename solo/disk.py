"""Files on disk: read with care, locked, and safely written when a function returns.

It knows nothing of what is in them.
"""

import contextlib
import errno
import os
import stat
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from unicodedata import normalize

from solo.errors import SaveError
from solo.late import late
from solo.words import Message
from solo.words.words import words as say

_PORTS = (f"{port}{number}" for port in ("com", "lpt") for number in "0123456789¹²³")
_DEVICES = frozenset(("con", "prn", "aux", "nul", "conin$", "conout$", *_PORTS))
_AT_ONCE = 64 * 1024  # bytes to be read of a file that is smaller
_LONGEST = 50  # characters of a file's name that one beside it takes over
_PATIENCE = 0.2  # seconds to wait for a lock that a mere glance at the file may hold


def contents(path: Path, largest: int, kind: str) -> bytes:
    """Return what an ordinary file holds; links, pipes and what is too large are refused.

    Raises:
        SaveError: It can't be read so.
    """
    try:
        handle = os.open(path, os.O_RDONLY | _PLAIN)
    except OSError as reason:
        raise SaveError(said(path, "read", reason)) from reason
    try:
        insist_on_a_file(path, handle)
    except SaveError:
        os.close(handle)
        raise
    with os.fdopen(handle, "rb") as file:
        try:
            size = os.fstat(handle).st_size
            large = size > largest
            content = b"" if large else file.read(min(largest, max(size, _AT_ONCE)) + 1)
        except OSError as reason:
            raise SaveError(said(path, "read", reason)) from reason
    if large or len(content) > largest:
        raise SaveError(say("too-large", path=str(path), kind=kind, most=f"{largest:,}"))
    return content


def followed(path: Path, largest: int, kind: str) -> bytes:
    """Return what `contents` does, of the file that a link leads to as well.

    Raises:
        SaveError: It can't be read so.
    """
    return contents(Path(os.path.realpath(path)), largest, kind)


@contextlib.contextmanager
def held(path: Path) -> Iterator[None]:
    """Hold a lock on a file of that name, made if need be, against every other process.

    Raises:
        SaveError: Somebody else holds it, or it can't be made.
    """
    try:
        handle = os.open(path, os.O_RDWR | os.O_CREAT | _PLAIN, 0o600)
    except OSError as reason:
        raise SaveError(said(path, "lock", reason)) from reason
    try:
        insist_on_a_file(path, handle)
        if not locked(handle):
            raise SaveError(say("folder-busy", path=str(path.parent)))
        yield
    finally:
        os.close(handle)


def replace(path: Path, content: bytes, *, mode: int | None = 0o600) -> None:
    """Put a file in its place at once, on disk when this returns; a crash leaves the old or new.

    Args:
        path: The file.
        content: What it is to hold.
        mode: Who may read and write it; None is what the system gives to new files.

    Raises:
        SaveError: It can't be written; what was there is there.
    """
    try:
        with _made_aside(path, content, mode) as part:
            part.replace(path)
            sync_folder(path.parent)
    except OSError as reason:
        raise SaveError(said(path, "write", reason)) from reason


def put_new(path: Path, content: bytes) -> None:
    """Put a file in a place where none is, whole or not at all, on disk when this returns.

    Raises:
        FileExistsError: There is one; it is left as it is.
        OSError: It can't be written.
    """
    with _made_aside(path, content, 0o600) as part:
        try:
            os.link(part, path)
        except FileExistsError:
            raise
        except (AttributeError, OSError):  # no links here; a rename of Windows replaces nothing
            if os.path.lexists(path):
                raise FileExistsError(path) from None
            part.rename(path)
        sync_folder(path.parent)


def sync_all(place: Path) -> None:
    """Put on disk what a folder holds, with all folders in it."""
    for path in (place, *place.rglob("*")):
        if path.is_dir():
            sync_folder(path)
            continue
        handle = os.open(path, os.O_RDWR | _PLAIN)
        try:
            sync(handle)
        finally:
            os.close(handle)


@late
def exchange(one: Path, other: Path) -> bool:
    """Exchange two names in one step, if the system can; say whether it was done.

    Raises:
        OSError: It can, but not these two.
    """
    import ctypes  # here, since little is ever exchanged

    if sys.platform != "linux":
        return False
    call = getattr(ctypes.CDLL(None, use_errno=True), "renameat2", None)
    if call is None:
        return False
    here, exchanged = -100, 2  # AT_FDCWD, RENAME_EXCHANGE
    ctypes.set_errno(0)
    if call(here, os.fsencode(one), here, os.fsencode(other), exchanged) == 0:
        return True
    reason = ctypes.get_errno()
    if reason in (errno.ENOSYS, errno.EINVAL, errno.ENOTSUP):  # of the kernel or the file system
        return False
    raise OSError(reason, os.strerror(reason))


def drawn(count: int) -> bytes:
    """Return bytes that nobody can guess: `secrets` has the same, and takes long to import."""
    return os.urandom(count)


@contextlib.contextmanager
def _made_aside(path: Path, content: bytes, mode: int | None) -> Iterator[Path]:
    """Give a file beside a place, with what is to stand there; it is gone in the end."""
    part = path.with_name(f".{path.name[:_LONGEST]}.{drawn(4).hex()}.part")
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | _PLAIN
    handle = os.open(part, flags, 0o666 if mode is None else mode)
    try:
        try:
            write(handle, content)
            if mode is not None:
                part.chmod(mode)
            sync(handle)
        finally:
            os.close(handle)
        yield part
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)


def append(path: Path, content: bytes) -> None:
    """Add to the end of a file, made if need be, all of it or nothing.

    Raises:
        SaveError: It can't be written.
    """
    try:
        handle = os.open(path, APPEND | os.O_CREAT, 0o666)
        try:
            insist_on_a_file(path, handle)
            before = os.fstat(handle).st_size
            try:
                write(handle, content)
                sync(handle)
            except OSError:
                os.ftruncate(handle, before)
                raise
        finally:
            os.close(handle)
    except OSError as reason:
        raise SaveError(said(path, "write", reason)) from reason


def insist_on_a_file(path: Path, handle: int) -> None:
    """Refuse a folder, a pipe, a device.

    Raises:
        SaveError: It is no ordinary file.
    """
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        raise SaveError(say("no-file", path=str(path)))


def reserved(name: str) -> bool:
    """Say whether a file of this name is a device on Windows, whatever its ending."""
    return name.partition(".")[0].strip().casefold() in _DEVICES


def composed(name: str) -> str:
    """Return a name in which each accent is one with its letter; disks of a Mac take them apart."""
    return normalize("NFC", name)


def write(handle: int, content: bytes) -> None:
    """Write all of it, however many calls that takes."""
    while content:
        content = content[os.write(handle, content) :]


def said(path: Path, action: str, reason: OSError, *, instead: str = "") -> Message:
    """Say that something can't be done with a file, and why.

    Args:
        path: The file.
        action: What can't be done with it.
        reason: What the system says.
        instead: The option that names another place, if there is one.
    """
    kind = errno.errorcode.get(reason.errno or 0, "")
    facts = {"link": path.is_symlink(), "kind": kind, "reason": reason.strerror or str(reason)}
    facts |= {"elsewhere": bool(instead), "option": instead}
    return say("cant", path=str(path), action=action, **facts)


# Locks are the operating system's own, so that it lets go of them when a process is killed.

if sys.platform == "win32":
    import msvcrt

    _PLAIN = os.O_BINARY | os.O_NOINHERIT

    def lock(handle: int) -> None:
        """Lock a byte far behind the end, since Windows keeps others from reading locked bytes."""
        os.lseek(handle, 1 << 40, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

    def _unlock(handle: int) -> None:
        os.lseek(handle, 1 << 40, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_UNLCK, 1)

    def sync(handle: int) -> None:
        """Put on disk what was written to a file."""
        os.fsync(handle)

    def sync_folder(place: Path) -> None:
        """Do nothing: on Windows the flush of the file itself is enough."""

else:
    try:
        import fcntl
    except ImportError:  # as in a browser, where no other process could have a lock
        fcntl = None  # type: ignore[assignment]

    _WITHOUT = {errno.EINVAL, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS, errno.ENOLCK}
    # A link or a FIFO in the place of a save is refused, not followed and not waited for.
    _PLAIN = os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC

    def lock(handle: int) -> None:
        """Lock a file against every other process; `OSError` if one has it.

        Where files have no locks, as on some networks, there is none.
        """
        if fcntl is None:
            return
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as reason:
            if reason.errno not in _WITHOUT:
                raise

    def _unlock(handle: int) -> None:
        if fcntl is not None:
            fcntl.flock(handle, fcntl.LOCK_UN)

    def sync(handle: int) -> None:
        """Put on disk what was written to a file; macOS does so only when told in its own way."""
        whole = getattr(fcntl, "F_FULLFSYNC", None)
        if whole is not None:
            with contextlib.suppress(OSError):  # some of its file systems can't
                fcntl.fcntl(handle, whole)
                return
        os.fsync(handle)

    def sync_folder(place: Path) -> None:
        """Put what a folder holds on disk: the names, not the files.

        Some file systems do so by themselves, and refuse to be told.
        """
        handle = os.open(place, os.O_RDONLY)
        try:
            os.fsync(handle)
        except OSError as reason:
            if reason.errno not in _WITHOUT:
                raise
        finally:
            os.close(handle)


APPEND = os.O_RDWR | os.O_APPEND | _PLAIN


def locked(handle: int) -> bool:
    """Lock a file if nobody else has; a list of saves may hold a lock for a moment."""
    deadline = time.monotonic() + _PATIENCE
    while True:
        try:
            lock(handle)
        except OSError:
            if time.monotonic() > deadline:
                return False
            time.sleep(0.01)
        else:
            return True


def busy(path: Path) -> bool:
    """Tell whether another process has locked a file."""
    try:
        handle = os.open(path, APPEND)
    except OSError:
        return False
    try:
        lock(handle)
        with contextlib.suppress(OSError):
            _unlock(handle)
    except OSError:
        return True
    finally:
        os.close(handle)
    return False
