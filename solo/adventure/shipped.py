"""The tables for inspiration that come with the program, as adventures draw from them by name."""

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from solo.adventure.model import Row, Table
from solo.late import late
from solo.prose import Language

if TYPE_CHECKING:
    from solo.rules.core.notation.thrown import Notation

OF_THE_PROGRAM = "/"
"""Before the ids of tables that are no adventure's, so that their decks are none of its own."""


def table_of(own: Mapping[str, Table], name: str, language: str = "") -> Table | None:
    """Return the table that a name means: an adventure's own, or one of the program; dice none.

    Args:
        own: The adventure's tables.
        name: The name.
        language: The language in which the rows of a table of the program are told.
    """
    return own.get(name) or (None if dice_of(name) else shipped_tables(language).get(name))


@cache
@late  # few adventures draw from any
def shipped_tables(spoken: str = "") -> Mapping[str, Table]:
    """Return the tables of the program by name, their rows in a language where it has them."""
    from solo.tables.reading import shipped

    language = Language()
    return {
        name: Table(
            id=f"{OF_THE_PROGRAM}{name}",
            mark=table.mark,
            sides=table.sides,
            rows=tuple(
                Row(row.low, row.high, language.prose(row.text, table.mark), row.tags)
                for row in table.rows
            ),
            roll=table.roll,
            deck=table.deck,
        )
        for name, table in shipped(spoken).items()
    }


def tags_of(table: Table) -> frozenset[str]:
    """Return every tag of a table's rows."""
    return frozenset().union(*(row.tags for row in table.rows))


@late
def dice_of(text: str) -> "Notation | None":
    """Return the dice that a text is, such as `2d6`, or None."""
    from solo.rules.core.notation import parse

    try:
        found = parse(text)
    except ValueError:
        return None
    return None if found.sign else found
