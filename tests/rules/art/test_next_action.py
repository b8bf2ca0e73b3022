"""What is kept for the next action, and turns that Fame buys, which are turns."""

import pytest

from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.reactions import Alertness, Defense, Knowledge
from solo.rules.art.checks.trait import TraitRoll
from solo.rules.art.foe import Foe
from solo.rules.art.health.sanity import Horror, Sanity
from solo.rules.core.dice import LoadedDice
from tests.rules.art.fight.arena import AXE, bout
from tests.rules.art.sample import face, hero

PS, PR, GD = Rank.PASSABLE, Rank.POOR, Rank.GOOD
DOG = Foe(name="the dog", attributes={"alertness": Rank.INFERIOR}, attack=Rank.FEEBLE)
POST = Foe(name="the post", attributes={"alertness": Rank.INFERIOR}, policy="passive")


@pytest.mark.rule("ART-219", "ART-251", "ART-346")
@pytest.mark.parametrize(
    "check",
    [
        Defense(attack=PR),
        Alertness(difficulty=PR),
        Knowledge(difficulty=PR),
        Sanity(difficulty=Horror.parse("shock")),
    ],
)
def test_what_is_no_action_leaves_the_bonus_on_the_next(check: Defense) -> None:
    outcome = check.resolve(hero(bonus=2), LoadedDice([50]))

    assert ("bonus", 2) not in outcome.facts["modifiers"]
    assert "Bonus" not in str([type(change).__name__ for change in outcome.changes])


@pytest.mark.rule("ART-219", "ART-346")
def test_a_defense_roll_in_a_fight_leaves_it_too() -> None:
    dice = LoadedDice([face(7, PS), face(1, GD), face(9, GD), face(1, GD)])
    begun = bout(DOG, sheet=hero(gear=(AXE,), bonus=2), range=0, dice=dice)

    begun.take("end-turn")
    assert begun.sheet.bonus == 2
    begun.take("attack-f0-hatchet")
    assert begun.sheet.bonus == 0


@pytest.mark.rule("ART-219")
def test_an_action_uses_it_up() -> None:
    outcome = TraitRoll(attribute=("charm",), difficulty=PR).resolve(
        hero(bonus=2), LoadedDice([50])
    )

    assert ("bonus", 2) in outcome.facts["modifiers"]


@pytest.mark.rule("ART-285", "ART-361")
def test_a_turn_that_fame_buys_has_a_question_of_its_own() -> None:
    dice = LoadedDice([face(7, PS), 50, face(7, PS), 50])
    begun = bout(POST, sheet=hero(gear=(AXE,), fame=5), range=0, dice=dice)

    begun.take("question is it old").take("attack-f0-hatchet", "again")

    assert begun.battle.turn is not None
    assert (begun.battle.turn.number, begun.battle.turn.asked) == (2, False)
    begun.take("question is it new")


@pytest.mark.rule("ART-361", "ART-425")
def test_a_turn_that_fame_buys_may_be_spent_on_aiming() -> None:
    dice = LoadedDice([face(7, PS), face(7, PS)])
    begun = bout(POST, sheet=hero(gear=(AXE,), fame=5), range=0, dice=dice)

    begun.take("attack-f0-hatchet", "again", "aim")

    assert [one.name for one in begun.one("ada").lasting] == ["aiming"]
