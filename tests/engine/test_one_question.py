"""Which encounter counts a question that is put to the world, and what is left to the scene."""

from types import SimpleNamespace
from typing import Any

import pytest

from solo.engine.interruptions import chained, note_question, question_asked, waiting
from solo.engine.state import Pending
from solo.engine.table.asking import one_a_turn
from solo.rules.core.protocols import Illegal
from solo.rules.core.script import opened
from tests.rules.rounds import rounds, turns

ROUNDS = Pending("fight", opened(0, rounds))
TURNS = Pending("chase", opened(0, turns))


def draft(*aside: Pending, asked: bool = False, table: object = None) -> Any:
    """Return what these functions know of a draft: what waits, innermost first."""
    return SimpleNamespace(aside=chained(aside), asked=asked, sheet=0, table=table)


@pytest.mark.rule("ART-285")
def test_outside_of_turns_one_question_is_asked_until_an_action() -> None:
    scene = draft()

    one_a_turn(scene)

    assert scene.asked
    with pytest.raises(Illegal):
        one_a_turn(scene)


@pytest.mark.rule("ART-285")
def test_a_round_has_a_question_of_its_own() -> None:
    """It is no question of the scene, and the scene's is none of the round."""
    fight = draft(ROUNDS, asked=True)

    one_a_turn(fight)

    assert question_asked(fight)
    assert not question_asked(draft(ROUNDS))
    with pytest.raises(Illegal):
        one_a_turn(fight)


def test_a_question_of_a_round_leaves_what_the_scene_may_ask() -> None:
    fight = draft(ROUNDS)

    note_question(fight)

    assert not fight.asked


def test_turns_that_count_no_questions_share_that_of_the_scene() -> None:
    chase = draft(TURNS)

    one_a_turn(chase)

    assert chase.asked
    assert question_asked(chase)
    assert list(waiting(chase.aside)) == [TURNS]


def test_the_innermost_encounter_with_turns_counts_and_all_others_stay_as_they_are() -> None:
    fight = draft(ROUNDS, ROUNDS._replace(kind="another"))

    note_question(fight)

    first, second = waiting(fight.aside)
    assert first.kind == "fight"
    assert first.encounter.asked
    assert second.kind == "another"
    assert not second.encounter.asked


@pytest.mark.parametrize(("free", "before"), [(True, True), (True, False), (False, False)])
def test_at_a_table_anybody_may_ask_the_first_and_all_where_questions_are_free(
    free: bool, before: bool
) -> None:
    table = draft(asked=before, table=SimpleNamespace(free=free))

    one_a_turn(table)

    assert table.asked is (before or not free)


def test_at_a_table_the_question_of_a_turn_is_that_of_all() -> None:
    with pytest.raises(Illegal):
        one_a_turn(draft(asked=True, table=SimpleNamespace(free=False)))
