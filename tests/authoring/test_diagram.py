"""The diagram shows every scene and every way between scenes."""

from pathlib import Path

import pytest

from solo.adventure.loader import load
from solo.adventure.model import Adventure
from solo.authoring import diagram, scaffold
from solo.rules import find


@pytest.fixture
def well(tmp_path: Path) -> Adventure:
    """The adventure that `solo new` writes."""
    scaffold.begin(tmp_path / "well", find("art").template)
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


def test_labels_can_not_break_out_of_the_diagram(tmp_path: Path) -> None:
    header = "format: 1\ntitle: T\nsystem: art\nstart: a\n"
    here = "  a: {choices: [{id: go, text: '\"]; x<b>', goto: b}]}\n"
    scenes = f"scenes:\n{here}  b: {{ending: e, text: T}}\n"
    (tmp_path / "adventure.yaml").write_text(header + scenes, encoding="utf-8")
    adventure = load(tmp_path)

    assert '|"#quot;]; x#lt;b>"|' in diagram.mermaid(adventure)
    assert '[label="\\"]; x<b>"]' in diagram.dot(adventure)


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
