"""Several heroes under one player in Fictive Hack, outside of fights."""

import pytest

from solo.rules.core.dice import LoadedDice
from solo.rules.core.protocols import Illegal, Step
from solo.rules.fictive_hack.checks import awesome
from solo.rules.fictive_hack.checks.attribute_rolls import Challenge, Opposed
from solo.rules.fictive_hack.checks.awards import awarded
from solo.rules.fictive_hack.fight.single_attack import Attack
from solo.rules.fictive_hack.gear.item import Item
from solo.rules.fictive_hack.heroes.attributes import Rating
from solo.rules.fictive_hack.heroes.sheet import Purse, Sheet, changed
from solo.rules.fictive_hack.party import COMPANY
from solo.rules.fictive_hack.system import FICTIVE_HACK as FH
from tests.english import all_english
from tests.rules.fictive_hack.sample import hero

DARING = (Rating("daring"),)


def two(**lead: object) -> Sheet:
    """Return Ada and Bea, who is the more daring."""
    return COMPANY.with_member(hero(**lead), changed(hero(daring=3), name="Bea"))


def roll(check: object, sheet: Sheet, faces: list[int], *options: str) -> Step[Sheet]:
    """Roll a check through its encounter."""
    step = Step(FH.begin(check, sheet, asks=True), sheet)  # type: ignore[arg-type]
    dice = LoadedDice(faces)
    for option in options:
        assert step.encounter is not None
        step = step.encounter.step(option, "", step.sheet, dice)
    return step


@pytest.mark.rule("FH-185", "FH-186", "FH-187")
def test_the_bowl_is_filled_by_the_gm_and_the_heroes_award_each_other_from_it() -> None:
    sheet, notes = awesome.feed_bowl(two(), 2, "secrecy")
    assert (sheet.ap, sheet.bowl) == (0, 2)
    assert [note.code for note in notes] == ["bowl-fed"]

    offered = {one.id: one.hint for one in FH.standing(sheet) if one.id.startswith("award")}
    assert offered == {"award-bea": "award bea"}
    step = FH.do_standing("award-bea", "", sheet, LoadedDice([]))
    assert (step.sheet.bowl, step.sheet.ap, step.sheet.party[0].ap) == (1, 0, 1)
    assert all_english(map(FH.phrase, step.notes))
    assert "award-ada" not in [option.id for option in FH.standing(step.sheet)]
    with pytest.raises(Illegal):
        awarded(step.sheet, "ada")


@pytest.mark.rule("FH-185")
def test_the_bowl_lies_on_whoever_acts_and_an_empty_one_gives_nothing() -> None:
    sheet = changed(two(), bowl=1)
    bea = COMPANY.lead(sheet, "bea")

    assert (bea.bowl, bea.party[0].bowl) == (1, 0)
    after, _ = awarded(bea, "ada")
    assert (after.bowl, after.party[0].ap) == (0, 1)
    with pytest.raises(Illegal):
        awarded(after, "ada")
    assert not [option for option in FH.standing(after) if option.id.startswith("award-")]


@pytest.mark.rule("FH-198")
def test_a_quests_reward_is_fed_to_the_bowl() -> None:
    alone, (note,) = FH.reward(3).apply(hero(), LoadedDice([]))
    several, (fed,) = FH.reward(3).apply(two(), LoadedDice([]))

    assert (alone.ap, several.ap, several.bowl) == (3, 0, 3)
    assert (note.facts["why"], fed.facts["why"]) == ("the quest", "the quest")


@pytest.mark.rule("FH-197")
def test_alone_the_bowl_is_the_players() -> None:
    sheet, _ = awesome.feed_bowl(hero(), 2, "secrecy")

    assert (sheet.ap, sheet.bowl) == (2, 0)


@pytest.mark.rule("FH-163", "FH-165")
def test_a_tie_between_two_heroes_decides_nothing() -> None:
    check = Opposed(attribute=DARING, hero="any")
    sheet = two(daring=1)

    tie = roll(check, sheet, [5, 6], "roll").outcome
    won = roll(check, sheet, [7, 6], "roll").outcome
    lost = roll(check, sheet, [5, 8], "roll").outcome
    assert tie is not None
    assert (tie.label, tie.successes) == ("tie", 0)
    assert won is not None
    assert won.label == "passed"
    assert lost is not None
    assert (lost.label, lost.triggers[-1]) == ("failed", "bea")
    foe = roll(Opposed(attribute=DARING), sheet, [5, 6], "roll").outcome
    assert foe is not None
    assert foe.successes == 1  # against anybody else a tie is the hero's


@pytest.mark.rule("FH-165")
def test_the_player_picks_whom_it_is_against() -> None:
    three = COMPANY.with_member(two(), changed(hero(), name="Cal"))
    step = roll(Opposed(attribute=DARING, hero="any"), three, [])
    assert step.encounter is not None
    offered = [(option.id, option.text, option.hint) for option in step.encounter.options(three)]
    assert offered == [("who-bea", "Bea", "bea"), ("who-cal", "Cal", "cal")]
    alone = roll(Opposed(attribute=DARING, hero="any"), hero(), [], "go-on")
    assert alone.outcome is not None
    assert alone.outcome.label == "unable"


def test_anybody_or_everybody_may_roll() -> None:
    check = Challenge(attribute=DARING, who="best")
    assert check.resolve(two(), LoadedDice([5, 4])).facts["roller"] == "bea"
    worst = Challenge(attribute=DARING, who="all")
    assert worst.resolve(two(), LoadedDice([5, 4])).facts["roller"] == "ada"
    ways = list(check.ways(two()) or ())
    assert sum(count for _, count in ways) == 100


@pytest.mark.rule("FH-159")
def test_one_who_is_dying_comes_round_with_the_help_of_another() -> None:
    sheet = COMPANY.with_member(hero(), changed(hero(), name="Bea", state="dying", lost=1))
    step = FH.do_standing("rescue-bea", "", sheet, LoadedDice([]))

    assert step.sheet.party[0].state == "limping"
    assert step.minutes > 0


def test_all_coins_go_to_who_is_handed_them() -> None:
    giver = hero(purse=Purse(gold=2, silver=3, copper=4))
    taker = hero(purse=Purse(gold=5, silver=6, copper=7))
    (coins,) = (one for one in FH.things(giver) if one.id == "coins")
    left, has = coins.move(giver, taker)

    assert (left.purse, has.purse) == (Purse(), Purse(gold=7, silver=9, copper=11))


def test_who_falls_is_relieved_and_what_a_dead_hero_had_is_taken_along() -> None:
    sheet = COMPANY.with_member(
        hero(state="dead", purse=Purse(gold=2)), changed(hero(), name="Bea")
    )
    step = FH.relieve(sheet)
    assert step is not None
    assert step.sheet.name == "Bea"

    buried = FH.do_standing("bury-ada", "", step.sheet, LoadedDice([]))
    assert buried.sheet.purse.gold == 2
    assert len(buried.sheet.weapons) == 2
    assert "bury-ada" not in [option.id for option in FH.standing(buried.sheet)]


def test_a_thing_goes_from_one_hero_to_another() -> None:
    rope = Item(name="rope")
    giver, taker = hero(gear=(rope, rope)), hero(gear=(Item(name="lamp"),))
    thing = next(one for one in FH.things(giver) if one.id == "rope")
    left, has = thing.move(giver, taker)

    assert left.gear == (rope,)
    assert [one.name for one in has.gear] == ["lamp", "rope"]


@pytest.mark.rule("FH-151")
def test_others_add_a_die_to_an_attack_and_to_nothing_else() -> None:
    others = (hero(), hero())
    check, sheet = FH.gather(Attack(weapon="hand", assist=1), hero(), others)

    assert isinstance(check, Attack)
    assert (check.assist, sheet) == (3, hero())
    with pytest.raises(Illegal):
        FH.gather(Challenge(), hero(), others)
