"""How much of a long proof a run does: a little, a sample, or all of it.

The README's command does a little. `SOLO_LONG=SEED` does a sample that the seed makes, which
`.ci/run` takes from the tree and prints. `SOLO_FULL=1` does all, without limit of time.
"""

import os
import random
from collections import defaultdict
from collections.abc import Iterator, Sequence

import pytest

FULL = bool(os.environ.get("SOLO_FULL"))
LONG = FULL or "SOLO_LONG" in os.environ
SAMPLE = int(os.environ.get("SOLO_SAMPLE", "4"))  # cases of each test that is marked `long`
# What makes the chance of proofs that draw: the same each time but in a sample
SEED = os.environ.get("SOLO_LONG", "solo")


def amount(quick: int, long: int, full: int) -> int:
    """Return how many games, fights or examples a run takes."""
    return full if FULL else long if LONG else quick


def left_out(items: Sequence[pytest.Item]) -> Iterator[pytest.Item]:
    """Yield the cases that a run leaves out.

    Of a test that is marked `long(3)` the README's command keeps three cases, from all over their
    order; a sample keeps some that its seed draws, and SOLO_FULL=1 all.
    """
    cases: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if not FULL and item.get_closest_marker("long"):
            cases[item.nodeid.partition("[")[0]].append(item)
    for name, of_one in cases.items():
        mark = of_one[0].get_closest_marker("long")
        assert mark is not None
        quick = min(mark.args[0] if mark.args else 0, len(of_one))
        if LONG:
            count = min(max(SAMPLE, quick // 2), len(of_one))
            kept = set(random.Random(f"{SEED}:{name}").sample(range(len(of_one)), count))
        else:
            kept = {number * len(of_one) // quick for number in range(quick)}
        yield from (item for number, item in enumerate(of_one) if number not in kept)
