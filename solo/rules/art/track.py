"""Draws the track of ten squares that phases, fights and chases share; knows nothing of rules."""

from collections.abc import Mapping, Sequence

SQUARES = 10  # ART-307, ART-363
WIDTH = 76


def draw(cells: Sequence[Sequence[str]], *, first: int = 1, marker: int = -1) -> tuple[str, ...]:
    """Return the lines of a track: numbers, and below them who stands where.

    Args:
        cells: Who or what is in each square, from the left.
        first: The number of the first square.
        marker: Which square (from 0) bears the marker; negative for none.

    Source: ART Engine, ART-307, ART-363, ART-516.
    """
    width = max(4, min(14, WIDTH // max(1, len(cells)) - 1))
    deep = max(1, max((len(cell) for cell in cells), default=1))
    head = "|".join(
        _cell(f">{first + place}<" if place == marker else f"{first + place}", width)
        for place in range(len(cells))
    )
    rows = [
        "|".join(_cell(cell[line] if line < len(cell) else "", width) for cell in cells)
        for line in range(deep)
    ]
    return tuple(f"|{row}|" for row in (head, *rows))


def spoken(tokens: Mapping[str, int], noun: str) -> str:
    """Say a track in one line for plain mode: `Ada: phase 3; Ben: phase 4`."""
    return "; ".join(f"{name}: {noun} {place}" for name, place in tokens.items())


def _cell(text: str, width: int) -> str:
    return text[:width].center(width)
