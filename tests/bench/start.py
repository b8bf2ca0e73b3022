"""Cold start: from the shell to the first scene, against the bare imports in the same run.

    python tests/bench/start.py [--runs N]

Each figure is the median of several processes, taken in turn with the yardstick's: by the clock,
and the processor time that the process took, which a busy machine stretches less. Rich play is
timed in a pseudo-terminal, up to the first scene's choices and up to the prompt below them.
Another version is measured by the same file, run in its folder.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

import pexpect

BARE = "bare imports of yaml, jinja2, prompt_toolkit"
IMPORTS = ["-c", "import yaml, jinja2, prompt_toolkit"]
PROMPTED = {
    "solo play, in a terminal, first scene": " 1. ",
    "solo play, in a terminal, prompt": "> ",
}
ADVENTURE, HERO = "first-steps", "wren"
ROLLS = (
    ("art", "trait", "trait=14", "difficulty=Poor"),
    ("fell", "luck"),
    ("fictive-hack", "luck"),
    ("conan-2d20", "skill", "tn=10"),
    ("fallout-2d20", "skill", "tn=10"),
)
# As a player has it: bytecode is kept between runs, whatever the machine that measures prefers.
ENVIRONMENT = {**os.environ, "TERM": "dumb"}
ENVIRONMENT.pop("PYTHONDONTWRITEBYTECODE", None)


class Took(NamedTuple):
    """The seconds of one run, by the clock and of the processor."""

    clock: float
    processor: float


def commands(saves: str) -> dict[str, list[str]]:
    """Return what is timed: arguments for Python, by what they do."""
    menu = ["-m", "solo", "play", ADVENTURE, "--seed", "7", "--saves", saves, "--new"]
    play = [*menu, "--hero", HERO]
    return {
        BARE: IMPORTS,
        "solo play, plain, choice of a hero": [*menu, "--plain"],
        "solo play, plain, first scene": [*play, "--plain"],
        "solo play, JSON, first scene": [*play, "--json"],
        **dict.fromkeys(PROMPTED, play),
        "solo --help": ["-m", "solo", "--help"],
        **{f"solo roll {roll[0]}": ["-m", "solo", "roll", *roll] for roll in ROLLS},
    }


def once(arguments: list[str]) -> Took:
    """Time one run, with nothing typed."""
    start = time.perf_counter()
    child = subprocess.Popen(
        [sys.executable, *arguments],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        env=ENVIRONMENT,
    )
    _, child.returncode, used = os.wait4(child.pid, 0)
    return Took(time.perf_counter() - start, used.ru_utime + used.ru_stime)


def shown(arguments: list[str], awaited: str) -> Took:
    """Time a run in a terminal until something is there."""
    rich = {**ENVIRONMENT, "TERM": "xterm-256color", "PROMPT_TOOLKIT_NO_CPR": "1"}
    start = time.perf_counter()
    child = pexpect.spawn(sys.executable, arguments, env=rich, dimensions=(60, 80))
    child.expect_exact(awaited)
    clock = time.perf_counter() - start
    schedule = Path(f"/proc/{child.pid}/schedstat")  # where there is none, the clock must do
    processor = int(schedule.read_text().split()[0]) / 1e9 if schedule.exists() else clock
    child.close(force=True)
    return Took(clock, processor)


def main() -> None:
    """Measure, and print one line for each figure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=15)
    runs = parser.parse_args().runs
    with tempfile.TemporaryDirectory() as saves:
        timed = commands(saves)
        took: dict[str, list[Took]] = {name: [] for name in timed}
        for arguments in timed.values():
            once(arguments)  # a warm disk, and the compiled cache written
        for _ in range(runs):
            for name, arguments in timed.items():
                awaited = PROMPTED.get(name)
                took[name].append(shown(arguments, awaited) if awaited else once(arguments))
    middle = {
        name: Took(*map(statistics.median, zip(*all_, strict=True))) for name, all_ in took.items()
    }
    print(f"{'':<46} {'clock':>15} {'processor':>15}")
    for name, (clock, processor) in middle.items():
        ratios = clock / middle[BARE].clock, processor / middle[BARE].processor
        print(f"{name:<46} {clock:6.3f} s  {ratios[0]:5.2f}  {processor:6.3f} s  {ratios[1]:5.2f}")


if __name__ == "__main__":
    main()
