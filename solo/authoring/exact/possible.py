"""What may happen in any game at all, whoever plays and however the dice fall: a little too much.

Everything that a game can do is in it, and perhaps something that none can: rolls may come out in
any way, heroes may be anybody, and what is not followed closely may have any value. So what is not
in it, no game comes to.
"""

from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from itertools import chain, combinations

from solo.adventure import graph
from solo.adventure.branch import Branch, Case, Outcomes, Pool
from solo.adventure.model import Adventure, Choice
from solo.authoring.exact.followed import RETURN, amid, followed, still_read, targets, visitors
from solo.authoring.exact.values import Known, Values
from solo.dataclass import dataclass
from solo.errors import Mark
from solo.namedtuple import NamedTuple

MOST_STATES = 10_000  # before some variables are followed no longer
MOST_VALUES = 40  # of one variable
MOST_ON_TOP = 5  # things on top of an outcome whose combinations are all followed


class State(NamedTuple):
    """A scene, and what the variables hold that are followed."""

    scene: str  # the scene
    known: Known  # what the variables hold
    entering: bool = False  # whether its `enter` is still to come; if not, its choices are open


Due = tuple[Branch, ...]
Way = tuple[str | None, Known]
"""Where something leads, if it leads anywhere, and what the variables hold then."""

Going = Callable[[int], bool]
"""Says of so many states met whether more are followed."""


class _Stopped(Exception):  # noqa: N818 - it is no error: time is up
    pass


class _TooMany(Exception):  # noqa: N818 - it is no error: a variable is let go
    pass


@dataclass(slots=True)
class Possible:
    """What may happen."""

    # what each condition of a case, a question, an event or a scene of a pool may come to, by where
    # it stands
    asked: Mapping[Mark, set[bool | None]]
    # what may follow each state: states, and endings by their scenes
    ways: dict[State, set[State | str]] = field(default_factory=dict)
    entered: set[str] = field(default_factory=set)  # the scenes that may be entered
    opened: set[str] = field(default_factory=set)  # the choices that may be open, as `scene/choice`
    # what each choice's condition may come to; nothing if it can't be told
    held: dict[str, set[bool | None]] = field(default_factory=dict)
    # what each claim's condition may come to, by where it stands and what it says
    claimed: dict[tuple[Mark, str], set[bool | None]] = field(default_factory=dict)
    # whether every state was followed; if not, there may be more than all this
    complete: bool = True


def possible(adventure: Adventure, going: Going = lambda _: True) -> Possible:
    """Return what may happen in an adventure, as far as `going` lets it be followed."""
    names = followed(adventure)
    while True:
        world = _World(adventure, tuple(sorted(names)), going)
        try:
            return world.run()
        except _TooMany:
            values = world.values()
            most = sorted(names, key=lambda name: (-values[name], name))
            names.difference_update(most[: 1 + len(most) // 3])


class _World:
    """One attempt, with the variables that it follows."""

    def __init__(self, adventure: Adventure, names: Sequence[str], going: Going) -> None:
        self._adventure = adventure
        self._going = going
        self._names = names
        self._values = Values(adventure, names, still_read(adventure, names))
        self._found = Possible(asked=self._values.asked)
        self._ahead: deque[State] = deque()
        self._aside_of: dict[str, frozenset[str | Pool]] = {}
        self._asides: dict[tuple[str, Known], frozenset[Way]] = {}
        self._visitors = visitors(adventure)
        self._called = frozenset(targets(e.body for e in adventure.events.values()))

    def run(self) -> Possible:
        """Follow every state; `_TooMany` is raised where a variable has to be let go."""
        self._add(self._state(self._adventure.start, self._values.first, entering=True))
        try:
            while self._ahead:
                state = self._ahead.popleft()
                ways = self._found.ways[state]
                for following in self._after(state):
                    ways.add(following)
                    self._add(following)
        except _Stopped:
            self._found.complete = False
        return self._found

    def values(self) -> Counter[str]:
        """Return how many values each variable was seen with."""
        columns = zip(*(state.known for state in self._found.ways), strict=True)
        seen = zip(self._names, columns, strict=True)
        return Counter({name: len(set(column)) for name, column in seen})

    def _state(self, scene: str, known: Known, *, entering: bool) -> State:
        return State(scene, self._values.lean(known, scene), entering)

    def _add(self, state: State | str) -> None:
        if isinstance(state, str) or state in self._found.ways:
            return
        self._found.ways[state] = set()
        self._ahead.append(state)
        count = len(self._found.ways)
        if not self._names:
            return
        if count > MOST_STATES or (count % 500 == 0 and max(self.values().values()) > MOST_VALUES):
            raise _TooMany

    # What follows

    def _after(self, state: State) -> Iterator[State | str]:
        key, known, entering = state
        scene = self._adventure.scenes[key]
        if entering:
            yield from self._entered(key, known)
            return
        for choice in self._open(key, scene.choices, known):
            self._found.opened.add(f"{key}/{choice.id}")
            yield from self._led(key, self._follow(choice.body, known, key))
        yield from self._led(key, self._aside(key, known))

    def _entered(self, key: str, known: Known) -> Iterator[State | str]:
        scene = self._adventure.scenes[key]
        self._found.entered.add(key)
        self._values.moment(known)
        if scene.ending is not None:
            self._claim(scene.body, self._values.after(scene.body, known))
            yield key
        else:
            yield from self._led(key, self._follow(scene.body, known, key))

    def _open(self, key: str, choices: Sequence[Choice], known: Known) -> Iterator[Choice]:
        """Yield the choices that may be open; a last resort only where all else may be closed."""
        last = []
        certain = False
        for choice in choices:
            holds = True if choice.when is None else self._values.holds(choice.when, known)
            if choice.when is not None:
                self._found.held.setdefault(f"{key}/{choice.id}", set()).add(holds)
            if holds is False:
                continue
            if choice.fallback:
                last.append(choice)
            else:
                certain = certain or (holds is True and not choice.once)
                yield choice
        if not certain:
            yield from last

    def _led(self, key: str, ways: Iterable[Way]) -> Iterator[State]:
        for target, known in set(ways):
            if target is None:
                yield self._state(key, known, entering=False)
            elif target == RETURN:
                for visitor in self._visitors:
                    yield self._state(visitor, known, entering=False)
            else:
                yield self._state(target, known, entering=True)

    def _aside(self, key: str, known: Known) -> frozenset[Way]:
        """Return where timed events, questions, tries and a defeat may lead at any moment."""
        found = self._asides.get((key, known))
        if found is None:
            found = self._asides[key, known] = frozenset(self._led_aside(key, known))
        return found

    def _led_aside(self, key: str, known: Known) -> Iterator[Way]:
        self._values.moment(known)
        for scene in self._adventure.heard(key):
            for question in scene.questions:
                if question.when is not None:
                    self._values.asks(question.when, known)
        for target in self._targets_aside(key):
            yield from self._to(target, known)
        if self._adventure.defeat is not None:
            yield self._adventure.defeat, known

    def _targets_aside(self, key: str) -> frozenset[str | Pool]:
        found = self._aside_of.get(key)
        if found is None:
            asked = (part.body for scene in self._adventure.heard(key) for part in scene.questions)
            tries = self._adventure.tries(key).values()
            tried = (branch for outcomes in tries for branch in graph.answers(outcomes))
            scene = self._adventure.scenes[key]
            bodies = (scene.body, *(choice.body for choice in scene.choices))
            midst = tuple(chain.from_iterable(map(amid, bodies)))
            for branch in midst:
                self._claim(branch, self._values.unknown(self._values.first))
            ways = targets(chain(asked, tried, midst))
            found = self._aside_of[key] = self._called | frozenset(ways)
        return found

    def _to(self, target: str | Pool, known: Known) -> Iterator[Way]:
        if isinstance(target, str):
            yield target, known
            return
        for member in self._adventure.pools.get(target.name, ()):
            when = self._adventure.scenes[member].when
            if when is None or self._values.asks(when, known) is not False:
                yield member, known

    def _follow(self, branch: Branch, known: Known, key: str) -> Iterator[Way]:
        yield from self._lead((branch,), known, (), key)

    def _after_effects(self, known: Known) -> Iterator[Way]:
        if self._adventure.defeat is not None:
            yield self._adventure.defeat, known

    def _answer(
        self, outcomes: Outcomes | None, known: Known, trail: tuple[Branch, ...], key: str
    ) -> Iterator[Way]:
        """Yield where any outcome of a check leads, and none, as it may be given up."""
        yield from self._aside(key, known)
        mains: list[Branch | None] = [None]
        also: Sequence[Branch] = ()
        if outcomes is not None:
            mains += outcomes.direct()
            also = tuple((outcomes.also or {}).values())
        most = len(also)
        if most > MOST_ON_TOP:  # one at a time, after which the variables may hold anything
            most, known = 1, self._values.unknown(known)
        tops = chain.from_iterable(combinations(also, n) for n in range(most + 1))
        for top in tops:
            for main in mains:
                fresh = _in_order(() if main is None else (main,), top)
                yield from self._lead(fresh, known, trail, key)

    def _lead(
        self, fresh: tuple[Branch, ...], known: Known, trail: tuple[Branch, ...], key: str
    ) -> Iterator[Way]:
        if not self._going(len(self._found.ways)):
            raise _Stopped
        for due, behind, after in self._done(fresh, known):
            self._values.moment(after)
            yield from self._after_effects(after)
            around = (*due, *behind, *trail)
            check = next((branch for branch in due if branch.check is not None), None)
            if check is not None:
                yield from self._answer(check.outcomes, after, around, key)
            else:
                yield from self._move(around, after)

    def _done(self, fresh: Sequence[Branch], known: Known) -> Iterator[tuple[Due, Due, Known]]:
        """Yield what is due after branches and their cases, as `solo.engine.branches` does it."""
        if not fresh:
            yield (), (), known
            return
        branch, *rest = fresh
        told = self._values.after(branch, known)
        self._claim(branch, told)
        for due, behind, led, after in self._cases(branch.cases, told):
            own, other = ((), (branch,)) if led else ((branch,), ())
            for more, further, last in self._done(rest, after):
                yield (*due, *own, *more), (*behind, *other, *further), last

    def _claim(self, branch: Branch, known: Known) -> None:
        """Note what the claims of a branch come to as it is told."""
        for claim in branch.claims:
            held = self._values.holds(claim.condition, known)
            self._found.claimed.setdefault((claim.mark, claim.said), set()).add(held)

    def _cases(
        self, cases: Sequence[Case], known: Known, *, held: bool = False
    ) -> Iterator[tuple[Due, Due, bool, Known]]:
        if len(cases) > MOST_ON_TOP:  # any one of them, after which variables may hold anything
            known = self._values.unknown(known)
            yield (), (), False, known
            for case in cases:
                yield from self._case(case, (), known)
            return
        if not cases:
            yield (), (), False, known
            return
        case, *rest = cases
        holds: bool | None = not held if case.otherwise else True
        if case.when is not None:
            holds = self._values.asks(case.when, known)
        if holds is not True:
            yield from self._cases(rest, known, held=held)
        if holds is not False:
            yield from self._case(case, rest, known)

    def _case(
        self, case: Case, rest: Sequence[Case], known: Known
    ) -> Iterator[tuple[Due, Due, bool, Known]]:
        for due, behind, after in self._done((case.branch,), known):
            if any(one.leads for one in due):
                yield due, behind, True, after
                continue
            for more, further, led, last in self._cases(rest, after, held=True):
                yield (*due, *more), (*behind, *further), led, last

    def _move(self, around: Iterable[Branch], known: Known) -> Iterator[Way]:
        for branch in around:
            if branch.goto is not None or branch.visit is not None:
                target = branch.goto if branch.goto is not None else branch.visit
                assert target is not None
                yield from self._to(target, known)
                return
            if branch.returns:  # from a scene that was not visited, one stays
                yield RETURN, known
        yield None, known


def _in_order(main: Due, top: Due) -> Due:
    """Return the branches of an outcome as they are done: what comes before it goes first."""
    first = tuple(branch for branch in top if branch.before)
    return (*first, *main, *(branch for branch in top if not branch.before))
