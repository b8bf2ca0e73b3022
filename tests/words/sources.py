"""What the sources say by code: the messages that they make, with the facts that they give."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from solo.words import catalogue
from solo.words.catalogue import PACKAGE, ROOMS


class Made(NamedTuple):
    """A message that is made somewhere: its code, its facts, and whether there may be more."""

    room: str
    code: str
    facts: frozenset[str]
    more: bool
    where: str


@cache
def made() -> tuple[Made, ...]:
    """Return every message that is made with its code written out."""
    return tuple(one for path in sorted(PACKAGE.rglob("*.py")) for one in _made_in(path))


def room_of(path: Path) -> str:
    """Return the room whose folder a file stands in, `core` where it stands in none."""
    return catalogue.room_of(path.relative_to(PACKAGE).as_posix())


def _made_in(path: Path) -> Iterator[Made]:
    text = path.read_text("utf-8")
    if ".words import" not in text:
        return
    tree = ast.parse(text)
    makers = dict(_makers(tree))
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        room = makers.get(node.func.id)
        if room is None or not node.args:
            continue
        facts = frozenset(one.arg for one in node.keywords if one.arg is not None)
        more = any(one.arg is None for one in node.keywords)
        for code in _codes(node.args[0]):
            yield Made(room, code, facts, more, f"{path.relative_to(PACKAGE)}:{node.lineno}")


def _makers(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Yield the names under which a file has what makes the messages of a room."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").endswith(".words"):
            folder = (node.module or "").removeprefix("solo.").removesuffix(".words")
            room = {place.replace("/", "."): name for name, place in ROOMS.items()}.get(folder)
            for alias in node.names:
                if room is not None and alias.name == "words":
                    yield alias.asname or alias.name, room


def _codes(node: ast.expr) -> Iterator[str]:
    """Yield the codes that an argument may be, where they are written out."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from (*_codes(node.body), *_codes(node.orelse))


def references(room: str, language: str = "en") -> frozenset[str]:
    """Return the ids of messages that other messages of a room name."""

    def within(part: Any) -> Iterator[str]:
        if isinstance(part, dict):
            for one in part.values():
                yield from within(one)
        elif isinstance(part, list):
            if part and part[0] == "message":
                yield part[1]
            if part[:2] == ["call", "EACH"]:
                yield part[3]
            for one in part:
                yield from within(one)

    return frozenset(within(list(catalogue.catalogue(room, language).values())))


def prose(part: Any) -> Iterator[str]:
    """Yield the words that a compiled pattern writes out: no codes, keys or names of rules."""
    match part:
        case str():
            yield part
        case ["fact" | "message", _] | ["call", "NAME", *_]:
            return
        case ["call", "EACH", values, *_]:
            yield from prose(values)
        case ["call", _, *rest]:
            yield from prose(rest)
        case ["select", _, ways, _]:
            yield from prose([*ways.values()])
        case list():
            for one in part:
                yield from prose(one)
