"""The overview is quick and complete, and every option says what it does."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import click
import pytest

from solo import __version__
from solo.cli import SUMMARIES, solo
from tests.conftest import Solo

HEAVY = (
    "jinja2",
    "yaml",
    "prompt_toolkit",
    "solo.engine",
    "solo.rules",
    "solo.adventure",
    "asyncio",
)


def command(name: str) -> click.Command:
    """Import a command."""
    found = solo.get_command(click.Context(solo), name)
    assert found is not None
    return found


@pytest.mark.parametrize("name", SUMMARIES)
def test_the_overview_says_what_the_commands_help_says(name: str) -> None:
    """The overview is written apart, so that it need not import the commands."""
    found = command(name)

    assert SUMMARIES[name] == found.short_help
    assert found.help is not None
    assert found.help.split(".")[0].split(":")[0] in found.help
    assert found.name == name


@pytest.mark.parametrize("name", SUMMARIES)
def test_every_option_has_a_sentence(name: str) -> None:
    options = [param for param in command(name).params if isinstance(param, click.Option)]

    assert all(option.help and option.help.endswith(".") for option in options)


@pytest.mark.parametrize("arguments", [["--help"], ["--version"], ["paly"]])
def test_the_overview_imports_no_heavy_module(arguments: list[str]) -> None:
    code = (
        "import json, sys; from solo.__main__ import run; sys.stdout = sys.stderr;"
        f"run({arguments!r}); print(json.dumps(list(sys.modules)), file=sys.__stdout__)"
    )

    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    loaded = json.loads(out.stdout)
    assert not [name for name in loaded if name.startswith(HEAVY)] or arguments == ["paly"]


def test_playing_from_pipes_needs_no_prompt_toolkit() -> None:
    code = (
        "import json, sys, tempfile; from solo.__main__ import run; sys.stdout = sys.stderr;"
        "run(['play', 'first-steps', '--saves', tempfile.mkdtemp()]);"
        "print(json.dumps(list(sys.modules)), file=sys.__stdout__)"
    )

    out = subprocess.run(
        [sys.executable, "-c", code], input="", capture_output=True, text=True, check=True
    )

    assert not [name for name in json.loads(out.stdout) if name.startswith("prompt_toolkit")]


def test_the_overview_lists_every_command(solo: Solo) -> None:
    shown = solo("--help").stdout

    assert all(f"\n  {name} " in shown for name in SUMMARIES)


def test_every_command_has_help(solo: Solo) -> None:
    for name in SUMMARIES:
        assert solo(name, "--help").stdout.startswith(f"Usage: solo {name} ")


def test_the_version_is_shown(solo: Solo) -> None:
    assert solo("--version").stdout == f"solo {__version__}\n"


def test_the_version_stands_in_one_place_and_has_a_heading_with_a_day() -> None:
    root = Path(__file__).parents[2]
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    heading = (root / "CHANGELOG.md").read_text(encoding="utf-8").splitlines()[2]

    assert project["project"]["dynamic"] == ["version"]
    assert project["tool"]["hatch"]["version"]["path"] == "solo/__init__.py"
    assert re.fullmatch(rf"## {re.escape(__version__)} \(\d{{4}}-\d\d-\d\d\)", heading)


def test_help_is_asked_for_as_a_command_too(solo: Solo) -> None:
    assert solo("help").stdout == solo("--help").stdout
    assert solo("help", "roll").stdout == solo("roll", "--help").stdout
    assert "did you mean 'roll'" in solo("help", "rol").stderr
