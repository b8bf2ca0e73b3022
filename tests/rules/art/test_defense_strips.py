"""The strip of a roll in a fight has its scale and the names of the ranks below it."""

from collections.abc import Callable
from pathlib import Path

from solo.adventure.loader import load
from solo.engine.chance import Loaded
from solo.engine.commands import Choose
from solo.engine.session import Session
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.system import ART
from solo.terminal.told import event_blocks
from solo.view import rolls
from tests.english import all_english
from tests.rules.art.sample import face

SCENES = """\
foes:
  dog: {name: the dog, attributes: {alertness: Awesome}, attack: Feeble}
scenes:
  quay:
    text: Fog.
    choices:
    - id: fight
      text: Fight
      check: {combat: {foes: [dog], range: 0}}
      outcomes: {else: {goto: end}}
  end: {text: The end., ending: {kind: won}}
"""


def test_a_defense_strip_has_a_second_line(module: Callable[..., Path]) -> None:
    faces = (face(7, Rank.PASSABLE), 50)
    session = Session(load(module(SCENES)), ART, Loaded(faces), offers="always", hero="Ada")
    session.do(Choose("fight"))
    session.do(Choose("roll"))
    assert "Defense" in str(all_english(session.status()))

    ahead = rolls.strip_ahead(session)
    assert ahead is not None
    strip = event_blocks.drawn_strip(ahead, session)

    assert strip.drawing is not None
    ruler, names = ("".join(span.text for span in row) for row in strip.drawing(80))
    assert len(ruler) > 40
    assert "Cata" in names
