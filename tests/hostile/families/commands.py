"""Commands that are given hostile files, or are to write where nothing can be written.

They run in this process, so that hundreds of them take little: what a file may hold is bounded by
what reads it, and is told in words.
"""

import contextlib
import io
import os
import random
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from solo.__main__ import run
from tests.hostile.families import consoles
from tests.hostile.family import Family

ROOT = Path(__file__).parents[3]
FIRST = str(ROOT / "adventures/first-steps")
HEAD = "format: 1\ntitle: T\nsystem: fell\nstart: a\n"
LARGE = 12_000_000  # bytes, more than any file that is read may have

# What reads a file, with the name that the file has there; `{}` stands for its place.
READ: Mapping[str, tuple[str, str]] = {
    "script": ("game.txt", f"play {FIRST} --script {{}}"),
    "walkthrough": ("game.txt", f"odds {FIRST} --states 50 --walkthrough {{}}"),
    "action table": ("table.csv", "roll art trait attribute=9 --art-table {}"),
    "tables": ("t.yaml", "table t --plain --seed 1 --tables {}"),
    "lonelog": ("log.md", "table t --plain --seed 1 --from {}"),
    "draw": ("t.yaml", "draw {}#t 3 --seed 1"),
    "draw list": ("t.yaml", "draw {} --list"),
    "twee": ("s.twee", "import {} made"),
    "twine html": ("s.html", "import {} made"),
    "ink": ("s.ink", "import {} made"),
    "ink json": ("s.json", "import {} made"),
    "package": ("p.solo.zip", "install {}"),
    "list package": ("p.solo.zip", "lint {}"),
    "strings": ("de.po", f"strings {FIRST} -o {{}}"),
    "interface": ("de.po", "strings --interface -o {}"),
    "heat": ("r.json", f"graph {FIRST} --format svg --heat {{}}"),
    "hero import": ("h.yaml", "hero import {}"),
    "hero show": ("h.json", "hero show {}"),
    "journal": ("g.jsonl", "journal {}"),
    "journal as lonelog": ("g.jsonl", "journal {} --format lonelog"),
    "journal as data": ("g.jsonl", "journal {} --format json"),
    "stats": ("g.jsonl", "stats {}"),
    "verify": ("g.jsonl", "verify {}"),
    "resume": ("g.jsonl", "play --plain --resume {}"),
    "salvage": ("g.jsonl", "play --plain --salvage --resume {}"),
    "lint": ("a.yaml", "lint {}"),
    "play": ("a.yaml", "play {} --plain --seed 1"),
    "test": ("a.yaml", "test {} --games 3"),
    "where": ("a.yaml", "where {} x"),
    "prose": ("a.yaml", "prose {}"),
    "graph": ("a.yaml", "graph {} --format html -o out.html"),
    "odds": ("a.yaml", "odds {} --states 50"),
    "pack": ("a.yaml", "pack {} -o out.solo.zip"),
    "export": ("a.yaml", "export {} -o out.html"),
    "strings of": ("a.yaml", "strings {} -o out.po"),
}


def _linked(path: Path) -> None:
    path.symlink_to(path.name)


def _device(path: Path) -> None:
    path.symlink_to("/dev/zero")


CONTENTS: Mapping[str, Callable[[Path], object]] = {
    "nothing": lambda path: path.write_bytes(b""),
    "zeros": lambda path: path.write_bytes(bytes(5_000)),
    "random": lambda path: path.write_bytes(random.Random(1).randbytes(50_000)),
    "utf-16": lambda path: path.write_bytes("a: b\n".encode("utf-16")),
    "a mark first": lambda path: path.write_bytes(b"\xef\xbb\xbfa: 1\n"),
    "controls": lambda path: path.write_bytes("\x1b[2J\x07\u202ea: \x9b1m\n".encode()),
    "surrogates": lambda path: path.write_bytes(b'{"a": "\\udc80\\ud800"}\n"\xed\xa0\x80"\n'),
    "too many bytes": lambda path: path.write_bytes(b"a" * LARGE),
    "too many lines": lambda path: path.write_bytes(b"\n" * LARGE),
    "a long line": lambda path: path.write_bytes(b"x " * 2_000_000),
    "brackets": lambda path: path.write_bytes(b"[" * 200_000),
    "objects": lambda path: path.write_bytes(b'{"a":' * 100_000),
    "digits": lambda path: path.write_bytes(b'{"v": ' + b"9" * 100_000 + b"}\n"),
    "numbers": lambda path: path.write_bytes(b"[NaN, Infinity, -1e999, 0777, 1_0]\n"),
    "an alias": lambda path: path.write_bytes(b"a: &a [*a, *a]\n<<: *a\n"),
    "a tag": lambda path: path.write_bytes(b"!!python/object/apply:os.system ['touch owned']\n"),
    "markup": lambda path: path.write_bytes(b"<" * 300_000 + b"!--" * 100_000),
    "a folder": lambda path: path.mkdir(),
    "a pipe": lambda path: os.mkfifo(path),
    "a link to itself": _linked,
    "a device": _device,
    "missing": lambda path: None,
    "not for us": lambda path: (path.write_text("a: 1\n"), path.chmod(0)),
}

# What writes a file.
WRITE: Mapping[str, str] = {
    "record": f"play {FIRST} --plain --seed 1 --record {{}}",
    "strings": f"strings {FIRST} -o {{}}",
    "pack": f"pack {FIRST} -o {{}}",
    "graph": f"graph {FIRST} --format svg -o {{}}",
    "export": f"export {FIRST} -o {{}}",
    "journal": "journal game --format html -o {}",
    "import": f"import {ROOT / 'tests/authoring/importing/fog.twee'} {{}}",
    "hero export": "hero export hob -o {}",
    "new": "new {}",
    "saves": f"play {FIRST} --plain --seed 1 --hero hob --saves {{}}",
    "heroes": f"play {FIRST} --plain --seed 1 --hero hob --heroes {{}}",
}
PLACES: Mapping[str, Callable[[Path], object]] = {
    "a folder": lambda path: path.mkdir(),
    "a file": lambda path: path.write_text("precious"),
    "a pipe": lambda path: os.mkfifo(path),
    "a link to itself": _linked,
    "full": lambda path: path.symlink_to("/dev/full"),
    "a file above": lambda path: path.write_text("precious"),
}


@contextlib.contextmanager
def surroundings(folder: Path) -> Iterator[None]:
    """Let commands live in a folder, and put everything back behind them."""
    before, here = dict(os.environ), Path.cwd()
    streams = sys.stdin, sys.stdout, sys.stderr
    os.environ.update(
        XDG_DATA_HOME=str(folder / "data"), XDG_CACHE_HOME=str(folder / "cache"), COLUMNS="80"
    )
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(here)
        os.environ.clear()
        os.environ.update(before)
        sys.stdin, sys.stdout, sys.stderr = streams


def _stream(text: str = "") -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BytesIO(text.encode("utf-8", "surrogateescape")), encoding="utf-8")


def told(arguments: list[str], typed: str, folder: Path) -> tuple[int, str]:
    """Run a command; return its exit code and all that it said."""
    with surroundings(folder):
        sys.stdin, sys.stdout, sys.stderr = _stream(typed), _stream(), _stream()
        said = (sys.stdout, sys.stderr)
        code = run(arguments)
        for stream in said:
            stream.flush()
        text = b"".join(stream.buffer.getvalue() for stream in said)  # type: ignore[attr-defined]
    return code, text.decode("utf-8", "replace")


def _pairs() -> list[dict[str, str]]:
    read = [{"read": what, "file": holds} for what in READ for holds in CONTENTS]
    return [*read, *({"write": what, "place": place} for what in WRITE for place in PLACES)]


def _hold(case: dict[str, Any], folder: Path) -> str:
    if "read" in case:
        name, line = READ[case["read"]]
        place = folder / name
        CONTENTS[case["file"]](place)
        before = place.read_bytes() if case["file"] == "not for us" else b""
    else:
        line = WRITE[case["write"]]
        place = folder / "out"
        PLACES[case["place"]](place)
        if case["place"] == "a file above":
            place /= "in/it"
    saves = folder / "data" / "solo" / "saves"
    saves.mkdir(parents=True)
    for path in consoles.prepared().glob("*.jsonl"):
        (saves / path.name).write_bytes(path.read_bytes())
    arguments = line.format(place).split()
    code, said = told(arguments, "1\n1\nquit\n", folder)
    if trouble := consoles.trouble_of((code, said, "")):
        return trouble
    if (folder / "owned").exists():
        return "it ran what a file said"
    if code and not said.strip():
        return f"exit code {code} without a word"
    kept = case.get("file") == "not for us" and "-o {}" not in line
    if kept and place.read_bytes() != before:
        return "a file that is only read was changed"
    if "write" in case and case["place"] == "a file above" and _precious(folder) != "precious":
        return "a file in the way was changed"
    return ""


def _precious(folder: Path) -> str:
    return (folder / "out").read_text()


def _made(chance: random.Random) -> dict[str, str]:
    return chance.choice(_pairs())


FAMILIES = (
    Family(
        name="commands",
        about="Any file that a command is to read or write is read, written or refused in words.",
        make=_made,
        hold=_hold,
        share=0.02,
        prepare=consoles.prepared,
    ),
)
