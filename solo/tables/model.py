"""Tables and draws from them; nothing here knows a file."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from solo.errors import Mark, SoloError, did_you_mean
from solo.rules.core.dice import Dice
from solo.rules.core.notation import Notation

DEEPEST = 8  # tables that draw from each other
MOST_TEXT = 2_000  # characters of what is drawn
MOST_DRAWN = 200  # draws of one drawing, those within rows included
NESTED = re.compile(r"\{\{\s*draw\(\s*['\"]([\w-]{1,60})['\"]\s*\)\s*\}\}")
"""The form in which a row asks for a draw from another table."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """A row of a table.

    Args:
        text: What is drawn; `{{ draw('place') }}` in it draws from another table.
        low: The lowest result that draws it.
        high: The highest.
        tags: Words by which rows are chosen.
    """

    text: str
    low: int
    high: int
    tags: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A table.

    Args:
        id: Its name.
        title: The same for people.
        about: Words under which it is found.
        mark: Where it stands.
        rows: Its rows, in the order of their results.
        sides: The die that it is rolled on, where `roll` is None.
        roll: The dice that it is rolled on.
        deck: Whether a row that was drawn is not drawn again before all others were.
    """

    id: str
    title: str
    about: tuple[str, ...]
    mark: Mark
    rows: tuple[Row, ...]
    sides: int
    roll: Notation | None = None
    deck: bool = False

    @property
    def tags(self) -> frozenset[str]:
        """Every tag of its rows."""
        return frozenset().union(*(row.tags for row in self.rows))


class Drawn(NamedTuple):
    """The result of a draw from a table.

    Args:
        table: The table's id.
        faces: The dice that fell, those of tables within rows behind the table's own.
        text: What the row says.
    """

    table: str
    faces: tuple[int, ...]
    text: str


class Drawing:
    """Draws from some tables; it remembers which cards of a deck are gone.

    Args:
        tables: All tables that may be named, by id.
        dice: The dice.
        tag: Only rows with this tag are drawn, from tables that have any such.
    """

    def __init__(self, tables: Mapping[str, Table], dice: Dice, tag: str = "") -> None:
        self._tables = tables
        self._dice = dice
        self._tag = tag
        self._gone: dict[str, set[int]] = {}
        self._draws = 0

    def draw(self, name: str) -> Drawn:
        """Draw from a table.

        Raises:
            SoloError: There is no such table, no row with the tag, or rows draw without end.
            DiceError: The dice can't give such faces.
        """
        if self._tag and self._tag not in find(self._tables, name).tags:
            known = ", ".join(sorted(find(self._tables, name).tags)) or "none"
            raise SoloError(
                f"table '{name}' has no rows with the tag '{self._tag}'; it has {known}"
            )
        return self._draw(name, 1)

    def _draw(self, name: str, depth: int) -> Drawn:
        self._draws += 1
        table = find(self._tables, name)
        if depth > DEEPEST or self._draws > MOST_DRAWN:
            raise SoloError(
                f"table '{name}' draws from others more than {DEEPEST} deep, or too often"
            )
        row, faces = self._row(table)
        found = list(faces)

        def nested(match: "re.Match[str]") -> str:
            inner = self._draw(match[1], depth + 1)
            found.extend(inner.faces)
            return inner.text

        text = NESTED.sub(nested, row.text)
        if len(text) > MOST_TEXT:
            raise SoloError(f"a row of table '{name}' comes to more than {MOST_TEXT:,} characters")
        return Drawn(table.id, tuple(found), text)

    def _row(self, table: Table) -> tuple[Row, tuple[int, ...]]:
        """Return a row and the faces that chose it; rows that are left out are passed over.

        Where only some rows count, one die with a face for each result of theirs is rolled.
        """
        open_rows = [row for row in table.rows if not self._tag or self._tag in row.tags]
        open_rows = open_rows or list(table.rows)
        gone = self._gone.setdefault(table.id, set())
        if table.deck:
            left = [row for row in open_rows if row.low not in gone]
            if not left:
                gone.clear()
            open_rows = left or open_rows
        if len(open_rows) == len(table.rows):
            row, faces = self._rolled(table)
        else:
            row, faces = self._among(open_rows)
        gone.add(row.low)
        return row, faces

    def _rolled(self, table: Table) -> tuple[Row, tuple[int, ...]]:
        if table.roll is None:
            faces = self._dice.roll(1, table.sides)
            total = faces[0]
        else:
            thrown = table.roll.roll(self._dice)
            faces, total = thrown.faces, thrown.total
        return next(row for row in table.rows if row.low <= total <= row.high), faces

    def _among(self, rows: Sequence[Row]) -> tuple[Row, tuple[int, ...]]:
        sizes = [row.high - row.low + 1 for row in rows]
        (face,) = self._dice.roll(1, sum(sizes))
        left = face
        for row, size in zip(rows, sizes, strict=True):
            if left <= size:
                return row, (face,)
            left -= size
        raise AssertionError("a face beyond its die")


def find(tables: Mapping[str, Table], name: str) -> Table:
    """Return a table by its id or title.

    Raises:
        SoloError: There is none; the text names the nearest.
    """
    wanted = "-".join(name.casefold().split())
    found = tables.get(wanted)
    if found is None:
        raise SoloError(f"no table is called '{name[:60]}'{did_you_mean(wanted, tables)}")
    return found


def about(tables: Mapping[str, Table], words: str) -> Iterator[Table]:
    """Yield the tables that are about something, by their names and words; all for nothing."""
    wanted = words.casefold().split()
    for table in tables.values():
        said = " ".join((table.id, table.title.casefold(), *table.about, *table.tags))
        if all(word in said for word in wanted):
            yield table
