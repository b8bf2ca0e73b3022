"""Numbers as texts tell them, in figures and in words, English and German."""

import re
from collections.abc import Mapping
from functools import lru_cache

from solo.prose.numerals import in_words

_ENGLISH = ("no", *map(in_words, range(1, 21)))
GERMAN_UNITS = (
    "keine", "eine", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn",
    "elf", "zwölf",
)  # fmt: skip
_VALUES = {word: value for words in (_ENGLISH, GERMAN_UNITS) for value, word in enumerate(words)}
NUMBER = "|".join((r"\d{1,4}", *_VALUES))
"""A pattern of numbers in figures and words."""

GERMAN = "de"
_OTHERWISE: Mapping[bool, Mapping[int, str]] = {  # how few are told; `True` is German
    False: {
        0: "no|none|nobody|no one|not one|not a single|not an?",
        1: "an?|a single|one single",
        2: "both",
        6: "half a dozen",
        12: "a dozen",
    },
    True: {
        0: "kein(?:e[nmrs]?|s)?|niemand|nicht eine?[nmrs]?",
        1: "ein(?:e[nmrs]?|s)?",
        2: "beiden?",
        6: "ein halbes dutzend",
        12: "ein dutzend",
    },
}
_TEENS = ("dreizehn", "vierzehn", "fünfzehn", "sechzehn", "siebzehn", "achtzehn", "neunzehn")
_TENS = ("zwanzig", "dreissig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig", "neunzig")
_UNSURE = (  # before a number: it is a piece of a longer one, of a sum, or about so many
    r"(?:[\w'’]-|\d[.,]|\b(?:hundred|thousand)(?: and)? |\b(?:NUMBER) (?:or|to|oder|bis) "
    r"|\b(?:not|than|least|most|about|some|around|nearly|almost|over|under|another|other|of|nicht"
    r"|als|mindestens|höchstens|etwa|fast|über|unter|andere|anderen|von|bis auf) "
    r"|\b(?:all|none|nobody|everyone|everybody) but )$"
)
_ONE = ("one", "eine", "einer", "eins")
_WHICH = re.compile(  # before one of those: it stands for somebody, and is no number
    r"\b(?:the|this|that|which|what|every|each|any|last|first|next|only|die|der|das|jede[nmrs]?) $"
)
_ENDS = r"(?!\w|-\w|[.,]\d| (?:hundred|thousand|million|dozen|dutzend)\b)"
NEAR = 40  # letters before a number in which what makes it unsure stands; none is as long


class Figures:
    """The numbers of a language, to be found in a text in small letters.

    Args:
        spoken: The language, such as `de`; all others are read as English.

    Attributes:
        number: A pattern of them.
    """

    def __init__(self, spoken: str = "") -> None:
        german = spoken.partition("-")[0] == GERMAN
        few = _OTHERWISE[german]
        self._few = tuple((value, re.compile(words)) for value, words in few.items())
        self._values, words = _german() if german else _english()
        number = "|".join((r"\d{1,9}", words, *reversed([*few.values()])))
        self.number = rf"(?:{number}){_ENDS}"
        self._unsure = re.compile(_UNSURE.replace("NUMBER", number))

    def value(self, told: str) -> int:
        """Return the value of a number that the pattern found."""
        if told.isdecimal():
            return int(told)
        if told in self._values:
            return self._values[told]
        return next(value for value, words in self._few if words.fullmatch(told))

    def sure(self, text: str, start: int, told: str) -> bool:
        """Say whether a number that begins there is told whole, and as just so many."""
        before = text[max(0, start - NEAR) : start]
        if told in _ONE and _WHICH.search(before):
            return False
        return self._unsure.search(before) is None


@lru_cache(maxsize=1)
def _english() -> tuple[Mapping[str, int], str]:
    """Return the values of numbers in words, and a pattern of them: those below a thousand."""
    values = {in_words(value): value for value in range(1, 1000)}
    hundreds = {words: value for words, value in values.items() if words.startswith("one hundred")}
    units, teens = ("|".join(map(in_words, some)) for some in (range(1, 10), range(19, 9, -1)))
    tens = "|".join(map(in_words, range(20, 100, 10)))
    below = rf"(?:(?:{tens})(?:-(?:{units}))?|{teens}|{units})"
    pattern = rf"(?:{units}|a) hundred(?: and {below})?|{below}"
    return values | {f"a{words[3:]}": value for words, value in hundreds.items()}, pattern


@lru_cache(maxsize=1)
def _german() -> tuple[Mapping[str, int], str]:
    """Return the values of numbers in words, and a pattern of them: those below a hundred."""
    units = ("ein", *GERMAN_UNITS[2:10])
    values = {word: value for value, word in enumerate((*GERMAN_UNITS[2:], *_TEENS), 2)}
    for tens, word in enumerate(_TENS, 2):
        values[word] = 10 * tens
        values |= {f"{unit}und{word}": 10 * tens + value for value, unit in enumerate(units, 1)}
    return values, "|".join(sorted(values, key=len, reverse=True))


@lru_cache(maxsize=1)
def values_in_words() -> Mapping[str, int]:
    """Return the values of numbers in words from 2, English and German."""
    every = {**_english()[0], **_german()[0]}
    return {word: value for word, value in every.items() if value > 1}


def numbers(text: str) -> frozenset[int]:
    """Return all numbers from 2 in a text."""
    found = map(value_of, re.findall(rf"\b(?:{NUMBER})\b", text, re.IGNORECASE))
    return frozenset(number for number in found if number > 1)


def value_of(word: str) -> int:
    """Return the value of a number in figures or words."""
    return int(word) if word.isdecimal() else _VALUES[word.casefold()]
