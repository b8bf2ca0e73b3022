"""Exact odds: every check against its own enumeration and against closed forms written here."""

import json
from collections.abc import Callable
from fractions import Fraction
from subprocess import CompletedProcess
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from solo.errors import SoloError
from solo.rules.core.odds import every, odds, tally
from solo.rules.core.outcome import Odds
from solo.rules.two_d20.conan.actions.struggle import Struggle
from solo.rules.two_d20.conan.checks.combat_dice import DamageRoll, Location
from solo.rules.two_d20.conan.checks.skill import SkillTest
from solo.rules.two_d20.conan.doom import Policy
from solo.rules.two_d20.conan.foe import Foe
from solo.rules.two_d20.conan.gear.written import Talent, known_weapon
from solo.rules.two_d20.conan.health.hazard import Hazard
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.conan.system import CONAN
from solo.rules.two_d20.core import testing
from solo.rules.two_d20.core.likelihood import Oracle
from solo.rules.two_d20.core.sheet import changed
from tests.english import english
from tests.proofs import amount
from tests.rules.conan.sample import able, fight, hero, play, state, trained
from tests.rules.d20 import (
    ONE,
    Pair,
    asked,
    combat,
    complications,
    helped,
    judged,
    pool,
    together,
    worth,
)
from tests.rules.exact import Chances, End, agree, mixed

Run = Callable[..., CompletedProcess[str]]
some = settings(max_examples=amount(12, 30, 300))


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


@some
@given(
    tn=st.integers(0, 25), focus=st.integers(0, 20), dice=st.integers(0, 3),
    fortune=st.integers(0, 3), auto=st.integers(0, 9), difficulty=st.integers(0, 12),
    easier=st.integers(-3, 3), untrained=st.booleans(),
)  # fmt: skip
@example(tn=0, focus=0, dice=3, fortune=3, auto=0, difficulty=1, easier=0, untrained=True)
@example(tn=20, focus=20, dice=3, fortune=0, auto=0, difficulty=10, easier=0, untrained=False)
@example(tn=9, focus=1, dice=0, fortune=0, auto=0, difficulty=0, easier=0, untrained=False)
@example(tn=9, focus=1, dice=0, fortune=0, auto=0, difficulty=2, easier=-3, untrained=False)
def test_a_skill_test(
    tn: int, focus: int, dice: int, fortune: int, auto: int, difficulty: int, easier: int,
    untrained: bool,
) -> None:  # fmt: skip
    """Fortune's dice lie there as a 1; what makes it easier leaves something to roll for."""
    check = SkillTest(
        tn=tn, focus=focus, extra=dice, fortune=fortune, auto_success=auto, difficulty=difficulty,
        difficulty_mod=easier, untrained=untrained,
    )  # fmt: skip
    laid = auto + fortune * worth(1, tn, focus)[0]
    chances = together(pool(tn, focus, 2 + max(0, dice - fortune), 19 if untrained else 20),
                       {(laid, 0): ONE})  # fmt: skip
    needed = max(min(1, difficulty), difficulty + easier)

    agree(odds(check, None), judged(chances, needed), check)


def test_the_odds_of_the_plainest_test() -> None:
    """Eight faces of twenty on either die: 1 - (12/20)²."""
    assert odds(SkillTest(tn=8), None).labels == {"passed": 400 - 144, "failed": 144}


@pytest.mark.parametrize("harmed", [0, 2])
@pytest.mark.parametrize("harder", [0, 1])
@pytest.mark.parametrize("gifts", [0, 1, 4])
@pytest.mark.parametrize("learned", [(0, 0), (2, 1)])
def test_a_heros_own_test(harmed: int, harder: int, gifts: int, learned: tuple[int, int]) -> None:
    """Talents, Harm and what went before count; who never learned a skill is untrained."""
    gift = Talent(name="Gift", extra_d20=gifts, auto_success=min(1, gifts))
    sheet = changed(trained(able(brawn=10), athletics=learned), talents=(gift,), wounds=harmed,
                    harder=harder)  # fmt: skip
    chances = pool(10 + learned[0], learned[1], 2 + min(3, gifts), 20 if learned[0] else 19)
    laid = together(chances, {(min(1, gifts), 0): ONE})

    agree(odds(SkillTest(skill="athletics", difficulty=2), sheet),
          judged(laid, 2 + harmed + harder))  # fmt: skip


@pytest.mark.parametrize("difficulty", [0, 1, 2, 5])
def test_a_helper_counts_only_with_a_success_of_ones_own(difficulty: int) -> None:
    sheet = changed(able(brawn=9), companions={"tomas": Foe(name="Tomas", tn=11, focus=1)})
    wanted = judged(together(pool(9, 0, 2, 19), pool(11, 1, 1), helped), difficulty)
    check = SkillTest(skill="athletics", difficulty=difficulty)

    agree(tally(testing.ways(check, sheet, testing.Plan(helper="tomas"))), wanted)


def struggled(mine: Pair, theirs: int, difficulty: int) -> End:
    """Return how a struggle ends: who has strictly more, of those who meet the difficulty, wins."""
    own = mine[0] if mine[0] >= difficulty else 0
    other = theirs if theirs >= difficulty else 0
    on_top = complications(mine[1])
    if own > other:
        return End("won", f"{mine[0]}s", on_top)
    return End("lost", f"{max(1, other - own + 1)}f", on_top)


@some
@given(
    tn=st.integers(0, 20), focus=st.integers(0, 5), extra=st.integers(0, 3),
    rival=st.integers(0, 20), rival_focus=st.integers(0, 5), rival_dice=st.integers(1, 5),
    difficulty=st.integers(0, 4),
)  # fmt: skip
@example(tn=0, focus=0, extra=0, rival=0, rival_focus=0, rival_dice=1, difficulty=0)
@example(tn=20, focus=5, extra=3, rival=20, rival_focus=5, rival_dice=5, difficulty=4)
def test_a_struggle(
    tn: int, focus: int, extra: int, rival: int, rival_focus: int, rival_dice: int, difficulty: int
) -> None:
    check = Struggle(tn=tn, focus=focus, extra=extra, rival=rival, rival_focus=rival_focus,
                     rival_dice=rival_dice, difficulty=difficulty)  # fmt: skip
    wanted = mixed(
        (share * chance, {struggled(mine, theirs[0], difficulty): ONE})
        for mine, share in pool(tn, focus, 2 + extra).items()
        for theirs, chance in pool(rival, rival_focus, rival_dice).items()
    )
    found = odds(check, None)

    assert found.total == 20 ** (2 + extra + rival_dice)
    agree(found, wanted, check)


def test_a_struggle_with_nobody_known_has_no_odds() -> None:
    with pytest.raises(ValueError, match="vs: 'guard' is nobody outside an adventure"):
        odds(Struggle(tn=9, vs="guard"), None)


def blow(dice: int, vicious: int) -> Chances[tuple[str, ...]]:
    """Return what combat dice show on top, before any Soak."""
    return mixed(
        (share, {("effect",) * bool(effects) + (f"damage-{points + vicious * effects}",): ONE})
        for (points, effects), share in combat(dice).items()
    )


@pytest.mark.parametrize("difficulty", [0, 1, 3])
@pytest.mark.parametrize("vicious", [0, 2])
@pytest.mark.parametrize("dice", [2, 3, 6])
def test_a_hazard(dice: int, vicious: int, difficulty: int) -> None:
    """Who passes its test gets away with its complications; the dice say what it does else."""
    test = SkillTest(tn=9, focus=1, extra=1, difficulty=difficulty)
    hits = blow(dice, vicious)

    def outcome(end: End) -> Chances[End]:
        if end.label == "passed":
            return {end._replace(label="avoided"): ONE}
        return {End("hit", end.count, end.triggers + shown): share for shown, share in hits.items()}

    tests = judged(pool(9, 1, 3), difficulty)
    wanted = mixed((share, outcome(end)) for end, share in tests.items())
    agree(odds(Hazard(dice=dice, vicious=vicious, test=test), None), wanted)
    agree(odds(Hazard(dice=dice, vicious=vicious, mental=True), None),
          {End("hit", "1f", shown): share for shown, share in hits.items()})  # fmt: skip


@pytest.mark.parametrize(("threat", "label"), [(2, "spared"), (3, "hit"), (9, "hit")])
def test_a_hazard_that_has_to_be_paid_for(threat: int, label: str) -> None:
    """Three dice cost three Doom; what can't be paid does not happen."""
    found = odds(Hazard(dice=3, doom_cost="auto"), changed(hero(), threat=threat))

    assert found.labels == {label: found.total}


@some
@given(
    dice=st.integers(0, 8), bonus=st.integers(0, 3), vicious=st.integers(0, 3),
    piercing=st.integers(0, 3), soak=st.integers(0, 9), cover=st.integers(0, 4),
    ignored=st.integers(0, 4),
)  # fmt: skip
@example(dice=0, bonus=0, vicious=0, piercing=0, soak=0, cover=4, ignored=0)
@example(dice=8, bonus=3, vicious=3, piercing=3, soak=9, cover=4, ignored=4)
def test_a_damage_roll(
    dice: int, bonus: int, vicious: int, piercing: int, soak: int, cover: int, ignored: int
) -> None:
    """Effects of Soak's own dice count for nothing; piercing and penetration take Soak away."""
    qualities = {"vicious": vicious, "piercing": piercing}
    check = DamageRoll(dice=dice, bonus=bonus, soak=soak, cover=cover, ignored=ignored,
                       qualities={name: x for name, x in qualities.items() if x})  # fmt: skip

    def end(damage: int, effects: int, soaked: int) -> End:
        stops = max(0, soak + soaked - ignored - piercing * effects)
        through = max(0, damage + bonus + vicious * effects - stops)
        on_top = ("effect",) * bool(effects)
        return End("harmed", f"{through}s", on_top) if through else End("unharmed", "", on_top)

    wanted = mixed(
        (share * more, {end(*hit, soaked): ONE})
        for hit, share in combat(dice).items()
        for (soaked, _), more in combat(cover).items()
    )
    agree(odds(check, None), wanted, check)


def test_a_hit_location() -> None:
    faces = {"head": 2, "right arm": 3, "left arm": 3, "torso": 6, "right leg": 3, "left leg": 3}

    agree(odds(Location(), None), {End(name): Fraction(n, 20) for name, n in faces.items()})


@pytest.mark.parametrize("tn", range(1, 21))
def test_the_oracle(tn: int) -> None:
    agree(odds(Oracle(tn=tn), None), asked(tn))


@pytest.mark.parametrize(
    "check",
    [SkillTest(tn=9, extra=1, difficulty=2, untrained=True),
     SkillTest(tn=9, focus=1, fortune=1, auto_success=1, difficulty=3),
     Struggle(tn=9, focus=1, rival=8, rival_dice=1, difficulty=1),
     Hazard(dice=2, mental=True, test=SkillTest(tn=9, focus=1)),
     DamageRoll(dice=3, soak=2, cover=1, qualities={"vicious": 1})],
)  # fmt: skip
def test_odds_are_what_running_through_every_way_gives(check: Any) -> None:
    same(odds(check, None), tally(every(check, None)))


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
    with pytest.raises((ValueError, SoloError), match="there are no odds"):
        odds(state(fight(Foe(name="the guard"), sheet=hero())).fight, hero())


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
        passed = sum(s for end, s in judged(pool(10, 0, 3), 2).items() if end.label == "passed")
        assert Fraction(good, more.total) == passed
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
    agree(free.odds("roll", sheet), judged(pool(12, 1, 2), 1))

    ready = fight(guard, sheet=sheet, policy=Policy(name="none", defend=1))
    wary: Any = play(ready, sheet, [], "begin", "attack-guard-fists").encounter
    won = sum(
        ways * more
        for (mine, _), ways in pool(12, 1, 2).items()
        for (theirs, _), more in pool(8, 0, 2).items()
        if mine > theirs
    )
    assert wary.odds("roll", sheet).labels["passed"] == won * 20**4
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
    assert taken.odds("take-it", sheet).labels["it comes to nothing"] == missed * 20**dice
    assert english(taken.odds("take-it", sheet).meaning) == "that it misses"
    aside = sum(
        ways * more
        for (mine, bad), ways in pool(12, 1, 2).items()
        for (theirs, _), more in pool(9, 0, 3 if bad else dice).items()
        if not theirs or mine >= theirs
    )
    found = taken.odds("parry", sheet)
    assert found.total == 20**5, "a complication is Doom enough for the third die"
    assert found.labels["it comes to nothing"] == aside * found.total
    parrying = play(step.encounter, sheet, [], "parry")
    rolled: Any = parrying.encounter
    assert rolled.odds("roll", parrying.sheet) == found
    third = play(rolled, parrying.sheet, [20, 9, 11, 11, 11], "roll")
    attack = next(note for note in third.notes if note.code == "foe-attacks")
    assert attack.facts["faces"] == (11, 11, 11), "as many dice fall in play"
    more: Any = play(rolled, parrying.sheet, [], "doom")
    assert more.encounter.odds("roll", more.sheet) == rolled.odds("doom", parrying.sheet)


def test_what_is_barred_has_no_odds() -> None:
    """A refusal of the rules is for who takes an option, not for who asks about it."""
    sheet = hero()
    start: Any = CONAN.begin(SkillTest(tn=10, extra=3), sheet, asks=True)
    barred = [one.id for one in start.options(sheet) if one.reason]

    assert barred
    assert [start.odds(one, sheet) for one in (*barred, "none such")] == [None] * (len(barred) + 1)
