"""Sentences that have come since an adventure was accepted: what they tell is held more strictly.

Whoever writes a sentence about somebody thinks of one way through the story, and not of those on
which they are dead, gone, or somewhere else.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from itertools import groupby
from zlib import crc32

from solo.adventure.model import Adventure
from solo.adventure.reading.said import FIRST
from solo.authoring.continuity.guarded import texts_of
from solo.authoring.continuity.telling import acts, masked, speaks
from solo.authoring.continuity.tokens import VALUE, Token, tokens_of
from solo.namedtuple import NamedTuple

_DIGITS = 6  # of a sign, hexadecimal
_HEAD = (
    "# Signs of the sentences of all texts, by which new ones are known; `solo test` holds these\n"
    "# more strictly. `solo test --accept` writes this file anew.\n"
)
_MISSED = re.compile(
    r"\b(?:no|not|never|nobody|without|gone|dead|died|dies|lost|left|leaves|buried|grave|killed"
    r"|drowned|missing|empty|once|used to|would|had been|remember\w*|think|thought|miss|missed"
    r"|nicht|nie|niemand|ohne|kein\w*|fort|weg|tot|starb|verloren|begraben|grab|einst|würde"
    r"|denkst|dachtest|fehlt\w*)\b|n['’]t\b",
    re.IGNORECASE,
)
"""Words with which a sentence may tell of who or what is not there."""
_NAME = re.compile(r"\b[A-ZÄÖÜ]\w+(?:-\w+)*")
_END = re.compile(r"[.!?:;]|\n\n")
_THE = "the|your|his|her|its|their|der|die|das|den|dem|deine?[nmr]?"
_LEAST = 2  # times that a name stands within sentences


def written(signs: Iterable[str]) -> str:
    """Return the text of the file of all sentences."""
    lines = [_HEAD]
    for first, some in groupby(sorted(signs), lambda sign: sign[:FIRST]):
        lines.append(f'"{first}": "{" ".join(sign[FIRST:] for sign in some)}"\n')
    return "".join(lines)


def signs(adventure: Adventure) -> frozenset[str]:
    """Return the signs of all sentences that an adventure has, and of all its texts together."""
    sources = [one.text.source for one in texts_of(adventure)]
    every = (sign for text in sources for sign, _ in signed(text))
    return frozenset((_together(sources), *every))


class New(NamedTuple):
    """Who and what is told of in the new sentences of a text as being there."""

    about: frozenset[str] = frozenset()  # of those that may not be there
    there: frozenset[str] = frozenset()  # people, by their names
    known: frozenset[str] = frozenset()  # those of the same people who are in its other sentences


class NewSentences:
    """The sentences that an adventure had not when it was accepted.

    Args:
        said: The signs of those that it had; there may be none.
        sources: All its texts as they are written.
        called: Who and what may be there or not, with the names of each: of things small letters.
    """

    def __init__(
        self, said: Set[str], sources: Sequence[str], called: Mapping[str, Iterable[str]]
    ) -> None:
        as_it_was = not said or _together(sources) in said  # which is quickly known
        every = (
            {} if as_it_was else {words: sign for text in sources for sign, words in signed(text)}
        )
        new = [words for words, sign in every.items() if sign not in said]
        known = "\n".join(f" {words} " for words, sign in every.items() if sign in said)
        self._whole = frozenset(new)
        runs = {f" {run} " for run in map(_run, new) if run}
        self._runs = tuple(run for run in runs if run not in known)  # "and" shows nothing new
        self._called: Mapping[str, re.Pattern[str]] = {}
        self._people: Mapping[str, re.Pattern[str]] = {}
        if self._whole:
            self._called = {key: _pattern(names) for key, names in called.items()}
            self._people = dict(self._somebody(sources))

    def of(self, text: str) -> New | None:
        """Return what a text tells, as it is told; None if that is nothing."""
        if not self._whole:
            return None
        new, others = self._parts(text)
        there = [one for one in new if _MISSED.search(one) is None]
        people = self._people.items()
        found = New(
            frozenset(key for key, of in self._called.items() if any(map(of.search, there))),
            frozenset(name for name, of in people if any(map(of.search, there))),
            frozenset(name for name, of in people if of.search(others) and _is_there(of, others)),
        )
        return found if any(found) else None

    def _parts(self, text: str) -> tuple[Sequence[str], str]:
        """Return the new sentences of a text and the rest of it, without what is said in them."""
        plain, new, others, end = masked(text), list[str](), list[str](), 0
        for sentence in _sentences(text):
            words = " ".join(one.word for one in sentence)
            if words in self._whole or any(map(f" {words} ".__contains__, self._runs)):
                first, last = sentence[0].at, sentence[-1].at + len(sentence[-1].word)
                new.append(" ".join(plain[first:last].split()))
                others.append(plain[end:first])
                end = last
        return new, "".join((*others, plain[end:]))

    def _somebody(self, sources: Iterable[str]) -> Iterator[tuple[str, re.Pattern[str]]]:
        """Yield the names of people in new sentences; none of them is a word besides."""
        told = [*map(masked, sources)]
        new = [one for text in sources for one in self._parts(text)[0]]
        for name in sorted({name for one in new for name in _NAME.findall(one)}):
            within = re.compile(rf"(?<=[\w,;] ){re.escape(name)}\b")
            small = re.compile(rf"\b{re.escape(name.lower())}\b")
            often = sum(len(within.findall(text)) for text in told)
            if often < _LEAST or any(map(small.search, told)):
                continue
            if any(acts((name,), text) or speaks((name,), text) for text in sources):
                yield name, _pattern((name,))


def _pattern(names: Iterable[str]) -> re.Pattern[str]:
    """Return what finds somebody or something by a name; "Desha's" is another thing, of hers."""
    every = (
        re.escape(name) if name[:1].isupper() else rf"(?i:(?:{_THE}) {re.escape(name)})"
        for name in names
    )
    return re.compile(rf"(?<!\w)(?:{'|'.join(every)})\b(?!['’]s?\b)")


def _is_there(of: re.Pattern[str], text: str) -> bool:
    """Say whether some sentence of a text tells of somebody as being there."""
    return any(of.search(one) and _MISSED.search(one) is None for one in _END.split(text))


def signed(text: str) -> Iterator[tuple[str, str]]:
    """Yield the sign of each sentence, and its words."""
    for sentence in _sentences(text):
        words = " ".join(one.word for one in sentence)
        yield _sign(words), words


def _run(words: str) -> str:
    """Return the longest run of words in a sentence without a value."""
    return max((run.strip() for run in words.split(VALUE)), key=len)


def _together(sources: Iterable[str]) -> str:
    return _sign("\n".join(sources))


def _sign(text: str) -> str:
    return f"{crc32(text.encode()) & 0xFFFFFF:0{_DIGITS}x}"


def _sentences(text: str) -> Iterator[Sequence[Token]]:
    for is_word, some in groupby(tokens_of(text), lambda token: bool(token.word)):
        if is_word:
            yield [*some]
