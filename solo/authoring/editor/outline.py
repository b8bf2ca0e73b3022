"""The outline of a file: its sections and what is in them, what folds, and its layout put right."""

import re
from collections.abc import Iterator

from solo.errors import Problem
from solo.namedtuple import NamedTuple
from solo.source import Node, parse

_KINDS = {"scenes": "scene", "variables": "variable", "foes": "foe", "companions": "companion",
          "items": "item", "quests": "quest", "tables": "table", "events": "event",
          "conditions": "condition", "choices": "choice"}  # fmt: skip


class Symbol(NamedTuple):
    """Something with a name in a file; lines and columns count from 0."""

    name: str
    kind: str
    line: int
    column: int
    last: int  # the last line that belongs to it
    inner: tuple["Symbol", ...] = ()
    detail: str = ""


def symbols(text: str) -> list[Symbol]:
    """Return the sections of a file, with what is in them."""
    root = parse(text.encode("utf-8", "replace"), "", []).root
    lines = text.split("\n")
    if root is None or not isinstance(root.value, dict):
        return []
    return [_symbol(key, node, "section", lines, depth=0) for key, node in root.value.items()]


def _symbol(key: str, node: Node, kind: str, lines: list[str], *, depth: int) -> Symbol:
    line, column = node.key_mark.line - 1, node.key_mark.column - 1
    inner: tuple[Symbol, ...] = ()
    if isinstance(node.value, dict) and depth == 0 and key in _KINDS:
        inner = tuple(
            _symbol(name, one, _KINDS[key], lines, depth=1) for name, one in node.value.items()
        )
    elif isinstance(node.value, dict) and kind == "scene" and "choices" in node.value:
        inner = tuple(_choices(node.value["choices"], lines))
    title = node.value.get("title") if isinstance(node.value, dict) else None
    detail = str(title.value) if title is not None and isinstance(title.value, str) else ""
    return Symbol(key, kind, line, column, _end(line, column, lines), inner, detail)


def _choices(node: Node, lines: list[str]) -> Iterator[Symbol]:
    for item in node.value if isinstance(node.value, list) else ():
        entries = item.value if isinstance(item.value, dict) else {}
        told = entries.get("id") or entries.get("text")
        line, column = item.mark.line - 1, item.mark.column - 1
        name = str(told.value)[:60] if told is not None else "…"
        yield Symbol(name, "choice", line, column, _end(line, column, lines))


def _end(line: int, column: int, lines: list[str]) -> int:
    """Return the last line that is indented further than what begins in a line."""
    last = line
    for number in range(line + 1, len(lines)):
        content = lines[number].lstrip()
        if content and len(lines[number]) - len(content) <= column:
            break
        if content:
            last = number
    return last


def folds(text: str) -> list[tuple[int, int]]:
    """Return the first and last lines of all that may be folded."""
    lines = text.split("\n")
    found = []
    for number, line in enumerate(lines):
        content = line.lstrip(" ")
        if not content or content.startswith("#"):
            continue
        last = _end(number, len(line) - len(content), lines)
        if last > number:
            found.append((number, last))
    return found


def formatted(text: str) -> str | None:
    """Return a file with no spaces at the ends of lines, and no rows of empty lines.

    None if it is so already, if that would change what it says, or if it can't be read.
    """
    lines = [line.rstrip() for line in text.replace("\r\n", "\n").split("\n")]
    new = re.sub(r"\n{4,}", "\n\n\n", "\n".join(lines)).strip("\n") + "\n"
    said = _said(text)
    return new if new != text and said is not None and _said(new) == said else None


def _said(text: str) -> object:
    """Return what a file says, or None if it can't be read."""
    problems: list[Problem] = []
    root = parse(text.encode("utf-8", "replace"), "", problems).root
    return None if problems or root is None else _plain(root)


def _plain(node: Node) -> object:
    if isinstance(node.value, dict):
        return {key: _plain(one) for key, one in node.value.items()}
    return [_plain(one) for one in node.value] if isinstance(node.value, list) else node.value
