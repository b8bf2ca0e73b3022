"""Attacks on a grapple from outside of it, worked out by hand: Fate says whom they meet."""

from typing import Any

import pytest

from solo.rules.art.checks.ranks import Rank
from solo.rules.art.fight import npc_turns
from solo.rules.art.fight.grapple import take_hold
from solo.rules.art.fight.written import Placed
from solo.rules.art.foe import Foe
from solo.rules.core.dice import LoadedDice
from tests.rules.art.exam import Face, Game, adventurer, exam, foe
from tests.rules.art.fight.arena import answered
from tests.rules.art.fight.test_options import draft

CT, PT, FB, IN, PR, PS, GD, GT, SP, AW, EX = Rank
ROW, HATCHET, BARE = 7, 7, 1
ONE = {"combat": {"foes": ["thug"], "range": 0}}
HELD = [(ROW, PR), (ROW, PS), (ROW, PR)]  # initiative of Ada and of Ben, who then takes hold


def outside(*lines: str, faces: list[Face], **ada: Any) -> Game:
    """Return a fight in which Ada, who is free, does something to the thug whom Ben holds."""
    weak = foe(attributes={"strength": "Inferior", "stamina": "Poor"})
    heroes = [adventurer(**ada), adventurer("Ben")]
    return exam(ONE, "grapple-thug", "end-turn", *lines, faces=[*HELD, *faces], heroes=heroes,
                foes={"thug": weak})  # fmt: skip


@pytest.mark.rule("ART-444", "ART-426")
def test_a_weapon_is_struck_from_a_hand_in_a_grapple_if_fate_has_it_so() -> None:
    """Ben's Fate is above the thug's Poor: it is the thug whom Ada's hatchet meets."""
    game = outside("disarm-thug", faces=[(ROW, GD), (HATCHET, PR)])

    assert "Ben, in the struggle, where the lowest is struck: " in game.text
    assert game.one("thug").weapon == "ground"


@pytest.mark.reading("ART-444")
def test_whoever_else_a_disarming_blow_meets_is_struck_by_it() -> None:
    """Ben's Fate is Pathetic. Ada's Passable is what his Defense must meet: Poor is one failure."""
    game = outside("disarm-thug", faces=[(ROW, PT), (HATCHET, PS), (BARE, PR)])

    assert "In the struggle Ada strikes Ben instead." in game.text
    assert game.one("thug").weapon == "hand"
    assert game.hero("Ben").checked == {0}


@pytest.mark.rule("ART-444", "ART-504")
@pytest.mark.parametrize(("fate", "out"), [(GD, 2), (PT, 0)])
def test_a_haymaker_into_a_grapple_meets_whom_fate_picks(fate: Rank, out: int) -> None:
    """Strength 7 against Stamina Poor: Passable knocks out for two rounds."""
    dice: list[Face] = [(ROW, fate), (ROW, PS)] if out else [(ROW, fate), (2, PR), (BARE, PR)]
    game = outside("haymaker-thug", faces=dice, perks={"haymaker": 1}, fame=1)

    assert game.one("thug").lost == out
    assert ("Ada strikes Ben instead" in game.text) is not bool(out)
    assert game.hero("Ada").fame_left == 0


@pytest.mark.rule("ART-418", "ART-489", "ART-495")
def test_what_is_no_attack_needs_no_fate_in_a_grapple() -> None:
    """The rule is of attacks: a knock-down is Strength against whomever it is meant for."""
    game = outside("knock-down-thug", faces=[(ROW, PS)])

    assert "in the struggle" not in game.text
    assert game.one("thug").prone


@pytest.mark.rule("ART-390", "ART-444")
def test_who_is_held_does_not_strike_along_with_those_outside() -> None:
    """Two of a pack: one is in Ada's grip, the other strikes at her alone, by its own Attack."""
    wolf = Foe(name="the wolf", attack=Rank.POOR, policy="pack")
    there = draft(wolf, dice=LoadedDice([40, 40, 40]), placed=(Placed(foe="f0", count=2),))
    take_hold(there, "ada", "f0-1", 1)
    there.update(queue=("f0-1", "f0-2"))

    answered(npc_turns.strike(there, "f0-2", "ada"))

    (met,) = [note.facts for note in there.notes if note.code == "fight-assault"]
    assert met["many"] == 1
    assert "f0-1" in there.battle.queue


@pytest.mark.rule("ART-373", "ART-135")
@pytest.mark.parametrize(
    ("option", "faces", "unseen"),
    [
        ("knock-down-thug", [(ROW, PT)], False),
        ("backstab-thug", [(ROW, PS)], True),
        ("backstab-thug", [(ROW, PT)], False),
        ("throw-bomb-5", [(12, PT), (12, PT)], False),
    ],
)
def test_who_does_something_to_a_foe_unseen_is_seen(
    option: str, faces: list[Face], unseen: bool
) -> None:
    """To get behind somebody is done unseen; whatever else is done to them shows who did it."""
    where = {"combat": {"foes": ["thug"], "range": 0, "surprise": "foes"}}
    ada = adventurer(gear=["hatchet", "bomb"], perks={"backstab": 1})
    more = {"foes": {"thug": foe(attributes={"fate": "Catastrophic"})}, "heroes": [ada]}
    game = exam(where, option, faces=[(ROW, PR), *faces], **more)

    assert game.one("ada").hidden is unseen
