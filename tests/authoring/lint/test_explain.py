"""`solo lint --explain`: each code has a bad example that it is told of, and a good one."""

from pathlib import Path

import pytest

from solo.adventure.mistakes.codes import CODES
from solo.authoring.lint.explain import explained, lesson, lessons, whole
from solo.authoring.lint.lint import lint
from solo.errors import Problem, SoloError
from tests.conftest import Solo

LESSONS = lessons()
SHOWN = {code: one for code, one in LESSONS.items() if one.bad}
TOO_LONG = {
    *("file-missing", "file-large", "file-encoding", "include-many", "adventure-large"),
    *("yaml-deep", "text-long", "list-long", "turn-large", "trials-many", "doom-unused"),
    *("translation-wrong", "proof-stopped", "unmet-ending", "unmet-choice", "unmet-condition"),
    *("module-unknown", "module-twice", "module-system", "deed-untold", "deed-unused", "deed-type"),
    *("contradiction", "proof-lock", "unmet-lock", "degree-never", "degree-gap", "formula-fails"),
    "translation-old",
    "translation-unlike",
}
"""What takes a file that is broken or huge: told in words, and tested where it is found."""


def linted(folder: Path, code: str, example: str) -> tuple[Problem, ...]:
    for name, text in whole(example).items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return lint(folder, prove=code.startswith("proof-"))


def test_each_code_has_a_lesson() -> None:
    assert LESSONS.keys() == CODES.keys()
    assert {code for code, one in LESSONS.items() if not one.bad} == TOO_LONG
    assert all(one.note or one.good for one in LESSONS.values())


@pytest.mark.parametrize("code", SHOWN)
def test_the_bad_example_of_a_code_has_its_problem(code: str, tmp_path: Path) -> None:
    found = linted(tmp_path, code, SHOWN[code].bad)

    assert code in {problem.code for problem in found}
    assert all(problem.code in CODES for problem in found)


@pytest.mark.parametrize("code", SHOWN)
def test_the_good_example_of_a_code_has_no_problem(code: str, tmp_path: Path) -> None:
    heroless = {"unmet-lock"} if code.startswith("proof-") else set()

    assert {one.code for one in linted(tmp_path, code, SHOWN[code].good)} <= heroless


def test_a_lesson_shows_both_examples() -> None:
    told = explained(lesson("scene-unknown"))

    assert told.startswith("scene-unknown: no such scene\n")
    assert "\n    scenes:\n      a: {text: It rains., goto: the-edn}\n" in told
    assert told.endswith("goto: the-end}")


def test_what_is_no_code_is_told_with_the_nearest() -> None:
    with pytest.raises(SoloError, match="'scene-unknow'; did you mean 'scene-unknown'"):
        lesson("scene-unknow")


def test_the_command_needs_no_adventure_for_it(solo: Solo) -> None:
    done = solo("lint", "--explain", "turn-large")

    assert done.returncode == 0
    assert done.stdout.startswith("turn-large: one turn does or tells more than a turn may\n")


def test_without_an_adventure_there_is_nothing_to_lint(solo: Solo) -> None:
    done = solo("lint")

    assert done.returncode == 2
    assert "name an adventure" in done.stderr
