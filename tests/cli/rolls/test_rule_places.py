"""`solo rules ID --where`: a rule's code and tests, found from its id."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from solo.cli.rolls.rule_places import data_places, parse_id, places, where
from solo.cli.rolls.rules import rules as command
from tests import marks

TOP = Path(__file__).parents[3]
RULES = TOP / "solo" / "rules"


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


def test_a_place_whose_range_holds_a_rule_is_told_from_one_that_names_it() -> None:
    places = {place.name: place.range for place in where("ART-393").code}

    assert places["free_attack"] == ""
    assert places["fumble"] == "ART-392 to ART-395"


def test_a_rule_named_in_a_list_behind_a_range_is_named(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text('"""One (ART-338 to ART-341, 344; ART-350)."""\n')
    told = {rule: [one.range for one in places(tmp_path, tmp_path, rule)]
            for rule in ("ART-338", "ART-340", "ART-344", "ART-350", "ART-351")}  # fmt: skip

    within = ["ART-338 to ART-341"]
    assert told == {
        "ART-338": within,
        "ART-340": within,
        "ART-344": [""],
        "ART-350": [""],
        "ART-351": [],
    }


def test_tables_are_found_by_file_and_line_and_the_rules_text_by_its_entry() -> None:
    found = {(place.path, place.name): place.line for place in where("CON-051").data}

    folder = "solo/rules/two_d20/conan/data"
    table = found[f"{folder}/momentum.json", ""]
    assert "CON-051" in (TOP / folder / "momentum.json").read_text().splitlines()[table - 1]
    assert (f"{folder}/rules.json", "momentum-spends") in found


@pytest.mark.parametrize("system", sorted(marks.FILES))
def test_each_rule_is_found_in_the_data(system: str) -> None:
    rule = f"{system}-007"

    told = [place.path.rpartition("/")[2] for place in data_places(RULES, TOP, rule)]

    assert "rules.json" in told


@pytest.mark.long(1)
@pytest.mark.parametrize("system", sorted(marks.FILES))
def test_a_rule_with_a_marked_test_is_found_in_that_file(system: str) -> None:
    rule = sorted(id_ for id_ in marks.marked("rule") if id_.startswith(f"{system}-"))[-1]

    told = {place.path.removeprefix("tests/") for place in where(rule).tests or ()}

    assert marks.marked("rule")[rule] <= told


def test_the_command_prints_code_and_tests() -> None:
    done = CliRunner().invoke(command, ["ART-331", "--where"])

    assert done.exit_code == 0
    assert "solo/rules/art/actions/tracking.py" in done.output
    assert "tracking (within ART-331 to ART-333)" in done.output
    assert "data   solo/rules/art/data/rules.json:" in done.output
    assert "tests/rules/art/" in done.output


def test_a_rule_that_is_told_and_not_played_says_why() -> None:
    done = CliRunner().invoke(command, ["ART-223", "--where"])

    assert "code   none: it is told, not played. Taste has no number.\n" in done.output
    told = json.loads(CliRunner().invoke(command, ["ART-223", "--where", "--json"]).output)
    assert (told["code"], told["narrated"]) == ([], "Taste has no number.")


def test_what_the_adventures_themselves_keep_is_found_there() -> None:
    assert "solo/adventure/mistakes/graph_checks.py" in {
        place.path for place in where("ART-514").code
    }


def test_the_command_as_json() -> None:
    done = CliRunner().invoke(command, ["art", "art-331", "--where", "--json"])

    told = json.loads(done.output)
    assert told["rule"] == "ART-331"
    assert {"path", "line", "name", "range"} == set(told["code"][0])
    assert {"path", "line", "name", "range"} == set(told["data"][0])


@pytest.mark.parametrize("words", [["ART-999"], ["art", "luck"], []])
def test_what_is_no_rule_is_told(words: list[str]) -> None:
    done = CliRunner().invoke(command, [*words, "--where"])

    assert done.exit_code != 0


def test_an_id_alone_is_looked_up() -> None:
    done = CliRunner().invoke(command, ["ART-331"])

    assert done.exit_code == 0
    assert "ART-331" in done.output
