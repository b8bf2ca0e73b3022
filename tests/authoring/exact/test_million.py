"""The comparison of exact odds with a million games, shown on few."""

from fractions import Fraction
from pathlib import Path

import pytest

from tests.bench import million
from tests.bench.odds import fight

QUARTER = {"x": Fraction(1, 4), "y": Fraction(3, 4)}


@pytest.mark.parametrize(("square", "freedom"), [(3.841, 1), (5.991, 2), (7.815, 3), (9.488, 4)])
def test_the_tail_is_that_of_the_printed_tables(square: float, freedom: int) -> None:
    assert million.tail(square, freedom) == pytest.approx(0.05, abs=1e-4)


def test_chi_square_is_the_sum_worked_out_by_hand() -> None:
    """30 where 25 are due, 70 where 75 are: 25/25 + 25/75."""
    assert million.chi_square(QUARTER, {"x": 30, "y": 70}) == pytest.approx(4 / 3)


def test_games_that_come_to_what_has_no_chance_are_told() -> None:
    assert million.compared(QUARTER, {"x": 25, "y": 74, "z": 1})[-1] == "chi-square inf, P = 0.000"


def test_games_gone_on_with_are_the_games_played_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(million, "PORTION", 20)
    keep = tmp_path / "counts.json"
    adventure = fight()
    odds = million.exactly(adventure)

    million.played(adventure, 40, keep)
    counts = million.played(adventure, 80, keep)

    assert counts == million.played(adventure, 80)
    assert counts.total() == 80
    assert million.tail(million.chi_square(odds, counts), len(odds) - 1) > 1e-4
