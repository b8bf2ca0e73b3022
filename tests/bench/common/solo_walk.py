"""Walks the common story as `solo` plays it, with prose or for a bot that reads nothing.

python solo_walk.py none|prose SECONDS SEED
"""

import json
import random
import sys
from pathlib import Path

from walker import measured

import solo
from solo.engine.commands import Choose
from solo.engine.events import Event
from solo.engine.interpreter import Interpreter
from solo.engine.state import State
from solo.rules.core.dice import SeededDice


def texts(events: list[Event]) -> str:
    """Return what a player reads of some events."""
    return "\n\n".join(event.text for event in events if getattr(event, "text", None))  # type: ignore[union-attr]


class SoloWalker:
    """Plays games at random, and counts."""

    def __init__(self, *, prose: bool) -> None:
        adventure = solo.load(Path(__file__).parent)
        self.play = Interpreter(adventure, solo.find_system(adventure.system))
        self.prose = prose
        self.forget()

    def forget(self) -> None:
        """Begin to count anew."""
        self.runs = self.turns = self.read = 0
        self.endings: dict[str, int] = {}

    def begin(self, seed: int) -> tuple[State, list[Event]]:
        state, events = self.play.begin(SeededDice(f"{seed}:0"), prose=self.prose)
        if state.scene:
            return state, events
        first = Choose(self.play.legal(state)[0])
        dice = SeededDice(f"{seed}:1")
        state, more = self.play.step(state, first, dice, prose=self.prose, asks=False)
        return state, events + more

    def walk(self, seed: int) -> None:
        """Play one game."""
        chance, play, prose = random.Random(seed), self.play, self.prose
        state, events = self.begin(seed)
        number = 1

        def draw(many: int) -> int:
            return int(chance.random() * many)

        while True:
            if prose:
                self.read += len(texts(events))
            if state.ended:
                break
            if prose:
                options = [option for option in play.options(state) if not option.reason]
                command = Choose(options[draw(len(options))].id)
            else:
                command = play.any(state, draw)
            assert command is not None  # the story never stands still
            number += 1
            dice = SeededDice(f"{seed}:{number}")
            state, events = play.step(state, command, dice, asks=False, prose=prose)
            self.turns += 1
        self.runs += 1
        self.endings[state.ended] = self.endings.get(state.ended, 0) + 1


if __name__ == "__main__":
    walker = SoloWalker(prose=sys.argv[1] == "prose")
    print(json.dumps(measured(walker, float(sys.argv[2]), int(sys.argv[3]))))
