"""Answers at a table: who sits there, the lists, the chances of twists."""

from collections.abc import Callable, Iterator, Mapping

from solo.engine.questions import USUAL
from solo.engine.session import Session
from solo.engine.table import twists
from solo.engine.table.state import KINDS, Tabletop
from solo.rules.core.kept_heroes import Guest
from solo.rules.core.samples import samples
from solo.terminal import now
from solo.terminal.blocks import Block, heading, line
from solo.terminal.clean import clean_line
from solo.terminal.readings import Query
from solo.terminal.shown import shown_row
from solo.terminal.table_events import with_bar

Blocks = tuple[Block, ...]
_TITLES = {"thread": "Threads", "npc": "People", "place": "Places", "clock": "Clocks"}


def look(session: Session) -> Blocks:
    """Show where a table is: its scene, its lists and who sits there."""
    lists = _lists("", session, spoken=True)
    return (*lists, *_roster("", session, spoken=True))


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
    return query._replace(words=words), session.seen_by(one.sheet or session.state.sheet)


def _roster(words: str, session: Session, spoken: bool) -> Blocks:
    table = session.state.table
    if table is None or not table.members:
        named = [one.name for one in session.guests if isinstance(one, Guest)] if table else []
        bench = ", ".join(map(clean_line, named))
        ready = f" Heroes who may join: {bench}." if bench else ""
        sample = samples(session.system).joining
        return (line(f"Nobody sits at the table yet. For example: {sample}.{ready}"),)
    return (heading("At the table"), *_members(table, session))


def _members(table: Tabletop, session: Session) -> Iterator[Block]:
    acting = session.state.sheet
    sheets = [acting if one.name == table.acting else one.sheet for one in table.members]
    even = [_even(sheet, session) for sheet in sheets]
    for one, sheet, percent in zip(table.members, sheets, even, strict=True):
        acts = one.name == table.acting
        rows = [shown_row(row, now.words(session)) for row in session.system.status(sheet)[1:]]
        values = ", ".join(f"{row.label} {row.value}" for row in rows)
        values += f"; a yes at 'even' {percent}%" if len(set(even)) > 1 else ""
        turn = " (acts now)" if acts else ""
        yield line(f"{clean_line(one.name)}{turn}: {clean_line(values)}", tight=True)


def _even(sheet: object, session: Session) -> int:
    """Return the chance of a yes where a question names no likelihood."""
    rows = session.system.likelihoods(sheet)
    return next((row.percent for row in rows if row.word == USUAL), 0)


def _lists(words: str, session: Session, spoken: bool) -> Blocks:
    table = session.state.table or Tabletop()
    blocks: list[Block] = []
    if table.scene:
        blocks += [heading("Scene"), line(clean_line(table.scene), tight=True)]
    for kind in KINDS:
        found = [one for one in table.entries if one.kind == kind]
        if found:
            blocks.append(heading(_TITLES[kind]))
        for entry in sorted(found, key=lambda one: not one.open):
            told = f": {entry.text}" if entry.text else ""
            told = f" {entry.filled}/{entry.size}" if entry.size else told
            told += f" (counts {table.weight(entry)} times)" if table.weight(entry) > 1 else ""
            end = "" if entry.open else " (closed)"
            said = line(clean_line(f"{entry.name}{told}{end}"), tight=True)
            blocks.append(with_bar(said, "") if entry.size else said)
    if table.keyed:
        blocks.append(heading("When it is reached"))
        for one in table.keyed:
            blocks.append(line(clean_line(f"{one.name} {one.at}: {one.text}"), tight=True))
    return tuple(blocks) or (
        line("Nothing is on the lists yet. For example: thread Find the bell"),
    )


def _twists(words: str, session: Session, spoken: bool) -> Blocks:
    table = session.state.table or Tabletop()
    chances = twists.chances(table.tension)
    even = twists.chance(session.system.question("even"), session.state.sheet)
    told = ", ".join(f"{name} {100 * float(chance):.0f}%" for name, chance in chances.items())
    return (
        heading("Twists"),
        line(
            f"They are {'on' if table.twists else 'off'}; the tension is {table.tension}.",
            tight=True,
        ),
        line(
            "An answer brings a twist when its dice show doubles or what the rules call a "
            "complication; a single die does when it shows 1. At 'even' that is "
            f"{100 * float(even):.0f}% of answers."
        ),
        line(
            "'next' and what you expect adds 2d6 to the tension. Up to "
            f"{twists.AS_EXPECTED} the scene is as expected, up to {twists.ALTERED} altered, "
            "beyond that another one comes first."
        ),
        line(f"Now: {told}."),
        line(
            "The tension rises by 1 with each twist and each 'no, and'. It falls by 1 when a scene "
            "is as expected, by 2 when one is interrupted. 'tension 5' sets it."
        ),
    )


def typed_by_rules(name: str, session: Session) -> tuple[str, ...]:
    """Return how a word of a table is typed, where that depends on the rules."""
    some = samples(session.system)
    match name:
        case "add":
            return (some.joining,)
        case "check" if some.check:
            return (f"check {some.check}", f"mara: check {some.fields}")
        case "everyone" | "together" if some.check:
            return (f"{name} {some.check}",)
        case "do":
            return (*some.effects, *(f"mara: {one}" for one in some.effects[:1]))
    return ()


ANSWERS: Mapping[str, Callable[[str, Session, bool], Blocks]] = {
    "roster": _roster,
    "lists": _lists,
    "twists": _twists,
}
