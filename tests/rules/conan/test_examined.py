"""Conan 2d20 from outside: situations from the text alone, typed as a player types them."""

from pathlib import Path

import pytest

from tests.rules.examined import Game

FOES = """
foes:
  guard: {name: the guard, tn: 9, vigor: 6, resolve: 6, wounds: 2, armor: {all: 1},
    weapons: [spear]}
  thug: {name: the thug, tn: 9, vigor: 6, resolve: 6, weapons: [knife]}
  shouter: {name: the shouter, tn: 9, vigor: 6, resolve: 6, weapons: [war cry]}
companions:
  tomas: {name: Tomas, tn: 11, vigor: 8, wounds: 3, weapons: [staff]}
"""
ROOM = (
    FOES
    + """
scenes:
  quay:
    enter: {ENTER}
    text: Fog.
    choices:
    - {id: go, text: Go, check: {fight: {zones: {hall: {name: the hall, adjacent: [stair]},
        stair: {name: the stair, adjacent: [loft]}, loft: {name: the loft}}, start: hall,
        foes: [FOES], policy: POLICY}},
       outcomes: {else: {text: Over., goto: home}}}
"""
)


def room(
    folder: Path,
    *faces: int,
    foes: str = "{foe: guard}, {foe: thug}",
    enter: str = "momentum: 4",
    policy: str = "none",
) -> Game:
    scenes = ROOM.replace("FOES", foes).replace("ENTER", enter).replace("POLICY", policy)
    return Game(folder, "conan-2d20", scenes, faces=faces)


@pytest.mark.rule("CON-061")
def test_half_of_a_hit_is_explained_and_so_is_the_hit_itself(tmp_path: Path) -> None:
    """1, 2, two Effects of 1 and Vicious 1 are 7; half of it, rounded up, is 4 for the second."""
    game = room(tmp_path, 1, 2, 1, 2, 5, 6, 3, 9, 2)
    game.tell("go", "attack-guard-sword", "secondary-thug", "strike")

    said = game.tell("why", "why 1", "why 2", "why 3")
    assert "Why A hit on the thug to the head. 4 as half of a hit" in said
    assert "Why, 1 before A hit on the guard to the torso." in said
    assert "Soak 1: 6 gets through" in said
    assert "Why, 2 before The dice show 1 and 2; 13 or less succeeds: 4 successes" in said
    assert "There are only 3 rolls to explain" in said


def test_where_nothing_fell_there_is_nothing_to_explain(tmp_path: Path) -> None:
    said = room(tmp_path).tell("why 1")

    assert "Nothing has been rolled yet." in said


@pytest.mark.rule("CON-018")
def test_a_companion_may_act_first_and_then_does_not_act_again(tmp_path: Path) -> None:
    """The staff's 1, 2, 3, 4 are 3; the guard's armor takes 1. Taken back, it is all as before."""
    faces = (5, 15, 1, 2, 3, 4, 9, 5, 15, 1, 2, 3, 4, 9)
    game = room(tmp_path, *faces, foes="{foe: guard}", enter="join: tomas")
    game.tell("go", "other")
    assert "first-tomas" in game.open

    assert "3 damage to the torso, 1 Soak: 2 gets through, 4 Vigor left." in game.tell(
        "first-tomas"
    )
    game.tell("undo")
    assert "first-tomas" in game.open
    game.tell("first-tomas", "other")
    assert "first-tomas" not in game.open
    game.tell("back")
    assert "The guard attacks you" in game.tell("end-turn"), "Tomas has had his turn"


@pytest.mark.rule("CON-021", "CON-024", "CON-054", "CON-076")
def test_a_guard_that_is_beaten_down_leaves_no_reaction_until_a_parry_test(tmp_path: Path) -> None:
    """The foe pays 1 Doom to be first and 3 for dice; of 2 Momentum it breaks the guard.

    The Parry test of a 15 and a 15 fails, and takes the Minor Action; so no Reaction is left.
    """
    foe = "{foe: guard}"
    faces = (1, 2, 3, 13, 14, 3, 3, 3, 4, 9, 15, 15)
    scenes = ROOM.replace("weapons: [spear]", "weapons: [spear], tactics: [break-guard]")
    scenes = scenes.replace("FOES", foe).replace("ENTER", "momentum: 4, doom: 6")
    scenes = scenes.replace("POLICY", "aggressive")
    game = Game(tmp_path, "conan-2d20", scenes, faces=faces)

    assert "The guard breaks a guard." in game.tell("go", "take-it")
    assert "regain-guard" in game.open
    assert "Momentum 3, Fortune" in game.tell("end-turn")
    game.tell("regain-guard", "end-turn")
    assert (game.open, game.barred) == (["take-it"], ["parry", "dodge"])


@pytest.mark.rule("CON-029", "CON-062", "CON-068")
def test_after_a_sprint_a_swift_action_is_two_steps_harder_and_fortune_adds_none(
    tmp_path: Path,
) -> None:
    """13 with Focus 2: a step harder succeeds with 49.25 %, two steps with 12 %."""
    game = room(tmp_path, 1, 2, 1, 1, 1, 1, 1, 9, foes="{foe: guard, zone: loft}")

    game.tell("go", "sprint-loft")
    assert "Strike the guard: sword, 5 dice: 49%" in game.tell("fortune-action")
    said = game.tell("attack-guard-sword", "swift-action", "strike")
    assert "1. Strike the guard: sword, 5 dice: 12%" in said


@pytest.mark.rule("CON-041", "CON-044", "CON-056")
def test_four_dice_of_confidence_and_no_more_soak_what_frightens(tmp_path: Path) -> None:
    """Three Momentum of the attack and one of the pool; 1, 2, 1, 1 soak 5 of 4 damage."""
    faces = (1, 2, 3, 3, 3, 3, 3, 9, 1, 1, 1, 2, 1, 2, 1, 1)
    game = room(tmp_path, *faces, foes="{foe: shouter}", enter="momentum: 6")

    game.tell("go", "attack-shouter-sword")
    for _ in range(4):
        game.tell("more", "confidence")
    game.tell("more")
    assert "confidence" not in game.open
    said = game.tell("back", "strike", "end-turn", "take-it", "why")
    assert "Soak 5: 0 gets through" in said
    assert "Resolve 8/8" in game.tell("look")


@pytest.mark.rule("CON-057")
@pytest.mark.parametrize(("foe", "price"), [("thug", 2), ("guard", 3)])
def test_a_weapon_in_one_hand_is_knocked_away_for_2_and_one_in_two_for_3(
    tmp_path: Path, foe: str, price: int
) -> None:
    game = room(tmp_path, 1, 2, 3, 3, 3, 3, 3, 9, foes=f"{{foe: {foe}}}")

    said = game.tell("go", f"attack-{foe}-sword", "more")
    assert f"away ({price} Momentum)" in said


def test_what_makes_the_next_test_harder_stands_beside_the_hero(tmp_path: Path) -> None:
    scenes = ROOM.replace("FOES", "{foe: guard}").replace("ENTER", "harder: 2, doom: -9")
    game = Game(tmp_path, "conan-2d20", scenes.replace("POLICY", "aggressive"))

    assert "next test 2 steps harder" in game.tell("go")
