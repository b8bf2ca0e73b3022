"""Turns a second of one process on a story of 30 scenes, with prose and without.

    python tests/bench/turns.py [--turns N]

The yardstick in the same run is a bare walker: a dictionary of scenes, a seeded choice and a
compiled Jinja2 template for each scene, no rules, no conditions, no state kept. Each is timed
several times in turn, by the processor, and its best counts: what else the machine does counts for
little. Figures of one run compare; those of two machines do not.
"""

import argparse
import gc
import random
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import jinja2

from solo.adventure.loader import load
from solo.engine.commands import Choose
from solo.engine.interpreter import Interpreter
from solo.rules import find
from solo.rules.core.dice import SeededDice

try:
    from tests.bench.story import write
except ImportError:  # run as a script
    from story import write  # type: ignore[no-redef]

ROUNDS = 7
WARM = 500  # turns, which come to every scene
TEXT = (
    "Room {{ n }}. {% if lamp %}The lamp burns{% else %}It is dark{% endif %}, and you hold"
    " {{ gold }} coins; {{ name }} has been here {{ visits }} times."
)


def bare_walk(turns: int) -> float:
    """Return turns a second of a walker that only follows links and renders prose."""
    template = jinja2.Environment().from_string(TEXT)
    scenes = {n: ((n + 1) % 30, (n * 7 + 3) % 30, (n - 1) % 30) for n in range(30)}
    visits = dict.fromkeys(scenes, 0)
    chance = random.Random(7)
    here = 0
    start = time.process_time()
    for gold in range(turns):
        here = chance.choice(scenes[here])
        visits[here] += 1
        template.render(n=here, lamp=True, gold=gold, name="Ada", visits=visits[here])
    return turns / (time.process_time() - start)


def walk(interpreter: Interpreter, turns: int, *, prose: bool) -> float:
    """Return turns a second of the engine with a player who takes any open choice."""
    state, _ = interpreter.begin(SeededDice("bench:0"), prose=prose)
    state, _ = interpreter.step(state, Choose(interpreter.legal(state)[0]), SeededDice("bench:1"))
    chance = random.Random(7)
    steps = interpreter.step

    def draw(many: int) -> int:
        return int(chance.random() * many)

    start = time.process_time()
    for turn in range(turns):
        if prose:
            options = [option.id for option in interpreter.options(state) if not option.reason]
            command = Choose(options[draw(len(options))])
        else:
            command = interpreter.any(state, draw)
        assert command is not None  # the story never stands still
        dice = SeededDice(f"bench:{turn}")
        state, _ = steps(state, command, dice, asks=False, prose=prose)
    return turns / (time.process_time() - start)


def main() -> None:
    """Measure, and print one line for each figure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=20_000)
    turns = parser.parse_args().turns
    with tempfile.TemporaryDirectory() as folder:
        interpreter = Interpreter(load(write(Path(folder) / "bench")), find("art"))
        walk(interpreter, WARM, prose=True)  # as the yardstick, its texts are compiled beforehand
        gc.freeze()
        walkers: dict[str, Callable[[], float]] = {
            "bare walker with Jinja2 prose": lambda: bare_walk(turns),
            "solo, prose rendered": lambda: walk(interpreter, turns, prose=True),
            "solo, nobody reads": lambda: walk(interpreter, turns, prose=False),
        }
        speeds: dict[str, list[float]] = {name: [] for name in walkers}
        for _ in range(ROUNDS):
            for name, walker in walkers.items():
                speeds[name].append(walker())
    bare = max(next(iter(speeds.values())))
    for name, found in speeds.items():
        print(f"{name:<30} {max(found):10,.0f} turns/s  {max(found) / bare:.2f}")


if __name__ == "__main__":
    main()
