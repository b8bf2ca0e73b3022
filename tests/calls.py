"""Counts calls of the package's functions: the same on any machine, however busy it is."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType

import solo

PACKAGE = f"{Path(solo.__file__).parent}{os.sep}"


class _Counted:
    """Counts calls of the functions of the package while it is open."""

    def __init__(self) -> None:
        self.calls = 0

    def __call__(self, frame: FrameType, event: str, arg: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(PACKAGE):
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
