"""Drawing from the tables for inspiration, in the middle of a game."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from solo.engine.draft import Draft
from solo.engine.table.events import TableDrawn
from solo.engine.table.roster import tabletop
from solo.errors import SoloError
from solo.late import late
from solo.rules.core.system import Illegal

if TYPE_CHECKING:
    from solo.tables.model import Table


@late
def known_tables() -> Mapping[str, "Table"]:
    """Return the tables that come with the program, by name."""
    from solo.tables.reading import shipped

    return shipped()


def draw(draft: Draft, words: str) -> None:
    """Draw from a table, whose name or words it is about are told."""
    tabletop(draft)
    if not words.strip():
        raise Illegal("draw from which table? For example: draw weather")
    draft.events.append(drawn(draft, _named(words)))


@late
def drawn(draft: Draft, name: str) -> TableDrawn:
    """Return what is drawn from a table.

    Raises:
        Illegal: It can't be drawn from.
    """
    from solo.tables.model import Drawing

    try:
        found = Drawing(known_tables(), draft.dice).draw(name)
    except SoloError as reason:
        raise Illegal(str(reason)) from reason
    return TableDrawn(found.table, found.faces, found.text)


@late
def _named(words: str) -> str:
    """Return the table that words mean: its name, or what only one of them is about."""
    from solo.tables.model import about, find

    tables = known_tables()
    try:
        return find(tables, words).id
    except SoloError as reason:
        near = list(about(tables, words))
        if len(near) == 1:
            return near[0].id
        known = ", ".join(table.id for table in near[:12])
        raise Illegal(f"{reason}{'; about that are: ' if near else ''}{known}") from reason
