"""Exact odds against a million games, which are played in portions and can be gone on with.

    python -m tests.bench.million [--games N] [--keep FILE] [ADVENTURE]

Each portion has a seed of its own, so that all games are the same whenever they are played. What
was played is kept in FILE after each portion; without one all is played at once. Whether the shares
are those of the odds is judged by Pearson's chi-square test: P is how likely games of just these
odds would come out as far from them, or farther.
"""

import argparse
import json
from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from math import erfc, exp, gamma, sqrt
from pathlib import Path

from solo import rules, shelf
from solo.adventure.loader import load
from solo.adventure.model import Adventure
from solo.authoring.exact.chances import Limits, chances
from solo.authoring.playtests.report import wilson
from tests.authoring.exact.sampling import sampled
from tests.bench.odds import A_FIGHT, fight

PORTION = 10_000
GAMES = 1_000_000


def main() -> None:
    """Play what is still to be played, and compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("adventure", nargs="?", default="first-steps")
    wanted = parser.parse_args()
    name: str = wanted.adventure
    adventure = fight() if name == A_FIGHT else load(shelf.find(name))
    odds = exactly(adventure)
    counts = played(adventure, wanted.games, wanted.keep)
    for line in compared(odds, counts):
        print(line)


def exactly(adventure: Adventure) -> dict[str, Fraction]:
    """Return the chances of an adventure's endings, which must be exact."""
    system = rules.fitted(adventure.system, adventure.options)
    found = chances(adventure, system, limits=Limits(0, 0))
    assert found.exact
    assert not found.others
    return {name: low for name, (low, _) in found.endings.items() if low}


def played(adventure: Adventure, games: int, keep: Path | None = None) -> Counter[str]:
    """Play as many games of an adventure, or what a file says of them is missing."""
    known = keep is not None and keep.exists()
    counts = Counter[str](json.loads(keep.read_text(encoding="utf-8")) if keep and known else {})
    while (gone := counts.total()) < games:
        portion = min(PORTION, games - gone)
        counts += sampled(adventure, portion, f"million:{gone}")
        if keep is not None:
            keep.write_text(json.dumps(counts), encoding="utf-8")
    return counts


def compared(odds: Mapping[str, Fraction], counts: Mapping[str, int]) -> list[str]:
    """Return lines that set the shares of games beside the chances."""
    games = sum(counts.values())
    lines = []
    for name, chance in odds.items():
        share = wilson(counts.get(name, 0), games)
        between = f"{share.low:.4%} to {share.high:.4%}"
        lines.append(f"{name}: {float(chance):.4%} by odds, {share.share:.4%} of games ({between})")
    square = chi_square(odds, counts)
    return [*lines, f"chi-square {square:.2f}, P = {tail(square, len(odds) - 1):.3f}"]


def chi_square(odds: Mapping[str, Fraction], counts: Mapping[str, int]) -> float:
    """Return how far counts are from chances; endless where one came that has none."""
    games = sum(counts.values())
    if counts.keys() - odds.keys():
        return float("inf")
    return sum(
        float((counts.get(name, 0) - games * chance) ** 2 / (games * chance))
        for name, chance in odds.items()
    )


def tail(square: float, freedom: int) -> float:
    """Return how likely chi-square is that much or more, by its recursion in steps of two."""
    if freedom <= 0 or square == float("inf"):
        return float(square == 0)
    if freedom <= 2:
        return erfc(sqrt(square / 2)) if freedom == 1 else exp(-square / 2)
    half = freedom / 2 - 1
    return tail(square, freedom - 2) + (square / 2) ** half * exp(-square / 2) / gamma(half + 1)


if __name__ == "__main__":
    main()
