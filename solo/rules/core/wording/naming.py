"""Names in rules: ids made of them, and words of a player's own read as one plain line."""

import unicodedata
from collections.abc import Callable, Iterable, Mapping
from typing import Protocol, TypeVar

from solo.rules.core.fights.fighters import free_id
from solo.rules.core.protocols import Illegal
from solo.rules.core.words import words as say
from solo.words import Text, english

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
            raise ValueError(f"'{role[:40]}' is no id; write one such as bell-hanger")
    if len(known) > MOST_ROLES:
        raise ValueError(f"{len(known)} of them; a hero has at most {MOST_ROLES}")


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
    if isinstance(reason, Illegal):
        return reason.reason
    return reason.text if isinstance(reason, Unfit) else str(reason)


def read_field(field: str, read: Callable[[Given], Read], given: Given) -> Read:
    """Read a field of something authored or loaded.

    Raises:
        ValueError: It can't be read so; the text names the field and gives the reader's reason.
    """
    try:
        return read(given)
    except ValueError as reason:
        raise ValueError(f"{field}: {reason}") from reason


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
