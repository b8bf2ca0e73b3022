"""The user's own files gone bad: caches, saves, heroes, histories, keys of seals."""

import functools
import hashlib
import json
import os
import random
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from solo.engine.journal import seal, unseal
from tests.hostile.families.consoles import ENDED, GAME, finished, ran, trouble_of
from tests.hostile.family import Family

FILES = (
    "cache/solo/compiled/*", "cache/solo/compiled/*plan*", "cache/solo/seal",
    "cache/solo/compiled", "cache/solo", "cache", "solo/saves/game.jsonl",
    "solo/saves/first-steps-*.jsonl", "solo/saves/history", "solo/saves", "solo",
    "solo/saves/heroes", "solo/heroes/*.json", "solo/heroes/old", "solo/heroes/old/*",
    "solo/heroes/.lock", "solo/heroes",
)  # fmt: skip
MOST_BYTES = 2**25  # of a file that is changed, and not replaced
HARMS = (
    "pipe", "folder", "link", "loop", "empty", "noise", "cut", "flip", "unreadable", "read-only",
    "swap", "large", "device", "socketless", "surrogate", "deep", "long-lines", "sealed-again",
)  # fmt: skip
COMMANDS = (
    "play first-steps --plain --hero hob-askew", "play first-steps --plain --new",
    "play --plain", "play --resume game --plain", "play --resume first-steps --plain", "saves",
    "saves --json", "journal", "journal game", "stats --all", "stats game", "verify game",
    "hero list", "hero show hob-askew", "hero keep game", "hero advance hob-askew",
    "lint first-steps", "table --plain", "journal game -o out.html", "new adv",
)  # fmt: skip


@functools.cache
def prepared() -> Path:
    """Return a folder with a finished game, one that goes on, a hero of many versions, a cache."""
    place = Path(tempfile.mkdtemp(prefix="solo-hostile-files-"))
    env = surroundings(place)
    finished(env, place / "solo" / "saves", place, "4")
    ran(["hero", "keep", GAME], env, "", place)
    ran(["play", "first-steps", "--hero", "hob-askew", "--seed", "4", "--plain"], env, ENDED, place)
    ran(["play", "first-steps", "--hero", "hob", "--seed", "5", "--plain"], env, "1\n", place)
    assert len(list(place.glob("solo/heroes/**/*.json"))) > 1  # kept, and come home
    (place / "solo" / "saves" / "history").write_text("\n# now\n+look\n")
    return place


def surroundings(place: Path) -> dict[str, str]:
    """Return the environment of a user whose files lie in a folder."""
    return {"XDG_DATA_HOME": str(place), "XDG_CACHE_HOME": str(place / "cache")}


def make(chance: random.Random) -> Any:
    """Make a harm to some file, and a command that meets it."""
    return {
        "files": [chance.choice(FILES) for _ in range(chance.choice((1, 1, 1, 2, 4)))],
        "harm": chance.choice(HARMS),
        "command": chance.choice(COMMANDS),
        "seed": chance.randrange(10**6),
    }


def hold(case: Any, folder: Path) -> str:
    """Do harm to copies of a user's files; the command ends in words and time."""
    home = folder / "home"
    shutil.copytree(prepared(), home, symlinks=True)
    chance = random.Random(case["seed"])
    for pattern in case["files"]:
        for path in sorted(home.glob(pattern)):
            harm(path, case["harm"], chance)
    typed = "1\nundo\n1\n\nnote x\nsave y\nquit\n"
    try:
        done = ran(case["command"].split(), surroundings(home), typed, folder)
    finally:
        for path in home.rglob("*"):
            if not path.is_symlink() and path.is_dir():
                path.chmod(0o700)
    return trouble_of(done)


def harm(path: Path, kind: str, chance: random.Random) -> None:
    """Let a file go bad."""
    small = path.is_file() and path.stat().st_size < MOST_BYTES  # nor made large just before
    content = path.read_bytes() if small else b""
    if kind in ("unreadable", "read-only"):
        path.chmod(0 if kind == "unreadable" else 0o500 if path.is_dir() else 0o400)
        return
    if kind == "swap":
        others = [one for one in sorted(path.parent.iterdir()) if one.is_file() and one != path]
        content = chance.choice(others).read_bytes() if others else b""
    if path.is_symlink() or not path.is_dir():
        path.unlink()
    else:
        shutil.rmtree(path)
    if kind in _PLACED:
        _PLACED[kind](path)
    else:
        path.write_bytes(spoilt(content, kind, chance))


def spoilt(content: bytes, kind: str, chance: random.Random) -> bytes:
    """Return what is left of a file's content."""
    at = chance.randrange(len(content) or 1)
    flipped = bytes([content[at] ^ 1]) if content else b""
    return {
        "noise": chance.randbytes(4000),
        "cut": content[:at],
        "flip": content[:at] + flipped + content[at + 1 :],
        "swap": content,
        "deep": b"[" * 100_000 + b"\n",
        "long-lines": b'{"sum":"x"}' * 500_000,
        "sealed-again": sealed_again(content, chance),
    }.get(kind, b"")


def _large(path: Path) -> None:
    path.touch()
    os.truncate(path, 3 * 2**30)


_PLACED: dict[str, Callable[[Path], None]] = {
    "pipe": os.mkfifo,
    "folder": lambda path: (path / "within").mkdir(parents=True),
    "link": lambda path: path.symlink_to("/etc/passwd"),
    "loop": lambda path: path.symlink_to(path.name),
    "device": lambda path: path.symlink_to("/dev/zero"),
    "large": _large,
    "surrogate": lambda path: path.with_name(f"\udcff{path.name}").touch(),
}
"""What takes a file's place."""


def sealed_again(content: bytes, chance: random.Random) -> bytes:
    """Change a file as one who knows how it is sealed, but has no key."""
    lines = content.splitlines()
    try:
        records = [unseal(line.decode()) for line in lines]
        at = chance.randrange(len(records))
        key = chance.choice(sorted(records[at]))
        records[at][key] = chance.choice((None, 7, [], {}, "x", -1, [[1]], True, "\u202e"))
        return "".join(seal(record) + "\n" for record in records).encode()
    except (ValueError, IndexError):
        pass
    body = content[64:].replace(b"first-steps", b"first_steps").replace(b'"', b"'", 1)
    return hashlib.sha256(body).hexdigest().encode() + body if body else json.dumps({}).encode()


FAMILIES = (
    Family(
        name="files",
        about="Files of the user's own that went bad are told of or passed over.",
        make=make,
        hold=hold,
        share=0.01,
        prepare=prepared,
    ),
)
