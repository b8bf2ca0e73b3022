"""A number that works and is hardly meant is told of, with what is usual; what is usual is not."""

import shutil
from pathlib import Path

import pytest

from solo.adventure.loader import look_through
from solo.authoring.lint.lint import lint
from solo.authoring.scaffold import begin
from solo.rules import find
from solo.rules.core.fights.foe_book import read_foes
from tests.authoring.lint.test_silent import copied

HEAD = """\
format: 1
title: T
language: en
system: SYSTEM
start: a
variables: {key: false}
scenes:
  a:
    text: "{{ key }}"
    choices:
      - {text: Take it, then: x, set: {key: true}}
      - {text: Go, then: x, EDIT, goto: b}
  b: {ending: won, text: Over.}
"""


def told(folder: Path, system: str, edit: str) -> list[str]:
    """Return what is said of the line of the edit, by the words `hardly meant` or a range."""
    module = HEAD.replace("EDIT", edit).replace("SYSTEM", system)
    (folder / "adventure.yaml").write_text(module, encoding="utf-8")
    found = [one for one in lint(folder) if one.mark.line == 12]
    return [one.message for one in found if one.code in ("value-odd", "value-wrong", "key-idle")]


@pytest.mark.parametrize(
    ("system", "edit", "message"),
    [
        ("art", "bonus: 99", "points: 99 is hardly meant; it is usually -10 to 10"),
        ("art", "glory: 100", "points: 100 is hardly meant; it is usually -50 to 50"),
        ("fell", "harm: 99", "points: 99 is hardly meant; it is usually 0 to 24"),
        ("fell", "coins: 25000", "coins: 25,000 is hardly meant; it is usually 21,000 or less"),
        ("fictive-hack", "ap: 99", "points: 99 is hardly meant; it is usually 30 or less"),
        ("fictive-hack", "bed: 5", "hours: 5 is hardly meant; it is usually 6 or more"),
        ("fictive-hack", "wounds: 99", "amount: 99 is hardly meant; it is usually 0 to 20"),
        ("conan-2d20", "doom: 99", "points: 99 is hardly meant; it is usually 20 or less"),
        ("conan-2d20", "renown: 9", "steps: 9 is hardly meant; it is usually -7 to 7"),
        ("conan-2d20", "harder: 20", "steps: 20 is hardly meant; it is usually -5 to 5"),
    ],
)  # fmt: skip
def test_an_effect_out_of_all_bounds_is_told(
    system: str, edit: str, message: str, tmp_path: Path
) -> None:
    assert told(tmp_path, system, edit) == [message]


@pytest.mark.parametrize(
    ("system", "edit"),
    [
        ("art", "bonus: -10"),
        ("fell", "harm: 24"),
        ("fell", "coins: -1000000"),  # all of them
        ("fictive-hack", "ap: -99"),
        ("fictive-hack", "bed: 6"),
        ("fictive-hack", "coins: {silver: 3, gold: 0}"),
        ("conan-2d20", "renown: -7"),
    ],
)
def test_what_is_usual_is_not_told(system: str, edit: str, tmp_path: Path) -> None:
    assert told(tmp_path, system, edit) == []


@pytest.mark.parametrize(
    ("number", "messages"),
    [
        ("30", ["modifier: 30 is hardly meant; it is usually -16 to 16"]),
        ("30 if key else 0", ["modifier: 30 is hardly meant; it is usually -16 to 16"]),
        ("0 - 17", ["modifier: -17 is hardly meant; it is usually -16 to 16"]),
        ("-3000 if key else 3", ["modifier: -1,000 to 1,000, not -3,000"]),
        ("-3 if key else 3", []),
        ("turn", []),
    ],
)
def test_a_number_that_is_worked_out_is_looked_at_too(
    number: str, messages: list[str], tmp_path: Path
) -> None:
    check = f"{{challenge: {{attribute: brawn, modifier: {number!r}}}}}".replace("'", '"')

    assert told(tmp_path, "fictive-hack", f"check: {check}, outcomes: {{else: x}}") == messages


def test_what_is_so_of_another_field_is_told_once(tmp_path: Path) -> None:
    """The number 30 stands beside one that is worked out, and has nothing to do with it."""
    check = '{challenge: {attribute: [30], modifier: "3 if key else 0"}}'

    assert told(tmp_path, "fictive-hack", f"check: {check}, outcomes: {{else: x}}") == [
        "attribute: 30 is hardly meant; it is usually -2 to 29"
    ]


@pytest.mark.parametrize(
    ("dn", "message"),
    [
        ("12 if key else 4", "a difficulty number of 12; it is usually 4"),
        ("1 if key else 4", "dn: 1 is hardly meant; it is usually 2 to 12"),
        ("3 if key else 4", ""),
        ("key and 3 or 4", ""),
    ],
)
def test_so_is_what_a_system_says_of_a_number(dn: str, message: str, tmp_path: Path) -> None:
    begin(tmp_path / "it", find("fell"))
    (path,) = (one for one in (tmp_path / "it").rglob("*.yaml") if "3 if key" in one.read_text())
    text = path.read_text(encoding="utf-8")
    assert "3 if key else 4" in text
    path.write_text(text.replace("3 if key else 4", dn), encoding="utf-8")

    assert [one.message for one in lint(tmp_path / "it")] == [message] * bool(message)


@pytest.mark.parametrize(
    ("system", "old", "new", "message"),
    [
        ("fictive-hack", "cunning: 2", "cunning: 31", "attributes: 31 is hardly meant"),
        ("fictive-hack", "    resolve: 1", "    damage: 99", "damage: 99 is hardly meant"),
        ("fictive-hack", "fled_at: 1", "fled_at: -1", "fled_at: 0 to 1,000, not -1"),
        ("fictive-hack", "difficulty: standard, purp", "difficulty: 1, purp", "this hardly fails"),
        ("fictive-hack", "[awareness, cunning]", "[awareness, 30]", "attribute: 30 is hardly"),
        ("conan-2d20", "torso: 3", "torso: 30", "armor: 30 is hardly meant; it is usually 0 to 10"),
        ("conan-2d20", "doom: 1, dice: 2", "doom: 1, dice: 0", "the ability of 'captain' adds not"),
        ("fallout-2d20", "initiative: 16", "initiative: 160", "initiative: 160 is hardly meant"),
        ("fell", "hp: 4, armor", "hp: 400, armor", "hp: 400 is hardly meant"),
    ],
)
def test_so_are_the_numbers_of_foes_and_checks(
    system: str, old: str, new: str, message: str, tmp_path: Path
) -> None:
    folder = tmp_path / "it"
    shutil.copytree(find(system).template, folder)
    path = next(one for one in folder.rglob("*.yaml") if old in one.read_text(encoding="utf-8"))
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace(old, new, 1), encoding="utf-8")

    (found,) = lint(folder)
    line = text.count("\n", 0, text.index(old)) + 1
    assert message in found.message
    assert found.mark.line == line or "captain" in message  # which is told at the fight


def test_a_track_is_set_within_its_range(tmp_path: Path) -> None:
    folder = copied("file", tmp_path / "it")
    (path,) = (one for one in folder.rglob("*.yaml") if "It lies under" in one.read_text())
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("text: It lies under", "luck: {to: 40}, text: It lies under"))

    found = [one.message for one in lint(folder)]
    assert any("to: 40 is hardly meant; it is usually 0 to " in one for one in found), found


def test_a_quest_that_fails_gives_nothing(tmp_path: Path) -> None:
    module = HEAD.replace("SYSTEM", "art").replace("EDIT", "quest: {fail: lamp}")
    quests = "quests: {lamp: {title: Lamp, glory: 3, on_fail: 5}}\n"
    (tmp_path / "adventure.yaml").write_text(module + quests, encoding="utf-8")

    messages = [one.message for one in lint(tmp_path)]
    assert "on_fail: 5 is hardly meant; it is usually 0 or less" in messages


def test_what_is_told_of_keeps_nothing_from_being_played(tmp_path: Path) -> None:
    module = HEAD.replace("SYSTEM", "fell").replace("EDIT", "harm: 99")
    (tmp_path / "adventure.yaml").write_text(module, encoding="utf-8")

    assert look_through(tmp_path).adventure is not None
    foes = read_foes(b"foes: {ox: {name: the ox, hp: 400}}", "f.yaml", find("fell").foe)
    assert [*foes] == ["ox"]


@pytest.mark.parametrize(
    ("occasion", "told"),
    [
        ("{left: 3, text: x}", ["3 are there, so this holds from the start; give a lower number"]),
        ("{left: 2, text: x}", []),
        ("{left: 9, text: x}", ["3 are there, so this holds from the start; give a lower number"]),
    ],
)
def test_those_who_come_are_counted_among_those_who_are_left(
    occasion: str, told: list[str], tmp_path: Path
) -> None:
    fight = "check: {combat: {foes: [rat, rat], bands: 8, ends: [{name: dawn, round: ROUND}]}}"
    during = f"during: [{{round: 3, text: x, arrive: {{foe: rat, at: 7}}}}, {occasion}]"
    edit = f"{fight.replace('ROUND', '1')}, {during}, outcomes: {{else: x, also: {{dawn: x}}}}"
    module = HEAD.replace("SYSTEM", "art").replace("EDIT", edit)
    (tmp_path / "adventure.yaml").write_text(f"{module}foes: {{rat: {{name: the rat}}}}\n")

    assert [one.message for one in lint(tmp_path) if "from the start" in one.message] == told


def test_no_fight_ends_before_its_first_round(tmp_path: Path) -> None:
    fight = "check: {combat: {foes: [rat], ends: [{name: dawn, round: 0}]}}"
    edit = f"{fight}, outcomes: {{else: x, also: {{dawn: x}}}}"
    module = HEAD.replace("SYSTEM", "art").replace("EDIT", edit)
    (tmp_path / "adventure.yaml").write_text(f"{module}foes: {{rat: {{name: the rat}}}}\n")

    found = [one.message for one in lint(tmp_path)]
    assert "round: 0 is hardly meant; it is usually 1 or more" in found


@pytest.mark.parametrize(("bonus", "told"), [(26, 0), (27, 1), (-26, 0), (-99, 1)])
def test_a_bonus_is_no_more_than_the_dice_show(bonus: int, told: int, tmp_path: Path) -> None:
    """A check of `oath` rolls a d6 and two d10."""
    begin(tmp_path / "it", find("oath"))
    path = tmp_path / "it/scenes/all.yaml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("{stat: edge}", f"{{stat: edge, bonus: {bonus}}}", 1))

    assert [one.code for one in lint(tmp_path / "it")] == ["value-odd"] * told
