"""What `solo lint --proof` adds to a claim that is contradicted: a short way to it, as a script."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from solo.authoring.exact.proof import CONTRADICTS
from solo.authoring.playtests.playtest import chunks, module_of, played, prepared
from solo.cli.authors import continuity, ways
from solo.errors import Problem

GAMES, SEED = 60, "proof"  # of bots, who go the ways


def told(path: Path, problems: Iterable[Problem]) -> Iterator[str]:
    """Yield for each claim that is proved to be contradicted the shortest way that games went."""
    wanted = [one for one in problems if one.code == "proof-contradiction"]
    if not wanted:
        return
    module = module_of(path)
    ready, report = prepared(module), played(chunks(module, GAMES, SEED))
    for one in wanted:
        claim = Problem(one.mark, continuity.CODE, one.message.removeprefix(CONTRADICTS))
        way = report.shortest.get(ready.told(claim))
        if way is not None:
            script = ways.typed(way, ready.adventure, ready.system).text
            yield f"# A way to {one.mark}, for `solo play {path} --script FILE`:\n{script.rstrip()}"
