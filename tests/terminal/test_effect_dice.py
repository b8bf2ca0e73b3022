"""Dice that an effect of a scene rolls: `why` tells them, as it tells those of a check."""

import io
from collections.abc import Sequence
from pathlib import Path

from solo.adventure.loader import load
from solo.engine.chance import Loaded
from solo.engine.session import Session
from solo.rules import find
from solo.terminal.front_ends.loop import play
from solo.terminal.front_ends.plain import PlainPlayer

ADA = "{name: Ada, attributes: {str: d8, dex: d6, int: d6, wil: d6}, hp: 5, background: cook}"
YARD = """
format: 1
title: The yard
system: fell
start: yard
hero: {create: false, pregenerated: [ada.yaml]}
scenes:
  yard:
    text: A yard.
    choices:
      - {id: trap, text: Step on it, harm: {die: d6}}
      - {id: roll, text: Roll, check: {luck: {}}, outcomes: {else: {harm: {die: d6}}}}
      - id: first
        text: Suffer it and roll
        harm: {die: d6}
        check: {luck: {}}
        outcomes: {else: {text: So.}}
      - {id: wait, text: Wait, time: 1}
      - {id: go, text: Go, goto: end}
  end: {ending: won}
"""


def played(tmp_path: Path, faces: Sequence[int], *lines: str) -> str:
    """Play lines of a FELL yard in plain words; return what was written."""
    (tmp_path / "adventure.yaml").write_text(YARD, encoding="utf-8")
    (tmp_path / "ada.yaml").write_text(ADA, encoding="utf-8")
    session = Session(load(tmp_path), find("fell"), Loaded(faces), hero="Ada", offers="asked")
    out = io.StringIO()
    play(session, PlainPlayer(session, io.StringIO("".join(f"{one}\n" for one in lines)), out))
    return " ".join(out.getvalue().split())


def test_the_dice_of_an_effect_are_explained(tmp_path: Path) -> None:
    said = played(tmp_path, (3,), "trap", "why", "wait", "why")

    assert said.count("Why The dice: d6 shows 3.") == 2


def test_a_roll_and_what_followed_it_are_explained_in_their_order(tmp_path: Path) -> None:
    said = played(tmp_path, (5, 2), "roll", "why", "why 0", "why 1")

    assert "The rolls that followed The dice: d6 shows 2." in said
    assert said.index("The rolls that followed") > said.index("Why ")
    assert said.count("The dice: d6 shows 2.") == 2  # by `why` and by `why 0`
    assert "Why, 1 before The dice" not in said


def test_what_came_before_a_roll_is_explained_as_before_it(tmp_path: Path) -> None:
    said = played(tmp_path, (2, 5), "first", "why", "why 1")

    assert said.count("The dice: d6 shows 2.") == 1
    assert "Why, 1 before The dice: d6 shows 2." in said


def test_without_dice_nothing_was_rolled(tmp_path: Path) -> None:
    assert "Nothing has been rolled yet." in played(tmp_path, (), "wait", "why")
