"""The compiled cache: an adventure's nodes as JSON, so that neither YAML nor checks run again.

It holds only what was found without errors, under the digest of every file and of the engine that
found it so. A scene is read from it when a game first comes to it. Whatever is wrong with the
cache, the adventure is loaded from its own files.

Each file is sealed with a key that is drawn once, for the name it stands under: one that was
changed, exchanged or brought from elsewhere is none. What it holds is not checked again, so it must
be what was written.
"""

import contextlib
import functools
import hashlib
import json
import os
import stat
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import field
from pathlib import Path
from typing import BinaryIO

from solo import home
from solo.adventure.model import Scene
from solo.dataclass import dataclass
from solo.late import lazy_imports
from solo.namedtuple import NamedTuple
from solo.prose.trees import Packed as Tree
from solo.source import Node
from solo.source.packing import pack, unpack

with lazy_imports():
    import tempfile

MOST_KEPT = 32  # compiled adventures; the oldest make room
LARGEST = 256 * 2**20  # bytes of a file
_KEY = 32  # bytes
_SEAL = 64  # bytes at the start that seal all others
_HEAD = _SEAL + 20  # and so many that say where the index begins


class Plan(NamedTuple):
    """The files that a header names: patterns of files, and the names of macros and heroes."""

    include: tuple[Node, ...]
    macros: tuple[Node, ...]
    heroes: tuple[Node, ...]


@dataclass(slots=True)
class Writer:
    """Writes one adventure into the cache; nothing is there before `commit`."""

    stream: BinaryIO
    path: Path
    files: list[str]  # names as shown in messages
    trees: Mapping[str, Tree]  # of the texts that are in no scene
    scenes: list[tuple[str, str | None, int, int, int]] = field(default_factory=list)
    endings: list[str] = field(default_factory=list)
    end: int = _HEAD

    def scene(self, key: str, node: Node, trees: Mapping[str, Tree]) -> bool:
        """Add a scene, with the trees of its texts; say whether it could be written."""
        pool = node.value.get("pool") if isinstance(node.value, dict) else None
        name = pool.value if pool is not None and isinstance(pool.value, str) else None
        if isinstance(node.value, dict) and "ending" in node.value:
            self.endings.append(key)
        line = _bytes([trees, node.key_at, *pack(node)])
        self.scenes.append((key, name, self.files.index(node.file), self.end, len(line)))
        self.end += len(line)
        try:
            self.stream.write(line)
        except OSError:
            return False
        return True

    def commit(self, target: Path, roots: list[Node], heroes: list[Node]) -> None:
        """Finish the file and put it in its place at once."""
        index = {
            "roots": [[self.files.index(n.file), *pack(n)] for n in roots],
            "heroes": [[self.files.index(n.file), *pack(n)] for n in heroes],
            "scenes": self.scenes,
            "endings": self.endings,
            "trees": self.trees,
        }
        self.stream.write(_bytes(index))
        self.stream.seek(_SEAL)
        self.stream.write(str(self.end).rjust(_HEAD - _SEAL).encode())
        self.stream.seek(_SEAL)
        sealed = _sealed(target, self.stream.read())
        self.stream.seek(0)
        self.stream.write(sealed)
        self.stream.close()
        self.path.replace(target)

    def discard(self) -> None:
        """Forget what was written."""
        with contextlib.suppress(OSError):  # a full disk takes no rest, and a cache can be missed
            self.stream.close()
        self.path.unlink(missing_ok=True)


def open_writer(folder: Path, files: list[str], trees: Mapping[str, Tree]) -> Writer | None:
    """Return a writer, or None when nothing can be written there."""
    try:
        handle, name = tempfile.mkstemp(dir=folder, suffix=".part")
        stream = os.fdopen(handle, "w+b")
        stream.write(b" " * _HEAD)
        return Writer(stream, Path(name), files, trees)
    except OSError:
        return None


def unsigned(content: bytes) -> bytes:
    """Return what a file of the cache holds, with a blank seal, the same whoever compiled it."""
    return b" " * _SEAL + content[_SEAL:]


class Compiled:
    """An adventure from the cache; its scenes are still packed."""

    def __init__(self, content: bytes, files: list[str]) -> None:
        index = json.loads(content[int(content[_SEAL:_HEAD]) :])
        self._content = content
        self._files = files
        self.roots = [unpack(rest, files[at]) for at, *rest in index["roots"]]
        self.heroes = [unpack(rest, files[at]) for at, *rest in index["heroes"]]
        self.trees: Mapping[str, Tree] = index["trees"]
        self.endings: list[str] = index["endings"]
        self.places: dict[str, tuple[int, int, int]] = {}
        self.pools: dict[str, list[str]] = {}
        for key, pool, file, start, length in index["scenes"]:
            self.places[key] = (file, start, length)
            if pool is not None:
                self.pools.setdefault(pool, []).append(key)

    def scene(self, key: str) -> tuple[Node, Mapping[str, Tree]]:
        """Return the nodes of a scene, and the trees of its texts.

        Raises:
            KeyError: There is no such scene.
        """
        file, start, length = self.places[key]
        trees, key_at, *rest = json.loads(self._content[start : start + length])
        node = unpack(rest, self._files[file])
        node.key_at = key_at
        return node, trees


class LazyScenes(Mapping[str, Scene]):
    """Scenes by id, each read when it is first asked for; `endings` are the ids of those."""

    def __init__(
        self, places: Mapping[str, object], endings: Collection[str], read: Callable[[str], Scene]
    ) -> None:
        self.endings = endings
        self._places = places
        self._read = read
        self._scenes: dict[str, Scene] = {}

    def __getitem__(self, key: str) -> Scene:
        scene = self._scenes.get(key)
        if scene is None:
            scene = self._scenes[key] = self._read(key)
        return scene

    def __iter__(self) -> Iterator[str]:
        return iter(self._places)

    def __len__(self) -> int:
        return len(self._places)

    def __contains__(self, key: object) -> bool:
        return key in self._places


def _bytes(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


# Where it lies ------------------------------------------------------------------------------------


def folder(name: str = "compiled") -> Path | None:
    """Return a folder of the cache, made if need be; None unless it is this user's alone."""
    path = home.folder("cache") / name
    try:
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
        found = path.lstat()
    except OSError:
        return None
    if not stat.S_ISDIR(found.st_mode):
        return None
    own = getattr(os, "getuid", lambda: found.st_uid)()
    return path if found.st_uid == own and not found.st_mode & 0o022 else None


def plan_path(place: Path, header: bytes) -> Path:
    """Return where it is kept what a header asks for."""
    return place / f"{hashlib.sha256(header).hexdigest()}-plan-{engine()}.json"


def compiled_path(place: Path, digest: str, system: str) -> Path:
    """Return where an adventure of this digest is kept, checked for a system."""
    mark = hashlib.sha256(system.encode()).hexdigest()[:8]
    return place / f"{digest}-{engine()}-{mark}.json"


def read_plan(path: Path, file: str) -> Plan | None:
    """Return what a header asks for, or None if it isn't known."""
    try:
        found = json.loads(_unsealed(path)[_SEAL:])
        parts = [tuple(_planned(text, at, file) for text, at in found[name]) for name in _PLANNED]
        return Plan(*parts)
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return None


def _planned(text: object, at: object, file: str) -> Node:
    if not isinstance(text, str) or type(at) is not int:
        raise TypeError("a plan holds texts and their places")
    return Node(text, at, file)


_PLANNED = ("include", "macros", "heroes")


def write_plan(path: Path, plan: Plan) -> None:
    """Keep what a header asks for.

    Raises:
        OSError: It can't be written.
    """
    found = {name: [[n.value, n.at] for n in getattr(plan, name)] for name in _PLANNED}
    keep(path, _bytes(found))


def keep(path: Path, content: bytes) -> None:
    """Keep a sealed file.

    Raises:
        OSError: It can't be written.
    """
    handle, part = tempfile.mkstemp(dir=path.parent, suffix=".part")
    with os.fdopen(handle, "wb") as stream:
        stream.write(_sealed(path, content) + content)
    Path(part).replace(path)


def kept(path: Path) -> bytes:
    """Return what a sealed file holds.

    Raises:
        ValueError: It is not as it was written under this name.
        OSError: It can't be read, or is no plain file.
    """
    content = _unsealed(path)[_SEAL:]
    path.touch()  # whatever is played stays
    return content


def read(path: Path, files: list[str]) -> Compiled | None:
    """Return a compiled adventure, or None if there is none that can be read."""
    try:
        compiled = Compiled(_unsealed(path), files)
        path.touch()  # whatever is played stays
    except (OSError, ValueError, KeyError, TypeError, IndexError, RecursionError):
        return None
    return compiled


def make_room(place: Path, most: int) -> None:
    """Remove what has not been used for longest, and what was never finished."""
    try:
        found = sorted(place.iterdir(), key=lambda path: path.lstat().st_mtime, reverse=True)
    except OSError:
        return
    for path in found[most:]:
        with contextlib.suppress(OSError):
            path.unlink(missing_ok=True)


def _unsealed(path: Path) -> bytes:
    """Return what a file of the cache holds, its seal before it.

    Raises:
        ValueError: It is not as it was written under this name.
        OSError: It can't be read, or is no plain file.
    """
    content = _plain(path, LARGEST)
    if content[:_SEAL] != _sealed(path, content[_SEAL:]):
        raise ValueError("it was not written so, or changed since")
    return content


def _sealed(path: Path, content: bytes) -> bytes:
    """Return the seal of what stands under a name.

    Raises:
        OSError: There is no key, and none can be made.
    """
    name = path.name.encode(errors="replace")
    seal = hashlib.blake2b(name + b":", key=_key(path.parent.parent), digest_size=_SEAL // 2)
    seal.update(content)
    return seal.hexdigest().encode()


@functools.cache
def _key(place: Path) -> bytes:
    """Return the key of this user's seals, drawn if there is none.

    Raises:
        OSError: It can't be kept.
    """
    path = place / "seal"
    with contextlib.suppress(OSError):
        key = _plain(path, _KEY)
        if len(key) == _KEY:
            return key
    handle, part = tempfile.mkstemp(dir=place, suffix=".part")
    with os.fdopen(handle, "wb") as stream:
        stream.write(os.urandom(_KEY))
    try:
        Path(part).replace(path)
    except OSError:
        Path(part).unlink()
        raise
    return _plain(path, _KEY)


def _plain(path: Path, largest: int) -> bytes:
    """Return what a plain file holds; a pipe in its place must not hang the program.

    Raises:
        OSError: It can't be read, or is none.
    """
    flags = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
    handle = os.open(path, os.O_RDONLY | flags)
    with os.fdopen(handle, "rb") as stream:
        found = os.fstat(handle)
        if not stat.S_ISREG(found.st_mode) or found.st_size > largest:
            raise OSError("no file of the cache")
        return stream.read()


@functools.cache
def engine() -> str:
    """Return a short digest of the engine's own files: what another engine checked isn't trusted.

    Their times and sizes stand for their content, as Python's own compiled files do.
    """
    found = sorted(_modules(Path(__file__).parents[2], ""))
    return hashlib.sha256("\n".join(found).encode()).hexdigest()[:12]


def _modules(folder: os.PathLike[str], within: str) -> Iterator[str]:
    """Yield the name, time and size of each module; `Path.rglob` would take four times as long."""
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.endswith(".py"):
                state = entry.stat()
                yield f"{within}{entry.name}:{state.st_mtime_ns}:{state.st_size}"
            elif entry.name != "__pycache__" and entry.is_dir():
                yield from _modules(entry, f"{within}{entry.name}/")
