"""An adventure that travels: what comes along of it, and what it is where it is opened."""

import json
from pathlib import Path

import pytest

from solo.adventure.compiled.carried import ABOUT, COMPILED, opened, packed
from solo.adventure.loader import load
from solo.errors import AdventureError

FILES = {
    "adventure.yaml": "format: 1\ntitle: T\nsystem: fell\nstart: a\ninclude: [more.yaml]\n"
    "macros: m.j2\nlanguage: en\nscenes: {a: {text: '{{ fog() }}', goto: b}}\n",
    "more.yaml": "scenes: {b: {text: Home., ending: won}}\n",
    "m.j2": "{% macro fog() %}Fog.{% endmacro %}",
    "languages/de.po": 'msgctxt "scenes.b.text"\nmsgid "Home."\nmsgstr "Daheim."\n',
    "languages/de.j2": "{% macro fog() %}Nebel.{% endmacro %}",
    "notes.txt": "nothing",
}


def written(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def carried(folder: Path, aside: Path, language: str = "") -> Path:
    """Pack an adventure and unpack it elsewhere."""
    _, files = packed(folder, language)
    aside.mkdir()
    for name, data in files.items():
        (aside / name).parent.mkdir(parents=True, exist_ok=True)
        (aside / name).write_bytes(data)
    return aside


@pytest.mark.parametrize(
    ("language", "names", "texts", "untold"),
    [
        ("", {"m.j2"}, ["Fog.", "Home."], False),
        ("de", {"languages/de.j2"}, ["Nebel.", "Daheim."], False),
    ],
)
def test_what_comes_along_is_what_plays(
    tmp_path: Path, language: str, names: set[str], texts: list[str], untold: bool
) -> None:
    folder = written(tmp_path / "quay", FILES)
    adventure, files = packed(folder, language)
    there, spoken = opened(carried(folder, tmp_path / "aside", language))

    assert set(files) == {ABOUT, COMPILED, *names}
    about = json.loads(files[ABOUT])
    assert (about["id"], about["header"], about["language"]) == ("quay", "adventure.yaml", language)
    assert about["files"] == sorted(about["files"])
    assert {"adventure.yaml", "more.yaml"} <= {*about["files"]}
    assert "notes.txt" not in about["files"]
    said = [str(one.body.text.render({})) for one in there.scenes.values() if one.body.text]
    assert said == texts
    assert spoken == language
    assert (there.id, there.title, there.digest, there.untold) == (
        "quay", "T", adventure.digest, untold,
    )  # fmt: skip
    assert there.digest == load(folder, language=language).digest


def test_that_a_language_is_untold_is_known_where_it_travels(tmp_path: Path) -> None:
    """The program speaks it, the adventure does not."""
    bare = {name: text for name, text in FILES.items() if not name.startswith("languages")}
    there, spoken = opened(carried(written(tmp_path / "q", bare), tmp_path / "aside", "de"))

    assert (there.untold, spoken) == (True, "de")


def test_what_can_not_be_played_does_not_travel_and_its_errors_alone_are_told(
    tmp_path: Path,
) -> None:
    broken = FILES | {"more.yaml": "scenes: {b: {text: H, goto: zz}, c: {text: x, ending: won}}\n"}
    with pytest.raises(AdventureError) as refused:
        packed(written(tmp_path, broken))

    found = refused.value.problems
    assert {one.severity for one in found} == {"error"}
    assert "scene-unknown" in {one.code for one in found}


def test_what_came_along_of_another_version_is_refused(tmp_path: Path) -> None:
    """One whose rules are not here any more, for example."""
    aside = carried(written(tmp_path / "quay", FILES), tmp_path / "aside")
    compiled = aside / COMPILED
    compiled.write_bytes(compiled.read_bytes().replace(b'"fell"', b'"fall"'))

    with pytest.raises(AdventureError) as refused:
        opened(aside)
    assert [one.code for one in refused.value.problems] == ["system-unknown"]
