"""The verbs that begin commands and queries, each with its help; the help page uses these alone."""

import re
from collections.abc import Callable

from solo.engine.commands import Ask, Jot, Prefer, Try, Undo
from solo.engine.session import Session
from solo.oracle import foresaw
from solo.oracle.questions import likelihood
from solo.rules.core.protocols import Illegal
from solo.terminal import deeds, habits, now
from solo.terminal.clean import fold
from solo.terminal.examined import examined
from solo.terminal.matching import nearest
from solo.terminal.readings import Nonsense, Query, Reading, Verb, shortened
from solo.terminal.table.verbs import (
    TABLE,
    TABLE_VERBS,
    asked,
    in_language,
    read_draw,
    read_roll,
    split,
)
from solo.terminal.trial_verbs import TRIAL, TRIAL_VERBS

GROUPS = {
    "play": "Play",
    "world": "The world",
    "hero": "The hero",
    TABLE: "The table",
    TRIAL: "The trial",
    "game": "The game",
}
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
        found = _AT_TABLE.get(fold(word)) or in_language(word, session.adventure.spoken)
        if found is not None:
            return found
    return _BY_WORD.get(fold(word))


def known_likelihoods(session: Session) -> dict[str, str]:
    """Return every word for a likelihood as compared, with the word that rules know it by."""
    entries = session.system.likelihoods(session.state.sheet)
    words = (word for entry in entries for word in (entry.difficulty, entry.word))
    return {fold(word): word for word in words}


def _query(topic: str, *, takes: bool = False) -> Callable[[str, Session], Reading]:
    """Return a reader for a query; one without arguments does not read longer lines."""

    def read(rest: str, session: Session) -> Reading:
        if rest and not takes:
            return Nonsense(f"'{topic}' stands alone", (topic,))
        return Query(topic, rest)

    return read


def _look(rest: str, session: Session) -> Reading:
    """Read `look`; `look at` something that is not carried says how to ask about it."""
    thing = re.sub(r"^(at|for|in|into|under|behind|around)\s+", "", rest, flags=re.IGNORECASE)
    if not thing:
        return Query("look")
    if examined(thing, session):
        return Query("look", thing)
    reason = "'look' shows the scene again; what else is there you may ask or try"
    asking = f"ask Is there anything about {shortened(thing)}?"
    return Nonsense(reason, ("look", asking, *habits.tried(f"look {rest}", session)))


def _try(rest: str, session: Session) -> Reading:
    """Read `ATTRIBUTE [difficulty] what I do`."""
    if session.state.sheet is None:
        return Nonsense("there is no hero yet who could try anything")
    name, text = split(rest)
    name = name.rstrip(":,")
    if not name:
        reason = _with_attributes("say with which attribute", session)
        return Nonsense(reason, _tries(session, "to force the door"))
    if reason := now.unlike(session, name):
        fitting = now.fitting(rest, session)
        near = nearest(name, now.attributes(session), 1)
        is_deed = bool(now.fitting(name, session))
        if fitting and (is_deed or not near) and not now.in_turns(session):
            return Try(fitting, "", rest, offers=True)
        return Nonsense(_with_attributes(reason, session), _tries(session, rest))
    if fold(word := split(text)[0]) in _LOOSE and (reason := now.unlike(session, name, word)):
        return Nonsense(reason, (f"try {name} {shortened(split(text)[1])}".rstrip(),))
    difficulty, text = _difficulty(session, name, text)
    known = now.attributes(session)
    # The verb of a deed may begin the name of a skill: 'sneak past the dog' is Sneaking.
    verb = fold(name) not in known and deeds.fitting(name, known)
    return Try(name, difficulty, rest if verb and not difficulty else text)


def _difficulty(session: Session, attribute: str, text: str) -> tuple[str, str]:
    """Take a difficulty off the front, with or without `against` before it."""
    word, rest = split(text)
    if fold(word) in ("against", "vs"):
        after, beyond = split(rest)
        if _is_difficulty(session, attribute, after):
            return after.rstrip(":,"), beyond
    if _is_difficulty(session, attribute, word):
        return word.rstrip(":,"), rest
    return "", text


def _is_difficulty(session: Session, attribute: str, word: str) -> bool:
    plain = word.rstrip(":,")
    long_enough = len(plain) >= _SHORTEST_DIFFICULTY or plain.isdigit()
    return long_enough and not now.unlike(session, attribute, plain)


def _with_attributes(reason: str, session: Session) -> str:
    """Return a reason that says which attributes there are, if it does not yet."""
    known = now.attributes(session)
    told = not known or all(name in fold(reason) for name in known)
    return reason if told else f"{reason}; the attributes are {', '.join(known)}"


def _tries(session: Session, text: str) -> tuple[str, ...]:
    known = now.attributes(session)
    fitting = now.fitting(text, session) or (known[-1] if known else "ATTRIBUTE")
    return (f"try {fitting} {shortened(text)}",)


def _meant(said: str, session: Session) -> str:
    """Return the rules' word for another word or a percentage; the same text if there is none."""
    rows = session.system.likelihoods(session.state.sheet)
    try:
        return likelihood(said, session.system, rows).word
    except Illegal:
        return said


def _ask(rest: str, session: Session) -> Reading:
    """Read `question? [likelihood]`, or a likelihood at the end of a question without a mark."""
    if session.state.sheet is None:
        return Nonsense("there is no hero yet; ask when the story has begun")
    if not rest.strip("? "):
        return Nonsense("ask what?", ("ask Is there a window?", "ask Is he asleep? likely"))
    if session.adventure.open and "?" in rest:
        return asked(rest)
    if _of_somebody(rest, session):
        reason = "the world answers a yes or a no; whom you can talk to stands among the choices"
        return Nonsense(reason, ("ask Is somebody there?", *habits.tried(f"ask {rest}", session)))
    known = known_likelihoods(session)
    question, mark, after = rest.rpartition("?")
    said = fold(after.strip(" ()[].,;:"))
    if not mark:
        return _unmarked(rest, known)
    if said and said not in known:
        said = fold(_meant(said, session))
    if said and said not in known:
        words = ", ".join(now.likelihoods(session))
        return Nonsense(f"'{shortened(said)}' is no likelihood", (f"the likelihoods: {words}",))
    return Ask(question.strip() + "?", known.get(said, ""))


def _of_somebody(rest: str, session: Session) -> bool:
    """Say whether `ask NED ABOUT THE KEY` is typed, which is no question that was foreseen."""
    if "?" in rest or "about" not in fold(rest).split() or session.adventure.open:
        return False
    questions = session.adventure.scenes[session.state.scene].questions
    return not any(foresaw(question.about, rest) for question in questions)


def _unmarked(rest: str, known: dict[str, str]) -> Ask:
    """Find a likelihood at the end of a question that has three words besides."""
    words = rest.split()
    for size in (4, 3, 2, 1):
        said = fold(" ".join(words[-size:]).strip("()[].,;:"))
        if len(words) >= size + 3 and said in known:
            return Ask(" ".join(words[:-size]).rstrip(",;:") + "?", known[said])
    return Ask(rest.rstrip(".") + "?")


def _again(rest: str, session: Session) -> Reading:
    return Nonsense("'again' stands alone", ("again",)) if rest else habits.again(session)


def _offer(rest: str, session: Session) -> Reading:
    """Say what is missing in `offer` alone; `lines` reads `offer` with words."""
    return Nonsense("only a choice or a try can be made with offers", ("offer 2",))


def _note(rest: str, session: Session) -> Reading:
    return Jot(rest) if rest else Nonsense("note what?", ("note The keeper lied about the key.",))


def _undo(rest: str, session: Session) -> Reading:
    if fold(rest) in ("", "anew"):
        return Undo(anew=bool(rest))
    return Nonsense("undo takes back the last turn", ("undo", "undo anew"))


def _offers(rest: str, session: Session) -> Reading:
    if not rest:
        return Query("offers")
    if fold(rest) in ("always", "asked"):
        return Prefer("offers", fold(rest))
    suggestions = ("offers always", "offers asked")
    return Nonsense("offers are made always, or only when asked for", suggestions)


def _save(rest: str, session: Session) -> Reading:
    return Query("save", rest) if rest else Nonsense("save it as what?", ("save before-the-tower",))


VERBS: tuple[Verb, ...] = (
    Verb(
        "look",
        "play",
        "look",
        "show the scene again, or how a fight stands",
        _look,
        ("l", "x", "examine"),
    ),
    Verb(
        "map",
        "play",
        "map",
        "the places you have been to, and the ways seen from them",
        _query("map"),
        ("places",),
    ),
    Verb(
        "offer",
        "play",
        "offer 2 (or 2 ?)",
        "take a choice and decide around its roll",
        _offer,
        more="With 'offers asked' a roll is made at once, unless you ask for the offers so: "
        "what may be spent on it, what else may be rolled, thinking better of it. It works for "
        "'try' too.",
    ),
    Verb(
        "odds",
        "play",
        "odds 2",
        "the chances of a choice, or of dice; looking is free",
        _query("odds", takes=True),
        more="Dice are written as for 'roll': 'odds d100<=45', 'odds 2d100kl1<=45' with the better "
        "of two, 'odds 2d100kh1<=45' with the worse.",
    ),
    Verb("again", "play", "again", "do once more what you did last", _again, ("g",)),
    Verb(
        "hint",
        "play",
        "hint",
        "what the author has to say of where you are, or what is still open",
        _query("hint"),
        ("hints",),
    ),
    Verb(
        "why",
        "play",
        "why [N]",
        "how the last roll was reckoned, or the one N rolls ago",
        _query("why", takes=True),
        more="'why 1' is the roll before the last, 'why 2' the one before that.",
    ),
    Verb(
        "undo",
        "play",
        "undo [anew]",
        "take back the last turn",
        _undo,
        more="The dice that fell stay as they were if you do the same again. 'undo anew' takes the "
        "turn back and lets other dice fall.",
    ),
    Verb(
        "try",
        "world",
        "try ATTRIBUTE [difficulty] what I do",
        "do what nobody listed",
        _try,
        more="For example: try ATTRIBUTE to force the door. Without an attribute the one that "
        "plainly fits is offered: try jump over the gap. A difficulty of your own stands "
        "between the two; without one it is the usual. While a roll waits for you, you may try "
        "one thing besides; it waits on. In a fight or a chase, what you try is what you do with "
        "your turn, at the usual difficulty or a harder one: now, or as soon as it is your turn. "
        "It gains you something by the rules, or costs it.",
    ),
    Verb(
        "ask",
        "world",
        "ask Is there a window? [likelihood]",
        "put a question to the world",
        _ask,
        more="It is answered yes or no by the dice, unless the adventure knows. Behind the "
        "question mark you may say how likely a yes is. While a roll waits for you, you may "
        "ask as well; it waits on.",
    ),
    Verb(
        "roll",
        "world",
        "roll 2d6",
        "roll dice for no rule; no turn, and no other dice fall otherwise",
        read_roll,
        more="For example: 3d6+1, 4d6kh3, d66, d%, 2d20<=12, 5d10>=8, (2d6+1)>=8 or 3d6!",
    ),
    Verb(
        "draw",
        "world",
        "draw TABLE",
        "draw from a table for inspiration; it moves no other dice",
        read_draw,
        more="For example: draw weather, draw names 3, draw what the stranger wants. 'solo draw "
        "--list' in a shell lists the tables; 'draw fear' names those about fear.",
    ),
    Verb("sheet", "hero", "sheet [PART]", "who you are", _query("sheet", takes=True),
         ("hero", "character", "stats", "status")),
    Verb("health", "hero", "health", "wounds, and what is left", _query("health")),
    Verb("skills", "hero", "skills", "your skills", _query("skills")),
    Verb("fame", "hero", "fame", "Fame, and what you own", _query("fame")),
    Verb("gear", "hero", "gear", "what you carry", _query("gear"), ("i", "inv", "inventory")),
    Verb(
        "quests",
        "game",
        "quests",
        "your quests, and how you stand",
        _query("quests"),
        ("quest", "score", "objectives"),
    ),
    Verb("recap", "game", "recap", "what happened last, your quests and the hour", _query("recap")),
    Verb(
        "journal",
        "game",
        "journal [TURNS]",
        "the story so far, with your notes",
        _query("journal", takes=True),
        ("history", "log", "story"),
        more="With a number, only so many of the last turns: journal 5.",
    ),
    Verb("note", "game", "note TEXT", "write a note into the journal", _note),
    Verb("rules", "game", "rules [WORD]", "look up a rule", _query("rules", takes=True), ("rule",)),
    Verb(
        "offers",
        "game",
        "offers always|asked",
        "when a roll stops to let you decide",
        _offers,
        more="'always' stops before and after each roll where there is something to decide; "
        "'asked' only when you take a choice as 'offer 2' or '2 ?'.",
    ),
    Verb("save", "game", "save NAME", "keep a copy of the game under a name", _save),
    Verb("help", "game", "help [WORD]", "this, or more", _query("help", takes=True), ("?", "h")),
    Verb("quit", "game", "quit", "leave; the game is saved", _query("quit"), ("exit", "q")),
)  # fmt: skip
_BY_WORD = {word: entry for entry in VERBS for word in (entry.name, *entry.aliases)}
_IN_TRIAL = {entry.name: entry for entry in TRIAL_VERBS}
_AT_TABLE = {word: entry for entry in TABLE_VERBS for word in (entry.name, *entry.aliases)}
