"""The extension for VS Code: what it declares is what it and the server have."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

import solo

EXTENSION = Path(solo.__file__).parent / "editors" / "vscode"


def test_its_commands_are_there() -> None:
    package = json.loads((EXTENSION / "package.json").read_text(encoding="utf-8"))
    source = (EXTENSION / "extension.js").read_text(encoding="utf-8")
    declared = {one["command"] for one in package["contributes"]["commands"]}

    assert declared == {*re.findall(r'registerCommand\("([\w.]+)"', source)}
    server = (Path(solo.__file__).parent / "lsp" / "server.py").read_text(encoding="utf-8")
    assert 'command !== "solo.playFrom"' in source
    assert '"solo.playFrom"' in server
    assert package["version"] == solo.__version__


@pytest.mark.skipif(shutil.which("node") is None, reason="needs Node.js")
def test_its_source_can_be_read() -> None:
    done = subprocess.run(["node", "--check", EXTENSION / "extension.js"], check=False)
    assert done.returncode == 0


def test_it_is_no_part_of_the_wheel() -> None:
    project = (EXTENSION.parents[2] / "pyproject.toml").read_text(encoding="utf-8")
    assert 'exclude = ["solo/editors"]' in project


def test_a_folder_of_an_adventure_starts_it_without_a_search() -> None:
    """A plain name is only looked for at the top; a pattern needs the editor's own search."""
    package = json.loads((EXTENSION / "package.json").read_text(encoding="utf-8"))

    for name in ("adventure.yaml", "campaign.yaml", "system.yaml"):
        assert f"workspaceContains:{name}" in package["activationEvents"]


def test_what_stands_above_a_text_has_a_picture() -> None:
    """Without one the whole title is written there, over half of the bar."""
    parts = json.loads((EXTENSION / "package.json").read_text(encoding="utf-8"))["contributes"]
    pictured = {one["command"] for one in parts["commands"] if "icon" in one}

    assert pictured == {one["command"] for one in parts["menus"]["editor/title"]}
