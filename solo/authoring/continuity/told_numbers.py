"""Numbers and names that a text tells, held against those that it told when it was accepted."""

from collections.abc import Iterator
from difflib import SequenceMatcher
from functools import lru_cache
from itertools import pairwise

from solo.authoring.continuity.figures import values_in_words
from solo.authoring.continuity.tokens import VALUE, tokens_of
from solo.errors import Mark
from solo.namedtuple import NamedTuple
from solo.prose import Prose

_FIRST = 8  # words of a text, by which it is known again
_BEFORE_NAMES = frozenset(" -\n")  # after a quotation mark, a sentence begins
_NO_NAMES = ("i", "i'm", "i'll", "i'd", "i've")
_ONE, _BEFORE_ONE = "one", frozenset(("past", "to", "at", "after", "before"))
"""It is a number where an hour is told; elsewhere it stands for somebody, or something."""
_MORE = ("half", "quarter", "noon", "midnight", "dozen", "hundred", "thousand", "halb", "viertel")
"""Words that tell an hour or a number together with others."""


class Telling(NamedTuple):
    """The numbers and names of a text, in their order."""

    words: str  # the first of the text, `#` for each number or name
    told: tuple[str, ...]
    places: tuple[int, ...]  # where they begin in the source
    text: Prose

    @property
    def line(self) -> str:
        """The numbers and names as they are kept."""
        return " ".join(self.told)


def telling(text: Prose) -> Telling | None:
    """Return the numbers and names that a text tells; None where it tells none.

    A name is a word with a capital letter that begins no sentence.
    """
    source, first = text.source, list[str]()
    told, places = list[str](), list[int]()
    for before, one in pairwise(tokens_of(text)):
        if not one.word or one.shows:
            found = one.shows
        elif _is_number(one.word, before.word):
            found = one.word
        elif _is_name(one.word, source, one.at) and before.word:
            found = source[one.at : one.at + len(one.word)]
        else:
            found = ""
        if found and not one.shows:
            told.append(found)
            places.append(one.at)
        if one.word and len(first) < _FIRST:
            first.append(VALUE if found else one.word)
    return Telling(" ".join(first), tuple(told), tuple(places), text) if told else None


def _is_number(word: str, before: str) -> bool:
    if word == _ONE:
        return before in _BEFORE_ONE
    return word[0].isdecimal() or word in _numbers()


def _is_name(word: str, source: str, at: int) -> bool:
    plain = word.replace("’", "'")
    return source[at].isupper() and plain not in _NO_NAMES and source[at - 1] in _BEFORE_NAMES


@lru_cache(maxsize=1)
def _numbers() -> frozenset[str]:
    return frozenset((*values_in_words(), *_MORE))


def otherwise(now: Telling, before: str) -> Iterator[tuple[Mark, str, str]]:
    """Yield where a number or name stands in place of another: where, which, and the other.

    One that only came, or went, did so with its sentence.
    """
    was = before.split(" ")
    for kind, start, end, first, last in SequenceMatcher(None, was, now.told, False).get_opcodes():
        if kind == "replace" and end - start == last - first:
            for number, old in zip(range(first, last), was[start:end], strict=True):
                if old[0].isupper() == now.told[number][0].isupper():
                    yield now.text.mark_at(now.places[number]), now.told[number], old
