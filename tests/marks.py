"""Which rules and worked examples the tests prove: their marks, and the rule indices."""

import ast
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import solo

TESTS = Path(__file__).parent
RULES = Path(solo.__file__).parent / "rules"
# How many rules the checklist of a system has, by what its ids begin with
TOTALS = {"ART": 516, "FELL": 64, "CON": 79, "FO": 37, "FH": 265}
CONFLICTS = frozenset(f"C{number:02}" for number in range(1, 24))  # of the ART Engine too
# Its gaps, by the rule that they concern: what the text never says
GAPS = frozenset(
    f"ART-{number:03}"
    for number in (8, 21, 38, 70, 94, 125, 128, 140, 150, 151, 190, 192, 200, 212, 259, 281, 288,
                   373, 391, 405, 423, 424, 430, 444, 447, 452, 495, 502)
)  # fmt: skip
# The worked examples: the ART Engine's are numbered, the others' stand beside their rules
BESIDE = {
    "FELL": (2, 3, 4, 5, 6, 10, 14, 15, 16, 17, 18, 19, 21, 24, 25, 26, 27, 29, 34, 36, 37, 38, 39,
             40, 41, 42, 43, 44, 46, 49, 50, 52, 53, 54, 56, 57, 60, 62, 64),
    "CON": (2, 4, 5, 6, 7, 8, 10, 11, 14, 17, 21, 28, 29, 34, 38, 40, 41, 43, 44, 45, 46, 48, 49,
            53, 56, 57, 58, 60, 61, 62, 63, 64, 65, 67, 69, 72, 76, 78, 79),
    "FO": (2, 7, 8, 9, 10, 11, 12, 13, 15, 16, 19, 20, 22, 23, 24, 25, 26, 27, 30, 33, 34, 36, 37),
    "FH": (2, 11, 13, 16, 17, 19, 20, 21, 24, 27, 28, 30, 31, 32, 33, 34, 37, 40, 47, 50, 52, 53,
           55, 57, 59, 61, 65, 67, 68, 71, 73, 74, 75, 76, 77, 79, 82, 84, 89, 92, 99, 112, 118,
           135, 137, 138, 143, 149, 151, 155, 156, 157, 159, 163, 164, 170, 174, 176, 178, 179,
           184, 190, 192, 197, 201, 206, 209, 212, 221, 225, 226, 227, 229, 231, 235, 241, 244,
           245, 247, 255, 257, 260, 261, 263, 265),
}  # fmt: skip
EXAMPLES = {"ART": frozenset(f"E{number:02}" for number in range(1, 98))} | {
    system: frozenset(f"{system}-{number:03}" for number in numbers)
    for system, numbers in BESIDE.items()
}


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


def known(system: str) -> set[str]:
    """Return every id of a system's checklist."""
    return {f"{system}-{number:03}" for number in range(1, TOTALS[system] + 1)}


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


@cache
def marked(kind: str) -> Mapping[str, frozenset[str]]:
    """Return the ids of marks of a kind, `rule`, `example` or `reading`, each with its files."""
    places: dict[str, set[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        for name in _marks(text, kind) if f"mark.{kind}(" in text else ():
            places.setdefault(name, set()).add(str(path.relative_to(TESTS)))
    return {name: frozenset(files) for name, files in places.items()}


def _marks(text: str, kind: str) -> Iterator[str]:
    """Yield the arguments of `pytest.mark.<kind>(...)` in a module, not those in its words."""
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Attribute(attr="mark"), attr=name)):
                if name == kind:
                    yield from (ast.literal_eval(argument) for argument in node.args)


@cache
def documented() -> tuple[str, ...]:
    """Return every string of `solo` that stands by itself: docstrings of all kinds."""
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in RULES.parent.rglob("*.py"))
    return tuple(
        " ".join(node.value.value.split())
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        if isinstance(node.value.value, str)
    )


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
    return Coverage(len(tested), len(index.narrated.keys() - tested), TOTALS[system])


def summary() -> Iterator[str]:
    """Yield a line for each system: its rules, and its worked examples."""
    replayed = marked("example").keys()
    for system, examples in EXAMPLES.items():
        done = f"{len(examples & replayed)}/{len(examples)}"
        yield f"{system:<6}{covered(system)}, examples {done}"
