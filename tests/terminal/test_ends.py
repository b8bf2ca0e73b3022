"""Choices that surely end the story are marked; those that may go on are not."""

from collections.abc import Callable

from solo.engine.session import Session
from solo.terminal.told.menu import options
from tests.calls import calls_of

STORY = """
scenes:
  quay:
    text: Fog.
    choices:
      - {text: Go home, goto: home}
      - {text: Sail, goto: sea}
      - {text: Wait, then: You wait.}
      - text: Jump
        check: {trait: {attribute: strength, difficulty: Poor}}
        outcomes: {success: {goto: home}, failure: {goto: sea}}
      - text: Climb
        check: {trait: {attribute: strength, difficulty: Poor}}
        outcomes: {success: {goto: home}, failure: You are where you were.}
      - {text: Drift, cases: [{when: visits > 1, goto: home}], goto: sea}
      - {text: Swim, goto: island}
  sea: {text: Grey., goto: home}
  island: {text: Sand., choices: [{text: Home, goto: home}]}
  home: {text: Home., ending: home}
"""


def test_what_surely_ends_the_story_says_so(game: Callable[..., Session]) -> None:
    shown = [block.text for block in options(game(STORY), whole=True)]
    marked = [text.split(". ", 1)[1].split(" (")[0].split(":")[0] for text in shown
              if "(ends the story)" in text]  # fmt: skip

    assert marked == ["Go home", "Sail", "Jump"]


COUNTS = ("1s", "2s", "3s", "4s", "5s", "6s", "1f", "2f", "3f", "4f")
LAST = 4  # scene of checks; one more would be too deep to be followed


def test_scenes_that_many_ways_lead_to_are_followed_once(game: Callable[..., Session]) -> None:
    """Ten ways on from each of five checks are a hundred thousand ways in all."""
    scenes = "scenes:\n  quay: {text: Fog., choices: [{id: go, text: Go, goto: s0}]}\n"
    for number in range(LAST + 1):
        to = "home" if number == LAST else f"s{number + 1}"
        ways = ", ".join(f"{count}: {{goto: {to}}}" for count in COUNTS)
        scenes += (
            f"  s{number}:\n    text: A storm.\n    outcomes: {{{ways}}}\n"
            "    check: {trait: {attribute: strength, difficulty: Poor}}\n"
        )
    session = game(f"{scenes}  home: {{text: Home., ending: home}}\n")
    found: list[bool] = []

    calls = calls_of(lambda: found.append(session.interpreter.ends(session.state, "go")))

    assert found == [True]
    assert calls < 500
