"""The end of a game as data: what the hero did, the endings that were met, and nudges to others."""

from collections.abc import Iterator, Sequence

from solo.engine.commands import Choose
from solo.engine.past import Outline, outlines
from solo.engine.session import Session
from solo.errors import SoloError
from solo.view.texts import Say

Record = dict[str, object]
MOST_DEEDS = 5


def endings_record(session: Session, say: Say) -> Record:
    """Return what is known of an adventure's endings; of those not met, only their hints.

    What was done is told when the game is over.
    """
    every = session.adventure.ends
    known = {*session.met, *([session.ending] if session.over else ())}
    return {
        "count": len(every),
        "met": [
            {"id": one.id, "kind": one.ending.kind, "title": one.ending.title}
            for one in every
            if one.ending is not None and one.id in known
        ],
        "hints": [
            one.ending.hint
            for one in every
            if one.ending is not None and one.id not in known and one.ending.hint
        ],
        "did": did(session, say) if session.over else [],
        "next": list(session.following()) if session.over else [],
    }


def did(session: Session, say: Say) -> list[str]:
    """Return what the hero chose on the way, in a few lines: the first, the last, some between."""
    turns = list(outlines(session.turns))
    taken = [place for place, one in enumerate(turns) if place and _counts(turns, place, one)]
    lines = (_line(session, place, say) for place in spread(taken, MOST_DEEDS))
    return [line for line in lines if line]


def spread(places: Sequence[int], most: int) -> Iterator[int]:
    """Yield some of a list, as evenly as may be, its first and its last among them."""
    if len(places) <= most:
        yield from places
        return
    last = len(places) - 1
    yield from (places[last * step // (most - 1)] for step in range(most))


def _counts(turns: Sequence[Outline], place: int, one: Outline) -> bool:
    """Say whether a turn took a choice of a scene that led to a new one, or to something longer."""
    chosen = isinstance(one.command, Choose) and not turns[place - 1].waits
    return chosen and bool(one.waits or any(scene.visits == 1 for scene in one.entered))


def _line(session: Session, place: int, say: Say) -> str:
    command, before = session.turns[place].command, session.turns[place - 1].state
    if not isinstance(command, Choose):
        return ""
    try:
        options = session.interpreter.options(before)
    except SoloError:
        return ""
    return next((str(say(one.text)) for one in options if one.id == command.option), "")
