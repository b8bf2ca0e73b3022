"""The JSON Schema of adventures: true to the loader, and taken in by all that is shipped."""

import json
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

sys.path.insert(0, str(Path(__file__).parents[2] / "adventure"))

from modules import HEAD, Case, cases
from paper import PAPER

from solo import rules, shelf
from solo.adventure import keys
from solo.adventure.loader import examine
from solo.adventure.reading.accepted import FILE as ACCEPTED
from solo.adventure.reading.said import FILE as SAID
from solo.adventure.reading.told import FILE as TOLD
from solo.authoring.continuity.done import FILE as DONE
from solo.authoring.format.schema import adventure_schema, hero_schema
from solo.cli import solo
from solo.errors import Problem
from solo.rules.core.system import System
from solo.source import Node, parse
from tests.rules.every import NAMES

STRUCTURE = {
    "key-unknown", "type-wrong", "key-missing", "check-unknown", "check-wrong", "label-unknown",
    "variable-name", "id-wrong",
}  # fmt: skip
FLOAT = re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?")


def plain(node: Node) -> Any:
    """Return what YAML 1.2 makes of a node, as editors read it."""
    value = node.value
    if isinstance(value, list):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    words = {"": None, "null": None, "~": None, "true": True, "false": False}
    if node.quoted or node.text_place[1] is not None:
        return value
    if value in words:
        return words[value]
    if re.fullmatch(r"[-+]?[0-9]+", value):
        return int(value)
    return float(value) if FLOAT.fullmatch(value) else value


def read(data: bytes) -> Any:
    root = parse(data, "x", []).root
    return None if root is None else plain(root)


@cache
def validator(system: System, *, hero: bool = False) -> Draft202012Validator:
    schema = hero_schema(system) if hero else adventure_schema(system)
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(json.loads(json.dumps(schema)))


def wrong(system: System, files: dict[str, bytes]) -> list[str]:
    found = []
    for name, data in files.items():
        if name.endswith(".yaml"):
            checks = validator(system, hero=name.startswith("heroes/"))
            found += [f"{name}: {one.message[:200]}" for one in checks.iter_errors(read(data))]
    return found


def folders() -> Iterator[Path]:
    yield from shelf.shipped()
    for name in NAMES:
        yield rules.find(name).template


@pytest.mark.long(4)
@pytest.mark.parametrize(
    "folder", list(folders()), ids=lambda folder: folder.parent.name + folder.name
)
def test_what_is_shipped_is_taken_in(folder: Path) -> None:
    files = {one.relative_to(folder).as_posix(): one.read_bytes() for one in folder.rglob("*.yaml")}
    for name in (ACCEPTED, TOLD, DONE, SAID):  # they are none of the adventure's own
        files.pop(name, None)
    system = rules.find(read(files["adventure.yaml"])["system"])

    assert wrong(system, files) == []


def misbuilt() -> list[Case]:
    """Return the broken modules that are YAML, and broken in their structure."""
    found = []
    for case in cases():
        codes = {line.rpartition("[")[2].rstrip("]") for line in case.problems}
        spoilt = any(c.startswith(("yaml", "file", "text-", "key-duplicate")) for c in codes)
        if codes & STRUCTURE and not spoilt and "key-wrong" not in codes:
            found.append(case)
    return found


@pytest.mark.long(13)
@pytest.mark.parametrize("case", misbuilt(), ids=lambda case: case.name)
def test_a_module_misbuilt_is_caught(case: Case) -> None:
    """All but words where a sum may stand, which only the game's names tell from sums."""
    files = {name: text.encode() for name, text in case.files.items()}

    assert wrong(PAPER, files) or any("expected a whole number, found" in p for p in case.problems)


VALUES = ("word", "7", "true", "[word]", "{word: word}")
PLACES = {
    "scene": ("SCENE", "scenes: {{a: {{ending: won}}, b: {{{key}: {value}}}}}"),
    "choice": ("CHOICE", "scenes: {{a: {{choices: [{{text: T, {key}: {value}}}]}}}}"),
    "outcome": ("OUTCOME", "scenes: {{a: {{choices: [{{text: T, {key}: {value}}}]}}}}"),
    "question": ("QUESTION", "scenes: {{a: {{questions: [{{about: T, {key}: {value}}}]}}}}"),
    "event": ("EVENT", "scenes: {{a: {{ending: won}}}}\nevents: {{e: {{{key}: {value}}}}}"),
    "ending": ("ENDING", "scenes: {{a: {{ending: {{kind: won, {key}: {value}}}}}}}"),
}


@pytest.mark.parametrize("place", PLACES)
def test_every_key_takes_what_the_loader_takes(place: str, tmp_path: Path) -> None:
    """The table that the readers' keys and the schema come from is true of every kind of value."""
    name, template = PLACES[place]
    differing = []
    for key in getattr(keys, name):
        for value in VALUES:
            text = f"{HEAD}\n" + template.format(key=key, value=value)
            if text.count(f"{key}: ") > text.count(f"{key}: {value}") and key in ("text", "about"):
                text = text.replace(f"{key}: T, ", "")
            (tmp_path / "adventure.yaml").write_text(text, encoding="utf-8")
            problems = examine(tmp_path, system=PAPER)[1]
            refused = any(p.code in {*STRUCTURE, "value-wrong"} for p in problems)
            caught = wrong(PAPER, {"adventure.yaml": text.encode()})
            if bool(caught) != refused and not any(map(_is_a_word_for_a_sum, problems)):
                differing.append((key, value, caught, [str(p) for p in problems]))
    assert differing == []


def _is_a_word_for_a_sum(problem: Problem) -> bool:
    return problem.message.startswith("expected a whole number, found 'word'")


def parsed_kinds() -> list[Any]:
    from solo.rules.art.actions.phases import Scale
    from solo.rules.art.actions.travel import Means
    from solo.rules.art.checks.likelihood import Likelihood
    from solo.rules.art.checks.ranks import Rank
    from solo.rules.art.health.damage import Surface
    from solo.rules.art.health.effects import UpTo
    from solo.rules.art.health.sanity import Horror
    from solo.rules.fell.checks.ladder import Die
    from solo.rules.fell.checks.likelihood import Likely
    from solo.rules.fell.checks.social import Row

    return [UpTo, Surface, Likelihood, Scale, Rank, Horror, Means, Die, Likely, Row]


@pytest.mark.parametrize("kind", parsed_kinds(), ids=lambda kind: kind.__name__)
def test_every_word_that_an_editor_offers_is_read(kind: Any) -> None:
    assert all(kind.parse(word) == kind.parse(word.lower()) for word in kind.spellings())


@pytest.mark.parametrize("name", NAMES)
def test_what_is_told_of_keys_has_no_word_of_python(name: str) -> None:
    system = rules.find(name)
    told = json.dumps([adventure_schema(system), hero_schema(system)])

    assert re.findall(r'"description": "[^"]*\bNone\b[^"]*"', told) == []


def test_what_is_usual_is_said_and_limits_nothing() -> None:
    """An editor underlines what a schema refuses, and a number that is hardly meant works."""
    hp = adventure_schema(rules.find("fell"))["$defs"]["Foe"]["properties"]["hp"]

    assert hp["description"] == "What harm comes off first. Usually 0 to 100."
    assert (hp["minimum"], hp["maximum"]) == (0, 10_000)


def test_an_included_file_needs_no_header() -> None:
    checks = validator(PAPER)

    assert checks.is_valid({"scenes": {"a": {"ending": "won"}}})
    assert not checks.is_valid({"format": 1, "scenes": {}})


def test_the_command_writes_one_and_lists_systems(capsys: pytest.CaptureFixture[str]) -> None:
    for args in (["schema", "fell"], ["schema", "fell", "--hero"]):
        solo.main(args, standalone_mode=False)
        schema = json.loads(capsys.readouterr().out)
        Draft202012Validator.check_schema(schema)
        assert "FELL" in schema["title"]

    solo.main(["schema"], standalone_mode=False)
    assert "conan-2d20" in capsys.readouterr().out
