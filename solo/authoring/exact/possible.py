"""What may happen in any game at all, whoever plays and however the dice fall: a little too much.

Everything that a game can do is in it, and perhaps something that none can: rolls may come out in
any way, heroes may be anybody, and what is not followed closely may have any value. So what is not
in it, no game comes to.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain, combinations
from typing import Final

from solo.adventure import graph
from solo.adventure.branch import Branch, Case, Outcomes, Pool, SetVariable, Value
from solo.adventure.model import Adventure, Choice
from solo.authoring.exact.followed import RETURN, followed, targets, visitors
from solo.errors import Mark
from solo.prose import Expression, Prose, ProseError

MOST_STATES = 2_000  # before some variables are followed no longer
MOST_VALUES = 40  # of one variable
MOST_ON_TOP = 5  # things on top of an outcome whose combinations are all followed


class _Anything:
    """Stands for any value."""


ANYTHING: Final = _Anything()
Known = tuple[Value | _Anything, ...]
State = tuple[str, Known]
"""A scene in which choices are open, and what the variables hold that are followed."""


Due = tuple[Branch, ...]
Going = Callable[[int], bool]
"""Says of so many states met whether more are followed."""


class _Stopped(Exception):  # noqa: N818 - it is no error: time is up
    pass


class _TooMany(Exception):  # noqa: N818 - it is no error: a variable is let go
    pass


@dataclass(slots=True)
class Possible:
    """What may happen.

    Args:
        ways: What may follow each state: states, and endings by their scenes.
        entered: The scenes that may be entered.
        opened: The choices that may be open, as `scene/choice`.
        held: What each choice's condition may come to; nothing if it can't be told.
        asked: What each condition of a case, a question, an event or a scene of a pool may come to,
            by where it stands.
        complete: Whether every state was followed; if not, there may be more than all this.
    """

    ways: dict[State, set[State | str]] = field(default_factory=dict)
    entered: set[str] = field(default_factory=set)
    opened: set[str] = field(default_factory=set)
    held: dict[str, set[bool | None]] = field(default_factory=dict)
    asked: dict[Mark, set[bool | None]] = field(default_factory=dict)
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
        self._place = {name: place for place, name in enumerate(names)}
        self._found = Possible()
        self._ahead: list[State] = []
        self._entries: dict[tuple[str, Known], frozenset[State | str]] = {}
        self._read: dict[int, frozenset[str] | None] = {}
        self._macros = adventure.language.macros().keys()
        self._visitors = visitors(adventure)
        events = (event.when for event in adventure.events.values())
        self._timed = tuple(when for when in events if when is not None)
        self._moments: set[Known] = set()
        self._stood: set[tuple[str, Known]] = set()
        self._called = frozenset(targets(e.body for e in adventure.events.values()))

    def run(self) -> Possible:
        """Follow every state; `_TooMany` is raised where a variable has to be let go."""
        try:
            self._run()
        except _Stopped:
            self._found.complete = False
        return self._found

    def _run(self) -> None:
        known = tuple(self._adventure.variables[name] for name in self._names)
        first = set(self._enter(self._adventure.start, known))
        for state in first:
            self._add(state)
        while self._ahead:
            state = self._ahead.pop()
            ways = self._found.ways[state]
            for following in self._after(state):
                ways.add(following)
                self._add(following)

    def values(self) -> Counter[str]:
        """Return how many values each variable was seen with."""
        seen: dict[str, set[object]] = {name: set() for name in self._names}
        for _, known in self._found.ways:
            for name, value in zip(self._names, known, strict=True):
                seen[name].add(value)
        return Counter({name: len(values) for name, values in seen.items()})

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
        key, known = state
        scene = self._adventure.scenes[key]
        for choice in self._open(key, scene.choices, known):
            self._found.opened.add(f"{key}/{choice.id}")
            yield from self._led(key, self._follow(choice.body, known, key))
        yield from self._led(key, self._aside(key, known))

    def _open(self, key: str, choices: Sequence[Choice], known: Known) -> Iterator[Choice]:
        """Yield the choices that may be open; a last resort only where all else may be closed."""
        last = []
        certain = False
        for choice in choices:
            holds = True if choice.when is None else self._holds(choice.when, known)
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

    def _led(self, key: str, ways: Iterable[tuple[str | None, Known]]) -> Iterator[State | str]:
        for target, known in set(ways):
            if target is None:
                yield key, known
            elif target == RETURN:
                yield from ((visitor, known) for visitor in self._visitors)
            else:
                yield from self._enter(target, known)

    def _enter(self, target: str, known: Known) -> frozenset[State | str]:
        """Return where a scene leaves the player; passages are followed, each once."""
        found = self._entries.get((target, known))
        if found is None:
            found = self._entries[target, known] = frozenset(self._passed(target, known))
        return found

    def _passed(self, target: str, known: Known) -> Iterator[State | str]:
        ahead, met = [(target, known)], {(target, known)}
        while ahead:
            key, known = ahead.pop()
            self._found.entered.add(key)
            self._moment(known)
            scene = self._adventure.scenes[key]
            if scene.ending is not None:
                yield key
                continue
            for where, after in set(self._follow(scene.body, known, key)):
                if where is None:
                    yield key, after
                elif where == RETURN:
                    yield from ((visitor, after) for visitor in self._visitors)
                elif (where, after) not in met:
                    met.add((where, after))
                    ahead.append((where, after))

    def _aside(self, key: str, known: Known) -> Iterator[tuple[str | None, Known]]:
        """Yield where timed events, questions, tries and a defeat may lead at any moment."""
        questions = [one for scene in self._adventure.heard(key) for one in scene.questions]
        self._moment(known)
        if (key, known) not in self._stood:
            self._stood.add((key, known))
            for question in questions:
                if question.when is not None:
                    self._asked(question.when, known)
        asked = targets(question.body for question in questions)
        tries = self._adventure.tries(key).values()
        tried = targets(b for outcomes in tries for b in graph.answers(outcomes))
        for target in {*self._called, *asked, *tried}:
            yield from self._to(target, known)
        if self._adventure.defeat is not None:
            yield self._adventure.defeat, known

    def _to(self, target: str | Pool, known: Known) -> Iterator[tuple[str | None, Known]]:
        if isinstance(target, str):
            yield target, known
            return
        for member in self._adventure.pools.get(target.name, ()):
            when = self._adventure.scenes[member].when
            if when is None or self._asked(when, known) is not False:
                yield member, known

    def _follow(self, branch: Branch, known: Known, key: str) -> Iterator[tuple[str | None, Known]]:
        if not self._going(len(self._found.ways)):
            raise _Stopped
        yield from self._lead((branch,), known, (), key)

    def _after_effects(self, known: Known) -> Iterator[tuple[str | None, Known]]:
        if self._adventure.defeat is not None:
            yield self._adventure.defeat, known

    def _answer(
        self, outcomes: Outcomes | None, known: Known, trail: tuple[Branch, ...], key: str
    ) -> Iterator[tuple[str | None, Known]]:
        """Yield where any outcome of a check leads, and none, as it may be given up."""
        yield from self._aside(key, known)
        mains: list[Branch | None] = [None]
        also: Sequence[Branch] = ()
        if outcomes is not None:
            mains += outcomes.direct()
            also = tuple((outcomes.also or {}).values())
        most = len(also)
        if most > MOST_ON_TOP:  # one at a time, after which the variables may hold anything
            most, known = 1, (ANYTHING,) * len(known)
        tops = chain.from_iterable(combinations(also, n) for n in range(most + 1))
        for top in tops:
            for main in mains:
                fresh = (*(() if main is None else (main,)), *top)
                yield from self._lead(fresh, known, trail, key)

    def _lead(
        self, fresh: tuple[Branch, ...], known: Known, trail: tuple[Branch, ...], key: str
    ) -> Iterator[tuple[str | None, Known]]:
        for due, behind, after in self._done(fresh, known):
            self._moment(after)
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
        for due, behind, led, after in self._cases(branch.cases, self._perform(branch, known)):
            own, other = ((), (branch,)) if led else ((branch,), ())
            for more, further, last in self._done(rest, after):
                yield (*due, *own, *more), (*behind, *other, *further), last

    def _cases(
        self, cases: Sequence[Case], known: Known, *, held: bool = False
    ) -> Iterator[tuple[Due, Due, bool, Known]]:
        if len(cases) > MOST_ON_TOP:  # any one of them, after which variables may hold anything
            known = (ANYTHING,) * len(known)
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
            holds = self._asked(case.when, known)
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

    def _move(self, around: Iterable[Branch], known: Known) -> Iterator[tuple[str | None, Known]]:
        for branch in around:
            if branch.goto is not None or branch.visit is not None:
                target = branch.goto if branch.goto is not None else branch.visit
                assert target is not None
                yield from self._to(target, known)
                return
            if branch.returns:  # from a scene that was not visited, one stays
                yield RETURN, known
        yield None, known

    # Values

    def _perform(self, branch: Branch, known: Known) -> Known:
        values = list(known)
        for action in branch.actions:
            if isinstance(action, SetVariable) and action.name in self._place:
                values[self._place[action.name]] = self._value(action, tuple(values))
                self._moment(tuple(values))
        return tuple(values)

    def _value(self, action: SetVariable, known: Known) -> Value | _Anything:
        value = action.value
        if isinstance(value, Expression):
            found = self._worked_out(value, known)
            usual = type(self._adventure.variables[action.name])
            return usual(found) if isinstance(found, (bool, int, str)) else ANYTHING
        return value

    def _moment(self, known: Known) -> None:
        """Ask the conditions of timed events, which may happen at any moment."""
        if self._timed and known not in self._moments:
            self._moments.add(known)
            for when in self._timed:
                self._asked(when, known)

    def _asked(self, when: Expression, known: Known) -> bool | None:
        """Return whether a condition holds, and keep it."""
        holds = self._holds(when, known)
        self._found.asked.setdefault(when.mark, set()).add(holds)
        return holds

    def _holds(self, when: Expression, known: Known) -> bool | None:
        found = self._worked_out(when, known)
        return None if found is ANYTHING else bool(found)

    def _worked_out(self, expression: Expression, known: Known) -> object:
        """Return what an expression comes to; anything where that can't be told."""
        names = self._names_in(expression)
        if names is None:
            return ANYTHING
        scope = {name: known[self._place[name]] for name in names}
        if ANYTHING in scope.values():
            return ANYTHING
        self._adventure.language.refresh()
        try:
            return expression.value(scope)
        except ProseError:
            return ANYTHING

    def _names_in(self, expression: Expression) -> frozenset[str] | None:
        """Return the variables that an expression reads; None if it reads anything else."""
        if id(expression) not in self._read:
            names = expression.names()
            clear = names <= self._place.keys() and not expression.draws
            clear = clear and (expression.constant or not _calls(expression, self._macros))
            self._read[id(expression)] = names if clear else None
        return self._read[id(expression)]


def _calls(text: Expression | Prose, macros: Iterable[str]) -> bool:
    return any(name in text.source for name in macros)
