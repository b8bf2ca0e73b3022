"""Tries cases of one family in this process, and says what became of each.

Run by `runner` as `python -m tests.hostile.worker FAMILY SEED PATIENCE`: it reads ranges of
numbers, a line each, and writes a line before each case and one after it, so that the runner knows
which case it was that killed or held up the process.
"""

import json
import resource
import shutil
import sys
import tempfile
import time
import traceback
from pathlib import Path

from tests.hostile.family import MOST_MEGABYTES, Family, families

WALL = 2**31  # bytes of address space; beyond them Python raises MemoryError
_CLEAR = Path("/proc/self/clear_refs")  # Linux: "5" sets the peak of memory back
_STATUS = Path("/proc/self/status")


def tried(family: Family, case: object, patience: float = 1) -> str:
    """Return what failed in one case, or nothing; it may take `patience` times its seconds."""
    folder = Path(tempfile.mkdtemp(prefix="solo-hostile-"))
    if family.prepare is not None:
        family.prepare()
    _reset_peak()
    start, largest, held = _seconds(), largest_child(), _peak()
    try:
        failed = family.hold(case, folder)
    except BaseException as error:  # whatever escapes is what failed
        where = traceback.extract_tb(error.__traceback__)[-1]
        failed = f"{type(error).__name__}: {str(error)[:200]} ({where.filename}:{where.lineno})"
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    seconds, megabytes = _seconds() - start, _peak() - held
    if largest_child() > largest:
        megabytes = max(megabytes, largest_child())
    if not failed and seconds > family.seconds * patience:
        failed = f"took {seconds:.1f} s"
    if not failed and megabytes > MOST_MEGABYTES:
        failed = f"took {megabytes:.0f} MB"
    return failed


def _seconds() -> float:
    """Return the seconds of the processor that this process and those it ended have taken."""
    ended = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + ended.ru_utime + ended.ru_stime


def largest_child() -> float:
    """Return the most megabytes that any process held which this one has ended."""
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024


def _reset_peak() -> None:
    if _CLEAR.exists():
        _CLEAR.write_text("5")


def _peak() -> float:
    """Return the most megabytes that this process held since the last reset, where it is told.

    Just after a reset it is what the process holds then.
    """
    if not _STATUS.exists():
        return 0.0
    line = next(line for line in _STATUS.read_text().splitlines() if line.startswith("VmHWM"))
    return int(line.split()[1]) / 1024


def main() -> None:
    """Serve ranges of cases until standard input ends."""
    resource.setrlimit(resource.RLIMIT_AS, (WALL, WALL))
    family, seed, patience = families()[sys.argv[1]], sys.argv[2], float(sys.argv[3])
    out = sys.stdout
    sys.stdout = sys.stderr  # what a case prints must not get between the lines
    for line in sys.stdin:
        first, last = map(int, line.split())
        for number in range(first, last):
            out.write(f"{number}\n")
            out.flush()
            failed = tried(family, family.case(seed, number), patience)
            out.write(json.dumps(failed) + "\n")
        out.write("done\n")
        out.flush()


if __name__ == "__main__":
    main()
