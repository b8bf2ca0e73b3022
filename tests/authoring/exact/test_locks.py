"""Soft locks: what no way leads out of is found with the way there, and nothing else is."""

from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest

from solo.adventure.loader import load
from solo.authoring.exact.locks import Locks, locked, locks
from solo.authoring.lint.lint import lint
from solo.rules import find

Write = Callable[..., Path]

HEAD = "variables: {key: false, coins: 1}\n"
LOCKED = {
    "a door without its key": """\
scenes:
  quay: {choices: [{text: Take key, set: {key: true}, goto: cell}, {text: In, goto: cell}]}
  cell: {choices: [{text: Wait, goto: cell}, {text: Unlock, when: key, goto: end}]}
  end: {ending: won}
""",
    "nothing left to do": """\
scenes:
  quay: {choices: [{text: In, goto: cell}, {text: Out, goto: end}]}
  cell: {choices: [{text: Pay, when: coins > 0, set: {coins: coins - 1}, then: Paid.},
                   {text: Leave, when: coins > 5, goto: end}]}
  end: {ending: won}
""",
    "after a roll": """\
scenes:
  quay:
    choices:
      - text: In
        check: {trait: {attribute: strength, difficulty: Poor}}
        outcomes: {success: {set: {key: true}, goto: cell}, failure: {goto: cell}}
  cell: {choices: [{text: Wait, goto: cell}, {text: Unlock, when: key, goto: end}]}
  end: {ending: won}
""",
    "only its door of several scenes": """\
scenes:
  quay: {choices: [{text: In, goto: cell}, {text: Out, goto: end}]}
  cell: {choices: [{text: Down, goto: pit}, {text: Unlock, when: key, goto: end}]}
  pit: {choices: [{text: Up, goto: cell}]}
  end: {ending: won}
""",
}
FREE = {
    "a way out by dice": """\
scenes:
  quay: {choices: [{text: In, goto: cell}, {text: Out, goto: end}]}
  cell:
    choices:
      - text: Force it
        check: {trait: {attribute: strength, difficulty: Poor}}
        outcomes: {success: {goto: end}, failure: It holds.}
  end: {ending: won}
""",
    "a way out by time": """\
events: {dawn: {after: 120, text: Dawn., goto: end}}
scenes:
  quay: {choices: [{text: In, goto: cell}, {text: Out, goto: end}]}
  cell: {choices: [{text: Wait, time: 60, goto: cell}]}
  end: {ending: won}
""",
    "a way out by another answer than the usual": """\
items: {rope: {name: a rope, cost: Feeble}}
scenes:
  quay: {choices: [{text: In, goto: cell}, {text: Out, goto: end}]}
  cell:
    choices:
      - text: Ask for a rope
        check: {outfit: {stock: [rope]}}
        outcomes: {outfitted: {goto: end}, else: You ask for none.}
  end: {ending: won}
""",
}


def found(path: Path, seconds: float = 0) -> Locks:
    return locks(load(path), find("art"), seconds)


@pytest.mark.parametrize("scenes", LOCKED.values(), ids=LOCKED)
def test_a_state_without_a_way_to_an_ending_is_found_with_the_way_there(
    module: Write, scenes: str
) -> None:
    result = found(module(HEAD + scenes))

    assert result.complete
    ((scene, way),) = result.found
    assert (scene, way) == ("cell", ("quay/in",))


@pytest.mark.parametrize("scenes", FREE.values(), ids=FREE)
def test_a_way_that_dice_or_hours_open_is_a_way(module: Write, scenes: str) -> None:
    result = found(module(HEAD + scenes))

    assert result.complete
    assert result.found == ()


def test_where_the_walk_does_not_end_nothing_is_proved_of_the_rest(module: Write) -> None:
    endless = """\
scenes:
  quay: {choices: [{text: Count, set: {coins: coins + 1}, goto: quay},
                   {text: In, when: coins == 3, goto: cell},
                   {text: Go, when: coins > 2, goto: end}]}
  cell: {text: A cell., choices: [{text: Wait, goto: cell}, {text: Out, when: key, goto: end}]}
  end: {ending: won, text: "{{ coins }}"}
"""
    told = {one.code: one for one in lint(module(HEAD + endless), prove=True, seconds=0)}

    lock, unmet = told["proof-lock"], told["unmet-lock"]
    assert (lock.severity, lock.mark.line) == ("warning", 11)
    assert lock.message == (
        "proved: a game that stands here comes to no ending any more; the way: quay/count, "
        "quay/count, quay/in"
    )
    assert (unmet.severity, unmet.mark.line) == ("notice", 8)
    assert unmet.message == (
        "not proved: 3,000 states of real games were followed for soft locks, and more remain"
    )


def test_where_there_is_no_time_one_state_is_told_of(
    module: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The time is over when as much as it has gone."""
    adventure = load(module(HEAD + LOCKED["nothing left to do"]))
    monkeypatch.setattr("solo.authoring.exact.locks.monotonic", count().__next__)

    (told,) = locked(adventure, find("art"), 2)

    assert told.message == (
        "not proved: 1 state of real games were followed for soft locks, and more remain"
    )


def test_without_a_ready_made_hero_nothing_is_looked_for_and_that_is_said(module: Write) -> None:
    header = "format: 1\ntitle: T\nsystem: art\nstart: quay\n"
    path = module(HEAD + LOCKED["a door without its key"], header)

    told = {one.code: one for one in lint(path, prove=True, seconds=0)}

    assert "proof-lock" not in told
    assert told["unmet-lock"].severity == "notice"
    assert told["unmet-lock"].message == (
        "not proved: soft locks are looked for in games of a ready-made hero; name one under "
        "'hero: pregenerated'"
    )
