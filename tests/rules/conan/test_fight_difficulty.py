"""What the ground and the moment make harder in a fight, and what of a fight a round changes."""

from dataclasses import replace
from typing import Any

import pytest

from solo.rules.core.dice import LoadedDice
from solo.rules.two_d20.conan.checks.situation import Tags
from solo.rules.two_d20.conan.checks.skill import SkillTest
from solo.rules.two_d20.conan.doom import Policy
from solo.rules.two_d20.conan.fight.difficulty import (
    attack_test,
    besetting,
    hero_test,
    improvised_test,
    pressed,
)
from solo.rules.two_d20.conan.fight.foe_momentum import FoeHit, Purse, worsen
from solo.rules.two_d20.conan.fight.state import Attack, Battle, Press
from solo.rules.two_d20.conan.fight.table import FightTable
from solo.rules.two_d20.conan.fight.written import DoomEffect
from solo.rules.two_d20.conan.foe import Foe
from solo.rules.two_d20.conan.gear.written import Weapon, known_weapon
from solo.rules.two_d20.conan.health.harm import Blow
from solo.rules.two_d20.conan.printed import printed
from solo.rules.two_d20.core.sheet import changed
from solo.words import Text
from tests.rules.conan.sample import (
    GUARD,
    HALL,
    able,
    armed,
    at,
    fight,
    hero,
    ids,
    in_turn,
    play,
    state,
)

TOMAS = Foe(name="Tomas", weapons=(known_weapon("sword"),))


def engaged(zone: str = "hall", **stance: Any) -> Battle:
    """Return a fight with a guard in a zone of the hall, and the hero so."""
    started = state(fight(foes=(at(GUARD, zone),), sheet=hero(), zones=HALL, start="hall"))
    return started.stand(**stance)


def steps(test: SkillTest) -> dict[Text, int]:
    """Return what makes a test harder, by name."""
    return dict(test.because)


@pytest.mark.rule("CON-014", "CON-062", "CON-077")
@pytest.mark.parametrize(
    ("stance", "melee", "lore"),
    [
        ({}, {}, {}),
        ({"prone": True}, {"lying down": 1}, {}),
        ({"swift": 2}, {"a swift action": 2}, {}),
    ],
)
def test_the_moment_makes_some_tests_harder(
    stance: dict[str, Any], melee: dict[str, int], lore: dict[str, int]
) -> None:
    now = engaged(**stance)

    assert steps(attack_test(now, now.foes[0], known_weapon("sword"))) == melee
    assert steps(hero_test(now, "lore")) == lore


@pytest.mark.rule("CON-014", "CON-032")
@pytest.mark.parametrize(
    ("zone", "weapon", "prone", "harder"),
    [
        ("hall", "bow", False, 1),
        ("loft", "bow", False, 1),
        ("stair", "bow", False, 0),
        ("stair", "bow", True, 1),
        ("hall", "bow", True, 1),
        ("roof", "bow", False, 2),
    ],
)
def test_a_shot_is_harder_from_where_the_weapon_is_not_at_its_best_and_at_who_lies_low(
    zone: str, weapon: str, prone: bool, harder: int
) -> None:
    now = engaged(zone)
    foe = replace(now.foes[0], prone=prone)

    assert sum(steps(attack_test(now, foe, known_weapon(weapon))).values()) == harder


def test_an_unwieldy_weapon_is_harder_until_it_is_braced() -> None:
    heavy = Weapon(name="maul", qualities={"unwieldy": 0})
    now, braced = engaged(), engaged(braced=True)

    assert steps(attack_test(now, now.foes[0], heavy)) == {"unwieldy, not braced": 1}
    assert steps(attack_test(braced, braced.foes[0], heavy)) == {}
    assert attack_test(now, now.foes[0], heavy).attribute == ("agility",)
    assert attack_test(now, now.foes[0], known_weapon("war cry")).attribute == ("personality",)


@pytest.mark.parametrize("difficulty", [0, 1, 3])
def test_what_is_improvised_in_a_fight_is_never_simple_and_nobody_helps(difficulty: int) -> None:
    test = improvised_test(engaged(swift=1), SkillTest(skill="lore", difficulty=difficulty))

    assert (test.difficulty, test.alone, steps(test)) == (
        max(1, difficulty), True, {"a swift action": 1},
    )  # fmt: skip


def test_an_authors_test_has_what_presses_besides_its_own() -> None:
    now = replace(engaged(prone=True), presses=(Press("smoke", 2), Press("nothing", 0)))
    own = SkillTest(skill="melee", because=(("mud", 1),))

    assert pressed(now, own).because == (("mud", 1), ("lying down", 1), ("smoke", 2))


@pytest.mark.rule("CON-014")
@pytest.mark.parametrize(
    ("tags", "harder"),
    [
        ({"light": "dark"}, 3),
        ({"noise": "loud"}, 2),
        ({"weather": "severe"}, 1),
        ({"motion": True}, 1),
        ({"combined": True}, 1),
        ({"terrain": 2}, 2),
        ({"social": 2, "language": "foreign", "tools": "none", "distraction": 1}, 0),
    ],
)
def test_the_scene_is_as_hard_for_foes_but_for_what_is_against_the_hero(
    tags: dict[str, Any], harder: int
) -> None:
    zones = {**HALL, "hall": replace(HALL["hall"], terrain=1)}
    started = fight(GUARD, sheet=hero(), zones=zones, start="hall", tags=Tags(**tags))
    now = state(started)
    counts_for = printed("steps")["counts_for"]
    (skill, *_) = counts_for.get(next(iter(tags)), ["melee"])

    on_ground = skill in counts_for.get("terrain", [skill])
    assert besetting(now, now.foes[0], skill) == harder + on_ground


@pytest.mark.parametrize(
    ("fields", "of_fight", "round_"),
    [
        ({}, {}, 1),
        ({"presses": (Press("smoke", 1, 4),)}, {}, 3),
        ({}, {"rounds": 5}, 3),
        ({}, {"doom_effects": (DoomEffect(id="snag", text="A snag.", kind="complication"),)}, 3),
        ({"allies": True}, {}, 3),
    ],
)
def test_the_number_of_a_round_matters_where_something_counts_rounds(
    fields: dict[str, Any], of_fight: dict[str, Any], round_: int
) -> None:
    sheet = changed(hero(), companions={"tomas": TOMAS} if fields.pop("allies", False) else {})
    now = replace(state(fight(GUARD, sheet=sheet, **of_fight)), **fields)

    assert replace(now, round=3).untimed().round == round_
    assert replace(now, round=0).untimed().round == 0


@pytest.mark.rule("CON-057", "CON-074")
@pytest.mark.parametrize(("target", "own", "kept"), [("tomas", 2, False), ("hero", 2, True)])
def test_the_heros_grip_keeps_the_weapon_of_nobody_else(target: str, own: int, kept: bool) -> None:
    foe = replace(GUARD, tactics=("disarm",))
    sheet = changed(armed(hero(), "sword"), companions={"tomas": TOMAS})
    table = FightTable(sheet, LoadedDice(()))
    table.battle = state(fight(foe, sheet=sheet)).stand(braced=True)
    blow = Blow((1, 2), {}, place="torso")
    none = Policy(name="none")
    worsen(table, FoeHit(Attack("guard", GUARD.weapons[0], target), blow, Purse(own, 0, 0, none)))

    tomas, hand = table.battle.fighter("tomas"), table.battle.hero.hand
    assert (tomas.held is not None, bool(hand)) == (target == "hero" or kept, True)


@pytest.mark.rule("CON-061")
def test_of_several_who_are_alike_only_one_is_offered_as_second_but_near_and_far_differ() -> None:
    """Four guards in the hall, two of them within Reach: one of either kind is another to hit."""
    sheet = changed(armed(able(agility=12), "sword"), pool=4)
    start = fight(foes=(at(GUARD, "hall", 4),), sheet=sheet, zones=HALL, start="hall")
    now = state(start).stand(near=frozenset({"guard", "guard-2"}))
    faces = [1, 1, 3, 3, 3, 3, 9]
    step = play(in_turn(now, sheet), sheet, faces, "attack-guard-sword", "roll")

    second = {one for one in ids(step) if one.startswith("secondary-")}
    assert second == {"secondary-guard-2", "secondary-guard-3"}
