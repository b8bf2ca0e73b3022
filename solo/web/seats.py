"""What may come from a seat: its own deeds, and nothing in another's name.

At a table a seat is a member, in a module one of its heroes.
"""

from collections.abc import Collection, Iterable, Mapping

from solo.engine.commands import Ask, Choose, Draw, Jot, Roll, Table, Try, Undo, Use
from solo.engine.events import Event
from solo.engine.heroes import may_answer
from solo.engine.session import Session
from solo.engine.table.events import Whispered
from solo.engine.table.roles import ROLES, SEAT
from solo.engine.table.secrets import told_to
from solo.terminal import wording
from solo.terminal.table.verbs import MINE, SHEETS, as_seen_by
from solo.terminal.typed.heroes import as_hero, by_hero
from solo.terminal.typed.lines import parse
from solo.terminal.typed.readings import Asking, Deciding, Hushed, Nonsense, Query, Reading, Voting
from solo.terminal.window.blocks import Block, line
from solo.terminal.window.clean import clean_line
from solo.web.lines import Message, reading_of
from solo.web.words import words

MAY: Mapping[str, tuple[str, ...]] = {
    "undo": ("undo",),
    "reveal": ("reveal",),
    "lists": ("clock", "edit", "npc", "place", "rename", "thread", "tick", "weigh"),
    "story": ("close", "delete", "next", "scene", "sort", "when"),
    "rolls": ("everyone", "group", "order", "together", "versus"),
}
"""What a host may let seats do or not: verbs by the word that the page has for them."""
USUAL = frozenset(("reveal", "lists"))
"""What seats may do before the host has said anything."""
HOSTS = frozenset(("save", "quit"))
"""Queries of the host's alone."""


def whispered(events: Iterable[Event], session: Session, seat: str) -> tuple[Block, ...]:
    """Return the words of what was whispered to a seat, which no event has."""
    table = session.state.table
    heard = {one.number for one in events if isinstance(one, Whispered) and seat in one.to}
    if not heard or table is None:
        return ()
    say = wording.words(session).say
    own = [one for one in told_to(table, seat) if one.number in heard]
    told = (words("whispered", by=one.by, text=clean_line(one.text)) for one in own)
    return tuple(line(say(one), "strong") for one in told)


class NotYours(Exception):  # noqa: N818 - it is answered
    """It is not for this seat to do: another's turn, or the host's business."""


def _may(verb: str, may: Collection[str]) -> bool:
    said = next((word for word, verbs in MAY.items() if verb in verbs), "")
    return said in may if said else ROLES.get(verb) == SEAT


def reading_at_seat(
    message: Message, session: Session, name: str, may: Collection[str] = USUAL
) -> Reading:
    """Return what a seat means; whatever is done is done by its member or hero.

    Args:
        message: What was sent.
        session: The game.
        name: The seat.
        may: What the host lets seats do, of `MAY`.

    Raises:
        NotYours: It is another's turn, or for the host alone.
        Stale: The option is not open any more.
    """
    if not session.adventure.open:
        return _of_hero(message, session, name, may)
    table = session.state.table
    acts = table is not None and table.acting == name
    if message.choose:
        if not acts:
            raise NotYours
        found = reading_of(message, session)
        assert not isinstance(found, str)
        return found
    return _own(parse(message.line, as_seen_by(name, session)), name, may, acts=acts)


def _own(reading: Reading, name: str, may: Collection[str], *, acts: bool) -> Reading:
    match reading:
        case Undo() if "undo" in may:
            return reading
        case Ask() | Roll() | Try() | Use() | Voting() if reading.who in ("", name):
            return reading._replace(who=name)
        case Table(verb=verb, who=who) if who in ("", name) and _may(verb, may):
            return reading._replace(who=name)
        case Hushed(command=command) if command.who in ("", name):
            return command._replace(who=name)
        case Jot(text, of=0):
            return Jot(f"{name}: {text.removeprefix(f'{name}: ')}")
        case Asking(command=Use() as command) if command.who in ("", name):
            return reading._replace(command=command._replace(who=name))
        case Choose() | Deciding() | Asking(command=Choose()) if acts:
            return reading
        case Draw() | Nonsense():
            return reading
        case Query(topic=topic, who=who) if topic in SHEETS | {MINE} and who in ("", name):
            return reading._replace(who=name)
        case Query(topic=topic, who="") if topic not in HOSTS | SHEETS | {MINE}:
            return reading
    raise NotYours


def _of_hero(message: Message, session: Session, name: str, may: Collection[str]) -> Reading:
    """Return what the player of one of the heroes of a module means."""
    seen = as_hero(name, session)
    reading = reading_of(message, seen)
    if isinstance(reading, str):
        reading = parse(reading, seen)
    match reading:
        case Choose(option=option) | Asking(command=Choose(option=option)):
            wanted = option
        case Deciding(command=command):
            wanted = command.option
        case Query(topic=topic) if topic in HOSTS:
            raise NotYours
        case Query() | Nonsense():
            return reading
        case Undo() if "undo" in may:
            return reading
        case Draw() | Roll(who="") | Jot(of=0):
            return by_hero(reading, name) or reading
        case Ask() | Try() | Use() | Asking():
            wanted = ""
        case _:
            raise NotYours
    done = by_hero(reading, name)
    if done is None or not _is_own(reading, name):
        raise NotYours
    if not may_answer(session.state, session.system, name, wanted):
        raise NotYours
    return done


def _is_own(reading: Reading, name: str) -> bool:
    command = reading.command if isinstance(reading, Asking | Deciding) else reading
    return getattr(command, "who", "") in ("", name)
