"""Words that an author declares to be told only while something is so, held against the texts."""

import itertools
import re
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence, Set
from functools import lru_cache
from operator import itemgetter

from solo.adventure.model import Adventure, Presence
from solo.authoring.continuity.figures import NEAR, Figures
from solo.authoring.continuity.sifting import sifted
from solo.authoring.roots import entries
from solo.authoring.walking import fields_of, within
from solo.errors import Problem
from solo.namedtuple import NamedTuple
from solo.prose import Prose
from solo.source import Node, shown

SECTION = "present"
_BETWEEN = re.compile(r"\s*(?:…|\.\.\.)\s*")
_NUMBER = re.compile(r"(?<![\w#&])#(?![\w#])")  # what stands for a number: "Room #4" has none
_BETWEEN_OR_NUMBER = re.compile(rf"{_BETWEEN.pattern}|\s*{_NUMBER.pattern}\s*")
_WORD = re.compile(r"\w+")
_END = re.compile(r"[.!?…]+[\"'”’»«)\]]* ")
_SHORTENED = re.compile(r"(?<![\w'’])(?:[A-Za-z]|Mrs?|Ms|Dr|St|Jr|Capt|Col|Sgt|Prof|Hr|Fr|Nr)\Z")
_GAP = "[^.!?]*?"  # what may stand for `…`: the rest of a sentence
_JOINED = re.compile(r"\*(?<=\w\*)\**\w")  # where words are one without emphasis
_PLAIN = str.maketrans({"’": "'", "*": None, "_": None})


class Told(NamedTuple):
    """Declared words that a text tells."""

    one: Presence
    words: str  # as they are declared
    sentence: str  # in which they stand, without emphasis
    text: str = ""  # as they stand in the text, in small letters; nothing without a number
    numbers: tuple[int, ...] = ()  # what stands there for each `#`


class ToldWords:
    """What texts tell only while it is so."""

    def __init__(self, adventure: Adventure) -> None:
        figures = Figures(adventure.spoken)
        self._number = re.compile(rf"\d+|\b(?:{figures.number})")
        self._declared: list[_Declared] = []
        for one in adventure.declared:
            if one.told:
                of_one = figures if _may_be_number(one, adventure) else None
                every = tuple(_Words(words, of_one) for words in one.told)
                accepted = adventure.accepted.get((one.id, one.when.source), ())
                meant = frozenset(self.form(_plain(sentence)) for sentence in accepted)
                begin = tuple(form.partition("#")[0] for form in meant if "#" in form)
                self._declared.append(_Declared(one, every, _struck(one, of_one), meant, begin))
        self._by_word: dict[str, list[tuple[int, int]]] = {}  # places in that, and of its words
        for place, declared in enumerate(self._declared):
            for number, words in enumerate(declared.told):
                self._by_word.setdefault(words.word, []).append((place, number))
        self.found = lru_cache(maxsize=4096)(self._found)  # games tell the same again and again
        self._split = lru_cache(maxsize=1)(_both)  # all that is declared asks in turn

    def _found(self, text: str) -> Sequence[Told]:
        """Return what is declared of which a text tells, each with the words that do.

        Without numbers the first words of each sentence are enough.
        """
        plain = _plain(text)
        flat = plain.casefold()
        near = self._by_word.keys() & _words_in(text, flat)  # few texts have any
        places = itertools.chain.from_iterable(map(self._by_word.__getitem__, near))
        found: dict[tuple[int, str, str], Told] = {}
        for place, some in itertools.groupby(sorted(places), itemgetter(0)):
            declared = self._declared[place]
            every = (declared.told[number] for _, number in some)
            if told := [words for words in every if words.bare or words.stand_in(flat)]:
                left = self._left(plain, declared)
                found_there = (words.told(left, declared.one) for words in told)
                for one in itertools.chain.from_iterable(found_there):
                    found.setdefault((place, one.text, one.sentence), one)
        return tuple(found.values())

    def _left(self, plain: str, declared: "_Declared") -> "_Left":
        """Return what is left of a text without what may be told all the same."""
        some = self._split(plain)
        if declared.accepted:
            some = tuple(one for one in some if not self._accepted(one[1], declared))
        every, small = tuple(one for one, _ in some), [flat for _, flat in some]
        flat = " ".join(small)
        if declared.struck is not None:
            flat = declared.struck.sub(lambda match: "|" * len(match[0]), flat)
        return _Left(flat, every, tuple(itertools.accumulate(len(one) + 1 for one in small)))

    def _accepted(self, small: str, declared: "_Declared") -> bool:
        """Say whether a sentence in small letters is accepted, whatever numbers it tells.

        To look for numbers takes long: few sentences begin as one with a number that is accepted.
        """
        if small in declared.accepted:
            return True
        return small.startswith(declared.numbered) and self.form(small) in declared.accepted

    def form(self, sentence: str) -> str:
        """Return a sentence as it is compared: whatever numbers it tells."""
        return self._number.sub("#", sentence.casefold())


class _Declared(NamedTuple):
    """What is declared to be told only while it is so."""

    one: Presence
    told: "tuple[_Words, ...]"
    struck: re.Pattern[str] | None  # what finds the words that are told all the same
    accepted: frozenset[str]  # the sentences that are
    numbered: tuple[str, ...]  # how those with a number begin, up to it


class _Left(NamedTuple):
    """What is left of a text."""

    flat: str
    sentences: tuple[str, ...]
    ends: tuple[int, ...]  # of each in the flat text, and of the space behind it

    def sentence(self, start: int) -> str:
        """Return the sentence in which something begins."""
        return self.sentences[bisect_right(self.ends, start)]


class _Words:
    """Declared words, ready to be found in a flat text.

    Args:
        words: As they are declared.
        figures: The numbers that `#` stands for; None where what they depend on is none.

    Attributes:
        figures: The same; None where no `#` is among the words.
        pattern: What finds them.
        word: The longest that every text which tells them has as a whole; none if there is none.
        bare: Whether they are that word, and nothing else.
    """

    def __init__(self, words: str, figures: Figures | None) -> None:
        self._words = words
        self.figures = figures if _NUMBER.search(words) else None
        self.pattern = pattern_of(words, self.figures)
        parts = _parts(words)
        pieces = [_NUMBER.split(part) if self.figures else [part] for part in parts]
        self._letters = tuple(itertools.chain.from_iterable(pieces))
        first = pieces == [["", self._letters[-1]]] and bool(self._letters[-1])
        self._behind = self._letters[-1] if first else ""  # what stands behind the number, at first
        numbers = (at for part in parts for at in _NUMBER.finditer(part))
        self._bare = tuple(at.start() == 0 for at in numbers)  # no words say what stands before
        last = len(parts) - 1
        whole: list[str] = []
        for place, part in enumerate(parts):
            inside = _WORD.findall(part)  # beside `…` a word may be a piece of a longer one
            whole += inside[place > 0 : len(inside) - (place < last)]
        self.word = max(whole, key=len, default="")
        self.bare = parts == (self.word,) and not self._bare

    def stand_in(self, flat: str) -> bool:
        """Say whether a flat text has them: to look for their letters first is quicker."""
        if not all(map(flat.__contains__, self._letters)):
            return False
        if not self._behind:
            return self.pattern.search(flat) is not None
        at = flat.find(self._behind)
        while at >= 0:
            if self.pattern.search(flat, max(0, at - NEAR), at + len(self._behind) + 1):
                return True
            at = flat.find(self._behind, at + 1)
        return False

    def told(self, left: _Left, one: Presence) -> Iterator[Told]:
        """Yield where a text tells them: each time, or with each number that is told for sure."""
        for match in self.pattern.finditer(left.flat):
            sentence = left.sentence(match.start())
            if self.figures is None:
                yield Told(one, self._words, sentence)
                continue
            every = [(match.start(at), match[at]) for at in range(1, self.pattern.groups + 1)]
            bare = itertools.compress(every, self._bare)
            if all(self.figures.sure(left.flat, start, number) for start, number in bare):
                numbers = (self.figures.value(number) for _, number in every)
                yield Told(one, self._words, sentence, match[0], tuple(numbers))


def _may_be_number(one: Presence, adventure: Adventure) -> bool:
    """Say whether what declared words depend on may come to a number, so that `#` stands for it."""
    marked = any(_NUMBER.search(words) for words in (*one.told, *one.meant))
    return marked and one.counts(adventure.variables)


def _struck(one: Presence, figures: Figures | None) -> re.Pattern[str] | None:
    """Return what finds the words that are told all the same; None if there are none."""
    every = (pattern_of(words, figures).pattern for words in one.meant)
    return re.compile("|".join(every)) if one.meant else None


def pattern_of(words: str, figures: Figures | None = None) -> re.Pattern[str]:
    """Return what finds declared words in a flat text: `…` stands for others of a sentence.

    With `figures`, `#` stands for a number, each in a group. First letters that are no number are
    looked for before what stands ahead of them, as is quicker.
    """
    first, *more = (_part(part, figures) for part in _parts(words))
    begins = rf"(?<!\w){first}" if "(" in first else rf"{first}(?<!\w{first})"
    return re.compile(_GAP.join((begins, *more)) + r"(?!\w)")


def _part(part: str, figures: Figures | None) -> str:
    if figures is None:
        return re.escape(part)
    return f"({figures.number})".join(map(re.escape, _NUMBER.split(part)))


def _parts(words: str) -> tuple[str, ...]:
    return tuple(_flat(part) for part in _BETWEEN.split(words))


def untold(
    adventure: Adventure, roots: Iterable[Node], once: Callable[..., str]
) -> Iterator[Problem]:
    """Yield a warning for declared words that no text of the adventure tells: they hold nothing.

    Args:
        adventure: The adventure.
        roots: The outermost nodes of its files.
        once: Works something out of a scene, or knows it from an earlier time.
    """
    declared = [one for one in adventure.declared if one.told or one.names]
    if not declared:
        return
    scenes = [once(_written, scene) for scene in adventure.scenes.values()]
    beside = _written((adventure.events, adventure.quests, adventure.tables))
    written = " ".join((*scenes, beside, _flat(adventure.language.source.source)))
    places = dict(entries(roots, SECTION))
    for one in declared:
        numbered = _may_be_number(one, adventure)
        if not numbered and (words := next(filter(_NUMBER.search, (*one.told, *one.meant)), "")):
            message = (
                f"'#' in '{shown(words, 40)}' stands for a number, and '{shown(one.when.source)}' "
                "is none; let 'when' be the number that is told, or leave '#' out"
            )
            yield Problem(places[one.id].mark, "words-number", message, "warning")
            continue
        if one.names and not any(_short(name) in written for name in one.names):
            message = (
                f"no text names '{shown(one.names[0], 40)}', so nothing is held to it; write the "
                "names as the texts have them"
            )
            yield Problem(places[one.id].mark, "words-untold", message, "warning")
        for words in (*one.told, *one.meant):
            parts = (_BETWEEN_OR_NUMBER if numbered else _BETWEEN).split(words)
            missing = [part for part in parts if _short(part) not in written]
            if missing and any(missing):
                message = (
                    f"no text says '{shown(missing[0], 40)}', so nothing is held to it; write the "
                    "words as the texts have them"
                )
                yield Problem(places[one.id].mark, "words-untold", message, "warning")


def _flat(text: str) -> str:
    """Return a text in small letters, with plain apostrophes, no emphasis and single spaces."""
    return _plain(text).casefold()


_short = lru_cache(maxsize=4096)(_flat)  # an editor looks for the same words at each letter


def _words_in(text: str, flat: str) -> Set[str]:
    """Return the words of a text that is flat besides, and nothing as the word of signs."""
    joined = "_" in text or _JOINED.search(text)
    return frozenset(("", *_WORD.findall(flat))) if joined else sifted(text).words


def _plain(text: str) -> str:
    return " ".join(text.translate(_PLAIN).split())


def _sentences(plain: str) -> Iterator[str]:
    """Yield the sentences of a plain text; "Mr. Abbott" is no end of one."""
    begin = 0
    for end in _END.finditer(plain):
        if _SHORTENED.search(plain, begin, end.start()) is None:
            yield plain[begin : end.end()].rstrip()
            begin = end.end()
    yield plain[begin:]


def _both(plain: str) -> tuple[tuple[str, str], ...]:
    """Return the sentences of a plain text, each with the same in small letters."""
    return tuple((one, one.casefold()) for one in _sentences(plain))


def _written(part: object) -> str:
    """Return all texts in a part of an adventure, flat."""
    return _flat(" ".join(_texts(part)))


def _texts(part: object) -> Iterator[str]:
    """Yield every text in a part of an adventure, with or without markup."""
    if isinstance(part, Prose):
        yield part.source
    elif isinstance(part, str):
        yield part
    elif part is not None:
        for one in fields_of(part) or within(part):  # a named tuple is a list too
            yield from _texts(one)
