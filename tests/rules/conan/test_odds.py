"""Exact odds: every check against its own enumeration and against closed forms written here."""

import json
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import product
from math import comb
from subprocess import CompletedProcess
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solo.errors import SoloError
from solo.rules.odds import Odds, every, odds, tally
from solo.rules.two_d20.conan.blows import DamageRoll, Location
from solo.rules.two_d20.conan.checks import SkillTest
from solo.rules.two_d20.conan.foe import Foe
from solo.rules.two_d20.conan.gear import Talent, known_weapon
from solo.rules.two_d20.conan.hazard import Hazard
from solo.rules.two_d20.conan.policy import Policy
from solo.rules.two_d20.conan.sheet import Sheet
from solo.rules.two_d20.conan.struggle import Struggle
from solo.rules.two_d20.conan.system import CONAN
from solo.rules.two_d20.oracle import Oracle
from solo.rules.two_d20.sheet import changed
from solo.rules.two_d20.testing import Plan
from tests.rules.conan.sample import able, fight, hero, play, trained

Run = Callable[..., CompletedProcess[str]]


def multinomial(total: int, parts: Iterable[int]) -> int:
    ways, left = 1, total
    for part in parts:
        ways *= comb(left, part)
        left -= part
    return ways


def pool(tn: int, focus: int, dice: int, worst: int = 20) -> Counter[tuple[int, int]]:
    """Return the ways of (successes, complications) of a pool: by how many dice are of each kind.

    The kinds are those of a d20's faces: how many successes each is worth, and whether it
    complicates; a closed form of multinomial coefficients, apart from the engine's convolution.
    """
    faces = Counter(
        ((0 if face > tn else 2 if face <= focus else 1), int(face >= worst))
        for face in range(1, 21)
    )
    kinds, found = list(faces.items()), Counter[tuple[int, int]]()
    for parts in product(range(dice + 1), repeat=len(kinds)):
        if sum(parts) != dice:
            continue
        ways = multinomial(dice, parts)
        successes = complications = 0
        for number, ((worth, bad), sides) in zip(parts, kinds, strict=True):
            ways *= sides**number
            successes += number * worth
            complications += number * bad
        found[successes, complications] += ways
    return found


def judged(ways: Counter[tuple[int, int]], difficulty: int) -> Odds:
    """Return the odds of a test from the ways of its pool."""
    labels: Counter[str] = Counter()
    counts: Counter[str] = Counter()
    triggers: Counter[str] = Counter()
    for (successes, complications), number in ways.items():
        lacking = max(0, difficulty - successes)
        labels["failed" if lacking else "passed"] += number
        counts[f"{lacking}f" if lacking else f"{successes}s" if successes else ""] += number
        for which in range(1, complications + 1):
            triggers["complication" if which == 1 else f"complication-{which}"] += number
    return Odds(total=ways.total(), labels=labels, counts=counts, triggers=triggers)


def same(found: Odds, expected: Odds) -> None:
    """Compare two odds that may be out of different totals."""
    for one, other in (
        (found.labels, expected.labels),
        (found.counts, expected.counts),
        (found.triggers, expected.triggers),
    ):
        assert set(one) == set(other)
        for name, ways in one.items():
            assert ways * expected.total == other[name] * found.total, name


@given(
    tn=st.integers(0, 25), focus=st.integers(0, 6), dice=st.integers(0, 3),
    difficulty=st.integers(0, 7), untrained=st.booleans(),
)  # fmt: skip
@settings(max_examples=60)
def test_a_skill_tests_odds_are_the_closed_form(
    tn: int, focus: int, dice: int, difficulty: int, untrained: bool
) -> None:
    check = SkillTest(tn=tn, focus=focus, extra=dice, difficulty=difficulty, untrained=untrained)
    found = odds(check, None)

    assert found.total == 20 ** (2 + dice)
    same(found, judged(pool(tn, focus, 2 + dice, 19 if untrained else 20), difficulty))


@pytest.mark.parametrize(
    "check",
    [*(SkillTest(tn=12, focus=2, difficulty=difficulty) for difficulty in (0, 1, 2, 4)),
     SkillTest(tn=9, extra=1, difficulty=2, untrained=True),
     SkillTest(tn=9, focus=1, fortune=1, auto_success=1, difficulty=3)],
)  # fmt: skip
def test_a_skill_tests_odds_are_its_enumeration(check: SkillTest) -> None:
    same(odds(check, None), tally(every(check, None)))


def test_the_odds_of_the_plainest_test() -> None:
    """Eight faces of twenty on either die: 1 - (12/20)²."""
    assert odds(SkillTest(tn=8), None).labels == {"passed": 400 - 144, "failed": 144}


def test_a_heros_own_odds_count_talents_harm_and_what_went_before() -> None:
    gift = Talent(name="Gift", extra_d20=1, auto_success=1)
    sheet = changed(trained(able(brawn=10), athletics=(2, 1)), talents=(gift,), wounds=1, harder=1)
    found = odds(SkillTest(skill="athletics", difficulty=2), sheet)

    ways = Counter({(s + 1, c): n for (s, c), n in pool(12, 1, 3).items()})
    same(found, judged(ways, 4))


def test_a_helper_counts_only_with_a_success_of_ones_own() -> None:
    sheet = changed(able(brawn=9), companions={"tomas": Foe(name="Tomas", tn=11, focus=1)})
    found: Counter[tuple[int, int]] = Counter()
    for (mine, bad), ways in pool(9, 0, 2, 19).items():
        for (theirs, worse), more in pool(11, 1, 1).items():
            found[mine + (theirs if mine else 0), bad + worse] += ways * more
    terms = SkillTest(skill="athletics", difficulty=2).terms(sheet, Plan(helper="tomas"))

    chances = terms.pool.chances()
    assert Counter({tuple(count): ways for count, ways in chances.items()}) == found


@given(
    tn=st.integers(1, 20), focus=st.integers(0, 3), rival=st.integers(0, 20),
    rival_focus=st.integers(0, 3), rival_dice=st.integers(1, 5), difficulty=st.integers(0, 3),
)  # fmt: skip
@settings(max_examples=60)
def test_a_struggles_odds_are_the_closed_form(
    tn: int, focus: int, rival: int, rival_focus: int, rival_dice: int, difficulty: int
) -> None:
    check = Struggle(tn=tn, focus=focus, rival=rival, rival_focus=rival_focus,
                     rival_dice=rival_dice, difficulty=difficulty)  # fmt: skip
    labels: Counter[str] = Counter()
    bad_ways: Counter[int] = Counter()
    for (mine, bad), ways in pool(tn, focus, 2).items():
        for (theirs, _), more in pool(rival, rival_focus, rival_dice).items():
            own = mine if mine >= difficulty else 0
            other = theirs if theirs >= difficulty else 0
            labels["won" if own > other else "lost"] += ways * more
            bad_ways[bad] += ways * more
    found = odds(check, None)

    assert found.total == 20 ** (2 + rival_dice)
    assert dict(found.labels) == dict(labels)
    expected = {"complication": bad_ways[1] + bad_ways[2], "complication-2": bad_ways[2]}
    assert dict(found.triggers) == {name: number for name, number in expected.items() if number}


def test_a_struggles_odds_are_its_enumeration() -> None:
    check = Struggle(tn=9, focus=1, rival=8, rival_dice=1, difficulty=1)
    same(odds(check, None), tally(every(check, None)))
    with pytest.raises(ValueError, match="vs: 'guard' is nobody outside an adventure"):
        odds(Struggle(tn=9, vs="guard"), None)


def test_a_hazards_odds_are_those_of_its_test() -> None:
    test = SkillTest(tn=9, focus=1, difficulty=2)
    found = odds(Hazard(dice=3, test=test), None)
    ways = judged(pool(9, 1, 2), 2)

    each = 6**3
    avoided, hit = ways.labels["passed"] * each, ways.labels["failed"] * each
    assert found.labels == {"avoided": avoided, "hit": hit}
    assert found.triggers.items() >= {name: n * each for name, n in ways.triggers.items()}.items()
    small = Hazard(dice=2, mental=True, test=SkillTest(tn=9, focus=1))
    same(odds(small, None), tally(every(small, None)))
    assert odds(Hazard(dice=3), None).labels == {"hit": each}


@pytest.mark.parametrize("vicious", [0, 2])
def test_the_degrees_of_a_hazards_damage_are_those_of_its_dice(vicious: int) -> None:
    found = odds(Hazard(dice=2, vicious=vicious), None)
    expected: Counter[str] = Counter()
    for (points, effects), number in damage(2).items():
        expected[f"damage-{points + vicious * effects}"] += number
        expected["effect"] += number if effects else 0

    assert found.total == 36
    assert found.triggers == expected
    assert odds(Hazard(dice=3, doom_cost="auto"), changed(hero(), threat=2)).labels == {"spared": 1}


FACES = {1: (1, 0), 2: (2, 0), 3: (0, 0), 4: (0, 0), 5: (1, 1), 6: (1, 1)}


def damage(dice: int) -> Counter[tuple[int, int]]:
    """Return the ways of (damage, Effects): trinomials of blanks, ones, twos and Effects."""
    found: Counter[tuple[int, int]] = Counter()
    for blank, ones, twos in product(range(dice + 1), repeat=3):
        effects = dice - blank - ones - twos
        if effects >= 0:
            ways = multinomial(dice, (blank, ones, twos, effects)) * 2**blank * 2**effects
            found[ones + 2 * twos + effects, effects] += ways
    return found


@given(
    dice=st.integers(0, 7), bonus=st.integers(0, 3), vicious=st.integers(0, 2),
    piercing=st.integers(0, 2), soak=st.integers(0, 6), cover=st.integers(0, 3),
    ignored=st.integers(0, 4),
)  # fmt: skip
@settings(max_examples=60)
def test_a_damage_rolls_odds_are_the_closed_form(
    dice: int, bonus: int, vicious: int, piercing: int, soak: int, cover: int, ignored: int
) -> None:
    qualities = {"vicious": vicious, "piercing": piercing}
    check = DamageRoll(dice=dice, bonus=bonus, soak=soak, cover=cover, ignored=ignored,
                       qualities={name: x for name, x in qualities.items() if x})  # fmt: skip
    counts: Counter[str] = Counter()
    effects = 0
    for (hit, woken), ways in damage(dice).items():
        for (soaked, _), more in damage(cover).items():
            stops = max(0, soak + soaked - ignored - piercing * woken)
            through = max(0, hit + bonus + vicious * woken - stops)
            counts[f"{through}s" if through else ""] += ways * more
            effects += ways * more * bool(woken)
    found = odds(check, None)

    assert found.total == 6 ** (dice + cover)
    assert Counter(found.counts) == counts
    assert found.triggers.get("effect", 0) == effects


def test_a_damage_rolls_odds_are_its_enumeration() -> None:
    check = DamageRoll(dice=3, soak=2, cover=1, qualities={"vicious": 1})
    same(odds(check, None), tally(every(check, None)))


def test_the_odds_of_a_hit_location() -> None:
    assert odds(Location(), None).labels == {
        "head": 2, "right arm": 3, "left arm": 3, "torso": 6, "right leg": 3, "left leg": 3,
    }  # fmt: skip


@given(st.integers(1, 20))
@settings(max_examples=20)
def test_the_odds_of_the_oracle(tn: int) -> None:
    found = odds(Oracle(tn=tn), None)

    assert found.labels.get("passed", 0) == 400 - (20 - tn) ** 2
    assert found.triggers["complication"] == 39
    assert found.triggers["complication-2"] == 1


FIELDS = {
    "skill": {"tn": 12, "focus": 2, "difficulty": 2}, "struggle": {"tn": 9, "rival": 10},
    "hazard": {"dice": 3}, "damage": {"dice": 4, "soak": 2}, "location": {}, "oracle": {},
}  # fmt: skip


@pytest.mark.parametrize("check", [*CONAN.checks])
def test_the_odds_of_every_check_are_whole_numbers_out_of_the_total(check: str) -> None:
    found = odds(CONAN.checks[check](**FIELDS[check]), None)

    assert sum(found.labels.values()) == sum(found.counts.values()) == found.total
    for ways in (found.labels, found.counts, found.triggers):
        assert all(isinstance(number, int) and number > 0 for number in ways.values())


def test_the_command_gives_them(solo: Run) -> None:
    ran = solo("odds", "conan-2d20", "skill", "tn=12", "focus=2", "difficulty=2", "--json")

    told: dict[str, Any] = json.loads(ran.stdout)
    assert (told["total"], told["labels"]) == (400, {"passed": 176, "failed": 224})
    assert told["triggers"] == {"complication": 39, "complication-2": 1}


def test_every_check_has_odds_and_a_fight_says_why_not() -> None:
    assert set(CONAN.checks) == {"skill", "struggle", "hazard", "damage", "location", "oracle"}
    with pytest.raises((ValueError, SoloError), match="no odds of its own"):
        odds(fight(Foe(name="the guard"), sheet=hero()).battle.plan, hero())


def test_the_sum_of_ways_is_the_total_for_any_hero() -> None:
    sheets: list[Sheet] = [able(brawn=6), able(brawn=16), trained(able(), athletics=(5, 5))]
    for sheet in sheets:
        found = odds(SkillTest(skill="athletics", extra=3, difficulty=3), sheet)
        assert sum(found.labels.values()) == sum(found.counts.values()) == found.total == 20**5


def test_what_is_decided_before_a_roll_is_in_its_odds() -> None:
    sheet = changed(trained(able(brawn=9), athletics=(1, 0)), pool=2)
    for check in (
        SkillTest(skill="athletics", difficulty=2),
        Hazard(dice=3, test=SkillTest(skill="athletics", difficulty=2)),
    ):
        start: Any = CONAN.begin(check, sheet, asks=True)
        same(start.odds("roll", sheet), odds(check, sheet))
        more = start.odds("momentum", sheet)
        each = more.total // 20**3  # a hazard's combat dice are in it too
        assert more.total == 20**3 * each
        assert each == (6**3 if isinstance(check, Hazard) else 1)
        good = more.labels.get("passed", 0) + more.labels.get("avoided", 0)
        assert good == judged(pool(10, 0, 3), 2).labels["passed"] * each
        assert start.odds("abort", sheet) is None or isinstance(check, Hazard)


def test_a_struggles_odds_know_the_plan() -> None:
    sheet = able(brawn=9)
    start: Any = CONAN.begin(Struggle(skill="athletics", rival=9), sheet, asks=True)

    same(start.odds("roll", sheet), odds(Struggle(skill="athletics", rival=9), sheet))
    assert start.odds("doom", sheet).total == 20**5
    assert start.odds("doom", sheet).labels["won"] > start.odds("roll", sheet).labels["won"] * 20
    assert start.odds("abort", sheet) is None


def test_the_odds_in_a_fight_are_those_of_the_test_or_of_the_struggle() -> None:
    sheet = trained(able(agility=10), melee=(2, 1))
    guard = Foe(name="the guard", defense=8)
    start = fight(guard, sheet=sheet)
    free: Any = play(start, sheet, [], "begin", "attack-guard-fists").encounter
    same(free.odds("roll", sheet), judged(pool(12, 1, 2), 1))

    ready = fight(guard, sheet=sheet, policy=Policy(name="none", defend=1))
    wary: Any = play(ready, sheet, [], "begin", "attack-guard-fists").encounter
    won = sum(
        ways * more
        for (mine, _), ways in pool(12, 1, 2).items()
        for (theirs, _), more in pool(8, 0, 2).items()
        if mine > theirs
    )
    assert wary.odds("roll", sheet).labels["passed"] == won
    assert wary.odds("roll", sheet).total == 20**4
    turn: Any = play(start, sheet, [], "begin").encounter
    assert turn.odds("end-turn", sheet) is None
    assert turn.odds("attack-guard-fists", sheet) == free.odds("roll", sheet)
    watched: Any = play(ready, sheet, [], "begin").encounter
    assert watched.odds("attack-guard-fists", sheet) == wary.odds("roll", sheet)


@pytest.mark.parametrize(("doom", "dice"), [(0, 2), (3, 3)])
def test_the_odds_of_a_reaction_count_the_foes_dice_and_those_that_doom_buys_it(
    doom: int, dice: int
) -> None:
    sheet = changed(trained(able(coordination=10), parry=(2, 1)), threat=doom)
    guard = Foe(name="the guard", tn=9, weapons=(known_weapon("spear"),))
    policy = Policy(name="none", dice=2, most_dice=1)
    step = play(fight(guard, sheet=sheet, policy=policy), sheet, [], "begin", "end-turn")
    foe = pool(9, 0, dice)

    taken: Any = step.encounter
    missed = sum(ways for (theirs, _), ways in foe.items() if not theirs)
    assert taken.odds("take-it", sheet).labels["it comes to nothing"] == missed
    aside = sum(
        ways * more
        for (mine, _), ways in pool(12, 1, 2).items()
        for (theirs, _), more in foe.items()
        if not theirs or mine >= theirs
    )
    found = taken.odds("parry", sheet)
    assert found.labels["it comes to nothing"] == aside
    assert found.total == 20 ** (2 + dice)
    parrying = play(step.encounter, sheet, [], "parry")
    rolled: Any = parrying.encounter
    assert rolled.odds("roll", parrying.sheet) == found
    more: Any = play(rolled, parrying.sheet, [], "doom")
    assert more.encounter.odds("roll", more.sheet) == rolled.odds("doom", parrying.sheet)
