"""Exact odds against sampled games: how many games one process plays in the time that they take.

    python -m tests.bench.odds [--games N] [--states N] [ADVENTURE ...]

Both are timed by the processor, one after the other. What so many games would still leave open is
the widest 95 % range of a share; exact odds leave nothing open, and bounds what was not followed.
Memory is the most that the process held so far.
"""

import argparse
import resource
import time
from math import sqrt
from pathlib import Path
from tempfile import TemporaryDirectory

from solo import rules, shelf
from solo.adventure.loader import load
from solo.adventure.model import Adventure
from solo.authoring.exact.chances import Limits, chances
from tests.authoring.exact.sampling import sampled
from tests.authoring.exact.test_chances import ENDS, FIGHT, HEADER, HERO, RAT

A_FIGHT = "a fight"


def main() -> None:
    """Measure, and print a line for each adventure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--states", type=int, default=0)
    parser.add_argument("adventures", nargs="*", default=[A_FIGHT, "first-steps"])
    wanted = parser.parse_args()
    for name in wanted.adventures:
        adventure = fight() if name == A_FIGHT else load(shelf.find(name))
        print(f"{name}: {measured(adventure, wanted.games, wanted.states)}")


def measured(adventure: Adventure, games: int, states: int) -> str:
    """Return what exact odds of an adventure take, and what games do in that time."""
    system = rules.fitted(adventure.system, adventure.options)
    start = time.process_time()
    known = chances(adventure, system, limits=Limits(states, 0))
    exact = time.process_time() - start
    start = time.process_time()
    sampled(adventure, games, "bench")
    played = games * exact / (time.process_time() - start)
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return (
        f"{exact:.1f} s for {known.states:,} states, {float(1 - known.mass):.4%} left open, "
        f"{memory:.0f} MB; as long as {played:,.0f} games, which leave {range_of(played):.2%} open"
    )


def range_of(games: float) -> float:
    """Return how wide the 95 % range of a share is after so many games, at its widest."""
    return 1.96 / sqrt(max(1.0, games))


def fight() -> Adventure:
    """Return a module of one fight of any length."""
    with TemporaryDirectory() as place:
        folder = Path(place)
        (folder / "ada.yaml").write_text(HERO, encoding="utf-8")
        text = f"{HEADER}{RAT}scenes:\n{FIGHT}{ENDS}"
        (folder / "adventure.yaml").write_text(text, encoding="utf-8")
        return load(folder)


if __name__ == "__main__":
    main()
