"""A search for scenes that random players miss: it goes on from states that it seldom reached.

States never change, so going back costs nothing; what it finds is a real game all the same, whose
commands and faces can be played again from the start.
"""

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from typing import NamedTuple

from solo.adventure.model import Adventure, Value
from solo.engine.commands import Choose, Command
from solo.engine.interpreter import Interpreter
from solo.engine.state import State
from solo.rules.core.dice import RecordingDice, SeededDice
from solo.rules.core.system import AnySystem

DRAWN = 6  # places of a scene of which the rarest is gone back to
WALK = 25  # turns that one walk takes before the search goes back


class Found(NamedTuple):
    """A way to a scene: the commands from the start, and the faces that fell on the way."""

    commands: tuple[Command, ...]
    faces: tuple[int, ...]


class _Place(NamedTuple):
    """A state worth going back to, and the turn that led to it."""

    state: State
    before: Hashable | None
    command: Command | None
    faces: tuple[int, ...]


class Search:
    """A search through one adventure; `found` grows as it goes on.

    Args:
        adventure: The adventure.
        system: Its rules.
        seed: What its dice and decisions follow from.
    """

    def __init__(self, adventure: Adventure, system: AnySystem, seed: str) -> None:
        self._interpreter = Interpreter(adventure, system)
        self._seed = seed
        self._whims = SeededDice(f"{seed}:search")
        self._turns = 0
        self._places: dict[Hashable, _Place] = {}
        self._in_scene: dict[str, list[Hashable]] = {}
        self._walks: dict[str, int] = {}
        self._known: Counter[tuple[str, Value]] = Counter()
        self.found: dict[str, Hashable] = {}
        dice = RecordingDice(SeededDice(f"{seed}:0"))
        state, _ = self._interpreter.begin(dice, prose=False)
        self._keep(state, None, None, _faces(dice))

    def run(self, turns: int, wanted: frozenset[str]) -> Mapping[str, Found]:
        """Search for at most so many more turns; return a way to each wanted scene found."""
        last = self._turns + turns
        while self._turns < last and not wanted <= self.found.keys():
            scene = min(self._walks, key=self._walks.__getitem__)
            self._walks[scene] += 1
            self._walk(self._rare(self._in_scene[scene]))
        return {scene: self._way(self.found[scene]) for scene in wanted & self.found.keys()}

    def _rare(self, places: Sequence[Hashable]) -> Hashable:
        """Return, of a few places, the one where something is known that seldom is."""
        drawn = [places[face - 1] for face in self._whims.roll(DRAWN, len(places))]
        return min(drawn, key=self._rarity)

    def _rarity(self, key: Hashable) -> int:
        """Return how often the rarest value of any variable there was seen."""
        known = _flags(self._places[key].state)
        return min((self._known[pair] for pair in known), default=0)

    def _walk(self, key: Hashable) -> None:
        """Go on from a place by whim."""
        for _ in range(WALK):
            state = self._places[key].state
            command = self._command(state)
            if command is None:
                return
            self._turns += 1
            dice = RecordingDice(SeededDice(f"{self._seed}:{self._turns}"))
            after, _ = self._interpreter.step(state, command, dice, asks=False, prose=False)
            if after is state:
                return
            key = self._keep(after, key, command, _faces(dice))

    def _command(self, state: State) -> Command | None:
        if state.ended:
            return None
        option = self._interpreter.any(state, self._draw)
        return Choose(option, "x") if option else None

    def _draw(self, many: int) -> int:
        return self._whims.roll(1, many)[0] - 1

    def _keep(
        self, state: State, before: Hashable, command: Command | None, faces: tuple[int, ...]
    ) -> Hashable:
        """Keep a state if nothing like it was seen; return how it is called."""
        key = _likeness(state)
        if key not in self._places:
            self._places[key] = _Place(state, before, command, faces)
            self._known.update(_flags(state))
            if not state.ended:
                self._in_scene.setdefault(state.scene, []).append(key)
                self._walks.setdefault(state.scene, 0)
            for scene in state.visits:
                self.found.setdefault(scene, key)
        return key

    def _way(self, key: Hashable) -> Found:
        commands: list[Command] = []
        faces: list[tuple[int, ...]] = []
        at: Hashable | None = key
        while at is not None:
            place = self._places[at]
            faces.append(place.faces)
            if place.command is not None:
                commands.append(place.command)
            at = place.before
        return Found(tuple(reversed(commands)), tuple(f for part in reversed(faces) for f in part))


def _flags(state: State) -> list[tuple[str, Value]]:
    """Return the variables that are no text, with their values: texts are often mere colour."""
    return [pair for pair in state.variables.items() if not isinstance(pair[1], str)]


def _likeness(state: State) -> Hashable:
    """Return what makes a state worth keeping beside another: where it is, what is known there."""
    waiting: tuple[str, ...] = ()
    if state.pending is not None:
        options = state.pending.encounter.options(state.sheet)
        waiting = (state.pending.kind, *(option.id for option in options))
    return (state.scene, tuple(state.variables.values()), waiting, state.ended)


def _faces(dice: RecordingDice) -> tuple[int, ...]:
    return tuple(face for _, face in dice.rolls)
