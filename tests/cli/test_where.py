"""`solo rules ID --where`: a rule's code and tests, found from its id."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from solo.cli.rules import rules as command
from solo.cli.where import parse_id, where
from tests import marks

TOP = Path(__file__).parent.parent.parent


def test_an_id_names_its_system() -> None:
    assert parse_id("art-20") == ("art", "ART-020")
    assert parse_id("FO-037") == ("fallout-2d20", "FO-037")
    assert parse_id("luck") is None


def test_a_rule_in_a_range_is_found_at_its_function_and_its_tests() -> None:
    found = where("ART-331")

    assert "tracking" in [place.name for place in found.code]
    assert found.tests
    for place in (*found.code, *found.tests):
        lines = (TOP / place.path).read_text(encoding="utf-8").splitlines()
        name = place.name.rpartition(".")[2]
        assert not name or name in lines[place.line - 1]


@pytest.mark.parametrize("system", sorted(marks.TOTALS))
def test_a_rule_with_a_marked_test_is_found_in_that_file(system: str) -> None:
    rule = sorted(id_ for id_ in marks.marked("rule") if id_.startswith(f"{system}-"))[-1]

    told = {place.path.removeprefix("tests/") for place in where(rule).tests or ()}

    assert marks.marked("rule")[rule] <= told


def test_the_command_prints_code_and_tests() -> None:
    done = CliRunner().invoke(command, ["ART-331", "--where"])

    assert done.exit_code == 0
    assert "solo/rules/art/actions/tracking.py" in done.output
    assert "tests/rules/art/" in done.output


def test_the_command_as_json() -> None:
    done = CliRunner().invoke(command, ["art", "art-331", "--where", "--json"])

    told = json.loads(done.output)
    assert told["rule"] == "ART-331"
    assert {"path", "line", "name"} == set(told["code"][0])


@pytest.mark.parametrize("words", [["ART-999"], ["art", "luck"], []])
def test_what_is_no_rule_is_told(words: list[str]) -> None:
    done = CliRunner().invoke(command, [*words, "--where"])

    assert done.exit_code != 0


def test_an_id_alone_is_looked_up() -> None:
    done = CliRunner().invoke(command, ["ART-331"])

    assert done.exit_code == 0
    assert "ART-331" in done.output
