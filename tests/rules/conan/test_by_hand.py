"""Situations worked out by hand from the text alone, and then tried (Conan 2d20)."""

import pytest

from solo.rules.core.dice import LoadedDice
from solo.rules.core.odds import weighed
from solo.rules.two_d20.conan.foe import Foe
from solo.rules.two_d20.conan.gear.written import known_weapon
from solo.rules.two_d20.conan.system import CONAN
from solo.rules.two_d20.core.sheet import changed
from tests.english import all_english
from tests.rules.conan.sample import (
    GUARD,
    HALL,
    WALL,
    able,
    armed,
    battle,
    fight,
    ids,
    play,
    trained,
)

FIGHTER = armed(trained(able(agility=9, brawn=9), melee=(3, 2), parry=(2, 0)), "sword", "knife")


@pytest.mark.rule("CON-016", "CON-017", "CON-022", "CON-028")
def test_both_actions_of_a_turn_may_be_moves_and_what_is_free_is_left() -> None:
    step = play(fight(WALL, sheet=FIGHTER, zones=HALL), FIGHTER, [],
                "begin", "move-stair", "move-loft")  # fmt: skip

    assert battle(step).hero.zone == "loft"
    assert (battle(step).hero.standard, battle(step).hero.minor) == (0, 0)
    assert {"end-turn", "drop-prone", "drop"} <= set(ids(step, able=True))
    assert not [one for one in ids(step, able=True) if one.startswith(("move", "attack", "draw"))]


@pytest.mark.rule("CON-021")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (3, 2)])
def test_a_round_that_ends_takes_a_point_of_momentum(before: int, after: int) -> None:
    sheet = changed(FIGHTER, pool=before)
    step = play(fight(WALL, sheet=sheet), sheet, [19, 19], "begin", "end-turn", "take-it")

    assert step.sheet.pool == after


@pytest.mark.rule("CON-025")
def test_a_held_action_comes_before_the_foe_s_and_with_the_weapon_in_hand() -> None:
    step = play(fight(GUARD, sheet=FIGHTER), FIGHTER, [], "begin", "ready", "end-turn")

    assert ids(step)[0] == "wait"
    attacks = [one for one in ids(step) if one.startswith("attack-guard")]
    assert "attack-guard-sword" in attacks
    assert "attack-guard-knife" not in attacks


@pytest.mark.rule("CON-045", "CON-046", "CON-047")
def test_seven_points_of_ten_are_one_harm_and_leave_three() -> None:
    """Five combat dice show 2, 2, 1, 1, 1 and nothing soaks any of it."""
    ox = Foe(name="the ox", tn=9, vigor=10, wounds=3, weapons=(known_weapon("axe"),))
    start = fight(ox, sheet=FIGHTER)
    told = play(start, FIGHTER, [5, 19, 2, 2, 1, 1, 1, 20], "begin", "attack-ox-sword", "roll")

    (foe,) = battle(told).standing
    assert (foe.vigor, foe.wounds) == (3, 1)


@pytest.mark.rule("CON-034", "CON-036", "CON-040", "CON-043", "CON-045")
def test_why_tells_the_dice_of_a_hit_and_once_it_has_fallen_what_came_of_it() -> None:
    """2, 2, 1 and two Effects of 1 are 7; Vicious 1 adds 2; of 9, Soak 1 leaves 8: one Harm."""
    ox = Foe(name="the ox", tn=9, vigor=30, wounds=5, defense=0, armor={"all": 1})
    fighter = armed(FIGHTER, known_weapon("sword"))
    lying = play(fight(ox, sheet=fighter), fighter, [5, 12, 2, 2, 5, 1, 6, 3],
                 "begin", "attack-ox-sword", "roll")  # fmt: skip
    told = " ".join(all_english(CONAN.explain(lying.encounter.rolled)))
    assert "A hit on the ox to the right arm." in told
    assert "show 2, 2, 5, 1 and 6: 7 damage, 2 Effects" in told
    assert "2 for Vicious (CON-036): 9 in all" in told
    assert "Soak" not in told, "nobody knows yet what gets through"
    assert [one.faces for one in lying.rolled] == [(5, 12)]

    fallen = lying.encounter.step("strike", "", lying.sheet, LoadedDice([]))
    told = " ".join(all_english(CONAN.explain(fallen.rolled[-1])))
    assert "Soak 1: 8 gets through" in told
    assert "That is 1 Harm" in told
    assert [one.faces for one in fallen.rolled] == [(2, 2, 5, 1, 6)], "each throw comes once"


@pytest.mark.rule("CON-041", "CON-043")
def test_why_tells_of_a_hit_on_the_hero() -> None:
    step = play(fight(GUARD, sheet=FIGHTER), FIGHTER, [4, 12, 1, 3, 1, 2, 3],
                "begin", "end-turn", "take-it")  # fmt: skip
    told = " ".join(all_english(CONAN.explain(step.rolled[-1])))

    assert "A hit on you to the right arm." in told
    assert "show 1, 3, 1 and 2: 4 damage, 0 Effects" in told
    assert "Soak 0: 4 gets through" in told


@pytest.mark.rule("CON-059")
def test_what_damage_dice_may_come_to_is_told_before_they_are_rolled_again() -> None:
    """2, 2, 5 and 6 stay, worth 6 with 2 for Vicious; the fifth die adds 1, 2, 0, 0, 2 or 2."""
    ox = Foe(name="the ox", tn=9, vigor=30, wounds=5, defense=0)
    sheet = changed(FIGHTER, pool=2)
    step = play(fight(ox, sheet=sheet), sheet, [5, 12, 2, 2, 5, 1, 6, 3],
                "begin", "attack-ox-sword", "roll", "dice")  # fmt: skip

    odds = weighed(step.encounter, "re-roll-weak", sheet)
    assert odds is not None
    assert dict(odds.labels) == {"10 damage": 3, "9 damage": 1, "8 damage": 2}
    assert weighed(step.encounter, "back", sheet) is None
