"""Cold start: from the shell to the first scene, against the bare imports in the same run.

    python tests/bench/start.py [--runs N]

Each figure is the median of several processes, taken in turn with the yardstick's. Rich play is
timed in a pseudo-terminal, up to the first prompt.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time

import pexpect

BARE = (
    "bare imports of yaml, jinja2, prompt_toolkit",
    ["-c", "import yaml, jinja2, prompt_toolkit"],
)
RICH = "solo play, prompt_toolkit, first prompt"
ADVENTURE = "first-steps"
# As a player has it: bytecode is kept between runs, whatever the machine that measures prefers.
ENVIRONMENT = {**os.environ, "TERM": "dumb"}
ENVIRONMENT.pop("PYTHONDONTWRITEBYTECODE", None)


def commands(saves: str) -> list[tuple[str, list[str]]]:
    """Return what is timed: a name, and arguments for Python."""
    play = ["-m", "solo", "play", ADVENTURE, "--seed", "7", "--saves", saves, "--new"]
    return [
        BARE,
        ("solo play, plain, first scene", [*play, "--plain"]),
        ("solo play, JSON, first scene", [*play, "--json"]),
        (RICH, play),
        ("solo --help", ["-m", "solo", "--help"]),
        ("solo roll", ["-m", "solo", "roll", "art", "trait", "trait=14", "difficulty=Poor"]),
    ]


def once(arguments: list[str]) -> float:
    """Return the seconds of one run, with nothing typed."""
    start = time.perf_counter()
    subprocess.run(
        [sys.executable, *arguments],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        env=ENVIRONMENT,
        check=False,
    )
    return time.perf_counter() - start


def prompted(arguments: list[str]) -> float:
    """Return the seconds from the shell to the first prompt in a terminal."""
    rich = {**ENVIRONMENT, "TERM": "xterm-256color", "PROMPT_TOOLKIT_NO_CPR": "1"}
    start = time.perf_counter()
    child = pexpect.spawn(sys.executable, arguments, env=rich, dimensions=(60, 80))
    child.expect_exact("> ")
    seconds = time.perf_counter() - start
    child.close(force=True)
    return seconds


def main() -> None:
    """Measure, and print one line for each figure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=15)
    runs = parser.parse_args().runs
    with tempfile.TemporaryDirectory() as saves:
        timed = commands(saves)
        seconds: dict[str, list[float]] = {name: [] for name, _ in timed}
        for _, arguments in timed[1:]:
            once(arguments)  # a warm disk, and the compiled cache written
        for _ in range(runs):
            for name, arguments in timed:
                seconds[name].append((prompted if name == RICH else once)(arguments))
    bare = statistics.median(seconds[BARE[0]])
    for name, values in seconds.items():
        middle = statistics.median(values)
        print(f"{name:<46} {middle:6.3f} s  {middle / bare:.2f}")


if __name__ == "__main__":
    main()
