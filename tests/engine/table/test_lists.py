"""The lists of a table, its scenes, and what is picked of them."""

from typing import cast

import pytest

from solo.engine.commands import Table, Undo
from solo.engine.events import SceneEntered
from solo.engine.session import Session
from solo.engine.table.events import EntryChanged, Picked
from solo.engine.table.state import Entry
from solo.terminal.table.events import entry_line
from solo.words import Words
from tests.engine.table.sitting import do, refused, table


def entries(session: Session) -> tuple[Entry, ...]:
    assert session.state.table is not None
    return session.state.table.entries


def test_things_are_put_on_the_lists() -> None:
    session = table()
    do(session, "npc", "Lull: deaf when it suits")
    do(session, "thread", "Find the bell")
    do(session, "clock", "Tide 6")
    do(session, "place", "The mill")

    assert entries(session) == (
        Entry("npc", "Lull", "deaf when it suits"),
        Entry("thread", "Find the bell"),
        Entry("clock", "Tide", "", 0, 6),
        Entry("place", "The mill"),
    )


def test_what_is_there_already_is_changed_and_opened_again() -> None:
    session = table()
    do(session, "npc", "Lull: deaf")
    do(session, "close", "lull")
    (event,) = do(session, "npc", "lull")

    assert event == EntryChanged("npc", "Lull", "deaf", "changed")
    assert entries(session) == (Entry("npc", "Lull", "deaf"),)


def test_a_clock_is_ticked_until_it_is_full_and_back() -> None:
    session = table()
    do(session, "clock", "Tide 4")
    steps = [do(session, "tick", words)[0] for words in ("tide 2", "tide", "tide 5", "tide -1")]

    assert [
        (cast("EntryChanged", one).filled, cast("EntryChanged", one).step) for one in steps
    ] == [
        (2, "ticked"),
        (3, "ticked"),
        (4, "full"),
        (3, "ticked"),
    ]
    session.do(Undo())
    assert entries(session)[0].filled == 4


@pytest.mark.parametrize(
    ("verb", "words", "why"),
    [
        ("clock", "Tide", "2 to 24 parts"),
        ("clock", "Tide 99", "2 to 24 parts"),
        ("clock", "Tide 7/6", "2 to 24 parts"),
        ("thread", "", "which thread?"),
        ("tick", "tode 2", "did you mean 'Tide'?"),
        ("tick", "", "which clock?"),
        ("close", "b", "no thread"),
        ("close", " ", "close what?"),
        ("close", "old", "that could be Old Tom or Old Anna"),
        ("scene", " ", "which scene?"),
        ("pick", "thread", "not two"),
        ("pick", "red", "not two"),
        ("pick", "", "not two"),
    ],
)
def test_what_makes_no_sense_is_refused(verb: str, words: str, why: str) -> None:
    session = table()
    do(session, "clock", "Tide 6")
    do(session, "npc", "Old Tom")
    do(session, "npc", "Old Anna")

    assert why in refused(session.do(Table(verb, words)))
    assert len(entries(session)) == 3


def test_one_of_a_list_is_picked() -> None:
    session = table(2, 1, 3)
    do(session, "npc", "Old Tom")
    do(session, "npc", "Anna")
    do(session, "add", "Mara")
    do(session, "add", "Ida")

    picked = [do(session, "pick", words)[0] for words in ("npc", "", "red, green or blue")]

    assert [cast("Picked", one).chosen for one in picked] == ["Anna", "Mara", "blue"]


def test_a_scene_is_a_heading_that_counts_its_visits() -> None:
    session = table()
    do(session, "scene", "The gate")
    do(session, "scene", "The mill")
    (event,) = do(session, "scene", "The gate")

    assert event == SceneEntered("the-gate", "The gate", 2)


def test_of_one_alone_nobody_picks() -> None:
    session = table()
    do(session, "npc", "Lull")

    assert refused(session.do(Table("pick", "npc"))) == "there is only one to pick: Lull"


def test_what_stands_around_a_word_is_no_part_of_it() -> None:
    session = table()
    do(session, "thread", "Why did the train stop?")
    (closed,) = do(session, "close", "stop")

    assert (
        entry_line(cast("EntryChanged", closed), Words())
        == "Thread closed: Why did the train stop?"
    )


def test_a_clock_of_another_size_stands_where_it_stood() -> None:
    session = table()
    do(session, "clock", "Doom 4")
    do(session, "tick", "doom 3")

    do(session, "clock", "Doom 6")
    assert entries(session)[0].filled == 3
    do(session, "clock", "Doom 2")
    assert entries(session)[0].filled == 2
    do(session, "clock", "Doom 0/6")
    assert entries(session)[0].filled == 0


def test_the_kind_before_a_name_tells_apart_what_is_called_alike() -> None:
    session = table()
    do(session, "npc", "Old Lull")
    do(session, "npc", "Tom")
    do(session, "place", "Old Mill")

    do(session, "close", "npc old")

    assert [one.name for one in entries(session) if not one.open] == ["Old Lull"]
    assert "old lull" in refused(session.do(Table("close", "npc old lull"))).casefold()
