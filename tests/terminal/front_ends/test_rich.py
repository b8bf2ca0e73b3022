"""What is shown at a terminal around the prompt."""

import io
import subprocess
import sys

import pytest

from solo.terminal.window.blocks import line
from solo.terminal.window.screen import Screen, colourful
from solo.terminal.window.theme import NEUTRAL
from solo.terminal.window.wrap import wrap

UNTIL_THE_PROMPT = """
import sys
sys.modules["prompt_toolkit"] = None
from solo.terminal.front_ends.loop import play
from solo.terminal.front_ends.rich import RichPlayer
from solo.terminal.window.screen import Screen
from tests.terminal.fake import FakeSession
session = FakeSession()
try:
    play(session, RichPlayer(session, Screen(sys.stdout)))
except ImportError:
    print("the prompt is wanted")
"""


def test_the_first_scene_is_there_before_the_prompt_is_loaded() -> None:
    """Who begins to read waits for no library."""
    done = subprocess.run(
        [sys.executable, "-c", UNTIL_THE_PROMPT], capture_output=True, text=True, check=True
    )

    scene, _, wanted = done.stdout.partition("the prompt is wanted")
    assert "The quay" in scene
    assert "Climb the cliff" in scene
    assert wanted == "\n"


@pytest.mark.parametrize("style", NEUTRAL)
def test_every_look_is_ended_where_it_was_begun(style: str) -> None:
    """A style never runs over into what follows it."""
    out = io.StringIO()

    Screen(out).show(wrap(line("Fog.", style), 40))

    codes, _, rest = out.getvalue().partition("Fog.")
    assert rest == ("\x1b[0m\n" if codes else "\n")


def test_a_window_that_can_t_be_asked_is_of_the_usual_size() -> None:
    """A text in place of a terminal has no size."""
    assert Screen(io.StringIO()).size() == (80, 24)


@pytest.mark.parametrize(("told", "wanted", "colours"), [("", True, True), ("1", True, False),
                                                         ("", False, False)])  # fmt: skip
def test_no_color_forbids_colours(
    told: str, wanted: bool, colours: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An empty NO_COLOR means nothing, as its convention has it."""
    monkeypatch.setenv("NO_COLOR", told)

    assert colourful(wanted=wanted) is colours
