"""`solo lint`: advice besides the loader's problems, and the three forms it is written in."""

import json
import shutil
import sys
from enum import IntEnum
from pathlib import Path
from types import SimpleNamespace

import jsonschema
import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "adventure"))

from modules import HEAD
from paper import PAPER

from solo import shelf
from solo.adventure.branch import Authored
from solo.authoring.lint.formats import as_github, as_json, as_sarif, as_text
from solo.authoring.lint.lint import failed, lint
from solo.errors import Mark, Problem
from solo.source.tree import Builder
from tests.conftest import Solo

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
        ("scene-unreachable", "warning"),  # where it begins it ends
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


SARIF = json.loads(Path(__file__).with_name("sarif.json").read_text(encoding="utf-8"))
"""What SARIF 2.1.0 (OASIS) asks of the parts that are written here, put in a schema of our own."""


def test_sarif_is_what_its_standard_asks_for() -> None:
    log = json.loads(as_sarif([ERROR, WARNING]))

    jsonschema.Draft202012Validator(SARIF).validate(log)
    (run,) = log["runs"]
    first, second = run["results"]
    assert [rule["id"] for rule in run["tool"]["driver"]["rules"]] == [
        "scene-unknown",
        "text-missing",
    ]
    assert (first["ruleId"], first["ruleIndex"], first["level"]) == ("scene-unknown", 0, "error")
    assert (second["ruleIndex"], second["level"]) == (1, "warning")
    assert first["message"]["text"] == "unknown scene '100%'"
    assert first["locations"][0]["physicalLocation"] == {
        "artifactLocation": {"uri": "a%2C%20b.yaml"},
        "region": {"startLine": 3, "startColumn": 7},
    }


def test_sarif_of_nothing_is_whole_too() -> None:
    jsonschema.Draft202012Validator(SARIF).validate(json.loads(as_sarif([])))


@pytest.mark.parametrize("severity", ["error", "warning", "notice"])
def test_sarif_has_a_level_for_each_severity(severity: str) -> None:
    log = as_sarif([Problem(Mark("/tmp/x/a.yaml", 1, 1), "yaml-deep", "x", severity)])

    jsonschema.Draft202012Validator(SARIF).validate(json.loads(log))
    assert "file:///tmp/x/a.yaml" in log


def modules(folder: Path) -> None:
    """Write two adventures: one with a mistake in a scene of its own file, one without."""
    head = "format: 1\ntitle: T\nsystem: art\nstart: a\n"
    for name, scene in (("one", "a: {goto: nowhere}"), ("two", "a: {ending: won, text: T}")):
        (folder / name / "scenes").mkdir(parents=True)
        (folder / name / "adventure.yaml").write_text(f"{head}include: scenes/*.yaml\n")
        (folder / name / "scenes" / "first.yaml").write_text(f"scenes: {{{scene}}}\n")


def test_several_paths_and_any_file_of_a_module_are_linted_each_once(
    tmp_path: Path, solo: Solo
) -> None:
    modules(tmp_path)
    paths = ("one/scenes/first.yaml", "one", "one/adventure.yaml", "two/scenes/first.yaml")

    done = solo("lint", *paths, "--format", "sarif", where=tmp_path)

    log = json.loads(done.stdout)
    jsonschema.Draft202012Validator(SARIF).validate(log)
    assert done.returncode == 1
    assert [one["ruleId"] for one in log["runs"][0]["results"]] == ["scene-unknown"]
    assert "one/scenes/first.yaml" in done.stdout
    assert solo("lint", "two/scenes/first.yaml", where=tmp_path).returncode == 0


def test_a_path_that_is_no_adventure_is_told_and_the_others_are_linted(
    tmp_path: Path, solo: Solo
) -> None:
    modules(tmp_path)

    done = solo("lint", "one", "nowhere-at-all", where=tmp_path)

    assert done.returncode == 2
    assert "unknown scene 'nowhere'" in done.stdout
    assert "no adventure 'nowhere-at-all'" in done.stderr


def test_each_file_is_parsed_once(tmp_path: Path, monkeypatch) -> None:
    """Also where things are told at the place that declares them, in every kind of section."""
    parsed: list[str] = []
    monkeypatch.setattr(Builder, "build", _noting(Builder.build, parsed))
    (tmp_path / "adventure.yaml").write_text(
        f"{HEAD.replace('paper', 'fell')}\ninclude: [more.yaml]\nscenes: {{a: {{ending: won}}}}\n"
    )
    (tmp_path / "more.yaml").write_text(
        "variables: {torch: 0}\nitems: {rope: {name: A rope}}\nquests: {find: Find her}\n"
    )

    codes = {problem.code for problem in lint(tmp_path)}

    assert {"variable-unused", "item-unused", "quest-unused"} <= codes
    assert len(parsed) == 2


def _noting(build, parsed):
    def noted(self, *given):
        parsed.append("a file")
        return build(self, *given)

    return noted


@pytest.mark.parametrize(
    ("name", "section"),
    [
        ("the-drowned-counting-house", "variables"),
        ("the-long-noon", "foes"),
        ("kilometre-three", "items"),
    ],
)
def test_a_header_that_is_no_yaml_brings_no_false_word_on_other_files(
    name: str, section: str, tmp_path: Path
) -> None:
    place = tmp_path / name
    shutil.copytree(shelf.find(name), place)
    header = place / "adventure.yaml"
    text = header.read_text(encoding="utf-8")
    header.write_text(text.replace(f"\n{section}:", f'\n{section}: "', 1), encoding="utf-8")

    (told,) = lint(place)

    assert told.code == "yaml-syntax"
    assert Path(told.mark.file).name == "adventure.yaml"
