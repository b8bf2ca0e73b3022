"""Turns of foes and allies, decision by decision: where to, at whom, with what, at what price."""

from dataclasses import replace
from typing import Any

import pytest

from solo.rules.core.dice import LoadedDice
from solo.rules.core.fights.arrivals import Modifier
from solo.rules.core.fights.by_hand import Change, Met
from solo.rules.two_d20.conan.doom import Policy
from solo.rules.two_d20.conan.fight import difficulty, npc_turns
from solo.rules.two_d20.conan.fight.by_hand import BY_HAND
from solo.rules.two_d20.conan.fight.state import (
    BROKEN,
    DOWN,
    Battle,
    Fighter,
    Press,
    Stance,
    fighters,
    open_battle,
)
from solo.rules.two_d20.conan.fight.table import FightTable
from solo.rules.two_d20.conan.fight.written import TAKEN, Fight
from solo.rules.two_d20.conan.foe import Foe
from solo.rules.two_d20.conan.gear.written import Weapon, known_weapon
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.conan.options import ConanOptions
from solo.rules.two_d20.conan.system import CONAN
from solo.rules.two_d20.core.sheet import changed
from tests.rules.conan.sample import GUARD, HALL, at, fight, hero, play

BOW, KNIFE, FISTS = known_weapon("bow"), known_weapon("knife"), known_weapon("fists")
SPEAR = known_weapon("spear")
ARCHER = Foe(name="the archer", weapons=(BOW, KNIFE), keeps=True)
BRAN = Foe(name="Bran", weapons=(KNIFE,), vigor=3)
LOADED = Weapon(name="sling", kind="ranged", dice=2, loads=1)
SLINGER = Foe(name="the slinger", weapons=(KNIFE, LOADED))
FREE, COSTLY = Policy(name="none", ability=1, defend=1, damage=1), Policy(name="none")


def table(
    *foes: Foe, zone: str = "hall", doom: int = 5, faces: Any = (), **more: Any
) -> FightTable:
    """Return a fight in a row of zones, the hero in the hall and the foes in a zone."""
    sheet: Sheet = more.pop("sheet", hero(companions={"bran": BRAN}))
    found = FightTable(changed(sheet, threat=doom), LoadedDice(faces))
    placed = tuple(at(foe, zone) for foe in foes)
    fought = Fight(foes=placed, zones=HALL, policy=more.pop("policy", COSTLY))
    found.battle = replace(open_battle(fought, found.sheet, asks=False), round=1, **more)
    return found


def first(there: FightTable) -> Fighter:
    return there.battle.foes[0]


def codes(there: FightTable) -> list[str]:
    return [note.code for note in there.notes]


@pytest.mark.rule("CON-028")
@pytest.mark.parametrize(
    ("weapon", "away", "reaches"),
    [
        (SPEAR, 0, True), (SPEAR, 1, False), (BOW, 0, True), (BOW, 3, True),
        (known_weapon("cold stare"), 2, True), (known_weapon("cold stare"), 3, False),
    ],
)  # fmt: skip
def test_what_a_weapon_reaches(weapon: Weapon, away: int, reaches: bool) -> None:
    zones = ("hall", "stair", "loft", "roof")

    assert npc_turns._reaches(table(GUARD).battle, "hall", zones[away], weapon) is reaches


@pytest.mark.parametrize(
    ("aims", "rounds", "at_whom"),
    [
        ("hero", (1, 2), ["hero", "hero"]),
        ("companions", (1, 2), ["bran", "bran"]),
        ("weakest", (1, 2), ["bran", "bran"]),
        ("spread", (1, 2, 3), ["hero", "bran", "hero"]),
    ],
)
def test_whom_a_foe_attacks_is_as_it_aims(
    aims: Any, rounds: tuple[int, ...], at_whom: list[str]
) -> None:
    there = table(replace(GUARD, aims=aims), replace(GUARD, aims=aims, name="the other"))
    found = [
        npc_turns._target(replace(there.battle, round=number), first(there), SPEAR, there.sheet)
        for number in rounds
    ]
    assert found == at_whom
    if aims == "spread":
        second = there.battle.foes[1]
        assert npc_turns._target(there.battle, second, SPEAR, there.sheet) == "bran"
    far = replace(first(there), zone="roof")
    assert npc_turns._target(there.battle, far, SPEAR, there.sheet) == ""


def test_an_ally_attacks_the_nearest_foe_that_it_reaches() -> None:
    there = table(GUARD, ARCHER, zone="loft")
    near = replace(there.battle.foes[1], zone="stair")
    there.put(near)
    (ally,) = there.battle.allies
    target = npc_turns._target

    assert target(there.battle, ally, BOW, there.sheet) == "archer"
    assert target(there.battle, ally, KNIFE, there.sheet) == ""
    there.put(replace(near, down=DOWN))
    assert target(there.battle, ally, BOW, there.sheet) == "guard"
    assert npc_turns._target_zone(there.battle, ally) == "loft"


@pytest.mark.parametrize(
    ("change", "hero_near", "to"),
    [
        ({}, True, "stair"),
        ({}, False, ""),
        ({"prone": True}, True, ""),
        ({"held": None}, True, ""),
        ({"held": KNIFE}, True, ""),
        ({"block": replace(ARCHER, keeps=False)}, True, ""),
    ],
)
def test_who_keeps_at_a_distance_steps_back_from_whoever_is_near(
    change: dict[str, Any], hero_near: bool, to: str
) -> None:
    there = table(ARCHER)
    there.stand(near=frozenset({"archer"} if hero_near else ()))

    assert npc_turns._retreat(there.battle, replace(first(there), **change)) == to


@pytest.mark.rule("CON-027", "CON-028")
@pytest.mark.parametrize(
    ("foe", "zone", "moved", "near", "told"),
    [
        (GUARD, "loft", "stair", False, ["approaches"]),
        (GUARD, "stair", "hall", True, ["approaches"]),
        (GUARD, "hall", "hall", True, ["closes"]),
        (replace(ARCHER, name="the guard"), "loft", "loft", False, []),
        (replace(ARCHER, name="the guard"), "roof", "loft", False, ["approaches"]),
        (replace(ARCHER, name="the guard"), "hall", "hall", False, []),
    ],
)
def test_how_near_somebody_comes(
    foe: Foe, zone: str, moved: str, near: bool, told: list[str]
) -> None:
    there = table(foe, zone=zone)
    weapon = first(there).held
    assert weapon is not None

    npc_turns._approach(there, first(there), weapon)

    assert (first(there).zone, "guard" in there.hero.near) == (moved, near)
    assert codes(there) == told


def test_who_goes_away_is_within_nobodys_reach() -> None:
    there = table(GUARD, zone="loft")
    there.battle = replace(
        there.battle, bench={"ben": Stance(zone="loft", near=frozenset({"guard"}))}
    )

    npc_turns._approach(there, first(there), SPEAR)

    assert there.battle.bench["ben"].near == frozenset()


@pytest.mark.parametrize(
    ("change", "then", "told"),
    [
        ({"prone": True, "held": None}, {"prone": False, "held": None}, "rises"),
        ({"held": None, "guard": False}, {"held": SPEAR, "guard": False}, "arms"),
        ({"guard": False}, {"held": SPEAR, "guard": True}, "regains"),
        ({"guard": True}, {"held": SPEAR, "guard": True}, "closes"),
    ],
)
def test_a_minor_action_goes_into_what_is_wanting_first(
    change: dict[str, Any], then: dict[str, Any], told: str
) -> None:
    there = table(GUARD, faces=(5, 5) if told == "regains" else ())
    there.put(replace(first(there), **change))

    npc_turns._minor_action(there, first(there))

    assert {name: getattr(first(there), name) for name in then} == then
    assert codes(there) == [told]


@pytest.mark.rule("CON-024")
@pytest.mark.parametrize(
    ("faces", "wounds", "back"),
    [((8, 20), 0, True), ((9, 20), 0, False), ((8, 8), 1, True), ((8, 9), 1, False)],
)
def test_the_guard_is_regained_by_a_test_that_wounds_make_harder(
    faces: Any, wounds: int, back: bool
) -> None:
    there = table(GUARD, faces=faces)
    there.put(replace(first(there), guard=False, wounds=wounds))
    assert first(there).hampered(ConanOptions()) == wounds

    npc_turns._regain_guard(there, first(there))

    assert first(there).guard is back
    told = {"name": "the guard", "faces": faces, "tn": 8, "passed": back}
    assert there.notes[-1].facts == told


@pytest.mark.rule("CON-075")
@pytest.mark.parametrize(
    ("who", "policy", "doom", "loaded"),
    [("slinger", FREE, 3, True), ("slinger", FREE, 0, False), ("slinger", COSTLY, 3, False),
     ("bran", FREE, 3, False)],
)  # fmt: skip
def test_another_load_costs_doom_if_the_policy_pays(
    who: str, policy: Policy, doom: int, loaded: bool
) -> None:
    there = table(SLINGER, doom=doom, policy=policy)

    assert npc_turns._reload(there, there.battle.fighter(who)) is loaded
    assert there.sheet.threat == doom - loaded
    assert codes(there) == (["reloads"] if loaded else [])


def test_what_one_fights_with_when_a_weapon_is_gone() -> None:
    assert npc_turns._spare(first(table(SLINGER))) == KNIFE
    assert npc_turns._spare(first(table(replace(ARCHER, weapons=(BOW, KNIFE))))) == KNIFE
    assert npc_turns._spare(first(table(replace(SLINGER, weapons=(LOADED,))))) == FISTS


@pytest.mark.parametrize(
    ("change", "policy", "told", "then"),
    [
        ({}, COSTLY, ["foe-attacks", "foe-missed"], {"held": SPEAR}),
        ({"stunned": True}, COSTLY, ["holds"], {"stunned": False}),
        ({"held": None}, COSTLY, ["holds"], {"held": None}),
        ({"zone": "stair"}, COSTLY, ["holds"], {"zone": "stair"}),
        ({"held": LOADED, "loads": 2}, COSTLY, ["foe-attacks", "foe-missed"], {"loads": 1}),
        ({"held": LOADED, "loads": 0}, COSTLY, ["arms"], {"held": SPEAR, "loads": 0}),
        ({"held": LOADED, "loads": 0}, FREE, ["reloads", "foe-attacks", "foe-missed"],
         {"held": LOADED, "loads": 0}),
    ],
)  # fmt: skip
def test_what_a_foe_does_with_its_standard_action(
    change: dict[str, Any], policy: Policy, told: list[str], then: dict[str, Any]
) -> None:
    there = table(GUARD, policy=policy, faces=(19, 19) if "foe-attacks" in told else ())
    there.put(replace(first(there), **change))

    for _ in npc_turns._standard_action(there, "guard"):
        raise AssertionError("it asks")

    assert codes(there) == told
    assert {name: getattr(first(there), name) for name in then} == then


@pytest.mark.rule("CON-026", "CON-027")
@pytest.mark.parametrize(
    ("change", "policy", "strikes"),
    [
        ({}, FREE, True),
        ({}, COSTLY, False),
        ({"guard": False}, FREE, False),
        ({"stunned": True}, FREE, False),
        ({"held": None}, FREE, False),
        ({"held": BOW}, FREE, False),
    ],
)
def test_who_strikes_at_a_hero_who_leaves(
    change: dict[str, Any], policy: Policy, strikes: bool
) -> None:
    there = table(GUARD, policy=policy, faces=[20] * 9)
    there.put(replace(first(there), **change))
    there.stand(near=frozenset({"guard"}))

    for _ in npc_turns.leave_reach(there):
        raise AssertionError("it asks")

    assert there.hero.near == frozenset()
    assert ("retaliates" in codes(there)) is strikes


# The state of a fight


def test_foes_of_a_kind_are_told_apart_and_begin_where_and_as_they_are_placed() -> None:
    placed = (at(GUARD, "stair", 2), at(SLINGER, ""))
    one, two, three = fighters(Fight(foes=placed, zones=HALL))

    assert [fighter.id for fighter in (one, two, three)] == ["guard", "guard-2", "slinger"]
    assert [fighter.name for fighter in (one, two)] == ["the guard", "the second guard"]
    assert [fighter.zone for fighter in (one, two, three)] == ["stair", "stair", "hall"]
    assert (one.vigor, one.resolve, one.held, one.loads) == (6, 6, SPEAR, 0)
    assert fighters(Fight(foes=(at(replace(SLINGER, weapons=(LOADED,)), ""),)))[0].loads == 1


def test_a_battle_comes_to_what_became_of_its_foes() -> None:
    three = table(GUARD, SLINGER, ARCHER).battle
    for one, how in zip(three.foes, (DOWN, TAKEN, BROKEN), strict=True):
        three = three.put(replace(one, down=how))
    bran = replace(three.allies[0], down=DOWN)

    won = replace(three.put(bran), ended="won", happened=("fire", "fire"), round=3).outcome()
    assert (won.label, won.count, won.triggers) == ("won", "1s", ("fire", TAKEN, "lost-bran"))
    assert won.facts == {
        "won": True, "rounds": 3, "foes_left": 0, "down": 1, "taken": 1, "broken": 1,
    }  # fmt: skip
    for label, sign in (("fled", "f"), ("defeated", "f"), ("over", "s"), ("turned", "s")):
        ended = replace(table(GUARD).battle, ended=label).outcome()
        assert (ended.count, ended.triggers) == (f"1{sign}", ())
        assert (ended.facts["won"], ended.facts["foes_left"]) == (False, 1)


def test_only_what_counts_rounds_tells_them_apart() -> None:
    sheet = hero()
    plain = table(GUARD, sheet=sheet).battle
    assert [replace(plain, round=n).untimed().round for n in (0, 1, 5)] == [0, 1, 1]
    kept: list[Battle] = [
        replace(plain, presses=(Press("rain", 1),)),
        replace(plain, fight=replace(plain.fight, rounds=9)),
        table(GUARD).battle,
    ]
    assert [replace(one, round=5).untimed().round for one in kept] == [5, 5, 5]


def test_who_comes_by_hand_comes_to_a_zone_that_is_there_or_where_the_hero_began() -> None:
    there = table(GUARD, zone="loft")
    BY_HAND.change(there, Change("add", more=(Met("guard", GUARD, at="roof"), Met("guard", GUARD))))

    assert [one.zone for one in there.battle.foes] == ["loft", "roof", "hall"]
    with pytest.raises(ValueError, match=r"^at: no zone is called nowhere$"):
        BY_HAND.change(there, Change("add", more=(Met("guard", GUARD, at="nowhere"),)))


def test_what_a_table_shifts_holds_for_as_many_rounds_as_it_says() -> None:
    there = table(GUARD)
    there.battle = replace(there.battle, round=4)
    for shift in (Modifier(by=-2, rounds=2, name="smoke"), Modifier(by=1, name="height")):
        BY_HAND.change(there, Change("shift", shift=shift))

    for number, steps in ((4, 2), (5, 2), (6, 0)):
        pressing = dict(difficulty.pressing(replace(there.battle, round=number), "melee"))
        assert (pressing.get("smoke", 0), pressing["height"]) == (steps, -1)


def test_the_order_of_heroes_begins_with_who_led() -> None:
    stances = {"ada": Stance(zone="hall"), "cy": Stance(zone="hall")}
    now = replace(table(GUARD).battle, bench=stances, leader="ben")

    assert [now.order_of(who) for who in ("ben", "cy", "ada")] == [0, 1, 2]
    assert replace(now, leader="").order_of("cy") == 2
    turned = now.turned("ben", "cy")
    assert {*turned.bench} == {"ada", "ben"}


def test_the_gauges_of_wounds_and_trauma_count_up() -> None:
    step = play(fight(GUARD, sheet=hero()), hero(), [], "begin")
    assert step.encounter is not None
    moment = CONAN.moment(step.encounter, step.sheet)
    assert moment is not None
    view = CONAN.fight(step.encounter, step.sheet)
    assert view is not None
    up = {gauge.id for one in view.fighters for gauge in one.gauges} & {"wounds", "trauma"}
    assert up == {*CONAN._counts_up}
