"""What may be done in a fight, rule by rule."""

from typing import Any

import pytest

from solo.rules.art.checks.ranks import Rank
from solo.rules.art.fight import (
    area,
    attack,
    attack_costs,
    battle,
    defense,
    ends,
    feats,
    friendly_fire,
    grapple,
    kickers,
    moving,
    npc_turns,
    other_actions,
    place,
)
from solo.rules.art.fight.arms import Arm, in_reach
from solo.rules.art.fight.assault import Assault, assault_of
from solo.rules.art.fight.attack_roll import Blow, attack_check, struck_in_grapple
from solo.rules.art.fight.lingering import choke
from solo.rules.art.fight.offers import bands_left, follow
from solo.rules.art.fight.state import Bound, Lasting, Turn
from solo.rules.art.fight.surroundings import Thing
from solo.rules.art.fight.table import FightTable
from solo.rules.art.fight.written import End, Placed
from solo.rules.art.foe import Foe, Morale, OnKicker
from solo.rules.art.gear.item import Carried, Item
from solo.rules.art.gear.weapon import bare_hands
from solo.rules.art.party import members as party
from solo.rules.core.dice import Dice, LoadedDice, SeededDice
from solo.rules.core.outcome import Outcome
from solo.rules.core.protocols import Illegal
from solo.rules.core.table import Answer, Over, read
from tests.english import all_english, english
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
    SP,
    answered,
    arm,
    bout,
    ids,
    lineup,
    returned,
    shield,
)  # fmt: skip
from tests.rules.art.sample import face, hero

IDLE = Foe(name="the idler", attributes={"alertness": CT}, policy="passive", weapon="club")


def draft(*foes: Foe, sheet: Any = None, dice: Dice | None = None, **more: Any) -> FightTable:
    """Return a fight in its first round, on Ada's turn, to look things up on."""
    more.setdefault("range", 0)
    sheet = sheet or hero(gear=(AXE,))
    found = FightTable(sheet, dice or SeededDice("x"))
    found.battle = lineup(*(foes or (IDLE,)), sheet=sheet, **more)
    found.update(started=True, round=1, turn=Turn(who="ada"), order=("ada",))
    return found


def turn_of(there: FightTable) -> Turn:
    assert there.battle.turn is not None
    return there.battle.turn


def codes(there: FightTable) -> list[str]:
    return [note.code.removeprefix("fight-") for note in there.notes]


def rolls(there: FightTable) -> list[dict[str, Any]]:
    return [dict(note.facts) for note in there.notes if note.code == "fight-roll"]


def result(rank: Rank, roll: int = 31, **more: int) -> Outcome:
    facts = {"result_index": int(rank), "roll": roll, "taken": False}
    return Outcome(rank.word, facts=facts, **more)


def axe(**more: Any) -> Blow:
    return Blow(by="ada", at="f0", arm=Arm(item=AXE.item, carried=AXE), **more)


# Modifiers


@pytest.mark.rule("ART-453", "ART-425", "ART-400")
def test_columns_of_an_attack() -> None:
    plain = draft()
    assert attack_check(plain, axe()).shift == 0
    plain.alter("f0", prone=True)
    assert attack_check(plain, axe()).shift == 2
    plain.alter("ada", prone=True)
    assert attack_check(plain, axe()).shift == 1
    other_actions.aim(plain, "ada")
    assert attack_check(plain, axe()).shift == 2
    dark = draft(dark=True)
    assert attack_check(dark, axe()).shift == -3
    bow = arm("bow")
    shot = draft(sheet=hero(gear=(bow,)))
    shot.alter("f0", prone=True)
    assert attack_check(shot, axe()).shift == 2
    at = Blow(by="ada", at="f0", arm=Arm(item=bow.item, carried=bow))
    assert attack_check(shot, at).shift == -1
    rifle = arm("rifle")
    lying = draft(sheet=hero(gear=(rifle,)))
    lying.alter("ada", prone=True)
    at = Blow(by="ada", at="f0", arm=Arm(item=rifle.item, carried=rifle))
    assert attack_check(lying, at).shift == 1


@pytest.mark.rule("ART-454", "ART-205", "ART-443")
def test_the_same_columns_shift_a_foe() -> None:
    there = draft(BRUTE)
    assert assault_of(there, ("f0",), "ada").rank is PR
    there.alter("ada", prone=True)
    assert assault_of(there, ("f0",), "ada").rank is GD
    there.alter("ada", prone=False)
    grapple.take_hold(there, "f0", "ada", 2)
    held = assault_of(there, ("f0",), "ada")
    assert (held.rank, held.added) == (PS, (("the hold", -2),))


@pytest.mark.rule("ART-453", "ART-454")
def test_lying_down_helps_whoever_fires_a_rifle() -> None:
    """A column more, for a foe's Attack rank and for a friend's roll as for a hero's."""
    rifleman = Foe(name="the rifleman", weapon="rifle", attack=PR)
    there = draft(rifleman, range=3, sheet=party.joined(hero(), "tomas", rifleman))
    standing = assault_of(there, ("f0",), "ada").rank
    for one in ("f0", "tomas"):
        there.alter(one, prone=True)

    assert (standing, assault_of(there, ("f0",), "ada").rank) == (PR, PS)
    there.alter("f0", prone=False)
    assert attack_check(there, Blow(by="tomas", at="f0")).shift == 1
    there.alter("tomas", weapon="ground")
    assert attack_check(there, Blow(by="tomas", at="f0")).shift == 0


@pytest.mark.rule("ART-390")
def test_several_strike_as_one() -> None:
    wolf = Foe(name="the wolf", attack=PR)
    worse = Foe(name="the dog", attack=PR, damage=2)
    there = draft(wolf, worse)

    together = assault_of(there, ("f0", "f1"), "ada")

    assert (together.rank, together.rating) == (PS, 2)


# Dodging


@pytest.mark.rule("ART-396", "ART-397", "ART-398", "ART-399", "ART-499")
def test_dodging() -> None:
    there = draft()
    offered = {one.option.id: one for one in moving.footwork(there, "ada", turn_of(there))}
    assert offered["dodge"].check is not None
    assert offered["dodge"].check().difficulty == IN
    moving.dodged(there, "ada", result(PS, successes=3))
    assert defense.defense_check(there, Assault(at="ada", rank=PR)).added == (("dodging", 3),)
    assert not turn_of(there).free
    tumbling = draft(sheet=hero(perks={"tumbling": 1}))
    moving.dodged(tumbling, "ada", result(PS, successes=3))
    assert turn_of(tumbling).free == 2
    botched = draft()
    moving.dodged(botched, "ada", result(CT, failures=3))
    assert botched.fighter("ada").prone
    assert turn_of(botched).over
    assert defense.defense_check(botched, Assault(at="ada", rank=PR)).shift == -1


@pytest.mark.rule("ART-371", "ART-399")
@pytest.mark.parametrize("away", [0, 3])
@pytest.mark.parametrize("moved", [0, 1])
def test_a_great_dodge_gets_one_into_the_next_band(away: int, moved: int) -> None:
    """From among foes, and after a free band, all the same: into the next, and no further."""
    there = draft(range=away)
    there.alter_turn(rolled=bool(moved), free=moved, full=moved, moved=moved, action=True)
    moving.dodged(there, "ada", result(GT, successes=5))
    turn, here = there.battle.turn, there.fighter("ada").band
    assert turn is not None

    reached = {band for band, _ in bands_left(there, "ada", turn.free - turn.moved)}

    assert reached == {here - 1, here + 1}


# Parrying


@pytest.mark.rule("ART-404", "ART-405", "ART-406", "ART-407", "ART-408", "ART-410", "ART-411")
def test_what_parries_what() -> None:
    def stops(*gear: Any, surprised: bool = False, used: int = 0, **attack: Any) -> int:
        there = draft(BRUTE, sheet=hero(gear=gear))
        there.update(turn=None)
        there.alter("ada", surprised=surprised, shield=used)
        return len(defense.parries(there, Assault(at="ada", by=("f0",), rank=PR, **attack)))

    assert stops(AXE) == 1
    assert stops() == 0
    assert stops(AXE, surprised=True) == 0
    assert stops(AXE, hands=2) == 0
    assert stops(AXE, hands=0, large=True) == 0
    assert stops(arm("staff"), hands=2) == 1
    assert stops(arm("staff"), melee=False) == 0
    assert stops(shield(), melee=False) == 1
    assert stops(shield(), used=1) == 0
    assert stops(arm("rifle")) == 0


@pytest.mark.rule("ART-412", "ART-413", "ART-486", "ART-487")
def test_how_a_parry_may_end() -> None:
    def after(roll: int, **perks: int) -> FightTable:
        dice = LoadedDice([roll, *[face(7, PS)] * 9])
        there = draft(BRUTE, sheet=hero(gear=(AXE,), perks=perks), dice=dice)
        there.update(turn=None)
        met = Assault(at="ada", by=("f0",), rank=PR)
        answered(attack._fail_defense(there, met, result(FB, failures=1), None), "parry-hatchet")
        return there

    assert after(face(7, PT)).battle.ground[0].thing == AXE
    assert not after(face(7, CT)).sheet_of("ada").gear
    assert "free-attack" not in codes(after(40))
    assert "free-attack" in codes(after(40, riposte=1))
    assert "free-attack" in codes(after(49, **{"advanced-riposte": 1}))


@pytest.mark.reading("ART-495")
@pytest.mark.rule("ART-495")
@pytest.mark.parametrize(("answer", "roll", "kept"), [
    ("take-it", PS, False), ("parry-hatchet", PS, True), ("parry-hatchet", FB, False)
])  # fmt: skip
def test_only_a_hit_ends_a_backstab_and_a_parried_blow_is_none(
    answer: str, roll: Rank, kept: bool
) -> None:
    there = draft(BRUTE, dice=LoadedDice([face(7, roll), *[face(7, PS)] * 9]))
    there.update(turn=None)
    there.lasts("ada", Lasting(kind="attack", name="backstab", amount=2, on="f0"))
    met = assault_of(there, ("f0",), "ada")
    answered(attack._fail_defense(there, met, result(FB, failures=1), None), answer)

    assert [one.name for one in there.fighter("ada").lasting] == ["backstab"] * kept


# Feats


@pytest.mark.rule("ART-418", "ART-419")
def test_knocking_down() -> None:
    knock = feats.FEATS[0]
    there = draft()
    knock.then(there, "ada", "f0", result(GD, successes=1))
    assert there.fighter("f0").prone
    there = draft()
    knock.then(there, "ada", "f0", result(FB, failures=3))
    assert not there.fighter("ada").prone
    knock.then(there, "ada", "f0", result(CT, failures=4))
    assert there.fighter("ada").prone


@pytest.mark.reading("ART-430")
@pytest.mark.rule("ART-426", "ART-427", "ART-428", "ART-429", "ART-430")
def test_disarming() -> None:
    disarm = feats.FEATS[2]
    there = draft()
    assert disarm.check(there, "ada", "f0").difficulty == PR
    two = draft(Foe(name="the axeman", weapon="axe"))
    assert disarm.check(two, "ada", "f0").difficulty == PS
    shot = draft(sheet=hero(gear=(arm("handgun"),)))
    assert disarm.check(shot, "ada", "f0").difficulty == GD
    both = draft(Foe(name="the axeman", weapon="axe"), sheet=hero(gear=(arm("handgun"),)))
    assert disarm.check(both, "ada", "f0").difficulty == GT, "shot with one hand at two: both count"
    returned(follow(disarm.then(there, "ada", "f0", result(GD, successes=2))))
    assert there.fighter("f0").weapon == "ground"
    returned(follow(disarm.then(there, "ada", "f0", result(CT, failures=4))))
    assert there.battle.ground[0].band == there.fighter("ada").band


@pytest.mark.rule("ART-489", "ART-495", "ART-504")
def test_feint_backstab_and_haymaker() -> None:
    perks = {"feint": 1, "backstab": 1, "haymaker": 1}
    there = draft(sheet=hero(gear=(AXE,), perks=perks))
    for number in (3, 4, 5):
        assert feats.FEATS[number].may(there, "ada", "f0") == ""
        assert feats.FEATS[number].may(draft(), "ada", "f0") is None
    feats.FEATS[3].then(there, "ada", "f0", result(GD, successes=2))
    feats.FEATS[4].then(there, "ada", "f0", result(GD, successes=1))
    assert dict(attack_check(there, axe()).added)["feint"] == 4
    assert dict(attack_check(there, axe()).added)["backstab"] == 2
    attack_costs.use_up(there, axe())
    assert "feint" not in dict(attack_check(there, axe()).added)
    feats.FEATS[5].then(there, "ada", "f0", result(GD, successes=3))
    assert there.fighter("f0").lost == 3


# Grapples


@pytest.mark.rule("ART-433", "ART-434", "ART-435", "ART-436")
def test_the_difficulty_of_taking_hold() -> None:
    foe = Foe(name="the bear", attributes={"strength": GD, "agility": PS, "alertness": FB})
    there = draft(foe)
    assert grapple._grapple_check(there, "ada", "f0").difficulty == GD
    assert grapple._silent_check(there, "ada", "f0").difficulty == GT
    both = draft(foe, sheet=hero())
    assert grapple._grapple_check(both, "ada", "f0").difficulty == PS
    there.alter("f0", surprised=True)
    assert grapple._grapple_check(there, "ada", "f0").difficulty == FB


@pytest.mark.rule("ART-437", "ART-438", "ART-439", "ART-440", "ART-441", "ART-442")
def test_taking_hold() -> None:
    there = draft(BRUTE, asks=True)
    question = answered(grapple._grappled(there, "ada", "f0", result(FB, failures=2)))
    assert codes(there)[-2:] == ["free-attack", "assault"]
    assert question is not None
    assert "- the failed grapple 2" in english(read(question.status)[0])
    there = draft(BRUTE)
    answered(grapple._grappled(there, "ada", "f0", result(GD, successes=2)))
    assert turn_of(there).follow == "f0"
    hands = Blow(by="ada", at="f0", arm=Arm(item=bare_hands()))
    check = attack_check(there, hands)
    assert ("the hold", 2) in check.added
    assert check.shift == 1
    assert in_reach(there, "ada", "f0", hands.arm)
    whip = arm("whip")
    assert not in_reach(there, "ada", "f0", Arm(item=whip.item, carried=whip))


@pytest.mark.rule("ART-444", "ART-445", "ART-446")
def test_a_blow_into_a_grapple_meets_the_unluckiest() -> None:
    foe = Foe(name="the bear", attributes={"fate": AW})
    other = Foe(name="the wolf", attributes={"fate": IN})
    there = draft(foe, other, dice=LoadedDice([face(7, FB), face(7, GT)]))
    grapple.take_hold(there, "ada", "f0", 1)
    assert all(there.up(one) for one in there.battle.grips[0].members)
    assert returned(struck_in_grapple(there, "f1", "f0")) == "ada"
    assert returned(struck_in_grapple(there, "ada", "f0")) == "f0"
    assert returned(struck_in_grapple(there, "ada", "f0", handgun=True)) in ("ada", "f0")


@pytest.mark.rule("ART-211", "ART-456")
def test_a_roll_of_fate_in_a_fight_has_its_players_decisions_and_its_doubles() -> None:
    """Fame may be spent on it, before and after; and 44 may teach something."""
    asked = draft(BRUTE, IDLE, asks=True, sheet=hero(gear=(AXE,), fame=3), dice=LoadedDice([44]))
    grapple.take_hold(asked, "f0", "ada", 1)
    script = struck_in_grapple(asked, "f1", "ada")
    assert {"roll", "spend-fame", "take-25"} <= {*ids(answered(script))}

    question = script.send(Answer("roll"))
    while "nothing" not in ids(question):
        question = script.send(Answer("keep"))
    assert len(ids(question)) > 1


@pytest.mark.rule("ART-444", "ART-445")
@pytest.mark.parametrize(("own", "met"), [(CT, "you"), (GT, "the bear")])
def test_a_foes_blow_into_a_grapple_meets_the_unluckiest(own: Rank, met: str) -> None:
    """The hero rolls Fate against the bear's Inferior; whoever it is, it was the wolf's blow."""
    bear, wolf = Foe(name="the bear", attributes={"fate": IN}), Foe(name="the wolf", attack=AW)
    there = draft(bear, wolf, dice=LoadedDice([face(7, own), *[face(1, PS)] * 9]))
    grapple.take_hold(there, "f0", "ada", 1)

    answered(npc_turns.strike(there, "f1", "ada"))

    struck = [note.facts for note in there.notes if note.code == "fight-assault"]
    assert [(one["who"], one["at"]) for one in struck] == [("the wolf", met)]
    assert ("astray" in codes(there)) is (met == "the bear")
    assert bool(there.fighter("f0").checked) is (met == "the bear")


@pytest.mark.rule("ART-446")
def test_a_foe_that_fires_a_handgun_within_a_grapple_may_hit_itself() -> None:
    gunman = Foe(name="the gunman", attributes={"fate": CT}, weapon="handgun", attack=AW)
    there = draft(gunman, dice=LoadedDice([face(7, PS)] * 9))
    grapple.take_hold(there, "f0", "ada", 1)

    answered(npc_turns.npc_turn(there, "f0"))

    assert there.fighter("f0").checked
    assert not there.sheet_of("ada").checked


@pytest.mark.reading("ART-452")
@pytest.mark.rule("ART-447", "ART-448", "ART-449", "ART-450", "ART-451", "ART-452")
def test_pins_and_throws_and_getting_out() -> None:
    there = draft(Foe(name="the bear", attributes={"strength": GD, "agility": FB}, weapon="club"))
    grapple.take_hold(there, "ada", "f0", 2)
    pin, throw, take = grapple.FEATS[2:]
    assert pin.check(there, "ada", "f0").difficulty == GD
    assert throw.check(there, "ada", "f0").difficulty == FB
    assert take.check(there, "ada", "f0").difficulty == GD
    take.then(there, "ada", "f0", result(GD, successes=1))
    assert there.fighter("f0").weapon == "gone"
    pin.then(there, "ada", "f0", result(GD, successes=2))
    assert there.fighter("f0").pinned == 2
    assert there.battle.grips[0].pinning
    script = throw.then(there, "ada", "f0", result(GD, successes=2))
    assert script is not None
    assert ids(answered(script)) == ["go-down", "let-go"]
    assert there.fighter("f0").prone
    held = draft(Foe(name="the bear", attributes={"strength": GD}))
    grapple.take_hold(held, "f0", "ada", 1)
    assert grapple.holder_check(held, "ada", "agility").difficulty == GD
    grapple.break_free(held, "ada", result(GD, successes=1))
    assert not held.battle.grips


# Fumbles


@pytest.mark.rule("ART-192", "ART-394", "ART-395")
def test_a_foe_that_strikes_at_a_friend_may_fumble_too() -> None:
    tomas = Foe(name="Tomas", attributes={"agility": GD})
    sheet = party.joined(hero(gear=(AXE,)), "tomas", tomas)
    there = draft(sheet=sheet)
    at_friend = Assault(at="tomas", by=("f0",), rank=PR)

    answered(attack._hold_defense(there, at_friend, result(AW, successes=5), None))

    assert [note.facts["who"] for note in there.notes if note.code == "fight-fumbles"] == [
        "the idler"
    ]
    rolled = rolls(there)
    assert (rolled[0]["who"], english(rolled[0]["purpose"])) == (
        "Tomas",
        "to make the most of the idler's slip",
    )


@pytest.mark.rule("ART-392", "ART-393", "ART-394", "ART-395")
def test_the_fumble_table() -> None:
    rows = attack.RULES["fumble"]
    assert rows["own"] == rows["foe"][::-1]
    for what in rows["own"]:
        there = draft(BRUTE)
        answered(attack.happen(there, what, "f0", "ada"))
        assert "fumble" in codes(there)
    there = draft(BRUTE)
    met = Assault(at="ada", by=("f0",), rank=PR)
    answered(attack._hold_defense(there, met, result(AW, successes=6), None))
    assert "fumbles" in codes(there)
    there = draft()
    answered(attack.land(there, axe(), result(CT)))
    assert "fumbles" in codes(there)


@pytest.mark.rule("ART-391")
def test_a_pathetic_shot_may_meet_a_friend() -> None:
    bow = arm("bow")
    there = draft(sheet=hero(gear=(bow,)))
    blow = Blow(by="ada", at="f0", arm=Arm(item=bow.item, carried=bow))
    there.alter("f0", band=9)
    assert returned(friendly_fire.stray_shot(there, blow)) is None
    assert returned(friendly_fire.stray_shot(there, axe())) is None


@pytest.mark.rule("ART-391")
@pytest.mark.reading("ART-391")
def test_who_shoots_in_the_band_of_the_target_is_in_danger_too() -> None:
    """The text lets all adventurers in that band roll, and excepts nobody."""
    bow = arm("bow")
    there = draft(IDLE, sheet=hero(gear=(bow,)), range=0, dice=LoadedDice([face(1, FB)]))
    blow = Blow(by="ada", at="f0", arm=Arm(item=bow.item, carried=bow))

    met = returned(friendly_fire.stray_shot(there, blow))

    assert met is not None
    assert (met.at, met.rank) == ("ada", PR)


@pytest.mark.rule("ART-128", "ART-271")
@pytest.mark.reading("ART-128")
def test_a_good_defense_ends_what_an_entangled_throat_suffers() -> None:
    """It is sustained damage, which a Defense roll at the Attack or above ends."""
    there = draft(IDLE, sheet=hero(), dice=LoadedDice([face(1, IN), face(1, PR)]))
    there.alter("ada", bound=(Bound(part="neck", rounds=5, rank=PR),))

    answered(choke(there, "ada"))
    assert [there.sheet_of("ada").boxes[place] for place in there.sheet_of("ada").checked] == [IN]
    assert there.fighter("ada").bound
    answered(choke(there, "ada"))
    answered(choke(there, "ada"))

    assert there.fighter("ada").bound == ()
    assert len(there.sheet_of("ada").checked) == 1


# Sneaking, stopping, protecting, playing dead


@pytest.mark.rule("ART-373", "ART-374", "ART-375")
def test_sneaking() -> None:
    there = draft()
    there.alter("ada", hidden=True)
    there.alter_turn(action=True)
    moving.sneaked(there, "ada", 5, result(AW, successes=9))
    assert there.fighter("ada").band == 5
    assert there.fighter("ada").hidden
    assert there.battle.turn is not None
    assert not there.battle.turn.action
    moving.sneaked(there, "ada", 6, result(CT, failures=2))
    assert not there.fighter("ada").hidden


@pytest.mark.rule("ART-377", "ART-378", "ART-379")
def test_holding_a_foe_back() -> None:
    for rank, held in ((PR, True), (IN, False)):
        there = draft(IDLE, dice=LoadedDice([face(7, rank)]))
        script = npc_turns.leave_band(there, "f0", 9)
        question = answered(script)
        assert ids(question) == ["let-go", "stop-ada"]
        with pytest.raises(StopIteration):
            script.send(Answer("stop-ada"))
        assert (there.fighter("f0").band != 9) is held


@pytest.mark.rule("ART-420", "ART-421", "ART-422")
def test_protecting_a_companion() -> None:
    sheet = party.with_member(hero(), hero(name="Ben"))
    there = draft(BRUTE, sheet=sheet, dice=LoadedDice([face(7, GD), *[face(1, PS)] * 9]))
    struck_at = assault_of(there, ("f0",), "ben")
    assert [one.id for one in defense.protectors(there, struck_at)] == ["ada"]
    there.alter("ada", acted=True)
    assert defense.protectors(there, struck_at) == []
    there.update(turn=Turn(who="ada"))
    answered(battle.end_turn(there, "ada"))
    assert [one.id for one in defense.protectors(there, struck_at)] == ["ada"]
    there.update(turn=Turn(who="ada", action=True))
    answered(battle.end_turn(there, "ada"))
    assert defense.protectors(there, struck_at) == []
    there.alter("ada", idle=True)
    answered(attack.suffer_attack(there, struck_at), "protect-ada")
    assert [(one["who"], one["deed"]) for one in rolls(there)] == [
        ("Ada", "protect"),
        ("Ada", "defense"),
    ]


@pytest.mark.rule("ART-423", "ART-424")
def test_playing_dead() -> None:
    there = draft(IDLE)
    defense.feign(there, "ada", result(PR))
    assert there.fighter("ada").fooled == {"f0"}
    with pytest.raises(Over) as over:
        ends.end_if_over(there)
    assert over.value.outcome.label == "left-for-dead"
    sharp = draft(Foe(name="the hound", attributes={"alertness": GD}))
    defense.feign(sharp, "ada", result(PR))
    assert not sharp.fighter("ada").fooled


@pytest.mark.reading("ART-423")
@pytest.mark.rule("ART-423")
@pytest.mark.parametrize(
    ("gear", "checked", "rank", "offered"),
    [((AXE,), 0, PR, True), ((), 0, PR, False), ((), 1, PR, True), ((), 0, GD, True)],
)
def test_playing_dead_is_offered_with_a_parry_and_at_any_grave_hit(
    gear: Any, checked: int, rank: Rank, offered: bool
) -> None:
    """Of four boxes a second wound is grave, and so is the first one in the rightmost."""
    sheet = hero(gear=gear, health_rank=9, checked=frozenset(range(checked)))
    there = draft(BRUTE, sheet=sheet)
    there.update(turn=None)
    script = defense.be_hit(there, assault_of(there, ("f0",), "ada"), rank)
    question = answered(script)

    assert (question is not None) is offered
    if question is not None:
        assert "play dead" in " ".join(
            (*all_english(read(question.status)), *ids(question))
        ).replace("-", " ")
        assert question.admits is not None
        question.admits("play-dead")


# Objects, works, questions, quick actions


@pytest.mark.rule("ART-431", "ART-432", "ART-249", "ART-455")
def test_things_break_and_work_gets_done() -> None:
    begun = bout(IDLE, range=3, objects={"vase": Thing(fragile=True, ends=True)})
    begun.take("do-vase")
    assert begun.outcome is not None
    assert begun.outcome.triggers == ("vase",)
    there = draft()
    work = Thing(goal=4, ends=True)
    place.worked(there, "ada", "pump", work, result(GD, successes=3))
    assert not there.battle.ended
    place.worked(there, "ada", "pump", work, result(GD, successes=3))
    assert there.battle.ended == "pump"


@pytest.mark.rule("ART-286", "ART-285", "ART-348", "ART-349")
def test_a_question_is_free_and_asked_once_a_turn() -> None:
    dice = LoadedDice([face(7, PS), face(7, GD)])
    begun = bout(IDLE, range=3, dice=dice).take("question is there a rope")
    assert begun.said("answer")
    assert "question" not in begun.take("other").open
    assert "aim" in begun.open


@pytest.mark.rule("ART-350", "ART-351", "ART-352", "ART-353", "ART-354", "ART-355")
@pytest.mark.rule("ART-491", "ART-492")
def test_quick_actions() -> None:
    from solo.rules.art.fight.offers import quickly

    there = draft()
    assert quickly(there, result(IN, successes=1))
    assert not there.battle.turn.over
    assert quickly(there, result(FB, failures=1))
    assert there.battle.turn.over
    assert not quickly(draft(), result(PT, failures=2))
    at_hand = hero(gear=(arm("blade", slot="at_hand"),))
    begun = bout(IDLE, range=3, sheet=at_hand)
    assert {"draw-blade-0", "draw-blade-0-quick"} <= {*begun.open}
    quick = hero(gear=(arm("blade", slot="at_hand"),), perks={"quickdraw": 1},
                 attributes={"dexterity": 8})  # fmt: skip
    assert "draw-blade-0-quick" not in bout(IDLE, range=3, sheet=quick).open


# Turns


@pytest.mark.rule("ART-361", "ART-362", "ART-490")
def test_what_another_turn_costs() -> None:
    def price(number: int, **sheet: Any) -> int | None:
        return battle.price_of(draft(sheet=hero(**sheet)), Turn(who="ada", number=number))

    assert [price(n, fame=9) for n in (1, 2, 3)] == [2, 3, None]
    assert price(1, fame=1) is None
    windy = {"perks": {"second-wind": 1}, "attributes": {"agility": 8}}
    assert [price(n, fame=9, **windy) for n in (1, 2)] == [1, 3]


# Perks


@pytest.mark.rule("ART-480", "ART-481", "ART-482", "ART-016")
def test_kickers_of_attacks() -> None:
    def kinds(roll: int, **perks: int) -> list[str]:
        there = draft(sheet=hero(gear=(AXE,), perks=perks))
        found = kickers.kicks(there, axe(), GD, True, result(GD, roll))
        return [pick.id for pick in found]

    assert kinds(40, flurry=1) == ["flurry"]
    assert kinds(41, flurry=1) == []
    assert kinds(41, **{"flurry": 1, "advanced-flurry": 1}) == ["flurry"]
    several = {"flurry": 1, "combat-tactics": 1}
    assert kinds(40, **several) == ["flurry", "combat-tactics"]
    there = draft(sheet=hero(gear=(AXE,), perks=several))
    hit = attack._hit_or_miss(there, axe(), GD, True, result(GD, 40))
    assert ids(answered(hit)) == ["flurry", "combat-tactics"]


@pytest.mark.rule("ART-483", "ART-484", "ART-485")
def test_kickers_of_defense() -> None:
    perks = {"strategic-positioning": 1, "defensive-maneuver": 1, "counterstrike": 1}
    there = draft(BRUTE, sheet=hero(perks=perks))
    met = Assault(at="ada", by=("f0",), rank=PR)
    answered(attack._hold_defense(there, met, result(GD, 40), None))
    assert there.fighter("ada").lasting[0].name == "strategic positioning"
    answered(attack._hold_defense(there, met, result(GD, 45), None))
    assert there.fighter("ada").lasting[1].name == "defensive maneuver"
    question = answered(attack._hold_defense(there, met, result(AW, 95), None))
    assert ids(question) == ["counterstrike", "defensive-maneuver"]


@pytest.mark.rule("ART-488", "ART-494", "ART-500", "ART-501", "ART-502", "ART-503")
def test_points_on_attacks() -> None:
    perks = {"surprise-attacks": 1, "coordinated-attacks": 1, "dual-wielding": 1,
             "unarmed-combat": 3, "critical-hits": 1}  # fmt: skip
    there = draft(sheet=hero(gear=(AXE, arm("club")), perks=perks, fame=2))
    there.update(round=0, attacked=(("ben", "f0"), ("cy", "f0")))
    found = dict(attack_check(there, axe()).added)
    assert (found["surprise attacks"], found["coordinated attacks"], found["dual wielding"]) == (
        5,
        4,
        2,
    )
    fists = attack_check(there, Blow(by="ada", at="f0", arm=Arm(item=bare_hands())))
    assert ("unarmed combat", 3) in fists.added
    answered(attack.land(there, axe(), result(GD), critical=True))
    hurt = [note.facts["rank"] for note in there.notes if note.code == "fight-hurt"]
    assert hurt == [SP.word]
    all_out = draft(sheet=hero(perks={"all-out-attack": 1}))
    answered(battle.all_out(all_out, "ada"), "all-out")
    assert ("all out attack", 3) in all_out.points("ada", "attack")
    assert ("all out attack", -1) in all_out.points("ada", "defense")


@pytest.mark.rule("ART-506", "ART-507")
def test_called_shots_and_shields() -> None:
    plated = Foe(name="the knight", armor_by_part={"torso": -3, "head": 0})
    there = draft(plated)
    assert attack_check(there, axe()).shift == -3
    assert attack_check(there, axe(part="head")).shift == 0
    holder = draft(sheet=hero(gear=(shield(CT),), attributes={"dexterity": 2, "strength": 2}))
    holder.alter("ada", shield=1)
    met = Assault(at="ada", by=("f0",), rank=PR)
    assert defense.usable_shield(holder, met) is None
    trained = hero(
        gear=(shield(CT),), perks={"shield-use": 5}, attributes={"dexterity": 2, "strength": 2}
    )
    better = draft(sheet=trained)
    better.alter("ada", shield=1)
    assert defense.usable_shield(better, met) is not None


# Area weapons


@pytest.mark.rule("ART-141", "ART-142", "ART-144", "ART-145", "ART-146", "ART-147")
def test_a_grenade_in_a_band() -> None:
    bomb = arm("grenade", PS, size="small")
    lucky, unlucky = Foe(name="a", attributes={"fate": AW}), Foe(name="b", attributes={"fate": CT})
    there = draft(lucky, unlucky, IDLE, sheet=hero(gear=(bomb,)))
    for one in ("f0", "f1", "f2"):
        there.alter(one, band=7)
    task = area.Salvo(
        by="ada", band=7, targets=2, arm=Arm(item=bomb.item, carried=bomb, thrown=True)
    )
    answered(area.salvo(there, task))
    struck = [note.facts["names"] for note in there.notes if note.code == "fight-salvo"]
    assert [*map(all_english, struck)] == [("b", "the idler")]
    sharp = Foe(name="c", attributes={"alertness": GD})
    there = draft(sharp, sheet=hero(gear=(bomb,)), dice=LoadedDice([face(7, PS)] * 9))
    there.alter("f0", band=7)
    answered(area.salvo(there, task))
    assert there.fighter("f0").prone
    hurt = [note.facts["rank"] for note in there.notes if note.code == "fight-hurt"]
    assert (rolls(there)[0]["label"], hurt) == (GD.word, [PS.word]), "a rank less damage"


@pytest.mark.rule("ART-146", "ART-453")
def test_falling_flat_saves_a_rank_of_damage_and_nothing_else() -> None:
    """A Good breath on a hero in its own band: flat or not it is met by Defense against Good."""
    breath = Foe(name="the dragon", attack=GD, area=2)
    there = draft(breath)
    plain = assault_of(there, ("f0",), "ada", area=True)
    there.alter("ada", prone=True)
    flat = assault_of(there, ("f0",), "ada", area=True, lessened=1)
    lying = assault_of(there, ("f0",), "ada", area=True)

    assert (plain.rank, flat.rank, lying.rank) == (GD, GD, PS)
    assert defense.damage(3, plain) == PS
    assert defense.damage(3, flat) == PR
    bomb = arm("grenade", PS, size="small")
    thrown = Arm(item=bomb.item, carried=bomb, thrown=True)
    there.alter("f0", prone=True)
    shots = [Blow(by="ada", at="f0", arm=thrown, area="grenade", lessened=n) for n in (0, 1)]
    assert [attack_check(there, shot).shift for shot in shots] == [-1, 0]


@pytest.mark.rule("ART-150", "ART-151", "ART-152", "ART-154", "ART-157", "ART-158")
def test_what_goes_wrong_with_area_weapons() -> None:
    gun = arm("machine-pistol")
    there = draft(sheet=hero(gear=(gun,)))
    held = Arm(item=gun.item, carried=gun)
    raked = draft(sheet=hero(gear=(gun,)), dice=LoadedDice([face(7, FB)] * 2))
    answered(area.rake(raked, "ada", held, "f0"))
    assert len(rolls(raked)) == 2
    there.dice = LoadedDice([face(7, CT)])
    answered(area.rake(there, "ada", held, "f0"))
    assert len(rolls(there)) == 1
    assert there.sheet_of("ada").gear[0].empty
    assert turn_of(there).over
    assert not area.sprays(there, "ada")
    bomb = arm("grenade", PS, count=2)
    there = draft(sheet=hero(gear=(bomb,)), dice=LoadedDice([face(7, FB)]))
    answered(area.throw_grenade(there, "ada", Arm(item=bomb.item, carried=bomb, thrown=True), 9))
    assert there.sheet_of("ada").gear[0].count == 1
    answered(area._shrapnel(there))
    assert "shrapnel" in codes(there)


@pytest.mark.rule("ART-125", "ART-126", "ART-127", "ART-128")
def test_entangling() -> None:
    whip = arm("whip", PS, "entangle")
    for kicker, part in ((5, "arms"), (6, "legs"), (7, "neck")):
        there = draft(sheet=hero(gear=(whip,)))
        blow = Blow(by="ada", at="f0", arm=Arm(item=whip.item, carried=whip))
        hit = attack._hit_or_miss(there, blow, GD, True, result(GD, 40 + kicker))
        answered(hit, f"entangle-{part}")
        assert there.fighter("f0").bound[0].rounds == GD - IN + 1
    assert there.fighter("f0").bound[0].rank == GD


@pytest.mark.rule("ART-016", "ART-015")
def test_the_first_fitting_kicker_of_a_foe_happens() -> None:
    snake = Foe(name="the snake", on_kicker=(OnKicker(kicker=(3,), worse=1),
                                             OnKicker(kicker=(3,), prone=True)))  # fmt: skip
    there = draft(snake, sheet=hero())
    outcome, met = result(IN, 33, failures=1), assault_of(there, ("f0",), "ada")
    kick = kickers.foe_kick(there, met.by, outcome)
    assert kick is not None
    question = answered(attack._fail_defense(there, met, outcome, kick))
    assert not there.fighter("ada").prone
    assert question is None
    checked = [there.sheet_of("ada").boxes[place] for place in there.sheet_of("ada").checked]
    assert checked == [PR]


def test_morale_and_policies_are_kept() -> None:
    alone = draft(Foe(name="x", morale=Morale(flee_when=("half",), yields=True)))
    alone.alter("f0", checked=frozenset({0, 1}))
    assert npc_turns.broken(alone, alone.fighter("f0"))
    answered(npc_turns.npc_turn(alone, "f0"))
    assert alone.fighter("f0").gone == "yielded"
    assert Lasting(kind="rolls", name="x").amount == 0
    assert Placed(foe="x").count == 1
    assert EX > AW


@pytest.mark.rule("ART-496", "ART-497")
def test_bulletproof_armor_and_what_pierces_it() -> None:
    mail = Carried(item=Item(name="vest", rank=PR, armor=True), id="vest")
    gun = arm("handgun")
    perks = {"bulletproof-armor": 1}
    there = draft(sheet=hero(worn=mail, perks=perks, gear=(gun,)))
    shot = Assault(at="ada", rank=PR, firearm=True)
    assert ("bulletproof armor", 5) in defense.defense_check(there, shot).added
    assert not defense.defense_check(there, Assault(at="ada", rank=PR)).added
    found = draft(sheet=hero(worn=mail, perks=perks, underway=True))
    assert not defense.defense_check(found, shot).added
    blow = Blow(by="ada", at="ada", arm=Arm(item=gun.item, carried=gun))
    assert friendly_fire.on_comrade(there, blow, GD).firearm
    piercing = draft(sheet=hero(gear=(gun,), perks={"armor-piercing-rounds": 1}))
    assert not friendly_fire.on_comrade(piercing, blow, GD).firearm


@pytest.mark.rule("ART-511", "ART-209")
def test_defense_skills_against_enemies_and_weapons_and_in_armor_count() -> None:
    mail = Carried(item=Item(name="Ring mail", rank=PR, armor=True), id="mail", slot="stowed")
    skills = {"against axes": 2, "against hafted weapons": 1, "in ring mail": 3, "against orcs": 4,
              "against blades": 5}  # fmt: skip
    there = draft(Foe(name="the orc", weapon="axe"), sheet=hero(worn=mail, skills=skills))

    def counting() -> dict[str, int]:
        check = defense.defense_check(there, assault_of(there, ("f0",), "ada"))
        return dict(check.terms(there.sheet_of("ada")).skills)

    assert counting() == {name: skills[name] for name in skills if name != "against blades"}
    there.alter("f0", weapon="ground")
    assert counting() == {"against orcs": 4, "in ring mail": 3}


@pytest.mark.rule("ART-208", "ART-210")
def test_any_skill_may_be_argued_for_in_a_fight() -> None:
    sheet = hero(skills={"acrobatics": 3}, gear=(AXE,))
    begun = bout(IDLE, sheet=sheet, range=0, asks=True, dice=LoadedDice([face(7, PS), 50, 50]))
    begun.take("roll", "attack-f0-hatchet")
    assert begun.now is not None
    assert "argue" in begun.open

    begun.take("argue acrobatics", "roll")
    attacks = [note.facts for note in begun.said("roll") if note.facts["deed"] == "attack"]
    plain = bout(IDLE, sheet=hero(gear=(AXE,)), range=0, asks=True,
                 dice=LoadedDice([face(7, PS), 50, 50]))  # fmt: skip
    plain.take("roll", "attack-f0-hatchet")
    with pytest.raises(Illegal):
        plain.take("argue acrobatics")
    unskilled = [note.facts for note in plain.take("roll").said("roll")][-1]
    assert attacks[0]["row"] > unskilled["row"]


@pytest.mark.rule("ART-335", "ART-347")
def test_a_round_takes_some_seconds() -> None:
    there = draft()
    assert ends.minutes(there) == 1
    there.update(round=30)
    assert ends.minutes(there) == 4


@pytest.mark.rule("ART-106", "ART-107", "ART-109")
def test_a_shield_is_declared_before_the_roll_and_costs_no_action() -> None:
    quick = Foe(name="the duelist", attributes={"alertness": GD}, attack=GD)
    begun = bout(quick, sheet=hero(gear=(shield(),)), range=0, asks=True,
                 dice=LoadedDice([face(7, PS), face(3, GD)]))  # fmt: skip
    begun.take("roll")
    assert begun.open[:2] == ["roll", "no-shield"]
    assert begun.one("ada").shield == 0
    begun.take("roll")
    assert begun.one("ada").shield == 1
    assert not begun.one("ada").spent
    there = draft(sheet=hero(gear=(shield(),)))
    there.alter("ada", surprised=True)
    assert defense.usable_shield(there, Assault(at="ada", by=("f0",), rank=PR)) is None


@pytest.mark.rule("ART-143")
def test_the_attacker_decides_between_equal_fates() -> None:
    from solo.rules.art.fight.attack_roll import preferred

    there = draft(IDLE, Foe(name="the wolf"))
    assert preferred(there, ["ada", "f0", "f1"], "ada", "f1") == ["f1", "f0", "ada"]
    assert preferred(there, ["f0", "ada"], "f1") == ["ada", "f0"]


def test_a_fight_that_ends_with_a_round_tells_of_no_round_after_it() -> None:
    """An author's end `round: 1` stands when the first round is over; there is no second."""
    begun = bout(IDLE, range=3, ends=(End(name="relieved", round=1),))
    told = [note.facts["round"] for note in begun.over().notes if note.code == "fight-round"]

    assert begun.outcome is not None
    assert begun.outcome.triggers == ("relieved",)
    assert told == [1]


@pytest.mark.rule("ART-447")
def test_whoever_is_pinned_is_free_of_it_once_the_holder_is_pinned() -> None:
    there = draft(Foe(name="the bear", attributes={"strength": GD}))
    grapple.take_hold(there, "f0", "ada", 2)
    grapple.pin(there, there.battle.grips[0], 3)
    grapple.regrip(there, there.battle.grips[0], helpers=("ned",))
    pin = grapple.FEATS[2]

    pin.then(there, "ned", "f0", result(GD, successes=2))  # who joined the grapple

    assert (there.fighter("f0").pinned, there.fighter("ada").pinned) == (2, 0)
