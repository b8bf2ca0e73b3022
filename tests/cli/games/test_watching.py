"""`solo play --watch`: a file that is saved is in the running game at the next prompt."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from solo.authoring import scaffold
from solo.cli.games import trial, watching
from solo.cli.games.watching import Watching
from solo.engine.chance import Seeded
from solo.engine.commands import Choose
from solo.rules import find
from tests.edits import change


@pytest.fixture
def well(tmp_path: Path) -> Path:
    scaffold.begin(tmp_path / "well", find("art"))
    return tmp_path / "well"


def watched(well: Path, scene: str = "well") -> Watching:
    tried = trial.Trial(path=well, scene=scene)
    session = trial.begin(tried, Seeded("7"), heroes=(), offers="asked")
    return Watching(well, tried.adventure, session)


def test_a_saved_file_is_noticed_and_read_once(well: Path) -> None:
    watching = watched(well)
    assert not watching.changed()

    change(well / "scenes" / "village.yaml", "nobody stands near it", "everybody stands there")

    assert watching.changed()
    assert watching.read() == (True, ("Read anew; all that you did fits.",))
    assert not watching.changed()


def test_a_new_file_and_one_that_is_gone_are_noticed(well: Path) -> None:
    watching = watched(well)
    (well / "scenes" / "more.yaml").write_text("variables: {more: 1}\n", encoding="utf-8")
    assert watching.changed()
    watching.read()
    (well / "scenes" / "more.yaml").unlink()
    assert watching.changed()


def test_a_file_with_mistakes_is_told_and_the_game_goes_on_as_it_was(well: Path) -> None:
    watching = watched(well)
    session = watching._session
    session.do(Choose("go-home"))
    before = session.state

    change(well / "scenes" / "village.yaml", "goto: home", "goto: hoem")
    done, told = watching.read()

    assert not done
    assert told[0] == "Not read, and the game goes on as it was:"
    assert "village.yaml" in told[1]
    assert "unknown scene 'hoem'; did you mean 'home'?" in told[1]
    assert session.state is before


def test_a_scene_of_the_trial_that_is_gone_is_told(well: Path) -> None:
    watching = watched(well, "bottom")
    for file in (well / "scenes").iterdir():
        text = file.read_text(encoding="utf-8")
        file.write_text(text.replace("bottom", "ground"), encoding="utf-8")

    done, told = watching.read()

    assert not done
    assert "no scene 'bottom'" in told[0]


class Game:
    """A game in a process of its own, to which a program types."""

    def __init__(self, well: Path, home: Path) -> None:
        command = ["-m", "solo", "play", str(well), "--at", "well", "--watch", "--json"]
        places = dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"), str(home))
        self._process = subprocess.Popen(
            [sys.executable, *command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, **places},
            text=True,
        )

    def answered(self, line: str = "") -> list[dict[str, Any]]:
        """Type a line, if there is one to type, and return what is answered."""
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line)
        process.stdin.flush()
        found: list[dict[str, Any]] = []
        while not found or found[-1]["event"] != "offered":
            said = process.stdout.readline()
            assert said, found
            found.append(json.loads(said))
        return found

    def left(self) -> None:
        self._process.communicate(timeout=60)


def test_a_running_game_has_what_is_saved_at_its_next_prompt(well: Path, tmp_path: Path) -> None:
    game = Game(well, tmp_path / "home")
    village = well / "scenes" / "village.yaml"

    game.answered()
    change(village, "nobody stands near it", "everybody stands there")
    first = game.answered("\n")
    change(village, "Go home", "Go away")
    second = game.answered("1\n")
    third = game.answered("vars\n")
    game.left()

    assert [one["event"] for one in first] == ["told", "scene_entered", "narrated", "offered"]
    assert first[0]["text"] == "Read anew; all that you did fits."
    assert "everybody stands there" in first[2]["text"]
    assert second[1]["text"] == "The choices have changed: type it again."
    assert second[-1]["turn"] == first[-1]["turn"]
    assert "scene = well, visit 1" in third[0]["text"]
    assert "clues = 0" in third[0]["text"]


def test_a_file_in_a_folder_of_thousands_is_watched_alone(tmp_path: Path, monkeypatch) -> None:
    """A file at home is tried out without reading all that is at home at each line typed."""
    file = tmp_path / "story.yaml"
    file.write_text("format: 1\n")
    (tmp_path / "a").mkdir()
    for number in range(9):
        (tmp_path / "a" / f"{number}.yaml").touch()

    whole = watching.stamps(file)
    monkeypatch.setattr(watching, "MOST_NAMES", 5)

    assert len(whole) == 10
    assert set(watching.stamps(file)) == {str(file)}
