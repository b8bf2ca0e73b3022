"""Pages of long text, one window at a time; a change of the window's width keeps the position."""

from collections.abc import Iterator, Sequence

from solo.terminal.window.blocks import Block
from solo.terminal.window.wrap import Line, lay_out

_FEWEST = 4  # lines of a page, however low the window


class Pages:
    """Blocks to be shown page by page."""

    def __init__(self, blocks: Sequence[Block]) -> None:
        self._units = tuple(_units(blocks))
        self._shown = 0  # units that have been shown whole
        self._within = 0  # lines of the next unit that have been shown, at _width
        self._width = 0

    @property
    def done(self) -> bool:
        """Whether everything has been shown."""
        return self._shown >= len(self._units)

    def next(self, width: int, height: int) -> list[Line]:
        """Return the lines of the next page; a block cut at another width is begun again."""
        if width != self._width:
            self._width, self._within = width, 0
        room = max(height, _FEWEST)
        lines: list[Line] = []
        while not self.done:
            block = self._lines(width)
            if len(lines) + len(block) > room:
                piece = self._piece(block, room - len(lines))
                return lines + piece if piece else self._without_heading(lines)
            lines += block
            self._shown, self._within = self._shown + 1, 0
        return lines

    def rest(self, width: int) -> list[Line]:
        """Return all that has not been shown."""
        return self.next(width, len(self._units) * 10_000)

    def _lines(self, width: int) -> list[Line]:
        """Return what is left of the next unit, with the empty line above it."""
        unit = self._units[self._shown]
        gap: list[Line] = [] if unit[0].tight else [()]
        return (gap + lay_out(unit, width))[self._within :]

    def _without_heading(self, lines: list[Line]) -> list[Line]:
        """Take a heading off the end of a page, to be shown above its text."""
        (last, *others) = self._units[self._shown - 1]
        if others:
            return lines
        size = len(lay_out([last], self._width)) + (not last.tight)
        if size >= len(lines) or any(span.style != "heading" for span in last.spans):
            return lines
        self._shown -= 1
        return lines[:-size]

    def _piece(self, block: list[Line], room: int) -> list[Line]:
        """Cut a block that does not fit, but leave no single line of it on either page."""
        room -= len(block) - room == 1
        if room < 3:
            return []
        self._within += room
        return block[:room]


def _units(blocks: Sequence[Block]) -> Iterator[list[Block]]:
    """Yield single blocks, but together those that may share lines."""
    unit: list[Block] = []
    for block in blocks:
        if unit and not (unit[-1].short and block.short and block.tight):
            yield unit
            unit = []
        unit.append(block)
    if unit:
        yield unit
