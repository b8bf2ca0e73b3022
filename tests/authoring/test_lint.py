"""`solo lint`: advice besides the loader's problems, and the three forms it is written in."""

import json
import sys
from enum import IntEnum
from pathlib import Path
from types import SimpleNamespace

sys.path.insert(0, str(Path(__file__).parent.parent / "adventure"))

from modules import HEAD
from paper import PAPER

from solo.adventure.model import Authored
from solo.authoring.lint import as_github, as_json, as_text, failed, lint
from solo.errors import Mark, Problem

PLACE = Mark("a, b.yaml", 3, 7)
ERROR = Problem(PLACE, "scene-unknown", "unknown scene '100%'")
WARNING = Problem(Mark("b.yaml", 1, 1), "text-missing", "tells nothing", "warning")


class Rank(IntEnum):
    POOR = 5
    PASSABLE = 6
    GREAT = 8


def check(**fields: object) -> Authored:
    return Authored("trait", PLACE, SimpleNamespace(**fields), {})


def test_a_whole_module_has_nothing_to_tell(tmp_path: Path) -> None:
    (tmp_path / "adventure.yaml").write_text(HEAD + "\nscenes: {a: {ending: won}}\n")

    assert lint(tmp_path, system=PAPER) == ()


def test_errors_and_warnings_are_told_together(tmp_path: Path) -> None:
    text = HEAD + "\nscenes: {a: {ending: won}, b: {ending: lost}, c: {text: x}}\n"
    (tmp_path / "adventure.yaml").write_text(text)

    found = lint(tmp_path, system=PAPER)

    assert [(p.code, p.severity) for p in found] == [
        ("scene-unreachable", "warning"),
        ("scene-dead-end", "error"),
        ("scene-unreachable", "warning"),
    ]


def test_what_the_rules_advise_is_told_where_the_check_stands(tmp_path: Path) -> None:
    scenes = "scenes: {a: {check: {luck: {}}, outcomes: {else: {goto: b}}}, b: {ending: won}}"
    (tmp_path / "adventure.yaml").write_text(f"{HEAD}\n{scenes}\n")

    found = lint(tmp_path, system=PAPER)

    assert [(p.code, p.severity, p.mark.line) for p in found if p.code == "luck-plain"] == [
        ("luck-plain", "warning", HEAD.count("\n") + 2)
    ]


def test_text_is_a_line_each_and_a_count() -> None:
    assert as_text([ERROR, WARNING]).splitlines() == [
        "a, b.yaml:3:7: unknown scene '100%' [scene-unknown]",
        "b.yaml:1:1: warning: tells nothing [text-missing]",
        "1 error, 1 warning",
    ]
    assert as_text([]) == "no problems"


def test_json_has_every_part() -> None:
    assert json.loads(as_json([ERROR])) == [
        {
            "file": "a, b.yaml",
            "line": 3,
            "column": 7,
            "severity": "error",
            "code": "scene-unknown",
            "message": "unknown scene '100%'",
        }
    ]


def test_github_annotates_lines() -> None:
    assert as_github([ERROR, WARNING]).splitlines() == [
        "::error file=a%2C b.yaml,line=3,col=7,title=scene-unknown::unknown scene '100%25'",
        "::warning file=b.yaml,line=1,col=1,title=text-missing::tells nothing",
    ]


def test_warnings_fail_only_when_strict() -> None:
    assert not failed([WARNING])
    assert failed([WARNING], strict=True)
    assert failed([ERROR])
