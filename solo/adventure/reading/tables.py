"""The random tables of an adventure: rows with texts, effects, conditions and tags."""

from collections.abc import Iterable, Iterator, Mapping

from solo.adventure.branch import Action, Change, Draw, PassTime, SetVariable, Upon, Value
from solo.adventure.model import Row, Table
from solo.adventure.reading.branch_reader import CHECK, WAYS, BranchReader
from solo.adventure.reading.context import Page
from solo.adventure.reading.header import entries_of
from solo.adventure.shipped import dice_of, table_of, tags_of
from solo.prose import Expression
from solo.source import Node, shown
from solo.tables.rows import is_result, read_rows

KEYS = ("roll", "deck", "rows")
ROW = ("text", "weight", "tags", "when")
USUAL = 100  # the die of a table that names none


def read_tables(nodes: Iterable[Node], branches: BranchReader) -> dict[str, Table]:
    """Return the random tables by id, and tell the page what names there are."""
    page, found = branches.page, {}
    entries = entries_of(nodes, page.problems, loose=True)
    page.names.tables = {key: None for key, _ in entries}
    for key, node in entries:
        table = _table(key, node, branches)
        if table is not None:
            found[key] = table
        else:
            page.names.lost.add(key)
    page.names.tables = {key: tags_of(table) for key, table in found.items()}
    if page.checking:
        _check_circles(found, page)
        page.names.doing = {key for key in found if _does(key, found)}
        for table in found.values():
            for row in table.rows:
                page.check_draws(row.text, allowed=True)
    return found


def _table(key: str, node: Node, branches: BranchReader) -> Table | None:
    page = branches.page
    entries: Mapping[str, Node] = {}
    rows = node
    if isinstance(node.value, dict) and any(key in node.value for key in KEYS):
        entries = node.value
        others = [key for key in entries if key not in KEYS]
        if "rows" not in entries:
            results = [key for key in others if is_result(key)]
            cure = f"; put them under it: rows: {{{shown(results[0])}: …}}" if results else ""
            if not results:
                page.strange(entries, KEYS, ("rows",))
            page.report(node.mark, "key-missing", f"'rows' is missing: the rows of the table{cure}")
            return None
        page.strange(entries, KEYS, ("roll",) if "roll" not in entries else ())
        rows = entries["rows"]
        if len(others) == 1 and "roll" not in entries and dice_of(str(entries[others[0]].value)):
            entries = {**entries, "roll": entries[others[0]]}  # so that no row seems to be missing
    found = read_rows(
        key,
        rows,
        entries.get("roll"),
        lambda item: _row(item, branches),
        page.problems.append,
        sides=USUAL,
    )
    if found is None:
        return None
    if page.checking and found.rows and all(one.row.when is not None for one in found.rows):
        message = (
            f"every row of table '{key}' has a condition, so there may be nothing to draw; leave "
            "one without 'when'"
        )
        page.report(node.key_mark, "table-gap", message, "warning")
    return Table(
        id=key,
        mark=node.key_mark,
        sides=found.sides,
        rows=tuple(_placed(one.row, one.low, one.high) for one in found.rows),
        roll=found.roll,
        deck=page.typed(entries.get("deck"), bool, False),
    )


def _row(node: Node, branches: BranchReader) -> Row | None:
    """Read a row: its text alone, or a mapping with effects; its results are put in later."""
    page = branches.page
    if not isinstance(node.value, dict):
        text = page.prose(node, draws=None)
        return None if text is None else Row(0, 0, text)
    entries = node.value
    effects = [key for key in branches.keys if key not in (*WAYS, *CHECK)]
    page.strange(entries, (*ROW, *effects))
    actions = tuple(branches.effects.actions(entries))
    text = page.prose(entries.get("text"), draws=None)
    if text is None and not actions:
        page.report(node.mark, "table-row", "this row says and does nothing; give it a 'text'")
    return Row(
        0,
        0,
        text,
        frozenset(word.casefold() for word in _words(entries.get("tags"), page)),
        actions,
        page.condition(entries.get("when")),
    )


def _words(node: Node | None, page: Page) -> tuple[str, ...]:
    if node is None:
        return ()
    items = node.value if isinstance(node.value, list) else [node]
    return tuple(str(page.typed(item, str, "")) for item in items)


def _placed(row: Row, low: int, high: int) -> Row:
    return Row(low, high, row.text, row.tags, row.actions, row.when)


def _within(table: Table) -> Iterator[str]:
    """Yield what a table's rows draw from: in a text, by an effect, or in the value of one."""
    for row in table.rows:
        if row.text is not None:
            yield from row.text.draws
        for action in row.actions:
            if isinstance(action, Draw):
                yield action.table
            for value in _values(action):
                if isinstance(value, Expression):
                    yield from value.draws


def _values(action: Action) -> Iterator[Value | Expression]:
    """Yield the values of an effect that may be worked out as it is done."""
    match action:
        case SetVariable(value=value) | PassTime(minutes=value):
            yield value
        case Change(effect=effect):
            yield from effect.fields.values()
        case Upon(effects=effects):
            for effect in effects:
                yield from effect.fields.values()
        case _:
            pass


def _does(key: str, tables: Mapping[str, Table]) -> bool:
    """Say whether drawing from a table does more than tell something."""
    return any(row.actions for table in _reached(key, tables).values() for row in table.rows)


def _reached(key: str, tables: Mapping[str, Table]) -> dict[str, Table]:
    """Return a table and all that its rows draw from, however far, the program's included."""
    seen: dict[str, Table] = {}
    ahead = [key]
    while ahead:
        name = ahead.pop()
        table = None if name in seen else table_of(tables, name)
        if table is not None:
            seen[name] = table
            ahead += _within(table)
    return seen


def _check_circles(tables: Mapping[str, Table], page: Page) -> None:
    """Report tables that come back to themselves; each circle at its first table."""
    told: set[str] = set()
    for key, table in tables.items():
        if key in told:
            continue
        again = {one for inner in _within(table) for one in _reached(inner, tables)}
        if key in again:
            circle = {one for one in again if key in _reached(one, tables)}
            told |= circle
            message = f"tables draw from each other in a circle: {', '.join(sorted(circle))}"
            page.report(table.mark, "table-circle", message)
