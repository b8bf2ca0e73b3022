"""A mark: where a game stood in the middle of its journal, to be gone on with from there.

It has all of a session that a replay of the lines before it would make, but for the turns: of them
it has what is known of every turn and the last one. Whoever goes back behind it has them made again
by a replay.
"""

from collections.abc import Callable, Mapping
from itertools import islice
from typing import Any

from solo.engine.chance import Loaded
from solo.engine.past import BLOCK, Outline, Past, Rolls, Turn, outlines
from solo.engine.session import Session
from solo.namedtuple import NamedTuple
from solo.tables.gone import Gone


class Mark(NamedTuple):
    """Where a game stood.

    Args:
        lines: How many lines of its journal were played, the header among them.
        last: The turn that it stood at.
        outlines: What is known of the turns before.
        kept: What else the session had, by its name there.
        undone: The dice of turns that were taken back.
        gone: The rows of decks that were drawn aside.
    """

    lines: int
    last: Turn
    outlines: tuple[Outline, ...]
    kept: Mapping[str, Any]
    undone: Mapping[int, Rolls]
    gone: Mapping[str, Gone]

    @property
    def turns(self) -> int:
        """How many turns stood, the opening among them."""
        return len(self.outlines) + 1


_KEPT = ("offers", "account", "fork", "rolled", "epoch", "counted")


def mark_of(session: Session, lines: int) -> Mark | None:
    """Return a mark of where a game stands; None where it is no place for one.

    That is where something is open, or no whole block of turns lies before.
    """
    state, before = session.state, len(session.turns) - 1
    if state.pending or state.aside or not before or before % BLOCK:
        return None
    if isinstance(session.chance, Loaded):
        return None
    kept = {name: getattr(session, name) for name in _KEPT}
    kept |= {"notes": tuple(session.notes), "pinned": frozenset(session.pinned)}
    known = tuple(islice(outlines(session.turns), before))
    undone, gone = session.drawn_aside()
    return Mark(lines, session.turns.last, known, kept, undone, gone)


def put_at(session: Session, mark: Mark, recall: Callable[[], Past]) -> None:
    """Bring a session that has only begun to where a mark stands.

    Args:
        session: The session.
        mark: The mark, of a game that began in the same way.
        recall: Makes the turns up to the mark again.
    """
    for name in _KEPT:
        setattr(session, name, mark.kept[name])
    session.notes = list(mark.kept["notes"])
    session.pinned = set(mark.kept["pinned"])
    session.draw_aside(mark.undone, mark.gone)
    session.turns.resume(mark.outlines, mark.last, recall)
