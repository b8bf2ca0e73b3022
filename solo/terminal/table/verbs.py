"""The words of a table, and how its lines are read: `Mara: is there a window? likely`."""

import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache

from solo.engine.commands import SECRET, Ask, Choose, Draw, Jot, Roll, Table, Try, Use
from solo.engine.log import of_several
from solo.engine.session import Session
from solo.engine.table.roster import ALL_OF_US, no_name
from solo.engine.table.several import ALL_RUN, VERSUS
from solo.engine.table.state import Tabletop
from solo.engine.table.upkeep import GIVING
from solo.late import lazy_imports
from solo.terminal import wording
from solo.terminal.table.words import words as say
from solo.terminal.typed import typed_names
from solo.terminal.typed.readings import (
    Asking,
    Bringing,
    Hushed,
    Nonsense,
    Query,
    Reading,
    Verb,
    Voting,
)
from solo.terminal.window.clean import clean_line, fold
from solo.view import heroes
from solo.view.parts import Illegal, like_dice, samples
from solo.words import Text, Words

with lazy_imports():
    from solo import oracle
    from solo.engine.table import drawing, roster, secrets
    from solo.oracle import questions

TABLE = "table"
"""The group of verbs under which help lists these."""

SHEETS = frozenset({"sheet", "health", "skills", "fame", "gear"})
"""What is shown of a hero."""

MINE = "mine"
"""What shows what only somebody knows: to that one alone."""

ROLLING = frozenset(("add", "check", "everyone", "order", "together", "group", "versus", "rounds"))
"""Verbs behind which attributes, skills and difficulties are named."""

_LISTED = ("clock", "npc", "place", "thread")
"""What stands on the lists of a table."""
_NOTE = re.compile(r"(?:note|notiz)\s+(\d{1,6})\s*:?\s*(.*)", re.IGNORECASE | re.DOTALL)
_MYNOTE = re.compile(r"(?:mynote|merkzettel)\s+(\d{1,6})\s*:?\s*(.*)", re.IGNORECASE | re.DOTALL)
_ADDRESSED = re.compile(r"([^:?=]{1,60}):\s*(.+)")


def _does(name: str) -> Callable[[str, Session], Reading]:
    """Return a reader that passes the words on to the engine."""

    def read(rest: str, session: Session) -> Reading:
        return Table(name, rest)

    return read


def _rolls(name: str, *, behind: str = "") -> Callable[[str, Session], Reading]:
    """Return a reader of what names attributes, skills and difficulties.

    Where they stand `behind` something in each part of the line, what comes before is left as it
    is: a name, or what is to be done.
    """

    def read(rest: str, session: Session) -> Reading:
        if not behind:
            return Table(name, typed_names.in_rules(rest, session))
        parts = (part.partition(behind) for part in rest.split(";"))
        said = ";".join(
            f"{who}{mark}{typed_names.in_rules(told, session)}" for who, mark, told in parts
        )
        return Table(name, said)

    return read


def _added(rest: str, session: Session) -> Reading:
    """Read who is added to the table; `add clock Tide 6` is a clock."""
    kind, named = split(rest)
    own = in_language(kind, session.adventure.spoken)
    meant = own.name if own is not None else "npc" if fold(kind) == "person" else fold(kind)
    if named and meant in _LISTED:
        return Table(meant, named)
    if name := no_name(rest):
        return Nonsense(_said(say("no-name", name=name), session))
    if not any(sign in ":=" or sign.isdigit() for sign in rest):
        return Table("add", rest)  # a name alone, whatever else its words may mean
    return _rolls("add", behind=" ")(rest, session)


def _chased(rest: str, session: Session) -> Reading:
    """Read a chase, in which everybody runs."""
    first, more = split(rest)
    words = more if fold(first) == ALL_RUN else rest
    return Table("chase", f"{ALL_RUN} {words}" if words else "")


def _secretly(rest: str, session: Session) -> Reading:
    """Read what is done in secret; a deed for nobody who sits here is no question."""
    try:
        secrets.check_audience(session.state.table or Tabletop(), rest)
    except Illegal as refusal:
        return Nonsense(_said(refusal.reason, session))
    return Table(SECRET, rest)


def _hushed(name: str, words: int) -> Callable[[str, Session], Reading]:
    """Return a reader of what others need not see: so many words are typed, the others asked for.

    Whoever sits alone at a screen may type them all at once.
    """

    def read(rest: str, session: Session) -> Reading:
        if len(rest.split()) != words:
            return Table(name, rest)
        return Hushed(Table(name, rest), _said(say("hushed", verb=name), session))

    return read


def _edited(rest: str, session: Session) -> Reading:
    """Read what is changed: a note by its number, or something on a list."""
    if (own := _MYNOTE.fullmatch(rest)) and own[2]:
        return Table("mynote", f"edit {own[1]}: {own[2]}")
    match = _NOTE.fullmatch(rest)
    return Jot(match[2], int(match[1])) if match and match[2] else Table("edit", rest)


def _deleted(rest: str, session: Session) -> Reading:
    if (own := _MYNOTE.fullmatch(rest)) and not own[2]:
        return Table("mynote", f"delete {own[1]}")
    match = _NOTE.fullmatch(rest)
    return Jot("", int(match[1])) if match and not match[2] else Table("delete", rest)


def _given(rest: str, session: Session) -> Reading:
    """Read a gift from one to another; in some rules `give` is an effect, too."""
    if not GIVING.search(rest) and rest and "give" in session.system.effects:
        return Table("do", f"give {rest}")
    return Table("give", rest)


def _brought(rest: str, session: Session) -> Reading:
    """Read the name of a file that is brought; without one, ask what can be drawn from."""
    return Bringing(rest) if rest else Query("tables")


def _mydraw(rest: str, session: Session) -> Reading:
    """Read a draw whose result is one's own."""
    return Table(SECRET, f"me: draw {rest}")


def _asks(topic: str, name: str) -> Callable[[str, Session], Reading]:
    """Return a reader that shows something, or changes it if words follow."""

    def read(rest: str, session: Session) -> Reading:
        return Table(name, rest) if rest else Query(topic)

    return read


def _shows(topic: str) -> Callable[[str, Session], Reading]:
    def read(rest: str, session: Session) -> Reading:
        return Query(topic, rest)

    return read


def read_roll(rest: str, session: Session) -> Reading | None:
    """Read dice, or `a d6`; a text that is none may be the words of a choice."""
    dice = rest.removeprefix("a ")
    if like_dice(dice):
        return Roll(dice)
    return None if rest else Nonsense(_said(say("roll-what"), session), ("roll 2d6",))


def read_draw(rest: str, session: Session) -> Reading:
    """Read a draw: at a table a turn, since a row may do something; else only for inspiration.

    An event is no table, but at a table it can be had.
    """
    table = session.state.table if session.adventure.open else None
    if session.adventure.open and not rest:
        return Query("tables")
    try:
        drawing.wanted_of(session.adventure, rest, table)
    except Illegal as refusal:
        own = in_language(rest, session.adventure.spoken)
        if session.adventure.open:
            happens = "event" in (fold(rest), own.name if own else "")
            return Table("event") if happens else Table("draw", rest)
        return Nonsense(_said(refusal.reason, session))
    return Table("draw", rest) if session.adventure.open else Draw(rest)


def _vote(rest: str, session: Session) -> Reading:
    """Read a vote; without likelihoods, each player at the table is asked for one."""
    question, behind = questions.put(rest)
    table = session.state.table
    voters = () if table is None else tuple(one.name for one in table.members)
    asks = question.strip("? ") and not behind and len(voters) > 1 and session.state.pending is None
    return Voting(question, voters) if asks else Table("vote", rest)


def vote_of(session: Session, words: str) -> str:
    """Return the likelihood that a vote names.

    Raises:
        Illegal: It names no likelihood.
    """
    _, word = questions.middle(
        (clean_line(words).strip(),), session.system, heroes.likelihoods(session)
    )
    return word


TABLE_VERBS: tuple[Verb, ...] = (
    Verb("add", TABLE, _added, ("seat",), more=True),
    Verb("join", TABLE, _does("join")),
    Verb("leave", TABLE, _does("leave"), more=True),
    Verb("roster", TABLE, _shows("roster"), ("table",)),
    Verb("turn", TABLE, _does("turn")),
    Verb("check", TABLE, _rolls("check"), more=True),
    Verb("everyone", TABLE, _rolls("everyone"), more=True),
    Verb("order", TABLE, _rolls("order"), more=True),
    Verb("together", TABLE, _rolls("together"), more=True),
    Verb("group", TABLE, _rolls("group"), more=True),
    Verb("versus", TABLE, _rolls("versus", behind=":"), ("vs",), more=True),
    Verb("do", TABLE, _does("do"), more=True),
    Verb("fight", TABLE, _does("fight"), more=True),
    Verb("chase", TABLE, _chased, more=True),
    Verb("rounds", TABLE, _rolls("rounds", behind=":"), more=True),
    Verb("foes", TABLE, _shows("foes")),
    Verb("pick", TABLE, _does("pick")),
    Verb("vote", TABLE, _vote, more=True),
    Verb("secret", TABLE, _secretly),
    Verb("reveal", TABLE, _does("reveal")),
    Verb("whisper", TABLE, _hushed("whisper", 1), more=True),
    Verb("mynote", TABLE, _hushed("mynote", 0), more=True),
    Verb("mydraw", TABLE, _mydraw),
    Verb(MINE, TABLE, _shows(MINE)),
    Verb("finish", TABLE, _does("finish"), more=True),
    Verb("scene", TABLE, _does("scene")),
    Verb("thread", TABLE, _does("thread")),
    Verb("npc", TABLE, _does("npc"), ("person",)),
    Verb("place", TABLE, _does("place")),
    Verb("clock", TABLE, _does("clock")),
    Verb("tick", TABLE, _does("tick")),
    Verb("close", TABLE, _does("close")),
    Verb("weigh", TABLE, _does("weigh")),
    Verb("when", TABLE, _does("when"), more=True),
    Verb("rename", TABLE, _does("rename")),
    Verb("edit", TABLE, _edited, more=True),
    Verb("delete", TABLE, _deleted),
    Verb("sort", TABLE, _does("sort")),
    Verb("give", TABLE, _given, more=True),
    Verb("notes", TABLE, _shows("notes")),
    Verb("event", TABLE, _does("event"), ("happens",)),
    Verb("tables", TABLE, _brought, ("bring",), more=True),
    Verb("shuffle", TABLE, _does("shuffle")),
    Verb("lists", TABLE, _shows("lists"), ("list",)),
    Verb("twists", TABLE, _asks("twists", "twists")),
    Verb("next", TABLE, _does("next")),
    Verb("tension", TABLE, _asks("twists", "tension")),
    Verb("voice", TABLE, _does("voice")),
    Verb("questions", TABLE, _does("questions")),
)  # fmt: skip
SAYINGS: Mapping[str, Table | Query] = {
    **dict.fromkeys(("who", "who is here", "who's here", "who plays"), Query("roster")),
    **dict.fromkeys(
        ("what happens", "what happens now", "what now", "now what", "random event"),
        Table("event"),
    ),
    **dict.fromkeys(
        ("end fight", "end the fight", "stop fight", "stop the fight", "the fight is over"),
        Table("fight", "over"),
    ),
}
"""Other ways to say what a table does."""
_DEEDS = frozenset(
    ("damage", "hurt", "harm", "heal", "fame", "gain", "get", "give", "lose", "xp", "coins")
)
"""Words by which one system or another changes somebody."""
_WORDS = frozenset(word for entry in TABLE_VERBS for word in (entry.name, *entry.aliases))


def in_language(word: str, language: str) -> Verb | None:
    """Return the verb that a word of the game's own language means."""
    return _typed(language).get(fold(word)) if language else None


def called(entry: Verb, language: str) -> tuple[str, ...]:
    """Return the word of a language for a verb, where it is one of a table."""
    own = language and entry in TABLE_VERBS
    return (Words(language).say(say(f"verb-{entry.name}")),) if own else ()


@cache
def _typed(language: str) -> Mapping[str, Verb]:
    told = Words(language).say
    return {fold(told(say(f"verb-{entry.name}"))): entry for entry in TABLE_VERBS}


def addressed(
    text: str, session: Session, parse: Callable[[str, Session], Reading]
) -> Reading | None:
    """Read `Mara: …`: she does what comes after the colon.

    Args:
        text: The line.
        session: The game.
        parse: Reads what comes behind, in the game as whoever is named sees it.
    """
    match = _ADDRESSED.fullmatch(text)
    if match is None:
        return _half_said(text, session)
    who, rest = match[1].strip(), match[2]
    if VERSUS.search(who):
        return Table("versus", f"{who}: {typed_names.in_rules(rest, session)}")
    reading = parse(rest, as_seen_by(who, session))
    if who.casefold() in ALL_OF_US:
        if isinstance(reading, Table) and reading.verb == "do":
            return Table("everyone", f"do {reading.words}")
        if isinstance(reading, Use) and fold(rest) in session.system.effects:
            return Table("everyone", f"do {rest}")
    match reading:
        case Ask() | Table() | Try() | Use() | Voting():
            return reading._replace(who=who)
        case Asking(command=Use() as asked_for):
            return reading._replace(command=asked_for._replace(who=who))
        case Hushed(command=hushed):
            return reading._replace(command=hushed._replace(who=who))
        case Choose() | Jot() | Roll():
            return _of(who, reading, session)
        case Query(topic=topic) if topic in SHEETS | {MINE, "odds"}:
            return _of(who, reading, session)
        case Nonsense():
            return reading
    return Nonsense(_said(say("not-theirs", who=who), session), (rest,))


def _half_said(text: str, session: Session) -> Reading | None:
    """Read `Mara:` alone, and `Mara vs Tom strength` without its colon."""
    table, sides = session.state.table or Tabletop(), VERSUS.split(text)
    try:
        if text.endswith(":"):
            who = roster.member_named(table, text[:-1]).name
            return Nonsense(_said(say("does-what", who=who), session))
        one = roster.member_named(table, sides[0]).name if len(sides) == 2 else ""
    except Illegal:
        return None
    typed = sides[1].split() if one else []
    for size in range(len(typed) - 1, 0, -1):  # the longest name: `Old Tom` before `Old`
        with suppress(Illegal):
            other = roster.member_named(table, " ".join(typed[:size])).name
            what = typed_names.in_rules(" ".join(typed[size:]), session)
            return Table("versus", f"{one} vs {other}: {what}")
    return None


def as_seen_by(who: str, session: Session) -> Session:
    """Return the game as a member of the table sees it.

    It is unchanged if nobody has that name, and while something is open, which is one's who acts.
    """
    if session.state.pending is not None:
        return session
    try:
        return heroes.seen_by(session, roster.member_named(session.state.table or Tabletop(), who))
    except Illegal:
        return session


def _of(who: str, reading: Query | Jot | Roll | Choose, session: Session) -> Reading:
    """Read what is shown, noted, thrown or, in their own turn, chosen for somebody at the table."""
    try:
        name = roster.member_named(session.state.table or Tabletop(), who).name
    except Illegal as refusal:
        return Nonsense(_said(refusal.reason, session))
    match reading:
        case Query() | Roll():
            return reading._replace(who=name)
        case Jot(text, of=0):
            return Jot(f"{name}: {text}")
        case Choose() if name != (of_several(session.state) or name):
            return Nonsense(_said(say("not-theirs", who=name), session))
    return reading


def questioned(text: str) -> Reading | None:
    """Read a line with a question mark as a question, without `ask` before it."""
    question, mark, _ = text.partition("?")
    if not mark or not any(map(str.isalpha, question)):
        return None
    return asked(text)


def begins_as_question(text: str) -> bool:
    """Say whether a line is a question though it begins with a command, such as `Do we go?`."""
    if "?" not in text:
        return False
    first, phrases = split(text)[0].casefold(), oracle.table_phrases()
    return first in phrases["auxiliary"] or first in phrases["inspiration"]


def split(text: str) -> tuple[str, str]:
    """Return the first word of a text, and the rest."""
    word, _, rest = text.strip().partition(" ")
    return word, rest.strip()


def asked(rest: str) -> Ask:
    """Read a question of a table: how likely a yes is, the engine reads."""
    return Ask(*questions.put(rest))


def done_by_hand(text: str, session: Session) -> Reading | None:
    """Read an effect of the rules without `do` before it: `damage poor`."""
    word, _, rest = text.partition(" ")
    if word.casefold() in _WORDS:
        return None
    if rest and word.casefold() in session.system.effects:
        return Table("do", text)
    return _by_other_rules(word, session) if rest and word.casefold() in _DEEDS else None


def _by_other_rules(word: str, session: Session) -> Nonsense | None:
    """Say which effects exist, if the word is an effect only in other rules."""
    some = samples(session).effects
    why = say("no-effect", system=session.system.title, word=word)
    return Nonsense(_said(why, session), some) if some else None


def _said(text: Text, session: Session) -> str:
    return wording.words(session).say(text)
