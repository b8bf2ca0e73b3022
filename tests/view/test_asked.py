"""The chances of what is asked for in words."""

import pytest

from solo.engine.commands import Roll
from solo.engine.session import Session
from solo.view.asked import NotAsked, odds_of_check, odds_of_question, ways_of_dice
from solo.view.parts import counted
from tests.engine.table.sitting import do, table
from tests.english import english


@pytest.fixture
def sitting() -> Session:
    """A table of FELL at which Mara sits."""
    session = table(system="fell")
    do(session, "add", "Mara str d8")
    return session


def test_the_answers_of_a_question_are_weighed_before_it_is_asked(sitting: Session) -> None:
    """Likely is a d8, of which 4 or more is a yes."""
    found = odds_of_question(sitting, "Is it dark? likely")

    assert (found.text, found.likelihood, found.percent) == ("Is it dark?", "likely", 63)
    assert found.answers == {
        "yes, and": 3 / 8, "yes": 1 / 8, "yes, but": 1 / 8,
        "no, but": 1 / 8, "no": 1 / 8, "no, and": 1 / 8,
    }  # fmt: skip
    assert odds_of_question(sitting, "Is it dark?").likelihood == "even"


def test_the_chances_of_a_check_are_those_of_whoever_acts(sitting: Session) -> None:
    assert odds_of_check(sitting, "test str").labels == {"passed": 5, "failed": 3}
    do(sitting, "add", "Ines str d4")
    do(sitting, "turn", "Ines")
    assert odds_of_check(sitting, "test str").labels == {"passed": 1, "failed": 3}


def test_dice_are_told_with_the_ways_to_each_sum(sitting: Session) -> None:
    (two, four) = ways_of_dice(sitting, "2d2; d4")

    assert [dict(ways) for _, ways in (two, four)] == [
        {2: 1, 3: 2, 4: 1},
        dict.fromkeys(range(1, 5), 1),
    ]


def test_dice_with_an_attribute_are_those_of_whoever_acts() -> None:
    session = table()
    do(session, "add", "Mara strength 9")

    ((_, ways),) = ways_of_dice(session, "d6+strength")

    assert ways == dict.fromkeys(range(10, 16), 1)


def test_what_has_no_chances_is_told_why(sitting: Session) -> None:
    with pytest.raises(NotAsked) as check:
        odds_of_check(sitting, "fly")
    with pytest.raises(NotAsked) as dice:
        ways_of_dice(sitting, "1d")

    assert english(check.value.reason).startswith("unknown attribute 'fly'; attributes are STR")
    assert english(dice.value.reason) == "'1d' has no sides after '1d'; write 1d6"


@pytest.mark.parametrize(
    ("dice", "told"),
    [("3d6", (False, "all")), ("3d6kh2", (False, "some"))],
)
def test_of_thrown_dice_it_is_told_which_count(
    dice: str, told: tuple[bool, str], sitting: Session
) -> None:
    (event,) = sitting.do(Roll(dice)).events

    assert tuple(counted(event).values()) == told  # type: ignore[arg-type]  # dice were thrown
