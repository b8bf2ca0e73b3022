"""What prose sees of a state, and the work that is left of its turn."""

from collections.abc import Callable
from typing import Any

from solo.budget import STEP
from solo.engine.commands import Choose
from solo.engine.draft import Draft
from solo.engine.session import Session
from solo.engine.world import View
from solo.rules.core.dice import LoadedDice
from solo.rules.core.outcome import Outcome

SCENES = """\
variables: {n: 0}
scenes:
  quay: {choices: [{text: Wait, set: {n: n + 1}, goto: quay}, {text: Go, goto: end}]}
  end: {ending: {kind: won}, text: It is over.}
"""


def test_a_view_tells_the_turn_of_its_state(game: Callable[..., Session]) -> None:
    session = game(SCENES)
    for turn in range(3):
        assert View.of(session.interpreter._world, session.state)["turn"] == turn
        session.do(Choose("wait"))


def test_an_outcome_is_seen_only_while_it_is_answered(game: Callable[..., Session]) -> None:
    session = game(SCENES)
    view = View.of(session.interpreter._world, session.state)
    names = set(view)

    for label, successes in (("good", 2), ("poor", 1)):
        view.tell(Outcome(label, successes))
        seen: Any = view["outcome"]
        assert (seen["label"], view["successes"]) == (label, successes)

    view.tell(None)
    assert set(view) == names


def test_a_draft_of_another_state_has_a_view_of_its_own(game: Callable[..., Session]) -> None:
    session = game(SCENES)
    world, before = session.interpreter._world, session.state
    session.do(Choose("wait"))

    for state in (session.state, before):
        world.view(session.state)
        draft = Draft(world, state, LoadedDice(()), asks=False, prose=True)
        assert draft.view["n"] == state.variables["n"]


def test_a_state_that_is_looked_at_again_has_the_work_that_was_left(
    game: Callable[..., Session],
) -> None:
    session = game(SCENES)
    world, first = session.interpreter._world, session.state
    session.do(Choose("wait"))

    world.look(session.state)
    world.run.left = 5
    world.looked()
    world.run.left = 99
    world.look(session.state)
    assert world.run.left == 5

    world.look(first)
    assert world.run.left == STEP
