"""Named marks that last for good or for a while."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.rules.art.health.healing import pass_time
from solo.rules.art.messages.sheet_view import describe, view
from solo.rules.art.system import ART
from solo.rules.core.dice import LoadedDice
from solo.rules.core.heroes.conditions import Condition, Cure, gain, lose
from tests.english import english
from tests.rules.art.sample import hero

NO_DICE = LoadedDice(())


@pytest.mark.rule("ART-281")
@given(lasts=st.integers(1, 2000), spells=st.lists(st.integers(1, 300), max_size=20))
def test_a_condition_wears_off_when_its_minutes_have_passed(lasts: int, spells: list[int]) -> None:
    sheet, _ = gain(hero(), "dazed", lasts)
    told = []
    for spell in spells:
        sheet, notes = pass_time(sheet, spell)
        told += [note.code for note in notes]

    over = sum(spells) >= lasts
    assert ("dazed" not in sheet.conditions) is over
    assert told == ["condition-lost"] * over
    assert sheet.lasting == ({} if over else {"dazed": lasts - sum(spells)})


@pytest.mark.parametrize(
    ("spells", "left"),
    [([10, 30], {"dazed": 30}), ([30, 10], {"dazed": 30}), ([10, None], {}), ([None, 10], {})],
)
def test_of_two_spells_the_longer_holds(spells: list[int | None], left: dict[str, int]) -> None:
    sheet = hero()
    for minutes in spells:
        sheet, _ = gain(sheet, "dazed", minutes)

    assert (sheet.conditions, sheet.lasting) == ({"dazed"}, left)


def test_a_condition_cured_leaves_no_time_behind() -> None:
    sheet, notes = Condition("dazed", 90).apply(hero(), NO_DICE)
    cured, _ = Cure("dazed").apply(sheet, NO_DICE)

    assert english(ART.phrase(notes[0])) == "You are marked now: dazed for 1 hour and 30 minutes."
    assert view(sheet)["conditions"] == ("dazed",)
    rows = next(part.rows for part in describe(sheet) if part.id == "conditions")
    assert english(rows[0].value) == "1 hour and 30 minutes left"
    assert cured == hero()
    assert lose(cured, "dazed") == (cured, ())


def test_a_condition_lasts_a_minute_at_least() -> None:
    with pytest.raises(ValueError, match="minutes: 1 to "):
        Condition("dazed", 0)
