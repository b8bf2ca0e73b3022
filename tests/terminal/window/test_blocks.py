"""Prose becomes blocks: paragraphs, items, verse, and light markup."""

import pytest

from solo.terminal.window.blocks import Span, line, marked, prose


def test_lines_of_a_paragraph_are_joined_and_paragraphs_kept_apart() -> None:
    assert [block.text for block in prose("The tide\nis out.\n\nYou walk.")] == [
        "The tide is out.",
        "You walk.",
    ]


def test_a_tight_block_follows_without_an_empty_line() -> None:
    assert line("Fog.", tight=True).tight
    assert marked("*Fog.*", tight=True).tight
    assert not marked("*Fog.*").tight


def test_spaces_that_meet_where_a_condition_came_to_nothing_are_one() -> None:
    assert prose("The tide is out.  You walk.")[0].text == "The tide is out. You walk."


def test_items_and_quotes_stand_on_lines_of_their_own() -> None:
    blocks = prose("You see:\n- a bell\n- a rope\n  that is wet\n> Here lies Ebba.")

    assert [block.text for block in blocks] == [
        "You see:",
        "- a bell",
        "- a rope",
        "  that is wet",
        "  Here lies Ebba.",
    ]
    assert [block.tight for block in blocks] == [False, True, True, True, True]


@pytest.mark.parametrize(
    ("text", "spans"),
    [
        ("*so*", (Span("so", "emphasis"),)),
        ("a _b c_ d", (Span("a "), Span("b c", "emphasis"), Span(" d"))),
        ("**now**!", (Span("now", "strong"), Span("!"))),
        ("2 * 3 * 4", (Span("2 * 3 * 4"),)),
        ("snake_case_name", (Span("snake_case_name"),)),
        ("a * star", (Span("a * star"),)),
    ],
)
def test_emphasis_is_marked_as_in_markdown(text: str, spans: tuple[Span, ...]) -> None:
    assert prose(text)[0].spans == spans


def test_a_paragraph_in_brackets_is_an_aside() -> None:
    assert prose("[Type a number.]")[0].spans == (Span("[Type a number.]", "aside"),)


def test_no_control_character_gets_into_a_block() -> None:
    assert line("a\x1b]0;title\x07b\nc").text == "a]0;titleb c"
    assert prose("a\x1b[31m\u202eb")[0].text == "a[31mb"
