"""The tables of Conan, each a file in `data`."""

from pathlib import Path

from solo.rules.core.printed import Printed, read_table

DATA = Path(__file__).parent / "data"


def printed(name: str) -> Printed:
    """Return the table `<name>.json`."""
    return read_table(DATA, name)
