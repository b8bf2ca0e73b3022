"""Load, check and lint a generated module of 10,000 scenes, cold and from the compiled cache.

    python tests/bench/load.py [--scenes N]

The yardstick in the same run is PyYAML's C loader alone, reading the same files into plain values.
Each figure is a process of its own, after Python's start: seconds by the clock, seconds of the
processor, which a busy machine stretches less and the ratios are of, and peak memory. The best of
several rounds counts.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

try:
    from tests.bench.generate import generate
except ImportError:  # run as a script
    from generate import generate  # type: ignore[no-redef]

# As a player has it: bytecode is kept between runs, whatever the machine that measures prefers.
ENVIRONMENT = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
ROUNDS = 3
MEASURED = """
import resource, sys, time
from pathlib import Path
folder = Path(sys.argv[1])
start, began = time.perf_counter(), time.process_time()
{work}
seconds, used = time.perf_counter() - start, time.process_time() - began
print(seconds, used, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
"""
YAML = """
import yaml
for path in sorted(folder.rglob("*.yaml")):
    yaml.load(path.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)
"""
LOAD = """
from solo.adventure.loader import load
adventure = load(folder, cache={cache})
adventure.scenes[adventure.start]
"""
LINT = """
from solo.authoring.lint.lint import lint
lint(folder)
"""


def measured(work: str, folder: Path, cache: str) -> list[float]:
    """Return seconds by the clock and of the processor, and megabytes, of one process."""
    code = MEASURED.format(work=work)
    done = subprocess.run(
        [sys.executable, "-c", code, str(folder)],
        capture_output=True,
        text=True,
        check=True,
        env=ENVIRONMENT | {"XDG_CACHE_HOME": cache, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    return [float(figure) for figure in done.stdout.split()]


def main() -> None:
    """Measure, and print one line for each figure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scenes", type=int, default=10_000)
    scenes = parser.parse_args().scenes
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place) / "module"
        generate(scenes, folder)
        timed = (
            ("PyYAML's C loader alone", YAML),
            ("solo, loaded and checked", LOAD.format(cache=False)),
            ("solo, and the cache written", LOAD.format(cache=True)),
            ("solo, from the cache", LOAD.format(cache=True)),
            ("solo lint", LINT),
        )
        rounds = [
            [measured(work, folder, str(Path(place) / f"cache-{turn}")) for _, work in timed]
            for turn in range(ROUNDS)
        ]
    print(f"{'':<28} {'clock':>8} {'processor':>9} {'memory':>9}")
    best = [list(map(min, zip(*figures, strict=True))) for figures in zip(*rounds, strict=True)]
    for (name, _), (clock, used, memory) in zip(timed, best, strict=True):
        ratio = used / best[0][1]
        print(f"{name:<28} {clock:6.2f} s  {used:6.2f} s  {memory:5.0f} MB  {ratio:.2f}")


if __name__ == "__main__":
    main()
