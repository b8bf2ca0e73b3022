"""The tables of Fictive Hack, each a file in `data`."""

from solo.rules.core.values.printed import tables

DATA, printed = tables(__file__)
