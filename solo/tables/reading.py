"""Tables from YAML files: checked for types, gaps and circles, every mistake with its place."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from graphlib import CycleError, TopologicalSorter
from itertools import islice
from pathlib import Path

from solo.disk import followed
from solo.errors import AdventureError, Problem, did_you_mean
from solo.namedtuple import NamedTuple
from solo.rules.core.wording.naming import slug
from solo.source import MOST_BYTES as ADVENTURE_BYTES
from solo.source import Node, parse, shown, strange_keys
from solo.source.packing import pack, unpack
from solo.tables.model import NESTED, Row, Table
from solo.tables.rows import read_rows
from solo.words import Message, Words
from solo.words.catalogue import catalogue

DATA = Path(__file__).parent / "data"
# A file of tables draws on no budget of a load: within these bounds it takes a second at most.
MOST_BYTES = 1_000_000
MOST_TABLES = 500
MOST_CIRCLES = 20  # that are told of one file
MOST_HINTED = 50  # problems of a file, up to which near names are looked for
_HEADER = ("title", "author", "licence", "source", "tables")
BESIDE = ("foes", "system")  # what a file that a table brings may have beside tables
_TABLE = ("title", "about", "roll", "deck", "rows")
_ROW = ("text", "weight", "tags", "do")
_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


@cache
def shipped(language: str = "") -> Mapping[str, Table]:
    """Return the tables that come with the program, by id; those that came later behind the others.

    What an older game drew by words is so drawn again when it is played back.

    Args:
        language: The language of their rows; rows that it has not stay English.
    """
    if language:
        return {key: _said(table, Words(language)) for key, table in shipped().items()}
    problems: list[Problem] = []
    first = _shipped(DATA, problems)
    tones = _shipped(DATA / "tones", problems)
    found = {**first, **{key: replace(table, later=True) for key, table in tones.items()}}
    _check_draws(found, found, problems)
    if problems:
        raise AdventureError(problems)
    return found


def _shipped(folder: Path, problems: list[Problem]) -> dict[str, Table]:
    found: dict[str, Table] = {}
    for path in sorted(folder.glob("*.yaml")):
        found |= _read(path, problems)
    for path in folder.glob("*.json"):  # where they travel without YAML
        found |= _tables(unpack(json.loads(path.read_bytes()), path.name), problems)
    return dict(sorted(found.items()))


def _said(table: Table, words: Words) -> Table:
    """Return a table with its rows in a language; the catalogue has them by their English text."""
    known = catalogue("tables", words.language)

    def said(row: Row) -> Row:
        key = f"{table.id}-{slug(row.text)}"
        return replace(row, text=words.say(Message(f"tables.{key}"))) if key in known else row

    called = words.name("tables", table.id)
    return replace(
        table, rows=tuple(map(said, table.rows)), called="" if called == table.id else called
    )


def packed() -> dict[str, str]:
    """Return the files of the program's tables as they travel without YAML, by their names."""
    found = {}
    for path in DATA.rglob("*.yaml"):
        root = parse(read_whole(path, "file of tables"), path.name, []).root
        assert root is not None
        name = path.relative_to(DATA).with_suffix(".json").as_posix()
        found[name] = json.dumps(pack(root), ensure_ascii=False)
    return found


def load(path: Path, known: Mapping[str, Table] | None = None) -> dict[str, Table]:
    """Return the tables of a file, by id; rows may draw from them and from those `known`.

    Raises:
        AdventureError: Something in it is wrong; the error lists every problem.
        SoloError: The file can't be read.
    """
    tables, problems = examine(path, known)
    if problems:
        raise AdventureError(problems)
    return tables


def load_text(
    data: bytes, name: str, known: Mapping[str, Table], others: tuple[str, ...] = ()
) -> dict[str, Table]:
    """Return the tables of a file's content, as `load` does; `others` are sections beside them.

    A file that has one of those needs no tables.
    """
    problems: list[Problem] = []
    parsed = parse(data, name, problems)
    tables = {} if parsed.root is None else dict(_tables(parsed.root, problems, others))
    _check_draws(tables, {**known, **tables}, problems)
    if problems:
        raise AdventureError(problems)
    return tables


def examine(
    path: Path, known: Mapping[str, Table] | None = None, others: tuple[str, ...] = ()
) -> tuple[dict[str, Table], list[Problem]]:
    """Return the tables of a file that can be read, and every problem; `others` as in `load_text`.

    Raises:
        SoloError: The file can't be read.
    """
    problems: list[Problem] = []
    tables = _read(path, problems, others)
    _check_draws(tables, {**(known or {}), **tables}, problems)
    return tables, sorted(problems, key=lambda problem: problem.mark)


def brings(path: Path) -> frozenset[str]:
    """Return which of `tables` and `foes` a file holds that a table brings; none of any other file.

    Raises:
        SoloError: It can't be read.
    """
    # As much as an adventure's file may have: it may be one, and is then looked at as one.
    root = parse(followed(path, ADVENTURE_BYTES, "adventure's file"), path.name, []).root
    keys = set(root.value) if root is not None and isinstance(root.value, dict) else set()
    return frozenset(keys & {"tables", "foes"} if keys <= {*_HEADER, *BESIDE} else ())


def read_whole(path: Path, kind: str) -> bytes:
    """Return what is in a file that is to be read whole, or in what a link leads to.

    Raises:
        SoloError: It can't be read, is no ordinary file, or is too large for its `kind`.
    """
    return followed(path, MOST_BYTES, kind)


def _read(path: Path, problems: list[Problem], others: tuple[str, ...] = ()) -> dict[str, Table]:
    """Return the tables of a file, whatever they draw from.

    Raises:
        SoloError: The file can't be read.
    """
    parsed = parse(read_whole(path, "file of tables"), path.name, problems)
    return {} if parsed.root is None else dict(_tables(parsed.root, problems, others))


def _tables(
    root: Node, problems: list[Problem], others: tuple[str, ...] = ()
) -> Iterator[tuple[str, Table]]:
    if not isinstance(root.value, dict):
        problems.append(Problem(root.mark, "type-wrong", "expected a mapping with 'tables'"))
        return
    keys = (*_HEADER, *others)
    problems += strange_keys(_unknown(root.value, keys), dict.fromkeys(keys))
    section = root.value.get("tables")
    if section is None and any(key in root.value for key in others):
        return
    if section is None or not isinstance(section.value, dict):
        problems.append(
            Problem(root.mark, "key-missing", "'tables' is missing: tables by their ids")
        )
        return
    if len(section.value) > MOST_TABLES:
        message = f"more than {MOST_TABLES} tables; split the file"
        problems.append(Problem(section.mark, "list-long", message))
        return
    for key, node in section.value.items():
        if not _ID.fullmatch(key):
            message = f"'{shown(key)}' is no id; write lower-case words with hyphens"
            problems.append(Problem(node.key_mark, "id-wrong", message))
            continue
        before = len(problems)
        table = _table(key, node, problems)
        if table is not None and len(problems) == before:
            yield key, table


def _unknown(entries: Mapping[str, Node], known: tuple[str, ...]) -> dict[str, Node]:
    return {key: node for key, node in entries.items() if key not in known}


def _table(key: str, node: Node, problems: list[Problem]) -> Table | None:
    """Return a table: a list of rows, rows by results, or a mapping with `rows` and more."""
    entries: Mapping[str, Node] = {}
    rows = node
    if isinstance(node.value, dict) and (named := _misnamed(node.value)):
        problems.append(Problem(node.value[named].key_mark, "key-unknown", _no_rows(named)))
        return None
    if isinstance(node.value, dict) and "rows" in node.value:
        entries, rows = node.value, node.value["rows"]
        problems += strange_keys(_unknown(entries, _TABLE), dict.fromkeys(_TABLE))
    found = read_rows(
        key, rows, entries.get("roll"), lambda item: _row(item, problems), problems.append
    )
    if found is None:
        return None
    return Table(
        id=key,
        title=_text(entries.get("title"), problems) or key.replace("-", " ").capitalize(),
        about=tuple(word.casefold() for word in _words(entries.get("about"), problems)),
        mark=node.key_mark,
        rows=tuple(Row(**said._asdict(), low=low, high=high) for low, high, said, _ in found.rows),
        sides=found.sides,
        roll=found.roll,
        deck=_flag(entries.get("deck"), problems),
    )


def _misnamed(entries: Mapping[str, Node]) -> str:
    """Return the only strange key of a table without `rows`, if other keys of one are there."""
    strange = _unknown(entries, _TABLE)
    one = len(strange) == 1 < len(entries) and "rows" not in entries
    name = next(iter(strange)) if one else ""
    return "" if name[:1].isdecimal() else name


def _no_rows(name: str) -> str:
    return f"unknown key '{shown(name)}'; did you mean 'rows', which is missing?"


class Said(NamedTuple):
    """What a row says, the results aside."""

    text: str
    tags: frozenset[str] = frozenset()
    do: tuple[str, ...] = ()


def _row(node: Node, problems: list[Problem]) -> Said | None:
    """Return what a row says, None if it says nothing."""
    if isinstance(node.value, str) and node.value.strip():
        return Said(node.value.strip())
    if not isinstance(node.value, dict) or "text" not in node.value:
        cure = ""
        if isinstance(node.value, dict) and len(node.value) == 1:
            (name,) = node.value  # `{finds}`, as other tools draw
            drawn = f"\"{{{{ draw('{shown(name)}') }}}}\""
            cure = f"; quote a text in braces; to draw from a table, write {drawn}"
        problems.append(
            Problem(node.mark, "table-row", f"expected a text, or a row with 'text'{cure}")
        )
        return None
    problems += strange_keys(_unknown(node.value, _ROW), dict.fromkeys(_ROW))
    text = _text(node.value["text"], problems)
    tags = frozenset(word.casefold() for word in _words(node.value.get("tags"), problems))
    return Said(text, tags, tuple(_words(node.value.get("do"), problems))) if text else None


def _text(node: Node | None, problems: list[Problem]) -> str:
    if node is None:
        return ""
    if not isinstance(node.value, str) or not node.value.strip():
        problems.append(Problem(node.mark, "type-wrong", "expected a text"))
        return ""
    return node.value.strip()


def _words(node: Node | None, problems: list[Problem]) -> list[str]:
    if node is None:
        return []
    items = node.value if isinstance(node.value, list) else [node]
    return [word for item in items if (word := _text(item, problems))]


def _no_flag(value: object) -> str:
    meant = {"yes": "true", "on": "true", "no": "false", "off": "false"}.get(str(value).lower(), "")
    return f"expected true or false, found '{shown(value)}'" + (f"; write {meant}" if meant else "")


def _flag(node: Node | None, problems: list[Problem]) -> bool:
    if node is None or node.value == "false":
        return False
    if node.value != "true":
        problems.append(Problem(node.mark, "type-wrong", _no_flag(node.value)))
    return True


def _check_draws(
    tables: Mapping[str, Table], known: Mapping[str, Table], problems: list[Problem]
) -> None:
    """Report rows that draw from no table, and tables that draw from themselves in a circle."""
    asked = {name: _asked(table) for name, table in known.items()}
    for table in tables.values():
        for name in asked[table.id]:
            if name not in known:
                message = f"table '{table.id}' draws from '{name}', which is none"
                cure = did_you_mean(name, known) if len(problems) < MOST_HINTED else ""
                problems.append(Problem(table.mark, "table-unknown", message + cure))
    for circle in islice(_circles(asked), MOST_CIRCLES):
        message = f"tables draw from each other in a circle: {' to '.join(circle)}"
        problems.append(Problem(known[circle[0]].mark, "table-circle", message))
    for table in tables.values():
        for row in table.rows:
            if "{{" in NESTED.sub("", row.text) or "{%" in row.text:
                message = "a row may hold {{ draw('table') }} and no other tag"
                problems.append(Problem(table.mark, "prose-forbidden", message))


def _asked(table: Table) -> list[str]:
    return list(dict.fromkeys(name for row in table.rows for name in NESTED.findall(row.text)))


def _circles(asked: Mapping[str, Iterable[str]]) -> Iterator[list[str]]:
    """Yield ways on which a table comes back to itself, so that each such table is on one."""
    left = dict(asked)
    while True:
        try:
            TopologicalSorter(left).prepare()
        except CycleError as found:
            way: list[str] = found.args[1][::-1]
            yield way
            left = {name: drawn for name, drawn in left.items() if name not in way}
        else:
            return
