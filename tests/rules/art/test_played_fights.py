"""Fights played from their first roll: weapons that entangle or strike a whole band, and mishaps.

What the parts of a fight do alone is proved beside them; here a player's options and dice are all
that is given.
"""

import pytest

from solo.rules.art.foe import Foe
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.options import ArtOptions
from solo.rules.art.party import members as party
from solo.rules.core.dice import LoadedDice
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
)  # fmt: skip
from tests.rules.art.sample import face, hero

ROW = 7  # what plain attributes of seven roll on
BARE = 1  # Defense without armor
THUG = Foe(name="the thug", attributes={"alertness": IN}, weapon="club", attack=PS)
POST = Foe(name="the post", attributes={"alertness": IN, "strength": AW}, policy="passive")


def rolls(*wanted: tuple[int, int]) -> list[int]:
    return [face(row, rank) for row, rank in wanted]  # type: ignore[arg-type]


def acts(begun: Bout, *options: str) -> Bout:
    """Take options, each as the action of a turn, which is then ended if it has not by itself."""
    for option in options:
        begun.take(option)
        turn = None if begun.now is None else begun.battle.turn
        if turn is not None and turn.action and "end-turn" in begun.open:
            begun.take("end-turn")
    return begun


def member(begun: Bout, name: str) -> Sheet:
    return next(one for one in party.members(begun.sheet) if one.name == name)


# Entangling (a whip of rank Passable, Dexterity 7: row 4)


def whipped(kicker: int, *later: int) -> Bout:
    """Return a fight in which a whip has just struck with a kicker, for Passable or Poor."""
    hits = [roll for roll in range(70, 93) if roll % 10 == kicker and roll % 11]
    dice = LoadedDice([face(ROW, PS), hits[0], *later])
    begun = bout(THUG, sheet=hero(gear=(arm("whip", PS, "entangle"),)), range=0, dice=dice)
    return begun.take("attack-f0-whip")


@pytest.mark.reading("ART-125")
@pytest.mark.reading("C07")
@pytest.mark.rule("ART-125", "ART-126")
def test_entangled_arms_drop_what_they_hold_and_strike_nobody() -> None:
    begun = whipped(5, *rolls((BARE, GD), (BARE, GD)))
    assert begun.open == ["entangle-arms", "damage"]

    acts(begun, "entangle-arms")

    assert not begun.one("f0").checked
    assert begun.one("f0").weapon == "ground"
    assert begun.said("entangled")[-1].facts["rounds"] == PR - IN + 1
    assert begun.said("assault") == []
    begun.take("end-turn")
    assert begun.said("assault") == []
    begun.take("end-turn")
    assert begun.one("f0").bound == ()
    assert begun.said("assault") != []


@pytest.mark.rule("ART-125", "ART-127")
def test_entangled_legs_fall_and_do_not_move() -> None:
    begun = whipped(6, *rolls((BARE, GD)) * 3)
    acts(begun, "entangle-legs")

    assert begun.one("f0").prone
    begun.take("end-turn")
    assert begun.one("f0").prone
    assert begun.said("rose") == []


@pytest.mark.reading("ART-128")
@pytest.mark.rule("ART-128")
def test_an_entangled_throat_is_hurt_every_round() -> None:
    begun = whipped(7, *rolls((BARE, GD)) * 3)
    acts(begun, "entangle-neck")

    assert [note.facts["rank"] for note in begun.said("hurt")] == ["Passable"]
    begun.take("take-it" if "take-it" in begun.open else "end-turn")
    assert [note.facts["rank"] for note in begun.said("hurt")] == ["Passable", "Passable"]


# Whole bands (a machine gun of rank Passable, Alertness 7: row 8)


def sprayed(*faces: int, sheet: Sheet | None = None, fate: int = PR) -> Bout:
    """Return a fight with a gunner at three thugs two bands off."""
    thugs = [Foe(name=f"the {name}", attributes={"alertness": FB, "fate": rank})
             for name, rank in (("cook", PR), ("clerk", fate), ("priest", GD))]  # fmt: skip
    sheet = sheet or hero(gear=(arm("machine-gun"),))
    return bout(*thugs, sheet=sheet, range=2, dice=LoadedDice([face(ROW, PS), *faces]))


@pytest.mark.rule("ART-142", "ART-145", "ART-148", "ART-149")
def test_a_spray_meets_the_unlucky_each_with_a_roll() -> None:
    begun = sprayed(*rolls((10, PS), (10, FB)))
    begun.take("spray-machine-gun-6-2")

    assert [note.facts["row"] for note in begun.said("roll")][-2:] == [10, 10]
    assert [sorted(begun.one(who).checked) for who in ("f0", "f1", "f2")] == [[2], [], []]


@pytest.mark.rule("ART-142", "ART-144")
def test_friends_in_the_band_may_be_struck() -> None:
    gunner = party.with_member(hero(gear=(arm("machine-gun"),)), hero(name="Ben"))
    dice = LoadedDice(rolls((ROW, PS), (ROW, PS), (ROW, CT), (10, GD), (BARE, IN)))
    begun = bout(POST, sheet=gunner, range=0, dice=dice)

    begun.take("spray-machine-gun-5-1", "stand", "take-it")

    assert [note.facts["who"] for note in begun.said("roll")][2:] == ["Ben", "Ada", "Ben"]
    assert member(begun, "Ben").checked == {3}


@pytest.mark.rule("ART-143")
def test_the_attacker_picks_among_those_whose_fate_is_alike() -> None:
    gunner = hero(gear=(arm("machine-gun"),))
    twins = [Foe(name=f"the {name}", attributes={"alertness": FB}) for name in ("cook", "clerk")]
    dice = LoadedDice(rolls((ROW, PS), (12, PS)))
    begun = bout(*twins, sheet=gunner, range=2, asks=True, dice=dice)
    begun.take("roll", "spray-machine-gun-6-1")

    assert begun.open == ["hit-f0", "hit-f1"]
    begun.take("hit-f1", "roll")
    assert (begun.one("f0").checked, begun.one("f1").checked) == (frozenset(), {2})


@pytest.mark.rule("ART-146", "ART-147")
@pytest.mark.parametrize(("falls", "hurt"), [(True, "Passable"), (False, "Good")])
def test_who_has_not_acted_may_fall_prone_before_fate_is_rolled(falls: bool, hurt: str) -> None:
    """Falling flat saves one rank of damage, and the columns of lying prone don't count besides."""
    bomber = Foe(name="the bomber", attributes={"alertness": AW}, attack=PR, area=1, range=5)
    dice = LoadedDice(rolls((ROW, PS), (BARE, CT), (BARE, GD)))
    begun = bout(bomber, range=2, asks=True, dice=dice, sheet=hero(health_rank=9))
    begun.take("roll")
    while "fall-prone" not in begun.open:
        begun.take(begun.open[0])
    before = len(begun.said("roll"))

    begun.take("fall-prone" if falls else "stand")

    assert begun.one("ada").prone is falls
    assert begun.one("ada").spent is falls
    assert len(begun.said("roll")) == before
    begun.take("roll")
    while not begun.said("round"):
        begun.take(begun.open[0])
    assert [one.facts["rank"] for one in begun.notes if one.code == "damaged"] == [hurt]


@pytest.mark.rule("ART-150", "ART-151")
def test_a_spray_that_goes_wrong_ends_the_turn_and_the_ammunition() -> None:
    begun = sprayed(*rolls((10, CT)), face(BARE, GD), face(BARE, GD), face(BARE, GD))
    begun.take("spray-machine-gun-6-2")

    assert len([note for note in begun.said("roll") if note.facts["row"] == 10]) == 1
    assert begun.said("fumbles") == []
    assert begun.sheet.gear[0].empty
    assert not [one for one in begun.open if one.startswith(("attack-f0-machine", "spray"))]


@pytest.mark.rule("ART-152")
def test_one_huge_creature_takes_two_attacks_of_a_spray() -> None:
    beast = Foe(name="the elephant", attributes={"alertness": FB}, size="large")
    dice = LoadedDice([*rolls((ROW, PS), (8, FB), (8, FB)), *rolls((BARE, GD)) * 4])
    begun = bout(beast, sheet=hero(gear=(arm("machine-gun"),)), range=2, dice=dice)

    begun.take("rake-f0-machine-gun")

    assert len([note for note in begun.said("roll") if note.facts["row"] == 8]) == 2


@pytest.mark.reading("ART-150")
@pytest.mark.rule("ART-150", "ART-157")
@pytest.mark.parametrize("both", [False, True])
def test_a_mishap_of_an_area_weapon_takes_the_place_of_a_fumble_or_not(both: bool) -> None:
    house = ArtOptions(aoe_fumble_also=both)
    sheet = hero(gear=(arm("machine-gun"),), options=house)
    begun = sprayed(*rolls((10, CT), (ROW, PS)), *rolls((BARE, GD)) * 3, sheet=sheet)

    begun.take("spray-machine-gun-6-2")

    assert begun.sheet.gear[0].empty
    assert begun.one("ada").prone is both
    assert bool(begun.said("fumbles")) is both


# In a grapple


@pytest.mark.rule("ART-446")
@pytest.mark.reading("C20")
@pytest.mark.parametrize(("fate", "struck"), [(GD, False), (FB, True)])
def test_a_handgun_fired_in_a_grapple_meets_the_unluckiest_in_it(fate: int, struck: bool) -> None:
    bear = Foe(name="the bear", attributes={"alertness": IN}, policy="passive")
    faces = rolls((ROW, PS), (ROW, GD), (ROW, fate), (10, PS), *[(BARE, PR)] * 3)
    begun = bout(bear, range=0, sheet=hero(gear=(arm("handgun"),)), dice=LoadedDice(faces))

    begun.take("grapple-f0", "attack-f0-handgun")

    assert bool(begun.said("astray-self")) is struck
    assert bool(begun.sheet.checked) is struck
    assert bool(begun.one("f0").checked) is not struck


# Mishaps


@pytest.mark.rule("ART-391")
@pytest.mark.parametrize(("defense", "boxes"), [(PR, set()), (FB, {1}), (CT, {3})])
def test_a_pathetic_shot_meets_whoever_of_ours_is_there(defense: int, boxes: set[int]) -> None:
    archer = party.with_member(hero(gear=(arm("bow"),)), hero(name="Ben", health_rank=9))
    fates = ((ROW, GD), (ROW, IN))  # who shoots stands there too
    dice = LoadedDice(rolls((ROW, PS), (ROW, PS), (8, PT), *fates, (BARE, defense)))
    begun = bout(POST, sheet=archer, range=0, dice=dice)

    begun.take("attack-f0-bow")
    if 3 in boxes:  # a grave hit, after which one may play dead
        begun.take("take-it")

    assert begun.said("stray")[-1].facts["who"] == "Ben"
    assert begun.said("roll")[-1].facts["difficulty"] == "Poor"
    assert member(begun, "Ben").checked == boxes


@pytest.mark.rule("ART-391")
def test_fate_says_whom_a_stray_shot_meets() -> None:
    archer = hero(gear=(arm("bow"),))
    for name in ("Ben", "Cy"):
        archer = party.with_member(archer, hero(name=name))
    dice = LoadedDice(rolls(*[(ROW, PS)] * 3, (8, PT), *[(ROW, GD)] * 2, (ROW, IN), (BARE, FB)))
    begun = bout(POST, sheet=archer, range=0, dice=dice)

    begun.take("attack-f0-bow")

    assert member(begun, "Cy").checked == {2}
    assert not member(begun, "Ben").checked


@pytest.mark.rule("ART-391")
def test_a_pathetic_shot_with_nobody_of_ours_there_only_misses() -> None:
    dice = LoadedDice(rolls((ROW, PS), (8, PT)))
    begun = bout(POST, sheet=hero(gear=(arm("bow"),)), range=2, dice=dice)

    begun.take("attack-f0-bow")

    assert begun.said("missed")
    assert not begun.said("stray")


def fumbled(agility: int, *later: int, sheet: Sheet | None = None, foe: Foe = POST) -> Bout:
    """Return a fight whose first blow was Catastrophic, with an Agility roll for the fumble."""
    many = [(ROW, PS)] * len(party.members(sheet or hero()))
    dice = LoadedDice([*rolls(*many, (ROW, CT), (ROW, agility)), *later])
    begun = bout(foe, sheet=sheet, range=0, dice=dice)
    acts(begun, "attack-f0-hatchet")
    return acts(begun, "nothing") if "nothing" in begun.open else begun


@pytest.mark.rule("ART-392", "ART-393")
@pytest.mark.parametrize(("agility", "columns"), [(CT, -2), (PT, -1), (FB, -1)])
def test_a_bad_fumble_costs_columns_until_the_end_of_the_next_turn(
    agility: int, columns: int
) -> None:
    begun = fumbled(agility, *rolls((ROW, GD)))
    acts(begun, "attack-f0-hatchet")

    assert begun.one("f0").checked == {3 + columns}
    assert begun.one("ada").lasting == ()


@pytest.mark.rule("ART-393")
def test_a_fumble_may_open_the_guard() -> None:
    begun = fumbled(IN, *rolls((BARE, GD), (BARE, GD)), foe=THUG)

    assert [note.facts["who"] for note in begun.said("assault")][:1] == ["the thug"]
    assert begun.said("round")[-1].facts["round"] == 2


@pytest.mark.rule("ART-393")
def test_a_fumble_may_cost_the_weapon_or_the_footing() -> None:
    dropped = fumbled(PR)
    assert (dropped.sheet.gear, dropped.open[0]) == ((), "attack-f0-bare-hands")

    fell = fumbled(PS)
    assert fell.one("ada").prone
    assert fell.sheet.gear != ()


@pytest.mark.rule("ART-393")
@pytest.mark.parametrize(
    ("agility", "barred"), [(GD, "attack-f0-hatchet"), (GT, "move"), (SP, "dodge"), (AW, "")]
)
def test_a_fumble_may_bar_one_thing_for_a_turn(agility: int, barred: str) -> None:
    everything = {"attack-f0-hatchet", "move", "dodge"}
    begun = fumbled(agility)

    assert everything - set(begun.open) == ({barred} - {""})
    begun.take("end-turn")
    assert everything <= set(begun.open)


@pytest.mark.rule("ART-389", "ART-393")
@pytest.mark.example("E91")
def test_a_blow_at_a_comrade_is_met_by_defense_against_its_result() -> None:
    two = party.with_member(hero(gear=(AXE,)), hero(name="Ben", health_rank=9))
    begun = fumbled(FB, *rolls((ROW, GD), (BARE, PR)), sheet=two)

    assert begun.said("roll")[-1].facts["difficulty"] == "Good"
    assert member(begun, "Ben").checked == {1}
    assert not member(begun, "Ada").checked


@pytest.mark.rule("ART-394", "ART-395")
def test_the_fumble_of_a_foe_is_read_the_other_way_round() -> None:
    swift = Foe(name="the thug", attributes={"alertness": AW}, weapon="club")
    dice = LoadedDice(rolls((ROW, PS), (BARE, AW), (ROW, PS), (BARE, GD)))
    begun = bout(swift, range=0, asks=True, dice=dice)
    while not begun.said("fumble"):
        begun.take("nothing" if "nothing" in begun.open else begun.open[0])

    assert [note.facts["who"] for note in begun.said("disarmed")] == ["the thug"]


# Again and again


@pytest.mark.rule("ART-303", "ART-418")
def test_in_rounds_what_failed_may_be_tried_again_at_once() -> None:
    begun = bout(POST, range=0, dice=LoadedDice(rolls((ROW, PS), (ROW, GD), (ROW, GD))))

    acts(begun, "knock-down-f0", "knock-down-f0")

    assert begun.said("round")[-1].facts["round"] == 3
    assert not begun.one("f0").prone
