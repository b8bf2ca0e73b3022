"""A fault is put into functions that are imported already."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

pytest.importorskip("mutmut")

from tests.mutate.forks import put_in

BEFORE = """\
from functools import cache

LIMIT = 3

def more(n, by=1):
    return [m + by for m in range(n)]

def kept(n):
    def inner():
        return n + 1
    return inner

@cache
def once():
    return 1

class Dice:
    FACES = 6
    def roll(self):
        return self.FACES

OLD = kept(1)
"""


def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    path = tmp_path / "faulty.py"
    path.write_text(BEFORE)
    spec = importlib.util.spec_from_file_location("faulty", path)
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "faulty", found)
    spec.loader.exec_module(found)
    return found


@pytest.mark.parametrize(
    ("was", "fault", "shows", "came"),
    [
        ("m + by", "m - by", "more(2)", [-1, 0]),
        ("n + 1", "n + 2", "(kept(1)(), OLD())", (3, 3)),
        ("return 1\n", "return 2\n", "once()", 2),
        ("self.FACES", "self.FACES + 1", "Dice().roll()", 7),
        ("    return inner", "    return None", "(kept(1), OLD())", (None, 2)),
    ],
)
def test_a_fault_in_a_function_is_seen_by_whoever_has_the_function(
    was: str, fault: str, shows: str, came: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also what a function has kept, and the functions that it had returned."""
    found = module(tmp_path, monkeypatch)
    found.once()
    (tmp_path / "faulty.py").write_text(BEFORE.replace(was, fault))

    assert put_in(tmp_path / "faulty.py", BEFORE)
    assert eval(shows, vars(found)) == came


@pytest.mark.parametrize(
    ("was", "fault"),
    [("LIMIT = 3", "LIMIT = 4"), ("by=1", "by=2"), ("@cache\n", ""), ("FACES = 6", "FACES = 7")],
)
def test_a_fault_that_runs_at_import_can_t_be_put_in(
    was: str, fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module(tmp_path, monkeypatch)
    (tmp_path / "faulty.py").write_text(BEFORE.replace(was, fault))

    assert not put_in(tmp_path / "faulty.py", BEFORE)


def test_what_is_not_imported_yet_needs_nothing(tmp_path: Path) -> None:
    (tmp_path / "later.py").write_text("LIMIT = 4\n")

    assert put_in(tmp_path / "later.py", "LIMIT = 3\n")
