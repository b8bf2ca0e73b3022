"""Values of one plain text in a file: text, number, true or false, a word, a value's own form.

`Decoding` is one reading of nodes, with what was found wrong so far.
"""

import dataclasses
import re
from collections.abc import Callable
from typing import Any

from solo.dataclass import dataclass
from solo.errors import Problem, nearest
from solo.facts import Unread
from solo.late import pattern
from solo.source.nodes import Node, shown

MOST_NUMBER = 10**12
WHOLE = re.compile(r"[+-]?[0-9]+")
_MARKUP = pattern(r"\{[{%#]")
NOTHING = ("", "null", "~", "none")


class Wrong:
    """The value that a decoder returns after it has reported a problem."""


WRONG = Wrong()
ExpressionMaker = Callable[[Node], object]


@dataclass(slots=True)
class Decoding:
    """One reading of nodes: its problems, and the whole numbers that hold an expression instead."""

    problems: list[Problem]
    expression: ExpressionMaker | None = None
    fields: dict[str, object] = dataclasses.field(default_factory=dict)
    path: str | None = ""  # the field being read; None further in, where none are allowed
    words: bool = False  # from a command line: commas separate the items of a list
    specimen: int = 1  # the number that stands for an expression until it is known
    doubts: list[Problem] = dataclasses.field(default_factory=list)  # what is read, but told of

    def wrong(self, node: Node, code: str, reason: str | ValueError) -> object:
        """Note what is wrong at a node: a text for authors, or a reason that players read too."""
        cause = reason if isinstance(reason, ValueError) else None
        self.problems.append(Problem(node.mark, code, str(reason), reason=cause))
        return WRONG

    def unlike(self, node: Node, kind: object, expected: str, cure: str = "") -> object:
        """Note that something else than a value of a type stands at a node."""
        text = f"expected {expected}, found {found_in(node)}{cure}"
        return self.wrong(node, "type-wrong", Unread(text, "unlike", kind=kind, found=node.value))


Decoder = Callable[[Node, Decoding], Any]


def found_in(node: Node) -> str:
    """Say what stands at a node."""
    match node.value:
        case str(text):
            return f"'{shown(text)}'" if text else "nothing"
        case list():
            return "a list"
        case _:
            return "a mapping"


def _text(node: Node, found: Decoding) -> Any:
    value = node.value
    if value.__class__ is str:
        if "{" in value and node.at and (found_markup := _MARKUP.search(value)):
            message = f"'{found_markup[0]}' is shown as it stands: no value can be put in here"
            return found.wrong(node, "prose-forbidden", message)
        return value
    cure = "; quote a text that begins with '{' or '['" if node.at else ""
    if cure and isinstance(value, list) and len(value) == 1 and isinstance(value[0].value, str):
        cure = f"; write it alone: {shown(value[0].value)}, or quote a text that begins with '['"
    return found.unlike(node, str, "text", cure)


def whole(text: str) -> int | None:
    """Return the whole number in a text, or None if there is none or it is too large."""
    if WHOLE.fullmatch(text) and len(text) <= 14:
        number = int(text)
        return number if abs(number) <= MOST_NUMBER else None
    return None


def _whole(node: Node, found: Decoding) -> object:
    text = node.value
    if isinstance(text, str):
        number = whole(text)
        if number is not None:
            return number
        if WHOLE.fullmatch(text):
            message = f"expected a whole number up to {MOST_NUMBER:,}, found {found_in(node)}"
            reason = Unread(message, "number-large", most=MOST_NUMBER, found=shown(text))
            return found.wrong(node, "value-wrong", reason)
        if found.expression and found.path and text:
            found.fields[found.path] = found.expression(node)
            return found.specimen
    return found.unlike(node, int, "a whole number", number_for(text))


_DICE = pattern(r"(?i)\d{0,3}[dw]\d{1,3}|\d{1,3}cd")
_SPAN = pattern(r"([+-]?\d{1,9})(?: ?(?:-|–|\.\.|to) ?\d{1,9}|[.,]\d{1,9})")
_THOUSANDS = pattern(r"[+-]?\d{1,3}(?:[.,' \u00a0\u2019_]\d{3})+")
_COUNTED = pattern(r"([+-]?\d{1,9})(?: ?%| ?([^\W\d_]+))")
SPELT = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def number_for(text: object) -> str:
    """Say which number may be meant by a text, or nothing."""
    word = text.lower() if isinstance(text, str) else ""
    if word in SPELT:
        return f"; write {SPELT.index(word)}"
    if _DICE.fullmatch(word):
        return "; no dice are thrown for it: write a number"
    if _THOUSANDS.fullmatch(word):
        return f"; a number stands without separators: {re.sub(r'[^0-9+-]', '', word)}"
    if span := _SPAN.fullmatch(word):
        return f"; it is one number, such as {span[1]}"
    if (counted := _COUNTED.fullmatch(word)) is None:
        return ""
    if counted[2] in ("h", "hour", "hours"):
        return f"; a number has no unit, and time is in minutes: {int(counted[1]) * 60}"
    return f"; a number has no unit: {counted[1]}"


def _true_or_false(node: Node, found: Decoding) -> object:
    if node.value in ("true", "false"):
        return node.value == "true"
    meant = _SAID.get(node.value.lower()) if isinstance(node.value, str) else None
    cure = f"; write {meant}" if meant else ""
    return found.unlike(node, bool, "true or false", cure)


_SAID = {
    "yes": "true", "on": "true", "y": "true", "1": "true", "true": "true",
    "no": "false", "off": "false", "n": "false", "0": "false", "false": "false",
}  # fmt: skip


def _number(node: Node, found: Decoding) -> object:
    text = node.value
    if isinstance(text, str) and re.fullmatch(r"[+-]?\d{1,12}(\.\d{1,12})?", text, re.ASCII):
        return float(text)
    return found.unlike(node, float, "a number")


def _nothing(node: Node, found: Decoding) -> object:
    if node.value in NOTHING:
        return None
    return found.unlike(node, type(None), "nothing")


SCALARS: dict[object, Decoder] = {
    str: _text, int: _whole, bool: _true_or_false, float: _number, type(None): _nothing,
}  # fmt: skip


def parsed(read: Callable[[str], object]) -> Decoder:
    """Read a text as a class's `parse` does."""

    def decode_parsed(node: Node, found: Decoding) -> object:
        text = _text(node, found)
        if text is WRONG:
            return WRONG
        try:
            return read(text)
        except ValueError as error:
            return found.wrong(node, "value-wrong", error)

    return decode_parsed


def literal(words: tuple[object, ...]) -> Decoder:
    """Read one of a few words or numbers."""
    by_text = {str(word): word for word in words}

    def decode_literal(node: Node, found: Decoding) -> object:
        text = _text(node, found)
        if text is WRONG or text in by_text:
            return by_text.get(text, WRONG)
        known = [word for word in by_text if word]
        near = nearest(text, known)
        if all(type(word) is int for word in words):
            message = f"expected {' or '.join(known)}, found '{shown(text)}'"
        else:
            cure = f"did you mean '{near}'?" if near else f"known are {', '.join(known)}"
            message = f"unknown word '{shown(text)}'; {cure}"
        facts = {"name": shown(text), "near": near, "known": tuple(known)}
        reason = Unread(message, "unknown-word", **facts)
        return found.wrong(node, "value-wrong", reason)

    return decode_literal
