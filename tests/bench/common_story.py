"""Turns a second of `solo` on the common story, beside a walker that has no features.

    python -m tests.bench.common_story [--rounds N] [--seconds S]

`tests/bench/common` holds the story of 31 nodes, as JSON for the walker and as a module, and its
rules as a plug-in. Rounds go in turn, so that a busy machine slows all alike; of each the median
counts.
Endings must stay near 42.9 % keeper, 40.6 % lost and 16.4 % home, at 10.2 turns a game.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent / "common"
TOP = HERE.parent.parent.parent
RUNS = {
    "walker, no prose": ("walker.py", "none"),
    "walker, Jinja2": ("walker.py", "jinja"),
    "solo, prose": ("solo_walk.py", "prose"),
    "solo, none": ("solo_walk.py", "none"),
}


def run(script: str, kind: str, seconds: float, seed: int) -> dict[str, float]:
    """Return what one process has counted."""
    words = [sys.executable, str(HERE / script), kind, str(seconds), str(seed)]
    paths = os.pathsep.join([str(TOP), str(HERE)])
    done = subprocess.run(
        words, env={**os.environ, "PYTHONPATH": paths}, capture_output=True, text=True, check=True
    )
    found: dict[str, float] = json.loads(done.stdout)
    return found


def main() -> None:
    """Measure, and print turns a second and the ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2)
    wanted = parser.parse_args()
    found: dict[str, list[float]] = {name: [] for name in RUNS}
    for number in range(wanted.rounds):
        for name, (script, kind) in RUNS.items():
            one = run(script, kind, wanted.seconds, number + 1)
            found[name].append(one["turns"] / one["cpu"])
    median = {name: statistics.median(all_) for name, all_ in found.items()}
    for name, value in median.items():
        print(f"{name:18} {value:10,.0f} turns a second of CPU")
    with_prose = median["solo, prose"] / median["walker, Jinja2"]
    print(f"with prose, to the walker with Jinja2: {with_prose:.2f}")
    none = median["solo, none"] / median["walker, no prose"]
    print(f"no prose, to the walker without:       {none:.2f}")


if __name__ == "__main__":
    main()
