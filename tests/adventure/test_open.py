"""Adventures that are played at a table: printed ones, of which only the heroes are written."""

from pathlib import Path

import pytest

from solo import rules
from solo.adventure.loader import load
from solo.engine.chance import Loaded, Seeded
from solo.engine.commands import Ask, Choose, Table
from solo.engine.events import QuestionAnswered
from solo.engine.session import Session
from solo.engine.table.events import OthersWait
from solo.errors import AdventureError
from solo.rules.core.system import System
from solo.rules.data_systems.system import DataSystem
from solo.terminal.told import render
from tests.engine.table.sitting import do, only, refused

MODULE = """\
format: 1
title: The Printed One
system: art
start: page
open: OPEN
hero: {create: false, pregenerated: [hero.yaml]}
foes:
  wolf: {name: the wolf, attributes: {agility: Poor}}
scenes:
  page:
    text: Read on in the book.
    questions: [{id: bell, about: [bell], text: It rang at noon.}]
    choices: [{text: Turn the page, goto: end}]
  end: {ending: {kind: over}, text: It is over.}
"""
HERO = """\
name: Ida Thorn
attributes: {agility: 8, alertness: 7, charm: 6, craft: 8, cunning: 6, dexterity: 7, fate: 7,
             intelligence: 6, stamina: 7, strength: 8}
"""


def session(folder: Path, *faces: int, is_open: str = "true") -> Session:
    (folder / "adventure.yaml").write_text(MODULE.replace("OPEN", is_open), encoding="utf-8")
    (folder / "hero.yaml").write_text(HERO, encoding="utf-8")
    adventure = load(folder)
    made = Session(adventure, rules.find("art"), Loaded(faces), offers="asked")
    assert made.state.table is None
    return made


def test_an_open_adventure_takes_the_commands_of_a_table(tmp_path: Path) -> None:
    played = session(tmp_path, 62)
    do(played, "add", "Tom fate 5")
    do(played, "do", "damage poor", "tom")

    answered = only(played.do(Ask("Is it dark?", "likely", "Ida")).events, QuestionAnswered)
    assert isinstance(answered, QuestionAnswered)
    assert (answered.asker, answered.answer) == ("Ida Thorn", "yes")
    assert [one.id for one in played.options()] == ["turn-the-page"]


def test_the_author_answers_before_the_dice(tmp_path: Path) -> None:
    events = session(tmp_path).do(Ask("Has the bell been heard?")).events

    assert only(events, QuestionAnswered)
    assert "It rang at noon." in [getattr(event, "text", "") for event in events]


def test_the_story_still_ends(tmp_path: Path) -> None:
    played = session(tmp_path)
    do(played, "thread", "The bell")
    played.do(Choose("turn-the-page"))

    assert played.over
    assert "over" in refused(played.do(Table("thread", "More")))


def test_an_ordinary_adventure_takes_none_of_them(tmp_path: Path) -> None:
    played = session(tmp_path, 62, is_open="false")

    assert "for a table" in refused(played.do(Table("add", "Tom fate 5")))
    assert "none of you is called 'Tom'" in refused(played.do(Ask("Is it dark?", "", "Tom")))
    answered = only(played.do(Ask("Is it dark?", "likely")).events, QuestionAnswered)
    assert isinstance(answered, QuestionAnswered)
    assert answered.asker == ""
    assert played.state.table is None


def test_open_is_true_or_false(tmp_path: Path) -> None:
    with pytest.raises(AdventureError, match="open"):
        session(tmp_path, is_open="perhaps")


FIGHTS = {
    "art": ("combat: {foes: [wolf]}", "wolf: {name: the wolf, attributes: {agility: Poor}}"),
    "fell": ("fight: {foes: [wolf]}", "wolf: {name: the wolf, hp: 4}"),
    **dict.fromkeys(
        ("fictive-hack", "conan-2d20", "fallout-2d20"),
        ("fight: {foes: [wolf]}", "wolf: {name: the wolf}"),
    ),
    **dict.fromkeys(("ember", "oath"), ("fight: {foe: wolf}", "wolf: {name: the wolf}")),
}


def barn(folder: Path, system: str, faces: tuple[int, ...] = ()) -> Session:
    """Return the README's recipe: nobody is there before somebody is added."""
    check, foe = FIGHTS[system]
    text = MODULE.replace("OPEN", "true").replace("system: art", f"system: {system}")
    text = text.replace("wolf: {name: the wolf, attributes: {agility: Poor}}", foe)
    text = text.replace(", pregenerated: [hero.yaml]", "").replace(
        "choices: [{", f"choices: [{{text: Fight, check: {{{check}}}, outcomes: {{else: So.}}}}, {{"
    )
    (folder / "adventure.yaml").write_text(text, encoding="utf-8")
    chance = Loaded(faces) if faces else Seeded("barn")
    return Session(load(folder), rules.find(system), chance, offers="asked")


@pytest.mark.parametrize("system", ["art", "fell", "fictive-hack", "conan-2d20", "fallout-2d20"])
def test_all_who_sit_at_the_table_take_part_in_a_fight_of_the_module(
    tmp_path: Path, system: str
) -> None:
    played = barn(tmp_path, system)
    do(played, "add", "Kit")
    do(played, "add", "Lu")

    played.do(Choose("fight"))
    turns, acted = 0, set[str]()
    while played.state.pending is not None and turns < 400:
        assert played.state.table is not None
        acted.add(played.state.table.acting)
        assert {one.name for one in played.state.sheet.party} == {"Kit", "Lu"} - {
            played.state.table.acting
        }
        options = [one.id for one in played.options() if not one.reason]
        played.do(Choose(options[turns % len(options)], "x"))
        turns += 1

    assert acted == {"Kit", "Lu"}
    assert played.state.sheet.party == ()
    table = played.state.table
    assert table is not None
    assert [one.name for one in table.members] == ["Kit", "Lu"]
    assert [one.sheet is None for one in table.members].count(True) == 1


@pytest.mark.parametrize("parties", [True, False])
@pytest.mark.parametrize("system", ["ember", "oath"])
def test_where_rules_have_no_parties_it_is_said_who_takes_part(
    tmp_path: Path, system: str, parties: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not parties:
        monkeypatch.setattr(DataSystem, "gather", System.gather)
    played = barn(tmp_path, system)
    do(played, "add", "Kit")
    do(played, "add", "Lu")

    events = played.do(Choose("fight")).events

    assert (OthersWait("Kit", ("Lu",)) in events) == (not parties)
    (said,) = render.happened([OthersWait("Kit", ("Lu",))], played)
    assert said.text == "Only Kit takes part in this; Lu waits."
