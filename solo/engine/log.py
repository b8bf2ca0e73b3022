"""The log of a game: the events of accepted commands, numbered, with who did it and who may know.

Refusals and look-ups are replies to whoever asked: they have no number and are in no log. The
numbers rise over undo, which is an event like others, and over leaving and going on. Where mended
rules make a replay count otherwise, a new `epoch` begins: who kept numbers of the one before reads
the whole view anew.
"""

from collections.abc import Iterator, Mapping, Sequence

from solo.engine.commands import PRIVATE, is_secret
from solo.engine.events import CheckRolled, Event, Undone, event_record, text_record
from solo.engine.past import Turn
from solo.engine.session import Session
from solo.engine.state import State
from solo.engine.table.events import Hidden, MemberCalled, SecretKept, TurnPassed, Whispered
from solo.namedtuple import NamedTuple
from solo.words import Text

EVERYBODY = "all"
ALL = "*"
"""The seat that is shown everything, as a game alone or at one screen is."""
_HEAD = ("event", "seq", "turn", "clock", "actor", "audience")


class Logged(NamedTuple):
    """An event as the log has it, or a reply, which has no `seq`.

    Args:
        event: What happened.
        seq: Its number, from 0, or None for a reply.
        turn: The turn that it belongs to.
        clock: Game minutes since the start, at the end of that turn.
        actor: The name of who did it, or nothing before a hero was chosen.
        audience: The names of those who may know all of it, `all` for everybody.
        plain: Of a roll, the sentence that needs no knowledge of the rules.
    """

    event: Event
    seq: int | None = None
    turn: int = 0
    clock: int = 0
    actor: str = ""
    audience: tuple[str, ...] = (EVERYBODY,)
    plain: Text = ""

    def record(self) -> dict[str, object]:
        """Return it as JSON shows it; a reply has the facts of its event alone."""
        if self.seq is None:
            return event_record(self.event)
        record: dict[str, object] = event_record(self.event)
        head = {"event": record.pop("event"), "seq": self.seq, "turn": self.turn}
        about = {"clock": self.clock, "actor": self.actor, "audience": list(self.audience)}
        plain = {"plain": text_record(self.plain)} if isinstance(self.event, CheckRolled) else {}
        return {**head, **about, **record, **plain}


def withheld(record: Mapping[str, object], seat: str) -> bool:
    """Say whether a seat may not know all of an event, as `record` tells it."""
    audience = record.get("audience")
    return isinstance(audience, list) and not {seat, EVERYBODY}.intersection(audience)


def seen_by(record: Mapping[str, object], seat: str) -> Mapping[str, object]:
    """Return an event as a seat may know it; a seat without a name knows what is public.

    Who is not in its audience learns that it was, with its number and who did it.
    """
    if not withheld(record, seat):
        return record
    match record:
        case {"event": "secret_kept"}:
            return {**record, "question": ""}
        case {"event": "undone", "did": dict(did)}:
            return {**record, "did": without_words(did)}
    head = {name: record[name] for name in _HEAD}
    return {**head, "event": "hidden", "by": record["actor"]}


def event_seen(one: Logged, seat: str) -> Event:
    """Return an event as a seat may know it, as `seen_by` does for its record."""
    if one.seq is None or {seat, EVERYBODY}.intersection(one.audience):
        return one.event
    match one.event:
        case SecretKept() as kept:
            return kept._replace(question="")
        case Undone() as undone:
            return undone._replace(did=without_words(undone.did))
    return Hidden(one.actor)


def without_words(command: Mapping[str, object]) -> dict[str, object]:
    """Return the record of a command without what only whoever gave it may know."""
    return {key: command[key] for key in command if key in ("do", "verb")}


def logged(session: Session, turn: Turn, before: State | None = None) -> tuple[Logged, ...]:
    """Return the events of a turn as the log has them; those of a refused one are replies.

    Args:
        session: The game.
        turn: One of its turns, or what a refused command came to.
        before: The state before it, None for that of the turn itself.
    """
    if turn.first is None:
        return replies(turn.events)
    state = turn.state
    actors = _actors(session, turn, before or state)
    return tuple(
        Logged(
            event,
            turn.first + place,
            state.turn,
            state.clock,
            actor,
            _audience(turn, event, actor),
            _plain(session, event),
        )
        for place, (event, actor) in enumerate(zip(turn.events, actors, strict=True))
    )


def _plain(session: Session, event: Event) -> Text:
    """Say a roll in a plain sentence; nothing where an event is none or its system has none."""
    told = session.system.explain(event.outcome) if isinstance(event, CheckRolled) else ()
    return told[0] if told else ""


def replies(events: Sequence[Event]) -> tuple[Logged, ...]:
    """Return events as replies to whoever asked."""
    return tuple(map(Logged, events))


def _actors(session: Session, turn: Turn, before: State) -> Iterator[str]:
    """Yield who does each of the events of a turn: at a table others may be called to roll."""
    actor = acting(session, before) or acting(session, turn.state)
    for event in turn.events:
        if isinstance(event, MemberCalled | TurnPassed):
            actor = event.name
        yield event.by if isinstance(event, Whispered) else actor


def of_several(state: State) -> str:
    """Return who acts, where several sit at a table and it has to be said."""
    return "" if (at := state.table) is None or len(at.members) < 2 else at.acting


def acting(session: Session, state: State) -> str:
    """Return the name of who acts in a state, or nothing before anybody does."""
    if state.table is not None:
        return state.table.acting
    if state.sheet is None:
        return ""
    pending = state.pending
    if pending is not None and (player := pending.encounter.player(state.sheet)):
        return player
    return str(session.system.view(state.sheet).get("name", ""))


def _audience(turn: Turn, event: Event, actor: str) -> tuple[str, ...]:
    """Return who may know an event: of a secret whoever asked, of what is taken back as before."""
    if isinstance(event, Undone):
        secret = event.did.get("do") == "table" and event.did.get("verb") in PRIVATE
        return (event.by,) if secret else (EVERYBODY,)
    if isinstance(event, Whispered):
        return tuple(dict.fromkeys((event.by, *event.to)))
    if not is_secret(turn.command) or isinstance(event, MemberCalled | TurnPassed):
        return (EVERYBODY,)
    kept = next((one for one in turn.events if isinstance(one, SecretKept)), None)
    return tuple(dict.fromkeys((actor, *(kept.to if kept else ()))))
