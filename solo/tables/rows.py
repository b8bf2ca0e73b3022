"""Rows as authors write them, in a file of tables as in an adventure: read, and checked for gaps.

Rows are a list, where each is as likely or has a `weight`, or a mapping from results to rows. What
a row itself says, the reader of the file knows.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from math import gcd
from typing import Generic, Protocol, TypeVar

from solo.dataclass import dataclass
from solo.errors import Problem, SoloError
from solo.namedtuple import NamedTuple
from solo.rules.core.dice import Dice, foreseen
from solo.rules.core.notation import parse as parse_dice
from solo.rules.core.notation.thrown import Notation
from solo.source import Node, shown, whole
from solo.tables.gone import Gone

MOST_ROWS = 1_000  # of one table, which each draw looks through
MOST_WEIGHT = 1_000  # of a row, so that all rows together are no more than one die has sides
MOST_SIDES = 1_000_000  # of one die; other dice are bounded by their notation
MOST_FACES = 300  # of all dice of one throw together, so that its results are soon known
_SPAN = re.compile(r"(\d{1,7})(?:\s*[-–]\s*(\d{1,7}))?", re.ASCII)
_ONE_DIE = re.compile(r"d?(\d{1,9})", re.ASCII)
_DIGITS = (66, 666)  # two or three d6 read as digits, unless the rows begin at 1

Report = Callable[[Problem], None]
Between = tuple[int, int]
R = TypeVar("R")


class Read(NamedTuple, Generic[R]):
    """A row that was read, with the results that draw it, and where it stands."""

    low: int
    high: int
    row: R
    node: Node


@dataclass(frozen=True, slots=True)
class Rows(Generic[R]):
    """The rows of a table by their results, and what it is rolled on: `roll`, or one die."""

    rows: tuple[Read[R], ...]
    sides: int
    roll: Notation | None


def is_result(key: str) -> bool:
    """Say whether a key is what a throw may come to: a number, or some side by side."""
    return _SPAN.fullmatch(key.strip()) is not None


def read_rows(
    key: str,
    rows: Node,
    dice: Node | None,
    row: Callable[[Node], R | None],
    report: Report,
    *,
    sides: int = 0,
) -> Rows[R] | None:
    """Return the rows of a table, None if there are none that can be read.

    Args:
        key: The table's name.
        rows: Its rows.
        dice: What it is rolled on, if that is told.
        row: Reads what a row says; None if it can't, which it has reported.
        report: Takes problems.
        sides: The die of rows with results where no dice are told; 0 for as many as there are.
    """
    if isinstance(rows.value, list):
        if dice is not None:
            message = "rows in a list are each as likely, or by 'weight'; give results with 'roll'"
            report(Problem(dice.mark, "table-row", message))
        found = list(_listed(rows, rows.value, row, report))
        last = found[-1].high if found else 0
        return _checked(key, rows, Rows(tuple(found), last, None), report)
    if not isinstance(rows.value, dict):
        found_here = f"'{shown(rows.value)}'" if rows.value else "nothing"
        message = f"expected rows such as 1-60: text, or a list of rows, found {found_here}"
        report(Problem(rows.mark, "type-wrong", message))
        return None
    spans = {span: _SPAN.fullmatch(span.strip()) for span in rows.value}
    lows = [int(match[1]) for match in spans.values() if match]
    highs = [max(int(match[1]), int(match[2] or 0)) for match in spans.values() if match]
    thrown = _dice(dice, min(lows, default=0), report)
    if thrown is None:
        return None
    roll, most = thrown
    most = most or sides or max(highs, default=0)
    results = _results(roll, most, dice, report)
    if not results:
        return None
    placed = list(_by_result(rows.value, spans, results, roll, row, report))
    made = Rows(tuple(sorted(placed, key=lambda one: one.low)), most, roll)
    if len(placed) == len(rows.value):  # else a gap may be where a row can't be read
        _cover(key, rows, results, made.rows, report)
    return _checked(key, rows, made, report)


def _checked(key: str, node: Node, made: Rows[R], report: Report) -> Rows[R] | None:
    if not node.value:
        report(Problem(node.mark, "table-row", f"table '{key}' has no rows"))
    return made if made.rows else None


def _dice(node: Node | None, lowest: int, report: Report) -> tuple[Notation | None, int] | None:
    """Return what a table is rolled on: dice, or the sides of one die; None after a problem."""
    if node is None:
        return None, 0
    text = str(node.value) if isinstance(node.value, str) else ""
    one = _ONE_DIE.fullmatch(text)
    if one is not None and (int(one[1]) not in _DIGITS or lowest == 1 or text == one[1]):
        if not 1 <= int(one[1]) <= MOST_SIDES:
            message = f"a table is rolled on dice of 1 to {MOST_SIDES:,} sides, such as d6 or 2d6"
            report(Problem(node.mark, "value-wrong", message))
            return None
        return None, int(one[1])
    try:
        roll = parse_dice(text)
    except ValueError as reason:
        span = _SPAN.fullmatch(text.strip())
        cure = f"'{shown(text)}' is no die; write d{span[2]}" if span and span[1] == "1" else ""
        report(Problem(node.mark, "value-wrong", cure or str(reason)))
        return None
    if roll.sign:
        message = "a table is rolled on a sum; leave the comparison out"
        report(Problem(node.mark, "value-wrong", message))
        return None
    return roll, 0


def _results(
    roll: Notation | None, sides: int, node: Node | None, report: Report
) -> tuple[Between, ...]:
    """Return every result that the dice can give, as stretches of numbers."""
    if roll is None:
        return ((1, sides),)
    try:
        if sum(pool.count * pool.sides * max(1, pool.digits) for pool in roll.pools) > MOST_FACES:
            raise SoloError(f"{roll.text} are too many dice for a table; write fewer, such as 2d6")
        return tuple(_stretches(roll.ways()))
    except SoloError as reason:
        if node is not None:
            report(Problem(node.mark, "value-wrong", str(reason)))
        return ()


def _stretches(numbers: Iterable[int]) -> Iterator[Between]:
    first = last = None
    for number in sorted(numbers):
        if last is not None and first is not None and number != last + 1:
            yield first, last
            first = None
        first = number if first is None else first
        last = number
    if first is not None and last is not None:
        yield first, last


def _listed(
    rows: Node, items: list[Node], row: Callable[[Node], R | None], report: Report
) -> Iterator[Read[R]]:
    if len(items) > MOST_ROWS:
        report(Problem(rows.mark, "list-long", f"more than {MOST_ROWS:,} rows"))
        return
    low = 1
    for node in items:
        weight, found = _weight(node, report), row(node)
        if found is not None:
            yield Read(low, low + weight - 1, found, node)
            low += weight


def _weight(node: Node, report: Report) -> int:
    given = node.value.get("weight") if isinstance(node.value, dict) else None
    if given is None:
        return 1
    number = whole(str(given.value))
    if number is not None and 1 <= number <= MOST_WEIGHT:
        return number
    message = f"weight: 1 to {MOST_WEIGHT:,}, not '{shown(str(given.value))}'"
    report(Problem(given.mark, "value-wrong", message))
    return 1


def _by_result(
    rows: Mapping[str, Node],
    spans: Mapping[str, "re.Match[str] | None"],
    results: Sequence[Between],
    roll: Notation | None,
    row: Callable[[Node], R | None],
    report: Report,
) -> Iterator[Read[R]]:
    for span, node in rows.items():
        match = spans[span]
        is_table = (
            match is None and isinstance(node.value, dict) and any(map(is_result, node.value))
        )
        found = None if is_table else row(node)
        if isinstance(node.value, dict) and "weight" in node.value:
            message = "a row with results of its own has no weight"
            report(Problem(node.value["weight"].mark, "table-row", message))
        if match is None:
            cure = _meant(span, results, is_table=is_table)
            cure = cure or "write a face such as 7, or a range such as 1-60"
            message = f"'{shown(span)}' is no row; {cure}"
            report(Problem(node.key_mark, "table-row", message))
            continue
        low, high = int(match[1]), int(match[2] or match[1])
        outside = _outside(low, high, results, roll)
        if outside:
            message = f"row '{shown(span)}' is not within {outside}, lower number first"
            if low > high and not _outside(high, low, results, roll):
                message = f"row '{shown(span)}' has its lower number behind; write {high}-{low}"
            report(Problem(node.key_mark, "table-row", message))
        elif found is not None:
            if low < results[0][0] or high > results[-1][1]:
                report(_too_wide(span, low, high, (results[0][0], results[-1][1]), node))
            yield Read(low, high, found, node)


_OPEN_SPAN = re.compile(r"(\d{1,7}) ?(\+|and (?:up|more)|or more)", re.ASCII)
_BOUND = re.compile(r"([<>]=?) ?(\d{1,7})", re.ASCII)
_JOINED = re.compile(r"(\d{1,7}) ?(?:\.{2,3}|to|/|,|bis) ?(\d{1,7})", re.ASCII)


def _meant(span: str, results: Sequence[Between], *, is_table: bool) -> str:
    """Say which range of rows may be meant by a key that is none, or nothing."""
    least, most = results[0][0], results[-1][1]
    if is_table:
        return f"what a table is rolled on stands beside its rows: {{roll: {shown(span)}, rows: …}}"
    if found := _OPEN_SPAN.fullmatch(span):
        return f"write {found[1]}-{most}"
    if found := _JOINED.fullmatch(span):
        return f"write {found[1]}-{found[2]}"
    if found := _BOUND.fullmatch(span):
        at, equal = int(found[2]), len(found[1]) - 1
        low, high = (least, at - 1 + equal) if found[1][0] == "<" else (at + 1 - equal, most)
        return f"write {low}-{high}" if low < high else ""
    return ""


def _too_wide(span: str, low: int, high: int, rolls: Between, node: Node) -> Problem:
    least, most = rolls
    first, last = max(low, least), min(high, most)
    reaches = f"begins below {least}" if low < least else f"goes on after {most}"
    cure = f"write {first}" if first == last else f"write {first}-{last}"
    message = f"row '{shown(span)}' {reaches}, and the dice show {least} to {most}; {cure}"
    return Problem(node.key_mark, "table-row", message, "warning")


def _outside(low: int, high: int, results: Sequence[Between], roll: Notation | None) -> str:
    """Return what a row is not within; nothing for one that the dice can come to.

    Rows of one die end where it does. Those of several may reach beyond what the dice can show.
    """
    least, most = results[0][0], results[-1][1]
    within = low >= least and high <= most
    if roll is not None:
        within = any(low <= last and first <= high for first, last in results)
    return "" if low <= high and within else f"{least}-{most}"


def _cover(
    key: str,
    node: Node,
    results: Sequence[Between],
    rows: Sequence[Read[R]],
    report: Report,
) -> None:
    """Report results with no row, and rows that share one."""
    expected, last = results[0][0], results[-1][1]
    gaps: list[str] = []
    for low, high, _, item in rows:
        if low < expected and (shared := _shared(low, min(high, expected - 1), results)):
            message = f"table '{key}': another row has {shared[0]} too"
            report(Problem(item.key_mark, "table-overlap", message))
        elif low > expected:
            gaps += _shared(expected, low - 1, results)
        expected = max(expected, high + 1)
    gaps += _shared(expected, last, results)
    if gaps:
        told = ", ".join(gaps[:10])
        report(Problem(node.key_mark, "table-gap", f"table '{key}' has no row for {told}"))


def _shared(low: int, high: int, results: Sequence[Between]) -> list[str]:
    """Return the results from `low` to `high`, as stretches such as 3-6."""
    found = [(max(low, first), min(high, last)) for first, last in results]
    return [str(a) if a == b else f"{a}-{b}" for a, b in found if a <= b]


# Drawing a row ------------------------------------------------------------------------------------


class Ranged(Protocol):
    """A row with the results that draw it, and its tags."""

    @property
    def low(self) -> int: ...
    @property
    def high(self) -> int: ...
    @property
    def tags(self) -> frozenset[str]: ...


A = TypeVar("A", bound=Ranged)
A_co = TypeVar("A_co", bound=Ranged, covariant=True)


class Rolled(Protocol[A_co]):
    """A table that is rolled on dice."""

    @property
    def rows(self) -> Sequence[A_co]: ...
    @property
    def sides(self) -> int: ...
    @property
    def roll(self) -> Notation | None: ...
    @property
    def deck(self) -> bool: ...


def drawn_row(
    table: Rolled[A], among: Sequence[A], gone: Gone, dice: Dice, *, told: bool = False
) -> tuple[A, tuple[int, ...], Gone]:
    """Return a row, the faces that chose it, and which rows of a deck are gone now.

    Where only some rows count, one die with a face for each result of theirs is rolled; of a table
    on dice each result weighs as much as the dice have ways to it.

    Args:
        table: The table.
        among: The rows that count; some of its own.
        gone: The rows of a deck that were drawn before, by their lowest result.
        dice: The dice.
        told: Whether it is only told which row it is: then one stands for all.
    """
    if table.deck:
        drawn = frozenset(gone)
        left = [row for row in among if row.low not in drawn]
        if not left:
            gone = Gone.of(drawn.difference(row.low for row in among))
        among = left or among
    all_ = len(among) == len(table.rows)
    rule = partial(_by_dice, table) if all_ else partial(_by_one_die, table, tuple(among))
    row, faces = foreseen(dice, rule, _alike if told and not table.deck else _result)
    return row, faces, gone.plus(row.low) if table.deck else gone


def _alike(_drawn: object) -> None:
    """Say that one row is like another."""


def _result(drawn: tuple[Ranged, tuple[int, ...]]) -> int:
    return drawn[0].low


def _by_dice(table: Rolled[A], dice: Dice) -> tuple[A, tuple[int, ...]]:
    if table.roll is None:
        faces = tuple(dice.roll(1, table.sides))
        total = faces[0]
    else:
        thrown = table.roll.roll(dice)
        faces, total = thrown.faces, thrown.total
    return next(row for row in table.rows if row.low <= total <= row.high), faces


def _by_one_die(table: Rolled[A], among: Sequence[A], dice: Dice) -> tuple[A, tuple[int, ...]]:
    ways = {} if table.roll is None else table.roll.ways()
    sizes = [
        row.high - row.low + 1
        if table.roll is None
        else sum(count for total, count in ways.items() if row.low <= total <= row.high)
        for row in among
    ]
    shared = gcd(*sizes)
    (face,) = dice.roll(1, sum(sizes) // shared)
    left = face
    for row, size in zip(among, [size // shared for size in sizes], strict=True):
        if left <= size:
            return row, (face,)
        left -= size
    raise AssertionError("a face beyond its die")
