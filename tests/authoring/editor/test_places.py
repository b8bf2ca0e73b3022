"""`solo where`: the places where a name is set, and where it is read."""

import json
from pathlib import Path

import pytest

from solo import shelf
from solo.authoring.editor.places import index_of, where
from solo.errors import SoloError
from tests.conftest import Solo

MODULE = """\
format: 1
title: T
system: art
start: quay
macros: m.j2
variables:
  coins: 0
  found: ""
quests: {lamp: The lamp}
tables: {flotsam: [rope, weed]}
items: {rope: {name: a rope, cost: Poor}}
foes:
  rat: {name: the rat, attack: Poor, health: [Poor], attributes: {agility: Poor}}
companions:
  tom: {name: Tom, attributes: {strength: Good}}
scenes:
  quay:
    pool: shore
    text: "You have {{ coins }} of {{ coins }}. {{ purse() }}"
    choices:
      - text: Look
        when: coins < 3 and 'tom' not in companions
        draw: {flotsam: found}
        quest: {take: lamp}
        then: "You find {{ found }}."
        goto: {pool: shore}
      - text: Fight
        check: {trait: {attribute: agility, vs: {foe: rat}}}
        outcomes:
          success: {set: {coins: coins + 1}, join: tom, goto: the-end}
          failure: "No, {{ 'again' if taken['quay/look'] else 'not so' }}."
      - {text: Leave, then: "{{ quests.lamp }}", goto: the-end}
  the-end: {ending: won, text: "Over. {{ visited['quay'] }}"}
"""
MACROS = "{% macro purse() %}{% if coins %}a purse{% endif %}{% endmacro %}\n"


@pytest.fixture
def module(tmp_path: Path) -> Path:
    (tmp_path / "adventure.yaml").write_text(MODULE, encoding="utf-8")
    (tmp_path / "m.j2").write_text(MACROS, encoding="utf-8")
    return tmp_path


def words(module: Path, name: str) -> tuple[list[str], list[str]]:
    """Return what stands at the places of a name, each with its line."""
    found = where(module, name)

    def said(file: str, line: int, column: int) -> str:
        text = Path(file).read_text(encoding="utf-8").splitlines()[line - 1]
        return f"{line} {text[column - 1 :][: len(name.split('/')[-1])]}"

    return [said(*mark) for mark in found.set], [said(*mark) for mark in found.read]


@pytest.mark.parametrize(
    ("name", "sets", "reads"),
    [
        (
            "coins",
            ["7 coins", "30 coins"],
            ["19 coins", "19 coins", "22 coins", "30 coins", "1 coins"],
        ),
        ("found", ["8 found", "23 found"], ["25 found"]),
        ("lamp", ["9 lamp", "24 lamp"], ["32 ques"]),
        ("flotsam", ["10 flotsam"], ["23 flotsam"]),
        ("rat", ["13 rat"], ["28 rat"]),
        ("tom", ["15 tom", "30 tom"], ["22 'to"]),
        ("rope", ["11 rope"], []),
        ("shore", ["18 shore"], ["26 shore"]),
        ("the-end", ["33 the-end"], ["30 the-end", "32 the-end"]),
        ("quay/look", ["21 text"], ["31 take"]),
    ],
)  # fmt: skip
def test_each_place_of_a_name_is_found(
    module: Path, name: str, sets: list[str], reads: list[str]
) -> None:
    assert words(module, name) == (sets, reads)


def test_a_scene_is_read_where_it_is_led_to_and_asked_about(module: Path) -> None:
    assert [mark.line for mark in where(module, "quay").read] == [4, 33]


def test_a_named_condition_is_read_where_anything_asks_for_it(tmp_path: Path) -> None:
    (tmp_path / "adventure.yaml").write_text(
        "format: 1\ntitle: T\nsystem: fell\nstart: a\nvariables: {coins: 0}\n"
        "conditions:\n  rich: coins > 5\n  proud: rich and coins > 9\n"
        "hero: {create: true}\n"
        "scenes:\n"
        "  a:\n    text: 'rich {% if rich %}A.{% endif %}'\n    choices:\n"
        "      - {text: More, when: not rich, set: {coins: 9 if rich else 6}, then: t}\n"
        "      - {text: X, when: proud, goto: x}\n      - {text: Y, goto: x}\n"
        "  x: {text: X., ending: x}\n",
        encoding="utf-8",
    )

    lines = [mark.line for mark in where(tmp_path, "rich").read]

    assert lines == [8, 12, 14, 14]
    assert [mark.line for mark in where(tmp_path, "rich").set] == [7]
    assert [mark.line for mark in where(tmp_path, "proud").read] == [15]


def test_a_name_that_nothing_has_is_told_with_the_nearest(module: Path) -> None:
    with pytest.raises(SoloError, match="nothing called 'coin'; did you mean 'coins'"):
        where(module, "coin")


@pytest.mark.long(4)
@pytest.mark.parametrize("adventure", shelf.shipped(), ids=lambda path: path.name)
def test_each_variable_of_a_shipped_adventure_is_set_and_read(adventure: Path) -> None:
    index = index_of(adventure)
    variables = {key for key in index.set if key[0] == "variable"}

    assert variables
    assert variables <= index.read.keys()


def test_programs_get_lists_of_places(module: Path, solo: Solo) -> None:
    done = solo("where", ".", "lamp", "--json", where=module)

    assert json.loads(done.stdout) == {
        "name": "lamp",
        "kinds": ["quest"],
        "set": [
            {"path": "adventure.yaml", "line": 9, "column": 10},
            {"path": "adventure.yaml", "line": 24, "column": 23},
        ],
        "read": [{"path": "adventure.yaml", "line": 32, "column": 33}],
    }


def test_people_get_a_line_for_each_place(module: Path, solo: Solo) -> None:
    done = solo("where", "adventure.yaml", "rope", where=module)

    assert done.stdout.splitlines() == [
        "rope: item",
        "  set",
        "    adventure.yaml:11:9",
        "  read: nowhere",
    ]
