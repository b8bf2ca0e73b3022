"""`solo journal`: stories read from saves, which never change."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from solo.cli.games.play import play
from solo.cli.games.stats import stats
from solo.cli.games.story import FORMATS, journal

LINES = "1\n1\n1\n1\nnote The key is under the mat\n1\n1\n1\n"


@pytest.fixture
def save(tmp_path: Path) -> Path:
    words = ["first-steps", "--seed", "lamp", "--saves", str(tmp_path), "--plain"]
    assert CliRunner().invoke(play, words, input=LINES).exit_code == 0
    return next(tmp_path.glob("*.jsonl"))


@pytest.mark.parametrize("form", FORMATS)
def test_a_story_is_written_and_the_save_untouched(save: Path, tmp_path: Path, form: str) -> None:
    before, target = save.read_bytes(), tmp_path / "out" / "story"
    target.parent.mkdir()

    done = CliRunner().invoke(journal, [str(save), "--format", form, "-o", str(target)])

    assert done.exit_code == 0, done.output
    assert target.stat().st_size > 500
    assert save.read_bytes() == before
    assert [path.name for path in tmp_path.glob("*.jsonl")] == [save.name]


def test_the_format_is_taken_from_the_files_name(save: Path, tmp_path: Path) -> None:
    target = tmp_path / "story.html"
    CliRunner().invoke(journal, [str(save), "-o", str(target)])

    assert target.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")


def test_without_a_file_it_is_printed(save: Path) -> None:
    done = CliRunner().invoke(journal, [save.stem, "--saves", str(save.parent)])

    assert done.output.startswith("FIRST STEPS")
    assert "Note: The key is under the mat" in done.output


def test_json_is_an_array_of_turns(save: Path) -> None:
    done = CliRunner().invoke(journal, [str(save), "--json"])

    assert [one["turn"] for one in json.loads(done.output)][:3] == [0, 1, 2]


def test_without_a_save_games_are_listed(save: Path) -> None:
    done = CliRunner().invoke(journal, ["--saves", str(save.parent)])

    assert save.stem in done.output


def test_a_story_is_never_written_over_its_journal(save: Path) -> None:
    before = save.read_bytes()
    done = CliRunner().invoke(journal, [str(save), "--format", "txt", "-o", str(save)])

    assert done.exit_code != 0
    assert save.read_bytes() == before


def test_an_unknown_ending_is_told(save: Path, tmp_path: Path) -> None:
    done = CliRunner().invoke(journal, [str(save), "-o", str(tmp_path / "story.doc")])

    assert done.exit_code != 0
    assert "--format" in done.output


def test_a_damaged_save_tells_what_stands_before_the_damage(save: Path) -> None:
    whole = save.read_bytes()
    save.write_bytes(whole[:-20])

    done = CliRunner().invoke(journal, [str(save), "--format", "txt"])

    assert done.exit_code == 0
    assert "What stands before that is told" in done.stderr
    assert save.read_bytes() == whole[:-20]


def test_statistics_of_a_damaged_save_say_that_they_are_not_of_all(save: Path) -> None:
    whole = save.read_bytes()
    save.write_bytes(whole[:-20])

    done = CliRunner().invoke(stats, [str(save)])

    assert done.exit_code == 0
    assert "What stands before that is counted" in done.stderr
    assert "1 game" in done.stdout
