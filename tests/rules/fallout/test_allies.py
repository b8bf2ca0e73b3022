"""Companions with turns of their own in a fight."""

from typing import Any

import pytest

from solo.rules.core.dice import SeededDice
from solo.rules.core.protocols import Step
from solo.rules.core.system_parts import Cast, Unbound
from solo.rules.two_d20.fallout.fight.messages import status
from solo.rules.two_d20.fallout.fight.written import Placed, Rounds
from solo.rules.two_d20.fallout.foe import Foe
from solo.rules.two_d20.fallout.gear.written import Perk, Weapon
from solo.rules.two_d20.fallout.system import FALLOUT
from tests.english import all_english
from tests.rules.fallout.sample import Walk, along, fight, hero

BO = Foe(name="Bo", tn=9, tag=2, health=4, initiative=20, armor=1)
OX = Foe(name="the ox", tn=9, health=9, initiative=1)
SWIFT = Foe(name="the swift", tn=9, initiative=15)


def beside(*faces: int, ally: Foe = BO, foe: Foe = OX, count: int = 1, **fields: Any) -> Walk:
    """Begin a fight with an ally at the hero's side."""
    sheet = along(hero(**{"luck": 3, **fields}), bo=ally)
    return Walk(fight((foe, count), allies=("bo",)), sheet, faces).take("begin")


def test_an_ally_has_a_turn_by_initiative_and_is_told_what_to_do() -> None:
    walk = beside(9, 12, 2, 2)

    assert list(walk.options) == ["ally-ox-with-fists", "hold-back", "lucky-timing"]
    walk.take("ally-ox-with-fists", "roll")
    assert walk.noted("attacks")[0] == {
        "by": "Bo", "name": "the ox", "weapon": "fists", "faces": (9, 12), "successes": 1,
        "difficulty": 1, "tn": 9,
    }  # fmt: skip
    assert walk.noted("struck") == [{"name": "the ox", "damage": 4, "through": 4, "left": 5}]
    assert "attack-ox-with-pipe" in walk.options


def test_an_ally_that_holds_back_does_nothing() -> None:
    walk = beside().take("hold-back")

    assert not walk.notes[1:]
    assert "end-turn" in walk.options


@pytest.mark.rule("FO-026")
def test_the_pool_is_there_for_an_allys_dice_and_gets_what_they_make() -> None:
    walk = beside(2, 9, 12, 4, 4, pool=1).take("ally-ox-with-fists", "die", "roll", "strike")

    assert walk.sheet.pool == 2
    more = beside(9, 12, 4, 4, 2, pool=1).take("ally-ox-with-fists", "roll", "extra-damage")
    assert more.sheet.pool == 0


@pytest.mark.rule("FO-035")
def test_the_heros_luck_and_perks_are_no_help_to_an_ally() -> None:
    perk = Perk(name="Gift", skill="", extra_d20=1)
    walk = beside(19, 12, perks=(perk,)).take("ally-ox-with-fists", "roll")

    assert walk.noted("attacks")[0]["faces"] == (19, 12)
    assert walk.noted("missed") == [{"by": "Bo", "name": "the ox"}]
    assert walk.sheet.luck == 3


@pytest.mark.rule("FO-010")
def test_an_allys_complication_makes_the_next_test_harder() -> None:
    assert beside(20, 12).take("ally-ox-with-fists", "roll").sheet.harder == 1


@pytest.mark.rule("FO-010")
def test_what_makes_the_heros_next_test_harder_is_left_by_an_allys_attack() -> None:
    """Bo's one success hits the ox at its usual difficulty; the hero's attack needs two."""
    walk = beside(9, 12, 4, 4, 5, 12, harder=1, luck=0).take("ally-ox-with-fists", "roll")

    assert walk.noted("attacks")[0]["difficulty"] == 1
    assert walk.noted("struck")
    assert walk.sheet.harder == 1
    walk.take("attack-ox-with-pipe", "roll")
    assert walk.noted("attacks")[-1]["difficulty"] == 2
    assert walk.sheet.harder == 0


@pytest.mark.rule("FO-010")
def test_a_burden_stays_through_an_allys_attack_that_is_rolled_at_once() -> None:
    sheet = along(hero(luck=3, harder=1), bo=BO)
    rounds = fight((OX, 1), allies=("bo",))
    walk = Walk(rounds, sheet, (9, 12, 4, 4))
    walk.step = Step(FALLOUT.begin(rounds, sheet, asks=False), sheet)

    assert walk.take("begin", "ally-ox-with-fists", "roll").sheet.harder == 1
    assert walk.noted("attacks")[0]["difficulty"] == 1


def test_a_foe_goes_for_who_attacked_it_last() -> None:
    walk = beside(19, 12, 20, 12).take("ally-ox-with-fists", "roll")
    lines = "\n".join(all_english(status(walk.battle, walk.sheet)))
    assert "goes for Bo" in lines
    walk.take("end-turn")
    assert walk.noted("foe-attacks")[0]["at"] == "Bo"

    back = beside(19, 12, 19, 12, 19, 12, 20, 12, luck=0)
    back.take("ally-ox-with-fists", "roll", "attack-ox-with-pipe", "roll", "end-turn")
    assert back.noted("foe-attacks")[0]["at"] == ""


def test_an_ally_has_armor_and_health_and_is_out_without_them() -> None:
    walk = beside(19, 12, 9, 12, 2, 2, foe=Foe(name="the ox", tn=9, initiative=1))
    walk.take("ally-ox-with-fists", "roll", "end-turn")
    assert walk.battle.allies[0].health == 1

    fierce = Foe(name="the ox", tn=9, initiative=1, weapons=(BO.weapons[0],), health=3)
    walk = beside(19, 12, 9, 12, 2, 2, ally=Foe(name="Bo", health=2, initiative=20), foe=fierce)
    walk.take("ally-ox-with-fists", "roll", "end-turn")
    assert walk.battle.allies == ()
    assert [facts["name"] for facts in walk.noted("fell")] == ["Bo"]
    assert walk.battle.queue == ("ox",)
    assert walk.take("flee").outcome.triggers == ("companion-down",)


def test_a_foe_whose_prey_is_down_goes_for_the_hero() -> None:
    frail = Foe(name="Bo", health=1, initiative=20)
    walk = beside(19, 12, 9, 12, 2, 2, 20, 12, ally=frail, luck=0)
    walk.take("ally-ox-with-fists", "roll", "end-turn", "end-turn")

    assert [facts["at"] for facts in walk.noted("foe-attacks")] == ["Bo", ""]


def test_a_stunned_ally_loses_a_turn() -> None:
    club = beside(9, 12, 5, 3, foe=Foe(name="the ox", initiative=30, weapons=(_club(),)))
    assert not club.noted("holds")
    walk = beside(
        19, 12, 9, 12, 5, 3, ally=Foe(name="Bo", health=9, initiative=20),
        foe=Foe(name="the ox", tn=9, initiative=1, weapons=(_club(),)),
    )  # fmt: skip
    walk.take("ally-ox-with-fists", "roll", "end-turn")

    assert [facts["name"] for facts in walk.noted("holds")] == ["Bo"]
    assert not walk.battle.allies[0].stunned


def _club() -> Weapon:

    return Weapon(name="club", dice=2, skill="brawling", qualities={"stun": 0})


@pytest.mark.rule("FO-034")
def test_lucky_timing_is_there_at_the_start_of_a_round_whoever_is_first() -> None:
    walk = beside(foe=SWIFT)
    assert list(walk.options) == ["ally-swift-with-fists", "hold-back", "lucky-timing"]
    walk.take("lucky-timing")
    assert ("end-turn" in walk.options, walk.sheet.luck) == (True, 2)
    walk.take("end-turn")

    assert list(walk.options) == ["ally-swift-with-fists", "hold-back"], "once a round"


@pytest.mark.rule("FO-034")
def test_lucky_timing_is_there_after_anybody_has_acted() -> None:
    walk = beside(foe=SWIFT)

    assert "lucky-timing" in walk.take("hold-back").options


@pytest.mark.rule("FO-034")
def test_lucky_timing_takes_luck() -> None:
    assert list(beside(foe=SWIFT, luck=0).options) == ["ally-swift-with-fists", "hold-back"]


def test_the_chances_of_an_allys_attack_are_told() -> None:
    attacking: Any = beside().take("ally-ox-with-fists").step.encounter

    # 9 or less on one die of two at least: 400 ways less 11 x 11.
    assert attacking.odds("roll", hero()).labels == {"passed": 279, "failed": 121}


def test_an_ally_who_is_not_along_has_no_turn() -> None:
    walk = Walk(fight((OX, 1), allies=("bo",)), hero()).take("begin")

    assert walk.battle.allies == ()
    assert "goes for" not in "".join(all_english(status(walk.battle, walk.sheet)))


def test_the_same_name_may_be_a_foes_and_an_allys() -> None:
    plan = Rounds(foes=(Placed(foe="bo", block=OX),), allies=("bo",))
    walk = Walk(plan, along(hero(luck=0), bo=BO), [9, 12, 2, 2]).take("begin")
    walk.take("ally-bo-with-fists", "roll")

    assert walk.battle.foes[0].health == 5
    assert walk.battle.allies[0].health == 4


def test_names_that_make_no_sense_are_refused() -> None:
    foes = (Placed(foe="ox"),)
    with pytest.raises(ValueError, match=r"^allies: 'bo' helps or has turns"):
        Rounds(foes=foes, assist=("bo",), allies=("bo",))
    with pytest.raises(ValueError, match=r"^allies: one of them is named twice"):
        Rounds(foes=foes, allies=("bo", "bo"))
    for field in ("assist", "allies"):
        plan = Rounds(foes=foes, **{field: ("bob",)})
        with pytest.raises(Unbound, match="unknown companion 'bob'; did you mean 'bo'"):
            FALLOUT.bind(plan, Cast({"ox": OX, "bo": BO}, {}))


def test_without_offers_an_ally_strikes_at_once() -> None:
    sheet = along(hero(), bo=BO)
    step = Step(FALLOUT.begin(fight((OX, 1), allies=("bo",)), sheet, asks=False), sheet)
    dice, taken = SeededDice("quiet"), []
    while step.encounter is not None:
        option = step.encounter.forced or step.encounter.options(step.sheet)[0].id
        taken.append(option)
        step = step.encounter.step(option, "", step.sheet, dice)

    assert "ally-ox-with-fists" in taken
    assert not {"keep", "strike", "wait"} & set(taken)
