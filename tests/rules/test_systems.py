"""What every built-in system is, whatever its rules: found, frozen, cited, and with a template."""

import json
import shutil
from dataclasses import is_dataclass
from pathlib import Path
from typing import Any

import pytest

from solo.adventure.loader import load
from solo.authoring.lint.lint import lint
from solo.errors import AdventureError, Mark
from solo.prose import Language
from solo.rules import find
from tests import marks
from tests.rules.every import every_system

TABLES = sorted(marks.RULES.rglob("data/*.json"))


@every_system
def test_it_has_the_name_that_it_is_found_by(system: str) -> None:
    assert find(system).name == system


@pytest.mark.parametrize(
    ("system", "part"),
    [
        ("art", "skills"),
        ("art", "perks"),
        ("conan-2d20", "skills"),
        ("conan-2d20", "focus"),
        ("fallout-2d20", "skills"),
        ("fell", "items"),
    ],
)
def test_of_what_a_hero_does_not_have_conditions_read_none(system: str, part: str) -> None:
    """A condition that compares such a number broke a game off for whoever had none of it."""
    rules = find(system)
    hero = rules.view(load(rules.template).heroes[0].sheet())
    asked = Language().expression(f"hero.{part}.lacking > 0", Mark("tale.yaml", 1, 1))
    listed = Language().expression(f"'lacking' in hero.{part}", Mark("tale.yaml", 1, 1))

    assert asked.value({"hero": hero}) is False
    assert listed.value({"hero": hero}) is False


@every_system
def test_conditions_know_a_hero_by_roles_that_are_kept(system: str, tmp_path: Path) -> None:
    """They stand in the hero file, are read as `hero.roles`, and come back from a kept hero."""
    rules = find(system)
    shutil.copytree(rules.template, tmp_path, dirs_exist_ok=True)
    path = sorted((tmp_path / "heroes").glob("*.yaml"))[0]
    written = path.read_text(encoding="utf-8")
    path.write_text(f"{written}\nroles: [ferryman, elder-sister]\n", encoding="utf-8")

    sheet = load(tmp_path).heroes[0].sheet()
    again = rules.hero_of(rules.load(rules.dump(sheet)))

    assert rules.view(sheet)["roles"] == ("ferryman", "elder-sister")
    assert rules.view(again.sheet())["roles"] == ("ferryman", "elder-sister")

    path.write_text(f"{written}\nroles: [Elder Sister]\n", encoding="utf-8")
    with pytest.raises(AdventureError, match="'Elder Sister' is no id"):
        load(tmp_path)


@every_system
def test_every_kind_is_a_frozen_dataclass(system: str) -> None:
    house: Any = find(system)
    kinds = (*house.checks.values(), *house.encounters.values(), *house.effects.values())

    assert all(is_dataclass(kind) for kind in kinds)
    assert [kind for kind in kinds if kind.__setattr__ is object.__setattr__] == []


@every_system
def test_the_template_is_without_fault(system: str) -> None:
    assert list(lint(find(system).template)) == []


def test_a_table_names_its_source() -> None:
    assert len(TABLES) > 100
    for path in TABLES:
        source = json.loads(path.read_text("utf-8"))["source"]
        assert {"title", "author", "licence"} <= set(source), path
