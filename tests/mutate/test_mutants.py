"""The faults that are drawn: those that a test can see."""

from pathlib import Path

import pytest

pytest.importorskip("mutmut")

from tests.mutate.mutants import sample

CODE = """\
@dataclass(frozen=True, slots=True, kw_only=True)
class Luck:
    purpose: str = ""
    open: bool = False

    def many(self, least: "int" = 5) -> "int | None":
        told = False
        return more(least, False)
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
    }
    assert {one.lines[0] for one in drawn} == {3, 4, 6, 7, 8}
