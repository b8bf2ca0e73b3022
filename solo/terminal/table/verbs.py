"""The words of a table, and how its lines are read: `Mara: is there a window? likely`."""

import re
from collections.abc import Callable, Mapping
from functools import cache

from solo.engine.commands import Ask, Draw, Jot, Roll, Table, Try, Use
from solo.engine.session import Session
from solo.engine.table.state import Tabletop
from solo.late import late
from solo.rules.core.dice import like_dice
from solo.rules.core.protocols import Illegal
from solo.terminal import now
from solo.terminal.clean import clean_line, fold
from solo.terminal.readings import Asking, Nonsense, Query, Reading, Verb, Voting
from solo.terminal.table.words import words as say
from solo.words import Text, Words

TABLE = "table"
"""The group of verbs under which help lists these."""

SHEETS = frozenset({"sheet", "health", "skills", "fame", "gear"})
"""What is shown of a hero."""

_EVERYBODY = ("all", "everybody", "everyone", "alle")
_ADDRESSED = re.compile(r"([^:?=]{1,60}):\s*(.+)")


def _does(name: str) -> Callable[[str, Session], Reading]:
    """Return a reader that passes the words on to the engine."""

    def read(rest: str, session: Session) -> Reading:
        return Table(name, rest)

    return read


def _turn(rest: str, session: Session) -> Reading:
    return Table("turn", rest)


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
    """Read dice; a text that is none may be the words of a choice."""
    if like_dice(rest):
        return Roll(rest)
    return None if rest else Nonsense(_said(say("roll-what"), session), ("roll 2d6",))


@late
def read_draw(rest: str, session: Session) -> Reading:
    """Read a draw: at a table a turn, since a row may do something; else only for inspiration."""
    from solo.engine.table.drawing import wanted_of

    if session.adventure.open:
        return Table("draw", rest)
    try:
        wanted_of(session.adventure, rest)
    except Illegal as refusal:
        return Nonsense(_said(refusal.reason, session))
    return Draw(rest)


@late
def _vote(rest: str, session: Session) -> Reading:
    """Read a vote; without likelihoods, each player at the table is asked for one."""
    from solo.oracle.questions import put

    question, behind = put(rest)
    table = session.state.table
    voters = () if table is None else tuple(one.name for one in table.members)
    asks = question.strip("? ") and not behind and len(voters) > 1 and session.state.pending is None
    return Voting(question, voters) if asks else Table("vote", rest)


@late
def vote_of(session: Session, words: str) -> str:
    """Return the likelihood that a vote names.

    Raises:
        Illegal: It names no likelihood.
    """
    from solo.oracle.questions import middle

    system = session.system
    rows = system.likelihoods(session.state.sheet)
    _, word = middle((clean_line(words).strip(),), system, rows)
    return word


TABLE_VERBS: tuple[Verb, ...] = (
    Verb("add", TABLE, "add NAME [TRAITS]", "let somebody sit down of whom a few traits are told",
         _does("add"), more="What is not told is as usual; a name may end with a colon."),
    Verb("join", TABLE, "join NAME", "let a hero of yours sit down", _does("join")),
    Verb("leave", TABLE, "leave NAME|all", "let somebody leave the table, or everybody",
         _does("leave"), more="A hero of yours goes home with what changed, as after an adventure; "
         "'join' brings them back to this table, and 'undo' takes it back."),
    Verb("roster", TABLE, "roster", "who sits at the table, and whose turn it is",
         _shows("roster"), ("table",)),
    Verb("turn", TABLE, "turn [NAME]", "it is the next one's turn, or this one's", _turn),
    Verb("check", TABLE, "check ATTRIBUTE [difficulty]", "roll a check of the rules",
         _does("check"), more="A check with its keys does as well. 'solo fields SYSTEM' lists the "
         "checks and their keys."),
    Verb("everyone", TABLE, "everyone ATTRIBUTE [difficulty]", "roll a check for all at the table",
         _does("everyone"), more="Whatever 'check' takes; and 'everyone do xp 1' changes all of "
         "you."),
    Verb("order", TABLE, "order [ATTRIBUTE]", "roll for the order of your turns",
         _does("order"), more="Alone it rolls what the rules say, where they do; else who does "
         "best at the check acts first. Of the same result, who sat first."),
    Verb("together", TABLE, "together ATTRIBUTE [difficulty]", "one roll of you all, by the rules",
         _does("together"), more="Whoever acts rolls, and all others help as the rules have it. A "
         "check with its keys does as well: together group attribute=strength difficulty=Good "
         "compounding=true."),
    Verb("do", TABLE, "do EFFECT …", "change somebody by the rules", _does("do"),
         more="As authors write it, with 'do' or without; with a name before it, it changes "
         "that one, and with 'all:' everybody."),
    Verb("pick", TABLE, "pick [npc | a, b or c]", "pick one by dice: of all here, a list, or these",
         _does("pick")),
    Verb("vote", TABLE, "vote QUESTION? [likely, even, remote]", "ask by the middle of your votes",
         _vote, more="With the question alone, each of you is asked for a likelihood that nobody "
         "else sees. The votes are told together, without names."),
    Verb("secret", TABLE, "secret QUESTION? [likelihood]", "roll what nobody sees yet",
         _does("secret")),
    Verb("reveal", TABLE, "reveal [NUMBER]", "tell what was rolled in secret", _does("reveal")),
    Verb("finish", TABLE, "finish for good", "close the table: tell its secrets and its seed",
         _does("finish"), more="Nothing comes after it, and nothing takes it back; 'quit' only "
         "leaves."),
    Verb("scene", TABLE, "scene The gate", "open a scene of the story", _does("scene")),
    Verb("thread", TABLE, "thread Find the bell", "put a thread of the story on the list",
         _does("thread")),
    Verb("npc", TABLE, "npc Lull: deaf when it suits", "put a person on the list", _does("npc"),
         ("person",)),
    Verb("place", TABLE, "place The mill", "put a place on the list", _does("place")),
    Verb("clock", TABLE, "clock Tide 6", "put a clock of so many parts on the list",
         _does("clock")),
    Verb("tick", TABLE, "tick tide 2", "fill parts of a clock; -1 empties one", _does("tick")),
    Verb("close", TABLE, "close bell", "close what is on a list", _does("close")),
    Verb("weigh", TABLE, "weigh Lull 2", "let what is on a list count so often when one is picked",
         _does("weigh")),
    Verb("when", TABLE, "when tide full: The cellar is flooded",
         "what happens when a clock, a scene's number or the tension is reached", _does("when"),
         more="when tide 3: …, when scene 5: …, when tension 7: …; 'when tide 3: nothing' takes it "
         "off. It happens once, and 'lists' shows what is to come."),
    Verb("event", TABLE, "event", "something that happens now, though nobody asked",
         _does("event"), ("happens",)),
    Verb("shuffle", TABLE, "shuffle [DECK]", "put drawn cards back, of the playing cards or a deck",
         _does("shuffle")),
    Verb("lists", TABLE, "lists", "threads, people, places and clocks", _shows("lists"), ("list",)),
    Verb("twists", TABLE, "twists [on|off]", "what twists are, with their chances; on or off",
         _asks("twists", "twists")),
    Verb("next", TABLE, "next I go to the mill", "test whether the next scene is as expected",
         _does("next")),
    Verb("tension", TABLE, "tension [1-9]", "the tension, and what moves it",
         _asks("twists", "tension")),
    Verb("voice", TABLE, "voice full|terse", "how answers read", _does("voice")),
    Verb("questions", TABLE, "questions one|free", "one question a turn, or as many as you like",
         _does("questions")),
)  # fmt: skip
HAPPENING = frozenset(("what happens", "what happens now", "what now", "now what"))
"""Other ways to say `event`."""
_DEEDS = frozenset(
    ("damage", "hurt", "harm", "heal", "fame", "gain", "get", "give", "lose", "xp", "coins")
)
"""Words by which one system or another changes somebody."""
_WORDS = frozenset(word for entry in TABLE_VERBS for word in (entry.name, *entry.aliases))


def in_language(word: str, language: str) -> Verb | None:
    """Return the verb that a word of the game's own language means."""
    return _typed(language).get(fold(word)) if language else None


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
        return None
    who, rest = match[1].strip(), match[2]
    reading = parse(rest, _as_seen_by(who, session))
    if who.casefold() in _EVERYBODY:
        if isinstance(reading, Table) and reading.verb == "do":
            return Table("everyone", f"do {reading.words}")
        if isinstance(reading, Use) and fold(rest) in session.system.effects:
            return Table("everyone", f"do {rest}")
    match reading:
        case Ask() | Table() | Try() | Use() | Voting():
            return reading._replace(who=who)
        case Asking(command=Use() as asked_for):
            return reading._replace(command=asked_for._replace(who=who))
        case Jot() | Roll():
            return _of(who, reading, session)
        case Query(topic=topic) if topic in SHEETS:
            return _of(who, reading, session)
        case Nonsense():
            return reading
    return Nonsense(_said(say("not-theirs", who=who), session), (rest,))


@late
def _as_seen_by(who: str, session: Session) -> Session:
    """Return the game as a member of the table sees it; unchanged if nobody has that name."""
    from solo.engine.table.roster import member_named

    try:
        sheet = member_named(session.state.table or Tabletop(), who).sheet
    except Illegal:
        return session
    return session if sheet is None else session.seen_by(sheet)


@late
def _of(who: str, reading: Query | Jot | Roll, session: Session) -> Reading:
    """Read what is shown, noted or thrown for somebody at the table."""
    from solo.engine.table.roster import member_named

    try:
        name = member_named(session.state.table or Tabletop(), who).name
    except Illegal as refusal:
        return Nonsense(_said(refusal.reason, session))
    match reading:
        case Query():
            return reading._replace(who=name)
        case Jot(text):
            return Jot(f"{name}: {text}")
    return reading  # dice for no rule are nobody's


def questioned(text: str) -> Reading | None:
    """Read a line with a question mark as a question, without `ask` before it."""
    question, mark, _ = text.partition("?")
    if not mark or not any(map(str.isalpha, question)):
        return None
    return asked(text)


@late
def begins_as_question(text: str) -> bool:
    """Say whether a line is a question though it begins with a command, such as `Do we go?`."""
    if "?" not in text:
        return False
    from solo.oracle import table_phrases

    first, phrases = split(text)[0].casefold(), table_phrases()
    return first in phrases["auxiliary"] or first in phrases["inspiration"]


def split(text: str) -> tuple[str, str]:
    """Return the first word of a text, and the rest."""
    word, _, rest = text.strip().partition(" ")
    return word, rest.strip()


@late
def asked(rest: str) -> Ask:
    """Read a question of a table: how likely a yes is, the engine reads."""
    from solo.oracle.questions import put

    return Ask(*put(rest))


def done_by_hand(text: str, session: Session) -> Reading | None:
    """Read an effect of the rules without `do` before it: `damage poor`."""
    word, _, rest = text.partition(" ")
    if word.casefold() in _WORDS:
        return None
    if rest and word.casefold() in session.system.effects:
        return Table("do", text)
    return _by_other_rules(word, session) if rest and word.casefold() in _DEEDS else None


@late
def _by_other_rules(word: str, session: Session) -> Nonsense | None:
    """Say which effects exist, if the word is an effect only in other rules."""
    from solo.rules.core.samples import samples

    some = samples(session.system).effects
    why = say("no-effect", system=session.system.title, word=word)
    return Nonsense(_said(why, session), some) if some else None


def _said(text: Text, session: Session) -> str:
    return now.words(session).say(text)
