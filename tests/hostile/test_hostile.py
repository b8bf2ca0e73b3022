"""A small part of the hostile cases; `python -m tests.hostile --cases 1000000` tries many."""

import functools
import resource
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from solo.authoring.lint.lint import lint
from tests import proofs
from tests.hostile import runner, worker
from tests.hostile.families import names
from tests.hostile.family import Family, cases_of, families
from tests.hostile.runner import batch
from tests.hostile.worker import tried

CASES = proofs.amount(1, 20, 20)  # of each family, beside those known
PATIENCE = 10  # times a family's seconds: here they guard against a hang; the full run measures

ALL = families()
SLOW = 0.03  # the share of a family whose cases take seconds each: those are left to the long run


def each_family() -> list[Any]:
    slow = {name for name, family in ALL.items() if family.share <= SLOW}
    return [pytest.param(name, marks=pytest.mark.long if name in slow else ()) for name in ALL]


@pytest.mark.parametrize("name", each_family())
def test_what_a_family_says_holds(name: str) -> None:
    """Every case, with what failed by its number."""
    family = ALL[name]
    count = len(family.known) + min(CASES, max(2, round(CASES * family.share)))

    found = batch(name, proofs.SEED, 0, count, patience=PATIENCE)

    assert {number: failed for number, failed in found if failed} == {}
    assert len(found) == count


@pytest.mark.parametrize(
    ("hold", "failed"),
    [
        (lambda case, folder: "no error", "no error"),
        (lambda case, folder: 1 / case, "ZeroDivisionError"),
        (lambda case, folder: _busy(0.6), "took 0."),
        (lambda case, folder: " " * (400 * 2**20) and "", "took "),
        (lambda case, folder: _ran(f"x = 'x' * {_more_than_ever()}"), "took "),
        (lambda case, folder: _ran("while True: pass"), "took "),
        (lambda case, folder: "", ""),
    ],
)
def test_a_case_that_does_not_hold_is_told(hold, failed) -> None:
    family = Family(name="x", about="", make=lambda chance: 0, hold=hold, seconds=0.5)

    found = tried(family, 0)

    assert found.startswith(failed)
    assert bool(found) == bool(failed)


def _more_than_ever() -> int:
    """Return so many bytes that no process which this one ended has held them."""
    return (400 + round(worker.largest_child())) * 2**20


def _ran(program: str) -> str:
    bound = functools.partial(resource.setrlimit, resource.RLIMIT_CPU, (1, 1))
    subprocess.run([sys.executable, "-c", program], check=False, preexec_fn=bound)
    return ""


def test_seconds_are_a_guard_where_a_run_has_patience() -> None:
    """A machine that is ten times slower fails no test."""
    family = Family(name="x", about="", make=str, hold=lambda case, folder: _busy(0.3), seconds=0.1)

    assert tried(family, 0).startswith("took 0.")
    assert tried(family, 0, PATIENCE) == ""


def test_a_worker_that_hangs_is_ended_by_its_own_time(monkeypatch) -> None:
    """What counts is the processor's time, so that a busy machine ends none that works."""
    monkeypatch.setattr(runner, "SILENCE", 0.4)
    start = time.monotonic()
    with subprocess.Popen([sys.executable, "-c", "while True: pass"]) as process:
        while not (told := runner._hung(process.pid, 0.0, start)):
            time.sleep(0.05)
        process.kill()
    with subprocess.Popen(["sleep", "60"]) as process:
        time.sleep(0.5)
        waiting = runner._hung(process.pid, 0.0, start)
        process.kill()

    assert "of the processor" in told
    assert waiting == ""


def _busy(seconds: float) -> str:
    start = time.process_time()
    while time.process_time() - start < seconds:
        pass
    return ""


@pytest.mark.parametrize("command", ["play", "export"])
def test_the_modules_of_odd_names_can_be_played_without_them(command: str, tmp_path: Path) -> None:
    """Else every case would be refused, and hold."""
    names.written({"names": {}, "id": "b", "file": "c", "command": command}, tmp_path / "module")

    found = [one for one in lint(tmp_path / "module") if one.severity == "error"]

    assert found == []


def test_every_family_gets_its_share() -> None:
    few = Family(name="few", about="", make=str, hold=str, known=(1, 2, 3))
    many = Family(name="many", about="", make=str, hold=str, share=9)

    assert cases_of(100, [few, many]) == {"few": 10, "many": 90}
    assert cases_of(5, [few, many])["few"] == 4
