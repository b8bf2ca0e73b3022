"""How a game begins where dice decide it."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from solo.adventure.loader import load
from solo.engine.interpreter import Interpreter
from solo.rules.art.heroes.sheet import Sheet, changed
from solo.rules.art.system import ArtSystem
from solo.rules.core.dice import LoadedDice
from solo.rules.core.heroes.creation import choose_hero
from solo.rules.core.outcome import Outcome
from solo.rules.core.protocols import Encounter
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


def test_a_hero_who_is_rolled_up_at_once_is_rolled_anew_in_each_game(
    module: Callable[[str], Path],
) -> None:
    """What happens in every game is worked out once; this does not."""
    play = Interpreter(load(module(QUAY)), RolledUp())
    began = [play.begin(LoadedDice([face])) for face in (2, 5)]

    assert [state.sheet.fortune for state, _ in began] == [2, 5]  # type: ignore[attr-defined]
    assert [state.scene for state, _ in began] == ["quay", "quay"]
