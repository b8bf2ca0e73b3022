"""Values of one plain text in a file: text, number, true or false, a word, a value's own form.

`Decoding` is one reading of nodes, with what was found wrong so far.
"""

import dataclasses
import re
from collections.abc import Callable
from typing import Any

from solo.dataclass import dataclass
from solo.errors import Problem, did_you_mean
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

    def wrong(self, node: Node, code: str, message: str) -> object:
        self.problems.append(Problem(node.mark, code, message))
        return WRONG


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
    return found.wrong(node, "type-wrong", f"expected text, found {found_in(node)}{cure}")


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
            return found.wrong(node, "value-wrong", message)
        if found.expression and found.path and text:
            found.fields[found.path] = found.expression(node)
            return found.specimen
    return found.wrong(node, "type-wrong", f"expected a whole number, found {found_in(node)}")


def _true_or_false(node: Node, found: Decoding) -> object:
    if node.value in ("true", "false"):
        return node.value == "true"
    meant = _SAID.get(node.value.lower()) if isinstance(node.value, str) else None
    cure = f"; write {meant}" if meant else ""
    return found.wrong(node, "type-wrong", f"expected true or false, found {found_in(node)}{cure}")


_SAID = {
    "yes": "true", "on": "true", "y": "true", "1": "true", "true": "true",
    "no": "false", "off": "false", "n": "false", "0": "false", "false": "false",
}  # fmt: skip


def _number(node: Node, found: Decoding) -> object:
    text = node.value
    if isinstance(text, str) and re.fullmatch(r"[+-]?\d{1,12}(\.\d{1,12})?", text, re.ASCII):
        return float(text)
    return found.wrong(node, "type-wrong", f"expected a number, found {found_in(node)}")


def _nothing(node: Node, found: Decoding) -> object:
    if node.value in NOTHING:
        return None
    return found.wrong(node, "type-wrong", f"expected nothing, found {found_in(node)}")


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
            return found.wrong(node, "value-wrong", str(error))

    return decode_parsed


def literal(words: tuple[object, ...]) -> Decoder:
    """Read one of a few words or numbers."""
    by_text = {str(word): word for word in words}

    def decode_literal(node: Node, found: Decoding) -> object:
        text = _text(node, found)
        if text is WRONG or text in by_text:
            return by_text.get(text, WRONG)
        known = [word for word in by_text if word]
        if all(type(word) is int for word in words):
            message = f"expected {' or '.join(known)}, found '{shown(text)}'"
            return found.wrong(node, "value-wrong", message)
        cure = did_you_mean(text, known) or f"; known are {', '.join(known)}"
        message = f"unknown word '{shown(text)}'{cure}"
        return found.wrong(node, "value-wrong", message)

    return decode_literal
