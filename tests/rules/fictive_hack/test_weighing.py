"""The chances that a player is told while an encounter goes on."""

from itertools import product
from typing import Any

import pytest

from solo.rules.core.dice import LoadedDice
from solo.rules.core.odds import odds, weighed
from solo.rules.fictive_hack.actions.heights import Climb
from solo.rules.fictive_hack.actions.locks import Opening
from solo.rules.fictive_hack.actions.water import Crossing, Swim
from solo.rules.fictive_hack.checks.attribute_rolls import Challenge, Contest, Pickpocket, Push
from solo.rules.fictive_hack.checks.difficulty import Against, Difficulty
from solo.rules.fictive_hack.checks.single_roll import begin_roll
from solo.rules.fictive_hack.foe import Foe
from solo.rules.fictive_hack.gear.weapons import Weapon
from solo.rules.fictive_hack.heroes.attributes import Rating
from solo.rules.fictive_hack.heroes.sheet import changed
from tests.english import all_english, english
from tests.rules.fictive_hack.sample import YARD, Bout, foe, hero, with_options


def hits(bout: Bout, option: str) -> tuple[int, int]:
    """Return the ways to hit, and all ways, of an option's attack."""
    found = weighed(bout.encounter, option, bout.sheet)
    assert found is not None
    return found.total - found.labels.get("miss", 0), found.total


def of_three(need: int) -> tuple[int, int]:
    """Return in how many ways the best two of three d10 make a sum."""
    throws = list(product(range(1, 11), repeat=3))
    return sum(sum(sorted(faces)[1:]) >= need for faces in throws), len(throws)


def test_a_roll_is_weighed_with_the_attribute_that_is_picked() -> None:
    task = Challenge(attribute=(Rating("brawn"), Rating("charm")), difficulty=Difficulty(7))
    sheet = hero(brawn=3, charm=1)
    rolling = begin_roll(task, sheet)

    assert weighed(rolling, "roll", sheet) == odds(task, sheet)
    other = weighed(rolling, "use-charm", sheet)
    assert other is not None
    assert other.succeeding == 5
    assert weighed(rolling, "abort", sheet) is None


def test_a_climb_is_weighed_as_a_whole_and_after_a_slip_by_its_second_roll() -> None:
    climb, sheet = Climb(difficulty=Difficulty(7), height=6), hero(daring=4)
    begun = climb.begin(sheet, asks=True)
    assert all_english(begun.status(sheet))[-1].endswith("whether you fall 6 m: 2 Wounds.")
    found = weighed(begun, "roll", sheet)
    assert found is not None
    assert set(found.labels) == {"climbed", "held", "fell"}

    slipped = begun.step("roll", "", sheet, LoadedDice([1])).encounter

    assert slipped is not None
    assert "fall 6 m" not in " ".join(all_english(slipped.status(sheet)))
    second = weighed(slipped, "roll", sheet)
    assert second is not None
    assert second.succeeding == 8
    assert slipped.rolled is not None  # for `why`
    assert slipped.rolled.label == "failed"


def test_a_lock_and_a_swim_are_weighed_as_they_stand() -> None:
    lock, sheet = Opening(complexity=2), hero(cunning=3, brawn=2)
    assert weighed(lock.begin(sheet, asks=True), "try", sheet) == odds(lock, sheet)
    assert weighed(lock.begin(sheet, asks=True), "leave", sheet) is None

    water = Crossing(difficulty=Difficulty(4)).begin(sheet, asks=True)
    assert weighed(water, "swim", sheet) == odds(Swim(difficulty=Difficulty(4)), sheet)


@pytest.mark.parametrize(("policy", "need"), [("bystander", 8), ("defend", 10)])
def test_an_attack_is_weighed_against_what_the_foe_has_declared(policy: str, need: int) -> None:
    bout = Bout(hero(), foe(policy))

    assert hits(bout, "attack-foe0") == of_three(need)


def test_what_a_foe_hides_is_not_given_away_by_odds() -> None:
    bout = Bout(hero(), foe("defend", telegraph="hidden"))

    assert hits(bout, "attack-foe0") == of_three(8)


def test_expert_parry_and_the_arena_are_reckoned_in() -> None:
    """A die less of three leaves two; a light weapon is at +2 in a tight place."""
    parrier = Bout(hero(), foe("bystander", talent="expert parry"))
    tight = Bout(hero(weapon="dagger", daring=2), foe("bystander"), arenas=YARD, start="stair")

    assert hits(parrier, "attack-foe0") == (79, 100)

    assert hits(tight, "attack-foe0") == (7, 10)


@pytest.mark.parametrize(
    ("option", "task"),
    [
        ("impede-foe0", Contest(against=Against(value=0))),
        ("push-foe0-to-road", Contest(against=Against(value=0))),
        ("pickpocket-foe0", Pickpocket(against=Against(value=0), aware=True)),
        (
            "parley",
            Challenge(attribute=(Rating("charm"),), difficulty=Difficulty(9), topic="parley"),
        ),
    ],
)
def test_contests_and_talk_are_weighed_like_the_rolls_that_they_make(
    option: str, task: Any
) -> None:
    sheet = hero("pickpocket", "combat toughened", cunning=1)  # who is 2 better at parleys
    bout = Bout(sheet, foe("bystander"), parley=Difficulty(9))

    found, same = weighed(bout.encounter, option, bout.sheet), odds(task, bout.sheet)

    assert found is not None
    assert found.labels == same.labels
    assert option != "parley" or found.succeeding == 4


@pytest.mark.rule("FH-149")
@pytest.mark.parametrize(
    ("option", "beside", "values"),
    [("push-foe0-to-road", (), (0, 0)), ("push-all-to-road", (foe("bystander"),), (0, 0, 0))],
)
def test_to_push_several_is_weighed_as_a_roll_against_each_of_them(
    option: str, beside: tuple[Foe, ...], values: tuple[int, ...]
) -> None:
    group = foe("bystander", kind="minion", wounds=1)
    bout = Bout(hero(brawn=2), (group, 2), *beside)
    if beside:
        bout.step("grips")

    found = weighed(bout.encounter, option, bout.sheet)

    assert found == odds(Push(targets=values), bout.sheet)


def test_moves_and_waiting_roll_nothing_and_a_companion_is_weighed_too() -> None:
    friend = Foe(name="Tomas", kind="tough", wounds=2, weapon=Weapon(name="sword"))
    sheet = changed(hero(), companions={"tomas": friend})
    bout = Bout(sheet, foe("bystander"))
    assert weighed(bout.encounter, "move-road", sheet) is None
    assert weighed(bout.encounter, "wait", sheet) is None

    bout.step("attack-foe0")

    assert hits(bout, "attack-foe0") == of_three(8)
    assert weighed(bout.encounter, "defend", sheet) is None


def test_enter_waits_for_whoever_comes_and_else_goes_to_the_nearest_foe() -> None:
    coming = Bout(hero(), (foe("move"), 1, "loft"), arenas=YARD, start="stair")
    lying_in_wait = Bout(hero(), (foe("bystander"), 1, "loft"), arenas=YARD, start="stair")

    assert next(iter(coming.options)) == "wait"
    assert next(iter(lying_in_wait.options)) == "move-loft"


def test_what_is_folded_into_a_list_is_weighed_there_too() -> None:
    bout = Bout(hero(brawn=3), *[foe("bystander")] * 3).step("grips")

    found = weighed(bout.encounter, "push-foe1-to-road", bout.sheet)

    assert found == odds(Contest(against=Against(attribute=("brawn",), name="the foe")), bout.sheet)


def test_odds_of_what_has_names_are_told_by_name() -> None:
    assert odds(Climb(), hero()).by_label
    assert not odds(Challenge(), hero()).by_label


@pytest.mark.rule("FH-071")
def test_the_odds_of_an_attack_tell_its_wounds_and_what_armor_stops() -> None:
    """Medium armor stops 1 Wound of a total of 11 to 13, so that a fist or a club does nothing."""
    bout = Bout(hero(), foe("bystander", armor="medium"))
    found = weighed(bout.encounter, "attack-foe0", bout.sheet)

    assert found is not None
    assert set(found.labels) <= {"1 Wound", "2 Wounds", "stopped by armor", "miss"}
    assert found.labels["stopped by armor"] > 0
    through = sum(ways for label, ways in found.labels.items() if "Wound" in label)
    assert found.succeeding == through


@pytest.mark.rule("FH-194")
def test_a_strike_at_who_runs_is_weighed() -> None:
    bout = Bout(hero(ap=2), foe("flee")).step("wait")

    assert hits(bout, "smite") == of_three(8)
    assert weighed(bout.encounter, "let-go", bout.sheet) is None


@pytest.mark.rule("FH-152")
def test_a_strike_in_place_of_help_is_weighed() -> None:
    friend = Foe(name="Tomas", kind="tough", wounds=2, weapon=Weapon(name="sword"))
    sheet = changed(hero(ap=1), companions={"tomas": friend})
    bout = Bout(sheet, foe("bystander")).step("assist-tomas").step("wait")

    assert hits(bout, "strike-foe0") == of_three(8)
    assert weighed(bout.encounter, "protect", bout.sheet) is None


@pytest.mark.rule("FH-183")
def test_a_glare_that_is_free_is_weighed_like_any_threat() -> None:
    """Brawn 1 and a face against 0 and a face; a tie is the hero's (FH-165)."""
    guards = foe("bystander", kind="minion", wounds=1)
    bout = Bout(hero(weapon="claymore", brawn=1), foe("bystander"), guards)
    bout.step("attack-foe1", 9, 1)
    found = weighed(bout.encounter, "menace-foe0", bout.sheet)

    assert found is not None
    won = sum(own + 1 >= other for own, other in product(range(1, 11), repeat=2))
    assert (found.succeeding, found.total) == (won, 100)


@pytest.mark.rule("FH-221")
def test_violence_declared_before_the_dice_is_weighed_with_what_it_adds() -> None:
    sheet = with_options(hero(template="fighter", ap=3), violence="before_roll")
    bout = Bout(sheet, foe("bystander")).step("attack-foe0")

    assert hits(bout, "violence-0") == of_three(8)
    assert hits(bout, "violence-1") == of_three(7)


@pytest.mark.rule("FH-139")
def test_an_attack_is_weighed_against_whoever_has_declared_to_stand_before_its_target() -> None:
    """Behind medium armor 8 to 10 stops 2 Wounds, and 11 to 13 one: the guard wears it."""
    guard = foe("bodyguard", armor="medium")
    bout = Bout(hero(), foe("bystander"), guard)
    assert "protect" in bout.status

    found = weighed(bout.encounter, "attack-foe0", bout.sheet)
    assert found is not None
    assert found.labels["stopped by armor"] > 0

    hidden = Bout(hero(), foe("bystander"), foe("bodyguard", armor="medium", telegraph="hidden"))
    told = weighed(hidden.encounter, "attack-foe0", hidden.sheet)
    assert told is not None
    assert "stopped by armor" not in told.labels


def test_where_armor_stops_some_hits_the_chance_says_what_it_is_of() -> None:
    """AP may make a hit worse that armor stops, so both chances are told."""
    bare, clad = Bout(hero(), foe("bystander")), Bout(hero(), foe("bystander", armor="medium"))
    plain = weighed(bare.encounter, "attack-foe0", bare.sheet)
    stopped = weighed(clad.encounter, "attack-foe0", clad.sheet)

    assert plain is not None
    assert plain.meaning == ""
    assert stopped is not None
    assert (
        english(stopped.meaning)
        == f"to harm, {stopped.percent(hits(clad, 'attack-foe0')[0])}% to hit"
    )
    assert stopped.succeeding < hits(clad, "attack-foe0")[0]
