"""Finds English that is written in code and reaches a player: it belongs into a catalogue.

`python -m tests.words.unsaid [FOLDER]` lists the places; with `--write` the counts are kept.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from solo.words.catalogue import PACKAGE

KEPT = Path(__file__).parent / "unsaid.txt"
ROOMS = ("rules", "engine", "oracle", "terminal", "story")
"""The folders whose words players read; lint, guides and `--help` may stay English."""
SINKS = {
    "Option": {1: "text", 2: "asks", 3: "reason"},
    "Shown": {1: "text", 2: "asks", 3: "reason"},
    "Illegal": {0: "reason"},
    "Refused": {0: "reason"},
    "Nonsense": {0: "reason"},
    "Narrated": {0: "text"},
    "Row": {0: "label", 1: "value", 2: "spoken"},
    "Section": {1: "title"},
    **{name: {0: "text"} for name in ("line", "marked", "heading", "prose", "remark", "Span")},
    "listed": {0: "lines"},
    "ask": {1: "status"},
    "play": {1: "status"},
}
"""What shows words, and which of its arguments are words."""
_ERRORS = ("Error", "Unbound", "Problem", "Advice", "Lacking", "assert", "KeyError")
_WORDS = re.compile(r"[A-Za-z]{2,}")
_PROSE = re.compile(r"[A-Za-z]{2,}[ ,.:;]|[ ][A-Za-z]{2,}")


def found(folder: Path = PACKAGE) -> Iterator[tuple[Path, int, str]]:
    """Yield the file, the line and the text of each place."""
    for path in sorted(folder.rglob("*.py")):
        if path.relative_to(PACKAGE).parts[0] in ROOMS:
            tree = ast.parse(path.read_text("utf-8"))
            for line, text in sorted(set(_found(tree, errs=False))):
                yield path, line, text


def _found(node: ast.AST, *, errs: bool) -> Iterator[tuple[int, str]]:
    """Yield the places in a tree; `errs` within an error of an author's or a programmer's."""
    if isinstance(node, ast.Call):
        name = _name(node.func)
        errs = errs or name.endswith(_ERRORS) or name in ("report", "wrong")
        for text in () if errs else _shown(node, name):
            yield text.lineno, _text(text)
    if isinstance(node, ast.keyword) and node.arg in ("hint", "id"):
        return  # it is typed, or never read
    if isinstance(node, ast.JoinedStr) and _text(node).startswith("<"):
        return  # HTML
    if isinstance(node, ast.JoinedStr) and not errs and _PROSE.search(_text(node)):
        yield node.lineno, _text(node)
        return
    for child in ast.iter_child_nodes(node):
        yield from _found(child, errs=errs or _is_for_authors(node))


def _is_for_authors(node: ast.AST) -> bool:
    return isinstance(node, ast.FunctionDef) and node.name in ("__post_init__", "__repr__")


def _shown(call: ast.Call, name: str) -> Iterator[ast.expr]:
    """Yield the words that are written out in the arguments of what shows them."""
    sinks = SINKS.get(name, {})
    given = [(place, arg) for place, arg in enumerate(call.args) if place in sinks]
    values = [arg for _, arg in given] + [k.value for k in call.keywords if k.arg in sinks.values()]
    for value in values:
        yield from _literals(value)


def _literals(node: ast.AST) -> Iterator[ast.expr]:
    if isinstance(node, ast.Call | ast.Compare | ast.Subscript):
        return  # a message's code, or a name that is looked up
    if isinstance(node, ast.Constant | ast.JoinedStr):
        if _WORDS.search(_text(node)):
            yield node
        return
    for child in ast.iter_child_nodes(node):
        yield from _literals(child)


def _text(node: ast.expr) -> str:
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else ""
    if isinstance(node, ast.JoinedStr):
        parts = (v.value if isinstance(v, ast.Constant) else "{}" for v in node.values)
        return "".join(map(str, parts))
    return ""


def _name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def counts() -> dict[str, int]:
    """Return how many places each file has."""
    counted: dict[str, int] = {}
    for path, _, _ in found():
        name = path.relative_to(PACKAGE).as_posix()
        counted[name] = counted.get(name, 0) + 1
    return counted


def kept() -> dict[str, int]:
    """Return how many places each file may still have."""
    lines = KEPT.read_text("utf-8").splitlines() if KEPT.is_file() else []
    return {name: int(number) for name, number in (line.split() for line in lines)}


if __name__ == "__main__":
    if "--write" in sys.argv:
        KEPT.write_text("".join(f"{name} {number}\n" for name, number in counts().items()), "utf-8")
    else:
        for where, line, text in found(Path(sys.argv[1]).resolve() if sys.argv[1:] else PACKAGE):
            print(f"{where.relative_to(PACKAGE)}:{line}: {text}")
