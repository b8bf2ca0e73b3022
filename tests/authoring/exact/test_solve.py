"""The chances of ends out of the chances between states."""

from fractions import Fraction

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
