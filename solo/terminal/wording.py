"""Words in the language of a game: what the prompt says, and the names that are typed and shown."""

import functools
import re
from collections.abc import Callable, Mapping
from functools import partial

from solo.engine.session import Session
from solo.late import lazy_imports, pattern
from solo.terminal.clean import clean_line, fold
from solo.terminal.matching import words_of
from solo.terminal.shown import ShownSection, shown_parts
from solo.terminal.words import words as _prompt
from solo.view import heroes
from solo.view.parts import Illegal
from solo.words import Text, Words
from solo.words.catalogue import room_of
from solo.words.sentences import ENGLISH_WORDS

with lazy_imports():  # the first text is shown before anything is typed or done
    from solo.terminal import deeds, own_words


def sheet_parts(session: Session, language: Words | None = None) -> tuple[ShownSection, ...]:
    """Return the parts of the acting hero's sheet; none where there is no hero."""
    return shown_parts(heroes.sections(session), language or words(session))


def tell(session: Session, code: str, **facts: object) -> str:
    """Say a sentence of the prompt's own, in the language that a game is played in."""
    return words(session).say(_prompt(code, **facts))


def naming(session: Session) -> Callable[[Text], str]:
    """Return what says a name of the rules in the language that a game is played in."""
    return partial(words(session).name, room_of(type(session.system).__module__))


def words(session: Session, who: str = "") -> Words:
    """Return the words of the language that a game is played in; `who` is named instead of you."""
    rules = room_of(type(session.system).__module__)
    return _words(session.adventure.spoken, clean_line(who), rules)


@functools.lru_cache(maxsize=64)
def _words(language: str, who: str, rules: str) -> Words:
    return Words(language, who, rules)


def spoken_to(session: Session, text: str) -> bool:
    """Say whether a text speaks to somebody: `you` in English, `du` in German."""
    words_of_it = frozenset(re.findall(r"\w+", text.casefold()))
    return not words_of_it.isdisjoint(tell(session, "spoken-to").split())


def attributes(session: Session) -> tuple[str, ...]:
    """Return the names of what the hero may try, in lower case."""
    return _triable("attributes", session)


def skills(session: Session) -> tuple[str, ...]:
    """Return the skills of the hero's that may be tried by their own name, in lower case."""
    return _triable("skills", session)


def _triable(part: str, session: Session) -> tuple[str, ...]:
    parts = sheet_parts(session, ENGLISH_WORDS)
    rows = (row for one in parts if one.id == part for row in one.rows)
    names = (row.label.split(" (")[0].lower() for row in rows)
    return tuple(name for name in names if not unlike(session, name))


def typed(name: str, session: Session) -> str:
    """Return how an attribute, a skill or a difficulty is typed in the language of the game."""
    return naming(session)(name).lower()


def meant(name: str, session: Session) -> str:
    """Return the attribute, skill or difficulty that a name in the game's language means.

    It is the name itself where the rules know it so, or nobody does.
    """
    found = _known_as(session).get(fold(name))
    if found is None and (own := own_words.plain(name, session)) in attributes(session):
        found = own
    return found or name


def in_rules(words: str, session: Session) -> str:
    """Return a line in which whatever has a name in the language of the game bears its own."""
    return _renamed(words, _known_as(session))


def in_language(words: str, session: Session) -> str:
    """Return a line of `in_rules` with the names that its player typed."""
    return _renamed(words, {one: told for told, one in _known_as(session).items()})


def _renamed(words: str, known: Mapping[str, str]) -> str:
    """Return a line with other names for what it names, the longest first."""
    if not known:
        return words
    parts, said = _WORD.findall(words), ""
    while parts:
        sizes = _LONGEST if parts[0][0].isalnum() else ()
        size = next((n for n in sizes if fold("".join(parts[:n])) in known), 0)
        said += known[fold("".join(parts[:size]))] if size else parts[0]
        del parts[: size or 1]
    return said


_WORD = pattern(r"[^\W_]+|[\W_]+")
_LONGEST = (5, 3, 1)
"""Parts of a line that may be one name: words, and what stands between them."""


def _known_as(session: Session) -> Mapping[str, str]:
    """Return the rules' own names by those in the language of the game."""
    called, system = naming(session), session.system
    taught = found.known if (found := system.words().get("skills")) else ()
    own = (*attributes(session), *skills(session), *taught, *system.difficulties())
    return {fold(told): one for one in own if (told := called(one)).lower() != one}


def fitting(deed: str, session: Session) -> str:
    """Return the skill or attribute that a deed plainly asks of the hero, or nothing."""
    said = " ".join(own_words.plain(word, session) for word in words_of(deed))
    return deeds.fitting(said, attributes(session), skills(session))


def unlike(session: Session, attribute: str, difficulty: str = "") -> str:
    """Return why the rules can't try that, or nothing if they can."""
    try:
        session.system.improvise(attribute, difficulty)
    except Illegal as illegal:
        return words(session).say(illegal.reason)
    return ""


def likelihoods(session: Session) -> tuple[str, ...]:
    """Return the words for how likely a yes is, from the most likely."""
    found = heroes.likelihoods(session) if heroes.there(session) else ()
    return tuple(entry.word for entry in found)
