"""Strips: what each system says of a roll, how it is drawn, and how it is put into words."""

from typing import Any

import pytest

from solo.cli.rolls.checks import check_of
from solo.rules import find
from solo.rules.core.dice import LoadedDice
from solo.rules.core.odds import odds
from solo.rules.core.outcome import Odds, Outcome
from solo.rules.core.shown.strip import Strip, die_strip, odds_strip
from solo.rules.core.shown.strip import succeeding as said
from solo.terminal.told.strips import _name, bar, drawn, measured
from solo.terminal.window.wrap import cells, plain, wrap
from tests.english import english


def rolled(system: str, check: str, faces: tuple[int, ...], **fields: Any) -> Outcome:
    words = tuple(f"{key}={value}" for key, value in fields.items())
    played = find(system)
    outcome: Outcome = check_of(played, check, words).resolve(played.nobody, LoadedDice(faces))
    return outcome


def strip_of(system: str, check: str, faces: tuple[int, ...], **fields: Any) -> Strip:
    found = find(system).strip(rolled(system, check, faces, **fields))
    assert found is not None
    return found


def rows(strip: Strip, width: int = 80) -> list[str]:
    return [plain(row) for row in wrap(drawn(strip), width)]


ROLLS: dict[str, tuple[str, str, tuple[int, ...], dict[str, Any]]] = {
    "art": ("art", "trait", (62,), {"trait": 14, "difficulty": "Poor"}),
    "art, a low row": ("art", "trait", (62,), {"trait": 1, "difficulty": "Feeble"}),
    "fictive-hack": ("fictive-hack", "challenge", (6,), {"value": 2, "difficulty": 7}),
    "conan": ("conan-2d20", "skill", (13, 7), {"tn": 10, "difficulty": 1}),
    "fallout": ("fallout-2d20", "skill", (13, 7), {"tn": 10, "difficulty": 1}),
    "fell": ("fell", "test", (5,), {"die": "d8", "dn": 4}),
}


@pytest.mark.parametrize("roll", ROLLS.values(), ids=ROLLS)
def test_a_strip_says_rightly_of_each_face_whether_it_succeeds(roll: Any) -> None:
    """The bands of the strip agree with what the rules make of every single face."""
    system, check, faces, fields = roll
    found = strip_of(system, check, faces, **fields)

    for face in range(1, found.length + 1):
        band = next(one for one in found.bands if found.place(face) <= one.last)
        others = (face,) * len(faces) if found.each else (face,)
        assert band.good == bool(rolled(system, check, others, **fields).successes), face


@pytest.mark.parametrize("roll", ROLLS.values(), ids=ROLLS)
@pytest.mark.parametrize("width", [80, 40, 24])
def test_a_strip_fits_and_shows_the_faces(roll: Any, width: int) -> None:
    system, check, faces, fields = roll
    ruler, names = rows(strip_of(system, check, faces, **fields), width)

    assert max(cells(ruler), cells(names)) <= width
    assert all(str(face) in ruler for face in faces)
    assert "│" in ruler


def test_what_fails_and_what_succeeds_differ_in_shape() -> None:
    ruler, _ = rows(die_strip(8, 4, ()), 40)

    failing, succeeding = ruler.strip().split("│")
    assert not set(failing) & set(succeeding)


def test_the_stroke_stands_where_success_begins() -> None:
    ruler, names = rows(die_strip(10, 4, (7,)), 42)

    assert ruler.split("│")[0].count("░") == 3 * 3
    assert ruler.index("7") - ruler.index("│") == 1 + 3 * 3 + 1
    assert names.split() == ["failed", "│passed"]


def test_strips_in_words_say_what_succeeds() -> None:
    assert english(said(die_strip(8, 4, (5,)))) == "4 or more succeeds"
    assert english(said(die_strip(8, 9, (5,)))) == "nothing succeeds"
    assert english(said(die_strip(8, 1, (5,)))) == "anything succeeds"
    assert (
        english(said(strip_of(*ROLLS["conan"][:3], **ROLLS["conan"][3]))) == "10 or less succeeds"
    )
    assert said(None) == ""


@pytest.mark.parametrize("roll", ROLLS.values(), ids=ROLLS)
def test_failure_is_left_before_a_roll_and_right_after_it(roll: Any) -> None:
    system, check, faces, fields = roll
    words = tuple(f"{name}={value}" for name, value in fields.items())
    before = odds_strip(odds(check_of(find(system), check, words), None))
    after = strip_of(system, check, faces, **fields)

    assert (before.bands[0].good, before.bands[-1].good) == (False, True)
    assert (after.bands[0].good, after.bands[-1].good) == (False, True)


def test_where_low_faces_succeed_they_stand_right() -> None:
    ruler, names = rows(strip_of("conan-2d20", "skill", (18, 7), tn=10, focus=2), 80)

    assert ruler.index("18") < ruler.index("│") < ruler.index("7")
    assert names.split() == ["co", "nothing", "│success", "2"]


def test_a_difficulty_that_is_kept_back_is_on_no_strip() -> None:
    found = strip_of("art", "alertness", (62,), trait=14, difficulty="Poor")

    assert {band.good for band in found.bands} == {None}
    assert found.lines == ()


def test_odds_are_a_strip_for_any_system_worst_first() -> None:
    played = find("art")
    found = odds_strip(odds(check_of(played, "trait", ("trait=14", "difficulty=Poor")), None))

    own = strip_of(*ROLLS["art"][:3], **ROLLS["art"][3])
    assert found.bands == own.bands


def test_what_is_not_counted_stands_on_a_strip_as_the_dice_fall() -> None:
    labels = {"Catastrophic": 20, "Poor": 50, "Great": 30}
    found = odds_strip(Odds(total=100, labels=labels, counts={"": 100}, triggers={}))

    assert [band.label for band in found.bands] == ["Catastrophic", "Poor", "Great"]


def test_odds_mark_the_result_that_came() -> None:
    played = find("fell")
    found = odds_strip(odds(check_of(played, "test", ("die=d8", "dn=4")), None), "failed")

    assert found.band == 0
    assert "▲failed" in rows(found)[1]


@pytest.mark.parametrize(
    ("now", "most", "shown"),
    [(0, 4, "░░░░"), (4, 4, "████"), (1, 100, "█░░░"), (99, 100, "███░"), (9, 4, "████")],
)
def test_a_bar_is_empty_and_full_only_if_that_is_so(now: int, most: int, shown: str) -> None:
    assert bar(now, most, 4) == shown


def test_parts_of_a_most_get_a_bar_and_keep_their_numbers() -> None:
    (block,) = measured(["Vigor 3/6, on 2026/11/22."], "status")

    assert block.text == "Vigor ██░░░\N{NO-BREAK SPACE}3/6, on 2026/11/22."


@pytest.mark.parametrize(
    ("label", "size", "told"),
    [
        ("Catastrophic", 13, "Catastrophic "),
        ("Catastrophic", 12, "Cata.       "),
        ("Catastrophic", 5, "Cata "),
        ("Awesome", 3, "Aw "),
        ("Awesome", 2, "  "),
        ("mixed success", 9, "mixed    "),
    ],
)
def test_a_label_is_shortened_to_its_band(label: str, size: int, told: str) -> None:
    assert _name(label, size, marked=False) == told
