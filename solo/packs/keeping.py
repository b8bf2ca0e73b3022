"""Packages on a player's disk: installed ones, and what is unpacked of a file that is played.

A package is unpacked whole into a folder beside its place and moved there at the end, so that no
half of one is ever found. One that takes the place of another is exchanged with it in one step;
where the system can't, the other waits under a name by which any start puts it back.
"""

import contextlib
import os
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path, PurePosixPath

from solo import disk, saves
from solo.adventure.files import HEADER
from solo.adventure.loader import load
from solo.errors import AdventureError, SaveError, SoloError
from solo.packs import archive
from solo.packs.archive import Package, PackError

LEFT = 3_600  # seconds after which no other program can still be at work on a folder
_WAS = ".was-"  # before the name of an adventure whose place another is about to take
_PLAYED = ".played"  # beside the installed adventures: unpacked files, by their digests
_SHORT = 16  # digits of a digest that name a folder


def folder(given: Path | None = None) -> Path:
    """Return where installed adventures are kept: as given, else beside the saves."""
    return given if given is not None else saves.folder().parent / "adventures"


def installed(place: Path | None = None) -> tuple[Path, ...]:
    """Return the folders of installed adventures in order of name."""
    where = folder(place)
    _put_right(where)
    try:
        found = [path for path in where.iterdir() if _is_one(path)]
    except OSError:
        return ()
    return tuple(sorted(found))


def _is_one(path: Path) -> bool:
    try:
        return not path.name.startswith(".") and _begins(path)
    except OSError:
        return False


def _begins(path: Path) -> bool:
    return (path / HEADER).is_file() or (path / archive.CAMPAIGN).is_file()


def read(path: Path) -> Package:
    """Return the package in a file.

    Raises:
        PackError: The file can't be read, or is no sound package.
    """
    try:
        content = disk.contents(path, archive.LARGEST, "package")
        return archive.opened(content)
    except (PackError, SaveError) as reason:
        raise PackError(f"{path} can't be used: {reason}") from reason


def install(
    path: Path,
    place: Path | None = None,
    *,
    replace: bool = False,
    sound: Callable[[Path], None] = lambda folder: None,
) -> Path:
    """Install a package; return its folder.

    Args:
        path: Its file.
        place: Where adventures are kept, if not beside the saves.
        replace: Whether it may take the place of another.
        sound: Raises `SoloError` where what is unpacked can't be played, besides its adventures.

    Raises:
        PackError: It is not sound, can't be played, or another adventure has its name.
    """
    package = read(path)
    where = folder(place)
    _put_right(where)
    target = where / package.manifest.id
    if os.path.lexists(target) and not replace:
        if _same(target, package):
            return target
        raise PackError(
            f"another '{package.manifest.id}' is installed; to put this one in its place, add "
            "--replace"
        )
    _unpack(package, target, sound)
    return target


def played(path: Path, place: Path | None = None) -> Path:
    """Return the folder that a package's file is played from; it stays, for games to go on with.

    Raises:
        PackError: It is not sound, or can't be played.
    """
    package = read(path)
    name = package.manifest.id
    for target in (folder(place) / name, _of_digest(package, place) / name):
        if _same(target, package):
            return target
    target = _of_digest(package, place) / name
    _unpack(package, target)
    return target


def uninstall(name: str, place: Path | None = None) -> Path:
    """Remove an installed adventure, and what was unpacked to be played of its files.

    Raises:
        PackError: There is none of this name, or it can't be removed.
    """
    where = folder(place)
    known = {path.name: path for path in installed(place)}
    copies = [path for path in _copies(where) if path.name == name]
    if name not in known and not copies:
        listed = ", ".join(known) or "none"
        raise PackError(f"no installed adventure is called '{name}' (installed: {listed})")
    for path in [*(path for path in (known.get(name),) if path is not None), *copies]:
        _remove(path if path.parent == where else path.parent)
    return where / name


def _copies(where: Path) -> Iterator[Path]:
    try:
        yield from sorted((where / _PLAYED).glob("*/*"))
    except OSError:
        return


def _of_digest(package: Package, place: Path | None) -> Path:
    return folder(place) / _PLAYED / package.manifest.digest[:_SHORT]


def _same(target: Path, package: Package) -> bool:
    """Whether a folder holds just the files of a package."""
    try:
        names = {
            path.relative_to(target).as_posix() for path in target.rglob("*") if not path.is_dir()
        }
        return names == set(package.files) and all(
            disk.contents(target / name, len(content), "file") == content
            for name, content in package.files.items()
        )
    except (OSError, SaveError):
        return False


def _unpack(
    package: Package, target: Path, sound: Callable[[Path], None] = lambda folder: None
) -> None:
    """Write a package's files into a folder that is there whole, or not at all."""
    part = target.parent
    try:
        target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        _sweep(target.parent)
        part = Path(tempfile.mkdtemp(prefix=".part-", dir=target.parent))
        fresh = part / target.name
        for name, content in package.files.items():
            path = fresh / name
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            path.write_bytes(content)
        _insist_on_sound(fresh, package, sound)
        disk.sync_all(fresh)
        _put(fresh, target)
    except OSError as reason:
        raise PackError(disk.said(target, "write", reason)) from reason
    finally:
        if part != target.parent:
            with contextlib.suppress(OSError):
                shutil.rmtree(part)


def _put(fresh: Path, target: Path) -> None:
    """Put a folder in its place; one that is there is where the fresh one was, or left as it is.

    A scanner of Windows may hold what was just written, so that it can't be moved.
    """
    if not os.path.lexists(target):
        fresh.rename(target)
    elif not disk.exchange(fresh, target):
        was = target.with_name(_WAS + target.name)
        target.rename(was)
        try:
            fresh.rename(target)
        finally:
            _put_right(target.parent)
    disk.sync_folder(target.parent)


def _put_right(where: Path) -> None:
    """Put back what made room for another that never came; what was replaced is removed."""
    for was in where.glob(f"{_WAS}*"):
        target = was.with_name(was.name.removeprefix(_WAS))
        with contextlib.suppress(OSError):
            if os.path.lexists(target):
                _remove(was)
            else:
                was.rename(target)


def _sweep(place: Path) -> None:
    """Remove what installing or removing left behind when it was killed an hour ago or longer."""
    for kind in (".part-*", ".gone-*"):
        for old in place.glob(kind):
            with contextlib.suppress(OSError):
                if old.lstat().st_mtime < time.time() - LEFT:
                    shutil.rmtree(old)


def _insist_on_sound(fresh: Path, package: Package, sound: Callable[[Path], None]) -> None:
    """Refuse a package of which an adventure can't be played.

    Raises:
        PackError: It can't; the first reason is told.
    """
    try:
        for name in sorted(package.files):
            if PurePosixPath(name).name == HEADER:
                load((fresh / name).parent)
        sound(fresh)
    except AdventureError as trouble:
        first = trouble.problems[0]
        where = Path(first.mark.file).name
        message = f"its adventure can't be played: {where}:{first.mark.line}: {first.message}"
        raise PackError(message) from trouble
    except SoloError as trouble:
        raise PackError(f"its adventure can't be played: {trouble}") from trouble


def _remove(path: Path) -> None:
    """Remove a folder; it is out of sight at once, whatever becomes of its files."""
    try:
        away = Path(tempfile.mkdtemp(prefix=".gone-", dir=path.parent))
        path.rename(away / path.name)
        shutil.rmtree(away)
    except OSError as reason:
        raise PackError(disk.said(path, "remove", reason)) from reason
