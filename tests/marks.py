"""Which rules and worked examples the tests prove: their marks, and the rule indices."""

import ast
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import solo

TESTS = Path(__file__).parent
RULES = Path(solo.__file__).parent / "rules"
CHECKLISTS = TESTS / "checklists"
# The checklist of each system, by what the ids of its rules begin with
FILES = {
    "ART": "art.md",
    "FELL": "fell.md",
    "CON": "conan-2d20.md",
    "FO": "fallout-2d20.md",
    "FH": "fictive-hack.md",
}
KINDS = ("rule", "example", "reading")
_RULE = r"^(?:- )?(?:\*\*|\| ){id}(?:\*\*| \|)"  # at the head of its paragraph, or of its row


@cache
def checklist(system: str) -> str:
    """Return the checklist of a system: each rule with its id, in our own words."""
    return (CHECKLISTS / FILES[system]).read_text(encoding="utf-8")


@cache
def known(system: str) -> frozenset[str]:
    """Return every id of a system's checklist."""
    pattern = _RULE.format(id=rf"({system}-\d{{3}})")
    return frozenset(re.findall(pattern, checklist(system), re.MULTILINE))


@cache
def examples(system: str) -> frozenset[str]:
    """Return the worked examples: the ART Engine's have ids, the others' those of their rules."""
    if system == "ART":
        return frozenset(re.findall(r"\[(E\d\d)", checklist(system)))
    pattern = _RULE.format(id=rf"{system}-\d{{3}}")
    parts = re.split(rf"(?={pattern})", checklist(system), flags=re.MULTILINE)
    return frozenset(
        part.lstrip("- *|")[: len(system) + 4] for part in parts[1:] if "Example:" in part
    )


def conflicts() -> frozenset[str]:
    """Return the ids of the places where the text of the ART Engine disagrees with itself."""
    return frozenset(re.findall(r"^\| (C\d\d) \|", checklist("ART"), re.MULTILINE))


def gaps() -> frozenset[str]:
    """Return the rules of the ART Engine that leave something unsaid."""
    _, _, table = checklist("ART").partition("| gap | default | rule |\n")
    return frozenset(re.findall(r"ART-\d{3}", table.partition("\n\n")[0]))


@dataclass(frozen=True, slots=True)
class Index:
    """The rule index of a system: every id as often as it stands there, and which are words.

    Args:
        ids: The ids of the rules, in the order of the entries.
        narrated: Those that only words can fulfil: why, and the YAML that serves them.
    """

    ids: tuple[str, ...]
    narrated: Mapping[str, tuple[str, str]]

    @property
    def system(self) -> str:
        """What the ids begin with."""
        return self.ids[0].partition("-")[0]


@dataclass(frozen=True, slots=True)
class Coverage:
    """How many rules of a system are proved by a test, and how many only words can fulfil."""

    tested: int
    narrated: int
    total: int

    def __str__(self) -> str:
        done = f"{self.tested + self.narrated}/{self.total}"
        return f"{done} ({self.tested} with a test, {self.narrated} in words)"


@cache
def indices() -> Mapping[str, Index]:
    """Return the rule indices that are there, by system."""
    found = (_index(path) for path in sorted(RULES.rglob("data/rules.json")))
    return {index.system: index for index in found}


def _index(path: Path) -> Index:
    entries: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))["rules"]
    ids = tuple(rule for entry in entries for rule in entry["rules"])
    narrated = {
        rule: (str(entry["narrated"]), entry.get("yaml", ""))
        for entry in entries
        if entry.get("narrated")
        for rule in entry["rules"]
    }
    return Index(ids, narrated)


def marked(kind: str) -> Mapping[str, frozenset[str]]:
    """Return the ids of marks of a kind, `rule`, `example` or `reading`, each with its files."""
    return {name: frozenset(files) for (of, name), files in _places().items() if of == kind}


@cache
def _places() -> Mapping[tuple[str, str], set[str]]:
    places: dict[tuple[str, str], set[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for mark in _marks(path.read_text(encoding="utf-8")):
            places.setdefault(mark, set()).add(str(path.relative_to(TESTS)))
    return places


def _marks(text: str) -> Iterator[tuple[str, str]]:
    """Yield the kind and each argument of `pytest.mark.<kind>(...)` over the tests of a module."""
    if not any(f"mark.{kind}" in text for kind in KINDS):
        return  # to read a tree takes long
    for test in ast.parse(text).body:
        over = test.decorator_list if isinstance(test, ast.FunctionDef) else ()
        for node in (node for one in over for node in ast.walk(one)):
            match node:
                case ast.Call(func=ast.Attribute(value=ast.Attribute(attr="mark"), attr=kind)):
                    if kind in KINDS:
                        yield from ((kind, ast.literal_eval(argument)) for argument in node.args)


@cache
def documented() -> tuple[str, ...]:
    """Return every docstring of a file that cites rules, and what fields are said to mean."""
    texts = (path.read_text(encoding="utf-8") for path in RULES.parent.rglob("*.py"))
    cites = re.compile(rf"(?:{'|'.join(FILES)})-\d")
    return tuple(
        " ".join(one.value.split())
        for text in texts
        if cites.search(text)
        for node in ast.walk(ast.parse(text))
        for one in _texts(node)
        if isinstance(one, ast.Constant) and isinstance(one.value, str)
    )


def _texts(node: ast.AST) -> Iterable[ast.AST]:
    if isinstance(node, ast.Expr):
        return (node.value,)
    if isinstance(node, ast.Subscript) and getattr(node.value, "id", "") == "Annotated":
        return ast.walk(node.slice)
    return ()


def cited(text: str, system: str) -> Iterator[str]:
    """Yield the rules that a docstring names: `ART-338 to ART-341`, `ART-342, 343`."""
    for first, last, more in re.findall(
        rf"\b{system}-(\d{{3}})(?: to (?:{system}-)?(\d{{3}}))?((?:, \d{{3}})*)", text
    ):
        numbers = [*range(int(first), int(last or first) + 1), *map(int, re.findall(r"\d+", more))]
        yield from (f"{system}-{number:03}" for number in numbers)


def covered(system: str) -> Coverage:
    """Return how much of a system's checklist is proved by tests or told to be words."""
    index, tested = indices()[system], known(system) & marked("rule").keys()
    return Coverage(len(tested), len(index.narrated.keys() - tested), len(known(system)))


def summary() -> Iterator[str]:
    """Yield a line for each system: its rules, and its worked examples."""
    replayed = marked("example").keys()
    for system in FILES:
        done = f"{len(examples(system) & replayed)}/{len(examples(system))}"
        yield f"{system:<6}{covered(system)}, examples {done}"
