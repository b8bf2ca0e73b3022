"""The tables of Fictive Hack, in `data/`."""

from functools import partial
from pathlib import Path

from solo.rules.core.printed import read_table

DATA = Path(__file__).parent / "data"

printed = partial(read_table, DATA)
"""Return the table of that name as it stands in `data/`."""
