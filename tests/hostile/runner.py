"""Runs families of cases in processes of their own, and counts what holds."""

import json
import os
import queue
import select
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from tests.hostile.family import Family, cases_of

SILENCE = 600.0  # seconds of the processor without a word of a worker
STALLED = 1800.0  # seconds by the clock without one: what waits takes nothing of the processor
LOOK = 5.0  # seconds between two looks at a worker that says nothing
BATCH = 200  # cases, after which a worker gives way to a fresh one
ROOT = Path(__file__).parents[2]


@dataclass(slots=True)
class Tally:
    """What became of one family's cases."""

    tried: int = 0
    failed: dict[int, str] = field(default_factory=dict)  # by the number of the case

    @property
    def held(self) -> int:
        """Return how many held."""
        return self.tried - len(self.failed)


def run(
    chosen: list[Family],
    total: int,
    *,
    seed: str,
    jobs: int = 1,
    told: Callable[[str], None] = lambda line: None,
) -> dict[str, Tally]:
    """Try so many cases of the families together; return a tally for each."""
    tallies = {family.name: Tally() for family in chosen}
    waiting: queue.SimpleQueue[tuple[Family, int, int]] = queue.SimpleQueue()
    for family in chosen:
        count = cases_of(total, chosen)[family.name]
        for first in range(0, count, BATCH):
            waiting.put((family, first, min(first + BATCH, count)))

    def work() -> None:
        while True:
            try:
                family, first, last = waiting.get_nowait()
            except queue.Empty:
                return
            for number, failed in batch(family.name, seed, first, last):
                tally = tallies[family.name]
                tally.tried += 1
                if failed:
                    tally.failed[number] = failed
                    told(f"{family.name} {number}: {failed}")

    threads = [threading.Thread(target=work) for _ in range(jobs)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return tallies


def batch(
    name: str, seed: str, first: int, last: int, *, patience: float = 1
) -> list[tuple[int, str]]:
    """Try the cases of a range, with a fresh process behind each that ends or hangs.

    Args:
        name: Of the family.
        seed: Makes the cases.
        first: The number of the first case.
        last: The number behind the last one.
        patience: How many times its seconds a case may take: more than 1 where seconds are only a
            guard against a hang, since the machine may be slow.
    """
    found: list[tuple[int, str]] = []
    while first < last:
        some, dead = _served((name, seed, str(patience)), first, last)
        found += some
        first += len(some)
        if dead and first < last:
            found.append((first, dead))
            first += 1
    return found


def _served(words: tuple[str, ...], first: int, last: int) -> tuple[list[tuple[int, str]], str]:
    """Return what one process found until it was done, or how it ended."""
    worker = subprocess.Popen(
        [sys.executable, "-X", "faulthandler", "-m", "tests.hostile.worker", *words],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        bufsize=0,
    )
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(f"{first} {last}\n".encode())
    found: list[tuple[int, str]] = []
    buffer = b""
    begun = (0.0, time.monotonic())  # when it last said something: by its processor and the clock
    try:
        while True:
            if not select.select([worker.stdout], [], [], LOOK)[0]:
                if hung := _hung(worker.pid, *begun):
                    return found, hung
                continue
            begun = _taken(worker.pid), time.monotonic()
            chunk = worker.stdout.read(65536)
            if not chunk:
                return found, f"the process ended with {worker.wait()}"
            *lines, buffer = (buffer + chunk).split(b"\n")
            for line in lines:
                if line == b"done":
                    return found, ""
                if line.startswith(b'"'):
                    found.append((first + len(found), json.loads(line)))
    finally:
        worker.kill()
        worker.wait()
        worker.stdin.close()
        worker.stdout.close()


def _hung(process: int, taken: float, clock: float) -> str:
    """Say how long a process has said nothing, if that is too long."""
    if (worked := _taken(process) - taken) > SILENCE:
        return f"hung for {worked:.0f} s of the processor"
    if (waited := time.monotonic() - clock) > STALLED:
        return f"hung for {waited:.0f} s by the clock"
    return ""


def _taken(process: int) -> float:
    """Return the seconds of the processor that a process and what it has ended took."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:  # no Linux, or it has ended
        return 0.0
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


def report(tallies: dict[str, Tally], *, seed: str) -> str:
    """Return a line for each family: tried, held, and the first cases that failed."""
    lines = [f"{'family':<16}{'tried':>10}{'held':>10}"]
    for name, tally in tallies.items():
        lines.append(f"{name:<16}{tally.tried:>10}{tally.held:>10}")
        for number, failed in sorted(tally.failed.items())[:5]:
            lines.append(f"  case {number}: {failed}")
    whole = sum(tally.tried for tally in tallies.values())
    lines.append(f"{'all':<16}{whole:>10}{sum(tally.held for tally in tallies.values()):>10}")
    if any(tally.failed for tally in tallies.values()):
        lines.append(f"again: python -m tests.hostile --seed {seed} --family NAME --case NUMBER")
    return "\n".join(lines)
