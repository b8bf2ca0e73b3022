"""The problems that reading an adventure finds, as many as somebody may read."""

from collections.abc import Iterable
from typing import Self

from solo.errors import Problem

MOST_PROBLEMS = 500  # errors of one adventure, and warnings; the rest waits till some are mended


class EnoughError(Exception):
    """There are too many problems, or the adventure is too large: reading stops here."""


class Problems(list[Problem]):
    """The problems of one adventure, as many as somebody may read.

    Raises:
        EnoughError: Instead of taking in one more error. Warnings too many are dropped.
    """

    def __init__(self) -> None:
        super().__init__()
        self.errors = 0

    def append(self, problem: Problem) -> None:
        if problem.severity == "error":
            if self.errors >= MOST_PROBLEMS:
                raise EnoughError
            self.errors += 1
        elif len(self) - self.errors >= MOST_PROBLEMS:
            return
        super().append(problem)

    def extend(self, problems: Iterable[Problem]) -> None:
        for problem in problems:
            self.append(problem)

    def __iadd__(self, problems: Iterable[Problem]) -> Self:  # type: ignore[override,misc]
        self.extend(problems)
        return self
