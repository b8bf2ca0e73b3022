"""Lines as a terminal shows them: in the terminal's own named colours, never with a background.

Nothing here needs prompt_toolkit, so that the first scene is there before that is loaded. Blue and
yellow are left out, since the one can't be read on black and the other not on white; what matters
is never said by a colour alone.
"""

import os
import sys
from collections.abc import Iterable, Mapping
from typing import TextIO

from solo.late import late
from solo.terminal.wrap import Line

LOOKS: Mapping[str, str] = {
    "heading": "bold underline",
    "strong": "bold",
    "emphasis": "italic",
    "aside": "italic",
    "status": "italic",
    "number": "bold ansicyan",
    "option": "",
    "hint": "ansicyan",
    "barred": "italic",
    "label": "",
    "roll": "bold",
    "success": "bold ansigreen",
    "failure": "bold ansired",
    "change": "ansimagenta",
    "remark": "italic",
    "said": "bold",
    "refusal": "ansired",
    "fault": "bold",
    "prompt": "bold ansicyan",
    "bottom-toolbar": "noreverse",
}
_CODES = {"bold": 1, "italic": 3, "underline": 4}
_COLOURS = {"ansired": 31, "ansigreen": 32, "ansimagenta": 35, "ansicyan": 36}
_UNKNOWN = (80, 24)  # columns and rows of a window that can't be asked


class Screen:
    """A terminal's window, to be written to line by line.

    Args:
        out: The terminal.
        colour: Whether colours may be used; bold and italics always are.
    """

    def __init__(self, out: TextIO, *, colour: bool = True) -> None:
        self._out = out
        codes = _CODES | (_COLOURS if colour else {})
        self._codes = {style: _code(look.split(), codes) for style, look in LOOKS.items()}
        if sys.platform == "win32":
            _understand_codes()

    def size(self) -> tuple[int, int]:
        """Return the window's columns and rows as they are now."""
        try:
            columns, rows = os.get_terminal_size(self._out.fileno())
        except OSError:
            return _UNKNOWN
        return (columns, rows) if columns and rows else _UNKNOWN

    def show(self, lines: Iterable[Line]) -> None:
        """Write lines, each with its end."""
        for line in lines:
            for text, style in line:
                code = self._codes.get(style, "")
                self._out.write(f"{code}{text}\x1b[0m" if code else text)
            self._out.write("\n")
        self._out.flush()


def colourful(*, wanted: bool = True) -> bool:
    """Say whether colours may be used; NO_COLOR, if it is not empty, forbids them."""
    return wanted and not os.environ.get("NO_COLOR")


def _code(look: Iterable[str], codes: Mapping[str, int]) -> str:
    """Return what switches a look on, or nothing if it is as other text."""
    found = [str(codes[word]) for word in look if word in codes]
    return f"\x1b[{';'.join(found)}m" if found else ""


@late
def _understand_codes() -> None:
    """Have a console of Windows take codes for what they mean."""
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.windll.kernel32
        kernel.SetConsoleMode(kernel.GetStdHandle(-11), 7)
