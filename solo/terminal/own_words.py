"""What a player types in the language of a game: words for commands and for deeds.

English is understood in every game. A catalogue gives the words of its language as lists, `look:
schau, schaue; map: karte`, each behind the English word that it means.
"""

from collections.abc import Iterable, Mapping
from functools import cache

from solo.engine.session import Session
from solo.terminal.window.clean import fold
from solo.terminal.words import words
from solo.words import Words
from solo.words.sentences import ENGLISH


def command(word: str, session: Session) -> str:
    """Return the name of the command that a word of the game's language means, or nothing."""
    return meant(word, session.adventure.spoken)


def meant(word: str, language: str) -> str:
    """Return the name of the command that a word of a language means, or nothing."""
    return _commands(language).get(fold(word), "")


def asked(line: str, session: Session) -> str:
    """Return the command that answers a whole line of the game's language, or nothing."""
    return _lines(session.adventure.spoken).get(fold(line), "")


def of_command(name: str, language: str) -> tuple[str, ...]:
    """Return the words of a language that mean a command; English has its aliases."""
    if language in ("", ENGLISH):
        return ()
    return tuple(own for english, own in _pairs("own-commands", language) if english == name)


def fixed(name: str, rest: str, session: Session) -> str:
    """Return what follows a command with its fixed word in English: `frei` of `fragen frei`."""
    return _with_fixed(_fixed(session.adventure.spoken), name, rest)


def as_typed(name: str, rest: str, session: Session) -> str:
    """Return what follows a command with its fixed word as players of the game type it."""
    return _with_fixed(_fixed_own(session.adventure.spoken), name, rest)


def _with_fixed(known: Mapping[tuple[str, str], str], name: str, rest: str) -> str:
    """Return a line in which a fixed word, alone or at its beginning, is another."""
    word, _, more = rest.partition(" ")
    if (whole := known.get((name, fold(rest)))) is not None:
        return whole
    return f"{known.get((name, fold(word)), word)} {more}" if more else rest


def hint(word: str, language: str) -> str:
    """Return the word of a language for a hint behind an option; nothing where it has none."""
    return word if language in ("", ENGLISH) else _hints(language).get(word, "")


def plain(word: str, session: Session) -> str:
    """Return the English word for what somebody does or has, or the word itself.

    A word with one of the language's prefixes means what the rest does: `hinaufklettern` is to
    climb, as `klettern` is.
    """
    language, typed = session.adventure.spoken, fold(word)
    known = known_deeds(language)
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
    return {fold(own): english for english, own in _pairs("own-commands", language)}


@cache
def _lines(language: str) -> Mapping[str, str]:
    if language in ("", ENGLISH):
        return {}
    return {fold(own): english for english, own in _pairs("own-lines", language)}


@cache
def _fixed(language: str) -> Mapping[tuple[str, str], str]:
    """Return the fixed words of commands, by their command and their word in a language."""
    pairs = ((*english.split(" ", 1), fold(own)) for english, own in _pairs("own-fixed", language))
    return {(name, own): word for name, word, own in pairs}


@cache
def _fixed_own(language: str) -> Mapping[tuple[str, str], str]:
    """Return the first word of a language for each fixed word, by command and English word."""
    found: dict[tuple[str, str], str] = {}
    for (name, own), word in _fixed(language).items():
        found.setdefault((name, word), own)
    return found


@cache
def _hints(language: str) -> Mapping[str, str]:
    return dict(_pairs("own-hints", language))


@cache
def known_deeds(language: str) -> Mapping[str, str]:
    """Return the English words for what somebody does or has, by those of a language."""
    return {fold(own): english for english, own in _pairs("own-deeds", language)}


def _pairs(code: str, language: str) -> list[tuple[str, str]]:
    """Return each word of a language behind the English word that it means."""
    entries = (one.partition(":") for one in Words(language).say(words(code)).split(";"))
    return [
        (english.strip(), word.strip()) for english, _, own in entries for word in own.split(",")
    ]
