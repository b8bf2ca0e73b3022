"""Words that an author declares to be told only while something is so, held against the texts."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain

from solo.adventure.model import Adventure, Presence
from solo.authoring.roots import entries
from solo.authoring.walking import fields_of, within
from solo.errors import Problem
from solo.prose import Prose
from solo.source import Node, shown

SECTION = "present"
_BETWEEN = re.compile(r"\s*(?:…|\.\.\.)\s*")
_WORD = re.compile(r"\w+")
_GAP = "[^.!?]*?"  # what may stand for `…`: the rest of a sentence
_PLAIN = str.maketrans({"’": "'", "*": None, "_": None})


class ToldWords:
    """What texts tell only while it is so.

    Args:
        present: What is declared, by id.
    """

    def __init__(self, present: Mapping[str, Presence]) -> None:
        self._declared = [
            (one, tuple(_Words(words) for words in one.told), _struck(one))
            for first in present.values()
            for one in first.every
            if one.told
        ]
        self._by_word: dict[str, list[tuple[int, int]]] = {}  # places in that, and of its words
        for place, (_, every, _) in enumerate(self._declared):
            for number, words in enumerate(every):
                self._by_word.setdefault(words.word, []).append((place, number))
        self.found = lru_cache(maxsize=4096)(self._found)  # games tell the same again and again

    def _found(self, text: str) -> Sequence[tuple[Presence, str]]:
        """Return what is declared of which a text tells, each with the words that do."""
        flat = _flat(text)
        near = self._by_word.keys() & {"", *_WORD.findall(flat)}  # few texts have any
        found: dict[int, tuple[Presence, str]] = {}
        for place, number in sorted(chain.from_iterable(map(self._by_word.__getitem__, near))):
            one, every, struck = self._declared[place]
            search, told = every[number].pattern.search, every[number].words
            if place in found or not search(flat):
                continue
            if struck is None or search(struck.sub("|", flat)):
                found[place] = one, told
        return tuple(found.values())


class _Words:
    """Declared words, ready to be found in a flat text.

    Attributes:
        words: As they are declared.
        parts: Those between what `…` stands for.
        pattern: What finds them.
        word: The longest that every text which tells them has as a whole; none if there is none.
    """

    def __init__(self, words: str) -> None:
        self.words = words
        self.parts = _parts(words)
        self.pattern = pattern_of(words)
        last = len(self.parts) - 1
        whole: list[str] = []
        for place, part in enumerate(self.parts):
            inside = _WORD.findall(part)  # beside `…` a word may be a piece of a longer one
            whole += inside[place > 0 : len(inside) - (place < last)]
        self.word = max(whole, key=len, default="")


def _struck(one: Presence) -> re.Pattern[str] | None:
    """Return what finds the words that are told all the same; None if there are none."""
    return (
        re.compile("|".join(pattern_of(words).pattern for words in one.meant))
        if one.meant
        else None
    )


def pattern_of(words: str) -> re.Pattern[str]:
    """Return what finds declared words in a flat text: `…` stands for others of a sentence.

    Their first letters are looked for before what stands ahead of them, as is quicker.
    """
    first, *more = map(re.escape, _parts(words))
    return re.compile(_GAP.join((rf"{first}(?<!\w{first})", *more)) + r"(?!\w)")


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
    every = (one for first in adventure.present.values() for one in first.every)
    declared = [one for one in every if one.told or one.names]
    if not declared:
        return
    scenes = [once(_written, scene) for scene in adventure.scenes.values()]
    beside = _written((adventure.events, adventure.quests, adventure.tables))
    written = " ".join((*scenes, beside, _flat(adventure.language.source.source)))
    places = dict(entries(roots, SECTION))
    for one in declared:
        if one.names and not any(_flat(name) in written for name in one.names):
            message = (
                f"no text names '{shown(one.names[0], 40)}', so nothing is held to it; write the "
                "names as the texts have them"
            )
            yield Problem(places[one.id].mark, "words-untold", message, "warning")
        for words in (*one.told, *one.meant):
            missing = [part for part in _BETWEEN.split(words) if _flat(part) not in written]
            if missing and any(missing):
                message = (
                    f"no text says '{shown(missing[0], 40)}', so nothing is held to it; write the "
                    "words as the texts have them"
                )
                yield Problem(places[one.id].mark, "words-untold", message, "warning")


def _flat(text: str) -> str:
    """Return a text in small letters, with plain apostrophes, no emphasis and single spaces."""
    return " ".join(text.translate(_PLAIN).split()).casefold()


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
