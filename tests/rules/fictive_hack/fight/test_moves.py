"""Moving in a fight: from place to place, held, pushed, charging, sprinting, shots on the move."""

from dataclasses import replace
from typing import Any

import pytest

from solo.rules.fictive_hack.fight.endings import closed
from solo.rules.fictive_hack.fight.hero_actions import task_of
from solo.rules.fictive_hack.fight.state import ALLY
from solo.rules.fictive_hack.fight.written import Bribe, Fight, Placement, Shift
from solo.rules.fictive_hack.foe import Foe
from solo.rules.fictive_hack.gear.weapons import Arena, Weapon
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.rules.fictive_hack.system import FICTIVE_HACK
from tests.english import all_english, english
from tests.rules.fictive_hack.sample import (
    CAPTAIN,
    GUARD,
    IDLER,
    PLAIN,
    ROW,
    YARD,
    Bout,
    foe,
    hero,
    with_options,
)


def tough(**fields: Any) -> Sheet:
    """Return a hero who can take a few Wounds."""
    return hero(**{"toughened": 3, **fields})


@pytest.mark.rule("FH-122", "FH-146")
def test_a_move_goes_to_an_adjacent_arena() -> None:
    bout = Bout(hero(), IDLER, arenas=YARD)

    assert "move-stair" in bout.options
    assert "move-loft" not in bout.options
    bout.step("move-stair")
    assert bout.turn.arena == "stair"
    assert {"move-yard", "move-loft"} <= set(bout.options)
    assert "Here: the stair (tight: light weapons +2)." in bout.status


@pytest.mark.rule("FH-142")
def test_a_shot_may_be_held_for_a_later_phase() -> None:
    comer = foe("move", attributes={})
    bout = Bout(hero(weapon="shortbow", brawn=1), (comer, 1, "b"), arenas=ROW).step(
        "hold-foe0", 5, 4
    )

    assert bout.foe().arena == "a"
    assert bout.foe().lost == 1


@pytest.mark.rule("FH-144", "FH-145", "FH-147")
def test_who_is_held_cannot_leave_and_is_cornered_in_the_next_round() -> None:
    bout = Bout(tough(), foe("flee"), arenas=ROW)
    bout.step("impede-foe0", 6, 5, 1, 2, 3)  # it strikes at its holder, and misses

    assert bout.foe().arena == "a"
    assert "cornered" in bout.status
    assert bout.step("wait").foe().arena == "a"
    assert "cornered" not in bout.status
    assert bout.step("wait").foe().arena == "b"


@pytest.mark.rule("FH-144")
@pytest.mark.parametrize("strong", ["brawn", "cunning", "daring"])
def test_each_side_of_a_hold_takes_the_attribute_that_it_is_best_at(strong: str) -> None:
    other = "daring" if strong == "brawn" else "brawn"
    rival = foe("move", attributes={strong: 4})
    held = Bout(hero(**{other: 3}), rival).step("impede-foe0", 8, 7)
    free = Bout(hero(**{other: 3}), rival).step("impede-foe0", 8, 8)

    assert (held.foe().cornered, free.foe().cornered) == (True, False)  # 11 against 11, and 12


@pytest.mark.rule("FH-147")
def test_a_held_foe_that_wounds_its_holder_goes_on() -> None:
    bout = Bout(tough(), foe("flee"), arenas=ROW).step("impede-foe0", 6, 5, 6, 6, 1)

    assert (bout.sheet.lost, bout.foe().arena) == (1, "b")


@pytest.mark.rule("FH-144", "FH-147")
@pytest.mark.parametrize(("faces", "arena"), [((6, 6, 1), "road"), ((2, 2, 1), "field")])
def test_a_held_hero_strikes_to_get_away(faces: tuple[int, ...], arena: str) -> None:
    bout = Bout(tough(), foe("impede")).step("move-road", 2, 9, *faces)

    assert bout.turn.arena == arena
    assert bout.said("You are still held.") is (arena == "field")
    assert bool(bout.barred) is (arena == "field")  # cornered in the next round


@pytest.mark.rule("FH-145")
def test_a_cornered_hero_stays_for_a_round() -> None:
    bout = Bout(tough(), foe("impede")).step("defend", 2, 9)

    assert bout.barred["move-road"] == "you are cornered"
    assert "(cornered: you can't move this round)" in bout.status


@pytest.mark.rule("FH-148")
def test_a_push_moves_a_foe_next_door() -> None:
    pushed = Bout(hero(brawn=2), IDLER).step("push-foe0-to-road", 5, 6)
    assert pushed.foe().arena == "road"

    firm = Bout(hero(), IDLER).step("push-foe0-to-road", 5, 6)
    assert firm.foe().arena == "field"


@pytest.mark.rule("FH-148")
@pytest.mark.parametrize("best", ["brawn", "cunning", "daring", "charm"])
def test_a_push_is_made_with_brawn_cunning_or_daring(best: str) -> None:
    """Whoever pushes takes what suits, and Charm does not; so does who is pushed."""
    pusher = Bout(hero(**{best: 3}), IDLER).step("push-foe0-to-road", 5, 7)
    firm = replace(IDLER, attributes={**IDLER.attributes, best: 3})
    pushed = Bout(hero(), firm).step("push-foe0-to-road", 7, 5)

    assert pusher.foe().arena == ("field" if best == "charm" else "road")
    assert pushed.foe().arena == ("road" if best == "charm" else "field")


@pytest.mark.rule("FH-149")
@pytest.mark.example("FH-149")
def test_all_may_be_pushed_each_at_one_less() -> None:
    bout = Bout(hero(brawn=3), IDLER, IDLER, IDLER).step("grips")
    bout = bout.step("push-all-to-road", 6, 8, 8, 8)

    assert [bout.foe(n).arena for n in range(3)] == ["road", "road", "field"]


@pytest.mark.rule("FH-148", "FH-211")
def test_a_group_pushes_with_its_best_two_dice() -> None:
    pushers = replace(GUARD, policy=("push", "wait"))
    bout = Bout(hero(brawn=5), (pushers, 3)).step("wait", 5, 2, 6, 7)

    assert bout.turn.arena == "road"


@pytest.mark.rule("FH-125", "FH-204")
def test_a_bribe_opens_an_arena_or_changes_the_story() -> None:
    bribes = (Bribe(text="An awning", ap=0, opens="awning"), Bribe(text="An axe", ap=1,
              arm=Weapon(name="claymore")), Bribe(text="Luck", ap=2, bonus=2))  # fmt: skip
    bout = Bout(hero(ap=1, brawn=2), IDLER, bribes=bribes,
                hidden={"awning": Arena(type="hazardous", adjacent=("field",))})  # fmt: skip

    assert "move-awning" not in bout.options
    bout.steps("luck", "bribe-an-awning")
    assert "move-awning" in bout.options
    bout.step("bribe-an-axe")  # the two that are left are listed
    assert (bout.sheet.wielded, bout.sheet.ap) == ("claymore", 0)
    assert "2 AP" in bout.barred["bribe-luck"]
    assert "bribe-an-axe" not in bout.options


@pytest.mark.rule("FH-126")
def test_arenas_change_during_a_fight() -> None:
    shifts = (Shift(round=2, arena="field", type="hazardous", text="The hay burns."),)
    bout = Bout(hero(weapon="spear"), IDLER, changes=shifts)
    assert "neutral" in bout.status

    bout.step("wait")
    assert bout.said("The hay burns")
    assert "hazardous: reach weapons +2" in bout.status
    assert bout.step("attack-foe0", 2, 4).foe().lost == 1  # 6 + 2


@pytest.mark.rule("FH-059")
def test_a_spear_helps_to_hold_and_to_break_away() -> None:
    spear = Bout(hero(weapon="spear"), foe("move")).step("impede-foe0", 5, 7)
    assert spear.foe().cornered
    held = Bout(tough(), foe("impede", weapon=Weapon(name="spear"))).step("wait", 5, 4)
    assert held.barred["move-road"]


@pytest.mark.parametrize(
    ("weapon", "theirs", "kind", "reach", "they_reach"),
    [
        ("spear", "spear", "tough", True, True),
        ("club", "spear", "tough", False, True),
        ("spear", "club", "tough", True, False),
        ("club", "spear", "minion", False, False),
    ],
)
def test_a_spear_counts_for_whoever_has_it_but_not_in_a_group(
    weapon: str, theirs: str, kind: str, reach: bool, they_reach: bool
) -> None:
    sheet = hero(weapon=weapon)
    wounds = 1 if kind == "minion" else 2
    bout = Bout(sheet, foe("move", kind=kind, wounds=wounds, weapon=Weapon(name=theirs)))
    check: Any = task_of(bout.encounter.table.battle, sheet, "impede", "foe0")

    assert (check.reach, check.they_reach) == (reach, they_reach)


def test_a_foe_is_placed_in_an_arena_that_is_there() -> None:
    with pytest.raises(ValueError, match="did you mean 'road'"):
        Fight(foes=(Placement(foe="x", arena="roda"),), arenas=PLAIN)


@pytest.mark.rule("FH-223", "FH-114")
def test_a_charge_is_a_move_and_an_attack_and_one_of_two_things() -> None:
    sheet = hero("charger", weapon="club")
    bout = Bout(sheet, (IDLER, 1, "road")).step("charge-foe0", 4, 3, 1)
    assert bout.turn.arena == "road"
    assert {"charger-hit", "charger-wound"} <= set(bout.options)
    bout.step("charger-hit")
    assert bout.encounter.table.battle.round == 2  # it was the action of the round
    assert bout.foe().lost == 1
    assert bout.sheet.exhausted == {"charger": "arena"}

    harder = Bout(sheet, (IDLER, 1, "road")).step("charge-foe0", 4, 4, 1).step("charger-wound")
    assert harder.outcome is not None
    assert harder.outcome.label == "won"


@pytest.mark.rule("FH-223", "FH-110")
def test_a_second_charge_takes_a_point() -> None:
    sheet = hero("charger", ap=1, exhausted={"charger": "arena"})
    bout = Bout(sheet, (IDLER, 1, "road"))
    bout.sheet = replace(bout.sheet, exhausted={"charger": "arena"})

    assert "used up" in bout.barred["charge-foe0"]
    bout.step("recharge-charger")
    assert bout.sheet.ap == 0
    assert "charge-foe0" in bout.options


@pytest.mark.rule("FH-254")
def test_a_sprint_crosses_two_arenas_for_a_wound() -> None:
    scout = tough(template="scout", talents=hero("sprinter").talents)
    bout = Bout(scout, IDLER, arenas=ROW).step("sprint-c")

    assert (bout.turn.arena, bout.sheet.lost) == ("c", 1)
    assert bout.sheet.exhausted == {"sprinter": "rested"}
    assert "sprint-a" not in bout.options


@pytest.mark.rule("FH-069")
def test_a_shot_on_the_move_costs_a_point_and_is_not_for_bows() -> None:
    bout = Bout(hero(weapon="crossbow", ap=1, brawn=1), IDLER).step("moving-shot-foe0-to-road", 9)
    assert (bout.turn.arena, bout.sheet.ap, bout.foe().lost) == ("road", 0, 1)

    bow = Bout(hero(weapon="shortbow", ap=1, brawn=1), IDLER)
    assert not [one for one in bow.options if one.startswith("moving-shot")]


@pytest.mark.rule("FH-132", "FH-150", "FH-066")
@pytest.mark.parametrize(
    ("weapon", "foes", "options", "faces", "said"),
    [
        ("club", "a", ("attack-foe0",), (), "you meant to strike is out of reach"),
        ("shortbow", "b", ("hold-foe0",), (), "you meant to shoot is out of range"),
        ("club", "a", ("push-foe0-to-b",), (1, 9), "you meant to push is out of reach"),
        ("club", "aa", ("grips", "push-all-to-b"), (1, 9), "nobody left to push"),
    ],
)
def test_who_has_gone_before_the_phase_of_a_deed_is_told_to_be_out_of_reach(
    weapon: str, foes: str, options: tuple[str, ...], faces: tuple[int, ...], said: str
) -> None:
    runners = [(foe("flee"), 1, arena) for arena in foes]
    bout = Bout(hero(weapon=weapon, brawn=1), *runners, arenas=ROW, start="a")
    bout.steps(*options[:-1]).step(options[-1], *faces)

    assert bout.said(said)
    assert not bout.rolled


@pytest.mark.rule("FH-151")
def test_a_companion_who_has_moved_away_is_not_helped() -> None:
    sheet = hero(companions={"tom": Foe(name="Tom", kind="tough")})
    bout = Bout(sheet, IDLER).step("assist-tom").step("move-road")

    assert bout.said("The one that you meant to help is out of reach.")


@pytest.mark.rule("FH-064")
def test_a_heavy_crossbow_is_loaded_before_its_next_shot() -> None:
    bout = Bout(tough(weapon="heavy crossbow"), IDLER).step("shoot-foe0", 1, 1)
    assert "shoot-foe0" in bout.barred
    bout.step("reload")

    assert bout.said("The heavy crossbow is loaded.")
    assert "shoot-foe0" in bout.options
    assert "reload" not in bout.options


@pytest.mark.rule("FH-040")
def test_a_bow_without_arrows_is_barred() -> None:
    empty = hero(brawn=1, weapons=(Weapon(name="shortbow", ammo=0),), wielded="shortbow")
    bout = Bout(empty, IDLER)

    assert bout.barred == dict.fromkeys(
        ("shoot-foe0", "hold-foe0"), "you have nothing left to shoot"
    )


@pytest.mark.rule("FH-204")
def test_a_wound_may_be_healed_by_a_bribe() -> None:
    bout = Bout(tough(lost=2, ap=1), IDLER, bribes=(Bribe(text="A wave", heals=1),))

    assert bout.step("bribe-a-wave").sheet.lost == 1


@pytest.mark.rule("FH-193", "FH-263")
def test_a_pocket_is_picked_once_by_a_talent_that_was_paid_for() -> None:
    bout = Bout(hero(template="thief", cunning=3, ap=3), IDLER)
    bout.steps("talents", "borrow-pickpocket").step("pickpocket-foe0", 9, 1)

    assert (bout.sheet.borrowed, bout.sheet.ap) == (frozenset(), 1)
    assert bout.said("You rob the idler.")
    assert bout.said("You get 1 AP for a theft.")


@pytest.mark.rule("FH-264", "FH-263")
def test_a_pocket_is_picked_in_phase_two_with_a_move_after() -> None:
    thief = hero("pickpocket", template="thief", cunning=3)
    bout = Bout(thief, foe("near: attack", attributes={"awareness": 1}))
    bout.step("pickpocket-foe0-to-road", 5, 3)

    assert (bout.turn.arena, bout.sheet.ap) == ("road", 1)  # away before the blow of phase 5
    assert "robbed" in bout.foe().used
    assert "pickpocket-foe0" not in bout.options


@pytest.mark.rule("FH-147", "FH-254")
def test_breaking_away_by_a_sprint_still_costs_its_wound() -> None:
    scout = tough(template="scout", talents=hero("sprinter").talents)
    holder = foe("impede", wounds=9)
    bout = Bout(scout, holder, arenas=ROW).step("sprint-c", 2, 9, 6, 6, 1)

    assert (bout.turn.arena, bout.sheet.lost) == ("c", 1)
    assert bout.sheet.exhausted == {"sprinter": "rested"}


@pytest.mark.rule("FH-069")
def test_a_moving_shot_whose_point_is_gone_is_a_move() -> None:
    archer = foe("shoot", shoots=Weapon(name="shortbow"))
    sheet = tough(weapon="crossbow", brawn=1, ap=2)
    bout = Bout(sheet, archer).step("moving-shot-foe0-to-road", 6, 6).step("ignore")

    assert (bout.turn.arena, bout.sheet.ap) == ("road", 0)
    assert bout.sheet.weapon.ammo == 20


@pytest.mark.rule("FH-204")
def test_a_bribe_says_what_it_does_before_it_is_paid() -> None:
    bout = Bout(
        hero(ap=2, brawn=2),
        foe("bystander"),
        hidden={"cart": Arena(name="the cart")},
        bribes=(
            Bribe(text="A cart rolls in.", opens="cart"),
            Bribe(text="They stamp", ap=0, bonus=2),
            Bribe(text="A wave", heals=1),
            Bribe(text="An axe falls", arm=Weapon(name="axe", kind="heavy"), routs="foe0"),
        ),
    )

    bout.step("luck")
    told = [text for key, text in bout.options.items() if key.startswith("bribe-")]

    assert told == [
        "A cart rolls in (a way to the cart, 1 AP)",
        "They stamp (+2 on your next roll, free)",
        "An axe falls (a heavy weapon, drives off the foe, 1 AP)",
    ]
    assert bout.barred["bribe-a-wave"] == "you have lost no Wound"


@pytest.mark.rule("FH-123", "FH-146")
def test_many_places_are_behind_one_line_and_drawn_there() -> None:
    arenas = {
        "yard": Arena(name="the yard", adjacent=("stair", "well", "gate")),
        "stair": Arena(name="the stair", type="tight", adjacent=("loft",)),
        "well": Arena(name="the well", type="dense"),
        "gate": Arena(name="the gate", exit=True),
        "loft": Arena(name="the loft", type="open"),
    }
    bout = Bout(hero(), IDLER, arenas=arenas)
    assert "Past the stair: the loft (open: shots into it +2)." in bout.status  # round 1 tells all
    bout.step("wait")

    assert "the loft" not in bout.status
    assert "move-stair" not in bout.options
    bout.step("ways")
    assert "Next to you: the gate (neutral, a way out)." in bout.status
    assert bout.step("back").step("ways").step("move-stair").turn.arena == "stair"


@pytest.mark.rule("FH-146")
def test_the_way_to_a_foe_is_listed_however_many_ways_there_are() -> None:
    arenas = {
        "yard": Arena(name="the yard", adjacent=("stair", "well", "gate", "loft")),
        **{key: Arena(name=f"the {key}") for key in ("stair", "well", "gate", "loft")},
    }
    bout = Bout(hero(), (IDLER, 1, "well"), arenas=arenas)

    assert {"move-well", "ways"} <= set(bout.options)
    assert "move-stair" not in bout.options


@pytest.mark.rule("FH-204")
def test_a_fight_is_over_when_a_bribe_drives_off_the_last() -> None:
    bout = Bout(hero(ap=1), IDLER, bribes=(Bribe(text="A flood", routs="foe0"),))

    assert bout.step("bribe-a-flood").outcome.label == "won"


@pytest.mark.rule("FH-029", "FH-204")
def test_a_weapon_that_would_encumber_is_not_sold() -> None:
    axe = Bribe(text="An axe", arm=Weapon(name="axe", kind="heavy"))

    assert "bribe-an-axe" in Bout(hero(ap=1, brawn=2), IDLER, bribes=(axe,)).options
    weak = Bout(hero(ap=1), IDLER, bribes=(axe,))
    assert weak.barred["bribe-an-axe"] == "it is more than you can carry"


@pytest.mark.rule("FH-204")
def test_what_nobody_can_pay_opens_no_list() -> None:
    bribes = tuple(Bribe(text=f"Luck {n}", ap=2, bonus=1) for n in range(3))
    bout = Bout(hero(ap=1), IDLER, bribes=bribes)

    assert bout.barred["luck"] == "that takes 2 AP, and you have 1"


@pytest.mark.rule("FH-195")
def test_nobody_is_asked_again_about_what_was_announced() -> None:
    told = Bout(tough(ap=2, template="scout"), foe("defend")).step("attack-foe0", 1, 1, 1)
    assert told.encounter.table.battle.round == 2  # it was known that it would defend
    secret = Bout(tough(ap=2), foe("defend", telegraph="phase")).step("attack-foe0")
    assert set(secret.options) == {"go-on", "change"}


@pytest.mark.rule("FH-133")
def test_a_rule_of_a_policy_may_have_two_conditions() -> None:
    fencer = foe("last-wound and every-other: defend", "near: attack")
    assert (
        english(fencer.manner)
        == "at the last Wound, every other round: defends; when near: attacks"
    )
    bout = Bout(tough(), replace(fencer, wounds=2))

    assert bout.foe().action == "attack"
    bout.step("attack-foe0", 9, 1, 5, 5, 1, 1, 1, 1)  # initiative, a hit, a miss
    assert (bout.foe().left, bout.foe().action) == (1, "defend")
    assert bout.step("wait").foe().action == "attack"


def test_a_condition_that_is_none_is_told_beside_one_that_is() -> None:
    with pytest.raises(ValueError, match="'hurt and bored: flee' is no policy"):
        foe("hurt and bored: flee")


@pytest.mark.rule("FH-049", "FH-226")
def test_an_attack_is_told_as_a_sum_and_again_when_something_is_added() -> None:
    bout = Bout(hero("fight dirty", weapon="claymore", brawn=1), IDLER).step("attack-foe0", 1, 6)
    assert bout.told == [
        "You attack the idler with the claymore: 6 + 1 makes 7; 8 or more hits: a miss."
    ]
    assert bout.status == "A miss, by 1. You have 0 AP."

    bout.step("fight-dirty-hit")
    assert bout.told[0] == "That makes 9; 8 or more hits: a hit."
    assert not bout.said("claymore")


@pytest.mark.rule("FH-229", "FH-135")
@pytest.mark.parametrize(
    ("mine", "leader"), [(4, None), (5, "both"), (6, "you"), (7, "you"), (8, None)]
)
def test_a_knight_may_raise_the_initiative(mine: int, leader: str | None) -> None:
    """Theirs is 7: it is a combat roll, which 1 AP makes 2 more, once in an arena."""
    knight = tough(template="knight", ap=3)
    blows = (1, 1, 2, 1, 1, 3)  # two misses
    striker = replace(IDLER, wounds=9, policy=("attack",))
    if leader is None:
        bout = Bout(knight, striker).step("attack-foe0", mine, 7, *blows)
        assert bout.turn.action == ""
        return
    bout = Bout(knight, striker).step("attack-foe0", mine, 7)
    assert set(bout.options) == {"keep", "elite"}
    bout.step("elite", *blows)

    assert (bout.sheet.ap, bout.sheet.used) == (2, {"elite"})
    assert bout.said("at once") is (leader == "both")
    mine_first = next(line for line in bout.told if "attack" in line or "strikes" in line)
    assert mine_first.startswith("You attack")


@pytest.mark.rule("FH-229", "FH-136")
def test_an_initiative_raised_to_a_tie_is_rolled_again_where_ties_are() -> None:
    """5 and 2 are 7, as theirs: rolled again, it is 9 against 4."""
    knight = with_options(tough(template="knight", ap=3), initiative_ties="reroll")
    striker = replace(IDLER, wounds=9, policy=("attack",))
    bout = Bout(knight, striker).step("attack-foe0", 5, 7)

    bout.step("elite", 9, 4, 1, 1, 2, 1, 1, 3)

    assert bout.said("Initiative: you 7 now, so it is rolled again.")
    assert bout.said("Initiative: you 9, they 4.")
    assert not bout.said("at once")


@pytest.mark.rule("FH-229")
def test_nothing_is_offered_for_a_roll_that_it_cannot_change() -> None:
    knight = hero(template="knight", weapon="claymore", brawn=1, ap=1)
    assert "elite" in Bout(knight, IDLER).step("attack-foe0", 1, 5).options
    missed = Bout(knight, IDLER).step("attack-foe0", 1, 4)  # 7 would still miss
    assert missed.encounter.table.battle.round == 2
    full = Bout(knight, replace(IDLER, wounds=3)).step("attack-foe0", 5, 4)  # no armor to pass
    assert full.foe().left == 1


@pytest.mark.rule("FH-133")
def test_why_explains_the_last_roll_of_a_fight() -> None:
    bout = Bout(tough(), CAPTAIN).step("attack-foe0", 9, 1, 1, 1, 1, 5, 5, 1)
    outcome = bout.encounter.rolled

    assert all_english(FICTIVE_HACK.explain(outcome)) == (
        "The attack of the captain on you.",
        "Dice 5, 5, 1, kept 5 + 5: 10.",
        "By FH-049, FH-051.",
        "1 Wound, with no armor to stop any.",
    )


def test_a_companion_with_the_id_of_a_foe_is_lost_under_its_own() -> None:
    """An author answers it by `lost-foe0`, whatever the fight calls the second of that id."""
    bout = Bout(hero(companions={"foe0": IDLER}), CAPTAIN, companions=True)
    table = bout.encounter.table
    (friend,) = table.battle.standing(ALLY)
    table.alter(friend.id, gone="down")

    assert closed(table, "won").triggers == ("lost-foe0",)


@pytest.mark.rule("FH-204")
def test_who_is_to_be_routed_is_meant_by_a_whole_id() -> None:
    """A bribe against a guard is none against a guardian: it would be paid for nothing."""
    some = Bout(hero(ap=1), IDLER, bribes=(Bribe(text="They run", routs="foe"),))
    assert "bribe-they-run" not in some.options

    both = Bout(hero(ap=1), (GUARD, 1), (IDLER, 1), bribes=(Bribe(text="They run", routs="foe0"),))
    run = both.step("bribe-they-run")
    assert [one.id for one in run.encounter.table.battle.standing()] == ["foe1"]


@pytest.mark.rule("FH-071")
def test_a_hit_that_armor_stops_says_which_armor_and_what_would_come_through() -> None:
    """Medium armor takes 1 Wound of a total from 11 to 13; from 14 on it takes none."""
    bout = Bout(hero(), foe("bystander", armor="medium"))

    bout.step("attack-foe0", 6, 6, 1)

    assert "It does the foe no harm: medium armor stops 1 Wound below 14." in bout.told
