"""The faults that are drawn: those that a test can see."""

import math
from pathlib import Path

import pytest

pytest.importorskip("mutmut")

from tests.mutate.map import Map, _is_as_it_was, _part
from tests.mutate.mutants import Mutant, sample

CODE = """\
S = TypeVar("S")
Told: TypeAlias = "tuple[S, int]"

@dataclass(frozen=True, slots=True, kw_only=True)
class Luck:
    purpose: str = ""
    open: bool = False

    def many(self, least: "int" = 5) -> "int | None":
        told = False
        return more(least, False)

    def pairs(self):
        return zip(self, self, strict=True)

    def typed(self):
        return cast("Luck", self.open(True))
"""


def test_what_no_test_can_see_is_no_fault(tmp_path: Path) -> None:
    (tmp_path / "luck.py").write_text(CODE)
    drawn = [one for seed in "abcdef" for one in sample(tmp_path, ["luck.py"], 9, seed)]

    assert {one.diff.splitlines()[1][1:].strip() for one in drawn} <= {
        'purpose: str = "XXXX"',
        "open: bool = True",
        'def many(self, least: "int" = 6) -> "int | None":',
        "told = True",
        "return more(None, False)",
        "return more(False)",
        "return more(least, )",
        "return more(least, True)",
        "return zip(None, self, strict=True)",
        "return zip(self, None, strict=True)",
        "return zip(self, strict=True)",
        'return cast("Luck", self.open(None))',
        'return cast("Luck", self.open(False))',
    }
    assert {one.lines[0] for one in drawn} == {6, 7, 9, 10, 11, 14, 17}
    assert {one.lines[0] for one in drawn if one.at_import} == {6, 7, 9}


def test_a_line_that_runs_at_import_matters_to_all_that_run_anything_of_its_file() -> None:
    """Though only the test that imported the file first is known to have run the line."""
    seconds = {"first": 0.2, "second": 0.1, "other": 0.3}
    lines = {"luck.py": {3: frozenset(["first"]), 7: frozenset(["first", "second"])}}
    known = Map(seconds, lines)

    assert known.tests_of(Mutant("luck.py", (3,), "", "")) == ["first"]
    assert not known.runs_at_import(Mutant("luck.py", (3, 7), "", ""))
    assert Map({}, {"luck.py": {3: frozenset([""])}}).runs_at_import(
        Mutant("luck.py", (7, 3), "", "")
    )
    assert known.tests_of(Mutant("luck.py", (3,), "", "", at_import=True)) == [
        "second", "first", "other",
    ]  # fmt: skip
    assert known.tests_of(Mutant("rows.py", (3,), "", "", at_import=True)) == [
        "second", "first", "other",
    ]  # fmt: skip


def test_a_line_that_runs_at_import_is_tried_first_by_the_tests_of_defaults() -> None:
    usual = "tests/rules/test_usual.py::usual"
    known = Map({"first": 0.1, usual: 2.0}, {"luck.py": {3: frozenset(["first"])}})

    assert known.tests_of(Mutant("luck.py", (3,), "", "", at_import=True)) == [usual, "first"]
    assert known.tests_of(Mutant("luck.py", (3,), "", "")) == ["first"]


def test_only_the_fastest_tests_are_tried_where_time_is_short() -> None:
    known = Map({"first": 0.25, "second": 0.5, "third": 1.0}, {})
    tests = ["first", "second", "third"]

    assert known.in_time(tests, 0.75) == ["first", "second"]
    assert known.in_time(tests, math.inf) == tests
    assert known.in_time(tests, 0.2) == ["first"]


def test_the_test_files_that_run_most_of_a_file_are_closest_to_it() -> None:
    """What runs at import is run by whichever test came first, so it tells nothing."""
    lines = {"luck.py": {
        1: frozenset([""]), 3: frozenset(["", "far.py::a", "far.py::b"]),
        7: frozenset(["near.py::c"]), 8: frozenset(["near.py::c", "far.py::a"]),
        9: frozenset(["near.py::d"]),
    }}  # fmt: skip

    assert Map({}, lines).files_of("luck.py") == ["near.py", "far.py"]
    assert Map({}, lines).files_of("rows.py") == []


def test_a_test_file_is_measured_again_when_it_or_the_code_it_runs_has_changed(
    tmp_path: Path,
) -> None:
    for name in ("luck.py", "rows.py", "test_luck.py", "test_rows.py"):
        (tmp_path / name).write_text("1")
    test = "test_luck.py::a"
    lines = {"luck.py": {"1": [test], "2": [""]}, "rows.py": {"1": ["", "test_rows.py::b"]}}
    part = _part({"seconds": {test: 0.5}, "lines": lines}, "test_luck.py", tmp_path)

    assert part["seconds"] == {test: 0.5}
    assert part["lines"] == {"luck.py": {"1": [test], "2": [""]}, "rows.py": {"1": [""]}}

    def is_as_it_was_with(changed: str) -> bool:
        (tmp_path / changed).write_text("2")
        kept = _is_as_it_was(part, tmp_path)
        (tmp_path / changed).write_text("1")
        return kept

    assert is_as_it_was_with("test_rows.py")
    assert is_as_it_was_with("rows.py")
    assert not is_as_it_was_with("luck.py")
    assert not is_as_it_was_with("test_luck.py")
    (tmp_path / "luck.py").unlink()
    assert not _is_as_it_was(part, tmp_path)
    assert not _is_as_it_was(None, tmp_path)
