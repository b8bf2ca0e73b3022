"""A player's own dice on the page: each face is asked for, and nothing happens before the last."""

from collections.abc import Callable
from typing import Any

import pytest

from solo.engine.chance import Asked
from solo.engine.session import Session
from solo.web.lines import Message
from solo.web.play import Play, Seat
from tests.web.house import words_of

SCENES = """
scenes:
  quay:
    title: The quay
    text: Fog.
    choices:
      - {id: pick, text: Pick the lock, check: {trait: {attribute: agility, difficulty: Poor}},
         outcomes: {success: Open., failure: Shut.}}
      - {id: leave, text: Leave, goto: sea}
  sea: {title: The sea, text: Water., ending: won}
"""


def nobody(sides: int) -> int:
    raise AssertionError(sides)


def owned(game: Callable[..., Session]) -> Session:
    """Return a game that is played with the player's own dice."""
    session = game(SCENES, (), "asked")
    session.chance = Asked(nobody)
    return session


@pytest.fixture
def play(game: Callable[..., Session]) -> Play:
    return Play(owned(game))


def line(seat: Seat, text: str) -> dict[str, Any]:
    return seat.play.do(seat, Message(line=text))


def wanted(answer: dict[str, Any]) -> tuple[str, int]:
    found = answer["view"]["page"]["wanted"]
    return found["prompt"], found["sides"]


def test_a_face_is_asked_for_and_the_roll_falls_so(play: Play) -> None:
    seat = play.seat()
    turns = len(play.session.turns)

    asked = line(seat, "pick")
    assert wanted(asked) == ("Roll a d100:", 100)
    assert len(play.session.turns) == turns
    done = line(seat, "7 3")

    assert wanted(done) == ("", 0)
    assert "73" in words_of(done["parts"])
    assert play.session.turns.last.rolls == ((100, 73),)


def test_what_no_die_shows_is_asked_again(play: Play) -> None:
    seat = play.seat()
    line(seat, "pick")

    again = line(seat, "142")

    assert wanted(again)[1] == 100
    assert "142" in words_of(again["parts"])
    assert "73" in words_of(line(seat, "73")["parts"])


@pytest.mark.parametrize("given_up", ["undo", ""])
def test_a_roll_may_be_given_up_and_nothing_has_happened(play: Play, given_up: str) -> None:
    seat = play.seat()
    turns = len(play.session.turns)
    line(seat, "pick")

    answer = line(seat, given_up)

    assert wanted(answer) == ("", 0)
    assert len(play.session.turns) == turns
    assert wanted(line(seat, "pick"))[1] == 100


def test_several_dice_are_asked_for_one_after_another(play: Play) -> None:
    seat = play.seat()

    assert wanted(line(seat, "roll 2d6+1"))[1] == 6
    assert wanted(line(seat, "4"))[1] == 6
    told = words_of(line(seat, "5")["parts"])

    assert "2d6+1: 10 (rolled 4, 5)" in told
    assert wanted(line(seat, "roll d20"))[1] == 20  # nothing of before is used again


def test_a_choice_that_is_pressed_gives_a_roll_up(play: Play) -> None:
    seat = play.seat()
    line(seat, "pick")

    answer = play.do(seat, Message(choose="leave"))

    assert wanted(answer) == ("", 0)
    assert not play.session.over


def test_a_face_for_what_is_refused_is_no_face_of_the_next_roll(play: Play) -> None:
    one, other = play.seat(), play.seat("Mara")
    line(one, "pick")
    line(other, "leave")
    assert "over" in words_of(line(one, "73")["parts"])
    line(other, "undo")

    assert wanted(line(one, "pick")) == ("Roll a d100:", 100)


def test_a_wrong_face_is_told_of_once(play: Play) -> None:
    seat = play.seat()
    line(seat, "pick")
    line(seat, "142")

    told = words_of(line(seat, "143")["parts"])

    assert "143" in told
    assert "142" not in told


def test_a_panel_answers_while_a_die_is_wanted(play: Play) -> None:
    seat = play.seat()
    line(seat, "pick")

    told = play.do(seat, Message(line="rules initiative", look=True))

    assert "Initiative" in words_of(told["parts"])  # type: ignore[arg-type]
    assert wanted(told) == ("Roll a d100:", 100)
    assert "73" in words_of(line(seat, "73")["parts"])
