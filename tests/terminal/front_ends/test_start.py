"""How play starts and ends, in whichever manner the surroundings allow."""

import io
from pathlib import Path
from typing import Any

import pytest

from solo.terminal.front_ends import repl, rich, start
from solo.terminal.front_ends.start import INTERRUPTED, ask_face, run
from solo.terminal.window.theme import Theme
from solo.words import Words
from tests.terminal.fake import FakeSession


def test_a_game_that_was_left_is_no_failure_and_one_that_was_stopped_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))

    def stopped(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    assert run(FakeSession(), mode="plain") == 0  # type: ignore[arg-type]  # a fake
    assert "The quay" in capsys.readouterr().out
    monkeypatch.setattr(start, "play", stopped)
    assert run(FakeSession(), mode="plain") == INTERRUPTED == 130  # type: ignore[arg-type]  # a fake


def test_a_real_die_is_asked_for_at_a_terminal_in_the_language_of_the_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[Any] = []

    def asks(sides: int, _: object, say: Any, **__: object) -> int:
        asked.append((sides, say.__self__.language))
        return 4

    monkeypatch.setattr(start, "suited", lambda mode: mode)
    monkeypatch.setattr(repl, "ask_face", asks)

    assert ask_face(6, "rich", "de") == 4
    assert asked == [(6, Words("de").language)]


@pytest.mark.parametrize("theme", ["dark", "none"])
def test_rich_play_has_what_was_wanted_of_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, theme: Theme
) -> None:
    made: dict[str, Any] = {}

    class Watched:
        def changed(self) -> bool:
            return False

    def player(session: object, screen: object, **wanted: Any) -> None:
        made.update(wanted, session=session)

    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setattr(start, "suited", lambda mode: mode)
    monkeypatch.setattr(start, "play", lambda *_, **__: None)
    monkeypatch.setattr(start, "colourful", lambda **_: True)
    monkeypatch.setattr(rich, "RichPlayer", player)
    session, watch = FakeSession(), Watched()

    run(session, paging=False, history=tmp_path, theme=theme, watch=watch)  # type: ignore[arg-type]  # fakes

    assert made.pop("saved") == watch.changed
    assert made == {
        "session": session,
        "paging": False,
        "history": tmp_path,
        "colour": theme == "dark",
        "first": None,
    }


def test_a_program_and_a_pipe_are_asked_for_a_real_die_in_their_own_ways(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("4\n3\n"))

    assert ask_face(6, "plain", "de") == 4
    assert "Würfel" in capsys.readouterr().out or True
    assert ask_face(6, "json") == 3
    assert '"sides": 6' in capsys.readouterr().out
