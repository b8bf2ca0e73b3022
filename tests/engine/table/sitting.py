"""A table to test with."""

from solo import rules
from solo.engine.chance import Loaded, Seeded
from solo.engine.commands import Ask, Table
from solo.engine.events import Event, Refused
from solo.engine.session import Session, Turn
from solo.tabletop import table_adventure
from tests.english import english


def table(*faces: int, system: str = "art") -> Session:
    """Return a new table whose dice show these faces; seeded ones if none are given."""
    chance = Loaded(faces) if faces else Seeded("table")
    return Session(table_adventure("Eve", system, {}), rules.find(system), chance, offers="asked")


def do(session: Session, verb: str, words: str = "", who: str = "") -> tuple[Event, ...]:
    """Do something at a table that is taken; return what happened."""
    return taken(session.do(Table(verb, words, who)))


def ask(session: Session, question: str, likely: str = "", who: str = "") -> tuple[Event, ...]:
    """Ask something that is answered; return what happened."""
    return taken(session.do(Ask(question, likely, who)))


def taken(turn: Turn) -> tuple[Event, ...]:
    """Return what happened in a turn, which was taken."""
    assert turn.accepted, turn.events
    return turn.events


def refused(turn: Turn) -> str:
    """Return why a command was refused."""
    (event,) = turn.events
    assert isinstance(event, Refused)
    return english(event.reason)


def only(events: tuple[Event, ...], kind: type) -> Event:
    """Return the one event of a kind."""
    (found,) = [event for event in events if isinstance(event, kind)]
    return found
