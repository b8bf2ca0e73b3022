"""Hit locations of a body."""

from functools import cache

from solo.rules.two_d20.conan.printed import printed


def location(roll: int) -> str:
    """Return the hit location of a d20 (CON-049)."""
    rows = printed("locations")["rows"]
    return str(next(row["location"] for row in rows if row["from"] <= roll <= row["to"]))


@cache
def locations() -> tuple[str, ...]:
    """Return all hit locations from head to foot."""
    return tuple(row["location"] for row in printed("locations")["rows"])
