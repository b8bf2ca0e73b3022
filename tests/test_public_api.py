"""The names that programs may rely on."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import solo

NAMES = [name for name in solo.__all__ if name != "__version__"]


@pytest.mark.parametrize("name", NAMES)
def test_every_public_name_is_there(name: str) -> None:
    """Each is found where the table says."""
    assert getattr(solo, name) is not None


def test_type_checkers_and_programs_see_the_same_names() -> None:
    """The imports for type checkers and the table for programs list one set of names."""
    tree = ast.parse(Path(solo.__file__).read_text(encoding="utf-8"))
    block = next(node for node in tree.body if isinstance(node, ast.If))
    homes = {
        alias.asname or alias.name: (node.module, alias.name)
        for node in block.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }

    told = {
        name: (home.partition(":")[0], home.partition(":")[2] or name)
        for name, home in solo._HOMES.items()
    }

    assert homes == told


def test_an_unknown_name_is_refused_by_name() -> None:
    with pytest.raises(AttributeError, match="no attribute 'sheet_music'"):
        solo.sheet_music  # noqa: B018 - reading it is the test


def test_importing_the_package_imports_nothing_of_it() -> None:
    """`import solo` is as good as free."""
    code = "import solo, sys; print([m for m in sys.modules if m.startswith('solo.')])"

    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert out.stdout.strip() == "[]"


def test_a_game_can_be_played_from_the_public_names_alone() -> None:
    """What the README shows programmers to do."""
    adventure = solo.load(solo.find_adventure("first-steps"))
    system = solo.find_system(adventure.system, adventure.options)
    session = solo.Session(adventure, system, solo.Seeded("7"))

    turn = session.do(solo.Choose(session.options()[0].id))

    assert turn.accepted
    assert all("event" in solo.event_record(event) for event in turn.events)


def test_a_system_is_found_with_the_options_of_a_module() -> None:
    """First Steps plays without the upkeep of Fortune, which the rules alone have."""
    adventure = solo.load(solo.find_adventure("first-steps"))

    system = solo.find_system(adventure.system, adventure.options)
    session = solo.Session(adventure, system, solo.Seeded("7"), hero="Wren Tolliver")

    assert session.state.sheet.options.upkeep is False
    assert solo.find_system("art") is solo.find_system("ART")
