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


@pytest.mark.rule("ART-337", "ART-338", "ART-339")
def test_the_order_of_turns_is_rolled_as_the_rules_say() -> None:
    """Alertness 7 each: 38 is Feeble, 89 Good, and of two alike who sat first goes first."""
    session = table(38, 89, 89)
    for name in ("Mara", "Tom", "Ida"):
        do(session, "add", name)

    assert only(do(session, "order"), OrderRolled) == OrderRolled(("Tom", "Ida", "Mara"))
    assert session.state.table is not None
    assert session.state.table.acting == "Tom"


@pytest.mark.parametrize("system", ["fictive-hack", "conan-2d20", "fallout-2d20", "fell"])
def test_where_no_order_is_rolled_heroes_choose_it(system: str) -> None:
    assert "in whatever order you choose" in refused(seated(system).do(Table("order", "")))


@pytest.mark.rule("ART-227", "ART-229")
@pytest.mark.parametrize(
    ("compounding", "count"),
    [("", (0, 2)), (" compounding=true", (0, 1))],
)
def test_efforts_of_all_are_put_together(compounding: str, count: tuple[int, int]) -> None:
    """Twice Poor against Good: the best is Poor, 2 below; added up they are Passable, 1 below."""
    session = table(56, 56)
    for name in ("Mara", "Tom"):
        do(session, "add", name)
    events = do(session, "together", f"group attribute=strength difficulty=Good{compounding}")
    rolled = only(events, CheckRolled)

    assert isinstance(rolled, CheckRolled)
    assert (rolled.outcome.successes, rolled.outcome.failures) == count
    assert session.state.sheet.party == ()
    assert session.state.table is not None
    assert [one.name for one in session.state.table.members] == ["Mara", "Tom"]


def test_what_a_roll_of_all_does_to_somebody_stays_with_them() -> None:
    """Doubles bring Tom a bonus, which his own sheet has afterwards."""
    session = table(56, 99)
    for name in ("Mara", "Tom"):
        do(session, "add", name)
    before = session.state.table.members[1].sheet if session.state.table else None
    do(session, "together", "trait attribute=strength difficulty=Poor who=best")

    assert session.state.table is not None
    assert session.state.table.members[1].sheet != before
    do(session, "turn", "Tom")
    assert session.state.sheet.name == "Tom"


def test_rules_without_a_roll_of_several_say_so() -> None:
    assert "no roll of several" in refused(seated("fell").do(Table("together", "test str")))
    alone = table()
    do(alone, "add", "Mara")
    assert "not two" in refused(alone.do(Table("together", "group strength difficulty=Good")))
