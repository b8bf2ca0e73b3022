"""How play starts and ends, in whichever manner the surroundings allow."""

import io
from typing import Any

import pytest

from solo.terminal.front_ends import repl, start
from solo.terminal.front_ends.start import INTERRUPTED, ask_face, run
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
