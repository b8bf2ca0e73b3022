"""What an ending names, and whether anything was told of it in that game before.

Only things and people of the story are looked for: those that variables are called after, items,
whom it declares, companions and foes.
"""

import re
from collections.abc import Iterator
from functools import lru_cache

from solo.adventure.model import Adventure

_THE = "the|your|his|her|its|their|my|our|that|der|die|das|den|dem|dein|deine|deinen|sein|ihr"
_FAR = 120  # letters before a word in which its article and two words between stand
_SHORT = 4  # letters of the shortest word that is looked for


class Unmet:
    """The things and people of an adventure, by the words that name them."""

    def __init__(self, adventure: Adventure) -> None:
        things = dict.fromkeys(_things(adventure), rf"\b(?:{_THE})(?: [\w’'-]+){{0,2}}? ")
        people = dict.fromkeys(_people(adventure), r"\b")
        self._patterns = {
            word: re.compile(rf"{before}{re.escape(word)}\b")
            for word, before in (things | people).items()
        }
        self._names = lru_cache(maxsize=4096)(self._named)  # games end alike again and again

    def of(self, text: str, earlier: str) -> Iterator[tuple[str, bool]]:
        """Yield what an ending names, and whether something told it before: all in small letters.

        Args:
            text: What the ending tells.
            earlier: All that was told before it, and what the hero has.
        """
        for word, known, before in self._names(text):
            yield word, before or (word in earlier and known.search(earlier) is not None)

    def _named(self, text: str) -> tuple[tuple[str, re.Pattern[str], bool], ...]:
        """Return what an ending names, how to look for it, and whether it told of it before."""
        found = []
        for word, pattern in self._patterns.items():
            at = text.find(word)
            if at >= 0 and (match := pattern.search(text, max(0, at - _FAR))) is not None:
                known = _beginning(word)
                before = known.search(text, 0, match.end() - len(word)) is not None
                found.append((word, known, before))
        return tuple(found)


@lru_cache(maxsize=1024)
def _beginning(word: str) -> re.Pattern[str]:
    """Return what finds a word where it begins one; to look for its letters first is quicker."""
    letters = re.escape(word)
    return re.compile(rf"{letters}(?<=\b{letters})")


def _things(adventure: Adventure) -> Iterator[str]:
    for name in adventure.variables:
        yield from _long(name.replace("_", " "))
    for key, item in adventure.items.items():
        yield from _long(str(getattr(item, "name", key)))
    for one in adventure.present.values():
        yield from (word for name in one.names for word in _long(name))


def _people(adventure: Adventure) -> Iterator[str]:
    for one in (*adventure.foes.values(), *adventure.companions.values()):
        names = re.findall(r"\b[A-ZÄÖÜ]\w+", str(one.name))
        yield from (word for name in names for word in _long(name))


def _long(name: str) -> Iterator[str]:
    yield from (word.casefold() for word in re.findall(r"\w+", name) if len(word) >= _SHORT)
