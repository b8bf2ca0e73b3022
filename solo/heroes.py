"""Hero files on disk: one file for each hero, every older version kept, nothing ever overwritten.

A file is one JSON object with a checksum: the hero as their system dumps them, and where they have
been. It is replaced as a whole or not at all. A damaged file is kept under another name.
"""

import json
import os
import re
import zlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import TypeGuard

from solo import disk, saves
from solo.adventure.heritage import plain
from solo.errors import SaveError, nearest
from solo.namedtuple import NamedTuple
from solo.rules.core.outcome import AnySheet
from solo.rules.core.system import AnySystem
from solo.rules.core.values.codec import Record, tidy
from solo.rules.core.wording.naming import unaccented
from solo.words.words import words as say

FORMAT = 1
SUFFIX = ".json"
LARGEST = 512 * 1024  # bytes; a hero of many adventures takes about ten thousand
MOST_TOLD = 200  # entries of a hero's history
_LONGEST = 200
_OLD = "old"
_LOCK = ".lock"


class Kept(NamedTuple):
    """A hero as their file has them."""

    path: Path  # the file
    system: str  # the name of their rules
    name: str  # what the hero is called
    about: str  # a few words about them
    version: int  # counts up from 1 with every change
    values: Record  # the sheet as the system dumped it
    # what happened to them, the first first: `what`, `title`, `when`
    history: tuple[Record, ...] = ()
    # what made this version: `game` is the game that it came home from
    origin: Record = MappingProxyType({})
    deeds: Record = MappingProxyType({})  # facts that adventures left with them, by name

    @property
    def key(self) -> str:
        """The name by which a player calls the hero: the file's name without its ending."""
        return self.path.stem


class Listed(NamedTuple):
    """A line in the list of heroes; `trouble` says why a file can't be read."""

    path: Path
    kept: Kept | None
    trouble: str = ""


class DamagedError(SaveError):
    """A hero's file that is not as it was written."""


def folder(given: Path | None = None, of_saves: Path | None = None) -> Path:
    """Return where heroes are kept: as given, else beside the saves."""
    if given is not None:
        return given
    return of_saves / "heroes" if of_saves is not None else saves.folder().parent / "heroes"


def slug(name: str) -> str:
    """Return what a hero's file is called."""
    plain = re.sub(r"[^\w]+", "-", unaccented(name.casefold()), flags=re.ASCII).strip("-_")
    short = plain[:40].strip("-_") or "hero"
    return f"{short}-hero" if disk.reserved(short) else short


def listed(place: Path) -> tuple[Listed, ...]:
    """List the heroes of a folder by name; those who can't be read say why."""
    found = []
    for path in _files(place):
        try:
            found.append(Listed(path, read(path)))
        except SaveError as reason:
            found.append(Listed(path, None, str(reason)))
    return tuple(sorted(found, key=lambda one: one.path.stem))


def read(path: Path) -> Kept:
    """Read a hero's file.

    Raises:
        DamagedError: It is not as it was written.
        SaveError: It can't be read, or a newer solo wrote it.
    """
    try:
        record = json.loads(disk.contents(path, LARGEST, "hero"))
    except (ValueError, RecursionError) as reason:
        raise DamagedError(say("hero-damaged", path=str(path), how="cut")) from reason
    if not isinstance(record, dict):
        raise DamagedError(say("hero-damaged", path=str(path), how="none"))
    version = record.get("solo_hero")
    if _is_count(version) and version > FORMAT:
        raise SaveError(say("newer", path=str(path), version=version, most=FORMAT))
    if record.pop("sum", None) != _checksum(record):
        raise DamagedError(say("hero-damaged", path=str(path), how="changed"))
    return _kept(path, record)


def find(name: str, place: Path, system: str = "") -> Kept:
    """Return the hero that a player means by a name, a file's name or the beginning of one.

    Heroes of the system come first, if one is told. A damaged file is set aside, and its last sound
    version is put in its place, before it is read.

    Raises:
        SaveError: There is none, several begin so, or no version can be read.
    """
    wanted = slug(name)
    paths = {path.stem: path for path in _files(place)}
    exact = paths.get(wanted)
    if exact is None:
        exact = _by_name(name, paths, system)
    if exact is None:
        raise _unknown(name, paths, place)
    try:
        return read(exact)
    except DamagedError as reason:
        return mend(exact, str(reason))


def keep_new(place: Path, record: Kept) -> Kept:
    """Write a hero's first version under a name that no file has; returns it as written.

    Raises:
        SaveError: It can't be written.
    """
    _make(place)
    with disk.held(place / _LOCK):
        path = _free(place, slug(record.name))
        return _put(record._replace(path=path, version=max(1, record.version)))


def keep(record: Kept) -> Kept:
    """Write the next version of a hero whose file has `record.version`; the old one is kept.

    Raises:
        SaveError: The file has another version, or it can't be written.
    """
    with disk.held(record.path.parent / _LOCK):
        before = read(record.path)
        if before.version != record.version:
            raise SaveError(
                f"{before.name} has been changed meanwhile (version {before.version}, not "
                f"{record.version}); nothing was written"
            )
        _lay_aside(before)
        return _put(record._replace(version=before.version + 1))


def older(path: Path) -> tuple[Kept, ...]:
    """Return the older versions of a hero that can be read, the newest first."""
    found = []
    for old in _files(path.parent / _OLD):
        stem, _, number = old.stem.rpartition(".")
        if stem == path.stem and number.isascii() and number.isdigit():
            try:
                found.append(read(old))
            except SaveError:
                continue
    return tuple(sorted(found, key=lambda one: one.version, reverse=True))


def mend(path: Path, trouble: str) -> Kept:
    """Set a damaged file aside and put the last sound version in its place.

    Raises:
        SaveError: There is none, or it can't be moved; nothing of it is lost.
    """
    with disk.held(path.parent / _LOCK):
        aside = _aside(path)
        sound = older(path)
        try:
            path.rename(aside)
        except OSError as reason:
            told_of = say("hero-stuck", trouble=trouble, reason=reason.strerror or str(reason))
            raise SaveError(told_of) from reason
        if not sound:
            raise SaveError(say("hero-aside", trouble=trouble, name=aside.name))
        return _put(sound[0]._replace(path=path, version=sound[0].version + 1))


def told(kept: Kept, what: str, title: str = "") -> tuple[Record, ...]:
    """Return a hero's history with one more entry."""
    entry = {"what": what, "title": title[:_LONGEST], "when": saves.stamp()}
    return (*kept.history, entry)[-MOST_TOLD:]


def values_of(system: AnySystem, sheet: AnySheet) -> Mapping[str, object]:
    """Return a sheet as its file holds it, having made sure that it can be read back.

    Raises:
        SaveError: It can't.
    """
    values: Mapping[str, object] = json.loads(json.dumps(system.dump(sheet)))
    try:
        system.load(values)
    except ValueError as reason:
        raise SaveError(f"this hero can't be kept: {reason}") from reason
    return values


def _by_name(name: str, paths: Mapping[str, Path], system: str) -> Path | None:
    """Return the one hero of that name, or whose name or file's name begins so."""
    wanted = " ".join(name.casefold().split())
    heroes = [one for path in paths.values() if (one := _readable(path)) is not None]
    heroes.sort(key=lambda one: one.system != system)
    same = [one for one in heroes if one.name.casefold() == wanted]
    if same:
        return same[0].path
    near = [one for one in heroes if one.name.casefold().startswith(wanted)] if wanted else []
    if len(near) == 1:
        return near[0].path
    if near:
        raise SaveError(say("several-heroes", name=tidy(name), known=[one.key for one in near]))
    return None


def _readable(path: Path) -> Kept | None:
    try:
        return read(path)
    except SaveError:
        return None


def _unknown(name: str, paths: Mapping[str, Path], place: Path) -> SaveError:
    near = nearest(slug(name), paths)
    return SaveError(say("no-hero", name=tidy(name)[:60], place=str(place), near=near))


def _files(place: Path) -> list[Path]:
    try:
        return sorted(
            path for path in place.iterdir() if path.suffix == SUFFIX and path.name[0] != "."
        )
    except FileNotFoundError:
        return []
    except OSError as reason:
        raise SaveError(disk.said(place, "list", reason, instead="--heroes")) from reason


def _make(place: Path) -> None:
    try:
        place.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as reason:
        raise SaveError(disk.said(place, "write to", reason, instead="--heroes")) from reason


def _free(place: Path, stem: str) -> Path:
    """Return a path that no file has, nor any older version of another hero."""
    number = 1
    while True:
        path = place / (f"{stem}-{number}{SUFFIX}" if number > 1 else stem + SUFFIX)
        if not os.path.lexists(path) and not older(path):
            return path
        number += 1


def _aside(path: Path) -> Path:
    number = 1
    while True:
        aside = path.with_name(f"{path.name}.damaged{f'-{number}' if number > 1 else ''}")
        if not os.path.lexists(aside):
            return aside
        number += 1


def _lay_aside(before: Kept) -> None:
    """Keep the version that is about to be replaced."""
    place = before.path.parent / _OLD
    _make(place)
    target = place / f"{before.key}.{before.version}{SUFFIX}"
    if not os.path.lexists(target):
        disk.replace(target, _written(before))


def _put(kept: Kept) -> Kept:
    """Put a hero's file in its place."""
    content = _written(kept)
    if len(content) > LARGEST:
        raise SaveError(f"{kept.name} is larger than any hero ({LARGEST:,} bytes)")
    disk.replace(kept.path, content)
    return kept


def _written(kept: Kept) -> bytes:
    record: dict[str, object] = {
        "solo_hero": FORMAT,
        "system": kept.system,
        "name": kept.name,
        "about": kept.about,
        "version": kept.version,
        "sheet": kept.values,
        "history": list(kept.history),
        "origin": dict(kept.origin),
        **({"deeds": dict(kept.deeds)} if kept.deeds else {}),
    }
    record["sum"] = _checksum(record)
    return json.dumps(record, ensure_ascii=False, indent=1).encode() + b"\n"


def _checksum(record: Record) -> str:
    text = json.dumps(record, ensure_ascii=False, separators=(",", ":"))
    return f"{zlib.crc32(text.encode(errors='replace')):08x}"


def _kept(path: Path, record: Record) -> Kept:
    """Return a record as a hero; what a stranger put there instead of a text is none."""
    version, values = record.get("version"), record.get("sheet")
    if not _is_count(version) or version < 1 or not isinstance(values, dict):
        raise DamagedError(say("hero-damaged", path=str(path), how="none"))
    system, name, about = (
        tidy(text[:_LONGEST]) if isinstance(text := record.get(key), str) else ""
        for key in ("system", "name", "about")
    )
    if not system or not name.strip():
        raise DamagedError(say("hero-damaged", path=str(path), how="nobody"))
    origin = record.get("origin")
    return Kept(
        path, system, name, about, version, values,
        tuple(_entries(record.get("history"))),
        origin if isinstance(origin, dict) else {},
        plain(record.get("deeds")),
    )  # fmt: skip


def _entries(history: object) -> Sequence[Record]:
    if not isinstance(history, list):
        return ()
    return [
        {key: tidy(str(one.get(key, ""))[:_LONGEST]) for key in ("what", "title", "when")}
        for one in history[-MOST_TOLD:]
        if isinstance(one, dict)
    ]


def _is_count(value: object) -> TypeGuard[int]:
    return type(value) is int and 0 <= value < 10**9
