"""How a game begins where dice decide it."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from solo.adventure.loader import load
from solo.engine.events import Narrated
from solo.engine.interpreter import Interpreter
from solo.rules import find
from solo.rules.art.heroes.sheet import Sheet, changed
from solo.rules.art.system import ArtSystem
from solo.rules.core.dice import LoadedDice
from solo.rules.core.heroes.creation import choose_hero
from solo.rules.core.outcome import Outcome
from solo.rules.core.protocols import Encounter, Illegal
from solo.rules.core.table import Script, Table

QUAY = """
scenes:
  quay: {text: Fog., choices: [{id: home, text: Home, goto: home}]}
  home: {text: Home., ending: won}
"""


class RolledUp(ArtSystem):
    """Rules by which a hero is rolled up before anything is asked."""

    def create(self, heroes: Sequence[Any], *, make: bool, party: int = 1) -> Encounter[Sheet]:
        return choose_hero((), _rolled_up, _ready, heroes[0].sheet())


def _rolled_up(table: Table[Sheet | None], sheet: Sheet) -> Script[Outcome]:
    yield from ()
    table.sheet = changed(sheet, fortune=table.dice.roll(1, 6)[0])
    return Outcome(sheet.name)


def _ready(hero: Any, sheet: Sheet) -> Any:
    raise AssertionError("nobody is ready")


@pytest.mark.parametrize("prose", [True, False])
def test_a_hero_who_is_rolled_up_at_once_is_rolled_anew_in_each_game(
    prose: bool, module: Callable[[str], Path]
) -> None:
    """What happens in every game is worked out once; this does not."""
    play = Interpreter(load(module(QUAY)), RolledUp())
    began = [play.begin(LoadedDice([face]), prose=prose) for face in (2, 5)]

    assert [state.sheet.fortune for state, _ in began] == [2, 5]  # type: ignore[attr-defined]
    assert [state.scene for state, _ in began] == ["quay", "quay"]


FOG = """
variables: {fog: 0}
scenes:
  quay:
    enter: {set: {fog: "draw('1d6')"}}
    text: Fog.
    choices: [{id: home, text: Home, goto: home}]
  home: {text: Home., ending: won}
"""


def test_a_die_of_the_first_scene_falls_in_each_game_that_nobody_reads(
    module: Callable[[str], Path],
) -> None:
    """Only a beginning without dice is the same in each game."""
    play = Interpreter(load(module(FOG)), find("art"))
    began = [play.begin(LoadedDice([face]), prose=False, hero="Ada")[0] for face in (2, 5)]

    assert [state.variables["fog"] for state in began] == [2, 5]


def test_each_game_that_nobody_reads_begins_as_one_that_is_read(
    module: Callable[[str], Path],
) -> None:
    """Whatever is done to the events of one game, the next has its own."""
    play = Interpreter(load(module(QUAY)), find("art"))
    read, told = play.begin(LoadedDice([]), hero="Ada")
    began = [play.begin(LoadedDice([]), prose=False, hero="Ada") for _ in range(2)]
    began[0][1].clear()

    assert [state for state, _ in began] == [read, read]
    assert began[1][1] == [event for event in told if not isinstance(event, Narrated)]


def test_whoever_began_before_an_unknown_hero_is_refused(module: Callable[[str], Path]) -> None:
    """A beginning that was worked out is that of those who are named."""
    play = Interpreter(load(module(QUAY)), find("art"))
    play.begin(LoadedDice([]), prose=False, hero="Ada")

    with pytest.raises(Illegal):
        play.begin(LoadedDice([]), prose=False, hero="Nobody")
