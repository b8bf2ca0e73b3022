"""One question of importance a turn: a script counts those that are put to the world."""

from dataclasses import replace

import pytest

from solo.rules.core.dice import LoadedDice
from solo.rules.core.script import Scripted, opened
from tests.rules.rounds import rounds, turns


def waited(encounter: Scripted[int]) -> Scripted[int]:
    """Return the encounter at its next round."""
    following = encounter.step("wait", "", 0, LoadedDice(())).encounter
    assert isinstance(following, Scripted)
    return following


def anew(encounter: Scripted[int]) -> Scripted[int]:
    """Return it as it is read from a journal: it has to run its script from its moves."""
    return replace(encounter, _live=[], _listed={})


@pytest.mark.rule("ART-285")
def test_a_question_is_asked_once_a_round_and_the_next_round_has_its_own() -> None:
    first = opened(0, rounds)
    second = first.after_question(0)

    assert (first.asked, second.asked) == (False, True)
    assert waited(second).asked is False
    assert waited(waited(second)).after_question(0).asked is True


@pytest.mark.rule("ART-285")
def test_what_was_asked_is_known_when_the_script_is_run_again() -> None:
    asked = opened(0, rounds).after_question(0)
    later = waited(asked).after_question(0)

    assert anew(asked).asked is True
    assert anew(waited(asked)).asked is False
    assert anew(later).asked is True


def test_an_older_value_does_not_know_of_a_question_that_came_after_it() -> None:
    before = opened(0, rounds)
    before.after_question(0)

    assert before.asked is False


def test_a_script_whose_turns_count_no_questions_says_so() -> None:
    assert opened(0, turns).asked is None
    assert opened(0, turns).after_question(0).asked is None
