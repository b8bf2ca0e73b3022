"""Places of a rule in a checkout: the code and the data that cite its id, and its tests."""

import ast
import functools
import re
from bisect import bisect_right
from collections.abc import Iterator
from pathlib import Path

import solo
from solo.namedtuple import NamedTuple

_SYSTEMS = {
    "ART": "art",
    "FH": "fictive-hack",
    "CON": "conan-2d20",
    "FO": "fallout-2d20",
    "FELL": "fell",
}
_ID = re.compile(r"([A-Za-z]+)-(\d{1,3})")
_JSON = re.compile(r'"((?:[^"\\]|\\.)*)"(\s*:)?|[{}\[\]]')
_OF_WHOLE_FILE = ("source", "rules")  # keys of what a data file says about itself


class Place(NamedTuple):
    """A line that cites a rule."""

    path: str  # the file, from the checkout's top
    line: int  # the first line is 1
    # the function, method or class that it stands in or above, or the key of data; nothing
    # for the whole file
    name: str
    range: str = ""  # the range of ids that the rule lies in, where its own id does not stand there


class Found(NamedTuple):
    """The places of a rule; `tests` is None where there is no checkout beside the package."""

    rule: str
    code: tuple[Place, ...]
    data: tuple[Place, ...]
    tests: tuple[Place, ...] | None


def parse_id(text: str) -> tuple[str, str] | None:
    """Return the system and the id that a text such as `art-320` names, or None."""
    match = _ID.fullmatch(text)
    if match is None or match[1].upper() not in _SYSTEMS:
        return None
    prefix = match[1].upper()
    return _SYSTEMS[prefix], f"{prefix}-{int(match[2]):03}"


def where(rule: str) -> Found:
    """Return where a rule is coded and tested, and which tables hold its numbers."""
    package = Path(solo.__file__).resolve().parent
    top = package.parent
    tests = top / "tests"
    code = tuple(places(package, top, rule))
    proofs = tuple(places(tests, top, rule)) if tests.is_dir() else None
    return Found(rule, code, tuple(data_places(package / "rules", top, rule)), proofs)


def places(folder: Path, top: Path, rule: str) -> Iterator[Place]:
    """Yield the places in a folder's modules that cite a rule, one for each function."""
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        cited = list(_citations(text, rule))
        if not cited:
            continue
        scopes = list(_scopes(ast.parse(text)))
        told: dict[str, Place] = {}
        for line, _, within in cited:
            name, first = _scope_at(scopes, line)
            if name not in told or (told[name].range and not within):
                told[name] = Place(path.relative_to(top).as_posix(), first or line, name, within)
        yield from told.values()


def data_places(folder: Path, top: Path, rule: str) -> Iterator[Place]:
    """Yield the places in the tables of the rules that cite a rule."""
    for path in sorted(folder.rglob("data/*.*")):
        if path.suffix not in (".json", ".md"):
            continue
        text = path.read_text(encoding="utf-8")
        for line, offset, within in _citations(text, rule):
            name = _key_at(text, offset) if path.suffix == ".json" else ""
            yield Place(path.relative_to(top).as_posix(), line, name, within)


def _citations(text: str, rule: str) -> Iterator[tuple[int, int, str]]:
    """Yield where a text cites a rule: the line, the offset, and the range if it is only in one."""
    prefix, _, own = rule.rpartition("-")
    if f"{prefix}-" not in text:  # to look for that alone is ten times as fast
        return
    found = [match for match in _cited(prefix).finditer(text) if int(own) in _numbers(match)]
    starts = [0, *(match.end() for match in re.finditer("\n", text))] if found else []
    for match in found:
        first, last, more = match.groups()
        in_range = last and int(first) <= int(own) <= int(last) and own not in more
        within = f"{prefix}-{first} to {prefix}-{last}" if in_range else ""
        yield bisect_right(starts, match.start()), match.start(), within


@functools.cache
def _cited(prefix: str) -> "re.Pattern[str]":
    return re.compile(
        rf"\b{prefix}-(\d{{3}})(?:\s+to\s+(?:[A-Z]+-)?(\d{{3}}))?((?:,\s+\d{{3}}\b)*)"
    )


def _numbers(match: "re.Match[str]") -> list[int]:
    """Return the numbers that a citation stands for: `ART-338 to ART-341`, `ART-342, 343`."""
    first, last, more = match.groups()
    return [*range(int(first), int(last or first) + 1), *map(int, re.findall(r"\d+", more))]


def _key_at(text: str, offset: int) -> str:
    """Return the keys around a place in JSON; where an object has an `id`, that is its name."""
    around: list[str] = []
    key = ""
    for match in _JSON.finditer(text, 0, offset):
        if match[2]:
            key = match[1]
        elif match[0] in ("{", "["):
            around.append(key)
            key = ""
        elif match[0] in ("}", "]"):
            around.pop()
        elif key == "id":
            around[-1] = match[1]
    return ".".join(name for name in around if name and name not in _OF_WHOLE_FILE)


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
