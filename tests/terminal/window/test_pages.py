"""Long text comes a page at a time and loses nothing, whatever happens to the window."""

from hypothesis import given
from hypothesis import strategies as st

from solo.terminal.window.blocks import heading, line
from solo.terminal.window.pages import Pages
from solo.terminal.window.wrap import lay_out, plain


def test_a_page_holds_no_more_lines_than_the_window() -> None:
    pages = Pages([line(f"line {number}", tight=True) for number in range(10)])

    assert [len(pages.next(40, 6)), len(pages.next(40, 6)), pages.done] == [6, 4, True]


@given(st.lists(st.text("ab ", max_size=90), max_size=12), st.integers(8, 30), st.integers(1, 12))
def test_all_pages_together_are_the_whole(texts: list[str], width: int, height: int) -> None:
    blocks = [line(text) for text in texts]
    pages, shown = Pages(blocks), []
    while not pages.done:
        page = pages.next(width, height)
        assert page
        shown += page

    assert [plain(part) for part in shown[1:]] == [plain(part) for part in lay_out(blocks, width)]


def test_a_block_cut_at_another_width_is_begun_again() -> None:
    pages = Pages([line("word " * 40)])
    pages.next(20, 5)

    again = pages.rest(60)

    assert "".join(map(plain, again)).count("word") == 40


def test_no_single_line_of_a_paragraph_is_left_for_the_next_page() -> None:
    pages = Pages([line("word " * 24)])  # six lines of four words
    first, rest = pages.next(20, 6), pages.rest(20)

    assert [len(first), len(rest)] == [5, 2]


def test_a_heading_goes_to_the_page_of_what_it_is_about() -> None:
    pages = Pages([line(f"line {n}", tight=True) for n in range(4)] + [heading("The game")]
                  + [line("journal", tight=True)])  # fmt: skip
    first, second = pages.next(40, 6), pages.next(40, 6)

    assert [plain(part) for part in first] == [f"line {n}" for n in range(4)]
    assert [plain(part) for part in second] == ["", "The game", "journal"]


def test_blocks_that_share_a_line_are_one_line_of_a_page() -> None:
    short = [line(f"{n}", tight=True)._replace(short=True) for n in range(6)]
    pages = Pages([line("one", tight=True), line("two", tight=True), *short, line("last")])

    shown = [plain(row) for row in pages.next(40, 5)]

    assert shown == ["one", "two", "0   1   2   3   4   5", "", "last"]
    assert pages.done
