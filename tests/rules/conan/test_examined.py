"""Conan 2d20 from outside: situations from the text alone, typed as a player types them."""

from pathlib import Path

import pytest

from tests.rules.examined import Game

FOES = """
foes:
  guard: {name: the guard, tn: 9, vigor: 6, resolve: 6, wounds: 2, armor: {all: 1},
    weapons: [spear]}
  thug: {name: the thug, tn: 9, vigor: 6, resolve: 6, weapons: [knife]}
"""
ROOM = (
    FOES
    + """
scenes:
  quay:
    enter: {momentum: 4}
    text: Fog.
    choices:
    - {id: go, text: Go, check: {fight: {zones: {hall: {name: the hall, adjacent: [stair]},
        stair: {name: the stair, adjacent: [loft]}, loft: {name: the loft}}, start: hall,
        foes: [{foe: guard}, {foe: thug}], policy: none}},
       outcomes: {else: {text: Over., goto: home}}}
"""
)


@pytest.mark.rule("CON-061")
def test_half_of_a_hit_is_explained_and_so_is_the_hit_itself(tmp_path: Path) -> None:
    """1, 2, two Effects of 1 and Vicious 1 are 7; half of it, rounded up, is 4 for the second."""
    game = Game(tmp_path, "conan-2d20", ROOM, faces=(1, 2, 1, 2, 5, 6, 3, 9, 2))
    game.tell("go", "attack-guard-sword", "secondary-thug", "strike")

    said = game.tell("why", "why 1", "why 2", "why 3")
    assert "Why A hit on the thug to the head. 4 as half of a hit" in said
    assert "Why, 1 before A hit on the guard to the torso." in said
    assert "Soak 1: 6 gets through" in said
    assert "Why, 2 before Agility 10 + Melee 3 = 13." in said
    assert "There are only 3 rolls to explain." in said


def test_where_nothing_fell_there_is_nothing_to_explain(tmp_path: Path) -> None:
    said = Game(tmp_path, "conan-2d20", ROOM).tell("why 1")

    assert "Nothing has been rolled yet." in said
