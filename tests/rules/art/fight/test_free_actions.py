"""Free actions at any time of one's turn, and actions that are aborted before their roll.

Source of all: ART Engine, ART-206, ART-207, ART-285, ART-349 to ART-355, ART-361.
"""

from dataclasses import replace

import pytest

from solo.rules.art.fight.surroundings import Thing
from solo.rules.art.foe import Foe
from solo.rules.art.gear.item import Carried, Item
from solo.rules.core.dice import LoadedDice
from tests.rules.art.exam import exam, foe
from tests.rules.art.fight.arena import (
    AXE,
    CT,
    FB,
    GD,
    GT,
    IN,
    PS,
    PT,
    Bout,
    Rank,
    arm,
    bout,
)
from tests.rules.art.fight.test_options import IDLE
from tests.rules.art.sample import face, hero


def struck(*results: Rank, **more: object) -> Bout:
    """Return a bout after Ada has moved as far as she can, and struck: her action is spent."""
    faces = [face(7, one) for one in (PS, PT, CT, *results)]
    dice = LoadedDice([*faces, *[50] * 9])
    begun = bout(IDLE, range=0, dice=dice, **more)  # type: ignore[arg-type]
    return begun.take("attack-f0-hatchet", "move")


@pytest.mark.rule("ART-285", "ART-286", "ART-349")
def test_a_question_after_the_action_closes_the_turn_when_nothing_else_is_left() -> None:
    begun = struck(GD)
    assert begun.listed[0] == "end-turn", "Enter ends the turn"
    round_ = begun.battle.round

    begun.take("question is there a rope")

    assert begun.said("answer")
    assert begun.battle.round == round_ + 1, "nothing at all is left to do"


@pytest.mark.rule("ART-349")
def test_the_turn_is_closed_when_the_player_says_so() -> None:
    begun = struck()
    round_ = begun.battle.round

    assert begun.take("end-turn").battle.round == round_ + 1


@pytest.mark.rule("ART-349", "ART-351", "ART-355")
def test_a_weapon_is_drawn_quickly_after_the_action_and_the_movement() -> None:
    gear = (AXE, arm("blade", slot="at_hand"))
    begun = struck(IN, sheet=hero(gear=gear))
    assert "draw-blade-1" not in begun.open, "that takes the action"

    begun.take("draw-blade-1-quick")

    assert [own.slot for own in begun.sheet.gear] == ["ready", "ready"]
    assert "question" in begun.open, "the turn goes on"


@pytest.mark.rule("ART-352")
def test_a_feeble_quick_action_ends_the_turn_at_once() -> None:
    gear = (AXE, arm("blade", slot="at_hand"))
    begun = struck(FB, sheet=hero(gear=gear))
    round_ = begun.battle.round

    begun.take("draw-blade-1-quick")

    assert begun.sheet.gear[1].slot == "ready"
    assert begun.battle.round == round_ + 1


ROUNDS = Carried(item=Item(name="rounds", ammunition=("rifle",)), id="rounds", slot="at_hand")


@pytest.mark.rule("ART-151", "ART-349")
@pytest.mark.parametrize("after", [False, True])
def test_a_weapon_that_ran_dry_is_reloaded_freely_from_rounds_that_are_carried(
    after: bool,
) -> None:
    rifle = replace(arm("rifle"), empty=True)
    begun = bout(IDLE, range=3, sheet=hero(gear=(rifle, ROUNDS)))
    if after:
        begun.take("dodge")
    assert not [one for one in begun.open if one.startswith("attack-f0-rifle")]

    begun.take("reload-rifle-0")

    assert [(own.id, own.empty) for own in begun.sheet.gear] == [("rifle", False)]
    assert ("attack-f0-rifle" in begun.open) is not after, "it took no action"


@pytest.mark.rule("ART-151")
def test_without_rounds_nothing_is_reloaded() -> None:
    rifle = replace(arm("rifle"), empty=True)
    begun = bout(IDLE, range=3, sheet=hero(gear=(rifle,)))

    assert "reload-rifle-0" not in begun.open


DOOR = {"door": Thing(text="Open the door", opens=True, exit=True, band=4, told="It swings open.")}


@pytest.mark.rule("ART-348", "ART-349", "ART-350", "ART-351")
def test_a_door_opens_as_the_action_or_quickly_by_strength() -> None:
    plain = bout(IDLE, range=3, band=4, objects=DOOR).take("do-door")
    assert "exit-4" in plain.battle.done
    assert "dodge" not in plain.open

    quick = bout(IDLE, range=3, band=4, objects=DOOR, dice=LoadedDice([face(7, PS), face(7, IN)]))
    quick.take("do-door-quick")
    assert "exit-4" in quick.battle.done
    assert "leave" in quick.open
    rolled = [note.facts for note in quick.said("roll") if note.facts["deed"] == "open"]
    assert [(one["row"], one["difficulty"]) for one in rolled] == [(7, "Inferior")]


@pytest.mark.rule("ART-349", "ART-353")
def test_a_door_is_tried_quickly_after_the_action_too() -> None:
    dice = LoadedDice([face(7, PS), face(7, PS), face(7, PT), *[50] * 9])
    begun = bout(IDLE, range=3, band=4, objects=DOOR, dice=dice).take("dodge")
    round_ = begun.battle.round
    assert "do-door" not in begun.open

    begun.take("do-door-quick")

    assert not begun.battle.done
    assert begun.battle.round == round_ + 1


@pytest.mark.rule("ART-361", "ART-362")
def test_another_turn_is_bought_where_this_one_is_ended_in_one_answer() -> None:
    begun = struck(sheet=hero(gear=(AXE,), fame=7))
    round_ = begun.battle.round

    begun.take("again")

    assert (begun.battle.round, begun.sheet.fame_left) == (round_, 5)
    assert "attack-f0-hatchet" in begun.open
    begun.take("end-turn")
    assert begun.listed[:1] == ["end"], "the action is not spent, so it was not offered before"


@pytest.mark.rule("ART-361")
def test_who_ends_the_turn_instead_of_buying_another_is_not_asked_once_more() -> None:
    begun = struck(sheet=hero(gear=(AXE,), fame=7))
    round_ = begun.battle.round

    assert begun.take("end-turn").battle.round == round_ + 1


# Aborting


def asked(*faces: int, **more: object) -> Bout:
    """Return a bout with offers before each roll, at Ada's turn."""
    begun = bout(IDLE, asks=True, dice=LoadedDice(faces), **{"range": 0, **more})  # type: ignore[arg-type]
    return begun.take("roll")


@pytest.mark.rule("ART-206", "ART-207")
@pytest.mark.parametrize("option", ["attack-f0-hatchet", "knock-down-f0", "dodge", "move"])
def test_to_abort_before_the_roll_costs_the_action_and_no_dice(option: str) -> None:
    begun = asked(face(7, GD))
    begun.take(option)
    assert begun.listed[0] == "roll"

    begun.take("abort")

    assert begun.said("aborts")
    assert not {"attack-f0-hatchet", "dodge"} & {*begun.open}
    assert {"question", "end-turn"} <= {*begun.open}, "free actions are open still"


@pytest.mark.rule("ART-207", "ART-502", "ART-504")
def test_no_fame_is_expended_on_an_action_that_is_aborted() -> None:
    perks = {"critical-hits": 1, "haymaker": 1}
    for deeds in (("critical", "attack-f0-hatchet"), ("haymaker-f0",)):
        begun = asked(face(7, GD), sheet=hero(gear=(AXE,), perks=perks, fame=5))
        begun.take(*deeds)
        assert begun.sheet.fame_left == 4

        assert begun.take("abort").sheet.fame_left == 5


@pytest.mark.rule("ART-251")
def test_a_reaction_is_demanded_and_not_aborted() -> None:
    thug = Foe(name="the thug", attack=PS, attributes={"alertness": IN})
    begun = bout(thug, asks=True, range=0, dice=LoadedDice([face(7, GD)]))
    assert begun.listed[0] == "roll"
    assert "abort" not in begun.listed, "initiative"
    begun.take("roll", "end-turn")

    assert begun.listed[0] == "roll"
    assert "abort" not in begun.listed, "Defense"


@pytest.mark.rule("ART-206")
def test_what_has_begun_with_a_roll_is_not_aborted_at_the_next() -> None:
    perks = {"flurry": 1}
    sheet = hero(gear=(AXE,), perks=perks)
    begun = asked(face(7, GD), 40, sheet=sheet).take("attack-f0-hatchet", "roll")
    if "flurry" in begun.listed:
        begun.take("flurry")

    assert begun.listed[0] == "roll"
    assert "abort" not in begun.listed


@pytest.mark.rule("ART-369")
def test_the_turn_of_somebody_with_fame_lists_the_end_first() -> None:
    begun = struck(GT, sheet=hero(gear=(AXE,), fame=7))

    assert begun.listed[0] == "end-turn"
    assert "again" in begun.listed


@pytest.mark.rule("ART-285", "ART-286")
@pytest.mark.parametrize("lines", [("question likely: is there a rope",), ("question", "a rope")])
def test_a_question_is_asked_from_the_first_page_of_a_fight(lines: tuple[str, ...]) -> None:
    game = exam({"combat": {"foes": ["thug"], "range": 0}}, *lines, faces=[60, 60, 60, 60],
                foes={"thug": foe()})  # fmt: skip

    assert game.battle.turn is not None
    assert (game.battle.turn.asked, game.battle.turn.action) == (True, False)
    assert "attack-thug-hatchet" in game.open, "it is free"
    assert "You have asked a question this turn" in game.type("question is it long").text
