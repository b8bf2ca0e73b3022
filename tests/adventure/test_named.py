"""Named conditions: what they stand for, wherever a condition or a text is worked out."""

from collections.abc import Callable
from pathlib import Path

import pytest

from solo.adventure.loader import load
from solo.adventure.reading.expanding import expanded
from solo.authoring.exact.chances import Limits, chances
from solo.authoring.lint.lint import lint
from solo.engine.commands import Choose
from solo.engine.events import Narrated
from solo.engine.session import Session
from solo.rules import find

STORY = """
variables: {rope: false, hurt: false}
conditions: {able: not hurt, can_climb: rope and able}
scenes:
  quay:
    text: "{% if can_climb %}You could climb.{% else %}can_climb? No.{% endif %}"
    choices:
      - {text: Take the rope, when: not can_climb, set: {rope: true}, goto: quay}
      - {text: Climb, when: can_climb, goto: home}
      - {text: Fall, set: {hurt: true}, goto: quay}
  home: {text: Home., ending: home}
"""


def told(session: Session, option: str) -> list[str]:
    turn = session.do(Choose(option))
    return [event.text for event in turn.events if isinstance(event, Narrated)]


def test_a_named_condition_is_asked_in_choices_and_texts(game: Callable[..., Session]) -> None:
    session = game(STORY)

    assert told(session, "fall") == ["can_climb? No."]
    session = game(STORY)
    assert told(session, "take-the-rope") == ["You could climb."]
    assert [option.id for option in session.options()] == ["climb", "fall"]


def test_lint_has_nothing_against_it(module: Callable[..., Path]) -> None:
    assert lint(module(STORY)) == ()


def test_exact_odds_see_through_a_name(module: Callable[..., Path]) -> None:
    """Of take (1/2) and fall (1/2), only the first ever leads on to the climb (1/2 of the rest)."""
    adventure = load(module(STORY), cache=False)

    found = chances(adventure, find("art"), limits=Limits(0, 0))

    assert found.exact
    assert 0 < found.endings["home"][0] < 1


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("a and b", "(x or y) and b"),
        ("not a", "not (x or y)"),
        ("hero.a", "hero.a"),
        ("'a' == b", "'a' == b"),
        ("a(1)", "a(1)"),
        ("b | a", "b | a"),
        ("ab + a_b", "ab + a_b"),
    ],
)
def test_only_names_that_stand_alone_are_replaced(source: str, found: str) -> None:
    assert expanded(source, {"a": "x or y"}) == found


def test_prose_outside_tags_stays_as_it_is() -> None:
    assert expanded("a {{ a }} a", {"a": "x"}, prose=True) == "a {{ (x) }} a"


@pytest.mark.parametrize(
    ("conditions", "said"),
    [
        ("{a: b, b: k}", "'b' is not known yet"),
        ("{a: a}", "'a' is not known yet"),
        ("{k: k}", "'k' is a variable already"),
        ("{a: [1]}", "expected a condition"),
        ("{a: nothing_known}", "unknown name 'nothing_known'"),
        ("{a: k}", "nothing asks for the condition 'a'"),
        ("{visits: k}", "the name is taken"),
        (
            "{" + ", ".join(
                f"c{n}: {f'c{n - 1} or c{n - 1}' if n else 'k'}" for n in range(12)
            ) + "}",
            "longer than 2,000",
        ),
    ],
)  # fmt: skip
def test_lint_tells_of_conditions_that_are_none(
    module: Callable[..., Path], conditions: str, said: str
) -> None:
    folder = module(
        f"variables: {{k: false}}\nconditions: {conditions}\nscenes:\n  quay:\n"
        "    text: '{% if k %}K{% endif %}'\n    choices: [{text: X, set: {k: true}, goto: x}]\n"
        "  x: {text: X., ending: x}\n"
    )

    assert said in " ".join(problem.message for problem in lint(folder))
