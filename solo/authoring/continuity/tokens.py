"""A text as its author wrote it, in words, values and ends of sentences."""

import re
from collections.abc import Iterator

from solo.namedtuple import NamedTuple

VALUE = "#"
"""What stands for a value that a text shows."""
FIRST = 8
"""How many words of a text there are by which it is known again."""
_WORD = re.compile(r"\w")
_TOKEN = re.compile(
    r"\{\{-?(?P<shows>.*?)-?\}\}|\{[%#].*?[%#]\}|[^\W_]+(?:['’-][^\W_]+)*|[.!?…:]|\n\s*\n",
    re.DOTALL,
)


class Token(NamedTuple):
    """A word, a value that is shown, or (no word) the end of a sentence or of a guarded stretch."""

    word: str  # in small letters
    at: int  # where it begins in the source
    shows: str = ""


def tokens_of(source: str) -> Iterator[Token]:
    """Yield the tokens of a text with markup, with an end before the first and behind the last."""
    yield Token("", 0)
    for match in _TOKEN.finditer(source):
        said = match.group()
        if match["shows"] is not None:
            yield Token(VALUE, match.start(), " ".join(match["shows"].split()))
        else:
            yield Token(said.casefold() if _WORD.match(said) else "", match.start())
    yield Token("", len(source))
