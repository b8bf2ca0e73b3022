"""Hazards, load, Fortune, Doom, renown and treasure: CON-063 to CON-079."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.rules.core.dice import LoadedDice
from solo.rules.core.protocols import Illegal, Step
from solo.rules.two_d20.conan.anytime import do_standing, standing
from solo.rules.two_d20.conan.checks.skill import SkillTest
from solo.rules.two_d20.conan.checks.spends import Declaration
from solo.rules.two_d20.conan.doom import FIELDS, Policy, first_doom
from solo.rules.two_d20.conan.effects import Fatigue, Renown, Scene, Session, Treasure, rest
from solo.rules.two_d20.conan.fight.written import DoomEffect
from solo.rules.two_d20.conan.foe import Ability, Foe
from solo.rules.two_d20.conan.gear.treasure import treasure
from solo.rules.two_d20.conan.gear.written import Item, Weapon
from solo.rules.two_d20.conan.health.hazard import Hazard, hazard_cost
from solo.rules.two_d20.conan.heroes.renown import renown_name
from solo.rules.two_d20.conan.heroes.sheet import load_fatigue
from solo.rules.two_d20.conan.options import ConanOptions
from solo.rules.two_d20.conan.printed import printed
from solo.rules.two_d20.conan.system import CONAN
from solo.rules.two_d20.core.sheet import changed
from tests.english import all_english, english
from tests.rules.conan.sample import (
    GUARD,
    WALL,
    able,
    at,
    battle,
    codes,
    fight,
    hero,
    ids,
    play,
    state,
    told,
    trained,
)

NONE = LoadedDice(())
TEST = SkillTest(skill="athletics")
MISS = [19, 19]


@pytest.mark.rule("CON-063")
@pytest.mark.parametrize(
    ("dice", "qualities", "cost"),
    [(2, {}, 2), (3, {}, 3), (4, {}, 4), (5, {}, 5), (6, {}, 6),
     (3, {"piercing": 3}, 5), (4, {"vicious": 2}, 6), (2, {"knockdown": 0}, 3),
     (4, {"nonlethal": 0}, 2), (2, {"area": 0}, 4), (2, {"intense": 0}, 4), (2, {"stun": 0}, 3),
     (2, {"incendiary": 1}, 3), (2, {"incendiary": 4}, 4), (2, {"persistent": 3}, 4)],
)  # fmt: skip
def test_the_price_of_a_hazard(dice: int, qualities: dict[str, int], cost: int) -> None:
    assert hazard_cost(dice, qualities) == cost


@pytest.mark.rule("CON-064")
@pytest.mark.parametrize(("difficulty", "cost"), [(0, 5), (1, 2), (2, 4), (3, 5), (5, 5)])
def test_a_test_makes_it_cheaper(difficulty: int, cost: int) -> None:
    assert hazard_cost(4, {"knockdown": 0}, difficulty) == cost


@pytest.mark.rule("CON-064")
def test_a_hazard_never_costs_less_than_nothing() -> None:
    assert hazard_cost(2, {"nonlethal": 0}, 1) == 0


@pytest.mark.rule("CON-063", "CON-064")
def test_a_hazard_strikes_who_fails_its_test() -> None:
    hazard = Hazard(dice=3, knockdown=True, test=TEST, doom_cost="auto")
    assert hazard.cost == 1
    sheet = trained(able(brawn=10), athletics=(1, 0))
    start = CONAN.begin(hazard, sheet, asks=True)
    avoided = play(start, sheet, [11, 19], "roll")
    assert avoided.outcome is not None
    assert (avoided.outcome.label, avoided.sheet.vigor, avoided.sheet.threat) == ("avoided", 10, 2)

    hit = play(start, sheet, [12, 19, 2, 2, 5, 9], "roll")
    assert hit.outcome is not None
    assert (hit.outcome.label, hit.sheet.vigor, hit.sheet.wounds) == ("hit", 5, 1)
    assert hit.outcome.triggers == ("effect", "damage-5")


@pytest.mark.rule("CON-063", "CON-064")
def test_what_can_not_be_paid_does_not_happen_and_an_authors_is_free() -> None:
    poor = changed(hero(), threat=1)
    spared = play(
        CONAN.begin(Hazard(dice=3, doom_cost="auto"), poor, asks=True), poor, [], "face-it"
    )
    assert spared.outcome is not None
    assert (spared.outcome.label, spared.sheet) == ("spared", poor)

    free = play(CONAN.begin(Hazard(dice=3), poor, asks=True), poor, [1, 1, 1, 9], "face-it")
    assert free.outcome is not None
    assert (free.outcome.label, free.sheet.threat, free.sheet.vigor) == ("hit", 1, 5)
    set_price = play(CONAN.begin(Hazard(dice=2, doom_cost=1), poor, asks=True), poor, [1, 1, 9],
                     "face-it")  # fmt: skip
    assert set_price.sheet.threat == 0


@pytest.mark.rule("CON-063")
def test_a_hazard_has_two_to_six_dice() -> None:
    for fields in ({"dice": 1}, {"dice": 7}, {"piercing": -1}, {"vicious": 99}, {"doom_cost": -1}):
        with pytest.raises(ValueError, match=next(iter(fields))):
            Hazard(**fields)  # type: ignore[arg-type]


@pytest.mark.rule("CON-065")
@pytest.mark.example("CON-065")
@pytest.mark.parametrize(
    ("load", "fatigue"), [(16, 0), (17, 1), (24, 1), (25, 2), (32, 2), (33, 3), (40, 3), (41, 4)]
)
def test_load_is_fatigue(load: int, fatigue: int) -> None:
    assert load_fatigue(8, load) == fatigue
    sheet = changed(able(brawn=8), gear=(Item(name="stones", enc=load),))
    assert sheet.tired == fatigue


@pytest.mark.rule("CON-065")
@pytest.mark.parametrize("step", [1, 2])
def test_fatigue_lowers_both_tracks(step: int) -> None:
    sheet = changed(able(brawn=10), options=ConanOptions(fatigue_step=step))
    tired, notes = Fatigue(2).apply(sheet, NONE)

    assert (tired.most_vigor, tired.most_resolve) == (10 - 2 * step, 8 - 2 * step)
    assert english(CONAN.phrase(notes[0])) == "Fatigue +2: 2 now."
    assert Fatigue(-5).apply(tired, NONE)[0].fatigue == 0
    assert changed(sheet, fatigue=99).most_vigor == 1


@pytest.mark.rule("CON-066")
@pytest.mark.parametrize("start", [2, 3])
def test_a_session_starts_with_two_or_three_fortune(start: int) -> None:
    house = CONAN.using(options=ConanOptions(fortune_start=start))
    begun = house.create([Ready()], make=False).step("hero-ada", "", None, NONE)

    assert begun.sheet.luck == start
    spent = changed(begun.sheet, luck=0)
    assert Session().apply(spent, NONE)[0].luck == start
    with pytest.raises(ValueError, match="fortune_start: 2 or 3"):
        ConanOptions(fortune_start=4)


class Ready:
    name, concept = "Ada", ""

    def sheet(self) -> Any:
        return hero()


@pytest.mark.rule("CON-067")
@pytest.mark.example("CON-067")
@pytest.mark.parametrize(("focus", "successes"), [(1, 2), (0, 1)])
def test_a_bonus_die_counts_as_a_one(focus: int, successes: int) -> None:
    sheet = hero()
    check = SkillTest(tn=10, focus=focus)
    step = play(CONAN.begin(check, sheet, asks=True), sheet, [15, 15], "fortune", "roll")

    assert step.outcome is not None
    assert (step.outcome.successes, step.sheet.luck) == (successes, 2)
    given = SkillTest(tn=10, focus=focus, fortune=1).resolve(None, LoadedDice([15, 15]))
    assert given.successes == successes


@pytest.mark.rule("CON-067")
def test_bonus_dice_are_within_the_three() -> None:
    sheet = changed(hero(), pool=3)
    step = play(CONAN.begin(TEST, sheet, asks=True), sheet, [], *["fortune"] * 3)
    with pytest.raises(Illegal, match="3 extra dice"):
        play(step.encounter, sheet, [], "momentum")


@pytest.mark.rule("CON-068")
def test_a_bonus_action_is_no_harder() -> None:
    sheet = hero()
    start = fight(WALL, sheet=sheet)
    step = play(start, sheet, MISS * 2, "begin", "attack-wall-fists", "roll", "fortune-action",
                "attack-wall-fists", "roll")  # fmt: skip

    assert told(step, "attacks")[0]["difficulty"] == 1
    assert step.sheet.luck == 2


@pytest.mark.rule("CON-069")
@pytest.mark.example("CON-069")
def test_fortune_gives_all_of_a_track_back() -> None:
    sheet = changed(able(brawn=12), lost_vigor=9, lost_resolve=3)
    assert do_standing("fortune-vigor", sheet, NONE).sheet.vigor == 12
    assert do_standing("fortune-resolve", sheet, NONE).sheet.resolve == 8

    step = play(fight(WALL, sheet=sheet), sheet, [], "begin", "fortune-vigor")
    assert (step.sheet.vigor, step.sheet.luck) == (12, 2)


@pytest.mark.rule("CON-070")
def test_weakness_is_overcome_until_the_scene_ends() -> None:
    sheet = changed(hero(), wounds=2, trauma=1)
    strong = do_standing("overcome-wounds", sheet, NONE).sheet
    assert (strong.harmed("brawn"), strong.harmed("willpower"), strong.luck) == (0, 1, 2)
    for over in (
        Scene().apply(strong, NONE)[0],
        CONAN.pass_time(strong, 30)[0],
        rest(strong, 1)[0],
    ):
        assert over.harmed("brawn") > 0
    assert CONAN.pass_time(strong, 29)[0].harmed("brawn") == 0

    step = play(fight(WALL, sheet=sheet, rounds=1), sheet, MISS, "begin", "overcome-trauma",
                "end-turn", "take-it")  # fmt: skip
    assert step.sheet.harmed("willpower") == 1


@pytest.mark.rule("CON-071")
def test_a_declaration_adds_a_fact_that_the_author_has_ready() -> None:
    bar = Declaration(id="loose-bar", text="There is a loose bar", fortune=2)
    check = SkillTest(skill="athletics", difficulty=2, declarations=(bar,))
    sheet = able(brawn=10)
    step = play(CONAN.begin(check, sheet, asks=True), sheet, [5, 18], "loose-bar", "roll")

    assert step.outcome is not None
    assert (step.outcome.label, step.outcome.triggers) == ("passed", ("loose-bar",))
    assert step.sheet.luck == 1
    poor = changed(sheet, luck=1)
    with pytest.raises(Illegal, match="too little Fortune"):
        play(CONAN.begin(check, poor, asks=True), poor, [], "loose-bar")
    last = changed(sheet, luck=2)
    spent = play(CONAN.begin(check, last, asks=True), last, [], "loose-bar")
    assert "fortune" not in ids(spent)


@pytest.mark.rule("CON-072")
@pytest.mark.example("CON-072")
def test_doom_starts_at_three_for_each_hero() -> None:
    assert (first_doom(1), first_doom(2)) == (3, 6)
    begun = CONAN.create([Ready()], make=False).step("hero-ada", "", None, NONE)
    assert begun.sheet.threat == 3


@pytest.mark.rule("CON-073")
def test_the_heros_deeds_feed_doom() -> None:
    """By dice (CON-008), complications (CON-010) and Reactions (CON-026)."""
    sheet = able(brawn=10)
    step = play(CONAN.begin(TEST, sheet, asks=True), sheet, [5, 20, 18], "doom", "roll")
    assert step.sheet.threat == 3 + 1 + 2
    step = play(fight(GUARD, sheet=sheet), sheet, [], "begin", "end-turn", "dodge")
    assert step.sheet.threat == 4


@pytest.mark.rule("CON-075")
def test_the_prices_of_dooms_own_uses() -> None:
    assert printed("doom")["costs"] == {"resource": 1, "initiative": 1}
    assert printed("doom")["effect"] == {"minor": 1, "major": 2}
    assert printed("doom")["complication"] == {"minor": 1, "standard": 2}


@pytest.mark.rule("CON-075", "CON-077")
@pytest.mark.parametrize(
    ("kind", "cost", "size"),
    [("effect", 1, "minor"), ("effect", 2, "major"),
     ("complication", 1, "minor"), ("complication", 2, "standard")],
)  # fmt: skip
def test_the_price_says_how_grave_an_event_of_the_place_is(kind: Any, cost: Any, size: str) -> None:
    assert DoomEffect(id="one", text="It happens.", kind=kind, cost=cost).size == size
    with pytest.raises(ValueError, match=r"^cost: 3, but it is 1 or 2 for 'kind: "):
        DoomEffect(id="one", text="It happens.", kind=kind, cost=3)  # type: ignore[arg-type]


@pytest.mark.rule("CON-077")
def test_a_complication_of_the_place_does_no_damage() -> None:
    with pytest.raises(ValueError, match="damage: a complication does none"):
        DoomEffect(id="fog", text="Fog.", kind="complication", damage=2)


@pytest.mark.rule("CON-075")
def test_a_foe_uses_its_ability_for_doom() -> None:
    howl = Ability(name="It howls", doom=2, dice=1, qualities={"vicious": 1})
    foe = Foe(name="the hound", ability=howl, weapons=(Weapon(name="teeth", dice=1),))
    sheet = able(brawn=16)
    start = fight(foe, sheet=sheet, policy=Policy(name="none", ability=2))
    step = play(start, sheet, [5, 19, 5, 5, 9], "begin", "end-turn", "take-it")

    assert told(step, "ability") == [{"name": "the hound", "what": "It howls", "doom": 2, "now": 1}]
    assert (told(step, "hurt")[0]["damage"], step.sheet.threat) == (4, 1)


@pytest.mark.rule("CON-020", "CON-076")
@pytest.mark.example("CON-076")
@pytest.mark.parametrize(("doom", "seized"), [(3, True), (2, False)])
def test_three_foes_seize_the_initiative_for_three_doom(doom: int, seized: bool) -> None:
    sheet = changed(hero(), threat=doom)
    start = fight(sheet=sheet, foes=(at(GUARD, "", 3),), policy=Policy(name="none", seize=1))
    step = play(start, sheet, [], "begin")

    assert ("seized" in codes(step)) is seized
    assert step.sheet.threat == (0 if seized else doom)
    assert (ids(step)[0] == "take-it") is seized
    if seized:
        mine = play(step.encounter, step.sheet, MISS * 3, *["take-it"] * 3)
        assert "end-turn" in ids(mine)
        again = play(mine.encounter, mine.sheet, [], "end-turn")
        assert battle(again).round == 2


@pytest.mark.rule("CON-076")
def test_an_author_may_forbid_it() -> None:
    sheet = changed(hero(), threat=9)
    start = fight(GUARD, sheet=sheet, policy=Policy(name="aggressive"), may_seize_initiative=False)

    assert "seized" not in codes(play(start, sheet, [], "begin"))


def snagged(cost: Any, kind: Any = "complication", damage: int = 0) -> Step:
    effect = DoomEffect(
        id="snag", text="A snag.", cost=cost, kind=kind, damage=damage, fix="Kick it."
    )
    sheet = able(brawn=16)
    start = fight(WALL, sheet=sheet, policy=Policy(name="none", effects=1), doom_effects=(effect,))
    faces = [*MISS, *([2] * damage + [9] if damage else [])]
    return play(start, sheet, faces, "begin", "end-turn", "take-it")


@pytest.mark.rule("CON-075")
def test_the_place_does_something_for_doom() -> None:
    step = snagged(2, "effect", damage=2)

    assert told(step, "doom-effect") == [{"text": "A snag.", "doom": 2, "now": 1}]
    assert (step.sheet.threat, step.sheet.vigor) == (1, 12)
    assert battle(step).happened == ("snag",)


@pytest.mark.rule("CON-077")
@pytest.mark.parametrize(("cost", "left"), [(1, (1, 0)), (2, (0, 1))])
def test_a_complication_takes_an_action_to_see_to(cost: int, left: tuple[int, int]) -> None:
    step = snagged(cost)
    assert step.sheet.threat == 3 - cost
    attacked = play(step.encounter, step.sheet, MISS, "attack-wall-fists", "roll")
    assert told(attacked, "attacks")[0]["difficulty"] == 2

    fixed = play(step.encounter, step.sheet, [], "fix-snag")
    now = battle(fixed).hero
    assert (now.snags, (now.standard, now.minor)) == ((), left)
    assert told(fixed, "cleared") == [{"what": "Kick it"}]


def test_the_policy_is_told_openly_and_can_be_set() -> None:
    sheet = hero()
    step = play(fight(WALL, sheet=sheet, policy=Policy()), sheet, [], "begin")
    assert step.encounter is not None
    # The wall can do nothing special, and the place is just a place.
    told_ = Policy().told(("seize", "dice", "defend", "damage"))
    assert told(step, "doom-policy") == [{"text": told_}]
    line = all_english(step.encounter.status(sheet))[1]
    assert line.endswith("Doom 3: foes may buy 1 die (more from 4).")
    assert english(Policy().now(0)) == "too little for foes to use (more from 3)"
    assert english(Policy(name="none").now(9)) == "it is never spent"
    assert "more" not in english(Policy().now(9))
    assert "seize the initiative from 6" in english(Policy().told())
    assert english(Policy(name="none").told()) == "Doom policy: never spent."
    assert "seize" not in english(Policy(seize=0).told())
    house = changed(sheet, options=ConanOptions(policy=Policy(name="aggressive")))
    assert state(fight(WALL, sheet=house, policy=None)).policy.name == "aggressive"
    with pytest.raises(ValueError, match="dice: 0 to 99"):
        Policy(dice=-1)


@given(st.integers(0, 20), st.integers(0, 20), st.integers(0, 20), st.integers(0, 9))
def test_doom_is_never_spent_beyond_the_reserve(
    doom: int, start: int, reserve: int, cost: int
) -> None:
    policy = Policy(name="none", reserve=reserve, dice=start)

    does = policy.does("dice", doom, cost)
    assert does == (0 < start <= doom and doom - cost >= min(reserve, doom) and cost <= doom)


def test_every_number_of_a_policy_has_a_value() -> None:
    for name in ("none", "even", "aggressive"):
        assert all(Policy(name=name).number(field) >= 0 for field in FIELDS)  # type: ignore[arg-type]


@pytest.mark.rule("CON-078")
@pytest.mark.example("CON-078")
def test_renown_has_names_and_bounds() -> None:
    names = [renown_name(number) for number in range(-2, 6)]

    assert names == ["Shunned", "Distrusted", "Unknown", "Recognized", "Acknowledged", "Trusted",
                     "Well-known", "Famous"]  # fmt: skip
    assert renown_name(4) == "Well-known"
    assert Renown(9).apply(hero(), NONE)[0].renown == 5
    famous = changed(hero(), renown=5)
    assert Renown(1).apply(famous, NONE) == (famous, ())
    assert Renown(-9).apply(hero(), NONE)[0].renown == -2
    view = CONAN.view(changed(hero(), renown=-1))
    assert (view["renown"], view["renown_name"]) == (-1, "Distrusted")


@pytest.mark.rule("CON-079")
@pytest.mark.parametrize(
    ("kind", "amount", "gold"),
    [("silver", 4, 2), ("copper", 4, 1), ("olive oil", 3, 6), ("jewels", 1, 20), ("gold", 3, 3),
     ("jewelry", 1, 2), ("fine clothing", 1, 4), ("silk", 2, 4), ("statue", 1, 5),
     ("lumber", 1, 2)],
)  # fmt: skip
def test_treasure_is_worth_its_table(kind: str, amount: int, gold: int) -> None:
    assert treasure(kind, amount) == 4 * gold


@pytest.mark.rule("CON-079")
def test_the_author_sets_what_the_table_leaves_open() -> None:
    assert treasure("statue", 1, 40) == 40
    assert treasure("statue", 1, 4) == 20
    assert treasure("fine wine", 1, 2) == 2
    assert treasure("fine wine", 1, 9) < 4
    assert treasure("silver", 1, 40) == 2
    rich, notes = Treasure(amount=3, kind="silver").apply(hero(), NONE)
    told = "Silver +3: worth 1 Gold and 2 quarters in all."
    assert (rich.quarters, english(CONAN.phrase(notes[0]))) == (6, told)
    assert Treasure(amount=-99).apply(rich, NONE)[0].quarters == 0
    with pytest.raises(ValueError, match="no treasure 'slaves'"):
        Treasure(kind="slaves")


def test_the_toolbar_shows_the_pools() -> None:
    shown = {english(row.label): row.value for row in CONAN.status(changed(hero(), pool=2))}

    assert shown["Momentum"] == "2"
    assert (shown["Doom"], shown["Fortune"]) == ("3", "3")


def test_the_fallen_can_do_nothing_and_the_whole_need_nothing() -> None:
    assert standing(changed(hero(), wounds=5)) == ()
    assert [one.id for one in standing(hero())] == ["rest"]
    step = do_standing("rest", changed(hero(), wounds=2, trauma=1, fatigue=1, lost_vigor=3), NONE)
    assert (step.sheet.wounds, step.sheet.trauma, step.sheet.fatigue) == (1, 0, 0)
    assert (step.sheet.vigor, step.minutes) == (8, 480)


def test_the_defeated_wake_after_hours() -> None:
    sheet = changed(hero(), wounds=7, trauma=2, lost_vigor=8)
    step = CONAN.revive(sheet, NONE)

    assert not step.sheet.fallen
    assert (step.sheet.wounds, step.minutes) == (3, 480)
    assert CONAN.fallen(changed(hero(), dead=True)) == "dead"


def test_a_foes_numbers_are_bounded() -> None:
    for fields in ({"vigor": 0}, {"tn": -1}, {"morale": 99}, {"armor": {"nose": 1}}):
        with pytest.raises(ValueError, match=next(iter(fields))):
            replace(GUARD, **fields)  # type: ignore[arg-type]
