"""Themes: the terminal is asked for its ground, its answer never shows, nothing waits for long."""

import os
import sys
from pathlib import Path

import pytest

from solo.terminal.theme import _DARK, _LIGHT, NEUTRAL, code_of

pexpect = pytest.importorskip("pexpect", reason="there are no pseudo-terminals on this system")

ROOT = Path(__file__).parent.parent.parent
SCRIPT = """
import sys, time
from solo.terminal.theme import Ground, _DARK, _LIGHT
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


def test_every_theme_has_every_look_and_writes_it_without_error() -> None:
    for looks in (NEUTRAL, _DARK, _LIGHT):
        assert looks.keys() == NEUTRAL.keys()
        for look in looks.values():
            assert "3" not in code_of(look, colour=False).replace("\x1b[3m", "")
