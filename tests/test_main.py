"""The start of the `solo` command, in a process of its own."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from solo.__main__ import run
from tests.conftest import Solo

COUNTED = """
import gc, sys
from solo.__main__ import main
def looks():
    return sum(generation["collections"] for generation in gc.get_stats())
before = looks()
try:
    main()
finally:
    print(looks() - before, gc.get_freeze_count(), file=sys.stderr)
"""


@pytest.mark.parametrize(
    "words",
    [
        "roll art trait trait=14 difficulty=Poor",
        "play first-steps --seed 7 --hero wren --new --plain --saves {0}/saves",
    ],
)
def test_no_command_looks_for_rubbish_as_it_begins_or_ends(words: str, tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path / "cache")}
    told = ""
    for _ in range(2):  # the first fills the cache
        told = subprocess.run(
            [sys.executable, "-c", COUNTED, *words.format(tmp_path).split()],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=True,
            env=environment,
        ).stderr
    looks, frozen = map(int, told.splitlines()[-1].split())

    assert looks == 0
    assert frozen > 10_000, "what is left is not looked through at the end"


@pytest.mark.parametrize(
    "words",
    [
        "saves --saves {}",
        "journal ./{}.jsonl",
        "stats --all --saves {}",
        "install {}",
        "import {} x",
        "new {}",
        "test first-steps --games 1 --out {}",
        "play first-steps --script {}",
        "play first-steps --at start --with {}",
        "play first-steps --new --plain --record {}",
        "play --resume ./{}.jsonl",
        "table --plain --saves {}",
    ],
)
def test_a_name_that_no_folder_takes_is_told_as_the_name(words: str, solo: Solo) -> None:
    """What fails is the file, and not what is written on the console."""
    done = solo(*words.format("x" * 300).split(), typed="quit\n")

    assert done.returncode == 2
    assert "File name too long" in done.stderr
    assert "xxxx" in done.stderr
    assert "what there is to say" not in done.stderr


@pytest.mark.parametrize(
    ("words", "code"),
    [(["play", "nosuch"], 2), (["play", "first-steps", "--bogus"], 2), (["verify", "nosuch"], 2)],
)
def test_a_program_is_told_by_an_event_why_nothing_was_done(
    words: list[str], code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*words, "--json"]) == code

    told = capsys.readouterr()
    event = json.loads(told.out)
    assert event["event"] == "failed"
    assert event["reason"] in told.err


class Window(io.StringIO):
    """What is said goes to a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("command", ["play", "lint"], ids=["raised", "told beside others"])
def test_a_mistake_is_told_in_a_window_with_its_words_whole(
    command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    window = Window()
    monkeypatch.setattr("sys.stderr", window)

    assert run([command, "fifth-act"]) == 2
    rows = window.getvalue().splitlines()
    assert max(map(len, rows)) <= 40
    assert " ".join(rows).endswith("did you mean 'the-fifth-act'?")


def test_what_is_no_code_of_a_language_is_refused_and_never_written(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["strings", "first-steps", "--language", "d\x1b[31m\u2066e"]) == 2

    told = capsys.readouterr()
    assert "no code of a language" in told.err
    assert not {"\x1b", "\u2066"} & set(told.out + told.err)
