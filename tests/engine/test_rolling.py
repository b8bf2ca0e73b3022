"""Dice that are rolled for no rule in a game: several in a line, with a hero's numbers."""

from collections.abc import Callable

import pytest

from solo.engine.chance import Loaded
from solo.engine.commands import Roll
from solo.engine.events import Refused
from solo.engine.journal import header, replay
from solo.engine.session import Session, Turn
from solo.engine.table.events import DiceThrown
from solo.engine.traits import traits_of
from tests.conftest import Solo
from tests.english import english

Game = Callable[..., Session]
QUAY = (
    "scenes: {quay: {text: Fog., choices: [{text: Row, goto: sea}]}, sea: {ending: won, text: .}}"
)


def thrown(turn: Turn) -> list[DiceThrown]:
    return [event for event in turn.events if isinstance(event, DiceThrown)]


def refusal(turn: Turn) -> str:
    (event,) = turn.events
    assert isinstance(event, Refused)
    return english(event.reason)


def test_each_roll_of_a_line_is_an_event_with_what_it_is_for(game: Game) -> None:
    turn = game(QUAY, faces=(1, 2, 5, 6, 6)).do(Roll("2d6 Fire, 1d8; 2xd6 ice"))

    assert [(one.notation, one.label, one.total) for one in thrown(turn)] == [
        ("2d6", "Fire", 3), ("1d8", "", 5), ("d6", "ice", 6), ("d6", "ice", 6)
    ]  # fmt: skip


def test_a_hero_has_numbers_that_dice_may_be_added_to(game: Game) -> None:
    session = game(QUAY, faces=(10, 10, 10))
    strength = traits_of(session.system, session.state.sheet).find("strength")

    (one,) = thrown(session.do(Roll("1d20 + Strength vs 12")))

    assert one.notation == f"1d20+{strength}[strength] vs 12"
    assert one.total == 10 + int(strength or 0)
    assert one.successes == 1
    (short,) = thrown(session.do(Roll("1d20+str")))
    assert short.total == one.total


def test_what_a_hero_has_not_is_refused_with_what_is_near(game: Game) -> None:
    session = game(QUAY, faces=(10,))

    told = refusal(session.do(Roll("1d20+strenght")))

    assert told == "'1d20+strenght': your hero has no 'strenght'; write 1d20+strength"
    assert session.rolled == 0


def test_an_attribute_that_is_a_die_is_thrown(solo: Solo) -> None:
    """FELL's attributes are dice."""
    done = solo(
        "play", "what-the-bridge-will-bear", "--hero", "ketterin", "--plain", "--seed", "lamp",
        typed="roll 1d12+str\nquit\n",
    )  # fmt: skip

    assert "1d12+d8[str]: " in done.stdout


@pytest.mark.parametrize("line", ["2d6!, 4dF", "3x(4d6r1kh3) fire", "adv+strength vs 9"])
def test_a_game_with_such_rolls_plays_back(game: Game, line: str) -> None:
    records: list[dict[str, object]] = []
    faces = (6, 1, 2, 1, 3, 2, 2, *(2, 3, 4, 5) * 4)
    session = game(QUAY, faces=faces, record=records.append)
    turn = session.do(Roll(line))
    assert thrown(turn)

    head = header(session.adventure, Loaded(faces), offers="asked", hero="Ada")
    again = replay([head, *records], session.adventure, session.system)
    assert again.trouble == ""
    assert again.session.notes == session.notes


def test_real_dice_are_asked_for_one_after_another(solo: Solo) -> None:
    done = solo("roll", "4d6r1kh3", "--dice", "ask", typed="1\n4\n5\n6\n1\n2\n")

    assert done.returncode == 0
    assert "15 (rolled 1, 1, 2, 4, 5, 6, of which 4, 5, 6 count)." in done.stdout


def test_a_roll_with_real_dice_in_a_game_asks_again_for_what_no_die_can_show(solo: Solo) -> None:
    done = solo(
        "play", "first-steps", "--hero", "wren", "--plain", "--dice", "ask",
        typed="roll 2d6r1+strength vs 15 the door\n1\n7\n5\n6\nquit\n",
    )  # fmt: skip

    assert "the door, 2d6r1+6[strength] vs 15: 17 in all, 1 success" in done.stdout
    assert "1 to 6" in done.stdout
