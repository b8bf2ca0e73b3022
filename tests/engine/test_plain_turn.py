"""What a plain turn costs, in calls of functions: the same on any machine, however busy it is."""

import random
from pathlib import Path

import pytest

import solo
from solo.engine.commands import Choose
from solo.engine.interpreter import Interpreter
from solo.rules.core.dice import SeededDice
from tests import bench
from tests.calls import calls_of

COMMON = Path(bench.__file__).parent / "common"
GAMES = 40
MOST = {False: 33.5, True: 43.6}
"""The most calls of Python functions for a turn; to be lowered with each gain."""


def played(play: Interpreter, seed: int, *, prose: bool) -> int:
    """Play a game at random, and return its turns."""
    chance, turns = random.Random(seed), 0
    state, _ = play.begin(SeededDice(f"{seed}:0"), prose=prose)

    def draw(many: int) -> int:
        return int(chance.random() * many)

    while not state.ended:
        if prose:
            open_now = [one.id for one in play.options(state) if not one.reason]
            command = Choose(open_now[draw(len(open_now))])
        else:
            command = play.any(state, draw)
        assert command is not None
        turns += 1
        dice = SeededDice(f"{seed}:{turns}")
        state, _ = play.step(state, command, dice, asks=False, prose=prose)
    return turns


@pytest.mark.parametrize("prose", [False, True], ids=["nobody reads", "with prose"])
def test_a_plain_turn_calls_few_functions(prose: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """On the common story, whose turns have a choice, an effect, and a roll now and then."""
    monkeypatch.syspath_prepend(COMMON)
    adventure = solo.load(COMMON)
    play = Interpreter(adventure, solo.find_system(adventure.system))
    for seed in range(GAMES):
        played(play, seed, prose=prose)  # so that all texts are compiled
    turns: list[int] = []
    calls = calls_of(lambda: turns.extend(played(play, seed, prose=prose) for seed in range(GAMES)))

    assert calls / sum(turns) < MOST[prose]
