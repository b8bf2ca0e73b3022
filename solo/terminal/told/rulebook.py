"""Search for a rule by a word or an id: first rules with this name, then texts that mention it."""

import functools
import re
from collections.abc import Callable, Iterator, Sequence

from solo.namedtuple import NamedTuple
from solo.terminal.window.clean import fold
from solo.view.parts import RuleEntry
from solo.words import Text, english

FOES = "foes"
"""The word before that of a foe, who stands in a book of their own: `rules foes wolf`."""

_LEADING_ZEROS = re.compile(r"\b0+(?=\d)")
_PLURALS = (("ies", "y"), ("xes", "x"), ("ches", "ch"), ("shes", "sh"), ("sses", "ss"), ("s", ""))
_SHORTEST = 4  # letters of a word that may be a plural, not of 'gas', or begin one of a text


class Found(NamedTuple):
    """The rules that a word means: those of this name, and those that only mention it."""

    called: tuple[RuleEntry, ...]
    speaking: tuple[RuleEntry, ...]


def look_up(
    words: str, entries: Sequence[RuleEntry], say: Callable[[Text], str] = english
) -> Found:
    """Return the rules that a word, words or an id mean; whole words go before beginnings.

    Neither case nor plural matters, nor the zeros of an id: `con-12` is CON-012. An entry's own
    name or id means that entry alone. `say` says titles and texts in the reader's language; the
    English titles are understood in every language.
    """
    wanted = _plain(words)
    names = {e: (_plain(say(e.title)), _plain(english(e.title))) for e in entries}
    if own := tuple(e for e in entries if wanted in (*names[e], *map(_plain, (e.id, *e.rules)))):
        return Found(own, ())
    called: dict[RuleEntry, None] = {}
    speaking: dict[RuleEntry, None] = {}
    # Only beginnings of words are found: there is no chase in a purchase. In a text, where words
    # are many, a short one is no beginning: who looks for 'foo' wants no foot.
    begun = rf"\b{re.escape(wanted)}"
    for pattern in (re.compile(begun + r"\b"), re.compile(begun)):
        in_texts = len(wanted) >= _SHORTEST or pattern.pattern != begun
        for entry in entries:
            if wanted in map(_plain, entry.words) or any(map(pattern.search, names[entry])):
                called.setdefault(entry)
            elif in_texts and pattern.search(_plain(say(entry.text))):
                speaking.setdefault(entry)
    return Found(tuple(called), tuple(e for e in speaking if e not in called))


@functools.lru_cache(maxsize=8192)  # a system has some thousand words, titles and texts
def _plain(text: str) -> str:
    """Return text as it is compared: each word in the singular, numbers without zeros before."""
    return re.sub(r"[^\W\d_]+", _singular, _LEADING_ZEROS.sub("", fold(text)))


def _singular(word: re.Match[str]) -> str:
    found = word[0]
    if len(found) < _SHORTEST or found.endswith("ss"):
        return found
    return next((found[: -len(end)] + one for end, one in _endings(found)), found)


def _endings(word: str) -> Iterator[tuple[str, str]]:
    return (pair for pair in _PLURALS if word.endswith(pair[0]))
