"""What foes decide, how a fight ends, and what the track costs, condition by condition."""

from dataclasses import replace
from typing import Any

import pytest

from solo.rules.art.checks.ranks import Rank
from solo.rules.art.fight import area, defense, ends, harm, kickers, npc_turns, place, track
from solo.rules.art.fight.arms import Arm
from solo.rules.art.fight.assault import armed, assault_of, attack_rank
from solo.rules.art.fight.attack_roll import Blow, attack_check, is_melee, unseen
from solo.rules.art.fight.state import Bound, Grip, Lasting, Turn
from solo.rules.art.fight.surroundings import Deed, Feature, Stunt, Thing
from solo.rules.art.fight.table import FightTable
from solo.rules.art.fight.written import End
from solo.rules.art.foe import Foe, Morale, OnKicker
from solo.rules.art.health.damage import damage_by_failures
from solo.rules.art.party import members as party
from tests.rules.art.fight.arena import (
    AW,
    AXE,
    BRUTE,
    CT,
    EX,
    FB,
    GD,
    GT,
    IN,
    PR,
    PS,
    PT,
    arm,
    ids,
    returned,
)
from tests.rules.art.fight.test_options import codes, draft, result
from tests.rules.art.sample import hero

WOLF = Foe(name="the wolf", health=(IN, PR, PS, GD), attack=PR)
CHIEF = Foe(name="the chief", leader=True)
TIED = {"bound": (Bound(part="arms", rounds=1),)}
OURS = party.joined(hero(gear=(AXE,)), "tomas", BRUTE)


def two(one: Foe, *, sheet: Any = None, **more: Any) -> FightTable:
    """Return a fight against this foe and a chief, all in one band unless it says otherwise."""
    return draft(one, CHIEF, sheet=sheet, **more)


# Morale


@pytest.mark.parametrize(
    ("scare", "change", "breaks"),
    [
        ("wounded", {}, False),
        ("wounded", {"checked": frozenset({0})}, True),
        ("half", {"checked": frozenset({0})}, False),
        ("half", {"checked": frozenset({0, 1})}, True),
        ("last-box", {"checked": frozenset({0, 1})}, False),
        ("last-box", {"checked": frozenset({0, 1, 2})}, True),
    ],
)
def test_what_of_its_wounds_breaks_a_foe(scare: Any, change: dict[str, Any], breaks: bool) -> None:
    there = two(replace(WOLF, morale=Morale(flee_when=(scare,))))
    there.alter("f0", **change)

    assert npc_turns.broken(there, there.fighter("f0")) is breaks
    calm = replace(there.fighter("f0"), block=replace(WOLF, morale=Morale()))
    assert npc_turns.broken(there, calm) is False
    coward = replace(there.fighter("f0"), block=replace(WOLF, policy="coward"))
    assert npc_turns.broken(there, coward) is bool(change)


def test_one_box_alone_is_no_last_one() -> None:
    small = Foe(name="the rat", health=(PR,), morale=Morale(flee_when=("last-box",)))
    there = draft(small)

    assert npc_turns.broken(there, there.fighter("f0")) is False


def test_who_is_alone_without_a_leader_or_outnumbered_is_broken() -> None:
    def breaks(scare: Any, there: FightTable) -> bool:
        one = there.fighter("f0")
        return npc_turns.broken(
            there, replace(one, block=replace(one.ranks, morale=Morale(flee_when=(scare,))))
        )

    there, lone, many = two(WOLF), draft(WOLF), two(WOLF, sheet=OURS)
    assert [breaks(one, there) for one in ("alone", "leader-down", "outnumbered")] == [False] * 3
    assert breaks("alone", lone) is breaks("leader-down", lone) is False
    assert breaks("outnumbered", lone) is breaks("outnumbered", many) is False
    there.alter("f1", gone="fled")
    many.alter("f1", gone="dead")
    assert [breaks(one, there) for one in ("alone", "leader-down", "outnumbered")] == [
        True, True, False,
    ]  # fmt: skip
    assert breaks("outnumbered", many) is True


@pytest.mark.parametrize(
    ("fields", "weapon", "harmless"),
    [
        ({"attack": CT}, "hand", True),
        ({"attack": PT}, "hand", False),
        ({"attack": CT, "policy": "grappler"}, "hand", False),
        ({"attack": CT, "policy": "passive"}, "hand", False),
        ({"attack": CT, "on_kicker": (OnKicker(kicker=(1,), always=True),)}, "hand", False),
        ({"attack": CT, "on_kicker": (OnKicker(kicker=(1,)),)}, "hand", True),
        ({"attack": PT, "weapon": "club"}, "gone", True),
        ({"attack": PT, "weapon": "club"}, "ground", False),
        ({"attack": GD, "weapon": "club"}, "gone", False),
    ],
)
def test_who_can_do_no_harm_at_all(fields: dict[str, Any], weapon: str, harmless: bool) -> None:
    there = draft(Foe(name="x", **fields))
    there.alter("f0", weapon=weapon)

    assert npc_turns.harmless(there.fighter("f0")) is harmless


# Whom they go for


def chosen(policy: Any, *, reach: str = "natural", **ada: Any) -> str | None:
    """Return whom a foe goes for, with Ada two bands off and her friend Tomas three."""
    there = draft(Foe(name="x", policy=policy, weapon=reach), CHIEF, sheet=OURS, range=2)
    there.alter("tomas", band=there.fighter("f0").band - 3, checked=frozenset({0, 1}))
    if "attacked" in ada:
        there.update(attacked=(("f1", "tomas"),))
    there.alter("f0", **{name: value for name, value in ada.items() if name == "checked"})
    there.alter("ada", **{name: value for name, value in ada.items() if name == "hidden"})
    found = npc_turns.chosen(there, "f0")
    return found.id if found else None


@pytest.mark.parametrize(
    ("policy", "more", "whom"),
    [
        ("aggressive", {}, "ada"),
        ("aggressive", {"hidden": True}, "tomas"),
        ("passive", {}, None),
        ("guard", {}, None),
        ("guard", {"reach": "bow"}, "ada"),
        ("guard", {"checked": frozenset({0})}, "ada"),
        ("pack", {}, "ada"),
        ("pack", {"attacked": True}, "tomas"),
        ("cautious", {}, "tomas"),
        ("coward", {"reach": "bow"}, "tomas"),
        ("ranged", {"reach": "bow"}, "tomas"),
    ],
)
def test_whom_a_foe_goes_for_by_its_policy(policy: Any, more: dict[str, Any], whom: Any) -> None:
    assert chosen(policy, **more) == whom


def test_the_cautious_prefer_whom_they_reach_and_of_alike_the_nearer() -> None:
    shooter = Foe(name="x", policy="cautious", weapon="handgun")
    there = draft(shooter, sheet=OURS, range=2)
    far = there.fighter("f0").ranks.reach + 1
    there.alter("f0", band=10)
    there.alter("ada", band=10 - far)
    there.alter("tomas", band=10)
    assert npc_turns.chosen(there, "f0") is there.fighter("tomas")
    there.alter("tomas", band=10 - far, checked=frozenset({0, 1}))
    there.alter("ada", band=9)
    assert npc_turns.chosen(there, "f0") is there.fighter("ada")


def test_nobody_goes_for_those_whom_it_takes_for_dead() -> None:
    there = draft(WOLF, sheet=OURS)
    there.alter("ada", fooled=frozenset({"f0"}))

    assert [one.id for one in npc_turns.targets(there, "f0")] == ["tomas"]
    there.alter("f0", gone="yielded")
    assert npc_turns.targets(there, "tomas") == []


@pytest.mark.parametrize(
    ("here", "there_", "reach", "policy", "to"),
    [
        (5, 5, 0, "aggressive", 5), (5, 8, 0, "aggressive", 8),
        (5, 5, 4, "aggressive", 5), (5, 8, 4, "ranged", 5), (5, 5, 4, "ranged", 6),
        (10, 10, 4, "ranged", 9), (1, 8, 4, "aggressive", 4), (9, 2, 4, "aggressive", 6),
        (1, 5, 4, "aggressive", 1),
    ],
)  # fmt: skip
def test_where_one_would_strike_from(
    here: int, there_: int, reach: int, policy: Any, to: int
) -> None:
    there = draft(replace(WOLF, policy=policy))
    there.alter("f0", band=here)
    there.alter("ada", band=there_)
    one, target = there.fighter("f0"), there.fighter("ada")

    assert npc_turns.place_to_strike(there, one, target, reach) == to


@pytest.mark.rule("ART-378", "ART-229", "ART-226")
@pytest.mark.parametrize(
    ("results", "agility", "held"),
    [
        ([GD], GD, True), ([PS], GD, False), ([CT], CT, True),
        ([PS, PS], GD, True), ([PT, PT], GD, False), ([CT, EX], CT, False),
    ],
)  # fmt: skip
def test_whether_those_in_its_way_hold_a_foe_back(
    results: list[Rank], agility: Rank, held: bool
) -> None:
    assert npc_turns.stops(results, agility) is held


@pytest.mark.rule("ART-377", "ART-378")
@pytest.mark.parametrize(
    ("change", "asked"),
    [
        ({}, True), (TIED, False), ({"lost": 1}, False), ({"band": 9}, False),
        ({"stopped": True}, False), ({"surprised": True}, False),
        ({"fooled": frozenset({"f0"})}, False), ({"bound": (Bound(part="legs", rounds=1),)}, True),
    ],
)  # fmt: skip
def test_who_may_get_in_the_way_of_a_foe_that_leaves(change: dict[str, Any], asked: bool) -> None:
    there = two(WOLF)
    there.alter("ada", **change)

    script = npc_turns._held_back(there, there.fighter("f0"))
    if asked:
        assert "stop-ada" in ids(next(script))
    else:
        assert returned(script) is False


@pytest.mark.rule("ART-259", "ART-260")
@pytest.mark.parametrize("failures", [0, 1, 2, 3])
def test_a_failed_defense_hurts_by_the_failures_and_by_what_makes_it_worse(failures: int) -> None:
    there = draft(Foe(name="x", attack=PR, damage=1))
    met = assault_of(there, ("f0",), "ada")
    plain = damage_by_failures(failures, met.rating)

    assert defense.damage(failures, met) == plain
    if plain is not None:
        assert defense.damage(failures, met, 1) == plain + 1


@pytest.mark.rule("ART-390")
@pytest.mark.parametrize(
    ("together", "policy", "change", "along"),
    [
        (None, "pack", {}, True), (None, "aggressive", {}, False), (True, "aggressive", {}, True),
        (False, "pack", {}, False), (True, "pack", {"lost": 1}, False),
        (True, "pack", {"pinned": 1}, False), (True, "pack", {"prone": True}, False),
        (True, "pack", TIED, False), (True, "pack", {"weapon": "ground"}, False),
        (True, "pack", {"spent": True}, False), (True, "pack", {"band": 9}, False),
        (True, "pack", {"key": "other"}, False),
    ],
)  # fmt: skip
def test_who_of_a_kind_strikes_along(
    together: Any, policy: Any, change: dict[str, Any], along: bool
) -> None:
    there = draft(replace(WOLF, policy=policy), together=together)
    other = replace(there.fighter("f0"), id="f9")
    there.update(fighters={**there.battle.fighters, "f9": other}, queue=("f9",))
    there.alter("f9", **change)

    assert npc_turns._striking_along(there, "f0", "ada") == (["f9"] if along else [])
    assert there.battle.queue == (() if along else ("f9",))
    assert there.fighter("f9").acted is along
    assert npc_turns._striking_along(there, "f0", "ada") == []


# The end


@pytest.mark.parametrize(
    ("end", "change", "ended"),
    [
        ({"round": 3}, {"round": 3}, False),
        ({"round": 3}, {"round": 4}, True),
        ({"standing": 1}, {}, False),
        ({"standing": 2}, {}, True),
        ({"standing": 2, "round": 3}, {"round": 2}, False),
        ({"fallen": "the chief"}, {}, False),
        ({"fallen": "nobody"}, {}, False),
        ({"wounded": 1}, {}, False),
        ({"wounded": 9}, {}, True),
    ],
)
def test_when_an_end_that_an_author_wrote_holds(
    end: dict[str, Any], change: dict[str, Any], ended: bool
) -> None:
    there = two(WOLF, ends=(End(name="x", **end),))
    there.update(**change)

    assert ends._named(there) == ("x" if ended else "")


def test_an_end_by_the_fallen_wants_all_of_them_out() -> None:
    there = two(WOLF, ends=(End(name="x", fallen="f1"),))
    there.alter("f0", gone="dead")
    assert ends._named(there) == ""
    there.alter("f1", gone="fled")
    assert ends._named(there) == "x"


@pytest.mark.parametrize(
    ("band", "ada", "ben", "reached", "every"),
    [
        (7, 5, 5, False, False), (7, 7, 5, True, False), (7, 7, 7, True, True),
        (7, 8, 5, True, False), (3, 2, 5, True, False), (3, 4, 5, False, False),
    ],
)  # fmt: skip
def test_a_band_is_reached_by_standing_in_it_or_having_come_past(
    band: int, ada: int, ben: int, reached: bool, every: bool
) -> None:
    there = draft(WOLF, sheet=party.with_member(hero(), hero(name="Ben")), band=5)
    there.alter("ada", band=ada)
    there.alter("ben", band=ben)

    assert ends._reached(there, band, every=False) is reached
    assert ends._reached(there, band, every=True) is every


@pytest.mark.rule("ART-335")
@pytest.mark.parametrize(("rounds", "minutes"), [(0, 1), (6, 1), (7, 1), (8, 2), (16, 3)])
def test_a_fight_takes_whole_minutes(rounds: int, minutes: int) -> None:
    there = draft(WOLF)
    there.update(round=rounds)

    assert ends.minutes(there) == minutes


def test_what_comes_on_top_of_an_end_says_what_became_of_all() -> None:
    there = two(WOLF, sheet=OURS)
    there.update(round=2)
    plain = ends._outcome(there, "won", "")
    assert (plain.count, plain.triggers) == ("1s", ("flawless",))
    assert plain.facts == {
        "kind": "combat", "rounds": 2, "ended": "", "foes_down": 0, "foes_left": 2,
    }  # fmt: skip
    there.alter("tomas", gone="dead")
    there.alter("f0", gone="fled")
    there.alter("f1", gone="yielded")
    there.alter("ada", struck=True)
    named = ends._outcome(there, "ended", "fire")
    assert (named.count, named.successes, named.failures) == ("", 0, 0)
    assert named.triggers == ("fire", "companion-died", "foes-fled", "foes-yielded")
    assert (named.facts["ended"], named.facts["foes_left"]) == ("fire", 0)
    assert ends._outcome(there, "lost", "").count == "1f"
    assert ends._outcome(there, "talked", "").count == "1s"
    there.alter("f0", gone="dead")
    assert ends._outcome(there, "won", "").triggers == ("companion-died", "foes-yielded")
    assert ends._outcome(there, "won", "").facts["foes_down"] == 1


# The track


@pytest.mark.rule("ART-371")
@pytest.mark.parametrize(
    ("change", "costs"),
    [
        ({}, 2), ({"pinned": 1}, 1), ({"gone": "fled"}, 1), ({"fooled": frozenset({"ada"})}, 1),
        ({"band": 9}, 1),
    ],
)  # fmt: skip
def test_to_leave_a_band_costs_two_where_enemies_outnumber(
    change: dict[str, Any], costs: int
) -> None:
    there = draft(WOLF)
    there.alter("f0", **change)
    band = there.fighter("ada").band

    assert track.leaving(there, "ada", band) == costs
    there.alter("ada", hidden=True)
    assert track.leaving(there, "ada", band) == 1


@pytest.mark.rule("ART-371")
def test_a_friend_in_the_band_makes_leaving_it_easy() -> None:
    there = draft(WOLF, sheet=OURS)

    assert track.leaving(there, "ada", there.fighter("ada").band) == 1
    there.alter("tomas", band=9)
    assert track.leaving(there, "ada", there.fighter("ada").band) == 2


@pytest.mark.rule("ART-370", "ART-372")
def test_rough_ground_stops_who_would_go_over_it() -> None:
    there = draft(WOLF, range=0, band=5, features={"7": Feature(name="mud", rough=True)})
    there.alter("f0", band=1)

    assert [track.cost(there, "ada", to) for to in (4, 6, 7, 8)] == [1, 1, 2, None]
    assert track.reachable(there, "ada", 2) == [(4, 1), (6, 1), (3, 2), (7, 2)]
    assert [track.furthest(there, "ada", to, 9) for to in (9, 5, 2)] == [7, 5, 2]
    assert track.furthest(there, "ada", 1, 2) == 3


@pytest.mark.rule("ART-364", "ART-366")
@pytest.mark.parametrize(
    ("distance", "bands", "given", "begin"),
    [
        (1, 10, None, (4, 5)), (9, 10, None, (1, 10)), (0, 2, None, (1, 1)),
        (12, 10, None, (1, 10)),
        (2, 10, 8, (8, 10)), (3, 10, 8, (8, 5)), (9, 10, 5, (5, 1)),
    ],
)  # fmt: skip
def test_where_both_sides_begin(distance: int, bands: int, given: Any, begin: Any) -> None:
    assert track.places(distance, bands, given) == begin


@pytest.mark.rule("ART-109", "ART-404")
@pytest.mark.parametrize(
    ("facing", "by_band", "front_band", "change", "is_behind"),
    [
        ("", 3, 7, {}, False), ("f0", 3, 7, {}, False), ("f1", 3, 7, {}, True),
        ("f1", 6, 7, {}, False), ("f1", 5, 7, {}, False), ("f1", 3, 5, {}, False),
        ("f1", 3, 7, {"hidden": True}, False), ("f1", 3, 7, {"gone": "fled"}, False),
    ],
)  # fmt: skip
def test_what_comes_from_the_other_side_comes_from_behind(
    facing: str, by_band: int, front_band: int, change: dict[str, Any], is_behind: bool
) -> None:
    there = two(WOLF, band=5)
    there.alter("f0", band=by_band)
    there.alter("f1", band=front_band, **change)
    there.alter("ada", facing=facing)

    assert track.behind(there, "f0", "ada") is is_behind
    there.alter("f0", hidden=True)
    assert track.behind(there, "f0", "ada") is True


# Attacks of foes


@pytest.mark.rule("ART-442", "ART-446")
@pytest.mark.parametrize(
    ("weapon", "state", "free", "gripped"),
    [
        ("natural", "hand", True, True), ("club", "hand", True, True), ("axe", "hand", True, False),
        ("handgun", "hand", True, True), ("rifle", "hand", True, False),
        ("javelin", "hand", True, True), ("club", "ground", False, False),
        ("natural", "gone", False, False),
    ],
)  # fmt: skip
def test_which_weapon_a_foe_can_use(weapon: Any, state: str, free: bool, gripped: bool) -> None:
    there = draft(Foe(name="x", weapon=weapon))
    there.alter("f0", weapon=state)

    assert armed(there, "f0") is free
    there.update(grips=(Grip(holder="f0", held="ada"),))
    assert armed(there, "f0") is gripped


@pytest.mark.rule("ART-197", "ART-453", "ART-454")
def test_darkness_hampers_a_foe_that_does_not_see_in_it_but_not_at_whom_it_touches() -> None:
    there = draft(Foe(name="x", attack=AW), Foe(name="owl", attack=AW, sees_dark=True), dark=True)
    assert [attack_rank(there, one, "ada") for one in ("f0", "f1")] == [PS + 1, AW]
    there.update(grips=(Grip(holder="f1", held="f0"),))
    assert attack_rank(there, "f0", "ada") == GT
    there.update(grips=(Grip(holder="f0", held="ada"),))
    assert attack_rank(there, "f0", "ada") == EX
    low = draft(Foe(name="x", attack=PT), dark=True)
    assert attack_rank(low, "f0", "ada") == CT
    assert unseen(low, low.fighter("ada"), low.fighter("f0")) is True


def test_what_is_told_of_the_attack_of_one_foe_and_of_two() -> None:
    claws = Foe(name="the bear", attack=PR, damage=1, weapon="large-natural")
    gun = Foe(name="the guard", attack=PR, damage=2, weapon="handgun")
    there = draft(claws, gun)
    one, other = assault_of(there, ("f0",), "ada"), assault_of(there, ("f1",), "ada")
    assert (one.hands, one.large, one.firearm, one.melee, one.name, one.rating) == (
        0, True, False, True, "the bear", 1,
    )  # fmt: skip
    assert (other.hands, other.large, other.firearm, other.melee) == (1, False, True, False)
    assert assault_of(there, ("f0", "f1"), "ada").rating == 2
    assert assault_of(there, ("f0",), "ada", area=True).melee is False
    there.alter("f0", band=9)
    assert assault_of(there, ("f0",), "ada").melee is False


@pytest.mark.parametrize(
    ("weapon", "change", "melee"),
    [("club", {}, True), ("bow", {}, False), ("bow", {"weapon": "gone"}, True),
     ("natural", {}, True), ("club", {"band": 9}, False)],
)  # fmt: skip
def test_when_a_friend_strikes_hand_to_hand(weapon: Any, change: Any, melee: bool) -> None:
    there = draft(WOLF, sheet=party.joined(hero(), "tomas", Foe(name="Tomas", weapon=weapon)))
    there.alter("tomas", **change)

    assert is_melee(there, Blow(by="tomas", at="f0")) is melee
    assert is_melee(there, Blow(by="tomas", at="f0", area="grenade")) is False


def test_a_friend_without_the_weapon_strikes_worse() -> None:
    there = draft(WOLF, sheet=party.joined(hero(), "tomas", replace(BRUTE, attack=GD)))
    armed_trait = attack_check(there, Blow(by="tomas", at="f0")).trait
    there.alter("tomas", weapon="gone")
    bare = attack_check(there, Blow(by="tomas", at="f0")).trait
    assert armed_trait is not None
    assert bare is not None
    assert bare < armed_trait


# Kickers


KICK = OnKicker(kicker=(3,), worse=1)


@pytest.mark.rule("ART-015", "ART-016")
@pytest.mark.parametrize(
    ("effect", "friend", "told"),
    [
        ({"prone": True}, True, ["kicker", "fell"]),
        ({"disarm": True}, True, ["kicker", "disarmed"]),
        ({"stagger": True}, True, ["kicker"]),
        ({"entangle": "legs"}, True, ["kicker", "entangled", "fell"]),
        ({"shift": -1}, True, ["kicker"]),
        ({"fatigue": 2}, False, ["kicker", "fatigued"]),
        ({"condition": "wet"}, False, ["kicker"]),
    ],
)
def test_what_a_kicker_of_a_foe_does(effect: dict[str, Any], friend: bool, told: list[str]) -> None:
    kick = kickers.FoeKick(replace(WOLF, attack=GD), OnKicker(kicker=(3,), text="Ow.", **effect))
    for who in ("ada", "tomas") if friend else ("ada",):
        there = draft(WOLF, sheet=OURS)
        kickers.suffer_kick(there, who, kick, 3)
        one = there.fighter(who)
        assert codes(there)[: len(told)] == told
        facts = there.notes[0].facts
        assert (facts["foe"], facts["text"]) == ("the wolf", "Ow.")
        assert (one.prone, one.lost) == (
            bool(effect.get("prone") or effect.get("entangle")), int("stagger" in effect),
        )  # fmt: skip
        assert one.bound == (
            (Bound(part="legs", rounds=3, rank=GD),) if "entangle" in effect else ()
        )
        left = 2 if who == "ada" else 1
        assert [(each.kind, each.amount, each.until, each.left) for each in one.lasting] == (
            [("rolls", -1, "end", left)] if "shift" in effect else []
        )


@pytest.mark.rule("ART-015", "ART-016")
@pytest.mark.parametrize(
    ("always", "roll", "failures", "taken", "kicks"),
    [
        (False, 33, 1, False, True), (False, 33, 0, False, False), (True, 33, 0, False, True),
        (False, 34, 1, False, False), (True, 33, 1, True, False),
    ],
)  # fmt: skip
def test_when_a_kicker_of_a_foe_happens(
    always: bool, roll: int, failures: int, taken: bool, kicks: bool
) -> None:
    there = draft(replace(WOLF, on_kicker=(replace(KICK, always=always),)))
    outcome = result(PR, roll, failures=failures)
    outcome = outcome._replace(facts={**outcome.facts, "taken": taken})

    assert (kickers.foe_kick(there, ("f0",), outcome) is not None) is kicks


@pytest.mark.rule("ART-126", "ART-127", "ART-128")
@pytest.mark.parametrize(
    ("roll", "rank", "binds"),
    [
        (35, GD, Bound(part="arms", rounds=4)), (36, GD, Bound(part="legs", rounds=4)),
        (37, GT, Bound(part="neck", rounds=5, rank=GT)), (38, GD, None),
    ],
)  # fmt: skip
def test_a_whip_entangles_for_as_long_as_it_hits_well(roll: int, rank: Rank, binds: Any) -> None:
    whip = arm("whip", PS, "entangle")
    there = draft(WOLF, sheet=hero(gear=(whip,)))
    blow = Blow(by="ada", at="f0", arm=Arm(item=whip.item, carried=whip))

    found = kickers.kicks(there, blow, rank, True, result(rank, roll))
    assert [one.binds for one in found] == ([] if binds is None else [binds])
    assert kickers.kicks(there, blow, rank, False, result(rank, roll)) == ()


@pytest.mark.rule("ART-126")
def test_of_two_bonds_on_a_part_the_longer_counts() -> None:
    there = draft(WOLF)
    for rounds in (2, 3, 1, 0):
        harm.entangle(there, "f0", Bound(part="legs", rounds=rounds))
    harm.entangle(there, "f0", Bound(part="neck", rounds=1, rank=GD))

    assert there.fighter("f0").bound == (
        Bound(part="legs", rounds=3), Bound(part="neck", rounds=1, rank=GD),
    )  # fmt: skip
    assert codes(there).count("entangled") == 4
    assert codes(there).count("fell") == 1


@pytest.mark.rule("ART-495")
def test_a_hit_ends_only_the_backstab_on_whoever_hit() -> None:
    there = two(WOLF)
    kept = (Lasting(kind="attack", name="backstab", on="f1"), Lasting(kind="attack", name="x"))
    there.lasts("ada", Lasting(kind="attack", name="backstab", on="f0"), *kept)

    harm.lose_backstab(there, "ada", ("f0",))

    assert there.fighter("ada").lasting == kept


# Falling flat, and what lies about


@pytest.mark.rule("ART-146")
@pytest.mark.parametrize(
    ("change", "may"),
    [({}, True), *(({one: True}, False) for one in ("acted", "spent", "prone")),
     ({"lost": 1}, False), ({"pinned": 1}, False)],
)  # fmt: skip
def test_who_may_fall_flat(change: dict[str, Any], may: bool) -> None:
    there = two(WOLF)
    there.alter("f0", **change)
    assert area._may_fall(there, there.fighter("f0")) is may
    assert area._may_fall(there, there.fighter("ada")) is False
    there.update(turn=Turn(who="f0"))
    assert area._may_fall(there, there.fighter("f0")) is False
    assert area._may_fall(there, there.fighter("ada")) is True
    there.update(turn=None)
    assert area._may_fall(there, there.fighter("ada")) is True


@pytest.mark.parametrize(
    ("ranks", "sharp"),
    [({}, False), ({"intelligence": area.FALLS_FROM}, True), ({"alertness": area.FALLS_FROM}, True),
     ({"alertness": Rank(area.FALLS_FROM - 1)}, False)],
)  # fmt: skip
def test_who_is_sharp_enough_to_fall_flat(ranks: dict[str, Rank], sharp: bool) -> None:
    low: dict[Any, Rank] = {"intelligence": FB, "alertness": FB}
    there = draft(Foe(name="x", attributes={**low, **ranks}))

    assert area._sharp(there.fighter("f0")) is sharp


@pytest.mark.rule("ART-142", "ART-143", "ART-144")
def test_a_salvo_strikes_the_unluckiest_of_those_in_its_band() -> None:
    lucky = Foe(name="the lucky", attributes={"fate": GD})
    there = draft(WOLF, lucky, replace(lucky, name="the third"), range=2)
    band = there.fighter("f0").band
    shot = area.Salvo(by="ada", band=band, targets=2, area="spray")
    names = [one.id for one in area.in_band(there, shot)]
    assert names == ["f0", "f1", "f2"]
    assert returned(area._by_fate(there, shot, names)) == (["f0"], ["f1", "f2"], 1)
    assert returned(area._by_fate(there, shot, names[:2])) == (names[:2], [], 0)
    own = area.Salvo(by="ada", band=there.fighter("ada").band, targets=2, area="grenade")
    assert [one.id for one in area.in_band(there, own)] == ["ada"]
    assert area.in_band(there, replace(own, area="spray")) == []
    foes = replace(own, by="f0", band=band)
    assert [one.id for one in area.in_band(there, foes)] == ["f1", "f2"]


@pytest.mark.parametrize(
    ("weapon", "strikes", "most"),
    [("natural", 0, None), ("natural", 3, ("", 3)), ("grenade", 3, ("grenade", 3)),
     ("machine-gun", 99, ("spray", area.MOST_SPRAYED)), ("machine-gun", 2, ("spray", 2))],
)  # fmt: skip
def test_what_a_block_strikes_a_band_with(weapon: Any, strikes: int, most: Any) -> None:
    there = draft(Foe(name="x", weapon=weapon, area=strikes))
    shot = area.ranked_salvo(there, "f0", 4)

    assert (shot and (shot.area, shot.targets)) == most
    assert shot is None or (shot.by, shot.band) == ("f0", 4)
    there.alter("f0", weapon="gone")
    assert area.ranked_salvo(there, "f0", 4) is None


# What an author put there


@pytest.mark.parametrize(
    ("foes", "bands", "to"),
    [((7,), 1, 6), ((7,), 9, 7), ((7,), -2, 3), ((3, 9), 1, 4), ((3, 9), -2, 7), ((), 2, 7),
     ((5,), 3, 5), ((4,), -9, 10)],
)  # fmt: skip
def test_a_stunt_moves_one_towards_the_nearest_foe_or_away(
    foes: tuple[int, ...], bands: int, to: int
) -> None:
    there = two(WOLF, band=5)
    for one, band in zip(("f0", "f1"), (*foes, 0, 0), strict=False):
        there.alter(one, band=band, gone="" if band else "fled")

    place._shove(there, "ada", bands)

    assert there.fighter("ada").band == to


@pytest.mark.rule("ART-455")
@pytest.mark.parametrize("works", [True, False])
def test_a_stunt_does_what_its_author_says(works: bool) -> None:
    deed = Deed(text="Ha.", shift=2, damage=PR, prone=True, stagger=True)
    stunt = Stunt(name="swing", text="Swing", attribute=("agility",), difficulty=PR, success=deed)
    there = two(WOLF)
    outcome = result(GD, successes=1) if works else result(CT, failures=1)

    place.stunted(there, "ada", stunt, ("f0",), outcome)

    one = there.fighter("f0")
    assert (one.prone, one.lost, bool(one.checked)) == (works, int(works), works)
    assert there.battle.done == frozenset({"stunt:swing"})
    gained = (Lasting(kind="attack-columns", name="the stunt", amount=2, once=True),)
    assert there.fighter("ada").lasting == (gained if works else ())
    assert there.battle.stirred == 1
    ending = replace(stunt, success=Deed(ends="over"), once=False)
    place.stunted(there, "ada", ending, (), outcome)
    assert there.battle.ended == ("over" if works else "")
    assert there.battle.done == frozenset({"stunt:swing"})


@pytest.mark.rule("ART-249", "ART-432")
def test_a_work_is_done_or_spoiled_once_there_is_enough_of_either() -> None:
    door = Thing(goal=3, exit=True, band=5, ends=True)
    there = two(WOLF)
    place.worked(there, "ada", "door", door, result(GD, successes=2))
    assert (there.battle.done, there.battle.failed) == (frozenset(), frozenset())
    place.worked(there, "ada", "door", door, result(PT, failures=2))
    assert there.battle.failed == frozenset()
    place.worked(there, "ada", "door", door, result(PT, failures=1))
    assert there.battle.failed == {"door"}
    assert codes(there) == ["effort", "effort", "effort", "spoiled"]
    opened = two(WOLF)
    place.worked(opened, "ada", "door", door, result(EX, successes=3))
    assert (opened.battle.done, opened.battle.ended) == (
        frozenset({"door", "exit-5"}), "door",
    )  # fmt: skip
    assert track.exits_of(opened) == [5]


@pytest.mark.rule("ART-123")
def test_a_weapon_of_ones_own_lies_where_it_fell_till_it_is_taken_up() -> None:
    there = draft(Foe(name="x", weapon="club"))
    assert harm.disarm(there, "f0") is True
    assert harm.disarm(there, "f0") is False
    (lying,) = there.battle.ground
    band = there.fighter("f0").band
    assert (lying.owner, lying.band, lying.thing.item.name) == ("f0", band, "club")
    assert harm.rearm(there, "f0") is True
    assert there.battle.ground == ()
    assert harm.rearm(there, "f0") is False
    assert harm.disarm(draft(WOLF), "f0") is False
