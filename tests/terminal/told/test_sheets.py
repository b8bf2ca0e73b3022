"""A sheet stands on one screen, and says what each of its numbers is for."""

from pathlib import Path

import pytest

from solo.adventure.playing import rules_of
from solo.engine.chance import Seeded
from solo.engine.commands import Choose
from solo.engine.session import Session
from solo.terminal.told.answers import answer
from solo.terminal.typed.readings import Query
from solo.terminal.window.blocks import in_words
from solo.terminal.window.wrap import cells, lay_out, plain
from solo.words import english
from tests.shipped import loaded

ADVENTURES = Path(__file__).parents[3] / "adventures"
FOLDERS = sorted(one.parent.name for one in ADVENTURES.glob("*/adventure.yaml"))
SCREEN = 23  # lines of a window of 24, with one for the prompt
SYSTEMS = {
    "first-steps": ("strength", "Muscle"),
    "the-fifth-act": ("daring", "Courage and reflexes"),
    "the-drowned-counting-house": ("brawn", "Muscle and stamina"),
    "a-measure-of-rain": ("wits", "Knowing, mending, working it out"),
    "what-the-bridge-will-bear": ("str", "force, endurance"),
    "the-pledged-bell": ("wits", "try wits"),
}


def begun(name: str, language: str = "") -> Session:
    adventure = loaded(name, language)
    session = Session(adventure, rules_of(adventure), Seeded("1"))
    while session.state.sheet is None:
        session.do(Choose(session.options()[0].id))
    return session


@pytest.mark.parametrize("name", SYSTEMS)
def test_a_sheet_fits_a_screen_and_names_every_attribute(name: str) -> None:
    session = begun(name)
    lines = [plain(line) for line in lay_out(answer(Query("sheet"), session, spoken=False), 80)]

    assert len(lines) <= SCREEN
    assert max(map(len, lines)) <= 80
    whole = " ".join(lines)
    sections = session.system.describe(session.state.sheet)
    labels = [row.label for part in sections if part.id == "attributes" for row in part.rows]
    assert labels
    assert all(english(label).partition(" (")[0] in whole for label in labels)


@pytest.mark.parametrize("said", ["Fame and fortune", "fame", "FAME A"])
def test_a_part_of_a_sheet_is_meant_by_its_name_or_the_beginning_of_it(said: str) -> None:
    title, first, *_ = answer(Query("sheet", said), begun("first-steps"), spoken=True)

    assert (title.text, first.text) == ("Fame and fortune", "Fame: 1, 1 left")


def test_a_drawn_sheet_sets_its_labels_apart() -> None:
    lines = lay_out(answer(Query("sheet"), begun("first-steps"), spoken=False), 80)

    assert {one.text for line in lines for one in line if one.style == "label"} >= {
        "Balance", "Clockwork", "Locks",
    }  # fmt: skip


def test_a_sheet_that_is_not_drawn_is_told_part_by_part() -> None:
    drawn = answer(Query("sheet"), begun("first-steps"), spoken=False)

    told = [one.text for one in in_words(drawn)]

    assert "Skills: Balance: +2; Clockwork: +1; Locks: +2" in told


@pytest.mark.parametrize(
    "folder", sorted(one.parent.name for one in ADVENTURES.glob("*/adventure.yaml"))
)
def test_the_sheet_of_each_ready_made_hero_stands_above_prompt_and_toolbar(folder: str) -> None:
    adventure = loaded(folder)
    for hero in adventure.heroes:
        session = Session(adventure, rules_of(adventure), Seeded("1"), hero=hero.name)
        lines = lay_out(answer(Query("sheet"), session, spoken=False), 80)

        assert len(lines) <= 24 - 5, hero.name


@pytest.mark.parametrize("name", SYSTEMS)
def test_a_question_mark_and_a_name_say_what_a_number_is_for(name: str) -> None:
    asked, expected = SYSTEMS[name]
    told = " ".join(block.text for block in answer(Query("help", asked), begun(name), spoken=False))

    assert expected in told
    assert f"try {asked}" in told


def test_it_is_told_in_german_too() -> None:
    session = begun("first-steps", "de")
    told = " ".join(
        block.text for block in answer(Query("help", "strength"), session, spoken=False)
    )

    assert "Du würfelst darauf" in told


def test_what_no_sheet_has_is_no_entry() -> None:
    told = answer(Query("help", "xyzzy"), begun("first-steps"), spoken=False)

    assert "There is no command 'xyzzy'" in told[0].text


@pytest.mark.parametrize("width", [30, 40])
@pytest.mark.parametrize("folder", ["first-steps", "one-gold-coin", "a-pot-of-fire"])
def test_a_sheet_in_a_narrow_window_breaks_no_word(folder: str, width: int) -> None:
    session = begun(folder)
    wide = " ".join(
        plain(line) for line in lay_out(answer(Query("sheet"), session, spoken=False), 200)
    )
    lines = [plain(line) for line in lay_out(answer(Query("sheet"), session, spoken=False), width)]
    words = {word for line in lines for word in line.split() if "…" not in word}

    assert all(cells(line) <= width for line in lines)
    assert words <= set(wide.split())
