"""Blows part by part: what of the dice matters, what armor soaks, what a borrowed trick costs."""

from collections import defaultdict
from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from solo.rules.core.dice import LoadedDice
from solo.rules.fictive_hack.actions.scouting import Travel
from solo.rules.fictive_hack.fight.attack_roll import Terms, Thrown, _alike, reckon, soak_at
from solo.rules.fictive_hack.fight.battle import _ahead
from solo.rules.fictive_hack.fight.blow import Blow, attacked, held, landing, terms_of
from solo.rules.fictive_hack.fight.by_hand import somebody
from solo.rules.fictive_hack.fight.npc_attacks import npc_attack
from solo.rules.fictive_hack.fight.single_attack import Attack, Initiative, Minions, _lent
from solo.rules.fictive_hack.fight.state import HERO
from solo.rules.fictive_hack.fight.strikes import strike
from solo.rules.fictive_hack.foe import Foe
from solo.rules.fictive_hack.gear.weapons import Pool, Weapon
from solo.rules.fictive_hack.heroes.attributes import Rating
from solo.rules.fictive_hack.heroes.sheet import Device
from tests.rules.fictive_hack.sample import GUARD, IDLER, Bout, hero, rolled
from tests.rules.foreseeing import Foreseeing

KINDS: tuple[dict[str, Any], ...] = (
    {},
    {"all_faces": True},
    {"dropped": False},
    {"all_faces": True, "dropped": False},
    {"minions": True},
)


@pytest.mark.rule("FH-003", "FH-137", "FH-226", "FH-227")
def test_throws_are_taken_together_only_where_they_come_to_the_same_blow() -> None:
    pool = Pool(3, 2, attribute=False)
    found = defaultdict(set)
    for faces in product((1, 2, 9, 10), repeat=3):
        thrown = Thrown(faces, pool)
        blows = tuple(reckon(Terms(pool=pool, wounds=1, **kind), thrown) for kind in KINDS)
        found[_alike(thrown)].add((blows, len({*faces}) < 3))

    assert all(len(blows) == 1 for blows in found.values())
    assert len(found) < 4**3, "some are"


@pytest.mark.rule("FH-071")
def test_what_wears_no_known_armor_is_told_which_there_are() -> None:
    known = "none, light, medium, heavy, super-heavy"
    with pytest.raises(ValueError, match=r"^armor: unknown armor 'silk'; known are (.+)$") as told:
        soak_at(12, "silk")
    assert sorted(str(told.value).split("known are ")[1].split(", ")) == sorted(known.split(", "))


@pytest.mark.rule("FH-205")
@pytest.mark.parametrize(
    ("wounds", "kind", "has"), [(1, "minion", 1), (2, "tough", 2), (900, "tough", None)]
)
def test_whom_a_table_makes_up_is_of_a_kind_by_their_wounds(
    wounds: int, kind: str, has: int | None
) -> None:
    made = somebody("a rat", wounds)

    assert (made.name, made.kind) == ("a rat", kind)
    assert made.wounds == has if has is not None else 2 < made.wounds < 900


@pytest.mark.rule("FH-193")
@pytest.mark.parametrize(
    ("talent", "used"),
    [
        ("fight dirty", {"paid": frozenset({"fight dirty"})}),
        ("weapon of choice", {"all_faces": True}),
        ("shield skill", {"shield": "light"}),
    ],
)
def test_a_talent_that_was_paid_for_is_used_up_only_where_it_helped(
    talent: str, used: dict[str, Any]
) -> None:
    pool = Pool(3, 2, attribute=False)
    plain = Blow(
        target="",
        weapon=hero().weapon,
        terms=Terms(pool=pool, wounds=1),
        thrown=Thrown((4, 4, 4), pool),
        mode="attack",
    )
    terms = replace(plain.terms, all_faces=used.get("all_faces", False))
    blow = replace(plain, terms=terms, paid=used.get("paid", plain.paid))
    shielded = hero(shield=used.get("shield", ""))

    assert _lent(blow, replace(shielded, borrowed=frozenset({talent}))) == (talent,)
    assert _lent(blow, shielded) == ()
    assert _lent(plain, hero(borrowed=frozenset({talent}))) == ()


@pytest.mark.rule("FH-138")
@pytest.mark.parametrize("mode", ["attack", "counter"])
def test_whose_blow_is_told_out_of_turn_is_forgotten_after_it(mode: str) -> None:
    bout = Bout(hero(weapon="club"), replace(IDLER, wounds=4), asks=False)
    table = bout.encounter.table
    table.given(bout.sheet)
    table.dice = LoadedDice([5, 5, 5])
    table.victim = "Ben"

    assert list(strike(table, HERO, "foe0", mode)) == []

    assert table.victim == "Ben"


@pytest.mark.rule("FH-233")
@pytest.mark.parametrize(("logistics", "minutes"), [(False, 50), (True, 42)])
def test_a_way_is_gone_without_a_roll(logistics: bool, minutes: int) -> None:
    outcome = rolled(Travel(minutes=50, logistics=logistics))

    assert (outcome.label, outcome.count) == ("arrived", "1s")
    assert outcome.facts == {"minutes": minutes, "passed": True, "rule": "FH-233"}


@pytest.mark.rule("FH-135", "FH-136")
@pytest.mark.parametrize(
    ("faces", "label", "count", "passed"),
    [
        ((5, 4), "first", "1s", True),
        ((4, 4), "together", "1s", True),
        ((4, 5), "last", "1f", False),
    ],
)
def test_the_higher_of_two_dice_goes_first(
    faces: tuple[int, int], label: str, count: str, passed: bool
) -> None:
    outcome = rolled(Initiative(), *faces)

    assert (outcome.label, outcome.count, outcome.faces) == (label, count, faces)
    assert outcome.facts == {
        "face": faces[0], "total": faces[0], "difficulty": faces[1], "by": faces[0] - faces[1],
        "passed": passed, "rule": "FH-135",
    }  # fmt: skip


@pytest.mark.rule("FH-209", "FH-210", "FH-211")
@pytest.mark.parametrize(
    ("count", "faces", "total"), [(1, (9,), 9), (2, (4, 5), 9), (4, (1, 10, 2, 6), 16)]
)
def test_minions_roll_a_die_each_and_add_the_best_two(
    count: int, faces: tuple[int, ...], total: int
) -> None:
    outcome = rolled(Minions(count=count, modifier=-1, wounds=2), *faces)

    assert outcome.facts["total"] == total - 1
    assert outcome.facts["bonuses"] == (("the situation", -1),)
    assert (outcome.facts["critical"], outcome.facts["dealt"]) == (False, 2)
    assert rolled(Minions(count=count), *faces).facts["bonuses"] == ()


@pytest.mark.rule("FH-055", "FH-082", "FH-141", "FH-184", "FH-191", "FH-221", "FH-260")
@pytest.mark.parametrize(
    ("fields", "bonuses", "extra"),
    [
        ({"modifier": -3}, {"the situation": -3}, {}),
        ({"parry": "hit"}, {"parrying weapon": 2}, {}),
        ({"parry": "wound"}, {}, {"parrying weapon": 1}),
        ({"parry": "held"}, {}, {}),
        ({"charger": "hit"}, {"Charger": 2}, {}),
        ({"charger": "wound"}, {}, {"Charger": 1}),
        ({"backstab": "hit"}, {"Backstab": 2}, {}),
        ({"backstab": "wound"}, {}, {"Backstab": 1}),
        ({"backstab": "both"}, {"Backstab": 2}, {"Backstab": 1}),
        ({"elite": True}, {"Elite": 2}, {}),
        ({"defended": True}, {"defended": -2}, {}),
        ({"defended": True, "defender_shield": True}, {"defended": -4}, {}),
        ({"defender_shield": True}, {}, {}),
        ({"parried_off": True}, {"parried off": -2}, {}),
        ({"intimidated": True}, {"intimidated": -2}, {}),
        ({"bonus_wounds": 2}, {}, {"AP": 2}),
    ],
)
def test_what_each_circumstance_of_one_attack_adds(
    fields: dict[str, Any], bonuses: dict[str, int], extra: dict[str, int]
) -> None:
    terms = Attack(weapon="hand", **fields).terms(None)

    assert (dict(terms.bonuses), dict(terms.extra)) == (bonuses, extra)
    assert (terms.all_faces, terms.dropped, terms.swarm, terms.misses) == (
        False, True, False, False,
    )  # fmt: skip


@pytest.mark.rule("FH-052")
def test_an_attack_without_a_hero_takes_a_number_for_an_attribute() -> None:
    light = Attack(weapon="light", attribute=Rating("daring", 3)).terms(None)
    assert light.attribute == 3
    assert Attack(weapon="light").terms(None).attribute == 0
    with pytest.raises(ValueError, match="no hero here to have daring; write a number"):
        Attack(weapon="light", attribute=Rating("daring")).terms(None)
    with pytest.raises(ValueError, match="weapon"):
        Attack().terms(None)


def test_what_a_blow_of_nobody_who_is_asked_comes_to_is_told_apart_by_what_it_does() -> None:
    """Of 5 + 4 and 4 + 5 the same comes; a miss, a 10 and a second who falls are others."""
    lens = Device(name="a lens", roll="attack", level=1)
    bout = Bout(hero(weapon="claymore", brawn=3, devices=(lens,)), (GUARD, 2))
    battle, guards = bout.encounter.table.battle, bout.foe()
    weapon = held(bout.sheet, "attack")
    terms = terms_of(battle, bout.sheet, guards, weapon, "attack")
    blow = Blow(
        target="foe0", weapon=weapon, terms=terms, thrown=Thrown((), terms.pool), mode="attack"
    )
    told = [
        landing(attacked(battle, bout.sheet, guards, blow, LoadedDice(faces)))
        for faces in ((5, 4), (4, 5), (1, 4), (10, 1), (1, 10), (5, 5))
    ]

    hit, miss, critical = (True, 2, False), (False, 0, False), (True, 3, True)
    assert told == [
        (hit, (), 2, False), (hit, (), 2, False), (miss, (), 0, False), (critical, (), 2, False),
        (hit, (), 2, False), (hit, (), 2, True),
    ]  # fmt: skip


def test_what_a_foe_s_blow_on_a_companion_comes_to_is_told_apart_by_what_it_does() -> None:
    tom = Foe(name="Tom", kind="tough", wounds=9, weapon=Weapon(name="club"))
    told = []
    for faces in ((9, 8, 1), (8, 9, 1), (10, 8, 1), (1, 2, 3)):
        table = Bout(hero(companions={"tom": tom}), IDLER).encounter.table
        table.dice = Foreseeing(*faces)
        assert list(npc_attack(table, "foe0", "tom", "attack")) == []
        told.append(table.dice.told)

    assert told == [(True, 1, False), (True, 1, False), (True, 2, False), (False, 0, False)]


def test_a_wound_is_told_apart_by_the_hero_that_it_leaves() -> None:
    table = Bout(hero(), IDLER).encounter.table
    table.dice = Foreseeing(3)
    table.wound(1)

    assert table.dice.told == table.sheet
    assert table.sheet.state == "ko"
    assert [_ahead(sides) for sides in ((7, 4), (4, 4), (3, 9))] == [1, 0, -1]
