"""The tables of both 2d20 games, each a file in `data`."""

from solo.rules.core.values.printed import tables

DATA, printed = tables(__file__)
