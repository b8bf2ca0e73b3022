"""A round of a fight: phases, initiative, and what each action does."""

from dataclasses import replace
from typing import Any

import pytest

from solo.rules.fictive_hack.fight.written import Fight, Placement
from solo.rules.fictive_hack.foe import Foe
from solo.rules.fictive_hack.gear.weapons import Weapon
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.rules.fictive_hack.printed import printed
from tests.rules.fictive_hack.sample import (
    CAPTAIN,
    GUARD,
    IDLER,
    ROW,
    Bout,
    foe,
    hero,
    with_options,
)

TOM = Foe(name="Tom", kind="tough", weapon=Weapon(name="club"))


def tough(**fields: Any) -> Sheet:
    """Return a hero who can take a few Wounds."""
    return hero(**{"toughened": 3, **fields})


def with_tom(**fields: Any) -> Sheet:
    return tough(companions={"tom": TOM}, **fields)


@pytest.mark.rule("FH-132")
def test_the_phases_of_a_round() -> None:
    listed = {"defend": 1, "protect": 1, "shoot": 2, "focus": 3, "impede": 3, "move": 4, "push": 4,
              "attack": 5, "assist": 5}  # fmt: skip
    assert {key: printed("fight")["phases"][key] for key in listed} == listed

    gone = Bout(hero(), GUARD).step("move-road")  # phase 4 is before the guard's blow in phase 5
    assert gone.turn.arena == "road"
    assert gone.sheet.lost == 0


@pytest.mark.rule("FH-133")
@pytest.mark.parametrize(
    ("telegraph", "said"),
    [("full", "means to attack you"), ("phase", "phase 5 (attack or assist)"),
     ("hidden", "gives nothing away")],
)  # fmt: skip
def test_intentions_are_declared_before_the_player_chooses(telegraph: Any, said: str) -> None:
    bout = Bout(hero(), replace(GUARD, telegraph=telegraph))

    assert bout.encounter.table.battle.phase == 0
    assert said in bout.status


@pytest.mark.rule("FH-134")
def test_secrecy_is_paid_for() -> None:
    bout = Bout(hero(), replace(IDLER, telegraph="hidden"))

    assert bout.sheet.ap == 1
    assert bout.step("wait").sheet.ap == 2
    assert Bout(hero(), IDLER).sheet.ap == 0


@pytest.mark.rule("FH-135")
@pytest.mark.example("FH-135")
def test_initiative_is_rolled_where_both_sides_act_in_a_phase() -> None:
    first = Bout(hero(), GUARD).step("attack-foe0", 7, 4, 8, 8, 1)
    assert first.outcome is not None
    assert (first.outcome.label, first.sheet.lost) == ("won", 0)

    last = Bout(tough(), GUARD).step("attack-foe0", 4, 7, 9, 8, 8, 1)
    assert last.outcome is not None
    assert (last.outcome.label, last.sheet.lost) == ("won", 1)


@pytest.mark.rule("FH-136")
def test_equal_initiative_is_simultaneous_so_the_fallen_still_strike() -> None:
    both = Bout(tough(), GUARD).step("attack-foe0", 5, 5, 8, 8, 1, 9)
    assert both.outcome is not None
    assert (both.outcome.label, both.sheet.lost) == ("won", 1)

    group = Bout(tough(ap=1, weapon="claymore", brawn=1), (GUARD, 2)).step(
        "attack-foe0", 5, 5, 5, 4
    )
    group.step("plow-2", 4, 4)  # two dice: both stood when the phase began
    assert group.outcome is not None
    assert (group.outcome.label, group.sheet.lost) == ("won", 1)


@pytest.mark.rule("FH-136")
def test_equal_initiative_may_be_rolled_again() -> None:
    sheet = with_options(tough(), initiative_ties="reroll")

    again = Bout(sheet, GUARD).step("attack-foe0", 5, 5, 6, 4, 8, 8, 1)
    assert again.outcome is not None
    assert again.sheet.lost == 0


@pytest.mark.rule("FH-138", "FH-140")
@pytest.mark.example("FH-138")
def test_who_defends_is_harder_to_hit_and_strikes_back_at_who_hits() -> None:
    missed = Bout(tough(), GUARD).step("defend", 9)
    assert missed.sheet.lost == 0

    answered = Bout(tough(), CAPTAIN).step("defend", 5, 5, 1, 6, 6, 1)
    assert answered.sheet.lost == 1
    assert answered.foe().lost == 1


@pytest.mark.rule("FH-140")
def test_a_shot_is_not_answered() -> None:
    archer = foe("shoot", shoots=Weapon(name="shortbow"))
    shot = Bout(tough(), archer).step("defend", 6, 6)

    assert shot.sheet.lost == 1
    assert shot.foe().lost == 0


@pytest.mark.rule("FH-140")
def test_a_defending_foe_strikes_back_as_well() -> None:
    guarded = Bout(tough(), foe("defend")).step("attack-foe0", 6, 6, 1, 5, 4, 1)

    assert guarded.foe().lost == 1
    assert guarded.sheet.lost == 1


@pytest.mark.rule("FH-141", "FH-215")
def test_a_group_of_minions_allows_one_counter_attack_which_is_against_all() -> None:
    bout = Bout(tough(weapon="claymore", ap=1, brawn=1), (GUARD, 3)).step("defend", 5, 5, 1, 5, 5)

    assert bout.sheet.lost == 1
    assert "plow-2" in bout.options
    bout.step("plow-2")
    assert bout.foe().count == 1


@pytest.mark.rule("FH-139", "FH-140")
def test_a_protector_is_struck_instead_and_may_answer() -> None:
    bout = Bout(with_tom(), IDLER, GUARD)
    assert "means to attack Tom" in bout.status
    bout.step("protect-tom").step("wait", 9, 8, 8, 1)

    assert bout.sheet.lost == 1
    assert bout.foe(1).gone == "down"
    assert bout.encounter.table.battle.fighter("tom").lost == 0


@pytest.mark.rule("FH-139")
def test_a_companion_protects_the_hero() -> None:
    bout = Bout(with_tom(), GUARD).step("wait").step("protect-hero", 9, 1, 1, 1)

    assert bout.sheet.lost == 0
    assert bout.encounter.table.battle.fighter("tom").lost == 1


@pytest.mark.rule("FH-142", "FH-066")
def test_shots_come_in_phase_two_and_reach_the_next_arena() -> None:
    archer = hero(weapon="shortbow", brawn=1)
    near = Bout(archer, GUARD).step("shoot-foe0", 8, 8)
    assert near.outcome is not None
    assert near.outcome.label == "won"

    far = Bout(archer, (IDLER, 1, "b"), (IDLER, 1, "c"), arenas=ROW)
    assert "shoot-foe0" in far.options
    assert "shoot-foe1" not in far.options
    assert far.step("shoot-foe0", 5, 4).foe().lost == 1
    assert far.sheet.weapon.ammo == 19


@pytest.mark.rule("FH-067", "FH-142", "FH-115", "FH-143")
def test_an_aimed_shot_is_a_focus_and_reaches_as_far_as_brawn() -> None:
    archer = tough(weapon="longbow", brawn=2)
    bout = Bout(archer, (IDLER, 1, "c"), (IDLER, 1, "d"), arenas=ROW)

    assert "aim-foe0" in bout.options
    assert "aim-foe1" not in bout.options
    bout.step("aim-foe0", 5, 4)
    assert bout.foe().left == 0


@pytest.mark.rule("FH-143", "FH-115")
def test_a_wound_after_the_focus_began_breaks_it() -> None:
    archer = tough(weapon="longbow", brawn=2)
    hurt = Bout(archer, (IDLER, 1, "c"), GUARD, arenas=ROW).step("aim-foe0", 9)

    assert hurt.said("lose your aim")
    assert hurt.sheet.weapon.ammo == 20


@pytest.mark.rule("FH-115")
@pytest.mark.parametrize(("struck", "lost", "used"), [(9, 2, False), (2, 0, True)])
def test_a_talent_that_takes_focus_works_only_for_the_unhurt(
    struck: int, lost: int, used: bool
) -> None:
    """Hurt meanwhile, a Survivor shrugs nothing off; and only what worked is exhausted."""
    bout = Bout(hero("survivor", toughened=3, lost=1), GUARD).step("shrug", struck)

    assert bout.said("lose your focus") is not used
    assert bout.sheet.lost == lost
    assert ("survivor" in bout.sheet.exhausted) is used


@pytest.mark.rule("FH-143")
def test_a_wound_before_the_focus_began_does_not_break_it() -> None:
    sniper = foe("shoot", shoots=Weapon(name="shortbow"))
    steady = Bout(tough(frightened=True), sniper).step("steady", 6, 6)

    assert steady.sheet.lost == 1
    assert not steady.sheet.frightened


@pytest.mark.rule("FH-143", "FH-184")
@pytest.mark.parametrize(("broken_by", "frightened"), [("wound", False), ("hit", True)])
def test_a_soaked_hit_breaks_a_focus_only_by_option(broken_by: str, frightened: bool) -> None:
    sheet = with_options(tough(frightened=True, armor="light"), focus_broken_by=broken_by)
    bout = Bout(sheet, GUARD).step("steady", 9)

    assert bout.sheet.lost == 0
    assert bout.sheet.frightened is frightened


@pytest.mark.rule("FH-143")
@pytest.mark.example("FH-143")
def test_a_broken_focus_does_not_exhaust_its_talent() -> None:
    sheet = tough(template="scout", lost=1, talents=hero("survivor").talents)

    assert "survivor" in Bout(sheet, IDLER).step("shrug").sheet.exhausted
    hurt = Bout(sheet, GUARD).step("shrug", 9)
    assert (hurt.sheet.lost, hurt.sheet.exhausted) == (2, {})


@pytest.mark.rule("FH-150")
def test_only_who_is_here_can_be_attacked() -> None:
    bout = Bout(hero(), IDLER, (IDLER, 1, "road"))

    assert "attack-foe0" in bout.options
    assert "attack-foe1" not in bout.options


@pytest.mark.rule("FH-151")
@pytest.mark.example("FH-151")
def test_assistants_add_a_die() -> None:
    hit = Bout(with_tom(weapon="claymore", brawn=1), IDLER).step("attack-foe0")
    hit.step("assist-hero", 4, 6, 9)
    assert hit.said("makes 15; 8 or more hits: a hit")

    helped = Bout(with_tom(), IDLER).step("assist-tom").step("attack-foe0", 4, 5, 1, 6)
    assert helped.said("makes 11")


@pytest.mark.rule("FH-151")
def test_a_companion_who_helps_another_is_told() -> None:
    """Mags gives a die, and Tom keeps the top two of four: 9 and 6."""
    mags = Foe(name="Mags", kind="minion", weapon=Weapon(name="club"))
    bout = Bout(tough(companions={"tom": TOM, "mags": mags}), IDLER, companions=True)
    assert "Mags: standing." in bout.status
    bout.step("wait").step("attack-foe0").step("assist-tom", 4, 6, 1, 9)

    assert bout.said("Mags helps Tom: one die more.")
    assert bout.said("makes 15; 8 or more hits: a hit")


@pytest.mark.rule("FH-152")
def test_an_assistant_changes_its_mind_for_a_point() -> None:
    bout = Bout(with_tom(ap=1), IDLER).step("assist-tom").step("wait")
    assert set(bout.options) == {"help", "strike-foe0", "protect"}
    bout.step("strike-foe0", 6, 6, 1)
    assert (bout.sheet.ap, bout.foe().lost) == (0, 1)
    assert bout.said("1 AP on a change of mind; 0 left")
    before = Bout(with_tom(ap=1), IDLER).step("assist-tom").step("wait").step("protect")
    assert (before.sheet.ap, before.said("You stand before Tom.")) == (0, True)

    poor = Bout(with_tom(), IDLER).step("assist-tom").step("attack-foe0", 1, 2, 3, 4)
    assert "strike-foe0" not in poor.options


@pytest.mark.rule("FH-153")
def test_one_action_a_round() -> None:
    bout = Bout(hero(), IDLER)
    assert bout.encounter.table.battle.round == 1
    bout.step("attack-foe0", 1, 2, 3)
    assert bout.encounter.table.battle.round == 2


@pytest.mark.rule("FH-195")
def test_another_action_for_a_point_but_not_in_a_phase_that_is_over() -> None:
    sniper = foe("shoot", shoots=Weapon(name="shortbow"))
    bout = Bout(tough(ap=1), sniper).step("attack-foe0", 1, 1)
    assert set(bout.options) == {"go-on", "change"}
    bout.step("change")

    assert "move-road" in bout.options
    assert not {"defend", "shoot-foe0"} & set(bout.options)
    assert bout.step("move-road").turn.arena == "road"
    assert bout.sheet.ap == 0


@pytest.mark.rule("FH-195")
def test_no_other_action_once_dice_were_rolled_for_one() -> None:
    comer = foe("move")
    bout = Bout(tough(ap=3), comer, (comer, 1, "road")).step("impede-foe0", 9, 1)

    assert "change" not in bout.options
    assert "attack-foe0" in bout.options  # the next round


@pytest.mark.rule("FH-182", "FH-183", "FH-184")
@pytest.mark.example("FH-184")
def test_intimidation_is_a_focus_and_takes_two_off() -> None:
    bout = Bout(tough(brawn=1), replace(CAPTAIN, policy=("near: attack",))).step(
        "intimidate-foe0", 1, 1, 2, 6, 5
    )

    assert bout.foe().frightened
    miss = bout.step("wait", 5, 4, 1)
    assert miss.sheet.lost == 0  # 9 - 2 misses


@pytest.mark.rule("FH-183")
def test_after_something_impressive_it_is_free() -> None:
    bout = Bout(hero(weapon="claymore", brawn=1), IDLER, GUARD).step("attack-foe1", 9, 1, 5, 4)
    assert bout.foe(1).gone == "down"
    assert "menace-foe0" in bout.options

    bout.step("menace-foe0", 9, 1)
    assert bout.foe().frightened
    assert "attack-foe0" in bout.options  # the action of the round is still there


@pytest.mark.rule("FH-184")
def test_a_frightened_foe_takes_a_focus_to_recover() -> None:
    bout = Bout(tough(), replace(CAPTAIN, policy=("intimidated: recover", "near: attack")))
    bout.step("intimidate-foe0", 1, 2, 1, 9, 1)
    assert "gathering courage" in bout.status
    bout.step("wait")
    assert not bout.foe().frightened


@pytest.mark.rule("FH-085")
def test_a_level_may_be_taken_in_a_fight() -> None:
    bout = Bout(hero(spent=12), IDLER).step("level-up").step("level").step("raise-brawn")
    bout.step("bank")

    assert (bout.sheet.level, bout.sheet.attributes["brawn"], bout.sheet.banked) == (2, 1, 1)
    assert "attack-foe0" in bout.options


@pytest.mark.rule("FH-139")
def test_a_foe_takes_the_blow_meant_for_its_friend() -> None:
    guard = replace(IDLER, name="the guard", policy=("protect",))
    bout = Bout(tough(), IDLER, guard).step("attack-foe0", 6, 5, 1, 2, 3, 1)

    assert (bout.foe().lost, bout.foe(1).lost) == (0, 1)
    assert bout.said("stands before")


def test_a_fight_has_no_more_foes_than_can_be_told() -> None:
    twenty = Placement(foe="rat", count=20)

    assert len(Fight(foes=(twenty, twenty)).foes) == 2
    with pytest.raises(ValueError, match="at most 40"):
        Fight(foes=(twenty, twenty, Placement(foe="king")))


@pytest.mark.parametrize(
    ("name", "meant", "struck"),
    [("the rats", "mean to attack you", "The rats strike at you"),
     ("the swarm of rats", "means to attack you", "The swarm of rats strikes at you")],
)  # fmt: skip
def test_a_swarm_is_spoken_of_as_it_is_named(name: str, meant: str, struck: str) -> None:
    swarm = Foe(name=name, kind="swarm", wounds=3, policy=("attack",))
    bout = Bout(tough(), swarm)
    assert meant in bout.status
    bout.step("wait", 2)

    assert bout.said(struck)


def test_groups_and_companions_are_told_as_parts_of_a_whole() -> None:
    """What is written as a part, `2/3`, is drawn as a bar."""
    bout = Bout(with_tom(weapon="sword"), (GUARD, 3), companions=True)
    assert "The guard (3): standing 3/3" in bout.status
    assert "Tom: Wounds 2/2." in bout.status
