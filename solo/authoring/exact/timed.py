"""Estimates by time: as many games as are begun before it is up, on all processors.

A process plays games for a slice of the time, then for another.
"""

import functools
import gc
import multiprocessing
import sys
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from time import monotonic
from typing import Self

from solo.adventure.model import Adventure
from solo.authoring.exact.onward import Onward
from solo.authoring.exact.sampled import (
    Asked,
    Estimate,
    Play,
    Played,
    Tally,
    play,
    play_for,
    playing_here,
)

SLICE = 0.5  # seconds that a process plays in one go
MOST = 10**6  # numbers of games for one slice, more than anybody plays

Told = Callable[[int], None]

_PLAYS: list[Play] = []
"""What plays in a process that was forked for it."""


def _begin_on(by: Play) -> None:
    gc.freeze()
    _PLAYS[:] = [by]


def play_on(asked: Asked, numbers: range) -> list[Played]:
    """Play the games of these numbers on from where a walk stopped, in a process forked for it."""
    return _PLAYS[0](asked, numbers)


class Playing:
    """Games that are played until somebody says that it is enough.

    Args:
        asked: What is played.
        jobs: How many processes play.
        adventure: The adventure, if it is in no file as it is played; this process plays it.
        by: What plays it, if it is none.
    """

    def __init__(
        self, asked: Asked, *, jobs: int, adventure: Adventure | None = None, by: Play = play
    ) -> None:
        self._asked = asked
        self._by = by if adventure is None else playing_here(adventure)
        self._jobs = 0 if adventure is not None or jobs <= 1 else jobs  # none: it is played here
        self._begins: Callable[[], object] = gc.freeze
        self._tally = Tally()
        self._pool: ProcessPoolExecutor | None = None
        self._slices = 0  # that were given out
        self._running: set[Future[list[Played]]] = set()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Play nothing more."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)

    def start_from(self, start: Onward, adventure: Adventure) -> bool:
        """Play on from where a walk stopped; say whether that can be done.

        States of games can't be sent to another process: it has to be forked from this one, before
        it has played anything.
        """
        by = playing_here(adventure, start)
        if not self._jobs:
            self._by = by
            return True
        if sys.platform != "linux":
            return False
        self._by, self._begins = play_on, functools.partial(_begin_on, by)
        return True

    def beside(self, asked: Asked) -> "Playing":
        """Return other games of the same adventure, which are played on the same processes."""
        other = Playing(asked, jobs=self._jobs, by=self._by)
        other._pool = self._started() if self._jobs else None
        return other

    def finish(self, seconds: float, tell: Told | None = None) -> Estimate:
        """Play for so long still, and return what all games came to.

        Args:
            seconds: How long.
            tell: Called now and then with how many games were played.
        """
        until = monotonic() + seconds
        while not self._slices or monotonic() < until:
            slice_ = max(0.0, min(SLICE, until - monotonic()))
            if not self._jobs:
                self._tally.add(play_for(self._asked, self._numbers(), slice_, self._by))
            while len(self._running) < self._jobs:
                self._submit(slice_)
            self._gather(max(0.0, until - monotonic()))
            if tell is not None:
                tell(self._tally.games)
        while not self._tally.games:
            self._gather(None)
        self._running = {task for task in self._running if not task.cancel()}
        while self._running:
            self._gather(None)
        return self._tally.estimate()

    def _numbers(self) -> range:
        self._slices += 1
        return range((self._slices - 1) * MOST, self._slices * MOST)

    def _submit(self, seconds: float) -> None:
        task = self._started().submit(play_for, self._asked, self._numbers(), seconds, self._by)
        self._running.add(task)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            forks = None if self._begins is gc.freeze else multiprocessing.get_context("fork")
            self._pool = ProcessPoolExecutor(self._jobs, forks, initializer=self._begins)
        return self._pool

    def _gather(self, timeout: float | None) -> None:
        """Add what was played, waiting for so long until there is anything."""
        if self._running:
            done, self._running = wait(self._running, timeout, FIRST_COMPLETED)
            for task in done:
                self._tally.add(task.result())
