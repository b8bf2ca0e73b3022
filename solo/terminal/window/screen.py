"""Lines as a terminal shows them, in the looks of a theme.

Nothing here needs prompt_toolkit, so that the first scene is there before that is loaded.
"""

import os
import sys
from collections.abc import Iterable
from typing import TextIO

from solo.late import late
from solo.terminal.window.theme import Ground, code_of
from solo.terminal.window.wrap import Line

_UNKNOWN = (80, 24)  # columns and rows of a window that can't be asked


class Screen:
    """A terminal's window, to be written to line by line.

    Args:
        out: The terminal.
        colour: Whether colours may be used; bold and italics always are.
        ground: The background that its looks are for; None for looks that fit any.
    """

    def __init__(self, out: TextIO, *, colour: bool = True, ground: Ground | None = None) -> None:
        self._out = out
        self._colour = colour
        self.ground = ground or Ground("none", out)

    def size(self) -> tuple[int, int]:
        """Return the window's columns and rows as they are now."""
        try:
            columns, rows = os.get_terminal_size(self._out.fileno())
        except OSError:
            return _UNKNOWN
        return (columns, rows) if columns and rows else _UNKNOWN

    def show(self, lines: Iterable[Line]) -> None:
        """Write lines, each with its end."""
        looks = self.ground.looks
        codes = {style: code_of(look, colour=self._colour) for style, look in looks.items()}
        for line in lines:
            for text, style in line:
                code = codes.get(style, "")
                self._out.write(f"{code}{text}\x1b[0m" if code else text)
            self._out.write("\n")
        self._out.flush()


def colourful(*, wanted: bool = True) -> bool:
    """Say whether colours may be used; NO_COLOR, if it is not empty, forbids them."""
    return wanted and not os.environ.get("NO_COLOR")


@late
def understands() -> bool:
    """Say whether the terminal has a window and takes codes for what they mean.

    A console of Windows has to be told to; an old one can't, and what is no console has no window.
    """
    if sys.platform != "win32":
        return True
    import ctypes

    kernel = ctypes.windll.kernel32
    return bool(kernel.SetConsoleMode(kernel.GetStdHandle(-11), 7))
