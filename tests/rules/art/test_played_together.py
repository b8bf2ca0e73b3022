"""Games of ART Engine typed line by line and read as their player reads them."""

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from solo.adventure.loader import load
from solo.engine.chance import Loaded
from solo.engine.session import Session
from solo.rules import fitted
from solo.terminal.front_ends.loop import play
from solo.terminal.front_ends.plain import PlainPlayer
from tests.conftest import HEADER, HERO

Played = Callable[..., str]
TWO = HEADER.replace("[ada.yaml]", "[ada.yaml, bo.yaml], party: 2")


@pytest.fixture
def told(module: Callable[..., Path]) -> Played:
    """Return a function that plays lines of a module in plain words: what was written."""

    def run(
        scenes: str, *lines: str, faces: tuple[int, ...] = (), options: str = "", two: bool = False
    ) -> str:
        header = (TWO if two else HEADER) + (f"options: {{{options}}}\n" if options else "")
        adventure = load(module(scenes, header, **{"bo.yaml": HERO.replace("Ada", "Bo")}))
        system = fitted("art", adventure.options)
        hero = "" if two else "Ada"
        session = Session(adventure, system, Loaded(faces), offers="asked", hero=hero)
        out = io.StringIO()
        typed = "".join(f"{line}\n" for line in (*(("ada", "bo") if two else ()), *lines))
        play(session, PlainPlayer(session, io.StringIO(typed), out))
        return " ".join(out.getvalue().split())

    return run


QUAY = """
scenes:
  quay: {text: Fog., choices: [{text: Go, goto: home}]}
  home: {text: Home., ending: won}
"""


@pytest.mark.rule("ART-023")
def test_the_words_told_for_a_quest_of_ones_own_are_understood(told: Played) -> None:
    said = told(
        QUAY,
        *("state a quest to find the bell", "quests", "own quest done", "quests"),
        options="own_quest: 3",
    )

    assert "Your quest, for 3 Glory: to find the bell." in said
    assert "to find the bell: your own" in said
    assert "Your quest is done: to find the bell. Glory +3" in said
    assert "You have taken on no quest." in said
