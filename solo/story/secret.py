"""What a story keeps to itself: the dice of secrets that nobody has revealed."""

from solo.engine.past import Rolls, Turn
from solo.engine.session import Session
from solo.engine.table.events import SecretKept


def told_rolls(turn: Turn, session: Session) -> Rolls:
    """Return the dice of a turn that may be told: none of a secret that was not revealed yet."""
    table = session.state.table
    numbers = {event.number for event in turn.events if isinstance(event, SecretKept)}
    return () if table is not None and numbers & table.secrets.keys() else turn.rolls
