"""Who may protect, parry, or raise a shield, by each state that rules it out."""

from dataclasses import replace
from typing import Any

import pytest

from solo.rules.art.fight import defense, grapple
from solo.rules.art.fight.assault import Assault, assault_of
from solo.rules.art.fight.state import Bound, Lasting, altered
from solo.rules.art.fight.table import FightTable
from solo.rules.art.foe import Foe
from solo.rules.art.party import members as party
from solo.rules.core.dice import LoadedDice
from tests.rules.art.fight.arena import (
    AW,
    AXE,
    BRUTE,
    EX,
    GD,
    GT,
    IN,
    PR,
    PS,
    arm,
    returned,
    shield,
)
from tests.rules.art.fight.test_options import IDLE, codes, draft
from tests.rules.art.sample import face, hero

BLADE, STAFF, PISTOL = arm("blade"), arm("staff"), arm("handgun")
BULLY = replace(BRUTE, name="the bully")
BOUND = (Bound(part="arms", rounds=1),)
BARRED = (Lasting(kind="no-parry", name="off balance"),)


def two() -> FightTable:
    """Return a fight of Ada and her friend Tomas against two brutes, on nobody's turn."""
    there = draft(BRUTE, BULLY, sheet=party.joined(hero(gear=(AXE,)), "tomas", BRUTE))
    there.update(turn=None)
    return there


@pytest.mark.rule("ART-422")
@pytest.mark.parametrize(
    ("change", "may"),
    [
        ({}, True),
        ({"acted": True}, False),
        ({"acted": True, "idle": True}, True),
        ({"idle": True}, True),
        *(({one: True}, False) for one in ("spent", "surprised")),
        ({"fooled": frozenset({"f0"})}, False),
        ({"lost": 1}, False),
        ({"pinned": 1}, False),
        ({"band": 9}, False),
    ],
)
def test_who_may_step_in_the_way(change: dict[str, Any], may: bool) -> None:
    there = two()
    there.alter("tomas", **change)

    found = defense.protectors(there, assault_of(there, ("f0",), "ada"))

    assert [one.id for one in found] == (["tomas"] if may else [])


@pytest.mark.rule("ART-422", "ART-420", "ART-193")
def test_nobody_steps_before_what_comes_from_no_foe_and_several_are_as_alert_as_all() -> None:
    there = two()
    one = assault_of(there, ("f0",), "ada")
    for change in ({"comrade": "tomas"}, {"area": True}, {"by": ()}):
        assert defense.protectors(there, altered(one, **change)) == []
    sharp = Foe(name="the owl", attributes={"alertness": PR})
    there = draft(
        sharp, replace(sharp, name="the lynx"), sheet=party.joined(hero(), "tomas", BRUTE)
    )
    ranks = [
        defense.protect_check(there, "tomas", assault_of(there, by, "ada")).difficulty
        for by in (("f0",), ("f0", "f1"))
    ]
    assert ranks == [PR, PS]


@pytest.mark.rule("ART-105", "ART-108", "ART-410", "ART-442")
@pytest.mark.parametrize(
    ("change", "attack", "may"),
    [
        ({}, {}, True),
        ({"shield": 9}, {}, False),
        ({"parried": True}, {}, False),
        ({"surprised": True}, {}, False),
        ({"bound": BOUND}, {}, False),
        ({}, {"behind": True}, False),
    ],
)
def test_when_a_shield_helps(change: dict[str, Any], attack: dict[str, Any], may: bool) -> None:
    there = draft(BRUTE, sheet=hero(gear=(shield(),)))
    there.alter("ada", **change)

    found = defense.usable_shield(there, Assault(at="ada", rank=PR, **attack))

    assert (found is not None) is may


@pytest.mark.rule("ART-403", "ART-404", "ART-405", "ART-406")
@pytest.mark.parametrize("who", ["ada", "tomas"])
@pytest.mark.parametrize(
    ("change", "attack", "may"),
    [
        ({}, {}, True),
        *(({one: True}, {}, False) for one in ("acted", "spent", "surprised")),
        ({"lost": 1}, {}, False),
        ({"bound": BOUND}, {}, False),
        ({"lasting": BARRED}, {}, False),
        ({}, {"behind": True}, False),
        ({}, {"area": True}, False),
        ({}, {"melee": False}, False),
    ],
)
def test_when_one_may_parry(
    who: str, change: dict[str, Any], attack: dict[str, Any], may: bool
) -> None:
    there = two()
    there.alter(who, **change)

    assert (
        bool(defense.parries(there, Assault(at=who, rank=PR, **{"melee": True, **attack}))) is may
    )


@pytest.mark.rule("ART-403", "ART-442", "ART-447")
def test_an_action_of_ones_own_turn_a_grapple_and_a_pin_leave_less_to_parry_with() -> None:
    there = draft(BRUTE, sheet=hero(gear=(AXE, STAFF)))
    blow = Assault(at="ada", rank=PR, melee=True)
    assert defense.parries(there, blow) == [AXE, STAFF]
    there.alter_turn(action=True)
    assert defense.parries(there, blow) == []
    there.alter_turn(who="f0")
    assert defense.parries(there, blow) == [AXE, STAFF]
    grapple.take_hold(there, "ada", "f0", 1)
    assert defense.parries(there, blow) == [AXE]
    grapple.pin(there, there.battle.grips[0], 2)
    assert defense.parries(there, blow) == []


@pytest.mark.rule("ART-407", "ART-408", "ART-409", "ART-410", "ART-411")
@pytest.mark.parametrize(
    ("thing", "attack", "stops"),
    [
        (BLADE, {"hands": 1}, True),
        (BLADE, {"hands": 2}, False),
        (BLADE, {"hands": 1, "large": True}, False),
        (STAFF, {"hands": 2}, True),
        (STAFF, {"hands": 2, "large": True}, True),
        (STAFF, {"melee": False}, False),
        (PISTOL, {"hands": 1}, False),
        (shield(), {"hands": 2, "large": True}, True),
        (shield(), {"melee": False}, True),
    ],
)
def test_what_stops_what(thing: Any, attack: dict[str, Any], stops: bool) -> None:
    there = draft(BRUTE, sheet=hero(gear=(thing,)))
    blow = Assault(at="ada", rank=PR, **{"melee": True, **attack})

    assert defense._stops(thing, blow, there.fighter("ada")) is stops
    used = altered(there.fighter("ada"), shield=1)
    assert defense._stops(thing, blow, used) is (stops and not thing.item.shield)


@pytest.mark.rule("ART-259", "ART-260", "ART-146")
@pytest.mark.parametrize(
    ("failures", "rating", "worse", "lessened", "comes"),
    [
        (1, 0, 0, 0, IN),
        (3, 0, 0, 0, PS),
        (3, 0, 1, 0, GD),
        (3, 2, 0, 0, GT),
        (3, 0, 0, 1, PR),
        (1, 0, 0, 1, None),
        (9, 4, 3, 0, EX),
        (9, 4, 3, 1, AW),
        (0, 0, 0, 0, None),
    ],
)
def test_the_damage_of_a_failed_defense(
    failures: int, rating: int, worse: int, lessened: int, comes: Any
) -> None:
    blow = Assault(at="ada", rank=PR, rating=rating, lessened=lessened)

    assert defense.damage(failures, blow, worse) == comes


@pytest.mark.rule("ART-511")
def test_defense_skills_name_the_foe_its_weapon_and_the_armor() -> None:
    guard = Foe(name="The Guard", weapon="spear", attack=PR)
    there = draft(guard, replace(guard, name="the guard 2"), sheet=hero())

    names = defense._against(there, assault_of(there, ("f0", "f1"), "ada"))

    assert names[:3] == ("against guards", "against spear", "against spears")
    assert len({*names}) == len(names)
    there.alter("f0", weapon="gone")
    there.alter("f1", weapon="gone")
    bare = defense._against(there, Assault(at="ada", rank=PR, by=("f0", "f1")))
    assert bare == ("against guards",)


@pytest.mark.rule("ART-423", "ART-424")
def test_only_those_who_are_no_sharper_take_one_for_dead() -> None:
    dull = Foe(name="the ox", attributes={"intelligence": PR, "alertness": PR})
    sharp = Foe(name="the owl", attributes={"intelligence": PR, "alertness": GD})
    clever = Foe(name="the fox", attributes={"intelligence": GD, "alertness": PR})
    there = draft(dull, sharp, clever)

    check = defense.play_dead_check(there, "ada")
    assert (check.attribute, check.difficulty) == ("cunning", 0)
    defense.feign(there, "ada", check.resolve(there.sheet_of("ada"), LoadedDice([face(7, PR)])))

    assert (there.fighter("ada").fooled, there.fighter("ada").prone) == (frozenset({"f0"}), True)
    assert dict(there.notes[-1].facts)["fooled"] == 1
    defense.betray(there, "ada")
    assert there.fighter("ada").fooled == frozenset()
    assert codes(there)[-1] == "stirs"


@pytest.mark.rule("ART-444")
def test_what_meets_another_in_a_grapple_has_the_rank_against_that_one() -> None:
    there = draft(BRUTE, IDLE, dice=LoadedDice([face(7, GD)]))
    blow = assault_of(there, ("f0",), "ada")
    assert returned(defense.assault_met_in_grapple(there, blow)) == blow
    grapple.take_hold(there, "ada", "f1", 1)
    met = returned(defense.assault_met_in_grapple(there, blow))
    assert (met.at, codes(there)[-1]) == ("f1", "astray")
    area = altered(blow, area=True)
    assert returned(defense.assault_met_in_grapple(there, area)) == area
