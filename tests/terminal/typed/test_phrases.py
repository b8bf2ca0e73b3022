"""What everybody types some day: `where am i`, `yes`, `back`."""

import pytest

from solo.engine.commands import Choose, Use
from solo.rules.core.outcome import Option
from solo.terminal.typed.lines import parse
from solo.terminal.typed.readings import Nonsense, Query
from tests.english import english
from tests.terminal.fake import BLANK, FakeSession, FakeSystem, at_roll, pending

LEARNING = (
    Option("learn", "A new skill at +1", hint="learn"),
    Option("nothing", "Learn nothing", hint="nothing"),
)


def read(line: str, session: FakeSession | None = None) -> object:
    return parse(line, session or FakeSession())  # type: ignore[arg-type]  # a fake


@pytest.mark.parametrize(
    ("line", "topic"),
    [
        ("where am I?", "look"),
        ("look around", "look"),
        ("look arround", "look"),
        ("who am i", "sheet"),
        ("x me", "sheet"),
        ("what do I have", "gear"),
        ("hp", "health"),
        ("what now?", "hint"),
        ("I don't know", "hint"),
        ("what time is it?", "quests"),
        ("what happened?", "recap"),
        ("help me", "help"),
        ("quit game", "quit"),
    ],
)
def test_a_line_that_asks_the_game_itself_is_answered(line: str, topic: str) -> None:
    assert read(line) == Query(topic)


def test_a_yes_is_what_enter_would_take_at_a_roll_and_a_no_turns_down() -> None:
    learning = FakeSession(state=BLANK._replace(pending=pending(options=LEARNING)))

    assert read("yes", at_roll()) == Choose("roll")
    assert read("ok", learning) == Choose("learn")
    assert read("no", learning) == Choose("nothing")


@pytest.mark.parametrize("line", ["yes", "no", "y", "ok"])
def test_where_nothing_is_asked_a_yes_does_nothing_and_says_so(line: str) -> None:
    reading = read(line)

    assert isinstance(reading, Nonsense)
    assert "there is no question" in english(reading.reason)


def test_what_may_be_done_at_any_time_is_meant_before_a_question_about_the_game() -> None:
    """`level` takes the level that is due; where none is, it asks for the sheet."""

    class Due(FakeSystem):
        def standing(self, sheet: object) -> tuple[Option, ...]:
            return (Option("level-up", "Take level 2", hint="level"),)

    assert read("level", FakeSession(system=Due())) == Use("level-up", "")
    assert read("level") == Query("sheet")


def test_a_choice_that_begins_with_the_word_is_meant() -> None:
    session = FakeSession(choices=(Option("a", "No, you will not"), Option("b", "Yes")))

    assert read("no", session) == Choose("a")
    assert read("yes", session) == Choose("b")


def test_back_leaves_a_list_and_else_says_what_does() -> None:
    listed = (Option("strike", "Strike; who hits is hit back"), Option("back", "Back"))

    assert read("go back", FakeSession(choices=listed)) == Choose("back")
    lost = read("cancel")
    assert isinstance(lost, Nonsense)
    assert lost.suggestions == ("undo", "map")


@pytest.mark.parametrize("line", ["hello", "verbose", "save game", "about"])
def test_what_means_nothing_here_is_answered_in_one_line(line: str) -> None:
    reading = read(line)

    assert isinstance(reading, Nonsense)
    assert reading.suggestions == ()
    assert "none of the choices" not in english(reading.reason)


NAMING = (
    Option("name", "Name your hero, and begin", "What is the name?", hint="name"),
    Option("concept", "First say who your hero is", "Who is your hero?", hint="concept"),
)


def test_a_name_typed_where_a_name_is_wanted_is_the_name() -> None:
    making = FakeSession(state=BLANK._replace(pending=pending("hero", options=NAMING)))
    elsewhere = FakeSession(state=BLANK._replace(pending=pending(options=NAMING)))

    assert read("Anna Rook", making) == Choose("name", "Anna Rook")
    assert read("Björk", making) == Choose("name", "Björk")
    for slip in ("12", "nmae your hero", "heelp", "?"):
        assert not isinstance(read(slip, making), Choose), slip
    assert isinstance(read("Anna Rook", elsewhere), Nonsense)
