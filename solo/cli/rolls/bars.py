"""Chances as rows with bars, for `solo odds` of a check and of plain dice."""

from collections.abc import Mapping
from types import MappingProxyType

from solo.cli import options

ASIS: Mapping[str, str] = MappingProxyType({})
LONGEST_BAR = 40
_TOO_LONG = 10**12


def number(total: int) -> str:
    """Say how many; a number too long to read by its power of ten."""
    return str(total) if total < _TOO_LONG else f"some 10^{len(str(total)) - 1}"


def bars(
    rows: Mapping[str, int], total: int, shown: Mapping[str, str] = ASIS, *, plain: bool = False
) -> list[str]:
    """Draw each chance as a row: words for a reader, a bar for the eye unless it is to be plain."""
    told = [(shown.get(name, name), ways) for name, ways in rows.items()]
    if plain:
        return [f"  {name}: {100 * number / total:.1f}%" for name, number in told]
    width = max([len(name) for name, _ in told], default=0)
    room = max(0, min(LONGEST_BAR, options.window() - width - len("    100.0%  ")))
    return [
        f"  {name:<{width}}  {100 * number / total:5.1f}%  {'#' * round(room * number / total)}"
        for name, number in told
    ]
