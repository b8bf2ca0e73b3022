"""Fire, acid and venom within rounds, by foes, weapons and places.

Source of all: ART Engine, ART-270 to ART-275, with the examples of the text.
"""

from dataclasses import replace
from typing import Any

import pytest

from solo.rules.art.fight.battle import waiting
from solo.rules.art.fight.feats import plunge
from solo.rules.art.fight.lingering import afflict, catch, linger, wear_off
from solo.rules.art.fight.npc_turns import npc_turn
from solo.rules.art.fight.surroundings import Feature, Hazard
from solo.rules.art.fight.table import FightTable
from solo.rules.art.foe import Foe, OnKicker
from solo.rules.art.gear.item import Power
from solo.rules.art.health.lingering import Burns, Douse, Venom
from solo.rules.core.dice import LoadedDice
from tests.rules.art.fight.arena import (
    AW,
    FB,
    GD,
    GT,
    IN,
    PR,
    PS,
    PT,
    Bout,
    Rank,
    answered,
    arm,
    bout,
)
from tests.rules.art.fight.test_options import IDLE, draft
from tests.rules.art.sample import face, hero

FLAME = Burns(attack=PS)
ROLL = Burns(attack=PS, stop=Douse(attribute=("agility",), difficulty=IN, text="Drop and roll"))
SNAKE = Venom(difficulty=PS, name="snake venom")


def burning(*results: Rank, burns: Burns = FLAME, **more: Any) -> FightTable:
    """Return Ada's turn while something burns her; the Defense rolls come to these results."""
    sheet = hero(health_rank=7, **more)
    there = draft(sheet=sheet, dice=LoadedDice([face(1, one) for one in results]))
    catch(there, "ada", burns)
    return there


@pytest.mark.rule("ART-270", "ART-271")
@pytest.mark.example("E63")
def test_a_flame_hurts_each_round_until_defense_meets_it() -> None:
    """Passable flame: two rounds of Inferior Defense cost Poor damage each; Passable ends it."""
    there = burning(IN, IN, PS)

    for left in ((FLAME,), (FLAME,), ()):
        answered(afflict(there, "ada"))
        assert there.fighter("ada").burning == left

    damage = [note.facts["rank"] for note in there.notes if note.code == "damaged"]
    assert damage == ["Poor", "Poor"]
    rolls = [note.facts["difficulty"] for note in there.notes if note.code == "fight-roll"]
    assert rolls == ["Passable"] * 3


@pytest.mark.rule("ART-272")
@pytest.mark.parametrize(("result", "out"), [(IN, True), (FB, False)])
def test_an_action_may_put_it_out(result: Rank, out: bool) -> None:
    begun = alight(result)
    assert "stop-the-fire" in begun.open
    begun.take("stop-the-fire")

    assert (begun.one("ada").burning == ()) is out
    assert "dodge" not in begun.open, "it was the action"


def alight(*results: Rank) -> Bout:
    """Return a turn of Ada's on which she burns."""
    dice = LoadedDice([face(7, PS), *(face(7, one) for one in results), *[70] * 9])
    begun = bout(IDLE, range=0, dice=dice)
    ada = replace(begun.one("ada"), burning=(ROLL,))
    begun.now = waiting(replace(begun.battle, fighters={**begun.battle.fighters, "ada": ada}))
    return begun.take("go-on")


@pytest.mark.rule("ART-270")
def test_each_hit_of_a_foe_that_burns_sets_the_hero_on_fire_and_a_miss_does_not() -> None:
    for result, caught in ((FB, True), (PS, False)):
        thrower = Foe(name="the thrower", attributes={"alertness": FB}, attack=PR, burns=FLAME)
        dice = LoadedDice([face(7, PS), face(1, result), *[70] * 9])
        begun = bout(thrower, range=0, sheet=hero(health_rank=14), dice=dice).take("end-turn")
        for _ in range(3):
            if begun.listed[0] in ("take-it", "nothing"):
                begun.take(begun.listed[0])

        assert bool(begun.said("catches")) is caught


@pytest.mark.rule("ART-270", "ART-085")
@pytest.mark.parametrize(
    ("power", "roll", "caught"),
    [
        (Power(burns=Burns(attack=GD)), face(7, PS), True),
        (Power(burns=Burns(attack=GD)), face(7, PT), False),
        (Power(burns=Burns(attack=GD), on_kicker=1), 71, True),
        (Power(burns=Burns(attack=GD), on_kicker=2), 71, False),
    ],
)
def test_a_burning_weapon_sets_who_is_hit_on_fire(power: Power, roll: int, caught: bool) -> None:
    torch = arm("club")
    torch = replace(torch, item=replace(torch.item, effects=(power,)))
    begun = bout(IDLE, range=0, sheet=hero(gear=(torch,)), dice=LoadedDice([face(7, PS), roll]))

    begun.take("attack-f0-club")

    assert bool(begun.one("f0").burning) is caught


@pytest.mark.rule("ART-270", "ART-271")
@pytest.mark.parametrize(("agility", "boxes"), [(PR, 1), (PS, 0), (GD, 0)])
def test_a_foe_burns_by_its_rank_and_rolls_nothing(agility: Rank, boxes: int) -> None:
    there = draft(Foe(name="the thug", attributes={"agility": agility}), dice=LoadedDice([]))
    catch(there, "f0", FLAME)
    answered(afflict(there, "f0"))

    assert len(there.fighter("f0").checked) == boxes
    assert bool(there.fighter("f0").burning) is bool(boxes)


@pytest.mark.rule("ART-272")
@pytest.mark.parametrize(("agility", "out"), [(IN, True), (FB, False)])
def test_a_foe_spends_its_action_to_put_it_out_if_its_rank_is_enough(
    agility: Rank, out: bool
) -> None:
    there = draft(Foe(name="the thug", attributes={"agility": agility}, policy="passive"))
    catch(there, "f0", ROLL)
    answered(npc_turn(there, "f0"))

    assert bool(there.fighter("f0").burning) is not out


@pytest.mark.rule("ART-270")
def test_who_begins_a_turn_where_it_burns_is_hurt_and_goes_on_burning_elsewhere() -> None:
    fire = Feature(name="the hearth", burns=FLAME)
    dice = LoadedDice([face(1, IN), face(1, IN)])
    there = draft(sheet=hero(health_rank=7), dice=dice, band=4, features={"4": fire})

    answered(afflict(there, "ada"))
    there.alter("ada", band=5)
    answered(afflict(there, "ada"))

    assert len(there.sheet_of("ada").checked) == 2
    assert there.fighter("ada").burning == (FLAME,)


@pytest.mark.rule("ART-270", "ART-414")
def test_who_is_pushed_into_a_fire_burns() -> None:
    pit = Feature(name="the coals", burns=FLAME, hazard=Hazard(damage=IN))
    there = draft(Foe(name="the thug", health=(IN, PR, PS)), band=4, features={"4": pit})

    plunge(there, "f0", 4, pit)

    assert there.fighter("f0").burning == (FLAME,)


@pytest.mark.rule("ART-273", "ART-275")
@pytest.mark.example("E64")
def test_a_venom_weakens_for_a_round_for_each_failure() -> None:
    """Inferior Stamina against Passable: -1 on all rolls for two rounds."""
    there = draft(dice=LoadedDice([face(7, IN)]))
    answered(linger(there, "ada", None, SNAKE))

    assert [(one.points, one.source) for one in there.sheet_of("ada").fatigue] == [
        (1, "snake venom")
    ]
    wear_off(there, "ada")
    assert there.sheet_of("ada").fatigue
    wear_off(there, "ada")
    assert not there.sheet_of("ada").fatigue


@pytest.mark.rule("ART-275")
def test_a_stamina_that_meets_the_venom_is_not_weakened() -> None:
    there = draft(dice=LoadedDice([face(7, PS)]))
    answered(linger(there, "ada", None, SNAKE))

    assert not there.sheet_of("ada").fatigue
    assert not there.fighter("ada").venoms


@pytest.mark.rule("ART-274")
def test_different_venoms_add_up_and_the_same_one_lasts_longer() -> None:
    other = replace(SNAKE, name="spider venom", points=2, rounds=5)
    there = draft(dice=LoadedDice([face(7, IN), face(6, IN), face(4, FB), face(4, IN)]))
    for venom in (SNAKE, other, SNAKE, SNAKE):
        answered(linger(there, "ada", None, venom))

    assert sum(one.points for one in there.sheet_of("ada").fatigue) == 3
    assert dict(there.fighter("ada").venoms) == {"snake venom": 3, "spider venom": 5}


@pytest.mark.rule("ART-275")
def test_a_foe_is_weakened_by_columns_as_its_rank_says() -> None:
    there = draft(Foe(name="the thug", attributes={"stamina": IN}), dice=LoadedDice([]))
    answered(linger(there, "f0", None, SNAKE))

    assert there.columns("f0", "rolls") == -1
    assert there.fighter("f0").venoms == (("snake venom", 2),)
    for rounds in (5, 3):
        answered(linger(there, "f0", None, replace(SNAKE, rounds=rounds)))
    assert there.columns("f0", "rolls") == -1
    assert there.fighter("f0").venoms == (("snake venom", 5),)
    assert [one.left for one in there.fighter("f0").lasting] == [5]
    strong = draft(Foe(name="the ox", attributes={"stamina": AW}), dice=LoadedDice([]))
    answered(linger(strong, "f0", None, SNAKE))
    assert not strong.fighter("f0").venoms


@pytest.mark.rule("ART-016", "ART-275")
def test_a_kicker_of_a_foe_may_bring_venom() -> None:
    bite = OnKicker(kicker=tuple(range(10)), always=True, venom=SNAKE)
    snake = Foe(name="the snake", attributes={"alertness": FB}, attack=PR, on_kicker=(bite,))
    dice = LoadedDice([face(7, PS), face(1, GD), face(7, IN), *[70] * 9])
    begun = bout(snake, range=0, dice=dice).take("end-turn")

    assert begun.said("poisoned")


def test_what_goes_on_is_refused_where_it_makes_no_sense() -> None:
    with pytest.raises(ValueError, match="damage: 0 to 3"):
        Burns(attack=GT, damage=4)
    with pytest.raises(ValueError, match="did you mean 'agility'"):
        Douse(attribute=("agilty",), difficulty=IN)
    with pytest.raises(ValueError, match="points: 1 to 20"):
        Venom(difficulty=IN, points=0)
    with pytest.raises(ValueError, match="rounds: 0 to 60"):
        Venom(difficulty=IN, rounds=61)
