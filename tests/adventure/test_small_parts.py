"""What parts of an adventure work out by themselves: names, hours, events, deeds, shares."""

from pathlib import Path
from typing import Any

import pytest
from modules import HEAD
from paper import PAPER

from solo.adventure.branch import Branch
from solo.adventure.expect import Range
from solo.adventure.header import TimeOfDay
from solo.adventure.heritage import LONGEST as LONGEST_FACT
from solo.adventure.heritage import MOST_FACTS, fitting, plain
from solo.adventure.loader import examine, files_of, header_of, load, texts_of
from solo.adventure.model import Event, Input
from solo.adventure.naming import (
    LONGEST,
    id_reason,
    minutes_of,
    nearly,
    slug,
    variable_reason,
    variable_slug,
)
from solo.errors import AdventureError, Mark

SOMEWHERE = Mark("x.yaml", 1, 1)


def event(**fields: Any) -> Event:
    return Event("bell", SOMEWHERE, fields.pop("minute", 60), Branch(mark=SOMEWHERE), **fields)


@pytest.mark.parametrize(
    ("text", "made"),
    [
        ("Climb the “Cliff” d'Or", "climb-the-cliff-dor"),
        ("À bientôt!", "a-bientot"),
        ("…", ""),
        ("x" * LONGEST, "x" * LONGEST),
        ("x" * (LONGEST + 1), "x" * LONGEST),
        (f"{'x' * (LONGEST - 1)} yy", "x" * (LONGEST - 1)),
        (f"{'x' * (LONGEST - 2)} y", f"{'x' * (LONGEST - 2)}-y"),
    ],
)
def test_ids_are_made_of_labels(text: str, made: str) -> None:
    assert slug(text) == made


@pytest.mark.parametrize(
    ("text", "reason", "loosely"),
    [
        ("mill-stone", "", ""),
        ("mill_stone", "such as 'mill-stone'", ""),
        ("Mill", "such as 'mill'", "such as 'mill'"),
        ("§", "an id is lower-case words joined by hyphens", "joined by hyphens"),
        ("x" * LONGEST, "", ""),
        ("x" * (LONGEST + 1), f"at most {LONGEST}", f"at most {LONGEST}"),
    ],
)
def test_what_is_no_id_says_why(text: str, reason: str, loosely: str) -> None:
    for said, loose in ((reason, False), (loosely, True)):
        found = id_reason(text, loose=loose)
        assert (found.endswith(said) or said in found) if said else found == ""


def test_what_is_no_variable_says_why_and_what_it_may_be_called() -> None:
    names = ("clues", "Clues", "left foot", "2nd", "§", "visits", "not", "x" * LONGEST)

    assert [variable_reason(name).rpartition(", such as ")[2] for name in names] == [
        "",
        "'clues'",
        "'left_foot'",
        "'nd'",
        "a variable is lower_case_with_underscores and begins with a letter",
        "the name is taken by what prose can see; choose another",
        "the name is taken by what prose can see; choose another",
        "",
    ]
    assert f"at most {LONGEST}" in variable_reason("x" * (LONGEST + 1))
    assert [variable_slug(name) for name in names[:6]] == [
        "clues", "clues", "left_foot", "2nd", "§", "visits",
    ]  # fmt: skip


@pytest.mark.parametrize(("text", "minutes"), [("0:00", 0), (" 18:05 ", 1085), ("23:59", 1439)])
def test_hours_are_minutes_after_midnight(text: str, minutes: int) -> None:
    assert minutes_of(text) == minutes
    assert TimeOfDay.parse(text) == TimeOfDay(minutes)


@pytest.mark.parametrize("text", ["24:00", "12:60", "12", "12:5", "a:b", "", "-1:00"])
def test_what_is_no_hour_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is no time of day"):
        minutes_of(text)


def test_a_word_is_nearly_another_with_one_letter_more_or_less() -> None:
    assert [nearly(word, "won") for word in ("wonn", "wo", "own", "won", "wins", "xwon")] == [
        True, True, False, False, False, True,
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("clock", "once", "again", "rounds"),
    [(0, 60, 60, 0), (59, 60, 60, 0), (60, -1, 90, 1), (89, -1, 90, 1), (90, -1, 120, 2)],
)
def test_when_an_event_comes_next(clock: int, once: int, again: int, rounds: int) -> None:
    every = event(every=30)

    assert (event().next(clock), every.next(clock)) == (once, again)
    assert (event().rounds(clock), every.rounds(clock)) == (min(1, rounds), rounds)


def test_what_is_kept_of_an_event_that_has_happened() -> None:
    every = event(every=30)

    assert (event().marked(1), every.marked(3)) == ("bell", "bell 3")
    assert [event().happened(fired) for fired in ((), ("bell",), ("bell 2",))] == [0, 1, 0]
    fired = ("gull 9", "bell 3", "bell")
    assert [every.happened(found) for found in ((), fired, ("bell",))] == [0, 3, 0]
    assert [event(until=70).over(clock) for clock in (69, 70, 71)] == [False, False, True]
    assert not event().over(10_000)
    assert (Input("x").example, Input("x", number=True).example) == ("x", "1")


def test_a_deed_of_another_kind_is_as_if_nobody_left_it() -> None:
    needs = {"debt": 0, "lit": False, "name": ""}

    assert fitting(needs, {"debt": 3, "lit": True, "name": "Ada", "more": 1}) == {
        "debt": 3, "lit": True, "name": "Ada",
    }  # fmt: skip
    assert fitting(needs, {"debt": True, "lit": 1, "name": 2}) == needs
    assert fitting(needs, {}) == needs


def test_what_is_no_fact_of_a_file_is_left_out() -> None:
    told = {
        "a": 1,
        "b": True,
        "c": "x" * 300,
        "d": 1.5,
        "e": None,
        "f": 10**12,
        "g": -(10**12) + 1,
        7: "y",
    }
    assert plain(told) == {
        "a": 1, "b": True, "c": "x" * LONGEST_FACT, "g": -(10**12) + 1, "7": "y",
    }  # fmt: skip
    assert plain([1]) == {}
    assert len(plain({str(number): number for number in range(MOST_FACTS + 5)})) == MOST_FACTS


@pytest.mark.parametrize(
    ("text", "low", "high", "shown"),
    [
        ("10-40%", 0.1, 0.4, "10-40%"),
        ("25%", 0.25, 0.25, "25%"),
        (" 10% - 40 % ", 0.1, 0.4, "10-40%"),
        ("0.5\u2013100%", 0.005, 1, "0.5-100%"),
        ("0%", 0, 0, "0%"),
    ],
)
def test_a_share_of_games(text: str, low: float, high: float, shown: str) -> None:
    found = Range.parse(text)

    assert (found.low, found.high, str(found)) == (low, high, shown)


@pytest.mark.parametrize("text", ["40-10%", "101%", "10-101%", "10", "x%", "", "1-2-3%"])
def test_what_is_no_share_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"is no (share|range)"):
        Range.parse(text)


def test_a_folder_tells_its_header_files_and_texts_without_being_played(tmp_path: Path) -> None:
    files = {
        "adventure.yaml": "format: 1\ntitle: T\nsystem: fell\nstart: a\ninclude: [more.yaml]\n"
        "scenes: {a: {text: Fog., goto: b}}\n",
        "more.yaml": "scenes: {b: {text: Home., ending: won}}\n",
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text)

    assert header_of(tmp_path).title == "T"
    assert set(files_of(tmp_path).contents) == set(files)
    assert sorted(one.node.value for one in texts_of(tmp_path)) == ["Fog.", "Home.", "T"]
    (tmp_path / "more.yaml").write_text("scenes: {b: [")
    assert header_of(tmp_path).title == "T"
    for call in (files_of, texts_of):
        with pytest.raises(AdventureError, match=r"more\.yaml:2:"):
            call(tmp_path)
    (tmp_path / "adventure.yaml").write_text("format: 9\ntitle: T\nsystem: fell\nstart: a\n")
    with pytest.raises(AdventureError, match="formats up to 1, not 9"):
        header_of(tmp_path)


def test_sections_may_be_given_beside_the_files(tmp_path: Path) -> None:
    (tmp_path / "adventure.yaml").write_text(HEAD + "\nscenes: {a: {ending: won}}\n")

    assert list(load(tmp_path, system=PAPER, more="foes: {wolf: {name: Wolf}}").foes) == ["wolf"]
    with pytest.raises(AdventureError, match="--with:2:1:"):
        load(tmp_path, system=PAPER, more="foes: [")


def test_an_adventure_may_bring_its_rules(tmp_path: Path) -> None:
    roll = "{dice: {coin: d2}, degrees: {up: {when: coin > 1}, down: {}}}"
    rules = f"name: coin\ntitle: Coin\nroll: {roll}\n"
    (tmp_path / "rules.yaml").write_text(rules)
    text = HEAD.replace("paper", "rules.yaml") + "\nscenes: {a: {ending: won}}\n"
    (tmp_path / "adventure.yaml").write_text(text)

    adventure, problems = examine(tmp_path)
    assert [one.message for one in problems if one.severity == "error"] == []
    assert adventure is not None
    assert adventure.own_rules is not None
    assert (adventure.system, adventure.own_rules.title) == ("coin", "Coin")
    (tmp_path / "rules.yaml").write_text(rules + "wrong: 1\n")
    assert any("wrong" in one.message for one in examine(tmp_path)[1])
    (tmp_path / "rules.yaml").unlink()
    assert [one.code for one in examine(tmp_path)[1]] == ["include-missing"]
