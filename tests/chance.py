"""Chance for tests: what the program draws where no seed is given is the same in each run.

So no test fails one time in a hundred because of a game that was drawn for it.
"""

import hashlib
import secrets
from pathlib import Path

import pytest

from solo import disk


class Counted:
    """`disk.drawn` and `secrets.token_bytes` from a name and the number of the draw."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._drawn = 0

    def __call__(self, nbytes: int | None = None) -> bytes:
        self._drawn += 1
        return hashlib.shake_256(f"{self._name} {self._drawn}".encode()).digest(nbytes or 32)


def counted(patch: pytest.MonkeyPatch, name: str) -> None:
    """Let seeds follow from a name, until the patch is taken back."""
    draws = Counted(name)
    patch.setattr(secrets, "token_bytes", draws)
    patch.setattr(disk, "drawn", draws)


def from_words(words: list[str], times: int) -> None:
    """Let the seeds of this process follow from its command line, wherever its files lie."""
    names = [Path(word).name if word.startswith("/") else word for word in words]
    secrets.token_bytes = disk.drawn = Counted(" ".join([*names, str(times)]))
