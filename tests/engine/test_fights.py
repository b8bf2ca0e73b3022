"""What is told of a fight, and in what order."""

from pathlib import Path

from solo.adventure.loader import load
from solo.engine.chance import Loaded
from solo.engine.commands import Choose, Try
from solo.engine.events import CheckRolled, Narrated, SheetChanged
from solo.engine.session import Session
from solo.rules import find

RAT = """
format: 1
title: The Rat
system: fallout-2d20
start: cellar
hero: {create: false, pregenerated: [ada.yaml]}
foes: {rat: {name: the rat, health: 1, initiative: 1}}
scenes:
  cellar:
    text: A rat.
    choices:
      - id: fight
        text: Fight it
        check: {fight: {foes: [{foe: rat}]}}
        outcomes: {else: {text: "No rat.", goto: end}}
  end: {ending: {kind: won, title: No rat}, text: Home.}
"""
ADA = """
name: Ada
attributes: {might: 9, senses: 6, grit: 6, charm: 6, wits: 6, speed: 6, luck: 6}
weapons: [pipe]
"""


def test_the_last_blow_comes_before_the_end_that_it_makes(tmp_path: Path) -> None:
    (tmp_path / "adventure.yaml").write_text(RAT, encoding="utf-8")
    (tmp_path / "ada.yaml").write_text(ADA, encoding="utf-8")
    adventure = load(tmp_path)
    chance = Loaded([1, 1, 2, 2, 2])
    session = Session(adventure, find("fallout-2d20"), chance, hero="Ada", offers="asked")
    session.do(Choose("fight"))

    turn = session.do(Choose("attack-rat-with-pipe"))

    kinds = [type(event) for event in turn.events]
    assert kinds.index(SheetChanged) < kinds.index(CheckRolled) < kinds.index(Narrated)


def test_a_fight_that_opens_the_story_heeds_offers_asked(tmp_path: Path) -> None:
    """Its rolls are made at once, as those of any later fight are."""
    begun = RAT.replace(
        "    choices:\n      - id: fight\n        text: Fight it\n        check:", "    check:"
    )
    begun = begun.replace("        outcomes:", "    outcomes:")
    (tmp_path / "adventure.yaml").write_text(begun, encoding="utf-8")
    (tmp_path / "ada.yaml").write_text(ADA, encoding="utf-8")
    chance = Loaded([1, 1, 2, 2, 2])
    session = Session(load(tmp_path), find("fallout-2d20"), chance, hero="Ada", offers="asked")

    session.do(Choose("attack-rat-with-pipe"))

    assert session.over


def test_what_is_tried_in_a_fight_leads_out_of_it_where_the_author_says_so(tmp_path: Path) -> None:
    """A success leads on, and the fight is left; a failure spends the turn, and it goes on."""
    tries = "    tries: {might: {success: {text: Through., goto: end}, failure: It holds.}}\n"
    written = RAT.replace("    choices:\n", tries + "    choices:\n")
    (tmp_path / "adventure.yaml").write_text(written, encoding="utf-8")
    (tmp_path / "ada.yaml").write_text(ADA, encoding="utf-8")
    adventure = load(tmp_path)

    def tried(*faces: int) -> Session:
        session = Session(
            adventure, find("fallout-2d20"), Loaded(faces), hero="Ada", offers="asked"
        )
        session.do(Choose("fight"))
        assert session.do(Try("might", text="to break the door")).accepted
        return session

    assert tried(*[1] * 9).over
    assert tried(*[20] * 2, *[1] * 9).state.scene == "cellar"
