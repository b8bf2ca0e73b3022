"""Common lines that are about the game itself: `where am i`, `yes`, `back`.

They are read after the words of what is open: a choice that begins with "Yes" is meant by `yes`.
"""

from collections.abc import Iterator, Mapping, Sequence

from solo.engine.commands import Choose
from solo.engine.session import Session
from solo.terminal import own_words
from solo.terminal.shown import Shown
from solo.terminal.typed import open_options
from solo.terminal.typed.matching import exactly, nearest
from solo.terminal.typed.readings import Nonsense, Query, Reading
from solo.terminal.typed.verbs import verbs
from solo.terminal.window.clean import fold
from solo.terminal.words import words as say
from solo.view import heroes
from solo.view.chances import ROLL, in_turns

_ASKED: Mapping[str, str] = {
    "look": "look around; look arround; look about; where am i; where are we; where; around; "
    "who is here; what is here; who is there; what is there",
    "sheet": "who am i; who are you; x me; x self; x myself; look at me; look me; look at myself; "
    "examine me; examine myself; xp; experience; level",
    "gear": "what do i have; what have i got; what am i carrying; what do i carry; items; bag; "
    "money; gold; coins",
    "health": "how am i; diagnose; hp; wounds; am i hurt",
    "hint": "what now; what next; now what; what do i do; what can i do; what should i do; "
    "what do i do now; what can i do now; i dont know; i don't know; im stuck; i'm stuck; stuck",
    "quests": "time; date; what time is it; what is the time; what day is it",
    "recap": "what happened; what has happened; what was that",
    "quit": "quit game; quit the game; exit game; leave game; leave the game; bye; goodbye",
    "help": "help me; commands; what can i type; how do i play; how does this work; info",
}
_QUERIES = {line: topic for topic, lines in _ASKED.items() for line in lines.split("; ")}
_YES = frozenset(
    ("yes", "y", "ja", "yeah", "yep", "ok", "okay", "sure", "continue", "next", "go on")
)
_NO = frozenset(("no", "nein", "nope", "nah", "no thanks"))
_BACK = frozenset(
    ("back", "go back", "cancel", "stop", "never mind", "nevermind", "oops", "return", "turn back")
)
_DECLINES = ("abort", "back", "no", "none", "nothing", "decline", "skip", "keep")
"""How systems call what turns an offer down."""

_SAID: Mapping[str, str] = {
    **dict.fromkeys(("save game", "save the game"), "told-saving"),
    **dict.fromkeys(("verbose", "brief", "superbrief"), "told-look"),
    **dict.fromkeys(("about", "version", "credits"), "told-about"),
    **dict.fromkeys(
        ("hello", "hi", "hey", "thanks", "thank you", "please", "sorry"), "told-talking"
    ),
}
"""What has an answer of its own, by the code of that."""


def asked(text: str, options: Sequence[Shown], session: Session) -> Reading | None:
    """Read a line that asks about the game, or answers what it has just asked."""
    line = _plain(text)
    if _begins_one(line, options) or exactly(line, open_options.standing(session)) is not None:
        return None  # such as `level`, where one is due
    line = own_words.command(line, session) or line
    if topic := _QUERIES.get(line) or own_words.asked(line, session):
        return Query(topic)
    if open_options.gathers(session):
        return None
    if line in _SAID:
        return Nonsense(say(_SAID[line]))
    if line in _YES:
        return _agreed(options, session)
    return _declined(options) if line in _NO else None


def went_back(text: str, options: Sequence[Shown], session: Session) -> Reading | None:
    """Read `back`: out of a list or a roll, if there is a way, else what would do it."""
    if _plain(text) not in _BACK or session.over:
        return None
    found = _refusing(options, ("back", "abort"))
    if found is not None:
        return Choose(found.id)
    if not heroes.there(session):
        return Nonsense(say("undo-answer"), ("undo",))
    return Nonsense(say("no-way-back"), ("undo", "map"))


def _agreed(options: Sequence[Shown], session: Session) -> Reading:
    """Read `yes`: at a question it is what Enter would take; in a menu of actions nothing."""
    open_now = [one for one in options if not one.reason]
    asks = session.state.pending is not None
    rolls = any(one.id == ROLL for one in open_now)
    if open_now and options[0] is open_now[0] and asks and (rolls or not in_turns(session)):
        return Choose(open_now[0].id)
    return Nonsense(say("no-yes"))


def _declined(options: Sequence[Shown]) -> Reading:
    found = _refusing(options, _DECLINES)
    if found is not None:
        return Choose(found.id)
    return Nonsense(say("no-no"))


def _refusing(options: Sequence[Shown], words: Sequence[str]) -> Shown | None:
    """Return the open option that one of some words names; earlier words count first."""
    known: dict[str, Shown] = {}
    for option in options:
        if not option.reason:
            known.setdefault(option.hint, option)
            known.setdefault(option.id, option)
    return next((known[word] for word in words if word in known), None)


def _begins_one(line: str, options: Sequence[Shown]) -> bool:
    """Say whether a line is the beginning of what can be chosen, word by word."""
    words = line.split()
    return any(_begin(words, one) for one in options)


def _begin(words: Sequence[str], option: Shown) -> bool:
    return list(_words(option.text))[: len(words)] == list(words)


def _words(text: str) -> Iterator[str]:
    return (word.strip(".,:;!?…()“”\"'") for word in fold(text).split())


def _plain(text: str) -> str:
    return " ".join(word for word in _words(text) if word)


def as_called(text: str, options: Sequence[Shown], session: Session) -> Reading | None:
    """Read what is like nothing else as what a new hero is to be called, or have done before."""
    asking = next((one for one in options if one.asks and not one.reason), None)
    if asking is None or not open_options.gathers(session):
        return None
    texts = [*(one.text for one in options), *(entry.name for entry in verbs(session))]
    alike = text.endswith("?") or not any(map(str.isalpha, text)) or nearest(text, texts)
    return None if alike else Choose(asking.id, text)
