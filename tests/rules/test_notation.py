"""Dice as people write them: what falls, what is refused, and exact odds."""

import re
import time
from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.errors import SoloError
from solo.rules.core.dice import LoadedDice, SeededDice, like_dice
from solo.rules.core.notation import EXAMPLES, parse, parse_line
from solo.rules.core.notation.checks import MOST_DICE
from solo.rules.core.notation.reading import Traits
from solo.rules.core.notation.terms import MOST_AGAIN
from tests.english import english


@pytest.mark.parametrize(
    ("text", "faces", "total", "kept"),
    [
        ("3d6+1", [2, 5, 6], 14, [2, 5, 6]),
        ("d20", [7], 7, [7]),
        (" 2D6 - 1 ", [3, 4], 6, [3, 4]),
        ("2d6+1d4+3", [6, 6, 4], 19, [6, 6, 4]),
        ("d8-d4", [3, 4], -1, [3, 4]),
        ("d%", [73], 73, [73]),
        ("d66", [3, 5], 35, [3, 5]),
        ("2d66", [3, 5, 1, 1], 46, [3, 5, 1, 1]),
        ("d666", [6, 1, 2], 612, [6, 1, 2]),
        ("4d6kh3", [1, 4, 5, 6], 15, [4, 5, 6]),
        ("4d6k3", [6, 4, 5, 4], 15, [6, 4, 5]),
        ("2d20kl1", [17, 3], 3, [3]),
        ("2d20kl", [17, 3], 3, [3]),
        ("4d6dl1", [1, 4, 5, 6], 15, [4, 5, 6]),
        ("4d6dh", [1, 4, 5, 6], 10, [1, 4, 5]),
        ("3d6!", [6, 2, 6, 6, 1, 3], 24, [6, 6, 1, 2, 6, 3]),
    ],
)
def test_dice_are_added(text: str, faces: list[int], total: int, kept: list[int]) -> None:
    if "!" in text:  # each die is followed by its further throws
        faces, kept = [6, 2, 6, 6, 1, 3], [6, 6, 1, 2, 6, 3]
    fallen = parse(text).roll(LoadedDice(faces))

    assert (fallen.total, sorted(fallen.faces), list(fallen.kept)) == (total, sorted(faces), kept)
    assert fallen.successes is None


@pytest.mark.parametrize(
    ("text", "faces", "successes"),
    [
        ("5d10>=8", [8, 9, 1, 7, 10], 3),
        ("2d20<=12", [12, 13], 1),
        ("3d6=6", [6, 1, 6], 2),
        ("3d6>5", [6, 5, 4], 1),
        ("3d6<2", [1, 2, 3], 1),
        ("4d6kh2>=5", [6, 5, 5, 1], 2),
        ("3d6!>5", [6, 2, 3, 1], 1),  # those that it adds are counted as well
        ("2d6+1d8>=6", [6, 1, 7], 2),
        ("2d6+1d8>=7", [6, 1, 7], 1),
    ],
)
def test_a_comparison_counts_dice(text: str, faces: list[int], successes: int) -> None:
    fallen = parse(text).roll(LoadedDice(faces))

    assert fallen.successes == fallen.total == successes == len(fallen.kept)


@pytest.mark.parametrize(
    ("text", "faces", "total", "met"),
    [
        ("(2d6)>=8", [2, 6], 8, 1),
        ("(2d6)>=8", [1, 6], 7, 0),
        ("( 2d6 + 1 ) >= 8", [1, 6], 8, 1),
        ("(3d6!)>5", [1, 1, 1], 3, 0),
        ("(4d6kh3)<12", [1, 2, 3, 6], 11, 1),
        ("(d66)=43", [4, 3], 43, 1),
        ("(d6-d6)=0", [3, 3], 0, 1),
    ],
)
def test_a_comparison_behind_brackets_compares_the_sum(
    text: str, faces: list[int], total: int, met: int
) -> None:
    fallen = parse(text).roll(LoadedDice(faces))

    assert (fallen.total, fallen.successes) == (total, met)


def test_the_sum_is_told_beside_whether_it_meets_the_comparison() -> None:
    fallen = parse("(2d6)>=8").roll(LoadedDice([4, 5]))

    assert english(fallen.told) == "9 in all, 1 success (rolled 4, 5)."


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("2d6>=8", "no die can be >=8; write (2d6)>=8 or 2d6 vs 8"),
        ("2d6<=12", "every die is <=12; write (2d6)<=12"),
        ("d6>0", "every die is >0"),
        ("4d6kh3=9", "write (4d6kh3)=9"),
        (
            "2d6 + 1 >= 8",
            "not what is added to them, multiplied, or read as digits; write (2d6+1)>=8",
        ),
        ("d66>=44", "write (d66)>=44"),
        ("(2d6>=3)>=1", "compares inside brackets"),
        ("(2d6)+1>=8", "a comparison counts dice, .* write ((2d6)+1)>=8"),
        ("2d6 1", "'2d6 1' has a space between two numbers"),
        ("1d20 5", "space between two numbers"),
        ("1 0d6", "space between two numbers"),
        ("4d6kh 3 d6", "is no dice from 'd6' on"),
        ("d6 6", "space between two numbers"),
        ("2d6+", "'2d6+' ends with '+', and nothing follows that"),
        ("+", "'+' is no dice"),
        ("1000000d6", "1 to 100 dice can be rolled at once"),
        ("0d6", "1 to 100 dice can be rolled at once"),
        ("9" * 200 + "d6", "1 to 100 dice"),
        ("9" * 5000 + "d6", "is too long: at most 300 characters"),
        ("2d", "'2d' has no sides after '2d'"),
        ("d6+3d+1", "no sides after '3d'"),
        ("6", "'6' has no die"),
        ("", "'' is no dice"),
    ],
)
def test_what_is_wrong_with_dice_is_said(text: str, wanted: str) -> None:
    pattern = "".join(char if char in ".*" else re.escape(char) for char in wanted)
    with pytest.raises(ValueError, match=pattern):
        parse(text)


@pytest.mark.parametrize("text", ["2d6 + 1", " 2 d6+1 ", "2d6+ 1", "2d6 +1", "2 D 6 + 1"])
def test_blanks_beside_signs_and_letters_join_no_numbers(text: str) -> None:
    assert parse(text) == parse("2d6+1")


def test_a_die_explodes_only_so_often() -> None:
    fallen = parse("d6!").roll(LoadedDice([6] * 50))

    assert fallen.faces == (6,) * (MOST_AGAIN + 1)


@pytest.mark.parametrize(
    "text",
    [
        "", "6", "d", "3d", "d0", "d1", "0d6", "101d6", "d1001", "3d6+", "3d6++1", "3d6x", "3d6kh",
        "3d6kh4", "3d6kh0", "3d6dl3", "3d6!kh2", "d66kh1", "d66!", "3d6+1>=5", "d66>=5", "5d10>8<3",
        "5d10>=", "99999d6", "1d99999", "d6+" * 11 + "d6", "d6+9999999", "٣d6", "d6-d6>=3",
        "0x2d6", "21x2d6", "20x100d6", ",".join(["d6"] * 21), "2d6/0", "2d6/d6", "2d6 vs d6",
        "2d6r<7", "2d6r7", "2d6e>0", "2d6mi7", "2d6ma0", "2d6mi5ma2", "2d6r1r2", "2d6!!!",
        "2d20adv", "5d10>=8f9", "5d10>=8f11", "(" * 11 + "d6" + ")" * 11, "2d6" + "+1" * 200,
        "2d6 3 fire", "{2d6", "2d6}", "2d6!=6", "1d20+charm", "2d6 x",
    ],
)  # fmt: skip
def test_what_is_no_dice_is_refused_with_a_reason(text: str) -> None:
    if text == "3d6kh":
        assert parse(text).pools[0].keep == 1  # one, where no number stands
        return
    with pytest.raises(ValueError, match=r"\w"):
        parse(text)


@pytest.mark.parametrize(
    "text", ["d6", "3d6+1", "12D20", "d%", "3d6x", "3d", "3x6", "4dF", "(2d6)>=8", "2 d6"]
)
def test_what_looks_like_dice_is_taken_for_dice(text: str) -> None:
    assert like_dice(text)


@pytest.mark.parametrize("text", ["art", "drop", "dodge", "fell", "", "d", "2 dogs", "dfx", "(d"])
def test_words_are_not_taken_for_dice(text: str) -> None:
    assert not like_dice(text)


def test_two_dice_make_seven_in_six_ways() -> None:
    ways = parse("2d6").ways()

    assert (sum(ways.values()), ways[7]) == (36, 6)


@pytest.mark.parametrize(
    "text",
    [
        "2d6+1",
        "3d4kh2",
        "3d4kl1",
        "3d4dl1",
        "3d4dh2",
        "d66",
        "4d4>=3",
        "3d6kh2>=5",
        "2d6-d4",
        "d4+d6+d8=4",
        "(2d6+1)>=8",
        "(3d4kh2)<5",
        "(d4-d6)=0",
    ],
)
def test_odds_are_those_of_every_way_the_dice_can_fall(text: str) -> None:
    notation = parse(text)
    sides = [pool.sides for pool in notation.pools for _ in range(pool.count * (pool.digits or 1))]
    falls = product(*(range(1, number + 1) for number in sides))

    rolls = (notation.roll(LoadedDice(faces)) for faces in falls)
    counted = Counter(one.total if one.successes is None else one.successes for one in rolls)

    assert notation.ways() == dict(sorted(counted.items()))


def test_odds_of_exploding_dice_are_exact() -> None:
    ways = parse("d6!").ways()
    whole = sum(ways.values())

    assert whole == 6 ** (MOST_AGAIN + 1)
    assert 6 not in ways
    assert ways[5] * 6 == whole
    assert ways[7] * 36 == whole


def test_what_can_fall_in_too_many_ways_is_told() -> None:
    with pytest.raises(SoloError, match=f"{MOST_DICE}d1000.* too many ways"):
        parse(f"{MOST_DICE}d1000").ways()
    with pytest.raises(SoloError, match="too many ways"):
        parse(f"{MOST_DICE}d1000kh50").ways()


@given(
    count=st.integers(1, 8),
    sides=st.integers(2, 12),
    keep=st.sampled_from(["", "kh1", "kl1", "!"]),
    more=st.integers(-20, 20),
    seed=st.text(max_size=8),
)
def test_any_roll_is_among_its_odds(
    count: int, sides: int, keep: str, more: int, seed: str
) -> None:
    notation = parse(f"{count}d{sides}{keep}{more:+}")

    assert notation.roll(SeededDice(seed)).total in notation.ways()


@pytest.mark.parametrize("text", ["99d99kh98", "+".join(["3d1000kh1"] * 10), "100d1000"])
def test_odds_of_more_dice_than_can_be_reckoned_are_refused_soon(text: str) -> None:
    start = time.process_time()

    with pytest.raises(SoloError, match="too many ways"):
        parse(text).ways()

    assert time.process_time() - start < 40  # reckoned out it is hours


@pytest.mark.parametrize("text", EXAMPLES)
def test_the_examples_of_dice_are_dice(text: str) -> None:
    assert parse(text).pools


@pytest.mark.parametrize("text", ["2x(d6)", "d6, d8", "d6 fire"])
def test_where_a_number_is_wanted_one_roll_stands(text: str) -> None:
    told = f"^'{re.escape(text)}': one roll is wanted here, without a label or traits"
    with pytest.raises(ValueError, match=told):
        parse(text)


@pytest.mark.parametrize(
    ("text", "sign"),
    [("3d6", ""), ("5d10>=8", ">="), ("2d20<=12", "<="), ("(2d6+1)<9", "<"), ("d20 vs 15", ">=")],
)
def test_how_dice_are_compared(text: str, sign: str) -> None:
    assert parse(text).sign == sign


def test_brackets_around_a_whole_roll_are_not_shown_however_often_it_is_made() -> None:
    assert [one.text for one in parse_line("2x(2d6+1), (d8+1), (d4)+(d6)")] == [
        "2d6+1", "d8+1", "(d4)+(d6)",
    ]  # fmt: skip


@pytest.mark.parametrize(
    "text", ["{d6+1000001, d8}kl1", "(d6)*1000001", "d6+1000001", "{d6+(d8-1000001), d8}kh1"]
)
def test_a_number_that_is_too_large_is_found_within_what_holds_it(text: str) -> None:
    with pytest.raises(ValueError, match="is too much"):
        parse(text)


@pytest.mark.parametrize(
    ("value", "least", "most"), [("3", 4, 23), ("-2", -1, 18), ("d8", 2, 28), ("0", 1, 20)]
)
def test_a_trait_adds_a_number_or_a_die(value: str, least: int, most: int) -> None:
    (roll,) = parse_line("d20+charm", Traits({"charm": value}))
    ways = roll.ways()

    assert (min(ways), max(ways)) == (least, most)
