"""Dice as people write them elsewhere, line by line: what each comes to, or what is near to it."""

from pathlib import Path

import pytest

from solo.rules.core.dice import LoadedDice, like_dice
from solo.rules.core.notation import parse_line
from solo.rules.core.notation.reading import Traits
from tests.english import english

TRAITS = Traits({"charm": "3", "sleight of hand": "4", "str": "d8"})
LINES = tuple(
    tuple(part.strip() for part in line.split("|"))
    for line in (Path(__file__).parent / "notations.txt").read_text("utf-8").splitlines()
    if line and not line.startswith("#")
)
ROLLED = tuple(line for line in LINES if line[1])
REFUSED = tuple(line for line in LINES if not line[1])


@pytest.mark.parametrize(("text", "faces", "totals"), ROLLED, ids=[one[0] for one in ROLLED])
def test_what_people_write_elsewhere_is_rolled(text: str, faces: str, totals: str) -> None:
    dice = LoadedDice(map(int, faces.split()))

    rolls = [one.roll(dice) for one in parse_line(text, TRAITS) for _ in range(one.times)]

    counted = [one.total if one.successes is None else one.successes for one in rolls]
    assert counted == [int(total) for total in totals.split()]
    assert not dice.left
    assert like_dice(text)


@pytest.mark.parametrize(("text", "_", "near"), REFUSED, ids=[one[0] for one in REFUSED])
def test_what_is_not_understood_is_refused_with_the_nearest(text: str, _: str, near: str) -> None:
    with pytest.raises(ValueError, match="write ") as refused:
        parse_line(text, TRAITS)

    suggested = str(refused.value).rpartition("write ")[2].split(" or ")
    assert suggested[0] == near
    for one in suggested:
        assert parse_line(one, TRAITS)


def test_there_are_at_least_as_many_as_were_tried() -> None:
    assert len(ROLLED) >= 63


@pytest.mark.parametrize("text", [one[0] for one in ROLLED])
def test_what_is_told_of_a_roll_is_read_as_the_same_dice(text: str) -> None:
    """Traits stand in it as numbers, so that it says by itself what was rolled."""
    for one in parse_line(text, TRAITS):
        (again,) = parse_line(one.text)
        assert (again.part, again.count, again.goal) == (one.part, one.count, one.goal)


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("3d6 fire", "fire"),
        ("3d6 Fire and Brimstone", ""),
        ("3d6 Mara’s last arrow!", "Mara’s last arrow!"),
        ("3d6 # 2nd attack, with care", "2nd attack, with care"),
        ("2d6 Überfall", "Überfall"),
    ],
)
def test_words_behind_dice_say_what_they_are_for(text: str, label: str) -> None:
    """A word that means to change the dice is no label."""
    if not label:
        with pytest.raises(ValueError, match="from 'Fire and Brimstone' on"):
            parse_line(text)
        return
    assert parse_line(text)[0].label == label


def test_a_trait_that_is_a_die_is_thrown() -> None:
    (one,) = parse_line("1d12+str", TRAITS)

    assert one.text == "1d12+d8[str]"
    assert [pool.sides for pool in one.pools] == [12, 8]


def test_of_dice_that_fail_is_told_how_many_count_against() -> None:
    (one,) = parse_line("5d10>=8f1")
    told = english(one.roll(LoadedDice([8, 9, 1, 7, 10])).told)

    assert told == (
        "2 successes (rolled 8, 9, 1, 7, 10, of which 8, 9, 1, 10 count, 1 of them against you)."
    )


def test_dice_with_a_least_are_told_as_what_they_count() -> None:
    (one,) = parse_line("3d6mi2")

    assert english(one.roll(LoadedDice([1, 2, 6])).told) == (
        "10 (rolled 1, 2, 6, which count as 2, 2, 6)."
    )
