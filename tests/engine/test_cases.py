"""Cases: parts of an outcome that are done where their conditions hold."""

from collections.abc import Callable
from pathlib import Path

import pytest

from solo.authoring.lint.lint import lint
from solo.engine.commands import Choose
from solo.engine.events import Narrated
from solo.engine.session import Session

Game = Callable[..., Session]
STORY = """
variables: {rope: false, clues: 0, luck: none}
scenes:
  quay:
    text: A.
    choices:
      - {text: Rope, set: {rope: true}, then: Taken.}
      - text: Climb
        then: You climb.
        cases:
          - {when: rope, text: The rope holds., set: {clues: clues + 1}}
          - {when: clues > 0, text: "You see {{ clues }}.", goto: roof}
          - {when: else, text: You fall.}
        goto: yard
      - text: Roll
        check: {trait: {attribute: strength, difficulty: Poor}}
        outcomes:
          success:
            - {when: rope, text: Up., goto: roof}
            - You look down.
          failure:
            - {when: rope, check: {trait: {attribute: fate, difficulty: Poor}},
               outcomes: {success: Held., failure: Let go.}}
            - {when: else, text: Down., goto: yard}
  roof: {text: Roof., ending: roof}
  yard: {text: Yard., ending: yard}
"""
GOOD, BAD = 73, 1


def told(session: Session, *options: str) -> list[str]:
    """Return what is told by the last of some choices."""
    turn = None
    for option in options:
        turn = session.do(Choose(option))
        assert turn.accepted, turn.events
    assert turn is not None
    return [event.text for event in turn.events if isinstance(event, Narrated)]


def test_cases_are_done_in_order_until_one_leads_on(game: Game) -> None:
    session = game(STORY)

    assert told(session, "rope", "climb") == [
        "You climb.",
        "The rope holds.",
        "You see 1.",
        "Roof.",
    ]
    assert session.ending == "roof"


def test_else_is_done_where_no_case_before_it_was_and_the_branch_leads_on(game: Game) -> None:
    session = game(STORY)

    assert told(session, "climb") == ["You climb.", "You fall.", "Yard."]


def test_an_outcome_may_be_a_list_of_cases(game: Game) -> None:
    session = game(STORY, (GOOD,))

    assert told(session, "roll") == ["You look down."]
    assert session.state.scene == "quay"


def test_a_case_of_an_outcome_leads_on(game: Game) -> None:
    session = game(STORY, (GOOD,))

    assert told(session, "rope", "roll") == ["Up.", "Roof."]


def test_a_case_may_ask_for_a_check(game: Game) -> None:
    session = game(STORY, (BAD, GOOD))

    assert told(session, "rope", "roll") == ["Held."]


@pytest.mark.parametrize(
    ("cases", "said"),
    [
        ("[{text: A., goto: x}, {text: B., goto: x}]", "this case is never done"),
        ("[{when: else, text: A.}]", "'when: else' stands first"),
        ("[{text: A.}, {when: else, text: B.}]", "behind a case without 'when'"),
        ("[]", "there are no cases"),
        ("[{whem: k, text: A.}]", "unknown key 'whem'"),
        ("[{when: nothing_known, text: A.}]", "unknown name 'nothing_known'"),
        ("{when: k}", "expected a list"),
    ],
)
def test_lint_tells_of_cases_that_are_none(
    module: Callable[..., Path], cases: str, said: str
) -> None:
    choice = f"      - {{text: Go, then: T., cases: {cases}}}\n      - {{text: X, goto: x}}\n"
    folder = module(
        f"variables: {{k: false}}\nscenes:\n  quay:\n    text: '{{% if k %}}A{{% endif %}}'\n"
        f"    choices:\n{choice}  x: {{text: X., ending: x}}\n"
    )

    assert said in " ".join(problem.message for problem in lint(folder))


def test_cases_that_do_not_surely_lead_on_leave_nothing_to_do(module: Callable[..., Path]) -> None:
    def codes(last: str) -> list[str]:
        check = "check: {trait: {attribute: strength, difficulty: Poor}}"
        folder = module(
            "variables: {k: false}\nscenes:\n  quay:\n    text: '{% if k %}A{% endif %}'\n"
            f"    enter: {{set: {{k: not k}}}}\n    {check}\n    outcomes:\n      else:\n"
            f"        - {{when: k, text: Y., goto: x}}\n        - {{{last}text: Z.}}\n"
            "  x: {text: X., ending: x}\n"
        )
        return [p.code for p in lint(folder) if p.severity == "error"]

    assert codes("") == ["scene-dead-end"]
    assert codes("goto: x, ") == []
    assert codes("when: else, goto: x, ") == []


def test_what_only_a_case_leads_to_is_not_disproved(module: Callable[..., Path]) -> None:
    cases = "cases: [{when: n > 2, goto: y}, {when: n < 0, goto: z}, {when: else, set: {n: n + 1}}]"
    folder = module(
        "variables: {n: 1}\nscenes:\n  quay:\n    text: A.\n"
        f"    choices:\n      - {{text: Go, then: T., {cases}}}\n      - {{text: X, goto: x}}\n"
        "  x: {text: X., ending: x}\n  y: {text: Y., ending: y}\n  z: {text: Z., ending: z}\n"
    )

    found = [p for p in lint(folder, prove=True) if p.code == "proof-ending"]

    assert [p.message for p in found] == ["proved: no game comes to the ending 'z'"]


def test_the_count_of_an_outcome_is_read_alone_or_as_a_part_of_it(game: Game) -> None:
    told = "{{ successes }} {{ outcome.successes }} {{ failures }} {{ outcome.failures }}"
    scenes = (
        "scenes: {quay: {text: A., choices: [{id: roll, text: Roll, check: {trait: {attribute:"
        " strength, difficulty: Poor}}, outcomes: {else: {text: '" + told + "', goto: end}}}]},"
        " end: {ending: won}}"
    )

    turn = game(scenes, (95,)).do(Choose("roll"))

    text = next(event.text for event in turn.events if isinstance(event, Narrated))
    alone, part, failed, part_failed = text.split()
    assert (part, part_failed) == (alone, failed)
    assert alone != failed
