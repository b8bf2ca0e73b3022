"""Imports that wait until they are needed."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import solo
from solo.late import Catalogue, late

PACKAGE = Path(solo.__file__).parent
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def test_a_marked_function_is_the_function() -> None:
    def five() -> int:
        return 5

    assert late(five) is five


def test_a_catalogue_lists_its_names_without_loading_anything() -> None:
    numbers: Catalogue[int] = Catalogue()

    @numbers.late("one", "two")
    def _low() -> tuple[int, ...]:
        raise AssertionError("loaded")

    @numbers.late("nine")
    def _high() -> tuple[int, ...]:
        raise AssertionError("loaded")

    assert list(numbers) == ["one", "two", "nine"]
    assert len(numbers) == 3
    assert "two" in numbers
    assert "three" not in numbers


def test_values_are_loaded_together_and_once() -> None:
    numbers: Catalogue[int] = Catalogue()
    loaded = []

    @numbers.late("one", "two")
    def _low() -> tuple[int, ...]:
        loaded.append("low")
        return 1, 2

    assert dict(numbers) == {"one": 1, "two": 2}
    assert numbers["two"] == 2
    assert loaded == ["low"]


def test_each_name_of_a_function_needs_a_value() -> None:
    numbers: Catalogue[int] = Catalogue()

    @numbers.late("one", "two")
    def _low() -> tuple[int, ...]:
        return (1,)

    with pytest.raises(ValueError, match="shorter"):
        numbers["one"]


def test_a_name_that_a_catalogue_lacks_is_a_key_error() -> None:
    numbers: Catalogue[int] = Catalogue()

    with pytest.raises(KeyError):
        numbers["one"]


def unmarked(tree: ast.AST, *, within: bool = False, marked: bool = False) -> Iterator[int]:
    """Yield the lines of imports within functions that are not marked as late."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, FUNCTIONS):
            own = any(ast.unparse(mark).partition("(")[0].split(".")[-1] == "late"
                      for mark in node.decorator_list)  # fmt: skip
            yield from unmarked(node, within=True, marked=own)
        elif isinstance(node, ast.Import | ast.ImportFrom):
            if within and not marked:
                yield node.lineno
        else:
            yield from unmarked(node, within=within, marked=marked)


def test_an_import_within_a_function_is_seen() -> None:
    hidden = "def f():\n    if f:\n        import os\n"

    assert list(unmarked(ast.parse(hidden))) == [3]
    assert list(unmarked(ast.parse("@late\n" + hidden))) == []
    assert list(unmarked(ast.parse('@CHECKS.late("f")\n' + hidden))) == []
    assert list(unmarked(ast.parse("@cache\n" + hidden))) == [4]


def test_imports_stand_at_the_top_of_a_file_or_in_a_marked_function() -> None:
    found = {
        f"{path.relative_to(PACKAGE)}:{line}"
        for path in PACKAGE.rglob("*.py")
        for line in unmarked(ast.parse(path.read_text(encoding="utf-8")))
    }

    assert found == set()


def test_modules_are_not_imported_by_their_names() -> None:
    """No type checker sees what such a name stands for; the public names have a test of their own.

    `tests/test_public_api.py` compares those with what type checkers see. What was packed names the
    kinds of its values, which `tests/engine/test_packed.py` tries out.
    """
    users = {
        str(path.relative_to(PACKAGE))
        for path in PACKAGE.rglob("*.py")
        if "import_module" in path.read_text(encoding="utf-8")
    }

    assert users == {"__init__.py", "engine/packed.py"}
