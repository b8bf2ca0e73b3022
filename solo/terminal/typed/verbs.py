"""The verbs that begin commands and queries, each with its help; the help page uses these alone."""

import re
from collections.abc import Callable

from solo.engine.commands import Ask, Jot, Prefer, Try, Undo
from solo.engine.session import PREFERENCES, Session
from solo.oracle import foresaw
from solo.oracle.questions import likelihood
from solo.terminal import own_words, wording
from solo.terminal.examined import examined, things
from solo.terminal.table.verbs import (
    TABLE,
    TABLE_VERBS,
    asked,
    in_language,
    read_draw,
    read_roll,
    split,
)
from solo.terminal.typed import deeds, habits, typed_names
from solo.terminal.typed.matching import nearest
from solo.terminal.typed.nouns import told_of
from solo.terminal.typed.readings import Nonsense, Query, Reading, Verb, shortened
from solo.terminal.typed.trial_verbs import TRIAL, TRIAL_VERBS
from solo.terminal.window.clean import fold
from solo.terminal.words import words
from solo.view import heroes
from solo.view.chances import in_turns
from solo.view.parts import Illegal
from solo.words import Message, Text, with_fact

GROUPS = ("play", "world", "hero", TABLE, TRIAL, "game")
"""The parts of the help page, in order."""

_AT = re.compile(r"^(at|for|in|into|under|behind|around)\s+", re.IGNORECASE)
"""What stands before a thing that is looked at."""

_LOOSE = frozenset(
    ("average", "difficult", "easy", "hard", "impossible", "moderate", "normal", "simple")
)  # said of difficulties, but by no rules; who begins with one of these means one
_SHORTEST_DIFFICULTY = 3  # "in" is an abbreviation, but "try strength in the well" means the well


def verbs(session: Session) -> tuple[Verb, ...]:
    """Return the verbs of a game, with those of a table or a trial if it is one."""
    at_table = TABLE_VERBS if session.adventure.open else ()
    return (*VERBS, *at_table, *(TRIAL_VERBS if session.trial else ()))


def verb(word: str, session: Session | None = None) -> Verb | None:
    """Return the verb of a name or alias; those of tables and trials only where it is one."""
    if session is not None and session.trial and fold(word) in _IN_TRIAL:
        return _IN_TRIAL[fold(word)]
    if session is not None and session.adventure.open:
        typed = _AT_TABLE.get(own_words.command(word, session))
        found = _AT_TABLE.get(fold(word)) or in_language(word, session.adventure.spoken) or typed
        if found is not None:
            return found
    found = _BY_WORD.get(fold(word))
    if found is None and session is not None:
        found = _BY_WORD.get(own_words.command(word, session))
    return found


def known_likelihoods(session: Session) -> dict[str, str]:
    """Return every word for a likelihood as compared, with the word that rules know it by."""
    entries = heroes.likelihoods(session)
    found = (word for entry in entries for word in (entry.difficulty, entry.word))
    return {fold(word): word for word in found}


def _query(topic: str, *, takes: bool = False) -> Callable[[str, Session], Reading]:
    """Return a reader for a query; one without arguments does not read longer lines."""

    def read(rest: str, session: Session) -> Reading:
        if rest and not takes:
            return Nonsense(words("stands-alone", word=topic), (topic,))
        return Query(topic, rest)

    return read


def _look(rest: str, session: Session) -> Reading:
    """Read `look`; `look at` something that is not there says how to ask about it."""
    thing = " ".join(own_words.telling(_AT.sub("", rest).split(), session))
    if not thing:
        return Query("look")
    if examined(thing, session) or told_of(thing, session):
        return Query("look", thing)
    asking = wording.tell(session, "ask-about", thing=shortened(thing))
    near = nearest(thing, (name for one in things(session) for name in one), 2)
    some = (*(f"look {name}" for name in near), "look", asking)
    return Nonsense(words("look-alone"), (*some, *habits.tried(f"look {rest}", session)))


def _try(rest: str, session: Session) -> Reading:
    """Read `ATTRIBUTE [difficulty] what I do`; after `anyway`, even what a choice does."""
    if not heroes.there(session):
        return Nonsense(words("nobody-to-try"))
    first, more = split(rest)
    if fold(first) == habits.ANYWAY and more:
        return _tried(more, session)
    reading = _tried(rest, session)
    if not isinstance(reading, Try):
        return reading
    return habits.chosen_instead(reading, rest, session) or reading


def _tried(rest: str, session: Session) -> Reading:
    """Read what follows `try`."""
    typed, text = split(rest)
    name = typed_names.meant(typed := typed.rstrip(":,"), session)
    if not name:
        reason = _with_attributes(words("try-with-what"), session)
        return Nonsense(reason, _tries(session, wording.tell(session, "a-deed")))
    if reason := typed_names.unlike(session, name):
        fitting = typed_names.fitting(rest, session)
        near = nearest(name, typed_names.attributes(session), 1)
        is_deed = bool(typed_names.fitting(name, session))
        if fitting and (is_deed or not near) and not in_turns(session):
            return Try(fitting, "", rest, offers=True)
        reason = with_fact(_with_attributes(reason, session), "name", shortened(typed))
        return Nonsense(reason, _tries(session, rest))
    if fold(word := split(text)[0]) in _LOOSE and (
        reason := typed_names.unlike(session, name, word)
    ):
        again = f"try {typed_names.typed(name, session)} {shortened(split(text)[1])}"
        return Nonsense(reason, (again.rstrip(),))
    difficulty, text = _difficulty(session, name, text)
    known = typed_names.attributes(session)
    # The verb of a deed may begin the name of a skill: 'sneak past the dog' is Sneaking.
    verb = fold(name) not in known and deeds.fitting(own_words.plain(name, session), known)
    return Try(name, difficulty, rest if verb and not difficulty else text)


def _difficulty(session: Session, attribute: str, text: str) -> tuple[str, str]:
    """Take a difficulty off the front, with or without `against` before it."""
    word, rest = split(text)
    if fold(word) in ("against", "vs", "gegen"):
        after, beyond = split(rest)
        if found := _as_difficulty(session, attribute, after):
            return found, beyond
    if found := _as_difficulty(session, attribute, word):
        return found, rest
    return "", text


def _as_difficulty(session: Session, attribute: str, word: str) -> str:
    """Return a word as the rules know a difficulty; nothing if they don't."""
    plain = typed_names.meant(word.rstrip(":,"), session)
    long_enough = len(plain) >= _SHORTEST_DIFFICULTY or plain.isdigit()
    return plain if long_enough and not typed_names.unlike(session, attribute, plain) else ""


def _with_attributes(reason: Text, session: Session) -> Text:
    """Return a reason that says which attributes there are, if it does not yet."""
    known = typed_names.attributes(session)
    named = reason.facts.get("names", ()) if isinstance(reason, Message) else ()
    if {*known} <= {*map(fold, named)}:
        return reason
    return words("of-these-attributes", reason=reason, known=known)


def _tries(session: Session, text: str) -> tuple[str, ...]:
    known = typed_names.attributes(session)
    fitting = typed_names.fitting(text, session) or (known[-1] if known else "")
    name = (
        typed_names.typed(fitting, session) if fitting else wording.tell(session, "attribute-word")
    )
    return (f"try {name} {shortened(text)}",)


def _meant(said: str, session: Session) -> str:
    """Return the rules' word for another word or a percentage; the same text if there is none."""
    rows = heroes.likelihoods(session)
    try:
        return likelihood(said, session.system, rows).word
    except Illegal:
        return said


def _ask(rest: str, session: Session) -> Reading:
    """Read `question? [likelihood]`, or a likelihood at the end of a question without a mark."""
    if not heroes.there(session):
        return Nonsense(words("nobody-to-ask"))
    if not rest.strip("? "):
        some = (wording.tell(session, "example-window"), wording.tell(session, "example-asleep"))
        return Nonsense(words("ask-what"), some)
    if session.adventure.open and "?" in rest:
        return asked(rest)
    if _of_somebody(rest, session):
        return Nonsense(
            words("ask-the-world"),
            (wording.tell(session, "example-somebody"), *habits.tried(f"ask {rest}", session)),
        )
    known = known_likelihoods(session)
    question, mark, after = rest.rpartition("?")
    said = fold(after.strip(" ()[].,;:"))
    if not mark:
        return _unmarked(rest, known)
    if said and said not in known:
        said = fold(_meant(said, session))
    if said and said not in known:
        known_words = wording.tell(
            session, "the-likelihoods", known=typed_names.likelihoods(session)
        )
        return Nonsense(words("no-likelihood", word=shortened(said)), (known_words,))
    return Ask(question.strip() + "?", known.get(said, ""))


def _of_somebody(rest: str, session: Session) -> bool:
    """Say whether `ask NED ABOUT THE KEY` is typed, or `ask OLD NED`: no question of the world.

    What an author has foreseen is one, however it is typed; and a question has three words.
    """
    said = fold(rest).split()
    if "?" in rest or ("about" not in said and len(said) > _NAMED) or session.adventure.open:
        return False
    questions = session.adventure.scenes[session.state.scene].questions
    return not any(foresaw(question.about, rest) for question in questions)


_NAMED = 2  # words that may be somebody's name, and ask nothing


def _unmarked(rest: str, known: dict[str, str]) -> Ask:
    """Find a likelihood at the end of a question that has three words besides."""
    typed = rest.split()
    for size in (4, 3, 2, 1):
        said = fold(" ".join(typed[-size:]).strip("()[].,;:"))
        if len(typed) >= size + 3 and said in known:
            return Ask(" ".join(typed[:-size]).rstrip(",;:") + "?", known[said])
    return Ask(rest.rstrip(".") + "?")


def _again(rest: str, session: Session) -> Reading:
    return (
        Nonsense(words("stands-alone", word="again"), ("again",)) if rest else habits.again(session)
    )


def _offer(rest: str, session: Session) -> Reading:
    """Say what is missing in `offer` alone; `lines` reads `offer` with words."""
    return Nonsense(words("offer-what"), ("offer 2",))


def _note(rest: str, session: Session) -> Reading:
    return (
        Jot(rest)
        if rest
        else Nonsense(words("note-what"), (wording.tell(session, "example-note"),))
    )


def _undo(rest: str, session: Session) -> Reading:
    if fold(rest) in ("", "anew"):
        return Undo(anew=bool(rest))
    return Nonsense(words("undo-how"), ("undo", "undo anew"))


def _preference(name: str) -> Callable[[str, Session], Reading]:
    """Return what reads a preference: its value, or nothing to be told how it stands."""

    def read(rest: str, session: Session) -> Reading:
        if not rest:
            return Query(name)
        if fold(rest) in PREFERENCES[name]:
            return Prefer(name, fold(rest))
        suggestions = tuple(f"{name} {value}" for value in PREFERENCES[name])
        return Nonsense(words(f"{name}-when"), suggestions)

    return read


def _save(rest: str, session: Session) -> Reading:
    some = (wording.tell(session, "example-save"),)
    return Query("save", rest) if rest else Nonsense(words("save-what"), some)


VERBS: tuple[Verb, ...] = (
    Verb("look", "play", _look, ("l", "x", "examine")),
    Verb("map", "play", _query("map"), ("places",)),
    Verb("offer", "play", _offer, more=True),
    Verb("odds", "play", _query("odds", takes=True), more=True),
    Verb("again", "play", _again, ("g",)),
    Verb("hint", "play", _query("hint"), ("hints",)),
    Verb("why", "play", _query("why", takes=True), more=True),
    Verb("undo", "play", _undo, more=True),
    Verb("try", "world", _try, more=True),
    Verb("ask", "world", _ask, more=True),
    Verb("roll", "world", read_roll, more=True),
    Verb("draw", "world", read_draw, more=True),
    Verb("sheet", "hero", _query("sheet", takes=True),
         ("hero", "character", "stats", "status")),
    Verb("health", "hero", _query("health")),
    Verb("skills", "hero", _query("skills")),
    Verb("fame", "hero", _query("fame")),
    Verb("gear", "hero", _query("gear"), ("i", "inv", "inventory")),
    Verb("quests", "game", _query("quests"), ("quest", "score", "objectives")),
    Verb("recap", "game", _query("recap")),
    Verb("journal", "game", _query("journal", takes=True),
         ("history", "log", "story"), more=True),
    Verb("note", "game", _note),
    Verb("rules", "game", _query("rules", takes=True), ("rule",)),
    Verb("offers", "game", _preference("offers"), more=True),
    Verb("account", "game", _preference("account"), more=True),
    Verb("save", "game", _save),
    Verb("help", "game", _query("help", takes=True), ("?", "h")),
    Verb("quit", "game", _query("quit"), ("exit", "q")),
)  # fmt: skip
_BY_WORD = {word: entry for entry in VERBS for word in (entry.name, *entry.aliases)}
_IN_TRIAL = {entry.name: entry for entry in TRIAL_VERBS}
_AT_TABLE = {word: entry for entry in TABLE_VERBS for word in (entry.name, *entry.aliases)}
