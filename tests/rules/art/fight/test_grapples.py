"""Grapples, number by number: what is rolled, what a hold is worth, and what each side may do."""

from typing import Any

import pytest

from solo.rules.art.fight import attack, grapple, npc_turns
from solo.rules.art.fight.attack_roll import Blow, attack_check
from solo.rules.art.fight.state import Grip, Lasting
from solo.rules.art.foe import Foe
from solo.rules.art.party import members as party
from solo.rules.core.dice import LoadedDice
from tests.rules.art.fight.arena import AW, AXE, BRUTE, CT, FB, GD, GT, IN, PR, PS, PT, returned
from tests.rules.art.fight.test_options import IDLE, codes, draft, result
from tests.rules.art.sample import face, hero

NIMBLE = Foe(name="the nimble", attributes={"strength": PR, "agility": GD, "alertness": PT})
STRONG = Foe(name="the strong", attributes={"strength": GD, "agility": PR, "alertness": GT})
SWORD = Foe(name="the swordsman", attributes={"strength": PS}, attack=PR, weapon="blade")


@pytest.mark.rule("ART-433", "ART-434", "ART-435", "ART-436")
@pytest.mark.parametrize(("foe", "unready"), [(NIMBLE, PT), (STRONG, PR)])
def test_one_takes_hold_against_the_best_and_of_the_unready_against_the_worst(
    foe: Foe, unready: int
) -> None:
    there = draft(foe, sheet=hero(gear=(AXE,)))
    assert grapple._grapple_check(there, "ada", "f0").difficulty == GD
    assert grapple._silent_check(there, "ada", "f0").difficulty == GD + grapple.RULE["silent"]
    for change in ({"surprised": True}, {"surprised": False}):
        there.alter("f0", **change)
        there.alter("ada", hidden=not change["surprised"])
        assert grapple._grapple_check(there, "ada", "f0").difficulty == unready


@pytest.mark.rule("ART-205", "ART-439")
def test_what_a_hold_is_worth_counts_for_the_friend_who_holds() -> None:
    there = draft(IDLE, sheet=party.joined(hero(gear=(AXE,)), "tomas", BRUTE))
    assert attack_check(there, Blow(by="tomas", at="f0")).added == (("the hold", 0),)

    grapple.take_hold(there, "tomas", "f0", 3)
    assert attack_check(there, Blow(by="tomas", at="f0")).added == (("the hold", 3),)

    there.update(grips=(Grip(holder="f0", held="tomas", bonus=3),))
    assert attack_check(there, Blow(by="tomas", at="f0")).added == (("the hold", 0),)


@pytest.mark.rule("ART-441")
def test_a_grapple_is_joined_in_its_band_by_those_of_either_who_are_free() -> None:
    sheet = party.joined(party.joined(hero(gear=(AXE,)), "tomas", BRUTE), "una", BRUTE)
    there = draft(IDLE, SWORD, sheet=sheet)
    grapple.take_hold(there, "tomas", "f0", 1)
    (grip,) = there.battle.grips

    assert grapple.joinable(there, "ada") == grapple.joinable(there, "f1") == [grip]
    assert grapple.joinable(there, "tomas") == grapple.joinable(there, "f0") == []
    there.alter("una", band=there.fighter("una").band + 1)
    assert grapple.joinable(there, "una") == []
    grapple.join(there, "ada", grip)
    assert [one.helpers for one in there.battle.grips] == [("ada",)]
    there.update(grips=(Grip(holder="f0", held="f1"),))
    assert grapple.joinable(there, "ada") == [], "nobody of ours is in it"


@pytest.mark.rule("ART-447", "ART-439")
def test_who_pins_holds_and_the_bonus_is_lost() -> None:
    sheet = party.joined(hero(gear=(AXE,)), "tomas", BRUTE)
    there = draft(IDLE, sheet=sheet)
    there.update(grips=(Grip(holder="ada", held="f0", bonus=2, helpers=("tomas",)),))

    grapple._pinned(there, "tomas", "f0", result(PS, failures=1))
    assert there.battle.grip_of("f0") == Grip(holder="ada", held="f0", bonus=2, helpers=("tomas",))

    grapple._pinned(there, "tomas", "f0", result(GD, successes=2))
    grip = there.battle.grip_of("f0")
    assert grip is not None
    assert (grip.holder, grip.held, grip.bonus, grip.helpers) == ("tomas", "f0", 0, ("ada",))
    assert (grip.pinning, there.fighter("f0").pinned) == (True, 2)


@pytest.mark.rule("ART-447")
def test_who_is_pinned_is_so_until_the_holder_lets_go() -> None:
    """A helper who lets go leaves the others in it; of another grapple nothing changes."""
    there = draft(IDLE, SWORD, sheet=party.joined(hero(gear=(AXE,)), "tomas", BRUTE))
    other = Grip(holder="f1", held="una", helpers=("otto",), pinning=True)
    there.update(grips=(other, Grip(holder="ada", held="f0", helpers=("tomas",))))
    grapple.pin(there, there.battle.grips[1], 2)

    grapple.breaks(there, "tomas")
    assert there.battle.grips == (other, Grip(holder="ada", held="f0", pinning=True))
    assert there.fighter("f0").pinned == 2

    grapple.breaks(there, "ada")
    assert there.battle.grips == (other,)
    assert there.fighter("f0").pinned == 0


@pytest.mark.rule("ART-452", "ART-439")
def test_to_break_free_is_against_the_holders_better_rank_and_the_hold() -> None:
    there = draft(NIMBLE)
    grapple.take_hold(there, "f0", "ada", 2)

    check = grapple.holder_check(there, "ada", "strength")
    assert (check.difficulty, check.added) == (GD, (("the hold", -2),))
    grapple.break_free(there, "ada", result(PR, failures=1))
    assert there.battle.grips
    grapple.break_free(there, "ada", result(GT, successes=1))
    assert not there.battle.grips
    assert codes(there) == ["grapples", "free"]


@pytest.mark.rule("ART-452")
@pytest.mark.parametrize(("rank", "held"), [(PR, False), (GD, True)])
def test_who_holds_a_foe_rolls_with_the_hold_to_keep_it(rank: Any, held: bool) -> None:
    dice = LoadedDice([face(9, rank)])
    there = draft(NIMBLE, sheet=hero(gear=(AXE,), attributes={"agility": 5}), dice=dice)
    grapple.take_hold(there, "ada", "f0", 2)

    returned(grapple.foe_struggles(there, "f0"))

    (told,) = [note.facts for note in there.notes if note.code == "fight-roll"]
    assert (told["row"], told["difficulty"]) == (9, "Good")
    assert bool(there.battle.grips) is held


@pytest.mark.rule("ART-433", "ART-437")
@pytest.mark.parametrize("rank", [FB, GD])
def test_a_foe_takes_hold_of_who_resists_worse_than_its_agility(rank: Any) -> None:
    dice = LoadedDice([face(9, rank), face(7, CT), face(7, PS)])
    there = draft(NIMBLE, sheet=hero(gear=(AXE,), attributes={"strength": 9}), dice=dice)

    returned(grapple.foe_seizes(there, "f0", "ada"))

    bonus = {FB: 4, GD: None}[rank]
    assert [grip.bonus for grip in there.battle.grips] == ([] if bonus is None else [bonus])
    assert ("free-attack" in codes(there)) is (bonus is None)


@pytest.mark.rule("ART-447")
def test_a_foe_pins_by_its_strength_with_the_hold_against_who_is_held() -> None:
    there = draft(STRONG, sheet=hero(gear=(AXE,)), dice=LoadedDice([face(5, PS)]))
    grapple.take_hold(there, "f0", "ada", 2)

    returned(grapple.foe_pins(there, "f0", "ada"))

    assert there.fighter("ada").pinned == 1
    (told,) = [note.facts for note in there.notes if note.code == "fight-roll"]
    assert (told["row"], told["difficulty"], told["deed"]) == (5, "Good", "pin")


@pytest.mark.rule("ART-393")
def test_a_fumble_may_give_the_foe_a_free_attack() -> None:
    there = draft(BRUTE, dice=LoadedDice([face(7, GD)]))

    returned(attack.happen(there, "free-attack", "ada", "f0"))

    (told,) = [note.facts for note in there.notes if note.code == "fight-free-attack"]
    assert (told["who"], told["why"]) == ("the brute", "fumble")


@pytest.mark.rule("ART-400")
def test_a_cautious_foe_that_is_badly_hurt_dodges_every_second_round_till_its_turn() -> None:
    careful = Foe(name="the fox", policy="cautious", health=(IN, IN, PR, AW))
    there = draft(careful)

    def dodges() -> bool:
        return npc_turns._dodges_now(there, there.fighter("f0"))

    assert not dodges()
    there.alter("f0", checked=frozenset({0, 1}))
    assert dodges()
    there.update(round=2)
    assert not dodges()
    there.update(round=3)
    npc_turns._dodge(there, "f0")
    assert not dodges()
    dodging = Lasting(kind="attacked", name="dodging", amount=-1, until="start")
    assert there.fighter("f0").lasting == (dodging,)
