"""Upkeep of lists and notes: renamed, edited, deleted, sorted."""

import pytest

from solo.engine.commands import Jot, Table, Undo
from solo.engine.session import Session
from solo.engine.table.events import (
    EntryChanged,
    EntryRenamed,
    ListsSorted,
    NoteChanged,
    ThingGiven,
)
from solo.engine.table.state import Tabletop
from solo.terminal.typed.lines import parse
from tests.engine.table.sitting import do, only, refused, table


def sitting() -> Session:
    session = table()
    do(session, "npc", "Lull: deaf")
    do(session, "npc", "Abel")
    do(session, "clock", "Tide 6")
    do(session, "when", "tide full: the cellar is flooded")
    do(session, "weigh", "Lull 3")
    return session


def of(session: Session) -> Tabletop:
    assert session.state.table is not None
    return session.state.table


def test_what_is_renamed_keeps_its_weight_and_what_hangs_on_it() -> None:
    session = sitting()

    assert only(do(session, "rename", "lull: Lull Harker"), EntryRenamed) == EntryRenamed(
        "npc", "Lull", "Lull Harker"
    )
    do(session, "rename", "tide to High tide")

    assert [one.name for one in of(session).entries] == ["Lull Harker", "Abel", "High tide"]
    assert of(session).weights == {("npc", "Lull Harker"): 3}
    assert of(session).keyed[0].name == "High tide"
    do(session, "tick", "high 6")
    assert of(session).keyed == ()


def test_what_is_told_of_an_entry_is_edited_also_when_it_is_closed() -> None:
    session = sitting()
    do(session, "close", "lull")

    do(session, "edit", "Lull: hears well after all")

    assert of(session).entries[0].text == "hears well after all"
    assert not of(session).entries[0].open


def test_what_is_deleted_leaves_nothing_and_comes_back_by_undo() -> None:
    session = sitting()
    before = of(session)

    told = only(do(session, "delete", "tide"), EntryChanged)
    do(session, "delete", "lull")

    assert isinstance(told, EntryChanged)
    assert told.step == "deleted"
    assert [one.name for one in of(session).entries] == ["Abel"]
    assert (of(session).keyed, dict(of(session).weights)) == ((), {})
    session.do(Undo())
    session.do(Undo())
    assert of(session) == before


@pytest.mark.parametrize(
    ("words", "names"),
    [("", ["Abel", "Lull", "Ash", "Tide"]), ("clocks", ["Lull", "Abel", "Ash", "Tide"])],
)
def test_lists_are_sorted_by_name(words: str, names: list[str]) -> None:
    session = sitting()
    do(session, "clock", "Ash 4")

    assert isinstance(only(do(session, "sort", words), ListsSorted), ListsSorted)

    assert [one.name for one in of(session).entries] == names


@pytest.mark.parametrize(
    ("verb", "words", "why"),
    [
        ("rename", "Lull", "rename what"),
        ("rename", "lull: abel", "something on that list is called Abel already"),
        ("rename", "Otto: Ben", "no thread or npc or place or clock is called 'Otto'"),
        ("edit", "Lull", "change what"),
        ("edit", "tide: high", "no thread or npc or place is called 'tide'"),
        ("delete", "", "delete what?"),
        ("sort", "heroes", "there is no such list; lists are thread, npc, place, clock"),
    ],
)
def test_what_can_not_be_done_is_refused_with_an_example(verb: str, words: str, why: str) -> None:
    assert refused(sitting().do(Table(verb, words))).startswith(why)


def test_notes_are_edited_and_deleted_by_their_numbers() -> None:
    session = table()
    for text in ("one", "two", "three"):
        session.do(Jot(text))

    changed = session.do(Jot("uno", 1))
    session.do(Jot("", 2))

    assert changed.events == (NoteChanged(1, "uno"),)
    assert [note.text for note in session.notes] == ["uno", "three"]
    assert session.state.turn == 0
    assert refused(session.do(Jot("x", 9))) == "there is no note 9; there are 2"


def test_a_line_about_a_note_is_told_from_one_about_a_list() -> None:
    session = table()

    assert parse("edit note 3: it was green", session) == Jot("it was green", 3)
    assert parse("delete note 3", session) == Jot("", 3)
    assert parse("edit Lull: deaf", session) == Table("edit", "Lull: deaf")
    assert parse("delete Lull", session) == Table("delete", "Lull")


GAINS = {
    "art": "gain rope",
    "fell": "take rope",
    "conan-2d20": "give rope",
    "fallout-2d20": "give rope",
    "fictive-hack": "gain rope",
}


def carried(session: Session, name: str) -> list[str]:
    """Return what somebody at the table could hand over."""
    one = next(one for one in of(session).members if one.name == name)
    sheet = session.state.sheet if one.name == of(session).acting else one.sheet
    return [str(thing.name) for thing in session.system.things(sheet)]


@pytest.mark.parametrize("system", GAINS)
def test_a_thing_goes_from_one_to_another_whoever_acts(system: str) -> None:
    session = table(system=system)
    do(session, "add", "Mara")
    do(session, "add", "Tom")
    do(session, "do", GAINS[system])
    (rope,) = carried(session, "Mara")

    assert only(do(session, "give", "rope to tom"), ThingGiven) == ThingGiven(rope, "Mara", "Tom")
    assert (carried(session, "Mara"), carried(session, "Tom")) == ([], [rope])
    do(session, "give", "rope an mara", "Tom")
    assert (carried(session, "Mara"), carried(session, "Tom")) == ([rope], [])
    assert of(session).acting == "Mara"


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("rope", "give what"),
        ("rope to mara", "give what"),
        ("lamp to tom", "Mara has nothing called 'lamp'; there is: rope"),
        ("rope to otto", "nobody here is called 'otto'"),
    ],
)
def test_what_is_not_there_is_given_to_nobody(words: str, why: str) -> None:
    session = table()
    do(session, "add", "Mara")
    do(session, "add", "Tom")
    do(session, "do", "gain rope")

    assert refused(session.do(Table("give", words))).startswith(why)


def test_the_whole_name_of_a_thing_means_it_though_others_have_that_word() -> None:
    session = table(system="conan-2d20")
    do(session, "add", "Mara")
    do(session, "add", "Tom")
    for thing in ("rope ladder", "rope"):
        do(session, "do", f"give {thing}")

    do(session, "give", "rope to tom")

    assert (carried(session, "Mara"), carried(session, "Tom")) == (["rope ladder"], ["rope"])
