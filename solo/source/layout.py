"""Where the characters of a text stand in its file, when it is not written as it reads.

A text may be folded (`>`), go on over several lines, or hold escapes: then a character of what is
read does not stand as many columns behind the beginning as it has characters before it.
"""

import re
from collections.abc import Iterator

from solo.namedtuple import NamedTuple

_ESCAPES = {'"': re.compile(r"\\(?:x..|u.{4}|U.{8}|.|$)"), "'": re.compile("''")}


class Layout(NamedTuple):
    """A text as it is written."""

    written: str  # its characters in the file, without quotes, or from the sign of a block on
    line: int  # the line where they begin
    column: int  # the column where they begin
    style: str  # the quote or the sign of the block; empty for a plain text

    def place(self, text: str, offset: int) -> tuple[int, int]:
        """Return the line and column of a character of the text that is read here."""
        best = (0, self.line, self.column)
        for piece in self._pieces(text):
            if piece[0] > offset:
                break
            best = piece
        return best[1], best[2] + offset - best[0]

    def _pieces(self, text: str) -> Iterator[tuple[int, int, int]]:
        """Yield where each piece that is written as it reads begins: in the text, in the file."""
        end = 0
        for number, line in enumerate(self.written.split("\n")):
            if self.style == ">" and not number:
                continue  # the sign itself
            first = self.column if not number else 1
            for start, chunk in self._chunks(line):
                words = chunk.strip(" \t")
                begins = text.find(words, end) if words else -1
                if begins >= 0:
                    blank = len(chunk) - len(chunk.lstrip(" \t"))
                    yield begins, self.line + number, first + start + blank
                    end = begins + len(words)

    def _chunks(self, line: str) -> Iterator[tuple[int, str]]:
        """Yield the parts of a line between its escapes, and where each begins."""
        escapes = _ESCAPES.get(self.style)
        start = 0
        for escape in escapes.finditer(line) if escapes else ():
            yield start, line[start : escape.start()]
            start = escape.end()
        yield start, line[start:]
