"""Rules that were drawn by lot, each in a situation worked out by hand from the text and played."""

from typing import Any

import pytest

from solo.rules.art.checks.ranks import Rank
from solo.rules.art.heroes.hero_file import HeroFile
from tests.rules.art.exam import adventurer, exam, foe
from tests.rules.art.sample import face, fell

CT, PT, FB, IN, PR, PS, GD, GT, SP, AW, EX = Rank
ROW = 7
ONE = {"combat": {"foes": ["thug"], "range": 0}}
FIRST = (ROW, PR)  # initiative, before a slow foe


# Heroes


@pytest.mark.rule("ART-039")
@pytest.mark.parametrize(
    ("given", "lacks"),
    [
        ({"goals": ("win",), "motivation": "gold"}, []),
        ({"goals": ("win",)}, ["motivation"]),
        ({"goals": (" ",), "motivation": "gold"}, ["goals"]),
        ({}, ["goals", "motivation"]),
    ],
)
def test_a_hero_has_goals_and_a_motivation_before_play(given: Any, lacks: list[str]) -> None:
    hero = HeroFile(name="Ada", attributes=adventurer()["attributes"], **given)

    assert [text.partition(":")[0] for text in hero.lacks()] == lacks


# The order of turns


CHASE = {"chase": {"foes": ["thug"], "start": 2, "escape": 6}}
WHEEL = {"id": "wheel", "text": "Turn the wheel", "attribute": "strength", "difficulty": "Passable"}
ROUNDS = {"rounds": {"tasks": [WHEEL]}}


@pytest.mark.rule("ART-208", "ART-337", "ART-511")
@pytest.mark.parametrize("check", [ONE, CHASE, ROUNDS])
@pytest.mark.parametrize("skill", ["initiative", "initiative rolls"])
def test_initiative_has_its_skill_in_fights_chases_and_rounds(check: Any, skill: str) -> None:
    """Alertness 7 and +3: row 10, where 89 is Super and gives a turn before the first round."""
    ada = adventurer(skills={skill: 3})
    dice = [(ROW + 3, SP)]
    game = exam(check, faces=dice, heroes=[ada], foes={"thug": foe()})

    assert "before the first round" in game.text.lower()


@pytest.mark.rule("ART-208", "ART-337")
@pytest.mark.parametrize("check", [ONE, CHASE, ROUNDS])
def test_another_skill_may_be_argued_for_in_any_roll_of_initiative(check: Any) -> None:
    ada = adventurer(skills={"tracking": 3})
    lines = ("argue tracking", "roll", "keep")
    game = exam(check, *lines, faces=[(ROW + 3, SP)], heroes=[ada], offers="always",
                foes={"thug": foe()})  # fmt: skip

    assert "Tracking 3 = 10" in game.text
    assert "before the first round" in game.text.lower()


# Thrown weapons


STAR = {"star": {"name": "star", "rank": "Passable",
                 "weapon": {"kind": "blade", "features": ["thrown-only"]}}}  # fmt: skip
WEAK = foe(health=["Inferior"], policy="passive")
YARD = {"combat": {"foes": ["thug"], "range": 1, "exits": {4: "the door"}}}


@pytest.mark.rule("ART-123", "ART-119")
@pytest.mark.parametrize(("result", "then", "back"), [(IN, [], 1), (PT, ["end-turn", "leave"], 0)])
def test_a_star_comes_back_from_a_fight_that_was_won_and_not_from_one_that_was_left(
    result: Rank, then: list[str], back: int
) -> None:
    """Inferior reaches the thug's one box. After a miss the star lies in the next band."""
    ada = adventurer(gear=["star"])
    dice = [FIRST, (ROW, result)]
    game = exam(YARD, "attack-thug-star-thrown", *then, faces=dice, heroes=[ada], items=STAR,
                foes={"thug": WEAK})  # fmt: skip

    assert "It is over." in game.text
    assert len(game.sheet.gear) == back


@pytest.mark.rule("ART-123", "ART-119")
@pytest.mark.parametrize(("features", "up"), [(["thrown"], True), (["thrown-only"], False)])
def test_what_can_only_be_thrown_is_gone_until_the_fight_is_over(
    features: list[str], up: bool
) -> None:
    """A knife that is made for throwing too may be taken up meanwhile."""
    thing = {"name": "knife", "rank": "Passable", "weapon": {"kind": "blade", "features": features}}
    game = exam(ONE, "attack-thug-edge-thrown", "end-turn", faces=[FIRST, (ROW, PT)],
                heroes=[adventurer(gear=["edge"])], items={"edge": thing},
                foes={"thug": WEAK})  # fmt: skip

    assert ("draw-edge-ground-0" in game.open) is up


# Damage


@pytest.mark.rule("ART-047", "ART-262")
def test_damage_below_the_lowest_free_box_is_nothing_in_a_fight() -> None:
    """Of Poor and Good the first blow checks Poor. Passable then finds no box that is as low."""
    thug = foe(health=["Poor", "Good"], policy="passive")
    dice = [FIRST, (ROW, PR), (ROW, PS)]
    game = exam(ONE, "attack-thug-hatchet", "end-turn", "attack-thug-hatchet", faces=dice,
                foes={"thug": thug})  # fmt: skip

    assert game.one("thug").checked == {0}
    assert "No harm: that takes Good." in game.text


@pytest.mark.rule("ART-047")
def test_damage_below_the_lowest_free_box_is_nothing_to_a_hero_by_the_story() -> None:
    """Of Inferior, Poor, Poor and Passable three are gone after three blows; Poor is nothing then.

    Defense 1 against Poor: Inferior is one failure, Feeble two.
    """
    game = exam({"defense": {"attack": "Poor"}}, *["go"] * 2, faces=[(1, IN), (1, FB), (1, FB)])
    assert game.sheet.checked == {0, 1, 2}

    game = exam({"defense": {"attack": "Poor"}}, *["go"] * 3,
                faces=[(1, IN), *[(1, FB)] * 3])  # fmt: skip
    assert game.sheet.checked == {0, 1, 2}


# Armor


@pytest.mark.rule("ART-426", "ART-506")
def test_armor_of_the_body_saves_no_weapon_from_being_struck_out_of_the_hand() -> None:
    """The torso takes two columns off an attack; a Poor roll disarms against Poor all the same."""
    thug = foe(policy="passive", armor_by_part={"torso": -2}, attributes={"strength": "Poor"})
    game = exam(ONE, "disarm-thug", faces=[FIRST, (ROW, PR)], foes={"thug": thug})

    assert game.one("thug").weapon == "ground"


# Simple actions


@pytest.mark.rule("ART-230", "ART-216", "ART-217")
@pytest.mark.parametrize(
    ("result", "told"), [(GD, "3 successes"), (PR, "1 success"), (PT, "3 failures")]
)
def test_a_simple_action_is_settled_by_one_roll(result: Rank, told: str) -> None:
    check = {"trait": {"attribute": "strength", "difficulty": "Poor"}}
    game = exam(check, faces=[(ROW, result)])

    assert f"{fell(ROW, result, PR)}, {told}" in game.text
    assert "Camp." in game.text


# Several adventurers


@pytest.mark.rule("ART-159", "ART-345", "ART-292")
@pytest.mark.parametrize("kind", ["rounds", "phases"])
def test_whose_turn_it_is_may_try_anything_whoever_leads(kind: str) -> None:
    """Ben is the first to act in rounds, and the second to speak in phases. His Strength is 12."""
    heroes = [adventurer(), adventurer("Ben", attributes={"strength": 12})]
    rounds = kind == "rounds"
    lines = ["try strength to heave"] if rounds else ["wait", "try strength to heave"]
    first = [(ROW, PR), (ROW, PS)] if rounds else []
    game = exam({kind: {"tasks": [WHEEL]}}, *lines, faces=[*first, (12, PT)], heroes=heroes)

    assert f"{face(12, PT)}; " in game.text
    assert (game.hero("Ben").fatigue, game.hero("Ada").fatigue) != ((), ())
    assert not game.hero("Ada").fatigue


@pytest.mark.rule("ART-334")
def test_who_led_before_leads_again_when_rounds_are_over() -> None:
    heroes = [adventurer(), adventurer("Ben", attributes={"strength": 12})]
    game = exam(ROUNDS, "wheel", faces=[(ROW, PR), (ROW, PS), (12, PS)], heroes=heroes)

    assert "Camp." in game.text
    assert game.sheet.name == "Ada"


# Out of one's senses


@pytest.mark.reading("ART-281")
@pytest.mark.rule("ART-281", "ART-273")
def test_whoever_flees_in_terror_decides_nothing_about_coming_to_and_learns_nothing() -> None:
    """Feeble against Shock is three failures. Intelligence 7, for all the skill and the Fame.

    77 on row 7 is a double, Passable and three successes against Inferior, so three rounds do.
    """
    ada = adventurer(skills={"resisting insanity": 2, "history": 3}, fame=5)
    game = exam({"sanity": {"difficulty": "Shock"}}, "roll", "keep", faces=[(ROW, FB), 77, 77, 77],
                heroes=[ada], offers="always")  # fmt: skip

    assert "It takes 3 rounds before you come to yourself." in game.text
    assert (game.sheet.skills, game.sheet.fame_left) == (ada["skills"], 5)


# Companions at rest


@pytest.mark.rule("ART-013", "ART-192", "ART-266")
@pytest.mark.parametrize(("result", "heals"), [(PS, True), (FB, False)])
def test_the_roll_of_a_companion_who_sleeps_a_wound_off_is_shown(result: Rank, heals: bool) -> None:
    """Good Stamina is a trait of 19; the wound is Poor."""
    tomas = {"name": "Tomas", "attributes": {"stamina": "Good"}}
    check = {"trait": {"attribute": "strength", "difficulty": "Poor"}}
    game = exam(check, faces=[(ROW, PR), (19, result)], companions={"tomas": tomas},
                before={"join": "tomas", "wound": {"companion": "tomas", "rank": "Poor"}},
                outcomes={"success": {"text": "Night.", "rest": {"nights": 1}}})  # fmt: skip

    assert f"Tomas: Healing: Stamina, row 19, a roll of {face(19, result)}: {result.word}." in (
        game.text
    )
    assert (not game.sheet.companion_wounds.get("tomas")) is heals
