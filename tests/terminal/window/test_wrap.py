"""Lines fit the window in cells, and lose nothing but spaces."""

from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st
from wcwidth import wcwidth

from solo.terminal.window.blocks import Block, Span, line, prose
from solo.terminal.window.wrap import (
    _NARROW,
    as_row,
    at_words,
    cells,
    clusters,
    fit,
    lay_out,
    plain,
    wrap,
)

FAMILY = "👨\u200d👩\u200d👧"


def wrapped(text: str, width: int, lead: str = "") -> list[str]:
    return [plain(part) for part in wrap(line(text, lead=lead), width)]


@pytest.mark.parametrize(
    ("text", "width"),
    [("gull", 4), ("灯台", 4), ("e\u0301", 1), (FAMILY, 2), ("🇫🇷", 2), ("👍🏽", 2), ("❤\ufe0f", 2)],
)
def test_text_is_measured_as_a_terminal_shows_it(text: str, width: int) -> None:
    assert cells(text) == width


def test_what_reads_as_one_character_is_one_cluster() -> None:
    assert list(clusters(f"e\u0301{FAMILY}🇫🇷🇮🇹x")) == ["e\u0301", FAMILY, "🇫🇷", "🇮🇹", "x"]


def test_words_are_filled_into_lines() -> None:
    assert wrapped("the tide has left the causeway", 12) == ["the tide has", "left the", "causeway"]


def test_text_that_stands_as_it_is_is_broken_at_spaces_alone() -> None:
    told = "  a:1: write `solo play first-steps`, or leave\n\nlikely    62%"

    assert at_words(told, 20) == (
        "  a:1: write\n  `solo play first-steps`,\n  or leave\n\nlikely    62%"
    )


def test_a_word_longer_than_the_line_is_broken() -> None:
    assert wrapped("abcdefghijklmno pq", 8) == ["abcdefgh", "ijklmno", "pq"]


def test_wide_characters_are_broken_between_and_never_overflow() -> None:
    assert wrapped("灯台守灯台守", 9) == ["灯台守灯", "台守"]


def test_further_lines_are_indented_as_far_as_the_lead() -> None:
    assert wrapped("climb the cliff", 13, lead=" 1. ") == [" 1. climb the", "    cliff"]


def test_a_lead_wider_than_half_the_window_is_cut() -> None:
    assert wrapped("value", 12, lead="a very long label  ")[0] == "a ver…value"


def test_a_space_that_does_not_break_holds_words_together() -> None:
    assert wrapped("it is 5\u00a0o'clock", 12) == ["it is", "5\u00a0o'clock"]


def test_blocks_have_an_empty_line_between_them_unless_tight() -> None:
    lines = lay_out([line("a"), line("b"), line("c", tight=True)], 20)

    assert [plain(part) for part in lines] == ["a", "", "b", "c"]


def test_short_blocks_share_a_line_where_there_is_room() -> None:
    def rows(width: int) -> list[str]:
        options = [
            line(text, lead=lead, tight=True)._replace(short=text != "long")
            for lead, text in (("1. ", "up"), ("2. ", "down"), ("3. ", "long"), ("4. ", "back"))
        ]
        return [plain(row) for row in lay_out(options, width)]

    assert rows(40) == ["1. up   2. down", "3. long", "4. back"]
    assert rows(14) == ["1. up", "2. down", "3. long", "4. back"]


def test_styles_survive_wrapping() -> None:
    first, second = wrap(prose("so *very cold* here")[0], 10)

    assert first == (Span("so "), Span("very", "emphasis"))
    assert second == (Span("cold", "emphasis"), Span(" here"))


@pytest.mark.parametrize(("text", "width", "cut"), [("gulls", 5, "gulls"), ("gulls", 4, "gul…")])
def test_text_is_cut_to_fit(text: str, width: int, cut: str) -> None:
    assert fit(text, width) == cut


@given(st.text(alphabet="ab 灯é\u0301👍🏽—\u200d-", max_size=120), st.integers(8, 40))
def test_no_line_is_wider_than_the_window_and_no_letter_is_lost(text: str, width: int) -> None:
    lines = wrap(Block((Span(text),)), width)

    assert all(cells(plain(part)) <= width for part in lines)
    kept = "".join(span.text for part in lines for span in part)
    assert kept.replace(" ", "") == text.replace(" ", "")


def test_a_label_as_wide_as_its_column_stands_in_it() -> None:
    assert plain(lay_out([as_row("Fame", "2/3", 4)], 40)[0]) == "  Fame  2/3"
    assert as_row("Fame", "2/3", 4).lead_style == "label"
    assert as_row("Fame", "2/3", 3).lead_style != "label"


def test_lines_after_the_first_may_hang() -> None:
    block = Block((Span("note TEXT: write a note"),), "  ", hang=4)

    assert [plain(part) for part in wrap(block, 16)] == [
        "  note TEXT:",
        "      write a",
        "      note",
    ]


def test_a_word_of_any_length_is_torn_in_time_that_grows_with_it() -> None:
    began = process_time()

    lines = wrap(Block((Span("y" * 200_000),), " 1. "), 80)

    assert {len(plain(line)) for line in lines[:-1]} == {80}
    assert "".join(plain(line)[4:] for line in lines) == "y" * 200_000
    assert process_time() - began < 30  # by the square of its length it is minutes


def test_characters_that_need_no_table_are_as_the_table_has_them() -> None:
    """Those taken as one cell without a look are one cell, and stand alone."""
    assert {wcwidth(char) for char in _NARROW} == {1}
    assert len(list(clusters("".join(sorted(_NARROW))))) == len(_NARROW)
