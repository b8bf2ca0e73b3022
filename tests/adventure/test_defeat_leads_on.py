"""A fight that takes the hero out leads to the header's defeat by itself, and lint knows it."""

from collections.abc import Callable
from pathlib import Path

import pytest

from solo.authoring.lint import lint

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
