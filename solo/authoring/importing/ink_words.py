"""The words of a scene of compiled ink, once all of them are there."""

import re
from collections.abc import Iterable, Sequence

MOST_NESTED = 40  # conditions in each other
_NO_ELSE = re.compile(r"\{% else %\}\s*(?=\{% endif %\})")
_BLANKS = re.compile(r"\n{3,}")
_LINE_ENDS = ("\n\n", "")
_ENDED = re.compile(r"(?:\{% (?:endif|else) %\})+")
_TAGS = re.compile(r"\{%[^%]*%\}")
_EMPTY = re.compile(r"\{% if [^%]*%\}\s*(?:\{% else %\}\s*)?\{% endif %\}")


def tidied(text: str) -> str:
    """Return a text without conditions that decide nothing, and without empty lines."""
    for _ in range(MOST_NESTED):
        text, count = _EMPTY.subn("", _NO_ELSE.sub("", text))
        if not count:
            break
    return _BLANKS.sub("\n\n", text).strip()


def glued(words: Sequence[str]) -> list[str]:
    """Return words whose last line has no end, also if that stands in a condition just ended."""
    last = len(words)
    while last and (words[last - 1] in _LINE_ENDS or _ENDED.fullmatch(words[last - 1])):
        last -= 1
    return [*words[:last], *(word for word in words[last:] if word not in _LINE_ENDS)]


def trimmed(words: Sequence[str]) -> list[str]:
    """Return what a function says without the lines that end around it, as ink has it."""
    found = list(words)
    for places in (range(len(found)), range(len(found) - 1, -1, -1)):
        for place in places:
            if _TAGS.sub("", found[place]).strip():
                break
            if found[place] in _LINE_ENDS:
                found[place] = ""
    return found


def told(words: Iterable[str]) -> bool:
    """Say whether there are any words but conditions."""
    return any(_TAGS.sub("", word).strip() for word in words)
