"""Tables written down again, as a file that `reading` reads back."""

import json
from collections.abc import Mapping
from typing import cast

from solo.tables.model import Row, Table


def written(tables: Mapping[str, object]) -> str:
    """Return tables as the text of a file in JSON, which is YAML as well."""
    known = cast("Mapping[str, Table]", tables)
    told = {name: _table(table) for name, table in known.items()}
    return json.dumps({"tables": told}, ensure_ascii=False, separators=(",", ":"))


def _table(table: Table) -> dict[str, object]:
    found: dict[str, object] = {"title": table.title}
    if table.about:
        found["about"] = list(table.about)
    if table.roll is not None:
        found["roll"] = table.roll.text
    if table.deck:
        found["deck"] = "true"
    return {**found, "rows": {_span(row): _row(row) for row in table.rows}}


def _span(row: Row) -> str:
    return str(row.low) if row.low == row.high else f"{row.low}-{row.high}"


def _row(row: Row) -> object:
    more = {"tags": sorted(row.tags), "do": list(row.do)}
    kept = {name: value for name, value in more.items() if value}
    return {"text": row.text, **kept} if kept else row.text
