"""Which variant of a text is told: each comes, whether every number or every second one is told."""

from itertools import pairwise

import pytest

from solo.rules.core.fights.turns import by_turns

VARIANTS = "abcdefg"


@pytest.mark.parametrize("count", range(1, len(VARIANTS) + 1))
@pytest.mark.parametrize("step", [1, 2])
def test_every_variant_is_told(count: int, step: int) -> None:
    variants = VARIANTS[:count]

    told = [by_turns(variants, number) for number in range(0, 2 * step * count, step)]

    assert told[0] == "a"
    assert {*told} == {*variants}


@pytest.mark.parametrize("count", range(2, len(VARIANTS) + 1))
def test_what_is_told_at_every_second_number_differs_from_the_one_before(count: int) -> None:
    told = [by_turns(VARIANTS[:count], number) for number in range(0, 6 * count, 2)]

    assert all(one != other for one, other in pairwise(told))
