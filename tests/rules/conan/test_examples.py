"""Worked examples of the list, in a fight or by an author's effect, as they are played."""

from dataclasses import replace
from typing import Any

import pytest

from solo.rules.core.dice import LoadedDice
from solo.rules.two_d20.conan.checks.situation import Tags
from solo.rules.two_d20.conan.checks.skill import SkillTest
from solo.rules.two_d20.conan.doom import Policy
from solo.rules.two_d20.conan.effects import Damage, Treasure
from solo.rules.two_d20.conan.gear.written import Weapon
from solo.rules.two_d20.conan.health.hazard import Hazard
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.core.sheet import changed
from tests.rules.conan.sample import (
    GUARD,
    HALL,
    WALL,
    able,
    armed,
    at,
    battle,
    fight,
    play,
    told,
    trained,
)

HIT = [5, 19]  # one success against 10 or more, which is no Momentum


def fighter(**scores: int) -> Sheet:
    return trained(able(agility=10, **scores), melee=(2, 0), ranged=(2, 0), menace=(2, 0))


def suffered(sheet: Sheet, through: int) -> Sheet:
    after, _ = Damage(dice=0, bonus=through).apply(sheet, LoadedDice([9]))
    return after


@pytest.mark.example("CON-014")
def test_a_bow_at_long_range_in_poor_light() -> None:
    sheet = armed(fighter(), "bow")
    start = fight(sheet=sheet, zones=HALL, foes=(at(WALL, "loft"),), tags=Tags(light="moonlit"))
    step = play(start, sheet, [20, 20], "begin", "attack-wall-bow", "roll")

    assert told(step, "attacks")[0]["difficulty"] == 3


@pytest.mark.example("CON-038")
@pytest.mark.parametrize(
    ("scores", "kind", "dice", "rolled"),
    [({"brawn": 12}, "melee", 4, 7), ({"awareness": 8}, "ranged", 3, 3),
     ({"personality": 16}, "threaten", 2, 7)],
)  # fmt: skip
def test_so_many_combat_dice_are_rolled(
    scores: dict[str, int], kind: Any, dice: int, rolled: int
) -> None:
    weapon = Weapon(name="stick", kind=kind, dice=dice, range="close")
    sheet = armed(changed(fighter(), attributes=able(coordination=10, **scores).attributes), weapon)
    how, place = (["frighten"], []) if kind == "threaten" else ([], [9])
    step = play(fight(WALL, sheet=sheet), sheet, [*HIT, *[2] * rolled, *place],
                "begin", *how, "attack-wall-stick", "roll")  # fmt: skip

    assert told(step, "struck")[0]["damage"] == 2 * rolled


@pytest.mark.example("CON-040")
def test_dice_and_two_momentum_are_six() -> None:
    sheet = changed(armed(fighter(), Weapon(name="club", dice=3)), pool=2)
    step = play(fight(WALL, sheet=sheet), sheet, [*HIT, 1, 2, 5, 9], "begin", "attack-wall-club",
                "roll", "bonus-damage", "bonus-damage")  # fmt: skip

    assert told(step, "struck")[0]["damage"] == 6


@pytest.mark.example("CON-043")
@pytest.mark.parametrize(("damage", "soak", "through"), [(7, 3, 4), (3, 5, 0)])
def test_soak_is_taken_from_damage(damage: int, soak: int, through: int) -> None:
    assert suffered(changed(able(brawn=12), armor={"all": soak}), damage).vigor == 12 - through


@pytest.mark.example("CON-044", "CON-045", "CON-046")
@pytest.mark.parametrize(
    ("vigor", "through", "left", "wounds"),
    [(10, 4, 6, 0), (20, 7, 13, 1), (20, 4, 16, 0), (20, 10, 10, 2), (4, 4, 0, 1), (0, 2, 0, 1),
     (5, 5, 0, 2)],
)  # fmt: skip
def test_stress_and_the_harm_that_comes_of_it(
    vigor: int, through: int, left: int, wounds: int
) -> None:
    after = suffered(changed(able(brawn=20), lost_vigor=20 - vigor), through)

    assert (after.vigor, after.wounds) == (left, wounds)


@pytest.mark.example("CON-057")
@pytest.mark.parametrize(
    ("hands", "options", "doom", "kept"),
    [(1, (), 2, False), (2, (), 2, True), (2, (), 3, False),
     (1, ("brace",), 2, True), (1, ("brace",), 3, False)],
)  # fmt: skip
def test_a_braced_grip_is_as_hard_to_disarm_as_two_hands(
    hands: int, options: tuple[str, ...], doom: int, kept: bool
) -> None:
    club = Weapon(name="club", dice=3, hands=hands, qualities={"unwieldy": 0})
    sheet = changed(armed(fighter(), club), threat=doom)
    foe = replace(GUARD, weapons=(Weapon(name="stick", dice=2),), tactics=("disarm",))
    start = fight(foe, sheet=sheet, policy=Policy(name="none", damage=1, most_damage=6))
    step = play(start, sheet, [*HIT, 1, 2, 9], "begin", *options, "end-turn", "take-it")

    assert battle(step).hero.hand == ("club" if kept else "")


@pytest.mark.example("CON-063", "CON-064")
@pytest.mark.parametrize(
    ("fields", "difficulty", "cost"),
    [({"dice": 3, "piercing": 3}, 0, 5), ({"dice": 4, "vicious": 2}, 0, 6),
     ({"dice": 2, "knockdown": True}, 0, 3), ({"dice": 4, "nonlethal": True}, 0, 2),
     ({"dice": 4, "knockdown": True}, 1, 2), ({"dice": 4, "knockdown": True}, 2, 4),
     ({"dice": 4, "knockdown": True}, 3, 5)],
)  # fmt: skip
def test_a_hazard_is_paid_for_with_doom(fields: Any, difficulty: int, cost: int) -> None:
    test = SkillTest(skill="athletics", difficulty=difficulty) if difficulty else None
    hazard = Hazard(**fields, test=test, doom_cost="auto")
    failed = [20, 20] if difficulty else []
    rich, poor = (changed(able(), threat=doom) for doom in (cost, cost - 1))

    assert hazard.resolve(rich, LoadedDice([*failed, *[3] * fields["dice"], 9])).label == "hit"
    assert hazard.resolve(poor, LoadedDice(())).label == "spared"


@pytest.mark.example("CON-079")
@pytest.mark.parametrize(
    ("amount", "kind", "gold"), [(4, "silver", 2), (4, "copper", 1), (3, "olive oil", 6)]
)
def test_treasure_that_is_found_is_worth_gold(amount: int, kind: str, gold: int) -> None:
    rich, _ = Treasure(amount=amount, kind=kind).apply(able(), LoadedDice(()))

    assert rich.quarters == 4 * gold
