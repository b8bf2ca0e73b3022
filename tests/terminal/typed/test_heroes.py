"""What a player has one of several heroes do."""

import pytest

from solo.engine.chance import Seeded
from solo.engine.commands import Ask, Choose, Jot, Roll, Try, Undo, Use
from solo.engine.session import Session
from solo.rules import fitted
from solo.terminal.table.words import words
from solo.terminal.told.answers import answer
from solo.terminal.typed.heroes import by_hero
from solo.terminal.typed.lines import parse
from solo.terminal.typed.readings import Asking, Nonsense, Query, Reading
from tests.english import english
from tests.shipped import loaded

CLIMB = Choose("climb")


@pytest.mark.parametrize(
    ("reading", "done"),
    [
        (CLIMB, CLIMB._replace(who="Mara")),
        (Ask("Is it?"), Ask("Is it?", who="Mara")),
        (Roll("2d6"), Roll("2d6", "Mara")),
        (Try("strength"), Try("strength", who="Mara")),
        (Use("first-aid"), Use("first-aid", who="Mara")),
        (Asking(CLIMB, "How?"), Asking(CLIMB._replace(who="Mara"), "How?")),
        (Jot("It is locked"), Jot("Mara: It is locked")),
        (Jot("Mara: It is locked"), Jot("Mara: It is locked")),
        (Query("sheet"), Query("sheet", who="Mara")),
        (Query("sheet", "fame"), Query("sheet", "fame")),
        (Query("quests"), Query("quests")),
        (Nonsense("what?"), Nonsense("what?")),
        (Jot("", 2), None),
        (Undo(), None),
    ],
)
def test_a_deed_is_done_by_whoever_is_named_and_a_question_by_nobody(
    reading: Reading, done: Reading | None
) -> None:
    assert by_hero(reading, "Mara") == done


@pytest.fixture(scope="module")
def party() -> Session:
    """Begin a game of two heroes, Teya Marr and Hadd Orlo; nothing is done in it."""
    adventure = loaded("the-drowned-counting-house")
    first, second = (one.name for one in adventure.heroes[:2])
    system = fitted(adventure.system, adventure.options)
    return Session(adventure, system, Seeded("s1"), hero=first, company=(second,), offers="asked")


@pytest.mark.parametrize(
    ("line", "done"),
    [
        ("hadd: 1", Choose("price", who="Hadd Orlo")),
        ("Teya Marr: out", Choose("out", who="Teya Marr")),
        ("hadd: try agility to jump", Try("agility", "", "to jump", who="Hadd Orlo")),
        ("hadd: sheet", Query("sheet", who="Hadd Orlo")),
        ("hadd: look", Query("look")),
    ],
)
def test_a_line_that_begins_with_a_name_is_for_that_hero(
    party: Session, line: str, done: Reading
) -> None:
    assert parse(line, party) == done


def test_what_no_hero_does_is_told_to_be_typed_without_a_name(party: Session) -> None:
    assert parse("hadd: undo", party) == Nonsense(words("not-theirs", who="Hadd Orlo"), ("undo",))


def test_a_name_of_nobody_is_no_hero_s(party: Session) -> None:
    told = parse("zed: 1", party)

    assert isinstance(told, Nonsense)
    assert "zed: 1" in english(told.reason)


def test_the_sheet_of_the_other_hero_is_shown_by_name_and_by_the_beginning_of_it(
    party: Session,
) -> None:
    def sheet(query: Query) -> list[str]:
        return [block.text for block in answer(query, party, spoken=True)]

    of_hadd = sheet(Query("sheet", who="Hadd Orlo"))

    assert sheet(Query("sheet", "hadd")) == of_hadd
    assert sheet(Query("sheet")) == sheet(Query("sheet", who="Teya Marr")) != of_hadd
