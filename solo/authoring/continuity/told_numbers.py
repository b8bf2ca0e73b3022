"""Numbers and names that a text tells, held against those that it told when it was accepted."""

from collections.abc import Iterable, Iterator
from difflib import SequenceMatcher
from functools import lru_cache

from solo.authoring.continuity.figures import values_in_words
from solo.authoring.continuity.tokens import FIRST, VALUE, Token
from solo.errors import Mark
from solo.namedtuple import NamedTuple
from solo.prose import Prose

_BEFORE_NAMES = frozenset(" -\n")  # after a quotation mark, a sentence begins
_NO_NAMES = ("i", "i'm", "i'll", "i'd", "i've")
_ONE, _BEFORE_ONE = "one", frozenset(("past", "to", "at", "after", "before"))
"""It is a number where an hour is told; elsewhere it stands for somebody, or something."""
_MORE = ("half", "quarter", "noon", "midnight", "dozen", "hundred", "thousand", "halb", "viertel")
"""Words that tell an hour or a number together with others."""


class Telling(NamedTuple):
    """The numbers and names of a text, in their order."""

    words: str  # the first of the text, `#` for each number or name
    line: str  # as they are kept: with a space between
    places: tuple[int, ...]  # where they begin in the source
    text: Prose


def telling(text: Prose, tokens: Iterable[Token]) -> Telling | None:
    """Return the numbers and names that a text tells; None where it tells none.

    A name is a word with a capital letter that begins no sentence.
    """
    source, numbers = text.source, _numbers()
    first, told, places = list[str](), list[str](), list[int]()
    before = ""
    for word, at, shows in tokens:
        found = ""
        if word and not shows:
            if word in numbers or word[0].isdecimal() or (word == _ONE and before in _BEFORE_ONE):
                found = word
            elif before and source[at].isupper() and source[at - 1] in _BEFORE_NAMES:
                found = "" if word.replace("’", "'") in _NO_NAMES else source[at : at + len(word)]
        if found:
            told.append(found)
            places.append(at)
        if word and len(first) < FIRST:
            first.append(VALUE if found or shows else word)
        before = word
    return Telling(" ".join(first), " ".join(told), tuple(places), text) if told else None


@lru_cache(maxsize=1)
def _numbers() -> frozenset[str]:
    return frozenset((*values_in_words(), *_MORE))


def otherwise(now: Telling, before: str) -> Iterator[tuple[Mark, str, str]]:
    """Yield where a number or name stands in place of another: where, which, and the other.

    One that only came, or went, did so with its sentence.
    """
    was, told = before.split(" "), now.line.split(" ")
    for kind, start, end, first, last in SequenceMatcher(None, was, told, False).get_opcodes():
        if kind != "replace":
            continue
        old, new = was[start:end], told[first:last]
        if len(old) == len(new):
            for place, said, before_it in zip(now.places[first:last], new, old, strict=True):
                if before_it[0].isupper() == said[0].isupper():
                    yield now.text.mark_at(place), said, before_it
        elif any(one in _MORE for one in (*old, *new)):  # "half past ten" in place of "nine"
            yield now.text.mark_at(now.places[first]), " ".join(new), " ".join(old)
