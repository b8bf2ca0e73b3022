"""The adventure that `solo new` writes is a good one, and overwrites nothing."""

from pathlib import Path

import pytest

from solo.authoring import scaffold
from solo.authoring.lint import lint
from solo.errors import SoloError
from solo.rules.art.system import ART


def test_lint_has_nothing_to_say_against_it(tmp_path: Path) -> None:
    scaffold.begin(tmp_path / "mine", ART.template)

    assert lint(tmp_path / "mine") == ()


@pytest.mark.parametrize("kind", ["file", "folder"])
def test_nothing_is_overwritten(tmp_path: Path, kind: str) -> None:
    place = tmp_path / "mine"
    held = place if kind == "file" else place / "adventure.yaml"
    held.parent.mkdir(exist_ok=True)
    held.write_text("mine", encoding="utf-8")

    with pytest.raises(SoloError, match="not empty"):
        scaffold.begin(place, ART.template)

    assert held.read_text(encoding="utf-8") == "mine"


def test_a_folder_that_can_not_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")

    with pytest.raises(SoloError, match="can't write"):
        scaffold.begin(tmp_path / "file" / "mine", ART.template)
