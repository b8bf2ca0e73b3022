"""How fast a page may send: a flood of one is cut off, so that the others are answered."""

from collections.abc import Callable
from time import monotonic

EACH_SECOND, AT_ONCE = 20.0, 60.0
"""How many lines a page may send in a second for long, and how many in a burst."""


class Pace:
    """Counts what somebody sends.

    Args:
        clock: Returns seconds that only rise.
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._left = AT_ONCE
        self._last = clock()

    def admits(self) -> bool:
        """Say whether one more may be taken now; what is not taken does not count."""
        now = self._clock()
        self._left = min(AT_ONCE, self._left + (now - self._last) * EACH_SECOND)
        self._last = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
