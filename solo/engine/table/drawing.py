"""Drawing from the tables for inspiration, in the middle of a game."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from solo.adventure.model import Adventure
from solo.adventure.shipped import OF_THE_PROGRAM
from solo.engine.actions import tell_row
from solo.engine.draft import Draft
from solo.engine.table.bringing import own_tables
from solo.engine.table.events import DeckShuffled, TableDrawn
from solo.engine.table.roster import tabletop
from solo.engine.table.state import Tabletop
from solo.engine.table.words import words as say
from solo.errors import SoloError, nearest
from solo.late import lazy_imports
from solo.namedtuple import NamedTuple
from solo.rules.core.dice import Dice
from solo.rules.core.protocols import Illegal
from solo.rules.core.wording.naming import why

with lazy_imports():  # few games draw
    from solo.tables import model, reading

if TYPE_CHECKING:
    from solo.tables.gone import Gone
    from solo.tables.model import Drawn, Table

MOST_TIMES = 20


class Wanted(NamedTuple):
    """What is to be drawn: from which table, which of its rows, how often."""

    table: str
    tag: str = ""
    times: int = 1


def known_tables(adventure: Adventure, table: Tabletop | None = None) -> Mapping[str, "Table"]:
    """Return the tables that come with the program, with the game, and with those who play it."""
    return {**reading.shipped(adventure.spoken), **adventure.inspiration, **own_tables(table)}


def draw(draft: Draft, words: str) -> tuple[str, ...]:
    """Draw from a table, found by its name or by words about it; return what else is to be done.

    A table of the adventure itself does what its rows say.
    """
    tabletop(draft)
    own = "-".join(words.casefold().split())
    if own in draft.world.adventure.tables:
        start, before = len(draft.events), draft.decks
        tell_row(draft, own)
        draft.events[start:start] = back(before, draft.decks)
        return ()
    wanted = wanted_of(draft.world.adventure, words, draft.table)
    done: list[str] = []
    for _ in range(wanted.times):
        before = draft.decks
        found = _drawn(draft, wanted.table, wanted.tag)
        draft.events += back(before, draft.decks)
        draft.events.append(TableDrawn(found.table, found.faces, found.text))
        done += found.do
    return tuple(done)


def shuffle(draft: Draft, words: str) -> None:
    """Put the cards of a deck that were drawn back into it.

    Raises:
        Illegal: It is no deck, or none of it was drawn.
    """
    tables = known_tables(draft.world.adventure, draft.table)
    try:
        deck = model.find(tables, words.strip() or "cards")
    except SoloError:
        raise _no_table(words.strip(), tables) from None
    called = deck.name
    if not deck.deck:
        raise Illegal(say("no-deck", deck=called))
    key = f"{OF_THE_PROGRAM}{deck.id}"
    gone = draft.decks.get(key)
    if not gone:
        raise Illegal(say("none-drawn", deck=called))
    draft.decks = {name: rows for name, rows in draft.decks.items() if name != key}
    draft.events.append(DeckShuffled(deck.id, len(gone)))


def back(before: "Mapping[str, Gone]", now: "Mapping[str, Gone]") -> Iterator[DeckShuffled]:
    """Yield the decks of which all was drawn, so that it went back before the next draw."""
    for name, gone in now.items():
        old = before.get(name)
        if old is not None and old is not gone and len(gone) <= len(old):
            yield DeckShuffled(name.removeprefix(OF_THE_PROGRAM), len(old) - len(gone) + 1)


def drawn(draft: Draft, name: str) -> TableDrawn:
    """Return what is drawn from a table.

    Raises:
        Illegal: It can't be drawn from.
    """
    found = _drawn(draft, name, "")
    return TableDrawn(found.table, found.faces, found.text)


def _drawn(draft: Draft, name: str, tag: str) -> "Drawn":
    decks = {key: gone for key, gone in draft.decks.items() if key[0] == OF_THE_PROGRAM}
    bare = {key[1:]: gone for key, gone in decks.items()}
    found, gone = drawn_aside(
        draft.world.adventure, Wanted(name, tag), draft.dice, bare, draft.table
    )
    if gone != bare:
        named = {f"{OF_THE_PROGRAM}{key}": rows for key, rows in gone.items()}
        draft.decks = {**draft.decks, **named}
    return found


def drawn_aside(
    adventure: Adventure,
    wanted: Wanted,
    dice: Dice,
    gone: "Mapping[str, Gone]",
    table: Tabletop | None = None,
) -> "tuple[Drawn, Mapping[str, Gone]]":
    """Return what is drawn once, and which rows of decks are gone then.

    Raises:
        Illegal: It can't be drawn from.
    """
    drawing = model.Drawing(known_tables(adventure, table), dice, wanted.tag, gone)
    try:
        return drawing.draw(wanted.table), drawing.gone
    except SoloError as reason:
        raise Illegal(why(reason)) from reason


def draws_aside(
    adventure: Adventure, words: str, dice: Dice, gone: "Mapping[str, Gone]"
) -> "tuple[list[DeckShuffled | TableDrawn], Mapping[str, Gone]]":
    """Return what is drawn as words ask for it, and which rows of decks are gone then.

    Raises:
        Illegal: It can't be drawn from, or the dice give no faces.
    """
    wanted = wanted_of(adventure, words)
    events: list[DeckShuffled | TableDrawn] = []
    for _ in range(wanted.times):
        before = gone
        found, gone = drawn_aside(adventure, wanted, dice, gone)
        events += [*back(before, gone), TableDrawn(found.table, found.faces, found.text)]
    return events, gone


def wanted_of(adventure: Adventure, words: str, table: Tabletop | None = None) -> Wanted:
    """Return what words ask for: `names`, `names 3`, `names norse`, or words about one table.

    Raises:
        Illegal: They ask for no table, or for several; the text names them.
    """
    if not words.strip():
        raise Illegal(say("draw-what"))
    tables = known_tables(adventure, table)
    asked, _, last = words.strip().rpartition(" ")
    times = int(last) if asked and last.isascii() and last.isdigit() and len(last) < 4 else 1
    asked = asked if times != 1 or (asked and last == "1") else words.strip()
    if not 1 <= times <= MOST_TIMES:
        raise Illegal(say("drawn-at-once", most=MOST_TIMES))
    name, _, tag = asked.rpartition(" ")
    if name and "-".join(asked.casefold().split()) not in tables:
        row_of = tables.get("-".join(name.casefold().split()))
        if row_of is not None and tag.casefold() in row_of.tags:
            return Wanted(row_of.id, tag.casefold(), times)
    try:
        return Wanted(model.find(tables, asked).id, "", times)
    except SoloError:
        near = list(model.about(tables, asked))
        older = [table for table in near if not table.later]
        if len(near) == 1 or len(older) == 1:
            return Wanted((older or near)[0].id, "", times)
        near_by = tuple(table.name for table in near[:12])
        raise _no_table(asked, tables, near_by) from None


def _no_table(name: str, tables: "Mapping[str, Table]", about: tuple[str, ...] = ()) -> Illegal:
    near = nearest(name, [one.name for one in tables.values()])
    return Illegal(say("no-table", name=name[:60], near=near, about=about))
