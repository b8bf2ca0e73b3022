"""How large the rules are, by system: what the code's form costs whoever carries it on.

    python -m tests.bench.size [--package FOLDER] [--runs N]

Lines are those of its Python files. An encounter class steps by itself instead of by a script; a
continuation is a frozen value with a method for what follows a step. `Any` counts lines that name
it. Import is that of the system's module in a new process, by the processor.
Another version's package is measured with `--package`.
"""

import argparse
import ast
import os
import statistics
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import solo

SHARED = "core"
_TIMED = "import time; s = time.process_time(); import {0}; print(time.process_time() - s)"


@dataclass(slots=True)
class Part:
    """What was counted of one system, or of the shared part."""

    lines: int = 0
    classes: int = 0
    dataclasses: int = 0
    encounters: int = 0
    continuations: int = 0
    any: int = 0
    functions: list[tuple[int, str]] = field(default_factory=list)  # lines and name of each

    def row(self) -> tuple[str, ...]:
        """Return the figures, as they stand in the table."""
        longest = max(self.functions, default=(0, ""))
        median = statistics.median(length for length, _ in self.functions or [(0, "")])
        counts = (self.lines, self.classes, self.dataclasses, self.encounters, self.continuations)
        return (*map(str, counts), f"{median:g}", f"{longest[0]} {longest[1]}", str(self.any))


HEADINGS = ("", "lines", "classes", "dataclasses", "encounters", "continuations", "median",
            "longest function", "Any", "import")  # fmt: skip


def part_of(path: Path, rules: Path) -> str:
    """Return the system that a file belongs to: its folder, for two d20 the one within."""
    folders = path.relative_to(rules).parts[:-1]
    if not folders:
        return SHARED
    return "/".join(folders[:2]) if folders[0] == "two_d20" else folders[0]


def count(text: str, part: Part) -> None:
    """Add a file to its part."""
    part.lines += len(text.splitlines())
    tree = ast.parse(text)
    names = (node for node in ast.walk(tree) if isinstance(node, ast.Name))
    part.any += len({node.lineno for node in names if node.id == "Any"})
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            part.functions.append((node.end_lineno - node.lineno + 1, node.name))  # type: ignore[operator] # parsed from text
        if isinstance(node, ast.ClassDef):
            part.classes += 1
            methods = {one.name for one in _methods(node)}
            frozen = _is_dataclass(node) or "NamedTuple" in map(ast.unparse, node.bases)
            part.dataclasses += _is_dataclass(node)
            part.encounters += "step" in methods and not _is_protocol(node)
            part.continuations += frozen and bool(methods & {"after", "rolled"})


def _methods(node: ast.ClassDef) -> Iterator[ast.FunctionDef]:
    """Yield the methods of a class, not its properties."""
    for one in node.body:
        if isinstance(one, ast.FunctionDef) and "property" not in map(
            ast.unparse, one.decorator_list
        ):
            yield one


def _is_dataclass(node: ast.ClassDef) -> bool:
    return any(ast.unparse(one).startswith("dataclass") for one in node.decorator_list)


def _is_protocol(node: ast.ClassDef) -> bool:
    return any(ast.unparse(one).startswith("Protocol") for one in node.bases)


def import_time(module: str, package: Path, runs: int) -> float:
    """Return the median of the processor's seconds that an import takes in a new process."""
    environment = {**os.environ, "PYTHONPATH": str(package.parent)}
    command = [sys.executable, "-c", _TIMED.format(module)]
    took = []
    for _ in range(runs + 1):  # the first run writes the bytecode
        told = subprocess.run(command, env=environment, capture_output=True, check=True, text=True)
        took.append(float(told.stdout))
    return statistics.median(took[1:])


def measured(package: Path) -> dict[str, Part]:
    """Return what was counted, by system."""
    rules, parts = package / "rules", dict[str, Part]()
    for path in sorted(rules.rglob("*.py")):
        count(path.read_text("utf-8"), parts.setdefault(part_of(path, rules), Part()))
    return parts


def main() -> None:
    """Print the table."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--package", type=Path, default=Path(solo.__file__).parent)
    asked.add_argument("--runs", type=int, default=7)
    given = asked.parse_args()
    package = given.package.resolve()
    parts = measured(package)
    rows = [HEADINGS]
    for name, part in parts.items():
        module = f"solo.rules.{name.replace('/', '.')}.system"
        known = (package / "rules" / name / "system.py").exists()
        took = f"{1000 * import_time(module, package, given.runs):.0f} ms" if known else ""
        rows.append((name, *part.row(), took))
    total = Part()
    for part in parts.values():
        for name in ("lines", "classes", "dataclasses", "encounters", "continuations", "any"):
            setattr(total, name, getattr(total, name) + getattr(part, name))
        total.functions += part.functions
    rows.append(("all", *total.row(), ""))
    for row in rows:
        print("| " + " | ".join(row) + " |")
        if row is HEADINGS:
            print("|" + " --- |" * len(row))


if __name__ == "__main__":
    main()
