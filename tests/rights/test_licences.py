"""What the metadata, the notice and the files themselves say of licences is the same."""

import json
import tomllib
from pathlib import Path

import pytest
import yaml

TOP = Path(__file__).parent.parent.parent
SHARE_ALIKE = "CC BY-SA 4.0"
OURS = "MIT; our own words"
GAMES = {  # what the title of a source begins with: what its game is under
    "ART Engine": "a game under CC BY-NC 3.0",
    "Fictive Hack": "a game under CC BY-NC-SA 3.0",
    "Conan 2d20": "a game",
    "Fallout 2d20": "a game",
    "FELL": "a game",
}
STORIES = sorted(
    [
        *TOP.glob("adventures/*/adventure.yaml"),
        *TOP.glob("solo/rules/**/data/template/adventure.yaml"),
        *TOP.glob("solo/tables/data/*.yaml"),
    ]
)
DATA = sorted([*TOP.glob("solo/rules/**/data/*.json"), TOP / "solo/oracle/table.json"])


def name(path: Path) -> str:
    return str(path.relative_to(TOP))


@pytest.mark.parametrize("path", STORIES, ids=name)
def test_stories_and_their_tables_are_under_the_licence_beside_the_adventures(path: Path) -> None:
    assert yaml.safe_load(path.read_text(encoding="utf-8"))["licence"] == SHARE_ALIKE


def test_data_is_under_the_licence_of_the_code_and_says_whose_mechanics_it_holds() -> None:
    assert len(DATA) > 100
    for path in DATA:
        source = json.loads(path.read_text(encoding="utf-8"))["source"]
        title = source["title"]
        game = next((game for known, game in GAMES.items() if title.startswith(known)), "")
        licence = f"{OURS} for the names and numbers of {game}" if game else OURS
        assert game or title == "solo", path
        assert source["licence"] == licence, path


def test_the_metadata_names_both_licences_and_their_texts_ship() -> None:
    project = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    first, second = (
        (TOP / file).read_text(encoding="utf-8") for file in ("LICENSE", "adventures/LICENSE")
    )

    assert project["license"] == "MIT AND CC-BY-SA-4.0"
    assert {"LICENSE", "NOTICE", "adventures/LICENSE"} <= set(project["license-files"])
    assert first.startswith("MIT License")
    assert second.startswith("Attribution-ShareAlike 4.0 International")


def test_the_notice_names_each_licence_and_each_game() -> None:
    notice = " ".join((TOP / "NOTICE").read_text(encoding="utf-8").split())

    assert "MIT License (see LICENSE)" in notice
    assert "Its text is adventures/LICENSE" in notice
    told = ["Attribution-NonCommercial 3.0", "Attribution-NonCommercial-ShareAlike 3.0"]
    assert all(one in notice for one in [*told, "ART Engine", "Fictive Hack", "Conan", "FELL"])
    assert "Fallout" in notice
    assert "reconstruction" in notice
