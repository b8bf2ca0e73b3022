"""Nobody asks a value by its methods what it is: what only some can do has a default on a base."""

import ast
import re
from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from pathlib import Path

import pytest

import solo

PACKAGE = Path(solo.__file__).parent
Names = AbstractSet[tuple[str, str]]
"""Classes, each by its module and its name."""
CHECK = ("solo.rules.core.protocols", "Check")


def module_of(path: Path) -> str:
    """Return the name by which a file is imported."""
    return ".".join((PACKAGE.name, *path.relative_to(PACKAGE).with_suffix("").parts))


def names_of(node: ast.expr) -> Iterator[str]:
    """Yield the names in an expression."""
    for part in ast.walk(node):
        if isinstance(part, ast.Name):
            yield part.id
        elif isinstance(part, ast.Attribute):
            yield part.attr


def protocols_of(module: str, tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Yield the protocols that a file defines."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and any(
            "Protocol" in names_of(one) for one in node.bases
        ):
            yield module, node.name


def known(module: str, tree: ast.Module, there: Names) -> set[str]:
    """Return the names by which a file knows protocols: its own and those that it imports."""
    found = {name for place, name in there if place == module}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            found |= {
                one.asname or one.name for one in node.names if (node.module, one.name) in there
            }
    return found


def asked(module: str, tree: ast.Module, there: Names) -> Iterator[str]:
    """Yield what a file asks by its methods: `runtime_checkable`, a protocol in `isinstance`."""
    protocols = known(module, tree, there)
    for node in ast.walk(tree):
        if isinstance(node, ast.alias) and node.name == "runtime_checkable":
            yield node.name
        elif isinstance(node, ast.Attribute) and node.attr == "runtime_checkable":
            yield node.attr
        elif isinstance(node, ast.Call) and {"isinstance", "issubclass"} & {*names_of(node.func)}:
            yield from (name for name in names_of(node.args[1]) if name in protocols)


_ASKS = re.compile("isinstance|issubclass")


def test_nothing_is_asked_by_its_methods_what_it_is() -> None:
    texts = {module_of(path): path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py")}
    own = {module: ast.parse(text) for module, text in texts.items() if "Protocol" in text}
    there = {one for module, tree in own.items() for one in protocols_of(module, tree)}
    names = [name for _, name in there]
    trees = {
        module: own.get(module) or ast.parse(text)
        for module, text in texts.items()
        if "runtime_checkable" in text
        or (_ASKS.search(text) and any(map(text.__contains__, names)))  # all trees take long
    }

    found = {module: list(asked(module, tree, there)) for module, tree in trees.items()}

    assert CHECK in there
    assert {module: names for module, names in found.items() if names} == {}


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("from typing import runtime_checkable", ["runtime_checkable"]),
        ("@typing.runtime_checkable\nclass A: pass", ["runtime_checkable"]),
        ("from solo.rules.core.protocols import Check\nisinstance(x, Check)", ["Check"]),
        ("from solo.rules.core.protocols import Check as C\nissubclass(x, (int, C))", ["C"]),
        ("from solo.rules.core.bases import CheckBase\nisinstance(x, CheckBase | int)", []),
        ("class Check: pass\nisinstance(x, Check)", []),
    ],
)
def test_what_asks_so_is_found(code: str, found: list[str]) -> None:
    assert list(asked("solo.made_up", ast.parse(code), {CHECK})) == found
