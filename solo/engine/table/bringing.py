"""Files that a table brings at any time: tables to draw from, and foes, as authors write them."""

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from solo.engine.draft import Draft
from solo.engine.table.events import FileBrought
from solo.engine.table.roster import tabletop
from solo.engine.table.state import Tabletop
from solo.engine.table.words import words as say
from solo.errors import AdventureError
from solo.late import lazy_imports
from solo.rules.core.protocols import Illegal
from solo.rules.core.system import AnySystem

with lazy_imports():  # few bring any
    from solo.rules.core.fights import foe_book
    from solo.tables import reading

if TYPE_CHECKING:
    from solo.tables.model import Table

MOST_TEXT = 200_000  # characters of a file
MOST_FILES = 20
_MOST_TOLD = 12  # mistakes that are told at once


def bring(draft: Draft, words: str) -> None:
    """Bring a file, or the mended one of the same name: its name in a line, and then its text.

    Raises:
        Illegal: It has mistakes, which are told with their places, or neither tables nor foes.
    """
    table, system = tabletop(draft), draft.world.system
    name, _, text = words.partition("\n")
    name = " ".join(name.split())[:120]
    if not name or not text.strip():
        raise Illegal(say("bring-what"))
    if len(text) > MOST_TEXT:
        raise Illegal(say("bring-large", most=MOST_TEXT))
    others = tuple(one for one in table.brought if one[0] != name)
    if len(others) >= MOST_FILES:
        raise Illegal(say("bring-many", most=MOST_FILES))
    try:
        tables, foes = _tables(name, text), _foes(name, text, system.foe)
    except AdventureError as mistakes:
        told = "\n".join(map(str, mistakes.problems[:_MOST_TOLD]))
        raise Illegal(say("bring-mistakes", count=len(mistakes.problems), told=told)) from None
    if not tables and not foes:
        raise Illegal(say("bring-nothing", name=name))
    draft.table = table._replace(brought=(*others, (name, text)))
    draft.events.append(FileBrought(name, tuple(tables), tuple(foes)))


def own_tables(table: Tabletop | None) -> "Mapping[str, Table]":
    """Return the tables that a table brought, by id."""
    found: dict[str, Table] = {}
    for name, text in () if table is None else table.brought:
        found |= _tables(name, text)
    return found


def brought_foes(table: Tabletop | None, system: AnySystem) -> Mapping[str, object]:
    """Return the foes that a table brought, by id."""
    found: dict[str, object] = {}
    for name, text in () if table is None else table.brought:
        found |= _foes(name, text, system.foe)
    return found


@lru_cache(maxsize=32)
def _tables(name: str, text: str) -> "Mapping[str, Table]":
    return reading.load_text(text.encode(), name, reading.shipped(), others=reading.BESIDE)


@lru_cache(maxsize=32)
def _foes(name: str, text: str, kind: type) -> Mapping[str, object]:
    return foe_book.read_foes(text.encode(), name, kind)
