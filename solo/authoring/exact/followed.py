"""What a walk over all that may happen follows: variables, and the ways out of what is aside."""

from collections.abc import Iterable, Iterator
from itertools import chain

from solo.adventure import graph
from solo.adventure.branch import Action, Branch, Draw, Pool, SetVariable
from solo.adventure.model import Adventure
from solo.prose import Expression

RETURN = "return:"  # no id of a scene has a colon


def followed(adventure: Adventure) -> set[str]:
    """Return the variables that conditions ask for and that only scenes and choices set.

    What a question, a try, an event or a row of a table sets may change at any moment, in the
    middle of a roll too: it may hold anything.
    """
    asked: set[str] = set()
    loose: set[str] = set()
    sets: dict[str, set[str]] = {}
    timed = (event.when for event in adventure.events.values())
    asked.update(*(when.names() for when in timed if when is not None))
    for scene in adventure.scenes.values():
        if scene.when is not None:
            asked |= scene.when.names()
        foreseen = (question.when for question in scene.questions)
        asked.update(*(when.names() for when in foreseen if when is not None))
        asked.update(*(choice.when.names() for choice in scene.choices if choice.when is not None))
        for body in (scene.body, *(choice.body for choice in scene.choices)):
            loose |= _set_by(amid(body))
            for branch in graph.branches(body):
                _gather(branch.actions, sets, loose)
                asked.update(*(case.when.names() for case in branch.cases if case.when is not None))
                asked.update(*(claim.condition.names() for claim in branch.claims))
        loose |= {choice.input.into for choice in scene.choices if choice.input is not None}
        asides = [part.body for part in scene.questions]
        tried = (b for outcomes in scene.tries.values() for b in graph.answers(outcomes))
        loose |= _set_by(chain(asides, tried))
    loose |= _set_by(event.body for event in adventure.events.values())
    for table in adventure.tables.values():
        for row in table.rows:
            loose |= {a.name for a in row.actions if isinstance(a, SetVariable)}
            loose |= {a.into for a in row.actions if isinstance(a, Draw)}
    ahead = asked & adventure.variables.keys()
    found: set[str] = set()
    while ahead:
        name = ahead.pop()
        if name not in found:
            found.add(name)
            ahead |= sets.get(name, set()) & adventure.variables.keys()
    return found - loose


def amid(body: Branch) -> Iterator[Branch]:
    """Yield what may happen in the middle of the encounters that a branch leads to."""
    for branch in graph.branches(body):
        yield from graph.occasions(branch)


def _gather(actions: Iterable[Action], sets: dict[str, set[str]], loose: set[str]) -> None:
    for action in actions:
        if isinstance(action, SetVariable) and isinstance(action.value, Expression):
            sets.setdefault(action.name, set()).update(action.value.names())
        elif isinstance(action, Draw):
            loose.add(action.into)


def _set_by(bodies: Iterable[Branch]) -> set[str]:
    names: set[str] = set()
    for body in bodies:
        for branch in graph.branches(body):
            names |= {a.name for a in branch.actions if isinstance(a, SetVariable)}
            names |= {a.into for a in branch.actions if isinstance(a, Draw)}
    return names


def targets(bodies: Iterable[Branch]) -> Iterator[str | Pool]:
    """Yield where any branch of some bodies leads."""
    for body in bodies:
        for branch in graph.branches(body):
            if branch.goto is not None:
                yield branch.goto
            elif branch.visit is not None:
                yield branch.visit
            elif branch.returns:
                yield RETURN


def visitors(adventure: Adventure) -> tuple[str, ...]:
    """Return the scenes that a visit may come back to."""
    events = (b for event in adventure.events.values() for b in graph.branches(event.body))
    if any(branch.visit is not None for branch in events):
        return tuple(key for key, scene in adventure.scenes.items() if scene.ending is None)
    return tuple(
        key
        for key, scene in adventure.scenes.items()
        if any(branch.visit is not None for branch in graph.within(adventure, scene))
    )


def still_read(adventure: Adventure, names: Iterable[str]) -> dict[str, frozenset[str]]:
    """Return which of some variables may be read after a game came to each scene."""
    ways = graph.ways_of(adventure)
    ways[graph.BACK] |= {*visitors(adventure)}
    anywhere = {*graph.called(adventure), *([adventure.defeat] if adventure.defeat else ())}
    back = graph.backwards({key: ahead | anywhere for key, ahead in ways.items()})
    read = {key: set(_read_in(adventure, key)) for key in adventure.scenes}
    timed = (event.when for event in adventure.events.values())
    always = set[str]().union(*(when.names() for when in timed if when is not None))
    found: dict[str, set[str]] = {key: set() for key in adventure.scenes}
    for name in names:
        readers = (key for key, reads in read.items() if name in reads)
        for key in adventure.scenes if name in always else graph.flood(readers, back):
            if key in found:
                found[key].add(name)
    return {key: frozenset(still) for key, still in found.items()}


def _read_in(adventure: Adventure, key: str) -> Iterator[str]:
    """Yield the variables that the conditions and the effects of a scene read."""
    scene = adventure.scenes[key]
    questions = (part for outer in adventure.heard(key) for part in outer.questions)
    foreseen = (question.when for question in questions)
    for when in (scene.when, *(choice.when for choice in scene.choices), *foreseen):
        if when is not None:
            yield from when.names()
    for branch in graph.parts(scene):
        for case in branch.cases:
            if case.when is not None:
                yield from case.when.names()
        for claim in branch.claims:
            yield from claim.condition.names()
        for action in branch.actions:
            if isinstance(action, SetVariable) and isinstance(action.value, Expression):
                yield from action.value.names()
