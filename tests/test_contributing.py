"""CONTRIBUTING.md is true: its files are there, its commands run, its diffs fit."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

TOP = Path(__file__).parent.parent
TEXT = (TOP / "CONTRIBUTING.md").read_text(encoding="utf-8")
PATHS = sorted(set(re.findall(r"`((?:solo|tests|\.ci)[\w/.]*)`", TEXT)) - {"solo", "tests"})
COMMANDS = [
    found.split("#")[0].strip()
    for found in re.findall(r"^(solo (?:rules|roll|odds|fields)[^\n]*)", TEXT, re.MULTILINE)
]


def test_each_path_that_is_named_is_there() -> None:
    files = [
        path.rpartition(".")[0].replace(".", "/") + ".py"
        if re.fullmatch(r"solo\.[\w.]+", path)
        else path
        for path in PATHS
    ]

    assert [path for path in files if not (TOP / path).exists()] == []


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_that_is_shown_runs(command: str) -> None:
    words = shlex.split(command)[1:]

    subprocess.run([sys.executable, "-m", "solo", *words], check=True, capture_output=True, cwd=TOP)


def hunks() -> list[tuple[str, str]]:
    """Return the lines of each diff that must be there already, each with its file."""
    found = []
    for diff in re.findall(r"```diff\n(.*?)```", TEXT, re.DOTALL):
        name = ""
        for line in diff.splitlines():
            if line.startswith("+++ "):
                name = line[4:]
            elif line.startswith(" "):
                found.append((name, line[1:]))
    return found


@pytest.mark.parametrize(("name", "line"), hunks())
def test_a_diff_fits_the_file_that_it_changes(name: str, line: str) -> None:
    assert line in (TOP / name).read_text(encoding="utf-8").splitlines()


def test_there_is_something_to_check() -> None:
    assert len(PATHS) > 20
    assert len(COMMANDS) >= 2
    assert len(hunks()) >= 3
