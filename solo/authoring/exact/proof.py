"""Proofs about a story: what no game comes to, whoever plays and however the dice fall."""

from collections.abc import Iterator, Mapping

from solo.adventure.model import Adventure
from solo.authoring.exact.possible import Possible, State, possible
from solo.errors import Problem

NOTE = "notice"
"""The severity of what may well be meant so."""


def proofs(adventure: Adventure) -> Iterator[Problem]:
    """Yield what is proved of an adventure that has no mistakes."""
    found = possible(adventure)
    yield from _endings(adventure, found)
    yield from _choices(adventure, found)
    yield from _places(adventure, found)


def _endings(adventure: Adventure, found: Possible) -> Iterator[Problem]:
    for scene in adventure.scenes.values():
        if scene.ending is not None and scene.id not in found.entered:
            message = f"proved: no game comes to the ending '{scene.id}'"
            yield Problem(scene.mark, "proof-ending", message, "warning")


def _choices(adventure: Adventure, found: Possible) -> Iterator[Problem]:
    """Yield the choices that are never open, and the conditions that always hold."""
    standing = {key for key, _ in found.ways}
    for scene in adventure.scenes.values():
        for choice in scene.choices if scene.id in standing else ():
            name = f"{scene.id}/{choice.id}"
            if name not in found.opened:
                message = f"proved: '{choice.id}' is never open where scene '{scene.id}' is reached"
                yield Problem(choice.mark, "proof-choice", message, "warning")
            elif choice.when is not None and found.held.get(name) == {True}:
                message = f"proved: this always holds where scene '{scene.id}' is reached"
                yield Problem(choice.when.mark, "proof-condition", message, "warning")


def _places(adventure: Adventure, found: Possible) -> Iterator[Problem]:
    """Yield where one first comes to what no way leads out of, or where the ending is settled."""
    ahead = _ahead(found)
    before: dict[str, set[str]] = {adventure.start: set()}
    for (key, _), ways in found.ways.items():
        for way in ways:
            if not isinstance(way, str) and way[0] != key:
                before.setdefault(way[0], set()).add(key)
    of_scene: dict[str, set[str]] = {}
    for (key, _), endings in ahead.items():
        of_scene.setdefault(key, set()).update(endings)
    every = {ending for endings in of_scene.values() for ending in endings}
    for key, endings in of_scene.items():
        earlier = [of_scene[other] for other in before.get(key, ())]
        first = key == adventure.start or any(len(other) > len(endings) for other in earlier)
        mark = adventure.scenes[key].mark
        if not endings and first:
            message = f"proved: from scene '{key}' no way leads to any ending"
            yield Problem(mark, "proof-loop", message, "warning")
        elif len(endings) == 1 and len(every) > 1 and first:
            message = f"proved: from scene '{key}' on, '{min(endings)}' is the only ending"
            yield Problem(mark, "proof-settled", message, NOTE)


def _ahead(found: Possible) -> Mapping[State, set[str]]:
    """Return the endings that may follow each state."""
    back: dict[State | str, list[State]] = {}
    for state, ways in found.ways.items():
        for way in ways:
            back.setdefault(way, []).append(state)
    ahead: dict[State, set[str]] = {state: set() for state in found.ways}
    for ending in [way for way in back if isinstance(way, str)]:
        waiting = list(back[ending])
        while waiting:
            state = waiting.pop()
            if ending not in ahead[state]:
                ahead[state].add(ending)
                waiting += back.get(state, ())
    return ahead
