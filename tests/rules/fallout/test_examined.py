"""Fallout 2d20 from outside: situations from the text alone, typed as a player types them."""

import re
from pathlib import Path

import pytest

from tests.rules.examined import Game

ROOM = """
foes:
  dog: {name: the dog, tn: 10, tag: 1, health: 5, initiative: 16, weapons: [{name: teeth, dice: 3}]}
  raider: {name: the raider, tn: 9, tag: 1, health: 7, armor: 1, initiative: 8, weapons: [pipe]}
companions:
  pim: {name: Pim, tn: 9, tag: 2, health: 6, initiative: 10, weapons: [pipe],
    skills: {machines: 12}}
scenes:
  quay:
    enter: {join: pim, action_points: POINTS}
    text: Fog.
    choices:
    - {id: go, text: Go, check: {fight: {foes: [FOES]}},
       outcomes: {else: {text: "Over, {{ outcome.label }}.", goto: home}}}
    - {id: pump, text: Pump, check: {skill: {skill: machines, difficulty: 2,
        complication_range: 3, assist: [pim], extra: 1}}, outcomes: {else: Done.}}
"""


def room(folder: Path, *faces: int, foes: str = "{foe: raider}", points: int = 0) -> Game:
    scenes = ROOM.replace("FOES", foes).replace("POINTS", str(points))
    return Game(folder, "fallout-2d20", scenes, faces=faces)


@pytest.mark.rule("FO-015", "FO-016")
def test_a_foes_helper_counts_only_beside_a_success_of_the_one_it_helps(tmp_path: Path) -> None:
    """12 and 15 of 9 are none, so 2 of 10 adds nothing; 9 is one, and a 1 of the dog two more."""
    faces = (12, 15, 2, 12, 9, 1, 3, 3, 3)
    game = room(tmp_path, *faces, foes="{foe: dog, assists: true}, {foe: raider}")

    missed = game.tell("go", "wait", "end-turn", "why")
    assert (
        "The dice show 12 and 15, the helper's 2; 9 or less succeeds: no success of 1 needed"
        in missed
    )
    assert "The helper's die shows 2, which counts only beside a success" in missed
    hit = game.tell("wait", "end-turn", "why 1")
    assert (
        "The dice show 12 and 9, the helper's 1; 9 or less succeeds: 3 successes of 1 needed" in hit
    )


def test_a_foe_takes_cover_then_flees_and_who_is_left_fights_on(tmp_path: Path) -> None:
    """4 damage less armor 1 leave 4 of 7: cover, where 9 succeeds twice with 25.75 %.

    3 less 1 leave 2 of 4: it is gone. What becomes of foes is ours, as the summary says nothing.
    """
    faces = (3, 9, 2, 2, 3, 3, 20, 20, 20, 20, 5, 5, 1, 2, 3, 3, 20, 20)
    game = room(tmp_path, *faces, foes="{foe: raider, cover: 4, flees: 2, count: 2}")

    game.tell("go", "attack-raider-with-pistol", "keep", "strike")
    assert "The raider takes cover: a step harder to hit." in game.tell("end-turn")
    odds = game.tell("odds")
    assert "Shoot at the second raider: pistol, 4 dice: 69.8% for success" in odds
    assert "Shoot at the raider: pistol, 4 dice: 25.8% for success" in odds
    game.tell("attack-raider-with-pistol", "keep", "strike")
    said = game.tell("end-turn")
    assert "The raider has had enough, and is gone." in said
    assert re.search(r"The second raider attacks, [^.]*: no success\. A miss\.", said)


def test_when_the_last_has_fled_the_fight_is_won(tmp_path: Path) -> None:
    game = room(tmp_path, 3, 9, 2, 2, 3, 3, foes="{foe: raider, flees: 6}")

    said = game.tell("go", "attack-raider-with-pistol", "keep", "strike", "end-turn")
    assert "The raider has had enough, and is gone." in said
    assert "Over, won." in said


@pytest.mark.rule("FO-010", "FO-024", "FO-025")
def test_the_second_major_action_is_a_step_harder_and_there_is_no_third(tmp_path: Path) -> None:
    faces = (5, 6, 1, 2, 5, 20, 20)
    game = room(tmp_path, *faces, foes="{foe: raider, count: 2}", points=5)

    game.tell("go", "attack-raider-with-cleaver", "keep", "strike", "major")
    said = game.tell("attack-raider-with-cleaver", "keep")
    assert re.search(r"20 and 20; \d+ or less succeeds: no success of 2 needed", said)
    assert "Your next test is 2" in said
    assert "2 major actions a round are the most." in game.tell("major")


@pytest.mark.rule("FO-025")
def test_of_four_points_three_are_dice_of_damage(tmp_path: Path) -> None:
    game = room(tmp_path, 5, 6, 1, 2, 5, 5, 6, 1, points=5)

    said = game.tell("go", "attack-raider-with-cleaver", "keep", *["extra-damage"] * 4)
    assert "The combat dice show 1, 2, 5, 5, 6 and 1" in said
    assert "3 extra dice are the most." in said


@pytest.mark.rule("FO-011", "FO-019", "FO-020", "FO-027")
def test_of_three_dice_more_one_is_given_and_two_are_bought(tmp_path: Path) -> None:
    """The last point buys the first; the second costs 2 more, which the gamemaster gets."""
    game = room(tmp_path, 18, 1, 11, 5, 12, points=1)

    assert "3 dice; complications on 18 and above" in game.tell("pump")
    said = game.tell("die")
    assert "One more die, for 2 Action Points given to the gamemaster" in said
    assert "78%" in said
    rolled = game.tell("help-pim", "roll", "why")
    assert (
        "The dice show 18, 1, 11 and 5, the helper's 12; 11 or less succeeds: 5 successes of 2"
        in rolled
    )
    assert "1 complication" in rolled


def test_a_complication_in_force_is_told_beside_the_hero(tmp_path: Path) -> None:
    """A 20 makes the next test a step harder: it stands in the line of the hero until then."""
    game = Game(
        tmp_path,
        "fallout-2d20",
        ROOM.replace("FOES", "{foe: raider}").replace("POINTS", "0, harder: 1"),
        faces=(12, 15),
    )

    begun = game.tell("go")
    assert "armor 0 (next test 1 step harder)." in begun


def test_the_round_is_told_with_the_limit_that_ends_the_fight(tmp_path: Path) -> None:
    scenes = ROOM.replace("POINTS", "0").replace("foes: [FOES]", "foes: [{foe: raider}], rounds: 3")

    assert "Round 1 of 3." in Game(tmp_path, "fallout-2d20", scenes).tell("go")
