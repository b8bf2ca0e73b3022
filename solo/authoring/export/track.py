"""The time of a gamebook: a track of boxes to cross off, and what comes at which hour."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from solo.adventure.model import Event
from solo.adventure.naming import DAY
from solo.authoring.export.words import Say

MOST_ROWS = 36  # hours that a track has; a longer one has a box for each hour instead
LONGEST = 60 * DAY  # minutes that a track may have
FIVE, TEN, HOUR = 5, 10, 60
BOXES = {FIVE: "five", TEN: "ten", HOUR: "hour"}
"""The minutes that a box may stand for, and what the sentences call them."""
BOX = "☐"


def moment(event: Event, clock: int, titles: Mapping[str, str], say: Say) -> str:
    """Return when an event happens, in words.

    Args:
        event: The event.
        clock: The minutes after midnight at which the story begins; it tells hours only with one.
        titles: How other events are called.
        say: Says the sentences of the book.
    """
    return say(
        "comes-at",
        hour=hour(event.minute, clock, say),
        instead=titles.get(event.instead, event.instead),
        every=event.every,
        until=hour(event.until, clock, say) if event.until else "",
    )


def rows(last: int, clock: int, say: Say, box: int) -> Iterator[tuple[str, str]]:
    """Yield the rows of a track up to some minutes after the start: its hour, and its boxes."""
    hours = _hours(last)
    if box < HOUR:
        for number in range(hours):
            yield hour(number * HOUR, clock, say), f"{BOX} " * (HOUR // box)
        return
    for number in range(-(-hours // 12)):
        yield hour(number * 12 * HOUR, clock, say), f"{BOX} " * 12


def box_of(minutes: Collection[int], last: int) -> int:
    """Return how many minutes a box stands for: ten, or five where something comes between tens.

    Args:
        minutes: Those from the start, at which something comes, or after which it comes again.
        last: The last of the track; a long one has a box for an hour.
    """
    if _hours(last) > MOST_ROWS:
        return HOUR
    between = any(minute % TEN for minute in minutes)
    return FIVE if between and not any(minute % FIVE for minute in minutes) else TEN


def _hours(last: int) -> int:
    return -(-max(last, 1) // HOUR) + 1


def hour(minutes: int, clock: int, say: Say) -> str:
    """Return minutes from the start as an hour, with the day from the second on.

    A story without a clock begins at no hour of a day.
    """
    if not clock:
        return say("after-start", minutes=minutes) if minutes else say("the-start")
    day = (clock + minutes) // DAY
    told = time_of_day(minutes, clock)
    return say("on-day", time=told, day=day + 1) if day else told


def time_of_day(minutes: int, clock: int) -> str:
    """Return what a clock shows so many minutes from the start, which is `clock` after midnight."""
    left = (clock + minutes) % DAY
    return f"{left // HOUR:02}:{left % HOUR:02}"


def last_of(events: list[dict[str, Any]]) -> int:
    """Return the last minute that an event names."""
    return max((one["last"] for one in events), default=0)
