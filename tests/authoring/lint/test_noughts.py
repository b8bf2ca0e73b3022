"""Effects of 0 are told where they change nothing, and not where they set something to 0."""

from pathlib import Path

import pytest

from solo.adventure.loader import look_through
from solo.authoring.lint import noughts
from solo.authoring.lint.lint import lint
from solo.rules import find
from solo.rules.core.dice import SeededDice
from tests.authoring.lint.test_silent import copied

AT = {
    "art": "goto: bank, then: He shrugs.",
    "fh": "goto: free, then: He knows you.",
    "conan": "text: You are wet.",
    "fell": "text: It comes up without a sound.",
    "file": "text: It lies under",
}


@pytest.mark.parametrize(
    ("base", "effects", "told"),
    [
        ("fh", "wounds: 0, bowl: 0, time: 0", ["wounds", "bowl", "time"]),
        ("fh", "set: {purse: false}, coins: {gold: 0, silver: 3}", []),
        ("fh", "coins: {silver: 0}", ["coins"]),
        ("art", "glory: 0, time: 0", ["glory", "time"]),
        ("art", "gain: {item: rope, count: 0}", ["count"]),
        ("art", "lose: {item: rope, count: 0}", []),  # none is there to be lost
        ("art", "time: clues", []),
        ("conan", "vigor: 0, xp: 0, treasure: 0", ["vigor", "xp", "treasure"]),
        ("conan", "armor: 0", []),  # which sets it
        ("fell", "fatigue: 0, coins: 0", ["fatigue", "coins"]),
        ("fell", "danger: 0", []),
        ("file", "luck: 0, xp: 0", ["luck", "xp"]),
        ("file", "luck: = 0", []),  # which sets it
        ("fell", "drop: {item: strongbox, count: 0}", []),  # which is all
    ],
)
def test_what_changes_nothing_is_told(
    base: str, effects: str, told: list[str], tmp_path: Path
) -> None:
    folder = copied(base, tmp_path / "it")
    (path,) = [one for one in folder.rglob("*.yaml") if AT[base] in one.read_text()]
    text = path.read_text(encoding="utf-8")
    start, rest = text.split(AT[base])
    path.write_text(f"{start}{effects}, {AT[base]}{rest}", encoding="utf-8")

    found = [one.message for one in lint(folder) if "changes nothing" in one.message]

    cure = "changes nothing; give another number, or leave it out"
    assert found == [f"'{one}: 0' {cure}" for one in told]


def test_what_a_scene_takes_and_an_ending_gives_may_be_none(tmp_path: Path) -> None:
    folder = copied("art", tmp_path / "it")
    path = folder / "adventure.yaml"
    text = path.read_text(encoding="utf-8")
    text = text.replace("title: Under}", "title: Under, glory: 0}").replace("time: 5", "time: 0")
    path.write_text(text, encoding="utf-8")

    assert lint(folder) == ()


def test_what_is_set_to_0_may_have_been_more_before(tmp_path: Path) -> None:
    adventure = look_through(copied("fell", tmp_path / "it")).adventure
    assert adventure is not None
    sheet = adventure.heroes[0].sheet()
    kinds = find("fell").effects

    assert kinds["danger"](faces=0).apply(sheet, SeededDice("0")) == (sheet, ())
    assert not noughts._changes_nothing(kinds["danger"](faces=0), "faces", sheet)
    assert noughts._changes_nothing(kinds["coins"](coins=0), "coins", sheet)
