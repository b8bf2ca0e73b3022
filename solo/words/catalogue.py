"""Where catalogues stand, and what was compiled of them.

As Python keeps what it compiled of a module, so is a compiled catalogue kept beside its source, in
`__pycache__`, with the size and the time of the source that it was made of. Where that folder can't
be written to, it is compiled anew for each run.
"""

import contextlib
import functools
import json
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from solo.late import late, lazy_imports

with lazy_imports():
    import tempfile

PACKAGE = Path(__file__).parent.parent
ROOMS: Mapping[str, str] = {
    "core": "rules/core",
    "data": "rules/data_systems",
    "art": "rules/art",
    **{
        f"art-{part}": f"rules/art/{part}"
        for part in ("actions", "checks", "fight", "gear", "health", "heroes", "party")
    },
    "fell": "rules/fell",
    "fictive-hack": "rules/fictive_hack",
    "fictive-hack-fight": "rules/fictive_hack/fight",
    "2d20": "rules/two_d20/core",
    "2d20-conan": "rules/two_d20/conan",
    "2d20-conan-fight": "rules/two_d20/conan/fight",
    "2d20-fallout": "rules/two_d20/fallout",
    "2d20-fallout-fight": "rules/two_d20/fallout/fight",
    "engine": "engine",
    "engine-table": "engine/table",
    "oracle": "oracle",
    "terminal": "terminal",
    "terminal-table": "terminal/table",
    "story": "story",
    "web": "web",
    "cli": "cli",
    "gamebook": "authoring/export",
    "tables": "tables",
    "files": "words",
    "art-rules": "rules/art/data",
    "fell-rules": "rules/fell/data",
    "fictive-hack-rules": "rules/fictive_hack/data",
    "2d20-conan-rules": "rules/two_d20/conan/data",
    "2d20-fallout-rules": "rules/two_d20/fallout/data",
}
"""The folders of all rooms, by the names that codes begin with.

A room within another, such as `art-fight` in `art`, may use the messages and names of that one, and
all may use those of `core`.
"""
_FORMAT = 1
KEPT = 4_096
"""How many patterns are remembered by what was sought, so that long stories are told fast."""


def folder(room: str) -> Path:
    """Return where the catalogues of a room stand."""
    return PACKAGE / ROOMS[room] / "words"


@functools.cache
def room_of(module: str) -> str:
    """Return the room of a module of ours, such as `art` for `solo.rules.art.system`."""
    place = module.replace(".", "/").removeprefix("solo/")
    rooms = [name for name, inside in ROOMS.items() if place.startswith(f"{inside}/")]
    return max(rooms, key=lambda name: len(ROOMS[name]), default="core")


def speaks(language: str) -> bool:
    """Say whether the program has words of its own in a language, such as `de` or `de_AT`."""
    code = language.replace("-", "_").partition("_")[0].lower()
    return code.isalpha() and (source("core", code).is_file() or carried("core", code).is_file())


def source(room: str, language: str) -> Path:
    """Return the file of a room's catalogue in a language, which need not exist."""
    return folder(room) / f"{language}.ftl"


def carried(room: str, language: str) -> Path:
    """Return where a compiled catalogue stands that travels without its source."""
    return folder(room) / f"{language}.json"


def around(room: str) -> Iterator[str]:
    """Yield a room, the rooms that it is within, and `core`."""
    while room:
        if room in ROOMS:
            yield room
        room = room.rpartition("-")[0]
    yield "core"


@functools.lru_cache(KEPT)
def sought(language: str, room: str, key: str) -> tuple[str, list[Any]] | None:
    """Return the pattern of a key in a room or around it, with the room that has it."""
    for place in around(room):
        if (pattern := catalogue(place, language).get(key)) is not None:
            return place, pattern
    return None


@functools.cache
def catalogue(room: str, language: str) -> Mapping[str, list[Any]]:
    """Return the compiled messages of a room in a language by their ids; empty if there are none.

    Raises:
        FluentError: The catalogue has a mistake.
    """
    path = source(room, language)
    try:
        state = path.stat()
    except OSError:
        return _without_source(room, language)
    made_of = [_FORMAT, state.st_size, state.st_mtime_ns]
    kept = path.parent / "__pycache__" / f"{language}.ftl.json"
    with contextlib.suppress(OSError, ValueError):
        head, messages = json.loads(kept.read_bytes())
        if head == made_of:
            return messages  # type: ignore[no-any-return]  # written below
    found = _compiled(path)
    _keep(kept, json.dumps([made_of, found], ensure_ascii=False))
    return found


def _without_source(room: str, language: str) -> Mapping[str, list[Any]]:
    try:
        found: dict[str, list[Any]] = json.loads(carried(room, language).read_bytes())
    except (OSError, ValueError):
        return {}
    return found


@late  # the library is only needed where a catalogue has changed
def _compiled(path: Path) -> dict[str, list[Any]]:
    from solo.words.fluent import FluentError, compiled

    try:
        return compiled(path.read_text(encoding="utf-8"))
    except FluentError as mistake:
        raise FluentError(f"{path}: {mistake}") from None


def _keep(kept: Path, text: str) -> None:
    """Write what was compiled, at once or not at all."""
    with contextlib.suppress(OSError):
        kept.parent.mkdir(exist_ok=True)
        handle, name = tempfile.mkstemp(dir=kept.parent)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        Path(name).replace(kept)
