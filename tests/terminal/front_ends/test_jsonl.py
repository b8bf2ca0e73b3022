"""Play by a program: every line out is JSON, and every line in ends with one that says so."""

import io
import json
from typing import Any
from unittest.mock import patch

import pytest

from solo.engine.commands import Choose
from solo.terminal.front_ends.jsonl import _LONGEST_CAUSE, JsonPlayer, ask_face, read_in, text_of
from solo.terminal.front_ends.loop import play
from solo.terminal.window.blocks import line
from solo.view.parts import Option
from tests.terminal.fake import FakeSession


def played(text: str, session: FakeSession | None = None) -> list[dict[str, Any]]:
    out = io.StringIO()
    session = session or FakeSession()
    play(session, JsonPlayer(session, io.StringIO(text), out))
    return [json.loads(record) for record in out.getvalue().splitlines()]


def kinds(records: list[dict[str, Any]]) -> list[str]:
    return [record["event"] for record in records]


def test_a_game_is_told_in_events_with_what_is_open_after_each_line() -> None:
    assert kinds(played("1\nroll\nlook\nnonsense\n3\nOrla\n")) == [
        *("scene_entered", "narrated", "offered"),
        "offered",
        *("check_rolled", "narrated", "offered"),
        *("told", "offered"),
        *("misunderstood", "offered"),
        "asked",
        *("narrated", "offered"),
        "left",
    ]


def test_a_real_die_is_asked_for_as_an_event_with_its_sides(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("9\n4\n"))

    assert ask_face(6) == 4
    asked, refused, again = map(json.loads, capsys.readouterr().out.splitlines())
    assert (asked["event"], asked["sides"]) == ("asked", 6)
    assert refused["event"] == "misunderstood"
    assert again == asked


def test_options_are_offered_with_ids_numbers_and_reasons() -> None:
    offered = played("")[2]

    assert offered["options"][2] == {
        "id": "haul",
        "text": "Haul up the boat",
        "asks": "",
        "reason": "You have no rope.",
        "hint": "",
        "number": None,
    }
    assert [option["number"] for option in offered["options"]] == [1, 2, None, 3, 4]
    assert (offered["over"], offered["turn"]) == (False, 0)


def test_where_an_encounter_stands_is_told() -> None:
    assert played("1\n")[3]["status"] == ["Strength 9 against Poor."]


def test_answers_come_as_text() -> None:
    told = next(record for record in played("health\n") if record["event"] == "told")

    assert told == {
        "event": "told",
        "topic": "health",
        "text": "Health\nFirst wound: Poor, checked",
    }


def test_words_asked_for_are_the_next_line() -> None:
    session = FakeSession()

    played("3\nOrla\n", session)

    assert session.done == [Choose("name", "Orla")]


def test_an_author_s_mistake_is_told_with_what_is_offered() -> None:
    assert played("", FakeSession(mistake="a.yaml:1:1: oops"))[-2]["trouble"] == "a.yaml:1:1: oops"


def test_blocks_as_text_have_an_empty_line_between_them_unless_tight() -> None:
    assert text_of([line("a"), line("b", tight=True), line("c")]) == "a\nb\n\nc"


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("look", ("look", "", False)),
        ('{"line": "look", "cause": "a7"}', ("look", "a7", False)),
        (' {"line": "look"}', ("look", "", False)),
        ('{"choose": "haul", "cause": "a7"}', ("haul", "a7", True)),
        ('{"choose": "haul", "line": "look"}', ('{"choose": "haul", "line": "look"}', "", False)),
        ('{"cause": "a7"}', ('{"cause": "a7"}', "", False)),
        ('{"line": 3}', ('{"line": 3}', "", False)),
        ("{look", ("{look", "", False)),
        ("{" * 3, ("{{{", "", False)),
    ],
)
def test_a_line_may_say_what_its_program_calls_it(typed: str, read: tuple[str, str, bool]) -> None:
    assert read_in(typed) == read


@pytest.mark.parametrize("typed", ['{"line": 3}', '{"lien": "look"}', '{"line": "look"', "{}"])
def test_an_object_that_is_no_line_is_told_what_one_is(typed: str) -> None:
    records = played(f"{typed}\nlook\n")[3:]

    assert kinds(records) == ["misunderstood", "offered", "told", "offered", "left"]
    assert records[0]["reason"]["code"] == "terminal.no-object"
    assert records[0]["reason"]["text"].startswith('an object is {"line": TEXT} or')


def test_an_id_alone_is_never_taken_for_the_words_of_another_option() -> None:
    """As a typed line `boat` means what has a boat in its words."""
    records = played('{"choose": "boat", "cause": "a7"}\n{"choose": "haul"}\n')[3:]

    assert kinds(records) == ["misunderstood", "offered", "refused", "offered", "left"]
    assert records[0]["reason"]["code"] == "terminal.no-open-id"
    assert records[0]["cause"] == "a7"


def test_an_option_whose_id_is_a_word_of_programs_is_taken_by_its_id() -> None:
    session = FakeSession()
    with patch.object(FakeSession, "options", lambda *_: (Option("view", "Look out"),)):
        played('{"choose": "view"}\n', session)

    assert session.done == [Choose("view")]


def test_no_more_of_a_cause_is_said_again_than_is_allowed() -> None:
    cause = read_in(json.dumps({"line": "look", "cause": "a" * (_LONGEST_CAUSE + 1)})).cause

    assert cause == "a" * _LONGEST_CAUSE


def test_what_a_line_came_to_bears_its_cause() -> None:
    records = played('{"line": "look", "cause": "a7"}\n')

    told = [record for record in records if record["event"] == "told"]
    assert [record["cause"] for record in told] == ["a7"]
