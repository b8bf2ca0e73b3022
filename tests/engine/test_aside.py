"""Questions in the middle of something, which is laid aside and then waits again."""

from collections.abc import Callable

import pytest

from solo.engine.chance import Loaded
from solo.engine.commands import Ask, Choose, Command, Undo
from solo.engine.events import Narrated, QuestionAnswered, Refused
from solo.engine.journal import header, replay
from solo.engine.session import Session, Turn
from tests.english import english

Game = Callable[..., Session]
STONES = """
variables: {lit: false}
scenes:
  quay:
    text: Fog.
    questions:
      - {id: light, about: [light], text: "There is, now.", set: {lit: true}}
      - {id: out, about: [boat], text: You are in it., goto: sea}
      - id: keel
        about: [keel]
        check: {fate: {difficulty: Poor}}
        outcomes: {success: Sound., failure: {text: It drops on you., damage: Poor}}
    choices:
      - text: Climb
        check: {trait: {attribute: strength, difficulty: Poor}}
        outcomes:
          success: {text: Up., goto: sea}
          failure: "Down.{% if lit %} In light.{% endif %}"
      - {id: leap, text: Leap, certain_death: Sixty feet., die: true, goto: sea}
  sea: {text: Salt., ending: won}
"""


@pytest.fixture
def climbing(game: Game) -> Session:
    """Return a game in which a roll is offered and not yet made."""
    session = game(STONES, faces=(20, 60, 30, 40, 50), offers="always")
    session.do(Choose("climb"))
    return session


def refusal(turn: Turn) -> str:
    event = turn.events[0]
    assert isinstance(event, Refused)
    return english(event.reason)


def test_a_question_is_answered_in_the_middle_of_a_roll_which_then_waits_again(
    climbing: Session,
) -> None:
    before = climbing.options()

    told = climbing.do(Ask("Is there a light?")).events

    assert [event.text for event in told if isinstance(event, Narrated)] == ["There is, now."]
    assert climbing.options() == before
    assert climbing.do(Choose("roll")).events[-1] == Narrated("Down. In light.", "result")


def test_a_question_of_the_dice_has_its_own_offers_and_then_the_roll_waits_again(
    climbing: Session,
) -> None:
    before = climbing.options()

    climbing.do(Ask("Is the tide out?"))
    assert climbing.state.pending is not None
    assert climbing.state.pending.kind == "question"
    answered = climbing.do(Choose("roll"))

    assert any(isinstance(event, QuestionAnswered) for event in answered.events)
    assert climbing.options() == before
    assert climbing.state.aside is None


def test_a_foreseen_roll_that_hurts_gives_the_open_roll_back(climbing: Session) -> None:
    climbing.do(Ask("Is the keel sound?"))
    climbing.do(Choose("roll"))

    assert "damaged" in [
        note.code for event in climbing.turns[-1].events for note in getattr(event, "notes", ())
    ]
    assert climbing.state.pending is not None
    assert climbing.state.pending.kind == "trait"


def test_a_warning_of_death_waits_while_a_question_is_asked(game: Game) -> None:
    session = game(STONES)
    session.do(Choose("leap"))

    session.do(Ask("Is there a light?"))

    assert [option.id for option in session.options()] == ["relent", "insist"]


def test_what_leads_on_from_here_is_not_asked_in_the_middle_of_a_roll(climbing: Session) -> None:
    state = climbing.state

    said = refusal(climbing.do(Ask("Is that a boat?")))

    assert said.startswith(
        "the answer would take you away from here; first finish what you have begun"
    )
    assert climbing.state is state


def test_one_question_a_turn_and_none_inside_another(climbing: Session) -> None:
    climbing.do(Ask("Is there a light?"))
    assert refusal(climbing.do(Ask("Is the tide out?"))).startswith("one question of importance")

    climbing.do(Undo())
    climbing.do(Ask("Is the tide out?"))
    assert refusal(climbing.do(Ask("Is there a light?"))).startswith(
        "first finish what you have begun"
    )


def test_a_game_with_questions_in_the_middle_plays_back(game: Game) -> None:
    records: list[dict[str, object]] = []
    session = game(STONES, faces=(20, 60, 30), offers="always", record=records.append)
    commands: list[Command] = [Choose("climb"), Ask("Is the tide out?")]
    commands += [Choose("roll"), Choose("roll")]
    for command in commands:
        assert session.do(command).accepted

    chance = Loaded((20, 60, 30))
    head = header(session.adventure, chance, offers="always", hero="Ada")
    again = replay([head, *records], session.adventure, session.system)
    assert (again.trouble, again.session.state) == ("", session.state)
