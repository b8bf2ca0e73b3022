"""Journals of strangers, changed anywhere and sealed again: told of, and they do no harm."""

import functools
import io
import json
import os
import random
import re
import sys
import tempfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from solo.__main__ import run
from solo.engine.journal import seal, unseal
from tests.hostile.families.consoles import ENDED
from tests.hostile.family import Family

VALUES: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2**70, 1.5, 1e308, "", "x", "\x1b[2J", "\u202e", "\ud800",
    "a" * 5000, [], {}, [[]], [[100, 1]], [[0, 0]], [["x", "y"]], {"name": "x", "sheet": {}},
    [{"sheet": {}}], "choose", "undo", "jot", "table", "roll", "art", "first-steps", "../../etc",
    "/etc/passwd", "999d999", "d0", "always", "asked", "seeded", "loaded", 10**18, "won",
    {"system": "art", "name": "t", "options": {}},
    {"name": "t", "system": "nope", "options": {}}, ["hob", "hob"], [1, 2, 3],
)  # fmt: skip
KEYS = (
    "solo", "rules", "adventure", "title", "digest", "dice", "seed", "faces", "offers", "hero",
    "path", "played", "game", "guests", "others", "company", "art_table", "table", "name",
    "continues", "turn", "do", "option", "words", "text", "rolls", "state", "ended", "guest",
    "anew", "notation", "who", "verb", "attribute", "difficulty", "question", "likelihood",
    "value", "sum",
)  # fmt: skip
RAW = (
    "NaN", "-Infinity", "1e999", "9" * 5_000, "-0", "0.0", "[" * 900 + "]" * 900,
    "[" * 90_000 + "]" * 90_000, '{"a":' * 900 + "1" + "}" * 900, '"\\ud800"', '"\\u0000\\u202e"',
    '{"a":1,"a":2}', '{"":{}}', '"' + "\\n" * 90_000 + '"', "[[100,NaN]]", "[[1e2,7]]", "[[9,7.0]]",
    "[[100,true]]", "[" + "[6,1]," * 50_000 + "[6,1]]", '[{"name":NaN}]', "1E400",
)  # fmt: skip
COMMANDS = (
    "verify g", "journal g", "journal g --format md", "journal g --format html",
    "journal g --format json", "journal g --format lonelog",
    "journal g --format epub -o out.epub", "stats g", "stats --all", "saves", "saves --json",
    "play --resume g --plain", "play --resume g --json", "play --resume g --plain --salvage",
    "hero keep g", "play first-steps --plain", "play --plain", "table --plain",
)  # fmt: skip
_CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")


@functools.cache
def sources() -> tuple[tuple[dict[str, Any], ...], ...]:
    """Return the records of some sound journals."""
    place = Path(tempfile.mkdtemp(prefix="solo-hostile-journals-"))
    games = (
        ("play first-steps --hero hob --seed 4 --plain", ENDED),
        (
            "play the-fifth-act --seed 4 --plain",
            "1\n1\nnote x\n1\nundo\n1\n1\nask Is it so?\n1\n1\n",
        ),
        ("play what-the-bridge-will-bear --dice 1,2,3,4,5,6 --plain", "1\n1\n1\n1\n"),
        ("table --plain", "add Mara fate 7\nMara: is it so? likely\nscene A\nthread B\nroll 2d6\n"),
    )
    found = []
    with surroundings(place):
        for number, (line, typed) in enumerate(games):
            done(f"{line} --saves {place / str(number)}".split(), typed)
            (path,) = (place / str(number)).glob("*.jsonl")
            found.append(tuple(unseal(text) for text in path.read_text().splitlines()))
    return tuple(found)


@contextmanager
def surroundings(place: Path) -> Iterator[None]:
    """Let a user's files lie in a folder, and commands begin there."""
    before, here = dict(os.environ), Path.cwd()
    os.environ.update(XDG_DATA_HOME=str(place), XDG_CACHE_HOME=str(sourced_cache()), COLUMNS="80")
    os.chdir(place)
    try:
        yield
    finally:
        os.chdir(here)
        os.environ.clear()
        os.environ.update(before)


@functools.cache
def sourced_cache() -> Path:
    """Return a folder for caches, one for each process."""
    return Path(tempfile.mkdtemp(prefix="solo-hostile-cache-"))


def done(arguments: list[str], typed: str) -> tuple[int, str]:
    """Carry out a command line in this process; return its exit code and all that it wrote."""
    streams = sys.stdin, sys.stdout, sys.stderr
    written = io.BytesIO()
    sys.stdin = io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="utf-8")
    sys.stdout = sys.stderr = io.TextIOWrapper(written, encoding="utf-8", write_through=True)
    try:
        code = run(arguments)
        return code, written.getvalue().decode("utf-8")
    finally:
        sys.stdin, sys.stdout, sys.stderr = streams


def make(chance: random.Random) -> Any:
    """Make the changes to a journal, and the command that meets it."""
    return {"seed": chance.randrange(10**9), "command": chance.choice(COMMANDS)}


def changed(chance: random.Random) -> bytes:
    """Return a journal with changes."""
    records = [dict(one) for one in chance.choice(sources())]
    for _ in range(chance.choice((1, 1, 1, 2, 3, 8))):
        at = chance.choice((0, chance.randrange(len(records))))
        match chance.randrange(8):
            case 0 if len(records) > 1:
                del records[at]
            case 1:
                records.insert(at, dict(chance.choice(records)))
            case 2:
                records[at] = {chance.choice(KEYS): chance.choice(VALUES) for _ in range(4)}
            case 3:
                records[at].pop(chance.choice(sorted(records[at]) or ["x"]), None)
            case 4:
                records[at][chance.choice(KEYS)] = chance.choice(VALUES)
            case _:
                key = chance.choice(sorted(records[at]) or ["x"])
                records[at][key] = chance.choice(VALUES)
    lines = [sealed(record) for record in records]
    if chance.random() < 0.3:
        at = chance.choice((0, chance.randrange(len(lines))))
        keys = chance.choices(sorted(records[at]) or ["x"], k=2)
        lines[at] = raw(records[at], [*keys, chance.choice(KEYS)], chance)
    return "".join(line + "\n" for line in lines).encode("utf-8", "surrogatepass")


def sealed(record: dict[str, Any]) -> str:
    """Seal a record, as far as it can be."""
    try:
        return seal(record)
    except UnicodeEncodeError:
        return seal({key: ascii(value) for key, value in record.items()})


def raw(record: dict[str, Any], keys: list[str], chance: random.Random) -> str:
    """Seal a record with values that no JSON of ours has; a key that it has comes twice."""
    text = json.dumps(record, separators=(",", ":"))[:-1]
    text += "".join(f',"{key}":{chance.choice(RAW)}' for key in keys) + "}"
    return f'{text[:-1]},"sum":"{zlib.crc32(text.encode()):08x}"}}'


def hold(case: Any, folder: Path) -> str:
    """Meet a changed journal with a command; it stays as it is, and nothing escapes."""
    content = changed(random.Random(case["seed"]))
    place = folder / "solo" / "saves"
    place.mkdir(parents=True)
    (place / "g.jsonl").write_bytes(content)
    with surroundings(folder):
        code, said = done(case["command"].split(), "1\nundo\nquit\n")
    if code not in (0, 1, 2, 130):
        return f"exit code {code}"
    if found := _CONTROL.search(said):
        return f"shown: {said[max(0, found.start() - 60) : found.end() + 20]!r}"
    if not (place / "g.jsonl").read_bytes().startswith(content):
        return "the journal was changed"
    kept = list((folder / "solo" / "heroes").rglob("*.json"))
    return f"heroes: {kept}" if kept and "keep" not in case["command"] else ""


def _prepare() -> None:
    sources()
    sourced_cache()


FAMILIES = (
    Family(
        name="journals",
        about="A stranger's journal is told of or played, and changes nothing.",
        make=make,
        hold=hold,
        share=0.2,
        prepare=_prepare,
    ),
)
