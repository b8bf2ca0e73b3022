"""What a turn lists, who stands behind whom, and fights in which nobody gets anywhere."""

from dataclasses import replace
from typing import Literal

import pytest

from solo.rules.art.checks.ranks import Rank
from solo.rules.art.fight import battle, ends, grapple, moving, npc_turns, place, status, track
from solo.rules.art.fight.area import rake, sprays
from solo.rules.art.fight.arms import Arm
from solo.rules.art.fight.assault import Assault, assault_of
from solo.rules.art.fight.attack import attack, suffer_attack
from solo.rules.art.fight.attack_roll import Blow, attack_check
from solo.rules.art.fight.battle import waiting
from solo.rules.art.fight.defense import be_hit, parries, usable_shield
from solo.rules.art.fight.harm import disarm, hand_over, pick_up
from solo.rules.art.fight.menu import PAGES
from solo.rules.art.fight.offers import SPENT, follow
from solo.rules.art.fight.state import Turn
from solo.rules.art.fight.surroundings import Deed, Stunt, Thing
from solo.rules.art.fight.table import FightTable
from solo.rules.art.fight.turn import offers
from solo.rules.art.fight.written import End, Placed
from solo.rules.art.foe import Foe, Morale, OnKicker, Policy
from solo.rules.art.gear.item import Carried, Item
from solo.rules.art.health.sanity import Terror
from solo.rules.art.options import ArtOptions
from solo.rules.art.party import members as party
from solo.rules.art.party.members import with_member
from solo.rules.art.system import ART
from solo.rules.core.dice import LoadedDice
from solo.rules.core.protocols import Illegal
from solo.rules.core.script import Scripted
from tests.english import all_english, english
from tests.rules.art.fight.arena import (
    AW,
    AXE,
    BRUTE,
    CT,
    FB,
    GD,
    IN,
    PR,
    PS,
    PT,
    Bout,
    answered,
    arm,
    bout,
    ids,
    lineup,
    offers_of,
    shield,
    table_of,
)
from tests.rules.art.fight.test_options import IDLE, axe, draft, result
from tests.rules.art.sample import face, hero

SCREEN = 14
"""The options that fit a window of 24 lines under a fight with three foes."""


def three(**more: object) -> Bout:
    """A hero with all that a lone hero can hold, among three idlers."""
    sheet = hero(gear=(AXE, shield(), arm("bow", slot="at_hand"), arm("blade", slot="stowed")))
    many = (Placed(foe="f0", count=3),)
    return bout(IDLE, sheet=sheet, placed=many, **{"range": 0, **more})


# Lists


def test_a_lone_hero_with_three_foes_sees_it_all_on_one_screen() -> None:
    begun = three()

    assert len(begun.listed) <= SCREEN
    assert len(begun.open) > SCREEN + 6
    assert begun.listed[:3] == [f"attack-f0-{n}-hatchet" for n in (1, 2, 3)]
    assert begun.listed[-1] == "end-turn"


def test_every_offer_stands_on_some_list_and_every_list_leads_back() -> None:
    """Walk all lists from the first: together they show what is open, and nothing else."""
    begun = three()
    now, shown, pages, ahead = begun.now, set[str](), set[tuple[str, ...]](), [begun.now]
    while ahead:
        here = ahead.pop()
        assert isinstance(here, Scripted)
        options = here.options(begun.sheet)
        key = tuple(option.id for option in options)
        if key in pages:
            continue
        pages.add(key)
        for option in options:
            if option.id in {*PAGES} | {"back"} or option.id.startswith("at-"):
                ahead.append(here.step(option.id, "", begun.sheet, LoadedDice(())).encounter)
            else:
                shown.add(option.id)
    assert now is not None
    assert shown == {offer.option.id for offer in offers_of(now, begun.sheet)}
    assert len(pages) >= 5
    assert all(len(page) <= SCREEN for page in pages)


def test_a_band_far_away_is_chosen_from_a_list_of_its_own() -> None:
    dice = LoadedDice([face(7, PS), face(7, 10), *[face(7, GD)] * 9])
    begun = bout(IDLE, range=3, dice=dice).take("move")
    begun.take("nothing") if "nothing" in begun.listed else None

    assert begun.listed[-1] == "back"
    assert all(option.startswith("band-") for option in begun.listed[:-1])
    assert "end-turn" in begun.take("back").listed


def test_any_list_opens_from_any_other() -> None:
    begun = three().take("other")

    assert "attack-f0-1-hatchet" in begun.take("back").listed
    assert "back" in begun.take("other", "foes", "gear", "wait").listed
    with pytest.raises(Illegal, match="'spray' is not open now"):
        begun.take("spray")


CHAIN = Stunt(name="chain", text="Swing at somebody", attribute=("agility",), difficulty=PR,
              at="foe", once=False)  # fmt: skip


def test_a_stunt_at_one_of_several_is_one_line_that_opens_them_all() -> None:
    """With three foes it would be three lines a turn; each may still be taken by its own id."""
    begun = three(stunts=(CHAIN,))
    every = [f"stunt-chain-f0-{n}" for n in (1, 2, 3)]

    assert "stunt-chain" in begun.listed
    assert not {*every} & {*begun.listed}
    assert begun.take("stunt-chain").listed == [*every, "back"]
    assert begun.take("back").listed[-1] == "end-turn"
    assert {*every} <= {*begun.open}
    assert "stunt-chain-f0" in bout(IDLE, stunts=(CHAIN,), range=0).listed


def test_a_stunt_at_nobody_needs_nobody_near() -> None:
    def is_open(at: str, away: int) -> bool:
        stunt = replace(CHAIN, at=at)
        return "stunt-chain" in bout(IDLE, stunts=(stunt,), range=away).open

    assert is_open("nobody", 9)
    assert not is_open("band", 9)
    assert is_open("band", 0)


@pytest.mark.rule("ART-344")
@pytest.mark.parametrize("initiative", ["full", "simple"])
def test_the_order_is_that_of_the_option(initiative: Literal["full", "simple"]) -> None:
    """In the full order whoever rolled higher goes first, whoever sits where."""
    options = replace(ArtOptions(), initiative=initiative)
    party_of = with_member(hero(options=options), hero(name="Ben", options=options))
    begun = bout(IDLE, replace(IDLE, name="another"), sheet=party_of, range=9)
    assert begun.now is not None
    there = table_of(begun.now, begun.sheet)
    for who, rank in (("ada", 5), ("ben", 3), ("f0", 2), ("f1", 4)):
        there.alter(who, initiative=rank)

    battle.order_turns(there)

    assert there.battle.order == ORDERS[initiative]


ORDERS = {"full": ("ada", "f1", "ben", "f0"), "simple": ("ada", "ben", "f0", "f1")}


def test_what_one_has_come_to_work_at_stands_before_running_away() -> None:
    begun = bout(IDLE, range=3, works={"pump": Thing(text="Pump", goal=4)})

    assert begun.listed[:2] == ["do-pump", "move"]


def test_a_stunt_goes_as_far_as_the_foe_and_what_it_passes_is_reached() -> None:
    """Two bands forward from the one next to a foe end in the foe's own."""
    for bands, away, to in ((2, 1, 4), (2, 3, 5), (-2, 1, 1), (2, 0, 3)):
        there = draft(range=away, band=3)
        dash = replace(CHAIN, at="nobody", success=Deed(move=bands))
        place.stunted(there, "ada", dash, (), result(GD, successes=1))
        assert there.fighter("ada").band == to
    rib = End(name="rib", reached=4)
    for band, over in ((3, ""), (4, "ended"), (6, "ended")):
        there = draft(range=4, band=3, ends=(rib,))
        there.update(started=True)
        there.alter("ada", band=band)
        found = ends._over(there)
        assert (found[0] if found else "") == over


def test_a_list_that_another_opened_does_not_draw_the_track_again() -> None:
    begun = three()
    assert begun.now is not None
    drawn = all_english(begun.now.status(begun.sheet))

    assert begun.take("foes").now is not None
    assert all_english(begun.now.status(begun.sheet)) == drawn[:1] == ("Round 1. Your turn.",)


def test_two_unlike_weapons_of_one_id_are_two_attacks() -> None:
    """A hero may bring a knife from elsewhere that this adventure calls by the same id."""
    other = replace(AXE.item, rank=GD, cost=GD)
    begun = bout(IDLE, range=0, sheet=hero(gear=(AXE, replace(AXE, item=other))))
    twice = bout(IDLE, range=0, sheet=hero(gear=(AXE, AXE)))
    assert begun.now is not None
    told = {one.id: english(one.text) for one in begun.take("foes").now.options(begun.sheet)}  # type: ignore[union-attr]

    assert {"attack-f0-hatchet", "attack-f0-hatchet-2"} <= {*begun.open}
    assert told["attack-f0-hatchet-2"] == "Attack the idler with the hatchet (2)"
    assert "attack-f0-hatchet-2" not in twice.open


@pytest.mark.rule("ART-369", "ART-371")
@pytest.mark.parametrize(
    ("rank", "said", "hemmed"),
    [
        (CT, "You get nowhere.", False),
        (IN, "You may go 1 band as your action.", True),
        (GD, "You may go 1 band free, or 3 bands as your action.", False),
    ],
)
def test_what_a_roll_to_move_is_good_for_is_told(rank: Rank, said: str, hemmed: bool) -> None:
    """Three in one's band hold one there: to get away takes two bands."""
    begun = three(dice=LoadedDice([face(7, GD), face(7, rank)])).take("move")
    told = [english(ART.phrase(note)) for note in begun.notes]

    assert said in told
    assert ("That is not enough to get away from them: that takes 2 bands." in told) == hemmed


@pytest.mark.rule("ART-369")
def test_after_a_blow_it_is_told_what_a_free_band_is_good_for() -> None:
    """The roll gives a band, and one foe holds a lone hero: the turn must not just be over."""
    dice = LoadedDice([face(7, GD), face(7, PT), face(7, GD)])
    begun = bout(IDLE, range=0, dice=dice).take("attack-f0-hatchet")
    assert begun.now is not None
    told = {one.id: english(one.text) for one in begun.now.options(begun.sheet)}
    begun.take("move", "end-turn")

    assert told["move"].endswith("(getting away from them takes 2 bands)")
    said = [english(ART.phrase(note)) for note in begun.notes]
    assert said[-4:-2] == [
        "You may go 1 band free.",
        "That is not enough to get away from them: that takes 2 bands.",
    ]


@pytest.mark.rule("ART-409")
def test_two_shields_of_a_kind_are_two_parries() -> None:
    there = draft(sheet=hero(gear=(shield(GD), shield(PR))))
    question = answered(be_hit(there, Assault(at="ada", by=("f0",), rank=PR), PR))
    found = [one for one in ids(question) if one.startswith("parry")]

    assert found == ["parry-shield", "parry-shield-2"]


def test_a_spent_action_is_not_listed_but_refused_with_its_reason() -> None:
    begun = three().take("dodge")
    begun.take("nothing") if "nothing" in begun.listed else None

    assert begun.listed[0] == "end-turn"
    assert not [option for option in begun.listed if option.startswith("attack")]
    with pytest.raises(Illegal, match=english(SPENT)):
        begun.take("attack-f0-1-hatchet")


def test_the_hand_keeps_its_weapon_unless_one_says_so() -> None:
    """What is thrown never stands first; out of reach one moves."""
    sheet = hero(gear=(arm("hatchet", PS, "thrown"),))
    far = bout(IDLE, sheet=sheet, range=1)

    assert far.listed[0] == "move"
    assert "attack-f0-hatchet-thrown" in far.open


@pytest.mark.rule("ART-369", "ART-370")
def test_one_may_move_after_a_blow() -> None:
    dice = LoadedDice([face(7, PS), face(7, IN), face(7, AW), *[face(7, GD)] * 9])
    begun = bout(IDLE, range=0, dice=dice).take("attack-f0-hatchet", "move")
    begun.take("nothing") if "nothing" in begun.listed else None

    assert {"band-4", "band-6"} & {*begun.open}


def test_who_lies_gets_up_before_running() -> None:
    begun = three().take("lie-down")

    assert "move" not in begun.open
    assert "stand" in begun.open


def test_what_foes_are_like_is_told_once_and_on_request() -> None:
    harl = Foe(name="Old Harl", weapon="blade", attack=GD, attributes={"alertness": CT})
    begun = bout(harl, range=3)
    said = [english(note.facts["text"]) for note in begun.said("told")]

    assert said == ["Old Harl strikes with a blade (Attack Good); attacks whoever is nearest."]
    assert len(begun.take("size-up").said("told")) == 2


@pytest.mark.rule("ART-260")
def test_the_rating_of_a_foe_is_told_when_it_is_sized_up_and_when_its_damage_is_explained() -> None:
    """E56: Feeble against Poor is two failures, with a rating of +1 three: Passable damage."""
    brute = Foe(name="the brute", attack=PR, damage=1, attributes={"alertness": CT})
    assert english(status.sized_up(brute)).startswith(
        "The brute strikes (Attack Poor, damage rating 1);"
    )

    there = draft(brute, asks=False, dice=LoadedDice([face(1, FB)]))
    answered(suffer_attack(there, assault_of(there, ("f0",), "ada")))

    assert there.rolled is not None
    said = all_english(ART.explain(there.rolled))
    assert "2 failures and damage rating 1: Passable damage (ART-259, ART-260)." in said


@pytest.mark.rule("ART-261")
def test_the_odds_of_an_attack_are_told_as_ranks_of_damage() -> None:
    for asks in (False, True):
        begun = bout(IDLE, range=0, asks=asks, dice=LoadedDice([face(7, PS)]))
        if asks:
            begun.take("roll")
        assert begun.now is not None
        odds = begun.now.odds("attack-f0-hatchet", begun.sheet)
        assert odds is not None
        assert odds.by_label
        move = begun.now.odds("move", begun.sheet)
        assert move is not None
        assert [*move.counts] == [""], "nothing is counted"


def test_the_track_fits_forty_columns_and_is_said_in_words() -> None:
    begun = three(exits={"1": "the stair"}, range=0)
    assert begun.now is not None
    status = all_english(begun.now.status(begun.sheet))

    assert all(len(line) <= 40 for line in status if line.startswith("|"))
    assert any("A" in line and "i1" not in line for line in status if line.startswith("|"))
    assert "1: the stair (a way out)" in " ".join(status)
    assert [line for line in status if line.startswith("i2 the idler 2: band 5")]


@pytest.mark.rule("ART-063")
def test_the_dead_of_earlier_are_not_in_the_fight() -> None:
    sheet = party.with_member(hero(), hero(name="Ben", dead=True))

    assert list(lineup(IDLE, sheet=sheet).fighters) == ["ada", "f0"]


def test_in_a_party_it_is_said_who_rolls() -> None:
    sheet = party.with_member(hero(), hero(name="Ben"))
    alone, both = (
        bout(BRUTE, sheet=one, asks=True, range=5).now.status(one)  # type: ignore[union-attr]
        for one in (hero(), sheet)
    )

    assert english(both[0]) == f"Ada: {english(alone[0])}"
    assert both[1:] == alone[1:]


# From behind


def flanked() -> FightTable:
    """Ada between one whom she faces, on the left, and another on her right."""
    there = draft(BRUTE, Foe(name="the archer", weapon="bow"), sheet=hero(gear=(shield(), AXE)))
    there.alter("ada", band=5, facing="f0")
    there.alter("f0", band=3)
    there.alter("f1", band=8)
    return there


@pytest.mark.rule("ART-109", "ART-404")
def test_who_stands_on_the_other_side_attacks_from_behind() -> None:
    there = flanked()
    shot, blow = assault_of(there, ("f1",), "ada"), assault_of(there, ("f0",), "ada")

    assert (shot.behind, blow.behind) == (True, False)
    assert usable_shield(there, blow) is not None
    assert usable_shield(there, shot) is None
    assert [own.id for own in parries(there, blow)]
    assert parries(there, shot) == []


@pytest.mark.rule("ART-109", "ART-404")
def test_nobody_is_behind_in_one_band_or_once_the_other_is_down() -> None:
    there = flanked()
    there.alter("f1", band=5)
    assert not track.behind(there, "f1", "ada")
    there.alter("f1", band=8)
    there.alter("f0", gone="dead")
    assert not track.behind(there, "f1", "ada")
    there.alter("f0", gone="")
    there.face("ada", "f1")
    assert not track.behind(there, "f1", "ada")
    assert track.behind(there, "f0", "ada")


@pytest.mark.rule("ART-109", "ART-404")
def test_who_was_not_seen_strikes_from_behind_once() -> None:
    there = draft(BRUTE, sheet=hero(gear=(shield(),)))
    there.alter("f0", hidden=True)
    answered(npc_turns.strike(there, "f0", "ada"))

    struck = [note.facts["behind"] for note in there.notes if note.code == "fight-assault"]
    assert struck == [True]
    assert not assault_of(there, ("f0",), "ada").behind


FRAIL = Foe(name="the sentry", policy="passive", attributes={"alertness": CT}, health=(IN,))


@pytest.mark.rule("ART-135")
@pytest.mark.parametrize(
    ("own", "roll", "near", "unseen"),
    [
        (arm("bow"), 90, 6, True),
        (arm("crossbow"), 90, 6, True),
        (arm("handgun", PS, "silenced"), 90, 6, True),
        (arm("hatchet", PS, "thrown"), 90, 6, True),
        (arm("handgun"), 90, 6, False),
        (arm("sling"), 90, 6, False),
        (arm("bow"), 12, 6, False),
        (arm("bow"), 90, 5, False),
    ],
)
def test_a_silent_shot_that_puts_its_target_down_betrays_nobody(
    own: Carried, roll: int, near: int, unseen: bool
) -> None:
    there = Placed(foe="f0", band=6), Placed(foe="f1", band=near)
    archer = hero(gear=(own,))
    begun = bout(FRAIL, IDLE, placed=there, band=5, sheet=archer, surprise="foes")
    begun.dice = LoadedDice([roll, *[50] * 20])
    begun.take("attack-f0-hatchet-thrown" if own.id == "hatchet" else f"attack-f0-{own.id}")

    assert begun.one("f0").gone == ("dead" if roll == 90 else "")
    assert begun.one("ada").hidden is unseen
    assert bool(begun.said("unheard")) is unseen


@pytest.mark.rule("ART-373", "ART-374", "ART-375")
@pytest.mark.parametrize(
    ("alertness", "result", "band", "unseen", "acts"),
    [(FB, GD, 4, True, False), (FB, AW, 4, True, True), (GD, FB, 3, False, False)],
)
def test_who_sneaks_goes_a_band_unseen_or_is_seen(
    alertness: Rank, result: Rank, band: int, unseen: bool, acts: bool
) -> None:
    guard = Foe(name="the guard", policy="passive", attributes={"alertness": alertness})
    begun = bout(guard, band=3, range=5, surprise="foes")
    begun.dice = LoadedDice([face(7, result), *[50] * 9])
    begun.take("sneak-4")
    begun.take("nothing") if "nothing" in begun.listed else None

    assert (begun.one("ada").band, begun.one("ada").hidden) == (band, unseen)
    assert bool(begun.said("spotted")) is not unseen
    if unseen:
        assert ("dodge" in begun.open) is acts


@pytest.mark.reading("ART-373")
@pytest.mark.rule("ART-373")
@pytest.mark.parametrize("change", [{"lost": 1}, {"pinned": 1}])
def test_one_sneaks_away_from_a_distracted_foe(change: dict[str, int]) -> None:
    there = draft(IDLE, BRUTE, range=2, dice=LoadedDice([face(7, GD)]))
    there.alter("f0", **change)
    assert not [*moving.sneak(there, "ada", "")], "the other one watches"

    there.alter("f1", **change)
    offer = next(one for one in moving.sneak(there, "ada", "") if one.option.id == "sneak-3")
    answered(follow(offer.do("")))

    assert (there.fighter("ada").band, there.fighter("ada").hidden) == (3, True)


@pytest.mark.rule("ART-355")
def test_a_weapon_is_drawn_as_the_action_or_quickly_besides_it() -> None:
    both = (arm("blade", slot="at_hand"), arm("hatchet", slot="at_hand"))
    drawn = bout(IDLE, range=3, sheet=hero(gear=both)).take("draw-blade-0")
    assert [own.slot for own in drawn.sheet.gear] == ["ready", "at_hand"]
    assert not {"draw-hatchet-1", "dodge"} & {*drawn.open}

    quick = bout(IDLE, range=3, sheet=hero(gear=both))
    quick.dice = LoadedDice([face(7, IN)])
    quick.take("draw-blade-0-quick")
    assert [own.slot for own in quick.sheet.gear] == ["ready", "at_hand"]
    assert "dodge" in quick.open


@pytest.mark.rule("ART-349", "ART-351", "ART-354")
def test_one_may_get_up_quickly_after_the_action_too() -> None:
    dice = LoadedDice([face(7, PS), face(7, IN), face(7, GD), *[50] * 9])
    begun = bout(IDLE, range=0, dice=dice).take("lie-down", "attack-f0-hatchet")

    assert begun.one("ada").prone
    assert "stand" not in begun.open, "that takes the action"
    begun.take("stand-quick")
    assert not begun.one("ada").prone


@pytest.mark.rule("ART-257", "ART-286")
@pytest.mark.parametrize(
    ("words", "asked", "difficulty"),
    [
        ("is there a rope", "is there a rope", "Poor"),
        ("unlikely: is there a rope", "is there a rope", "Passable"),
        ("Karl: is he there", "Karl: is he there", "Poor"),
    ],
)
def test_a_question_in_a_fight_is_as_hard_as_a_yes_is_unlikely(
    words: str, asked: str, difficulty: str
) -> None:
    begun = bout(IDLE, range=3, dice=LoadedDice([face(7, PS), face(7, GD)]))
    begun.take(f"question {words}")

    rolled = [note.facts for note in begun.said("roll") if note.facts["deed"] == "question"]
    assert [one["difficulty"] for one in rolled] == [difficulty]
    assert begun.said("answer")[0].facts["question"] == asked


@pytest.mark.rule("ART-093", "ART-094")
def test_anything_at_hand_can_be_taken_out_not_only_weapons() -> None:
    horn = Carried(item=Item(name="horn"), id="horn", slot="at_hand")
    rope = Carried(item=Item(name="rope"), id="rope", slot="stowed")
    begun = bout(IDLE, range=3, sheet=hero(gear=(horn, rope)))

    assert {"draw-horn-0", "draw-horn-0-quick", "dig-rope-1"} <= {*begun.open}
    begun.take("draw-horn-0")
    assert [own.slot for own in begun.sheet.gear] == ["ready", "stowed"]
    assert "dodge" not in begun.open, "it was the action"


@pytest.mark.rule("ART-281")
def test_who_is_paralysed_with_fear_loses_the_first_round_of_a_fight_that_follows() -> None:
    scared, _ = Terror(effect="paralysed").apply(hero(gear=(AXE,)), LoadedDice([]))

    begun = bout(IDLE, sheet=scared, range=0)

    assert sum(note.facts["you"] for note in begun.said("loses-turn")) == 1
    assert begun.battle.round == 2
    assert not begun.sheet.conditions
    assert bout(IDLE, range=0).battle.round == 1


@pytest.mark.rule("ART-281", "ART-343")
def test_who_is_paralysed_and_slow_loses_one_round_not_two() -> None:
    scared, _ = Terror(effect="paralysed").apply(hero(gear=(AXE,)), LoadedDice([]))

    begun = bout(IDLE, sheet=scared, range=0, dice=LoadedDice([face(7, PT)]))

    assert begun.battle.round == 2


@pytest.mark.rule("ART-356", "ART-360")
def test_who_waits_acts_after_the_other_and_waits_no_more() -> None:
    begun = bout(IDLE, range=0).take("wait-f0")

    assert begun.said("waits-for")[0].facts["after"] == "the idler"
    assert "attack-f0-hatchet" in begun.open
    assert "wait-f0" not in begun.open
    assert begun.one("f0").acted


@pytest.mark.rule("ART-146", "ART-359")
def test_who_waits_has_an_action_left_to_fall_flat_with() -> None:
    burner = Foe(name="the burner", attributes={"alertness": IN}, attack=PR, area=2, range=3)
    begun = bout(burner, range=0, dice=LoadedDice([face(7, GD), *[50] * 30])).take("wait-f0")

    assert {"stand", "fall-prone"} <= {*begun.listed}
    assert begun.take("fall-prone").said("fell")


@pytest.mark.rule("ART-391")
def test_a_pathetic_shot_strays_to_a_friend_beside_the_target() -> None:
    tomas = Foe(name="Tomas", policy="passive", attributes={"alertness": CT})
    sheet = party.joined(hero(gear=(arm("bow"),)), "tomas", tomas)
    begun = bout(IDLE, placed=(Placed(foe="f0", band=5),), band=5, sheet=sheet)
    begun.dice = LoadedDice([face(8, PT), face(7, GD), face(11, IN), *[50] * 9])
    begun.take("attack-f0-bow")

    assert [note.facts["who"] for note in begun.said("stray")] == ["Tomas"]
    met = next(note.facts for note in begun.said("roll") if note.facts["deed"] == "defense")
    assert (met["who"], met["difficulty"]) == ("Tomas", "Poor")


@pytest.mark.rule("ART-455")
@pytest.mark.parametrize(("result", "shift", "prone"), [(GD, 2, True), (FB, -1, False)])
def test_a_stunt_gains_columns_or_costs_them_for_one_blow(
    result: Rank, shift: int, prone: bool
) -> None:
    swing = Stunt(
        name="swing", text="Swing on the lamp", attribute=("agility",), difficulty=PR, at="foe",
        success=Deed(shift=2, prone=True), failure=Deed(shift=-1),
    )  # fmt: skip
    begun = bout(IDLE, range=0, stunts=(swing,))
    begun.dice = LoadedDice([face(7, result), *[46] * 9])
    begun.take("stunt-swing-f0")
    assert begun.one("f0").prone is prone
    begun.over()
    assert "stunt-swing-f0" not in begun.open

    begun.take("attack-f0-hatchet")
    blow = next(note.facts for note in begun.said("roll") if note.facts["deed"] == "attack")
    assert blow["shift"] == shift + (2 if prone and begun.one("f0").prone else 0)


@pytest.mark.rule("ART-262")
@pytest.mark.parametrize(
    ("checked", "result", "boxes"),
    [((), IN, 1), ((), FB, 0), ((0,), IN, 1), ((0,), PR, 2), ((0, 1), PR, 2), ((0, 1), PS, 3)],
)
def test_a_blow_has_to_reach_the_lowest_box_that_is_free(
    checked: tuple[int, ...], result: Rank, boxes: int
) -> None:
    post = Foe(name="the post", policy="passive", health=(IN, PR, PS, GD))
    begun = bout(post, range=0)
    assert begun.now is not None
    hurt = {**begun.battle.fighters, "f0": replace(begun.one("f0"), checked=frozenset(checked))}
    begun.now = waiting(replace(begun.battle, fighters=hurt))
    begun.take("go-on")
    begun.dice = LoadedDice([face(7, result), *[50] * 9])
    free = [rank.word for rank in post.health[len(checked) :]]
    assert f", free {'/'.join(free)}." in " ".join(all_english(begun.now.status(begun.sheet)))

    begun.take("attack-f0-hatchet")

    assert len(begun.one("f0").checked) == boxes
    assert bool(begun.said("missed")) is (boxes == len(checked))


def test_turning_round_is_free() -> None:
    archer = Foe(name="the archer", policy="passive", weapon="bow", attributes={"alertness": CT})
    left, right = Placed(foe="f0", band=3), Placed(foe="f1", band=8)
    begun = bout(IDLE, archer, placed=(left, right), band=5, sheet=hero(gear=(arm("bow"),)))
    begun.take("attack-f0-bow")

    assert begun.one("ada").facing == "f0"
    assert "behind you" in " ".join(all_english(begun.now.status(begun.sheet)))  # type: ignore[union-attr]
    assert begun.take("face-f1").one("ada").facing == "f1"
    assert "face-f1" not in begun.open


# Weapons change hands


@pytest.mark.rule("ART-452")
def test_a_weapon_that_is_taken_serves_who_took_it() -> None:

    there = draft(Foe(name="the thug", weapon="blade", weapon_rank=GD), sheet=hero())
    grapple.take_hold(there, "ada", "f0", 2)
    grapple.FEATS[-1].then(there, "ada", "f0", result(GD, successes=1))
    own = there.sheet_of("ada").gear[0]

    assert there.fighter("f0").weapon == "gone"
    assert (own.id, own.slot, own.item.rank) == ("f0-blade", "ready", GD)
    grapple.breaks(there, "ada")
    check = attack_check(there, Blow(by="ada", at="f0", arm=Arm(item=own.item, carried=own)))
    assert ("the blade", 1) in [(english(name), points) for name, points in check.added]
    assert not npc_turns._collect(there, "f0") or there.fighter("f0").weapon == "gone"


@pytest.mark.rule("ART-452", "ART-355")
def test_with_full_hands_it_falls_and_can_be_picked_up() -> None:
    begun = bout(Foe(name="the thug", weapon="axe", policy="passive", attributes={"alertness": CT}),
                 range=0, sheet=hero(gear=(AXE,)))  # fmt: skip
    assert begun.now is not None
    there = table_of(begun.now, begun.sheet)

    hand_over(there, "f0", "ada")
    assert [(one.thing.id, one.owner) for one in there.battle.ground] == [("f0-axe", "ada")]


@pytest.mark.rule("ART-429", "ART-355")
def test_who_is_disarmed_takes_it_up_again_only_where_it_lies() -> None:

    there = draft(Foe(name="the thug", weapon="blade"), sheet=hero())
    assert disarm(there, "f0")
    there.alter("f0", band=9)
    npc_turns._collect(there, "f0")
    assert there.fighter("f0").weapon == "ground"
    there.alter("f0", band=there.fighter("ada").band)
    npc_turns._collect(there, "f0")
    assert (there.fighter("f0").weapon, there.battle.ground) == ("hand", ())
    assert disarm(there, "f0")
    pick_up(there, "ada", there.battle.ground[0])
    assert there.fighter("f0").weapon == "gone"
    assert there.sheet_of("ada").gear[0].item.weapon is not None
    assert (there.notes[-1].code, there.notes[-1].facts["slot"]) == ("taken-up", "ready")


@pytest.mark.rule("ART-442")
def test_a_long_weapon_is_of_no_use_in_a_grapple() -> None:

    for weapon, rank, hands in (("axe", IN, 0), ("blade", PS, 1)):
        there = draft(Foe(name="the thug", weapon=weapon, attack=PR), sheet=hero())
        assert assault_of(there, ("f0",), "ada").rank == PR
        grapple.take_hold(there, "f0", "ada", 0)
        held = assault_of(there, ("f0",), "ada")
        assert (held.rank, held.hands) == (rank, hands)


# Friends


@pytest.mark.rule("ART-017", "ART-192", "ART-354", "ART-355")
def test_a_friend_gets_up_and_takes_up_a_weapon() -> None:

    tomas = party.joined(hero(), "tomas", Foe(name="Tomas", weapon="club"))
    there = draft(IDLE, sheet=tomas)
    there.alter("tomas", prone=True)
    disarm(there, "tomas")
    there.update(turn=Turn(who="tomas"))
    found = offers(there, Turn(who="tomas"))
    assert {"stand", "stand-quick", "attack-f0", "own-way"} <= {*found}
    found["draw-tomas-club-ground-0"].do("")
    assert there.fighter("tomas").weapon == "hand"
    assert there.battle.turn.action


@pytest.mark.rule("ART-010", "ART-192")
@pytest.mark.parametrize(
    ("rank", "traits"),
    [
        ("PT", range(1, 2)),
        ("FB", range(2, 6)),
        ("IN", range(6, 9)),
        ("PR", range(9, 14)),
        ("PS", range(14, 18)),
        ("GD", range(18, 22)),
        ("GT", range(22, 26)),
        ("SP", range(26, 29)),
        ("AW", range(29, 30)),
        ("EX", range(30, 31)),
    ],
)
def test_a_friend_rolls_with_a_trait_that_matches_the_rank(rank: str, traits: range) -> None:
    """A 46 gives the rank of the trait itself (K10), as long as the table has a column for it."""
    tomas = Foe(name="Tomas", attack=Rank.parse(rank))
    there = draft(IDLE, sheet=party.joined(hero(), "tomas", tomas), dice=LoadedDice([46]))
    blow = Blow(by="tomas", at="f0")
    assert attack_check(there, blow).trait in traits
    answered(attack(there, blow))

    shown = next(note.facts for note in there.notes if note.code == "fight-roll")
    assert shown["label"] == min(Rank.parse(rank), Rank.AWESOME).word


@pytest.mark.rule("ART-452", "ART-192")
def test_a_friend_who_is_held_may_break_free() -> None:

    strong = Foe(name="Tomas", attributes={"strength": GD})
    there = draft(BRUTE, sheet=party.joined(hero(), "tomas", strong))
    grapple.take_hold(there, "f0", "tomas", 2)
    there.update(turn=Turn(who="tomas"))
    found = offers(there, Turn(who="tomas"))
    check = found["break-free-strength"].check()

    assert check.added == (("the hold", -2),)
    assert check.difficulty == GD
    assert not [one for one in found if one.startswith("band")]


# Nobody gets anywhere


def idle(begun: Bout, rounds: int) -> None:
    """Let rounds pass in which the hero does nothing."""
    assert begun.now is not None
    last = begun.battle.round + rounds
    while begun.now is not None and begun.battle.round < last:
        begun.take("end-turn" if "end-turn" in begun.listed else begun.listed[0])


def test_after_some_quiet_rounds_one_may_break_off() -> None:
    begun = bout(IDLE, range=3)
    assert "break-off" not in begun.open
    idle(begun, 5)

    begun.take("break-off")

    assert begun.outcome is not None
    assert (begun.outcome.label, begun.outcome.triggers) == ("ended", ("stalemate",))


def test_a_fight_in_which_nothing_happens_ends_by_itself() -> None:
    begun = bout(IDLE, range=3)
    idle(begun, 20)

    assert begun.outcome is not None
    assert begun.outcome.facts["ended"] == "stalemate"
    assert begun.outcome.facts["rounds"] == 11


def test_it_waits_for_what_the_author_has_announced() -> None:
    begun = bout(IDLE, range=3, ends=(End(name="relieved", round=14),))
    idle(begun, 20)

    assert begun.outcome is not None
    assert begun.outcome.facts["ended"] == "relieved"


@pytest.mark.parametrize(
    ("foe", "harmless"),
    [
        (Foe(name="a", attack=CT), True),
        (Foe(name="a", attack=CT, policy="passive"), False),
        (Foe(name="a", attack=CT, policy="grappler"), False),
        (Foe(name="a", attack=CT, on_kicker=(OnKicker(kicker=(1,), always=True),)), False),
        (Foe(name="a", attack=FB, weapon="club"), False),
    ],
)
def test_who_can_hurt_nobody_breaks_off(foe: Foe, harmless: bool) -> None:
    there = draft(foe)
    answered(npc_turns.npc_turn(there, "f0"))
    assert (there.fighter("f0").gone == "yielded") == harmless


def test_a_foe_whose_weapon_is_gone_for_good_may_be_harmless() -> None:
    there = draft(Foe(name="a", attack=FB, weapon="club"))
    there.alter("f0", weapon="gone")
    assert npc_turns.harmless(there.fighter("f0"))


@pytest.mark.rule("ART-371")
def test_who_is_cornered_gives_up() -> None:
    """Too slow to leave a band that the other side holds, it can't run, and would wait for ever."""
    slow = Foe(name="the thief", attributes={"agility": IN}, morale=Morale(flee_when=("half",)))
    there = draft(slow, exits={"1": "a stair"})
    there.alter("f0", checked=frozenset({0, 1}))
    answered(npc_turns.npc_turn(there, "f0"))
    assert there.fighter("f0").gone == "yielded"


@pytest.mark.rule("ART-447", "ART-448")
def test_a_wrestler_pins_for_others_and_strikes_when_alone() -> None:
    """Who pins can do nothing else: alone it would hold its victim down for ever."""
    bear = Foe(name="the bear", policy="grappler", attributes={"alertness": CT})
    alone, helped = draft(bear), draft(bear, BRUTE)
    for there in (alone, helped):
        grapple.take_hold(there, "f0", "ada", 2)
        answered(npc_turns.npc_turn(there, "f0"))
    assert "fight-assault" in [note.code for note in alone.notes]
    assert "fight-assault" not in [note.code for note in helped.notes]
    assert [n.facts["deed"] for n in helped.notes if n.code == "fight-roll"] == ["pin"]


def test_a_guard_that_is_hurt_comes_out() -> None:
    guard = Foe(name="the guard", policy="guard", attributes={"agility": GD})
    there = draft(guard, range=4)
    assert npc_turns.chosen(there, "f0") is None
    there.alter("f0", checked=frozenset({0}))
    assert npc_turns.chosen(there, "f0") is not None
    before = there.fighter("f0").band
    there.alter("ada", stopped=True)
    answered(npc_turns.npc_turn(there, "f0"))
    moved = [note.facts["band"] for note in there.notes if note.code == "fight-moves"]
    assert moved == [there.fighter("f0").band] != [before]


# Area weapons


@pytest.mark.rule("ART-150", "ART-157", "ART-392")
def test_a_table_may_have_sprays_fumble_as_well() -> None:
    gun = arm("machine-pistol")
    for also in (False, True):
        sheet = hero(gear=(gun,), options=ArtOptions(aoe_fumble_also=also))
        there = draft(sheet=sheet, dice=LoadedDice([face(7, CT), *[50] * 9]))
        assert sprays(there, "ada")
        answered(rake(there, "ada", Arm(item=gun.item, carried=gun), "f0"))
        assert there.sheet_of("ada").gear[0].empty
        assert ("fight-fumbles" in [note.code for note in there.notes]) == also
    assert axe().at == "f0"
    assert PR < GD


@pytest.mark.parametrize(
    ("policy", "range_", "own", "theirs", "to"),
    [
        ("aggressive", 0, 2, 7, 7),
        ("aggressive", 0, 7, 2, 2),
        ("aggressive", 3, 9, 2, 5),
        ("aggressive", 3, 2, 9, 6),
        ("aggressive", 3, 5, 2, 5),
        ("aggressive", 3, 4, 4, 4),
        ("ranged", 3, 4, 4, 5),
        ("ranged", 3, 10, 10, 9),
        ("ranged", 3, 5, 4, 5),
    ],
)
def test_where_a_foe_strikes_from(
    policy: Policy, range_: int, own: int, theirs: int, to: int
) -> None:
    """As near as it has to come; who shoots steps back from whoever is beside it."""
    table = draft(Foe(name="the archer", policy=policy), BRUTE)
    one, target = (replace(table.fighter(f"f{n}"), band=at) for n, at in enumerate((own, theirs)))

    assert npc_turns.place_to_strike(table, one, target, range_) == to
