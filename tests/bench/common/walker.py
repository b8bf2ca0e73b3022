"""The ceiling for a plain Python engine: it walks `story.json` with a dictionary and no features.

    python walker.py none|jinja SECONDS SEED

`none` makes no prose, `jinja` renders it by Jinja2, compiled when first shown. Dice and choices
are drawn from a seed; there is no history and no journal. It prints turns and CPU seconds as JSON.
"""

import json
import operator
import random
import re
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

SIGNS = {
    ">=": operator.ge,
    "<=": operator.le,
    ">": operator.gt,
    "<": operator.lt,
    "==": operator.eq,
}
STORY = json.loads((Path(__file__).parent / "story.json").read_text(encoding="utf-8"))
NODES = STORY["nodes"]
WARM = 0.5  # seconds before anything is counted, in which all texts are compiled

State = dict[str, int]


def renderer(kind: str) -> Callable[[str, State], str]:
    """Return what makes a text's prose."""
    if kind == "none":
        return lambda text, state: text
    from jinja2 import Environment

    known: dict[str, Callable[[State], str]] = {}
    environment = Environment()

    def render(text: str, state: State) -> str:
        found = known.get(text)
        if found is None:
            source = re.sub(r"\{(\w+)\}", r"{{ \1 }}", text)
            found = known[text] = environment.from_string(source).render
        return found(state)

    return render


def holds(condition: Sequence[Any], state: State) -> bool:
    for name, sign, number in condition:  # noqa: SIM110 - a plain loop is quicker
        if not SIGNS[sign](state[name], number):
            return False
    return True


def apply(changes: Sequence[Any], state: State) -> None:
    for name, sign, number in changes:
        if sign == "=":
            state[name] = number
        else:
            state[name] = state[name] + number if sign == "+" else state[name] - number


class Walker:
    """Walks the story at random, and counts."""

    def __init__(self, kind: str) -> None:
        self.render = renderer(kind)
        self.forget()

    def forget(self) -> None:
        """Begin to count anew."""
        self.runs = self.turns = self.read = 0
        self.endings: dict[str, int] = {}

    def arrive(self, name: str, state: State, dice: random.Random, out: list[str]) -> Any:
        while True:
            node = NODES[name]
            if "set" in node:
                apply(node["set"], state)
            if "check" in node:
                check = node["check"]
                roll = dice.randint(1, 6) + dice.randint(1, 6) + state[check["stat"]]
                found = check["strong" if roll >= 10 else "weak" if roll >= 7 else "miss"]
                out.append(self.render(found["text"], state))
                apply(found["set"], state)
                name = found["goto"]
                continue
            out.append(self.render(node["text"], state))
            for part in node.get("when", ()):
                if holds(part["cond"], state):
                    out.append(self.render(part["text"], state))  # noqa: PERF401 - as it was
            return name, node

    def walk(self, seed: int) -> None:
        """Play one game."""
        dice, pick = random.Random(seed), random.Random(seed + 1)
        state, used, out = dict(STORY["vars"]), set[tuple[str, int]](), list[str]()
        name, node = self.arrive(STORY["start"], state, dice, out)
        while "end" not in node:
            self.read += sum(map(len, out))
            out.clear()
            able = [
                place
                for place, choice in enumerate(node["choices"])
                if not (choice.get("once") and (name, place) in used)
                and ("cond" not in choice or holds(choice["cond"], state))
            ]
            place = able[int(pick.random() * len(able))]
            choice = node["choices"][place]
            if choice.get("once"):
                used.add((name, place))
            name, node = self.arrive(choice["goto"], state, dice, out)
            self.turns += 1
        self.read += sum(map(len, out))
        self.runs += 1
        self.endings[node["end"]] = self.endings.get(node["end"], 0) + 1


def measured(player: Any, seconds: float, seed: int) -> dict[str, object]:
    """Let a player play for some seconds of CPU, and return what it counted."""
    number, warm = seed * 1_000_000, time.process_time() + WARM
    while time.process_time() < warm:
        player.walk(number)
        number += 1
    player.forget()
    start = time.process_time()
    while time.process_time() - start < seconds:
        player.walk(number)
        number += 1
    spent = time.process_time() - start
    return {"turns": player.turns, "runs": player.runs, "cpu": spent, "endings": player.endings}


if __name__ == "__main__":
    print(json.dumps(measured(Walker(sys.argv[1]), float(sys.argv[2]), int(sys.argv[3]))))
