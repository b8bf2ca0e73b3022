"""`python -m tests.hostile`: tries families of hostile cases, and prints tried and held of each."""

import argparse
import json
import sys

from tests.hostile.family import families
from tests.hostile.runner import report, run
from tests.hostile.worker import tried


def main() -> int:
    """Run, and return 1 if a case failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.hostile", description=__doc__)
    parser.add_argument("--cases", type=int, default=2_000, help="of all families together")
    parser.add_argument("--seed", default="solo", help="makes the cases")
    parser.add_argument("--jobs", type=int, default=1, help="processes at a time")
    parser.add_argument("--family", action="append", help="only this one; may be repeated")
    parser.add_argument("--case", type=int, help="show and try one case in this process")
    given = parser.parse_args()
    known = families()
    strange = set(given.family or ()) - known.keys()
    if strange:
        parser.error(
            f"no such family: {', '.join(sorted(strange))} (there are: {', '.join(known)})"
        )
    chosen = [known[name] for name in given.family or known]
    if given.case is not None:
        (family,) = chosen
        case = family.case(given.seed, given.case)
        print(case if isinstance(case, str) else json.dumps(case, indent=1))
        failed = tried(family, case)
        print(f"failed: {failed}" if failed else "held")
        return bool(failed)
    tallies = run(
        chosen, given.cases, seed=given.seed, jobs=given.jobs,
        told=lambda line: print(line, file=sys.stderr, flush=True),
    )  # fmt: skip
    print(report(tallies, seed=given.seed))
    return any(tally.failed for tally in tallies.values())


if __name__ == "__main__":
    sys.exit(main())
