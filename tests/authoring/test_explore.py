"""The search for what random players miss."""

from collections.abc import Callable

from solo.authoring.explore import Search
from solo.engine.chance import Loaded
from solo.engine.session import Session
from solo.rules import find

DEEP = """
variables: {a: 0, b: false}
scenes:
  quay:
    text: Fog.
    choices:
      - {id: count, text: Count, when: a < 9, set: {a: a + 1}}
      - {id: lose, text: Lose count, when: a < 9, set: {a: 0}}
      - id: lift
        text: Lift
        when: a >= 9
        check: {trait: {attribute: strength, difficulty: Good}}
        outcomes: {4s: {text: Up., goto: deep}, 1s-3s: Nearly., failure: {text: No., goto: end}}
      - {id: home, text: Home, goto: end}
  deep: {text: Deep., ending: deep}
  end: {text: End., ending: over}
"""


def test_a_search_finds_what_takes_patience_and_luck(game: Callable[..., Session]) -> None:
    adventure = game(DEEP).adventure

    way = Search(adventure, find("art"), "x").run(60_000, frozenset({"deep"}))["deep"]
    session = Session(adventure, find("art"), Loaded(way.faces), offers="asked", prose=False)
    for command in way.commands:
        assert session.do(command).accepted

    assert session.state.ended == "deep"


def test_a_search_gives_up_after_its_turns(game: Callable[..., Session]) -> None:
    adventure = game(DEEP).adventure

    assert Search(adventure, find("art"), "x").run(20, frozenset({"deep"})) == {}
