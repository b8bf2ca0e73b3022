"""Plain play: words in, words out, and nothing that a pipe could not carry."""

import ctypes
import io
import os
import subprocess
import sys
from collections.abc import Sequence
from types import SimpleNamespace

import pytest

from solo.adventure.loader import load
from solo.engine.chance import Loaded
from solo.engine.commands import Choose, Jot, Undo
from solo.engine.events import Event, Refused
from solo.engine.log import Logged
from solo.engine.session import Session
from solo.errors import SaveError
from solo.rules import find
from solo.rules.core.outcome import Option, Outcome
from solo.terminal.front_ends.loop import _unsaved, play
from solo.terminal.front_ends.plain import PlainPlayer, ask_face, read_line, tolerant
from solo.terminal.front_ends.player import Keep
from solo.terminal.front_ends.start import suited
from solo.terminal.typed.readings import LONGEST
from solo.terminal.words import words
from tests.english import english
from tests.terminal.fake import BLANK, FakeSession, FakeTurn, at_roll, pending
from tests.terminal.test_fights import ROOT


def played(text: str, session: FakeSession | None = None, keep: Keep | None = None) -> str:
    """Play lines to their end; return what was written."""
    out = io.StringIO()
    session = session or FakeSession()
    play(session, PlainPlayer(session, io.StringIO(text), out), keep=keep)
    return out.getvalue()


def test_a_game_reads_as_words_under_each_other() -> None:
    assert played("1\n\n") == (
        "\nThe quay\n\nFog, and gulls.\n\n"
        " 1. Climb the cliff\n 2. Wade round to the sea gate\n"
        " -  Haul up the boat (not now). You have no rope.\n"
        " 3. Give the boat a name\n 4. Ask Ned about the lamp\n"
        "\n> \n"
        "\nStrength 9 against Poor.\n\n"
        " 1. Roll Strength 9 (Enter)\n 2. Spend 1 Fame for +2\n 3. Take 25 instead of rolling\n"
        " 4. Argue for another skill\n"
        "\n> \n"
        "\nGood: 2s.\n\nUp, by 73.\n"
        "\n 1. Climb the cliff\n 2. Wade round to the sea gate\n"
        " -  Haul up the boat (not now). You have no rope.\n"
        " 3. Give the boat a name\n 4. Ask Ned about the lamp\n"
        "\n> \n\nGoodbye.\n"
    )


def test_at_the_end_of_input_the_game_is_left_and_said_to_be_saved() -> None:
    assert played("", FakeSession(record=lambda record: None)).endswith(
        "The game is saved. Goodbye.\n"
    )


def test_words_that_a_choice_asks_for_are_asked_next() -> None:
    session = FakeSession()

    out = played("3\nOrla\n", session)

    assert session.done == [Choose("name", "Orla")]
    assert "\nIts name? " in out


def test_where_words_are_wanted_help_is_help_and_fame_a_word() -> None:
    session = FakeSession()

    out = played("3\nhelp\nsheet\nFame\n", session)
    assert session.done == [Choose("name", "Fame")]
    assert "To choose, type the number" in out
    assert out.count("\nIts name? ") == 3


def test_who_leaves_or_takes_back_where_words_are_wanted_names_nothing() -> None:
    session = FakeSession()

    out = played("3\nundo\n3\nquit\n1\n", session)
    assert session.done == []
    assert not session.state.turn
    assert out.endswith("Goodbye.\n")


def test_a_prompt_that_proposes_a_name_does_not_say_that_enter_goes_back() -> None:
    adventure = load(ROOT / "adventures" / "first-steps")
    session = Session(adventure, find("art"), Loaded([11]), hero="Wren Tolliver")
    out = io.StringIO()
    lines = "try charm smile\n1\n1\n1\n3\n\n"  # to roll, to keep, a new skill; 3 is no name

    play(session, PlainPlayer(session, io.StringIO(lines), out))

    assert "The name of a skill needs a letter." in out.getvalue()
    assert "Enter alone goes back" not in out.getvalue()
    assert "A new skill: " in out.getvalue()


def test_words_that_are_refused_are_asked_for_anew_until_an_empty_line() -> None:
    session = FakeSession()

    out = played("3\nRat\nOrla\n", session)
    assert session.done == [Choose("name", "Rat"), Choose("name", "Orla")]
    assert session.state.turn == 1
    assert out.count("\nIts name? ") == 2
    assert "No boat is called that." in out

    dropped = FakeSession()
    out = played("3\nRat\n\n1\n", dropped)
    assert dropped.done == [Choose("name", "Rat"), Choose("name"), Choose("climb")]
    assert out.count("\nIts name? ") == 2
    assert "\nIts name? (Enter alone goes back) " in out
    assert out.count("No boat is called that.") == 1  # an empty line only goes back
    assert out.count("1. Climb") == 2  # and once more before the line that climbs


def test_a_refused_choice_leaves_the_options_as_they_were() -> None:
    out = played("haul\n")

    assert "You have no rope." in out
    assert out.count("1. Climb") == 1


def test_after_the_end_an_empty_line_leaves() -> None:
    session = FakeSession(state=BLANK._replace(ended="won"))

    out = played("\nnote more\n", session)

    assert session.done == []
    assert out.endswith("Goodbye.\n")


def test_undo_shows_a_scene_again_that_it_goes_back_to() -> None:
    session = FakeSession()
    session.turns.append(FakeTurn(BLANK._replace(scene="gate", turn=1), ()))
    session.state = session.turns[-1].state

    assert played("undo\n", session).count("Fog, and gulls.") == 1


def test_undo_within_a_scene_shows_only_what_is_open() -> None:
    out = played("1\nundo\n")

    assert out.count("Fog, and gulls.") == 1
    assert "1. Climb the cliff" in out.split("Taken back.")[1]


def test_a_copy_is_kept_under_a_name_or_it_is_said_why_not() -> None:
    def full(name: str) -> str:
        raise SaveError(f"no room for '{name}'")

    assert "Kept as here." in played("save here\n", keep=lambda name: f"Kept as {name}.")
    assert "It could not be saved: no room for 'here'" in played("save here\n", keep=full)
    assert "nowhere to keep" in played("save here\n")


def test_a_turn_that_can_t_be_recorded_did_not_happen() -> None:
    class Full(FakeSession):
        def do(self, command: object) -> object:
            raise SaveError("the disk is full")

    out = played("1\n", Full())

    assert "The game could not be saved, so nothing happened: the disk is full." in out


def test_a_game_interrupted_in_mid_turn_is_left_as_its_journal_has_it() -> None:
    class Slow(FakeSession):
        def do(self, command: object) -> object:
            raise KeyboardInterrupt

    out = played("1\nlook\n", Slow())

    assert out.endswith("Goodbye.\n")
    assert out.count("Fog, and gulls.") == 1


def test_notes_are_taken_without_showing_everything_again() -> None:
    session = FakeSession()

    out = played("note A gull.\n", session)

    assert session.done == [Jot("A gull.")]
    assert out.count("1. Climb") == 1


def test_whatever_is_typed_no_control_character_comes_back() -> None:
    out = played("\x1b[2J\x07\nnote \x1b]0;x\x07\ntry \x9b31m\nhelp \x1bc\nsave \x1bc\n")

    assert not [char for char in out if ord(char) < 32 and char != "\n"]
    assert "\x9b" not in out


def test_a_line_without_end_is_read_to_its_end_and_refused() -> None:
    lines = io.StringIO("x" * (LONGEST * 10) + "\nlook\n")

    first = read_line(lines)

    assert LONGEST < len(first) < LONGEST * 3
    assert read_line(lines) == "look"


def test_a_game_that_goes_on_shows_where_it_stands() -> None:
    session = FakeSession()
    session.do(Choose("climb"))

    out = played("", session)

    assert "The game goes on after turn 1." in out
    assert "Roll Strength 9" in out


def test_plain_play_never_imports_prompt_toolkit() -> None:
    script = (
        "import sys; from tests.terminal.fake import FakeSession; from solo.terminal import run;"
        "run(FakeSession(), mode='plain'); run(FakeSession(), mode='json');"
        "sys.exit('prompt_toolkit' in sys.modules)"
    )

    done = subprocess.run(
        [sys.executable, "-c", script], input=b"1\n", capture_output=True, check=False
    )

    assert (done.returncode, done.stderr) == (0, b"")


def test_a_reader_who_leaves_early_makes_no_noise() -> None:
    script = (
        "from tests.terminal.fake import FakeSession; from solo.terminal import run;"
        "run(FakeSession(), mode='plain')"
    )
    command = f'yes look | {sys.executable} -c "{script}" | head -n 3'

    done = subprocess.run(["/bin/sh", "-c", command], capture_output=True, timeout=60, check=False)

    assert b"Traceback" not in done.stderr
    assert b"Exception" not in done.stderr


def test_bytes_that_are_no_text_are_no_error() -> None:
    script = (
        "from tests.terminal.fake import FakeSession; from solo.terminal import run;"
        "run(FakeSession(), mode='plain')"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        input=b"\xff\xfe\x00\nlook\n",
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )

    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("term", ["dumb", "", "xterm"])
def test_without_a_terminal_rich_play_is_plain(term: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", term)

    assert suited("rich") == "plain"


@pytest.mark.parametrize(
    ("term", "manner"), [("xterm", "rich"), ("dumb", "plain"), ("unknown", "plain"), ("", "plain")]
)
def test_a_terminal_that_can_do_nothing_is_played_plainly(
    term: str, manner: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal = SimpleNamespace(isatty=lambda: True)
    monkeypatch.setattr(sys, "stdin", terminal)
    monkeypatch.setattr(sys, "stdout", terminal)
    monkeypatch.setenv("TERM", term)

    assert suited("rich") == manner
    assert suited("json") == "json"


@pytest.mark.parametrize(("taken", "manner"), [(1, "rich"), (0, "plain")])
def test_a_console_of_windows_that_takes_no_codes_is_played_plainly(
    taken: int, manner: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By what it would answer: old consoles, and NUL, which calls itself a terminal there."""
    kernel = SimpleNamespace(SetConsoleMode=lambda handle, mode: taken, GetStdHandle=abs)
    library = SimpleNamespace(kernel32=kernel)
    monkeypatch.setattr(ctypes, "windll", library, raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    terminal = SimpleNamespace(isatty=lambda: True)
    monkeypatch.setattr(sys, "stdin", terminal)
    monkeypatch.setattr(sys, "stdout", terminal)
    monkeypatch.setenv("TERM", "xterm")

    assert suited("rich") == manner


def after_a_lesson(session: FakeSession) -> FakeSession:
    """Return the game after doubles have fallen and a lesson was answered since."""
    for option in ("roll", "keep"):
        rolled = pending("check", (Option("keep", "Keep it"),))
        session.do(Choose(option))
        fell = (25, 25) if option == "roll" else None
        session.turns[-1] = session.turns[-1]._replace(rolls=(fell,) if fell else ())
        if option == "roll":
            rolled.encounter.rolled = Outcome("Good", successes=1, faces=(25,))  # type: ignore[attr-defined]  # a fake
            session.state = session.state._replace(pending=rolled)
            session.turns[-1] = session.turns[-1]._replace(state=session.state)
    return session


def test_undo_anew_goes_back_to_before_the_dice() -> None:
    session = after_a_lesson(at_roll())

    played("undo anew\n", session)

    assert session.done[-2:] == [Undo(), Undo(anew=True)]
    assert len(session.turns) == 1


def test_dice_that_can_t_be_taken_back_are_no_end_of_the_game() -> None:
    session = after_a_lesson(at_roll())

    def full(command: object) -> object:
        raise SaveError("the disk is full")

    session.do = full  # type: ignore[method-assign,assignment]  # a disk that fills up
    out = played("undo anew\n", session)

    assert "so nothing happened: the disk is full" in out
    assert out.endswith("Goodbye.\n")


class Broken(io.StringIO):
    """Lines of which the first is broken off."""

    broken = False

    def readline(self, *most: int) -> str:  # type: ignore[override]
        if not self.broken:
            self.broken = True
            raise KeyboardInterrupt
        return super().readline(*most)


def test_a_line_that_is_broken_off_is_dropped_and_the_next_one_is_asked_for() -> None:
    session, out = FakeSession(), io.StringIO()

    play(session, PlainPlayer(session, Broken("ask ned\n"), out))  # type: ignore[arg-type]  # a fake

    assert "Never mind." in out.getvalue()
    assert session.done == [Choose("ask-ned")]


def test_a_real_die_is_asked_for_in_words_until_it_is_possible(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("9\n4\n"))

    assert ask_face(6) == 4
    first, second = capsys.readouterr().out.split("\n")
    assert "d6" in first
    assert "9" in first
    assert "d6" in second


class Saved:
    """Files that were saved before each of the first lines."""

    def __init__(self, *came: tuple[bool, str]) -> None:
        self.came = list(came)

    def changed(self) -> bool:
        return bool(self.came)

    def read(self) -> tuple[bool, tuple[str, ...]]:
        done, told = self.came.pop(0)
        return done, (told,)


def watched(text: str, session: FakeSession, *came: tuple[bool, str]) -> str:
    out = io.StringIO()
    play(session, PlainPlayer(session, io.StringIO(text), out), watch=Saved(*came))  # type: ignore[arg-type]
    return out.getvalue()


def test_a_line_typed_for_what_is_open_no_more_is_to_be_typed_again() -> None:
    class Mended(FakeSession):
        def options(self, state: object = None) -> tuple[Option, ...]:
            return super().options()[: 1 if not files.came else None]

    files = Saved((True, "Read anew."))
    session, out = Mended(), io.StringIO()
    play(session, PlainPlayer(session, io.StringIO("5\n1\n"), out), watch=files)  # type: ignore[arg-type]

    assert session.done == [Choose("climb")]
    assert "Read anew." in out.getvalue()
    assert english(words("type-again")) in out.getvalue()
    assert out.getvalue().count("Fog, and gulls.") == 2


def test_a_line_is_done_if_all_is_open_that_was_or_nothing_could_be_read() -> None:
    read, broken = FakeSession(), FakeSession()

    told = watched("ask ned\n", read, (True, "Read anew."))
    mistaken = watched("ask ned\n", broken, (False, "A mistake."))

    assert read.done == broken.done == [Choose("ask-ned")]
    assert "Read anew." in told
    assert "A mistake." in mistaken
    assert english(words("type-again")) not in told + mistaken


def test_an_empty_line_shows_what_was_read_and_only_that() -> None:
    told = watched("\n", FakeSession(), (True, "Read anew."))
    mistaken = watched("\n", FakeSession(), (False, "A mistake."))

    assert told.count("Fog, and gulls.") == 2
    assert mistaken.count("Fog, and gulls.") == 1
    assert english(words("type-again")) not in told + mistaken


@pytest.mark.parametrize(
    ("turns", "code", "opened"),
    [(0, "not-saved", []), (1, "half-saved", [False]), (-1, "half-undone", [True])],
)
def test_of_a_command_saved_in_part_it_is_said_what_is_kept(
    turns: int, code: str, opened: list[bool]
) -> None:
    """What was taken back leaves another scene, which is told with all that is open."""
    shown: list[bool] = []
    told: list[Event] = []

    class Shown(PlainPlayer):
        def opened(self, *, whole: bool = False) -> None:
            shown.append(whole)

        def happened(self, told_now: Sequence[Logged]) -> None:
            told.extend(one.event for one in told_now)

    session = FakeSession()
    player = Shown(session, io.StringIO(), io.StringIO())  # type: ignore[arg-type]  # a fake

    _unsaved(SaveError("the disk is full"), turns, session, player)  # type: ignore[arg-type]

    refused, *scene = told
    assert isinstance(refused, Refused)
    assert english(refused.reason) == english(words(code, reason="the disk is full"))
    assert scene == ([*session.opening] if turns < 0 else [])
    assert shown == opened


def test_a_stream_that_fails_over_a_character_writes_another_one() -> None:
    out = io.BytesIO()
    stream = tolerant(io.TextIOWrapper(out, "ascii", errors="strict"))

    stream.write("a→b")
    stream.flush()

    assert out.getvalue() == b"a?b"
