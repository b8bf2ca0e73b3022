"""`solo serve --watch`: a trial on a page that goes on in what its author saves, and its graph."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryFile
from threading import Lock
from typing import IO

from solo import shelf
from solo.cli import options
from solo.cli.games.trial import NOT_KEPT, Trial, begin
from solo.cli.games.watching import Stamps, Watching, stamps
from solo.cli.serving.shelf_records import cover
from solo.engine.log import Logged
from solo.errors import SoloError
from solo.late import lazy_imports
from solo.web.house import Drawn, Opened, Record

with lazy_imports():
    from solo.authoring.charts import chart, chart_page

SAVE = "trial"  # how the page calls it; nothing of it is on disk
GAMES = 200  # by bots, for the colours of the graph


class TrialHouse:
    """A house with one game, of which nothing is kept."""

    keeps = False

    def __init__(self, trial: Trial) -> None:
        self._trial = trial
        self._bots = Bots(trial.path)

    def shelf(self, language: str) -> Record:
        """Return the one adventure that is tried out."""
        found = cover(shelf.cover(self._trial.path), language)
        return {"adventures": [found], "games": [], "systems": []}

    def begin(self, adventure: str, wishes: Mapping[str, str]) -> Opened:
        """Begin the trial, at the scene that a page wishes; there is no other adventure."""
        trial = replace(self._trial, scene=wishes.get("at") or self._trial.scene)
        session = begin(trial, options.chance(None, None), heroes=(), offers="always")
        self._trial = trial
        watching = Watching(self._trial.path, self._trial.adventure, session)

        def revised() -> tuple[str, ...]:
            return watching.read()[1] if watching.changed() else ()

        return Opened(session, SAVE, _refuse, None, _nothing, lambda: None, revised=revised)

    def go_on(self, save: str, *, salvage: bool) -> Opened:
        """Begin the trial again, which was closed meanwhile."""
        if save != SAVE:
            raise KeyError(save)
        return self.begin("", {})

    def next(self, save: str, *, salvage: bool) -> Opened:
        """Refuse: nothing comes after a trial.

        Raises:
            KeyError: Always.
        """
        raise KeyError(save)

    def table(self, name: str, wishes: Mapping[str, str]) -> Opened:
        """Refuse: a trial has no tables.

        Raises:
            SoloError: Always.
        """
        raise SoloError(NOT_KEPT)

    def graph(self) -> Drawn:
        """Return the graph of the adventure as it stands on disk, coloured once bots have played.

        Raises:
            SoloError: It can't be read.
        """
        whole, report = self._trial.whole(), self._bots.report()
        heat = None
        with suppress(ValueError):  # bots who could not play tell nothing
            heat = chart.heat_of(report) if report else None
        drawn = chart.chart(whole, heat=heat)
        return Drawn(chart_page.html(drawn), whole=report is not None)

    def close(self) -> None:
        """End the bots who still play."""
        self._bots.stop()


class Bots:
    """Games of an adventure as it was saved last, played by `solo test` in a process of its own."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock = Lock()
        self._at: Stamps | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self._out: IO[bytes] | None = None
        self._told: bytes | None = None

    def report(self) -> bytes | None:
        """Return what they met as JSON, nothing where they can't play; None while they do."""
        with self._lock:
            now = stamps(self._path)
            if now != self._at:
                self._stop()
                self._at = now
                self._start()
            if self._process is not None and self._process.poll() is not None:
                assert self._out is not None
                self._out.seek(0)
                self._told = self._out.read()
                self._stop()
            return None if self._process is not None else self._told or b""

    def stop(self) -> None:
        """End them."""
        with self._lock:
            self._stop()

    def _start(self) -> None:
        self._told = None
        self._out = TemporaryFile()  # noqa: SIM115 - it is closed with its process
        words = ["test", str(self._path), "--games", str(GAMES), "--json"]
        command = [sys.executable, "-m", "solo", *words]
        nothing = subprocess.DEVNULL
        self._process = subprocess.Popen(  # with a group of its own, so that all end together
            command, stdin=nothing, stdout=self._out, stderr=nothing, start_new_session=True
        )

    def _stop(self) -> None:
        if self._process is not None:
            if sys.platform == "win32":
                self._process.kill()
            else:
                with suppress(ProcessLookupError):  # it has ended by itself
                    os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
        if self._out is not None:
            self._out.close()
        self._process = self._out = None


def _refuse(name: str) -> str:
    raise SoloError(NOT_KEPT)


def _nothing(first: int) -> Iterable[Logged]:
    return ()
