"""Attack rolls: the weapon tables, armor, shields, parrying, bonuses and odds."""

from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.rules.core.dice import LoadedDice
from solo.rules.core.odds import odds, tally
from solo.rules.fictive_hack.checks.attribute_rolls import Challenge
from solo.rules.fictive_hack.fight.attack_roll import Terms, Thrown, reckon, soak_at, ways
from solo.rules.fictive_hack.fight.single_attack import Attack, Initiative, Minions
from solo.rules.fictive_hack.gear.weapons import (
    Arming,
    Weapon,
    aimed_range,
    arena_bonus,
    base_wounds,
    pool,
    shield_weapon,
    why_not_together,
)
from solo.rules.fictive_hack.heroes.attributes import Rating
from solo.rules.fictive_hack.system import FICTIVE_HACK
from tests.english import all_english
from tests.rules.fictive_hack.sample import hero, with_options

ARMORS = ("super-heavy", "heavy", "medium", "light", "none")


def roll(*faces: int, **fields: Any) -> Any:
    return Attack(**fields).resolve(None, LoadedDice(faces)).facts


@pytest.mark.rule("FH-049", "FH-050")
@pytest.mark.parametrize(("faces", "hit"), [((3, 4), False), ((4, 4), True)])
def test_eight_hits_and_seven_misses(faces: tuple[int, ...], hit: bool) -> None:
    assert roll(*faces, weapon="reach")["hit"] is hit


@pytest.mark.rule("FH-051", "FH-064")
def test_the_weapon_tables() -> None:
    melee = {"unarmed": 0, "light": 1, "hand": 1, "reach": 1, "heavy": 2, "very-heavy": 3}
    ranged = {"light": 1, "hand": 1, "heavy": 2, "very-heavy": 3}

    assert {kind: base_wounds(kind) for kind in melee} == melee
    assert {kind: base_wounds(kind, ranged=True) for kind in ranged} == ranged
    assert {kind: pool(kind).dice for kind in melee} == {
        "unarmed": 1, "light": 1, "hand": 3, "reach": 2, "heavy": 2, "very-heavy": 2,
    }  # fmt: skip
    assert {kind: pool(kind, ranged=True).dice for kind in ranged} == {
        "light": 1, "hand": 2, "heavy": 2, "very-heavy": 2,
    }  # fmt: skip


@pytest.mark.rule("FH-052")
@pytest.mark.example("FH-052")
def test_a_light_weapon_adds_an_attribute() -> None:
    assert roll(6, weapon="light", attribute=Rating("daring", 3))["total"] == 9


@pytest.mark.rule("FH-052")
def test_the_best_attribute_is_taken_unless_the_weapon_names_one() -> None:
    sheet = hero(weapon="dagger", daring=3, cunning=-1)

    assert Attack().resolve(sheet, LoadedDice([6])).facts["total"] == 9
    named = Attack(attribute=Rating("cunning")).resolve(sheet, LoadedDice([6]))
    assert named.facts["total"] == 5


@pytest.mark.rule("FH-053")
@pytest.mark.example("FH-053")
def test_a_hand_weapon_drops_the_lowest() -> None:
    assert roll(2, 7, 9, weapon="hand")["total"] == 16


@pytest.mark.rule("FH-054")
def test_a_plain_unarmed_hit_does_nothing() -> None:
    facts = roll(9, weapon="unarmed")

    assert (facts["hit"], facts["wounds"]) == (True, 0)


@pytest.mark.rule("FH-055")
@pytest.mark.example("FH-055")
@pytest.mark.parametrize(("armor", "wounds"), [("medium", 2), ("light", 3)])
def test_a_very_heavy_weapon_ignores_the_first_soak(armor: str, wounds: int) -> None:
    assert roll(4, 5, weapon="very-heavy", armor=armor)["wounds"] == wounds


@pytest.mark.rule("FH-055")
@pytest.mark.parametrize(
    ("weapon", "rules"), [("very-heavy", "(FH-055, FH-071)"), ("heavy", "(FH-071)")]
)
def test_why_armor_stops_what_it_stops_names_the_rule_of_the_weapon(
    weapon: str, rules: str
) -> None:
    attack = Attack(weapon=weapon, armor="heavy").resolve(None, LoadedDice((4, 5)))

    assert any(rules in line for line in all_english(FICTIVE_HACK.explain(attack)))


@pytest.mark.rule("FH-056", "FH-060", "FH-063")
def test_what_cannot_be_combined() -> None:
    shield, parry = Arming(shield=True), Arming(parrying=True)

    assert why_not_together("very-heavy", shield)
    assert not why_not_together("heavy", shield)
    assert why_not_together("reach", parry)
    assert all(not why_not_together(kind, parry) for kind in ("light", "hand", "heavy"))
    assert why_not_together("hand", parry, ranged=True)
    assert why_not_together("hand", Arming(shield=True, parrying=True))
    with pytest.raises(ValueError, match="very heavy"):
        Attack(weapon="very-heavy", shield=True)


@pytest.mark.rule("FH-057", "FH-123")
def test_the_favored_class_is_two_better() -> None:
    assert roll(4, 5, weapon="heavy", arena="dense")["total"] == 11
    favored = {"tight": "light", "hazardous": "reach", "dense": "heavy"}
    kinds = ("unarmed", "light", "hand", "reach", "heavy", "very-heavy")
    for terrain, kind in product((*favored, "open", "neutral"), kinds):
        assert arena_bonus(kind, terrain) == (2 if favored.get(terrain) == kind else 0)


@pytest.mark.rule("FH-065")
def test_a_target_in_the_open_is_easier_to_shoot() -> None:
    assert roll(3, 4, weapon="hand", ranged=True, arena="open")["total"] == 9
    assert roll(3, 4, weapon="hand", ranged=True, arena="tight")["total"] == 7


@pytest.mark.rule("FH-061", "FH-076", "FH-083", "FH-235")
@pytest.mark.parametrize(
    ("kind", "arming", "dice"),
    [
        ("heavy", Arming(parrying=True), 1),
        ("hand", Arming(parrying=True), 2),
        ("heavy", Arming(shield=True), 1),
        ("hand", Arming(shield=True), 2),
        ("reach", Arming(shield=True), 1),
        ("hand", Arming(shield=True, shield_skill=True), 3),
    ],
)
def test_shields_and_parrying_weapons_cost_a_die(kind: str, arming: Arming, dice: int) -> None:
    found = pool(kind, arming=arming)

    assert found.dice == dice
    assert found.keep == min(dice, 2)


@pytest.mark.rule("FH-060", "FH-076")
def test_a_light_weapon_keeps_one_die_without_its_attribute() -> None:
    """Our ruling: there is no roll without dice."""
    assert pool("light", arming=Arming(shield=True)) == (1, 1, False)


@pytest.mark.rule("FH-062")
def test_a_parrying_weapon_gives_one_of_three_things() -> None:
    assert roll(6, 5, weapon="hand", parry="held")["total"] == 11
    assert roll(6, 5, weapon="hand", parry="hit")["total"] == 13
    assert roll(6, 5, weapon="hand", parry="wound")["wounds"] == 2
    assert roll(6, 5, weapon="heavy", parried_off=True)["total"] == 9


@pytest.mark.rule("FH-071")
@pytest.mark.parametrize(
    ("total", "soaks"),
    [
        (20, (0, 0, 0, 0, 0)),
        (25, (0, 0, 0, 0, 0)),
        (17, (1, 0, 0, 0, 0)),
        (19, (1, 0, 0, 0, 0)),
        (14, (2, 1, 0, 0, 0)),
        (16, (2, 1, 0, 0, 0)),
        (11, (3, 2, 1, 0, 0)),
        (13, (3, 2, 1, 0, 0)),
        (8, (4, 3, 2, 1, 0)),
        (10, (4, 3, 2, 1, 0)),
    ],
)
def test_the_armor_table(total: int, soaks: tuple[int, ...]) -> None:
    assert tuple(soak_at(total, armor) for armor in ARMORS) == soaks


@pytest.mark.rule("FH-071", "FH-072")
@pytest.mark.example("FH-071")
@pytest.mark.parametrize(
    ("faces", "armor", "wounds"),
    [((6, 7), "medium", 1), ((6, 6), "super-heavy", 0), ((9, 8), "heavy", 2), ((8, 7), "heavy", 1)],
)
def test_the_lists_armor_examples(faces: tuple[int, ...], armor: str, wounds: int) -> None:
    assert roll(*faces, weapon="heavy", armor=armor)["wounds"] == wounds


@pytest.mark.rule("FH-071")
@pytest.mark.example("FH-071")
def test_twenty_goes_through_full_plate() -> None:
    assert roll(9, 9, weapon="heavy", armor="super-heavy", modifier=2)["wounds"] == 2


@pytest.mark.rule("FH-138", "FH-082")
def test_defending_makes_one_harder_to_hit() -> None:
    assert not roll(4, 5, weapon="heavy", defended=True)["hit"]
    assert roll(6, 5, weapon="heavy", defended=True, defender_shield=True)["total"] == 7


@pytest.mark.rule("FH-184")
def test_the_intimidated_hit_worse() -> None:
    facts = roll(5, 4, weapon="heavy", intimidated=True)

    assert (facts["total"], facts["hit"]) == (7, False)


@pytest.mark.rule("FH-003", "FH-137")
@pytest.mark.example("FH-137")
def test_the_face_die() -> None:
    first = roll(10, 2, weapon="heavy")
    other = roll(3, 10, weapon="heavy")
    missed = roll(10, weapon="light", attribute=Rating("brawn", -2), defended=True)

    assert (first["critical"], first["wounds"]) == (True, 3)
    assert (other["critical"], other["wounds"]) == (False, 2)
    assert (missed["total"], missed["hit"], missed["critical"]) == (6, False, False)


@pytest.mark.rule("FH-003")
def test_a_dropped_face_die_counts_by_option() -> None:
    sheet = hero("fight dirty")
    check = Attack(weapon="hand", dirty="wound")

    assert check.resolve(sheet, LoadedDice([1, 5, 6])).facts["wounds"] == 2
    strict = with_options(sheet, face_die_counts_when_dropped=False)
    assert check.resolve(strict, LoadedDice([1, 5, 6])).facts["wounds"] == 1
    assert Attack(weapon="hand").resolve(strict, LoadedDice([10, 5, 6])).facts["critical"]


@pytest.mark.rule("FH-226")
def test_fighting_dirty() -> None:
    assert roll(1, 6, weapon="heavy", dirty="hit")["total"] == 9
    assert not roll(1, 6, weapon="heavy")["hit"]
    assert roll(1, 7, weapon="heavy", dirty="wound")["wounds"] == 3
    assert not roll(6, 1, weapon="heavy", dirty="hit")["hit"]


@pytest.mark.rule("FH-227")
def test_the_weapon_of_choice() -> None:
    assert roll(10, 10, weapon="reach", choice=True)["wounds"] == 2
    both = roll(10, 1, weapon="reach", choice=True, dirty="wound")
    assert (both["total"], both["wounds"]) == (11, 3)
    assert roll(1, 10, weapon="reach", choice=True)["wounds"] == 2


@pytest.mark.rule("FH-221")
def test_awesome_violence_in_a_check() -> None:
    assert roll(3, 4, weapon="heavy", violence=1, level=1)["total"] == 8
    assert roll(3, 4, weapon="heavy", violence=3, level=5)["total"] == 12
    with pytest.raises(ValueError, match="violence"):
        Attack(weapon="heavy", violence=4, level=5)


@pytest.mark.rule("FH-229")
def test_elite_raises_a_miss() -> None:
    assert roll(3, 4, weapon="heavy", elite=True)["hit"]


@pytest.mark.rule("FH-260")
def test_backstab_on_the_unaware() -> None:
    facts = roll(4, weapon="light", attribute=Rating("cunning", 3), backstab="both")

    assert (facts["total"], facts["wounds"]) == (9, 2)


@pytest.mark.rule("FH-206")
@pytest.mark.parametrize("weapon", ["unarmed", "heavy", "very-heavy"])
def test_a_swarm_loses_one_wound_from_any_hit(weapon: Any) -> None:
    faces = (9,) if weapon == "unarmed" else (9, 9)

    assert roll(*faces, weapon=weapon, swarm=True)["wounds"] == 1


@pytest.mark.rule("FH-151")
def test_an_assistant_adds_a_die_and_the_best_two_count() -> None:
    assert roll(4, 6, 9, weapon="heavy", assist=1)["total"] == 15


@pytest.mark.rule("FH-225")
def test_expert_parry_takes_a_die() -> None:
    assert roll(9, weapon="heavy", parried=True)["total"] == 9


@pytest.mark.rule("FH-069")
def test_a_shot_on_the_move_is_one_die() -> None:
    assert roll(8, weapon="hand", ranged=True, moving=True)["total"] == 8


@pytest.mark.rule("FH-066", "FH-067", "FH-068")
@pytest.mark.parametrize(
    ("weapon", "brawn", "far"),
    [("longbow", 3, 3), ("shortbow", 6, 4), ("longbow", 9, 8), ("longbow", 0, 1),
     ("crossbow", 5, 1), ("javelin", 5, 1)],
)  # fmt: skip
def test_only_bows_gain_range_by_focus(weapon: str, brawn: int, far: int) -> None:
    assert aimed_range(Weapon(name=weapon), brawn) == far


@pytest.mark.rule("FH-070")
@pytest.mark.parametrize(
    ("weapon", "kind"),
    [("heavy crossbow", "heavy"), ("longbow", "reach"), ("shortbow", "hand"), ("dart", "light"),
     ("throwing axe", "hand"), ("sling", "hand"), ("knife", "light")],
)  # fmt: skip
def test_ranged_weapons_at_close_quarters(weapon: str, kind: str) -> None:
    assert Weapon(name=weapon).closed().kind == kind


@pytest.mark.rule("FH-039", "FH-042")
def test_weapons_are_known_by_name_or_described_freely() -> None:
    assert Weapon(name="claymore").kind == "heavy"
    assert Weapon(name="oak door", kind="very-heavy").kind == "very-heavy"
    assert Weapon(name="knife").ranged
    assert not Weapon(name="shuriken").melee
    with pytest.raises(ValueError, match="no known weapon"):
        Weapon(name="oak door")


@pytest.mark.rule("FH-081")
def test_shields_are_weapons() -> None:
    assert shield_weapon("light").kind == "light"
    assert shield_weapon("heavy").kind == "hand"


@pytest.mark.rule("FH-073")
@pytest.mark.example("FH-073")
def test_armor_hinders_the_cunning() -> None:
    sheet = hero(cunning=3, armor="heavy")
    outcome = Challenge(attribute=(Rating("cunning"),)).resolve(sheet, LoadedDice([8]))

    assert outcome.facts["total"] == 7


@pytest.mark.rule("FH-209", "FH-208", "FH-210", "FH-211")
@pytest.mark.parametrize(
    ("faces", "total", "wounds"), [((3, 9, 6), 15, 1), ((7,), 7, 0), ((10, 10), 20, 1)]
)
def test_a_group_of_minions_adds_its_best_two(
    faces: tuple[int, ...], total: int, wounds: int
) -> None:
    facts = Minions(count=len(faces)).resolve(None, LoadedDice(faces)).facts

    assert (facts["total"], facts["wounds"], facts["critical"]) == (total, wounds, False)
    assert Minions(count=2, wounds=2).resolve(None, LoadedDice([5, 5])).facts["wounds"] == 2


@pytest.mark.rule("FH-135", "FH-136")
def test_initiative() -> None:
    labels = [
        Initiative().resolve(None, LoadedDice(faces)).label for faces in ((7, 4), (4, 7), (5, 5))
    ]

    assert labels == ["first", "last", "together"]
    assert odds(Initiative(), None).labels == {"first": 45, "together": 10, "last": 45}


@given(
    total=st.integers(-5, 40), armor=st.sampled_from(ARMORS), dealt=st.integers(0, 6),
    pierces=st.integers(0, 1),
)  # fmt: skip
def test_armor_only_takes_and_a_higher_roll_is_never_worse(
    total: int, armor: str, dealt: int, pierces: int
) -> None:
    dice = pool("reach")
    found = [
        reckon(
            Terms(pool=dice, wounds=dealt, armor=armor, pierces=pierces, bonuses=(("x", t),)),
            Thrown((2, 3), dice),
        ).wounds
        for t in (total - 5, total - 4)
    ]

    assert 0 <= found[0] <= found[1] <= dealt


@pytest.mark.parametrize("kind", ["light", "hand", "reach"])
@pytest.mark.parametrize("assist", [0, 1])
def test_counted_odds_equal_enumerated_ones(kind: Any, assist: int) -> None:
    check = Attack(weapon=kind, armor="medium", assist=assist, dirty="hit", choice=True, modifier=1)
    dice = check.terms(None).pool.dice

    every = ((check.resolve(None, LoadedDice(faces)), 1)
             for faces in product(range(1, 11), repeat=dice))  # fmt: skip

    assert odds(check, None) == tally(every)


def test_odds_of_many_dice_are_whole_and_complete() -> None:
    found = odds(Attack(weapon="hand", assist=6), None)

    assert found.total == 10**9
    assert sum(found.labels.values()) == found.total
    assert found.labels["miss"] == _misses(9)


def _misses(dice: int) -> int:
    """Count throws whose best two add up to 7 at most, in closed form: by the best die's value."""
    count = 0
    for best in range(1, 7):
        most = min(best, 7 - best)
        if most < best:
            count += dice * most ** (dice - 1)
        else:
            count += best**dice - (best - 1) ** dice
    return count


@pytest.mark.parametrize("count", [1, 2, 5, 12])
def test_the_odds_of_minions_in_closed_form(count: int) -> None:
    found = odds(Minions(count=count), None)

    assert found.total == 10**count
    assert found.labels["miss"] == (7 if count == 1 else _misses(count))


def test_ways_add_up() -> None:
    for dice in range(1, 7):
        total = sum(count for _, count in ways(pool("heavy")._replace(dice=dice)))
        assert total == 10**dice
