"""The rolls of a game: what waits, what fell, the last one first."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from solo.adventure.loader import load
from solo.engine.chance import Loaded
from solo.engine.commands import Choose, Try
from solo.engine.session import Session
from solo.rules import find
from solo.rules.core.outcome import Outcome
from solo.view.rolls import (
    by_effects,
    fallen,
    rolls,
    status_of,
    strip_ahead,
    strip_behind,
    told_lately,
)
from tests.view.test_whole import STORY, Game


def test_a_roll_is_told_before_it_falls_and_after(game: Game) -> None:
    session = game(STORY, faces=(50, 30), offers="always")
    assert strip_ahead(session) is None
    session.do(Try("strength", text="push"))
    ahead, stood = strip_ahead(session), status_of(session.state)
    assert ahead is not None
    assert (ahead.band, [*rolls(session)], told_lately(session)) == (None, [], ())

    event: Any = session.do(Choose("roll")).events[0]
    behind = strip_behind(event, session)

    assert behind is not None
    assert behind.bands == ahead.bands
    assert behind.bands[behind.band or 0].label == event.outcome.facts["result"]
    assert told_lately(session) == stood
    assert status_of(session.state) == ()


def decided(
    *, tells: bool = True, faces: tuple[int, ...] = (3,), moment: tuple[str, ...] = ()
) -> Any:
    """Return a game in which something is open that has rolled."""
    rolled = Outcome("struck", 1, 0, faces)
    encounter = SimpleNamespace(rolled=rolled, moment=lambda sheet: moment)
    pending = SimpleNamespace(tells=tells, encounter=encounter)
    return SimpleNamespace(state=SimpleNamespace(pending=pending, sheet=None))


def test_a_roll_about_which_something_is_to_be_decided_is_told_outside_of_turns() -> None:
    session = decided()

    assert fallen(session) is session.state.pending.encounter.rolled
    assert fallen(decided(tells=False)) is None
    assert fallen(decided(faces=())) is None
    assert fallen(decided(moment=("turn",))) is None
    session.state.pending = None
    assert fallen(session) is None


def test_the_last_roll_comes_first_and_one_that_was_not_the_last_has_no_strip(game: Game) -> None:
    session = game(STORY, faces=(50, 30), offers="always")
    fell: list[Any] = []
    for text in ("push", "pull"):
        session.do(Try("strength", text=text))
        fell += session.do(Choose("roll")).events[:1]

    assert [one.faces for one in rolls(session)] == [(30,), (50,)]
    assert strip_behind(fell[0], session) is None
    session.do(Choose("up"))
    assert [one.faces for one in rolls(session)] == [(30,), (50,)]
    assert strip_behind(fell[1], session) is None


YARD = """
start: yard
scenes:
  yard:
    text: A yard.
    choices:
      - {id: trap, text: Step on it, harm: {die: d6}}
      - {id: roll, text: Roll, check: {luck: {}}, outcomes: {else: {harm: {die: d6}}}}
      - {id: wait, text: Wait, time: 1}
      - {id: go, text: Go, goto: end}
  end: {ending: won}
"""
HOB = "{name: Hob, attributes: {str: d8, dex: d6, int: d6, wil: d6}, hp: 5, background: cook}"


@pytest.mark.parametrize(
    ("choices", "told"),
    [
        (["wait"], []),
        (["trap", "trap"], [(1,), (2,)]),
        (["roll"], [(2,)]),
        (["roll", "wait", "trap"], [(2,), (3,)]),
        (["trap", "roll", "wait"], [(3,)]),
    ],
)
def test_the_dice_of_effects_behind_the_last_roll_are_told(
    choices: list[str], told: list[tuple[int, ...]], tmp_path: Path
) -> None:
    header = "format: 1\ntitle: T\nsystem: fell\n"
    hero = "hero: {create: false, pregenerated: [hob.yaml]}"
    (tmp_path / "adventure.yaml").write_text(f"{header}{hero}{YARD}", encoding="utf-8")
    (tmp_path / "hob.yaml").write_text(HOB, encoding="utf-8")
    dice = Loaded((1, 2, 3, 4))
    session = Session(load(tmp_path), find("fell"), dice, offers="asked", hero="Hob")

    for one in choices:
        assert session.do(Choose(one)).accepted

    assert [one.faces for one in by_effects(session)] == told
