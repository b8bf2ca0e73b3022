"""Situations in which two rules meet, worked out by hand from the text (fights of ART Engine)."""

from dataclasses import replace
from typing import Any

import pytest

from solo.rules.art.checks.ranks import Rank
from solo.rules.art.fight.surroundings import Feature
from solo.rules.art.fight.written import Placed
from solo.rules.art.foe import Foe, OnKicker
from solo.rules.art.gear.item import Power
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.party import members as party
from solo.rules.core.dice import LoadedDice
from tests.english import english
from tests.rules.art.fight.arena import (
    AW,
    AXE,
    CT,
    FB,
    GD,
    GT,
    IN,
    PR,
    PS,
    PT,
    SP,
    Bout,
    arm,
    bout,
    shield,
)  # fmt: skip
from tests.rules.art.sample import face, hero

BARE = 1  # Defense without armor
ROW = 7
THUG = Foe(name="the thug", attributes={"alertness": FB, "cunning": PR}, weapon="club", attack=PS)
POST = replace(THUG, name="the post", policy="passive", health=(IN, PR, GD, GT))
FIRST = face(ROW, PR)  # initiative before a thug


def last_roll(begun: Bout) -> dict[str, Any]:
    return dict(begun.said("roll")[-1].facts)


def companions(**ben: Any) -> Sheet:
    return party.with_member(hero(gear=(AXE,)), hero(name="Ben", **ben))


# Moving


@pytest.mark.rule("ART-370", "ART-372")
@pytest.mark.parametrize("roll", [GD, SP, AW])
def test_what_is_left_of_a_move_leads_nowhere_out_of_the_mud(roll: Rank) -> None:
    """Movement ends in rough ground, however many bands the roll was good for."""
    mud = {"3": Feature(name="mud", rough=True)}
    begun = bout(THUG, range=5, features=mud, dice=LoadedDice([FIRST, face(ROW, roll)]))

    begun.take("move", "band-3")

    assert begun.one("ada").band == 3
    assert not [one for one in begun.open if one.startswith("band-")]


@pytest.mark.rule("ART-371", "ART-377", "ART-379")
@pytest.mark.parametrize(("result", "gone"), [(GD, False), (PS, True)])
def test_who_flees_by_an_exit_of_its_own_band_may_be_held_back(result: Rank, gone: bool) -> None:
    """To leave the fight is to leave the band: Agility against Agility stops it."""
    coward = replace(POST, policy="coward", attributes={"alertness": FB, "agility": GD})
    dice = LoadedDice([FIRST, 75, face(ROW, result)])
    begun = bout(coward, range=0, exits={"5": "the door"}, dice=dice)

    begun.take("attack-f0-hatchet").over()

    assert "stop-ada" in begun.open
    begun.take("stop-ada")
    assert bool(begun.said("flees")) is gone
    assert bool(begun.said("stopped")) is not gone


@pytest.mark.rule("ART-371")
def test_who_is_too_slow_to_leave_the_band_is_too_slow_for_its_exit() -> None:
    """Poor Agility moves one band, and one enemy without a friend makes it cost two."""
    coward = replace(POST, policy="coward", attributes={"alertness": FB, "agility": PR})
    begun = bout(coward, range=0, exits={"5": "the door"}, dice=LoadedDice([FIRST, 75]))

    begun.take("attack-f0-hatchet").over()

    assert begun.said("yields")


# Attacks


@pytest.mark.rule("ART-115", "ART-209")
@pytest.mark.parametrize(
    ("dexterity", "rank", "skill", "row"),
    [(3, CT, 2, 3), (3, FB, 2, 3), (2, PT, 4, 5), (5, PR, 2, 6)],
)
def test_skills_come_on_top_of_an_attack_that_is_never_below_one(
    dexterity: int, rank: Rank, skill: int, row: int
) -> None:
    """A blade of such a rank: 3-5 is an Attack of 1, and two points of skill make it 3."""
    sheet = hero(attributes={"dexterity": dexterity}, skills={"blades": skill},
                 gear=(arm("blade", rank),))  # fmt: skip
    begun = bout(POST, range=0, sheet=sheet, dice=LoadedDice([FIRST, 50]))

    begun.take("attack-f0-blade")

    assert last_roll(begun)["row"] == row


@pytest.mark.rule("ART-115", "ART-503")
def test_points_of_unarmed_combat_come_on_top_of_it_too() -> None:
    sheet = hero(attributes={"dexterity": 2}, perks={"unarmed-combat": 3})
    begun = bout(POST, range=0, sheet=sheet, dice=LoadedDice([FIRST, 50]))

    begun.take("attack-f0-bare-hands")

    assert last_roll(begun)["row"] == 4


@pytest.mark.rule("ART-119", "ART-480")
@pytest.mark.parametrize(
    ("range_", "others", "then"),
    [
        (1, (), ""),  # it lies with the foe
        (0, (), "bare hands"),
        (0, (arm("hatchet"),), "hatchet"),
        (0, (arm("hatchet", slot="at_hand"),), "bare hands"),  # which would have to be drawn
    ],
)
def test_a_flurry_is_not_thrown_with_what_has_left_the_hand(
    range_: int, others: tuple[Any, ...], then: str
) -> None:
    sheet = hero(gear=(arm("blade", PS, "thrown"), *others), perks={"flurry": 1})
    begun = bout(POST, range=range_, sheet=sheet, dice=LoadedDice([FIRST, 90, 51]))

    begun.take("attack-f0-blade-thrown")

    strikes = [note.facts for note in begun.said("roll") if note.facts["deed"] == "attack"]
    purpose = english(strikes[-1]["purpose"])
    assert len(strikes) == (2 if then else 1)
    assert not then or purpose.endswith((f"with your {then}", f"with the {then}"))


@pytest.mark.rule("ART-480")
def test_a_flurry_with_what_stays_in_hand_goes_on() -> None:
    sheet = hero(gear=(AXE,), perks={"flurry": 1})
    begun = bout(POST, range=0, sheet=sheet, dice=LoadedDice([FIRST, 90, 80, 51]))

    begun.take("attack-f0-hatchet")

    assert len(begun.said("roll")) == 4


@pytest.mark.rule("ART-150", "ART-500")
def test_a_spray_that_runs_dry_was_an_attack_for_those_who_coordinate() -> None:
    ada = hero(gear=(arm("handgun"),), perks={"coordinated-attacks": 1})
    sheet = party.with_member(ada, hero(name="Ben", gear=(arm("machine-gun"),)))
    dice = LoadedDice([FIRST, face(ROW, PS), 1, 50])
    begun = bout(POST, range=1, sheet=sheet, dice=dice)

    begun.take("spray-machine-gun-5-1", "attack-f0-handgun")

    assert begun.said("roll")[2].facts["label"] == "Catastrophic"
    assert last_roll(begun)["row"] == ROW + 2


# A slip shifts all rolls (ART-393)


def shaken(*later: int, foe: Foe = THUG, **more: Any) -> Bout:
    """Return a fight after an own fumble of the second row: a column on all rolls is lost."""
    dice = LoadedDice([FIRST, face(ROW, CT), face(ROW, PT), *later])
    begun = bout(foe, range=0, dice=dice, **more).take("attack-f0-hatchet")
    assert begun.said("fumble")[-1].facts["what"] == "shaken-1"
    return begun


@pytest.mark.rule("ART-286", "ART-393")
def test_who_is_shaken_asks_of_fate_by_a_column_less() -> None:
    begun = shaken(face(ROW, PR)).take("question is there a rope")

    asked = last_roll(begun)
    assert (asked["label"], asked["shift"], asked["failures"]) == ("Inferior", -1, 1)


# Protecting


@pytest.mark.rule("ART-420", "ART-453", "ART-454")
def test_who_steps_before_a_companion_on_the_ground_is_struck_at_as_one_who_stands() -> None:
    """At somebody prone a blow gains two columns; the one who must be attacked instead stands."""
    keen = replace(THUG, attributes={"alertness": PS})
    dice = LoadedDice([face(ROW, GD), face(ROW, PR), face(ROW, PS), 50])
    begun = bout(keen, range=0, sheet=companions(), dice=dice).take("lie-down", "end-turn")

    begun.take("protect-ben")

    defended = last_roll(begun)
    assert (defended["who"], defended["difficulty"]) == ("Ben", "Passable")


@pytest.mark.rule("ART-193", "ART-390", "ART-420")
def test_to_step_before_several_who_strike_as_one_is_as_hard_as_their_alertness_together() -> None:
    """Passable and Passable are Good; and Attack Passable twice is Good as well."""
    wolf = replace(THUG, attributes={"alertness": PS}, policy="pack")
    dice = LoadedDice([FIRST, FIRST, face(ROW, GD), face(BARE, GD)])

    begun = bout(blocks={"wolf": wolf}, placed=(Placed(foe="wolf", count=2),), range=0,
                 sheet=companions(), dice=dice).take("protect-ben")  # fmt: skip

    rolled = [note.facts for note in begun.said("roll")][-2:]
    assert [(one["deed"], one["difficulty"]) for one in rolled] == [
        ("protect", "Good"),
        ("defense", "Good"),
    ]


@pytest.mark.rule("ART-420", "ART-437")
def test_the_price_of_a_failed_grapple_is_not_paid_by_who_protects() -> None:
    """Ada fails by two against Passable; it strikes at her, and Ben rolls without her penalty."""
    quick = replace(THUG, attributes={"alertness": FB, "agility": PS})
    dice = LoadedDice([FIRST, FIRST, face(ROW, IN), face(ROW, GD), face(BARE, GD)])
    sheet = companions(attributes={"agility": 9})
    begun = bout(quick, range=0, sheet=sheet, dice=dice).take("grapple-f0")

    begun.take("protect-ben")

    assert (last_roll(begun)["who"], last_roll(begun)["row"]) == ("Ben", 9 - 6)


@pytest.mark.rule("ART-149", "ART-391")
def test_a_spray_that_goes_astray_endangers_ours_beside_the_target() -> None:
    """Ben sprays his own band at two, Ada and the post, Pathetic both times: Poor against Ada.

    He is in the band himself, and luckier than she is.
    """
    sheet = party.with_member(hero(gear=(AXE,)), hero(name="Ben", gear=(arm("machine-gun"),)))
    spray = face(ROW + 1 + 2, PT)
    whom = (face(ROW, PT), face(ROW, GD))
    dice = LoadedDice([FIRST, face(ROW, GD), spray, *whom, face(BARE, IN),
                       spray, *whom, face(BARE, PS)])  # fmt: skip
    begun = bout(POST, range=0, sheet=sheet, dice=dice)

    begun.take("spray-machine-gun-5-2", "stand")

    strayed = [note.facts for note in begun.said("roll") if note.facts["deed"] == "defense"]
    assert [(one["who"], one["difficulty"]) for one in strayed] == [("Ada", "Poor")] * 2


# Grapples


def seized(*later: int, foe: Foe | None = None, sheet: Sheet | None = None) -> Bout:
    """Return a fight in which a grappler has just taken hold of Ada, by three failures."""
    bear = foe or Foe(name="the bear", attributes={"alertness": PS, "agility": PS, "strength": PR},
                      attack=PS, policy="grappler")  # fmt: skip
    dice = LoadedDice([FIRST, face(ROW, FB), *later])
    begun = bout(bear, range=0, sheet=sheet, dice=dice)
    assert begun.battle.grip_of("ada") is not None
    return begun


@pytest.mark.reading("ART-447")
@pytest.mark.rule("ART-447", "ART-448")
def test_who_is_held_may_turn_the_tables_and_pin_the_other() -> None:
    """Strength against the higher of Strength and Agility, without the successes of a hold."""
    begun = seized(face(ROW, GD), sheet=hero())

    begun.take("pin-f0")

    pin = last_roll(begun)
    assert (pin["row"], pin["difficulty"], pin["successes"]) == (ROW, "Passable", 2)
    assert begun.one("f0").pinned == 2 - begun.said("loses-turn").__len__()
    grip = begun.battle.grip_of("ada")
    assert grip is not None
    assert (grip.holder, grip.held, grip.bonus) == ("ada", "f0", 0)


@pytest.mark.rule("ART-449", "ART-450")
def test_who_is_held_may_throw_the_other_and_be_free() -> None:
    """Strength against the lower of both, Poor."""
    begun = seized(face(ROW, PR), sheet=hero())

    begun.take("takedown-f0", "let-go")

    assert last_roll(begun)["difficulty"] == "Poor"
    assert begun.battle.grips == ()
    assert not begun.one("ada").prone


@pytest.mark.rule("ART-452")
def test_who_is_held_may_take_the_others_weapon() -> None:
    armed = Foe(name="the bear", attributes={"alertness": PS, "agility": PS, "strength": PR},
                attack=PS, policy="grappler", weapon="blade")  # fmt: skip
    begun = seized(face(ROW, PR), face(BARE, PS), foe=armed, sheet=hero())

    begun.take("take-weapon-f0")

    assert begun.one("f0").weapon == "gone"
    assert [own.item.name for own in begun.sheet.gear] == ["blade"]


# Turns


@pytest.mark.rule("ART-051", "ART-360")
def test_who_is_staggered_while_waiting_loses_the_turn_that_was_waited_for() -> None:
    """Good damage checks the last of Inferior, Poor, Passable, Good; the next turn is lost."""
    sheet = hero(gear=(AXE,), health_rank=9)
    begun = bout(replace(THUG, attack=PR), range=0, sheet=sheet,
                 dice=LoadedDice([FIRST, face(BARE, CT)]))  # fmt: skip

    begun.take("wait-f0", "take-it")

    assert begun.said("loses-turn")[-1].facts["why"] == "staggered"
    assert begun.battle.round == 2
    assert not begun.sheet.staggered


def feigning(*later: int, **more: Any) -> Bout:
    """Return a fight in which Ada has just passed for dead, and Tomas stands beside her."""
    dull = replace(THUG, attributes={"alertness": FB, "intelligence": FB},
                   health=(IN, PR, AW, AW), **more)  # fmt: skip
    tomas = Foe(name="Tomas", attributes={"alertness": CT}, policy="passive")
    sheet = party.joined(hero(gear=(AXE,), health_rank=10), "tomas", tomas)
    first = [FIRST, face(BARE, PT), face(BARE, CT), face(BARE, FB), face(ROW, PS)]
    dice = LoadedDice([*first, *later])
    begun = bout(dull, range=0, sheet=sheet, dice=dice).take("end-turn", "play-dead")
    assert begun.one("ada").fooled == {"f0"}
    return begun


@pytest.mark.reading("ART-424")
@pytest.mark.rule("ART-424")
@pytest.mark.parametrize("deed", ["attack-f0-hatchet", "stand"])
def test_who_acts_is_no_longer_taken_for_dead(deed: str) -> None:
    """They assumed that she was dead, and struck at Tomas; now they see that she is not."""
    begun = feigning(*[face(ROW, PS)] * 3).take("end-turn")

    begun.take(deed)

    assert begun.said("stirs")


@pytest.mark.rule("ART-424")
def test_who_lies_still_is_left_alone_round_after_round() -> None:
    begun = feigning(*[face(11, GD)] * 6)

    for _ in range(3):
        begun.take("end-turn", "end-turn")

    struck = [note.facts["at"] for note in begun.said("assault")]
    assert struck[1:] == ["Tomas"] * len(struck[1:])
    assert len(struck) > 2
    assert not begun.said("stirs")


@pytest.mark.rule("ART-127", "ART-363")
def test_who_is_held_by_the_legs_does_not_leave_by_an_exit() -> None:
    """It strikes first, misses, and the kicker of the Defense roll binds her all the same."""
    whip = OnKicker(kicker=tuple(range(10)), always=True, entangle="legs", rounds=2)
    quick = replace(THUG, attributes={"alertness": PS}, on_kicker=(whip,))
    dice = LoadedDice([FIRST, FIRST, face(BARE, PS)])

    begun = bout(quick, range=0, exits={"5": "the stair"}, sheet=companions(), dice=dice)
    begun.take("stand-by")

    assert begun.one("ada").tied("legs")
    assert "leave" not in begun.open


# Kickers


@pytest.mark.rule("ART-393", "ART-437", "ART-483")
def test_strategic_positioning_gained_in_ones_own_turn_waits_for_the_next() -> None:
    """A failed grapple: the foe's blow is met with kicker 0 in one's own turn."""
    sheet = hero(gear=(arm("blade"),), perks={"strategic-positioning": 1})
    dice = LoadedDice([FIRST, face(ROW, FB), 90, face(BARE, GD), 50])
    begun = bout(THUG, range=0, sheet=sheet, dice=dice).take("grapple-f0").over()

    begun.take("attack-f0-blade")

    assert last_roll(begun)["row"] == ROW + 2


@pytest.mark.rule("ART-483", "ART-486")
def test_strategic_positioning_is_kept_for_ones_own_turn() -> None:
    """The riposte comes in the foe's turn; the next turn's first attack has the two points."""
    sheet = hero(gear=(arm("blade"),), perks={"strategic-positioning": 1, "riposte": 1},
                 health_rank=10)  # fmt: skip
    quick = replace(THUG, attributes={"alertness": GD}, attack=FB,
                    health=(IN, PR, AW, AW))  # fmt: skip
    dice = LoadedDice([FIRST, 30, 90, 51, 50])
    begun = bout(quick, range=0, sheet=sheet, dice=dice).take("parry-blade")

    rows = [note.facts["row"] for note in begun.said("roll") if note.facts["deed"] == "attack"]

    assert rows == [ROW]
    assert [one.name for one in begun.one("ada").lasting] == ["strategic positioning"]


# Grapples once more


@pytest.mark.rule("ART-108", "ART-442")
def test_a_shield_is_of_no_use_in_a_grapple() -> None:
    """Bare hands and short weapons are all that can be used there."""
    begun = seized(face(BARE, GD), *[50] * 4, sheet=hero(gear=(shield(GD),))).take("end-turn")

    assert not begun.one("ada").shield
    assert last_roll(begun)["deed"] == "defense"
    assert last_roll(begun)["row"] == BARE


@pytest.mark.rule("ART-393", "ART-395")
def test_a_foe_off_balance_does_not_strike_in_a_grapple_either() -> None:
    """An Awesome Defense and Inferior Cunning: it can't attack on its next turn."""
    begun = seized(100, face(ROW, IN), *[50] * 5, sheet=hero())
    begun.take("end-turn")
    before = len(begun.said("assault"))

    assert begun.said("fumble")[-1].facts["what"] == "no-attack"
    begun.take("end-turn")
    assert len(begun.said("assault")) == before


@pytest.mark.rule("ART-353", "ART-354")
def test_a_foe_too_slow_to_get_up_in_passing_does_not_run_as_well() -> None:
    slow = replace(POST, policy="coward", attributes={"alertness": FB, "agility": FB,
                                                     "strength": IN})  # fmt: skip
    begun = bout(slow, range=0, exits={"9": "the gate"}, sheet=companions(),
                 dice=LoadedDice([FIRST, face(ROW, PT), face(ROW, SP), 75, *[50] * 5]))  # fmt: skip

    begun.take("knock-down-f0")
    while not begun.said("rose"):
        begun.take(next(one for one in ("attack-f0-bare-hands", "end-turn") if one in begun.open))

    assert begun.one("f0").band == 5


@pytest.mark.rule("ART-085")
@pytest.mark.parametrize(("against", "points"), [("f0", 3), ("post", 3), ("wolf", 0)])
def test_a_weapon_is_good_against_those_whom_it_names(against: str, points: int) -> None:
    def attacks(*effects: Power) -> int:
        axe = replace(AXE, item=replace(AXE.item, effects=effects))
        begun = bout(POST, sheet=hero(gear=(axe,)), range=0, asks=False)
        begun.take(next(one for one in begun.open if one.startswith("attack")))
        rolls = [one.facts for one in begun.said("roll") if one.facts["you"]]
        return int(rolls[-1]["row"])

    assert attacks(Power(bonus=3, against=(against,))) - attacks() == points


@pytest.mark.rule("ART-433")
@pytest.mark.parametrize(
    ("strength", "agility", "needed"), [(PR, GT, GT), (GT, PR, GT), (PS, PS, PS)]
)
def test_who_is_to_be_grappled_resists_with_the_better_of_strength_and_agility(
    strength: Rank, agility: Rank, needed: Rank
) -> None:
    def asked(foe: Foe) -> int:
        begun = bout(foe, sheet=hero(gear=(AXE,)), range=0, asks=False)
        begun.take(next(one for one in begun.open if one.startswith("grapple")))
        rolls = [one.facts for one in begun.said("roll") if one.facts["deed"] == "grapple"]
        return Rank.parse(str(rolls[0]["difficulty"]))

    foe = replace(POST, attributes={"strength": strength, "agility": agility, "alertness": FB})
    plain = replace(POST, attributes={"strength": FB, "agility": FB, "alertness": FB})
    assert asked(foe) - asked(plain) == needed - FB
