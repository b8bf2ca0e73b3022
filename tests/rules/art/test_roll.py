"""One roll: its row, its column, its count, against the worked examples and for every sheet."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.rules.art.checks.effects import RecoverFame
from solo.rules.art.checks.ranks import WORDS, Rank
from solo.rules.art.checks.roll import possible_counts, reckon, throw
from solo.rules.art.checks.trait import TraitRoll, Versus
from solo.rules.art.foe import Foe
from solo.rules.art.heroes.attributes import ATTRIBUTES
from solo.rules.art.heroes.sheet import Fatigue, Sheet
from solo.rules.art.system import ART
from solo.rules.core.dice import LoadedDice, SeededDice
from solo.rules.core.outcome import Outcome
from solo.rules.core.system_parts import Cast
from tests.rules.art.sample import face, hero

RANKS = st.sampled_from(Rank)


def roll(shown: int, sheet: Sheet | None = None, **fields: object) -> Outcome:
    return TraitRoll(**fields).resolve(sheet, LoadedDice([shown]))  # type: ignore[arg-type]


@pytest.mark.rule("ART-025", "ART-201", "ART-208", "ART-210")
@pytest.mark.example("E34")
def test_attribute_and_two_skills_make_the_row_of_the_books_climber() -> None:
    sheet = hero(
        attributes={"strength": 9},
        skills={"climbing": 4, "rock climbing": 1},
    )

    outcome = roll(
        73,
        sheet,
        attribute=("strength",),
        skills=("Climbing", "Rock climbing"),
        difficulty=Rank.POOR,
    )

    assert (outcome.facts["row"], outcome.label, outcome.count) == (14, "Good", "3s")


@pytest.mark.rule("ART-208")
def test_the_best_two_of_three_skills_count() -> None:
    sheet = hero(skills={"climb": 1, "rope": 3, "cliff": 2})

    outcome = roll(50, sheet, attribute=("strength",), skills=("climb", "rope", "cliff"))

    assert outcome.facts["skills"] == (("rope", 3), ("cliff", 2))


@pytest.mark.rule("ART-210")
def test_a_skill_that_does_not_apply_never_counts() -> None:
    sheet = hero(skills={"swim": 9})

    assert roll(50, sheet, attribute=("strength",), skills=("climb",)).facts["row"] == 7


@pytest.mark.rule("ART-174", "ART-216")
@pytest.mark.example("E35")
def test_poor_against_great_is_three_failures() -> None:
    assert roll(face(14, Rank.POOR), trait=14, difficulty=Rank.GREAT).count == "3f"


@pytest.mark.rule("ART-217")
@pytest.mark.example("E36", "E37", "E38")
@pytest.mark.parametrize(
    ("rank", "count"),
    [(Rank.GREAT, "4s"), (Rank.POOR, "1s"), (Rank.PASSABLE, "2s"), (Rank.FEEBLE, "2f")],
)
def test_counts_against_poor(rank: Rank, count: str) -> None:
    assert roll(face(14, rank), trait=14, difficulty=Rank.POOR).count == count


@pytest.mark.rule("ART-176")
@given(trait=st.integers(1, 30), shown=st.integers(1, 100))
def test_catastrophic_difficulty_always_succeeds(trait: int, shown: int) -> None:
    assert roll(shown, trait=trait, difficulty=Rank.CATASTROPHIC).successes > 0


@pytest.mark.rule("ART-177")
@given(trait=st.integers(1, 30), shown=st.integers(1, 100))
def test_extreme_difficulty_always_fails(trait: int, shown: int) -> None:
    assert roll(shown, trait=trait, difficulty=Rank.EXTREME).failures > 0


@pytest.mark.rule("ART-181")
@pytest.mark.example("E19")
def test_the_difficulty_is_the_same_whatever_the_skill() -> None:
    lock = TraitRoll(attribute=("dexterity",), skills=("locks",), difficulty=Rank.PASSABLE)

    found = {lock.terms(sheet).difficulty for sheet in (hero(), hero(skills={"locks": 9}))}

    assert found == {Rank.PASSABLE}


@pytest.mark.rule("ART-182", "ART-183")
@given(rank=RANKS, harder=st.integers(-15, 15))
def test_circumstances_move_the_difficulty_within_the_scale(rank: Rank, harder: int) -> None:
    terms = TraitRoll(trait=7, difficulty=rank, harder=harder).terms(None)

    assert terms.difficulty == max(1, min(11, rank + harder))


FOES = {
    "guard": Foe(name="the guard", attributes={"alertness": Rank.INFERIOR}),
    "captain": Foe(name="the captain", attributes={"alertness": Rank.GREAT}),
    "cook": Foe(name="the cook", attributes={"alertness": Rank.PASSABLE}),
    "boy": Foe(name="the boy", attributes={"alertness": Rank.FEEBLE}),
    "dog": Foe(name="the dog", skills={"smell": Rank.SUPER}),
}


def sneak(**versus: object) -> TraitRoll:
    check = TraitRoll(attribute=("agility",), vs=Versus(**versus))  # type: ignore[arg-type]
    bound = ART.bind(check, Cast(FOES, {}))
    assert isinstance(bound, TraitRoll)
    return bound


@pytest.mark.rule("ART-164", "ART-184")
@pytest.mark.example("E20")
def test_a_foes_attribute_is_the_difficulty_and_the_player_alone_rolls() -> None:
    dice = LoadedDice([face(7, Rank.FEEBLE)])

    outcome = sneak(foe="guard").resolve(hero(), dice)

    assert (outcome.count, len(outcome.faces)) == ("1f", 1)


@pytest.mark.rule("ART-194")
def test_several_foes_are_named_without_a_word_of_one_language() -> None:
    assert sneak(foes=("guard", "cook", "boy")).against == "the guard, the cook, the boy: Alertness"


@pytest.mark.rule("ART-185", "ART-197")
@pytest.mark.example("E21", "E29")
def test_a_diversion_lowers_a_foes_rank() -> None:
    assert sneak(foe="guard", harder=-2).difficulty is Rank.PATHETIC
    assert sneak(foe="cook", harder=1).difficulty is Rank.GOOD


@pytest.mark.rule("ART-193", "ART-194")
@pytest.mark.example("E25", "E26", "E27")
@pytest.mark.parametrize(
    ("foes", "rank"),
    [
        (("guard", "boy", "captain"), Rank.GREAT),
        (("cook", "cook", "cook", "cook"), Rank.GREAT),
        (("dog", "cook", "captain"), Rank.SUPER),  # the dog is Poor
    ],
)
def test_several_foes_add_up(foes: tuple[str, ...], rank: Rank) -> None:
    assert sneak(foes=foes).difficulty is rank


@pytest.mark.rule("ART-007", "ART-184")
def test_a_foes_skill_stands_for_its_attribute() -> None:
    assert sneak(foe="dog", attribute="smell").difficulty is Rank.SUPER


def test_an_unknown_foe_is_named_with_its_nearest() -> None:
    with pytest.raises(ValueError, match="unknown foe 'gaurd'; did you mean 'guard'"):
        sneak(foe="gaurd")


@pytest.mark.rule("ART-195", "ART-196")
@pytest.mark.example("E28")
def test_two_columns_to_the_right_make_good_super() -> None:
    outcome = roll(face(7, Rank.GOOD), hero(), attribute=("strength",), shift=2)

    assert (outcome.label, outcome.count) == ("Super", "")


@pytest.mark.rule("ART-198")
@given(trait=st.integers(1, 30), shown=st.integers(1, 100), shift=st.integers(-12, 12))
def test_a_shift_stays_within_catastrophic_and_awesome(trait: int, shown: int, shift: int) -> None:
    plain = roll(shown, trait=trait).facts["result_index"]

    assert roll(shown, trait=trait, shift=shift).facts["result_index"] == max(
        1, min(10, plain + shift)
    )


@pytest.mark.reading("ART-200")
@pytest.mark.rule("ART-066", "ART-200")
def test_fame_comes_back_by_the_tables_column_not_the_shifted_one() -> None:
    sheet = hero(fame=3, tally=2)
    awesome, good = face(7, Rank.AWESOME), face(7, Rank.SUPER)

    shifted_down = roll(awesome, sheet, attribute=("strength",), shift=-3)
    shifted_up = roll(good, sheet, attribute=("strength",), shift=1)

    assert shifted_down.changes == (RecoverFame(),)
    assert (shifted_up.label, shifted_up.changes) == ("Awesome", ())


@pytest.mark.rule("ART-067")
def test_fame_spent_on_the_roll_keeps_fame_from_coming_back() -> None:
    sheet, check = hero(fame=3, tally=2), TraitRoll(attribute=("strength",))
    terms = check.terms(sheet)

    thrown = throw(terms, sheet, LoadedDice([100]), None, 1)

    assert reckon(check, terms, thrown, sheet).changes == ()


@pytest.mark.rule("ART-202")
@given(base=st.integers(1, 30), modifier=st.integers(-60, 60), shown=st.integers(1, 100))
def test_modifiers_move_a_trait_only_within_1_and_25(base: int, modifier: int, shown: int) -> None:
    row = roll(shown, trait=base, modifier=modifier).facts["row"]

    assert row == max(1, min(max(25, base), base + modifier))


@pytest.mark.reading("C09")
@pytest.mark.rule("ART-202")
def test_attribute_and_skills_reach_thirty() -> None:
    assert roll(50, attribute=12, skills=(9, 9)).facts["row"] == 30


@pytest.mark.rule("ART-203", "ART-273", "ART-274")
def test_fatigue_and_a_kept_bonus_weigh_on_rolls_unasked() -> None:
    tired = (Fatigue(points=1, source="cold"), Fatigue(points=2, source="poison"))

    outcome = roll(50, hero(fatigue=tired, bonus=2), attribute=("strength",))

    assert outcome.facts["row"] == 7 - 3 + 2


@pytest.mark.rule("ART-204")
@pytest.mark.example("E31")
@pytest.mark.parametrize(
    ("difficulty", "failures", "successes"), [(Rank.AWESOME, 9, 1), (Rank.PASSABLE, 5, 5)]
)
def test_how_many_degrees_a_difficulty_leaves(
    difficulty: Rank, failures: int, successes: int
) -> None:
    counts = possible_counts(difficulty)

    assert counts == {f"{n}f" for n in range(1, failures + 1)} | {
        f"{n}s" for n in range(1, successes + 1)
    }


@pytest.mark.rule("ART-170", "ART-171")
def test_without_the_perk_only_row_1_is_left() -> None:
    check = TraitRoll(attribute=("craft",), skills=("helicopters",), perk="Piloting", modifier=2)
    able = hero(skills={"helicopters": 3})

    assert check.resolve(able, LoadedDice([50])).facts["row"] == 3  # row 1, the modifier stays
    able = hero(skills={"helicopters": 3}, perks={"piloting": 1})
    assert check.resolve(able, LoadedDice([50])).facts["row"] == 12


@pytest.mark.rule("ART-015", "ART-215")
@pytest.mark.example("E02")
@given(shown=st.integers(1, 100))
def test_the_ones_digit_is_the_kicker(shown: int) -> None:
    triggers = roll(shown, trait=7).triggers

    assert triggers[-1] == f"kicker-{shown % 10}"
    assert ("doubles" in triggers) == (shown in {11, 22, 33, 44, 55, 66, 77, 88, 99, 100})


@pytest.mark.rule("ART-219")
def test_five_successes_give_two_on_the_next_roll_which_uses_it_up() -> None:
    sheet = hero()
    outcome = roll(100, sheet, attribute=("strength",), difficulty=Rank.POOR)
    for change in outcome.changes:
        sheet, _ = change.apply(sheet, LoadedDice([]))
    after = roll(50, sheet, attribute=("strength",), difficulty=Rank.POOR)

    assert (outcome.count, sheet.bonus, after.facts["row"]) == ("6s", 2, 9)
    for change in after.changes:
        sheet, _ = change.apply(sheet, LoadedDice([]))
    assert sheet.bonus == 0


@given(
    seed=st.text(max_size=5),
    trait=st.integers(1, 30),
    difficulty=RANKS,
    shift=st.integers(-3, 3),
    harder=st.integers(-3, 3),
)
@pytest.mark.rule("ART-172", "ART-173", "ART-216", "ART-217")
def test_a_roll_counts_one_way_and_only_what_is_possible(
    seed: str, trait: int, difficulty: Rank, shift: int, harder: int
) -> None:
    check = TraitRoll(trait=trait, difficulty=difficulty, shift=shift, harder=harder)

    outcome = check.resolve(None, SeededDice(seed))

    assert not (outcome.successes and outcome.failures)
    assert outcome.count in (check.counts() or ())
    assert outcome.label in WORDS[1:11]


@given(
    seed=st.text(max_size=5),
    scores=st.lists(st.integers(2, 12), min_size=10, max_size=10),
    skills=st.dictionaries(st.sampled_from(["a", "b", "c"]), st.integers(1, 9)),
    tired=st.integers(1, 40),
    attribute=st.sampled_from(ATTRIBUTES),
)
def test_any_sheet_rolls_on_a_row_of_the_table(
    seed: str, scores: list[int], skills: dict[str, int], tired: int, attribute: str
) -> None:
    sheet = hero(
        attributes=dict(zip(ATTRIBUTES, scores, strict=True)),
        skills=skills,
        fatigue=(Fatigue(points=tired, source="all of it"),),
    )
    check = TraitRoll(attribute=(attribute,), skills=("a", "b", "c"), difficulty=Rank.POOR)

    outcome = check.resolve(sheet, SeededDice(seed))

    assert 1 <= outcome.facts["row"] <= 30
    assert outcome.count


@given(seed=st.text(max_size=5), trait=st.integers(1, 29))
def test_a_higher_trait_never_does_worse(seed: str, trait: int) -> None:
    worse, better = (
        TraitRoll(trait=number).resolve(None, SeededDice(seed)).facts["result_index"]
        for number in (trait, trait + 1)
    )

    assert better >= worse
