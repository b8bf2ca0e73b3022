"""Tables in several tones: long enough, German as well, drawn by modules, and behind older ones."""

from collections.abc import Callable

import pytest

from solo.engine.commands import Choose
from solo.engine.events import Narrated
from solo.engine.session import Session
from solo.engine.table.drawing import wanted_of
from solo.rules.core.dice import LoadedDice
from solo.tables.model import Drawing, about
from solo.tables.reading import shipped
from tests.conftest import HEADER
from tests.engine.table.sitting import table as sitting

TONES = ("grim", "wry", "eerie", "hopeful", "cosy", "noir", "intrigue", "space", "sea", "war")
SUBJECTS = ("person", "place", "weather", "rumour", "complication", "story")


def test_more_than_forty_tables_have_twenty_rows_and_each_row_is_its_own() -> None:
    long = [table for table in shipped().values() if len(table.rows) >= 20]
    rows = [row.text for table in long if table.later for row in table.rows]

    assert len(long) >= 40
    assert len(rows) == len(set(rows))


def test_those_in_a_tone_are_written_alike_and_end_without_a_stop() -> None:
    later = [table for table in shipped().values() if table.later]

    assert len(later) >= 31
    for table in later:
        assert len(table.rows) == 20
        assert not [row.text for row in table.rows if row.text.endswith((".", " "))]
        assert not [row.text for row in table.rows if row.text[:1].isspace()]


@pytest.mark.parametrize("word", [*TONES, *SUBJECTS])
def test_each_tone_and_each_subject_has_tables(word: str) -> None:
    assert len(list(about(shipped(), word))) >= 2


def test_what_words_drew_before_there_were_more_tables_is_drawn_still() -> None:
    """Else a game that drew so would not play back."""
    adventure = sitting().adventure

    assert wanted_of(adventure, "desert").table == "names-arabic"
    assert wanted_of(adventure, "theme").table == "matters"
    assert wanted_of(adventure, "harbour rumours").table == "harbour-rumours"
    assert wanted_of(adventure, "squall").table == "sea-weather"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "They say: the enemy has bread."),
        ("de", "They say: der Feind hat Brot."),
    ],
)
def test_a_module_draws_from_them(game: Callable[..., Session], language: str, told: str) -> None:
    """A text says what was drawn, and a variable keeps it, in the language of the module."""
    listen = (
        "{id: listen, text: Listen, draw: {war-rumours: heard}, then: 'They say: {{ heard }}.'}"
    )
    quay = f"quay: {{choices: [{listen}, {{text: Go, goto: end}}]}}"
    scenes = f"variables: {{heard: ''}}\nscenes: {{{quay}, end: {{ending: won, text: .}}}}\n"
    session = game(scenes, faces=(2,), header=f"{HEADER}language: {language}\n")
    turn = session.do(Choose("listen"))

    assert told in [event.text for event in turn.events if isinstance(event, Narrated)]


def test_a_row_is_german_by_the_same_dice() -> None:
    ours = Drawing(shipped(), LoadedDice((5,))).draw("havens").text
    theirs = Drawing(shipped("de"), LoadedDice((5,))).draw("havens").text

    assert ours.startswith("a bath-house")
    assert theirs.startswith("ein Badehaus")
