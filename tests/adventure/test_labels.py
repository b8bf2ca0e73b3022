"""Outcomes keyed by labels: where a system says what comes with each, they answer its counts."""

from pathlib import Path

import pytest

from solo.adventure.loader import examine

MODULE = """\
format: 1
title: T
system: fell
start: a
scenes:
  a:
    choices:
      - text: Lift it
        check: {{{check}}}
        outcomes: {{{outcomes}}}
      - {{text: Leave, goto: b}}
  b: {{ending: e, text: T}}
"""
RANKS = "catastrophic, pathetic, feeble, inferior, poor, passable, good, great, super, awesome"


@pytest.mark.parametrize(
    ("system", "check", "outcomes", "told"),
    [
        ("fell", "test: {attribute: str}", "lucky: Up., else: Down.", "; it has passed, failed"),
        ("fell", "test: {attribute: str}", "pass: Up., else: Down.", "; did you mean 'passed'?"),
        ("fell", "test: {attribute: str}", "aborted: No., else: Down.", ""),
        (
            "art",
            "trait: {attribute: charm}",
            "great: {check: {fate: {}}, outcomes: {good: On., else: No.}},"
            " plodded: Up., else: Down.",
            f"; this check has {RANKS}",
        ),
        ("fell", "contest: {attribute: str, rival: d6}", "won: Up., else: Down.", ""),
        (
            "fictive-hack",
            "deceive: {modifier: 1}",
            "climbed: Up., else: Down.",
            "; it has believed, possible, disbelieved",
        ),
        ("fictive-hack", "climb: {modifier: 1}", "climbed: Up., else: Down.", ""),
        ("conan-2d20", "skill: {skill: melee}", "won: Up., else: Down.", "; it has passed, failed"),
    ],
)
def test_a_label_of_another_check_is_told(
    tmp_path: Path, system: str, check: str, outcomes: str, told: str
) -> None:
    text = MODULE.format(check=check, outcomes=outcomes).replace("fell", system)
    (tmp_path / "adventure.yaml").write_text(text, encoding="utf-8")

    _, problems = examine(tmp_path)

    found = [problem.message for problem in problems if problem.code == "label-unknown"]
    assert [message[message.index(";") :] for message in found] == ([told] if told else [])
    assert all(problem.code == "label-unknown" for problem in problems)


@pytest.mark.parametrize(
    ("check", "outcomes", "unmet"),
    [
        ("test: {attribute: str}", "passed: Up., failed: Down.", ""),
        ("test: {attribute: str}", "passed: Up., failure: Down.", ""),
        (
            "test: {attribute: str}",
            "passed: Up.",
            "nothing answers 1f; add a key for it ('failed')",
        ),
        (
            "test: {attribute: str}",
            "failed: Down.",
            "nothing answers 1s; add a key for it ('passed')",
        ),
        ("test: {attribute: str}", "success: Up.", "nothing answers 1f; add a key for it"),
        ("luck: {die: d4}", "lucky: Up., unlucky: Down.", ""),
        ("luck: {die: d4}", "lucky: Up.", "nothing answers 1s-4s; add a key for it ('unlucky')"),
    ],
)
def test_labels_answer_the_counts_that_come_with_them(
    tmp_path: Path, check: str, outcomes: str, unmet: str
) -> None:
    module = tmp_path / "adventure.yaml"
    module.write_text(MODULE.format(check=check, outcomes=outcomes), encoding="utf-8")

    _, problems = examine(tmp_path)

    told = [problem.message for problem in problems if problem.code == "count-unmet"]
    assert told == ([f"{unmet}, or 'else'"] if unmet else [])


@pytest.mark.parametrize(
    ("difficulty", "key"), [("Great", "5s"), ("Poor", "9s")], ids=["another check", "another key"]
)
def test_what_was_right_of_one_check_is_not_taken_for_right_elsewhere(
    tmp_path: Path, difficulty: str, key: str
) -> None:
    text = MODULE.format(
        check="trait: {attribute: strength, difficulty: Poor}", outcomes="5s: Up., else: Down."
    ).replace("fell", "art")
    right = text.partition("choices:\n")[2].partition("      - {text: Leave")[0]
    wrong = right.replace("Lift", "Push").replace("Poor", difficulty).replace("5s", key)
    text = text.replace(right, right + wrong)
    (tmp_path / "adventure.yaml").write_text(text, encoding="utf-8")

    _, problems = examine(tmp_path)

    assert [(one.code, one.message[1:3]) for one in problems] == [("count-impossible", key)]
