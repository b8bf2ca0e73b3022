"""Shipped adventures are found, in a checkout and in an installed package alike."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from solo import shelf
from solo.errors import SoloError
from tests.shipped import ADVENTURES, loaded


def test_the_one_for_beginners_comes_first() -> None:
    names = [path.name for path in shelf.shipped()]

    assert names[0] == "first-steps"
    assert len(names) >= 2


@pytest.mark.parametrize("name", ["first-steps", "First Steps", "FIRST STEPS", "firststeps"])
def test_a_shipped_adventure_is_found_by_name_and_title(name: str) -> None:
    assert shelf.find(name).name == "first-steps"


def test_a_folder_here_goes_before_a_shipped_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "first-steps").mkdir()
    (tmp_path / "first-steps" / "adventure.yaml").write_text("title: Mine\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)

    assert shelf.cover(shelf.find("first-steps")).title == "Mine"


def test_an_unknown_name_is_told_with_the_nearest() -> None:
    with pytest.raises(SoloError, match="did you mean 'first-steps'"):
        shelf.find("fist-steps")


def test_a_campaign_is_played_by_the_rules_of_its_first_adventure(tmp_path: Path) -> None:
    (tmp_path / "campaign.yaml").write_text("modules: [inner]\n", encoding="utf-8")
    (tmp_path / "inner").mkdir()
    (tmp_path / "inner" / "adventure.yaml").write_text("system: fell\n", encoding="utf-8")

    told = [shelf.cover(path).system for path in (tmp_path, *shelf.campaigns())]

    assert told == ["fell", "art"]


def test_a_cover_says_what_the_menu_needs() -> None:
    for path in shelf.shipped():
        cover = shelf.cover(path)

        assert all((cover.title, cover.author, cover.summary, cover.system))
        assert not cover.trouble


@pytest.mark.parametrize("name", [path.name for path in shelf.shipped()])
def test_what_holds_in_a_story_is_said_in_few_lines(name: str) -> None:
    """At most eight: under `present` and `never`, by quests, and beside texts, all together.

    Issue 29: "from at most eight declared lines in each adventure".
    """
    present = [one for some in loaded(name).present.values() for one in some.every]
    folder = ADVENTURES / name
    header = yaml.safe_load((folder / "adventure.yaml").read_text("utf-8"))
    del header["clock"]  # the hour of the beginning
    scenes = [yaml.safe_load(path.read_text("utf-8")) for path in folder.glob("scenes/*.yaml")]
    beside = [line for one in (header, *scenes) for line in _declared(one)]

    assert present
    assert beside
    assert len(present) + len(beside) <= 8


def _declared(part: object) -> Iterator[str]:
    """Yield what is declared beside `present`: `never` of a header, `clock` of texts, and so on."""
    for key, some in part.items() if isinstance(part, dict) else ():
        if key == "never" and isinstance(some, dict):  # of the header
            yield from (one for lines in some.values() for one in _listed(lines))
        elif key in {"never", "claims", "speaks", "shows"}:
            yield from _listed(some)
        elif key == "clock" and re.fullmatch(r"\d\d:\d\d(-\d\d:\d\d)?", str(some)):
            yield str(some)
        elif key not in {"set", "variables"}:
            yield from _declared(some)
    for one in part if isinstance(part, list) else ():
        yield from _declared(one)


def _listed(some: object) -> list[str]:
    return some if isinstance(some, list) else [str(some)]


@pytest.mark.parametrize("text", ["title: [", "- a list", ""])
def test_a_broken_cover_still_has_a_title(tmp_path: Path, text: str) -> None:
    (tmp_path / "adventure.yaml").write_text(text, encoding="utf-8")

    assert shelf.cover(tmp_path).title == tmp_path.name


def test_a_missing_cover_says_so(tmp_path: Path) -> None:
    assert "No such file" in shelf.cover(tmp_path).trouble


def test_the_wheel_carries_the_adventures() -> None:
    """They are put where an installed package looks for them."""
    package = Path(shelf.__file__).parent
    project = tomllib.loads((package.parent / "pyproject.toml").read_text(encoding="utf-8"))

    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]

    assert wheel["force-include"]["adventures"] == "solo/adventures"


@pytest.mark.parametrize("name", ["x" * 300, "x" * 5000, "a\0b"])
def test_a_name_that_no_system_takes_is_no_adventure(name: str) -> None:
    with pytest.raises(SoloError, match="no adventure"):
        shelf.find(name)


def test_a_folder_where_no_adventure_begins_is_none(tmp_path: Path) -> None:
    with pytest.raises(SoloError, match=r"the folder has no adventure\.yaml"):
        shelf.find(str(tmp_path))


def test_a_folder_nearby_is_named_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    far = tmp_path / ("far" * 30)
    for folder in (tmp_path, far):
        (folder / "my-tale").mkdir(parents=True)
        (folder / "my-tale" / "adventure.yaml").write_text("title: Mine\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)

    for name, meant in (
        ("mytale", "my-tale"),
        (str(tmp_path / "my-tail"), str(tmp_path / "my-tale")),
        (str(far / "my-tail"), str(far / "my-tale")),
        ("my-tale/adventur.yaml", "my-tale/adventure.yaml"),
    ):
        with pytest.raises(SoloError) as refused:
            shelf.find(name)
        assert str(refused.value).endswith(f"; did you mean '{meant}'?")
