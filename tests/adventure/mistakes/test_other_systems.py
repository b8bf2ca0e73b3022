"""Names of another system: whose they are, and what the adventure's own system calls the thing."""

from collections.abc import Mapping
from typing import Any

import pytest

from solo.adventure.mistakes.other_systems import (
    _things,
    attribute_note,
    check_note,
    effect_note,
    label_note,
)
from solo.rules import find
from solo.rules.core.system import System
from tests.rules.every import NAMES


@pytest.mark.parametrize(
    ("system", "name", "said"),
    [
        ("art", "harm", "; that is of FELL and Crew of the Tide; here, in ART Engine,"
         " it is called 'damage'"),
        ("fell", "damage", "; that is of ART Engine, Conan 2d20 and Fallout 2d20; here, in FELL,"
         " it is called 'harm'"),
        ("conan-2d20", "gain", "; that is of ART Engine and Fictive Hack; here, in Conan 2d20,"
         " it is called 'give'"),
        ("fell", "gloat", "; that is of Fictive Hack, and this adventure is played by FELL"),
        ("fell", "nonsense", ""),
    ],
)  # fmt: skip
def test_an_effect_of_another_system_is_told_by_its_name_here(
    system: str, name: str, said: str
) -> None:
    assert effect_note(find(system), name) == said


def test_checks_and_outcomes_are_told_so_too() -> None:
    assert check_note(find("art"), "struggle").endswith("it is called 'trait'")
    assert label_note(find("art"), "passed").endswith("it is called 'success'")


def test_an_attribute_or_a_skill_is_told_by_its_check() -> None:
    conan = find("conan-2d20")
    assert attribute_note(conan, "athletics").endswith("a skill is rolled by a check: skill: "
                                                       "{skill: athletics, …}")  # fmt: skip
    assert attribute_note(conan, "agility").endswith("skill: {attribute: agility, …}")
    assert attribute_note(conan, "nonsense") == ""


def test_of_an_attribute_that_no_check_rolls_nothing_is_told() -> None:
    class Unrolled(System[Any]):
        name = "unrolled"
        checks: Mapping[str, type] = {}

        def trait(self, name: str) -> str:
            return name

    assert attribute_note(Unrolled(), "luck") == ""


@pytest.mark.parametrize("part", ["effects", "checks", "labels"])
def test_each_name_is_one_that_its_system_has(part: str) -> None:
    broad = {"success", "failure"}
    for row in _things()[part]:
        assert set(row) <= set(NAMES)
        for system, name in row.items():
            found = find(system)
            known = (
                {*found.checks, *found.encounters} if part == "checks" else {*getattr(found, part)}
            )
            assert name in known | broad
