"""Playtests on a cluster: the same games on the machines of a Dask scheduler.

The adventure's files go along with the games, so that no machine needs its folder; each needs
`solo`, of the same version. Reports come back in any order and are added in that of the games.
"""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from solo.authoring.playtests.playtest import Games, Told, chunks, module_of, play
from solo.authoring.playtests.report import Report
from solo.errors import SoloError
from solo.late import late

if TYPE_CHECKING:
    from distributed import Client

PATIENCE = 5.0  # seconds for a scheduler to answer
AHEAD = 8  # portions of games for each thread of the cluster that wait for it


@late
def playtest(
    address: str,
    path: Path,
    games: int,
    seed: str,
    *,
    replays: bool = False,
    told: Told | None = None,
) -> Report:
    """Play an adventure many times on a cluster; the report is what one process would give.

    Args:
        address: Where the scheduler listens, such as tcp://10.0.0.1:8786.
        path: The adventure.
        games: How many games.
        seed: What all their dice and decisions follow from.
        replays: Whether each game is played back too, and must come to the same.
        told: Told how many games are done, as they are.

    Raises:
        AdventureError: It can't be played.
        SoloError: There is no such cluster, or what it needs is not installed.
    """
    try:
        from distributed import Client
    except ImportError as reason:
        raise SoloError(
            "--cluster needs Dask: pip install 'solo-adventures[cluster]', on this machine and "
            "on those of the cluster"
        ) from reason
    _insist_on_a_scheduler(address)
    tasks = chunks(module_of(path, sent=True), games, seed, replays)
    report = Report()
    try:
        client = Client(address, timeout=f"{PATIENCE}s", set_as_default=False)
    except (OSError, ValueError) as reason:
        raise SoloError(f"no scheduler answers at '{address}': {reason}") from reason
    with client:
        if not client.nthreads():
            raise SoloError(f"the scheduler at '{address}' has no workers")
        for done in _in_order(_results(client, iter(tasks))):
            report.add(done)
            if told is not None:
                told(done.games)
    return report


@late
def _insist_on_a_scheduler(address: str) -> None:
    """Refuse an address where nobody speaks as Dask does: its client would wait long for that.

    Raises:
        SoloError: Nobody does.
    """
    from distributed.comm import connect
    from distributed.security import Security

    async def greet() -> None:
        given = Security().get_connection_args("client")
        (await connect(address, timeout=PATIENCE, **given)).abort()

    reason: object = f"nobody speaks as Dask does there within {PATIENCE:.0f} seconds"
    try:
        asyncio.run(asyncio.wait_for(greet(), PATIENCE + 1))
        return
    except (TimeoutError, MemoryError):  # silent, or with words that Dask takes for huge numbers
        pass
    except (OSError, ValueError, TypeError) as trouble:
        reason = trouble
    raise SoloError(f"no scheduler answers at '{address}': {reason}")


@late
def _results(client: "Client", tasks: Iterator[Games]) -> Iterator[tuple[int, Report]]:
    """Yield the reports as they come in, each with the number of its first game."""
    from distributed import as_completed

    wanted = {}
    running = as_completed(loop=client.loop, with_results=True)

    def send(many: int) -> None:
        for _, task in zip(range(many), tasks, strict=False):
            future = client.submit(play, task, pure=False)
            wanted[future.key] = task.numbers.start
            running.add(future)

    send(max(1, sum(client.nthreads().values())) * AHEAD)
    for future, done in running:
        future.release()
        send(1)
        yield wanted.pop(future.key), done


def _in_order(results: Iterator[tuple[int, Report]]) -> Iterator[Report]:
    """Yield reports in the order of their games."""
    waiting: dict[int, Report] = {}
    due = 0
    for start, report in results:
        waiting[start] = report
        while due in waiting:
            found = waiting.pop(due)
            due += found.games
            yield found
