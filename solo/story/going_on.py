"""What a new table begins with where another one stands: its members, lists and settings."""

from collections.abc import Iterator

from solo.engine.session import Session
from solo.engine.table.state import CALM, Tabletop
from solo.story.lonelog import Told

MOST_NOTES = 50


def standing(session: Session) -> Iterator[Told]:
    """Yield what brings a table to where this game stands; of its notes the last ones.

    Who sits there comes along as they are, from `solo.cli.games.carry.seated`.
    """
    table = session.state.table or Tabletop()
    for one in table.members:
        yield Told("join", one.name)
    for entry in table.entries:
        if entry.size:
            yield Told(entry.kind, f"{entry.name} {entry.filled}/{entry.size}")
        else:
            yield Told(entry.kind, f"{entry.name}: {entry.text}" if entry.text else entry.name)
        if table.weight(entry) > 1:
            yield Told("weigh", f"{entry.kind} {entry.name} {table.weight(entry)}")
        if not entry.open:
            yield Told("close", f"{entry.kind} {entry.name}")
    yield from _settings(table)
    opened = sum(table.scenes.values()) - bool(table.scene)  # the last is opened there again
    for keyed in table.keyed:
        at = keyed.at - opened if keyed.of == "scene" else keyed.at
        yield Told("when", f"{keyed.name} {at}: {keyed.text}")
    for note in session.notes[-MOST_NOTES:]:
        yield Told("", note.told)
    if table.scene:
        yield Told("scene", table.scene)
    if table.acting:
        yield Told("turn", table.acting)


def _settings(table: Tabletop) -> Iterator[Told]:
    """Yield what was set at the table and is not as usual."""
    if table.voice != Tabletop().voice:
        yield Told("voice", table.voice)
    if table.free:
        yield Told("questions", "free")
    if table.twists:
        yield Told("twists", "on")
    if table.tension != CALM:
        yield Told("tension", str(table.tension))
