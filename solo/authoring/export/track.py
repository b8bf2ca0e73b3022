"""The time of a gamebook: a track of boxes to cross off, and what comes at which hour."""

from collections.abc import Iterator, Mapping
from typing import Any

from solo.adventure.model import Event
from solo.adventure.naming import DAY

MOST_ROWS = 36  # hours that a track has; a longer one has a box for each hour instead
LONGEST = 60 * DAY  # minutes that a track may have
SMALL, HOUR = 10, 60  # minutes of a box
BOX = "☐"


def moment(event: Event, clock: int, titles: Mapping[str, str]) -> str:
    """Return when an event happens, in words.

    Args:
        event: The event.
        clock: The minutes after midnight at which the story begins; it tells hours only with one.
        titles: How other events are called.
    """
    told = f"when the track has come to {hour(event.minute, clock)}"
    if event.instead:
        told = f"{told}, and {titles.get(event.instead, event.instead)} has not happened"
    if event.every:
        told += f", and again every {_minutes(event.every)} from then on"
    if event.until:
        told += f"; after {hour(event.until, clock)} no more"
    return told


def rows(last: int, clock: int) -> Iterator[tuple[str, str]]:
    """Yield the rows of a track up to some minutes after the start: its hour, and its boxes."""
    hours = -(-max(last, 1) // HOUR) + 1
    if hours <= MOST_ROWS:
        for number in range(hours):
            yield hour(number * HOUR, clock), f"{BOX} " * (HOUR // SMALL)
        return
    for number in range(-(-hours // 12)):
        yield hour(number * 12 * HOUR, clock), f"{BOX} " * 12


def box(last: int) -> str:
    """Return what one box stands for."""
    return "ten minutes" if -(-max(last, 1) // HOUR) + 1 <= MOST_ROWS else "an hour"


def hour(minutes: int, clock: int) -> str:
    """Return minutes from the start as an hour, with the day from the second on.

    A story without a clock begins at no hour of a day.
    """
    if not clock:
        return f"{_minutes(minutes)} after the start" if minutes else "the start"
    day, left = divmod(clock + minutes, DAY)
    told = f"{left // 60:02}:{left % 60:02}"
    return f"{told} on day {day + 1}" if day else told


def _minutes(many: int) -> str:
    hours, left = divmod(many, HOUR)
    told = [f"{hours} hour{'s' * (hours > 1)}"] if hours else []
    return " and ".join(told + ([f"{left} minute{'s' * (left > 1)}"] if left else []))


def last_of(events: list[dict[str, Any]]) -> int:
    """Return the last minute that an event names."""
    return max((one["last"] for one in events), default=0)
