"""A small part of the hostile cases; `python -m tests.hostile --cases 1000000` tries many."""

import time

import pytest

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
        (lambda case, folder: "", ""),
    ],
)
def test_a_case_that_does_not_hold_is_told(hold, failed) -> None:
    family = Family(name="x", about="", make=lambda chance: 0, hold=hold)

    found = tried(family, 0)

    assert found.startswith(failed)
    assert bool(found) == bool(failed)


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
