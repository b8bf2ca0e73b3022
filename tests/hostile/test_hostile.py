"""A small part of the hostile cases; `python -m tests.hostile --cases 1000000` tries many."""

import functools
import resource
import subprocess
import sys
import time

import pytest

from tests.hostile import runner
from tests.hostile.family import MOST_SECONDS, Family, cases_of, families
from tests.hostile.runner import batch
from tests.hostile.worker import tried

CASES = 20  # of each family, beside those known

ALL = families()


@pytest.mark.parametrize("name", ALL)
def test_what_a_family_says_holds(name: str) -> None:
    """Every case, with what failed by its number."""
    family = ALL[name]
    count = len(family.known) + min(CASES, max(2, round(CASES * family.share)))

    found = batch(name, "ci", 0, count)

    assert {number: failed for number, failed in found if failed} == {}
    assert len(found) == count


@pytest.mark.parametrize(
    ("hold", "failed"),
    [
        (lambda case, folder: "no error", "no error"),
        (lambda case, folder: 1 / case, "ZeroDivisionError"),
        (lambda case, folder: _busy(MOST_SECONDS * 1.1), "took 2."),
        (lambda case, folder: " " * (400 * 2**20) and "", "took "),
        (lambda case, folder: _ran(f"x = 'x' * {400 * 2**20}"), "took "),
        (lambda case, folder: _ran("while True: pass"), "took "),
        (lambda case, folder: "", ""),
    ],
)
def test_a_case_that_does_not_hold_is_told(hold, failed) -> None:
    family = Family(name="x", about="", make=lambda chance: 0, hold=hold)

    found = tried(family, 0)

    assert found.startswith(failed)
    assert bool(found) == bool(failed)


def _ran(program: str) -> str:
    bound = functools.partial(resource.setrlimit, resource.RLIMIT_CPU, (3, 3))
    subprocess.run([sys.executable, "-c", program], check=False, preexec_fn=bound)
    return ""


def test_a_worker_that_hangs_is_ended_by_its_own_time(monkeypatch) -> None:
    """What counts is the processor's time, so that a busy machine ends none that works."""
    monkeypatch.setattr(runner, "LOOK", 0.05)
    monkeypatch.setattr(runner, "PATIENCE", 0.4)
    busy = [sys.executable, "-c", "while True: pass"]
    idle = [sys.executable, "-c", "import time; time.sleep(60)"]
    for command, hung in ((busy, "of the processor"), (idle, "")):
        with subprocess.Popen(command) as process:
            start = time.monotonic()
            while not (told := runner._hung(process.pid, 0.0, start)):
                if time.monotonic() - start > 2:
                    break
                time.sleep(0.05)
            process.kill()
        assert hung in told
        assert bool(told) == bool(hung)


def _busy(seconds: float) -> str:
    start = time.process_time()
    while time.process_time() - start < seconds:
        pass
    return ""


def test_every_family_gets_its_share() -> None:
    few = Family(name="few", about="", make=str, hold=str, known=(1, 2, 3))
    many = Family(name="many", about="", make=str, hold=str, share=9)

    assert cases_of(100, [few, many]) == {"few": 10, "many": 90}
    assert cases_of(5, [few, many])["few"] == 4
