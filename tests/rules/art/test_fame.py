"""Fame and Glory."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.rules.art.checks.fame import (
    change_fame,
    change_glory,
    change_tally,
    expend,
    glory_needed,
    recover_fame,
)
from solo.rules.art.heroes.attributes import ATTRIBUTES
from solo.rules.art.heroes.sheet import Sheet, new_sheet
from solo.rules.core.protocols import Illegal

HERO = new_sheet("Mara", dict.fromkeys(ATTRIBUTES, 7))
AMOUNT = st.integers(-200, 200)


def hero(**changes: int) -> Sheet:
    return replace(HERO, **changes)  # type: ignore[arg-type]


@pytest.mark.rule("ART-064")
def test_expended_fame_is_tallied_and_the_score_stays() -> None:
    sheet, notes = expend(hero(fame=4), 3)

    assert (sheet.fame, sheet.tally, sheet.fame_left) == (4, 3, 1)
    assert notes == (("fame-expended", {"by": 3, "left": 1}),)


@pytest.mark.rule("ART-064")
def test_fame_that_is_not_there_can_not_be_expended() -> None:
    with pytest.raises(Illegal, match="that takes 2 Fame, and 1 is left"):
        expend(hero(fame=4, tally=3), 2)


@pytest.mark.rule("ART-064")
def test_an_author_takes_and_restores_fame_no_further_than_there_is() -> None:
    empty, taken = change_tally(hero(fame=2), 5)
    full, given_back = change_tally(empty, -9)

    assert (empty.fame_left, taken[0].facts["by"]) == (0, 2)
    assert (full.fame_left, given_back[0].code) == (2, "fame-restored")
    assert change_tally(full, -1) == (full, ())


@pytest.mark.rule("ART-066")
def test_recovery_erases_every_tally_mark() -> None:
    sheet, notes = recover_fame(hero(fame=5, tally=4))

    assert (sheet.tally, notes) == (0, (("fame-recovered", {"left": 5}),))


@pytest.mark.rule("ART-066")
def test_recovery_with_nothing_expended_is_not_worth_a_word() -> None:
    assert recover_fame(HERO) == (HERO, ())


@pytest.mark.rule("ART-056", "ART-068")
def test_a_lower_score_cuts_the_tally_down() -> None:
    sheet, notes = change_fame(hero(fame=3, tally=3), -1)

    assert (sheet.fame, sheet.tally) == (2, 2)
    assert notes == (("fame-changed", {"by": -1, "fame": 2}),)


@pytest.mark.rule("ART-068")
def test_a_treasure_raises_the_score() -> None:
    assert change_fame(HERO, 1)[0].fame == 2


@pytest.mark.rule("ART-056")
def test_the_score_never_falls_below_nought() -> None:
    assert change_fame(hero(fame=0), -1) == (hero(fame=0), ())


@pytest.mark.rule("ART-023", "ART-069")
def test_a_quest_pays_its_glory_to_the_one_adventurer() -> None:
    sheet, notes = change_glory(HERO, 5)

    assert (sheet.glory, notes) == (5, (("glory-changed", {"by": 5, "glory": 5}),))


@pytest.mark.reading("ART-070")
@pytest.mark.rule("ART-070")
@pytest.mark.parametrize(
    ("fame", "glory", "gained", "after"),
    [
        (1, 9, 1, (2, 0)),
        (1, 0, 14, (2, 0)),  # the surplus is erased with the rest
        (3, 25, 4, (3, 29)),
        (3, 25, 5, (4, 0)),
        (0, 0, 9, (0, 9)),  # at Fame 0 the threshold is 10
        (0, 9, 1, (1, 0)),
    ],
)
def test_ten_times_the_fame_in_glory_is_a_point_of_fame(
    fame: int, glory: int, gained: int, after: tuple[int, int]
) -> None:
    sheet, notes = change_glory(hero(fame=fame, glory=glory), gained)

    assert (sheet.fame, sheet.glory) == after
    assert (notes[-1].code == "fame-earned") == (sheet.fame > fame)


@pytest.mark.rule("ART-071")
def test_a_failed_quest_may_cost_glory_but_not_below_nought() -> None:
    sheet, notes = change_glory(hero(glory=2), -3)

    assert (sheet.glory, notes[0].facts["by"]) == (0, -2)
    assert change_glory(sheet, -1) == (sheet, ())


@pytest.mark.rule("ART-070", "ART-071")
def test_losing_glory_never_earns_fame() -> None:
    assert change_glory(hero(fame=1, glory=30), -1)[0].fame == 1


@pytest.mark.rule("ART-064", "ART-070")
@given(st.lists(st.tuples(st.sampled_from([change_fame, change_glory, change_tally]), AMOUNT)))
def test_whatever_happens_fame_and_glory_stay_sound(changes: list[tuple[object, int]]) -> None:
    sheet = HERO

    for change, amount in changes:
        sheet, _ = change(sheet, amount)  # type: ignore[operator]

    assert 0 <= sheet.tally <= sheet.fame
    assert sheet.glory >= 0
    assert glory_needed(sheet) >= 10
