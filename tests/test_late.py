"""Imports that wait until they are needed."""

import ast
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import walk_packages

import pytest

import solo
from solo.late import Catalogue, late, lazy_imports, pattern

PACKAGE = Path(solo.__file__).parent
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
CATALOGUES = [
    (module.name, name, table)
    for module in walk_packages(solo.__path__, "solo.")
    if module.name.endswith(("catalogue", "solo.rules", "solo.cli"))
    for name, table in vars(import_module(module.name)).items()
    if isinstance(table, Catalogue)
]


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Give a package `shelf` whose files say that they are read by filling `sys.shelf_read`."""
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(sys, "shelf_read", [], raising=False)
    folder = tmp_path / "shelf"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    for name, line in {
        "atlas": "from shelf import bible; PAGES = bible.PAGES + 1",
        "bible": "PAGES = 1000",
        "torn": "PAGES = 1 / 0",
    }.items():
        said = "import sys; sys.shelf_read.append(__name__)"
        (folder / f"{name}.py").write_text(f"{said}\n{line}\n")
    yield folder
    for name in [name for name in sys.modules if name.partition(".")[0] == "shelf"]:
        del sys.modules[name]


def read() -> list[str]:
    """Return which files of the package `shelf` were read, in order."""
    found: list[str] = vars(sys)["shelf_read"]
    return found


def test_a_file_is_read_when_one_of_its_names_is_asked_for(written: Path) -> None:
    with lazy_imports():
        from shelf import atlas  # type: ignore[import-not-found]
    assert read() == []

    assert atlas.PAGES == 1001
    assert atlas.PAGES == 1001
    assert read() == ["shelf.atlas", "shelf.bible"]
    assert atlas is sys.modules["shelf.atlas"]
    assert atlas.__file__ == str(written / "atlas.py")


def test_a_package_that_waits_knows_its_own_modules(written: Path) -> None:
    (written / "__init__.py").write_text("from .bible import PAGES as ALL")
    with lazy_imports():
        import shelf
    assert read() == []

    assert shelf.ALL == 1000
    assert shelf.__package__ == "shelf"


def test_an_import_that_does_not_wait_reads_a_file_that_waited(written: Path) -> None:
    with lazy_imports():
        from shelf import bible as late_one
    from shelf.bible import PAGES

    assert PAGES == 1000
    assert late_one.PAGES == 1000
    assert read() == ["shelf.bible"]


def test_what_is_imported_already_does_not_wait(written: Path) -> None:
    from shelf import bible

    with lazy_imports():
        from shelf import bible as again

    assert again is bible


def test_behind_the_block_no_import_waits(written: Path) -> None:
    with lazy_imports():
        pass
    from shelf import bible  # noqa: F401 - it is enough that it is imported

    assert read() == ["shelf.bible"]


def test_a_file_that_fails_is_read_anew_when_it_is_asked_again(written: Path) -> None:
    with lazy_imports():
        from shelf import torn

    with pytest.raises(ZeroDivisionError):
        _ = torn.PAGES
    with pytest.raises(ZeroDivisionError):
        _ = torn.PAGES
    assert read() == ["shelf.torn", "shelf.torn"]


def test_a_module_that_is_not_there_is_missed_when_it_is_asked(written: Path) -> None:
    with lazy_imports():
        from shelf import lost

    with pytest.raises(ModuleNotFoundError, match=r"no module named 'shelf\.lost'"):
        _ = lost.PAGES


def test_a_name_that_a_file_lacks_is_missed(written: Path) -> None:
    with lazy_imports():
        from shelf import bible

    with pytest.raises(AttributeError, match="has no attribute 'LEAVES'"):
        _ = bible.LEAVES


def test_a_catalogue_lists_its_names_without_importing_anything() -> None:
    numbers: Catalogue[float] = Catalogue("nowhere", {"one": ".lost.ONE", "nine": ".lost.NINE"})

    assert list(numbers) == ["one", "nine"]
    assert len(numbers) == 2
    assert "nine" in numbers
    assert "three" not in numbers


def test_a_catalogue_looks_in_its_package_and_elsewhere() -> None:
    numbers: Catalogue[object] = Catalogue("solo.rules", {"near": "..late.late", "far": "math.pi"})

    assert dict(numbers) == {"near": late, "far": 3.141592653589793}


def test_a_name_that_a_catalogue_lacks_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        Catalogue[int]("solo", {})["one"]


@pytest.mark.parametrize(
    "table", [pytest.param(one[2], id=f"{one[0]} {one[1]}") for one in CATALOGUES]
)
def test_every_row_of_a_catalogue_leads_somewhere(table: Catalogue[object]) -> None:
    assert all(callable(found) or hasattr(found, "checks") for found in table.values())


def test_there_are_catalogues() -> None:
    assert len(CATALOGUES) == 5 * 3 + 2 + 2  # words of five systems, openings of two, systems, cli


def unmarked(tree: ast.AST, *, within: bool = False, marked: bool = False) -> Iterator[int]:
    """Yield the lines of imports within functions that are not marked as late."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, FUNCTIONS):
            own = any(ast.unparse(mark) == "late" for mark in node.decorator_list)
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
    assert list(unmarked(ast.parse("@cache\n" + hidden))) == [4]


def test_imports_stand_at_the_top_of_a_file_or_in_a_marked_function() -> None:
    found = {
        f"{path.relative_to(PACKAGE)}:{line}"
        for path in PACKAGE.rglob("*.py")
        if re.search(r"^ +(from|import) ", text := path.read_text(encoding="utf-8"), re.MULTILINE)
        for line in unmarked(ast.parse(text))
    }

    assert found == set()


def blocks() -> Iterator[tuple[str, ast.With]]:
    """Yield the blocks of lazy imports, each with its file."""
    for path in PACKAGE.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)) if "lazy_imports" in text else ():
            if isinstance(node, ast.With) and ast.unparse(node.items[0]) == "lazy_imports()":
                yield str(path.relative_to(PACKAGE)), node


def test_only_modules_wait() -> None:
    """Any other name would be asked for at once, and its file read."""
    found, asked = set(), 0
    for path, block in blocks():
        for line in block.body:
            assert isinstance(line, ast.Import | ast.ImportFrom), path
            above = f"{line.module}." if isinstance(line, ast.ImportFrom) else ""
            names = [f"{above}{alias.name}" for alias in line.names]
            asked += len(names)
            found |= {f"{path}: {name}" for name in names if find_spec(name) is None}

    assert found == set()
    assert asked > 50


def test_modules_are_imported_by_their_names_in_few_places() -> None:
    """No type checker sees what such a name stands for; the public names have a test of their own.

    `tests/test_public_api.py` compares those with what type checkers see. What was packed names the
    kinds of its values, which `tests/engine/test_packed.py` tries out. Catalogues are looked up
    here, row by row.
    """
    users = {
        str(path.relative_to(PACKAGE))
        for path in PACKAGE.rglob("*.py")
        if "import_module" in path.read_text(encoding="utf-8")
    }

    assert users == {"__init__.py", "engine/packed.py", "late.py"}


def test_a_pattern_is_compiled_when_it_is_first_used(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[object] = []
    plain = re.compile
    monkeypatch.setattr(re, "compile", lambda *told: compiled.append(told) or plain(*told))
    word, mark = pattern(r"[a-z]+", re.IGNORECASE), pattern(rb"<\w")
    assert compiled == []

    assert word.fullmatch("Owl")
    assert word.sub("-", "an owl") == "- -"
    assert not mark.match(b"owl")
    assert word.fullmatch("Owl")
    assert [told[0] for told in compiled] == [r"[a-z]+", r"[a-z]+", rb"<\w"]  # type: ignore[index]
