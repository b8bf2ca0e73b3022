"""Checks of many rolls come out exact: what comes of each leg or turn is put together."""

from collections.abc import Callable
from fractions import Fraction
from pathlib import Path

import pytest

from solo import rules
from solo.adventure.loader import load
from solo.adventure.model import Adventure
from solo.authoring.exact.chances import Limits, chances
from solo.rules.art.actions.sustained import Goal, Sustained
from solo.rules.art.checks.ranks import Rank
from solo.rules.core.odds import odds
from tests.rules.art.sample import hero

SCENES = """\
scenes:
  quay:
    text: x
    choices:
      - text: Go
        check: {check}
        outcomes: {{{good}: {{text: t, goto: good}}, else: {{text: t, goto: bad}}}}
  good: {{text: X., ending: good}}
  bad: {{text: Y., ending: bad}}
"""
TURNS = "{sustained: {attribute: strength, difficulty: Inferior, goal: {successes: 5}}}"


@pytest.fixture
def read(module: Callable[..., Path]) -> Callable[[str, str], Adventure]:
    return lambda check, good: load(module(SCENES.format(check=check, good=good)))


def test_a_sustained_action_has_the_chances_of_its_ways(
    read: Callable[[str, str], Adventure],
) -> None:
    """They are worked out apart from its script; each turn takes time, and one may stop."""
    check = Sustained(attribute=("strength",), difficulty=Rank.INFERIOR, goal=Goal(successes=5))
    found = chances(read(TURNS, "success"), rules.find("art"), limits=Limits(130, 0))

    assert found.exact
    ways = odds(check, hero())
    assert found.endings["good"][0] == Fraction(ways.succeeding, ways.total)


@pytest.mark.parametrize(
    ("check", "good"),
    [
        ("{tracking: {difficulty: Inferior, means: foot, legs: 2}}", "reached"),
        ("{shadowing: {alertness: Feeble, movement: Feeble, means: foot, legs: 2}}", "followed"),
    ],
)
def test_legs_and_turns_that_come_to_the_same_are_one_state(
    check: str, good: str, read: Callable[[str, str], Adventure]
) -> None:
    found = chances(read(check, good), rules.find("art"), limits=Limits(200, 0))

    assert found.exact
    assert 0 < found.endings["good"][0] < 1
