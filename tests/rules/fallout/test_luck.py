"""Luck: what a quest begins with, and what it buys."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.rules.core.dice import LoadedDice, SeededDice
from solo.rules.core.odds import weighed
from solo.rules.core.protocols import Illegal
from solo.rules.two_d20.core.sheet import changed
from solo.rules.two_d20.fallout.catalogue import EFFECTS
from solo.rules.two_d20.fallout.checks.details import LuckOffer
from solo.rules.two_d20.fallout.foe import Foe
from solo.rules.two_d20.fallout.gear.written import Rating
from solo.rules.two_d20.fallout.heroes.creation import HeroFile
from solo.rules.two_d20.fallout.printed import printed
from solo.rules.two_d20.fallout.system import FALLOUT
from tests.english import all_english, english
from tests.rules.fallout.sample import DOG, SIX, Walk, fight, hero, lucky, machines

FUSE = LuckOffer(id="fuse", text="A spare fuse in the drawer")
GATE = LuckOffer(id="gate", text="Nobody locked the gate", luck=2, difficulty_mod=-2)


@pytest.mark.rule("FO-030")
@pytest.mark.example("FO-030")
def test_a_quest_begins_with_as_much_luck_as_the_attribute() -> None:
    file = HeroFile(name="Ada", attributes=SIX)
    begun = FALLOUT.create((file,), make=False).step("hero-ada", "", None, LoadedDice(())).sheet
    assert begun.luck == 5

    worn = changed(begun, luck=1, pool=3, threat=2)
    (home,) = FALLOUT.home(worn)
    assert (home.luck, home.pool, home.threat) == (5, 0, 0)
    for points in (0, 9):
        again, _ = EFFECTS["quest_start"]().apply(changed(begun, luck=points), LoadedDice(()))
        assert again.luck == 5
    assert EFFECTS["quest_start"](False).apply(worn, LoadedDice(()))[0] == worn


@pytest.mark.rule("FO-031")
def test_the_table_of_luck() -> None:
    table = printed("luck")

    assert [table[key] for key in ("draw", "stacked", "timing", "reroll", "combat_dice")] == [
        1, 1, 1, 1, 3,
    ]  # fmt: skip


@pytest.mark.rule("FO-032")
def test_luck_adds_a_detail_that_the_author_has_ready() -> None:
    check = machines(difficulty=3, luck_offers=(FUSE, GATE))
    walk = Walk(check, hero(luck=2), [9, 1]).take("fuse")
    assert walk.options["gate"] == "you have too little Luck"
    assert "fuse" not in walk.options
    walk.take("roll", "keep")

    assert (walk.outcome.facts["difficulty"], walk.sheet.luck) == (2, 1)
    assert walk.outcome.triggers == ("fuse",)
    dear = Walk(check, hero(luck=2), [9, 12]).take("gate", "roll")
    assert (dear.outcome.facts["difficulty"], dear.sheet.luck) == (1, 0)
    assert FUSE.luck == printed("luck")["draw"]


@pytest.mark.rule("FO-033")
@pytest.mark.example("FO-033")
def test_luck_stands_in_for_the_attribute() -> None:
    sheet = lucky(7, skills={"machines": Rating(rating=2)})
    walk = Walk(machines(), sheet, [9, 9]).take("stacked-deck")
    assert walk.step.encounter is not None
    told = all_english(walk.step.encounter.status(sheet))[0]
    assert told == "Luck 7 + Machines 2 = 9 against difficulty 1."
    assert "stacked-deck" not in walk.options
    walk.take("roll", "keep")

    assert (walk.outcome.facts["tn"], walk.sheet.luck) == (9, 6)
    assert "stacked-deck" not in Walk(machines(attribute=("luck",)), sheet).options
    poor = Walk(machines(), changed(sheet, luck=0))
    assert poor.options["stacked-deck"] == "you have no Luck left"
    assert "stacked-deck" not in Walk(machines(), lucky(6)).options  # it would be no better


@pytest.mark.rule("FO-032", "FO-033")
def test_luck_that_is_promised_can_not_be_spent_twice() -> None:
    walk = Walk(machines(luck_offers=(FUSE,)), changed(lucky(7), luck=1)).take("fuse")

    assert walk.options["stacked-deck"] == "you have no Luck left"


@pytest.mark.rule("FO-034")
def test_luck_brings_the_turn_forward() -> None:
    walk = Walk(fight((DOG, 1), rounds=1), hero(luck=1), [20, 20]).take("begin")
    assert walk.options == {"wait": "", "lucky-timing": ""}
    walk.take("lucky-timing")

    assert walk.sheet.luck == 0
    assert "end-turn" in walk.options
    assert walk.noted("foe-attacks") == []
    walk.take("end-turn")
    assert len(walk.noted("foe-attacks")) == 1


@pytest.mark.rule("FO-034")
def test_luck_brings_it_forward_after_another_has_acted() -> None:
    walk = Walk(fight((DOG, 2)), hero(), [20, 20]).take("begin", "wait")
    assert len(walk.noted("foe-attacks")) == 1

    assert "end-turn" in walk.take("lucky-timing").options


@pytest.mark.rule("FO-034")
@pytest.mark.example("FO-034")
def test_who_has_had_a_turn_is_refused() -> None:
    slow = Foe(name="the snail", initiative=1)
    walk = Walk(fight((slow, 1), rounds=1), hero(), [20, 20]).take("begin", "end-turn")

    assert walk.outcome.label == "over"
    late = Walk(fight((DOG, 2), rounds=1), hero(), [20, 20] * 2)
    late.take("begin", "lucky-timing", "end-turn")
    assert late.outcome.label == "over"
    assert late.sheet.luck == 4


@pytest.mark.rule("FO-034")
def test_no_luck_no_question() -> None:
    assert "end-turn" in Walk(fight((DOG, 1)), hero(luck=0), [20, 20]).take("begin").options


@pytest.mark.rule("FO-035")
def test_a_point_rolls_a_d20_again() -> None:
    walk = Walk(machines(), hero(), [15, 20, 3]).take("roll")
    assert walk.options.keys() == {"keep", "reroll-20", "reroll-15"}
    walk.take("reroll-20", "keep")

    assert (walk.outcome.faces, walk.sheet.luck) == ((15, 3), 4)
    assert walk.sheet.harder == 0


@pytest.mark.rule("FO-035")
def test_a_point_rolls_up_to_three_combat_dice_again() -> None:
    tough = Foe(name="the dog", health=50, initiative=1)
    walk = Walk(fight((tough, 1)), hero(), [9, 9, 3, 4, 1, 6, 6])
    walk.take("begin", "attack-dog-with-pipe", "roll", "keep")
    assert {"reroll-1", "reroll-2", "reroll-3"} < walk.options.keys()
    assert "reroll-4" not in walk.options
    walk.take("reroll-2")
    assert walk.status[-2].startswith("You hit the dog. The combat dice show 6, 6 and 1:")
    assert walk.sheet.luck == 4

    assert "reroll-1" in walk.options
    assert "reroll-2" not in walk.options


@pytest.mark.rule("FO-036")
@pytest.mark.example("FO-036")
def test_a_die_rolled_again_stands_even_if_worse() -> None:
    walk = Walk(machines(), hero(), [15, 16, 19]).take("roll", "reroll-15")

    assert walk.options.keys() == {"keep", "reroll-16"}
    with pytest.raises(Illegal, match="'reroll-19' is not open"):
        walk.take("reroll-19")
    assert walk.take("keep").outcome.faces == (19, 16)


@pytest.mark.rule("FO-037")
@pytest.mark.example("FO-037")
def test_several_points_go_to_several_dice() -> None:
    walk = Walk(machines(), hero(), [15, 15, 3, 4]).take("roll", "reroll-15", "reroll-15")

    assert (walk.outcome.faces, walk.sheet.luck) == ((3, 4), 3)


@pytest.mark.rule("FO-008", "FO-035")
def test_a_plain_success_may_be_rolled_again_to_count_two_and_decide_the_test() -> None:
    """Tagged at 3: of 5 and 15 against 2, a 3 or less in place of either passes."""
    sheet = hero(skills={"machines": Rating(rating=3, tag=True)})
    walk = Walk(machines(difficulty=2), sheet, [5, 15, 2]).take("roll")

    assert walk.options.keys() == {"keep", "reroll-5", "reroll-15"}
    chances = {option: weighed(walk.step.encounter, option, sheet) for option in walk.options}
    assert [one and one.succeeding for one in chances.values()] == [None, 9, 3]
    assert walk.take("reroll-5", "keep").outcome.label == "passed"


def test_a_plain_success_that_alone_passes_has_a_chance_to_pass_still() -> None:
    walk = Walk(machines(), hero(), [5, 15]).take("roll")

    again = weighed(walk.step.encounter, "reroll-5", walk.sheet)
    assert again is not None
    assert again.percent(again.succeeding) == 45
    assert weighed(walk.step.encounter, "reroll-15", walk.sheet) is None  # it passes anyway


def test_a_die_that_can_be_no_better_is_not_offered_but_may_be_rolled_again() -> None:
    walk = Walk(machines(), hero(), [1, 12, 1]).take("roll")

    assert walk.options.keys() == {"keep", "reroll-12"}
    assert walk.take("reroll-1", "keep").outcome.faces == (1, 12)


@pytest.mark.rule("FO-035", "FO-036", "FO-037")
@given(seed=st.text(max_size=5), luck=st.integers(0, 6), dice=st.integers(0, 3))
def test_no_more_is_rolled_again_than_luck_pays_for_and_each_die_once(
    seed: str, luck: int, dice: int
) -> None:
    walk = Walk(machines(extra=dice), hero(luck=luck))
    walk.dice = SeededDice(seed)
    walk.take("roll")
    while walk.step.encounter is not None:
        again = [o for o, reason in walk.options.items() if o.startswith("reroll-") and not reason]
        walk.take(again[-1] if again else "keep")
    rolls = len(walk.noted("rerolled"))

    assert walk.sheet.luck == luck - rolls
    assert rolls <= 2 + dice


@pytest.mark.rule("FO-035")
@pytest.mark.parametrize(("points", "more"), [(0, " for more Action Points"), (6, "")])
def test_a_die_of_a_test_that_passed_makes_points_while_they_have_a_place(
    points: int, more: str
) -> None:
    """The pool holds six; a success more is a better outcome for who wrote of it all the same."""
    walk = Walk(machines(), changed(hero(), pool=points), [2, 15]).take("roll")

    assert walk.step.encounter is not None
    told = {one.id: english(one.text) for one in walk.step.encounter.options(walk.sheet)}
    assert told["reroll-15"] == f"Roll the 15 again{more} (1 Luck, 5 left)"
