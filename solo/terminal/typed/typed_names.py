"""Names of the rules as they are typed in the language of a game, and what may be tried."""

from collections.abc import Iterator, Mapping

from solo.engine.session import Session
from solo.late import lazy_imports, pattern
from solo.terminal import wording
from solo.terminal.shown import shown_parts
from solo.terminal.typed.matching import words_of
from solo.terminal.window.clean import fold
from solo.view import heroes
from solo.view.parts import Illegal
from solo.words import Text
from solo.words.sentences import ENGLISH_WORDS

with lazy_imports():  # the first text is shown before anything is typed or done
    from solo.terminal import own_words
    from solo.terminal.typed import deeds


def attributes(session: Session) -> tuple[str, ...]:
    """Return the names of what the hero may try, in lower case."""
    return _triable("attributes", session)


def skills(session: Session) -> tuple[str, ...]:
    """Return the skills of the hero's that may be tried by their own name, in lower case."""
    return _triable("skills", session)


def _triable(part: str, session: Session) -> tuple[str, ...]:
    asked = [one for one in heroes.sections(session) if one.id == part]
    rows = (row for one in shown_parts(asked, ENGLISH_WORDS) for row in one.rows)
    names = (row.label.split(" (")[0].lower() for row in rows)
    return tuple(name for name in names if not unlike(session, name))


def typed(name: str, session: Session) -> str:
    """Return how an attribute, a skill or a difficulty is typed in the language of the game."""
    return wording.naming(session)(name).lower()


def meant(name: str, session: Session) -> str:
    """Return the attribute, skill or difficulty that a name in the game's language means.

    It is the name itself where the rules know it so, or nobody does.
    """
    return _known_as(session).get(fold(name), name)


def in_rules(words: str, session: Session) -> str:
    """Return a line in which whatever has a name in the language of the game bears its own."""
    return _renamed(words, _known_as(session))


def in_language(words: str, session: Session) -> str:
    """Return a line of `in_rules` with the names that its player typed."""
    return _renamed(words, {fold(one): told for told, one in _called(session)})


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
    """Return the rules' own names by all words that a player may type for them."""
    known = attributes(session)
    deeds = own_words.known_deeds(session.adventure.spoken).items()
    own = {fold(told): one for told, one in _called(session)}
    return {word: name for word, name in deeds if name in known} | own


def _called(session: Session) -> Iterator[tuple[str, str]]:
    """Yield the names in the language of the game, in lower case, and the rules' own for them."""
    called, system = wording.naming(session), session.system
    taught = found.known if (found := system.words().get("skills")) else ()
    own = (*attributes(session), *skills(session), *taught, *system.difficulties())
    return ((told, one) for one in own if (told := called(one).lower()) != one)


def fitting(deed: str, session: Session) -> str:
    """Return the skill or attribute that a deed plainly asks of the hero, or nothing."""
    said = " ".join(own_words.plain(word, session) for word in words_of(deed))
    return deeds.fitting(said, attributes(session), skills(session))


def unlike(session: Session, attribute: str, difficulty: str = "") -> Text:
    """Return why the rules can't try that, or nothing if they can."""
    try:
        session.system.improvise(attribute, difficulty)
    except Illegal as illegal:
        return illegal.reason
    return ""


def likelihoods(session: Session) -> tuple[str, ...]:
    """Return the words for how likely a yes is, from the most likely."""
    found = heroes.likelihoods(session) if heroes.there(session) else ()
    return tuple(entry.word for entry in found)
