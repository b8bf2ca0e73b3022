"""`python -m tests.mutate AREA`: puts faults into the code by chance, and says which tests find.

Needs the extra `mutate`. The faults are those of mutmut's operators, each in a copy of the
checkout. Only the tests that run its line are tried, until the first fails. A fault that lives is
shown: write the test that finds it, where the behaviour lives.
"""

import argparse
import math
import secrets
import sys
import time

from tests.mutate.areas import area, names
from tests.mutate.runner import figure, jobs_here, tried


def main() -> int:
    """Run, and return 1 if the tests fail without any fault, 2 for an area that is not there."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.mutate",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("area", help=f"{', '.join(names())}, or a path below solo/")
    parser.add_argument("--sample", type=int, default=20, metavar="N", help="faults to try (20)")
    parser.add_argument("--seed", default=secrets.token_hex(4), help="makes the faults")
    parser.add_argument("--jobs", type=int, default=jobs_here(), help="processes at a time")
    parser.add_argument(
        "--within",
        type=float,
        default=math.inf,
        metavar="SECONDS",
        help="try the fastest tests of a fault, as many as take so long in all; the figure is then"
        " the least that it can be",
    )
    parser.add_argument("--tests", nargs="+", default=(), help="other tests, below tests/")
    given = parser.parse_args()
    try:
        chosen = area(given.area, tuple(given.tests))
    except ValueError as problem:
        parser.error(str(problem))
    results = []
    began = time.monotonic()
    try:
        for result in tried(chosen, given.sample, given.seed, given.jobs, given.within):
            results.append(result)
            by = f" by {result.by}" if result.by else f" ({result.tests} tests were tried)"
            print(f"{result.came}: {result.mutant.place}{by}")
            if not result.found:
                print(result.mutant.diff)
            sys.stdout.flush()
    except RuntimeError as problem:
        print(problem, file=sys.stderr)
        return 1
    print(figure(chosen.name, given.seed, results), f"({time.monotonic() - began:.0f} s)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
