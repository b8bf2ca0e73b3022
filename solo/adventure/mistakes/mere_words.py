"""Words where a condition or a number should stand: why they can't be meant as one."""

import re
from collections.abc import Collection

from solo.errors import did_you_mean
from solo.prose.numerals import in_words
from solo.source import Node, shown
from solo.source.scalars import WHOLE, found_in

_LIKE_WORDS = re.compile(r"[^\W\d]\w*(?:[ -]\w+)*")
_WITHIN = re.compile(r"[\w-]+( (?:not )?in )(\w+)")
_UNIT = re.compile(r"(\d{1,6}) ?(m|min|mins|minutes?|h|hours?|d|days?)")
_COUNTED = re.compile(r"(\d{1,6}) (?:rounds?|turns?|times|points?|coins?|steps?|damage|hp)")
_SPAN = re.compile(r"(\d{1,4})(?:-| ?– ?)(\d{1,4})")
_CLOCK = re.compile(r"(\d{1,3}):(\d{2})(?::00)?")
_DICE = re.compile(r"\d{0,3}[dw]\d{1,3}(?: ?[+-] ?\d{1,3})?", re.IGNORECASE)
_THROWN = re.compile(r"(?:'[^']*'|\"[^\"]*\"|[^'\"])*?(?<!\w)(\d{1,3}[dw]\d{1,3})(?!\w)")
_IN_MINUTES = {"h": " * 60", "d": " * 24 * 60"}
_NUMBERED = {in_words(number): number for number in range(101)}
_LOOSE = re.compile(r"\b(?:or|if)\b")  # holds less together than 'and' does
_JOINS = frozenset(("if", "else", "and", "or", "not", "in", "is"))


def no_condition(text: str, known: Collection[str]) -> str:
    """Say why a text can't be meant as a condition, or nothing.

    Args:
        text: What stands there.
        known: The names that a condition may use there.
    """
    if thrown := _THROWN.match(text):
        return (
            f"no dice are thrown for a condition, so '{thrown[1]}' is none; roll them in a check, "
            "or draw from a table into a variable, and ask for that"
        )
    words = text.split()
    first = words[0] if words else ""
    is_sentence = len(words) > 1 and _LIKE_WORDS.fullmatch(text)
    if not is_sentence or first in known or first.lower() in _JOINS:
        return ""
    cure = "declare a variable for it, and ask that: door_open"
    within = _WITHIN.fullmatch(text)
    if within and within[2] in known:
        cure = f"a text stands in quotes: '{first}'{within[1]}{within[2]}"
    return f"expected a condition, found the words '{shown(text)}'; {cure}"


def no_text(node: Node) -> str:
    """Say how a condition is written that stands there as a list or a mapping."""
    value = node.value
    parts: list[str] = []
    if isinstance(value, list):
        parts = [one.value if isinstance(one.value, str) else "" for one in value]
    elif isinstance(value, dict):
        parts = [_asked(key, item.value) for key, item in value.items()]
    way = ", or with 'or'" if isinstance(value, list) else ""
    cure = "write it as one text"
    if parts and all(parts):  # what can't be carried over is not left out
        if len(parts) > 1:
            parts = [f"({one})" if _LOOSE.search(one) else one for one in parts]
            cure += f": {shown(' and '.join(parts))}{way}"
        else:
            cure = f"write it {'without brackets' if way else 'as one text'}: {shown(parts[0])}"
    return f"expected a condition, found {found_in(node)}; {cure}"


def _asked(name: str, value: object) -> str:
    """Return the condition that a name has a value; nothing where that is no plain one."""
    if not isinstance(value, str) or not name.isidentifier():
        return ""
    if value in ("true", "false"):
        return "not " * (value == "false") + name
    return f"{name} == {value if WHOLE.fullmatch(value) else repr(value)}"


def no_number(text: str, known: Collection[str]) -> str:
    """Say why a text can't be meant as a whole number, or nothing; as `no_condition` does."""
    if _DICE.fullmatch(text) and text not in known:
        return f"expected a whole number, found the dice '{text}'; give a number, or a sum"
    clock = _CLOCK.fullmatch(text)
    if clock:
        minutes = int(clock[1]) * 60 + int(clock[2])
        return f"expected a number of minutes, found '{text}'; write {minutes}"
    span = _SPAN.fullmatch(text)
    if span and int(span[1]) < int(span[2]):
        less = int(span[1]) - int(span[2])
        return f"expected one whole number; '{text}' is a subtraction, which comes to {less}"
    unit = _UNIT.fullmatch(text)
    if not unit and (counted := _COUNTED.fullmatch(text)):
        return f"expected a whole number, found '{text}'; a number has no unit: {counted[1]}"
    if not unit and not _are_mere_words(text, known):
        return ""
    near = did_you_mean(text, known) if text.isidentifier() else ""
    cure = near or "; a sum may have variables in it, such as clues + 1"
    if text in _NUMBERED:
        cure = f"; write {_NUMBERED[text]}"
    elif unit:
        sum_of = unit[1] + _IN_MINUTES.get(unit[2][0], "")
        cure = f"; a number has no unit, and time is in minutes: {sum_of}"
    return f"expected a whole number, found '{shown(text)}'{cure}"


def _are_mere_words(text: str, known: Collection[str]) -> bool:
    """Whether a text is plain words, and no expression with names of the game."""
    words = re.split(r"[ -]", text)
    if not _LIKE_WORDS.fullmatch(text) or _JOINS & set(words) or text in ("true", "false"):
        return False
    return " " in text or not any(word in known for word in words)
