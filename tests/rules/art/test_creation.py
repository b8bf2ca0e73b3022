"""Ready-made heroes, and making one."""

from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.rules.art.heroes import kinds
from solo.rules.art.heroes.advancement import starting_skill_price
from solo.rules.art.heroes.attributes import ATTRIBUTES
from solo.rules.art.heroes.creation import create
from solo.rules.art.heroes.experience import buy_skill, starting_experience
from solo.rules.art.heroes.hero_file import HeroFile
from solo.rules.art.heroes.sheet import MedKit, Sheet, new_sheet
from solo.rules.art.options import ArtOptions
from solo.rules.art.printed import printed
from solo.rules.core.dice import Dice, LoadedDice, SeededDice
from solo.rules.core.heroes.kept import READY
from solo.rules.core.outcome import Outcome
from solo.rules.core.protocols import Encounter, Illegal, Step
from solo.rules.core.script import Scripted, opened
from tests.english import all_english, english

SEVENS = dict.fromkeys(ATTRIBUTES, 7)
MARA = HeroFile(
    name="Mara Vell",
    concept="a salvage diver",
    pronouns="she/her",
    attributes={**SEVENS, "stamina": 8, "fate": 8},
    skills={"Climb": 2, "swim": 1},
    goals=("Find out what sank the Orla",),
    motivation="The sea owes her.",
    medkits=(MedKit(name="tin of salves", bonus=2, uses=3),),
    perks={"Piloting": 1},
    conditions=("blessed",),
)
NED = HeroFile(name="Ned", attributes=SEVENS)
NO_DICE = LoadedDice(())


def play(encounter: Encounter, *choices: tuple[str, str] | str, dice: Dice = NO_DICE) -> Step:
    """Take choices one after another: an option's id, or id and words."""
    step = Step(encounter, None)
    for choice in choices:
        option, words = (choice, "") if isinstance(choice, str) else choice
        assert step.encounter is not None
        step = step.encounter.step(option, words, step.sheet, dice)
    return step


def ids(encounter: Encounter | None) -> list[str]:
    assert encounter is not None
    return [option.id for option in encounter.options(None)]


LAST = ("done", "goal-1", "done", "motivation-1", "she-her", ("name", "Ada"))


# Hero files


@pytest.mark.rule("ART-031", "ART-033", "ART-034", "ART-036", "ART-037", "ART-038", "ART-039")
def test_a_hero_file_becomes_a_sheet() -> None:
    sheet = MARA.sheet()

    assert (sheet.name, sheet.concept, sheet.pronouns) == (
        "Mara Vell",
        "a salvage diver",
        "she/her",
    )
    assert (sheet.health_rank, sheet.fortune.abbr, sheet.fame) == (8, "PS", 1)
    assert (sheet.skills, sheet.xp) == ({"climb": 2, "swim": 1}, 7 - 3 - 1 - 1)
    assert (sheet.perks, set(sheet.conditions)) == ({"piloting": 1}, {"blessed"})
    assert (sheet.goals, sheet.motivation) == (MARA.goals, MARA.motivation)
    assert sheet.medkits == MARA.medkits


@pytest.mark.rule("ART-005", "ART-038")
@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"name": " "}, "name: a hero needs a name"),
        ({"attributes": {**SEVENS, "fate": 13}}, "attributes: fate is 13, but attributes are 2 to"),
        (
            {"attributes": {**SEVENS, "fate": 1}},
            "attributes: fate is 1, but attributes are 2 to 12",
        ),
        (
            {"attributes": {**SEVENS, "strenght": 7}},
            "attributes: unknown attribute 'strenght'; did you mean 'strength'",
        ),
        (
            {"attributes": {**SEVENS, "zzz": 7}},
            "attributes: unknown attribute 'zzz'; attributes are",
        ),
        ({"attributes": {"fate": 7}}, "attributes: missing agility, alertness"),
        ({"pronouns": "x"}, "pronouns: unknown pronouns 'x'"),
        (
            {"skills": {"climb": 4}},
            "skills: they cost 10 xp, but an Intelligence of 7 starts with 7",
        ),
        ({"skills": {"climb": 5}}, r"skills: a starting skill is \+1 to \+4, not \+5"),
        ({"skills": {"climb": 0}}, "skills: 'climb' is 0, but skills start at"),
        ({"skills": {"climb": 1, "CLIMB": 1}}, "skills: 'climb' is there twice"),
        ({"skills": {"strength": 1}}, "skills: 'strength' is an attribute"),
    ],
)
def test_a_hero_against_the_rules_is_refused_by_field(changes: Any, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        replace(NED, **changes)


# Choosing


def test_a_ready_made_hero_is_chosen_by_name() -> None:
    opened = create([MARA, NED], make=True)

    step = play(opened, "hero-mara-vell")
    assert ids(opened) == ["hero-mara-vell", "hero-ned", "make"]
    assert (step.encounter, step.sheet) == (None, MARA.sheet())
    assert step.outcome == Outcome("Mara Vell")
    assert step.outcome is not None


def test_heroes_of_one_name_can_be_told_apart() -> None:
    assert ids(create([NED, NED, NED], make=False)) == ["hero-ned", "hero-ned-2", "hero-ned-3"]


def test_the_only_hero_is_chosen_without_asking() -> None:
    assert create([NED], make=False).forced == "hero-ned"
    assert create([], make=True).forced == "make"
    assert create([NED], make=True).forced is None


def test_a_hero_keeps_the_options_of_the_adventure() -> None:
    rules = ArtOptions(overkill_extra="next_left", creation="balanced")

    chosen = play(create([NED], make=True, options=rules), "hero-ned").sheet
    made = play(create([], make=True, options=rules), "make", "even", *LAST).sheet
    assert chosen.options == made.options == rules


def test_nobody_to_choose_is_our_callers_mistake() -> None:
    with pytest.raises(ValueError, match="no hero to choose"):
        create([], make=False)


# Attributes


@pytest.mark.rule("ART-027")
@pytest.mark.parametrize(
    ("creation", "first"),
    [("player_choice", "ready-fighter"), ("balanced", "agility"), ("random", "agility")],
)
def test_the_method_is_the_players_unless_the_adventure_says_which(
    creation: Any, first: str
) -> None:
    opened = create([], make=True, options=ArtOptions(creation=creation))

    assert ids(play(opened, "make", dice=LoadedDice([3, 4])).encounter)[0] == first


@pytest.mark.rule("ART-029", "ART-038")
@pytest.mark.parametrize("kind", kinds.kinds())
def test_a_ready_kind_of_hero_takes_four_answers_and_keeps_to_the_rules(kind: str) -> None:
    table = printed("creation")
    step = play(create([], make=True), "make", READY + kind, "she-her", ("name", "Ada"))
    sheet = step.sheet

    assert sorted(number for pair in table["pairs"] for number in pair) == table["pool"]
    assert sorted(sheet.attributes.values()) == sorted(map(sum, table["pairs"]))
    assert sheet.name == "Ada"
    listed = kinds.kinds()[kind]["skills"]
    assert [f"{skill} {score}" for skill, score in sheet.skills.items()] == listed
    assert sheet.xp >= 0
    assert (sheet.goals, sheet.motivation) == kinds.drives(kind)
    paid = sum(starting_skill_price(n, ArtOptions().starting_skills) for n in sheet.skills.values())
    assert new_sheet("", sheet.attributes).xp == paid + sheet.xp


@pytest.mark.rule("ART-012", "ART-028")
def test_each_sum_is_placed_before_the_next_is_rolled() -> None:
    dice = LoadedDice([6, 6, 1, 1])

    step = play(create([], make=True), "make", "random", dice=dice)
    assert step.notes == (("attributes-rolled", {"faces": (6, 6), "total": 12}),)
    step = play(step.encounter, "fate", dice=dice)  # type: ignore[arg-type]
    assert step.notes[0] == ("attribute-set", {"attribute": "fate", "score": 12})
    assert step.notes[1] == ("attributes-rolled", {"faces": (1, 1), "total": 2})
    assert "fate" not in ids(step.encounter)


@pytest.mark.rule("ART-012", "ART-028", "ART-013")
def test_ten_rolls_make_a_hero_by_chance() -> None:
    faces = [1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6]

    step = play(create([], make=True), "make", "random", *ATTRIBUTES, *LAST, dice=LoadedDice(faces))
    assert list(step.sheet.attributes.values()) == [2, 3, 4, 5, 6, 7, 8, 9, 10, 12]
    assert (step.sheet.health_rank, step.sheet.xp) == (10, 9)


@pytest.mark.rule("ART-028")
def test_the_last_sum_has_but_one_place_to_go() -> None:
    step = play(
        create([], make=True), "make", "random", *ATTRIBUTES[:9], dice=LoadedDice([3, 4] * 10)
    )

    assert step.encounter is not None
    assert step.encounter.forced == "strength"


@pytest.mark.rule("ART-029")
@pytest.mark.example("E05")
def test_two_numbers_struck_from_the_pool_make_an_attribute() -> None:
    step = play(create([], make=True), "make", "balanced", ("agility", "4 and 3"))

    assert step.encounter is not None
    assert step.notes == (("attribute-set", {"attribute": "agility", "score": 7}),)
    left = (
        all_english(step.encounter.status(None))[0]
        .partition(".")[0]
        .removeprefix("Numbers left: ")
        .split()
    )
    assert len(left) == 18
    assert (left.count("4"), left.count("3")) == (3, 3)


@pytest.mark.rule("ART-029")
def test_the_rest_of_the_pool_may_be_paired_evenly() -> None:
    step = play(create([], make=True), "make", "balanced", "even", *LAST)

    assert set(step.sheet.attributes.values()) == {7}


@pytest.mark.rule("ART-029")
@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("", "give two numbers"),
        ("4", "give two numbers"),
        ("4 3 2", "give two numbers"),
        ("four three", "give two numbers"),
        ("7 1", "there are not so many 7s left"),
        ("9" * 9999 + " 1", "there are not so many"),
    ],
)
def test_numbers_that_the_pool_lacks_are_refused(words: str, reason: str) -> None:
    with pytest.raises(Illegal, match=reason):
        play(create([], make=True), "make", "balanced", ("agility", words))


def test_numbers_and_names_that_are_refused_leave_the_making_where_it_waits() -> None:
    """What was answered before need not be gone through again, with each mistake of a player."""
    numbers = play(create([], make=True), "make", "balanced").encounter
    naming = play(create([], make=True), "make", "balanced", "even", *LAST[:-1]).encounter

    assert isinstance(numbers, Scripted)
    assert isinstance(naming, Scripted)
    for waits, option, words in (
        (numbers, "agility", "7 1"),
        (naming, "name", "12"),
        (naming, "concept", "12"),
    ):
        table = waits.table
        with pytest.raises(Illegal):
            play(waits, (option, words))
        assert waits.table is table


@pytest.mark.rule("ART-029")
def test_a_number_is_used_once() -> None:
    step = play(create([], make=True), "make", "balanced", ("agility", "1+1"))

    with pytest.raises(Illegal, match="not so many 1s left"):
        play(step.encounter, ("fate", "1 1"))  # type: ignore[arg-type]


@pytest.mark.rule("ART-029")
@given(st.permutations([1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6, 6]))
def test_a_balanced_hero_has_seventy_points_however_paired(pool: list[int]) -> None:
    pairs = [f"{pool[i]} {pool[i + 1]}" for i in range(0, 18, 2)]
    paired = zip(ATTRIBUTES[:9], pairs, strict=True)

    step = play(create([], make=True), "make", "balanced", *paired, "strength", *LAST)
    scores = step.sheet.attributes.values()
    assert (sum(scores), min(scores) >= 2, max(scores) <= 12) == (70, True, True)


@pytest.mark.rule("ART-004")
def test_an_option_says_what_its_attribute_is_for() -> None:
    step = play(create([], make=True), "make", "balanced")

    assert step.encounter is not None
    texts = {option.id: option for option in step.encounter.options(None)}
    assert english(texts["strength"].text) == "Strength: muscle for lifting, climbing and breaking"
    assert texts["strength"].hint == "str"


# Experience, goals, name


def made(*choices: tuple[str, str] | str) -> Step:
    """Make a hero of sevens as far as these choices go."""
    return play(create([], make=True), "make", "balanced", "even", *choices)


@pytest.mark.rule("ART-037", "ART-038")
def test_starting_xp_buys_skills_and_the_rest_is_kept() -> None:
    step = made(("skill", "Climb +2"), ("skill", "swim"), *LAST)

    assert (step.sheet.skills, step.sheet.xp) == ({"climb": 2, "swim": 1}, 3)


@pytest.mark.rule("ART-038")
def test_another_rating_replaces_the_first_and_nought_gives_it_back() -> None:
    start = new_sheet("", SEVENS)

    better, _ = buy_skill(buy_skill(start, "climb 1")[0], "climb 3")
    none, (note,) = buy_skill(better, "climb 0")
    assert (better.skills, better.xp) == ({"climb": 3}, 1)
    assert (none, note.facts) == (start, {"skill": "climb", "score": 0, "xp": 7})


@pytest.mark.rule("ART-038")
def test_a_table_may_price_starting_skills_by_their_rating() -> None:
    """The printed prices are lost, so tables may differ; the creator tells the prices in force."""
    start = new_sheet("", SEVENS)
    cheap = replace(start, options=ArtOptions(starting_skills="rating"))

    prices = [7 - buy_skill(cheap, f"climb {score}")[0].xp for score in range(1, 5)]
    told = [english(opened(one, starting_experience).status(one)[1]) for one in (start, cheap)]

    assert prices == [1, 2, 3, 4]
    assert [line.endswith("+4 for 10 xp.") for line in told] == [True, False]


@pytest.mark.rule("ART-038")
@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("climb 4", r"climb \+4 costs 10 xp, and you have 7"),
        ("climb 5", "a starting skill is"),
        ("climb " + "9" * 9999, "a starting skill is"),
        ("2", "a skill needs a name"),
        ("", "a skill needs a name"),
        ("strength 1", "is an attribute"),
    ],
)
def test_a_skill_that_can_not_be_bought_is_refused(words: str, reason: str) -> None:
    with pytest.raises(Illegal, match=reason):
        made(("skill", words))


@pytest.mark.rule("ART-037", "ART-471")
def test_starting_xp_buys_health_while_it_lasts() -> None:
    step = made("health", "health")

    assert step.notes == (("health-raised", {"rank": 9, "xp": 3}),)
    with pytest.raises(Illegal, match="costs 4 xp, and you have 1"):
        play(step.encounter, "health")  # type: ignore[arg-type]


@pytest.mark.rule("ART-024", "ART-039")
def test_goals_and_a_motivation_are_stated_before_play() -> None:
    sheet: Sheet = made(
        "done",
        ("own", "Find  the bell"),
        "goal-2",
        "done",
        ("own", "I rang it once."),
        ("own", "ze/hir/hir/hirs/hirself"),
        ("concept", "a bell founder"),
        ("name", " Ada "),
    ).sheet

    assert sheet.goals == ("Find the bell", "Find out what the others were too afraid to ask")
    assert (sheet.motivation, sheet.concept) == ("I rang it once.", "a bell founder")
    assert (sheet.name, sheet.pronouns) == ("Ada", "ze/hir/hir/hirs/hirself")


def test_what_is_ones_own_may_be_typed_as_such() -> None:
    goal, another, reason = made("done"), made("done", "goal-1"), made("done", "goal-1", "done")

    assert [
        {option.id: option.hint for option in step.encounter.options(None) if option.hint}
        for step in (goal, another, reason)
        if step.encounter is not None
    ] == [{"own": "own"}, {"done": "done", "own": "own"}, {"own": "own"}]


@pytest.mark.rule("ART-039")
def test_nobody_starts_without_a_goal() -> None:
    step = made("done")

    assert "done" not in ids(step.encounter)
    with pytest.raises(Illegal, match="'done' is not open now"):
        play(step.encounter, "done")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("choices", "reason"),
    [
        (("done", "own"), "a goal is needed"),
        (("done", ("own", "x" * 201)), "a goal may have 200 letters, not 201"),
        (("done", ("own", "a\x07bell")), "letters that can be printed"),
        (("done", "goal-1", ("own", "Come home with more than I left with")), "already"),
        (("done", "goal-1", "done", "motivation-1", ("own", "x")), "unknown pronouns"),
        ((*LAST[:-1], ("name", " ")), "a name is needed"),
        ((*LAST[:-1], ("name", "x" * 61)), "a name may have 60 letters"),
    ],
)
def test_words_that_do_not_fit_are_refused(choices: Any, reason: str) -> None:
    with pytest.raises(Illegal, match=reason):
        made(*choices)


def test_the_last_step_alone_gives_the_sheet() -> None:
    step = made(*LAST)

    assert (step.sheet.name, step.outcome) == ("Ada", Outcome("Ada"))
    assert made(*LAST[:-1]).sheet is None


@given(st.text(), st.data())
def test_whatever_is_chosen_is_refused_or_leads_on(seed: str, data: st.DataObject) -> None:
    """Any option, with words or without, at any stage."""
    step, dice = Step(create([MARA, NED], make=True), None), SeededDice(seed)

    for _ in range(40):
        encounter = step.encounter
        if encounter is None:
            break
        assert all(all_english(encounter.status(None)))
        option = data.draw(st.sampled_from(encounter.options(None)))
        words = data.draw(st.sampled_from(["", "4 3", "climb 1", "Ada", "they/them"]))
        with suppress(Illegal):
            step = encounter.step(option.id, words, step.sheet, dice)
        assert (step.encounter is None) == (step.sheet is not None) == (step.outcome is not None)
