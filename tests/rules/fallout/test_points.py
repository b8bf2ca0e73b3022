"""Action Points: what they cost, what they buy, who has them."""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.rules.core.dice import LoadedDice
from solo.rules.core.odds import odds, weighed
from solo.rules.core.protocols import Illegal
from solo.rules.two_d20.core.offering import Buy
from solo.rules.two_d20.core.sheet import bank
from solo.rules.two_d20.fallout.catalogue import EFFECTS
from solo.rules.two_d20.fallout.checks.details import Info, LuckOffer
from solo.rules.two_d20.fallout.checks.spends import price
from solo.rules.two_d20.fallout.foe import Foe
from solo.rules.two_d20.fallout.gear.written import Perk, Rating, Weapon
from solo.rules.two_d20.fallout.heroes.creation import HeroFile, Maker
from solo.rules.two_d20.fallout.options import FalloutOptions, Policy
from solo.rules.two_d20.fallout.printed import printed
from solo.rules.two_d20.fallout.system import FALLOUT
from tests.english import all_english, english
from tests.rules.fallout.sample import (
    DOG,
    SIX,
    Walk,
    chance_of,
    fight,
    gifted,
    hero,
    machines,
)

SPEND = "that takes {}, and you have {}"


@pytest.mark.rule("FO-018")
def test_the_table_of_prices() -> None:
    table = printed("action-points")

    assert [table[key] for key in ("information", "time", "minor", "major", "damage")] == [
        1, 2, 1, 2, 1,
    ]  # fmt: skip
    assert (table["most_damage"], table["major_harder"]) == (3, 1)


@pytest.mark.rule("FO-019")
def test_the_price_of_dice() -> None:
    assert [price(number) for number in range(4)] == [0, 1, 3, 6]
    assert price(2) - price(1) == 2


@pytest.mark.rule("FO-019")
@pytest.mark.example("FO-019")
@pytest.mark.parametrize(("dice", "left"), [(1, 5), (2, 3), (3, 0)])
def test_dice_are_paid_for_when_they_are_rolled(dice: int, left: int) -> None:
    walk = Walk(machines(difficulty=3), hero(pool=6, luck=0), [20] * 5)
    walk.take(*["die"] * dice)
    assert walk.sheet.pool == 6
    walk.take("roll")

    assert (walk.sheet.pool, len(walk.outcome.faces)) == (left, 2 + dice)


@pytest.mark.rule("FO-019")
@pytest.mark.example("FO-019")
def test_a_die_that_can_not_be_paid_is_barred() -> None:
    walk = Walk(machines(), hero(pool=2)).take("die")

    assert walk.options["die"] == SPEND.format(2, 1)
    with pytest.raises(Illegal, match="that takes 2"):
        walk.take("die")


@pytest.mark.rule("FO-020")
@pytest.mark.example("FO-020")
def test_free_dice_are_among_the_three() -> None:
    walk = Walk(machines(), gifted(1))
    assert machines().terms(gifted(1)).pool.dice == 3
    walk = Walk(machines(), hero(pool=6, perks=gifted(1).perks)).take("die", "die")

    assert walk.options["die"] == "3 bonus dice are the most"
    many = hero(perks=(*gifted(3).perks, Perk(name="Twin", extra_d20=2)))
    assert machines(extra=2).terms(many).pool.dice == 5


@pytest.mark.rule("FO-020")
@pytest.mark.parametrize(("reading", "left"), [("count", 5), ("place", 4)])
def test_a_free_die_leaves_the_price_as_it_is_or_pushes_it_up(reading: Any, left: int) -> None:
    rules = FalloutOptions(free_dice=reading)
    sheet = hero(pool=6, luck=0, perks=gifted(1).perks, options=rules)

    assert Walk(machines(), sheet, [20] * 4).take("die", "roll").sheet.pool == left


def test_a_perk_helps_its_own_skill_alone() -> None:
    sheet = hero(perks=(Perk(name="Other", skill="medicine", extra_d20=1),))

    assert machines().terms(sheet).pool.dice == 2


@pytest.mark.rule("FO-021", "FO-014")
def test_a_point_buys_an_answer_after_a_success() -> None:
    asked = Info(question="Who was here?", answer="Two people, one limping.")
    walk = Walk(machines(info=(asked,)), hero(luck=0), [1, 20]).take("roll")
    assert walk.options == {"save": "", "information-who-was-here": ""}
    walk.take("information-who-was-here")

    assert walk.noted("told") == [{"text": "Two people, one limping."}]
    assert walk.sheet.pool == 0
    assert "information-who-was-here" in walk.outcome.triggers


@pytest.mark.rule("FO-021")
def test_failure_buys_nothing() -> None:
    asked = Info(question="Who?", answer="Two.")

    assert Walk(machines(info=(asked,)), hero(pool=6, luck=0), [12, 12]).take("roll").outcome


@pytest.mark.rule("FO-022")
@pytest.mark.example("FO-022")
def test_two_points_halve_the_time() -> None:
    walk = Walk(machines(minutes=60), hero(luck=0, pool=1), [1, 20]).take("roll")
    assert walk.step.encounter is not None
    texts = all_english(option.text for option in walk.step.encounter.options(walk.sheet))
    assert texts[1] == "Take 30 minutes, not 60 (2 Action Points)"
    walk.take("reduce-time")

    assert (walk.step.minutes, walk.sheet.pool) == (30, 0)
    assert Walk(machines(minutes=60), hero(luck=0), [9, 20]).take("roll").step.minutes == 60
    assert machines(minutes=45).minutes_for(("reduce-time",)) == 23


@pytest.mark.rule("FO-018", "FO-014")
def test_what_a_roll_made_is_spent_before_the_pool() -> None:
    check = machines(buys=(Buy(id="a", text="A", cost=2), Buy(id="b", text="B", cost=3)))
    walk = Walk(check, hero(luck=0, pool=4), [1, 20]).take("roll")
    walk.take("a")
    assert walk.options["b"] == ""
    walk.take("b")

    assert (walk.sheet.pool, walk.outcome.facts["spent"]) == (0, ("a", "b"))


def test_what_can_not_be_paid_says_what_it_takes() -> None:
    check = machines(buys=(Buy(id="a", text="A", cost=1), Buy(id="b", text="B", cost=3)))

    assert Walk(check, hero(luck=0), [1, 20]).take("roll").options["b"] == "that takes 3"


# In a fight


def turn(sheet: Any, *faces: int, foe: Foe = DOG, **fields: Any) -> Walk:
    """Begin a fight with the hero's own turn."""
    slow = Foe(name=foe.name, tn=foe.tn, health=foe.health, difficulty=foe.difficulty, initiative=1)
    return Walk(fight((slow, 1), **fields), sheet, faces).take("begin")


@pytest.mark.rule("FO-023")
@pytest.mark.example("FO-023")
def test_a_point_buys_another_minor_action_and_two_are_the_most() -> None:
    walk = turn(hero(pool=6, hurt=2))
    assert "extra-minor" not in walk.options  # the usual one comes first
    walk.take("aim", "extra-minor")
    assert walk.sheet.pool == 5
    walk.take("take-cover")

    assert walk.options["extra-minor"] == "2 minor actions a round are the most"
    with pytest.raises(Illegal, match="the most"):
        walk.take("extra-minor")
    with pytest.raises(Illegal, match="not open"):
        turn(hero()).take("extra-minor")


@pytest.mark.rule("FO-024")
@pytest.mark.example("FO-024")
def test_two_points_buy_another_major_action_a_step_harder() -> None:
    tough = Foe(name="the dog", health=50, difficulty=2)
    walk = turn(hero(pool=4, luck=0), 20, 12, 9, 9, 3, 3, 3, foe=tough)
    walk.take("attack-dog-with-pipe", "roll", "extra-major")
    assert walk.sheet.pool == 2
    walk.take("attack-dog-with-pipe", "roll")

    first, second = walk.noted("attacks")
    assert (first["difficulty"], first["successes"]) == (2, 0)
    # The complication of the first makes the second harder too.
    assert second["difficulty"] == 2 + 1 + 1
    assert walk.options["extra-major"] == "2 major actions a round are the most"


@pytest.mark.rule("FO-024")
def test_the_first_of_two_major_actions_is_no_harder() -> None:
    walk = turn(hero(pool=2, luck=0), 12, 12, 12, 12)
    assert "extra-major" not in walk.options
    attack = ("attack-dog-with-pipe", "roll")
    walk.take(*attack, "extra-major", *attack)

    assert [facts["difficulty"] for facts in walk.noted("attacks")] == [1, 2]


@pytest.mark.rule("FO-025")
@pytest.mark.example("FO-025")
def test_points_add_dice_to_a_blow_up_to_three() -> None:
    tough = Foe(name="the dog", health=50)
    walk = turn(hero(pool=4, luck=0), 9, 12, 2, 2, 2, 1, 1, 1, foe=tough)
    walk.take("attack-dog-with-pipe", "roll", *["extra-damage"] * 3)

    # nothing is left to be decided, and the blow falls; with Luck there would be
    assert walk.sheet.pool == 1
    assert walk.noted("struck")[0]["damage"] == 9

    lucky = turn(hero(pool=4, luck=1), 9, 12, 2, 2, 2, 1, 1, 1, foe=tough)
    lucky.take("attack-dog-with-pipe", "roll", "keep", *["extra-damage"] * 3)
    assert lucky.options["extra-damage"] == "3 extra dice are the most"


@pytest.mark.rule("FO-025")
@pytest.mark.example("FO-025")
def test_a_throw_can_be_made_worse_and_a_shot_can_not() -> None:
    sheet = hero(pool=4, skills={"throwing": Rating(rating=3), "firearms": Rating(rating=3)})
    tough = Foe(name="the dog", health=50)
    thrown = turn(sheet, 9, 12, 2, 2, 2, foe=tough).take("attack-dog-with-bottle", "roll", "keep")
    shot = turn(sheet, 9, 12, 2, 2, 2, 2, foe=tough).take("attack-dog-with-pistol", "roll", "keep")

    assert thrown.options["extra-damage"] == ""
    assert shot.options["extra-damage"] == "only a blow or a throw can be made worse"
    with pytest.raises(Illegal):
        shot.take("extra-damage")


# The pools


@pytest.mark.rule("FO-026")
def test_the_group_saves_six_and_more_is_lost() -> None:
    sheet, notes = bank(hero(pool=5), 3)
    assert (sheet.pool, notes[0].facts["lost"]) == (6, 2)

    check = machines(buys=(Buy(id="a", text="A", cost=2),))
    spent = Walk(check, hero(pool=5, luck=0), [1, 1]).take("roll", "a")
    assert (spent.sheet.pool, spent.noted("points")[-1]["lost"]) == (6, 0)


@pytest.mark.rule("FO-027")
@pytest.mark.example("FO-027")
@pytest.mark.parametrize(("dice", "given_"), [(1, 1), (2, 3), (3, 6)])
def test_with_an_empty_pool_the_gamemaster_is_given_points_for_dice(dice: int, given_: int) -> None:
    walk = Walk(machines(difficulty=3), hero(luck=0), [20] * 5).take(*["gm-die"] * dice, "roll")

    assert (walk.sheet.threat, walk.sheet.pool) == (given_, 0)
    assert len(walk.outcome.faces) == 2 + dice


@pytest.mark.rule("FO-028")
def test_the_gamemaster_sells_dice_alone_and_only_to_who_has_nothing() -> None:
    check = machines(minutes=60, info=(Info(question="Who?", answer="Two."),))
    poor = Walk(check, hero(luck=0), [9, 20]).take("roll")
    assert poor.outcome.facts["spent"] == ()

    rich = Walk(check, hero(pool=2))
    assert "gm-die" not in rich.options
    with pytest.raises(Illegal, match="not open"):
        rich.take("gm-die")
    mixed = hero(pool=2, options=FalloutOptions(mix=True))
    assert Walk(check, mixed).options["gm-die"] == ""
    taken = Walk(check, mixed).take("gm-die")
    assert taken.options["die"] == "the gamemaster's dice come last"


@pytest.mark.rule("FO-027", "FO-028")
def test_the_last_own_point_leaves_the_next_die_to_the_gamemaster() -> None:
    walk = Walk(machines(difficulty=3), hero(pool=1, luck=0), [20] * 4)
    walk.take("die", "gm-die")
    assert "die" not in walk.options
    walk.take("roll")

    assert (walk.sheet.pool, walk.sheet.threat) == (0, 2)


@pytest.mark.rule("FO-029")
def test_the_gamemaster_begins_with_nothing_or_with_what_the_option_says() -> None:
    file = HeroFile(name="Ada", attributes=SIX)
    assert Maker(FalloutOptions()).ready(file).threat == 0
    assert Maker(FalloutOptions(gm_start=3)).ready(file).threat == 3


def attacked(threat: int, policy: Policy, *faces: int, **options: Any) -> Walk:
    """Let the dog attack first."""
    sheet = hero(threat=threat, luck=0, options=FalloutOptions(**options))
    return Walk(fight((DOG, 1), policy=policy), sheet, faces).take("begin")


@pytest.mark.rule("FO-029")
def test_foes_buy_dice_and_damage_by_an_open_policy() -> None:
    even = attacked(2, Policy(), 9, 12, 12, 2, 2)
    assert even.noted("foe-bought") == [{"dice": 1}]
    assert even.sheet.threat == 1
    worse = attacked(4, Policy(), 9, 12, 12, 2, 2, 1, 1, 1)
    assert worse.noted("foe-worse") == [{"dice": 3}]
    assert (worse.sheet.threat, worse.sheet.hurt) == (0, 7)
    kept = attacked(6, Policy(name="none"), 9, 12, 2, 2)
    assert kept.sheet.threat == 6

    eager = Policy(name="eager")
    assert attacked(6, eager, 9, 9, 9, 9, 9, 2, 2).noted("foe-bought") == [{"dice": 3}]
    assert english(eager.told()) == (
        "The gamemaster's points buy up to 3 dice (from 1 on) and damage (from 1 on)."
    )
    assert english(Policy(name="none").told()) == "The gamemaster's points are saved."
    assert even.step.encounter is not None
    assert english(Policy().told()) in all_english(even.step.encounter.status(even.sheet))


@pytest.mark.rule("FO-019", "FO-029")
@pytest.mark.parametrize(
    ("threat", "most", "dice", "left"),
    [(0, 9, 0, 0), (1, 9, 1, 0), (2, 9, 1, 1), (3, 9, 2, 0), (5, 9, 2, 2), (6, 9, 3, 0),
     (99, 9, 3, 93), (9, 2, 2, 6), (9, 0, 0, 9)],
)  # fmt: skip
def test_foes_buy_as_many_dice_as_the_policy_and_the_prices_let_them(
    threat: int, most: int, dice: int, left: int
) -> None:
    policy = Policy(name="none", dice=1, most_dice=most)
    walk = attacked(threat, policy, *[19] * (2 + dice))

    assert walk.noted("foe-bought") == ([{"dice": dice}] if dice else [])
    assert walk.sheet.threat == left


@pytest.mark.rule("FO-025", "FO-029")
@pytest.mark.parametrize(
    ("threat", "start", "dice"),
    [(0, 1, 0), (1, 1, 1), (2, 1, 2), (3, 1, 3), (9, 1, 3), (3, 4, 0), (4, 4, 3), (9, 0, 0)],
)
def test_foes_make_a_hit_worse_with_three_points_at_most(
    threat: int, start: int, dice: int
) -> None:
    policy = Policy(name="none", damage=start)
    walk = attacked(threat, policy, 9, 12, *[1] * (2 + dice))

    assert walk.noted("foe-worse") == ([{"dice": dice}] if dice else [])
    assert (walk.sheet.threat, walk.sheet.hurt) == (threat - dice, 2 + dice)


@pytest.mark.rule("FO-029")
@pytest.mark.parametrize(("reading", "threat"), [("lost", 0), ("saved", 2)])
def test_what_a_foe_makes_beyond_a_hit(reading: str, threat: int) -> None:
    assert attacked(0, Policy(), 1, 9, 2, 2, foe_points=reading).sheet.threat == threat


@pytest.mark.rule("FO-029")
def test_authors_give_and_take_the_gamemasters_points() -> None:
    sheet, notes = EFFECTS["gm_points"](2).apply(hero(threat=1), LoadedDice(()))
    assert (sheet.threat, notes[0].facts["called"]) == (3, "Gamemaster's Action Points")

    assert EFFECTS["gm_points"](-9).apply(sheet, LoadedDice(()))[0].threat == 0
    assert EFFECTS["action_points"](9).apply(sheet, LoadedDice(()))[0].pool == 6


@pytest.mark.parametrize("field", ["dice", "most_dice", "damage"])
def test_a_policy_has_no_number_below_zero(field: str) -> None:
    with pytest.raises(ValueError, match=f"^{field}: 0 or more"):
        Policy(**{field: -1})  # type: ignore[arg-type]


@pytest.mark.parametrize("field", ["gm_start", "complication_harder"])
def test_options_have_no_number_below_zero(field: str) -> None:
    with pytest.raises(ValueError, match=f"^{field}: 0 or more"):
        FalloutOptions(**{field: -1})  # type: ignore[arg-type]


@pytest.mark.rule("FO-004", "FO-019", "FO-020", "FO-027")
@given(
    pool=st.integers(0, 6), free=st.integers(0, 3), orders=st.lists(st.booleans(), max_size=5),
    mix=st.booleans(), place=st.booleans(),
)  # fmt: skip
def test_whatever_is_bought_is_paid_for_and_never_more_than_three(
    pool: int, free: int, orders: list[bool], mix: bool, place: bool
) -> None:
    rules = FalloutOptions(mix=mix, free_dice="place" if place else "count")
    sheet = hero(pool=pool, luck=0, perks=gifted(free).perks, options=rules)
    walk, bought = Walk(machines(difficulty=9), sheet, [12] * 5), 0
    for own in orders:
        option = "die" if own else "gm-die"
        if not walk.options.get(option, "not offered"):
            walk.take(option)
            bought += 1
    encounter: Any = walk.step.encounter
    found = encounter.odds("roll", sheet)
    passed = Fraction(found.labels.get("passed", 0), found.total)
    assert passed == chance_of(9, 0, 2 + free + bought, 9)
    walk.take("roll")

    pushed = free if place else 0
    assert free + bought <= 3
    assert len(walk.outcome.faces) == 2 + free + bought
    assert pool - walk.sheet.pool + walk.sheet.threat == price(bought, pushed)
    assert walk.sheet.pool >= 0


def test_the_odds_of_a_check_count_the_perks_of_a_hero() -> None:
    found = odds(machines(), gifted(2))

    assert Fraction(found.labels["passed"], found.total) == chance_of(9, 0, 4, 1)


def test_an_offer_that_makes_it_easier_leaves_something_to_roll_for() -> None:
    check = machines(luck_offers=(LuckOffer(text="A spare fuse", difficulty_mod=-3),))
    walk = Walk(check, hero(), [20, 20]).take("a-spare-fuse", "roll", "keep")

    assert (walk.outcome.label, walk.outcome.facts["difficulty"]) == ("failed", 1)


@pytest.mark.rule("FO-020", "FO-027")
def test_a_fourth_bonus_die_has_no_price() -> None:
    """Three bonus dice are the most, so the offer that is barred names no price of 0."""
    walk = Walk(machines(difficulty=3), hero(luck=0)).take("gm-die", "gm-die", "gm-die")
    assert walk.step.encounter is not None
    (offer,) = [one for one in walk.step.encounter.options(walk.sheet) if one.id == "gm-die"]

    assert all_english((offer.text, offer.reason)) == ("One more die", "3 bonus dice are the most")


@pytest.mark.rule("FO-025", "FO-035")
def test_why_tells_the_dice_of_a_hit_and_its_throw_only_once() -> None:
    """2, 5 and 6 are 2 + 1 + 1 with two Effects; Piercing 1 takes both points of armor away."""
    pick = Weapon(name="pick", kind="melee", dice=3, qualities={"piercing": 1})
    ox = Foe(name="the ox", tn=9, health=9, armor=3, initiative=1)
    sheet = hero(weapons=(pick,), pool=1, luck=0)
    walk = Walk(fight((ox, 1)), sheet, (9, 12, 2, 5, 6))
    walk.take("begin", "attack-ox-with-pick", "roll")
    assert [one.faces for one in walk.step.rolled] == [(9, 12)]
    told = " ".join(all_english(FALLOUT.explain(walk.step.encounter.rolled)))
    assert "The combat dice show 2, 5 and 6: 4 damage, 2 Effects" in told

    walk.take("strike")
    assert [one.faces for one in walk.step.rolled] == [(2, 5, 6)]
    told = " ".join(all_english(FALLOUT.explain(walk.step.rolled[-1])))
    assert "Armor 3, of which 2 is pierced: 3 gets through." in told


@pytest.mark.rule("FO-025", "FO-035")
def test_what_damage_dice_may_come_to_is_told_before_they_are_rolled() -> None:
    """Of 3, 4 and 2 one blank is rolled again, or both, or a die is added to the 2 of the last."""
    sheet = hero(pool=1, luck=2)
    ox = Foe(name="the ox", tn=9, health=9, initiative=1)
    walk = Walk(fight((ox, 1)), sheet, (9, 9, 3, 4, 2))
    walk.take("begin", "attack-ox-with-pipe", "roll", "keep")

    def labels(option: str) -> Mapping[str, int]:
        odds = weighed(walk.step.encounter, option, walk.sheet)
        assert odds is not None
        return odds.labels

    one = {"4 damage": 1, "3 damage": 3, "2 damage": 2}
    assert dict(labels("reroll-1")) == one
    assert dict(labels("extra-damage")) == one
    two = Counter(2 + a + b for a in (1, 2, 0, 0, 1, 1) for b in (1, 2, 0, 0, 1, 1))
    assert dict(labels("reroll-2")) == {f"{n} damage": ways for n, ways in two.items()}


def test_a_die_that_can_no_longer_be_paid_for_is_not_rolled() -> None:
    """The point went elsewhere while the roll waited."""
    walk = Walk(machines(), hero(pool=1), [20, 20]).take("die")
    walk.step = walk.step._replace(sheet=hero(pool=0))
    walk.take("roll", "keep")

    assert (len(walk.outcome.faces), walk.sheet.pool) == (2, 0)
