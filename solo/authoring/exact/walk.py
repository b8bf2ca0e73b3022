"""A walk through all games at once: the states that there can be, and the chances between them.

The likeliest states are followed first, so that a walk that must stop has left out little.
"""

import heapq
from collections.abc import Callable, Hashable, Mapping, Sequence
from fractions import Fraction
from typing import cast

from solo.adventure.model import Adventure, Choice
from solo.authoring.collecting import seldom
from solo.authoring.exact.counted import CountedSystem, passed
from solo.authoring.exact.equal_parts import Likeness
from solo.authoring.exact.merging import Sameness
from solo.authoring.exact.policy import Move, Policy
from solo.authoring.exact.still_read import CLOCK, TURN, Live
from solo.authoring.exact.ways import Parts, Way, Ways, every
from solo.engine.events import Event, Faulted, Refused
from solo.engine.interpreter import Interpreter
from solo.engine.state import State
from solo.namedtuple import NamedTuple
from solo.prose import ProseError
from solo.rules.core.system import AnySystem
from solo.words import english

MOST_WAYS = 2_000  # of one choice
_LEAST = 1e-15  # what reaches a state and is less than this moves it up no more
_DAMPED = 0.5  # how much goes on from a state that was followed before


class End(NamedTuple):
    """Where a game may end."""

    # `ending`; or `death`, which no author wrote; `lost`, where the policy has no move; `fault`, a
    # mistake of the author's; `open`, what was not followed to its end
    kind: str
    name: str  # the scene of an ending, or the one where the game stands
    told: str = ""  # what is wrong, if anything is


Target = int | End
"""A state by its number, or an end."""

Edges = tuple[tuple[Target, Fraction], ...]
_Found = tuple[State, list[Event]] | None
Going = Callable[["Walk"], bool]


class Walk:
    """The states of an adventure under a policy, as far as they were followed.

    Args:
        adventure: The adventure.
        system: Its rules.
        policy: What the player does.
        hero: The ready-made hero who plays; empty for the adventure's only one.
    """

    def __init__(
        self, adventure: Adventure, system: AnySystem, policy: Policy, *, hero: str = ""
    ) -> None:
        self.live = Live(adventure)
        timed = bool(adventure.events) or self.live.reads(CLOCK)
        likeness, turns = Likeness(), self.live.reads(TURN)
        counted = CountedSystem(
            system, adventure, likeness, tells=self.live.tells, turns=turns, timed=timed
        )
        self._counted = counted
        self._foresight = counted.foresight
        self._interpreter = Interpreter(adventure, cast("AnySystem", counted))
        counted.written = self._interpreter.written
        self._adventure = adventure
        self._policy = policy
        self._same = Sameness(adventure, counted, self.live, likeness)
        counted.led = self._same.kept_after
        self._led: dict[Hashable, list[tuple[Target, Way]]] = {}  # by what leads away
        # what a choice comes to that stays in its scene, with the state in which it was tried
        self._stayed: dict[Hashable, tuple[State, list[tuple[Way, State]]]] = {}
        self._numbers: dict[Hashable, int] = {}
        self._states: dict[int, tuple[State, Hashable]] = {}  # those not followed yet
        self._broken: dict[int, tuple[State, Hashable]] = {}  # one whose ways were cut off in time
        self._weight: list[float] = []
        self.now: tuple[int, str] | None = None  # what is being followed
        self._queue: list[tuple[float, int]] = []
        self.edges: list[Edges | None] = []
        self.scenes: list[str] = []
        # of each state but the first ones, which it was first come to from, and by which option
        self.came: dict[int, tuple[int, str]] = {}
        self.waits: set[int] = set()  # the states in which an encounter waits for an answer
        self.asked: set[int] = set()  # those of them that have more than one
        self.followed = 0
        self.finished = 0.0  # about how much has come to an end
        self.start = self._begin(hero)

    @property
    def runs(self) -> int:
        """How many ways of dice were gone: the work, whatever the machine."""
        return self._foresight.runs

    def stop_at(self, moment: float) -> None:
        """Cut off the ways of a state that is not done by then; it is 0 if time is no matter."""
        self._foresight.until = moment

    @property
    def late(self) -> bool:
        """Whether ways were cut off because time was up."""
        return self._foresight.late

    @property
    def standing(self) -> Mapping[int, tuple[State, Hashable]]:
        """The states that were not followed, or not in all ways, with what the policy remembers."""
        return self._states | self._broken

    @property
    def complete(self) -> bool:
        """Whether every state was followed."""
        return not self._states

    def run(self, going: Going) -> None:
        """Follow states, the likeliest first, until all are followed or it goes on no more."""
        with seldom():
            self._run(going)

    def _run(self, going: Going) -> None:
        for target, part in self.start:
            self._reach(target, float(part))
        while self._states:
            if self._queue:
                weight, number = heapq.heappop(self._queue)
                if -weight != self._weight[number]:
                    continue  # it has been queued again since
            else:
                number = next(iter(self._states))
            again = self.edges[number] is not None
            if not again:
                if not going(self):
                    return
                self._follow(number)
            self._pass_on(number, again=again)

    def _pass_on(self, number: int, *, again: bool) -> None:
        """Move up where a state leads; in a circle less and less."""
        weight, self._weight[number] = self._weight[number], 0.0
        weight *= _DAMPED if again else 1.0
        for target, part in self.edges[number] or ():
            self._reach(target, weight * float(part))

    def _reach(self, target: Target, weight: float) -> None:
        if isinstance(target, End):
            self.finished += weight if target.kind != "open" else 0.0
            return
        weight += self._weight[target]
        self._weight[target] = weight
        if weight > _LEAST:
            heapq.heappush(self._queue, (-weight, target))

    def _begin(self, hero: str) -> Edges:
        def run(dice: Ways) -> tuple[State, list[Event]]:
            self._counted.rolled = False
            return self._interpreter.begin(dice, prose=False, hero=hero)

        parts = Parted()
        for way, found in every(run, MOST_WAYS, self._foresight):
            parts.add(
                self._open("") if found is None else self._target(found[0], self._policy.start),
                1,
                way,
            )
        return parts.edges()

    def _follow(self, number: int) -> None:
        state, memory = self._states.pop(number)
        self._counted.kept = self._same.kept_at(state.scene, rolls=False)
        self._foresight.kept = self._same.kept_at(state.scene, rolls=True)
        self._foresight.wanted = self._same.wanted_at(state.scene)
        self._counted.passed = passed(state.pending)
        self.followed += 1
        self._note(number, state)
        try:
            moves = self._policy.moves(self._interpreter, state, memory)
        except ProseError as mistake:
            self.edges[number] = ((End("fault", state.scene, str(mistake)), Fraction(1)),)
            return
        if not moves:
            lost = End("lost", state.scene, self._policy.lost)
            self.edges[number] = ((lost, Fraction(1)),)
            return
        parts = Parted()
        for move in moves:
            self.now = (number, move.option)
            self.tried(state, move, len(moves), parts)
        self.edges[number] = parts.edges()
        if self.late:
            self._broken[number] = (state, memory)

    def _note(self, number: int, state: State) -> None:
        """Note of a state that is followed whether an encounter waits in it."""
        if state.pending is not None:
            self.waits.add(number)
            if sum(not one.reason for one in self._interpreter.options(state)) > 1:
                self.asked.add(number)

    def tried(self, state: State, move: Move, among: int, parts: "Parted") -> None:
        """Do one thing in every way, and note where each leads."""
        choice = self._choice(state, move)
        state, key = self._same.away(state, choice)
        led = None if key is None else self._led.get((key, move))
        if led is None:
            stays = None if key is not None or choice is None else self._same.apart(state, choice)
            ways = self._ways(state, move, stays)
            led = [(self._led_to(state, move, found), way) for way, found in ways]
            if key is not None:
                self._led[key, move] = led
        for target, way in led:
            parts.add(target, among, way)

    def _ways(self, state: State, move: Move, stays: Hashable) -> list[tuple[Way, _Found]]:
        """Return what a move comes to in each way.

        What stays in its scene is tried once for all states that `stays` is the key of.
        """

        def run(dice: Ways) -> tuple[State, list[Event]]:
            self._counted.rolled = False
            return self._interpreter.step(state, move.command, dice, asks=False, prose=False)

        known = None if stays is None else self._stayed.get((stays, move))
        if known is not None:
            before, after = known
            return [(way, (_besides(state, before, one), [])) for way, one in after]
        exactly = self._counted.exactly
        ways = list(every(run, MOST_WAYS, self._foresight, exactly=exactly, stops=False))
        if stays is not None:
            found = [
                (way, one[0]) for way, one in ways if one is not None and _stays(state, one[0])
            ]
            if len(found) == len(ways):
                self._stayed[stays, move] = (state, found)
        return ways

    def _choice(self, state: State, move: Move) -> Choice | None:
        """Return the choice of a scene that is taken, if it is one."""
        if state.pending is not None or not state.scene:
            return None
        choices = self._adventure.scenes[state.scene].choices
        return next((one for one in choices if one.id == move.option), None)

    def _led_to(self, state: State, move: Move, found: _Found) -> Target:
        if found is None:
            return self._open(state.scene)
        if found[0] is state:
            return wrong(state, found[1])
        return self._target(found[0], move.memory)

    def _open(self, scene: str) -> End:
        return End("open", scene)

    def _target(self, state: State, memory: Hashable) -> Target:
        if state.ended:
            authored = self._adventure.scenes[state.scene].ending is not None
            return End("ending" if authored else "death", state.scene if authored else "")
        state = self._same.lean(state)
        key = (memory, self._same.of(state))
        number = self._numbers.get(key)
        if number is None:
            number = self._numbers[key] = len(self.edges)
            self._states[number] = (state, memory)
            self.edges.append(None)
            self.scenes.append(state.scene)
            self._weight.append(0.0)
            if self.now is not None:
                self.came[number] = self.now
        return number


def _stays(before: State, after: State) -> bool:
    """Say whether a turn has done something in its scene, and nothing else."""
    there = after.visits is before.visits and after.scene == before.scene
    return there and after is not before and after.pending is None and not after.ended


def _besides(state: State, before: State, after: State) -> State:
    """Return what comes after a state that differs from another in what was taken alone."""
    taken = state.taken
    for key in after.taken:
        taken = taken if key in before.taken else taken.plus(key)
    for key in before.taken:
        taken = taken if key in after.taken else taken.without(key)
    return after._replace(taken=taken)


class Parted:
    """Chances of where a step leads, added up."""

    __slots__ = ("_found",)

    def __init__(self) -> None:
        self._found: dict[Target, Parts] = {}

    def add(self, target: Target, among: int, way: Way) -> None:
        """Add a way of a move that is one of several."""
        self._found.setdefault(target, Parts()).add(Way(way.part, way.whole * among))

    def edges(self) -> Edges:
        """Return where the step leads, with the chances."""
        return tuple((target, parts.sum()) for target, parts in self._found.items())


def wrong(state: State, events: Sequence[Event]) -> End:
    """Return the end of a game in which a turn came to nothing."""
    for event in events:
        if isinstance(event, Faulted):
            return End("fault", state.scene, str(event.problem))
        if isinstance(event, Refused):
            return End("fault", state.scene, english(event.reason))
    return End("fault", state.scene)
