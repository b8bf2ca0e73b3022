"""A module that holds every key: what each comes to in the model, with its place.

`whole.txt` lists the model of the module in `whole`, value by value; what is empty is left out.
Written anew by `python -m tests.adventure.test_whole`: read the diff.
"""

import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path

import pytest
import yaml

from solo.adventure import keys
from solo.adventure.compiled.cache import LazyScenes
from solo.adventure.loader import examine, load
from solo.adventure.model import Adventure
from solo.errors import Mark

WHOLE = Path(__file__).parent / "whole"
LISTED = WHOLE.with_suffix(".txt")
CLAIMED = re.compile(r".*\.claims\.\d|\.never|\.present")
EMPTY = (None, False, 0, "", (), [], {}, frozenset())


def listed(adventure: Adventure | None) -> list[str]:
    return [line for line in lines("", adventure) if not line.startswith(".digest")]


def test_every_key_comes_to_what_is_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(WHOLE)
    adventure, problems = examine(Path())

    assert problems == ()
    assert listed(adventure) == LISTED.read_text(encoding="utf-8").splitlines()


def test_the_compiled_module_is_the_same_but_for_what_is_claimed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(WHOLE)
    load(Path(), cache=True)
    again = load(Path(), cache=True)

    assert isinstance(again.scenes, LazyScenes)
    whole = LISTED.read_text(encoding="utf-8").splitlines()
    assert set(listed(again)) == {line for line in whole if not CLAIMED.match(line)}


def test_what_is_not_written_is_empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    header = "format: 1\ntitle: T\nsystem: fell\nstart: a\n"
    path = tmp_path / "bare.yaml"
    path.write_text(f"{header}scenes: {{a: {{ending: won, text: Home.}}}}\n", encoding="utf-8")

    told = [one for one in listed(load(path)) if "mark" not in one and ".options" not in one]
    assert told == [
        ".id = 'bare'",
        ".title = 'T'",
        ".system = 'fell'",
        ".start = 'a'",
        ".scenes.a.id = 'a'",
        ".scenes.a.body.text = Prose 'Home.' bare.yaml:5:33",
        ".scenes.a.ending.kind = 'won'",
        ".language: Language",
        ".create = True",
        ".party = 1",
    ]


def test_the_module_holds_every_key() -> None:
    written = set(found(yaml.safe_load((WHOLE / "adventure.yaml").read_text(encoding="utf-8"))))
    written.update(found(yaml.safe_load((WHOLE / "more/scenes.yaml").read_text(encoding="utf-8"))))
    tables = [
        table for name, table in vars(keys).items() if name.isupper() and isinstance(table, dict)
    ]

    assert len(tables) > 10
    assert {*keys.HEADER, *keys.SECTIONS, *(key for table in tables for key in table)} <= written


def found(entries: object) -> Iterator[str]:
    """Yield every key of a document."""
    for part in entries if isinstance(entries, list) else ():
        yield from found(part)
    for key, part in entries.items() if isinstance(entries, dict) else ():
        yield str(key)
        yield from found(part)


def lines(path: str, value: object) -> Iterator[str]:
    """Yield the leaves of a value, each in a line with its path."""
    if isinstance(value, Mark):
        yield f"{path} = {value}"
    elif hasattr(value, "source") and hasattr(value, "mark"):  # a text or condition
        yield f"{path} = {type(value).__name__} {value.source!r} {value.mark}"
    elif hasattr(value, "_fields"):
        yield from within(path, {name: getattr(value, name) for name in value._fields})
    elif is_dataclass(value):
        yield from within(path, {one.name: getattr(value, one.name) for one in fields(value)})
    elif isinstance(value, Mapping):
        yield from within(path, value)
    elif isinstance(value, tuple | list):
        yield from within(path, dict(enumerate(value)))
    elif isinstance(value, frozenset):
        yield f"{path} = {sorted(value)}"
    elif isinstance(value, str | int | float | Enum):
        yield f"{path} = {value!r}"
    else:
        yield f"{path}: {type(value).__name__}"


def within(path: str, parts: Mapping[object, object]) -> Iterator[str]:
    for name, part in parts.items():
        if not any(part is one or (type(part) is type(one) and part == one) for one in EMPTY):
            yield from lines(f"{path}.{name}", part)


if __name__ == "__main__":
    os.chdir(WHOLE)
    LISTED.write_text("\n".join(listed(load(Path()))) + "\n", encoding="utf-8")
