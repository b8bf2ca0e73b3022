"""Names on systems that do not tell capitals apart: an adventure made there loads everywhere."""

import os
from pathlib import Path

import pytest

from solo.adventure.loader import examine

HEADER = "format: 1\ntitle: T\nsystem: art\nstart: a\n"
SCENES = "scenes: {a: {ending: won, text: Gone.}}\n"


@pytest.fixture
def careless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have files found whatever capitals they are asked for by, as on Windows and macOS."""
    lexists, stat = os.path.lexists, Path.stat

    def own(path: Path) -> Path:
        found = Path(path.anchor)
        for part in path.parts[1:]:
            try:
                there = [one.name for one in found.iterdir()]
            except OSError:  # no folder
                there = []
            found /= next((one for one in there if one.casefold() == part.casefold()), part)
        return found

    monkeypatch.setattr(os.path, "lexists", lambda path: lexists(own(Path(path))))
    monkeypatch.setattr(Path, "stat", lambda path, **more: stat(own(path.absolute()), **more))


@pytest.mark.usefixtures("careless")
@pytest.mark.parametrize(
    ("asked", "file"),
    [
        ("Scenes.yaml", "scenes.yaml"),
        ("scenes.yaml", "SCENES.yaml"),
        ("Parts/one.yaml", "parts/one.yaml"),
        ("parts/One.yaml", "parts/one.yaml"),
    ],
)
def test_a_file_is_asked_for_by_its_own_capitals(tmp_path: Path, asked: str, file: str) -> None:
    """Else the adventure would load here, and nowhere else."""
    (tmp_path / "adventure.yaml").write_text(f"{HEADER}include: [{asked}]\n")
    (tmp_path / file).parent.mkdir(exist_ok=True)
    (tmp_path / file).write_text(SCENES)

    adventure, problems = examine(tmp_path)

    assert adventure is None
    assert [problem.code for problem in problems] == ["file-missing"]
    assert f"'{asked}' is called '{file}'" in problems[0].message


@pytest.mark.usefixtures("careless")
@pytest.mark.parametrize("asked", ["parts/one.yaml", "./parts/one.yaml", "parts/*.yaml"])
def test_names_as_they_are_load_as_ever(tmp_path: Path, asked: str) -> None:
    (tmp_path / "adventure.yaml").write_text(f"{HEADER}include: ['{asked}']\n")
    (tmp_path / "parts").mkdir()
    (tmp_path / "parts/one.yaml").write_text(SCENES)

    adventure, problems = examine(tmp_path)

    assert adventure is not None, problems


def test_a_file_is_not_asked_for_with_a_backslash(tmp_path: Path) -> None:
    """On Windows it would be found, and nowhere else."""
    (tmp_path / "adventure.yaml").write_text(f"{HEADER}include: ['parts\\one.yaml']\n{SCENES}")
    (tmp_path / "parts\\one.yaml").write_text("scenes: {b: {ending: lost}}\n")

    _, problems = examine(tmp_path)

    assert [problem.code for problem in problems] == ["include-missing"]
    assert "write '/' between folders" in problems[0].message
