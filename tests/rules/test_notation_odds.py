"""Exact odds of dice agree with play: every way in which they can fall is rolled and counted."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.errors import SoloError
from solo.rules.core.notation import parse_line
from solo.rules.core.notation.spreads import Row, rows
from solo.rules.core.notation.terms import MOST_AGAIN
from solo.rules.core.notation.thrown import Notation

MOST_WAYS = 1_000


class Wanting(Exception):  # noqa: N818 - it asks for one more die
    """The dice given are used up; one of so many sides is wanted."""

    def __init__(self, sides: int) -> None:
        self.sides = sides


class Given:
    """Dice that show faces one after another, and how likely these were."""

    def __init__(self, faces: tuple[int, ...]) -> None:
        self.left = list(faces)
        self.chance = Fraction(1)

    def roll(self, count: int, sides: int) -> tuple[int, ...]:
        return tuple(self._one(sides) for _ in range(count))

    def _one(self, sides: int) -> int:
        if not self.left:
            raise Wanting(sides)
        self.chance /= sides
        return self.left.pop(0)


def every_way(notation: Notation) -> Iterator[tuple[int, Fraction]]:
    """Yield what the dice come to in every way that they can fall, and how likely that is."""
    ahead: list[tuple[int, ...]] = [()]
    while ahead:
        faces = ahead.pop()
        dice = Given(faces)
        try:
            thrown = notation.roll(dice)
        except Wanting as wanting:
            ahead += [(*faces, face) for face in range(1, wanting.sides + 1)]
            continue
        yield (thrown.total if thrown.successes is None else thrown.successes), dice.chance


def played(notation: Notation, most: int = MOST_WAYS) -> dict[int, Fraction] | None:
    """Return how likely each result is, by rolling all; None where there are too many."""
    found: Counter[int] = Counter()
    for number, (result, chance) in enumerate(every_way(notation)):
        if number > most:
            return None
        found[result] += chance  # type: ignore[assignment]
    return dict(sorted(found.items()))  # type: ignore[arg-type]


def reckoned(notation: Notation) -> dict[int, Fraction]:
    ways = notation.ways()
    whole = sum(ways.values())
    return {result: Fraction(number, whole) for result, number in ways.items()}


@pytest.mark.parametrize(
    "text",
    [
        "2dF", "3dF+1", "3dFkh2", "2d4r1", "d3r2", "3d4ro<3", "2d4ro1kh1", "d4!", "2d3!", "2d3!!",
        "2d3!p", "d4e3", "d4e>=4", "2d4!!kh1", "3d4mi2", "3d4ma3", "3d4mi2ma3", "2d4*3", "2d4*1d3",
        "(2d4+1)/2", "2d4/3", "10-2d4", "-1d4+2", "3d4d1", "adv", "dis", "1d4adv+2", "2d4 vs 5",
        "d6+2 vs <=5", "3d4>=3f1", "4d4>=4f<=2", "2d3!>=2", "2d3!>=3f1", "2d3!!>=4", "3d4kh2>=3f1",
        "{1d4,1d6}kh1", "{1d4,1d6}kl1", "{1d4,1d4,1d4}k2", "{2d4,1d6,3}kh1", "{1d4,2d3}",
        "{1d4,2d3}>=3", "{1d4,2d3,d2}kh2>=3", "{d4,d6}dl1+1", "(1d4,1d6)kh1", "2d66", "d66+d4",
        "d2ro1!!", "d4r1kh1", "(d4-d4)*2", "2*(d4+1)-1", "{d4!,d6}kh1",
    ],
)  # fmt: skip
def test_the_odds_of_each_form_are_those_of_play(text: str) -> None:
    (notation,) = parse_line(text)
    ways = played(notation, most=5_000)

    assert ways is not None
    assert reckoned(notation) == ways
    assert sum(ways.values()) == 1


SIDES = st.integers(2, 4)


@st.composite
def dice(draw: st.DrawFn) -> str:
    """Return one term of few dice, with signs behind it."""
    count, sides = draw(st.integers(1, 3)), draw(SIDES)
    written = draw(st.sampled_from((f"{count}d{sides}", f"{count}dF", f"d{sides}", "d66")))
    if written == "d66":
        return written
    faces = st.integers(-1, 1) if "F" in written else st.integers(1, sides)
    face = abs(draw(faces)) or 1
    goes_on = draw(st.sampled_from(("", "", "!", "!!", "!p", f"e{face}")))
    again = draw(
        st.sampled_from(("", "", f"ro{face}", f"ro<{face}") + (() if goes_on else (f"r{face}",)))
    )
    bounds = draw(st.sampled_from(("", "", f"mi{face}", f"ma{face}")))
    kept = ""
    if written[0].isdecimal() and goes_on in ("", "!!"):
        number = draw(st.integers(1, count))
        kept = draw(
            st.sampled_from(("", f"kh{number}", f"kl{number}", f"dl{number}", f"d{number}"))
        )
    signs = draw(st.permutations((again, goes_on, bounds, kept)))
    return written + "".join(signs)


NUMBERS = st.integers(1, 5).map(str)


def _joined(parts: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    pairs = st.tuples(parts, st.sampled_from("+-*"), st.one_of(parts, NUMBERS)).map("".join)
    halves = st.tuples(parts, NUMBERS).map(lambda both: f"({both[0]})/{both[1]}")
    keeps = st.sampled_from(("", "kh1", "kl1", "dl1"))
    groups = st.tuples(st.lists(parts, min_size=2, max_size=3), keeps).map(
        lambda both: "{" + ",".join(both[0]) + "}" + both[1]
    )
    return st.one_of(pairs, halves, groups, parts.map(lambda part: f"({part})"))


SUMS = st.recursive(dice(), _joined, max_leaves=3)
COMPARED = st.sampled_from(("", "", " vs 4", " vs <3", ">=2", ">=3f1", "<3", "=1"))


@given(total=SUMS, compared=COMPARED)
def test_odds_and_play_agree_on_whatever_is_written(total: str, compared: str) -> None:
    """Whatever can be read has the odds of all ways in which its dice can fall."""
    try:
        (notation,) = parse_line(total + compared)
    except ValueError:
        return
    ways = played(notation)
    if ways is not None:
        assert reckoned(notation) == ways


@given(total=SUMS, compared=COMPARED)
def test_what_cannot_be_read_is_refused_with_what_can(total: str, compared: str) -> None:
    text = total + compared
    refused = ""
    try:
        parse_line(text)
    except ValueError as reason:
        refused = str(reason)
    assert not refused or "; write " in refused


def test_the_best_of_sums_with_too_many_results_are_refused_before_they_fill_the_memory() -> None:
    (notation,) = parse_line("{3d500,1d1000,1}k2")

    with pytest.raises(SoloError, match="too many ways"):
        notation.ways()


def test_the_chance_that_a_die_is_stopped_is_told() -> None:
    (explodes,) = parse_line("2d6!")
    (rerolled,) = parse_line("d6r<6")
    (neither,) = parse_line("4d6ro1kh3")
    (both,) = parse_line("d6r1!")

    one = Fraction(1, 6) ** (MOST_AGAIN + 1)
    assert explodes.stopped == 1 - (1 - one) ** 2
    assert rerolled.stopped == Fraction(5, 6) ** (MOST_AGAIN + 1)
    assert neither.stopped == 0
    on = sum(Fraction(1, 6) ** (throw + 1) for throw in range(MOST_AGAIN + 1))  # a six in the end
    thrown = sum(on**throw for throw in range(MOST_AGAIN + 1))  # so many throws on average
    assert both.stopped == on ** (MOST_AGAIN + 1) + one * thrown


def test_results_are_shown_each_but_where_many_are_rare_at_an_end() -> None:
    """More than forty are many; rare is what has a chance of 1 in 2,000 with all beyond it."""
    few = {n: 1 + 1_000_000 * (n == 20) for n in range(40)}
    middle = dict.fromkeys(range(4, 42), 1000)
    many = {**middle, 1: 4, 2: 5, 3: 10, 42: 19, 43: 1}

    assert rows(few) == tuple(Row(n, ways) for n, ways in few.items())
    each = tuple(Row(n, 1_000) for n in range(4, 42))
    assert rows(many) == (Row(3, 19, -1), *each, Row(42, 19), Row(43, 1))
    turned = rows({-n: ways for n, ways in many.items()})
    assert turned == (Row(-43, 1), Row(-42, 19), *each_turned(each), Row(-3, 19, 1))
    flat = dict.fromkeys(range(41), 1)
    assert rows(flat) == tuple(Row(n, 1) for n in flat)


def each_turned(each: tuple[Row, ...]) -> tuple[Row, ...]:
    return tuple(row._replace(result=-row.result) for row in reversed(each))
