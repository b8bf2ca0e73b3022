"""The Action Results Table and the d100 that is read on it; knows no sheet and no check."""

from collections.abc import Iterator, Sequence
from dataclasses import field
from functools import cache
from typing import ClassVar

from solo.dataclass import dataclass
from solo.errors import TableError
from solo.rules.art.checks.ranks import WORDS
from solo.rules.art.printed import DATA
from solo.rules.core.dice import Dice
from solo.rules.core.wording.quoting import shown

ROWS = 30
COLUMNS = 10
TAKEN = 25
"""The roll that a player may take instead of rolling (ART-212)."""
_MOST_LINES = 200
_MOST_REASONS = 20
_HEADINGS = WORDS[1 : COLUMNS + 1]
_GOOD = WORDS.index("Good")
_EXAMPLE_ROW, _EXAMPLE_RANGE = 14, (59, 73)  # the one range that the rules print (K5)


@dataclass(frozen=True, slots=True)
class ActionTable:
    """The Action Results Table: the column of each roll, for each trait row.

    Raises:
        TableError: It breaks a constraint that the rules state; the first reasons are listed.

    Source: ART Engine, ART-025, K1 to K7, K9 and K11. Conflict C01: its example speaks of "the
    Poor row" where it means row 14; rows are the numbers of traits, Poor is a difficulty.
    """

    headings: ClassVar[Sequence[str]] = _HEADINGS
    # for each row from 1 to 30, the highest roll of each of the ten columns
    bounds: tuple[tuple[int, ...], ...]
    name: str = "action results table"  # where it comes from, as said in messages
    columns: tuple[tuple[int, ...], ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        reasons = tuple(_faults(self.bounds))
        if reasons:
            raise TableError(self.name, _first(reasons))
        rows = tuple(_spread(row) for row in self.bounds)
        object.__setattr__(self, "columns", (rows[0], *rows))

    @classmethod
    def read(cls, text: str, name: str) -> "ActionTable":
        """Read a table from comma-separated text: a heading line, then rows 1 to 30.

        Raises:
            TableError: It breaks a stated constraint; the first reasons are listed.
        """
        reasons: list[str] = []
        written = [line for line in text.splitlines() if line.strip()]
        if len(written) > _MOST_LINES:
            raise TableError(name, [f"{len(written):,} lines, but a heading and {ROWS} are needed"])
        lines = list(map(_cells, written))
        if not lines:
            raise TableError(name, ["the file is empty; a heading and rows 1 to 30 are needed"])
        if tuple(map(str.capitalize, lines[0][1:])) != _HEADINGS:
            reasons.append(f"the headings must be trait, {', '.join(_HEADINGS)}")
        rows: dict[int, tuple[int, ...]] = {}
        for number, line in enumerate(lines[1:], 2):
            _read_row(number, line, rows, reasons)
        missing = [str(row) for row in range(1, ROWS + 1) if row not in rows]
        if missing:
            reasons.append(f"missing or unreadable rows: {', '.join(missing)}")
        if reasons:
            raise TableError(name, _first([*reasons, *_faults_of(rows)]))
        return cls(tuple(rows[row] for row in range(1, ROWS + 1)), name)

    def column(self, row: int, roll: int) -> int:
        """Return the column, 1 Catastrophic to 10 Awesome, of a roll of 1 to 100.

        `row` is 1 to 30; row 0 reads as row 1 (ART-026).
        """
        return self.columns[row][roll]

    def range_of(self, row: int, column: int) -> tuple[int, int]:
        """Return the lowest and highest roll of a column (1 to 10) in a row (1 to 30)."""
        bounds = self.bounds[row - 1]
        return (bounds[column - 2] + 1 if column > 1 else 1), bounds[column - 1]


@cache
def standard() -> ActionTable:
    """Return the table that comes with the engine."""
    file = DATA / "action-results.csv"
    return ActionTable.read(file.read_text(encoding="utf-8"), file.name)


def d100(dice: Dice) -> int:
    """Roll 1 to 100.

    Source: ART Engine, ART-011. The tens and the ones die are asked for as one die of a hundred
    sides, so that faces read as the numbers of the table; real dice are read where they are typed.
    """
    return dice.roll(1, 100)[0]


def is_double(roll: int) -> bool:
    """Return whether both dice show the same: 11, 22 … 99, 00 (ART-456)."""
    return roll % 11 == 0 or roll == 100


def _spread(bounds: Sequence[int]) -> tuple[int, ...]:
    """Write a row out as the column of each roll, so that reading it is one look-up."""
    columns = [0]
    for column, bound in enumerate(bounds, 1):
        columns += [column] * (bound + 1 - len(columns))
    return tuple(columns)


def _cells(line: str) -> list[str]:
    """Split a line at its commas; spreadsheets may have put quotes around."""
    return [cell.strip().strip('"') for cell in line.split(",")]


def _first(reasons: Sequence[str]) -> tuple[str, ...]:
    """Return the reasons that one will read, and how many more there are."""
    more = len(reasons) - _MOST_REASONS
    return (*reasons[:_MOST_REASONS], *([f"and {more} more"] if more > 0 else ()))


def _read_row(
    number: int, cells: Sequence[str], rows: dict[int, tuple[int, ...]], reasons: list[str]
) -> None:
    """Put one line of a file into `rows`, or why it can't be into `reasons`."""
    wrong = [cell for cell in cells if not (cell.isascii() and cell.isdigit() and len(cell) < 6)]
    if wrong:
        reasons.append(f"line {number}: '{shown(wrong[0])}' is no whole number")
        return
    row, *bounds = map(int, cells)
    if not 1 <= row <= ROWS:
        reasons.append(f"line {number}: row {row}, but rows go from 1 to {ROWS}")
    elif row in rows:
        reasons.append(f"line {number}: row {row} is there twice")
    else:
        rows[row] = tuple(bounds)


def _faults(bounds: Sequence[Sequence[int]]) -> Iterator[str]:
    """Yield every way in which whole rows break what the rules state."""
    if len(bounds) != ROWS:
        yield f"{len(bounds)} rows, but {ROWS} are needed (K3)"
    yield from _faults_of(dict(enumerate(bounds, 1)))


def _faults_of(rows: dict[int, tuple[int, ...]] | dict[int, Sequence[int]]) -> Iterator[str]:
    for row, bounds in sorted(rows.items()):
        yield from _faults_of_row(row, bounds)
    for row, bounds in sorted(rows.items()):
        below = rows.get(row + 1, ())
        for column, (upper, lower) in enumerate(zip(bounds, below, strict=False), 1):
            if lower > upper:
                yield (
                    f"row {row + 1}: {WORDS[column] if column <= COLUMNS else column} ends at "
                    f"{lower}, later than row {row} at {upper}; a higher trait is never worse (K9)"
                )


def _faults_of_row(row: int, bounds: Sequence[int]) -> Iterator[str]:
    if len(bounds) != COLUMNS:
        yield f"row {row}: {len(bounds)} columns, but {COLUMNS} are needed (K1)"
        return
    starts = (1, *(bound + 1 for bound in bounds[:-1]))
    for word, start, end in zip(_HEADINGS, starts, bounds, strict=True):
        if end < start:
            yield f"row {row}: {word} holds no roll ({start} to {end}); ranges must rise (K4)"
    if bounds[-1] != 100:
        yield f"row {row}: Awesome ends at {bounds[-1]}, but rows end at 100 (K4)"
    if row == _EXAMPLE_ROW and (starts[_GOOD - 1], bounds[_GOOD - 1]) != _EXAMPLE_RANGE:
        yield (
            f"row {row}: Good is {starts[_GOOD - 1]}-{bounds[_GOOD - 1]}, "
            f"but the rules print {_EXAMPLE_RANGE[0]}-{_EXAMPLE_RANGE[1]} (K5)"
        )
