"""The working copy of a state while one command is carried out, with the events so far."""

from collections.abc import Mapping
from typing import Any

from solo.adventure.branch import Value
from solo.engine.events import Event
from solo.engine.sharing import SMALL, Counts, Tally, put
from solo.engine.state import Pending, State
from solo.engine.table.state import Tabletop
from solo.engine.world import NONE, Steps, View, World
from solo.errors import Mark, Problem, SoloError
from solo.rules.core.bases import DecidingEffect
from solo.rules.core.dice import Dice
from solo.rules.core.outcome import AnySheet, Outcome
from solo.tables.gone import Gone

_made = tuple.__new__  # makes a named tuple in half the time


class Fault(SoloError):  # noqa: N818 - the word of the manual
    """A mistake in the adventure that only play could find."""

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
        prose: Whether anybody reads the prose; for bots that don't it is not rendered.

    `ahead` is the scene that the story leads to next, `hops` how many it went through already;
    `view` is what prose sees now. The turn has one budget of work, for its texts and expressions
    and for what `spend` takes.
    """

    __slots__ = (
        *State._fields,
        "ahead",
        "asks",
        "before",
        "dice",
        "events",
        "frozen",
        "hops",
        "prose",
        "rolled",
        "view",
        "waiting",
        "world",
    )

    scene: str
    sheet: AnySheet
    turn: int
    clock: int
    variables: Mapping[str, Value]
    visits: Counts
    taken: Counts
    fired: frozenset[str]
    quests: Mapping[str, str]
    settled: Mapping[tuple[str, str], tuple[Any, ...]]
    asked: bool
    returns: tuple[str, ...]
    pending: Pending | None
    last: Outcome | None
    ended: str
    aside: Pending | None
    table: Tabletop | None
    decks: Mapping[str, Gone]

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
            self.aside,
            self.table,
            self.decks,
        ) = before
        self.world = world
        self.frozen: State | None = None  # what it was made last
        last, view = world.last
        if last is not before or view is None:
            view = View.of(world, before)
        self.view = view
        self.begin(before, dice, asks, prose)

    def begin(self, before: State, dice: Dice, asks: bool, prose: bool) -> None:
        """Begin a command; `before` is what the draft holds: it may be its own, just frozen."""
        self.before = before
        self.dice = dice
        self.asks = asks
        self.prose = prose
        self.events: list[Event] = []
        self.rolled: list[Outcome] = []  # within what is open, or closes
        self.ahead = ""
        self.hops = 0
        self.waiting: list[DecidingEffect[AnySheet]] = []  # they ask once the others are done
        self.world.last = NONE  # who changes the game keeps the view up to date

    def spend(self, steps: int, why: str, mark: Mark | None = None) -> None:
        """Take work from the turn's budget; `mark` is where it is spent, if not in the scene.

        Raises:
            Fault: It is used up.
        """
        run = self.world.run
        run.left -= steps
        if run.left < 0:
            message = f"this turn takes too much work; {why}"
            raise Fault(mark or self.here(), "turn-large", message)

    def here(self) -> Mark:
        """Return where the scene that is played stands; before it, the first scene."""
        adventure = self.world.adventure
        scene = adventure.scenes.get(self.scene or adventure.start)
        # Heroes are made without a scene.
        return Mark(adventure.id, 1, 1) if scene is None else scene.mark

    def freeze(self) -> State:
        """Return the state as it is now."""
        state = _made(
            State,
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
                self.aside,
                self.table,
                self.decks,
            ),
        )
        view, world = self.view, self.world
        if view.outcome is not None:
            view.tell(None)
        self.frozen = state
        world.last = (state, view)
        world.left = (state, world.run.left)
        return state

    # Every change that prose can see goes through one of these.

    def count(self) -> None:
        """Begin the next turn."""
        self.turn += 1
        self.view["turn"] = self.turn

    def assign(self, name: str, value: Value) -> None:
        """Give a variable a value."""
        variables = self.variables
        if type(variables) is not dict or len(variables) >= SMALL:
            self.variables = put(variables, name, value)
        elif variables is self.before.variables:
            self.variables = {**variables, name: value}
        else:
            variables[name] = value  # it is this turn's own
        self.view[name] = value

    def arrive(self, scene: str) -> int:
        """Enter a scene, and return how often; prose no longer sees the last check's outcome."""
        seen = self.visits
        if type(seen) is Tally and len(seen) < SMALL:
            if seen is self.before.visits:
                seen = Tally(seen)
            seen[scene] = visits = seen.get(scene, 0) + 1
        else:
            seen = seen.plus(scene)
            visits = seen[scene]
        self.visits = seen
        view = self.view
        view["visits"], view["visited"] = visits, self.visits
        if view.outcome is not None:
            view.tell(None)
        self.scene = scene
        return visits

    def go_back(self) -> None:
        """Go back to the scene that a sub-scene was visited from, without entering it anew."""
        self.scene = self.returns[-1]
        self.returns = self.returns[:-1]
        self.view["visits"] = self.visits[self.scene]

    def take(self, key: str) -> None:
        """Remember a choice as taken."""
        taken = self.taken
        if type(taken) is Tally and len(taken) < SMALL:
            taken = Tally(taken)
            taken[key] = taken.get(key, 0) + 1
        else:
            taken = taken.plus(key)
        self.taken = self.view["taken"] = taken

    def give_back(self, key: str) -> None:
        """Count a choice as not taken."""
        self.taken = self.view["taken"] = self.taken.without(key)

    def step_quest(self, quest: str, step: str) -> None:
        """Note how far a quest is."""
        self.quests = put(self.quests, quest, step)
        self.view["quests"] = Steps(self.quests)

    def pass_minutes(self, minutes: int) -> None:
        """Let the clock go on."""
        self.clock += minutes
        self.view.clock(self.clock)

    def become(self, sheet: AnySheet) -> None:
        """Put a changed hero in the place of the old one."""
        self.sheet = sheet
        self.view.hero(sheet)

    def conclude(self, outcome: Outcome) -> None:
        """Keep the outcome of a check, for prose to tell and for `why`."""
        self.last = outcome
        self.view.tell(outcome)
