"""What a turn of a playtest costs, in calls of functions: the same on any machine."""

from solo.authoring.playtests.one_game import Prepared
from solo.authoring.playtests.playtest import play_one
from tests.calls import calls_of
from tests.shipped import loaded

GAMES = 6
MOST = 523
"""The most calls for a turn of a game with fights; to be lowered with each gain."""


def test_a_turn_of_a_playtest_calls_few_functions() -> None:
    """Of an adventure whose games are mostly fights and rolls with offers."""
    ready = Prepared(loaded("the-lending"))
    for number in range(GAMES):
        play_one(ready, "warm", number)  # so that texts are compiled and modules are there
    turns: list[int] = []
    calls = calls_of(
        lambda: turns.extend(play_one(ready, "calls", number).turns for number in range(GAMES))
    )

    assert calls / sum(turns) < MOST
