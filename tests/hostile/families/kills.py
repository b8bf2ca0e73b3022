"""`kill -9` at any moment of a game or a table, and again while it goes on: no turn is lost.

What was shown must be there afterwards: every turn, note and undo, and each copy that was saved.
The moments fall otherwise in each run: that is the point.
"""

import contextlib
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from solo import saves
from solo.errors import SaveError
from tests.hostile.family import Family
from tests.test_kill import acknowledged, shown

ROOT = Path(__file__).parents[3]
SOLO = [sys.executable, "-m", "solo"]
PLAYED = {
    "play": (
        f"play {ROOT / 'adventures/first-steps'} --seed 1 --hero hob",
        ("1", "2", "", "note still here", "undo", "undo anew", "save {}", "restore", "sheet",
         "try strength to lift it", "ask Is it so? likely", "roll 2d6", "offers asked", "again"),
    ),
    "table": (
        "table t --seed 1",
        ("add Mara fate 7", "Mara: is it so? likely", "scene A", "thread B", "clock Tide 6",
         "tick Tide", "undo", "note hm", "save {}", "npc Bo: a man", "leave Mara", "roll 2d6"),
    ),
}  # fmt: skip
LINES = 300  # that are typed, unless the kill comes before
MOST_DELAY = 0.02  # seconds behind a line that was shown


def make(chance: random.Random) -> Any:
    """Make a game, and how many lines it shows before each kill."""
    return {
        "what": chance.choice(list(PLAYED)),
        "seed": chance.randrange(10**9),
        "kills": [chance.choice((0, 1, 2, 5, 20, 60, 200)) for _ in range(2)],
    }


def hold(case: Any, folder: Path) -> str:
    """Kill a game twice; look at what is left, and go on with it."""
    chance = random.Random(case["seed"])
    command, verbs = PLAYED[case["what"]]
    place = folder / "saves"
    line = [*command.split(), "--json", "--saves", str(place)]
    had = 0
    for lines in case["kills"]:
        typed = [chance.choice(verbs).format(f"copy {n} {chance.random()}") for n in range(LINES)]
        events = _killed(line, typed, lines, chance.uniform(0, MOST_DELAY), folder)
        games = _games(place)
        if not games:  # killed before it was begun, or just then
            if acknowledged(events):
                return "turns were shown, and there is no journal"
            continue
        if trouble := _lost(games[0], had + acknowledged(events)) or _copies(events, place):
            return trouble
        had = len(saves.look(games[0]).records) - 1
        line = [case["what"], "--json", "--saves", str(place), "--salvage"]
        line += ["--resume", games[0].stem] if case["what"] == "play" else ["t"]
    return _goes_on(line, place, folder) if had else ""


def _killed(
    line: Sequence[str], typed: Sequence[str], lines: int, delay: float, folder: Path
) -> list[dict[str, object]]:
    """Play until so many lines were shown, and kill it; return what was shown of its turns."""
    (folder / "typed").write_text("\n".join(typed) + "\n", encoding="utf-8")
    with (folder / "typed").open() as source:
        process = subprocess.Popen(
            [*SOLO, *line], stdin=source, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": str(ROOT), "XDG_CACHE_HOME": str(folder / "cache")},
        )  # fmt: skip
    assert process.stdout is not None
    out = b"".join(process.stdout.readline() for _ in range(lines))
    time.sleep(delay)
    process.kill()
    out += process.stdout.read()
    process.wait()
    process.stdout.close()
    events = shown(out.decode("utf-8", "replace"))
    begun = (at for at, one in enumerate(events) if one["event"] == "offered")
    return events[next(begun, len(events)) :]  # the opening tells of no turn


def _games(place: Path) -> list[Path]:
    """Return the journals that can be read, without copies; an empty one was just being begun."""
    found = []
    for path in place.glob("*-*.jsonl"):
        with contextlib.suppress(SaveError):
            saves.look(path)
            found.append(path)
    return found


def _lost(journal: Path, least: int) -> str:
    """Say whether a journal holds fewer records than were shown."""
    found = len(saves.look(journal).records) - 1
    return "" if found >= least else f"{least} records were shown, and {found} are there"


def _copies(events: Sequence[dict[str, object]], place: Path) -> str:
    """Say whether a copy is not there that was shown as saved."""
    for event in events:
        text = str(event.get("text", ""))
        if event.get("topic") == "save" and text.startswith("Saved as '"):
            name = text.removeprefix("Saved as '").removesuffix("'.")
            if saves.look(place / f"{name}.jsonl").trouble:
                return f"the copy {name} was shown as saved, and is damaged"
    return ""


def _goes_on(line: Sequence[str], place: Path, folder: Path) -> str:
    """Open the game once more; it stands where its journal says."""
    (journal,) = _games(place)
    due = len(saves.look(journal).standing)
    env = {**os.environ, "PYTHONPATH": str(ROOT), "XDG_CACHE_HOME": str(folder / "cache")}
    done = subprocess.run(
        [*SOLO, *line], input=b"", capture_output=True, env=env, check=False, timeout=600
    )
    events = [json.loads(one) for one in done.stdout.splitlines()]
    if done.returncode or events[-1].get("turn") != due:
        return f"it does not go on after turn {due}: {events[-1:]} {done.stderr[-300:]!r}"
    return ""


FAMILIES = (
    Family(
        name="kills",
        about="A game that is killed at any moment has lost nothing that was shown.",
        make=make,
        hold=hold,
        share=0.01,
        seconds=20,  # for three games of up to three hundred lines
    ),
)
