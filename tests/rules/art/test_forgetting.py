"""What of a hero exact odds leave out, because no roll ahead reads it."""

from typing import Any

import pytest

from solo import rules
from solo.rules.art.checks.effects import Bonus
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.trait import TraitRoll
from solo.rules.art.gear.item import Carried, Item, Medicine, Power
from solo.rules.art.heroes.effects import Inspire
from solo.rules.art.heroes.forgetting import forget
from solo.rules.art.heroes.sheet import Sheet, changed, new_sheet

CLIMB = TraitRoll(attribute=("agility",), difficulty=Rank.FEEBLE, skills=("climbing at night",))


@pytest.fixture
def hero() -> Sheet:
    attributes = dict.fromkeys(
        ("agility", "alertness", "charm", "craft", "cunning", "dexterity", "fate", "intelligence",
         "stamina", "strength"),
        7,
    )  # fmt: skip
    return changed(
        new_sheet("Ada", attributes),
        skills={"climbing by night": 2, "book-binding": 1},
        marks={"agility": 1, "charm": 1, "book-binding": 1, "climbing by night": 1},
    )


def test_only_what_a_roll_ahead_names_is_kept(hero: Sheet) -> None:
    lean = forget(hero, (CLIMB, Bonus(2)))

    assert lean.skills == {"climbing by night": 2}
    assert lean.marks == {"agility": 1, "climbing by night": 1}
    assert lean.attributes == hero.attributes


def test_a_usual_skill_of_the_attribute_is_kept_since_it_can_not_be_learned_anew(
    hero: Sheet,
) -> None:
    hero = changed(hero, skills={"book-binding": 1, "balance": 1}, marks={"balance": 1})

    lean = forget(hero, (CLIMB,))

    assert lean.skills == {"balance": 1}
    assert lean.marks == {}


@pytest.mark.parametrize("value", [object(), Inspire("agility")])
def test_where_anything_else_is_ahead_all_is_kept(hero: Sheet, value: Any) -> None:
    assert forget(hero, (CLIMB, value)) is hero


def test_nothing_ahead_reads_no_skill(hero: Sheet) -> None:
    lean = forget(hero, ())

    assert not lean.skills
    assert not lean.marks


def test_of_things_those_that_no_roll_reads_are_left_out(hero: Sheet) -> None:
    key = Carried(item=Item(name="key", text="Of iron."), id="key")
    rope = Carried(item=Item(name="rope", effects=(Power(bonus=1, to=("agility",)),)), id="rope")
    kit = Carried(item=Item(name="kit", medkit=Medicine(uses=2)), id="kit")
    hero = changed(hero, gear=(key, rope, kit))

    assert forget(hero, (CLIMB,)).gear == (rope, kit)
    assert forget(hero, (object(),)).gear == (key, rope, kit)


def test_the_system_forgets_as_its_rules_do(hero: Sheet) -> None:
    assert rules.find("art").forget(hero, ()) == forget(hero, ())


def test_fear_of_some_rounds_is_over_by_the_next_roll_but_not_in_a_fight(hero: Sheet) -> None:
    afraid = changed(hero, terror=("flees", 7))

    assert forget(afraid, (CLIMB,)) == forget(hero, (CLIMB,))
    assert forget(afraid, (object(),)).terror == ("flees", 7)


def test_of_a_roll_of_either_attribute_both_are_read_whoever_is_asked_about_first(
    hero: Sheet,
) -> None:
    ahead = (TraitRoll(attribute=("agility", "charm"), difficulty=Rank.FEEBLE),)
    charming = changed(hero, attributes={**hero.attributes, "charm": 12})

    for one in (hero, charming):
        assert forget(one, ahead).marks == {"agility": 1, "charm": 1}
