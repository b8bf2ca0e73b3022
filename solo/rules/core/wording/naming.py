"""Names in rules: ids made of them, and words of a player's own read as one plain line."""

import unicodedata
from collections.abc import Callable, Collection, Iterable, Mapping
from types import NoneType, UnionType
from typing import Protocol, TypeVar

from solo.errors import DiceError, WordsError, nearest
from solo.facts import Unread, in_field
from solo.late import late
from solo.rules.core.protocols import Illegal
from solo.rules.core.system_parts import Unbound
from solo.rules.core.wording.quoting import shown
from solo.rules.core.wording.several import free_id
from solo.rules.core.words import words as say
from solo.words import Message, Text, english

LONGEST_NAME = 60
LONGEST_TEXT = 200

_SPELT = str.maketrans({"ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "þ": "th"})

Read = TypeVar("Read")
Given = TypeVar("Given")


class Unfit(ValueError):  # noqa: N818 - it is a player's more often than an author's
    """Something that can't be read; its reason is a message."""

    def __init__(self, text: Text) -> None:
        super().__init__(english(text))
        self.text = text


def unfit(field: str, reason: Text) -> Unfit:
    """Return why a field can't be read."""
    return Unfit(say("in-field", field=field, reason=reason))


def unknown(kind: str, name: str, known: Collection[str]) -> Unfit:
    """Return that nothing of a kind has a name, with the nearest and all that are known.

    `kind` says what should be named, in a word that takes an s: `scale`.
    """
    near = id_called(name, known) or nearest(name.strip(), known)
    facts = {"kind": kind, "name": shown(name), "near": near, "known": tuple(known)}
    return Unfit(say("unknown-kind", **facts))


def id_called(name: str, known: Collection[str]) -> str:
    """Return the id of what is called so by its name or title; nothing if nothing is."""
    wanted = name.strip().casefold()
    for key, one in known.items() if isinstance(known, Mapping) else ():
        called = getattr(one, "title", None) or getattr(one, "name", None)
        if isinstance(called, str) and called.casefold() == wanted:
            return str(key)
    return ""


class Named(Protocol):
    """Anything with a name."""

    @property
    def name(self) -> str: ...


Thing = TypeVar("Thing", bound=Named)


def slug(text: str) -> str:
    """Return a name as part of an id: small letters and digits, joined by hyphens.

    It is empty where the name has neither.
    """
    return "-".join("".join(c if c.isalnum() else " " for c in text.lower()).split())


MOST_ROLES = 20


def checked_roles(roles: Iterable[str]) -> None:
    """Refuse roles of a hero that are no ids, or too many of them.

    Raises:
        ValueError: They are.
    """
    known = tuple(roles)
    for role in known:
        if len(role) > LONGEST_NAME or slug(role) != role or not role:
            raise Unfit(say("no-role-id", role=role[:40]))
    if len(known) > MOST_ROLES:
        raise Unfit(say("many-roles", count=len(known), most=MOST_ROLES))


def lower(text: str) -> str:
    """Return a text in small letters, its words with one space between them."""
    return " ".join(text.lower().split())


def unaccented(text: str) -> str:
    """Return small letters without their accents, as `zoe` for `zoë`; other scripts stay."""
    if text.isascii():
        return text
    folded = unicodedata.normalize("NFKD", text.translate(_SPELT))
    return "".join(c for c in folded if not unicodedata.combining(c))


def by_slug(heroes: Iterable[Thing]) -> Mapping[str, Thing]:
    """Give each hero an id made of the name, with a number if several share one.

    Who has an `option` of their own is called so.
    """
    found: dict[str, Thing] = {}
    for hero in heroes:
        own = getattr(hero, "option", "")
        found[free_id(own or f"hero-{slug(hero.name) or 'unnamed'}", found)] = hero
    return found


def legal(read: Callable[[Given], Read], given: Given) -> Read:
    """Read what a player gave.

    Raises:
        Illegal: It can't be read so; the reason is that of the reader's `ValueError`.
    """
    try:
        return read(given)
    except ValueError as reason:
        raise Illegal(why(reason)) from reason


def why(reason: Exception) -> Text:
    """Return the reason of a refusal, as a message where it has one."""
    match reason:
        case Illegal():
            return reason.reason
        case Unfit(text=text) | DiceError(told=Message() as text):
            return text
        case Unbound():
            return why(reason.reason)
        case Unread(code=code, facts=facts) if code:
            told = {name: _fact(name, one) for name, one in facts.items()}
            return say(code, **told)
        case WordsError():
            return say("reasons", reasons=tuple(map(why, reason.reasons)))
    return str(reason)


def _fact(name: str, value: object) -> object:
    """Return what was kept with a reason as a fact of its message."""
    if isinstance(value, ValueError):
        return why(value)
    return wanted(value) if name == "kind" else value


@late
def wanted(kind: object) -> Text:
    """Say what is to be written for a type, with as much as a player needs to know of it."""
    from solo.shapes import authored_fields, shape

    # `int | str` is `str | int` to a cache of shapes
    kinds = kind.__args__ if isinstance(kind, UnionType) else kind
    kinds = kinds if isinstance(kinds, tuple) else (kinds,)
    something = [one for one in kinds if one is not NoneType]
    if len(something) != 1:
        return say("wanted-either", kinds=tuple(map(wanted, something)))
    (only,) = something
    match (form := shape(only)).form:
        case "either":
            return wanted(form.inner)
        case "words":
            return say("wanted-word", words=tuple(map(str, form.inner)))
        case "record" if not hasattr(only, "parse"):
            return say("wanted-parts", names=tuple(one.name for one in authored_fields(only)))
        case "plain" | "record" | "names":
            return say("wanted", kind=only.__name__)
    return say("wanted", kind=form.form)


def read_field(field: str, read: Callable[[Given], Read], given: Given) -> Read:
    """Read a field of something authored or loaded.

    Raises:
        ValueError: It can't be read so; the text names the field and gives the reader's reason.
    """
    try:
        return read(given)
    except ValueError as reason:
        raise in_field(field, reason) from reason


def one_line(words: str, what: str, longest: int = LONGEST_TEXT) -> str:
    """Read words of the player as one line of plain text.

    Args:
        words: What was typed.
        what: What it is to be, as in "a name".
        longest: The most letters it may have.

    Raises:
        Illegal: There are none, too many, or some that can't be printed; or there is not a letter
            in it, as when the number of an option was typed once too often.
    """
    text = " ".join(words.split())
    if not text:
        raise Illegal(say("is-needed", what=what))
    if not any(map(str.isalpha, text)):
        raise Illegal(say("needs-letter", what=what))
    if len(text) > longest:
        raise Illegal(say("too-long", what=what, most=longest, letters=len(text)))
    if not text.isprintable():
        raise Illegal(say("not-printable", what=what))
    return text
