"""All chances of a data system as one table: each check, for each number that it is rolled with.

Offers before the dice have rows of their own; those after them are taken whenever they are there.
Tracks are as a hero begins with them.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from html import escape
from itertools import product
from math import prod

from solo.errors import SoloError
from solo.namedtuple import NamedTuple
from solo.rules.core.odds import odds
from solo.rules.core.outcome import Odds
from solo.rules.data_systems.checks import Rolled
from solo.rules.data_systems.rolling import Arranged, taken_when_offered
from solo.rules.data_systems.system import DataSystem

MOST_ROWS = 24  # numbers of one kind that a check is rolled with
MOST_SETS = 48  # numbers of all kinds together
TOO_MANY = "too many ways to be run through"


class Row(NamedTuple):
    """The chances of a check for one number, and with what was taken of its offers."""

    number: str  # what it is rolled with: `stat 2`
    offer: str  # nothing, or what is taken
    chances: Mapping[str, Fraction]  # none where there are too many ways to be run through


class Part(NamedTuple):
    """The rows of one check."""

    word: str
    title: str
    degrees: Mapping[str, str]  # as they are shown
    rows: tuple[Row, ...]


def parts(system: DataSystem) -> tuple[Part, ...]:
    """Return the chances of all checks of a system; a move has those of its check."""
    found = []
    for word in system.book.file.rolls:
        kind = system.checks[word]
        assert issubclass(kind, Rolled)
        words = system.book.file.words
        degrees = {one: words.get(one, one) for one in kind.plan.roll.degrees}
        found.append(Part(word, system.book.shown(word), degrees, tuple(_rows(system, kind))))
    return tuple(found)


def _rows(system: DataSystem, kind: type[Rolled]) -> Iterator[Row]:
    book, roll, hero = system.book, kind.plan.roll, system.nobody
    assert hero is not None
    for number, told in _numbers(system, kind):
        plain = Arranged(kind(**told), hero)
        yield Row(number, "", _followed(odds, plain, hero))
        for name in roll.before:
            yield Row(number, book.shown(name), _followed(odds, plain.with_offer(name), hero))
        for name in roll.after:
            yield Row(number, book.shown(name), _followed(taken_when_offered, plain, name))


def _followed(work: Callable[..., Odds], *arguments: object) -> Mapping[str, Fraction]:
    """Return chances; none where there are too many ways to be run through."""
    try:
        found = work(*arguments)
    except SoloError:
        return {}
    return {label: Fraction(ways, found.total) for label, ways in found.labels.items()}


def _numbers(system: DataSystem, kind: type[Rolled]) -> Iterator[tuple[str, dict[str, str]]]:
    """Yield the numbers that a check may be rolled with, by a name, each set once.

    They are all that there are, or where these are too many each kind goes through its numbers with
    the others as a hero begins.
    """
    fields, file = kind.__dataclass_fields__, system.book.file  # type: ignore[attr-defined]  # it is one
    usual: dict[str, str] = {}
    numbers: dict[str, Iterable[int]] = {}
    for field, rated in (("stat", file.attributes), ("skill", file.skills)):
        if field in fields:
            usual[field] = str(next((one.usual for one in rated.values()), 0))
            numbers[field] = _stepped([one.range for one in rated.values()])
    if "on" in fields:
        usual["on"] = "0"
        numbers["on"] = range(file.progress[kind.plan.roll.on].boxes + 1)
    every = product(*(list(map(str, each)) for each in numbers.values()))
    if prod(len(list(each)) for each in numbers.values()) <= MOST_SETS:
        sets = [dict(zip(numbers, each, strict=True)) for each in every]
    else:
        sets = [{**usual, field: str(n)} for field, each in numbers.items() for n in each]
    said = {", ".join(f"{_CALLED[field]} {n}" for field, n in one.items()): one for one in sets}
    for told, one in said.items():
        yield told, {**usual, **one}


_CALLED = {"stat": "stat", "skill": "skill", "on": "boxes"}


def _stepped(ranges: Sequence[tuple[int, int]]) -> range:
    """Return the numbers of some ranges, or about two dozen of them."""
    least = min((least for least, _ in ranges), default=0)
    most = max((most for _, most in ranges), default=0)
    step = -(-(most - least) // MOST_ROWS) or 1
    return range(least, most + 1, step if step == 1 else -(-step // 5) * 5)


def text(system: DataSystem) -> str:
    """Return the table as plain text."""
    lines = [f"{system.title} ({system.name}): all chances, in percent"]
    for part in parts(system):
        lines += ["", part.title]
        width = max([len(_said(row)) for row in part.rows] + [6])
        lines.append(
            " ".join([" " * width, *(f"{one:>10}" for one in part.degrees.values())]).rstrip()
        )
        for row in part.rows:
            cells = [
                f"{_percent(row.chances.get(one)):>{max(10, len(said))}}"
                for one, said in part.degrees.items()
            ]
            if not row.chances:
                cells = [TOO_MANY]
            lines.append(" ".join([f"{_said(row):<{width}}", *cells]).rstrip())
    return "\n".join(lines)


def html(system: DataSystem) -> str:
    """Return the table as a page of its own, which needs nothing else."""
    body = []
    for part in parts(system):
        head = "".join(f"<th scope=col>{escape(one)}</th>" for one in part.degrees.values())
        body.append(f"<h2>{escape(part.title)}</h2><table><tr><td></td>{head}</tr>")
        for row in part.rows:
            cells = "".join(_cell(row.chances.get(one)) for one in part.degrees)
            if not row.chances:
                cells = f"<td colspan={len(part.degrees)}>{TOO_MANY}</td>"
            body.append(f"<tr><th scope=row>{escape(_said(row) or part.word)}</th>{cells}</tr>")
        body.append("</table>")
    title = f"{escape(system.title)}: all chances"
    return _PAGE.format(title=title, lang=escape(system.book.file.language or "en"),
                        about=escape(system.book.file.about), body="\n".join(body))  # fmt: skip


_PAGE = """\
<!doctype html>
<html lang="{lang}"><head><meta charset="utf-8"><title>{title}</title>
<meta name="viewport" content="width=device-width">
<style>
body {{ font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem;
  color-scheme: light dark }}
table {{ border-collapse: collapse; margin-bottom: 2rem }}
th, td {{ padding: .2rem .7rem; text-align: right; border-bottom: 1px solid #8884 }}
th[scope=row] {{ text-align: left; font-weight: normal }}
td {{ font-variant-numeric: tabular-nums;
  background: linear-gradient(to left, #4a90d955 var(--p), #0000 0) }}
</style></head><body><h1>{title}</h1><p>{about}</p>
{body}
</body></html>
"""


def _cell(chance: Fraction | None) -> str:
    share = float(chance or 0) * 100
    return f'<td style="--p:{share:.1f}%">{_percent(chance)}</td>'


def _percent(chance: Fraction | None) -> str:
    return f"{float(chance) * 100:.2f}" if chance else "-"


def _said(row: Row) -> str:
    return f"{row.number}, {row.offer}".strip(", ") if row.offer else row.number


def of_system(system: object) -> DataSystem:
    """Return a system that has such a table.

    Raises:
        SoloError: It is none of a file.
    """
    if not isinstance(system, DataSystem):
        raise SoloError("only rules of a file have a table of all their chances; name a check")
    return system
