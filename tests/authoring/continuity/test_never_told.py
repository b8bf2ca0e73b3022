"""What an ending names is asked about where nothing was told of it in that game."""

from collections.abc import Callable
from pathlib import Path

import pytest

from solo.adventure.loader import load
from solo.authoring.continuity.never_told import Unmet
from solo.authoring.continuity.questions import settled
from solo.authoring.playtests.playtest import playtest

Write = Callable[..., Path]

SCENES = """\
variables: {spoon: false}
foes: {ann: {name: Anna Marl}}
scenes:
  quay:
    text: A quay.
    choices:
      - {text: ONE, goto: hall}
      - {text: Another way, goto: room}
  hall: {title: TITLE, text: HALL, goto: end}
  room: {text: A room., goto: end}
  end: {ending: won, text: "END"}
"""


def asked(
    module: Write, end: str, hall: str = "A hall.", one: str = "One way", title: str = "Hall"
) -> set[str]:
    scenes = SCENES.replace("END", end).replace("HALL", hall).replace("ONE", one)
    report = playtest(module(scenes.replace("TITLE", title)), 12, "unmet")
    assert not report.faults
    questions = settled(report.questions, report.shown, report.games)
    return {one for one in questions if one.startswith("past ")}


@pytest.mark.parametrize(
    ("end", "told", "question"),
    [
        ("Old Anna waves.", {"hall": "Here is Anna."}, "past end/anna"),
        ("Her old spoon shines.", {"hall": "Two spoons."}, "past end/spoon"),
        ("Her spoon shines.", {"one": "Take a spoon"}, ""),  # all have read it
        ("Her spoon shines.", {"title": "The spoon"}, "past end/spoon"),
        ("Her spoon shines.", {}, ""),  # it is the ending's own
        ("A spoon shines.", {"hall": "A spoon."}, ""),
        ("A spoon is there. The spoon shines.", {"hall": "A spoon."}, ""),
        ("The teaspoon shines.", {"hall": "A spoon."}, ""),
        ("A man comes.", {"hall": "Anna."}, ""),
    ],
)
def test_what_was_told_in_other_games_alone_is_asked_about(
    module: Write, end: str, told: dict[str, str], question: str
) -> None:
    assert asked(module, end, **told) == ({question} if question else set())


@pytest.mark.parametrize(
    ("unmet", "met", "asked"),
    [(5, 20, True), (5, 21, False), (4, 1, False), (5, 1, True), (9, 0, False)],
)
def test_it_is_asked_about_in_five_games_and_in_a_fifth_or_more_of_them_but_not_in_all(
    unmet: int, met: int, asked: bool
) -> None:
    told = {"unmet end/ann": unmet, "met end/ann": met}

    found = settled({key: games for key, games in told.items() if games}, {}, unmet + met)

    assert found == ({"past end/ann": unmet} if asked else {})


def test_a_word_is_met_where_an_earlier_text_has_it_or_a_longer_one(module: Write) -> None:
    path = module(SCENES)
    unmet = Unmet(load(path))

    assert list(unmet.of("the spoon, and anna", "anna was here")) == [
        ("spoon", False),
        ("anna", True),
    ]
    assert list(unmet.of("the spoon", "spoons")) == [("spoon", True)]
    assert list(unmet.of("the spoon", "teaspoons")) == [("spoon", False)]
    assert list(unmet.of("the spoon", "teaspoons and spoons")) == [("spoon", True)]
