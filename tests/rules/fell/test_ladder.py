"""The ladder, advantage and disadvantage."""

import itertools
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.rules.core.dice import LoadedDice, SeededDice
from solo.rules.fell.checks.ladder import LADDER, Die, step
from solo.rules.fell.checks.roll import Terms, average, spread, throw, throws

D4, D6, D8, D10, D12 = Die
dice = st.sampled_from(LADDER)
steps = st.integers(-6, 6)


@pytest.mark.rule("FELL-001")
def test_the_ladder_has_five_dice() -> None:
    assert [die.word for die in LADDER] == ["d4", "d6", "d8", "d10", "d12"]


@pytest.mark.rule("FELL-002")
@pytest.mark.example("FELL-002")
@pytest.mark.parametrize(("die", "steps", "to"), [(D6, 1, D8), (D6, 2, D10), (D10, -2, D6)])
def test_a_step_is_a_rung(die: Die, steps: int, to: Die) -> None:
    assert step(die, steps)[0] is to


@pytest.mark.rule("FELL-003")
@pytest.mark.example("FELL-003")
@pytest.mark.parametrize(("die", "steps"), [(D4, -1), (D6, -2)])
def test_below_d4_nothing_can_be_rolled(die: Die, steps: int) -> None:
    terms = Terms("", die, (("x", steps),))

    assert terms.die is None
    assert throw(terms, LoadedDice(())).result == 0


@pytest.mark.rule("FELL-004")
@pytest.mark.example("FELL-004")
@pytest.mark.parametrize(("die", "steps"), [(D12, 1), (D10, 2), (D12, 3)])
def test_above_d12_there_is_one_advantage(die: Die, steps: int) -> None:
    terms = Terms("", die, (("x", steps),))

    assert (terms.die, terms.extra) == (D12, 1)


@pytest.mark.rule("FELL-004")
def test_above_d12_each_step_is_one_when_they_stack() -> None:
    assert Terms("", D12, (("x", 2),), stacks=True).extra == 2


@pytest.mark.rule("FELL-005")
def test_advantage_keeps_the_higher() -> None:
    assert throw(Terms("", D8, advantages=("x",)), LoadedDice([3, 6])).result == 6


@pytest.mark.rule("FELL-006")
def test_disadvantage_keeps_the_lower() -> None:
    assert throw(Terms("", D8, disadvantages=("x",)), LoadedDice([3, 6])).result == 3


@pytest.mark.rule("FELL-005", "FELL-006")
def test_one_of_each_cancel_and_several_count_once_unless_they_stack() -> None:
    assert Terms("", D8, (), ("a",), ("b",)).extra == 0
    assert Terms("", D8, (), ("a", "b"), ("c",)).extra == 0
    assert Terms("", D8, (), ("a", "b")).extra == 1
    assert Terms("", D8, (), ("a", "b"), ("c",), stacks=True).extra == 1


@pytest.mark.rule("FELL-007")
@given(die=dice, up=st.integers(0, 5), down=st.integers(0, 5))
def test_steps_are_added_up_first(die: Die, up: int, down: int) -> None:
    assert Terms("", die, (("a", up), ("b", -down))).die == step(die, up - down)[0]


@given(die=dice, extra=st.integers(-2, 2))
def test_the_spread_is_that_of_all_ways(die: Die, extra: int) -> None:
    count = 1 + abs(extra)
    keep = min if extra < 0 else max
    ways = [keep(way) for way in itertools.product(range(1, die + 1), repeat=count)]

    assert dict(spread(die, extra)) == {n: ways.count(n) for n in range(1, die + 1)}


@given(die=dice, moved=steps, better=st.booleans(), seed=st.text(max_size=5))
def test_a_throw_is_one_of_those_foreseen(die: Die, moved: int, better: bool, seed: str) -> None:
    terms = Terms("", die, (("x", moved),), ("a",) if better else ())
    thrown = throw(terms, SeededDice(seed))

    assert thrown._replace(faces=()) in {found for found, _ in throws(terms)}


@pytest.mark.parametrize("text", ["d7", "", "20", "d 6"])
def test_what_is_no_die_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no die of the ladder"):
        Die.parse(text)


@pytest.mark.parametrize(
    ("better", "worse", "wanted"),
    [((), (), Fraction(5, 2)), (("light",), (), Fraction(25, 8)), ((), ("dark",), Fraction(15, 8))],
)
def test_the_average_counts_each_way_that_dice_fall(
    better: tuple[str, ...], worse: tuple[str, ...], wanted: Fraction
) -> None:
    """Of two d4 the higher is 4 in 7 of 16 ways, 3 in 5, 2 in 3 and 1 in one."""
    assert average(throws(Terms("", Die.D4, (), better, worse))) == wanted
