"""Modules that are unusual and right, in `right.txt`: lint tells nothing of them."""

from pathlib import Path

import pytest

from solo.authoring.lint.lint import lint

HEAD = "format: 1\ntitle: T\nsystem: art\nstart: a\n"
TEXT = Path(__file__).with_name("right.txt").read_text(encoding="utf-8")
RIGHT = dict(one.split("\n", 1) for one in TEXT.removeprefix("=== ").split("\n=== "))


@pytest.mark.parametrize("name", RIGHT)
def test_nothing_is_told_of_what_is_right(name: str, tmp_path: Path) -> None:
    (tmp_path / "adventure.yaml").write_text(HEAD + RIGHT[name] + "\n", encoding="utf-8")

    assert [str(problem) for problem in lint(tmp_path)] == []
