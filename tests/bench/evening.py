"""A table after many commands: how long each of the next lines takes until it is answered.

    python -m tests.bench.evening [--before N] [--lines N]

The commands before are typed by a program, then the table is closed and gone on with, and each line
is timed: by the clock, and in CPU of the process that answers, which a busy machine stretches less.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

VERBS = (
    "note The gate was open at bell {n}.",
    "is there a boat? likely",
    "roll 2d6+1",
    "tick the flood",
    "draw names",
    "scene ford {n}",
    "roll 4d6kh3",
    "how is the weather?",
    "note Harl said {n} words.",
)
FIRST = ("clock the flood 0/6", "thread the missing miller", "npc Harl")
LAST = "roll 1d6"  # its event ends what is sent at once


def opened(saves: str, *more: str) -> "subprocess.Popen[str]":
    """Open a table, or go on with it."""
    words = ["-m", "solo", "table", "evening", "--json", "--saves", saves, *more]
    environment = {**os.environ, "XDG_CACHE_HOME": saves}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    return subprocess.Popen(
        [sys.executable, *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
        bufsize=1,
    )


def cpu(process: "subprocess.Popen[str]") -> float:
    """Return the seconds of CPU that a process has taken."""
    return int(Path(f"/proc/{process.pid}/schedstat").read_text().split()[0]) / 1e9


def said(process: "subprocess.Popen[str]", line: str, cause: str) -> None:
    """Type a line, and wait until its answer and the next prompt have come."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(json.dumps({"line": line, "cause": cause}) + "\n")
    process.stdin.flush()
    for told in process.stdout:
        if json.loads(told).get("event") == "offered":
            return


def line_of(number: int) -> str:
    """Return what is typed at some place of the evening."""
    return VERBS[number % len(VERBS)].format(n=number)


def main() -> None:
    """Measure, and print median and worst."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--before", type=int, default=10_000)
    parser.add_argument("--lines", type=int, default=500)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as saves:
        table = opened(saves, "--seed", "7")
        assert table.stdout is not None
        table.stdout.readline()
        for line in FIRST:
            said(table, line, "first")
        for number in range(wanted.before):
            said(table, line_of(number), f"b{number}")
        print(f"{wanted.before:,} commands: {cpu(table):.1f} s of CPU")
        table.kill()
        table.wait()
        start = time.perf_counter()
        table = opened(saves)
        said(table, LAST, "first")
        print(f"gone on with: {time.perf_counter() - start:.2f} s, {cpu(table):.2f} s of CPU")
        clock, used = [], []
        for number in range(wanted.lines):
            began, taken = time.perf_counter(), cpu(table)
            said(table, line_of(number), f"a{number}")
            clock.append(time.perf_counter() - began)
            used.append(cpu(table) - taken)
        table.kill()
        table.wait()
    for name, all_ in (("by the clock", clock), ("CPU", used)):
        print(f"{name:<14} median {statistics.median(all_):.4f} s, worst {max(all_):.4f} s")


if __name__ == "__main__":
    main()
