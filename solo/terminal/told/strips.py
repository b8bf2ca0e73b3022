"""Strips, drawn and in words; good and bad differ in shape, not only in colour.

A strip takes two lines: the ruler, with a stroke where success begins and the faces that fell on
their places, and below it the names of its bands as far as there is room.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise

from solo.late import pattern
from solo.terminal.window.blocks import Block, Span, listed
from solo.view.parts import Strip
from solo.words import Text

_MOST = 72  # cells of a strip, however wide the window
_INDENT = 1
_SHADES = {True: "█▓", False: "░▒", None: "▒░"}  # neighbours of a kind take turns
_STYLES = {True: "success", False: "failure", None: "roll"}
_STROKE = "│"
_LEAST_NAME = 2  # cells in which no name can be made out
_STEM = 4  # letters of a word that is shortened with a full stop

_PART = pattern(r"(?<![\w/])(\d{1,3})/([1-9]\d{0,2})(?![\w/])")
_BAR = 5  # cells of a bar among words
_UNBROKEN = "\N{NO-BREAK SPACE}"  # between a bar and its number no line ends

_Cell = tuple[str, str]  # a character and its style


def named(strip: Strip, naming: Callable[[Text], str]) -> Strip:
    """Return a strip whose bands are named in the language of a game."""
    bands = (band._replace(label=naming(band.label)) for band in strip.bands)
    return strip._replace(bands=tuple(bands))


def drawn(strip: Strip) -> Block:
    """Return a strip as a block; where nothing is drawn, the sentence of the roll says it all."""

    def drawing(width: int) -> list[tuple[Span, ...]]:
        return _lines(strip, min(_MOST, width - 2 * _INDENT))

    return Block((), tight=True, drawing=drawing, strip=strip)


def _lines(strip: Strip, room: int) -> list[tuple[Span, ...]]:
    """Return the ruler and its names in so many cells."""
    ends = _ends(strip, room - len(strip.lines))
    ruler: list[_Cell] = []
    names: list[_Cell] = []
    shade = 0
    begin = 0
    for place, (band, end) in enumerate(zip(strip.bands, ends, strict=True)):
        before = strip.bands[place - 1] if place else None
        if before is not None:
            turned = before.good is not band.good
            shade = 0 if turned else 1 - shade
            if turned:
                ruler.append((_STROKE, "strong"))
                names.append((_STROKE, "strong"))
        size, style = end - begin, _STYLES[band.good]
        style = "fallen" if place == strip.band else style
        ruler += [(_SHADES[band.good][shade], style)] * size
        names += [(char, style) for char in _name(band.label, size, marked=place == strip.band)]
        begin = end
    _mark(ruler, strip, ends)
    return [_row(ruler), _row(names)]


def _ends(strip: Strip, room: int) -> list[int]:
    """Return the cell where each band ends; each has one at least."""
    length = max(1, strip.length)
    scale = room // length if length <= room // 2 else room / length
    ends: list[int] = []
    for band in strip.bands:
        ends.append(max(round(band.last * scale), (ends[-1] if ends else 0) + 1))
    for place in range(len(ends)):  # narrow ones at the end take their cells from those before
        ends[-1 - place] = max(len(ends) - place, min(ends[-1 - place], max(room, 1) - place))
    return ends


def _name(label: str, size: int, *, marked: bool) -> str:
    """Return a label shortened to its band, or nothing if it could no longer be recognised."""
    mark = "▲" if marked else ""
    if len(mark) + len(label) >= size:  # a space parts it from its neighbour
        room = size - 1 - len(mark)
        label = _shortened(label, room) if size > _LEAST_NAME or marked else ""
    return f"{mark}{label}".ljust(size)[:size]


def _shortened(label: str, room: int) -> str:
    """Return the first words of a label that fit; of a first one that does not, its beginning."""
    kept = ""
    for word in label.split():
        longer = f"{kept} {word}".lstrip()
        if len(longer) > room:
            break
        kept = longer
    return kept or (f"{label[:_STEM]}." if room > _STEM else label[: max(0, room)])


def _mark(ruler: list[_Cell], strip: Strip, ends: Sequence[int]) -> None:
    """Write the faces that fell over their places on the ruler."""
    taken: set[int] = set()
    for face in strip.faces:
        if not 1 <= face <= strip.length:
            continue
        text = str(face)
        at = _cell(strip.place(face), strip, ends) - len(text) // 2
        at = min(max(0, at), len(ruler) - len(text))
        while taken & set(range(at, at + len(text))) and at + len(text) < len(ruler):
            at += 1
        for offset, char in enumerate(text):
            ruler[at + offset] = (char, "fallen")
        taken |= set(range(at, at + len(text)))


def _cell(at: int, strip: Strip, ends: Sequence[int]) -> int:
    """Return the cell of a place, the strokes before it counted."""
    number = next(n for n, band in enumerate(strip.bands) if at <= band.last)
    first = strip.bands[number - 1].last if number else 0
    begin = ends[number - 1] if number else 0
    part = (at - first - 0.5) / (strip.bands[number].last - first)
    strokes = sum(a.good is not b.good for a, b in pairwise(strip.bands[: number + 1]))
    return begin + int(part * (ends[number] - begin)) + strokes


def _row(cells: Sequence[_Cell]) -> tuple[Span, ...]:
    """Put neighbouring cells of one style together."""
    spans = [Span(" " * _INDENT)]
    for char, style in cells:
        if spans[-1].style == style:
            spans[-1] = Span(spans[-1].text + char, style)
        else:
            spans.append(Span(char, style))
    return tuple(spans)


def measured(lines: Iterable[str], style: str, most: int = _BAR) -> tuple[Block, ...]:
    """Return lines one under another, with a bar before what is written as a part: `Health 3/5`.

    The number stays, so that the bar tells nothing alone.
    """

    def barred(match: re.Match[str]) -> str:
        now, whole = int(match[1]), int(match[2])
        return f"{bar(now, whole, min(whole, most))}{_UNBROKEN}{match[0]}"

    return listed((_PART.sub(barred, text) for text in lines), style)


def bar(now: int, most: int, cells: int) -> str:
    """Draw how much of something is left, in so many cells; a small rest still shows."""
    if most <= 0:
        return ""
    part = min(max(now, 0), most) * cells / most
    full = cells if part >= cells else min(cells - 1, max(1, round(part))) if part > 0 else 0
    return "█" * full + "░" * (cells - full)
