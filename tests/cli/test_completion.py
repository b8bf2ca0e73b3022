"""Completion of commands and names in shells, and the manual page."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.shell_completion import ShellComplete
from click.testing import CliRunner

from solo.cli import SUMMARIES, solo


def completed(*words: str, incomplete: str = "") -> list[str]:
    found = ShellComplete(solo, {}, "solo", "_SOLO_COMPLETE").get_completions(
        list(words), incomplete
    )
    return [item.value for item in found if item.type == "plain"]


def test_commands_are_completed() -> None:
    assert completed(incomplete="ver") == ["verify"]


def test_adventures_are_completed() -> None:
    assert completed("play", incomplete="first") == ["first-steps"]
    assert "the-lending" in completed("lint")


def test_systems_are_completed() -> None:
    assert completed("roll", incomplete="fe") == ["fell"]


def test_saves_are_completed_from_the_folder_that_is_named(tmp_path: Path) -> None:
    words = ["play", "first-steps", "--seed", "a", "--saves", str(tmp_path), "--plain"]
    assert CliRunner().invoke(solo, words, input="1\n").exit_code == 0
    (save,) = tmp_path.glob("*.jsonl")

    assert completed("verify", "--saves", str(tmp_path)) == [save.stem]
    assert completed("journal", "--saves", str(tmp_path / "none")) == []


def test_kept_heroes_are_completed() -> None:
    assert isinstance(completed("hero", "show"), list)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_each_shell_gets_a_script_that_it_understands(shell: str) -> None:
    done = CliRunner().invoke(solo, ["completion", shell])

    assert done.exit_code == 0
    assert "_SOLO_COMPLETE" in done.stdout
    if shutil.which(shell):
        subprocess.run([shell, "-n"], input=done.stdout, text=True, check=True)


def test_the_program_answers_a_shell() -> None:
    environment = {
        "_SOLO_COMPLETE": "bash_complete",
        "COMP_WORDS": "solo play fir",
        "COMP_CWORD": "2",
        "PATH": "/usr/bin:/bin",
    }
    done = subprocess.run(
        [sys.executable, "-m", "solo"],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )

    assert done.stdout == "plain,first-steps\n"


def test_the_manual_page_has_every_command() -> None:
    page = CliRunner().invoke(solo, ["man"]).stdout

    assert page.startswith(".TH SOLO 1")
    for name in SUMMARIES:
        assert f".B solo {name}" in page
    assert "\n.'" not in page


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_second_name_is_completed_too(shell: str) -> None:
    found = CliRunner().invoke(solo, ["completion", shell])

    assert any(
        "_solo_completion" in one and "solo-adventures" in one for one in found.stdout.splitlines()
    )
    assert found.stderr == ""  # a shell that starts up shows what is said there
