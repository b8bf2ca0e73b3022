"""What happens at a table, as blocks."""

from collections.abc import Callable, Mapping
from typing import Any

from solo.engine.session import Session
from solo.engine.table.events import (
    DeckShuffled,
    DiceThrown,
    EntryChanged,
    EntryRenamed,
    EntryWeighed,
    EventCame,
    FightOpened,
    FightOver,
    FileBrought,
    FoesChanged,
    GroupRolled,
    Hidden,
    KeyedCame,
    KeyedSet,
    ListsSorted,
    MemberCalled,
    MemberJoined,
    MemberLeft,
    NoteChanged,
    OpposedRolled,
    OrderRolled,
    OthersWait,
    OwnRevealed,
    Picked,
    QuestionWeighed,
    SceneTested,
    SealOpened,
    SecretKept,
    SecretRevealed,
    TableDrawn,
    TensionChanged,
    ThingGiven,
    TurnPassed,
    TwistCame,
    VoteCounted,
    Whispered,
)
from solo.terminal import wording
from solo.terminal.table.words import words
from solo.terminal.told.strips import measured
from solo.terminal.window.blocks import Block, Span, line
from solo.terminal.window.clean import clean_line, sentence
from solo.terminal.window.wrap import wrap
from solo.view.parts import counted
from solo.words import Message, Words

Blocks = tuple[Block, ...]

_CLOCK = 12  # cells of a clock at most: as a rule one for each part
_LINES: Mapping[type, tuple[str, str]] = {
    MemberJoined: ("joined", "change"),
    MemberLeft: ("left", "change"),
    TurnPassed: ("turn-passed", "strong"),
    MemberCalled: ("called", "strong"),
    OrderRolled: ("order", "strong"),
    OthersWait: ("others-wait", "hint"),
    QuestionWeighed: ("weighed", "hint"),
    SecretKept: ("kept", "remark"),
    Hidden: ("hidden", "remark"),
    SealOpened: ("seal", "remark"),
    EntryWeighed: ("weight", "change"),
    KeyedSet: ("keyed", "change"),
    EventCame: ("event", "strong"),
    FoesChanged: ("foes-changed", "change"),
    FightOver: ("fight-over", "strong"),
    OpposedRolled: ("opposed", "strong"),
    Whispered: ("whispered", "remark"),
    EntryRenamed: ("renamed", "change"),
    ListsSorted: ("sorted", "remark"),
    FileBrought: ("brought", "remark"),
    ThingGiven: ("given", "change"),
    NoteChanged: ("note-changed", "remark"),
    OwnRevealed: ("own-revealed", "strong"),
    GroupRolled: ("group", "strong"),
    TwistCame: ("twist", "strong"),
    TensionChanged: ("tension", "change"),
}
"""The message and the style of what is told in a line: its facts are those of the event."""
_OWN = frozenset(("text", "chosen"))
"""Facts that are sentences of their own."""


def _line(event: Any, session: Session) -> Blocks:
    code, style = _LINES[type(event)]
    return (line(_said(words(code, **_facts(event)), session), style),)


def _facts(event: Any) -> dict[str, object]:
    """Return the facts of an event; what it quotes of a table or a player is a sentence."""
    facts: dict[str, object] = event._asdict()
    own = {name: sentence(str(facts[name])) for name in _OWN & facts.keys()}
    return {**facts, **own, "rises": isinstance(event, TensionChanged) and event.by > 0}


def _said(message: Message, session: Session) -> str:
    return clean_line(wording.words(session).say(message))


def _parts(event: Any, session: Session, *parts: tuple[str, str], **more: object) -> Blocks:
    """Return a line of several styles, each part a message about the event."""
    facts = {**_facts(event), **more}
    return (
        Block(tuple(Span(_said(words(code, **facts), session), style) for code, style in parts)),
    )


def _dice_thrown(event: DiceThrown, session: Session) -> Blocks:
    message = words("thrown", **event._asdict(), **counted(event))
    return (line(_said(message, session), "roll"),)


def _picked(event: Picked, session: Session) -> Blocks:
    asked = event.what if event.what.endswith("?") else ""
    return _parts(event, session, ("asked", ""), ("picked", "roll"), ("among", "hint"), asked=asked)


def _drawn(event: TableDrawn, session: Session) -> Blocks:
    parts = (("asked", ""), ("drawn", "roll"), ("drawn-from", "hint"))
    table = wording.words(session).name("tables", event.table)
    return _parts(event, session, *parts, asked=event.question, table=table)


def _votes(event: VoteCounted, session: Session) -> Blocks:
    middle = event.votes[(len(event.votes) - 1) // 2]
    other = middle if len(event.votes) % 2 == 0 and middle != event.likelihood else ""
    votes = [words("likelihood", word=one) for one in event.votes]
    message = words("votes", votes=votes, likelihood=event.likelihood, other=other)
    return (line(_said(message, session), "hint"),)


def _revealed(event: SecretRevealed, session: Session) -> Blocks:
    told = line(
        _said(
            words("revealed", number=event.number, by=event.by, did=clean_line(event.question)),
            session,
        ),
        "remark",
    )
    key = line(_said(words("revealed-key", key=event.key), session), "hint", tight=True)
    return (told, key) if event.key else (told,)


def _entry(event: EntryChanged, session: Session) -> Blocks:
    told = line(entry_line(event, wording.words(session)), "change")
    return (with_bar(told, "change") if event.size else told,)


def with_bar(told: Block, style: str) -> Block:
    """Return the line of a clock with a bar where it may be drawn."""
    (drawn,) = measured([told.text], style, _CLOCK)
    return told._replace(drawing=lambda width: wrap(drawn, width))


def entry_line(event: EntryChanged, said: Words) -> str:
    """Say what has changed on a list."""
    full = event.filled == event.size
    return sentence(said.say(words("entry", **event._asdict(), full=full)))


def _came(event: KeyedCame, session: Session) -> Blocks:
    return _parts(event, session, ("reached", "hint"), ("happens", "strong"))


def shuffled_line(event: DeckShuffled, said: Words) -> str:
    """Say how many cards are back in a deck."""
    facts = {**event._asdict(), "table": said.name("tables", event.table)}
    return clean_line(said.say(words("shuffled", **facts)))


def _shuffled(event: DeckShuffled, session: Session) -> Blocks:
    return (line(shuffled_line(event, wording.words(session)), "change"),)


def _tested(event: SceneTested, session: Session) -> Blocks:
    style = "success" if event.result == "expected" else "failure"
    sum_ = sum(event.faces) + event.tension
    return _parts(event, session, ("tested", style), ("tested-how", "hint"), sum=sum_)


def _opened(event: FightOpened, session: Session) -> Blocks:
    foes = [words("foes-met", name=name, number=number) for name, number in event.foes]
    return (line(_said(words("fight-opened", kind=event.kind, foes=foes), session), "strong"),)


SHOWN: Mapping[type, Callable[[Any, Session], Blocks]] = {
    **dict.fromkeys(_LINES, _line),
    DiceThrown: _dice_thrown,
    Picked: _picked,
    TableDrawn: _drawn,
    DeckShuffled: _shuffled,
    VoteCounted: _votes,
    SecretRevealed: _revealed,
    EntryChanged: _entry,
    FightOpened: _opened,
    KeyedCame: _came,
    SceneTested: _tested,
}
