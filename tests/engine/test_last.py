"""A choice says that it ends the story where that is sure, whatever the dice show."""

from collections.abc import Callable

import pytest

from solo.engine.session import Session

Game = Callable[..., Session]

WAYS = """
scenes:
  quay:
    text: Fog.
    choices:
      - {id: home, text: Home, goto: home}
      - {id: lane, text: Lane, goto: lane}
      - {id: rolled, text: Jump, check: {trait: {attribute: agility, difficulty: Poor}},
         outcomes: {success: {goto: lane}, failure: {goto: home}}}
      - {id: perhaps, text: Swim, check: {trait: {attribute: agility, difficulty: Poor}},
         outcomes: {success: {goto: home}, failure: No.}}
      - {id: market, text: Market, goto: market}
      - {id: fight, text: Fight, goto: brawl}
      - {id: stay, text: Stay, then: You stay.}
  lane: {text: A lane., goto: yard}
  yard: {text: A yard., goto: home}
  market: {text: A market., choices: [{id: on, text: On, goto: home}]}
  brawl:
    text: A wolf.
    check: {combat: {foes: [wolf]}}
    outcomes: {else: {goto: home}}
  home: {text: Home., ending: over}
foes: {wolf: {name: the wolf, health: [Poor]}}
"""


@pytest.mark.parametrize(
    ("choice", "sure"),
    [
        ("home", True),
        ("lane", True),
        ("rolled", True),
        ("perhaps", False),
        ("market", False),
        ("fight", False),  # there is much to decide in it
        ("stay", False),
    ],
)
def test_only_what_surely_ends_the_story_says_so(choice: str, sure: bool, game: Game) -> None:
    session = game(WAYS)

    told = [session.interpreter.ends(session.state, choice) for _ in range(2)]

    assert told == [sure, sure]  # the second time by what was found at first


@pytest.mark.parametrize(("rooms", "sure"), [(11, True), (12, False)])
def test_a_long_way_is_followed_for_a_dozen_steps(rooms: int, sure: bool, game: Game) -> None:
    ways = "".join(f"  r{n}: {{text: On., goto: r{n + 1}}}\n" for n in range(rooms))
    session = game(
        "scenes:\n  quay: {text: Fog., choices: [{id: go, text: Go, goto: r0}]}\n"
        f"{ways}  r{rooms}: {{text: Home., ending: over}}\n"
    )

    assert session.interpreter.ends(session.state, "go") is sure
