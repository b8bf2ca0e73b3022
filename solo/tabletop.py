"""The adventure that a table without a module plays: one scene, in which anything may happen."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Never

from solo import rules
from solo.adventure.branch import Branch
from solo.adventure.model import Adventure, Scene
from solo.errors import Mark, SaveError
from solo.late import lazy_imports
from solo.prose import Language
from solo.source import decode_words

if TYPE_CHECKING:
    from solo.tables.model import Table

with lazy_imports():
    from solo.tables import reading

HEADER = "table"
"""Under which a journal's header tells of the table."""

SCENE = "table"
_NONE: Mapping[str, Never] = MappingProxyType({})
_MARK = Mark("table", 1, 1)


def table_adventure(
    name: str, system: str, given: Mapping[str, str], tables: str = "", spoken: str = ""
) -> Adventure:
    """Return the adventure of a table.

    Args:
        name: What the table is called.
        system: The name of its rules.
        given: The rule options that are not as usual, as they are typed.
        tables: The text of a file of tables that may be drawn from.
        spoken: The language that the program speaks there; English, if nothing is said.

    Raises:
        SoloError: There are no such rules or options, or the tables have mistakes.
    """
    language = Language()
    body = Branch(mark=_MARK)
    scene = Scene(id=SCENE, mark=_MARK, body=body, title=language.prose(name, _MARK), tries=_NONE)
    return Adventure(
        id="table", digest="", title=name, system=system, start=SCENE, scenes={SCENE: scene},
        pools=_NONE, language=language, spoken=spoken, create=False, open=True,
        variables=_NONE, foes=_NONE,
        options=decode_words(given, rules.find(system).options) if given else None,
        companions=_NONE, items=_NONE, quests=_NONE, tables=_NONE, events=_NONE,
        inspiration=_tables(tables) if tables else _NONE,
    )  # fmt: skip


def _tables(text: str) -> "Mapping[str, Table]":
    return reading.load_text(text.encode(), "tables", reading.shipped())


def pinned(
    name: str, system: str, given: Mapping[str, str], tables: str = "", spoken: str = ""
) -> dict[str, object]:
    """Return what a journal's header says of a table, so that it can be made again."""
    own = {"tables": tables, "language": spoken}
    own = {key: value for key, value in own.items() if value}
    return {HEADER: {"name": name, "system": system, "options": dict(given), **own}}


def adventure_pinned(header: Mapping[str, object]) -> Adventure | None:
    """Return the adventure of the table that a header tells of; None if it tells of none.

    Raises:
        SoloError: It tells of one in a way that nobody knows.
    """
    told = header.get(HEADER)
    if told is None:
        return None
    match told:
        case {"name": str(name), "system": str(system), "options": dict(given), **more}:
            tables, spoken = more.get("tables", ""), more.get("language", "")
            if isinstance(tables, str) and isinstance(spoken, str):
                typed = {str(k): str(v) for k, v in given.items()}
                return table_adventure(name, system, typed, tables, spoken)
    raise SaveError("its header tells of a table in a way that nobody knows")
