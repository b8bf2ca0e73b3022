"""What a player sees of a fight: the state once, then what changed; why each roll went so."""

import io
from collections.abc import Sequence
from pathlib import Path

from solo.adventure.loader import load
from solo.engine.chance import Loaded
from solo.engine.session import Session
from solo.rules import find
from solo.terminal.loop import play
from solo.terminal.plain import PlainPlayer

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
      - id: draw
        text: Draw
        check:
          fight: {foes: [dog]}
        outcomes: {1s: {goto: end}, else: {goto: end}}
  end: {ending: won}
foes:
  dog: {name: the dog, hp: 4, armor: 1, str: d6, wil: d6, dex: d6, weapon: d6}
"""
ADA = (
    "{name: Ada, attributes: {str: d8, dex: d6, int: d6, wil: d6}, hp: 4, background: cook,"
    " gear: {sword: 1}}"
)


def fought(tmp_path: Path, faces: Sequence[int], *lines: str) -> str:
    """Play lines of a FELL fight in plain words; return what was written."""
    (tmp_path / "adventure.yaml").write_text(YARD, encoding="utf-8")
    (tmp_path / "ada.yaml").write_text(ADA, encoding="utf-8")
    session = Session(load(tmp_path), find("fell"), Loaded(faces), hero="Ada")
    out = io.StringIO()
    typed = "".join(f"{line}\n" for line in ("draw", *lines))
    play(session, PlainPlayer(session, io.StringIO(typed), out))
    return " ".join(out.getvalue().split())


def test_every_roll_of_a_round_can_be_explained(tmp_path: Path) -> None:
    said = fought(tmp_path, (3, 2, 2, 1), "", "why", "why 1", "", "why 3", "why 4")

    assert "Why The dog strikes you: 2; 2 harm." in said
    assert "Why, 1 before You strike the dog: 3, less 1 for armor; 2 harm." in said
    assert "Why, 3 before You strike the dog: 3" in said
    assert "There are only 4 rolls to explain." in said


def test_the_roll_that_ended_a_fight_is_explained_after_it(tmp_path: Path) -> None:
    said = fought(tmp_path, (6, 2), "", "why")

    assert said.count("Why You strike the dog: 6") == 1


def test_chances_stand_beside_the_choices_of_a_fight_and_a_round_is_told_once(
    tmp_path: Path,
) -> None:
    said = fought(tmp_path, (3, 2, 2, 1), "")

    assert "1. Attack the dog: 88% (Enter)" in said
    assert said.count("Round 2.") == 1
