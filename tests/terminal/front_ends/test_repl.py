"""The prompt, driven through a pipe: keys, completion, toolbar, pages."""

import io
import os
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TextIO

import pytest
from prompt_toolkit.application import create_app_session, get_app_session
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.data_structures import Size
from prompt_toolkit.document import Document
from prompt_toolkit.history import FileHistory
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output import ColorDepth, DummyOutput
from prompt_toolkit.output.vt100 import Vt100_Output

from solo.engine.commands import Choose, Jot
from solo.rules.core.outcome import Option
from solo.terminal.front_ends.loop import play
from solo.terminal.front_ends.repl import _depth, _Words, ask_face, ask_line
from solo.terminal.front_ends.rich import RichPlayer
from solo.terminal.front_ends.toolbar import toolbar
from solo.terminal.window.screen import Screen
from solo.terminal.window.theme import _DARK, _LIGHT, NEUTRAL
from solo.terminal.window.wrap import cells
from tests.terminal.fake import BLANK, FakeSession

LINE = r"[^\r\x03\x04]*?(?:[\r\x03\x04]|\x1bO[PQR])"
"""The keys of one line, up to what ends it."""


class Window(io.StringIO):
    """What a terminal would be sent."""

    def isatty(self) -> bool:
        return True


@contextmanager
def terminal(rows: int = 24, columns: int = 80) -> Iterator[tuple[PipeInput, Window]]:
    """Put a pipe for the keys and a text for the screen in place of the terminal."""
    window = Window()
    screen = Vt100_Output(window, lambda: Size(rows, columns), term="xterm", enable_cpr=False)
    with create_pipe_input() as pipe, create_app_session(input=pipe, output=screen):
        yield pipe, window


class Sized(Screen):
    """A window of so many columns and rows."""

    def __init__(self, out: TextIO, columns: int = 80, rows: int = 24, **more: Any) -> None:
        super().__init__(out, **more)
        self._size = (columns, rows)

    def size(self) -> tuple[int, int]:
        return self._size


class Typist(RichPlayer):
    """Presses keys when what they answer is there, at a prompt or a pause."""

    def __init__(self, *given: Any, keys: Sequence[str], pipe: PipeInput, **more: Any) -> None:
        super().__init__(*given, **more)
        self._keys, self._pipe = list(keys), pipe
        take = self._prompt._take_typed_ahead

        def press() -> None:
            take()
            self._pipe.send_text(self._keys.pop(0))

        self._prompt._take_typed_ahead = press  # type: ignore[method-assign]  # it comes last before keys


def played(
    typed: str | Sequence[str], session: FakeSession | None = None, **more: Any
) -> tuple[FakeSession, str]:
    """Play keys through the rich prompt; return the session and what was written.

    Keys given apart are pressed each at a prompt of its own; of a text those of each line are.

    Whoever plays leaves at the end, so that a key that went astray fails a test and never stops it.
    """
    session = session or FakeSession()
    size = {name: more.pop(name) for name in ("rows", "columns") if name in more}
    with terminal(**size) as (pipe, window):
        lines = re.findall(LINE, typed) if isinstance(typed, str) else typed
        keys = [*lines, *["\r", "\x04"] * 3]
        screen = Sized(window, colour=more.get("colour", True), **size)
        play(session, Typist(session, screen, keys=keys, pipe=pipe, **more))
        return session, window.getvalue()


def test_lines_are_played_until_ctrl_d() -> None:
    session, out = played("1\r\r\x04")

    assert session.done == [Choose("climb"), Choose("roll")]
    assert "Goodbye." in out


def test_it_works_with_no_screen_at_all() -> None:
    session = FakeSession()
    with create_pipe_input() as pipe, create_app_session(input=pipe, output=DummyOutput()):
        play(session, Typist(session, Screen(io.StringIO()), keys=["1\r", "quit\r"], pipe=pipe))

    assert session.done == [Choose("climb")]


def test_ctrl_c_abandons_the_line_and_ctrl_c_at_words_abandons_the_choice() -> None:
    session, out = played("2\x031\r\x03quit\r", FakeSession())
    named, _ = played("3\r\x03quit\r")

    assert session.done == [Choose("climb")]
    assert named.done == []
    assert "Never mind." in out


def test_tab_completes_the_words_of_a_choice() -> None:
    session, _ = played("wad\t\rquit\r")

    assert session.done == [Choose("wade")]


@pytest.mark.parametrize(
    ("key", "shown"),
    [("\x1bOP", "try ATTRIBUTE"), ("\x1bOQ", "Attributes"), ("\x1bOR", "The quay")],
)
def test_function_keys_answer_and_give_back_what_was_typed(key: str, shown: str) -> None:
    session, out = played(f"wad{key}e\rquit\r", rows=60)

    assert session.done == [Choose("wade")]
    assert shown in out


def test_function_keys_are_no_answer_where_words_are_wanted() -> None:
    session, _ = played(["3\r", "\x1bOPOrla\r", "quit\r"])

    assert session.done == [Choose("name", "Orla")]


def test_long_text_pauses_and_goes_on_with_enter() -> None:
    session = FakeSession(choices=tuple(Option(f"c{n}", f"Choice {n}") for n in range(40)))

    _, out = played(["\r", "\r", "quit\r"], session, rows=20)

    assert "more (Enter" in out
    assert "Choice 39" in out


def test_a_pause_in_a_narrow_window_says_all_its_keys() -> None:
    session = FakeSession(choices=tuple(Option(f"c{n}", f"Choice {n}") for n in range(40)))

    _, out = played(["\r", "\r", "quit\r"], session, rows=20, columns=30)

    assert "more (Enter; all: q)" in out


def test_ctrl_d_at_a_pause_leaves_as_at_the_prompt() -> None:
    session = FakeSession(choices=tuple(Option(f"c{n}", f"Choice {n}") for n in range(40)))

    _, out = played(["\x04"], session, rows=20)

    assert "more (Enter" in out
    assert "Choice 39" not in out
    assert "Goodbye." in out


def test_a_key_at_a_pause_chooses_nothing_that_was_not_seen() -> None:
    session = FakeSession(choices=tuple(Option(f"c{n}", f"Choice {n}") for n in range(40)))

    played(["7\r", "\x15\x04"], session, rows=20)

    assert session.done == []


def test_a_line_typed_at_a_pause_stands_at_the_prompt_to_be_ended() -> None:
    session = FakeSession(choices=tuple(Option(f"c{n}", f"Choice {n}") for n in range(40)))

    _, out = played(["note a q x\x7fb\r", "\r", "\x04"], session, rows=20)

    assert session.done == [Jot("a q b")]
    assert "Choice 39" in out


def test_an_arrow_that_was_pressed_before_the_prompt_was_there_writes_nothing() -> None:
    session = FakeSession()
    with terminal() as (pipe, window):
        pipe.send_text("\x1b[A1\x1b[D")
        play(session, Typist(session, Sized(window), keys=["\r", "\x04"], pipe=pipe))

    assert session.done == [Choose("climb")]


@pytest.mark.parametrize(("keys", "done"), [("\x152\r", "wade"), ("\r", "climb")])
def test_what_was_typed_before_the_prompt_was_there_chooses_nothing_by_itself(
    keys: str, done: str
) -> None:
    """It stands at the prompt, to be ended or taken back."""
    session = FakeSession()
    with terminal() as (pipe, window):
        pipe.send_text("\r1\r")
        play(session, Typist(session, Sized(window), keys=[keys, "\x04"], pipe=pipe))

    assert session.done == [Choose(done)]


def test_a_line_that_was_only_begun_is_not_cut_in_half() -> None:
    """Else its end, an Enter, would take what the prompt offers first."""
    session = FakeSession()
    with terminal() as (pipe, window):
        pipe.send_text("3\rMara")
        keys = ["\x152\r", "\x15\x04"]  # the line is taken back; what was begun comes after it
        play(session, Typist(session, Sized(window), keys=keys, pipe=pipe))

    assert session.done == [Choose("wade")]
    assert "Mara" in window.getvalue()


def test_lines_pasted_together_are_taken_one_by_one() -> None:
    session, out = played(["\x1b[200~note one\nnote two\nno\x1b[201~", "te three\r", "quit\r"])

    assert [done.text for done in session.done if isinstance(done, Jot)] == ["one", "two", "three"]
    assert "> note two" in re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", out)


def test_pages_can_be_switched_off() -> None:
    session = FakeSession(choices=tuple(Option(f"c{n}", f"Choice {n}") for n in range(40)))

    _, out = played("quit\r", session, rows=20, paging=False)

    assert "more (Enter" not in out


def test_q_at_a_pause_shows_all_the_rest() -> None:
    session = FakeSession(choices=tuple(Option(f"c{n}", f"Choice {n}") for n in range(90)))

    _, out = played(["q", "quit\r"], session, rows=20)

    assert "Choice 89" in out


def test_the_enter_behind_q_at_a_pause_takes_nothing_and_the_next_does() -> None:
    session = FakeSession(choices=tuple(Option(f"c{n}", f"Choice {n}") for n in range(90)))

    _, out = played(["q", "\r\r", "q", "quit\r"], session, rows=20)

    assert out.count("Choice 89") == 2


def test_without_colour_no_colour_code_is_sent() -> None:
    _, out = played("1\r\rquit\r", colour=False)
    _, coloured = played("1\r\rquit\r")

    colours = range(30, 50)
    assert not any(f"\x1b[{code}m" in out or f";{code}m" in out for code in colours)
    assert "\x1b[1;36m 1. \x1b[0m" in coloured
    assert _depth(colour=True) is None
    assert _depth(colour=False) is ColorDepth.DEPTH_1_BIT


def test_no_look_has_a_background() -> None:
    assert not any("bg:" in look for kind in (NEUTRAL, _DARK, _LIGHT) for look in kind.values())


@pytest.mark.parametrize(
    ("width", "shown"),
    [
        (80, "Ada   Health 3/4   Fame 2/3   09:00   F1 help  F2 sheet  F3 journal"),
        (60, "Ada   Health 3/4   Fame 2/3   09:00"),
        (40, "Ada   Health 3/4   Fame 2/3   09:00"),
        (34, "Ada   Health 3/4   Fame 2/3\n09:00"),
        (20, "Ada   Health 3/4\nFame 2/3   09:00"),
        (4, "Ada"),
        (3, "A…"),
    ],
)
def test_the_toolbar_shows_what_there_is_room_for(width: int, shown: str) -> None:
    assert toolbar(FakeSession(), width) == shown
    assert all(cells(row) < width for row in shown.splitlines())


def test_before_there_is_a_hero_the_toolbar_shows_the_keys() -> None:
    assert toolbar(FakeSession(state=BLANK._replace(sheet=None)), 80).startswith("F1 help")


def test_what_was_typed_is_kept_in_the_history_file(tmp_path: Path) -> None:
    played("look\rquit\r", history=tmp_path / "history")

    assert "+look" in (tmp_path / "history").read_text(encoding="utf-8")


def test_a_history_that_can_t_be_written_does_not_keep_anybody_from_playing(tmp_path: Path) -> None:
    session, _ = played("1\rquit\r", history=tmp_path / "no" / "such" / "folder")

    assert session.done == [Choose("climb")]


def real_dice(sides: int) -> int:
    """Ask for a face in the terminal at hand."""
    window = get_app_session().output
    assert isinstance(window, Vt100_Output)
    return ask_face(sides, Sized(window.stdout), colour=True)


def test_the_faces_of_real_dice_are_asked_for() -> None:
    session = FakeSession(dice=real_dice)

    _, out = played(["1\r", "\r173\r73\r", "quit\r"], session)

    assert "100 can't show 173" in out
    assert "Up, by 73." in out


def test_ctrl_c_at_the_dice_abandons_the_action() -> None:
    _, out = played(["1\r", "\r\x03", "quit\r"], FakeSession(dice=real_dice))

    assert "No dice were rolled, so nothing happened." in out


def test_nothing_but_the_terminal_s_own_codes_is_written() -> None:
    session = FakeSession(choices=(Option("a", "Open\x1b]0;owned\x07 \x9b31m it"),))

    _, out = played("note \x1b[200~x\x1b]0;y\x07\x1b[201~\rquit\r", session)

    assert "\x1b]0;" not in out
    assert "\x9b" not in out


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names here")
def test_a_history_that_is_a_pipe_holds_up_nobody(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "history")

    session, _ = played("1\rquit\r", history=tmp_path / "history")

    assert session.done == [Choose("climb")]


def test_a_history_that_fails_in_play_ends_no_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(self: FileHistory, string: str) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(FileHistory, "store_string", full)

    session, _ = played("1\rquit\r", history=tmp_path / "history")

    assert session.done == [Choose("climb")]


def test_a_line_outside_of_a_game_is_asked_for_with_the_words_that_may_follow() -> None:
    with terminal() as (pipe, window):
        pipe.send_text("harl\r")

        assert ask_line("Who? ", ("Mara Vell", "Harl"), colour=False) == "harl"
    assert "Who?" in window.getvalue()
    offers = _Words(("Mara Vell", "Harl")).get_completions(Document("HA"), CompleteEvent())
    assert [(one.text, one.start_position) for one in offers] == [("Harl", -2)]


def test_what_is_whispered_is_neither_shown_nor_kept(tmp_path: Path) -> None:
    history = tmp_path / "history"
    with terminal() as (pipe, window):
        player = RichPlayer(
            FakeSession(), Sized(window, colour=False), paging=False, history=history, colour=False
        )  # type: ignore[arg-type]  # a fake
        pipe.send_text("falsehood\r")

        assert player.whisper("Your note: ") == "falsehood"
    assert "Your note:" in window.getvalue()
    assert "falsehood" not in window.getvalue()
    assert not history.exists() or "falsehood" not in history.read_text()
