"""The adventures of the collection, each loaded once for all tests of a process.

Nobody changes an adventure, so the games of many tests are played on one.
"""

from functools import cache
from pathlib import Path

from solo.adventure.loader import load
from solo.adventure.model import Adventure

ADVENTURES = Path(__file__).parent.parent / "adventures"


@cache
def loaded(name: str, language: str = "") -> Adventure:
    """Return an adventure by the name of its folder."""
    return load(ADVENTURES / name, language=language)
