"""Commands and their form in a journal."""

import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.engine.commands import (
    Ask,
    Choose,
    Command,
    Draw,
    Jot,
    Prefer,
    Roll,
    Table,
    Try,
    Undo,
    Use,
    from_record,
    is_secret,
    to_record,
)

TEXT = st.text(max_size=40)
COMMANDS = st.one_of(
    st.builds(Choose, TEXT, TEXT, st.booleans()),
    st.builds(Try, TEXT, TEXT, TEXT, st.booleans()),
    st.builds(Ask, TEXT, TEXT),
    st.builds(Use, TEXT, TEXT),
    st.builds(Jot, TEXT),
    st.builds(Prefer, TEXT, TEXT),
    st.builds(Undo, st.booleans()),
)


@given(COMMANDS)
def test_a_command_comes_back_from_its_record(command: Command) -> None:
    again = from_record(json.loads(json.dumps(to_record(command))))

    assert again == command
    assert type(again) is type(command)


@pytest.mark.parametrize(
    ("record", "reason"),
    [
        ({}, "no such command: None"),
        ({"do": "fly"}, "no such command: 'fly'"),
        ({"do": "jump", "scene": "end"}, "no such command: 'jump'"),  # of a trial alone
        ({"do": "choose"}, "command 'choose' lacks 'option'"),
        ({"do": "prefer", "value": "x"}, "command 'prefer' lacks 'name'"),
        ({"do": "choose", "option": 3}, "'option' of command 'choose' is of the wrong type"),
        ({"do": "undo", "anew": 1}, "'anew' of command 'undo' is of the wrong type"),
        ({"do": ["choose"]}, "no such command: ['choose']"),
    ],
)
def test_a_record_that_is_no_command_says_why(record: dict[str, object], reason: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(reason)}$"):
        from_record(record)


@pytest.mark.parametrize(
    ("command", "record"),
    [
        (Choose("up"), {"do": "choose", "option": "up"}),
        (
            Choose("name", "Ada", offers=True, who="Ben"),
            {"do": "choose", "option": "name", "words": "Ada", "offers": True, "who": "Ben"},
        ),
        (Try("fate"), {"do": "try", "attribute": "fate"}),
        (
            Try("fate", "Poor", "hop"),
            {"do": "try", "attribute": "fate", "difficulty": "Poor", "text": "hop"},
        ),
        (Ask("So?", "even"), {"do": "ask", "question": "So?", "likelihood": "even"}),
        (Use("heal", who="Ben"), {"do": "use", "option": "heal", "who": "Ben"}),
        (Table("add", "Mara"), {"do": "table", "verb": "add", "words": "Mara"}),
        (Roll("2d6"), {"do": "roll", "notation": "2d6"}),
        (Draw("sky"), {"do": "draw", "words": "sky"}),
        (Jot("so", of=2), {"do": "jot", "text": "so", "of": 2}),
        (Prefer("offers", "asked"), {"do": "prefer", "name": "offers", "value": "asked"}),
        (Undo(), {"do": "undo"}),
        (Undo(anew=True), {"do": "undo", "anew": True}),
    ],
)
def test_journals_hold_a_command_in_these_words(
    command: Command, record: dict[str, object]
) -> None:
    """They hold no field that is as usual; a field of a later version is passed over."""
    assert to_record(command) == record
    assert from_record({**record, "turn": 3, "later": None}) == command


def test_what_is_not_given_is_nothing() -> None:
    bare = (Choose("a"), Try("a"), Ask("a"), Use("a"), Table("a"), Roll("a"), Jot("a"), Undo())

    assert [tuple(one) for one in bare] == [
        ("a", "", False, ""), ("a", "", "", False, ""), ("a", "", ""), ("a", "", ""),
        ("a", "", ""), ("a", ""), ("a", 0), (False,),
    ]  # fmt: skip


def test_only_a_table_has_secrets() -> None:
    assert [is_secret(Table(verb)) for verb in ("secret", "whisper", "mynote", "add")] == [
        *(True, True, True, False),
    ]
    assert not is_secret(Roll("secret"))
    assert not is_secret(None)
