"""What happens in a fight, one paragraph a deed: the dice, and then all that comes of them."""

from collections.abc import Iterable, Iterator, Sequence

from solo.engine.events import Event, SheetChanged
from solo.engine.session import Session
from solo.terminal.told import fight_status
from solo.terminal.window.blocks import Block, Span
from solo.view.chances import in_turns
from solo.view.parts import MEMBER, Facts, Note
from solo.view.rolls import status_of
from solo.words import Message

_LEADS = frozenset(
    ("approaches", "closes", "defends", "fight-assault", "fight-moves", "foe-bought")
)
"""Notes that lead up to the dice of the same deed."""
_ANSWERS = frozenset(("critical", "fell", "reacted", "rival-rolled"))
"""Notes of dice that answer a deed, or follow from it."""


def beginnings(notes: Sequence[Note]) -> list[bool]:
    """Say of each note whether a deed begins with it: its dice, or what led up to them."""
    begins: list[bool] = []
    led, thrown = False, True  # whether dice are led up to; whether any lie before, or nothing
    for place, note in enumerate(notes):
        leads, throws = note.code in _LEADS, _throws(note) and note.code not in _ANSWERS
        begins.append((throws and not led) or (leads and thrown))
        led = leads or (led and not throws)
        thrown = throws or (thrown and not begins[-1] and place > 0)
    return begins


def _throws(note: Note) -> bool:
    facts = note.facts["facts"] if note.code == MEMBER else note.facts
    inner = facts.get("text")
    facts = inner.facts if isinstance(inner, Message) else facts
    return bool(_thrown(facts) or facts.get("sum"))


def joined(blocks: Iterable[Block], session: Session) -> Iterator[Block]:
    """Yield what happened with the sentences of each deed put together.

    The round is left out where the state of the fight, which is told below, begins with it.
    """
    deed: Block | None = None
    for block in blocks:
        if fight_status.heads_with_round(session, block.text):
            continue
        change = _is_change(block)
        if deed is not None and change and not block.begins and not _unstopped(deed):
            deed = deed._replace(spans=(Span(f"{deed.text} {block.text}", "change"),))
            continue
        if deed is not None:
            yield deed
        deed = block if change else None
        if not change:
            yield block
    if deed is not None:
        yield deed


def _unstopped(block: Block) -> bool:
    """Say whether it ends without a stop, as the name of a quest does: no sentence follows it."""
    return block.text[-1:].isalnum()


def with_question(
    told: Sequence[Block], menu: Sequence[Block], session: Session
) -> tuple[Sequence[Block], Sequence[Block]]:
    """Return what happened, and a menu that begins with the deed about which it asks."""
    if not (told and menu and _is_change(told[-1]) and fight_status.goes_on(session)):
        return told, menu
    question = menu[0]
    if question.drawing or [one.style for one in question.spans] != ["status"]:
        return told, menu
    spans = (*told[-1].spans, Span(" "), *question.spans)
    return told[:-1], [told[-1]._replace(spans=spans), *menu[1:]]


def not_told(events: Iterable[Event], session: Session) -> Iterator[Event]:
    """Yield what has just happened, less what a question told before it or tells below.

    Before it were throws that could still be changed; below is who strikes, who only came close,
    or what is left in a pool when a round is over.
    """
    asks = in_turns(session) and fight_status.round_told(session) is None
    state = session.turns[-2].state if len(session.turns) > 1 else session.state
    asked = tuple(one for one in status_of(state) if isinstance(one, Message))
    shown = tuple(filter(None, (_thrown(one.facts) for one in asked)))
    for event in events:
        if isinstance(event, SheetChanged):
            notes = [
                _without_name(one, asked)
                for one in event.notes
                if _thrown(one.facts) not in shown and (asks or not _of_a_round(one))
            ]
            if asks and notes and notes[-1].code == "closes":
                notes.pop()
            event = event._replace(notes=tuple(notes))
        yield event


def _is_change(block: Block) -> bool:
    return not block.lead and [span.style for span in block.spans] == ["change"]


def _of_a_round(note: Note) -> bool:
    """Say whether a note tells what the head of the next round tells as well."""
    return note.code == "points" and note.facts.get("why") == "the round is over"


def _without_name(note: Note, asked: Iterable[Message]) -> Note:
    """Return a note of an attack without who strikes and with what, if that was asked about."""
    told = ((one.facts.get("name"), one.facts.get("weapon")) for one in asked)
    if note.code != "foe-attacks" or (note.facts["name"], note.facts["weapon"]) not in told:
        return note
    return note._replace(facts={**note.facts, "name": ""})


def _thrown(facts: Facts) -> object:
    """Return the dice that a note or a line of a status tells of, if it tells of any."""
    return facts.get("faces") or facts.get("roll")
