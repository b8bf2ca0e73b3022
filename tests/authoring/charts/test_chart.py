"""The chart of an adventure: what is on it, where it stands, and the pages that show it."""

import itertools
import json
import re
import xml.etree.ElementTree as ET
from collections.abc import Callable
from html import unescape
from pathlib import Path

import pytest

from solo.adventure.loader import load
from solo.adventure.model import Adventure
from solo.authoring.charts import chart_page
from solo.authoring.charts.chart import ANYWHERE, TALL, WIDE, Edge, Heat, chart
from solo.errors import SoloError
from tests.conftest import Solo
from tests.shipped import loaded

STORY = """
defeat: dust
choices: [{text: Give up, goto: home}]
events: {bell: {after: 60, goto: hall}}
scenes:
  quay:
    title: The <quay>
    text: Fog.
    choices:
      - {text: On, goto: hall}
      - {text: Look, visit: nook}
      - text: Fight
        check: {trait: {attribute: strength, difficulty: Poor}}
        outcomes:
          success: {text: Up., goto: hall}
          failure: [{when: visits > 1, text: N., goto: home}, No.]
  nook: {text: A nook., return: true}
  hall: {text: Hall., goto: {pool: ends}}
  dust: {text: Dust., ending: dust}
  home: {text: Home., ending: home, pool: ends}
"""


@pytest.fixture
def story(module: Callable[..., Path]) -> Adventure:
    return load(module(STORY))


def test_every_way_is_there_with_what_leads_along_it(story: Adventure) -> None:
    assert set(chart(story).edges) == {
        Edge("quay", "hall", ("On", "Fight · success")),
        Edge("quay", "nook", ("Look",), "visit"),
        Edge("quay", "home", ("Fight · failure · visits > 1",)),
        Edge("quay", "dust", (), "defeat"),
        Edge("hall", "pool: ends", ()),
        Edge("pool: ends", "home", (), "pool"),
        Edge(ANYWHERE, "hall", ("event bell",), "event"),
        Edge(ANYWHERE, "home", ("Give up",)),
    }


def test_from_a_scene_only_so_many_steps_are_drawn(story: Adventure) -> None:
    assert {node.id for node in chart(story, start="hall").nodes} == {"hall", "pool: ends", "home"}
    assert {node.id for node in chart(story, start="hall", depth=1).nodes} == {"hall", "pool: ends"}
    with pytest.raises(SoloError, match="no scene 'hal'; did you mean 'hall'"):
        chart(story, start="hal")


@pytest.mark.parametrize("name", ["first-steps", "the-drowned-counting-house"])
def test_nothing_lies_on_anything_else(name: str) -> None:
    drawn = chart(loaded(name))

    for one in drawn.nodes:
        frame = next(frame for frame in drawn.frames if frame.file == one.file)
        assert frame.x < one.x
        assert one.x + WIDE < frame.x + frame.wide <= drawn.wide
        assert frame.y < one.y
        assert one.y + TALL < frame.y + frame.tall <= drawn.tall
        near = [
            other
            for other in drawn.nodes
            if other is not one and abs(other.x - one.x) < WIDE and abs(other.y - one.y) < TALL
        ]
        assert not near
    sides = sorted((frame.x, frame.x + frame.wide) for frame in drawn.frames)
    assert all(left[1] < right[0] for left, right in itertools.pairwise(sides))


@pytest.mark.parametrize("name", ["first-steps", "the-drowned-counting-house"])
def test_a_label_lies_over_every_way_and_on_nothing_else(name: str) -> None:
    drawn = chart(loaded(name))
    page = chart_page.html(drawn)
    told = re.findall(r'<text class="said" data-way="\d+" x="(\d+)" y="(\d+)".*?>(.*?)<', page)
    boxes = [(int(x) - 3 * len(unescape(text)), int(y)) for x, y, text in told]
    wide = [6 * len(unescape(text)) for _, _, text in told]

    assert len(told) == sum(bool(edge.labels) for edge in drawn.edges) > 5
    assert page.rindex('<g class="way') < page.index('class="said"')
    for (one, size), (other, its) in itertools.combinations(zip(boxes, wide, strict=True), 2):
        apart = abs(one[1] - other[1]) >= 14
        assert apart or one[0] + size <= other[0] or other[0] + its <= one[0]
    for (x, y), size in zip(boxes, wide, strict=True):
        assert not any(
            n.x < x + size and x < n.x + WIDE and n.y < y and y - 14 < n.y + TALL
            for n in drawn.nodes
        )


def test_what_a_playtest_never_met_is_marked(story: Adventure) -> None:
    heat = Heat(10, {"quay": 10, "hall": 4}, {"quay/on": 4})

    page = chart_page.svg(chart(story, heat=heat))

    assert 'class="node ending never" data-id="home"' in page
    assert 'class="node start" data-id="quay"' in page
    assert re.findall(r'class="(heat-\d+)"', page) == ["heat-36", "heat-14"]
    assert ".node .heat-14 { fill: hsl(28 90% 82%); }" in page
    assert 'class="way visit never"' in page


def test_the_picture_is_xml_and_holds_no_markup_of_the_author(story: Adventure) -> None:
    drawn = chart(story)
    root = ET.fromstring(chart_page.svg(drawn))

    names = [one.text for one in root.iter("{http://www.w3.org/2000/svg}text")]
    assert "The <quay>" in names
    assert "On +1" in names
    assert "<quay>" not in chart_page.html(drawn)


def test_labels_are_ticked_where_they_are_shown(
    story: Adventure, monkeypatch: pytest.MonkeyPatch
) -> None:
    for most, shown in (30, True), (3, False):
        monkeypatch.setattr(chart_page, "LABELLED", most)
        page = chart_page.html(chart(story))
        assert ('class="all"' in page, 'type="checkbox" checked>' in page) == (shown, shown)


def test_the_page_asks_nothing_of_any_network(story: Adventure) -> None:
    page = chart_page.html(chart(story))

    assert "default-src 'none'" in page
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "").replace("http-equiv", "")


def test_the_page_is_dark_on_dark_screens_and_plain_in_print(story: Adventure) -> None:
    page, picture = chart_page.html(chart(story)), chart_page.svg(chart(story))

    assert "@media screen and (prefers-color-scheme: dark)" in page
    assert "@media print" in page
    assert "@media" not in picture  # nobody knows what a picture will lie on


def test_the_command_writes_them(module: Callable[..., Path], solo: Solo, tmp_path: Path) -> None:
    folder, heat, out = module(STORY), tmp_path / "heat.json", tmp_path / "chart.html"
    hits = {"scenes": {"quay": 3}, "choices": {}}
    heat.write_text(json.dumps({"games": 3, "hits": hits}))

    done = solo("graph", folder, "--format", "html", "--heat", heat, "-o", out)
    picture = solo("graph", folder, "--format", "svg", "--from", "hall", "--depth", "1")

    assert done.returncode == 0, done.stderr
    assert ">3</text>" in out.read_text()
    assert picture.stdout.count('class="node ') == 2
    heat.write_text('{"games": 1e999, "hits": {"scenes": {}, "choices": {}}}')
    endless = solo("graph", folder, "--format", "html", "--heat", heat)
    heat.write_text("[]")
    wrong = solo("graph", folder, "--format", "html", "--heat", heat)
    for done in (endless, wrong):
        assert "no report of `solo test --json`" in done.stderr
    assert solo("graph", folder, "--from", "hall").returncode == 2
