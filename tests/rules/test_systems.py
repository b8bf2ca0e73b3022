"""What every built-in system is, whatever its rules: found, frozen, cited, and with a template."""

import json
from dataclasses import is_dataclass
from typing import Any

import pytest

from solo.authoring.lint import lint
from solo.rules import find
from tests import marks
from tests.rules.every import every_system

TABLES = sorted(marks.RULES.rglob("data/*.json"))


@every_system
def test_it_has_the_name_that_it_is_found_by(system: str) -> None:
    assert find(system).name == system


@every_system
def test_every_kind_is_a_frozen_dataclass(system: str) -> None:
    house: Any = find(system)
    kinds = (*house.checks.values(), *house.encounters.values(), *house.effects.values())

    assert all(is_dataclass(kind) and kind.__dataclass_params__.frozen for kind in kinds)  # type: ignore[attr-defined]


@every_system
def test_the_template_is_without_fault(system: str) -> None:
    assert list(lint(find(system).template)) == []


@pytest.mark.parametrize("path", TABLES, ids=lambda path: f"{path.parents[1].name}-{path.stem}")
def test_a_table_names_its_source(path: Any) -> None:
    assert {"title", "author", "licence"} <= set(json.loads(path.read_text("utf-8"))["source"])
