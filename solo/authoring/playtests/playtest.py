"""Playtests: many games by players of several tempers, shared among processes."""

import functools
import gc
import tempfile
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import field
from pathlib import Path

from solo.adventure.files import Files, find
from solo.adventure.loader import load, with_files
from solo.adventure.model import Adventure
from solo.authoring.collecting import seldom
from solo.authoring.playtests.one_game import Game, Prepared
from solo.authoring.playtests.report import Report
from solo.dataclass import dataclass

LEAST_CHUNK, MOST_CHUNK = 10, 500  # games that are played in one go
CHUNKS = 400  # of many games
AHEAD = 4  # chunks for each process that wait for it

Told = Callable[[int], None]
"""Called with the number of games that were played since the last time."""


@dataclass(frozen=True, slots=True)
class Module:
    """An adventure as it is sent to whoever plays it."""

    path: str  # where it is
    digest: str  # the SHA-256 of its files
    name: str = ""  # its first file
    # what they hold, for a machine that has no such folder; else nothing
    files: tuple[tuple[str, bytes], ...] = ()
    shown: str = ""  # what stands before their names where places are told
    # as it was read here, so that nobody here reads it again; other processes read it themselves
    adventure: Adventure | None = field(default=None, compare=False, repr=False)

    def __reduce__(self) -> tuple[type["Module"], tuple[object, ...]]:
        return Module, (self.path, self.digest, self.name, self.files, self.shown)


@dataclass(frozen=True, slots=True)
class Games:
    """Games to be played in one go."""

    module: Module
    numbers: range
    seed: str
    replays: bool = False


def playtest(
    path: Path,
    games: int,
    seed: str,
    *,
    jobs: int = 1,
    replays: bool = False,
    told: Told | None = None,
) -> Report:
    """Play an adventure many times; the same seed gives the same report, whatever `jobs`.

    Args:
        path: The adventure.
        games: How many games.
        seed: What all their dice and decisions follow from.
        jobs: How many processes share the work.
        replays: Whether each game is played back too, and must come to the same.
        told: Told how many games are done, as they are.

    Raises:
        AdventureError: It can't be played.
    """
    return played(chunks(module_of(path), games, seed, replays), jobs, told)


def played(tasks: Sequence[Games], jobs: int = 1, told: Told | None = None) -> Report:
    """Play portions of games on so many processes; `told` hears of each that is done."""
    report = Report()
    for done in _played(tasks, min(jobs, len(tasks))):
        report.add(done)
        if told is not None:
            told(done.games)
    return report


def module_of(path: Path, *, sent: bool = False) -> Module:
    """Return an adventure as it is given to processes; with `sent`, with all that it holds.

    Raises:
        AdventureError: It can't be played.
    """
    adventure, files = with_files(path)
    contents = tuple(sorted({**files.contents, **files.along}.items())) if sent else ()
    return Module(str(path), files.digest(), files.header, contents, _before(files), adventure)


def _before(files: Files) -> str:
    """Return what stands before the names of files where places are told."""
    return files.shown(files.header).removesuffix(files.header)


def chunks(module: Module, games: int, seed: str, replays: bool = False) -> list[Games]:
    """Return the games in portions, which depend on their number alone."""
    size = min(max(games // CHUNKS, LEAST_CHUNK), MOST_CHUNK)
    starts = range(0, games, size)
    return [Games(module, range(at, min(at + size, games)), seed, replays) for at in starts]


def _played(tasks: Sequence[Games], jobs: int) -> Iterator[Report]:
    """Yield the report of each task, in their order."""
    if jobs <= 1:
        yield from map(play, tasks)
        return
    left = iter(tasks)
    yield play(next(left))  # processes that are forked then have most texts ready
    waiting: deque[Future[Report]] = deque()
    with ProcessPoolExecutor(jobs) as pool:
        for task in left:
            waiting.append(pool.submit(play, task))
            if len(waiting) >= jobs * AHEAD:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


def play(games: Games) -> Report:
    """Play some games, on this machine or another."""
    ready = prepared(games.module)
    report = Report()
    with seldom():
        for number in games.numbers:
            report.add(play_one(ready, games.seed, number, replays=games.replays))
    return report


@functools.lru_cache(maxsize=2)
def prepared(module: Module) -> Prepared:
    """Return an adventure ready to be played; a process loads it once."""
    ready = _loaded(module)
    gc.freeze()  # it stays as long as the process: the collector need not walk it in every game
    return ready


def _loaded(module: Module) -> Prepared:
    if not module.files:
        return Prepared(module.adventure or load(Path(module.path)))
    with tempfile.TemporaryDirectory(prefix="solo-") as place:
        for name, content in module.files:
            path = Path(place, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        path = Path(place, module.name)
        return Prepared(load(path), (_before(find(path)), module.shown))


def play_one(prepared: Prepared, seed: str, number: int = 0, *, replays: bool = False) -> Report:
    """Play one game to its end, or until a player can't or won't go on."""
    game = Game(prepared, seed, number, keep=replays)
    game.play()
    if replays:
        game.replay()
    return game.report
