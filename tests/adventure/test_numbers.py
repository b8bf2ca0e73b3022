"""What stands for a whole number and never can be one is told before play."""

from pathlib import Path

import pytest

from solo.adventure.loader import examine

MODULE = """\
format: 1
title: T
system: {system}
start: a
variables: {{n: 2}}
scenes:
  a: {{choices: [{{text: Go, {effect}, goto: b}}]}}
  b: {{ending: e, text: T}}
"""


@pytest.mark.parametrize(
    ("system", "effect", "wrong"),
    [
        ("art", "fame: 1.5", "not 1.5"),
        ("art", "xp: '[1, 2]'", "not [1, 2]"),
        ("art", "glory: \"'x'\"", "not 'x'"),
        ("art", "xp: '1 / 2'", "not 1 / 2"),
        ("fell", "coins: 1.5", "not 1.5"),
        ("conan-2d20", "doom: 2.5", "not 2.5"),
        ("art", "xp: '4 / 2'", ""),
        ("art", "xp: '1 + 1'", ""),
        ("art", "xp: n // 2", ""),
        ("art", "xp: n * 1.5", ""),  # it may come to a whole number
        ("art", "xp: '2 if n > 1 else 1'", ""),
    ],
)
def test_a_number_that_can_not_be_one_is_told(
    tmp_path: Path, system: str, effect: str, wrong: str
) -> None:
    text = MODULE.format(system=system, effect=effect)
    (tmp_path / "adventure.yaml").write_text(text, encoding="utf-8")

    _, problems = examine(tmp_path)

    assert [problem.code for problem in problems] == (["value-wrong"] if wrong else [])
    assert all(problem.message.endswith(f"one, {wrong}") for problem in problems)


@pytest.mark.parametrize(
    ("effect", "cure"),
    [
        ("harm: d4", "harm: {die: d4}"),
        ("check: {test: d6}, outcomes: {success: A., failure: B.}", "test: {die: d6}"),
        ("check: {luck: d6}, outcomes: {else: A.}", ""),  # its one value is a die
        ("harm: 2", ""),
    ],
)
def test_a_die_that_has_a_key_of_its_own_is_told(tmp_path: Path, effect: str, cure: str) -> None:
    text = MODULE.format(system="fell", effect=effect)
    (tmp_path / "adventure.yaml").write_text(text, encoding="utf-8")

    _, problems = examine(tmp_path)

    told = [problem.message for problem in problems if problem.code != "risk-missing"]
    assert told == ([f"a die that is thrown has a key of its own: {cure}"] if cure else [])
