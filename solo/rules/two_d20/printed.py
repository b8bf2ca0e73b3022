"""The tables that both games read; where they are kept, and how a table is asked for."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from solo.rules.core.printed import read_table

DATA = Path(__file__).parent / "data"


def printed(name: str) -> Mapping[str, Any]:
    """Return the shared table `<name>.json`."""
    return read_table(DATA, name)
