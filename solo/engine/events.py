"""What has happened in a game: one type for each event; front-ends make texts from their fields.

Prose arrives rendered; mechanics arrive as values (`Outcome`, `Note`) that the system can phrase.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

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
from solo.errors import Problem
from solo.namedtuple import NamedTuple
from solo.rules.core.outcome import Note, Outcome
from solo.words import Message, Text, english


class SceneEntered(NamedTuple):
    """The hero came to a scene; `visits` counts this time too."""

    scene: str
    title: str
    visits: int


class Narrated(NamedTuple):
    """Prose to be read; `kind` is scene, result, event, midst, answer, aside, risk or ending."""

    text: Text
    kind: str


class CheckRolled(NamedTuple):
    """A check was resolved.

    Args:
        kind: Its YAML name, or `try`, `question` or `standing`.
        outcome: What came of it.
        deed: What was tried, in the player's own words; nothing of another check.
    """

    kind: str
    outcome: Outcome
    deed: str = ""


class SheetChanged(NamedTuple):
    """The rules or the story changed the hero; `System.phrase` says each note."""

    notes: tuple[Note, ...]


class QuestionAnswered(NamedTuple):
    """A question of importance was answered.

    Args:
        settled: Whether it had been answered before.
        foreseen: Whether the author answered it; `text` was then told already, as prose, and
            what no roll decided has no likelihood, label or answer.
        asker: Who asked at a table; nothing in an ordinary game.
    """

    question: str
    likelihood: str
    difficulty: str
    label: str
    successes: int
    failures: int
    answer: str
    text: Text
    settled: bool = False
    foreseen: bool = False
    asker: str = ""


class TimePassed(NamedTuple):
    """Game time passed; `clock` is in minutes from the start."""

    minutes: int
    clock: int


class QuestChanged(NamedTuple):
    """A quest was taken, completed, failed or refused."""

    quest: str
    title: str
    step: str


class CompanionMoved(NamedTuple):
    """A companion joined or left."""

    companion: str
    name: str
    joined: bool


class HeroChosen(NamedTuple):
    """The hero of this game was chosen or made."""

    name: str


class HeroFell(NamedTuple):
    """The hero can't act any more: `state` is defeated or dead."""

    state: str


class Refused(NamedTuple):
    """A command was refused: nothing was rolled, changed or written."""

    reason: Text


class NoteWritten(NamedTuple):
    """A note went into the journal."""

    text: str


class PreferenceSet(NamedTuple):
    """A preference was set."""

    name: str
    value: str


class Undone(NamedTuple):
    """The last turn was taken back.

    Args:
        turn: The number of turns that are left.
        did: The command that was taken back, as a journal has it.
        by: Who did that, at a table.
    """

    turn: int
    did: Mapping[str, object] = MappingProxyType({})
    by: str = ""


class Faulted(NamedTuple):
    """The adventure has a mistake that only play could find; the game is as before the command."""

    problem: Problem


class Ended(NamedTuple):
    """The adventure is over; `kind` is the author's word for the kind of ending."""

    kind: str
    title: str
    scene: str


Event = (
    SceneEntered
    | Narrated
    | CheckRolled
    | SheetChanged
    | QuestionAnswered
    | TimePassed
    | QuestChanged
    | CompanionMoved
    | HeroChosen
    | HeroFell
    | Refused
    | NoteWritten
    | PreferenceSet
    | Undone
    | Faulted
    | Ended
    | DiceThrown
    | MemberJoined
    | MemberLeft
    | TurnPassed
    | MemberCalled
    | OrderRolled
    | OthersWait
    | QuestionWeighed
    | Picked
    | TableDrawn
    | VoteCounted
    | SecretKept
    | SecretRevealed
    | Hidden
    | SealOpened
    | EntryChanged
    | EntryWeighed
    | KeyedSet
    | KeyedCame
    | DeckShuffled
    | EventCame
    | FightOpened
    | FoesChanged
    | FightOver
    | OpposedRolled
    | GroupRolled
    | Whispered
    | OwnRevealed
    | EntryRenamed
    | ListsSorted
    | NoteChanged
    | FileBrought
    | ThingGiven
    | TwistCame
    | SceneTested
    | TensionChanged
)


def event_record(event: Event) -> dict[str, object]:
    """Return an event as JSON shows it: `event` in snake_case, then its facts."""
    record: dict[str, object] = {"event": _snake(type(event).__name__)}
    for name, value in event._asdict().items():
        if isinstance(value, Outcome):
            record |= outcome_record(value)
        elif isinstance(value, Problem):
            record |= {"problem": str(value), "code": value.code}
        elif name == "notes":
            record[name] = [{"note": note.code, **plain_facts(note.facts)} for note in value]
        elif name in ("asker", "by", "key", "to") and not value:
            continue  # nobody but the hero acts in an ordinary game, and no die is sealed
        elif isinstance(value, Message):
            record[name] = text_record(value)
        else:
            record[name] = value
    return record


def text_record(text: Text, say: Callable[[Message], str] = english) -> object:
    """Return a text as JSON shows it; a message is its code, its facts, and how it is said."""
    if not isinstance(text, Message):
        return text
    return {"code": text.code, "facts": plain_facts(text.facts), "text": say(text)}


def outcome_record(outcome: Outcome) -> dict[str, object]:
    """Return an outcome as JSON shows it; the system's own facts stand beside the common ones."""
    return {
        **plain_facts(outcome.facts),
        "label": outcome.label,
        "successes": outcome.successes,
        "failures": outcome.failures,
        "faces": list(outcome.faces),
        "triggers": list(outcome.triggers),
    }


def plain_facts(facts: Mapping[str, object]) -> dict[str, object]:
    """Return facts as JSON can hold them; a message within is its code and its facts."""
    return {str(name): _value(value) for name, value in facts.items()}


def _value(value: object) -> object:
    match value:
        case Message(code=code, facts=facts):
            return {"code": code, "facts": plain_facts(facts)}
        case Mapping():
            return plain_facts(value)
        case tuple() | list() | set() | frozenset():
            return [_value(one) for one in value]
        case None | bool() | int() | float() | str():
            return value
    return str(value)


def _snake(name: str) -> str:
    return "".join("_" + c.lower() if c.isupper() else c for c in name).lstrip("_")
