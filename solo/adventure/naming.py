"""Names that authors give: ids, variable names, slugs of labels, times of day."""

import re

from solo.late import pattern
from solo.rules.core.wording.naming import unaccented

LONGEST = 60
RESERVED = (
    "hero", "companions", "foes", "successes", "failures", "outcome", "visits", "visited", "taken",
    "names", "quests", "clock", "time_of_day", "hour", "turn",
)  # fmt: skip
WORLD = "world"  # taken only where an adventure needs facts of it
DAY = 24 * 60

ID = r"[a-z0-9]+(?:-[a-z0-9]+)*"
LOOSE_ID = r"[a-z0-9]+(?:[-_][a-z0-9]+)*"
VARIABLE = r"[a-z][a-z0-9_]*"
_ID, _LOOSE_ID, _VARIABLE = re.compile(ID), re.compile(LOOSE_ID), re.compile(VARIABLE)
_WORD = pattern(r"[a-z0-9]+")
_TIME = pattern(r"([01]?[0-9]|2[0-3]):([0-5][0-9])")
_KEYWORDS = frozenset(("true", "false", "none", "not", "and", "or", "in", "is", "if", "else"))
_APOSTROPHE = pattern("['’‘`]")
_SEVERAL = pattern(r"(?a)-\d+$")


def kind(name: str) -> str:
    """Return what somebody in an encounter is one of, such as `wolf` of `wolf-2`."""
    return _SEVERAL.sub("", name)


def slug(label: str) -> str:
    """Return a label as an id: lower-case words joined by hyphens, accents folded, at most 60 long.

    A label without any Latin letter or digit gives nothing.
    """
    plain = label.lower()
    if not plain.isascii() or "'" in plain or "`" in plain:
        plain = unaccented(_APOSTROPHE.sub("", plain))
    short = "-".join(_WORD.findall(plain))
    if len(short) <= LONGEST:
        return short
    whole_words = short[: LONGEST + 1].rpartition("-")[0]
    return whole_words or short[:LONGEST]


def id_reason(text: str, *, loose: bool = False) -> str:
    """Return why a text is no id, or nothing if it is one; a loose one may have underscores."""
    if len(text) > LONGEST:
        return f"an id has at most {LONGEST} characters"
    if (_LOOSE_ID if loose else _ID).fullmatch(text):
        return ""
    near = slug(text)
    return "an id is lower-case words joined by hyphens" + (f", such as '{near}'" if near else "")


def variable_slug(text: str) -> str:
    """Return a name as a variable may have it; one that can't be mended stays as it is."""
    if not variable_reason(text):
        return text
    near = slug(text).replace("-", "_")
    return text if not near or variable_reason(near) else near


def variable_reason(text: str) -> str:
    """Return why a text can't name a variable, or nothing if it can."""
    if len(text) > LONGEST:
        return f"a name has at most {LONGEST} characters"
    if text in RESERVED or text in _KEYWORDS:
        return "the name is taken by what prose can see; choose another"
    if _VARIABLE.fullmatch(text):
        return ""
    near = slug(text).replace("-", "_").lstrip("0123456789_")
    said = "a variable is lower_case_with_underscores and begins with a letter"
    return said + (f", such as '{near}'" if near else "")


def minutes_of(text: str) -> int:
    """Return the minutes after midnight that `18:05` stands for.

    Raises:
        ValueError: It is no time of day.
    """
    match = _TIME.fullmatch(text.strip())
    if not match:
        raise ValueError(f"'{text}' is no time of day; write one such as \"18:05\"")
    return int(match[1]) * 60 + int(match[2])


ENDS = {"win": "won", "lose": "lost", "leave": "left"}  # kinds that are verbs elsewhere
ENDINGS = ("won", "lost", "left", "death")
"""The usual kinds of endings; any other word is one of the author's own."""


def nearly(word: str, other: str) -> bool:
    """Whether a word is another with one letter more or less."""
    short, long = sorted((word, other), key=len)
    return len(long) == len(short) + 1 and any(
        long[:place] + long[place + 1 :] == short for place in range(len(long))
    )
