"""What only some at a table know: rolls in secret, whispers, notes to oneself."""

import re
from collections.abc import Mapping
from typing import Any

from solo.engine.commands import Ask
from solo.engine.draft import Draft
from solo.engine.events import CheckRolled, QuestionAnswered
from solo.engine.questions import ask
from solo.engine.table.asking import at_once
from solo.engine.table.drawing import draw
from solo.engine.table.events import (
    DiceThrown,
    OwnRevealed,
    Picked,
    QuestionWeighed,
    SecretKept,
    SecretRevealed,
    TableDrawn,
    TensionChanged,
    TwistCame,
    Whispered,
)
from solo.engine.table.hand import check
from solo.engine.table.roster import ME, NO_ONE, member, member_named, tabletop
from solo.engine.table.state import Own, Tabletop
from solo.engine.table.twists import strain
from solo.engine.table.words import words as say
from solo.late import late
from solo.namedtuple import NamedTuple
from solo.oracle.questions import put, reserved
from solo.rules.core.dice import key_of
from solo.rules.core.protocols import Illegal
from solo.rules.core.wording.naming import why

MOST = 300  # whispers and notes that are kept
LONGEST = 1_000  # characters of one
_CHANGE = re.compile(r"edit\s+(\d{1,6})\s*:\s*(.+)|delete\s+(\d{1,6})", re.DOTALL)
_ME = (*ME, "for me", "für mich")
_NOBODY = (*NO_ONE, "for nobody", "für niemand")
_FOR = ("for ", "für ")


class Seal(NamedTuple):
    """Whose a secret is, and what its dice fell by; it is kept with it.

    Args:
        question: What was asked.
        by: Who asked.
        key: What the dice fell by, told with the secret; nothing where no dice are sealed.
    """

    question: str
    by: str
    key: str


_OF_QUESTIONS = (QuestionAnswered, Picked, TableDrawn, TwistCame, TensionChanged)
_OF_DEEDS = (CheckRolled, DiceThrown, TableDrawn)
"""What is told of a secret when it is revealed; the tension moves only then."""


DRAWING = ("draw", "ziehe", "zieh")
"""How a secret begins that only draws."""


def secret(draft: Draft, words: str) -> None:
    """Ask, roll, check or draw without showing the result: `Tom: check charm`, `me: roll 2d6`.

    Whoever is named before the colon knows at once what it came to; nobody does without a name.
    """
    to, what = _for_whom(draft, words)
    first, _, rest = what.strip().partition(" ")
    deed = _DEEDS.get(first.casefold())
    question, likely = put(what)
    if not question.strip("? ") or (deed is not None and not rest.strip()):
        raise Illegal(say("secret-what"))
    if deed is None and (word := reserved(what)):
        raise Illegal(say("no-secret-of", word=word))
    start, number = len(draft.events), tabletop(draft).kept + 1
    draft.asks = False
    if deed is None:
        ask(draft, Ask(question, likely))
    else:
        deed(draft, rest.strip())
    said = question if deed is None else what.strip()
    kept = SecretKept(number, said, tabletop(draft).acting, to)
    _keep(draft, start, kept, _OF_QUESTIONS if deed is None else _OF_DEEDS)


def _for_whom(draft: Draft, words: str) -> tuple[tuple[str, ...], str]:
    """Return who is to know the result, and what is done."""
    name, colon, rest = words.partition(":")
    called = " ".join(name.casefold().split())
    if not colon or "?" in name:
        return (), words
    if called in _NOBODY:
        return (), rest
    if called in _ME:
        return (tabletop(draft).acting,), rest
    try:
        return (_called(tabletop(draft), called),), rest
    except Illegal:
        return (), words


def _called(table: Tabletop, called: str) -> str:
    for before in _FOR:
        called = called.removeprefix(before)
    return member_named(table, called).name


def check_audience(table: Tabletop, words: str) -> None:
    """Refuse a deed for somebody who does not sit here; anything else may be a question.

    Raises:
        Illegal: Nobody here is called so.
    """
    name, colon, rest = words.partition(":")
    called = " ".join(name.casefold().split())
    first = rest.strip().partition(" ")[0].casefold()
    if colon and first in _DEEDS and called not in (*_ME, *_NOBODY):
        _called(table, called)


def _checked(draft: Draft, words: str) -> None:
    """Roll a check; what is rolled in secret changes no sheet (ours)."""
    check(draft, words)
    at_once(draft)
    draft.become(draft.before.sheet if draft.before.table is None else _sheet_before(draft))
    draft.rolled.clear()


def _sheet_before(draft: Draft) -> Any:
    """Return the sheet of whoever acts, as it was before the command."""
    before, name = draft.before, tabletop(draft).acting
    table = before.table
    if table is None or table.acting == name:
        return before.sheet
    return next(one.sheet for one in table.members if one.name == name)


@late
def _thrown(draft: Draft, words: str) -> None:
    from solo.rules.core.notation import parse

    try:
        notation = parse(words)
    except ValueError as reason:
        raise Illegal(why(reason)) from reason
    draft.events.append(DiceThrown(notation.text, *notation.roll(draft.dice)))


def _drawn(draft: Draft, words: str) -> None:
    """Draw cards or from a table; what a row does is left to whoever reveals it."""
    draw(draft, words)


def _keep(draft: Draft, start: int, secret: SecretKept, kinds: tuple[type, ...]) -> None:
    """Keep what happened since `start` secret until it is revealed."""
    at_once(draft)
    table, happened = tabletop(draft), tuple(draft.events[start:])
    key = key_of(draft.dice)
    told_later: tuple[object, ...] = tuple(e for e in happened if isinstance(e, kinds))
    if key or secret.to:
        told_later = (*told_later, Seal(secret.question, table.acting, key))
    before = draft.before.table or Tabletop()
    known = {**table.known, secret.number: secret.to} if secret.to else table.known
    draft.table = table._replace(
        secrets={**table.secrets, secret.number: told_later},
        kept=secret.number,
        tension=before.tension,
        keyed=before.keyed,
        answers=before.answers if key else table.answers,
        known=known,
    )
    draft.last = draft.before.last
    weighed = (event for event in happened if isinstance(event, QuestionWeighed))
    draft.events[start:] = [*(weighed if not secret.to else ()), secret]


_DEEDS = {
    **dict.fromkeys(("roll", "würfle", "würfel", "wirf"), _thrown),
    **dict.fromkeys(("check", "probe"), _checked),
    **dict.fromkeys(DRAWING, _drawn),
}


def whisper(draft: Draft, words: str, who: str = "") -> None:
    """Tell something to one at the table, or to several: `tom the key is false`, `tom, ines: …`.

    Raises:
        Illegal: It names nobody, or says nothing.
    """
    names, colon, text = words.partition(":")
    if not colon or not all(_sits(draft, name) for name in names.split(",")):
        names, _, text = words.strip().partition(" ")
    if not (names.strip() and text.strip()):
        raise Illegal(say("whisper-what"))
    to = tuple(dict.fromkeys(member(draft, name.strip()).name for name in names.split(",")))
    _own(draft, who, to, text)


def note(draft: Draft, words: str, who: str = "") -> None:
    """Note something that nobody else sees, or change such a note: `edit 5: …`, `delete 5`.

    Raises:
        Illegal: It says nothing, or whoever does it has no such note.
    """
    if not words.strip():
        raise Illegal(say("mynote-what"))
    change = _CHANGE.fullmatch(words.strip())
    if change is None:
        _own(draft, who, (), words)
    else:
        _changed(draft, who, int(change[1] or change[3]), change[2] or "")


def _changed(draft: Draft, who: str, number: int, text: str) -> None:
    table = tabletop(draft)
    by = member(draft, who).name if who else table.acting
    theirs = [one for one in table.own if one.by == by and not one.to]
    found = next((one for one in theirs if one.number == number), None)
    if found is None:
        known = tuple(one.number for one in theirs)
        raise Illegal(say("no-own-note", number=number, name=by, known=known))
    edited = (found._replace(text=" ".join(text.split())[:LONGEST]),) if text else ()
    own = [new for one in table.own for new in (edited if one is found else (one,))]
    draft.table = table._replace(own=tuple(own))
    draft.events.append(Whispered(number, by, did="edited" if edited else "deleted"))


def _sits(draft: Draft, name: str) -> bool:
    try:
        member(draft, name.strip())
    except Illegal:
        return False
    return True


def _own(draft: Draft, who: str, to: tuple[str, ...], text: str) -> None:
    table = tabletop(draft)
    if not table.members:
        raise Illegal(say("nobody-yet"))
    if len(table.own) >= MOST:
        raise Illegal(say("most-own", most=MOST))
    by = member(draft, who).name if who else table.acting
    number = table.kept + 1
    one = Own(number, by, to, " ".join(text.split())[:LONGEST])
    draft.table = table._replace(own=(*table.own, one), kept=number)
    draft.events.append(Whispered(number, by, to))


def reveal(draft: Draft, words: str, who: str = "") -> None:
    """Tell a secret, or all of those that nobody knows; what is somebody's, only they tell.

    Raises:
        Illegal: There is none, or it is another's.
    """
    table, wanted = tabletop(draft), words.strip().casefold()
    by = member(draft, who).name if who else ""
    numbers = _numbers(table, wanted, by)
    for number in numbers:
        own = next((one for one in table.own if one.number == number), None)
        if own is not None:
            draft.events.append(OwnRevealed(number, own.by, own.text))
        else:
            _tell(draft, number, table.secrets[number])
    table = tabletop(draft)
    draft.table = table._replace(
        secrets={key: kept for key, kept in table.secrets.items() if key not in numbers},
        known={key: kept for key, kept in table.known.items() if key not in numbers},
        own=tuple(one for one in table.own if one.number not in numbers),
    )


def open_all(draft: Draft) -> None:
    """Tell all that was rolled in secret, since the table is closed for good."""
    table = tabletop(draft)
    for number, kept in table.secrets.items():
        _tell(draft, number, kept)
    draft.table = tabletop(draft)._replace(secrets={}, known={})


def _tell(draft: Draft, number: int, kept: tuple[Any, ...]) -> None:
    question = next((getattr(event, "question", "") for event in kept), "")
    seal = next((one for one in kept if isinstance(one, Seal)), Seal("", "", ""))
    draft.events.append(SecretRevealed(number, question or seal.question, seal.key, seal.by))
    for event in kept:
        if isinstance(event, Seal):
            continue
        if isinstance(event, TensionChanged):
            strain(draft, event.by)
        else:
            draft.events.append(event)


def _numbers(table: Tabletop, wanted: str, by: str) -> list[int]:
    """Return which secrets are meant that may be told by whoever tells; nobody is the host."""
    owners = owners_of(table)
    if wanted in ("", "all", "alle"):
        free = [key for key in table.secrets if not table.known.get(key) or by in owners[key]]
        if not free:
            raise Illegal(say("no-secrets"))
        return free
    known = (*table.secrets, *(one.number for one in table.own))
    if not (wanted.isascii() and wanted.isdigit() and int(wanted[:9]) in known):
        if not known:
            raise Illegal(say("no-secrets"))
        raise Illegal(say("no-secret", number=wanted[:20], known=known))
    number = int(wanted[:9])
    theirs = owners.get(number, ())
    if theirs and by not in theirs:
        raise Illegal(say("not-yours", number=number, owners=theirs, owner=theirs[0]))
    return [number]


def owners_of(table: Tabletop) -> Mapping[int, tuple[str, ...]]:
    """Return who alone may reveal a secret, by its number; nobody where the host may, too."""
    found: dict[int, tuple[str, ...]] = {one.number: (one.by,) for one in table.own}
    for number in table.secrets:
        found[number] = table.known.get(number, ())
    return found


def knows(table: Tabletop, name: str) -> Mapping[int, tuple[Any, ...]]:
    """Return the secrets of which somebody knows what they came to."""
    return {key: kept for key, kept in table.secrets.items() if name in table.known.get(key, ())}


def told_to(table: Tabletop, name: str) -> tuple[Own, ...]:
    """Return the notes of somebody, and what was whispered by them or to them."""
    return tuple(one for one in table.own if name in (one.by, *one.to))
