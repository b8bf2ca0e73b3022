"""What authors call things: ids, variable names, slugs of labels, times of day."""

import re
import unicodedata

LONGEST = 60
RESERVED = (
    "hero", "companions", "foes", "successes", "failures", "outcome", "visits", "visited", "taken",
    "names", "quests", "clock", "time_of_day", "hour", "turn",
)  # fmt: skip
DAY = 24 * 60

_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_LOOSE_ID = re.compile(r"[a-z0-9]+(?:[-_][a-z0-9]+)*")
_WORD = re.compile(r"[a-z0-9]+")
_VARIABLE = re.compile(r"[a-z][a-z0-9_]*")
_TIME = re.compile(r"([01]?[0-9]|2[0-3]):([0-5][0-9])")
_KEYWORDS = frozenset(("true", "false", "none", "not", "and", "or", "in", "is", "if", "else"))
_APOSTROPHE = re.compile("['’‘`]")
_SPELT = str.maketrans({"ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "þ": "th"})


def slug(label: str) -> str:
    """Return a label as an id: lower-case words joined by hyphens, accents folded, at most 60 long.

    A label without any Latin letter or digit gives nothing.
    """
    plain = _APOSTROPHE.sub("", label.lower())
    if not plain.isascii():
        folded = unicodedata.normalize("NFKD", plain.translate(_SPELT))
        plain = "".join(c for c in folded if not unicodedata.combining(c))
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


def variable_reason(text: str) -> str:
    """Return why a text can't name a variable, or nothing if it can."""
    if len(text) > LONGEST:
        return f"a name has at most {LONGEST} characters"
    if text in RESERVED or text in _KEYWORDS:
        return "the name is taken by what prose can see; choose another"
    if _VARIABLE.fullmatch(text):
        return ""
    near = slug(text).replace("-", "_")
    return "a variable is lower_case_with_underscores" + (f", such as '{near}'" if near else "")


def minutes_of(text: str) -> int:
    """Return the minutes after midnight that `18:05` stands for.

    Raises:
        ValueError: It is no time of day.
    """
    match = _TIME.fullmatch(text.strip())
    if not match:
        raise ValueError(f"'{text}' is no time of day; write one such as \"18:05\"")
    return int(match[1]) * 60 + int(match[2])
