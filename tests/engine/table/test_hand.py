"""Checks and effects by hand, in every system."""

import pytest

from solo.engine.commands import Choose, Table, Undo
from solo.engine.events import CheckRolled, HeroFell, SheetChanged
from solo.engine.session import Session
from solo.engine.table.events import OrderRolled
from tests.engine.table.sitting import do, only, refused, table


def seated(system: str = "art") -> Session:
    session = table(system=system)
    do(session, "add", "Mara")
    do(session, "add", "Tom")
    return session


@pytest.mark.parametrize(
    ("system", "check"),
    [
        ("art", "trait attribute=strength difficulty=Poor"),
        ("art", "trait attribute=strength skills=sleight of hand difficulty=Good"),
        ("fictive-hack", "challenge attribute=brawn difficulty=3"),
        ("conan-2d20", "skill skill=athletics difficulty=1"),
        ("fallout-2d20", "skill skill=speech difficulty=1"),
        ("fell", "test attribute=str"),
    ],
)
def test_a_check_of_the_rules_is_rolled_for_anybody(system: str, check: str) -> None:
    session = seated(system)
    session.offers = "asked"
    turn = session.do(Table("check", check, "tom"))
    while session.state.pending is not None:
        turn = session.do(Choose(session.options()[0].id))

    assert turn.accepted, turn.events
    assert session.state.last is not None
    assert session.state.table is not None
    assert session.state.table.acting == "Tom"


@pytest.mark.parametrize(
    ("check", "why"),
    [
        ("", "which check?"),
        ("trait", "attribute"),
        ("trat attribute=strength", "did you mean 'trait'?"),
        ("trait attribute=stregth difficulty=Poor", "did you mean 'strength'?"),
        ("trait attribute=strength difficulty=Poor foo=1", "foo"),
        ("trait strength attribute=strength", "belongs to no key"),
    ],
)
def test_a_check_that_is_none_is_refused(check: str, why: str) -> None:
    session = seated()

    assert why in refused(session.do(Table("check", check)))
    assert session.state.turn == 2


@pytest.mark.parametrize(
    ("system", "effect"),
    [
        ("art", "damage poor"),
        ("art", "fame -1"),
        ("art", "gain rope"),
        ("art", "xp 1"),
        ("conan-2d20", "xp 100"),
        ("fallout-2d20", "xp 100"),
        ("fell", "fatigue 1"),
    ],
)
def test_an_effect_changes_who_is_named_and_can_be_undone(system: str, effect: str) -> None:
    session = seated(system)
    before = session.state
    events = do(session, "do", effect, "tom")

    assert only(events, SheetChanged)
    assert session.state.sheet != before.table.members[1].sheet  # type: ignore[union-attr]
    session.do(Undo())
    assert session.state == before


def test_everybody_rolls_by_their_own_traits() -> None:
    session = table(62, 5)
    do(session, "add", "Mara: strength 7")
    do(session, "add", "Tom: strength 2")
    events = do(session, "everyone", "trait attribute=strength difficulty=Poor")

    rolled = [event.outcome for event in events if isinstance(event, CheckRolled)]
    assert [outcome.facts["rating"] for outcome in rolled] == [7, 2]
    assert session.state.table is not None
    assert session.state.table.acting == "Mara"


def test_who_does_best_acts_first() -> None:
    session = table(5, 62)
    do(session, "add", "Mara")
    do(session, "add", "Tom")
    events = do(session, "order", "trait attribute=alertness difficulty=Poor")

    assert only(events, OrderRolled) == OrderRolled(("Tom", "Mara"))
    assert session.state.table is not None
    assert session.state.table.acting == "Tom"
    do(session, "turn")
    assert session.state.table.acting == "Mara"


def test_nobody_rolls_for_the_order_alone() -> None:
    session = table()
    do(session, "add", "Mara")

    assert "not two" in refused(session.do(Table("everyone", "trait attribute=strength")))


def test_heal_mends_what_damage_did() -> None:
    session = seated()
    do(session, "do", "damage poor")
    hurt = session.state.sheet
    do(session, "do", "heal all")

    assert hurt.checked
    assert not session.state.sheet.checked


@pytest.mark.parametrize(
    ("effect", "why"),
    [
        ("", "do what?"),
        ("damge poor", "did you mean 'damage'?"),
        ("damage por", "did you mean 'Poor'?"),
        ("heal all", "that changes nothing"),
    ],
)
def test_an_effect_that_is_none_is_refused(effect: str, why: str) -> None:
    assert why in refused(seated().do(Table("do", effect)))


def test_a_table_plays_on_without_its_dead() -> None:
    session = seated()
    for _ in range(6):
        turn = session.do(Table("do", "damage awesome"))
        if any(isinstance(event, HeroFell) for event in turn.events):
            break

    assert session.system.fallen(session.state.sheet)
    assert not session.over
    do(session, "turn", "tom")
    assert any(
        isinstance(event, CheckRolled)
        for event in session.do(Table("check", "trait attribute=strength difficulty=Poor")).events
    )
