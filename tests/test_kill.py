"""`kill -9` at any moment loses at most the line being typed.

Two moments in a quick run, ten in a long one, a hundred with SOLO_FULL=1. The moments are drawn
from a seed, though where they fall in a run of the program differs from run to run: that is the
point.
"""

import json
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from solo import saves
from solo.authoring import scaffold
from solo.rules import find
from tests.proofs import SEED, amount

MOMENTS = amount(2, 10, 100)
LATEST = 1.2  # seconds after the start
TYPED = "1\n" + "try strength kick the wall\nroll\n\nnote still here\nundo\n" * 400


def play(arguments: list[str]) -> "subprocess.Popen[str]":
    """Begin a game that is played by script."""
    return subprocess.Popen(
        [sys.executable, "-m", "solo", "play", *arguments, "--json"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )


def shown(text: str) -> list[dict[str, object]]:
    """Read the events that came out whole."""
    return [json.loads(line) for line in text.splitlines(keepends=True) if line.endswith("\n")]


def acknowledged(events: list[dict[str, object]]) -> int:
    """Count the lines whose result was shown and that changed something: each was a record."""
    count = 0
    changed = False
    for event in events[1:]:
        if event["event"] == "offered":
            count += changed
            changed = False
        else:
            changed |= event["event"] not in ("told", "misunderstood", "refused", "asked")
    return count


@pytest.mark.parametrize("moment", range(MOMENTS))
def test_every_turn_that_was_shown_is_there_after_a_kill(moment: int, tmp_path: Path) -> None:
    scaffold.begin(tmp_path / "well", find("art"))
    place = tmp_path / "saves"
    (tmp_path / "typed").write_text(TYPED, encoding="utf-8")
    wait = random.Random(f"{SEED}-{moment}").uniform(0.05, LATEST)
    out = tmp_path / "out"
    with (tmp_path / "typed").open() as typed, out.open("w") as sink:
        process = subprocess.Popen(
            [
                *(sys.executable, "-m", "solo", "play", str(tmp_path / "well"), "--seed", "7"),
                *("--json", "--offers", "asked", "--saves", str(place)),
            ],
            stdin=typed,
            stdout=sink,
            stderr=subprocess.DEVNULL,
        )
        time.sleep(wait)
        process.send_signal(signal.SIGKILL)
        process.wait()

    seen = shown(out.read_text())
    journals = list(place.glob("*.jsonl")) if place.exists() else []
    if not any(journal.stat().st_size for journal in journals):  # not begun, or just opened
        assert not acknowledged(seen)
        return

    found = saves.look(journals[0])
    assert len(found.records) - 1 >= acknowledged(seen)
    resumed = play(["--resume", str(journals[0]), "--salvage", "--saves", str(place)])
    events = shown(resumed.communicate("")[0])
    assert resumed.returncode == 0
    assert events[-1]["turn"] == len(found.standing)
