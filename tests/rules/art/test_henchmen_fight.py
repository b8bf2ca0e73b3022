"""What companions with ranks do in fights: all that adventurers may, as the text has it (ART-192).

The player rolls for them, with the trait of the rank (ART-010): Great 23, Good 19, Passable 15.
"""

import re
from typing import Any

import pytest

from solo.rules.art.checks.ranks import Rank
from solo.rules.art.fight.area import ranked_salvo
from tests.rules.art.exam import Face, adventurer, exam, foe
from tests.rules.art.fight.arena import table_of
from tests.rules.art.sample import face, fell

CT, PT, FB, IN, PR, PS, GD, GT, SP, AW, EX = Rank
ROW, GOOD, PASSABLE = 7, 19, 15
ONE = {"combat": {"foes": ["thug"], "range": 0}}
TWO = {"combat": {"foes": ["thug", "thug"], "range": 0}}
RANKS = {"agility": "Good", "dexterity": "Good", "strength": "Good", "alertness": "Inferior"}
TOMAS = {"name": "Tomas", "attack": "Passable", "weapon": "club", "henchman": True,
         "attributes": RANKS, "on_defeat": "falls"}  # fmt: skip
WEAK = {**TOMAS, "health": ["Poor", "Passable", "Good"]}  # whom the cautious go for
QUICK = {"alertness": "Great", "strength": "Passable", "agility": "Inferior"}


def joined(tomas: Any = TOMAS, **thug: Any) -> dict[str, Any]:
    """Return what puts Tomas beside Ada, and the thug before both or after them."""
    return {
        "before": {"join": "tomas"},
        "companions": {"tomas": tomas},
        "foes": {"thug": foe(**thug)},
    }


def last(dice: Rank = IN) -> list[Face]:
    """Return initiative: Ada's, then Tomas's."""
    return [(ROW, dice), (ROW, dice)]


FIRST = [(ROW, PR), (ROW, PS)]  # Tomas, then Ada, before a slow thug


@pytest.mark.rule("ART-420", "ART-421", "ART-422", "ART-192")
@pytest.mark.parametrize(("result", "struck"), [(GT, "Tomas"), (GD, "you")])
def test_a_companion_steps_in_the_way(result: Rank, struck: str) -> None:
    """Good Agility, 19, against Great Alertness."""
    more = joined(attributes=QUICK, attack="Passable")
    dice = [*last(), (GOOD, result), (GOOD if struck == "Tomas" else 1, PS)]
    game = exam(ONE, "protect-tomas", faces=dice, **more)

    assert fell(GOOD, result, GT) in game.text
    assert ("Tomas, to get away" in game.text) is (struck == "Tomas")
    assert game.one("tomas").spent


@pytest.mark.rule("ART-401", "ART-402", "ART-412", "ART-413", "ART-192")
@pytest.mark.parametrize(
    ("result", "hurt", "weapon"),
    [(PS, False, "hand"), (PR, True, "hand"), (PT, True, "ground"), (CT, True, "gone")],
)
def test_a_companion_parries_with_the_weapon_in_hand(result: Rank, hurt: bool, weapon: str) -> None:
    """Defense 19 against Great: Passable is two failures, and one of damage more is Passable."""
    more = joined(WEAK, attributes=QUICK, attack="Great", damage=1, policy="cautious")
    dice = [*last(), (GOOD, GD), (GOOD, result)]
    game = exam(ONE, "stand-by", "parry-tomas-club", faces=[*dice[:2], (GOOD, PS), dice[3]], **more)

    assert bool(game.one("tomas").checked) is hurt
    assert game.one("tomas").weapon == weapon
    assert game.one("tomas").spent


@pytest.mark.rule("ART-426", "ART-429", "ART-430", "ART-192")
@pytest.mark.parametrize(
    ("result", "theirs", "own"), [(PS, "ground", "hand"), (CT, "hand", "ground")]
)
def test_a_companion_disarms(result: Rank, theirs: str, own: str) -> None:
    """Attack Passable, 15, against the higher of Dexterity and Strength."""
    more = joined(attributes={"strength": "Passable"})
    game = exam(ONE, "disarm-thug", faces=[*FIRST, (PASSABLE, result)], **more)

    assert (game.one("thug").weapon, game.one("tomas").weapon) == (theirs, own)


@pytest.mark.rule("ART-452", "ART-349", "ART-355", "ART-192")
def test_a_companion_takes_a_weapon_away_and_uses_it() -> None:
    """What Tomas holds falls first, which is free; then Strength decides, with the hold's bonus."""
    more = joined(weapon="axe", attributes={"strength": "Inferior"})
    dice = [*FIRST, (GOOD, GD), (GOOD + 4, IN)]
    game = exam(ONE, "drop-tomas-club-0", "grapple-thug", "take-weapon-thug", faces=dice, **more)

    assert game.one("tomas").weapon == "hand"
    assert game.one("tomas").ranks.weapon == "axe"
    assert game.one("thug").weapon == "gone"


@pytest.mark.rule("ART-349", "ART-350", "ART-351", "ART-355", "ART-192")
@pytest.mark.parametrize(
    ("result", "held", "acts"), [(IN, True, True), (FB, True, False), (PT, False, False)]
)
def test_a_companion_takes_up_what_lies_there_quickly(result: Rank, held: bool, acts: bool) -> None:
    """Inferior is free, Feeble ends the turn, less does nothing and ends it too."""
    dice = [*FIRST, (GOOD, result)]
    game = exam(ONE, "drop-tomas-club-0", "draw-tomas-club-ground-0-quick", faces=dice, **joined())

    assert (game.one("tomas").weapon == "hand") is held
    assert game.battle.turn is not None
    assert (game.battle.turn.who == "tomas") is acts


@pytest.mark.rule("ART-354", "ART-353", "ART-192")
def test_a_companion_gets_up_quickly_by_agility() -> None:
    dice = [*FIRST, (GOOD, IN)]
    game = exam(ONE, "lie-down", "stand-quick", faces=dice, **joined())

    assert not game.one("tomas").prone
    assert "attack-thug" in game.open


@pytest.mark.rule("ART-370", "ART-376", "ART-349", "ART-192")
def test_a_companion_strikes_and_moves_on_as_far_as_is_free() -> None:
    """Good Agility moves one band free, before the action or after it."""
    game = exam(ONE, "attack-thug", faces=[*FIRST, (PASSABLE, IN)], **joined())

    assert "band-6" in game.open
    assert "band-7" not in game.open
    game.type("band-6")
    assert game.one("tomas").band == 6


@pytest.mark.rule("ART-440", "ART-439", "ART-192")
def test_a_companion_who_takes_hold_may_strike_at_once() -> None:
    """The hold's four successes are a bonus on the blow, which has a column in a grapple."""
    more = joined(attributes={"strength": "Inferior"})
    dice = [*FIRST, (GOOD, GD), (PASSABLE + 4, IN)]
    game = exam(ONE, "grapple-thug", "attack-thug", faces=dice, **more)

    assert f": {face(PASSABLE + 4, IN)}" in game.text


@pytest.mark.rule("ART-377", "ART-378", "ART-192")
def test_a_companion_holds_a_foe_back_and_adds_the_rank_to_what_all_do() -> None:
    """Passable by the hero and Good by the rank make Great (ART-226, ART-229)."""
    runs = joined(attributes={**QUICK, "agility": "Great"}, morale=["outnumbered"])
    where = {"combat": {"foes": ["thug"], "range": 0, "exits": {5: "the door"}}}
    alone = exam(where, "stop-tomas", faces=[*last(), (GOOD, GD)], **runs)
    both = exam(where, "stop-together", faces=[*last(), (ROW, PS)], **runs)

    assert "The thug gets away." in alone.text
    assert both.one("thug").gone == ""


@pytest.mark.rule("ART-423", "ART-424", "ART-192")
def test_a_companion_plays_dead_and_the_fight_goes_on_for_the_others() -> None:
    more = joined(WEAK, attributes=QUICK, attack="Great", damage=1, policy="cautious")
    game = exam(ONE, "stand-by", "play-dead", faces=[*last(), (GOOD, PS), (11, GT)], **more)

    assert game.one("tomas").fooled == {"thug"}
    assert game.one("tomas").prone


@pytest.mark.rule("ART-248", "ART-249", "ART-192")
def test_a_companion_works_while_others_fight() -> None:
    lamp = {"text": "Work the lamp", "attribute": "strength", "difficulty": "Poor", "goal": 9}
    where = {"combat": {"foes": ["thug"], "range": 0, "works": {"lamp": lamp}}}
    game = exam(where, "do-lamp", faces=[*FIRST, (GOOD, GD)], **joined())

    assert game.battle.efforts["lamp"].successes == 3


@pytest.mark.rule("ART-272", "ART-192")
def test_a_companion_who_burns_drops_and_rolls() -> None:
    stop = {"attribute": "agility", "difficulty": "Inferior", "text": "Drop and roll"}
    fire = {"attack": "Poor", "stop": stop}
    where = {
        "combat": {"foes": ["thug"], "range": 0, "features": {5: {"name": "hearth", "burns": fire}}}
    }
    dice = [*FIRST, (GOOD, FB), (GOOD, GD)]
    game = exam(where, "take-it", faces=dice, **joined())
    burning = [one for one in game.open if one.startswith("stop-")]

    assert burning
    game.type(burning[0])
    assert not game.one("tomas").burning


@pytest.mark.rule("ART-446", "ART-192")
def test_a_companions_handgun_in_a_grapple_may_meet_anybody_of_it() -> None:
    """Tomas's Fate is lower than the thug's: the shot is his own."""
    gunner = {**TOMAS, "weapon": "handgun", "attributes": {**RANKS, "fate": "Inferior"}}
    more = joined(gunner, attributes={"strength": "Inferior"})
    dice = [*FIRST, (GOOD, GD), (ROW, PT), (PASSABLE + 4, GD), (GOOD, SP)]
    game = exam(ONE, "grapple-thug", "attack-thug", faces=dice, **more)

    assert "Tomas" in game.text
    assert not game.one("thug").checked


@pytest.mark.rule("ART-450", "ART-192")
def test_a_companion_goes_down_with_whom_he_throws_or_lets_go() -> None:
    more = joined(attributes={"strength": "Inferior"})
    dice = [*FIRST, (GOOD, GD), (GOOD + 4, GD)]
    down = exam(ONE, "grapple-thug", "takedown-thug", "go-down", faces=dice, **more)
    up = exam(ONE, "grapple-thug", "takedown-thug", "let-go", faces=dice, **more)

    assert down.battle.grips
    assert down.one("tomas").prone
    assert not up.battle.grips
    assert not up.one("tomas").prone


@pytest.mark.rule("ART-355", "ART-123")
def test_a_heros_weapon_in_a_companions_hand_comes_back_after_the_fight() -> None:
    more = joined(health=["Inferior"])
    dice = [(ROW, PS), (ROW, PR), (PASSABLE, GD)]
    lines = ("drop-hatchet-0", "end-turn", "drop-tomas-club-0", "draw-hatchet-ground-0-quick")
    game = exam(ONE, *lines, "attack-thug", faces=[*dice[:2], (GOOD, IN), dice[2]],
                heroes=[adventurer()], **more)  # fmt: skip

    assert "Tomas takes up the hatchet." in game.text
    assert [one.id for one in game.sheet.gear] == ["hatchet"]


@pytest.mark.rule("ART-041", "ART-055", "ART-263", "ART-264", "ART-268")
def test_nobody_uses_a_medkit_in_a_fight() -> None:
    """It takes minutes: neither the adventurer nor a companion may."""
    heroes = [adventurer(gear=["hatchet", {"item": "kit", "slot": "at_hand"}])]
    game = exam(ONE, faces=FIRST, heroes=heroes, **joined())

    assert not [one for one in game.open if "kit" in one and not one.startswith("draw")]
    assert "in a fight" in game.type("use kit").text or "fight" in game.text


# Several at once


PAIR = {"combat": {"foes": ["thug", "thug"], "range": 1}}
SPRAY = "spray-tomas-machine-gun-5-2"


@pytest.mark.rule("ART-141", "ART-145", "ART-148", "ART-149", "ART-192")
@pytest.mark.parametrize(("targets", "row"), [(1, PASSABLE + 4), (2, PASSABLE + 2)])
def test_a_companions_machine_gun_sprays_a_band(targets: int, row: int) -> None:
    """One roll for each who is met, with +4 at one and +2 at two; of one, Fate says which."""
    more = joined({**TOMAS, "weapon": "machine-gun"})
    dice = [*FIRST, *[(row, PR)] * targets]
    game = exam(PAIR, f"{SPRAY[:-1]}{targets}", faces=dice, **more)

    assert game.text.count(f": {face(row, PR)}") == targets
    struck = [one for one in ("thug-1", "thug-2") if game.one(one).checked]
    assert len(struck) == targets


@pytest.mark.reading("ART-151")
@pytest.mark.rule("ART-150", "ART-192")
def test_a_companions_spray_that_runs_dry_ends_the_turn_and_the_weapons_use() -> None:
    more = joined({**TOMAS, "weapon": "machine-gun"})
    game = exam(PAIR, SPRAY, faces=[*FIRST, (PASSABLE + 2, CT)], **more)

    assert "The machine gun is empty." in game.text
    assert game.battle.turn is not None
    assert game.battle.turn.who == "ada"
    assert game.one("tomas").weapon == "gone"
    assert not game.one("thug-2").checked


@pytest.mark.rule("ART-152", "ART-192")
def test_a_companion_rakes_one_huge_creature_twice() -> None:
    where = {"combat": {"foes": ["thug"], "range": 1}}
    more = joined({**TOMAS, "weapon": "machine-gun"}, size="large")
    dice = [*FIRST, (PASSABLE, PR), (PASSABLE, PR)]
    game = exam(where, "rake-thug-tomas-machine-gun", faces=dice, **more)

    assert len(game.one("thug").checked) == 2


@pytest.mark.rule("ART-142", "ART-144", "ART-192")
def test_a_companions_blast_meets_whom_fate_likes_least_friend_or_foe() -> None:
    """Among two thugs of Poor Fate and Ada, who rolls Feeble, one at most is struck: Ada."""
    breath = {**TOMAS, "weapon": "natural", "area": 1, "range": 2}
    where = {"combat": {"foes": ["thug", "thug"], "range": 0}}
    dice = [*FIRST, (ROW, FB), (PASSABLE, PS), (1, PS)]
    game = exam(where, "strike-band-5", "stand", faces=dice, **joined(breath))

    assert "To get away" in game.text
    assert not any(game.one(one).checked for one in ("thug-1", "thug-2"))


@pytest.mark.rule("ART-157", "ART-158", "ART-192")
def test_shrapnel_of_a_companions_grenade_flies_at_the_adventurers() -> None:
    bomber = {**TOMAS, "weapon": "grenade", "area": 2}
    dice = [*FIRST, (PASSABLE, CT), (ROW, PR), (PASSABLE, SP), (1, PT)]
    game = exam(PAIR, "strike-band-5", faces=dice, **joined(bomber))

    assert "Shrapnel flies your way." in game.text
    assert game.sheet.checked == {2}  # two failures against Inferior: Poor damage


@pytest.mark.rule("ART-144", "ART-192")
@pytest.mark.parametrize(("range_", "hurt"), [(1, 2), (0, 1)])
def test_a_companion_who_acts_alone_spares_our_own(range_: int, hurt: int) -> None:
    where = {"combat": {"foes": ["thug", "thug"], "range": range_}}
    breath = {**TOMAS, "weapon": "natural", "area": 2, "range": 2}
    game = exam(where, "own-way", faces=[*FIRST, *[(PASSABLE, PR)] * hurt], **joined(breath))

    assert sum(bool(game.one(one).checked) for one in ("thug-1", "thug-2")) == hurt


@pytest.mark.rule("ART-141", "ART-426")
def test_a_foe_whose_gun_lies_on_the_ground_strikes_no_band_with_its_fists() -> None:
    where = {"combat": {"foes": ["thug"], "range": 0}}
    more = joined(weapon="machine-gun", area=2, attack="Good", attributes={"strength": "Inferior"})
    dice = [*FIRST, (PASSABLE, PS)]
    game = exam(where, "disarm-thug", faces=dice, **more)

    assert game.one("thug").weapon == "ground"
    table = table_of(game.session.state.pending.encounter, game.sheet)  # type: ignore[union-attr,arg-type]
    assert ranked_salvo(table, "thug", 4) is None


# What nobody listed


@pytest.mark.rule("ART-159", "ART-192", "ART-455")
@pytest.mark.parametrize(("result", "columns"), [(GD, 2), (PR, 1), (PT, -1), (CT, -2)])
def test_a_companion_tries_what_nobody_listed(result: Rank, columns: int) -> None:
    """Good Strength, 19, against Poor; it is the companion's action, and the companion's gain."""
    dice = [*FIRST, (GOOD, result)]
    game = exam(ONE, "try strength to tip the cart over", faces=dice, **joined())

    assert "Tomas" in game.text
    assert [(one.kind, one.amount) for one in game.one("tomas").lasting] == [
        ("attack-columns", columns)
    ]
    assert not game.one("ada").lasting
    assert not game.sheet.fatigue
    assert game.battle.turn is not None
    assert game.battle.turn.action or game.battle.turn.who == "ada"


@pytest.mark.rule("ART-219", "ART-192")
def test_the_hero_gains_nothing_by_what_a_companion_tries_and_teaches_nothing() -> None:
    """Six successes; the bonus of five is the roller's own, and doubles teach an adventurer."""
    game = exam(ONE, "try strength to tip the cart over", faces=[*FIRST, 88], **joined())

    assert "succeeds: Awesome, " in game.text
    assert game.sheet.bonus == 0
    assert game.sheet.skills == {}


@pytest.mark.rule("ART-285", "ART-286", "ART-192")
@pytest.mark.parametrize(
    "lines",
    [
        ["ask is there a rope? even"],
        ["other", "question is there a rope"],
        ["ask is there a drain?"],
    ],
)
def test_a_question_on_a_companions_turn_is_rolled_by_rank_and_there_is_one(
    lines: list[str],
) -> None:
    """Inferior Fate is 7, as the hero's; Good Fate is 19."""
    lucky = {**TOMAS, "attributes": {**RANKS, "fate": "Good", "intelligence": "Good"}}
    drain = {
        "about": ["drain"],
        "check": {"knowledge": {"difficulty": "Poor"}},
        "outcomes": {"success": "There is one.", "else": "You see none."},
    }
    dice = [*FIRST, (GOOD, GD)]
    game = exam(ONE, *lines, faces=dice, questions=[drain], **joined(lucky))

    assert f"{face(GOOD, GD)}; " in game.text
    assert game.battle.turn is not None
    assert game.battle.turn.who == "tomas"
    assert "question" not in game.open
    assert "attack-thug" in game.open


@pytest.mark.rule("ART-192", "ART-286")
@pytest.mark.parametrize(
    ("check", "row"),
    [
        ({"trait": {"trait": 12, "difficulty": "Poor"}}, 12),
        ({"trait": {"attribute": 13, "difficulty": "Poor"}}, 13),
        ({"trait": {"attribute": ["strength", "charm"], "difficulty": "Poor"}}, GOOD),
        ({"alertness": {"difficulty": "Poor"}}, ROW),
        ({"alertness": {"difficulty": "Poor", "trait": 14}}, 14),
        ({"fate": {"fate": 15}}, 15),
        ({"fate": {}}, 11),
    ],
)
def test_a_foreseen_question_asks_a_companion_of_ranks_or_of_the_number_given(
    check: dict[str, Any], row: int
) -> None:
    """Good Strength 19, Inferior Alertness 7, and Poor Fate, which was not given, 11."""
    drain = {"about": ["drain"], "check": check, "outcomes": {"else": "So it is."}}
    game = exam(ONE, "ask is there a drain?", "why", faces=[*FIRST, (row, GD)], questions=[drain],
                **joined())  # fmt: skip

    assert "So it is." in game.text
    assert re.search(rf"{face(row, GD)}(; \d+ or more succeeds)?: Good", game.text)


@pytest.mark.rule("ART-192", "ART-345")
def test_what_the_hero_put_off_waits_for_the_heros_own_turn() -> None:
    """It was tried while initiative was rolled; Tomas acts first, and it is not for him."""
    lines = ("try strength to tip the cart over", "roll", "keep")
    game = exam(ONE, *lines, faces=[*FIRST], offers="always", **joined())
    assert "Tomas's turn" in game.text
    assert "attack-thug" in game.open

    game.type("end-turn")
    assert game.session.state.pending is not None
    assert game.session.state.pending.kind == "try"
    assert "Strength 7 against Poor" in game.text


@pytest.mark.rule("ART-058", "ART-192")
def test_who_stands_beside_the_fallen_fights_on_and_draws_the_foes() -> None:
    """A blow of Extreme checks Ada's last boxes; Tomas is unhurt, and so it goes on."""
    more = joined(attributes={"alertness": "Awesome"}, attack="Extreme", damage=3)
    more["before"] = {"join": "tomas", "damage": "Poor"}
    dice = [(ROW, PR), (GOOD, PS), (1, CT), (GOOD, AW)]
    game = exam(ONE, "stand-by", "take-it", faces=dice, **more)

    assert game.sheet.defeated
    assert "The thug attacks Tomas." in game.text
    assert "play-dead" in game.open, "Tomas is hit, and the fight is not over"
