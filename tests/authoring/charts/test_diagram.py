"""The diagram shows every scene and every way between scenes."""

import json
from pathlib import Path

import pytest

from solo.adventure.loader import load
from solo.adventure.model import Adventure
from solo.authoring import scaffold
from solo.authoring.charts import diagram
from solo.rules import find


@pytest.fixture
def well(tmp_path: Path) -> Adventure:
    """The adventure that `solo new` writes."""
    scaffold.begin(tmp_path / "well", find("art"))
    return load(tmp_path / "well")


def test_every_way_is_there_once(well: Adventure) -> None:
    ways = list(diagram.ways(well))

    assert len(ways) == len(set(ways))
    assert diagram.Way("well", "bottom", "Climb down the well") in ways
    assert diagram.Way("grass", "well", "") in ways


def test_mermaid_names_every_scene(well: Adventure) -> None:
    text = diagram.mermaid(well)

    assert text.startswith("flowchart TD\n")
    assert all(f'"{scene}"' in text for scene in well.scenes)
    assert '(["water"])' in text  # an ending is rounded


def test_dot_names_every_scene(well: Adventure) -> None:
    text = diagram.dot(well)

    assert text.startswith("digraph adventure {")
    assert '"well" [style=bold];' in text
    assert '"water" [peripheries=2];' in text


HEADER = "format: 1\ntitle: T\nsystem: art\nstart: a\n"


def labelled(folder: Path, text: str) -> Adventure:
    """An adventure of two scenes and one choice with this text."""
    here = f"  a: {{choices: [{{id: go-on, text: {json.dumps(text)}, goto: b}}]}}\n"
    scenes = f"scenes:\n{here}  b: {{ending: e, text: T}}\n"
    (folder / "adventure.yaml").write_text(HEADER + scenes, encoding="utf-8")
    return load(folder)


@pytest.mark.parametrize(
    ("text", "mermaid", "dot"),
    [
        ('"]; x<b>', "#34;]#59; x#60;b#62;", '\\"]; x<b>'),
        ("The #1 & only", "The #35;1 #38; only", "The #1 & only"),
        ("`a` \\N", "#96;a#96; #92;N", "`a` \\\\N"),
        ("One\nand | two", "One and | two", "One and | two"),
        ("Für Elise, 月光", "Für Elise, 月光", "Für Elise, 月光"),
    ],
)
def test_labels_can_not_break_out_of_the_diagram(
    tmp_path: Path, text: str, mermaid: str, dot: str
) -> None:
    adventure = labelled(tmp_path, text)

    assert f'|"{mermaid}"|' in diagram.mermaid(adventure)
    assert f'[label="{dot}"]' in diagram.dot(adventure)


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Climb{% if visits > 1 %} once more{% endif %}", "go-on"),
        ("Ask {{ hero.name }}", "go-on"),
        ("Ask for {it}", "Ask for {it}"),
        ("Go back to the ladder, and climb it", "Go back to the ladder, and…"),
        ("Go back to the long ladder, climb it", "Go back to the long ladder…"),
        ("Donaudampfschifffahrtsgesellschaften", "Donaudampfschifffahrtsgesellsch…"),
    ],
)
def test_a_label_is_what_is_read_cut_at_a_word(tmp_path: Path, text: str, label: str) -> None:
    """What reads differently from game to game stands by its id."""
    assert list(diagram.ways(labelled(tmp_path, text))) == [diagram.Way("a", "b", label)]


def test_a_pool_is_one_place_however_many_draw_from_it(tmp_path: Path) -> None:
    header = "format: 1\ntitle: T\nsystem: art\nstart: s0\n"
    drawing = "".join(f"  s{n}: {{goto: {{pool: road}}, text: T}}\n" for n in range(20))
    drawn = "".join(f"  r{n}: {{pool: road, ending: e, text: T}}\n" for n in range(20))
    (tmp_path / "adventure.yaml").write_text(f"{header}scenes:\n{drawing}{drawn}", encoding="utf-8")
    adventure = load(tmp_path)

    found = list(diagram.ways(adventure))

    assert len(found) == 40
    assert diagram.Way("s3", "pool: road", "") in found
    assert diagram.Way("pool: road", "r7", "") in found
    assert 'p0{{"pool: road"}}' in diagram.mermaid(adventure)
    assert '"pool: road" [shape=hexagon];' in diagram.dot(adventure)
