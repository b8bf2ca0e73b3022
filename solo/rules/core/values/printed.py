"""Reads the printed tables of a system, each once; knows nothing of what they mean."""

import json
from collections.abc import Callable, Collection, Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any, TypeAlias

from solo.errors import TableError
from solo.rules.core.system_parts import RuleEntry
from solo.words.catalogue import PACKAGE, room_of
from solo.words.message import room

Printed: TypeAlias = Mapping[str, Any]
"""A table, or a row of one, as its JSON file holds it; who reads one knows its form."""


@cache
def read_table(folder: Path, name: str) -> Printed:
    """Return the table `<name>.json` of a system's data folder as it stands there.

    Raises:
        TableError: It does not say its source.
    """
    table: Printed = json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
    if not table.get("source"):
        raise TableError(name, ["a table must say its source"])
    return table


def tables(module: str) -> tuple[Path, Callable[[str], Printed]]:
    """Return the folder `data` beside a module, and what returns a table of it by its name.

    Args:
        module: The `__file__` of the module.
    """
    folder = Path(module).parent / "data"
    return folder, cache(partial(read_table, folder))  # a path takes long to look up


@cache
def read_rules(folder: Path) -> tuple[RuleEntry, ...]:
    """Return the rule index `rules.json` of a system's data folder, in its order.

    Titles and texts stand in the catalogues beside it, in a room of their own, which is read only
    when a rule is looked up.
    """
    words = room(room_of(f"{folder.relative_to(PACKAGE).as_posix()}/"))
    return tuple(
        RuleEntry(
            row["id"],
            words(f"{row['id']}-title"),
            words(f"{row['id']}-text"),
            tuple(row["rules"]),
            tuple(row.get("words", ())),
            row.get("narrated", ""),
        )
        for row in read_table(folder, "rules")["rules"]
    )


class ToldOf:
    """The names of the facts that the outcomes of each check may have."""

    def __init__(self, data: Path) -> None:
        self._data = data

    def __get__(self, system: object, owner: type) -> Mapping[str, Collection[str]]:
        anybody: Collection[str] = read_table(self._data, "outcome")["any"]
        return {kind: (*own, *anybody) for kind, own in _expanded(self._data, "of").items()}


class LabelsOf:
    """The labels with which those checks may end that do not say so themselves."""

    def __init__(self, data: Path) -> None:
        self._data = data

    def __get__(self, system: object, owner: type) -> Mapping[str, Collection[str]]:
        return _expanded(self._data, "labels")


@cache
def _expanded(data: Path, part: str) -> Mapping[str, Collection[str]]:
    """Return the words of each row of a part of `outcome.json`; `a-roll` stands for a list."""
    table = read_table(data, "outcome")
    return {
        kind: tuple(
            name
            for word in words.split()
            for name in (table[word] if word.startswith("a-") else (word,))
        )
        for kind, words in table.get(part, {}).items()
    }
