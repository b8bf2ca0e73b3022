"""Ranges: how far away something is, and how many steps that is from the best range."""

REACH, CLOSE, MEDIUM, LONG, EXTREME = "reach", "close", "medium", "long", "extreme"
RANGES = (CLOSE, MEDIUM, LONG, EXTREME)
"""The ranges by which distance is reckoned; Reach is within Close."""


def range_of(zones: int) -> str:
    """Return the range of a point so many zones away (CON-028)."""
    return RANGES[min(max(0, zones), len(RANGES) - 1)]


def categories(distance: str, optimal: str = CLOSE) -> int:
    """Return how many range categories a distance is from the optimal one.

    Reading (CON-014): attacks count from the weapon's optimal range, either way; other tests count
    from Close. Reach counts as Close.
    """
    far, best = _place(distance), _place(optimal)
    return abs(far - best)


def _place(distance: str) -> int:
    return RANGES.index(CLOSE if distance == REACH else distance)
