"""Fictive Hack from outside: situations from the text alone, typed as a player types them."""

from pathlib import Path

import pytest

from tests.rules.examined import Game

YARD = """
foes:
  axe: {name: the axeman, kind: tough, wounds: 3, weapon: bastard sword, policy: brute}
  sword: {name: the swordsman, kind: tough, wounds: 2, weapon: sword, policy: brute}
scenes:
  quay:
    enter: {ap: 10}
    text: Fog.
    choices:
    - {id: go, text: Go, check: {fight: {start: yard, foes: [FOES], arenas: {
        yard: {name: the yard, type: neutral, adjacent: [hill], exit: true},
        hill: {name: the hill, type: open}}}},
       outcomes: {else: {text: "Over, {{ outcome.label }}.", goto: home}}}
    - {id: found, text: Found, arm: throwing axe, goto: quay}
"""
HERO = "name: Ada\nattributes: {brawn: 3, daring: 2}\ncoins: {gold: 5}\n"


def yard(folder: Path, foes: str, hero: str, *faces: int) -> Game:
    scenes = YARD.replace("FOES", foes)
    return Game(folder, "fictive-hack", scenes, hero=HERO + hero, faces=faces)


AXES = """
template: fighter
talent: fight dirty
weapons: [throwing axe, throwing axe, throwing axe, throwing axe]
"""


@pytest.mark.rule("FH-030", "FH-034", "FH-064", "FH-065")
def test_of_four_axes_one_is_thrown_and_three_that_weigh_nothing_are_left(tmp_path: Path) -> None:
    """2d10 of a hand weapon, +2 into the open: 7 + 6 + 2. Four axes are half a load."""
    game = yard(tmp_path, "{foe: axe, arena: hill}", AXES, 6, 7)
    assert "Throwing axe: hand, ranged, 4 of them, in hand" in game.tell("hero")
    assert "Load: 1/2 load of 3" in game.tell("hero")

    said = game.tell("go", "shoot-axe", "done")
    assert "7 + 6 + arena 2 makes 15; 8 or more hits: a hit." in said
    assert {"attack-axe", "shoot-axe", "hold-axe"} <= set(game.open)
    sheet = game.tell("hero")
    assert "Throwing axe: hand, ranged, 3 of them, in hand" in sheet
    assert "Load: 0 loads of 3" in sheet


@pytest.mark.rule("FH-034")
def test_an_axe_that_is_found_is_one_more(tmp_path: Path) -> None:
    game = yard(tmp_path, "axe", AXES)
    game.tell("found", "found", "found", "found")

    sheet = game.tell("hero")
    assert "Throwing axe: hand, ranged, 8 of them" in sheet
    assert "Load: 1 load of 3" in sheet


@pytest.mark.rule("FH-030", "FH-070")
def test_what_was_thrown_last_weighs_nothing_and_leaves_bare_hands(tmp_path: Path) -> None:
    hero = "template: fighter\ntalent: fight dirty\nweapons: [javelin, sword]\n"
    game = yard(tmp_path, "{foe: axe, arena: hill}", hero, 6, 7)
    assert "Load: 1 load of 3" in game.tell("hero")

    assert "You: Wounds 1/1, bare hands." in game.tell("go", "shoot-axe", "done")
    sheet = game.tell("hero")
    assert "Javelin: hand, ranged, none left, in hand" in sheet
    assert "Load: 1/2 load of 3" in sheet


@pytest.mark.rule("FH-077", "FH-079", "FH-080")
def test_a_heavy_shield_blocks_once_a_round_and_breaks_with_its_second_sacrifice(
    tmp_path: Path,
) -> None:
    """2 Wounds cut to 1; the block stops the sword's. In the next round it breaks, and no more."""
    hero = "template: fighter\ntalent: combat toughened\nweapons: [sword]\nshield: heavy\n"
    faces = (2, 9, 6, 7, 6, 7, 3, 1, 5, 2, 9, 9, 9, 8, 8, 8)
    game = yard(tmp_path, "axe, sword", hero, *faces)

    first = game.tell("go", "attack-axe", "sacrifice")
    assert "Your shield splinters, but holds. 1 Wound would come through." in first
    assert game.open == ["bear", "ignore"]
    assert "Nothing of it comes through." in game.tell("bear", "block")
    assert "Your shield breaks." in game.tell("attack-axe", "sacrifice")
    game.tell("bear")
    assert game.open == ["ignore", "bear"], "nothing to block the sword with"


@pytest.mark.rule("FH-137", "FH-193", "FH-226", "FH-227")
def test_a_talent_bought_for_one_use_pays_once_for_each_face(tmp_path: Path) -> None:
    """10 and 1 with the weapon of choice: a Wound for the 10, and one for the 1; 3 of 3."""
    hero = "template: fighter\ntalent: weapon of choice\nweapon_of_choice: spear\n"
    hero += "weapons: [spear]\n"
    game = yard(tmp_path, "axe", hero, 9, 2, 10, 1)

    said = game.tell("go", "talents", "borrow-fight-dirty", "attack-axe", "1", "why", "done")
    assert "You spend 3 AP on one use of Fight Dirty; 7 left." in said
    assert "The face die shows 10: 1 Wound more (FH-137). 1 Wound more for Fight Dirty." in said
    assert "Fight Dirty is used." in said
    assert "The axeman is down." in said


@pytest.mark.rule("FH-193", "FH-225")
def test_a_parry_bought_before_a_blow_takes_a_die_off_it(tmp_path: Path) -> None:
    """A hand-and-a-half sword rolls 2d10: one is left, and 9 of it hits."""
    hero = "template: fighter\ntalent: combat toughened\nweapons: [sword]\n"
    game = yard(tmp_path, "axe", hero, 2, 9, 9)

    game.tell("go", "talents", "borrow-expert-parry", "attack-axe")
    said = game.tell("2", "why")
    assert (
        "The axeman strikes at you: 9 makes 9; 8 or more hits: a hit. 2 Wounds would come through."
        in said
    )
    assert "Dice 9, kept 9: 9. By FH-049, FH-051." in said


@pytest.mark.rule("FH-026", "FH-027", "FH-029", "FH-035", "FH-156", "FH-159", "FH-160")
def test_who_limps_carries_half_in_armor_and_a_day_in_bed_mends_it(tmp_path: Path) -> None:
    """10 and 9: 3 Wounds, 1 blocked, 1 beyond the last: 7 + 1 is dying. 2 is under Brawn 3.

    Of 3 loads half are 1 1/2: 2 are carried well, 3 are too many. In bed 3 are none.
    """
    scenes = YARD.replace("FOES", "axe").replace("goto: home}}}", "goto: quay}}}")
    scenes = (
        scenes.replace("{ap: 10}", "{ap: 0}")
        + """
    - {id: chest, text: Chest, gain: {name: the chest, loads: 1}, goto: quay}
    - {id: bed, text: Bed, bed: 24, goto: quay}
    - {id: jump, text: Jump, check: {challenge: {attribute: daring, difficulty: simple}},
       outcomes: {else: Done.}}
    - {id: leave, text: Leave, goto: home}
"""
    )
    hero = HERO + "template: fighter\ntalent: charger\nweapons: [sword]\narmor: medium\n"
    hero += "shield: light\n"
    game = Game(tmp_path, "fictive-hack", scenes, hero=hero, faces=(2, 9, 10, 9, 7, 2, 8, 9, 1))

    said = game.tell("go", "attack-axe", "block")
    assert "The die shows 7 + 1; from 7 on you are dying." in said
    assert "You wake up: 2 is under your Brawn of 3." in said
    assert "Load: 2 loads of 1 1/2" in game.tell("hero")
    assert "8; 2 or more succeeds: passed." in game.tell("jump", "roll")
    game.tell("chest")
    assert "encumbered: every roll fails" in game.tell("hero")
    assert "It could not succeed: encumbered." in game.tell("jump", "roll")
    assert "A day in bed brings you back to 1 Wound." in (mended := game.tell("bed"))
    assert "You rest for 24 hours." in mended
    assert "1; 2 or more succeeds: failed." in game.tell("jump", "roll")


WATER = """
scenes:
  quay:
    text: Fog.
    choices:
    - {id: swim, text: Swim, check: {crossing: {arenas: 1, difficulty: simple}},
       outcomes: {else: Done.}}
    - {id: climb, text: Climb, check: {climb: {difficulty: 7, height: 6}}, outcomes: {else: Done.}}
    - {id: lock, text: Lock, check: {lock: {difficulty: simple, complexity: 2}},
       outcomes: {else: Done.}}
    - {id: leave, text: Leave, goto: home}
"""
MECHANIC = "name: Ada\ntemplate: mechanic\ntalent: locksmith\nweapons: [dagger]\n"
MECHANIC += "attributes: {brawn: 0, daring: 1, cunning: 4}\ncoins: {gold: 5}\n"


@pytest.mark.rule("FH-175", "FH-177", "FH-178")
def test_who_can_not_swim_drowns_and_why_tells_each_round(tmp_path: Path) -> None:
    """3 against 4 is under; then 2 against 3, and 1 against 4, each a Wound."""
    game = Game(tmp_path, "fictive-hack", WATER, hero=MECHANIC, faces=(3, 2, 6))

    assert "3 + Brawn 0 makes 3 against 4: drowning (FH-175)." in game.tell("swim", "swim", "why")
    said = game.tell("swim", "why 1")
    assert "2: you swallow water. You lose 1 Wound; 0 left." in said
    assert "Why, 1 before 3; 4 or more succeeds: drowning." in said


@pytest.mark.rule("FH-172", "FH-173", "FH-174")
def test_who_slips_reads_why_before_rolling_not_to_fall(tmp_path: Path) -> None:
    """2 + 0 slips from 7; 5 + Cunning 4 holds."""
    game = Game(tmp_path, "fictive-hack", WATER, hero=MECHANIC, faces=(2, 5))

    slipped = game.tell("climb", "roll", "why")
    assert (
        "Why 2; 7 or more succeeds: failed. 2 + Brawn 0 makes 2 against 7: failed (FH-164)."
        in slipped
    )
    held = game.tell("roll", "why", "why 1")
    assert "Not to fall: 9 against 7." in held
    assert "There is only 1 roll to explain" in held


@pytest.mark.rule("FH-244")
def test_a_lock_worn_down_once_takes_7_and_after_a_try_10(tmp_path: Path) -> None:
    game = Game(tmp_path, "fictive-hack", WATER, hero=MECHANIC, faces=(2,))

    assert "opening it now takes 10." in game.tell("lock")
    assert "opening it now takes 7." in game.tell("work")
    said = game.tell("try", "why")
    assert "opening it now takes 10." in said
    assert "2 + Cunning 4 makes 6 against 7: failed" in said
