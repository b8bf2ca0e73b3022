"""What is unwise in an adventure's checks."""

from collections.abc import Callable
from pathlib import Path

import pytest

from solo.adventure.loader import examine
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.trait import TraitRoll
from solo.rules.art.review import review


def roll(difficulty: Rank = Rank.POOR, shift: int = 0) -> TraitRoll:
    return TraitRoll(attribute=("strength",), difficulty=difficulty, shift=shift)


@pytest.mark.rule("ART-199")
def test_a_wide_shift_is_advised_against() -> None:
    found = list(review([roll(shift=3), roll(shift=-4)]))

    assert [(advice.check, advice.code) for advice in found] == [(1, "shift-wide")]


@pytest.mark.rule("ART-178")
@pytest.mark.parametrize(("hard", "told"), [(1, 0), (2, 0), (3, 1), (4, 1)])
def test_mostly_hard_checks_are_advised_against_once(hard: int, told: int) -> None:
    checks = [roll(Rank.GREAT)] * hard + [roll(Rank.POOR)] * (4 - hard)

    assert [advice.code for advice in review(checks)] == ["difficulty-high"] * told


@pytest.mark.rule("ART-514")
@pytest.mark.parametrize(("text", "told"), [("{}", 1), ("{text: The rope slips.}", 0)])
def test_an_outcome_that_tells_nothing_is_advised_against(
    module: Callable[[str], Path], text: str, told: int
) -> None:
    check = "check: {trait: {attribute: strength, difficulty: Poor}}"
    scenes = f"""scenes:
  quay:
    choices:
      - {{text: Pull, {check}, outcomes: {{success: {{goto: end}}, failure: {text}}}}}
      - {{text: Go, goto: end}}
  end: {{text: Done., ending: won}}
"""

    _, problems = examine(module(scenes))

    assert [problem.code for problem in problems] == ["text-missing"] * told
