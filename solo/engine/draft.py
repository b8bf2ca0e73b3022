"""The working copy of a state while one command is carried out, with the events so far."""

from collections.abc import Mapping
from typing import Any

from solo.adventure.model import Value
from solo.engine.events import Event
from solo.engine.state import Pending, State, Tally
from solo.engine.world import World
from solo.errors import Mark, Problem, SoloError
from solo.rules.dice import Dice
from solo.rules.outcome import Outcome


class Fault(SoloError):  # noqa: N818 - the word of the manual
    """A mistake in the module that only play could find."""

    def __init__(self, mark: Mark, code: str, message: str) -> None:
        self.problem = Problem(mark, code, message)
        super().__init__(str(self.problem))


class Draft:
    """A state being changed; `freeze` makes it a `State` again.

    Args:
        world: What the game is played in.
        before: The state that the command found.
        dice: The dice of this turn.
        asks: Whether offers around a roll are to be made.
        prose: Whether anybody reads the prose; bots that don't are spared its making.

    `ahead` is the scene that the story leads to next, `hops` how many it went through already,
    `actions` and `told` how many effects were done and characters told in this turn.
    """

    __slots__ = (
        *State._fields,
        "_moved",
        "_scope",
        "actions",
        "ahead",
        "asks",
        "before",
        "dice",
        "events",
        "hops",
        "outcome",
        "prose",
        "told",
        "world",
    )

    scene: str
    sheet: Any
    turn: int
    clock: int
    variables: Mapping[str, Value]
    visits: Tally
    taken: Tally
    fired: frozenset[str]
    quests: Mapping[str, str]
    settled: Mapping[tuple[str, str], tuple[str, ...]]
    asked: bool
    returns: tuple[str, ...]
    pending: Pending | None
    last: Outcome | None
    ended: str

    def __init__(self, world: World, before: State, dice: Dice, *, asks: bool, prose: bool) -> None:
        (
            self.scene,
            self.sheet,
            self.turn,
            self.clock,
            self.variables,
            self.visits,
            self.taken,
            self.fired,
            self.quests,
            self.settled,
            self.asked,
            self.returns,
            self.pending,
            self.last,
            self.ended,
        ) = before
        self.world = world
        self.before = before
        self.dice = dice
        self.asks = asks
        self.prose = prose
        self.events: list[Event] = []
        self.ahead = ""
        self.hops = 0
        self.actions = 0
        self.told = 0
        self.outcome: Outcome | None = None
        self._scope: dict[str, Any] | None = None
        self._moved = False

    def freeze(self) -> State:
        """Return the state as it is now."""
        state = State(
            self.scene,
            self.sheet,
            self.turn,
            self.clock,
            self.variables,
            self.visits,
            self.taken,
            self.fired,
            self.quests,
            self.settled,
            self.asked,
            self.returns,
            self.pending,
            self.last,
            self.ended,
        )
        if self._moved and self._scope is not None and self.outcome is None:
            self.world.remember(state, self._scope)  # not one of `before`, which is a turn behind
        return state

    def touched(self) -> None:
        """Say that something that prose can see has changed."""
        self._scope = None
        self._moved = True

    def scope(self) -> dict[str, Any]:
        """Return what prose and conditions see now; made anew only after a change."""
        if self._scope is None:
            world = self.world
            self._scope = (
                world.seen(self, self.outcome) if self._moved else world.scope(self.before)
            )
        return self._scope
