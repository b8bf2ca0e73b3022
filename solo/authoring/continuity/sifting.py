"""Sifts texts before they are looked through: few have the words that a check looks for.

To gather the words of a text once, and to ask for some of them, is much quicker than to look for
all that a check knows.
"""

import re
from collections.abc import Mapping, Set
from functools import lru_cache

from solo.namedtuple import NamedTuple

Names = tuple[str, ...] | frozenset[str]

_WORD = re.compile(r"\w+")


class Sifted(NamedTuple):
    """What is in a text."""

    small: str  # the text in small letters
    words: Set[str]  # of that; nothing is one of them, as the word of names that have none


@lru_cache(maxsize=64)  # all checks of a turn ask for the same few
def sifted(text: str) -> Sifted:
    """Return what is in a text."""
    small = text.casefold()
    return Sifted(small, frozenset(("", *_WORD.findall(small))))


def word_before(text: str, match: re.Match[str]) -> str:
    """Return the word before what was found in a text, in small letters; nothing at the start."""
    before = text[: match.start()].rsplit(maxsplit=1)
    return before[-1].casefold().strip(",") if before else ""


class Called:
    """What texts call by its names, which stand in them as whole words."""

    def __init__(self, things: Mapping[str, Names]) -> None:
        self._things = things
        self._by_word: dict[str, set[str]] = {}
        for key, names in things.items():
            for name in names:
                # most texts lack it
                word = max(_WORD.findall(name.casefold()), key=len, default="")
                self._by_word.setdefault(word, set()).add(key)

    def named(self, text: str, words: Set[str]) -> list[tuple[str, Names]]:
        """Return what a text names as written, with its names.

        Args:
            text: The text.
            words: The words of it in small letters, and maybe others.
        """
        near = self._by_word.keys() & words
        if not near:
            return []  # as in most texts
        keys = set().union(*map(self._by_word.__getitem__, near))
        every = [one for one in self._things.items() if one[0] in keys]
        return [one for one in every if any(map(text.__contains__, one[1]))]
