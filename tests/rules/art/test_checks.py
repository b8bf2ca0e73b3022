"""The checks of one roll, as authors write them."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.rules.art.checks.likelihood import Likelihood
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.reactions import Alertness, Defense, Fate, Knowledge
from solo.rules.art.checks.trait import TraitRoll, Versus
from solo.rules.art.health.effects import Damage
from solo.rules.art.health.sanity import Horror, Sanity
from solo.rules.art.system import ART
from solo.rules.core.dice import LoadedDice, SeededDice
from tests.english import english
from tests.rules.art.sample import face, hero

SHOCK = Horror.parse("Shock")


@pytest.mark.rule("ART-168", "ART-169", "ART-251", "ART-256", "ART-257", "ART-258", "ART-279")
@pytest.mark.parametrize(
    ("check", "attribute", "rating"),
    [
        (TraitRoll(attribute=("Strength",)), "strength", 9),
        (TraitRoll(attribute=("agi", "STR")), "strength", 9),
        (Alertness(difficulty=Rank.POOR), "alertness", 4),
        (Knowledge(difficulty=Rank.POOR), "intelligence", 5),
        (Fate(difficulty=Rank.POOR), "fate", 6),
        (Sanity(difficulty=SHOCK), "stamina", 3),
        (Defense(attack=Rank.POOR), "defense", 2),
    ],
)
def test_each_check_rolls_its_own_attribute(check: Any, attribute: str, rating: int) -> None:
    scores = {"strength": 9, "alertness": 4, "intelligence": 5, "fate": 6, "stamina": 3}

    terms = check.terms(hero(attributes={**scores, "agility": 8}))

    assert (terms.attribute, terms.rating) == (attribute, rating)


@pytest.mark.rule("ART-209", "ART-256")
def test_skills_help_reactions_too() -> None:
    sheet = hero(skills={"dodging": 2, "occult": 3})

    assert Defense(attack=Rank.POOR, skills=("dodging",)).terms(sheet).skills == (("dodging", 2),)
    assert Knowledge(difficulty=Rank.POOR, skills=("Occult",)).terms(sheet).skills == (
        ("occult", 3),
    )


@pytest.mark.rule("ART-256")
@pytest.mark.example("E51")
def test_a_knowledge_roll_recognises_the_glyphs() -> None:
    check = Knowledge(difficulty=Rank.PASSABLE, purpose="to read the glyphs")

    assert check.resolve(hero(), LoadedDice([face(7, Rank.GOOD)])).count == "2s"


@pytest.mark.rule("ART-251", "ART-253")
@pytest.mark.example("E46", "E50")
@pytest.mark.parametrize(
    ("difficulty", "rank", "count"),
    [
        (Rank.POOR, Rank.POOR, "1s"),
        (Rank.SUPER, Rank.SUPER, "1s"),  # passing by the hidden door
        (Rank.GOOD, Rank.FEEBLE, "4f"),  # searching for it on purpose
    ],
)
def test_alertness_rolls_of_the_book(difficulty: Rank, rank: Rank, count: str) -> None:
    outcome = Alertness(difficulty=difficulty).resolve(hero(), LoadedDice([face(7, rank)]))

    assert outcome.count == count


@pytest.mark.rule("ART-179", "ART-252")
@pytest.mark.example("E48", "E49")
def test_a_hidden_roll_tells_neither_purpose_nor_difficulty() -> None:
    check = Alertness(difficulty=Rank.GREAT, purpose="to see the spy")

    said = english(ART.put(check, hero()))

    assert "Great" not in said
    assert "spy" not in said
    outcome = check.resolve(hero(), LoadedDice([face(7, Rank.FEEBLE)]))
    assert outcome.facts["hidden"] is True
    assert outcome.facts["difficulty"] == "Great"  # revealed afterwards, in `why`


@pytest.mark.rule("ART-251")
@pytest.mark.example("E47")
def test_a_bonus_to_resist_seduction_is_added() -> None:
    check = TraitRoll(attribute=("cunning",), difficulty=Rank.GREAT, modifier=2)

    outcome = check.resolve(hero(), LoadedDice([face(9, Rank.GREAT)]))

    assert (outcome.facts["row"], outcome.count) == (9, "1s")


@pytest.mark.rule("ART-201", "ART-205")
@pytest.mark.example("E30", "E32")
def test_modifiers_on_defense() -> None:
    plain, better, pressed = (
        Defense(attack=Rank.POOR, modifier=points).resolve(
            hero(attributes={"agility": 12}), LoadedDice([50])
        )
        for points in (0, 2, -1)  # a foe's +1 is -1 for its victim
    )

    assert plain.facts["row"] == 6
    assert (better.facts["row"], pressed.facts["row"]) == (8, 5)


@pytest.mark.rule("ART-258")
@pytest.mark.example("E53")
def test_a_defense_that_holds_takes_no_damage() -> None:
    check = Defense(attack=Rank.PASSABLE, damage=3)

    outcome = check.resolve(hero(), LoadedDice([face(1, Rank.GOOD)]))

    assert (outcome.facts["damage"], outcome.changes) == (None, ())


@pytest.mark.rule("ART-259", "ART-260")
@pytest.mark.example("E54", "E55", "E56")
@pytest.mark.parametrize(
    ("attack", "rating", "rank", "damage"),
    [
        (Rank.POOR, 0, Rank.FEEBLE, Rank.POOR),
        (Rank.PASSABLE, 0, Rank.INFERIOR, Rank.POOR),
        (Rank.POOR, 1, Rank.FEEBLE, Rank.PASSABLE),
        (Rank.EXTREME, 3, Rank.CATASTROPHIC, Rank.EXTREME),
    ],
)
def test_failures_and_the_rating_make_the_damage(
    attack: Rank, rating: int, rank: Rank, damage: Rank
) -> None:
    check = Defense(attack=attack, damage=rating, defense=5)

    outcome = check.resolve(None, LoadedDice([face(5, rank)]))

    assert outcome.facts["damage"] == damage.word
    assert outcome.changes == (Damage(damage),)


@pytest.mark.rule("ART-099", "ART-101")
def test_defense_is_never_below_one() -> None:
    assert Defense(attack=Rank.POOR).terms(hero(attributes={"agility": 5})).rating == 1


@pytest.mark.rule("ART-257")
@pytest.mark.example("E52")
def test_the_attack_comes_on_the_watch_of_the_unluckiest() -> None:
    watch = Fate(fate=7, difficulty=Rank.POOR)

    results = [watch.resolve(None, LoadedDice([shown])).facts["result_index"] for shown in (80, 9)]

    assert results.index(min(results)) == 1


@pytest.mark.rule("ART-257")
def test_fate_takes_a_likelihood_for_its_difficulty_and_even_for_none() -> None:
    assert Fate(likelihood=Likelihood.parse("likely")).needed is Rank.INFERIOR
    assert Fate().needed is Rank.POOR


def test_fate_leaves_a_kept_bonus_alone() -> None:
    sheet = hero(bonus=2)

    outcome = Fate(difficulty=Rank.POOR).resolve(sheet, LoadedDice([50]))

    assert (outcome.facts["row"], outcome.changes) == (7, ())


@pytest.mark.parametrize(
    ("make", "text"),
    [
        (lambda: TraitRoll(), "attribute: an attribute to roll is missing"),
        (lambda: TraitRoll(attribute=("strenth",)), "attribute: unknown .*did you mean 'strength'"),
        (lambda: TraitRoll(attribute=("str",), trait=14), "trait: give either"),
        (lambda: TraitRoll(trait=31), "trait: 1 to 30, not 31"),
        (lambda: TraitRoll(trait=0), "trait: 1 to 30, not 0"),
        (
            lambda: TraitRoll(attribute=("str",), difficulty=Rank.POOR, vs=Versus(foe="x")),
            "vs: give either",
        ),
        (lambda: Versus(), "foe: give either"),
        (lambda: Alertness(), "difficulty: give"),
        (lambda: Defense(attack=Rank.POOR, damage=4), "damage: a rating is 0 to 3, not 4"),
        (
            lambda: Fate(difficulty=Rank.POOR, likelihood=Likelihood.parse("likely")),
            "likelihood: give either",
        ),
        (lambda: Horror.parse("shok"), "unknown horror 'shok'; did you mean 'shock'"),
        (lambda: Likelihood.parse("likly"), "unknown likelihood 'likly'; did you mean 'likely'"),
    ],
)
def test_impossible_fields_are_refused_with_the_cure(make: Any, text: str) -> None:
    with pytest.raises(ValueError, match=text):
        make()


@pytest.mark.parametrize(
    "check",
    [
        TraitRoll(attribute=("str",)),
        Alertness(difficulty=Rank.POOR),
        Fate(),
        Sanity(difficulty=SHOCK),
        Defense(attack=Rank.POOR),
    ],
)
def test_without_a_hero_a_number_is_asked_for(check: Any) -> None:
    with pytest.raises(ValueError, match="hero"):
        check.resolve(None, LoadedDice([50]))


@pytest.mark.reading("ART-259")
@given(
    seed=st.text(max_size=4),
    attack=st.sampled_from(Rank),
    rating=st.integers(0, 3),
    agility=st.integers(2, 12),
)
@pytest.mark.rule("ART-258", "ART-259", "ART-260")
def test_damage_follows_exactly_from_failing(
    seed: str, attack: Rank, rating: int, agility: int
) -> None:
    check = Defense(attack=attack, damage=rating)

    outcome = check.resolve(hero(attributes={"agility": agility}), SeededDice(seed))

    assert bool(outcome.changes) == bool(outcome.failures)
    if outcome.failures:
        expected = Rank(min(11, 3 + outcome.failures + rating))
        assert outcome.changes == (Damage(expected),)


@pytest.mark.parametrize(
    ("skills", "reason"),
    [
        (("x" * 41,), "skills: the name of a skill has at most 40 letters"),
        (("strength",), "skills: 'strength' is an attribute"),
        ((" ",), "skills: a skill needs a name"),
        (("climb",) * 51, "skills: a roll names at most 50, not 51"),
    ],
)
def test_skills_that_nobody_could_learn_are_refused(skills: Any, reason: str) -> None:
    """Doubles may teach any that a check names (ART-466)."""
    with pytest.raises(ValueError, match=reason):
        TraitRoll(attribute=("strength",), skills=skills)


@pytest.mark.rule("ART-510")
@pytest.mark.parametrize(
    ("typed", "difficulty", "rolled"),
    [
        ("climb", "", ("strength", "climbing", Rank.POOR)),
        (" Climbing ", "good", ("strength", "climbing", Rank.GOOD)),
        ("first  aid", "", ("intelligence", "first aid", Rank.POOR)),
        ("boxing", "", None),
    ],
)
def test_a_skill_that_is_typed_is_rolled_with_its_attribute(
    typed: str, difficulty: str, rolled: object
) -> None:
    roll = ART.skilled(typed, difficulty)

    if roll is None:
        assert rolled is None
    else:
        assert isinstance(roll, TraitRoll)
        assert roll == replace(roll, free_skills=False)
        assert (*roll.attribute, *roll.skills, roll.difficulty) == rolled
