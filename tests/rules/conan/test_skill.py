"""Skill tests and their difficulty: CON-001 to CON-014."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.cli.rolls.roll import sentence
from solo.rules.core.dice import LoadedDice, SeededDice
from solo.rules.core.odds import weighed
from solo.rules.core.outcome import Option, Outcome
from solo.rules.core.protocols import Illegal, Step
from solo.rules.two_d20.conan.checks.situation import Tags
from solo.rules.two_d20.conan.checks.skill import SkillTest
from solo.rules.two_d20.conan.checks.spends import GAME, Declaration
from solo.rules.two_d20.conan.foe import Foe
from solo.rules.two_d20.conan.gear.written import Item, Talent
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.conan.options import ConanOptions
from solo.rules.two_d20.conan.party import COMPANY
from solo.rules.two_d20.conan.printed import printed
from solo.rules.two_d20.conan.system import CONAN
from solo.rules.two_d20.conan.words import words as say
from solo.rules.two_d20.core.offering import Buy
from solo.rules.two_d20.core.sheet import changed
from solo.rules.two_d20.core.testing import Plan
from tests.english import all_english, english
from tests.rules.conan.sample import able, codes, hero, ids, play, told, trained


def rolled(*faces: int, sheet: Sheet | None = None, **fields: Any) -> Outcome:
    usual = {"tn": 12} if sheet is None else {}
    return SkillTest(**{**usual, **fields}).resolve(sheet, LoadedDice(faces))


def opened(sheet: Sheet, *, asks: bool = True, **fields: Any) -> Any:
    return CONAN.begin(SkillTest(**{"skill": "athletics", **fields}), sheet, asks=asks)


def offered(step: Step, option: str) -> Option:
    assert step.encounter is not None
    return next(one for one in step.encounter.options(step.sheet) if one.id == option)


@pytest.mark.rule("CON-001")
def test_a_test_names_a_skill_and_its_attribute_goes_with_it() -> None:
    sheet = able(brawn=10, agility=11)

    assert SkillTest(skill="athletics").attribute == ("brawn",)
    assert SkillTest(skill="Athl").skill == "athletics"
    assert SkillTest(skill="athletics", attribute=("agility",)).rated(sheet) == ("agility", 11)
    assert SkillTest(skill="falconry", attribute=("awareness",)).attribute == ("awareness",)
    for fields in ({"skill": "atletics"}, {"skill": ""}, {"attribute": ("brwn",)}):
        with pytest.raises(ValueError, match=r"skill|attribute"):
            SkillTest(**fields)  # type: ignore[arg-type]


@pytest.mark.rule("CON-001")
def test_of_several_attributes_the_player_picks() -> None:
    sheet = able(brawn=10, agility=11)
    start = opened(sheet, attribute=("brawn", "agility"))
    assert {"with-brawn", "with-agility"} & {*ids(Step(start, sheet))} == {"with-brawn"}
    picked = play(start, sheet, [], "with-brawn")
    assert {"with-brawn", "with-agility"} & {*ids(picked)} == {"with-agility"}

    step = play(start, sheet, [11, 10], "with-brawn", "roll")
    assert step.outcome is not None
    assert step.outcome.facts["attribute"] == "brawn"
    assert step.outcome.successes == 1


@pytest.mark.rule("CON-002")
@pytest.mark.example("CON-002")
def test_the_target_number_is_attribute_and_expertise() -> None:
    sheet = trained(able(brawn=9), athletics=(3, 0))

    assert SkillTest(skill="athletics").terms(sheet).pool.aim.tn == 12


@pytest.mark.rule("CON-003", "CON-004")
@pytest.mark.example("CON-004")
def test_two_dice_are_read_one_by_one() -> None:
    assert rolled(12, 13).successes == 1


@pytest.mark.rule("CON-004")
@given(st.integers(0, 30), st.integers(1, 20), st.integers(1, 20))
def test_each_die_at_or_below_the_number_is_a_success(tn: int, one: int, two: int) -> None:
    assert rolled(one, two, tn=tn).successes == (one <= tn) + (two <= tn)


@pytest.mark.rule("CON-005")
@pytest.mark.example("CON-005")
@pytest.mark.parametrize(("focus", "faces", "successes"), [(2, (2, 12), 3), (0, (1, 5), 2)])
def test_a_die_within_focus_counts_twice(
    focus: int, faces: tuple[int, ...], successes: int
) -> None:
    assert rolled(*faces, focus=focus).successes == successes


@pytest.mark.rule("CON-002", "CON-005")
def test_the_heros_focus_is_that_of_the_skill() -> None:
    sheet = trained(able(brawn=9), athletics=(3, 2))

    assert rolled(2, 12, sheet=sheet, skill="athletics").successes == 3


@pytest.mark.rule("CON-006")
@pytest.mark.example("CON-006")
@pytest.mark.parametrize(("faces", "passed", "lacking"), [((3, 20), False, 1), ((3, 4), True, 0)])
def test_as_many_successes_as_the_difficulty_pass(
    faces: tuple[int, ...], passed: bool, lacking: int
) -> None:
    outcome = rolled(*faces, difficulty=2)

    assert (outcome.facts["passed"], outcome.failures) == (passed, lacking)


@pytest.mark.rule("CON-007")
@pytest.mark.example("CON-007")
@pytest.mark.parametrize(("difficulty", "faces", "momentum"), [(1, (2, 3), 2), (2, (3, 4), 0)])
def test_successes_beyond_the_difficulty_are_momentum(
    difficulty: int, faces: tuple[int, ...], momentum: int
) -> None:
    outcome = rolled(*faces, difficulty=difficulty, focus=2)

    assert (outcome.facts["passed"], outcome.facts["momentum"]) == (True, momentum)


@pytest.mark.rule("CON-002", "CON-005", "CON-007")
def test_the_roll_of_the_issue() -> None:
    outcome = rolled(2, 12, focus=2, difficulty=2)

    assert outcome.successes == 3
    told = [outcome.facts[name] for name in ("passed", "momentum", "complications")]
    assert told == [True, 1, 0]


@pytest.mark.rule("CON-007")
def test_momentum_that_is_not_spent_is_saved() -> None:
    step = play(opened(able(brawn=12)), able(brawn=12), [3, 4], "roll")

    assert step.sheet.pool == 1


@pytest.mark.rule("CON-008")
def test_extra_dice_come_from_momentum_doom_and_resources() -> None:
    torch = Item(name="torch", resource=True)
    sheet = changed(able(brawn=12), pool=2, gear=(torch, Item(name="rope"), torch))
    start = opened(sheet)
    assert "use-rope" not in ids(Step(start, sheet))

    step = play(start, sheet, [20, 19, 18, 17, 16], "momentum", "doom", "use-torch", "roll")
    assert step.outcome is not None
    assert len(step.outcome.faces) == 5
    # A complication on the 20 and one on the 19 of an untrained skill: 2 Doom each.
    assert (step.sheet.pool, step.sheet.threat) == (1, 3 + 1 + 4)
    assert [item.name for item in step.sheet.gear] == ["rope", "torch"]


@pytest.mark.rule("CON-008")
@pytest.mark.example("CON-008")
def test_a_fourth_extra_die_is_refused() -> None:
    sheet = changed(able(brawn=12), pool=6)
    step = play(opened(sheet), sheet, [], "momentum", "doom", "fortune")

    for option in ("momentum", "doom", "fortune"):
        assert english(offered(step, option).reason) == "3 extra dice are the most"
    with pytest.raises(Illegal, match="3 extra dice"):
        play(step.encounter, sheet, [], "momentum")
    with pytest.raises(ValueError, match="extra: 0 to 3"):
        SkillTest(skill="lore", extra=4)


@pytest.mark.rule("CON-008")
def test_both_halves_of_two_equal_resources_can_be_used() -> None:
    oil = Item(name="oil", resource=True, skill="athletics")
    sheet = changed(able(brawn=12), gear=(oil, oil))
    step = play(opened(sheet), sheet, [20, 20, 20, 20], "use-oil", "use-oil", "roll")

    assert step.sheet.gear == ()
    assert "use-oil" not in ids(Step(opened(sheet, skill="lore"), sheet))


@pytest.mark.rule("CON-008")
@pytest.mark.parametrize("price", [1, 2])
def test_the_price_of_a_die_is_an_option(price: int) -> None:
    options = ConanOptions(bonus_d20_cost=price)
    sheet = changed(able(brawn=2 + 4), pool=2, options=options)
    step = play(opened(sheet), sheet, [18, 18, 18, 18], "momentum", "doom", "roll")

    assert (step.sheet.pool, step.sheet.threat) == (2 - price, 3 + price)


@pytest.mark.rule("CON-009")
def test_talents_give_dice_rerolls_successes_and_momentum() -> None:
    gift = Talent(name="Gift", skill="athletics", extra_d20=1, auto_success=1, bonus_momentum=1)
    sheet = changed(able(brawn=12), talents=(gift,))
    step = play(opened(sheet), sheet, [3, 19, 18], "roll")

    assert step.outcome is not None
    assert step.outcome.successes == 2
    assert step.sheet.pool == 1 + 1
    assert len(SkillTest(skill="lore").resolve(sheet, LoadedDice([1, 2])).faces) == 2


@pytest.mark.rule("CON-009")
def test_a_talent_rolls_one_die_again() -> None:
    again = Talent(name="Again", reroll_d20=1)
    sheet = changed(able(brawn=12), talents=(again,))
    step = play(opened(sheet), sheet, [19, 19, 2], "roll", "reroll-19")

    assert step.outcome is not None
    assert step.outcome.faces == (2, 19)
    assert told(step, "rerolled") == [{"old": (19,), "new": (2,), "by": "Again"}]
    with pytest.raises(ValueError, match="extra_d20: 0 to 9"):
        Talent(name="Cheat", extra_d20=-1)


@pytest.mark.rule("CON-010")
@pytest.mark.example("CON-010")
def test_a_twenty_is_a_complication() -> None:
    outcome = rolled(20, 5)

    assert (outcome.facts["passed"], outcome.facts["momentum"]) == (True, 0)
    assert (outcome.facts["complications"], outcome.triggers) == (1, ("complication",))
    assert rolled(20, 20).triggers == ("complication", "complication-2")


@pytest.mark.rule("CON-010", "CON-073")
@pytest.mark.parametrize(("answer", "doom"), [("doom", 2), ("author", 0)])
def test_a_complication_is_doom_unless_the_author_answers_it(answer: str, doom: int) -> None:
    sheet = trained(able(brawn=12), athletics=(1, 0))
    step = play(opened(sheet, on_complication=answer), sheet, [20, 5], "roll")

    assert step.sheet.threat == 3 + doom
    house = changed(sheet, options=ConanOptions(complication_doom=1))
    assert play(opened(house), house, [20, 5], "roll").sheet.threat == 4


@pytest.mark.rule("CON-011")
@pytest.mark.example("CON-011")
def test_the_untrained_have_complications_on_nineteen_too() -> None:
    sheet = able(brawn=9)
    outcome = rolled(19, 8, sheet=sheet, skill="athletics")

    assert (outcome.successes, outcome.facts["complications"]) == (1, 1)
    learned = trained(sheet, athletics=(1, 0))
    assert rolled(19, 8, sheet=learned, skill="athletics").facts["complications"] == 0
    assert rolled(19, 8, untrained=True, tn=9).facts["complications"] == 1


@pytest.mark.rule("CON-012")
def test_difficulties_have_names() -> None:
    names = ["Simple", "Average", "Challenging", "Daunting", "Dire", "Epic"]

    told = [english(say("why-difficulty", difficulty=number)) for number in range(8)]
    assert told == [
        f"Difficulty {number} is {name} (CON-012)."
        for number, name in enumerate([*names, "Epic", "Epic"])
    ]
    assert rolled(2, 3, difficulty=7).failures == 5
    assert len(printed("difficulties")["examples"]) == 6
    assert CONAN.improvise("brawn", "daunting").difficulty == 3  # type: ignore[attr-defined]


@pytest.mark.rule("CON-013", "CON-023")
def test_a_simple_task_needs_no_roll_and_may_be_rolled_for_momentum() -> None:
    sheet = able(brawn=12)
    start = opened(sheet, difficulty=0)
    assert ids(Step(start, sheet))[:2] == ["simple", "roll"]

    done = play(start, sheet, [], "simple")
    assert done.outcome is not None
    assert done.outcome.label == "passed"
    rolled_it = play(start, sheet, [3, 4], "roll")
    assert rolled_it.sheet.pool == 2
    assert opened(sheet, difficulty=0, asks=False).forced == "simple"


@pytest.mark.rule("CON-006", "CON-013")
def test_what_needs_no_success_is_answered_as_one_when_the_dice_show_none() -> None:
    """No success is as many as difficulty 0 needs: it passes, so an author's `success` answers."""
    sheet = able(brawn=12)
    done = play(opened(sheet, difficulty=0), sheet, [19, 18], "roll").outcome

    assert done is not None
    assert (done.label, done.count) == ("passed", "1s")
    assert done.facts["momentum"] == 0
    assert "no success, passed" in all_english(CONAN.explain(done))[0]


STEPS = [
    ({"light": "moonlit"}, 1), ({"light": "cloudy"}, 2), ({"light": "dark"}, 3),
    ({"light": "glare"}, 1), ({"noise": "moderate"}, 1), ({"noise": "loud"}, 2),
    ({"weather": "severe"}, 1), ({"motion": True}, 1), ({"tools": "none"}, 1),
    ({"place": "wrong"}, 1), ({"language": "foreign"}, 1), ({"combined": True}, 1),
    ({"terrain": 2}, 2), ({"social": 1}, 1), ({"distraction": 3}, 3), ({"unfamiliar": 1}, 1),
    ({"distance": "reach"}, 0), ({"distance": "close"}, 0), ({"distance": "medium"}, 1),
    ({"distance": "long"}, 2), ({"distance": "extreme"}, 3),
    ({"distance": "long", "optimal": "medium"}, 1), ({"distance": "close", "optimal": "medium"}, 1),
]  # fmt: skip


@pytest.mark.rule("CON-014")
@pytest.mark.parametrize(("tags", "steps"), STEPS)
def test_circumstances_are_steps(tags: dict[str, Any], steps: int) -> None:
    assert SkillTest(tn=9, tags=Tags(**tags)).terms(None).difficulty == 1 + steps


@pytest.mark.rule("CON-014")
def test_each_circumstance_is_told_by_its_name() -> None:
    tags = Tags(
        light="dark", noise="loud", weather="severe", motion=True, tools="none", place="wrong",
        language="foreign", combined=True, terrain=2, social=1, distraction=3, unfamiliar=1,
        distance="long",
    )  # fmt: skip
    start = CONAN.begin(SkillTest(tn=9, tags=tags), hero(), asks=True)

    assert all_english(start.status(hero()))[-1] == (
        "What changed the difficulty: light +3, noise +2, weather +1, motion +1, no tools +1, "
        "wrong place +1, foreign language +1, distance +2, small things together +1, terrain +2, "
        "distrust +1, distraction +3, unfamiliar +1."
    )


@pytest.mark.rule("CON-014")
@pytest.mark.example("CON-014")
@pytest.mark.parametrize(
    ("tags", "difficulty"),
    [
        ({"light": "cloudy"}, 3),
        ({"language": "foreign", "noise": "moderate"}, 3),
        ({"tools": "none", "light": "dark"}, 5),
        ({"distance": "long", "optimal": "medium", "combined": True}, 3),
    ],
)
def test_the_examples_of_circumstances(tags: dict[str, Any], difficulty: int) -> None:
    assert SkillTest(tn=9, tags=Tags(**tags)).terms(None).difficulty == difficulty


@pytest.mark.rule("CON-014")
def test_the_author_may_add_steps_and_an_easier_test_leaves_something_to_roll() -> None:
    assert SkillTest(tn=9, difficulty_mod=2).terms(None).difficulty == 3
    assert SkillTest(tn=9, difficulty=2, difficulty_mod=-9).terms(None).difficulty == 1
    assert SkillTest(tn=9, difficulty=0, difficulty_mod=-9).terms(None).difficulty == 0
    with pytest.raises(ValueError, match="social: 0 to"):
        Tags(social=-1)


@pytest.mark.parametrize(
    ("difficulty", "mod", "tags", "facts", "lowest"),
    [(0, -2, {}, (), 1), (1, 0, {}, (), 1), (2, 0, {}, (), 2), (2, 1, {}, (), 3),
     (4, -1, {}, (), 3), (1, 0, {"light": "dark"}, (), 4), (5, 0, {"motion": True}, (-1, -2), 3),
     (3, 0, {}, (1,), 3), (3, 0, {}, (2, -1), 2), (12, 0, {}, (), 12), (13, 0, {}, (), 99)],
)  # fmt: skip
def test_the_counts_that_a_test_can_give(
    difficulty: int, mod: int, tags: dict[str, Any], facts: tuple[int, ...], lowest: int
) -> None:
    """What may be declared makes it easier, if it is paid for; any number may be lacking."""
    ready = tuple(
        Declaration(id=f"fact-{n}", text="So it is", difficulty_mod=by)
        for n, by in enumerate(facts)
    )
    check = SkillTest(tn=9, difficulty=difficulty, difficulty_mod=mod, tags=Tags(**tags),
                      declarations=ready)  # fmt: skip

    enough = {f"{number}s" for number in range(lowest, 13)}
    assert check.counts() == enough | {f"{number}f" for number in range(1, 13)}


@pytest.mark.rule("CON-048")
def test_a_broken_thing_makes_the_tests_that_need_it_harder() -> None:
    raft = Item(name="raft", structure=8, breaks=2)
    sheet = changed(able(brawn=12), gear=(raft,))

    assert SkillTest(skill="sailing", thing="raft").terms(sheet).difficulty == 3
    assert SkillTest(skill="sailing", thing="raft").terms(able()).difficulty == 1
    assert SkillTest(skill="sailing").terms(sheet).difficulty == 1


@pytest.mark.rule("CON-025")
def test_a_companion_helps_with_a_die_that_needs_a_success_of_yours() -> None:
    sheet = changed(able(brawn=8), companions={"tomas": Foe(name="Tomas", tn=11)})
    start = opened(sheet)

    helped = play(start, sheet, [8, 17, 11], "help-tomas", "roll")
    assert helped.outcome is not None
    assert helped.outcome.successes == 2
    alone = play(start, sheet, [9, 17, 11], "help-tomas", "roll").outcome
    assert alone is not None
    assert alone.successes == 0


@pytest.mark.rule("CON-005")
def test_what_counts_twice_is_told_as_the_focus() -> None:
    sheet = trained(able(brawn=9), athletics=(2, 2))
    start = CONAN.begin(SkillTest(skill="athletics"), sheet, asks=True)

    assert "of 2 or less, two (focus)" in all_english(start.status(sheet))[1]


@pytest.mark.rule("CON-052")
def test_what_the_author_sells_is_a_trigger_and_bought_once() -> None:
    buys = (Buy(id="quietly", text="Do it quietly"),)
    step = play(opened(able(brawn=12), buys=buys), able(brawn=12), [3, 4], "roll", "quietly")

    assert step.outcome is not None
    assert step.outcome.triggers == ("quietly",)
    assert step.sheet.pool == 0


def test_ids_of_an_author_must_be_free() -> None:
    for ids_ in (("roll",), ("same", "same")):
        buys = tuple(Buy(id=one, text="x") for one in ids_)
        with pytest.raises(ValueError, match="is taken"):
            SkillTest(skill="lore", buys=buys)


def test_what_went_before_makes_one_test_harder() -> None:
    sheet = changed(able(brawn=12), harder=2)
    step = play(opened(sheet), sheet, [3, 4], "roll")

    assert step.outcome is not None
    assert step.outcome.failures == 1
    assert step.sheet.harder == 0


def test_who_thinks_better_of_it_rolls_nothing() -> None:
    step = play(opened(hero()), hero(), [], "fortune", "abort")

    assert step.outcome is not None
    assert (step.outcome.label, step.sheet) == ("aborted", hero())


@given(st.text(max_size=6), st.integers(0, 6), st.integers(0, 12), st.booleans(), st.integers(0, 3))
def test_any_way_through_a_test_ends_and_keeps_the_pools_whole(
    seed: str, doom: int, momentum: int, asks: bool, difficulty: int
) -> None:
    lucky = Talent(name="Again", reroll_d20=2)
    sheet = changed(
        able(brawn=10), pool=min(6, momentum), threat=doom, talents=(lucky,), lost_vigor=3
    )
    declared = (Declaration(id="loose-bar", text="A bar is loose", fortune=2),)
    step = Step(opened(sheet, asks=asks, declarations=declared, difficulty=difficulty), sheet)
    dice, choose = SeededDice(seed), SeededDice(seed + "player")
    seen: Counter[str] = Counter()
    while step.encounter is not None:
        options = [one.id for one in step.encounter.options(step.sheet) if not one.reason]
        option = step.encounter.forced or options[choose.roll(1, len(options))[0] - 1]
        seen[option] += 1
        step = step.encounter.step(option, "", step.sheet, dice)
        assert 0 <= step.sheet.pool <= 6
        assert 0 <= step.sheet.luck <= 3
        assert step.sheet.threat >= doom
    assert seen.total() < 40
    assert step.outcome is not None
    assert step.outcome.count in ("", *(CONAN.counts(SkillTest(skill="athletics")) or ()))
    assert not [code for code in codes(step) if not english(CONAN.phrase(step.notes[0])).strip()]


def test_a_plan_never_rolls_more_than_five_dice() -> None:
    check = SkillTest(skill="athletics", extra=2, fortune=1)
    plan = Plan(bought=3, given=3, sure=2)

    pool = check.terms(able(), plan).pool
    assert (pool.dice, pool.sure) == (2, 3)


def test_steps_without_end_are_refused() -> None:
    for steps in (-101, 101, 10**12):
        with pytest.raises(ValueError, match="difficulty_mod: -100 to 100"):
            SkillTest(tn=9, difficulty_mod=steps)


def test_a_fact_that_makes_nothing_easier_says_so_before_it_is_paid_for() -> None:
    declared = (Declaration(id="old-rope", text="There is a rope"),)
    for difficulty, words in (
        (2, "(1 Fortune, difficulty -1)"),
        (1, "but the test gets no easier"),
    ):
        encounter = opened(hero(), declarations=declared, difficulty=difficulty)
        texts = {option.id: english(option.text) for option in encounter.options(hero())}
        assert words in texts["old-rope"]

    eased = play(opened(hero(), declarations=declared, difficulty=2), hero(), [], "old-rope")
    assert eased.encounter is not None
    assert "What changed the difficulty: old rope -1." in all_english(
        eased.encounter.status(hero())
    )


def test_dice_that_may_be_rolled_again_are_explained_as_they_lie() -> None:
    sure = changed(able(brawn=10), talents=(Talent(name="sure", reroll_d20=1),))
    step = play(opened(sure), sure, [5, 18], "roll")

    rolled = getattr(step.encounter, "rolled", None)
    assert rolled is not None
    assert "The dice show 5 and 18" in all_english(CONAN.explain(rolled))[0]


@pytest.mark.rule("CON-005", "CON-009")
def test_a_plain_success_is_offered_again_where_a_focus_could_count_two() -> None:
    """Of 8 and 15 against 2, a 3 or less in place of the 8 passes: 15 %."""
    again = Talent(name="Again", reroll_d20=1)
    sheet = changed(trained(able(brawn=9), athletics=(3, 3)), talents=(again,))
    step = play(opened(sheet, difficulty=2), sheet, [8, 15], "roll")

    assert {"reroll-8", "reroll-15"} <= {*ids(step)}
    chances = weighed(step.encounter, "reroll-8", step.sheet)
    assert chances is not None
    assert chances.percent(chances.succeeding) == 15


@pytest.mark.rule("CON-048")
def test_of_two_attributes_the_one_counts_that_rolls_best_with_a_wound() -> None:
    """Brawn 12 with a Wound needs two successes, Willpower 11 one: 36 % against 80 %."""
    check = SkillTest(attribute=("brawn", "willpower"), skill="athletics")
    sheet = changed(trained(able(brawn=12, willpower=11), athletics=(0, 0)), wounds=1)
    encounter = CONAN.begin(check, sheet, asks=True)
    odds = weighed(encounter, "roll", sheet)

    assert check.rated(sheet) == ("willpower", 11)
    assert odds is not None
    assert odds.percent(odds.succeeding) == 80
    assert check.rated(changed(sheet, wounds=0)) == ("brawn", 12)


@pytest.mark.rule("CON-006", "CON-013")
def test_a_test_that_needs_no_success_and_has_none_says_so() -> None:
    outcome = rolled(15, 16, difficulty=0)

    assert (outcome.count, outcome.made) == ("1s", 0)
    assert sentence(outcome) == "passed (rolled 15, 16)."


def test_what_is_offered_around_a_test_reads_so_and_may_be_typed_so() -> None:
    check = SkillTest(
        skill="athletics", attribute=("brawn", "agility"), difficulty=2,
        declarations=(Declaration(id="rope", text="There is a rope", fortune=2),),
        buys=(Buy(id="quietly", text="Do it quietly"),),
    )  # fmt: skip
    ada = changed(
        able(brawn=10), pool=2, lost_vigor=2, gear=(Item(name="torch", resource=True),),
        companions={"tomas": Foe(name="Tomas", tn=11)},
        talents=(Talent(name="Luck", reroll_d20=1),),
    )  # fmt: skip
    sheet = COMPANY.with_member(ada, hero(name="Bea"))

    assert [_read(option) for option, _ in GAME.offers(check, Plan(), sheet)] == [
        ("momentum", "One more die, for 1 of your 2 Momentum", "momentum"),
        ("doom", "One more die; gives the gamemaster 1 Doom", "doom"),
        ("fortune", "A die that counts as a 1, for 1 of your 3 Fortune", "fortune"),
        ("use-torch", "Use up the torch for a die", ""),
        ("help-tomas", "Let Tomas help: a die against 11", "help"),
        ("help-bea", "Let Bea help: a die against 8", "help"),
        ("rope", "There is a rope (2 Fortune, difficulty -1)", ""),
        ("with-agility", "Use Agility 8", "agility"),
    ]
    step = play(CONAN.begin(check, sheet, asks=True), sheet, [1, 20, 12], "help-tomas", "roll")
    assert [*map(_read, step.encounter.options(step.sheet))] == [  # type: ignore[union-attr]
        ("keep", "Keep the dice as they are", "keep"),
        ("reroll-20", "Roll the 20 again: Luck", ""),
    ]
    after = play(step.encounter, step.sheet, [1], "reroll-20")
    assert [*map(_read, after.encounter.options(after.sheet))] == [  # type: ignore[union-attr]
        ("save", "Buy nothing more", "save"),
        ("quietly", "Do it quietly (1 Momentum)", ""),
        ("second-wind-vigor", "Second wind: 1 Vigor back (1 Momentum)", "vigor"),
    ]


def _read(option: Option) -> tuple[str, str, str]:
    return option.id, english(option.text), option.hint
