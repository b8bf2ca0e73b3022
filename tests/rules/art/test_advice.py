"""What is unwise in an adventure's checks."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from solo.adventure.loader import examine
from solo.authoring.lint.lint import lint
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.trait import TraitRoll
from solo.rules.art.fight.written import Combat, Placed
from solo.rules.art.foe import Foe, OnKicker
from solo.rules.art.gear.item import Item, Power
from solo.rules.art.review import review
from solo.rules.core.system_parts import Cast


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


@pytest.mark.parametrize(
    ("perk", "said"),
    [
        ("mimcry", ["the rules have no perk 'mimcry'; did you mean 'mimicry'?"]),
        ("Mimicry", []),
        ("tide-walking", []),  # which a setting may have (ART-288)
        ("", []),
    ],
)
def test_a_perk_that_is_nearly_one_of_the_rules_is_told(perk: str, said: list[str]) -> None:
    check = TraitRoll(attribute=("craft",), perk=perk)

    assert [advice.message for advice in review([check])] == said


@pytest.mark.rule("ART-016")
@pytest.mark.parametrize(("more", "told"), [({}, 1), ({"text": "It spits."}, 0), ({"worse": 1}, 0)])
def test_a_kicker_on_which_nothing_happens_is_told(more: dict[str, Any], told: int) -> None:
    foe = Foe(name="the eel", on_kicker=(OnKicker(kicker=(1,), always=True, **more),))
    fight = Combat(foes=(Placed(foe="eel"),)).bind(Cast({"eel": foe}, {}))

    assert [advice.code for advice in review([fight])] == ["fight-idle"] * told


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


@pytest.mark.rule("ART-085")
@pytest.mark.parametrize(
    ("power", "said"),
    [
        (Power(bonus=1, to=("atack",)), ["the rules know no 'atack'; did you mean 'attack'?"]),
        (Power(bonus=1, to=("attack", "agility", "climbing", "lore of the sea")), []),
        (Power(perk="mimcry"), ["the rules have no perk 'mimcry'; did you mean 'mimicry'?"]),
        (Power(perk="mimicry"), []),
    ],
)
def test_what_a_thing_gives_is_a_word_of_the_rules(power: Power, said: list[str]) -> None:
    assert [one.message for one in review([Item(name="lamp", effects=(power,))])] == said


def test_it_is_told_where_the_thing_stands(module: Callable[[str], Path]) -> None:
    items = "items: {lamp: {name: lamp, effects: [{bonus: 1, to: atack}]}}\n"
    (found,) = (one for one in lint(module(f"{items}{SHORT}")) if one.code == "value-odd")

    assert found.message == "the rules know no 'atack'; did you mean 'attack'?"
    assert found.mark.column == items.index("to:") + 1


SHORT = """scenes:
  quay:
    choices:
      - {text: Take it, once: true, gain: lamp, then: x}
      - {text: Go, goto: end}
  end: {text: Done., ending: won}
"""
