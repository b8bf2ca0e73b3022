"""Difficulty of tests in a fight: the steps that the ground and the moment add (CON-014)."""

from collections.abc import Iterable
from dataclasses import replace

from solo.rules.two_d20.conan.checks.combat_dice import bonus_attribute
from solo.rules.two_d20.conan.checks.ranges import CLOSE, categories, range_of
from solo.rules.two_d20.conan.checks.situation import Tags
from solo.rules.two_d20.conan.checks.skill import SkillTest
from solo.rules.two_d20.conan.fight.state import Battle, Fighter
from solo.rules.two_d20.conan.gear.written import Weapon
from solo.rules.two_d20.conan.printed import printed

PARRY = "parry"  # the skill of a foe's defense


def hero_test(
    battle: Battle, skill: str, steps: Iterable[tuple[str, int]] = (), *, against: str = ""
) -> SkillTest:
    """Return a test of the hero's in a fight, with what the moment adds to its difficulty."""
    because = (*steps, *pressing(battle, skill))
    return SkillTest(
        skill=skill,
        difficulty=1,
        tags=_tags(battle, skill, battle.hero.zone),
        because=tuple((name, number) for name, number in because if number),
        against=against,
        held=True,
        alone=True,
    )


def attack_test(battle: Battle, foe: Fighter, weapon: Weapon) -> SkillTest:
    """Return the test of an attack: Average, with all steps against it (CON-014, CON-032)."""
    steps = list(swift(battle))
    if weapon.kind != "melee":
        away = range_of(battle.to(foe))
        steps.append(("range", categories(away, weapon.range)))
        steps.append(("the target lies low", lying_low(weapon, away, prone=foe.prone)))
    if "unwieldy" in weapon.qualities and not battle.hero.braced:
        steps.append(("unwieldy, not braced", 1))
    attribute = (bonus_attribute("threaten"),) if weapon.kind == "threaten" else ()
    test = hero_test(battle, weapon.used_with, steps, against=foe.name)
    return replace(test, attribute=attribute or test.attribute)


def improvised_test(battle: Battle, check: SkillTest) -> SkillTest:
    """Return an improvised test as it is made in a fight, never Simple."""
    because = (*swift(battle), *pressing(battle, check.skill))
    return replace(
        check,
        difficulty=max(1, check.difficulty),
        tags=_tags(battle, check.skill, battle.hero.zone),
        because=tuple((name, number) for name, number in because if number),
        alone=True,
    )


def pressed(battle: Battle, check: SkillTest) -> SkillTest:
    """Return an author's test with what makes any test of the hero's harder now."""
    because = tuple((name, number) for name, number in pressing(battle, check.skill) if number)
    return replace(check, because=(*check.because, *because))


def lying_low(weapon: Weapon, away: str, *, prone: bool) -> int:
    """Return the steps that a shot from beyond Close range at somebody prone is harder (ours)."""
    return int(prone and weapon.kind == "ranged" and away != CLOSE)


def pressing(battle: Battle, skill: str) -> tuple[tuple[str, int], ...]:
    """Return what makes a test of the hero's harder now (CON-029, CON-077; lying down is ours)."""
    hero = battle.hero
    sprint = int(printed("ranges")["sprint_step"]) * hero.sprinted
    lying = int(hero.prone and skill == "melee")
    now = battle.round
    presses = [(one.name, one.steps) for one in battle.presses if not one.last or now <= one.last]
    return (
        ("the sprint", sprint),
        ("a complication", len(hero.snags)),
        ("lying down", lying),
        *presses,
    )


def swift(battle: Battle) -> tuple[tuple[str, int], ...]:
    """Return what a Swift Action makes harder: the test of the next Standard Action (CON-062)."""
    harder = int(printed("momentum")["spends"]["swift-action"]["harder"])
    return (("a swift action", harder * battle.hero.swift),)


def besetting(battle: Battle, one: Fighter, skill: str) -> int:
    """Return the steps of the scene and the ground on a test of a foe or an ally (CON-014).

    They are the same as for the hero's tests, without those that are against the hero alone, such
    as a foreign language or distrust.
    """
    tags = _tags(battle, skill, one.zone)
    shared = Tags(
        light=tags.light,
        noise=tags.noise,
        weather=tags.weather,
        motion=tags.motion,
        combined=tags.combined,
        terrain=tags.terrain,
    )
    return sum(number for _, number in shared.steps())


def _tags(battle: Battle, skill: str, zone: str) -> Tags:
    """Return what the scene and the ground of a zone make harder (CON-014)."""
    ground = battle.fight.tags.terrain + battle.fight.zones[zone].terrain
    return replace(battle.fight.tags, terrain=ground).fitting(skill)
