"""`solo play --at`: a scene tried out as its author wants to see it, and nothing kept of it."""

from pathlib import Path

import pytest

from solo.authoring import scaffold
from solo.cli import trial
from solo.engine.chance import Seeded
from solo.engine.commands import Choose
from solo.engine.session import Session
from solo.errors import SoloError
from solo.rules import find
from tests.conftest import Solo


@pytest.fixture
def well(tmp_path: Path) -> Path:
    scaffold.begin(tmp_path / "well", find("art").template)
    return tmp_path / "well"


def begun(well: Path, scene: str, *sets: str, hero: str = "") -> Session:
    return trial.begin(well, scene, sets, Seeded("7"), hero=hero, offers="asked")


def test_a_scene_is_seen_as_it_would_be_by_then(solo: Solo, well: Path, tmp_path: Path) -> None:
    place = tmp_path / "saves"
    words = ("play", str(well), "--at", "bottom", "--set", "clues=2", "--seed", "7", "--plain")

    done = solo(*words, "--saves", str(place), typed="save here\n")

    assert done.returncode == 0, done.stderr
    assert "A trial of 'bottom', of which nothing is kept." in done.stdout
    assert "counting, as you knew it would be." in " ".join(done.stdout.split())
    assert "this is a trial; nothing of it is kept" in " ".join(done.stdout.split())
    assert not list(tmp_path.rglob("*.jsonl"))


def test_the_first_hero_plays_it_and_the_game_goes_on_from_there(well: Path) -> None:
    session = begun(well, "well", "rope=true", "clues=3")

    assert session.state.sheet.name == "Ida Thorn"
    assert session.state.variables == {"rope": True, "clues": 3}
    session.do(Choose("go-home"))
    assert session.state.scene == "home"
    assert session.over


@pytest.mark.parametrize(
    ("scene", "sets", "hero", "told"),
    [
        ("botom", (), "", "no scene 'botom' in 'well'; did you mean 'bottom'?"),
        ("bottom", ("clue=2",), "", "no variable 'clue'; did you mean 'clues'?"),
        ("bottom", ("clues=two",), "", "'clues' holds a whole number, not 'two'"),
        ("bottom", ("rope=1",), "", "'rope' holds true or false, not '1'"),
        ("bottom", ("rope",), "", "expected key=value, found 'rope'"),
        ("bottom", ("rope=true", "rope=false"), "", "'rope' is given twice"),
        ("bottom", (), "Ada", "no ready-made hero is called 'Ada'"),
    ],
)
def test_what_is_not_there_is_told_with_what_is(
    well: Path, scene: str, sets: tuple[str, ...], hero: str, told: str
) -> None:
    with pytest.raises(SoloError) as caught:
        begun(well, scene, *sets, hero=hero)

    assert told in str(caught.value)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--set", "clues=2"), "add --at SCENE"),
        (("--at", "bottom", "--resume", "x"), "takes no save"),
        (("--at", "bottom", "--art-table", "x"), "takes no --art-table"),
    ],
)
def test_what_makes_no_sense_of_a_trial_is_a_usage_mistake(
    solo: Solo, well: Path, words: tuple[str, ...], told: str
) -> None:
    done = solo("play", str(well), *words)

    assert done.returncode == 2
    assert told in done.stderr
