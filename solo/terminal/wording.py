"""Words in the language of a game: what the prompt says, and the names that are shown."""

import functools
import re
from collections.abc import Callable
from functools import partial

from solo.engine.session import Session
from solo.terminal.shown import ShownSection, shown_parts
from solo.terminal.window.clean import clean_line
from solo.terminal.words import words as _prompt
from solo.view import heroes
from solo.words import Text, Words
from solo.words.catalogue import room_of


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
