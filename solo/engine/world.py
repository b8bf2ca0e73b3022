"""What a game is played in: the adventure, its rules, and what prose can see of a state."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from solo.adventure.model import Adventure, Choice
from solo.engine.state import State
from solo.rules.outcome import Outcome
from solo.rules.system import System

DAY = 24 * 60


class World:
    """An adventure under its system; the same for every game, and never changed by one."""

    def __init__(self, adventure: Adventure, system: System) -> None:
        self.adventure = adventure
        self.system = system
        foes = {key: {"name": foe.name} for key, foe in adventure.foes.items()}
        names = {key: block.name for key, block in adventure.companions.items()}
        self._people = {"foes": foes, "names": names}
        self._choices: dict[str, dict[str, Choice]] = {}
        self._hero: tuple[Any, Mapping[str, Any]] = (None, {})
        self._last: tuple[State | None, dict[str, Any]] = (None, {})

    def choices(self, scene: str) -> Mapping[str, Choice]:
        """Return the choices of a scene by their ids."""
        found = self._choices.get(scene)
        if found is None:
            found = {choice.id: choice for choice in self.adventure.scenes[scene].choices}
            self._choices[scene] = found
        return found

    def scope(self, state: State) -> dict[str, Any]:
        """Return what prose sees in a state; a state never changes, so it is made once."""
        if self._last[0] is not state:
            self._last = (state, self.seen(state))
        return self._last[1]

    def remember(self, state: State, scope: dict[str, Any]) -> None:
        """Keep what was seen of a draft for the state that it became."""
        self._last = (state, scope)

    def seen(self, state: Any, outcome: Outcome | None = None) -> dict[str, Any]:
        """Return the names that prose may use, with their values.

        Args:
            state: A `State`, or a draft of one.
            outcome: What the prose is about to tell of, if it answers a check.
        """
        if self._hero[0] is not state.sheet:
            self._hero = (state.sheet, self._seen_of_hero(state.sheet))
        hour, time_of_day = _clock_face((self.adventure.clock + state.clock) % DAY)
        scope = {
            **state.variables,
            **self._people,
            **self._hero[1],
            "visits": state.visits[state.scene],
            "visited": state.visits,
            "taken": state.taken,
            "quests": state.quests,
            "clock": state.clock,
            "hour": hour,
            "time_of_day": time_of_day,
            "turn": state.turn,
        }
        if outcome is not None:
            scope["successes"] = outcome.successes
            scope["failures"] = outcome.failures
            scope["outcome"] = {
                **outcome.facts,
                "label": outcome.label,
                "faces": outcome.faces,
                "margin": outcome.successes - outcome.failures,
            }
        return scope

    def _seen_of_hero(self, sheet: Any) -> dict[str, Any]:
        """A sheet never changes, so what is seen of it is made once while it is the hero's."""
        if sheet is None:
            return {}
        return {"hero": self.system.view(sheet), "companions": self.system.companions(sheet)}


@lru_cache(maxsize=DAY)
def _clock_face(minute: int) -> tuple[int, str]:
    hour, rest = divmod(minute, 60)
    return hour, f"{hour:02}:{rest:02}"
