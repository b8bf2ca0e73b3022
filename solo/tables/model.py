"""Tables and draws from them; nothing here knows a file."""

import re
from collections.abc import Iterator, Mapping
from types import MappingProxyType

from solo.dataclass import dataclass
from solo.errors import Mark, SoloError, did_you_mean
from solo.namedtuple import NamedTuple
from solo.rules.core.dice import Dice
from solo.rules.core.notation.thrown import Notation
from solo.tables.gone import Gone
from solo.tables.rows import drawn_row

# A draw takes nothing of a step's budget, since it stays this small.
DEEPEST = 8  # tables that draw from each other
MOST_TEXT = 2_000  # characters of what is drawn
MOST_DRAWN = 200  # draws of one drawing, those within rows included
NESTED = re.compile(r"\{\{\s*draw\(\s*['\"]([\w-]{1,60})['\"]\s*\)\s*\}\}")
"""The form in which a row asks for a draw from another table."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """A row of a table."""

    text: str  # what is drawn; `{{ draw('place') }}` in it draws from another table
    low: int  # the lowest result that draws it
    high: int  # the highest
    tags: frozenset[str] = frozenset()  # words by which rows are chosen
    # what it does to whoever draws it at a table, as it is typed there: `damage poor`
    do: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A table."""

    id: str  # its name
    title: str  # the same for people
    about: tuple[str, ...]  # words under which it is found
    mark: Mark  # where it stands
    rows: tuple[Row, ...]  # its rows, in the order of their results
    sides: int  # the die that it is rolled on, where `roll` is None
    roll: Notation | None = None  # the dice that it is rolled on
    deck: bool = False  # whether a row that was drawn is not drawn again before all others were
    later: bool = False  # whether older games did not know it, so that it never comes first
    called: str = ""  # its name in the language of its rows, where that is another

    @property
    def name(self) -> str:
        """What it is called in the language of its rows."""
        return self.called or self.id

    @property
    def tags(self) -> frozenset[str]:
        """Every tag of its rows."""
        return frozenset().union(*(row.tags for row in self.rows))


class Drawn(NamedTuple):
    """The result of a draw from a table."""

    table: str  # the table's id
    faces: tuple[int, ...]  # the dice that fell, those of tables within rows behind the table's own
    text: str  # what the row says
    do: tuple[str, ...] = ()  # what it does at a table, and what the rows within it do


class Drawing:
    """Draws from some tables; it remembers which cards of a deck are gone.

    Args:
        tables: All tables that may be named, by id.
        dice: The dice.
        tag: Only rows with this tag are drawn, from tables that have any such.
        gone: The rows of decks that were drawn before, by the table's id.
    """

    def __init__(
        self,
        tables: Mapping[str, Table],
        dice: Dice,
        tag: str = "",
        gone: Mapping[str, Gone] = MappingProxyType({}),
    ) -> None:
        self._tables = tables
        self._dice = dice
        self._tag = tag
        self.gone = dict(gone)
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
        found, done = list(faces), list(row.do)

        def nested(match: "re.Match[str]") -> str:
            inner = self._draw(match[1], depth + 1)
            found.extend(inner.faces)
            done.extend(inner.do)
            return inner.text

        text = NESTED.sub(nested, row.text)
        if len(text) > MOST_TEXT:
            raise SoloError(f"a row of table '{name}' comes to more than {MOST_TEXT:,} characters")
        return Drawn(table.id, tuple(found), text, tuple(done))

    def _row(self, table: Table) -> tuple[Row, tuple[int, ...]]:
        """Return a row and the faces that chose it; rows that are left out are passed over."""
        tagged = [row for row in table.rows if not self._tag or self._tag in row.tags]
        gone = self.gone.get(table.id, Gone())
        row, faces, gone = drawn_row(table, tagged or table.rows, gone, self._dice)
        if table.deck:
            self.gone[table.id] = gone
        return row, faces


def find(tables: Mapping[str, Table], name: str) -> Table:
    """Return a table by its name; `a name` and `place` stand for `names` and `places` too.

    Raises:
        SoloError: There is none; the text names the nearest.
    """
    wanted = "-".join(name.casefold().split())
    bare = re.sub(r"^(?:an?|the|some|eine?n?|der|die|das)-", "", wanted)
    forms = (wanted, bare, f"{bare}s", bare.removesuffix("s"))
    called = {"-".join(one.called.casefold().split()): one for one in tables.values() if one.called}
    known = {**called, **tables}
    found = next((known[form] for form in forms if form in known), None)
    if found is None:
        raise SoloError(f"no table is called '{name[:60]}'{did_you_mean(wanted, known)}")
    return found


def about(tables: Mapping[str, Table], words: str) -> Iterator[Table]:
    """Yield the tables that are about something, by their names and words; all for nothing."""
    wanted = words.casefold().split()
    for table in tables.values():
        names = (table.id, table.title.casefold(), table.called.casefold())
        said = " ".join((*names, *table.about, *table.tags))
        if all(word in said for word in wanted):
            yield table
