"""What a player names that no choice does: where the story told of it, and what is beside it there.

`talk to bailiff` is understood where the text says that the bailiff holds out a paper, and a choice
is to take the paper.
"""

import re
from collections.abc import Iterator, Sequence

from solo.engine.events import Narrated
from solo.engine.session import Session
from solo.errors import SoloError
from solo.oracle import telling_words
from solo.terminal.shown import Shown
from solo.terminal.typed.matching import words_of
from solo.terminal.window.clean import clean_line, fold
from solo.view import heroes

# no sentence ends behind a title or the first letter of a name: Mrs. Sprake, J. Roke
_END = re.compile(
    r"(?<=[.!?…])(?<!\bMr\.)(?<!\bMrs\.)(?<!\bMs\.)(?<!\bDr\.)(?<!\bSt\.)(?<!\b[A-Z]\.)[\"'”’»)\]]*\s+(?![a-zà-ÿ])"
)
_SHORTEST = 4  # letters of a word that two texts may have in common
_MOST = 3  # sentences that are told again
_INNER = str.maketrans("“”»«", "‘’›‹")  # a sentence that is told again stands in quotation marks
_BRACKETS = (("[", "]"), ("(", ")"))
_QUOTES = '“”„»«"'


def told_of(words: str, session: Session) -> tuple[str, ...]:
    """Return the sentences of the scene, and of what was told last, that hold all of some words."""
    wanted = [word for word in telling_words(fold(words)) if word in words_of(words)]
    if not wanted or not heroes.there(session):
        return ()
    found = [
        one
        for one in _sentences(session)
        if all(_holds(one, word) for word in wanted) and {*words_of(one)} - {*wanted}
    ]
    return tuple(dict.fromkeys(found))[:_MOST]


def beside(words: str, options: Sequence[Shown], told: Sequence[str]) -> tuple[Shown, ...]:
    """Return the open options that name something that the story `told` together with words."""
    own = {*words_of(words)}
    near = {
        word
        for sentence in told
        for word in words_of(sentence)
        if len(word) >= _SHORTEST and word not in own
    }
    return tuple(one for one in options if not one.reason and near & {*_nouns(one)})


def _nouns(option: Shown) -> list[str]:
    """Return the words of an option behind its verb."""
    return [word for word in words_of(option.text)[1:] if len(word) >= _SHORTEST]


def _holds(sentence: str, word: str) -> bool:
    return any(one in (word, f"{word}s", f"{word}es") for one in words_of(sentence))


def _sentences(session: Session) -> Iterator[str]:
    try:
        _, text = session.interpreter.read(session.state)
    except (SoloError, KeyError):  # at no scene, or with a mistake that is the author's to find
        text = ""
    last = [
        one.text
        for turn in session.turns[-1:]
        for one in turn.events
        if isinstance(one, Narrated) and isinstance(one.text, str)
    ]
    for told in (text, *last):
        yield from filter(None, (_whole(clean_line(one).strip()) for one in _END.split(told)))


def _whole(sentence: str) -> str:
    """Return a sentence without a quotation mark or a bracket whose other half another has."""
    for mark, other in _BRACKETS:
        if sentence.count(mark) != sentence.count(other):
            sentence = sentence.replace(mark, "").replace(other, "")
    if sum(map(sentence.count, _QUOTES)) == 1:
        return "".join(one for one in sentence if one not in _QUOTES)
    return sentence.translate(_INNER)
