"""What must not slip: the ratios of this version beside those of the last release.

    python -m tests.bench.ratios [--quick]

Turns of the common story to the walker without features, lint to PyYAML's C loader, the first text
of a game to the bare imports, and the seconds of CPU that long commands take. Seconds are told as
of a machine on which the walker makes 333,000 turns a second, so that a busy one slows both alike.
Nothing fails here: gates are the tests that count calls.
"""

import argparse
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from tests.bench.common_story import RUNS, run
from tests.bench.generate import generate

KEPT = Path(__file__).parent / "ratios.json"  # of the last release, and what is to be reached
WALKER = 333_000  # turns a second of the machine that seconds are told for
LINT = "from solo.authoring.lint.lint import lint; from pathlib import Path; lint(Path({!r}))"
YAML = (
    "import yaml; from pathlib import Path; "
    "[yaml.load(p.read_text(), Loader=yaml.CSafeLoader) for p in Path({!r}).rglob('*.yaml')]"
)
IMPORTS = "import yaml, jinja2, prompt_toolkit"


def spent(arguments: Sequence[str], saves: str) -> float:
    """Return the seconds of CPU that Python takes with some arguments, processes below it too."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    environment = {**os.environ, "XDG_CACHE_HOME": saves, "TERM": "dumb"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    subprocess.run(
        [sys.executable, *arguments],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=environment,
        check=False,
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def beside(one: Callable[[], float], other: Callable[[], float], rounds: int) -> float:
    """Return the median ratio of two figures that are taken in turn."""
    return statistics.median(one() / other() for _ in range(rounds))


def turns(rounds: int, seconds: float) -> tuple[dict[str, float], float]:
    """Return both ratios of the common story, and how fast this machine is now."""
    found: dict[str, list[float]] = {name: [] for name in RUNS}
    for number in range(rounds):
        for name, (script, kind) in RUNS.items():
            told = run(script, kind, seconds, number + 1)
            found[name].append(told["turns"] / told["cpu"])
    speed = {name: statistics.median(all_) for name, all_ in found.items()}
    ratios = {
        "turns with prose, to the walker with Jinja2": speed["solo, prose"]
        / speed["walker, Jinja2"],
        "turns that nobody reads, to the walker": speed["solo, none"] / speed["walker, no prose"],
    }
    return ratios, speed["walker, no prose"] / WALKER


def measured(*, quick: bool) -> dict[str, float]:
    """Return all figures, by what they are of."""
    rounds, seconds, scenes = (3, 0.5, 3_000) if quick else (5, 2, 10_000)
    found, fast = turns(rounds, seconds)
    with tempfile.TemporaryDirectory() as place:
        module = Path(place) / "module"
        generate(scenes, module)
        play = ["-m", "solo", "play", "first-steps", "--seed", "7", "--hero", "wren", "--new"]
        play += ["--plain", "--saves", str(Path(place) / "saves")]

        def lint() -> float:
            started = spent(["-c", "import solo.authoring.lint.lint"], place)
            return spent(["-c", LINT.format(str(module))], place) - started

        def loaded() -> float:
            return spent(["-c", YAML.format(str(module))], place) - spent(
                ["-c", "import yaml"], place
            )

        spent(play, place)  # a warm disk, and the compiled cache written
        spent(["-c", LINT.format(str(module))], place)
        found["lint, to PyYAML's C loader"] = beside(lint, loaded, 1 if quick else 3)
        found["first text of first-steps, to the bare imports"] = beside(
            lambda: spent(play, place), lambda: spent(["-c", IMPORTS], place), 2 * rounds + 1
        )
        games = 20 if quick else 200
        tested = ["-m", "solo", "test", "the-lending", "--seed", "1", "--games"]
        few = spent([*tested, "1"], place)
        of_games = (spent([*tested, str(games + 1)], place) - few) * 200 / games
        found["200 games of the-lending, in seconds"] = (few + of_games) * fast
        if not quick:
            odds = ["-m", "solo", "odds", "first-steps", "--exact", "--plain"]
            found["odds of first-steps, in seconds"] = spent(odds, place) * fast
    return found


def main() -> None:
    """Measure, and print each figure beside the last release's and the one to be reached."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true")
    quick = parser.parse_args().quick
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    start = time.monotonic()
    found = measured(quick=quick)
    print(f"{'':<48} {'now':>7} {kept['release']:>7} {'aim':>7}")
    for name, value in found.items():
        last, aim = kept["figures"][name]
        print(f"{name:<48} {value:7.2f} {last:7.2f} {aim:7.2f}")
    print(f"(medians of turns in one process; {time.monotonic() - start:.0f} s)")


if __name__ == "__main__":
    main()
