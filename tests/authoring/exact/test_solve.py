"""The chances of ends out of the chances between states."""

from fractions import Fraction

import pytest

from solo.authoring.exact import solve
from solo.authoring.exact.solve import bounded, solved
from solo.authoring.exact.walk import End


def test_bounds_hold_where_the_sum_of_a_circle_is_exact() -> None:
    """A third goes on each round: x gets 1/3 * 1/(1 - 1/9) from the first, y the rest."""
    third = Fraction(1, 3)
    x, y = End("ending", "x"), End("ending", "y")
    edges = [((1, third), (x, third), (y, third)), ((0, third), (y, 2 * third))]
    start = ((0, Fraction(1)),)

    sure = solved(start, edges, ["a", "b"])
    least = bounded(start, edges, ["a", "b"])

    assert sure == {x: Fraction(3, 8), y: Fraction(5, 8)}
    assert least[x] <= sure[x] <= least[x] + least[End("open", "")]
    assert least[End("open", "")] < Fraction(1, 10**20)


WORK = 5


def test_a_circle_that_takes_too_much_work_has_bounds_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Two states that lead to each other and out: three chances are added up, then two."""
    half, x = Fraction(1, 2), End("ending", "x")
    edges = [((1, half), (x, half)), ((0, half), (x, half))]
    start = ((0, Fraction(1)),)

    monkeypatch.setattr(solve, "MOST_WORK", WORK)
    assert solved(start, edges, ["a", "b"]) == {x: 1}
    monkeypatch.setattr(solve, "MOST_WORK", WORK - 1)
    assert solved(start, edges, ["a", "b"]) is None
