"""The Action Results Table: what it says, and what is refused in its place."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.cli.options import table_text
from solo.errors import TableError
from solo.rules.art.checks.ranks import WORDS, Rank
from solo.rules.art.checks.table import (
    COLUMNS,
    ROWS,
    ActionTable,
    d100,
    is_double,
    standard,
)
from solo.rules.art.printed import DATA
from solo.rules.core.dice import LoadedDice, SeededDice
from tests.marks import CHECKLISTS

TEXT = (DATA / "action-results.csv").read_text(encoding="utf-8")
ROW = st.integers(1, ROWS)
ROLL = st.integers(1, 100)


def load(file: Path) -> ActionTable:
    """Read a group's own table as the program does."""
    return ActionTable.read(table_text(file), str(file))


def changed(row: int, line: str | None) -> str:
    """Return the standard table with one row changed, or left out."""
    lines = TEXT.splitlines()
    lines[row : row + 1] = [] if line is None else [line]
    return "\n".join(lines)


def reasons(text: str) -> tuple[str, ...]:
    with pytest.raises(TableError) as refused:
        ActionTable.read(text, "mine.csv")
    return refused.value.reasons


@pytest.mark.reading("C01")
@pytest.mark.rule("ART-025")
@pytest.mark.example("E04")
def test_the_worked_example_of_row_14_is_good() -> None:
    """STR 9, Climbing 4, Rock climbing 1, roll 73. C01: on row 14, not on "the Poor row"."""
    assert standard().column(9 + 4 + 1, 73) == Rank.GOOD


def test_the_table_is_that_of_the_checklist() -> None:
    """`art-table.md` beside it says how it was made."""
    assert (CHECKLISTS / "art-table.csv").read_text(encoding="utf-8") == TEXT


@pytest.mark.rule("ART-025")
def test_row_14_is_good_on_exactly_59_to_73() -> None:
    table = standard()

    good = [roll for roll in range(1, 101) if table.column(14, roll) == Rank.GOOD]
    assert good == list(range(59, 74))
    assert table.range_of(14, Rank.GOOD) == (59, 73)


@pytest.mark.rule("ART-002", "ART-025")
@given(ROW)
def test_every_row_can_give_every_result_and_no_other(row: int) -> None:
    table = standard()

    assert {table.column(row, roll) for roll in range(1, 101)} == set(range(1, COLUMNS + 1))


@pytest.mark.rule("ART-025")
@given(ROW)
def test_01_is_catastrophic_and_00_awesome_on_every_row(row: int) -> None:
    assert (standard().column(row, 1), standard().column(row, 100)) == (1, 10)


@pytest.mark.rule("ART-025")
@given(ROW, st.integers(1, 99))
def test_a_higher_roll_is_never_worse(row: int, roll: int) -> None:
    assert standard().column(row, roll) <= standard().column(row, roll + 1)


@pytest.mark.rule("ART-025")
@given(st.integers(1, ROWS - 1), ROLL)
def test_a_higher_trait_is_never_worse(row: int, roll: int) -> None:
    assert standard().column(row, roll) <= standard().column(row + 1, roll)


@pytest.mark.rule("ART-025")
@pytest.mark.parametrize(("row", "roll"), [(5, 22), (6, 11)])
def test_the_climbs_that_the_text_calls_failures_are_low(row: int, roll: int) -> None:
    """K8: row 5 with 22 and row 6 with 11 fail climbs whose difficulty is not printed."""
    assert standard().column(row, roll) < Rank.FEEBLE


@given(ROW, ROLL)
def test_the_range_of_a_column_holds_exactly_its_rolls(row: int, roll: int) -> None:
    low, high = standard().range_of(row, standard().column(row, roll))

    assert low <= roll <= high


@pytest.mark.rule("ART-026")
@given(ROLL)
def test_row_0_reads_as_row_1(roll: int) -> None:
    assert standard().column(0, roll) == standard().column(1, roll)


@pytest.mark.rule("ART-011")
def test_a_roll_asks_for_one_die_of_a_hundred() -> None:
    assert d100(LoadedDice([73])) == 73


@pytest.mark.rule("ART-011", "ART-013")
@given(st.text())
def test_a_roll_is_1_to_100_whatever_the_seed(seed: str) -> None:
    assert 1 <= d100(SeededDice(seed)) <= 100


@pytest.mark.rule("ART-456")
def test_doubles_are_those_that_show_a_digit_twice() -> None:
    doubles = [roll for roll in range(1, 101) if is_double(roll)]

    assert doubles == [11, 22, 33, 44, 55, 66, 77, 88, 99, 100]


def test_the_same_table_reads_the_same_however_it_is_written() -> None:
    spaced = TEXT.replace(",", " , ").replace("Good", "GOOD").replace("\n", "\r\n\r\n")

    assert ActionTable.read(spaced, "x").bounds == standard().bounds


def test_a_table_is_loaded_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.csv"
    file.write_text("\ufeff" + TEXT, encoding="utf-8")

    assert load(file).bounds == standard().bounds


def test_a_file_that_is_not_there_is_told() -> None:
    with pytest.raises(TableError, match="can't be read"):
        load(Path("/nowhere/at-all.csv"))


def test_a_file_that_is_no_text_is_told(tmp_path: Path) -> None:
    file = tmp_path / "mine.csv"
    file.write_bytes(b"\xff\xfe\x00")

    with pytest.raises(TableError, match="can't be read"):
        load(file)


@pytest.mark.parametrize(
    ("make", "reason"),
    [
        (lambda file: file.mkdir(), "can't be read|no plain file"),
        (os.mkfifo, "no plain file"),
        (lambda file: file.symlink_to("/dev/zero"), "no plain file"),
        (lambda file: file.write_bytes(b"1,2\n" * 100_000), "no such table"),
        (lambda file: file.write_bytes(b"1,2\n" * 10_000), "10,000 lines"),
    ],
)
def test_what_is_no_table_is_refused_unread(
    make: Callable[[Path], object], reason: str, tmp_path: Path
) -> None:
    file = tmp_path / "mine.csv"
    make(file)

    with pytest.raises(TableError, match=reason):
        load(file)


def test_reasons_and_what_they_quote_are_short() -> None:
    rows = "\n".join(f"{row},{'9' * 5000},\x1b[2J" for row in range(1, 31))

    with pytest.raises(TableError) as caught:
        ActionTable.read(f"{TEXT.splitlines()[0]}\n{rows}", "mine.csv")

    assert len(caught.value.reasons) == 21
    assert caught.value.reasons[-1] == "and 11 more"
    assert len(str(caught.value)) < 3000
    assert "\x1b" not in str(caught.value)


@pytest.mark.rule("ART-025")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "the file is empty; a heading and rows 1 to 30 are needed"),
        (TEXT.replace("Good", "Gold"), "the headings must be trait, Catastrophic, Pathetic"),
        (changed(30, None), "missing or unreadable rows: 30"),
        (changed(2, "1,30,46,62,76,87,94,97,98,99,100"), "line 3: row 1 is there twice"),
        (TEXT + "31,1,2,3,4,5,6,7,8,9,100\n", "line 32: row 31, but rows go from 1 to 30"),
        (changed(9, "9,9,18,x,45,62,76,87,94,97,100"), "line 10: 'x' is no whole number"),
        (changed(9, "9,9,18,-1,45,62,76,87,94,97,100"), "line 10: '-1' is no whole number"),
        (changed(9, "9,9,18,30,45,62,76,87,94,100"), "row 9: 9 columns, but 10 are needed (K1)"),
        (
            changed(9, "9,9,18,30,45,62,76,87,94,97,99"),
            "row 9: Awesome ends at 99, but rows end at 100 (K4)",
        ),
        (
            changed(9, "9,9,18,18,45,62,76,87,94,97,100"),
            "row 9: Feeble holds no roll (19 to 18); ranges must rise (K4)",
        ),
        (
            changed(9, "9,0,18,30,45,62,76,87,94,97,100"),
            "row 9: Catastrophic holds no roll (1 to 0); ranges must rise (K4)",
        ),
        (
            changed(14, "14,3,7,15,27,42,58,74,85,92,100"),
            "row 14: Good is 59-74, but the rules print 59-73 (K5)",
        ),
        (
            changed(9, "9,9,18,30,45,62,76,87,96,97,100"),
            "row 9: Great ends at 96, later than row 8 at 95",
        ),
    ],
)
def test_a_table_that_breaks_a_stated_constraint_is_refused(text: str, reason: str) -> None:
    assert any(told.startswith(reason) for told in reasons(text)), reasons(text)


@pytest.mark.rule("ART-025")
def test_every_reason_is_told_at_once() -> None:
    wrong = changed(9, "9,9,18,18,45,62,76,87,94,97,99").replace("14,3,7", "14,3,x")

    told = " ".join(reasons(wrong))
    assert all(part in told for part in ("no whole number", "missing", "no roll", "ends at 99"))


@pytest.mark.rule("ART-025")
@given(st.lists(st.lists(st.integers(-5, 120), max_size=12), max_size=32))
def test_no_nonsense_gets_past_the_checks_as_anything_but_a_table_error(
    rows: list[list[int]],
) -> None:
    with pytest.raises(TableError):
        ActionTable(tuple(map(tuple, rows)))


@given(st.text())
def test_no_text_gets_past_the_reader_as_anything_but_a_table_error(text: str) -> None:
    with pytest.raises(TableError):
        ActionTable.read(text, "x")


def test_a_table_of_too_few_rows_says_so() -> None:
    with pytest.raises(TableError, match="29 rows, but 30 are needed"):
        ActionTable(standard().bounds[:29])


def test_the_headings_of_the_standard_table_are_the_results() -> None:
    assert TEXT.splitlines()[0] == ",".join(["trait", *WORDS[1:11]])
