"""The track of ten squares that phases, fights and chases share, drawn in lines of text."""

from collections.abc import Iterable, Sequence

SQUARES = 10  # ART-307, ART-363
NARROW, WIDE = 3, 7  # ten squares fit 40 cells when narrow, and 80 when wide


def draw(cells: Sequence[Sequence[str]], *, marker: int = -1) -> tuple[str, ...]:
    """Return the lines of a track: numbers, and below them who stands where.

    Marks of three letters or fewer make a track that fits 40 columns; ten squares stand in a row.

    Args:
        cells: Who or what is in each square, from the left.
        marker: Which square (from 0) bears the marker; negative for none.

    Source: ART Engine, ART-307, ART-363, ART-516.
    """
    names = [name for cell in cells for name in cell]
    width = max(NARROW, min(WIDE, max(map(len, names), default=0)))
    lines: list[str] = []
    for start in range(0, len(cells), SQUARES):
        row = cells[start : start + SQUARES]
        lines += _row(row, width, 1 + start, marker - start)
    return tuple(lines)


def _row(cells: Sequence[Sequence[str]], width: int, first: int, marker: int) -> list[str]:
    numbers = [
        f">{first + place}" if place == marker else f"{first + place}"
        for place in range(len(cells))
    ]
    deep = max(1, max((len(cell) for cell in cells), default=1))
    filled = [[cell[line] if line < len(cell) else "" for cell in cells] for line in range(deep)]
    return [
        ("|" + "|".join(f"{text[:width]:<{width}}" for text in row)).rstrip(" ")
        for row in (numbers, *filled)
    ]


def marks(names: Iterable[tuple[str, bool]]) -> tuple[str, ...]:
    """Return a short mark for each, all unlike: capitals for ours, small letters for foes.

    Each entry gives how somebody is called, with or without an article, and whether it is a foe.
    """
    found: list[str] = []
    for name, foe in names:
        words = [word for word in name.replace("-", " ").split() if word.lower() not in _ARTICLES]
        number = words[-1] if words and words[-1].isdigit() else ""
        letter = words[0][:1] if words else "?"
        letter = letter.lower() if foe else letter.upper()
        mark, more = f"{letter}{number}", 1
        while mark in found:
            more += 1
            mark = f"{letter}{more}"
        found.append(mark)
    return tuple(found)


_ARTICLES = ("the", "a", "an", "der", "die", "das", "ein", "eine")
