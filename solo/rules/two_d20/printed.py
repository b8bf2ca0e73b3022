"""The tables that both games read; where they are kept, and how a table is asked for."""

from pathlib import Path

from solo.rules.core.printed import Printed, read_table

DATA = Path(__file__).parent / "data"


def printed(name: str) -> Printed:
    """Return the shared table `<name>.json`."""
    return read_table(DATA, name)
