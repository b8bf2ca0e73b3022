"""What a player new to a rules system is told at its first roll: how its dice are read."""

from collections.abc import Callable, Sequence

from solo.engine.events import CheckRolled, Event
from solo.engine.session import Session
from solo.terminal import wording
from solo.terminal.window.blocks import Block, line
from solo.view.chances import chances

First = Callable[[], bool]
"""Tells whether a player has never been told, and takes it that they are from now on."""


class Newcomer:
    """Tells a player who is new to a system how dice are read, at the first roll.

    Args:
        session: The game.
        first: Whether the player is new; None where nobody is to be told.
    """

    def __init__(self, session: Session, first: First | None) -> None:
        self._session = session
        self._first = first

    def before_a_roll(self) -> tuple[Block, ...]:
        """Return what is told when a roll is about to be made."""
        return self._told() if self._first is not None and chances(self._session) else ()

    def after_a_roll(self, events: Sequence[Event]) -> tuple[Block, ...]:
        """Return what is told when one was made without a question."""
        rolled = any(isinstance(one, CheckRolled) and one.outcome.faces for one in events)
        return self._told() if rolled else ()

    def _told(self) -> tuple[Block, ...]:
        first, self._first = self._first, None
        said = wording.words(self._session).say(self._session.system.reading)
        return (line(f"[{said}]", "aside"),) if first is not None and said and first() else ()
