"""While games are played or followed, the collector looks for cycles seldom."""

import gc
from collections.abc import Callable, Iterator

import pytest

from solo import shelf
from solo.adventure.playing import rules_of
from solo.authoring import collecting
from solo.authoring.exact.policy import Random
from solo.authoring.exact.walk import Walk
from solo.authoring.playtests.playtest import Games, module_of, play, prepared
from tests.shipped import loaded

FOLLOWED = 300


def _playtest() -> Callable[[], object]:
    module = module_of(shelf.find("first-steps"))
    prepared(module)
    return lambda: play(Games(module, range(20), "seldom"))


def _walk() -> Callable[[], object]:
    adventure = loaded("first-steps")
    walk = Walk(adventure, rules_of(adventure), Random(), hero=adventure.heroes[0].name)
    return lambda: walk.run(lambda one: one.followed < FOLLOWED)


@pytest.fixture(params=[_playtest, _walk])
def work(request: pytest.FixtureRequest) -> Iterator[Callable[[], object]]:
    usual = gc.get_threshold()
    yield request.param()
    gc.set_threshold(*usual)


def _collections() -> int:
    return int(gc.get_stats()[0]["collections"])


def test_the_collector_looks_seldom_and_is_left_as_it_was(work: Callable[[], object]) -> None:
    """It would find next to nothing: games keep their turns, and walks their states."""
    gc.set_threshold(700, 10, 10)
    before = _collections()

    work()

    assert _collections() - before <= 3
    assert gc.get_threshold() == (700, 10, 10)


def test_it_does_not_look_more_often_than_it_did(
    work: Callable[[], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The program itself lets it look more seldom still."""
    monkeypatch.setattr(collecting, "YOUNG", 700)
    gc.set_threshold(100_000_000)
    before = _collections()

    work()

    assert _collections() == before
