"""Sentences that have come since an adventure was accepted: what they tell is held more strictly.

Whoever writes a sentence about somebody thinks of one way through the story, and not of those on
which they are dead, gone, or somewhere else.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from zlib import crc32

from solo.adventure.model import Adventure
from solo.adventure.reading.said import FIRST
from solo.authoring.continuity.done import texts
from solo.authoring.continuity.telling import acts, masked, speaks
from solo.authoring.continuity.tokens import VALUE, Token, tokens_of
from solo.namedtuple import NamedTuple

_SIGN = 6  # hexadecimal digits
_HEAD = (
    "# Signs of the sentences of all texts, by which new ones are known; `solo test` holds these\n"
    "# more strictly. `solo test --accept` writes this file anew.\n"
)
_GONE = re.compile(
    r"\b(?:no|not|never|nobody|without|gone|dead|died|dies|lost|left|leaves|buried|grave|killed"
    r"|drowned|missing|empty|once|used to|would|had been|remember\w*|think|thought|miss|missed"
    r"|nicht|nie|niemand|ohne|kein\w*|fort|weg|tot|starb|verloren|begraben|grab|einst|würde"
    r"|denkst|dachtest|fehlt\w*)\b|n['’]t\b",
    re.IGNORECASE,
)
"""Words with which a sentence may tell of who or what is not there."""
_NAME = re.compile(r"\b[A-ZÄÖÜ]\w+(?:-\w+)*")
_LEAST = 2  # times that a name stands within sentences


def written(signs: Iterable[str]) -> str:
    """Return the text of the file of all sentences."""
    lines = [_HEAD]
    for first, some in groupby(sorted(signs), lambda sign: sign[:FIRST]):
        lines.append(f'"{first}": "{" ".join(sign[FIRST:] for sign in some)}"\n')
    return "".join(lines)


def signs(adventure: Adventure) -> frozenset[str]:
    """Return the signs of all sentences that an adventure has."""
    return frozenset(sign for text in texts(adventure) for sign, _ in _signed(text.source))


class New(NamedTuple):
    """What the new sentences of a text tell of, and what the others do of the same people."""

    about: frozenset[str] = frozenset()  # who and what, of those that may not be there
    acts: frozenset[str] = frozenset()  # the names of who acts in new sentences
    acted: frozenset[str] = frozenset()  # and in the others

    def __bool__(self) -> bool:
        return any(self[:])


NOTHING_NEW = New()


class NewSentences:
    """The sentences that an adventure has not had when it was accepted.

    Args:
        adventure: The adventure.
        called: Who and what may be there or not, with the names of each.
    """

    def __init__(self, adventure: Adventure, called: Mapping[str, Iterable[str]]) -> None:
        known = adventure.said
        sources = [text.source for text in texts(adventure)] if known else []
        every = (run for text in sources for sign, run in _signed(text) if sign not in known)
        self._runs = tuple({f" {run} " for run in every if run})
        self._called = {key: _pattern(names) for key, names in called.items() if self._runs}
        # whoever acts in one, and is somebody by that name in other sentences
        self._names = tuple(self._who_acts(sources)) if self._runs else ()

    def __bool__(self) -> bool:
        return bool(self._runs)

    def of(self, text: str) -> New:
        """Return what is told in the new sentences of a text, and of the same people otherwise."""
        new, rest = self._parts(text)
        there = [one for one in new if _GONE.search(one) is None]
        return New(
            frozenset(key for key, names in self._called.items() if any(map(names.search, there))),
            frozenset(name for name, of in self._names if any(map(of.search, there))),
            frozenset(name for name, of in self._names if self._told(of, rest)),
        )

    def _parts(self, text: str) -> tuple[Sequence[str], str]:
        """Return the new sentences of a text and the rest of it, without what is said in them."""
        plain, new, known, end = masked(text), list[str](), list[str](), 0
        for sentence in _sentences(text):
            words = f" {' '.join(one.word for one in sentence)} "
            if any(map(words.__contains__, self._runs)):
                first, last = sentence[0].at, sentence[-1].at + len(sentence[-1].word)
                new.append(" ".join(plain[first:last].split()))
                known.append(plain[end:first])
                end = last
        return new, "".join((*known, plain[end:]))

    @staticmethod
    def _told(own: re.Pattern[str], text: str) -> bool:
        if own.search(text) is None:
            return False
        some = re.split(r"[.!?:;]|\n\n", text)
        return any(_GONE.search(one) is None for one in some if own.search(one))

    def _who_acts(self, sources: Iterable[str]) -> Iterator[tuple[str, re.Pattern[str]]]:
        told = [*map(masked, sources)]
        new = [one for text in sources for one in self._parts(text)[0]]
        for name in sorted({match for one in new for match in _NAME.findall(one)}):
            own = _pattern((name,))
            if any(_GONE.search(one) is None and own.search(one) for one in new):
                within = re.compile(rf"(?<=[\w,;] ){re.escape(name)}\b")
                small = re.compile(rf"\b{re.escape(name.lower())}\b")
                often = sum(len(within.findall(text)) for text in told)
                acting = any(acts((name,), text) or speaks((name,), text) for text in sources)
                if often >= _LEAST and acting and not any(map(small.search, told)):
                    yield name, own


def _pattern(names: Iterable[str]) -> re.Pattern[str]:
    """Return what finds somebody by a name; "Desha's" is something of hers."""
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, names))})\b(?!['’]s?\b)")


def _signed(text: str) -> Iterator[tuple[str, str]]:
    """Yield the sign of each sentence, and the longest run of words in it without a value."""
    for sentence in _sentences(text):
        words = " ".join(one.word for one in sentence)
        runs = (run.strip() for run in words.split(VALUE))
        yield f"{crc32(words.encode()) & 0xFFFFFF:0{_SIGN}x}", max(runs, key=len)


def _sentences(text: str) -> Iterator[Sequence[Token]]:
    for is_word, some in groupby(tokens_of(text), lambda token: bool(token.word)):
        if is_word:
            yield [*some]
