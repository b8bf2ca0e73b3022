"""Inspiration points, new skills, experience and Health."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.rules.art.health.damage import die
from solo.rules.art.heroes.advancement import (
    change_xp,
    end_adventure,
    end_session,
    health_price,
    inspirable_skills,
    inspire,
    learn_skill,
    may_inspire_attribute,
    may_learn,
    propose_skill,
    raise_health,
    starting_skill_price,
)
from solo.rules.art.heroes.attributes import ATTRIBUTES
from solo.rules.art.heroes.sheet import Sheet, new_sheet
from solo.rules.art.heroes.skill_names import skill_name
from solo.rules.core.protocols import Illegal

HERO = new_sheet("Mara", dict.fromkeys(ATTRIBUTES, 7))


def hero(**changes: Any) -> Sheet:
    return replace(HERO, **changes)


def scoring(attribute: str, score: int) -> Sheet:
    return replace(HERO, attributes={**HERO.attributes, attribute: score})


@pytest.mark.rule("ART-456", "ART-458", "ART-461")
@pytest.mark.example("E94")
def test_the_lock_example_leaves_one_skill_to_inspire() -> None:
    used = ("opening locks", "picking padlocks")
    thief = hero(skills={"opening locks": 4, "picking padlocks": 2})

    assert not may_learn(used)
    assert inspirable_skills(thief, used, 4) == ("picking padlocks",)
    assert not may_inspire_attribute(thief, "dexterity", 44)


@pytest.mark.rule("ART-457")
@pytest.mark.parametrize(("used", "may"), [((), True), (("a",), True), (("a", "b"), False)])
def test_a_new_skill_takes_a_roll_with_fewer_than_two(used: tuple[str, ...], may: bool) -> None:
    assert may_learn(used) is may


@pytest.mark.rule("ART-458")
def test_a_kicker_of_nought_inspires_no_skill() -> None:
    assert inspirable_skills(hero(skills={"climb": 1}), ("climb",), 0) == ()


@pytest.mark.rule("ART-458")
def test_a_skill_that_the_hero_lacks_can_not_be_inspired() -> None:
    assert inspirable_skills(HERO, ("climb",), 9) == ()


@pytest.mark.rule("ART-459", "ART-460")
@pytest.mark.parametrize(
    ("attribute", "roll", "may"),
    [
        ("strength", 100, True),
        ("strength", 99, False),
        ("defense", 100, True),
        ("defense", 11, False),
    ],
)
def test_only_00_inspires_the_attribute_and_defense_counts_as_agility(
    attribute: str, roll: int, may: bool
) -> None:
    assert may_inspire_attribute(HERO, attribute, roll) is may


@pytest.mark.rule("ART-460", "ART-465")
def test_a_defense_roll_inspires_no_agility_at_its_maximum() -> None:
    assert not may_inspire_attribute(scoring("agility", 12), "defense", 100)


@pytest.mark.rule("ART-462", "ART-463")
@pytest.mark.example("E95")
def test_the_agility_example_rises_with_the_fourth_point() -> None:
    sheet, tallies = scoring("agility", 3), []

    for _ in range(4):
        sheet, notes = inspire(sheet, "agility")
        tallies.append(sheet.marks.get("agility", 0))

    assert (tallies, sheet.attributes["agility"]) == ([1, 2, 3, 0], 4)
    assert notes[-1] == ("risen", {"ability": "agility", "score": 4})


@pytest.mark.rule("ART-463")
@pytest.mark.parametrize(("score", "points"), [(1, 2), (2, 3), (3, 4), (8, 9)])
def test_a_skill_takes_a_point_more_than_its_rating(score: int, points: int) -> None:
    sheet = hero(skills={"climb": score})

    for _ in range(points - 1):
        sheet, _ = inspire(sheet, "Climb")
    assert sheet.skills["climb"] == score
    assert inspire(sheet, "climb")[0].skills["climb"] == score + 1


@pytest.mark.rule("ART-464", "ART-465")
@pytest.mark.parametrize(
    ("sheet", "ability", "score"),
    [(scoring("fate", 12), "fate", 12), (hero(skills={"climb": 9}), "climb", 9)],
)
def test_no_point_goes_to_what_is_at_its_maximum(sheet: Sheet, ability: str, score: int) -> None:
    assert inspire(sheet, ability) == (
        sheet,
        (("at-maximum", {"ability": ability, "score": score}),),
    )


@pytest.mark.rule("ART-465")
def test_a_skill_at_its_maximum_is_not_offered() -> None:
    assert inspirable_skills(hero(skills={"climb": 9}), ("climb",), 10) == ()


def test_what_the_hero_does_not_have_can_not_be_inspired() -> None:
    with pytest.raises(ValueError, match="no attribute or skill 'climb'"):
        inspire(HERO, "climb")


@pytest.mark.rule("ART-030", "ART-032", "ART-035")
def test_a_risen_attribute_changes_neither_health_nor_fortune() -> None:
    sheet = scoring("stamina", 11)
    for _ in range(12):
        sheet, _ = inspire(sheet, "stamina")

    assert sheet.attributes["stamina"] == 12
    assert (sheet.health_rank, sheet.fortune) == (HERO.health_rank, HERO.fortune)


@pytest.mark.rule("ART-022", "ART-463", "ART-464")
@given(st.lists(st.sampled_from(["climb", "fate"]), max_size=200))
def test_whatever_inspires_scores_stay_within_their_bounds(abilities: list[str]) -> None:
    sheet = hero(skills={"climb": 1})

    for ability in abilities:
        sheet, _ = inspire(sheet, ability)

    assert 1 <= sheet.skills["climb"] <= 9
    assert 7 <= sheet.attributes["fate"] <= 12
    scores = {**sheet.attributes, **sheet.skills}
    assert all(points <= scores[name] for name, points in sheet.marks.items())


@pytest.mark.rule("ART-466", "ART-467")
@pytest.mark.example("E96")
def test_the_cliff_example_teaches_climb() -> None:
    name = propose_skill(HERO, ("climb", "climb rope"))

    sheet, notes = learn_skill(HERO, name)
    assert sheet.skills == {"climb": 1}
    assert notes == (("skill-learned", {"skill": "climb", "score": 1}),)


@pytest.mark.reading("C21")
@pytest.mark.rule("ART-022", "ART-466", "ART-467", "ART-468")
@pytest.mark.example("E03")
@pytest.mark.example("E97")
def test_the_rope_example_teaches_the_narrower_skill() -> None:
    climber = hero(skills={"climb": 1})

    sheet, _ = learn_skill(climber, propose_skill(climber, ("climb", "Climb  Rope")))
    assert sheet.skills == {"climb": 1, "climb rope": 1}
    assert propose_skill(sheet, ("climb", "climb rope")) == ""


@pytest.mark.rule("ART-468")
def test_a_skill_already_owned_is_not_made_again() -> None:
    climber = hero(skills={"climb": 4})

    assert learn_skill(climber, "CLIMB") == (climber, (("skill-known", {"skill": "climb"}),))


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("  ", "a skill needs a name"),
        ("climb\x1b[2J", "a skill needs a name"),
        ("x" * 41, "at most 40 letters"),
        ("Strength", "'strength' is an attribute"),
    ],
)
def test_what_can_not_name_a_skill_is_refused(name: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        skill_name(name)


@pytest.mark.reading("ART-038")
@pytest.mark.rule("ART-038")
def test_starting_skills_cost_what_inspiration_would() -> None:
    assert [starting_skill_price(score) for score in range(5)] == [0, 1, 3, 6, 10]
    with pytest.raises(ValueError, match=r"\+1 to \+4, not \+5"):
        starting_skill_price(5)


@pytest.mark.rule("ART-469")
def test_a_session_is_worth_a_point_of_experience() -> None:
    sheet, notes = end_session(HERO)

    assert (sheet.xp, notes) == (8, (("xp-changed", {"by": 1, "xp": 8}),))


@pytest.mark.rule("ART-018", "ART-019", "ART-020", "ART-021", "ART-469")
def test_the_end_of_an_adventure_ends_its_session_and_heals() -> None:
    sheet, notes = end_adventure(hero(checked=frozenset({0, 1})))

    assert (sheet.xp, sheet.checked) == (8, frozenset())
    assert [note.code for note in notes] == ["xp-changed", "rested"]


@pytest.mark.rule("ART-063")
def test_the_dead_take_nothing_home() -> None:
    dead, _ = die(HERO)

    assert end_adventure(dead) == (dead, ())


def test_experience_never_falls_below_nought() -> None:
    assert change_xp(HERO, -50)[0].xp == 0
    assert change_xp(hero(xp=0), -1) == (hero(xp=0), ())


@pytest.mark.rule("ART-471")
def test_the_prices_of_health_are_as_printed() -> None:
    prices = [health_price(rank) for rank in range(2, 21)]

    assert prices[:11] == [1, 1, 1, 2, 2, 3, 3, 4, 5, 7, 9]
    assert prices[11:] == [12, 15, 20, 25, 30, 35, 40, None]


@pytest.mark.rule("ART-471")
def test_there_is_no_price_off_the_table() -> None:
    with pytest.raises(ValueError, match="ranks are 2 to 20"):
        health_price(1)


@pytest.mark.rule("ART-037", "ART-470", "ART-471")
def test_experience_buys_the_next_row_of_health() -> None:
    sheet, notes = raise_health(HERO)

    assert (sheet.health_rank, sheet.xp) == (8, 4)
    assert notes == (("health-raised", {"rank": 8, "xp": 3}),)


@pytest.mark.rule("ART-471")
@pytest.mark.parametrize(
    ("sheet", "reason"),
    [
        (hero(xp=2), "more Health costs 3 xp, and you have 2"),
        (hero(health_rank=20, xp=99), "can't rise further"),
    ],
)
def test_health_that_can_not_be_bought_is_refused(sheet: Sheet, reason: str) -> None:
    with pytest.raises(Illegal, match=reason):
        raise_health(sheet)


@pytest.mark.rule("ART-466")
def test_defense_is_not_proposed_as_a_skill() -> None:
    assert propose_skill(HERO, ("defense", "dodge")) == "dodge"
    assert propose_skill(HERO, ("defense",)) == ""
