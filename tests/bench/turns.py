"""Turns a second of one process on a story of 30 scenes, with prose and without.

    python tests/bench/turns.py [--games N]

The yardstick in the same run is a bare walker: a dictionary of scenes, a seeded choice and a
compiled Jinja2 template for each scene, no rules, no conditions, no state kept. Figures of one run
compare; those of two machines do not.
"""

import argparse
import gc
import random
import tempfile
import time
from pathlib import Path

import jinja2

from solo.adventure.loader import load
from solo.engine.commands import Choose
from solo.engine.interpreter import Interpreter
from solo.rules import find
from solo.rules.dice import SeededDice

try:
    from tests.bench.story import write
except ImportError:  # run as a script
    from story import write  # type: ignore[no-redef]

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
    start = time.perf_counter()
    for gold in range(turns):
        here = chance.choice(scenes[here])
        visits[here] += 1
        template.render(n=here, lamp=True, gold=gold, name="Ada", visits=visits[here])
    return turns / (time.perf_counter() - start)


def walk(module: Path, turns: int, *, prose: bool) -> float:
    """Return turns a second of the engine with a player who takes any open choice."""
    adventure = load(module)
    interpreter = Interpreter(adventure, find("art"))
    state, _ = interpreter.begin(SeededDice("bench:0"), prose=prose)
    state, _ = interpreter.step(state, Choose(interpreter.legal(state)[0]), SeededDice("bench:1"))
    chance = random.Random(7)
    steps = interpreter.step

    def draw(many: int) -> int:
        return int(chance.random() * many)

    start = time.perf_counter()
    for turn in range(turns):
        if prose:
            options = [option.id for option in interpreter.options(state) if not option.reason]
            picked = options[draw(len(options))]
        else:
            picked = interpreter.any(state, draw)
        dice = SeededDice(f"bench:{turn}")
        state, _ = steps(state, Choose(picked), dice, asks=False, prose=prose)
    return turns / (time.perf_counter() - start)


def main() -> None:
    """Measure, and print one line for each figure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=60_000)
    turns = parser.parse_args().turns
    with tempfile.TemporaryDirectory() as folder:
        module = write(Path(folder) / "bench")
        gc.freeze()
        bare = bare_walk(turns)
        print(f"bare walker with Jinja2 prose  {bare:10,.0f} turns/s  1.00")
        for name, prose in (("solo, prose rendered", True), ("solo, nobody reads", False)):
            speed = max(walk(module, turns, prose=prose) for _ in range(3))
            print(f"{name:<30} {speed:10,.0f} turns/s  {speed / bare:.2f}")


if __name__ == "__main__":
    main()
