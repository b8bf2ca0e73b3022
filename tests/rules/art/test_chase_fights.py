"""Shooting and fighting in a chase, on the range track and by the rules of fights (ART-380)."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from solo.rules.art.actions.chase.chase import _moment
from solo.rules.art.actions.chase.written import Chase
from solo.rules.art.foe import Foe, OnKicker
from solo.rules.art.health.lingering import Burns, Douse
from solo.rules.art.heroes.sheet import PARALYSED
from solo.rules.art.system import ART
from solo.rules.core.dice import LoadedDice
from solo.rules.core.outcome import Odds
from solo.rules.core.shown.moment import Moment, Standing
from solo.rules.core.system_parts import Cast
from tests.rules.art.exam import adventurer, exam, foe
from tests.rules.art.fight.arena import AW, CT, EX, FB, GD, GT, IN, PR, PS, PT, SP, arm
from tests.rules.art.sample import face, hero, play
from tests.rules.art.test_ways import LEAP, THUG

BOW = (arm("bow"),)
POST = Foe(name="the thug", attributes={"agility": IN, "alertness": IN}, health=(IN,))


def armed_flight(foe: Foe, role: str = "pursued", start: int = 2) -> Chase:
    """Return a chase by, or after, one such foe."""
    check = Chase(foes=("thug",), escape=9, start=start, role=role)  # type: ignore[arg-type]
    bound = ART.bind(check, Cast({"thug": foe}, {}))
    assert isinstance(bound, Chase)
    return bound


@pytest.mark.rule("ART-380", "ART-388")
@pytest.mark.parametrize(("role", "label"), [("pursued", "escaped"), ("pursuer", "caught")])
def test_one_may_shoot_in_a_chase_and_who_is_felled_is_out_of_it(role: str, label: str) -> None:
    sheet = hero(gear=BOW)
    shot = face(7, GD)

    played = play(ART.begin(armed_flight(POST, role), sheet, asks=False), sheet,
                  [face(7, GT), shot], "attack-thug-bow")  # fmt: skip

    assert played.result.label == label
    assert "fight-defeated" in played.codes
    assert played.result.triggers == ("thug",)


@pytest.mark.rule("ART-370", "ART-380")
def test_who_shoots_may_still_run_as_far_as_is_free_and_no_farther() -> None:
    sheet, tough = hero(gear=BOW), replace(POST, health=(AW, AW))
    faces = [face(7, GT), face(7, PR), face(7, GD)]

    played = play(ART.begin(armed_flight(tough), sheet, asks=False), sheet, faces,
                  "attack-thug-bow", "run", "stop")  # fmt: skip

    ran = next(note.facts for note in played.notes if note.code == "ran")
    assert ran["bands"] == 1, "Good runs three as the action and one as a free one"
    assert not [one for one in played.seen[2] if one.startswith(("attack", "stunt"))]


@pytest.mark.rule("ART-380", "ART-387")
@pytest.mark.parametrize(
    ("weapon", "start", "code"),
    [("bow", 2, "fight-assault"), ("bow", 6, "foe-ran"), ("club", 2, "foe-ran")],
)
def test_a_pursuer_shoots_where_it_can_t_catch_up_and_its_weapon_reaches(
    weapon: str, start: int, code: str
) -> None:
    """A bow reaches five bands, and Inferior Agility runs one."""
    archer = replace(POST, weapon=weapon, attack=PS)
    faces = [face(7, GT), face(7, PT), face(7, PR), face(7, PS)]

    hit = ["take-it"] * 2 if code == "fight-assault" else []  # a wound in the last box, another
    begun = ART.begin(armed_flight(archer, start=start), hero(), asks=False)
    played = play(begun, hero(), faces, "run", *hit, "stop")

    assert code in played.codes
    assert bool(played.sheet.checked) is (code == "fight-assault")


@pytest.mark.rule("ART-141", "ART-380")
@pytest.mark.parametrize("area", [0, 3])
def test_a_pursuer_with_an_area_weapon_strikes_the_hero_s_whole_band(area: int) -> None:
    gunner = replace(POST, weapon="machine-gun", attack=PS, area=area)
    faces = [face(7, GT), face(7, PT), face(7, PR), face(7, PS)]

    played = play(ART.begin(armed_flight(gunner), hero(), asks=False), hero(), faces,
                  "run", "take-it", "take-it", "stop")  # fmt: skip

    assert ("fight-salvo" in played.codes) is bool(area)
    assert played.sheet.checked, "it hits, one way or the other"


@pytest.mark.rule("ART-380", "ART-051")
def test_who_is_shot_down_in_a_chase_is_caught() -> None:
    archer = replace(POST, weapon="bow", attack=EX, damage=3)

    played = play(ART.begin(armed_flight(archer), hero(), asks=False), hero(),
                  [face(7, GT), face(7, PT), *[face(7, PT)] * 20], *["run"] * 9)  # fmt: skip

    assert played.result.label == "caught"
    assert played.sheet.defeated


@pytest.mark.rule("ART-380", "ART-385")
def test_who_has_hold_of_the_hero_can_be_struck() -> None:
    frail = replace(THUG, health=(IN,))
    check = ART.bind(Chase(foes=("thug",), stunts=(LEAP,)), Cast({"thug": frail}, {}))
    faces = [face(7, one) for one in (GT, PS, FB, GT, GD)]
    sheet = hero(gear=(arm("hatchet"),))

    played = play(ART.begin(check, sheet, asks=False), sheet, faces,
                  "stunt-leap", "attack-thug-hatchet")  # fmt: skip

    assert "seized" in played.codes
    assert (played.result.label, "fight-defeated" in played.codes) == ("escaped", True)


@pytest.mark.rule("ART-354", "ART-380")
def test_who_lies_on_the_ground_in_a_chase_gets_up_before_running() -> None:
    tripper = replace(POST, weapon="bow", attack=PS, on_kicker=(OnKicker(
        kicker=tuple(range(10)), always=True, prone=True),))  # fmt: skip
    faces = [face(7, one) for one in (GT, PT, PS)]

    played = play(ART.begin(armed_flight(tripper), hero(), asks=False), hero(), faces,
                  "run", "stand", "stop")  # fmt: skip

    assert played.seen[2][0] == "go-on"
    assert {"quick-stand", "stand"} <= {*played.seen[2]}
    assert played.seen[3][:2] == ("go-on", "run"), "up again, and a free band may be run"


@pytest.mark.rule("ART-380", "ART-261")
def test_the_odds_of_a_shot_in_a_chase_are_told() -> None:
    sheet = hero(gear=BOW)
    begun = ART.begin(armed_flight(POST), sheet, asks=False)
    now = begun.step("roll", "", sheet, LoadedDice([face(7, GT)])).encounter
    assert now is not None
    found = now.odds("attack-thug-bow", sheet)

    assert isinstance(found, Odds)
    assert found.total == 100


@pytest.mark.rule("ART-207", "ART-380")
def test_a_shot_that_is_aborted_costs_the_action() -> None:
    sheet = hero(gear=BOW)

    played = play(ART.begin(armed_flight(POST), sheet, asks=True), sheet,
                  [face(7, GT)], "roll", "attack-thug-bow", "abort", "stop")  # fmt: skip

    assert "fight-aborts" in played.codes
    assert not [one for one in played.seen[-1] if one.startswith("attack")]


@pytest.mark.rule("ART-270", "ART-272", "ART-380")
def test_a_burning_arrow_burns_on_in_a_chase_until_it_is_put_out() -> None:
    stop = Douse(attribute=("agility",), difficulty=IN)
    archer = replace(POST, weapon="bow", attack=PS, burns=Burns(attack=PS, stop=stop))
    sheet = hero(health_rank=9)
    faces = [face(7, GT), face(7, PT), face(1, IN), face(1, IN), face(7, IN), face(1, PS)]

    played = play(ART.begin(armed_flight(archer, start=3), sheet, asks=False), sheet, faces,
                  "run", "stop-the-fire", "go-on", "stop")  # fmt: skip

    codes = [one for one in played.codes if one in ("fight-catches", "fight-burns")]
    assert codes == ["fight-catches", "fight-burns"]
    assert "fight-burnt-out" in played.codes
    assert played.result.label == "stopped"


@pytest.mark.rule("ART-207", "ART-349", "ART-380")
def test_to_abort_a_stunt_costs_the_action_and_leaves_the_free_run() -> None:
    check = replace(armed_flight(POST), stunts=(LEAP,))
    faces = [face(7, GT), face(7, GD)]

    played = play(ART.begin(check, hero(fame=0), asks=True), hero(fame=0), faces,
                  "roll", "stunt-leap", "abort", "run", "roll", "stop")  # fmt: skip

    assert "fight-aborts" in played.codes
    assert not [one for one in played.seen[3] if one.startswith("stunt")]
    ran = next(note.facts for note in played.notes if note.code == "ran")
    assert ran["bands"] == 1


@pytest.mark.rule("ART-380", "ART-393")
def test_who_has_slipped_in_a_chase_rolls_everything_worse_until_the_next_turn_is_over() -> None:
    """Catastrophic with the bow, Pathetic Agility: a column less. Poor is no free band then."""
    sheet, tough = hero(gear=BOW), replace(POST, health=(AW, AW))
    faces = [face(7, GT), face(8, CT), face(7, PT), face(7, PR), face(7, PR), face(7, PR)]
    answers = ("attack-thug-bow", "run", "run", "run", "stop")

    played = play(ART.begin(armed_flight(tough), sheet, asks=False), sheet, faces, *answers)

    ran = [note.facts for note in played.notes if note.code == "ran"]
    assert [one["label"] for one in ran] == ["Inferior", "Inferior", "Poor"]
    assert [one["bands"] for one in ran] == [0, 1, 1]


@pytest.mark.rule("ART-376", "ART-395")
def test_a_foe_that_has_slipped_in_a_chase_runs_as_its_shifted_rank_does() -> None:
    """An Awesome Defense, and Super Cunning: Super Agility, two free bands, is Great, one."""
    archer = replace(POST, weapon="bow", attack=FB, health=(AW, AW),
                     attributes={"agility": SP, "alertness": IN})  # fmt: skip
    faces = [face(7, GT), face(7, PT), face(1, AW), face(7, SP), face(7, PT), face(1, GD),
             face(7, PT), face(1, GD)]  # fmt: skip

    played = play(ART.begin(armed_flight(archer, start=6), hero(), asks=False), hero(), faces,
                  "run", "run", "run", "stop")  # fmt: skip

    assert [note.facts["what"] for note in played.notes if note.code == "fight-fumble"]
    ran = [note.facts["between"] for note in played.notes if note.code == "ran"]
    assert ran == [7, 7 - 2 + 1, 6 - 1 + 1]


@pytest.mark.rule("ART-281", "ART-380")
def test_who_is_paralysed_with_fear_loses_the_first_turn_of_a_chase() -> None:
    """They act before it all the same when they are quick; Inferior Agility comes a band nearer."""
    sheet = hero(conditions=frozenset({PARALYSED}))

    played = play(ART.begin(armed_flight(POST, start=3), sheet, asks=False), sheet,
                  [face(7, PR)], "stop")  # fmt: skip

    assert "fight-loses-turn" in played.codes
    assert [note.facts["between"] for note in played.notes if note.code == "foe-ran"] == [2]
    assert PARALYSED not in played.sheet.conditions


@pytest.mark.rule("ART-380")
def test_who_could_run_no_farther_all_out_is_not_asked_and_keeps_the_action() -> None:
    """Poor is one band free, and one in all: nothing is to be gained by giving the action away."""
    played = play(ART.begin(armed_flight(POST), hero(gear=BOW), asks=False), hero(gear=BOW),
                  [face(7, GT), face(7, PR)], "run", "stop")  # fmt: skip

    assert "attack-thug-bow" in played.seen[1]
    assert "all-out" not in played.seen[1]


# Several at once


GUN = {"gun": {"name": "gun", "rank": "Inferior", "weapon": "machine-gun"}}
HUNT = {"chase": {"foes": ["thug", "thug"], "start": 2, "escape": 6}}


@pytest.mark.rule("ART-141", "ART-145", "ART-156", "ART-380")
def test_a_grenade_is_thrown_at_pursuers_from_the_road() -> None:
    """Dexterity 7, +3 for a Passable grenade and +2 for a small one: row 12, a roll for each."""
    ada = adventurer(gear=["bomb"])
    dice = [(7, PS), (12, GD), (12, PR)]
    game = exam(HUNT, "throw", faces=dice, heroes=[ada], foes={"thug": foe()})

    assert "Throw the bomb at those 2 bands behind" in game.text
    assert f": {face(12, GD)}" in game.text
    assert f": {face(12, PR)}" in game.text
    assert not game.sheet.gear


@pytest.mark.rule("ART-150", "ART-380")
def test_a_spray_that_runs_dry_in_a_chase_ends_the_turn_before_any_running() -> None:
    """Alertness 7, -1 for an Inferior gun and +2 at two targets: row 8. Both thugs run then."""
    ada = adventurer(gear=["gun"])
    dice = [(7, PS), (8, CT)]
    game = exam(HUNT, "spray-gun-98-2", faces=dice, heroes=[ada], items=GUN, foes={"thug": foe()})

    assert "The gun is empty. The thug 1 runs" in game.text


@pytest.mark.rule("ART-146", "ART-380")
def test_a_pursuer_that_falls_flat_before_a_blast_runs_no_farther_this_round() -> None:
    """The second in the order is sharp and has not acted: flat, Good is Passable damage to it."""
    ada = adventurer(gear=["bomb"])
    sharp = foe("the guard", attributes={"alertness": "Passable", "agility": "Passable"})
    dice = [(7, GD), (12, GD), (12, CT), (7, AW)]
    game = exam(HUNT, "throw", "go-on", faces=dice, heroes=[ada], foes={"thug": sharp})

    assert "the Passable box" in game.text
    assert "runs" not in game.text
    assert "2 bands between you" in game.text


def test_a_moment_of_a_chase_tells_who_is_how_near() -> None:
    """Who has got away has a gap below nought."""

    def seen(*gaps: int) -> Moment:
        race: Any = SimpleNamespace(gaps=gaps, check=SimpleNamespace(foes=("thug", "dog")), round=3)
        return _moment(race)

    ada = Standing("hero", "hero")
    thug, dog = Standing("thug", "foe", place="2"), Standing("dog", "foe", up=False)
    assert seen(2, -1) == Moment(3, (ada, thug, dog), counts={"gap": 2, "near": 1})
    assert seen(2, 0).counts == {"gap": 0, "near": 2}
    assert seen(-1, -1).counts == {"gap": 0, "near": 0}
    assert [one.place for one in seen(0, 5, 7).everybody] == ["", "0", "5"]
