"""Themes: the terminal is asked for its ground, its answer never shows, nothing waits for long."""

import io
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

import pytest

from solo.terminal.window.theme import _DARK, _LIGHT, NEUTRAL, Ground, code_of

termios = pytest.importorskip("termios", reason="there are no terminals of POSIX here")
pexpect = pytest.importorskip("pexpect", reason="there are no pseudo-terminals on this system")

ROOT = Path(__file__).parents[3]
SCRIPT = """
import sys, time
from solo.terminal.window.theme import Ground, _DARK, _LIGHT
ground = Ground("auto", sys.stdout)
time.sleep({wait})
ground.settle()
looks = ground.looks
print("ground:", "dark" if looks is _DARK else "light" if looks is _LIGHT else "unknown")
print("typed:", input("? "))
"""
QUESTION = "\x1b]11;?\x1b\\\x1b[c"
ME = "\x1b[?62;22c"


def asked(answer: str, *, wait: float = 0.3, **env: str) -> str:
    """Return what a program says that has asked a terminal which answers so."""
    usual = {"TERM": "xterm-256color", "COLORFGBG": "", "PYTHONPATH": str(ROOT)}
    child = pexpect.spawn(
        sys.executable,
        ["-c", SCRIPT.format(wait=wait)],
        env={**os.environ, **usual, **env},
        encoding="utf-8",
        timeout=180,
    )
    if answer:
        child.expect_exact(QUESTION)
        child.send(answer)
    child.expect_exact("? ")
    shown = str(child.before)
    child.sendline("north")
    child.expect(pexpect.EOF)
    return shown + str(child.before)


@pytest.mark.parametrize(
    ("answer", "ground"),
    [
        (f"\x1b]11;rgb:0000/0000/0000\x1b\\{ME}", "dark"),
        (f"\x1b]11;rgb:fdfd/f6f6/e3e3\x07{ME}", "light"),
        (f"\x1b]11;rgb:ff/ff/ff\x07{ME}", "light"),
        (ME, "unknown"),
        ("", "unknown"),
    ],
)
def test_the_ground_is_what_the_terminal_says(answer: str, ground: str) -> None:
    shown = asked(answer)

    assert f"ground: {ground}" in shown
    assert "typed: north" in shown
    assert "rgb:" not in shown
    assert "62;22c" not in shown


def test_the_environment_goes_before_the_question() -> None:
    shown = asked("", COLORFGBG="0;15")

    assert "ground: light" in shown
    assert "\x1b]11" not in shown


def test_a_terminal_of_sixteen_colours_keeps_its_own() -> None:
    assert "ground: unknown" in asked(f"\x1b]11;rgb:0/0/0\x07{ME}", TERM="xterm", COLORTERM="")


@pytest.mark.parametrize("looks", [_DARK, _LIGHT])
def test_success_and_failure_are_told_apart_without_red_and_green(looks: dict[str, str]) -> None:
    """Who sees red and green alike still sees blue: there the two differ most."""
    blues = [int(looks[kind].split("#")[1][4:], 16) for kind in ("success", "failure")]

    assert abs(blues[0] - blues[1]) > 100


GROUNDS = ((_DARK, ("#000000", "#1e1e1e", "#002b36")), (_LIGHT, ("#ffffff", "#fdf6e3", "#eeeeee")))
SEEN = {
    "by most": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
}
"""How red, green and blue are seen: Machado, Oliveira and Fernandes 2009, at full severity."""


def luminance(colour: str, eyes: str) -> float:
    """Return how light a colour is seen, 0 to 1, as WCAG 2 reckons it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    seen = [sum(a * b for a, b in zip(row, linear, strict=True)) for row in SEEN[eyes]]
    weights = (0.2126, 0.7152, 0.0722)
    return sum(w * min(1, max(0, part)) for w, part in zip(weights, seen, strict=True))


@pytest.mark.parametrize("eyes", SEEN)
@pytest.mark.parametrize(("looks", "grounds"), GROUNDS)
def test_every_colour_stands_out_from_its_ground_for_all_eyes(
    looks: dict[str, str], grounds: tuple[str, ...], eyes: str
) -> None:
    """WCAG 2.2, 1.4.3: text has a contrast of 4.5 to 1 at least."""
    colours = {look.split()[-1] for look in looks.values() if "#" in look}

    for colour in colours:
        for ground in grounds:
            dark, light = sorted((luminance(colour, eyes), luminance(ground, eyes)))
            assert (light + 0.05) / (dark + 0.05) >= 4.5, (colour, ground)


def test_every_theme_has_every_look_and_writes_it_without_error() -> None:
    for looks in (NEUTRAL, _DARK, _LIGHT):
        assert looks.keys() == NEUTRAL.keys()
        for look in looks.values():
            assert "3" not in code_of(look, colour=False).replace("\x1b[3m", "")


def test_a_look_that_is_as_other_text_needs_no_code() -> None:
    assert code_of("", colour=True) == code_of("#ff0000", colour=False) == ""
    assert code_of("bold", colour=False) == "\x1b[1m"


def test_what_was_typed_while_the_terminal_was_asked_is_no_part_of_its_answer() -> None:
    ground = Ground("dark", io.StringIO())
    ground._heard = b"lo\x1b]11;rgb:1111/2222/3333\x1b\\ok\x1b[?62;c around\r"

    assert ground.typed == "look around\r"


@pytest.mark.parametrize(
    ("environment", "looks"),
    [("0;15", _LIGHT), ("0;default;7", _LIGHT), ("15;0", _DARK), ("0;8", _DARK), ("", NEUTRAL)],
)
def test_some_terminals_say_their_ground_in_the_environment(
    monkeypatch: pytest.MonkeyPatch, environment: str, looks: dict[str, str]
) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLORFGBG", environment)

    assert Ground("auto", io.StringIO()).looks is looks


def test_a_colour_is_written_by_its_number_in_the_cube() -> None:
    assert code_of("bold #005faf", colour=True) == "\x1b[1;38;5;25m"
    assert code_of("#ff87d7", colour=True) == "\x1b[38;5;212m"


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[int, TextIO]]:
    """Make this process's input a terminal; give its other end, and what writes to it."""
    far, near = os.openpty()
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLORFGBG", "")
    with os.fdopen(near, "r") as typed, os.fdopen(os.dup(near), "w") as out:
        monkeypatch.setattr(sys, "stdin", typed)
        yield far, out
    os.close(far)


@pytest.mark.parametrize(
    ("answer", "looks"),
    [
        ("rgb:0000/0000/0000", _DARK),
        ("rgb:7f/7f/7f", _DARK),
        ("rgb:81/81/81", _LIGHT),
        ("rgb:0000/ffff/0000", _LIGHT),  # green is seen as lighter than red and blue
        ("rgb:ffff/0000/ffff", _DARK),
        ("rgba:8/8/8", _LIGHT),
    ],
)
def test_a_terminal_that_answers_late_is_waited_for_and_left_as_it_was(
    terminal: tuple[int, TextIO], answer: str, looks: dict[str, str]
) -> None:
    far, out = terminal
    before = termios.tcgetattr(far)
    ground = Ground("auto", out)
    asked = os.read(far, len(QUESTION))
    silent = termios.tcgetattr(far)[3]
    os.write(far, f"go\x1b]11;{answer}\x07{ME}".encode())

    ground.settle()

    assert asked == QUESTION.encode()
    assert not silent & (termios.ECHO | termios.ICANON)
    assert ground.looks is looks
    assert ground.typed == "go"
    assert termios.tcgetattr(far) == before


def test_a_terminal_without_an_answer_is_left_as_it_was(terminal: tuple[int, TextIO]) -> None:
    far, out = terminal
    before = termios.tcgetattr(far)
    ground = Ground("auto", out)

    ground.settle()

    assert ground.looks is NEUTRAL
    assert termios.tcgetattr(far) == before
