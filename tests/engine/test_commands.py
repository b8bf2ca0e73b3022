"""Commands and their form in a journal."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.engine.commands import (
    Ask,
    Choose,
    Command,
    Jot,
    Prefer,
    Try,
    Undo,
    Use,
    from_record,
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
        ({}, "no such command"),
        ({"do": "fly"}, "no such command: 'fly'"),
        ({"do": "choose"}, "lacks 'option'"),
        ({"do": "choose", "option": 3}, "wrong type"),
        ({"do": "undo", "anew": "yes"}, "wrong type"),
        ({"do": ["choose"]}, "no such command"),
    ],
)
def test_a_record_that_is_no_command_says_why(record: dict[str, object], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        from_record(record)
