"""What a turn of a playtest costs, in calls of functions: the same on any machine."""

import gc

import pytest

from solo import shelf
from solo.authoring.playtests import playtest
from solo.authoring.playtests.one_game import Prepared
from solo.authoring.playtests.playtest import Games, module_of, play, play_one, prepared
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


def test_the_collector_looks_at_games_seldom_and_is_left_as_it_was() -> None:
    """It would find next to nothing: a game keeps its turns until it is over."""
    module = module_of(shelf.find("first-steps"))
    prepared(module)
    usual, before = gc.get_threshold(), _collections()

    play(Games(module, range(20), "seldom"))

    assert _collections() - before <= 3
    assert gc.get_threshold() == usual


def _collections() -> int:
    return int(gc.get_stats()[0]["collections"])


def test_games_do_not_let_the_collector_look_more_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program itself lets it look more seldom still."""
    monkeypatch.setattr(playtest, "YOUNG", 700)
    module = module_of(shelf.find("first-steps"))
    prepared(module)
    usual = gc.get_threshold()
    gc.set_threshold(100_000_000)
    try:
        before = _collections()
        play(Games(module, range(20), "seldom"))
        assert _collections() == before
    finally:
        gc.set_threshold(*usual)
