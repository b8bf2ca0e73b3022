"""Situations of ART Engine worked out by hand from its text, and typed as a player types them."""

from typing import Any

import pytest

from solo.rules.art.checks.ranks import Rank
from tests.rules.art.exam import Face, adventurer, exam, foe
from tests.rules.art.fight.arena import AW, CT, FB, GD, GT, IN, PR, PS, PT, SP
from tests.rules.art.sample import face, fell

ROW = 7  # what plain attributes of seven roll on
FIRST = (ROW, GD)  # to act before a thug
TOUGH = foe(health=["Inferior", "Poor", "Passable", "Good", "Great"])
ONE = {"combat": {"foes": ["thug"], "range": 0}}
NEAR = {"combat": {"foes": ["thug", "thug"], "range": 0}}
TWO = {"combat": {"foes": ["thug", "thug"], "range": 1}}


# Critical hits of what strikes several


@pytest.mark.rule("ART-145", "ART-149", "ART-156", "ART-502")
@pytest.mark.reading("ART-502")
@pytest.mark.parametrize(
    ("arm", "row", "deed"),
    [("bomb", 12, "throw-bomb-5"), ("machine-pistol", 9, "spray-machine-pistol-5-2")],
)
@pytest.mark.parametrize(("again", "second", "left"), [("no-critical", 1, 2), ("critical", 3, 1)])
def test_fame_staked_on_a_spray_or_grenade_counts_for_one_of_its_attacks(
    arm: str, row: int, deed: str, again: str, second: int, left: int
) -> None:
    """A small grenade of rank Passable is thrown on DEX + 3 + 2, a spray at two has 7 + 0 + 2."""
    shooter = adventurer(gear=[arm], fame=3, perks={"critical-hits": 1})
    dice = [FIRST, (row, IN), (row, IN)]

    game = exam(TWO, "critical", deed, again, faces=dice, heroes=[shooter], foes={"thug": TOUGH})

    assert "A critical hit: Passable damage." in game.text
    assert game.one("thug-1").checked == {2}
    assert game.one("thug-2").checked == {0 if second == 1 else 2}
    assert game.sheet.fame_left == left


@pytest.mark.rule("ART-206", "ART-207", "ART-502")
def test_a_spray_that_is_aborted_gives_back_the_fame_staked_on_it() -> None:
    shooter = adventurer(gear=["machine-pistol"], fame=3, perks={"critical-hits": 1})
    lines = ("roll", "critical", "spray-machine-pistol-5-2", "abort")
    game = exam(TWO, *lines, faces=[FIRST], heroes=[shooter], foes={"thug": TOUGH}, offers="always")

    assert game.sheet.fame_left == 3
    assert game.battle.turn is not None
    assert game.battle.turn.action


# What is asked of the world in a fight


@pytest.mark.rule("ART-284", "ART-285", "ART-393", "ART-456")
@pytest.mark.parametrize(("slip", "columns", "answer"), [(PT, -1, IN), (CT, -2, FB)])
def test_a_slip_hampers_what_is_asked_of_the_world_too(
    slip: Rank, columns: int, answer: Rank
) -> None:
    """All rolls are a column or two worse until the end of the next turn."""
    lines = ("attack-thug-hatchet", "ask is there a rope?")
    dice = [FIRST, (ROW, CT), (ROW, slip), (ROW, PR)]

    game = exam(ONE, *lines, faces=dice, foes={"thug": foe()})

    assert f"succeeds: {answer.word}, " in game.text
    assert f"Column shift {columns}:" in game.type("why").text


ROPE = {
    "id": "rope",
    "about": ["rope"],
    "check": {"trait": {"attribute": "alertness", "difficulty": "Feeble"}},
    "outcomes": {"success": {"text": "There is one."}, "failure": {"text": "There is none."}},
}


@pytest.mark.rule("ART-284", "ART-393")
@pytest.mark.parametrize(("slip", "columns", "answer"), [(PT, -1, FB), (CT, -2, PT)])
def test_a_slip_hampers_a_question_that_the_author_foresaw(
    slip: Rank, columns: int, answer: Rank
) -> None:
    """It is rolled as hard as its author says, and all rolls are a column or two worse."""
    lines = ("attack-thug-hatchet", "ask is there a rope?")
    dice = [FIRST, (ROW, CT), (ROW, slip), (ROW, IN)]

    game = exam(ONE, *lines, faces=dice, foes={"thug": foe()}, questions=[ROPE])

    assert f"succeeds: {answer.word}, " in game.text
    assert ("There is one." in game.text) is (answer is FB)
    assert f"Column shift {columns}:" in game.type("why").text


@pytest.mark.rule("ART-393")
def test_a_slip_hampers_what_is_asked_while_an_attack_is_met() -> None:
    """The question comes between, and is whose it is who has to decide."""
    dice = [FIRST, (ROW, CT), (ROW, CT), (ROW, GD)]
    lines = ("", "attack-thug-blade", "", "", "end-turn", "ask is there a rope?", "")
    game = exam(ONE, *lines, faces=dice, foes={"thug": foe()}, questions=[ROPE],
                heroes=[adventurer(gear=["blade", "shield"])], offers="always")  # fmt: skip

    assert "Column shift -2:" in game.type("why").text


def test_to_look_in_a_fight_shows_how_it_stands_and_not_the_scene_before_it() -> None:
    before = exam(ONE, faces=[FIRST], foes={"thug": foe()}, offers="always").type("look")
    within = exam(ONE, faces=[FIRST], foes={"thug": foe()}).type("look")
    after = exam(ONE, "1", faces=[FIRST, 100], foes={"thug": foe()}).type("look")

    assert "A yard." in before.text
    assert "A yard." not in within.text
    assert "The thug: band 5" in within.text
    assert "Camp." in after.text


# Henchmen: the player rolls for them, by the traits of their ranks (ART-010, ART-192)

TOMAS = {"name": "Tomas", "attack": "Passable", "weapon": "club", "henchman": True,
         "attributes": {"agility": "Great", "strength": "Good", "alertness": "Good"}}  # fmt: skip
STRONG = foe(attributes={"strength": "Passable"})
JOINED = {"before": {"join": "tomas"}, "companions": {"tomas": TOMAS}, "foes": {"thug": STRONG}}
BOTH = [(ROW, PR), (19, GD)]  # Tomas acts first, then Ada, then the thug


@pytest.mark.rule("ART-192", "ART-418", "ART-419")
@pytest.mark.parametrize(("result", "down"), [(PS, True), (PR, False), (CT, False)])
def test_a_henchman_knocks_down_by_strength(result: Rank, down: bool) -> None:
    """Good Strength is 19, against Passable; Agility 23 is more than twice any failure."""
    game = exam(ONE, "knock-down-thug", faces=[*BOTH, (19, result)], **JOINED)

    assert game.one("thug").prone is down
    assert not game.one("tomas").prone


@pytest.mark.rule("ART-192", "ART-396", "ART-397", "ART-399")
@pytest.mark.parametrize(("result", "points", "moves"), [(PS, 3, False), (GT, 5, True)])
def test_a_henchman_dodges_and_may_slip_away(result: Rank, points: int, moves: bool) -> None:
    slow = {**TOMAS, "attributes": {**TOMAS["attributes"], "agility": "Inferior"}}
    more = {**JOINED, "companions": {"tomas": slow}}
    game = exam(ONE, "dodge", faces=[*BOTH, (ROW, result)], **more)

    assert [(one.kind, one.amount) for one in game.one("tomas").lasting] == [("defense", points)]
    assert ("band-6" in game.open) is moves
    assert game.battle.turn is not None
    assert game.battle.turn.who == ("tomas" if moves else "ada")


@pytest.mark.rule("ART-192", "ART-433", "ART-439", "ART-440", "ART-447", "ART-448")
def test_a_henchman_takes_hold_pins_and_can_do_nothing_else_then() -> None:
    """Agility 23, a hand free, against Passable: Super has 4 successes, which help to pin."""
    dice = [*BOTH, (23, SP), (23, GD)]
    game = exam(ONE, "grapple-thug", "pin-thug", faces=dice, **JOINED)

    assert game.one("thug").pinned == GD - PS + 1
    game.type("end-turn")
    assert "The thug is held down." in game.text
    assert game.battle.turn is not None
    assert game.battle.turn.who == "tomas"
    free = ["size-up", "question", "wait-ada", "wait-thug", "drop-tomas-club-0", "end-turn"]
    assert game.open == ["own-way", "let-go", *free]


@pytest.mark.rule("ART-192", "ART-437")
def test_a_henchmans_failed_hold_opens_him_to_a_blow() -> None:
    """Inferior against Passable: two failures, so that Defense is 23 - 2."""
    dice = [*BOTH, (23, IN), (21, PS)]
    game = exam(ONE, "grapple-thug", "stand-by", faces=dice, **JOINED)

    assert f"{fell(21, PS, PS)}, 1 success" in game.text


@pytest.mark.rule("ART-192", "ART-356", "ART-425")
def test_a_henchman_waits_or_aims() -> None:
    dice = [*BOTH, (1, GD), (23, GD)]
    game = exam(ONE, "wait-ada", "end-turn", faces=dice, **JOINED)
    assert game.battle.turn is not None
    assert game.battle.turn.who == "tomas"
    assert "wait-thug" not in game.open

    game.type("aim", "stand-by")
    assert [one.name for one in game.one("tomas").lasting] == ["aiming"]


@pytest.mark.rule("ART-356", "ART-360")
def test_who_has_waited_must_act_when_the_moment_comes() -> None:
    """There is no second wait in a round, though another is still to act; in the next there is."""
    dice = [(ROW, PR), (1, FB), (1, FB)]
    game = exam(NEAR, "wait-thug-1", faces=dice, foes={"thug": foe(attack="Feeble")})

    assert game.battle.turn is not None
    assert game.battle.turn.who == "ada"
    assert "wait-thug-2" not in game.open
    assert "wait-thug-1" in game.type("end-turn").open


# What is demanded can't be aborted

WHEEL = {"id": "wheel", "text": "Turn it", "attribute": "strength", "difficulty": "Passable",
         "success": "It gives.", "failure": "It sticks."}  # fmt: skip


@pytest.mark.rule("ART-206", "ART-251", "ART-336", "ART-380")
@pytest.mark.parametrize(
    "check",
    [ONE, {"chase": {"foes": ["thug"], "start": 1, "escape": 5}}, {"rounds": {"tasks": [WHEEL]}}],
)
def test_nobody_thinks_better_of_who_acts_first(check: dict[str, object]) -> None:
    """Initiative is no action: in chases and rounds, too, there is nothing to abort."""
    game = exam(check, faces=[FIRST], foes={"thug": foe()}, offers="always")

    assert "roll" in game.open
    assert "abort" not in game.open


# What doubles on rolls that heal teach (ART-466: the new skill names what was just rolled)


@pytest.mark.rule("ART-266", "ART-267", "ART-456", "ART-457", "ART-466", "ART-467")
@pytest.mark.parametrize(
    ("deed", "row", "skill"), [("rest", 7, "healing"), ("kit", 9, "first aid")]
)
def test_doubles_on_a_roll_that_heals_teach_what_was_done(deed: str, row: int, skill: str) -> None:
    """55 on row 7 is Poor and 44 on row 9 Inferior: a box of that rank heals, whatever is learned.

    The kit adds 2 to Intelligence.
    """
    hurt = {"damage": "Poor" if deed == "rest" else "Inferior"}
    rest = {"rest": {"nights": 1}} if deed == "rest" else {}
    roll = {7: 55, 9: 44}[row]
    first = () if deed == "rest" else ("abort", "kit")  # one sleeps where the game begins
    game = exam(
        {"trait": {"attribute": "strength", "difficulty": "Poor"}},
        *(*first, "roll", "keep", "new-skill", ""),
        faces=[roll],
        heroes=[adventurer(gear=["kit"], fame=4)],
        offers="always",
        before={**hurt, **rest},
    )
    assert game.sheet.skills == {skill: 1}
    assert not game.sheet.checked


# Within a grapple: the text forbids long weapons there, and nothing else (ART-442)

SEIZER = foe(
    policy="grappler", weapon="natural", attributes={"alertness": "Super", "agility": "Good"}
)
HELD = {"foes": {"thug": SEIZER}}
SEIZED = [(ROW, GD), (ROW, PS)]  # it acts first, by a turn before the first round; 1 failure


def armed(*gear: object) -> dict[str, Any]:
    return {**HELD, "heroes": [adventurer(gear=gear)]}


@pytest.mark.rule("ART-093", "ART-355", "ART-442")
@pytest.mark.parametrize(
    ("deed", "dice", "acts"),
    [("draw-knife-0", [], False), ("draw-knife-0-quick", [(ROW, IN)], True)],
)
def test_who_is_held_may_draw_a_knife(deed: str, dice: list[Face], acts: bool) -> None:
    """Drawing is the action, or an Inferior Dexterity roll makes it free."""
    more = armed({"item": "knife", "slot": "at_hand"})
    faces = [*SEIZED, (1, AW), (ROW, CT), *dice]  # a good Defense, and its slip comes to nothing
    game = exam(ONE, deed, faces=faces, **more)

    assert game.battle.grip_of("ada") is not None
    assert game.sheet.gear[0].slot == "ready"
    assert ("attack-thug-knife" in game.open) is acts


@pytest.mark.rule("ART-396", "ART-397", "ART-399", "ART-443")
@pytest.mark.parametrize(("result", "row"), [(PR, 2), (GT, 5)])
def test_who_is_held_may_dodge_and_goes_nowhere(result: Rank, row: int) -> None:
    """Each success is +1 on Defense, and the hold -1; a Great dodge leads nowhere meanwhile."""
    dice = [*SEIZED, (1, AW), (ROW, CT), (ROW, result), (row, AW), (ROW, CT)]
    game = exam(ONE, "dodge", "end-turn", faces=dice, **armed())

    assert fell(row, AW, GD) in game.text
    assert game.one("ada").band == 5


@pytest.mark.rule("ART-401", "ART-403", "ART-407", "ART-442", "ART-443")
@pytest.mark.parametrize(("arm", "parries"), [("knife", True), ("club", False), ("axe", False)])
def test_who_is_held_parries_with_what_is_short(arm: str, parries: bool) -> None:
    """The blow in the grapple has a column more: Passable is Good, which Feeble fails by four."""
    game = exam(ONE, faces=[*SEIZED, (1, FB)], **armed(arm))

    assert ("parry-" + arm in game.open) is parries


# What a slip bars on the next turn (ART-393)


@pytest.mark.rule("ART-349", "ART-370", "ART-393")
def test_no_movement_on_the_next_turn_leaves_what_is_free_on_this_one() -> None:
    """A Great recovery costs the movement of the turn that comes, and of no other."""
    gunner = [adventurer(gear=["handgun"])]
    idle = {"thug": foe(policy="passive")}
    dice = [FIRST, (ROW, CT), (ROW, GT)]
    far = {"combat": {"foes": ["thug"], "range": 2}}
    game = exam(far, "attack-thug-handgun", faces=dice, heroes=gunner, foes=idle)

    assert "move" in game.open
    assert "move" not in game.type("end-turn").open
    assert "move" in game.type("end-turn").open


@pytest.mark.rule("ART-349", "ART-370", "ART-380", "ART-393")
def test_in_a_chase_too_it_leaves_what_is_free_on_this_turn() -> None:
    runner = {"thug": foe(attributes={"agility": "Inferior"})}
    dice = [FIRST, (ROW, CT), (ROW, GT), (ROW, PR), (ROW, PR)]
    chase = {"chase": {"foes": ["thug"], "start": 2, "escape": 9}}
    gunner = [adventurer(gear=["handgun"])]

    game = exam(chase, "attack-thug-handgun", "run", faces=dice, heroes=gunner, foes=runner)

    assert "you run 1 band" in game.text
    assert "run" not in game.open
    assert "attack-thug-handgun" in game.open


# What several rolled, and what one did


@pytest.mark.rule("ART-239", "ART-241")
def test_of_a_helped_roll_the_own_dice_and_their_result_are_told() -> None:
    """Craft 6 and one success of Bo's are row 7: Inferior is two short of Passable."""
    check = {"helper": "any", "helper_attribute": "craft", "helper_difficulty": "Great",
             "attribute": "craft", "difficulty": "Passable"}  # fmt: skip
    pair = [adventurer(attributes={"craft": 6}), adventurer("Bo", attributes={"craft": 12})]
    own = face(7, IN)

    game = exam({"assist": check}, "bo", faces=[(12, GT), own], heroes=pair)

    assert f"{fell(7, IN, PS)}, 2 failures." in game.text


@pytest.mark.rule("ART-251", "ART-253")
def test_of_the_best_of_two_rolls_that_one_is_told() -> None:
    check = {"alertness": {"difficulty": "Poor", "who": "best"}}
    best = face(7, GD)

    game = exam(check, faces=[(7, FB), best], heroes=[adventurer(), adventurer("Bo")])

    assert f"{best}: Good" in game.text
    assert "with the others" not in game.text


@pytest.mark.rule("ART-263", "ART-265", "ART-057")
@pytest.mark.parametrize(("said", "price", "place"), [("", 1, 0), (" poor", 2, 2)])
def test_first_aid_goes_to_whom_it_is_said_to(said: str, price: int, place: int) -> None:
    """Bo has no wound; Ada, who lies there, comes round by one box, and Bo pays for its rank."""
    check = {"trait": {"attribute": "strength", "difficulty": "Poor"}}
    pair = [adventurer(fame=2), adventurer("Bo", fame=2)]

    game = exam(check, f"aid ada{said}", faces=[(7, PR)], heroes=pair, before={"damage": "Extreme"})

    assert game.hero("Bo").tally == price
    assert game.hero("Ada").checked == {0, 1, 2, 3} - {place}


# An exit in one's own band, among too many foes (ART-371)

DOOR = {"combat": {"foes": ["thug"], "range": 0, "band": 5, "exits": {"5": "the door"}}}
OUT = {"outcomes": {"fled": {"text": "Out and away.", "goto": "camp"}}}


@pytest.mark.rule("ART-369", "ART-371")
@pytest.mark.parametrize(("result", "gone"), [(IN, False), (PR, False), (PS, True), (AW, True)])
def test_who_is_outnumbered_leaves_by_the_door_with_a_move_of_two_bands(
    result: Rank, gone: bool
) -> None:
    """Inferior moves one band, Poor one that is free, Passable two."""
    idle = {"thug": foe(policy="passive")}
    game = exam(DOOR, "move", "leave", faces=[FIRST, (ROW, result)], foes=idle, **OUT)

    assert ("Out and away." in game.text) is gone


@pytest.mark.rule("ART-349", "ART-369", "ART-371")
@pytest.mark.parametrize(("result", "gone"), [(PS, False), (GT, False), (SP, True)])
def test_after_a_blow_only_what_is_free_leads_out(result: Rank, gone: bool) -> None:
    """Two bands are free from Super on."""
    lines = ("attack-thug-hatchet", "move", "leave")
    idle = {"thug": foe(policy="passive")}
    game = exam(DOOR, *lines, faces=[FIRST, (ROW, FB), (ROW, result)], foes=idle, **OUT)

    assert ("Out and away." in game.text) is gone


@pytest.mark.rule("ART-192", "ART-371", "ART-376")
@pytest.mark.parametrize(("agility", "gone"), [("Inferior", False), ("Passable", True)])
def test_a_henchman_leaves_so_by_the_rank_of_its_agility(agility: str, gone: bool) -> None:
    ranks = {**TOMAS["attributes"], "agility": agility}  # type: ignore[dict-item]
    friend = {**JOINED, "companions": {"tomas": {**TOMAS, "attributes": ranks}}}
    far = {"combat": {"foes": ["thug", "thug"], "range": 0, "band": 5, "exits": {"5": "the door"}}}

    assert ("leave" in exam(far, faces=BOTH, **friend).open) is gone


@pytest.mark.rule("ART-420", "ART-421")
def test_who_may_step_in_the_way_is_not_told_of_the_attack_twice() -> None:
    heroes = [adventurer("Ada"), adventurer("Ben")]
    thug = foe(attributes={"alertness": "Great"})
    game = exam(ONE, faces=[(ROW, IN), (ROW, IN)], foes={"thug": thug}, heroes=heroes)

    assert game.text.count("attacks Ada") == 1
    assert "Ben may step in the way." in game.text


@pytest.mark.rule("ART-393")
@pytest.mark.parametrize(
    ("deed", "row"), [("attack-thug-bare-hands", 2), ("attack-thug-knife-thrown", 7)]
)
def test_a_fumble_without_a_weapon_in_hand_drops_nothing(deed: str, row: int) -> None:
    """Bare hands hold no weapon, a thrown knife is gone, and a shield is no weapon."""
    gear = ["shield"] if "bare" in deed else ["shield", "dart"]
    dart = {"name": "dart", "rank": "Passable", "weapon": {"kind": "blade", "features": ["thrown"]}}
    deed = deed.replace("knife", "dart")
    game = exam(ONE, deed, faces=[FIRST, (row, CT), (ROW, PR)], foes={"thug": foe()},
                heroes=[adventurer(gear=gear)], items={"dart": dart})  # fmt: skip

    assert "no weapon in hand that could fall" in game.text
    assert [one.id for one in game.sheet.gear] == ["shield"]


@pytest.mark.rule("ART-149", "ART-144")
def test_a_spray_of_ones_own_band_is_at_no_more_than_the_others_there() -> None:
    """Two thugs and Ben: nobody sprays himself, so that a fourth would only spoil the aim."""
    heroes = [adventurer("Ada", gear=["machine-gun"]), adventurer("Ben")]
    game = exam(NEAR, faces=[(ROW, GD), (ROW, PS)], heroes=heroes, foes={"thug": foe()})

    found = [one for one in game.open if one.startswith("spray")]
    assert found == [f"spray-machine-gun-5-{count}" for count in (1, 2, 3)]


@pytest.mark.rule("ART-420")
def test_the_only_hero_meets_an_attack_himself_or_lets_a_companion_step_in() -> None:
    keen = foe(attributes={"alertness": "Great"})
    game = exam(ONE, faces=[(ROW, IN), (19, IN)], **{**JOINED, "foes": {"thug": keen}})

    assert "Meet it yourself" in game.text
    assert "Tomas protects you" in game.text
