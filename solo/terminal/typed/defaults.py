"""What an empty line means: shown beside the options before any line is read."""

from solo.engine.commands import Choose, Command
from solo.engine.session import Session
from solo.terminal.typed import open_options

DELIBERATE = frozenset({"hero", "death"})  # what no empty line decides
_DONE = "done"  # but that no more is to be decided of it


def default(session: Session) -> Command | None:
    """Return what an empty line means: the default of a roll in progress, else nothing.

    No empty line chooses the hero, or what follows a death; it may end a choice of several.
    """
    pending = session.state.pending
    options = open_options.options(session)
    if pending is None or not options:
        return None
    if pending.kind in DELIBERATE:
        return next((Choose(one.id) for one in options if one.id == _DONE), None)
    first = options[0]
    return None if first.reason else Choose(first.id)
