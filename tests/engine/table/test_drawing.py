"""Draws for inspiration in the middle of a game: at a table, and beside an adventure."""

from collections.abc import Callable
from typing import Any

import pytest

from solo import rules
from solo.engine.chance import Loaded, Seeded
from solo.engine.commands import Choose, Draw, Roll, Table, Undo
from solo.engine.events import Narrated, SheetChanged
from solo.engine.journal import header, replay
from solo.engine.session import Session
from solo.engine.table.events import DeckShuffled, TableDrawn
from solo.errors import AdventureError
from solo.tabletop import table_adventure
from tests.engine.table.sitting import do, refused, table

PERILS = """
tables:
  perils: {deck: true, rows: [{text: A slate falls., do: damage poor}, {text: Calm., tags: calm}]}
  wrong: [{text: X., do: dammage poor}]
  weather: [Ours.]
  alibis: [Asleep.]
"""
SCENES = """
variables: {n: 0}
scenes:
  quay:
    text: Fog.
    choices:
      - {id: climb, text: Climb, check: {trait: {attribute: strength, difficulty: Poor}},
         outcomes: {success: Up., failure: No.}}
      - {id: end, text: Draw the curtain, goto: end}
  end: {text: End., ending: won}
"""


def ours(*faces: int) -> Session:
    """Return a table with tables of its own, at which Mara sits."""
    adventure = table_adventure("Eve", "art", {}, PERILS)
    session = Session(adventure, rules.find("art"), Loaded(faces), offers="asked")
    do(session, "add", "Mara fate 7")
    return session


def texts(session: Session, words: str) -> list[str]:
    return [one.text for one in do(session, "draw", words) if isinstance(one, TableDrawn)]


def test_a_deck_at_a_table_is_used_up_and_put_back_by_undo() -> None:
    session = ours(1, 1, 2)

    assert texts(session, "perils") == ["A slate falls."]
    assert texts(session, "perils") == ["Calm."]
    session.do(Undo())
    assert texts(session, "perils") == ["Calm."]


def test_a_row_does_what_it_says_to_who_draws_it() -> None:
    session = ours(1)
    before = session.state.sheet

    assert texts(session, "perils") == ["A slate falls."]
    assert session.state.sheet != before
    session.do(Undo())
    assert session.state.sheet == before


def test_a_row_that_does_what_the_rules_lack_draws_nothing() -> None:
    session = ours(1)

    assert "did you mean 'damage'" in refused(session.do(Table("draw", "wrong")))
    assert session.state.turn == 1


def test_rows_are_filtered_by_a_word_behind_the_table() -> None:
    assert texts(ours(1), "perils calm") == ["Calm."]


def test_several_are_drawn_at_once_but_not_too_many() -> None:
    assert len(texts(table(), "names 3")) == 3
    assert "1 to 20" in refused(table().do(Table("draw", "names 99")))


def test_a_table_of_ours_goes_before_one_of_the_program() -> None:
    """By its name; by a word that both are about, where older games did not know the other."""
    assert texts(ours(1), "weather") == ["Ours."]
    assert texts(ours(1), "alib") == ["Asleep."]


def test_tables_with_mistakes_open_no_table() -> None:
    with pytest.raises(AdventureError, match="no row for 2"):
        table_adventure("Eve", "art", {}, "tables: {a: {roll: d2, rows: {1: x}}}")


@pytest.mark.parametrize("words", ["what the stranger wants", "What-the-stranger-wants"])
def test_what_the_stranger_wants_is_drawn_by_its_words(words: str) -> None:
    (text,) = texts(table(), words)

    assert text


def test_several_tables_about_a_word_are_named() -> None:
    assert "about that are: curses, dread" in refused(table().do(Table("draw", "fear")))


@pytest.mark.parametrize(
    ("words", "drawn"),
    [("boat", "ships"), ("alibi", "suspects"), ("ghost 2", "spirits spirits")],
)
def test_a_word_that_one_table_is_about_draws_from_it(words: str, drawn: str) -> None:
    """Of several, from the one that older games know too: there is `haunts` about ghosts now."""
    told = do(table(), "draw", words)

    assert [one.table for one in told if isinstance(one, TableDrawn)] == drawn.split()


def test_beside_an_adventure_a_draw_moves_no_other_dice(game: Callable[..., Session]) -> None:
    """It is no turn, and falls from the stream of `roll`."""
    adventure = game(SCENES).adventure
    plain, drawing = (
        Session(adventure, rules.find("art"), Seeded("x"), offers="asked", hero="Ada")
        for _ in range(2)
    )
    first = drawing.do(Draw("weather"))
    again = drawing.do(Draw("weather"))

    assert first.accepted
    assert first.state.turn == 0
    assert first.rolls != again.rolls
    assert plain.do(Choose("climb")).rolls == drawing.do(Choose("climb")).rolls
    assert drawing.notes[0][1].startswith("Weather: ")


def test_a_game_with_draws_beside_it_is_played_back(game: Callable[..., Session]) -> None:
    adventure = game(SCENES).adventure
    chance = Seeded("x")
    records: list[dict[str, Any]] = [header(adventure, chance, offers="asked", hero="Ada")]
    session = Session(
        adventure, rules.find("art"), chance, offers="asked", hero="Ada", record=records.append
    )
    for command in (Draw("names 2"), Roll("2d6"), Choose("climb"), Draw("weather")):
        assert session.do(command).accepted
    again = replay(records, adventure, rules.find("art"))

    assert (again.trouble, again.session.notes) == ("", session.notes)


def test_what_is_no_table_is_refused(game: Callable[..., Session]) -> None:
    assert "did you mean 'weather'" in refused(game(SCENES).do(Draw("wether")))


def test_the_tables_of_an_open_adventure_do_what_their_rows_say(
    game: Callable[..., Session],
) -> None:
    scenes = SCENES.replace("variables: {n: 0}", "open: true\nvariables: {n: 0}\n" + OWN)
    session = game(scenes, faces=(1, 5))
    events = do(session, "draw", "loot")

    assert [one.text for one in events if isinstance(one, Narrated)] == ["Coins, 5."]
    assert session.state.variables["n"] == 5


OWN = 'tables: {loot: [{text: "Coins, {{ n }}.", set: {n: "draw(\'d6\')"}}, Dust.]}'


def test_a_deck_that_is_empty_says_that_it_is_shuffled() -> None:
    session = ours(1, 1, 1, *[50] * 8)

    told = do(session, "draw", "perils 3")

    assert [type(event) for event in told if not isinstance(event, SheetChanged)] == [
        TableDrawn,
        TableDrawn,
        DeckShuffled,
        TableDrawn,
    ]
    assert [event.drawn for event in told if isinstance(event, DeckShuffled)] == [2]


def test_a_deck_that_is_empty_says_so_beside_an_adventure(game: Callable[..., Session]) -> None:
    adventure = game(SCENES).adventure
    session = Session(adventure, rules.find("art"), Seeded("x"), hero="Ada")

    again = [event for _ in range(3) for event in session.do(Draw("cards 20")).events]

    assert [event.drawn for event in again if isinstance(event, DeckShuffled)] == [54]
