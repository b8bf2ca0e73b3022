"""Proofs about a story: what no game comes to, whoever plays and however the dice fall.

Where time is up before every state was followed, nothing is proved; then it is told what was not
met so far, under codes of its own.
"""

from collections.abc import Callable, Iterator, Mapping
from time import monotonic

from solo.adventure.model import Adventure
from solo.authoring.exact.possible import Possible, State, possible
from solo.errors import Mark, Problem

NOTE = "notice"
"""The severity of what may well be meant so."""

SECONDS = 60.0
"""How long is spent on it, unless somebody says otherwise."""

CONTRADICTS = "proved: whoever comes here contradicts this claim: "
"""How it is told of a claim that it does not hold."""

BEAT = 0.25  # seconds between two reports of how far it is


def proofs(
    adventure: Adventure, *, seconds: float = SECONDS, tell: Callable[[int], None] | None = None
) -> Iterator[Problem]:
    """Yield what is proved of an adventure without mistakes, in so many seconds; 0 for any time."""
    found = possible(adventure, _going(seconds, tell))
    if not found.complete:
        message = f"nothing is proved: after {seconds:g} s and {_states(found)} there are more"
        mark = adventure.scenes[adventure.start].mark
        yield Problem(mark, "proof-stopped", f"{message}; give it more --seconds", NOTE)
    yield from _endings(adventure, found)
    yield from _choices(adventure, found)
    yield from _asked(found)
    yield from _claimed(found)
    if found.complete:
        yield from _places(adventure, found)


def _going(seconds: float, tell: Callable[[int], None] | None) -> Callable[[int], bool]:
    """Return what says whether there is time left, and reports how far it is."""
    began = told = monotonic()

    def going(states: int) -> bool:
        nonlocal told
        now = monotonic()
        if tell is not None and now - told >= BEAT:
            told = now
            tell(states)
        return not seconds or now - began < seconds

    return going


def _states(found: Possible) -> str:
    count = len(found.ways)
    return f"{count:,} state{'' if count == 1 else 's'}"


def _said(found: Possible, what: str, mark: Mark, proved: str, unmet: str) -> Problem:
    """Return something that was not met: proved, or only as far as was followed."""
    if found.complete:
        return Problem(mark, f"proof-{what}", f"proved: {proved}", "warning")
    return Problem(mark, f"unmet-{what}", f"not met in {_states(found)}: {unmet}", NOTE)


def _endings(adventure: Adventure, found: Possible) -> Iterator[Problem]:
    for scene in adventure.scenes.values():
        if scene.ending is not None and scene.id not in found.entered:
            proved = f"no game comes to the ending '{scene.id}'"
            yield _said(found, "ending", scene.mark, proved, f"the ending '{scene.id}'")


def _choices(adventure: Adventure, found: Possible) -> Iterator[Problem]:
    """Yield the choices that are never open, and the conditions that always hold."""
    standing = {state.scene for state in found.ways if not state.entering}
    for scene in adventure.scenes.values():
        for choice in scene.choices if scene.id in standing else ():
            if choice.shared:  # not to be told of in every scene
                continue
            name = f"{scene.id}/{choice.id}"
            where = f"where scene '{scene.id}' is reached"
            if name not in found.opened:
                proved = f"'{choice.id}' is never open {where}"
                unmet = f"'{choice.id}' open {where}"
                yield _said(found, "choice", choice.mark, proved, unmet)
            elif choice.when is not None and found.held.get(name) == {True}:
                proved, unmet = f"this always holds {where}", f"this not holding {where}"
                yield _said(found, "condition", choice.when.mark, proved, unmet)


def _asked(found: Possible) -> Iterator[Problem]:
    """Yield the conditions of cases, questions, events and pools that always hold, or never."""
    for mark, held in sorted(found.asked.items()):
        if held == {True}:
            proved, unmet = "this always holds where it is asked", "this not holding"
            yield _said(found, "condition", mark, proved, unmet)
        elif held == {False}:
            proved, unmet = "this never holds where it is asked", "this holding"
            yield _said(found, "condition", mark, proved, unmet)


def _claimed(found: Possible) -> Iterator[Problem]:
    """Yield the claims that every game keeps to, and those that every game contradicts."""
    for (mark, said), held in sorted(found.claimed.items()) if found.complete else ():
        if held == {False}:
            message = f"proved: no game contradicts this claim ({said})"
            yield Problem(mark, "proof-claim", message, NOTE)
        elif held == {True}:
            message = f"{CONTRADICTS}{said}"
            yield Problem(mark, "proof-contradiction", message, "warning")


def _places(adventure: Adventure, found: Possible) -> Iterator[Problem]:
    """Yield where one first comes to what no way leads out of, or where the ending is settled.

    Whoever comes to a scene counts, and so do those who pass through it.
    """
    ahead = _ahead(found)
    entered: dict[str, set[str]] = {}
    for state, endings in ahead.items():
        entered.setdefault(state.scene, set()).update(endings)
    before: dict[str, set[str]] = {adventure.start: set()}
    for state, ways in found.ways.items():
        for way in ways:
            if not isinstance(way, str) and way.scene != state.scene:
                before.setdefault(way.scene, set()).add(state.scene)
    every = {way for ways in found.ways.values() for way in ways if isinstance(way, str)}
    aside = "" if _ends_by_defeat(adventure) else ", but for a hero's death"
    for key, endings in entered.items():
        scene = adventure.scenes[key]
        if scene.ending is not None or scene.body.returns:  # who visits it goes back
            continue
        earlier = [entered[other] for other in before.get(key, ())]
        if key != adventure.start and all(len(other) <= len(endings) for other in earlier):
            continue
        if not endings:
            message = f"proved: from scene '{key}' no way leads to any ending{aside}"
            yield Problem(scene.mark, "proof-loop", message, "warning")
        elif len(endings) == 1 and len(every) > 1:
            message = f"proved: from scene '{key}' on, '{min(endings)}' is the only ending{aside}"
            yield Problem(scene.mark, "proof-settled", message, NOTE)


def _ends_by_defeat(adventure: Adventure) -> bool:
    """Say whether a hero's death leads to an ending that the author wrote."""
    defeat = adventure.defeat
    return defeat is not None and adventure.scenes[defeat].ending is not None


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
