"""Counts calls of the package's functions: the same on any machine, however busy it is."""

import sys
from collections.abc import Callable
from types import FrameType


class _Counted:
    """Counts calls of the functions of the package while it is open."""

    def __init__(self) -> None:
        self.calls = 0

    def __call__(self, frame: FrameType, event: str, arg: object) -> None:
        if event == "call" and "/solo/" in frame.f_code.co_filename:
            self.calls += 1


def calls_of(work: Callable[[], object]) -> int:
    """Return how many functions of the package some work calls, in this thread."""
    counted = _Counted()
    before = sys.getprofile()
    sys.setprofile(counted)
    try:
        work()
    finally:
        sys.setprofile(before)
    return counted.calls
