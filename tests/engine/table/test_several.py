"""Checks of several: one against another, and all as a group."""

import pytest

from solo.engine.commands import Table
from solo.engine.table.events import GroupRolled, MemberCalled, OpposedRolled
from solo.rules.art.printed import printed
from solo.terminal.typed.lines import parse
from tests.engine.table.sitting import do, only, refused, table


@pytest.mark.rule("ART-186")
@pytest.mark.parametrize(
    ("faces", "winner", "by"), [((3, 31), "Tom", 2), ((76, 31), "Mara", 3), ((31, 31), "", 0)]
)
def test_the_higher_column_wins(faces: tuple[int, int], winner: str, by: int) -> None:
    session = table(*faces)
    do(session, "add", "Mara")
    do(session, "add", "Tom")

    events = do(session, "versus", "mara vs tom: strength")

    assert [one.name for one in events if isinstance(one, MemberCalled)] == ["Mara", "Tom"]
    assert only(events, OpposedRolled) == OpposedRolled("Mara", "Tom", winner, by)
    assert session.state.table is not None
    assert session.state.table.acting == "Mara"


@pytest.mark.rule("FELL-015", "FELL-016")
@pytest.mark.parametrize(
    ("faces", "winner"), [((3, 5), "Tom"), ((5, 3), "Mara"), ((4, 4), "Mara")], ids=str
)
def test_in_fell_the_highest_wins_and_of_a_tie_the_higher_die(
    faces: tuple[int, int], winner: str
) -> None:
    session = table(*faces, system="fell")
    do(session, "add", "Mara: str d8")
    do(session, "add", "Tom: str d6")

    found = only(do(session, "versus", "Mara gegen Tom: str"), OpposedRolled)

    assert isinstance(found, OpposedRolled)
    assert found.winner == winner


@pytest.mark.rule("FH-163")
def test_in_fictive_hack_totals_are_compared() -> None:
    session = table(3, 4, system="fictive-hack")
    do(session, "add", "Mara: brawn 2")
    do(session, "add", "Tom: cunning 0")

    found = only(do(session, "versus", "Mara vs Tom: brawn vs cunning"), OpposedRolled)

    assert found == OpposedRolled("Mara", "Tom", "Mara", 1)


@pytest.mark.parametrize("system", ["conan-2d20", "fallout-2d20"])
def test_in_two_d20_successes_are_compared(system: str) -> None:
    session = table(20, 19, 1, 20, system=system)
    do(session, "add", "Mara")
    do(session, "add", "Tom")
    attribute = "brawn" if system.startswith("conan") else "might"

    found = only(do(session, "versus", f"Mara vs Tom: {attribute}"), OpposedRolled)

    assert isinstance(found, OpposedRolled)
    assert found.winner == "Tom"


@pytest.mark.parametrize(
    ("faces", "passed", "managed"),
    [((99, 3, 99, 3), 2, True), ((99, 3, 3, 3), 1, False)],
    ids=["half of them", "one of four"],
)
def test_a_group_manages_what_half_of_it_manages(
    faces: tuple[int, ...], passed: int, managed: bool
) -> None:
    session = table(*faces)
    for name in ("Mara", "Tom", "Ines", "Bo"):
        do(session, "add", name)

    found = only(do(session, "group", "stealth Good"), GroupRolled)

    assert isinstance(found, GroupRolled)
    assert (len(found.passed), found.managed) == (passed, managed)
    assert len(found.passed) + len(found.failed) == 4


def test_other_words_for_skills_lead_to_skills() -> None:
    table_ = printed("skills")
    known = {skill for skills in table_["skills"].values() for skill in skills}

    assert set(table_["called"].values()) <= known


@pytest.mark.parametrize(
    "words", ["Mara", "Mara vs Tom", "Mara vs Mara: strength", "a vs b vs c: x"]
)
def test_what_names_no_two_is_refused(words: str) -> None:
    session = table()
    do(session, "add", "Mara")
    do(session, "add", "Tom")

    assert refused(session.do(Table("versus", words))).startswith("who against whom")


def test_a_line_with_two_names_is_read_as_one_against_the_other() -> None:
    session = table()

    assert parse("mara vs tom: strength", session) == Table("versus", "mara vs tom: strength")
