"""Play in a real pseudo-terminal: wide and narrow windows, a resize, Ctrl-C, Ctrl-D, real dice."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from solo.terminal.window.wrap import cells

pexpect = pytest.importorskip("pexpect", reason="there are no pseudo-terminals on this system")

ROOT = Path(__file__).parent.parent.parent
ADVENTURE = ROOT / "adventures" / "first-steps"
CODES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\x1b[=>]|\x1b\][^\x07]*\x07")
PROMPT = "> "
QUIET = 1.5  # seconds of silence after which the screen is taken to be done
LAST = "Ask why nobody else has"  # what the first scene ends with, before the prompt

Start = Callable[..., "pexpect.spawn[str]"]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Return a function that starts a game in a pseudo-terminal of a width."""
    running = []

    def begin(*options: str, columns: int = 80, **env: str) -> "pexpect.spawn[str]":
        usual = {"TERM": "xterm-256color", "PROMPT_TOOLKIT_NO_CPR": "1", "PYTHONWARNINGS": "error"}
        dice = () if "--dice" in options else ("--seed", "1")
        command = ["-m", "solo", "play", str(ADVENTURE), "--saves", str(tmp_path), *dice,
                   "--offers", "always", *options]  # fmt: skip
        child = pexpect.spawn(
            sys.executable,
            command,
            cwd=str(ROOT),
            env={**os.environ, **usual, **env},
            dimensions=(60, columns),
            encoding="utf-8",
            timeout=60,  # a busy machine is slow to start it
        )
        running.append(child)
        child.expect_exact("Whose adventure is it?")
        child.expect_exact(PROMPT)
        return child

    yield begin
    for child in running:
        if child.isalive():
            child.kill(signal.SIGKILL)
            child.wait()
        child.close()


def screen(child: "pexpect.spawn[str]", until: str = "") -> str:
    """Return all that was written, up to a text and then until the terminal fell silent."""
    child.expect_exact(until) if until else child.expect(".")
    text = f"{child.before}{child.after}"
    while True:
        try:
            text += child.read_nonblocking(100_000, timeout=QUIET)
        except pexpect.TIMEOUT:
            return text


def shown(child: "pexpect.spawn[str]", until: str = "") -> list[str]:
    """Return the lines since the last look, without what steers the terminal."""
    lines = CODES.sub("", screen(child, until)).split("\n")
    return [line.rstrip("\r").split("\r")[-1] for line in lines]


def say(child: "pexpect.spawn[str]", text: str, until: str = "") -> str:
    """Type a line; return what was shown of it and after it."""
    child.sendline(text)
    return "\n".join(shown(child, until))


@pytest.mark.parametrize("columns", [80, 40])
def test_every_line_fits_the_window(start: Start, columns: int) -> None:
    child = start("--no-pager", columns=columns)

    child.sendline("1")

    widths = [cells(line) for line in shown(child, LAST)]
    assert columns // 2 < max(widths) <= columns


def test_a_window_made_narrower_has_its_text_wrapped_anew(start: Start) -> None:
    child = start("--no-pager")
    say(child, "1", LAST)

    child.setwinsize(60, 40)

    lines = shown(child, LAST)
    assert any("Thirteen minutes to nine" in line for line in lines)
    assert max(map(cells, lines)) <= 40


def test_long_text_pauses_until_enter(start: Start) -> None:
    child = start(columns=40)
    child.setwinsize(14, 40)

    assert "more (Enter" in say(child, "1", "more (Enter")
    assert "more (Enter" in say(child, "", "more (Enter")
    assert "Traceback" not in say(child, "q")


def test_ctrl_c_abandons_the_line_and_ctrl_d_leaves_with_the_game_saved(
    start: Start, tmp_path: Path
) -> None:
    child = start("--no-pager")
    say(child, "1", LAST)

    child.send("2")
    child.sendcontrol("c")
    child.expect_exact("Never mind.")
    child.expect_exact(PROMPT)
    child.sendcontrol("d")
    child.expect_exact("The game is saved")
    child.expect(pexpect.EOF)
    child.close()

    assert child.exitstatus == 0
    assert len(list(tmp_path.glob("*.jsonl"))) == 1


def test_tab_completes_a_choice(start: Start) -> None:
    child = start("--no-pager")

    child.send("wren\t")
    child.expect_exact("Wren Tolliver, a carter")


def test_nonsense_is_never_a_traceback(start: Start) -> None:
    child = start("--no-pager")
    say(child, "1", LAST)

    for line in (
        "xyzzy",
        "try",
        "try flying",
        "ask",
        "99",
        "odds 99",
        "rules zzz",
        "{{ 7*7 }}",
        "💥",
    ):
        answer = say(child, line)
        assert "Traceback" not in answer
        assert child.isalive()


def test_no_colour_is_sent_where_none_is_wanted(start: Start) -> None:
    child = start("--no-pager", NO_COLOR="1")

    child.sendline("1")

    codes = re.findall(r"\x1b\[([0-9;]*)m", screen(child, LAST))
    numbers = {int(code) for part in codes for code in part.split(";") if code}
    assert not numbers & set(range(30, 38))
    assert not numbers & set(range(90, 98))


def test_a_dumb_terminal_gets_plain_words(start: Start) -> None:
    child = start(TERM="dumb")

    child.sendline("1")

    assert "\x1b" not in screen(child, LAST)


def test_real_dice_are_asked_for_until_possible_and_ctrl_c_takes_the_action_back(
    start: Start,
) -> None:
    child = start("--no-pager", "--dice", "ask")
    say(child, "1", LAST)

    say(child, "try strength lift the trestle")
    child.sendline("roll")
    child.expect_exact("Roll a d100: ")
    child.sendline("173")
    child.expect_exact("can't show 173")
    child.expect_exact("Roll a d100: ")  # Ctrl-C before the prompt is there is no answer to it
    child.sendcontrol("c")
    child.expect_exact("No dice were rolled, so nothing happened.")


def test_the_end_of_the_input_at_a_question_leaves_and_begins_nothing(tmp_path: Path) -> None:
    """Ctrl-D at 'Go on with it?' is neither yes nor no."""
    game = ["-m", "solo", "play", str(ADVENTURE), "--saves", str(tmp_path)]
    begun = [sys.executable, *game, "--plain", "--hero", "hob"]
    subprocess.run(begun, input="1\nquit\n", text=True, cwd=ROOT, capture_output=True, check=True)
    child = pexpect.spawn(sys.executable, game, cwd=str(ROOT), encoding="utf-8", timeout=60)

    child.expect_exact("Go on with it?")
    child.sendeof()
    child.expect(pexpect.EOF)
    child.close()

    assert child.exitstatus == 0
    assert len([*tmp_path.glob("*.jsonl")]) == 1


@pytest.mark.parametrize("wait", [0.0, 0.3, 0.6, 1.0])
def test_a_line_typed_while_the_game_starts_is_not_lost(wait: float, tmp_path: Path) -> None:
    """It stands at the prompt, to be ended: it can't have been an answer to what came after it."""
    game = ["-m", "solo", "play", str(ADVENTURE), "--saves", str(tmp_path), "--seed", "1"]
    game += ["--offers", "always"]
    usual = {"TERM": "xterm-256color", "PROMPT_TOOLKIT_NO_CPR": "1"}
    child = pexpect.spawn(
        sys.executable, game, cwd=str(ROOT), env={**os.environ, **usual},
        dimensions=(60, 80), encoding="utf-8", timeout=60,
    )  # fmt: skip
    time.sleep(wait)
    child.send("help undo\r")
    child.expect_exact("Whose adventure is it?")
    child.expect_exact("> ")
    child.expect_exact("help undo")
    child.send("\r")
    child.expect_exact("take")
    child.kill(signal.SIGKILL)
    child.close()


def test_a_line_typed_at_a_pause_is_not_lost(start: Start) -> None:
    child = start(columns=40)
    child.setwinsize(14, 40)
    say(child, "1", "more (Enter")

    child.send("look around")
    child.send("\r")
    child.expect_exact("> ")
    child.expect_exact("look around")


def test_a_pasted_line_shows_no_characters_that_turn_it_about(start: Start) -> None:
    child = start("--no-pager")
    say(child, "1", LAST)

    child.send("\x1b[200~note a\u2066b\u2028c\u202ed\x1b[201~\r")
    text = screen(child, "Noted")

    assert not {"\u2066", "\u2028", "\u202e"} & set(text)
