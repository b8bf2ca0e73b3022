"""What a player sees: ten common moments, and the keys and lines of a round of each fight.

    python -m tests.bench.screens [--solo PROGRAM] [--adventures FOLDER] [--size 80x24] [--rounds]

It plays in tmux, so another version's program and adventures can be measured beside this one's:
give both from a worktree of that version. A round is measured from the second round's heading to
the third's, with Enter alone for every answer; the median of some seeds is told.
"""

import argparse
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent.parent
FIGHTS = {
    "ART": ("the-nine-oclock-reading", "scuffle"),
    "Fictive Hack": ("the-fifth-act", "swords|duel"),  # 0.2.0 calls it the duel
    "Conan": ("the-drowned-counting-house", "queue"),
    "Fallout": ("a-measure-of-rain", "plank"),
    "FELL": ("what-the-bridge-will-bear", "croft-rises"),
}
MOMENTS = {
    "the beginning": [],
    "a scene": ["1"],
    "who one is": ["sheet"],
    "chances": ["odds 1"],
    "a question": ["ask Is there a window? likely"],
    "a try": ["try strength to force the door"],
    "its roll": [""],
    "why": ["why"],
    "help": ["help"],
    "the story so far": ["journal 2"],
}
QUIET = 0.25  # seconds without a change after which a screen is taken to be done
SEEDS = ("1", "2", "3")
MOST_KEYS = 60
SETTLED = ("--offers", "always")  # what whoever plays for the first time is asked


class Round(NamedTuple):
    """What a round of a fight takes: Enters, and lines that were shown."""

    keys: int
    lines: int


class Game:
    """A game in a tmux session of its own; leave it with `close`."""

    def __init__(self, solo: str, arguments: list[str], size: str, home: Path) -> None:
        self._socket = f"screens-{os.getpid()}"
        columns, rows = size.split("x")
        environment = f"HOME={home} XDG_DATA_HOME={home} NO_COLOR=1"
        line = " ".join(["env", environment, solo, *arguments])
        self._tmux("new-session", "-d", "-x", columns, "-y", rows, f"{line}; sleep 60")
        self._tmux("set-option", "-g", "history-limit", "5000")
        self.settle()

    def _tmux(self, *words: str) -> str:
        found = subprocess.run(
            ["tmux", "-L", self._socket, "-f", "/dev/null", *words],
            capture_output=True,
            text=True,
            check=False,
        )
        return found.stdout

    def screen(self) -> str:
        """Return what the window shows."""
        return self._tmux("capture-pane", "-p").rstrip()

    def all(self) -> str:
        """Return all that was shown, with what has left the window."""
        return self._tmux("capture-pane", "-p", "-S", "-").rstrip()

    def settle(self) -> None:
        """Wait until the window shows something and changes no more."""
        before, since, begun = "", time.monotonic(), time.monotonic()
        while time.monotonic() - begun < 20:
            time.sleep(QUIET / 5)
            now = self.screen()
            if now != before or not now:
                before, since = now, time.monotonic()
            elif time.monotonic() - since > QUIET and _waits(now):
                return

    def type(self, text: str) -> None:
        """Type a line."""
        if text:
            self._tmux("send-keys", "-l", text)
        self._tmux("send-keys", "Enter")
        self.settle()

    def close(self) -> None:
        """End it."""
        self._tmux("kill-server")


def _waits(screen: str) -> bool:
    """Say whether a screen waits for a key: at its prompt, or in the middle of pages."""
    return any(line == ">" or line.startswith(("> ", "— more")) for line in screen.splitlines())


def moments(solo: str, folder: Path, size: str) -> Iterator[tuple[str, str]]:
    """Yield ten common moments of the first adventure, each with its screen."""
    home = Path(tempfile.mkdtemp())
    arguments = ["play", str(folder / "first-steps"), "--seed", "1", "--new", *SETTLED]
    game = Game(solo, arguments, size, home)
    try:
        for name, lines in MOMENTS.items():
            for text in lines:
                game.type(text)
            while "— more" in game.screen():
                game.type("")
            yield name, game.screen()
    finally:
        game.close()
        shutil.rmtree(home)


def rounds(solo: str, folder: Path, size: str) -> Iterator[tuple[str, list[Round]]]:
    """Yield what the second round of a fight in each system takes, for each seed that has one."""
    for system, (name, scene) in FIGHTS.items():
        found = [_second_round(solo, folder / name, scene, size, seed) for seed in SEEDS]
        yield system, [one for one in found if one is not None]


def _second_round(solo: str, adventure: Path, scene: str, size: str, seed: str) -> Round | None:
    home = Path(tempfile.mkdtemp())
    copy = home / adventure.name
    shutil.copytree(adventure, copy)
    first = copy / "adventure.yaml"
    told = "".join(one.read_text(encoding="utf-8") for one in copy.glob("scenes/*.yaml"))
    start = next(name for name in scene.split("|") if re.search(rf"(?m)^  {name}:$", told))
    text = re.sub(r"(?m)^start: .*$", f"start: {start}", first.read_text(encoding="utf-8"))
    first.write_text(text, encoding="utf-8")
    arguments = ["play", str(copy), "--seed", seed, "--new", "--no-pager", *SETTLED]
    game = Game(solo, arguments, size, home)
    try:
        begun: tuple[int, int] | None = None
        game.type("1")  # the first of the heroes
        for keys in range(MOST_KEYS):
            told = game.all().splitlines()
            if begun is None and (at := _heading(told, 2)) is not None:
                begun = keys, at
            if begun is not None and (at := _heading(told, 3)) is not None:
                return Round(keys - begun[0], at - begun[1])
            if "is over" in "\n".join(told[-8:]):
                break
            game.type("" if "Enter)" in game.screen() else "1")
        return None
    finally:
        game.close()
        shutil.rmtree(home)


def _heading(lines: list[str], number: int) -> int | None:
    """Return the line where a round is first told."""
    told = re.compile(rf"\bRound {number}\b")
    return next((place for place, line in enumerate(lines) if told.search(line)), None)


def main() -> None:
    """Print the screens, or the table of rounds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--solo", default=f"{Path(sys.executable).parent / 'solo'}")
    parser.add_argument("--adventures", type=Path, default=ROOT / "adventures")
    parser.add_argument("--size", default="80x24")
    parser.add_argument("--rounds", action="store_true")
    wanted = parser.parse_args()
    if not wanted.rounds:
        for name, screen in moments(wanted.solo, wanted.adventures, wanted.size):
            print(f"--- {name}, {wanted.size}\n{screen}\n")
        return
    for system, found in rounds(wanted.solo, wanted.adventures, wanted.size):
        keys = statistics.median(one.keys for one in found) if found else "-"
        lines = statistics.median(one.lines for one in found) if found else "-"
        print(f"{system:<13} keys {keys:>4}   lines {lines:>4}   rounds {len(found)}")


if __name__ == "__main__":
    main()
