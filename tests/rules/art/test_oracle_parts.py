"""Likelihoods, answers, and what nobody foresaw."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.oracle import ANSWERS, foresaw, plain_answer
from solo.rules.art import system
from solo.rules.art.checks.improvise import degree
from solo.rules.art.checks.likelihood import Likelihood, answer, likelihoods
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.reactions import Fate
from solo.rules.art.checks.trait import TraitRoll
from solo.rules.art.heroes.attributes import ATTRIBUTES
from solo.rules.art.system import ART
from solo.rules.core.dice import LoadedDice, SeededDice
from solo.rules.core.outcome import Outcome
from solo.rules.core.protocols import Illegal
from tests.english import english
from tests.rules.art.sample import face, hero


@pytest.mark.rule("ART-257")
@pytest.mark.parametrize(
    ("word", "rank"),
    [
        ("almost certain", Rank.PATHETIC),
        ("very likely", Rank.FEEBLE),
        ("likely", Rank.INFERIOR),
        ("even", Rank.POOR),
        ("", Rank.POOR),
        ("Unlikely", Rank.PASSABLE),
        ("very-unlikely", Rank.GOOD),
        ("remote", Rank.GREAT),
        ("next to impossible", Rank.SUPER),
        ("a miracle", Rank.AWESOME),
        ("near certain", Rank.PATHETIC),
        ("GD", Rank.GOOD),
        ("Extreme", Rank.EXTREME),
    ],
)
def test_a_likelihood_is_a_difficulty(word: str, rank: Rank) -> None:
    assert Likelihood.parse(word).difficulty is rank


@pytest.mark.rule("ART-284")
@pytest.mark.parametrize(
    ("successes", "failures", "said"),
    [
        (9, 0, "yes, and"),
        (4, 0, "yes, and"),
        (3, 0, "yes"),
        (2, 0, "yes"),
        (1, 0, "yes, but"),
        (0, 1, "no, but"),
        (0, 2, "no"),
        (0, 3, "no"),
        (0, 4, "no, and"),
        (0, 10, "no, and"),
    ],
)
def test_the_six_answers(successes: int, failures: int, said: str) -> None:
    assert answer(successes, failures) == said


@pytest.mark.parametrize("said", ANSWERS)
def test_a_sentence_tells_its_answer_and_no_other(said: str) -> None:
    """`Yes, and that is all` would read as the better answer."""
    for turn in range(3):
        told = english(plain_answer(said, turn)).casefold()

        assert max((a for a in ANSWERS if told.startswith(a)), key=len) == said


@pytest.mark.rule("ART-282", "ART-284")
@pytest.mark.example("E70", "E71")
@pytest.mark.parametrize(("rank", "said"), [(Rank.GREAT, "yes"), (Rank.FEEBLE, "no")])
def test_a_question_of_importance_is_a_fate_roll(rank: Rank, said: str) -> None:
    outcome = ART.question("unlikely").resolve(hero(), LoadedDice([face(7, rank)]))

    assert outcome.facts["attribute"] == "fate"
    assert ART.answer(outcome) == said


def test_an_unknown_likelihood_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Illegal, match="did you mean 'likely'"):
        ART.question("likley")


@given(seed=st.text(max_size=5), word=st.sampled_from(sorted(likelihoods())))
def test_every_question_has_an_answer(seed: str, word: str) -> None:
    assert ART.answer(ART.question(word).resolve(hero(), SeededDice(seed)))


def test_the_chance_of_yes_falls_with_the_likelihood() -> None:
    rows = ART.likelihoods(hero())

    percents = [row.percent for row in rows]
    assert percents == sorted(percents, reverse=True)
    assert [row.word for row in rows][:2] == ["almost certain", "very likely"]
    assert ART.likelihoods(None) == rows  # Fate 7 is the average


def test_the_chances_of_somebody_average_are_worked_out_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each question at a table asks for its word among them."""
    rows = ART.likelihoods(None)
    monkeypatch.setattr(system, "odds", None)

    assert ART.likelihoods(None) == rows


@pytest.mark.rule("ART-159", "ART-175")
@pytest.mark.parametrize(
    ("difficulty", "rank"), [("", Rank.POOR), ("gt", Rank.GREAT), ("daring", Rank.GOOD)]
)
def test_anything_may_be_tried(difficulty: str, rank: Rank) -> None:
    check = ART.improvise("str", difficulty)

    assert isinstance(check, TraitRoll)
    assert (check.attribute, check.difficulty) == (("strength",), rank)


@pytest.mark.rule("ART-165", "ART-166")
def test_what_seems_impossible_is_hard_and_not_refused() -> None:
    assert ART.improvise("fate", "desperate").resolve(hero(), LoadedDice([100])).count == "1s"


@pytest.mark.parametrize(
    ("attribute", "difficulty", "text"),
    [("strenght", "", "did you mean 'strength'"), ("str", "goood", "did you mean 'Good'")],
)
def test_an_unknown_try_is_refused_with_the_nearest(
    attribute: str, difficulty: str, text: str
) -> None:
    with pytest.raises(Illegal, match=f"(?i){text}"):
        ART.improvise(attribute, difficulty)


@pytest.mark.rule("ART-219")
@pytest.mark.parametrize("attribute", ATTRIBUTES)
def test_every_degree_of_every_attribute_has_two_variants(attribute: str) -> None:
    for key in [f"{count}{sign}" for sign in "fs" for count in range(1, 6)]:
        came = came_to(key)
        told = {ART.improvised(attribute, came, number)[0] for number in range(4)}

        assert len(told) == 2


def came_to(key: str) -> Outcome:
    number, won = int(key[0]), key[1] == "s"
    return Outcome("x", number if won else 0, 0 if won else number)


@pytest.mark.rule("ART-219")
def test_a_try_costs_the_more_the_worse_it_goes() -> None:
    """A setback is told to need putting right first: for a while it does tell."""
    done = {
        key: ART.improvised("charm", outcome, 0)[1]
        for key, outcome in {
            "6f": Outcome("Catastrophic", failures=6),
            "4f": Outcome("Pathetic", failures=4),
            "3f": Outcome("Feeble", failures=3),
            "3s": Outcome("Great", successes=3),
            "6s": Outcome("Awesome", successes=6),
        }.items()
    }

    assert [key for key, effects in done.items() if effects] == ["6f", "4f", "3f"]
    for key, minutes in {"6f": 60, "4f": 10, "3f": 5}.items():
        sheet = hero()
        for effect in done[key]:
            sheet, _ = effect.apply(sheet, LoadedDice([]))
        assert (sheet.fatigue[0].points, sheet.fatigue[0].minutes) == (1, minutes)


def test_variants_take_turns_and_need_no_dice() -> None:
    outcome = Outcome("Good", successes=3)

    texts = [ART.improvised("str", outcome, turn)[0] for turn in range(8)]

    assert texts[0] != texts[1]
    # A try takes a turn, and another for its roll: what is tried again has another text.
    assert all(texts[turn] != texts[turn + 2] for turn in range(6))


@given(attribute=st.sampled_from(ATTRIBUTES), seed=st.text(max_size=4), rank=st.sampled_from(Rank))
def test_whatever_is_tried_there_is_something_to_tell(
    attribute: str, seed: str, rank: Rank
) -> None:
    outcome = ART.improvise(attribute, rank.word).resolve(hero(), SeededDice(seed))

    text, effects = ART.improvised(attribute, outcome, len(seed))

    assert text
    assert degree(outcome)
    assert isinstance(effects, tuple)


def test_the_oracles_facts_are_plain_values() -> None:
    outcome = Fate(fate=7).resolve(None, LoadedDice([60]))

    facts = json.loads(json.dumps(outcome.facts))
    assert (facts["difficulty"], facts["result"]) == ("Poor", "Poor")


@pytest.mark.parametrize(
    ("about", "question"),
    [
        ("eau", "Y a-t-il de l'eau ?"),
        ("eau", "Est-ce que c’est plein d’eau ?"),
        ("acqua", "C'è dell'acqua?"),
        ("l’eau", "L'eau est froide ?"),
        ("miller's boy", "Is the miller’s boy here?"),
    ],
)
def test_a_word_is_found_behind_what_is_elided_before_it(about: str, question: str) -> None:
    assert foresaw([about], question)


@pytest.mark.parametrize(
    ("about", "question"),
    [("clock", "Is it nine o'clock?"), ("miller", "Is the miller's boy here?"), ("t", "Isn't it?")],
)
def test_an_english_apostrophe_parts_no_word(about: str, question: str) -> None:
    assert not foresaw([about], question)
