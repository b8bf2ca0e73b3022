"""The names that prose and conditions can use: the author's variables, and those of the engine."""

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from solo.engine.sharing import plain
from solo.rules.core.outcome import Outcome

if TYPE_CHECKING:
    from solo.engine.state import State
    from solo.engine.world import World

DAY = 24 * 60


class View(dict[str, Any]):
    """The names of one moment, kept up to date by whoever changes the game.

    What takes long to make and is seldom asked for is made when it is: the hero, the companions,
    and the outcome that is being told of.
    """

    __slots__ = ("outcome", "sheet", "world")

    world: "World"
    sheet: Any
    outcome: Outcome | None

    @classmethod
    def of(cls, world: "World", state: "State") -> "View":
        """Return the view of a state."""
        made = cls(plain(state.variables))
        made.update(world.people)
        made["visits"] = state.visits[state.scene]
        made["visited"] = state.visits
        made["taken"] = state.taken
        made["quests"] = state.quests
        made["turn"] = state.turn
        made.world, made.sheet, made.outcome = world, state.sheet, None
        made.clock(state.clock)
        return made

    def clock(self, minutes: int) -> None:
        """Show the time of day so many minutes after the start."""
        self["clock"] = minutes
        self["hour"], self["time_of_day"] = _face((self.world.adventure.clock + minutes) % DAY)

    def hero(self, sheet: Any) -> None:
        """Show another hero, or the same one changed."""
        self.sheet = sheet
        self.pop("hero", None)
        self.pop("companions", None)

    def tell(self, outcome: Outcome | None) -> None:
        """Show the outcome that is being answered, or None when that is done."""
        if self.outcome is not None:
            self.pop("outcome", None)
            del self["successes"], self["failures"]
        self.outcome = outcome
        if outcome is not None:
            self["successes"] = outcome.successes
            self["failures"] = outcome.failures

    def __missing__(self, name: str) -> Any:
        """Make what is made when it is asked for."""
        if name == "hero" and self.sheet is not None:
            self[name] = self.world.hero(self.sheet)
        elif name == "companions" and self.sheet is not None:
            self[name] = self.world.system.companions(self.sheet)
        elif name == "outcome" and self.outcome is not None:
            self[name] = _facts(self.outcome)
        else:
            raise KeyError(name)
        return self[name]


def _facts(outcome: Outcome) -> dict[str, Any]:
    return {
        **outcome.facts,
        "label": outcome.label,
        "faces": outcome.faces,
        "margin": outcome.successes - outcome.failures,
    }


@lru_cache(maxsize=DAY)
def _face(minute: int) -> tuple[int, str]:
    hour, rest = divmod(minute, 60)
    return hour, f"{hour:02}:{rest:02}"
