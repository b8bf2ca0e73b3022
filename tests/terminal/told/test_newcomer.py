"""What stands beside a roll: its chances, and once for a newcomer, how the dice are read."""

from pathlib import Path

import pytest

from solo.adventure.loader import load
from solo.engine.chance import Loaded
from solo.engine.commands import Choose
from solo.engine.session import Session
from solo.rules import find
from solo.rules.core.system import AnySystem
from solo.rules.two_d20.core.combat_dice import Hit, read
from solo.terminal.told import render
from solo.terminal.told.answers import answer
from solo.terminal.told.newcomer import Newcomer
from solo.terminal.typed.readings import Query
from solo.words import english
from tests.conftest import Solo

DOOR = """
format: 1
title: The door
system: fell
start: hall
hero: {create: false, pregenerated: [ada.yaml]}
scenes:
  hall:
    text: A door.
    choices:
      - {id: push, text: Push, check: {test: {attribute: [str, dex], dn: 4}},
         outcomes: {passed: {goto: end}, failed: No.}}
  end: {ending: won}
"""
ADA = "{name: Ada, attributes: {str: d8, dex: d6, int: d6, wil: d6}, hp: 4, background: cook}"


@pytest.fixture
def session(tmp_path: Path) -> Session:
    (tmp_path / "adventure.yaml").write_text(DOOR, encoding="utf-8")
    (tmp_path / "ada.yaml").write_text(ADA, encoding="utf-8")
    return Session(load(tmp_path), find("fell"), Loaded([3]), hero="Ada")


def texts(session: Session) -> list[str]:
    return [block.text for block in render.menu(session)]


def test_the_chance_stands_beside_the_roll_and_a_smaller_die_is_not_offered(
    session: Session,
) -> None:
    session.do(Choose("push"))

    assert " 1. Roll the dice: 63% (Enter)" in texts(session)
    assert not any("Use DEX" in text for text in texts(session))
    assert any(block.drawing is not None for block in render.menu(session))


def test_a_choice_of_the_scene_has_no_strip(session: Session) -> None:
    assert not any(block.drawing is not None for block in render.menu(session))


def test_a_newcomer_is_told_once_how_dice_are_read(session: Session) -> None:
    asked = []

    def first() -> bool:
        asked.append(True)
        return True

    newcomer = Newcomer(session, first)
    before = newcomer.before_a_roll()
    session.do(Choose("push"))
    told = newcomer.before_a_roll()

    assert (before, newcomer.before_a_roll(), len(asked)) == ((), (), 1)
    assert "High is good" in told[0].text


def test_how_dice_are_read_is_said_in_words(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    reading = find("conan-2d20").reading
    monkeypatch.setattr(type(session.system), "reading", reading)
    newcomer = Newcomer(session, lambda: True)
    session.do(Choose("push"))

    assert newcomer.before_a_roll()[0].text == f"[{english(reading)}]"


@pytest.mark.parametrize("name", ["art", "fictive-hack", "conan-2d20", "fallout-2d20", "fell"])
def test_every_system_says_whether_high_or_low_is_good(name: str) -> None:
    system: AnySystem = find(name)

    assert ("high is good" in english(system.reading).lower()) != (
        "low is good" in english(system.reading).lower()
    )


def test_the_program_remembers_who_was_told(solo: Solo, tmp_path: Path) -> None:
    game = ("play", "first-steps", "--hero", "wren", "--new", "--plain", "--saves", str(tmp_path))

    first, second = (solo(*game, typed="take\nunlock\n").stdout for _ in range(2))

    assert "high is good" in first
    assert "high is good" not in second


def test_who_has_nothing_is_told_so(session: Session) -> None:
    (block,) = answer(Query("gear"), session, spoken=True)[:1]

    assert "under 'gear'" not in block.text


@pytest.mark.parametrize("name", ["conan-2d20", "fallout-2d20"])
def test_where_combat_dice_fall_their_faces_are_told(name: str) -> None:
    """CON-034, FO: 1 and 2 are damage, 3 and 4 nothing, 5 and 6 one damage and an Effect."""
    assert "Combat dice" in english(find(name).reading)
    assert [read((face,)) for face in range(1, 7)] == [
        Hit(1), Hit(2), Hit(), Hit(), Hit(1, 1), Hit(1, 1)
    ]  # fmt: skip


def test_below_a_hero_who_was_looked_at_all_heroes_are_listed_again(solo: Solo) -> None:
    game = ("play", "first-steps", "--plain", "--new", "--seed", "1")

    without, said = (solo(*game, typed=typed).stdout for typed in ("", "? 1\n"))

    assert said.count("Make a new hero") == without.count("Make a new hero") + 1
