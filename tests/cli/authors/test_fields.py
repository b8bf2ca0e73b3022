"""`solo fields`: what it names, by one word and by several."""

import pytest
from click.testing import CliRunner

from solo.cli.authors.fields import fields
from solo.rules import find

SYSTEMS = ("art", "fictive-hack", "conan-2d20", "fallout-2d20", "fell")


def told(*words: str) -> str:
    """Return the page, which has to be there."""
    done = CliRunner().invoke(fields, words)
    assert done.exit_code == 0, done.output
    return done.output


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize(
    ("one", "several"),
    [("foe", "foes"), ("companion", "foes"), ("companions", "foes"), ("hero", "heroes"),
     ("item", "items"), ("option", "options"), ("check", "checks"), ("effect", "effects"),
     ("encounter", "encounters")],
)  # fmt: skip
def test_a_section_is_found_by_one_of_those_in_it(system: str, one: str, several: str) -> None:
    assert told(system, one) == told(system, several)


@pytest.mark.parametrize("system", [*SYSTEMS, "oath", "ember", "crew", "dark"])
def test_each_check_tells_its_labels_and_what_its_outcome_holds(system: str) -> None:
    rules = find(system)
    for name in (*rules.checks, *rules.encounters):
        page = " ".join(told(system, name).split())
        assert "Outcomes: " in page, name
        assert "In its outcomes, outcome. has " in page, name


@pytest.mark.parametrize(
    ("system", "check", "labels"),
    [
        ("fictive-hack", "challenge", "passed, failed, tie"),
        ("fictive-hack", "elude", "vanished, unable, found"),
        ("fictive-hack", "lock", "passed, left, tie"),
        ("conan-2d20", "damage", "harmed, unharmed"),
        ("oath", "act", "strong hit, weak hit, miss"),
    ],
)
def test_labels_are_those_with_which_a_check_ends(system: str, check: str, labels: str) -> None:
    assert f"Outcomes: {labels}\n" in told(system, check)


def test_what_an_outcome_of_a_file_holds_is_its_own() -> None:
    act, fight = told("oath", "act"), told("oath", "fight")
    assert "score" in act.partition("outcome. has")[2]
    assert fight.partition("outcome. has ")[2].strip() == "kind, passed, rounds"
