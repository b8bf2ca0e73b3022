"""Answers at a table: who sits there, the lists, the chances of twists."""

from collections.abc import Callable, Iterator, Mapping

from solo.engine.session import Session
from solo.engine.table import twists
from solo.engine.table.bringing import own_tables
from solo.engine.table.drawing import known_tables
from solo.engine.table.state import KINDS, Tabletop
from solo.terminal import wording
from solo.terminal.table.events import with_bar
from solo.terminal.table.foes import foes
from solo.terminal.table.words import words as say
from solo.terminal.typed import typed_names
from solo.terminal.typed.readings import Query
from solo.terminal.window.blocks import Block, heading, line
from solo.terminal.window.clean import clean_line, fold
from solo.view import heroes
from solo.view.parts import bench, samples
from solo.words import Message

Blocks = tuple[Block, ...]
_MOST_NOTES = 60  # that are listed at once


def look(session: Session) -> Blocks:
    """Show where a table is: its scene, its lists and who sits there."""
    lists = _lists("", session, spoken=True)
    return (*lists, *_roster("", session, spoken=True))


def _line(message: Message, session: Session, *, tight: bool = False) -> Block:
    return line(clean_line(wording.words(session).say(message)), tight=tight)


def _heading(message: Message, session: Session) -> Block:
    return heading(wording.words(session).say(message))


def of_whom(query: Query, session: Session) -> tuple[Query, Session]:
    """Return what is to be shown, and the game as seen by the player it is about.

    `sheet Anna` is about Anna, too.
    """
    table = session.state.table or Tabletop()
    by_name = {one.name.casefold(): one for one in table.members}
    named = query.words.strip().casefold()
    one = by_name.get(query.who.casefold()) or by_name.get(named)
    if one is None:
        return query, session
    words = "" if one.name.casefold() == named else query.words
    return query._replace(words=words), heroes.seen_by(session, one)


def _roster(words: str, session: Session, spoken: bool) -> Blocks:
    table = session.state.table
    if table is None or not table.members:
        named = bench(session) if table else ()
        sample = samples(session).joining
        return (_line(say("roster-empty", sample=sample, bench=named), session),)
    return (_heading(say("roster-title"), session), *_members(table, session))


def _members(table: Tabletop, session: Session) -> Iterator[Block]:
    members = heroes.members(session)
    unlike = len({percent for _, _, percent in members}) > 1
    for one, status, percent in members:
        told = say(
            "roster-member",
            name=one.name,
            acts=one.name == table.acting,
            rows=[say("roster-row", label=row.label, value=row.value) for row in status[1:]],
            percent=percent if unlike else None,
        )
        yield _line(told, session, tight=True)


def _lists(words: str, session: Session, spoken: bool) -> Blocks:
    table = session.state.table or Tabletop()
    blocks: list[Block] = []
    if table.scene:
        scene = line(clean_line(table.scene), tight=True)
        blocks += [_heading(say("lists-scene"), session), scene]
    for kind in KINDS:
        found = [one for one in table.entries if one.kind == kind]
        if found:
            blocks.append(_heading(say("lists-title", kind=kind), session))
        for entry in sorted(found, key=lambda one: not one.open):
            told = say("lists-entry", **entry._asdict(), weight=table.weight(entry))
            said = _line(told, session, tight=True)
            blocks.append(with_bar(said, "") if entry.size else said)
    if table.keyed:
        blocks.append(_heading(say("lists-keyed-title"), session))
        for one in table.keyed:
            blocks.append(_line(say("lists-keyed", **one._asdict()), session, tight=True))
    return tuple(blocks) or (_line(say("lists-empty"), session),)


def _twists(words: str, session: Session, spoken: bool) -> Blocks:
    table = session.state.table or Tabletop()
    chances = {name: float(one) for name, one in twists.chances(table.tension).items()}
    even = heroes.chance_of_twist(session)
    return (
        _heading(say("twists-title"), session),
        _line(say("twists-now", on=table.twists, tension=table.tension), session, tight=True),
        _line(say("twists-answers", even=even), session),
        _line(say("twists-next", expected=twists.AS_EXPECTED, altered=twists.ALTERED), session),
        _line(say("twists-chances", **chances), session),
        _line(say("twists-moves"), session),
    )


def welcome(session: Session) -> str:
    """Return what a new table is told first, in the words of its rules."""
    return wording.words(session).say(say("welcome", joining=_joining(session)))


def _joining(session: Session) -> str:
    """Return how somebody sits down, with traits as these rules and the language name them."""
    return typed_names.in_language(samples(session).joining, session)


def typed_by_rules(name: str, session: Session) -> tuple[str, ...]:
    """Return how a word of a table is typed, where that depends on the rules."""
    some = samples(session)
    check = typed_names.in_language(some.check, session)
    match name:
        case "add":
            return (_joining(session),)
        case "check" if check:
            return (f"check {check}", f"mara: check {some.fields}")
        case "everyone" | "together" if check:
            return (f"{name} {check}",)
        case "do":
            return (*some.effects, *(f"mara: {one}" for one in some.effects[:1]))
    return ()


def _notes(words: str, session: Session, spoken: bool) -> Blocks:
    """List the notes of the journal with their numbers, the latest last."""
    if not session.notes:
        return (_line(say("notes-none"), session),)
    rows = [
        _line(say("notes-row", number=number, turn=note.turn, text=note.told), session, tight=True)
        for number, note in enumerate(session.notes, 1)
    ]
    return (_heading(say("notes-title"), session), *rows[-_MOST_NOTES:])


def _tables(words: str, session: Session, spoken: bool) -> Blocks:
    """List what can be drawn from: one's own first, then what comes with the program."""
    known = known_tables(session.adventure, session.state.table)
    own = {**session.adventure.inspiration, **own_tables(session.state.table)}
    others = sorted((t.name for name, t in known.items() if name not in own), key=fold)
    rows = [_line(say("tables-own", names=tuple(own)), session)] if own else []
    return (_heading(say("tables-title"), session), *rows,
            _line(say("tables-shipped", names=tuple(others)), session))  # fmt: skip


ANSWERS: Mapping[str, Callable[[str, Session, bool], Blocks]] = {
    "foes": foes,
    "roster": _roster,
    "lists": _lists,
    "notes": _notes,
    "tables": _tables,
    "twists": _twists,
}
