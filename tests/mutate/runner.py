"""Tries faults one by one: puts each in, runs the tests that its line concerns, says what came."""

import json
import math
import os
import re
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

from tests.mutate.areas import ROOT, Area
from tests.mutate.chosen import LIST
from tests.mutate.copies import Copy, copied
from tests.mutate.forks import AT_IMPORT, LATE, NOTHING, Forks
from tests.mutate.map import Map, is_of_defaults, mapped
from tests.mutate.mutants import Mutant, sample

KILLED, LIVED, OUT_OF_TIME, UNTESTED = "killed", "lived", "out of time", "untested"
_FAILED = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", re.MULTILINE)
_CLOSE = 2  # the test files that are tried first where a fault needs a process of its own


@dataclass(frozen=True, slots=True)
class Result:
    """What became of a fault.

    Args:
        mutant: The fault.
        came: `KILLED` by a failing test, `LIVED` through all, `OUT_OF_TIME`, or `UNTESTED` since
            no test of the area runs its line.
        tests: How many tests were tried, until the first failed.
        by: The test that failed.
    """

    mutant: Mutant
    came: str
    tests: int
    by: str = ""

    @property
    def found(self) -> bool:
        """Whether the tests find the fault; one that makes them run for ever is found."""
        return self.came in (KILLED, OUT_OF_TIME)


def tried(
    area: Area, count: int, seed: str, jobs: int, within: float = math.inf
) -> Iterator[Result]:
    """Yield what becomes of `count` faults in an area, as they are tried, `jobs` at a time.

    Of the tests of each, only the fastest are run, as many as take `within` seconds in all.

    Raises:
        RuntimeError: The tests fail without any fault.
    """
    with tempfile.TemporaryDirectory(prefix="solo-mutate-") as home:
        first = copied(Path(home) / "0")
        known = mapped(area, first)
        copies = (first, *(copied(Path(home) / str(number)) for number in range(1, jobs)))
        idle: SimpleQueue[Forks] = SimpleQueue()

        def one(mutant: Mutant) -> Result:
            forks = idle.get()
            try:
                return _one(mutant, forks, known, within)
            finally:
                idle.put(forks)

        with ExitStack() as ends, ThreadPoolExecutor(jobs) as pool:
            for copy in copies:
                idle.put(ends.enter_context(closing(Forks(copy, area.tests))))
            yield from pool.map(one, list(sample(ROOT, area.code, count, seed)))


def _one(mutant: Mutant, forks: Forks, known: Map, within: float) -> Result:
    tests = known.in_time(known.tests_of(mutant), within)
    if not tests:
        return Result(mutant, UNTESTED, 0)
    by = forks.first_failing(mutant, tests, known.limit_of(tests))
    if by == LATE:
        return Result(mutant, OUT_OF_TIME, len(tests))
    if by == AT_IMPORT or (by == NOTHING and known.runs_at_import(mutant)):
        return _anew(mutant, forks.copy, tests, known)
    if by == NOTHING:
        return Result(mutant, LIVED, len(tests))
    return Result(mutant, KILLED, len(tests), by)


def _anew(mutant: Mutant, copy: Copy, tests: list[str], known: Map) -> Result:
    """Try a fault in processes that begin with it, first the test files that are closest to it.

    To collect all tests takes longer than most of them.
    """
    close = known.files_of(mutant.path)[:_CLOSE]
    first = [test for test in tests if test.partition("::")[0] in close or is_of_defaults(test)]
    for some in (first, [test for test in tests if test not in set(first)]):
        came, by = _begun(mutant, copy, some, known.limit_of(some)) if some else (LIVED, "")
        if came != LIVED:
            break
    return Result(mutant, came, len(tests), by)


def _begun(mutant: Mutant, copy: Copy, tests: list[str], limit: float) -> tuple[str, str]:
    """Return what comes of a fault in a process that begins with it, and by which test."""
    files = sorted({test.partition("::")[0] for test in tests})
    names = copy.folder / "chosen.json"
    names.write_text(json.dumps(tests), encoding="utf-8")
    with copy.faulty(mutant):
        try:
            ran = copy.pytest("tests.mutate.chosen", files, {LIST: str(names)}, limit)
        except subprocess.TimeoutExpired:
            return OUT_OF_TIME, ""
    if ran.returncode == 0:
        return LIVED, ""
    failed = _FAILED.search(ran.stdout)
    return KILLED, failed[1] if failed else _last(ran.stdout)


def _last(told: str) -> str:
    return next(reversed(told.strip().splitlines()), "pytest said nothing")


def jobs_here() -> int:
    """Return how many processes this machine runs at a time."""
    return os.cpu_count() or 1


def figure(name: str, seed: str, results: Sequence[Result]) -> str:
    """Return the last line of a report: how many faults were found, of how many."""
    found = sum(result.found for result in results)
    late = sum(result.came == OUT_OF_TIME for result in results)
    share = 100 * found / len(results) if results else 0
    return (
        f"{name}: {found} of {len(results)} found ({late} out of time), {share:.0f} %; seed {seed}"
    )
