"""What leads on by itself out of a fight, and what leaves nothing to do, is known to lint."""

from collections.abc import Callable
from pathlib import Path

import pytest

from solo.authoring.lint.lint import lint

HEADER = """\
format: 1
title: A test
system: fell
start: a
hero: {create: true}
foes: {rat: {name: a rat, hp: 3, weapon: d4}}
"""
SCENES = """\
scenes:
  a:
    text: A rat.
    check: {fight: {foes: [rat], flee: false, risk: it bites}}
    outcomes: {won: {text: W., goto: x}, routed: {text: R., goto: x}, WAY}
  x: {text: X., ending: x}
  y: {text: Y., ending: y}
"""
LOST = "surrendered: {text: S., goto: x}, lost: You are down."


@pytest.mark.parametrize(
    ("header", "way", "stuck"),
    [
        ("defeat: y\n", LOST, False),
        ("", LOST, True),
        ("defeat: y\n", "surrendered: They give up., lost: You are down.", True),
    ],
    ids=["with a defeat", "without one", "another outcome"],
)
def test_a_lost_fight_of_fell_leaves_nothing_to_do_only_without_a_defeat(
    module: Callable[..., Path], header: str, way: str, stuck: bool
) -> None:
    folder = module(SCENES.replace("WAY", way), HEADER + header)

    codes = {problem.code for problem in lint(folder)}

    assert ("scene-dead-end" in codes) is stuck


VISIT = """\
scenes:
  a:
    text: A rat.
    check: {fight: {foes: [rat], flee: false, risk: it bites}}
    DURING
    outcomes: {won: {text: W., goto: x}, else: {text: E., OUT}}
    CHOICES
  aside: {text: A., choices: [{text: Back, BACK}]}
  x: {text: X., ending: x}
"""


@pytest.mark.parametrize(
    ("during", "out", "back", "choices", "stuck"),
    [
        ("visit: aside", "goto: x", "return: true", "", True),
        ("goto: aside", "goto: x", "goto: x", "", False),
        ("visit: aside", "goto: x", "goto: x", "", False),
        ("visit: aside", "goto: x", "return: true", "choices: [{text: On, goto: x}]", False),
        ("text: It squeaks.", "visit: aside", "return: true", "", True),
    ],
    ids=["a visit", "a goto", "a visit without return", "choices", "an outcome that visits"],
)
def test_whoever_comes_back_from_a_visit_needs_something_to_do(
    module: Callable[..., Path], during: str, out: str, back: str, choices: str, stuck: bool
) -> None:
    scenes = VISIT.replace("DURING", f"during: [{{round: 2, {during}}}]").replace("OUT", out)
    folder = module(scenes.replace("BACK", back).replace("CHOICES", choices), HEADER)

    found = [one.mark.line for one in lint(folder) if one.code == "scene-dead-end"]

    assert len(found) == int(stuck)
