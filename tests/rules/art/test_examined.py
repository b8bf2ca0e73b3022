"""Situations of ART Engine worked out by hand from its text, and typed as a player types them."""

import pytest

from solo.rules.art.checks.ranks import Rank
from tests.rules.art.exam import adventurer, exam, foe
from tests.rules.art.fight.arena import CT, FB, GD, IN, PR, PT

ROW = 7  # what plain attributes of seven roll on
FIRST = (ROW, GD)  # to act before a thug
TOUGH = foe(health=["Inferior", "Poor", "Passable", "Good", "Great"])
ONE = {"combat": {"foes": ["thug"], "range": 0}}
TWO = {"combat": {"foes": ["thug", "thug"], "range": 1}}


# Critical hits of what strikes several


@pytest.mark.rule("ART-145", "ART-149", "ART-156", "ART-502")
@pytest.mark.reading("ART-502")
@pytest.mark.parametrize(
    ("arm", "row", "deed"),
    [("bomb", 12, "throw-bomb-5"), ("machine-pistol", 9, "spray-machine-pistol-5-2")],
)
@pytest.mark.parametrize(("again", "second", "left"), [("no-critical", 1, 2), ("critical", 3, 1)])
def test_fame_staked_on_a_spray_or_grenade_counts_for_one_of_its_attacks(
    arm: str, row: int, deed: str, again: str, second: int, left: int
) -> None:
    """A small grenade of rank Passable is thrown on DEX + 3 + 2, a spray at two has 7 + 0 + 2."""
    shooter = adventurer(gear=[arm], fame=3, perks={"critical-hits": 1})
    dice = [FIRST, (row, IN), (row, IN)]

    game = exam(TWO, "critical", deed, again, faces=dice, heroes=[shooter], foes={"thug": TOUGH})

    assert "A critical hit: Passable damage." in game.text
    assert game.one("thug-1").checked == {2}
    assert game.one("thug-2").checked == {0 if second == 1 else 2}
    assert game.sheet.fame_left == left


@pytest.mark.rule("ART-206", "ART-207", "ART-502")
def test_a_spray_that_is_aborted_gives_back_the_fame_staked_on_it() -> None:
    shooter = adventurer(gear=["machine-pistol"], fame=3, perks={"critical-hits": 1})
    lines = ("roll", "critical", "spray-machine-pistol-5-2", "abort")
    game = exam(TWO, *lines, faces=[FIRST], heroes=[shooter], foes={"thug": TOUGH}, offers="always")

    assert game.sheet.fame_left == 3
    assert game.battle.turn is not None
    assert game.battle.turn.action


# What is asked of the world in a fight


@pytest.mark.rule("ART-284", "ART-285", "ART-393", "ART-456")
@pytest.mark.parametrize(("slip", "columns", "answer"), [(PT, -1, IN), (CT, -2, FB)])
def test_a_slip_hampers_what_is_asked_of_the_world_too(
    slip: Rank, columns: int, answer: Rank
) -> None:
    """All rolls are a column or two worse until the end of the next turn."""
    lines = ("attack-thug-hatchet", "ask is there a rope?")
    dice = [FIRST, (ROW, CT), (ROW, slip), (ROW, PR)]

    game = exam(ONE, *lines, faces=dice, foes={"thug": foe()})

    assert f"{answer.word} against Poor" in game.text
    assert f"Column shift {columns}:" in game.type("why").text


def test_to_look_in_a_fight_shows_how_it_stands_and_not_the_scene_before_it() -> None:
    before = exam(ONE, faces=[FIRST], foes={"thug": foe()}, offers="always").type("look")
    within = exam(ONE, faces=[FIRST], foes={"thug": foe()}).type("look")
    after = exam(ONE, "1", faces=[FIRST, 100], foes={"thug": foe()}).type("look")

    assert "A yard." in before.text
    assert "A yard." not in within.text
    assert "the thug: band 5" in within.text
    assert "Camp." in after.text
