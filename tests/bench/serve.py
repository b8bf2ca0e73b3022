"""What `solo serve` takes: an answer beside the engine's own time, a table under flood, its end.

    python -m tests.bench.serve [--seconds N]

A game alone is answered by the server and by the engine in this process, line by line in turn. At a
table sixteen phones send ten lines a second together while one of them floods; told are the answers
of the others, and what was lost or came twice. Ctrl-C is timed while sixteen phones read.
"""

import argparse
import os
import socket
import statistics
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from signal import SIGINT

import solo
from solo import saves
from solo.adventure.loader import load
from solo.adventure.playing import rules_of
from solo.engine.chance import Seeded
from solo.engine.session import Session
from solo.web.lines import message_of
from solo.web.play import Play
from tests.cli.serving.test_serve import Served
from tests.web.test_pace import PHONES, TOGETHER, Phone

LINES = ("1", "look", "odds 1", "note hm", "undo", "1", "roll 2d6", "undo")
ROUNDS = 25


def alone(place: Path) -> None:
    """Say how long an answer takes beside the engine's own time."""
    adventure = load(solo.find_adventure("first-steps"), cache=True)
    play = Play(Session(adventure, rules_of(adventure), Seeded("7")))
    seat, page = play.seat(), Served(place)
    page.enter()
    game = page.ask("/open", {"adventure": "first-steps", "seed": "7"})["game"]
    answered, own = list[float](), list[float]()
    taken, worked = _cpu(page.process.pid), time.process_time()
    for line in LINES * ROUNDS:
        begun = time.perf_counter()
        page.ask(f"/games/{game}/do", {"line": line})
        between = time.perf_counter()
        play.do(seat, message_of({"line": line}))
        own.append(time.perf_counter() - between)
        answered.append(between - begun)
    each = (_cpu(page.process.pid) - taken) / len(own)
    here = (time.process_time() - worked) / len(own)
    print(f"CPU of an answer: the server's {each * 1000:.0f} ms; of the engine alone and of asking "
          f"{here * 1000:.0f} ms")  # fmt: skip
    page.end(SIGINT)
    beside = [whole - part for whole, part in zip(answered, own, strict=True)]
    _told("an answer beside the engine's own time", beside)


def table(place: Path, seconds: int) -> None:
    """Say how long the others wait while one floods, what was lost, and how long the end takes."""
    host = Served(place, "--table", "gate", "--lan")
    host.reads_all()
    host.enter()
    invitation = host.said.partition("#join=")[2].split()[0]
    names = [f"P{chr(97 + number)}" for number in range(PHONES)]
    host.ask("/open", {"table": "gate"})
    phones = [Phone(f"http://{host.host}/", invitation, name) for name in names]
    flood, others = phones[0], phones[1:]
    flood.source, there = ("127.0.0.2", 0), ("127.0.0.1", int(host.host.partition(":")[2]))
    idle = [socket.create_connection(there, source_address=flood.source) for _ in range(400)]
    lines, pause = max(1, seconds * TOGETHER // len(others)), len(others) / TOGETHER
    work = [threading.Thread(target=one.sends, args=(lines, pause)) for one in others]
    for thread in work:
        thread.start()
    while any(thread.is_alive() for thread in work):
        with suppress(OSError):  # it has too many connections
            flood.sends(10, 0.0)
    _told("the others' answers", [took for one in others for took in one.took])
    (file,) = saves.files(place)
    written = Counter(
        str(one["text"]) for one in saves.look(file).records if one.get("do") == "jot"
    )
    wanted = [f"{name}: {name} {number}" for name in names[1:] for number in range(lines)]
    print(f"{len(wanted)} lines: lost {sum(one not in written for one in wanted)}, "
          f"twice {sum(count > 1 for count in written.values())}")  # fmt: skip
    begun = time.perf_counter()
    host.end(SIGINT)
    print(f"Ctrl-C: {time.perf_counter() - begun:.2f} s")
    for one in (*phones, *idle):
        one.close()


def _cpu(process: int) -> float:
    """Return the seconds of CPU that all threads of a process have taken."""
    told = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")


def _told(what: str, taken: Sequence[float]) -> None:
    ordered = sorted(taken)
    some = (statistics.median(ordered), ordered[len(ordered) * 99 // 100], ordered[-1])
    median, slow, slowest = (f"{one * 1000:.0f} ms" for one in some)
    print(f"{what}: median {median}, of a hundred the slowest {slow}, slowest {slowest}")


def main() -> None:
    """Measure."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seconds", type=int, default=60)
    wish = asked.parse_args()
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
        alone(Path(one))
        table(Path(other), wish.seconds)


if __name__ == "__main__":
    main()
