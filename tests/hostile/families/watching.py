"""`solo play --watch`, while its adventure's files go bad: the game goes on, or says why it can't.

At each line that is typed something happens to the files; later they are as they were.
"""

import io
import os
import random
import shutil
import sys
import threading
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from solo.__main__ import run
from tests.hostile.families import consoles
from tests.hostile.families.commands import ROOT, surroundings
from tests.hostile.families.texts import changed
from tests.hostile.family import Family

ADVENTURES = ("first-steps", "the-fifth-act", "what-the-bridge-will-bear", "a-measure-of-rain")
LINES = ("1", "1", "2", "3", "", "look", "map", "undo", "vars", "sheet", "odds 1", "hint", "quests",
         "ask Is it so?", "try strength to lift it", "why", "again", "save x", "0")  # fmt: skip
SAVED = 300  # times that a file is saved while it is read
SECRET = "top secret"  # what stands outside the adventure's folder


def _linked(path: Path, target: str) -> None:
    path.unlink()
    path.symlink_to(target)


def _many(path: Path) -> None:
    (path.parent / "many").mkdir(exist_ok=True)
    for number in range(6_000):
        (path.parent / "many" / f"{number}.yaml").touch()


def _deep(path: Path) -> None:
    for name in "ab":
        path.parent.joinpath(*[name] * 200).mkdir(parents=True, exist_ok=True)


def _other(path: Path) -> None:
    other = ROOT / "adventures/nine-cold-bottles"
    shutil.rmtree(path.parent)
    shutil.copytree(other, path.parent)


def _written(path: Path, *parts: str) -> None:
    text = path.read_text(encoding="utf-8")
    for old, new in zip(parts[::2], parts[1::2], strict=True):
        text = text.replace(old, new)
    path.write_text(text, encoding="utf-8")


HARMS: Mapping[str, Callable[[Path], object]] = {
    "gone": Path.unlink,
    "a pipe": lambda path: (path.unlink(), os.mkfifo(path)),
    "a folder": lambda path: (path.unlink(), path.mkdir()),
    "a link outside": lambda path: _linked(path, "../secret.yaml"),
    "a link to itself": lambda path: _linked(path, path.name),
    "a device": lambda path: _linked(path, "/dev/zero"),
    "huge": lambda path: path.write_bytes(b"# " + b"x" * 30_000_000),
    "sparse": lambda path: os.truncate(path, 3 * 2**30),
    "empty": lambda path: path.write_bytes(b""),
    "zeros": lambda path: path.write_bytes(bytes(9_000)),
    "controls": lambda path: _written(path, "text: ", 'text: "\\x1b[2J" # \x1b[2J\u202e '),
    "no time": lambda path: os.utime(path, ns=(0, 0)),
    "the future": lambda path: os.utime(path, (9e9, 9e9)),
    "the folder gone": lambda path: shutil.rmtree(path.parent),
    "the folder a file": lambda path: (shutil.rmtree(path.parent), path.parent.touch()),
    "the folder renamed": lambda path: path.parent.rename(path.parent.with_name("elsewhere")),
    "thousands of files": _many,
    "a deep folder": _deep,
    "another adventure": _other,
    "no heroes": lambda path: _written(path, "create: true, ", "", "pregenerated: ", "x: "),
    "other ids": lambda path: _written(path, "goto: ", "goto: not-", "\n  ", "\n  not-"),
    "other variables": lambda path: _written(path, ": true", ": 7", ": false", ": no"),
    "an endless text": lambda path: _written(path, "text: ", "text: '{{ 9 ** 9 ** 9 }}' #"),
}  # fmt: skip


def _saved_again(path: Path) -> None:
    """Save a file half and whole by turns, for as long as it may be read."""
    whole = path.read_bytes()
    for part in range(SAVED):
        path.write_bytes(whole[: len(whole) * (part % 7) // 7])
        time.sleep(0.001)
    path.write_bytes(whole)


class _Saboteur(io.StringIO):
    """Types lines, and does something to the files before each."""

    def __init__(self, place: Path, source: Path, case: Mapping[str, Any]) -> None:
        super().__init__()
        self.left = len(case["harms"])
        self.case, self.place, self.source = case, place, source
        self.chance = random.Random(case["seed"])
        self.saving: threading.Thread | None = None

    def isatty(self) -> bool:
        return False

    def readline(self, size: int | None = -1, /) -> str:
        if not self.left:
            return ""
        self.left -= 1
        self.harm(self.case["harms"][self.left])
        return self.chance.choice(LINES) + "\n"

    def harm(self, kind: str) -> None:
        """Do one harm to the files as they were."""
        if self.saving is not None:
            self.saving.join()
            self.saving = None
        for place in (self.place, self.place.with_name("elsewhere")):
            shutil.rmtree(place, ignore_errors=True)
            place.unlink(missing_ok=True)
        shutil.copytree(self.source, self.place)
        files = sorted(self.place.rglob("*.yaml"))
        path = self.place / "adventure.yaml"
        if self.chance.random() < 0.3:
            path = self.chance.choice(files)
        if kind == "lines":
            text = changed(path.read_text(encoding="utf-8"), self.chance)
            path.write_bytes(text.encode("utf-8", "surrogatepass"))
        elif kind == "while read":
            self.saving = threading.Thread(target=_saved_again, args=(path,))
            self.saving.start()
        elif kind != "none":
            HARMS[kind](path)


def make(chance: random.Random) -> Any:
    """Make a trial, and what happens at each of its lines, the last first."""
    kinds = [
        chance.choice((*HARMS, "none", "lines", "lines", "lines", "while read")) for _ in range(6)
    ]
    return {
        "adventure": chance.choice(ADVENTURES),
        "harms": ["none", *kinds, "none"],
        "seed": chance.randrange(10**9),
    }


def hold(case: Any, folder: Path) -> str:
    """Watch an adventure go bad and get well."""
    (folder / "secret.yaml").write_text(f"scenes: {{x: {{text: {SECRET}}}}}\n", encoding="utf-8")
    place, home = folder / "module", folder / "home"
    home.mkdir()
    source = ROOT / "adventures" / case["adventure"]
    shutil.copytree(source, place)
    written = io.BytesIO()
    with surroundings(home):
        sys.stdin = _Saboteur(place, source, case)
        sys.stdout = sys.stderr = out = io.TextIOWrapper(written, encoding="utf-8")
        code = run(["play", str(place), "--plain", "--seed", "1", "--watch"])
        out.flush()
        said = written.getvalue().decode("utf-8")
    if SECRET in said:
        return "it read outside the adventure's folder"
    if code or "Nothing of it was kept" not in said.replace("nothing", "Nothing"):
        return f"it did not end well: {said[-300:]}"
    return consoles.trouble_of((code, said, ""))


FAMILIES = (
    Family(
        name="watching",
        about="A trial goes on while its files go bad, and says what is wrong with them.",
        make=make,
        hold=hold,
        share=0.03,
        seconds=12,  # for some eight loads of a whole adventure
    ),
)
