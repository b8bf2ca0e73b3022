"""Numbers in words, and bounds for those that authors write."""

from solo.rules.core.words import words
from solo.words import Message


def within(name: str, number: int | None, low: int, high: int) -> None:
    """Refuse a number outside its bounds; None is none.

    Raises:
        ValueError: The text starts with the name of the field.
    """
    if number is not None and not low <= number <= high:
        raise ValueError(f"{name}: {low:,} to {high:,}, not {number:,}")


def plural(number: int, one: str, many: str = "") -> str:
    """Write a number with its noun: `1 failure`, `2 failures`."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def span(minutes: int) -> str:
    """Write a span of game time: `2 hours`, `45 minutes`."""
    hours, rest = divmod(minutes, 60)
    parts = [plural(hours, "hour")] if hours else []
    if rest or not hours:
        parts.append(plural(rest, "minute"))
    return " and ".join(parts)


def lasting(minutes: int) -> Message:
    """Return a span of game time, as a message."""
    hours, rest = divmod(minutes, 60)
    shown = rest if rest or not hours else None
    return words("span", hours=hours, minutes=shown, both=bool(hours and rest))
