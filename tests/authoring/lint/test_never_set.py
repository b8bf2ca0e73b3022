"""Words that a variable is compared with and never is, and what texts ask for and nothing sets."""

from collections.abc import Callable
from pathlib import Path

import pytest

from solo.adventure.loader import load
from solo.authoring.lint.lint import lint
from solo.authoring.reading import inherited, uses
from tests.conftest import HEADER

Write = Callable[..., Path]

STORY = """\
variables: {door: shut, lamp: false, guess: "", friend: none, known: 0}
scenes:
  quay:
    text: "A quay. TEXT"
    choices:
      - {text: Open it, set: {door: "'open' if lamp else door"}, then: "{{ friend }}"}
      - {text: Light it, set: {lamp: "known > 0"}, then: x}
      - {text: Say, input: {into: guess, prompt: What}, set: {friend: guess, known: known + 1}}
      - {text: Go, when: "WHEN", goto: end}
      - {text: Stay, goto: end}
  end: {ending: won, text: Home.}
"""


def told(module: Write, when: str = "true", text: str = "", story: str = STORY) -> list[str]:
    path = module(story.replace("WHEN", when).replace("TEXT", text), HEADER)
    return [f"{one.code}: {one.message}" for one in lint(path)]


@pytest.mark.parametrize(
    ("when", "text", "said"),
    [
        (
            "hero.fame > 3 and door == 'opn'",
            "",
            "nothing sets 'door' to 'opn'; did you mean 'open'",
        ),
        ("hero.fame > 3 and door != 'locked'", "", "it is only ever 'open' or 'shut'"),
        ("hero.fame > 3 and door in ['open', 'broken']", "", "nothing sets 'door' to 'broken'"),
        ("true", "{% if hero.fame > 3 and door == 'broken' %}x{% endif %}", "to 'broken'"),
        ("true", "{{ 'x' if door == 'broken' or hero.fame > 3 else 'y' }}", "to 'broken'"),
    ],
)
def test_a_word_that_a_variable_never_is_is_told(
    module: Write, when: str, text: str, said: str
) -> None:
    found = [one for one in told(module, when, text) if one.startswith("condition-odd")]

    assert len(found) == 1
    assert said in found[0]


@pytest.mark.parametrize(
    ("when", "text"),
    [
        ("hero.fame > 3 and door in ['open', 'shut']", ""),
        ("hero.fame > 3 and guess == 'mother'", ""),  # players type what they like
        ("hero.fame > 3 and friend == 'mother'", ""),  # what is worked out may be anything
        ("true", "{% set door = 'broken' %}{% if door == 'broken' %}x{% endif %}"),
    ],
)
def test_a_word_that_it_may_be_is_not(module: Write, when: str, text: str) -> None:
    assert not [one for one in told(module, when, text) if "nothing sets" in one]


def test_a_condition_that_never_holds_is_told_once(module: Write) -> None:
    found = told(module, "true", "{% if door == 'broken' %}x{% endif %}")

    assert [one.partition(":")[0] for one in found] == ["condition-never"]


@pytest.mark.parametrize(
    "text", ["{% if not lamp %}It is dark.{% endif %}", "{{ 'x' if lamp else 'y' }}"]
)
def test_what_texts_ask_for_and_nothing_sets_is_told(module: Write, text: str) -> None:
    unset = STORY.replace('set: {lamp: "known > 0"}, ', "").replace("if lamp else", "if known else")

    assert not [one for one in told(module, "true", text) if one.startswith("variable-unset")]
    found = [one for one in told(module, "true", text, unset) if one.startswith("variable-unset")]
    assert found == [
        "variable-unset: conditions ask for 'lamp', but nothing sets it: it is always false"
    ]


def test_what_earlier_adventures_left_is_known(module: Write) -> None:
    needs = "needs: {world: {lit: false}, deeds: {debt: 0}}\n"
    scenes = """\
variables: {lit: false, debt: 0, poor: false, rope: false}
scenes:
  quay:
    enter: {set: {lit: world.lit, debt: hero.deeds.debt, poor: debt > 3, rope: "not rope"}}
    text: "{{ lit }} {{ poor }} {{ rope }}"
    goto: end
  end: {ending: won, text: Home.}
"""
    adventure = load(module(scenes, HEADER + needs))

    assert inherited(uses(adventure)) == {"lit", "debt", "poor"}
