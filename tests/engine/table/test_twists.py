"""Twists, the tension, and whether a scene is as expected."""

from fractions import Fraction
from typing import cast

import pytest

from solo.engine.commands import Table
from solo.engine.events import SceneEntered
from solo.engine.session import Session
from solo.engine.table.events import SceneTested, TensionChanged, TwistCame
from solo.engine.table.twists import chance, chances, result_of, sign
from solo.rules.core.outcome import Outcome
from tests.engine.table.sitting import ask, do, only, refused, table


def tension(session: Session) -> int:
    assert session.state.table is not None
    return session.state.table.tension


def test_twists_are_off_by_default() -> None:
    assert not [event for event in ask(table(77), "Is it?") if isinstance(event, TwistCame)]


def test_doubles_bring_a_twist_and_the_tension_rises() -> None:
    session = table(77, 1)
    do(session, "twists", "on")
    events = ask(session, "Is it?")

    assert cast("TwistCame", only(events, TwistCame)).about == ""
    assert only(events, TensionChanged) == TensionChanged(4, 1)


@pytest.mark.parametrize(("die", "about"), [(1, "Find the bell"), (4, "Lull"), (6, "")])
def test_a_twist_may_be_about_what_is_listed(die: int, about: str) -> None:
    session = table(77, 1, die, 1)
    do(session, "twists", "on")
    do(session, "thread", "Find the bell")
    do(session, "npc", "Lull")

    assert cast("TwistCame", only(ask(session, "Is it?"), TwistCame)).about == about


@pytest.mark.parametrize(
    ("outcome", "twisted"),
    [
        (Outcome("", faces=(62,)), False),
        (Outcome("", faces=(77,), triggers=("doubles",)), True),
        (Outcome("", faces=(3, 20), triggers=("complication",)), True),
        (Outcome("", faces=(3, 3)), True),
        (Outcome("", faces=(3, 4)), False),
        (Outcome("", faces=(1,)), True),
        (Outcome("", faces=()), False),
    ],
)
def test_the_sign_of_a_twist(outcome: Outcome, *, twisted: bool) -> None:
    assert sign(outcome) is twisted


@pytest.mark.parametrize(
    ("faces", "result", "after"),
    [((4, 5), "expected", 2), ((5, 5, 1), "altered", 3)],
)
def test_the_next_scene_is_tested(faces: tuple[int, ...], result: str, after: int) -> None:
    session = table(*faces)
    events = do(session, "next", "I go to the mill")

    tested = cast("SceneTested", only(events, SceneTested))
    assert (tested.result, tested.tension, tension(session)) == (result, 3, after)
    assert cast("SceneEntered", only(events, SceneEntered)).title == "I go to the mill"
    assert session.state.table is not None
    assert session.state.table.scene == "I go to the mill"


def test_an_interruption_lets_the_tension_fall_by_two() -> None:
    session = table(6, 6, 1)
    do(session, "tension", "5")
    events = do(session, "next", "I go to the mill")

    assert cast("SceneTested", only(events, SceneTested)).result == "interrupted"
    assert cast("SceneEntered", only(events, SceneEntered)).title == "Before: I go to the mill"
    assert tension(session) == 3


def test_the_tension_stays_from_one_to_nine() -> None:
    session = table(*(1, 1) * 12)
    for _ in range(12):
        do(session, "next", "on we go")

    assert tension(session) == 1
    assert "1 to 9" in refused(session.do(Table("tension", "10")))


@pytest.mark.parametrize("now", range(1, 10))
def test_the_chances_are_those_of_the_dice(now: int) -> None:
    found = chances(now)

    assert sum(found.values()) == 1
    for name in found:
        ways = sum(result_of(a + b, now) == name for a in range(1, 7) for b in range(1, 7))
        assert found[name] == Fraction(ways, 36)


@pytest.mark.parametrize(
    ("system", "expected"),
    [
        ("art", Fraction(11, 100)),  # 11, 22 … 00, and 01
        ("conan-2d20", Fraction(39 + 19, 400)),
        ("fallout-2d20", Fraction(39 + 19, 400)),
        ("fell", Fraction(1, 6)),
        ("fictive-hack", Fraction(1, 10)),
    ],
)
def test_the_chance_of_a_twist_is_exact(system: str, expected: Fraction) -> None:
    session = table(system=system)

    assert chance(session.system.question("even"), session.state.sheet) == expected


def test_more_tension_makes_the_expected_rarer() -> None:
    expected = [chances(now)["expected"] for now in range(1, 10)]

    assert expected == sorted(expected, reverse=True)
    assert (expected[0], expected[-1]) == (Fraction(35, 36), Fraction(1, 12))
