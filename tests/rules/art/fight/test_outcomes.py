"""Rules of a fight seen from where a player stands: options taken, and what comes of them."""

from dataclasses import replace

import pytest

from solo.rules.art.checks.ranks import Rank
from solo.rules.art.fight.surroundings import Feature, Hazard
from solo.rules.art.fight.written import Placed
from solo.rules.art.foe import Foe
from solo.rules.art.gear.item import Power
from solo.rules.core.dice import LoadedDice
from tests.rules.art.fight.arena import AW, AXE, CT, FB, GD, IN, PR, PS, PT, Bout, arm, bout, shield
from tests.rules.art.sample import face, hero

SLOW = {"alertness": CT, "strength": PR}
POST = Foe(name="the post", attributes=SLOW, policy="passive", weapon="club")


def begun(*results: Rank, row: int = 7, foe: Foe = POST, **more: object) -> Bout:
    """Begin a fight that Ada opens; the rolls that follow come to these results."""
    faces = [face(7, PS), *(face(row, result) for result in results)]
    return bout(foe, dice=LoadedDice(faces), **{"range": 0, **more})


# Forcing back


@pytest.mark.rule("ART-414", "ART-417")
def test_who_loses_a_push_goes_in() -> None:
    """Feeble and Inferior against Poor are two failures and one: three, for three feet."""
    ledge = Feature(name="the ledge", hazard=Hazard(damage=PR, feet=3))
    pushing = begun(FB, IN, features={"6": ledge}).take("force-back-f0")

    assert pushing.said("effort")[-1].facts["lost"] == 2
    assert (pushing.one("ada").band, pushing.one("ada").prone) == (5, False)
    pushing.over().take("force-back-f0")
    ada, post = pushing.one("ada"), pushing.one("f0")
    assert pushing.said("effort")[-1].facts["lost"] == 3
    assert (ada.band, ada.prone, post.band, post.prone) == (6, True, 5, False)
    assert pushing.sheet.checked, "the fall hurts"
    assert "stand" in pushing.over().open


@pytest.mark.rule("ART-414", "ART-416", "ART-417")
def test_a_push_that_was_lost_begins_anew() -> None:
    ledge = Feature(name="the ledge", hazard=Hazard(damage=PR, feet=3))
    pushing = begun(CT, PS, PR, PR, features={"5": ledge}).take("force-back-f0")
    assert pushing.one("ada").prone

    pushing.over().take("stand").over().take("force-back-f0")

    effort = pushing.said("effort")[-1].facts
    assert (effort["won"], effort["lost"]) == (2, 0)
    assert not pushing.one("f0").prone
    pushing.over().take("force-back-f0")
    assert pushing.one("f0").prone, "two and one are three"


# Weapons change hands


@pytest.mark.rule("ART-429", "ART-355")
def test_a_disarmed_foe_has_to_take_its_weapon_up_again() -> None:
    """Five feet are in the same band: whoever is first takes it."""
    thug = Foe(name="the thug", attributes=SLOW, attack=PR, weapon="club", policy="aggressive")
    disarmed = begun(*[GD] * 9, foe=thug).take("disarm-f0").over()
    here = disarmed.one("f0").band

    assert disarmed.one("f0").weapon == "ground"
    assert disarmed.now is not None
    assert [(one.band, one.thing.id) for one in disarmed.battle.ground] == [(here, "f0-club")]
    disarmed.take("drop-hatchet-0", "draw-f0-club-ground-0").over()
    assert disarmed.sheet.gear[0].id == "f0-club"
    assert "attack-f0-club" in disarmed.open or "attack-f0-f0-club" in disarmed.open
    assert disarmed.one("f0").weapon == "gone"

    left = begun(*[GD] * 9, foe=thug).take("disarm-f0").over().over()
    assert left.one("f0").weapon == "hand"
    assert left.now is not None
    assert [one.thing.id for one in left.battle.ground] == []


@pytest.mark.rule("ART-430")
def test_a_catastrophic_try_to_disarm_costs_ones_own_weapon() -> None:
    lost = begun(CT).take("disarm-f0").over()

    assert lost.one("f0").weapon == "hand"
    assert lost.sheet.gear == ()
    assert "attack-f0-bare-hands" in lost.open
    assert "attack-f0-hatchet" not in lost.open
    lost.take("draw-hatchet-ground-0").over()
    assert "attack-f0-hatchet" in lost.open


@pytest.mark.rule("ART-452")
@pytest.mark.parametrize(("result", "taken"), [(PR, True), (IN, False)])
def test_a_weapon_is_taken_by_strength_against_strength(result: Rank, taken: bool) -> None:
    """Its Agility, Good, counts for nothing; the hold, just won, is worth a point."""
    thug = Foe(name="the thug", attributes={**SLOW, "agility": GD}, policy="passive",
               weapon="club", weapon_rank=PS)  # fmt: skip
    sheet = hero(gear=(), attributes={"strength": 12})
    faces = [face(7, PS), face(7, GD), face(13, result), *[face(7, GD)] * 3]
    holding = bout(thug, range=0, dice=LoadedDice(faces), sheet=sheet).take("grapple-f0")
    holding.take("take-weapon-f0")

    assert holding.one("f0").weapon == ("gone" if taken else "hand")
    assert [(own.id, own.slot, own.item.rank) for own in holding.sheet.gear] == [
        ("f0-club", "ready", PS)
    ] * taken
    if taken:
        holding.over().take("let-go")
        assert any(one.startswith("attack-f0-") and "club" in one for one in holding.open)


# Shields


@pytest.mark.rule("ART-108", "ART-109")
@pytest.mark.parametrize(
    ("hands", "surprised", "helps"),
    [("sword and shield", False, True), ("axe", False, False), ("sword", False, False),
     ("sword and shield", True, False)],
)  # fmt: skip
def test_a_shield_helps_only_in_the_hand(hands: str, surprised: bool, helps: bool) -> None:
    """One that hangs from the shoulder is of no use, behind a sword or a great axe alike."""
    slung = replace(shield(), slot="at_hand")
    gear = {"sword and shield": (AXE, shield()), "axe": (arm("axe"), slung), "sword": (AXE, slung)}
    duelist = Foe(name="the duelist", attributes={"alertness": AW}, attack=GD, weapon="blade")
    dice = LoadedDice([face(7, PS)] * 9)
    more = {"surprise": "foes"} if surprised else {}

    struck = bout(duelist, sheet=hero(gear=gear[hands]), asks=True, range=0, dice=dice, **more)
    struck.take("roll") if not surprised else None

    assert "spend-fame" in struck.listed or "take-25" in struck.listed
    assert ("no-shield" in struck.listed) is helps


# Actions


@pytest.mark.rule("ART-347")
@pytest.mark.parametrize("deed", ["attack-f0-hatchet", "disarm-f0", "knock-down-f0"])
def test_a_round_has_one_action(deed: str) -> None:
    """Whatever was tried and came to nothing, nothing else can be tried before the next round."""
    acting = begun(IN, IN)
    actions = {"attack-f0-hatchet", "disarm-f0", "knock-down-f0", "grapple-f0", "aim"}
    assert actions <= {*acting.open}
    assert acting.now is not None
    round_ = acting.battle.round

    acting.take(deed)

    if acting.battle.round == round_:
        assert actions.isdisjoint(acting.open)
        acting.over()
    assert acting.battle.round == round_ + 1
    assert actions <= {*acting.open}


@pytest.mark.rule("ART-156", "ART-154")
@pytest.mark.parametrize(("size", "struck"), [("small", 2), ("medium", 3), ("large", 4)])
def test_a_grenade_reaches_as_many_as_its_size_says(size: str, struck: int) -> None:
    bomb = arm("grenade", PS, size=size)
    crowd = (Placed(foe="f0", count=6),)
    throwing = begun(*[GD] * 12, sheet=hero(gear=(bomb,)), range=2, placed=crowd)

    throwing.take("throw-grenade-6")

    assert len([note for note in throwing.notes if note.code == "fight-hurt"]) == struck
    assert throwing.sheet.gear == ()


# Trophies


@pytest.mark.rule("ART-016", "ART-085")
@pytest.mark.parametrize(("roll", "rank", "burns"), [(73, GD, True), (74, PS, False)])
def test_a_trophy_does_in_a_fight_what_its_kicker_says(roll: int, rank: Rank, burns: bool) -> None:
    """Both rolls are Passable; the first ends in the 3 on which the blade burns, a rank worse."""
    blade = arm("blade")
    flames = Power(on_kicker=3, damage=1, text="It burns.")
    gear = (replace(blade, item=replace(blade.item, effects=(flames,))),)
    dice = LoadedDice([face(7, PS), roll])

    struck = bout(POST, range=0, sheet=hero(gear=gear), dice=dice).take("attack-f0-blade")

    assert [note.facts["rank"] for note in struck.said("hurt")] == [rank.word]
    assert ("It burns." in [note.facts["text"] for note in struck.said("told")]) is burns


# Quick actions


@pytest.mark.rule("ART-350", "ART-351", "ART-352", "ART-353", "ART-354")
@pytest.mark.parametrize(
    ("result", "prone", "over"),
    [(PS, False, False), (IN, False, False), (FB, False, True), (PT, True, True), (CT, True, True)],
)
def test_getting_up_in_passing(result: Rank, prone: bool, over: bool) -> None:
    """Inferior by Agility does it for nothing, Feeble costs the turn, worse brings nothing."""
    sheet = hero(gear=(AXE,), attributes={"agility": 12, "dexterity": 3})
    lying = begun(result, row=12, sheet=sheet).take("lie-down")
    assert lying.one("ada").prone
    assert lying.now is not None
    round_ = lying.battle.round

    lying.take("stand-quick")

    assert lying.one("ada").prone is prone
    assert (lying.battle.round > round_) is over
    assert ("stand" in lying.open) is prone
    assert "attack-f0-hatchet" in lying.open, "in this turn, or in the next"


@pytest.mark.rule("ART-354")
def test_getting_up_takes_the_action_and_no_roll() -> None:
    lying = begun().take("lie-down", "stand")

    assert not lying.one("ada").prone
    assert "attack-f0-hatchet" not in lying.open
    assert "attack-f0-hatchet" in lying.over().open


@pytest.mark.rule("ART-351", "ART-352", "ART-353", "ART-355")
@pytest.mark.parametrize(
    ("result", "drawn", "over"), [(IN, True, False), (FB, True, True), (PT, False, True)]
)
def test_drawing_in_passing(result: Rank, drawn: bool, over: bool) -> None:
    sheet = hero(gear=(arm("blade", slot="at_hand"),), attributes={"dexterity": 12, "agility": 3})
    drawing = begun(result, row=12, sheet=sheet)
    assert drawing.now is not None
    round_ = drawing.battle.round

    drawing.take("draw-blade-0-quick")

    assert (drawing.sheet.gear[0].slot == "ready") is drawn
    assert (drawing.battle.round > round_) is over
    assert ("attack-f0-blade" in drawing.open) is drawn
