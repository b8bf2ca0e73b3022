"""Questions at a table: likelihoods, choices, votes, secrets, and the answers' words."""

from typing import cast

import pytest

from solo.engine.commands import Ask, Table, Try, Undo
from solo.engine.events import CheckRolled, QuestionAnswered
from solo.engine.table.events import (
    KeyedCame,
    Picked,
    QuestionWeighed,
    SecretKept,
    SecretRevealed,
    TableDrawn,
    TensionChanged,
    TwistCame,
    VoteCounted,
)
from solo.oracle import ANSWERS, table_answer, table_phrases
from solo.oracle.questions import choices, fitting, listed, other_words
from solo.words import Words
from tests.engine.table.sitting import ask, do, only, refused, table
from tests.english import english


@pytest.mark.parametrize(
    ("said", "word", "percent"),
    [
        ("likely", "likely", 62),
        ("probably", "likely", 62),
        ("50/50", "even", 46),
        ("", "even", 46),
        ("70%", "very likely", 77),
        ("66 percent", "likely", 62),
        ("0%", "a miracle", 2),
        ("Good", "very unlikely", 18),
        ("probably not", "unlikely", 30),
    ],
)
def test_a_likelihood_may_be_said_in_many_ways(said: str, word: str, percent: int) -> None:
    told = cast("QuestionWeighed", only(ask(table(50), "Is it so?", said), QuestionWeighed))

    assert (told.likelihood, told.percent) == (word, percent)


def test_what_is_no_word_of_the_rules_is_told_beside_the_nearest() -> None:
    told = cast("QuestionWeighed", only(ask(table(50), "Is it so?", "70%"), QuestionWeighed))

    assert told.said == "70%"


def test_the_chance_is_told_before_the_roll() -> None:
    kinds = [type(event) for event in ask(table(50), "Is it so?", "likely")]

    assert kinds.index(QuestionWeighed) < kinds.index(CheckRolled)


@pytest.mark.parametrize("said", ["likly", "probaby", "no idea"])
def test_an_unknown_likelihood_is_refused(said: str) -> None:
    session = table(50)

    reason = refused(session.do(Ask("Is it so?", said)))

    assert "unknown likelihood" in reason
    assert session.state.turn == 0
    assert not session.state.asked


def test_a_percentage_over_a_hundred_is_refused_as_one() -> None:
    session = table(50)

    assert "'101%' is no chance" in refused(session.do(Ask("Is it so?", "101%")))
    assert session.state.turn == 0


def test_a_slip_of_the_finger_gets_the_nearest_word() -> None:
    assert "did you mean 'likely'?" in refused(table().do(Ask("Is it so?", "likly")))
    assert "did you mean 'probably'?" in refused(table().do(Ask("Is it so?", "probaby")))


@pytest.mark.parametrize(
    ("question", "among"),
    [
        ("Tom or Anna?", ("Tom", "Anna")),
        ("Is it Tom or Anna?", ("Tom", "Anna")),
        ("Do we go left or right?", ("left", "right")),
        ("Is it Oskar or the conductor?", ("Oskar", "the conductor")),
        ("Do we take the road or the river?", ("the road", "the river")),
        ("Do we take the road or river?", ("road", "river")),
        ("Tom or Anna falls in?", ("Tom", "Anna")),
        ("a priest or the miller's wife?", ("a priest", "the miller's wife")),
        ("red, green or blue?", ("red", "green", "blue")),
        ("Is he asleep or not?", ()),
        ("Is there a window?", ()),
        ("Who is it, Tom or Anna?", ()),
    ],
)
def test_a_choice_in_a_question_is_found(question: str, among: tuple[str, ...]) -> None:
    assert choices(question) == among


def test_a_list_is_read() -> None:
    assert listed("the miller, a priest or nobody.") == ("the miller", "a priest", "nobody")


def test_one_of_two_is_picked_and_settled() -> None:
    session = table(2)
    (picked,) = ask(session, "Is it Tom or Anna?")
    (again,) = ask(session, "Is it Anna or Tom?", "likely")

    assert picked == Picked("Is it Tom or Anna?", ("Tom", "Anna"), "Anna")
    assert cast("Picked", again).chosen == "Anna"
    assert cast("Picked", again).settled


def test_an_open_question_is_answered_from_a_list() -> None:
    (picked,) = ask(table(3), "Who is it?", "the miller, a priest or nobody")

    assert cast("Picked", picked).chosen == "nobody"


def test_a_pick_of_what_was_named_is_not_the_question_of_a_turn() -> None:
    session = table(2, 3, 1)
    ask(session, "Is it Tom or Anna?")
    ask(session, "Who is it?", "the miller, a priest or nobody")
    ask(session, "What is the wind like?")

    assert "one question" in refused(session.do(Ask("Is it cold?")))


def test_an_open_question_is_answered_from_the_table_that_fits() -> None:
    session = table(1)
    (drawn,) = ask(session, "What is the wind like?")
    (again,) = ask(session, "What is the wind like there?")

    assert cast("TableDrawn", drawn).table == "wind"
    assert cast("TableDrawn", again).text == cast("TableDrawn", drawn).text
    assert cast("TableDrawn", again).settled


def test_a_table_fits_by_what_is_asked_and_then_by_how() -> None:
    tables = (("wind", "wind weather"), ("strangers", "strangers people"))

    assert fitting("What is the weather?", tables) == "wind"
    assert fitting("Who is at the door?", tables) == "strangers"
    assert fitting("Who is out in the wind?", tables) == "strangers"
    assert fitting("When does Xyzzy come?", tables) == ""
    assert fitting("How long does the wind last?", tables) == ""


def test_votes_count_by_the_one_in_the_middle() -> None:
    session = table(50)
    events = do(session, "vote", "Is there a guard? remote, likely, even")

    assert events[0] == VoteCounted("Is there a guard?", ("likely", "even", "remote"), "even")
    assert cast("QuestionAnswered", only(events, QuestionAnswered)).likelihood == "even"


def test_of_two_votes_in_the_middle_the_less_likely_counts() -> None:
    events = do(table(50), "vote", "Is there a guard? likely even")

    assert cast("VoteCounted", events[0]).likelihood == "even"


def test_one_vote_is_none() -> None:
    assert "two or more" in refused(table().do(Table("vote", "Is it? likely")))


def test_a_secret_is_told_when_it_is_revealed() -> None:
    session = table(62)
    kept = do(session, "secret", "Is he lying? likely")

    assert [type(event) for event in kept] == [QuestionWeighed, SecretKept]
    assert session.state.last is None
    assert session.turns[-1].rolls == ((100, 62),)

    revealed = do(session, "reveal")
    assert revealed[0] == SecretRevealed(1, "Is he lying?")
    assert cast("QuestionAnswered", revealed[1]).answer == "yes"
    assert "no secret" in refused(session.do(Table("reveal")))


@pytest.mark.parametrize(
    ("words", "to"),
    [
        ("Is he lying? likely", ()),
        ("Tom: Is he lying? likely", ("Tom",)),
        ("for Tom: Is he lying? likely", ("Tom",)),
        ("für tom: Is he lying? likely", ("Tom",)),
        ("me: Is he lying? likely", ("Mara",)),
        ("für  mich: Is he lying? likely", ("Mara",)),
        ("niemandem: Is he lying? likely", ()),
    ],
)
def test_a_secret_is_for_whoever_is_named_in_either_language(
    words: str, to: tuple[str, ...]
) -> None:
    session = table(62)
    do(session, "add", "Mara")
    do(session, "add", "Tom")
    kept = do(session, "secret", words, "Mara")

    assert [event.to for event in kept if isinstance(event, SecretKept)] == [to]


def test_a_secret_asks_nothing_of_the_player() -> None:
    session = table(77)  # doubles, of which something may be learned
    do(session, "secret", "Is he lying? likely")

    assert session.state.pending is None


def test_an_answer_waits_for_nobody_unless_offers_are_always_made() -> None:
    session = table(77)
    ask(session, "Is it so?", "likely")

    assert session.state.pending is None
    waiting = table(77)
    waiting.offers = "always"
    waiting.do(Ask("Is it so?", "likely"))
    assert waiting.state.pending is not None


def test_who_acts_may_ask_again() -> None:
    session = table()
    ask(session, "Is it dark?")
    assert "one question" in refused(session.do(Ask("Is it cold?")))

    session.do(Try("strength", "", "force the door"))
    if session.state.pending is None:
        ask(session, "Is it cold?")


def sentences(voice: str, answer: str, language: str = "en") -> list[str]:
    """Say every sentence that a voice has for an answer."""
    number = table_phrases()["voices"][voice][answer]
    say = Words(language).say
    return [say(table_answer(answer, voice, before)) for before in range(number)]


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_sentence_comes_again_before_all_others_have(language: str) -> None:
    for voice, least in (("full", 16), ("terse", 12)):
        for answer in ANSWERS:
            told = sentences(voice, answer, language)

            assert len(set(told)) == len(told) >= least


def test_each_sentence_says_which_answer_it_is_and_no_two_are_alike() -> None:
    said: list[str] = []
    for voice, counts in table_phrases()["voices"].items():
        assert set(counts) == set(ANSWERS)
        for answer in counts:
            begins = answer.capitalize()
            others = [one.capitalize() for one in ANSWERS if one.startswith(f"{answer},")]
            for sentence in sentences(voice, answer):
                assert sentence.startswith(begins)
                assert not sentence.startswith(tuple(others)), sentence
            said += sentences(voice, answer) if voice != "plain" else []

    assert len({one.casefold() for one in said}) == len(said)


def test_a_terse_sentence_is_shorter_than_any_full_one() -> None:
    for answer in ANSWERS:
        full, terse = ([*map(len, sentences(voice, answer))] for voice in ("full", "terse"))

        assert sum(terse) / len(terse) < sum(full) / len(full) * 0.75
        assert max(terse) <= 34


SYSTEMS = ("art", "fictive-hack", "conan-2d20", "fallout-2d20", "fell")


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("step", table_phrases()["steps"])
def test_each_step_of_likelihood_can_be_said_in_all_systems(system: str, step: str) -> None:
    session = table(system=system)
    rows = session.system.likelihoods(session.state.sheet)
    told = cast("QuestionWeighed", only(ask(session, "Is it so?", step), QuestionWeighed))

    assert told.likelihood in [row.word for row in rows]
    assert (told.said == "") == (told.likelihood == step)


@pytest.mark.parametrize(
    ("system", "also"),
    [
        ("art", {}),
        ("fictive-hack", {"a miracle": ("remote", "next to impossible")}),
        ("conan-2d20", {"a miracle": ("next to impossible",)}),
        ("fell", {"remote": ("very unlikely", "next to impossible", "a miracle")}),
    ],
)
def test_the_list_names_the_steps_that_the_rules_have_no_row_for(
    system: str, also: dict[str, tuple[str, ...]]
) -> None:
    session = table(system=system)

    assert other_words(session.system, session.system.likelihoods(session.state.sheet)) == also


def test_what_the_rules_know_by_another_word_can_be_voted_for() -> None:
    session = table(system="fell")
    events = do(session, "vote", "Is it? a miracle, even, likely")

    assert cast("VoteCounted", only(events, VoteCounted)).votes == ("likely", "even", "remote")


def test_a_voice_is_set() -> None:
    session = table(62)
    do(session, "voice", "terse")

    answered = cast("QuestionAnswered", only(ask(session, "Is it?", "likely"), QuestionAnswered))
    assert english(answered.text) in sentences("terse", "yes")


def test_another_scene_has_other_answers() -> None:
    session = table(62, 3)
    ask(session, "Is it dark?", "likely")
    do(session, "scene", "The mill")

    answered = cast("QuestionAnswered", only(ask(session, "Is it dark?"), QuestionAnswered))
    assert not answered.settled


def test_an_undone_question_keeps_its_dice() -> None:
    session = table()
    ask(session, "Is it dark?")
    rolls = session.turns[-1].rolls
    session.do(Undo())
    ask(session, "Is it dark?")

    assert session.turns[-1].rolls == rolls


@pytest.mark.parametrize("words", ["tick tide", "note it", "undo"])
def test_not_everything_can_be_secret(words: str) -> None:
    assert "that can't be kept secret" in refused(table().do(Table("secret", words)))


def test_a_secret_moves_the_tension_only_when_it_is_told() -> None:
    session = table(33, 3)  # doubles bring a twist
    do(session, "twists", "on")
    do(session, "when", "tension 4: The wind turns")

    do(session, "secret", "Is he lying? likely")
    kept = session.state.table
    told = do(session, "reveal")

    assert kept is not None
    assert (kept.tension, len(kept.keyed)) == (3, 1)
    kinds = [type(event) for event in told]
    assert kinds == [SecretRevealed, QuestionAnswered, TwistCame, TensionChanged, KeyedCame]
    assert session.state.table is not None
    assert session.state.table.tension == 4


def test_what_is_answered_in_secret_is_not_told_when_asked_again() -> None:
    session = table(62)
    do(session, "secret", "Is he lying? likely")
    do(session, "questions", "free")

    assert "'reveal 1' tells the answer" in refused(session.do(Ask("Is he lying?", "likely")))
    do(session, "reveal")
    answered = cast("QuestionAnswered", only(ask(session, "Is he lying?"), QuestionAnswered))
    assert answered.settled
