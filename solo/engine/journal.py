"""The journal of a game, which is also its save: its records, and how they are played back.

A journal is a header and then one record for each accepted command, each a line of JSON with a
checksum. Loading is replay; files, locks and clocks belong to `solo.saves`.
"""

import json
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeGuard

from solo.adventure.model import Adventure
from solo.engine.chance import (
    LONGEST_SEED,
    MOST_FACES,
    MOST_SIDES,
    Asked,
    Chance,
    Loaded,
    Sealed,
    Seeded,
)
from solo.engine.commands import Table, from_record
from solo.engine.events import Event, Faulted, Refused
from solo.engine.leaving import heritage_of
from solo.engine.log import Logged, logged
from solo.engine.marks import Mark, put_at
from solo.engine.past import Turn
from solo.engine.session import Session
from solo.engine.words import words as say
from solo.errors import DiceError
from solo.late import pattern
from solo.namedtuple import NamedTuple
from solo.rules.core.dice import Dice
from solo.rules.core.heroes.kept import GUEST, Absent, Guest
from solo.rules.core.outcome import AnySheet
from solo.rules.core.protocols import Illegal
from solo.rules.core.system import AnySystem
from solo.rules.core.values.codec import Record, tidy
from solo.rules.core.wording.naming import Unfit
from solo.words import Message, Text

FORMAT = 1
RULES = 4  # raised when mended rules let older games go another way; 0.2.0 wrote none
MOST_GUESTS = 24  # heroes from elsewhere that one game may begin with
MOST_PINNED = 100  # of them that play in one game, all told
MOST_NAMED = 200  # characters of what such a hero is called
MOST_SEQ = 2**53  # the number of an event that every reader of JSON can hold
_OPTION = pattern(rf"{GUEST}-[\w-]{{1,80}}")
_SUM = b',"sum":"%08x"}'  # what a line ends with


class Replay(NamedTuple):
    """A game played back.

    Args:
        session: The game after the last record that agreed.
        good: How many records (the header not counted) agreed; -1 if not even the beginning did.
        trouble: Why the next one didn't; empty when all agreed.
    """

    session: Session
    good: int
    trouble: Text


def header(
    adventure: Adventure, chance: Chance, *, offers: str, hero: str = "", **extra: object
) -> dict[str, object]:
    """Return a journal's first record; `extra` are facts for people and front-ends."""
    return {
        "solo": FORMAT,
        "rules": RULES,
        "adventure": adventure.id,
        "title": adventure.title,
        "digest": adventure.digest,
        **chance.describe(),
        "offers": offers,
        "hero": hero,
        **extra,
    }


def company_of(head: Mapping[str, object]) -> tuple[str, ...]:
    """Return who set out with the hero that a game began with.

    Raises:
        ValueError: The header does not tell of them as we write it.
    """
    told = head.get("company", [])
    if not isinstance(told, list) or not all(isinstance(name, str) for name in told):
        raise Unfit(say("strange-heroes", part="header"))
    return tuple(told)


def guests_of(
    records: Sequence[Mapping[str, object]], system: AnySystem
) -> tuple[Guest[AnySheet], ...]:
    """Return the heroes from elsewhere who play in a game, as they were when they set out.

    Those named at the start are in the header, others in the record of the turn that chose them.

    Raises:
        ValueError: It tells of heroes that the rules don't know.
    """
    told = records[0].get("guests", [])
    if not isinstance(told, list) or len(told) > MOST_GUESTS:
        raise Unfit(say("strange-heroes", part="header"))
    found = [_guest(one, system) for one in told]
    known = {one.option for one in found}
    for record in records[1:]:
        if "guest" in record:
            one = _guest(record["guest"], system)
            if one.option not in known:
                known.add(one.option)
                found.append(one)
            if not one.option or len(found) > MOST_PINNED:
                raise Unfit(say("strange-heroes", part="record"))
    return tuple(found)


def _guest(told: object, system: AnySystem) -> Guest[AnySheet]:
    if not isinstance(told, dict) or not isinstance(told.get("sheet"), dict):
        raise Unfit(say("strange-heroes", part="hero"))
    sheet = system.load(told["sheet"])
    name, about = (tidy(str(told.get(key, ""))[:MOST_NAMED]) for key in ("name", "about"))
    option = told.get("option", "")
    if not isinstance(option, str) or (option and not _OPTION.fullmatch(option)):
        raise Unfit(say("strange-heroes", part="hero"))
    return Guest(name, about, sheet, option, told)


def seal(record: Mapping[str, object]) -> str:
    """Return a record as one line of JSON, with a checksum and without a line break."""
    return _line({**record, "sum": _checksum(_line(record))})


def unseal(line: str) -> dict[str, object]:
    """Return the record that a line holds.

    Raises:
        ValueError: The line is no record, or it was changed since it was written.
    """
    try:
        record = json.loads(line)
    except (ValueError, RecursionError) as reason:
        raise Unfit(say("no-json")) from reason
    if not isinstance(record, dict) or "sum" not in record:
        raise Unfit(say("no-record"))
    found = record.pop("sum")
    if is_sealed(line.encode()):  # as it was written: most lines by far
        return record
    try:
        text = _line(record)
    except RecursionError as reason:
        raise Unfit(say("no-record")) from reason
    if found != _checksum(text):
        raise Unfit(say("checksum"))
    return record


def is_sealed(line: bytes) -> bool:
    """Say whether a line is exactly as `seal` writes one, without reading what it says."""
    end = len(line) - len(_SUM % 0)
    return end > 0 and line[end:] == _SUM % zlib.crc32(b"}", zlib.crc32(line[:end]))


def chance_of(head: Mapping[str, object]) -> Chance:
    """Return the dice that a header names; for the player's own there is nobody to ask.

    Raises:
        ValueError: The header names no dice that we know.
    """
    match head:
        case {"dice": "seeded", "seed": str(seed)} if len(seed) <= LONGEST_SEED:
            return Seeded(seed)
        case {"dice": "sealed", "seed": str(seed), "nonce": str(nonce)} if (
            len(seed) <= LONGEST_SEED and len(nonce) <= LONGEST_SEED
        ):
            return Sealed(seed, nonce)
        case {"dice": "loaded", "faces": [*faces]} if _are_faces(faces):
            return Loaded(faces)
        case {"dice": "asked"}:
            return Asked(_nobody)
    raise Unfit(say("no-dice"))


def _are_faces(told: Sequence[object]) -> TypeGuard[Sequence[int]]:
    return len(told) <= MOST_FACES and all(
        type(face) is int and 1 <= face <= MOST_SIDES for face in told
    )


def replay(  # noqa: PLR0913 - each is a port or a preference with a default
    records: Sequence[Record],
    adventure: Adventure,
    system: AnySystem,
    *,
    chance: Chance | None = None,
    record: Callable[[dict[str, object]], None] | None = None,
    strict: bool = True,
    others: Sequence[Guest[AnySheet]] = (),
    every: int = 1,
    shortened: bool = True,
    start: Mark | None = None,
    passed: Callable[[Session, int], None] | None = None,
) -> Replay:
    """Play a journal back: `records` are its header and what follows.

    Seeded and loaded dice are thrown again and must show what the journal says; the player's own
    dice show what they showed. It stops at the first record that does not come to the same.

    Args:
        records: The header and what follows it.
        adventure: The module that was played.
        system: Its rules.
        chance: The dice to go on with; None for those that the header names.
        record: Where the commands after the last of `records` are to be written.
        strict: Whether the state after each turn must be the same too, not the dice alone.
        others: Heroes from elsewhere who may be chosen from now on, if any could be.
        every: Compare the state of each so manieth record alone, and of the turn that the game
            stands at: a digest takes as long as the turn. Dice are compared always.
        shortened: Whether only outlines are kept of old turns; who tells them all says no.
        start: Where to begin, if not with the first record; what comes before is as it was told.
        passed: Told after each record how many there were.

    Raises:
        ValueError: The header can't be used.
    """
    chance = chance or chance_of(records[0])
    heard = _Heard(chance) if isinstance(chance, Asked) else None
    session, trouble = _begun(records, adventure, system, heard or chance, others)
    session.turns.shortened = shortened
    first, standing = 1, _standing(records)
    if start is not None and not trouble:
        first = start.lines
        put_at(session, start, lambda: replay(records[:first], adventure, system).session.turns)
    good = -1 if trouble else first - 1
    for number, old in enumerate(() if trouble else records[first:], first):
        session.digested = strict and (not number % every or number == standing)
        if heard is not None:
            heard.hear(old)
            session.forget(session.state.turn + 1)
        trouble = _again(session, old)
        if trouble:
            break
        good += 1
        if passed is not None:
            passed(session, number + 1)
    session.chance = chance
    session.record = record
    session.digested = True
    return Replay(session, good, trouble)


def backlog(
    records: Sequence[Record], adventure: Adventure, system: AnySystem, first: int
) -> Iterator[Logged]:
    """Yield the events of a journal from a number on, as they were told while it was played.

    Those of turns that were taken back are among them. It ends at a record that differs.

    Raises:
        ValueError: The header can't be used.
    """
    chance = chance_of(records[0])
    heard = _Heard(chance) if isinstance(chance, Asked) else None
    session, trouble = _begun(records, adventure, system, heard or chance, ())
    yield from (one for one in logged(session, session.turns[0]) if (one.seq or 0) >= first)
    for old in () if trouble else records[1:]:
        session.digested = False
        if heard is not None:
            heard.hear(old)
            session.forget(session.state.turn + 1)
        before, done = session.state, list[Turn]()
        if _again(session, old, done.append):
            return
        yield from (one for one in logged(session, done[0], before) if (one.seq or 0) >= first)


def _begun(
    records: Sequence[Record],
    adventure: Adventure,
    system: AnySystem,
    chance: Chance,
    others: Sequence[Guest[AnySheet]],
) -> tuple[Session, Text]:
    """Return the game as it began, with the heroes who could be chosen then.

    If its hero can't be chosen any more, it begins with the choice; why is returned beside it.

    Raises:
        ValueError: The header can't be used.
    """
    head, guests = records[0], guests_of(records, system)
    company = company_of(head)

    def opened(hero: str, company: Sequence[str]) -> Session:
        session = Session(
            adventure,
            system,
            chance,
            offers=str(head.get("offers", "always")),
            hero=hero,
            company=company,
            guests=(*guests, *_others(head, guests, others)),
            heritage=heritage_of(head),
        )
        session.pinned.update(one.option for one in guests[: len(head.get("guests", []))])
        return session

    try:
        return opened(str(head.get("hero", "")), company), ""
    except Illegal as reason:
        return opened("", ()), reason.reason


def _others(
    head: Mapping[str, object], guests: Sequence[Guest[AnySheet]], others: Sequence[Guest[AnySheet]]
) -> Sequence[Guest[AnySheet] | Absent]:
    """Return who else may be chosen; nobody, if there was nobody when the game began."""
    if head.get("others") is not True:
        return ()
    known = {one.option for one in guests}
    fresh = [one for one in others if one.option not in known][: MOST_PINNED - len(guests)]
    return fresh if fresh or guests else (Absent(),)


class _Other(Exception):  # noqa: N818 - it is how a record refuses to be written again
    """The replay of a record gave another result than the record holds."""


def _standing(records: Sequence[Mapping[str, object]]) -> int:
    """Return the number of the record whose turn a game stands at."""
    turns: list[int] = []
    for number, record in enumerate(records):
        if record.get("do") == "undo":
            del turns[-1:]
        elif number and "turn" in record:
            turns.append(number)
    return turns[-1] if turns else 0


def _again(
    session: Session, record: Mapping[str, object], done: Callable[[Turn], None] | None = None
) -> Text:
    """Do what a record says; return why it did not come to the same, or nothing.

    It is compared at the moment of writing: if it differs, the session is as before.
    """
    try:
        command = from_record(record)
    except ValueError as reason:
        return str(reason)
    told, epoch = record.get("seq"), record.get("epoch", 0)
    if type(told) is int and type(epoch) is int and 0 <= told <= MOST_SEQ:
        session.recounted(told, epoch)
    if isinstance(command, Table) and isinstance(guest := record.get("guest"), dict):
        command = command._replace(words=str(guest.get("option", "")))  # others may be called so
    names = ("turn", "rolls", "state") if session.digested else ("turn", "rolls")

    def compare(new: Mapping[str, object]) -> None:
        if difference := _differs(record, new, names):
            raise _Other(difference)

    session.record = compare
    try:
        turn = session.do(command)
    except _Other as difference:
        found: Message = difference.args[0]
        return found
    finally:
        session.record = None
    if done is not None:
        done(turn)
    return "" if turn.accepted else say("not-again", reason=_reason(turn.events))


def _reason(events: Sequence[Event]) -> Text:
    match events[0]:
        case Refused(reason):
            return reason
        case Faulted(problem):
            return str(problem)
    return ""


def _differs(
    old: Mapping[str, object], new: Mapping[str, object], names: tuple[str, ...]
) -> Message | None:
    for name in names:
        if old.get(name) != new.get(name):
            due, found = _shortened(new.get(name), old.get(name))
            return say("differs", name=name, due=due, found=found)
    return None


def _shortened(due: object, found: object) -> tuple[Text, Text]:
    """Write two values that differ; of long lists only what is next to the first difference."""
    if not (isinstance(due, list) and isinstance(found, list)):
        return repr(due), repr(found)
    pairs = enumerate(zip(due, found, strict=False))
    start = next((at for at, (a, b) in pairs if a != b), min(len(due), len(found)))
    before = "… " if start else ""
    return _some(due[start:], before), _some(found[start:], before)


def _some(values: list[object], before: str) -> Message:
    first = tuple(map(repr, values[:2]))
    return say("some-values", before=before, values=first, more=len(values) > 2)


class _Heard:
    """A player's own dice while a journal is played back: they show what it says."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self._faces: tuple[int, ...] = ()

    def hear(self, record: Mapping[str, object]) -> None:
        rolls = record.get("rolls", [])
        told = rolls if isinstance(rolls, list) else []
        self._faces = tuple(roll[1] for roll in told if isinstance(roll, list) and len(roll) == 2)

    def dice(self, turn: int, fork: int) -> Dice:
        return Loaded(self._faces).dice(turn, fork)

    def apart(self, number: int) -> Dice:
        return Loaded(self._faces).apart(number)

    def accepted(self, rolls: int) -> None:
        """Nothing is used up."""

    def describe(self) -> dict[str, object]:
        return self._chance.describe()


def _nobody(sides: int) -> int:
    raise DiceError(say("nobody-rolls", sides=sides))


def _line(record: Mapping[str, object]) -> str:
    """Return a record as JSON; bytes of a file's name that are no text are escaped."""
    text = json.dumps(record, ensure_ascii=False, separators=(",", ":"))
    return text.encode(errors="backslashreplace").decode()


def _checksum(text: str) -> str:
    return f"{zlib.crc32(text.encode()):08x}"
