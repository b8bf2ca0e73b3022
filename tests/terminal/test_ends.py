"""Choices that surely end the story are marked; those that may go on are not."""

from collections.abc import Callable

from solo.engine.session import Session
from solo.terminal.menu import options

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
