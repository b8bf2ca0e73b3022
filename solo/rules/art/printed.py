"""Reads the printed tables in `data/`, each once; knows nothing of what they mean."""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from solo.errors import TableError

DATA = Path(__file__).parent / "data"


@cache
def printed(name: str) -> Mapping[str, Any]:
    """Return the table `data/<name>.json` as it stands there.

    Raises:
        TableError: It does not say its source.
    """
    table: dict[str, Any] = json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))
    if not table.get("source"):
        raise TableError(name, ["a table must say its source"])
    return table
