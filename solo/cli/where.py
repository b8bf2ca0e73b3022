"""Places of a rule in a checkout: the code that cites its id, and its tests."""

import ast
import re
from bisect import bisect_right
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import solo

_SYSTEMS = {
    "ART": "art",
    "FH": "fictive-hack",
    "CON": "conan-2d20",
    "FO": "fallout-2d20",
    "FELL": "fell",
}
_ID = re.compile(r"([A-Za-z]+)-(\d{1,3})")
_CITED = re.compile(r"\b([A-Z]+)-(\d{3})(?:\s+to\s+(?:[A-Z]+-)?(\d{3}))?((?:,\s+\d{3}\b)*)")


class Place(NamedTuple):
    """A line that cites a rule.

    Args:
        path: The file, from the checkout's top.
        line: The first line is 1.
        name: The function, method or class that it stands in or above; nothing for the module.
    """

    path: str
    line: int
    name: str


class Found(NamedTuple):
    """The places of a rule; `tests` is None where there is no checkout beside the package."""

    rule: str
    code: tuple[Place, ...]
    tests: tuple[Place, ...] | None


def parse_id(text: str) -> tuple[str, str] | None:
    """Return the system and the id that a text such as `art-320` names, or None."""
    match = _ID.fullmatch(text)
    if match is None or match[1].upper() not in _SYSTEMS:
        return None
    prefix = match[1].upper()
    return _SYSTEMS[prefix], f"{prefix}-{int(match[2]):03}"


def where(rule: str) -> Found:
    """Return where a rule is coded and tested."""
    package = Path(solo.__file__).resolve().parent
    top = package.parent
    tests = top / "tests"
    cited = (*_places(package / "engine", top, rule), *_places(package / "rules", top, rule))
    proofs = tuple(_places(tests, top, rule)) if tests.is_dir() else None
    return Found(rule, cited, proofs)


def _places(folder: Path, top: Path, rule: str) -> Iterator[Place]:
    """Yield the places in a folder's modules that cite a rule, one for each function."""
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        offsets = [match.start() for match in _CITED.finditer(text) if rule in _rules(match)]
        if not offsets:
            continue
        starts = [0, *(match.end() for match in re.finditer("\n", text))]
        scopes = list(_scopes(ast.parse(text)))
        told = set()
        for offset in offsets:
            line = bisect_right(starts, offset)
            name, first = _scope_at(scopes, line)
            if name not in told:
                told.add(name)
                yield Place(path.relative_to(top).as_posix(), first or line, name)


def _rules(match: "re.Match[str]") -> Iterator[str]:
    """Yield the ids that a citation stands for: `ART-338 to ART-341`, `ART-342, 343`."""
    prefix, first, last, more = match.groups()
    numbers = [*range(int(first), int(last or first) + 1), *map(int, re.findall(r"\d+", more))]
    yield from (f"{prefix}-{number:03}" for number in numbers)


def _scopes(tree: ast.AST, around: str = "") -> Iterator[tuple[int, int, int, str]]:
    """Yield functions and classes: first line with decorators, last line, own line, name."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            name = f"{around}{node.name}"
            first = min([node.lineno, *(one.lineno for one in node.decorator_list)])
            yield first, node.end_lineno or node.lineno, node.lineno, name
            yield from _scopes(node, f"{name}.")


def _scope_at(scopes: list[tuple[int, int, int, str]], line: int) -> tuple[str, int]:
    """Return the innermost function or class around a line, and its own line."""
    found = ("", 0)
    for first, last, own, name in scopes:
        if first <= line <= last:
            found = (name, own)
    return found
