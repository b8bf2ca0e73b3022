"""Errors of YAML itself, explained to the author with what can be done about them."""

import re
from collections.abc import Iterable
from typing import Any, TypeAlias

import yaml

from solo.source.nodes import shown

Event: TypeAlias = Any
"""An event of PyYAML's. In its types a mark may be None; in what was parsed of a text none is."""

_CLOSED = re.compile(r"""(?:^\s*+-?|[:,{\[])\s*+(?:'[^']*'|"(?:[^"\\]|\\.)*+")\s*+$""")
_BRACKET = re.compile(r"^\s*+(?:- +)?[a-z_-]+: +([\[{])[^\[\]{}]*[\]}]\s*+$")
_INDENT = (
    "; the indentation does not fit the line before, or that holds a text with ': ', which needs "
    "quotes"
)
_CURES = {
    "a tab character": "; indent with spaces",
    "expected '-' indicator": "; begin an item with '- ', or indent this as far as its other keys",
    "mapping values are not allowed": "; quote a text that holds ': '",
    "scanning an alias": "; quote a text that begins with '*'",
    "scanning a tag": "; quote a text that begins with '!'; a condition says 'not'",
    "scanning an anchor": "; quote a text that begins with '&'",
    "mapping keys are not allowed": "; quote a text that begins with '? '",
    "block sequence entries": "; quote a text that begins with '- ', or begin a list on a new line",
    "cannot start any token": "; quote a text that begins with this character",
    "while parsing a block mapping": "; check the indentation, and quotes inside a text",
    "while parsing a flow": "; check that every '{' and '[' is closed, and quote texts inside them",
    "while scanning a simple key": (
        "; a ':' is missing, or the indentation is wrong, or a comment does not begin with '#'"
    ),
    "while scanning a quoted scalar": "; a closing quote is missing",
}


def explained(error: yaml.YAMLError, text: str) -> tuple[tuple[int, int], str]:
    """Return the line and column of an error in a file's text, and what to say of it."""
    mark, begun = (getattr(error, name, None) for name in ("problem_mark", "context_mark"))
    said = str(getattr(error, "problem", None) or "unreadable")
    context = getattr(error, "context", None)
    ended = mark is not None and mark.index >= len(text.rstrip())
    if mark is None or (begun is not None and (ended or "simple key" in str(context))):
        mark = begun  # what was never closed is mended where it was opened, or began
    line, column = (mark.line + 1, mark.column + 1) if mark else (1, 1)
    message = f"no YAML: {said}" + (f" {context}" if context else "")
    if mark is not begun and begun is not None and "flow" in str(context):
        message += f" that was opened in line {begun.line + 1}"
    if begun is not None and "flow" in str(context) and (cut := _cut(text, begun.line + 1, line)):
        return cut
    if "mapping values" in said and (missed := _missed_colon(text, line)):
        return missed
    if "simple key" in str(context) and (missed := _missed_between(text, line)):
        return missed
    if mark is not None and text[mark.index : mark.index + 1] == "\t":
        said = "found a tab"
        return (line, column), f"no YAML: {said}; indent with spaces"
    cure = _cure(message, text, (line, column))
    if context and (opened := _long_quote(text, line)):
        cure += f"; or is a closing quote missing in line {opened}?"
    return (line, column), message + cure


def _cure(message: str, text: str, place: tuple[int, int]) -> str:
    """Return what can be done about an error at a line and column."""
    line, column = _nth(text.splitlines(), place[0]), place[1]
    before, flow = line[: column - 1], "while parsing a flow" in message
    if "mapping values" in message and ": " not in before:
        return _INDENT
    if flow and _COLON.match(line[: column + 1]):
        return "; quote a text that holds ': '"
    if flow and line[column - 1 : column] in ("[", "{") and _PLAIN.search(before):
        return f"; '{line[column - 1]}' ends a text inside {{ }}, so quote a text that holds one"
    if bracket := _BRACKET.search(before):
        return f"; the text goes on behind its '{bracket[1]}…': put all of it in quotes"
    if _CLOSED.search(before):
        return "; this text goes on behind its closing quote: put all of it in the other quotes"
    return next((cure for part, cure in _CURES.items() if part in message), "")


_COLON = re.compile(r".*: .*\S: ?$")
_PLAIN = re.compile(r"[^\s,:\[\]{}'\"] *$")
_SIGNS = re.compile(r"""\\.|["']|(?<=\s)#(?=[^ #])""")


def _cut(text: str, first: int, last: int) -> tuple[tuple[int, int], str] | None:
    """Return the place and message where a comment cuts off what would close a bracket."""
    for number, line in enumerate(text.splitlines()[first - 1 : last], first):
        begins = _comment(line)
        rest = line[begins:]
        if begins and ("," in rest or "}" in rest or "]" in rest):
            message = f"no YAML: ' #' begins a comment, which cuts off '{shown(rest, 30)}'"
            return (number, begins + 1), f"{message}; put the text in quotes"
    return None


def _comment(line: str) -> int:
    """Return where a ` #` that no space follows begins a comment in a line; 0 if nowhere."""
    within = ""
    for found in _SIGNS.finditer(line):
        sign = found[0]
        if sign == "#" and not within:
            return found.start()
        if sign == within:
            within = ""
        elif not within and (
            sign == '"' or (sign == "'" and not line[: found.start()][-1:].isalnum())
        ):
            within = sign
    return 0


_NO_COLON = re.compile(
    r"(?P<lead> *(?:- +)?)(?P<key>[a-z][a-z0-9_-]*+)(?P<rest>(?::\S| +\S)?[^:]*)"
)


_KEYED = re.compile(r" *(?:- +)*[a-z][a-z0-9_-]*:(?: |$)")


def _missed_colon(text: str, line: int) -> tuple[tuple[int, int], str] | None:
    """Return the place and message where the line above lacks a `:`, or the space behind it."""
    lines = text.splitlines()
    here = _nth(lines, line)
    number = line - 1
    while number > 0 and not _nth(lines, number).strip():
        number -= 1
    above = _NO_COLON.fullmatch(_nth(lines, number).rstrip()) if number else None
    if above is None:
        return None
    key, rest = above["key"], above["rest"]
    depth = len(here) - len(here.lstrip(" -"))
    margin = len(above["lead"])
    if rest.startswith(":") and depth >= margin:
        found, place = f"no YAML: a space is missing behind '{key}:'", above.start("rest") + 1
    elif (depth == margin and rest) or (depth > margin and not rest):
        found, place = f"no YAML: a ':' is missing behind '{key}'", above.start("rest") + 1
    else:
        return None
    written = f"{key}: {shown(rest.lstrip(' :'), 30)}".rstrip()
    return (number, place), f"{found}; write '{written}'"


def _missed_between(text: str, line: int) -> tuple[tuple[int, int], str] | None:
    """Return the same for a line among others of its depth that begin with a key and a `:`."""
    lines = text.splitlines()
    here = _NO_COLON.fullmatch(_nth(lines, line).rstrip())
    if here is None or not here["rest"].strip():
        return None
    depth = len(here["lead"])
    for number in range(line - 1, 0, -1):
        above = _nth(lines, number)
        margin = len(above) - len(above.lstrip(" -"))
        if above.strip() and margin <= depth:
            if margin < depth or not _KEYED.match(above):
                return None
            key, rest = here["key"], shown(here["rest"].lstrip(), 30)
            message = (
                f"no YAML: a ':' is missing behind '{key}'; write '{key}: {rest}', or indent this "
                "further than the key above if it goes on with that text"
            )
            if rest.startswith(":"):
                rest = rest[1:]
                message = f"no YAML: a space is missing behind '{key}:'; write '{key}: {rest}'"
            return (line, here.start("rest") + 1), message
    return None


def _nth(lines: list[str], number: int) -> str:
    return next(iter(lines[number - 1 : number]), "")


def _long_quote(text: str, line: int) -> int:
    """Return where a text in quotes began that ends in this line, but not on its own; or 0.

    An end that was forgotten is found at the next quote, some lines further down.
    """
    began = 0
    try:
        loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
        events: Iterable[Event] = yaml.parse(text, loader)
        for event in events:
            if getattr(event, "style", None) in ("'", '"'):
                first, last = (mark.line + 1 for mark in (event.start_mark, event.end_mark))
                began = first if first < last and line - 1 <= last <= line else 0
    except yaml.YAMLError:
        pass
    return began
