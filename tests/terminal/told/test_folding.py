"""Menus of fights that fit the window, round one too; what is folded away can still be typed."""

import io
import re
from collections.abc import Sequence

import pytest

from solo.engine.chance import Seeded
from solo.engine.events import Event
from solo.engine.log import replies
from solo.engine.session import Session
from solo.terminal.front_ends.rich import RichPlayer
from solo.terminal.told import render
from solo.terminal.told.folding import fitted
from solo.terminal.typed.defaults import default
from solo.terminal.typed.lines import parse
from solo.terminal.window.blocks import Block, line
from solo.terminal.window.screen import Screen
from solo.terminal.window.wrap import Line, lay_out, plain
from tests.terminal.test_fights import FIGHTS
from tests.terminal.told.test_at_once import fight

STATE = tuple(line(f"State {number}", "status", tight=True) for number in range(3))
OPTIONS = tuple(
    Block(line(f"Do {number}").spans, f"{number}. ", tight=True, lead_style="number")
    for number in range(1, 9)
)
BARRED = Block(line("Fly").spans, " -  ", tight=True, lead_style="barred")
ABOVE = (line("It happened."),)


class Window(Screen):
    """A terminal of one size that keeps what it shows, page by page."""

    def __init__(self, columns: int, rows: int) -> None:
        super().__init__(io.StringIO(), colour=False)
        self.of_size = columns, rows
        self.pages: list[list[str]] = []

    def size(self) -> tuple[int, int]:
        return self.of_size

    def show(self, lines: Sequence[Line]) -> None:  # type: ignore[override]  # all are in memory
        self.pages.append([plain(one) for one in lines])


class Silent:
    """A prompt that nobody sits at: each pause is passed with Enter."""

    def pause(self) -> bool:
        return True

    def ask(self, message: str, *, commands: bool) -> str:
        return ""


def more(numbers: Sequence[int]) -> str:
    return f"{', '.join(map(str, numbers))}: 'look' lists them."


def texts(blocks: Sequence[Block]) -> list[str]:
    return [block.text for block in blocks]


def test_a_menu_that_fits_is_left_alone() -> None:
    menu = (*STATE, *OPTIONS, BARRED)

    assert fitted(ABOVE, menu, 40, 20, more) == (ABOVE, menu, True)


def test_what_is_barred_goes_first_then_the_last_options() -> None:
    menu = (*STATE, *OPTIONS, BARRED)

    assert "Fly" not in "".join(texts(fitted(ABOVE, menu, 40, 13, more).menu))
    _, shorter, together = fitted(ABOVE, menu, 40, 11, more)
    assert together
    assert texts(shorter)[3:] == [
        "1. Do 1", "2. Do 2", "3. Do 3", "4. Do 4", "5. Do 5", "    6, 7, 8: 'look' lists them.",
    ]  # fmt: skip


def test_no_more_is_left_out_than_has_to_be() -> None:
    """Two at first, since the line that names them takes one; then one for each line."""
    menus = [fitted(ABOVE, (*STATE, *OPTIONS), 40, room, more).menu for room in (14, 13, 12, 11)]

    kept = [sum(". Do " in one for one in texts(menu)) for menu in menus]

    assert kept == [8, 8, 6, 5]


def test_a_menu_that_fits_no_page_with_what_happened_has_its_own() -> None:
    happened = tuple(line(f"Turn {number}") for number in range(9))

    assert fitted(happened, (*STATE, *OPTIONS), 40, 16, more) == (
        happened,
        (*STATE, *OPTIONS),
        False,
    )


def test_in_a_low_window_the_state_is_told_before_and_the_menu_repeats_the_most_needed() -> None:
    state = tuple(
        line(text, "status", tight=True)
        for text in ("Round 1.", "The ground.", "You: 4/4", "Its marks.", "The rat: 3/3")
    )

    low, lower = (fitted(ABOVE, (*state, *OPTIONS), 40, room, more) for room in (8, 7))

    assert not low.together
    assert not lower.together
    assert low.told == lower.told == [*ABOVE, *state]
    assert texts(low.menu)[:2] == ["Round 1.", "1. Do 1"]
    assert texts(lower.menu)[:2] == ["Round 1.", "1. Do 1"]


@pytest.mark.parametrize(("name", "scene"), FIGHTS)
def test_a_turn_at_40_by_20_ends_on_a_page_with_the_round_and_what_can_be_done(
    name: str, scene: str
) -> None:
    turns = [
        "\n".join(lines)
        for lines in _pages(fight(name, scene, Seeded("s1")), 40, 20)
        if any(one.startswith(" 1. ") for one in lines) and "End your turn" in "\n".join(lines)
    ]

    for text in turns:
        assert re.search(r"Round \d|turn", text), text


@pytest.mark.parametrize(("name", "scene"), FIGHTS)
def test_every_prompt_of_a_fight_fits_80_by_24_with_its_menu(name: str, scene: str) -> None:
    """From the first round on: where the fight stands is on one page with what can be done."""
    for lines in _pages(fight(name, scene, Seeded("s1")), 80, 24):
        text = "\n".join(lines)
        if re.search(r"Round \d.*Your turn", text):
            assert " 1. " in text, text
            assert not lines[-1], f"it goes on behind a pause: {text}"


@pytest.mark.parametrize(("name", "scene"), FIGHTS)
def test_no_page_of_a_fight_is_taller_than_a_window_of_40_by_20(name: str, scene: str) -> None:
    for lines in _pages(fight(name, scene, Seeded("s1")), 40, 20):
        assert len(lines) <= 20 - 2, "\n".join(lines)  # the prompt and the toolbar


def test_a_number_that_is_folded_away_can_be_typed() -> None:
    session = fight("a-measure-of-rain", "plank", Seeded("s1"))
    menu = render.menu(session)

    shorter = fitted((), menu, 40, 26, more).menu

    assert "8, 9: 'look' lists them." in "".join(texts(shorter))
    assert len(lay_out(shorter, 40)) < 26
    assert parse("9", session) == parse("end your turn", session)


def _pages(session: Session, columns: int, rows: int) -> list[list[str]]:
    """Play a dozen turns with Enter; return the pages that were shown; a last one ends empty."""
    window = Window(columns, rows)
    player = RichPlayer(session, window)
    vars(player)["_prompt"] = Silent()
    player.happened(replies(session.opening))
    player.opened()
    for _ in range(12):
        player.ask("")
        command = default(session)
        if command is None or session.state.pending is None:
            break
        events: Sequence[Event] = session.do(command).events
        player.happened(replies(events))
        player.opened()
    return window.pages
