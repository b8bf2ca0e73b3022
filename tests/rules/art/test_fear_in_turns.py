"""Fear that comes in the middle of turns takes them, and foes act meanwhile (ART-281)."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from solo.adventure.loader import load
from solo.engine.chance import Loaded
from solo.engine.commands import Ask, Choose
from solo.engine.session import Session
from solo.rules.art.actions.exploration.state import Exploration
from solo.rules.art.actions.phases import HOURS, MINUTES
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.health.damage import fear_after, overcome
from solo.rules.art.health.sanity import Terror
from solo.rules.art.system import ART
from solo.rules.core.dice import LoadedDice, SeededDice
from tests.english import english
from tests.rules.art.sample import face, hero

SCENES = """\
foes:
  dog: {name: the dog, attributes: {alertness: Inferior}, attack: Feeble}
scenes:
  quay:
    text: Fog.
    questions:
    - id: face
      about: [face]
      text: You look at it.
      check: {sanity: mind-numbing horror}
      outcomes: {else: {text: You saw it.}}
    choices:
    - id: fight
      text: Fight
      check: {combat: {foes: [dog], range: 0}}
      outcomes: {else: {goto: end}}
    - id: run
      text: Run
      check: {chase: {foes: [dog], start: 2}}
      outcomes: {else: {goto: end}}
    - id: haste
      text: Make haste
      check: {rounds: {tasks: [{id: door, text: Bar it, attribute: strength}], limit: 4}}
      outcomes: {else: {goto: end}}
    - id: work
      text: Work
      check:
        phases:
          tasks: [{id: door, text: Bar it, attribute: strength, difficulty: Poor}]
          others: [{id: flood, text: It rises, phases: 1, success: It is here.}]
      outcomes: {else: {goto: end}}
    - id: dig
      text: Dig
      check:
        phases:
          scale: hours
          tasks: [{id: door, text: Dig, attribute: strength, difficulty: Poor}]
      outcomes: {else: {goto: end}}
  end: {text: The end., ending: {kind: won}}
"""
FIRST = face(7, Rank.PASSABLE)  # the hero is first


def of(failures: int) -> int:
    """Return a roll of plain Stamina that fails so far against Awesome."""
    return face(7, Rank(Rank.AWESOME - failures))


@pytest.fixture
def game(module: Callable[..., Path]) -> Callable[..., Session]:
    def begin(choice: str, *faces: int) -> Session:
        session = Session(load(module(SCENES)), ART, Loaded(faces), offers="asked", hero="Ada")
        session.do(Choose(choice))
        return session

    return begin


@pytest.mark.rule("ART-281", "ART-285")
@pytest.mark.parametrize("choice", ["fight", "run", "haste"])
def test_who_is_paralysed_loses_the_turn_at_once(game: Callable[..., Session], choice: str) -> None:
    session = game(choice, FIRST, of(2), *[50] * 20)
    begun = session.state.clock
    session.do(Ask("is there a face"))

    assert overcome(session.state.sheet)
    assert [english(one.text) for one in session.options()] == ["Fear has taken this turn from you"]
    assert session.state.clock == begun
    session.do(Choose(session.options()[0].id))
    assert not overcome(session.state.sheet)
    assert len(session.options()) > 1


@pytest.mark.rule("ART-281")
def test_foes_act_while_a_hero_is_out_of_the_fight(game: Callable[..., Session]) -> None:
    faint = [of(5), *[face(7, Rank.GREAT)] * 2]  # two rounds of Great against Inferior wake her
    session = game("fight", FIRST, *faint, *[face(1, Rank.GOOD)] * 9)
    session.do(Ask("is there a face"))
    assert session.state.sheet.terror == ("faints", 2)

    told = str(session.do(Choose("end-turn")).events)

    assert told.count("fight-loses-turn") == 2
    assert told.count("fight-assault") == 2
    assert "'attack-dog'" not in told
    assert session.state.sheet.terror is None
    assert any(one.id == "rise" or "stand" in one.id for one in session.options())


@pytest.mark.rule("ART-281", "ART-279", "ART-251")
def test_fear_takes_a_phase_and_others_act_meanwhile(game: Callable[..., Session]) -> None:
    session = game("work", of(2), *[50] * 20)
    begun = session.state.clock
    session.do(Ask("is there a face"))

    assert session.state.clock == begun
    assert [english(one.text) for one in session.options()] == [
        "Fear has taken this phase from you"
    ]
    told = str(session.do(Choose("wait")).events)
    assert 0 < told.index("fear-lasts") < told.index("deed-done")
    assert session.state.clock == begun + 5
    assert not overcome(session.state.sheet)
    assert "do-door" in [one.id for one in session.options()]


@pytest.mark.rule("ART-281", "ART-291")
def test_fear_of_seconds_takes_no_phase_of_hours(game: Callable[..., Session]) -> None:
    session = game("dig", of(2), *[50] * 20)
    session.do(Ask("is there a face"))

    assert "do-door" in [one.id for one in session.options()]
    session.do(Choose("do-door"))


@pytest.mark.rule("ART-281")
def test_rounds_of_fear_are_the_nearest_number_of_phases() -> None:
    sheet = replace(hero(), terror=("flees", 45))
    now = SimpleNamespace(table=SimpleNamespace(sheet=sheet), scale=MINUTES)

    assert Exploration.fear(cast("Exploration", now), "ada") == 2  # of five minutes each
    now.scale = HOURS
    assert Exploration.fear(cast("Exploration", now), "ada") == 0


@pytest.mark.rule("ART-281")
def test_fear_after_the_action_takes_the_next_turn() -> None:
    sheet, _ = Terror(effect="paralysed").apply(hero(), LoadedDice([]))

    assert overcome(sheet)
    assert sheet.terror == ("paralysed", 1)
    assert not overcome(fear_after(sheet, 1))


@pytest.mark.rule("ART-281")
@pytest.mark.parametrize("effect", ["flees", "cowers", "faints", "unconscious", "catatonic"])
def test_where_no_turns_are_counted_time_ends_it(effect: str) -> None:
    sheet, notes = Terror(effect=effect).apply(hero(), SeededDice("a"))
    passed = sum(note.facts.get("passed", 0) for note in notes)

    assert sheet.terror is not None
    assert ART.pass_time(sheet, passed)[0].terror is None
    assert ART.pass_time(sheet, passed - 1)[0].terror is not None or passed == 1
