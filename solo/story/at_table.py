"""What happens at a table as parts of a story: lists, draws, settings, secrets."""

from collections.abc import Callable, Iterator
from typing import Any

from solo.engine.events import PreferenceSet
from solo.engine.session import Session
from solo.engine.state import State
from solo.engine.table.events import (
    DeckShuffled,
    EntryChanged,
    EntryRenamed,
    EntryWeighed,
    KeyedSet,
    ListsSorted,
    Picked,
    QuestionWeighed,
    SealOpened,
    SecretKept,
    TableDrawn,
    TensionChanged,
    TurnPassed,
    Whispered,
)
from solo.story.parts import Change, Drawn, Listing, Part, Secret, Setting
from solo.story.words import words
from solo.terminal import wording
from solo.terminal.table.events import entry_line
from solo.terminal.told import render
from solo.terminal.window.clean import clean_line, sentence
from solo.words import Text, Words


def told(event: Any, session: Session, who: str, state: State) -> Iterator[Part]:
    """Yield what an event says that is told in a line; `who` acts, where several sit there."""
    match event:
        case Whispered():
            yield _whispered(event, session, state)
        case QuestionWeighed() | TurnPassed() | SealOpened() | DeckShuffled():
            return  # what matters of it is told elsewhere, or when it happens
        case PreferenceSet() | EntryWeighed() | KeyedSet():
            yield from _setting(event)
        case SecretKept():
            yield Secret(event.number, clean_line(event.by), clean_line(event.question), "")
        case Picked() | TableDrawn():
            yield _drawn(event, session, who)
        case EntryChanged():
            yield _listing(event, wording.words(session))
        case TensionChanged():
            line = " ".join(one.text for one in render.happened((event,), session))
            yield Setting("tension", str(event.tension), line=line)
        case EntryRenamed() | ListsSorted():
            line = " ".join(one.text for one in render.happened((event,), session))
            if isinstance(event, EntryRenamed):
                yield Setting("rename", clean_line(event.name), clean_line(event.old), line=line)
            else:
                yield Setting("sort", event.kind or _ALL, line=line)
        case _:
            yield from (Change(one.text) for one in render.happened((event,), session))


def _whispered(event: Whispered, session: Session, state: State) -> Secret:
    """Return a whisper or a note with its words, of which `kept` tells who may know them."""
    (line,) = (one.text for one in render.happened((event,), session))
    own = () if state.table is None else state.table.own
    words = next((one.text for one in own if one.number == event.number), "")
    return Secret(event.number, clean_line(event.by), clean_line(words), line, own=True)


_ALL = "all"


def _setting(event: PreferenceSet | EntryWeighed | KeyedSet) -> Iterator[Setting]:
    match event:
        case PreferenceSet(name, value) if name in _SETTINGS:
            yield Setting(name, value)
        case EntryWeighed():
            yield Setting("weigh", str(event.weight), clean_line(event.name), event.kind)
        case KeyedSet():
            name, text = clean_line(event.name), clean_line(event.text)
            yield Setting("when", str(event.at), name, text)


_SETTINGS = ("twists", "voice", "questions")


def _drawn(event: Picked | TableDrawn, session: Session, who: str) -> Drawn:
    """Return what was drawn or picked; who asked is who acts."""
    text = " ".join(one.text for one in render.happened((event,), session))
    if isinstance(event, TableDrawn):
        question, table, result = event.question, event.table, event.text
    else:
        question, table, result = event.what if event.what.endswith("?") else "", "", event.chosen
    return Drawn(text, table, sentence(clean_line(result)), clean_line(question), who)


def _listing(event: EntryChanged, said: Words) -> Listing:
    closed = event.step in ("closed", "deleted")
    if event.size:
        state = f"{event.filled}/{event.size}"
    else:
        state = clean_line(event.text) or ("Open" if event.kind == "thread" and not closed else "")
    return Listing(
        entry_line(event, said),
        event.kind,
        clean_line(event.name),
        state,
        closed,
        event.step == "deleted",
    )


def kept(
    secret: Secret, revealed: set[object], say: Callable[[Text], str], *, hidden: bool
) -> Secret | None:
    """Return a secret as it may be told; None for one that was revealed, and is told there."""
    if secret.own:
        line, said = secret.text.rstrip("."), "" if hidden else secret.question
        text = say(words("whisper", line=line, text=said)) if said else secret.text
        return secret._replace(question=said, text=text)
    if secret.number in revealed:
        return None
    question = "" if hidden else secret.question
    text = say(words("secret", number=secret.number, by=secret.by, question=question))
    return secret._replace(question=question, text=text)
