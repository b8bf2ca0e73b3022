"""What a player types in the language of a game: words for commands and for deeds.

English is understood in every game. A catalogue gives the words of its language as lists, `look:
schau, schaue; map: karte`, each behind the English word that it means.
"""

from collections.abc import Iterable, Mapping
from functools import cache

from solo.engine.session import Session
from solo.terminal.clean import fold
from solo.terminal.words import words
from solo.words import Message, Words
from solo.words.sentences import ENGLISH


def command(word: str, session: Session) -> str:
    """Return the name of the command that a word of the game's language means, or nothing."""
    return _commands(session.adventure.spoken).get(fold(word), "")


def hint(word: str, language: str) -> str:
    """Return the word of a language for a hint behind an option; nothing where it has none."""
    return word if language in ("", ENGLISH) else _hints(language).get(word, "")


def plain(word: str, session: Session) -> str:
    """Return the English word for what somebody does or has, or the word itself.

    A word with one of the language's prefixes means what the rest does: `hinaufklettern` is to
    climb, as `klettern` is.
    """
    language, typed = session.adventure.spoken, fold(word)
    known = _deeds(language)
    ends = (typed.removeprefix(one) for one in _said("own-prefixes", language))
    return known.get(typed) or next((known[end] for end in ends if end in known), word)


def telling(typed: Iterable[str], session: Session) -> list[str]:
    """Return the words of a line without articles and the like of the game's language."""
    small = _said("own-small", session.adventure.spoken)
    return [word for word in typed if fold(word) not in small]


@cache
def _said(code: str, language: str) -> tuple[str, ...]:
    """Return a list of the words of a language; in English nothing stands before a noun or verb."""
    if language in ("", ENGLISH):
        return ()
    return tuple(map(str.strip, Words(language).say(words(code)).split(",")))


@cache
def _commands(language: str) -> Mapping[str, str]:
    return _listed(words("own-commands"), language)


@cache
def _hints(language: str) -> Mapping[str, str]:
    entries = (one.partition(":") for one in Words(language).say(words("own-hints")).split(";"))
    return {english.strip(): own.strip() for english, _, own in entries}


@cache
def _deeds(language: str) -> Mapping[str, str]:
    return _listed(words("own-deeds"), language)


def _listed(message: Message, language: str) -> Mapping[str, str]:
    """Return the English words by those of a language."""
    found: dict[str, str] = {}
    for entry in Words(language).say(message).split(";"):
        english, _, own = entry.partition(":")
        found |= {fold(word.strip()): english.strip() for word in own.split(",")}
    return found
