"""The test: target number, dice, successes, criticals, complications, what a success makes."""

import os
from collections import Counter
from fractions import Fraction
from itertools import product
from math import factorial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solo.rules.core.dice import LoadedDice
from solo.rules.core.odds import every, odds, tally
from solo.rules.core.outcome import Odds, Outcome
from solo.rules.two_d20.core.offering import Buy
from solo.rules.two_d20.core.sheet import add_harder, changed
from solo.rules.two_d20.core.testing import Plan
from solo.rules.two_d20.fallout.checks.combat_dice import DamageRoll
from solo.rules.two_d20.fallout.checks.details import Alternative, Info, LuckOffer
from solo.rules.two_d20.fallout.checks.skill import SkillTest
from solo.rules.two_d20.fallout.gear.written import Rating
from solo.rules.two_d20.fallout.options import FalloutOptions
from solo.rules.two_d20.fallout.printed import printed
from solo.rules.two_d20.fallout.system import FALLOUT
from tests.english import all_english
from tests.rules.fallout.sample import (
    PIM,
    SIX,
    Walk,
    all_faces,
    along,
    chance_of,
    gifted,
    hero,
    machines,
    worth,
)

FULL = bool(os.environ.get("SOLO_FULL"))
tns, tags = st.integers(0, 24), st.integers(0, 8)


def rolled(*faces: int, **fields: Any) -> Outcome:
    """Roll a test without a hero."""
    return SkillTest(**fields).resolve(None, LoadedDice(faces))


@pytest.mark.rule("FO-001")
def test_the_author_picks_the_attribute_or_lets_the_player() -> None:
    sheet = hero(attributes={**SIX, "wits": 8})
    asked = Walk(machines(attribute=("wits", "might")), sheet, [1, 1])
    assert machines(attribute=("might",)).terms(sheet).rating == 6
    assert machines(attribute=("wits", "might")).terms(sheet).attribute == "wits"

    assert "with-might" not in asked.options  # a lower number helps nobody, but may be asked for
    assert asked.take("with-might", "roll").outcome.facts["attribute"] == "might"


@pytest.mark.rule("FO-001")
def test_several_skills_may_do_and_the_best_counts_unasked() -> None:
    check = SkillTest(skill="speech", alternatives=(Alternative(skill="machines"),))
    walk = Walk(check, gifted(1), [1, 1])
    assert check.resolve(gifted(1), LoadedDice([1, 1, 1])).facts["skill"] == "machines"
    walk.take("by-speech")  # a lower number, but a die less that could show a complication
    assert walk.step.encounter is not None
    told = all_english(option.text for option in walk.step.encounter.options(walk.sheet))
    assert "Use Machines instead: Wits 6 + 3" in told

    # A perk's die is of its own skill alone.
    assert len(walk.take("roll").outcome.faces) == 2
    bought = Walk(check, hero(pool=3)).take("die")
    assert "by-speech" not in bought.options


@pytest.mark.parametrize(
    "others",
    [
        (Alternative(skill="speech"),),
        (Alternative(skill="barter"), Alternative(skill="barter")),
    ],
)
def test_other_skills_are_others(others: tuple[Alternative, ...]) -> None:
    with pytest.raises(ValueError, match=r"^alternatives: "):
        SkillTest(skill="speech", alternatives=others)
    with pytest.raises(ValueError, match=r"^alternatives: "):
        SkillTest(tn=9, alternatives=others[:1])
    with pytest.raises(ValueError, match="did you mean 'barter'"):
        Alternative(skill="bartter")


@pytest.mark.rule("FO-002")
@pytest.mark.example("FO-002")
def test_the_target_number_is_attribute_and_skill() -> None:
    assert machines().terms(hero()).pool.aim.tn == 9


def test_a_skill_that_nobody_learned_adds_nothing() -> None:
    assert SkillTest(skill="medicine").terms(hero()).pool.aim.tn == 6


@pytest.mark.rule("FO-003")
@pytest.mark.parametrize("difficulty", [1, 2, 3, 4, 5])
def test_the_difficulty_is_the_successes_needed(difficulty: int) -> None:
    outcome = rolled(1, 1, 9, tn=9, extra=1, difficulty=difficulty)

    assert outcome.label == "passed"
    assert outcome.facts["difficulty"] == difficulty


def test_a_difficulty_of_none_is_warned_of() -> None:
    codes = [advice.code for advice in FALLOUT.review([machines(difficulty=0), machines()])]

    assert codes == ["difficulty-none"]


@pytest.mark.rule("FO-004")
def test_the_pool_is_two_dice_and_at_most_three_more() -> None:
    assert machines().terms(hero()).pool.dice == 2
    rich = Walk(machines(), hero(pool=6), [9] * 5).take("die", "die", "die")
    assert rich.options["gm-die"] == "3 bonus dice are the most"

    assert len(rich.take("roll", "keep").outcome.faces) == 5


@pytest.mark.rule("FO-005", "FO-006", "FO-014")
def test_dice_are_bought_before_the_roll_and_complications_come_after_the_spending() -> None:
    check = machines(buys=(Buy(id="quietly", text="Without a sound"),))
    walk = Walk(check, hero(pool=1), [3, 5, 20])
    assert {"roll", "die"} < walk.options.keys()
    walk.take("die", "roll")
    assert "die" not in walk.options
    walk.take("keep", "quietly")

    assert [note.code for note in walk.notes] == ["points", "harder"]
    assert walk.outcome.triggers == ("complication", "quietly")
    assert walk.sheet.pool == 0


@pytest.mark.rule("FO-007")
@pytest.mark.example("FO-007")
def test_a_die_at_or_below_the_target_number_is_a_success() -> None:
    assert rolled(9, 10, tn=9).successes == 1


@pytest.mark.rule("FO-008")
@pytest.mark.example("FO-008")
def test_a_one_is_worth_two() -> None:
    assert rolled(1, 12, tn=9).successes == 2


@pytest.mark.rule("FO-009")
def test_dice_up_to_a_tagged_rating_are_worth_two() -> None:
    assert rolled(4, 7, tn=10, tag=4).successes == 3
    assert rolled(4, 7, tn=10).successes == 2
    assert rolled(1, 20, tn=6, tag=0).successes == 2


@pytest.mark.rule("FO-009")
@pytest.mark.example("FO-009")
@pytest.mark.parametrize(("tag", "successes"), [(True, 3), (False, 2)])
def test_the_heros_own_tag_counts(tag: bool, successes: int) -> None:
    sheet = hero(skills={"machines": Rating(rating=4, tag=tag)})

    assert machines().resolve(sheet, LoadedDice([4, 7])).successes == successes


def test_the_roll_of_the_issue() -> None:
    outcome = rolled(4, 7, tn=10, tag=4, difficulty=1)

    assert (outcome.successes, outcome.facts["passed"]) == (3, True)
    assert outcome.facts["action_points"] == 2


@pytest.mark.rule("FO-010")
@pytest.mark.example("FO-010")
def test_a_twenty_is_a_complication() -> None:
    outcome = rolled(20, 5, tn=9)

    assert (outcome.successes, outcome.facts["complications"]) == (1, 1)
    assert outcome.triggers == ("complication",)
    assert rolled(20, 20, tn=9).triggers == ("complication", "complication-2")


@pytest.mark.rule("FO-011")
@pytest.mark.parametrize("row", printed("complication-ranges")["rows"], ids=lambda row: row["name"])
def test_the_range_of_complications(row: dict[str, Any]) -> None:
    reach, worst = row["range"], row["from"]

    assert worst == 21 - reach
    assert rolled(worst, 1, tn=9, complication_range=reach).facts["complications"] == 1
    assert rolled(worst - 1, 1, tn=9, complication_range=reach).facts["complications"] == 0


@pytest.mark.rule("FO-011")
@pytest.mark.example("FO-011")
def test_the_worked_ranges() -> None:
    assert rolled(18, 1, tn=9, complication_range=3).facts["complications"] == 1
    assert rolled(17, 1, tn=9, complication_range=3).facts["complications"] == 0
    both = rolled(16, 20, tn=16, complication_range=5)
    assert (both.successes, both.facts["complications"]) == (1, 2)


@pytest.mark.rule("FO-011")
def test_what_made_a_test_harder_is_faced_by_the_throw_though_dice_may_fall_again() -> None:
    """So it weighs on nothing that is tried in between, and what this brings on is not lost."""
    walk = Walk(machines(), hero(harder=1), [19, 9]).take("roll")
    assert walk.sheet.harder == 0
    thrown = walk.step.encounter
    assert thrown is not None

    step = thrown.step("keep", "", add_harder(walk.sheet, 2)[0], LoadedDice(()))
    assert step.outcome is not None
    assert (step.outcome.facts["difficulty"], step.sheet.harder) == (2, 2)


def test_complications_make_the_next_test_harder_unless_the_author_answers_them() -> None:
    walk = Walk(machines(), hero(luck=0), [20, 20]).take("roll")
    assert walk.sheet.harder == 2
    after = Walk(machines(), walk.sheet, [9, 9]).take("roll")
    assert after.outcome.facts["difficulty"] == 3
    assert after.sheet.harder == 0

    told = Walk(machines(on_complication="author"), hero(luck=0), [20, 9]).take("roll")
    assert (told.sheet.harder, told.outcome.triggers) == (0, ("complication",))
    hard = hero(luck=0, options=FalloutOptions(complication_harder=2))
    assert Walk(machines(), hard, [20, 9]).take("roll").sheet.harder == 2


@pytest.mark.rule("FO-012")
@pytest.mark.example("FO-012")
def test_as_many_successes_as_the_difficulty_pass() -> None:
    assert rolled(9, 9, tn=9, difficulty=2).label == "passed"
    failed = rolled(9, 10, tn=9, difficulty=2)
    assert (failed.label, failed.failures, failed.count) == ("failed", 1, "1f")


@pytest.mark.rule("FO-013")
@pytest.mark.example("FO-013")
@pytest.mark.parametrize(
    ("difficulty", "faces", "points"), [(1, (1, 9), 2), (3, (1, 9), 0), (4, (1, 9), 0)]
)
def test_what_is_over_the_difficulty_is_action_points(
    difficulty: int, faces: tuple[int, ...], points: int
) -> None:
    walk = Walk(machines(difficulty=difficulty), hero(luck=0), faces).take("roll")

    assert walk.outcome.facts["action_points"] == points
    assert walk.sheet.pool == points


def test_a_test_can_be_left_before_it_is_rolled() -> None:
    walk = Walk(machines(), hero(pool=1)).take("die", "abort")

    assert walk.outcome.label == "aborted"
    assert walk.sheet == hero(pool=1)


# Odds


def share(found: Odds, ways: int) -> Fraction:
    return Fraction(ways, found.total)


@pytest.mark.rule("FO-010", "FO-011")
@given(tn=tns, reach=st.integers(1, 5), extra=st.integers(0, 3), helped=st.booleans())
def test_complications_have_a_closed_form(tn: int, reach: int, extra: int, helped: bool) -> None:
    check = SkillTest(
        tn=tn, complication_range=reach, extra=extra, helper=8 if helped else None
    )  # fmt: skip
    found = odds(check, None)
    clean, dice = Fraction(20 - reach, 20), 2 + extra + helped

    assert 1 - share(found, found.triggers["complication"]) == clean**dice
    two = share(found, found.triggers["complication-2"])
    assert two == 1 - clean**dice - dice * (1 - clean) * clean ** (dice - 1)


@settings(max_examples=60 if FULL else 5)
@given(tn=tns, tag=tags, reach=st.integers(1, 5), needed=st.integers(1, 5), helper=st.booleans())
def test_the_ways_are_those_of_running_through(
    tn: int, tag: int, reach: int, needed: int, helper: bool
) -> None:
    check = SkillTest(
        tn=tn, tag=min(tn, tag), complication_range=reach, difficulty=needed,
        helper=7 if helper else None, helper_tag=2,
    )  # fmt: skip
    counted, run = odds(check, None), tally(every(check, None))

    assert counted == run


@pytest.mark.rule("FO-035", "FO-036")
@pytest.mark.parametrize("fields", [{"tn": 9}, {"tn": 17, "complication_range": 5, "tag": 3}])
@pytest.mark.parametrize("rerolls", [1, 2])
def test_the_ways_of_rolling_again_are_those_of_running_through(
    fields: dict[str, Any], rerolls: int
) -> None:
    check = SkillTest(difficulty=2, rerolls=rerolls, **fields)
    if rerolls == 1:
        assert same(odds(check, None), tally(every(check, None)))
    counted = odds(check, None)
    found: dict[str, int] = {}
    tn, tag = fields["tn"], fields.get("tag", 0)
    for first in all_faces(2):
        poor = sorted((f for f in first if f > tn), reverse=True)[:rerolls]
        kept = list(first)
        for face in poor:
            kept.remove(face)
        own = sum(worth(face, tn, tag) for face in kept)
        for new in all_faces(len(poor)):
            successes = own + sum([worth(face, tn, tag) for face in new])
            key = f"{successes}s" if successes >= 2 else f"{2 - successes}f"
            found[key] = found.get(key, 0) + 20 ** (rerolls - len(poor))
    assert counted.counts == found


@pytest.mark.rule("FO-035")
@given(tn=tns, extra=st.integers(0, 3))
def test_a_die_rolled_again_fails_twice_or_not(tn: int, extra: int) -> None:
    """With a re-roll for every die, each fails with the square of its chance."""
    dice = 2 + extra
    found = odds(SkillTest(tn=tn, extra=extra, rerolls=5), None)
    fails = Fraction(20 - min(tn, 20), 20)

    assert share(found, found.labels.get("failed", 0)) == fails ** (2 * dice)


def same(one: Odds, other: Odds) -> bool:
    """Say whether odds are the same but for the number of ways they are out of."""
    kinds = ("labels", "counts", "triggers")
    return all(
        {key: share(one, ways) for key, ways in getattr(one, kind).items()}
        == {key: share(other, ways) for key, ways in getattr(other, kind).items()}
        for kind in kinds
    )


def test_where_nobody_is_asked_what_failed_is_rolled_again() -> None:
    outcome = SkillTest(tn=9, rerolls=1).resolve(None, LoadedDice([12, 15, 4]))

    assert (outcome.faces, outcome.successes) == ((12, 4), 1)
    assert "Rolled again: 1 die (FO-035, FO-036)." in all_english(FALLOUT.explain(outcome))
    assert rolled(9, 9, tn=9, rerolls=2).faces == (9, 9)


@pytest.mark.rule("FO-035")
def test_what_may_be_rolled_again_at_no_cost_is_offered() -> None:
    walk = Walk(machines(rerolls=1), hero(luck=0), [12, 15, 4]).take("roll")
    assert walk.options.keys() == {"keep", "again-15", "again-12"}
    walk.take("again-15")

    assert (walk.outcome.faces, walk.sheet.luck) == ((12, 4), 0)


def test_the_chances_of_an_open_test_are_told_before_each_decision() -> None:
    sheet = hero(pool=1, luck=1)
    walk = Walk(machines(difficulty=2), sheet, [9, 15, 3])
    encounter: Any = walk.step.encounter
    plain, more = encounter.odds("roll", sheet), encounter.odds("die", sheet)
    assert plain == odds(machines(difficulty=2), sheet)
    assert share(more, more.labels["passed"]) == chance_of(9, 0, 3, 2)
    assert encounter.odds("abort", sheet) is None

    rerolling: Any = walk.take("roll").step.encounter
    again = rerolling.odds("reroll-15", sheet)
    assert share(again, again.labels["passed"]) == Fraction(9, 20)
    assert share(again, again.triggers["complication"]) == Fraction(1, 20)
    assert rerolling.odds("keep", sheet) is None
    assert rerolling.odds("reroll-3", sheet) is None


@given(tn=tns, tag=tags, extra=st.integers(0, 3), difficulty=st.integers(0, 6))
def test_no_hero_gets_a_count_that_lint_does_not_know(
    tn: int, tag: int, extra: int, difficulty: int
) -> None:
    check = SkillTest(
        tn=tn, tag=min(tn, tag), extra=extra, difficulty=difficulty, helper=18, helper_tag=5
    )
    known = FALLOUT.counts(check)

    assert known is not None
    assert odds(check, None).counts.keys() - {""} <= known


@pytest.mark.rule("FO-025")
@pytest.mark.parametrize("dice", [1, 3, 5])
@pytest.mark.parametrize("more", [{}, {"vicious": 1, "armor": 2}, {"piercing": 1, "armor": 3}])
def test_the_odds_of_damage_have_a_closed_form(dice: int, more: dict[str, Any]) -> None:
    """Of six faces two are blank, one is a 1, one a 2, and two are a 1 with an Effect."""
    counts: Counter[str] = Counter()
    woken = 0
    for ones, twos, effects in product(range(dice + 1), repeat=3):
        blank = dice - ones - twos - effects
        if blank < 0:
            continue
        ways = factorial(dice) * 2**blank * 2**effects
        ways //= factorial(ones) * factorial(twos) * factorial(effects) * factorial(blank)
        armor = max(0, more.get("armor", 0) - more.get("piercing", 0) * effects)
        through = ones + 2 * twos + effects + more.get("vicious", 0) * effects - armor
        counts[f"{through}s" if through > 0 else ""] += ways
        woken += ways if effects else 0
    found = odds(DamageRoll(dice=dice, **more), None)

    assert found.counts == counts
    assert (found.total, found.triggers["effect"]) == (6**dice, woken)


@pytest.mark.rule("FO-025")
@given(dice=st.integers(0, 5), extra=st.integers(0, 3))
def test_nothing_comes_of_combat_dice_that_all_show_nothing(dice: int, extra: int) -> None:
    found = odds(DamageRoll(dice=dice, extra=extra), None)

    assert share(found, found.labels.get("unharmed", 0)) == Fraction(1, 3) ** (dice + extra)


@pytest.mark.rule("FO-035", "FO-036")
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_luck_rolls_combat_dice_again(dice: int) -> None:
    check = DamageRoll(dice=dice, luck=1)
    found = odds(check, None)

    assert same(found, tally(every(check, None)))
    assert share(found, found.labels["unharmed"]) == Fraction(1, 9) ** dice


@pytest.mark.rule("FO-035")
def test_three_combat_dice_are_rolled_again_a_point() -> None:
    outcome = DamageRoll(dice=4, luck=1).resolve(None, LoadedDice([3, 3, 3, 3, 2, 2, 2]))

    assert (outcome.faces, outcome.successes) == ((2, 2, 2, 3), 6)


# Bad input


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"skill": "machnes"},
        {"tn": -1},
        {"tn": 9, "tag": 10},
        {"tn": 9, "difficulty": 21},
        {"tn": 9, "complication_range": 0},
        {"tn": 9, "complication_range": 6},
        {"tn": 9, "extra": 4},
        {"tn": 9, "rerolls": 6},
        {"tn": 9, "minutes": -1},
        {"skill": "machines", "attribute": ("witts",)},
        {"tn": 9, "buys": (Buy(id="roll", text="x"),)},
        {"tn": 9, "buys": (Buy(id="reroll-2", text="x"),)},
        {"tn": 9, "buys": (Buy(id="a", text="x"), Buy(id="a", text="y"))},
        {"tn": 9, "luck_offers": (LuckOffer(text="..."),)},
    ],
)
def test_impossible_tests_are_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"^\w+: "):
        SkillTest(**fields)


@pytest.mark.parametrize(
    "fields",
    [{"dice": -1}, {"dice": 21}, {"dice": 1, "extra": 4}, {"dice": 1, "extra": 1, "kind": "gun"},
     {"dice": 1, "kind": "spoon"}, {"dice": 1, "armor": -1}, {"dice": 1, "luck": -1}],
)  # fmt: skip
def test_impossible_damage_is_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"^\w+: "):
        DamageRoll(**fields)


def test_a_hero_or_a_number_is_needed() -> None:
    with pytest.raises(ValueError, match="a hero is needed"):
        machines().resolve(None, LoadedDice([1, 1]))


def test_ids_are_made_of_the_words_where_none_is_given() -> None:
    assert Info(question="Who was here?", answer="Two.").id == "who-was-here"
    assert LuckOffer(text="A fuse in the drawer").id == "a-fuse-in-the-drawer"


def test_free_dice_and_help_show_in_what_a_test_asks() -> None:
    sheet = along(gifted(1), pim=PIM)
    asked = Walk(machines(assist=("pim",), complication_range=2), sheet).take("help-pim")
    assert asked.step.encounter is not None

    told = all_english(asked.step.encounter.status(sheet))
    assert told[0] == "Wits 6 + Machines 3 = 9 against difficulty 1."
    assert told[1] == (
        "Each die of 9 or less is a success, and 1 is needed; a 1 counts as two; 3 dice;"
        " a helper's die against 9; complications on 19 and above."
    )


@pytest.mark.rule("FO-001", "FO-019")
def test_dice_that_are_bought_do_not_change_which_skill_is_the_best() -> None:
    """Two dice of a perk make machines the best; with three bought both would have five."""
    skills = {"machines": Rating(rating=1), "speech": Rating(rating=4)}
    sheet = changed(gifted(2), skills=skills, pool=6)
    check = SkillTest(skill="machines", alternatives=(Alternative(skill="speech"),), difficulty=2)

    assert check.way(sheet).skill == "machines"
    assert check.way(sheet, Plan(bought=3)).skill == "machines"
