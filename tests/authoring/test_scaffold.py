"""The adventure that `solo new` writes is a good one, and overwrites nothing."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from jsonschema import Draft202012Validator

from solo import rules
from solo.authoring import scaffold
from solo.authoring.lint.lint import lint
from solo.errors import SoloError
from solo.rules.art.system import ART
from tests.conftest import Solo


def test_lint_has_nothing_to_say_against_it(tmp_path: Path) -> None:
    scaffold.begin(tmp_path / "mine", ART)

    assert lint(tmp_path / "mine") == ()


@pytest.mark.parametrize("kind", ["file", "folder"])
def test_nothing_is_overwritten(tmp_path: Path, kind: str) -> None:
    place = tmp_path / "mine"
    held = place if kind == "file" else place / "adventure.yaml"
    held.parent.mkdir(exist_ok=True)
    held.write_text("mine", encoding="utf-8")

    with pytest.raises(SoloError, match="not empty"):
        scaffold.begin(place, ART)

    assert held.read_text(encoding="utf-8") == "mine"


def test_a_folder_that_can_not_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")

    with pytest.raises(SoloError, match="can't write"):
        scaffold.begin(tmp_path / "file" / "mine", ART)


@pytest.mark.parametrize("name", ["art", "fictive-hack", "conan-2d20", "fallout-2d20", "fell"])
def test_each_file_names_a_schema_that_it_fits(tmp_path: Path, name: str) -> None:
    folder = tmp_path / "mine"
    written = scaffold.begin(folder, rules.find(name))

    files = [file for file in written if file.suffix == ".yaml"]
    assert {file.parent.name for file in files} >= {"mine", "heroes"}
    for file in files:
        first = file.read_text(encoding="utf-8").splitlines()[0]
        place = first.removeprefix("# yaml-language-server: $schema=")
        schema = json.loads((file.parent / place).read_text(encoding="utf-8"))
        content = yaml.load(
            file.read_text(encoding="utf-8"), getattr(yaml, "CSafeLoader", yaml.SafeLoader)
        )
        Draft202012Validator(schema).validate(json.loads(json.dumps(content, default=str)))
    assert lint(folder) == ()


def every(part: Any) -> Iterator[dict[str, Any]]:
    """Yield every mapping in a schema."""
    if isinstance(part, dict):
        yield part
    for inner in (
        part.values() if isinstance(part, dict) else part if isinstance(part, list) else ()
    ):
        yield from every(inner)


def test_the_schema_offers_scenes_and_attributes(tmp_path: Path) -> None:
    scaffold.begin(tmp_path / "mine", ART)

    schema = json.loads((tmp_path / "mine" / "schema.json").read_text(encoding="utf-8"))

    choice = schema["$defs"]["choice"]["properties"]
    assert "well" in choice["goto"]["anyOf"][0]["enum"]
    assert "well" in choice["visit"]["anyOf"][0]["enum"]
    assert "well" in schema["properties"]["start"]["anyOf"][0]["enum"]
    fields = [one["properties"] for one in every(schema["$defs"]) if "properties" in one]
    offered = [one["attribute"]["anyOf"][0] for one in fields if "attribute" in one]
    assert offered
    assert all("strength" in one["enum"] for one in offered)


def test_the_schema_of_an_adventure_grows_with_it(tmp_path: Path, solo: Solo) -> None:
    scaffold.begin(tmp_path / "mine", ART)
    (tmp_path / "mine" / "scenes" / "new.yaml").write_text("scenes: {attic: {text: Dust.}}\n")

    done = solo("schema", "mine", where=tmp_path)

    assert done.returncode == 0
    assert "attic" in json.loads(done.stdout)["properties"]["start"]["anyOf"][0]["enum"]
