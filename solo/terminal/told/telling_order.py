"""In which order what happened is told: a change behind the words that explain it."""

from collections.abc import Iterable, Iterator, Sequence

from solo.engine.events import (
    CheckRolled,
    CompanionMoved,
    Event,
    HeroChosen,
    Narrated,
    QuestChanged,
    SheetChanged,
    TimePassed,
)
from solo.engine.session import Session

NOTICEABLE = 15  # minutes; less time passes unsaid

_CHANGES = SheetChanged | QuestChanged | CompanionMoved | TimePassed


def ordered(events: Iterable[Event], session: Session) -> list[Event]:
    """Return events as they are told, without what need not be."""
    return _timed(_done_at_once(told_first(events, session)))


def _done_at_once(events: Sequence[Event]) -> Iterator[Event]:
    """Yield events without quests that are taken on and done in the same breath: they are done."""
    ends = {one.quest for one in events if isinstance(one, QuestChanged) and one.step != "take"}
    for event in events:
        if not (isinstance(event, QuestChanged) and event.step == "take" and event.quest in ends):
            yield event


def _timed(events: Iterable[Event]) -> list[Event]:
    """Add time too short to be told to what passes after it, so that what is told adds up.

    Where the text of a timed event stands between, each is told at its own place.
    """
    found: list[Event] = []
    short: TimePassed | None = None
    before: list[tuple[int, TimePassed]] = []  # short times before texts of events
    for event in events:
        if isinstance(event, TimePassed):
            minutes = event.minutes + (short.minutes if short is not None else 0)
            short = event._replace(minutes=minutes)
            if minutes < NOTICEABLE:
                continue
            for place, earlier in reversed(before):
                found.insert(place, earlier)
            found.append(short)
            short, before = None, []
        else:
            if short is not None and isinstance(event, Narrated) and event.kind == "event":
                before.append((len(found), short))
                short = None
            found.append(event)
    return found


def told_first(events: Iterable[Event], session: Session) -> list[Event]:
    """Put changes after the prose, or the name of the hero, that explains them.

    What is told in the middle of a fight comes behind what it follows from.
    The last event within a fight or the like comes before the end of the fight.
    """
    ordered: list[Event] = []
    changes: list[Event] = []
    ended: Event | None = None
    for event in events:
        if isinstance(event, SheetChanged) and ended is not None and ordered[-1] is ended:
            ordered.insert(-1, event)
            continue
        ended = event if _ends_something_longer(event, session) else None
        if isinstance(event, CheckRolled) and changes:
            earlier, caused = _around(event, changes)
            ordered += [*earlier, event, *caused]
            changes.clear()
            continue
        if isinstance(event, _CHANGES):
            changes.append(event)
            continue
        after = isinstance(event, Narrated | HeroChosen) and not _amid(event)
        ordered += [event, *changes] if after else [*changes, event]
        changes.clear()
    return [*ordered, *changes]


def _amid(event: Event) -> bool:
    """Say whether it is told in the middle of a fight, where it follows from what was done."""
    return isinstance(event, Narrated) and event.kind == "midst"


def _around(rolled: CheckRolled, changes: Sequence[Event]) -> tuple[list[Event], list[Event]]:
    """Part what was told before from what followed a roll; that begins with the roll itself."""
    face = rolled.outcome.facts.get("roll")
    for place, event in enumerate(changes):
        notes = event.notes if isinstance(event, SheetChanged) else ()
        for at, note in enumerate(notes):
            if face is not None and note.facts.get("roll") == face:
                earlier = [*changes[:place], *([SheetChanged(notes[:at])] if at else [])]
                return earlier, [SheetChanged(notes[at:]), *changes[place + 1 :]]
    return [*changes], []


def _ends_something_longer(event: Event, session: Session) -> bool:
    if not isinstance(event, CheckRolled) or event.outcome.faces:
        return False  # whose dice decided it tells the roll first, and what it did after
    return event.kind in session.system.encounters
