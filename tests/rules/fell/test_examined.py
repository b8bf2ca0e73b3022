"""FELL from outside: situations from the text alone, typed as a player types them."""

from pathlib import Path

import pytest

from tests.rules.examined import Game

FOES = """
foes:
  dog: {name: the dog, str: d6, dex: d6, int: d4, wil: d6, hp: 2, weapon: d4}
  boss: {name: the boss, str: d8, dex: d6, int: d6, wil: d8, hp: 3, armor: 1, weapon: d8,
    leader: true}
companions:
  bram: {name: Bram, str: d8, hp: 4, wil: d6, weapon: d6, skills: [lifting], fee: 10}
  lise: {name: Lise, str: d6, hp: 3, wil: d6, weapon: d4}
"""
CAVE = (
    FOES
    + """
scenes:
  quay:
    enter: {join: lise, fatigue: 1}
    text: Fog.
    choices:
    - {id: go, text: Go, check: {fight: {foes: [boss, {foe: dog, count: 3}], risk: death}},
       outcomes: {else: {text: "Over, {{ outcome.label }}.", goto: home}}}
"""
)
ROAD = (
    FOES
    + """
scenes:
  quay:
    enter: {join: bram}
    text: Fog.
    choices:
    - {id: climb, text: Climb, check: {test: {attribute: str, skills: [climbing],
       help: [lifting], risk: a fall}}, outcomes: {else: Done., also: {helper-trouble: Hurt.}}}
    - {id: trip, text: Trip, check: {journey: {miles: 9, mode: traveling, trouble: 1}},
       outcomes: {else: "There, {{ outcome.label }}."}}
    - {id: leave, text: Leave, goto: home}
"""
)


@pytest.mark.rule("FELL-039", "FELL-043", "FELL-052", "FELL-056", "FELL-057")
@pytest.mark.parametrize(
    ("faces", "came"),
    [
        ((5, 3, 4), "your WIL shows 5 against 3, then 4; they retreat. Over, routed."),
        ((5, 3, 6), "your WIL shows 5 against 3, then 6; they flee. Over, routed."),
    ],
)
def test_the_leader_falls_to_two_and_a_tired_heros_will_breaks_the_rest(
    tmp_path: Path, faces: tuple[int, ...], came: str
) -> None:
    """d8 shows 6 and d4 shows 3: 6, less armor 1, plus 1. A tired WIL d8 is a d6."""
    game = Game(tmp_path, "fell", CAVE, faces=(6, 3, 3, *faces))
    said = game.tell("go", "all-boss", "why", "why 1")

    assert (
        "6 harm. The boss: 0 HP left. Critical harm calls for a test of STR d8. "
        "It shows 3; 4 or more is needed" in said
    )
    assert f"their leader has fallen: {came}" in said
    assert "Fatigue: 1 step down (FELL-052)." in said
    assert "Why, 1 before You and Lise strike the boss: 6, 3 (6 counts)" in said


@pytest.mark.rule("FELL-016", "FELL-057")
def test_a_tie_of_the_same_dice_leaves_the_enemy_fighting(tmp_path: Path) -> None:
    """The tired hero's d6 shows 3 as theirs does; three dogs then strike: 1, and 2 more."""
    game = Game(tmp_path, "fell", CAVE, faces=(6, 3, 3, 3, 3, 1, 1, 1))
    said = game.tell("go", "all-boss", "why 1")

    assert "your WIL shows 3 against 3; they fight on." in said
    assert "3 harm. You take 3 harm; 2 HP left." in said
    assert (
        "If both show the same on dice of one size, whoever is not acting wins (FELL-016)." in said
    )


@pytest.mark.rule("FELL-014", "FELL-061")
def test_who_is_not_paid_is_won_over_before_helping_and_why_tells_the_dice(
    tmp_path: Path,
) -> None:
    game = Game(tmp_path, "fell", ROAD, faces=(3, 5, 4))
    said = game.tell("climb", "help-bram", "why", "roll", "why 1")

    assert "Bram will not: 3 against 5." in said
    assert said.count("WIL d8 shows 3, the other shows 5 on d6. Lost. Bram: refused.") == 2
    assert "STR d10 shows 4; 4 or more succeeds: passed." in said, "without advantage"


@pytest.mark.rule("FELL-032", "FELL-034")
def test_each_hour_of_a_journey_has_a_luck_die_that_why_explains(tmp_path: Path) -> None:
    """Nine miles are three rounds of an hour; resting is a round too."""
    game = Game(tmp_path, "fell", ROAD, faces=(5, 4, 2, 6))
    said = game.tell("trip", "why", "rest", "why 1", "go-on", "go-on")

    assert "Why A luck die for the round: d6 shows 5; 2 or more is lucky." in said
    assert "Why, 1 before A luck die for the round: d6 shows 5; 2 or more is lucky." in said
    assert "There, arrived. 1 hour passes; it is 04:00." in said


@pytest.mark.rule("FELL-025", "FELL-026", "FELL-027", "FELL-030", "FELL-048", "FELL-050")
def test_lowered_strength_makes_a_load_too_much_and_what_is_carried_stays(tmp_path: Path) -> None:
    """Five slots of twelve; four anvils fill eight. At d4 there are eight slots, double is 16."""
    scenes = """
items: {anvil: {name: anvil, bulky: true}}
scenes:
  quay:
    text: "HP {{ hero.hp }}, {{ hero.load }} of {{ hero.capacity }}."
    choices:
    - {id: take, text: Take, take: {item: anvil, count: 4}, goto: quay}
    - {id: low, text: Low, lower: str, goto: quay}
    - {id: week, text: Week, weeks: 1, goto: quay}
    - {id: climb, text: Climb, check: {test: {attribute: dex, skills: [climbing], risk: a fall}},
       outcomes: {else: Done.}}
    - {id: leave, text: Leave, goto: home}
"""
    hero = "name: Ada\nattributes: {str: d6, dex: d6, int: d6, wil: d6}\nhp: 5\n"
    hero += "skills: [climbing]\ngear: {sword: 1, torch: 3, rope: 1}\ncoins: 20\n"
    game = Game(tmp_path, "fell", scenes, hero=hero, faces=(7, 2))

    assert "HP 5, 12 of 12." in game.tell("take")
    assert "HP 0, 20 of 12." in game.tell("take")
    assert "STR falls to d4. HP 0, 20 of 8." in game.tell("low")
    assert "anvil must stay" in game.tell("take")
    game.tell("climb")
    assert "DEX d8 shows 7 and 2: 2; 4 or more succeeds: failed." in game.tell("roll")
    said = game.tell("week")
    assert "have all your HP again, which count once you carry less. STR is d6 again." in said
    assert "HP 0, 20 of 12." in said
