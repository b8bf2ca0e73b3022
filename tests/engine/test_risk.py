"""What could go wrong is told before the roll."""

from collections.abc import Callable

from solo.engine.commands import Choose
from solo.engine.events import CheckRolled, Narrated
from solo.engine.session import Session
from solo.terminal.window.blocks import risk

Game = Callable[..., Session]
STORY = """
variables: {deep: true}
scenes:
  quay:
    text: A.
    choices:
      - text: Jump
        then: You take a run.
        check: {trait: {attribute: strength, difficulty: Poor}}
        risk: "it is {{ 'deep' if deep else 'shallow' }}"
        outcomes: {else: {text: You land., goto: pool}}
  pool:
    text: Water.
    check: {trait: {attribute: stamina, difficulty: Poor}}
    risk: "{% if not deep %}you scrape your knees{% endif %}"
    outcomes: {else: {text: You swim., goto: end}}
  end: {text: End., ending: won}
"""


def test_a_risk_stands_between_the_text_and_the_roll(game: Game) -> None:
    session = game(STORY, (50, 50))

    turn = session.do(Choose("jump"))

    kinds = [
        (event.kind, event.text if isinstance(event, Narrated) else "")
        for event in turn.events
        if isinstance(event, Narrated | CheckRolled)
    ]
    assert kinds == [
        ("result", "You take a run."),
        ("risk", "it is deep"),
        ("trait", ""),
        ("result", "You land."),
        ("scene", "Water."),
        ("risk", ""),
        ("trait", ""),
        ("result", "You swim."),
        ("ending", "End."),
    ]


def test_a_risk_reads_as_one_sentence_and_an_empty_one_as_none() -> None:
    assert risk("it is deep") == "it is deep."
    assert risk("is it \n deep?") == "is it deep?"
    assert risk(" \n") == ""
