"""Every way in which the dice of a step can fall: all of them, or the rest in one."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.authoring.exact.equal_parts import Likeness
from solo.authoring.exact.ways import Cut, Foresight, Parts, Way, Ways, every, whole

WEIGHTS = st.lists(st.integers(1, 9), min_size=1, max_size=4)


@given(first=WEIGHTS, others=st.lists(WEIGHTS, min_size=4, max_size=4), most=st.integers(1, 30))
def test_each_way_has_its_chance_and_what_is_cut_off_the_rest(
    first: list[int], others: list[list[int]], most: int
) -> None:
    """What is picked second depends on the first; where only one thing can be, nothing is asked."""
    foresight = Foresight(Likeness())

    def run(dice: Ways) -> tuple[int, int]:
        one = dice.pick(first)
        other = others[one]
        if len(other) == 1:
            raise Cut
        return one, dice.pick(other)

    def chance(one: int, other: int) -> Fraction:
        return Fraction(first[one], sum(first)) * Fraction(others[one][other], sum(others[one]))

    ways = list(every(run, most, foresight))

    met = [found for _, found in ways if found is not None]
    assert len(set(met)) == len(met)
    assert all(found is None or Fraction(*way) == chance(*found) for way, found in ways)
    assert sum(Fraction(*way) for way, _ in ways) == 1
    assert foresight.runs <= most
    if most == 30:  # more than there are
        assert len(met) == sum(len(others[one]) for one in range(len(first)) if others[one][1:])


def test_dice_come_up_likeliest_first() -> None:
    def run(dice: Ways) -> int:
        return 1 if dice.roll(1, 2) == (1,) else sum(dice.roll(2, 3))

    ways = [Fraction(*way) for way, _ in every(run, 20, Foresight(Likeness()))]

    assert ways == [Fraction(1, 2), *[Fraction(1, 18)] * 9]


@pytest.mark.parametrize(("likely", "left"), [(998, 0), (999, 0), (1000, 1)])
@pytest.mark.parametrize("enough", [0, 2, 4])
def test_what_is_hardly_likely_is_left_once_there_are_enough(
    likely: int, left: int, enough: int
) -> None:
    """One of a thousand is gone into, and what is less likely is where few were gone."""
    foresight = Foresight(Likeness())

    ways = list(every(lambda dice: dice.pick((likely, 1)), 10, foresight, enough=enough))

    assert [found for _, found in ways] == [0, None if left and enough == 2 else 1]
    assert Fraction(*ways[1][0]) == Fraction(1, likely + 1)


@given(st.lists(st.tuples(st.integers(1, 9), st.integers(1, 9)), max_size=5))
def test_parts_are_added_and_weights_are_to_each_other_as_they_are(
    ways: list[tuple[int, int]],
) -> None:
    parts, chances = Parts(), [Fraction(*way) for way in ways]
    for way in ways:
        parts.add(Way(*way))
    weights = whole(chances)

    assert parts.sum() == sum(chances)
    assert all(type(weight) is int for weight in weights)
    assert [weight * chances[0] for weight in weights] == [weights[0] * one for one in chances]
