"""What keeps a game from being opened is told in the language of the game, or the one asked for."""

import errno
from pathlib import Path

import pytest

from solo import disk
from solo.__main__ import run
from solo.words import Words
from tests.conftest import Solo

BEGUN = ("play", "first-steps", "--language", "de", "--hero", "wren", "--seed", "7", "--plain")


@pytest.fixture
def damaged(solo: Solo, tmp_path: Path) -> Path:
    """The journal of a German game, whose last line was cut short."""
    done = solo(*BEGUN, "--saves", str(tmp_path), typed="note hallo\nquit\n")
    assert done.returncode == 0, done.stderr
    (journal,) = tmp_path.glob("*.jsonl")
    journal.write_bytes(journal.read_bytes()[:-20])
    return journal


def test_a_damaged_save_of_a_german_game_is_told_in_german(
    damaged: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["play", "--resume", str(damaged), "--saves", str(tmp_path), "--plain"]) == 2

    told = capsys.readouterr().err
    assert "lässt sich nicht lesen: Zeile 2 wurde beim Schreiben abgeschnitten. Die Datei" in told
    assert "füge --salvage hinzu" in told


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["play", "frist-steps", "--language", "de"], "meintest du 'first-steps'?"),
        (["play", "frist-steps", "--language=de"], "meintest du 'first-steps'?"),
        (["play", "frist-steps", "--language", "../de"], "did you mean 'first-steps'?"),
        (["play", "frist-steps"], "did you mean 'first-steps'?"),
        ([*BEGUN, "--hero", "nobody"], "keine fertige Figur heißt 'nobody'"),
        ([*BEGUN, "--at", "square", "--hero", "nobody"], "keine fertige Figur heißt 'nobody'"),
    ],
)
def test_what_was_typed_wrong_is_told_in_the_language_that_is_asked_for(
    words: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*words, "--saves", str(tmp_path)]) == 2
    assert told in capsys.readouterr().err


def test_a_full_disk_is_told_in_words_of_the_language() -> None:
    message = disk.said(Path("a.jsonl"), "write", OSError(errno.ENOSPC, "No space left on device"))

    assert str(message) == "can't write a.jsonl: No space left on device"
    assert Words("de").say(message) == (
        "a.jsonl lässt sich nicht schreiben: auf dem Datenträger ist kein Platz mehr"
    )
