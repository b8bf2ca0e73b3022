"""Expressions of SugarCube and Harlowe, written in the words of our conditions."""

import re
from collections.abc import Sequence

from solo.authoring.importing.parts import Draft, imported_value, quoted

_WORDS = {"is": "==", "eq": "==", "to": "=", "neq": "!=", "gt": ">", "gte": ">=", "lt": "<",
          "lte": "<=", "&&": "and", "||": "or", "===": "==", "!==": "!=", "!": "not"}  # fmt: skip
_VISITED = re.compile(r"(hasVisited|visited)\(\s*(?:[\"']([^\"'@\n]*)[\"'])?\s*\)")
_TERM = re.compile(
    r"\s*((?:hasVisited|visited)\([^()\n]*\)|\"(?:[^\"\\]|\\.)*\"|'(?:[^'\\]|\\.)*'|\$[A-Za-z_]\w*"
    r"|\d+|[A-Za-z]+|&&|\|\||[=!<>]=?=?|[-+*/()])"
)
_HISTORY = re.compile(
    r"\(\s*history:\s*\)\s*contains\s*[\"']([^\"'@\n]{1,200})[\"']", re.IGNORECASE
)
_MACRO = re.compile(r"\(\s*(cond|either|random)\s*:|(either|random)\(", re.IGNORECASE)
MOST_SIDES = 1_000  # of a die
_KNOWN = frozenset(("and", "or", "not", "true", "false", "visits"))


class NotReadError(ValueError):
    """An expression that is more than variables, numbers and comparisons."""


def expression(text: str, draft: Draft, *, draws: bool = False) -> str:
    """Return an expression in our words; dice may fall in it where something `draws`.

    Raises:
        NotReadError: It holds something else.
    """
    text = _HISTORY.sub(r'hasVisited("\1")', text)
    if len(asked := listed(text, "?")) == 2 and len(ways := listed(asked[1], ":")) == 2:
        return _chosen((asked[0], *ways), draft, draws=draws)
    found, at = [], 0
    while at < len(text.rstrip()):
        if macro := _MACRO.match(text, at + len(text[at:]) - len(text[at:].lstrip())):
            end = _closed(text, macro.end())
            name, parts = (macro[1] or macro[2]).lower(), listed(text[macro.end() : end - 1])
            found.append(_of_macro(name, parts, draft, draws=draws))
            at = end
            continue
        match = _TERM.match(text, at)
        if match is None:
            raise NotReadError(f"unknown: {text[at : at + 10]!r}")
        term = match[1]
        at = match.end()
        if visited := _VISITED.fullmatch(term):
            found.append(_visits(*visited.groups()))
        elif term.startswith("$"):
            found.append(draft.variable(term[1:]))
        elif term[0] in "\"'":
            found.append("'" + term[1:-1].replace("\\", "").replace("'", "’") + "'")
        elif term == "isnot" or (term == "not" and found[-1:] == ["=="]):
            found[-1:] = ["!="] if term == "not" else [*found[-1:], "!="]
        elif term.isalpha() and term not in _WORDS and term not in _KNOWN:
            raise NotReadError(f"unknown: {term}")
        elif term == "/":
            raise NotReadError("a division, which may not come out even")
        else:
            found.append(_WORDS.get(term, term))
    return " ".join(found)


def _closed(text: str, at: int) -> int:
    """Return where a bracket that was opened before a place is closed.

    Raises:
        NotReadError: It is closed nowhere.
    """
    depth = 1
    for match in re.compile(r"\"[^\"]*\"|'[^']*'|[()]").finditer(text, at):
        depth += {"(": 1, ")": -1}.get(match[0], 0)
        if not depth:
            return match.end()
    raise NotReadError("a bracket is closed nowhere")


def _of_macro(name: str, parts: Sequence[str], draft: Draft, *, draws: bool) -> str:
    """Return (cond:), (either:) or (random:) in our words.

    Raises:
        NotReadError: Dice would fall where none can, or among what is worked out.
    """
    if name == "cond":
        return _chosen(parts, draft, draws=draws)
    if not draws:
        raise NotReadError(f"unknown: {name}, where nothing is drawn")
    values = [imported_value(expression(one, draft)) for one in parts]
    if name == "either" and values and all(isinstance(one, str) for one in values):
        return f"draw('{draft.table(tuple(quoted(str(one)) for one in values))}')"
    bounds = [one for one in values if type(one) is int]
    if name == "random" and 1 <= len(bounds) == len(values) <= 2:
        least, most = min((0, *bounds) if len(bounds) == 1 else bounds), max(bounds)
        if 1 < (sides := most - least + 1) <= MOST_SIDES:
            more = f" {'+' if least > 1 else '-'} {abs(least - 1)}" if least != 1 else ""
            return f"(draw('d{sides}'){more})"
    raise NotReadError(f"unknown: {name} of what is worked out")


def _chosen(parts: Sequence[str], draft: Draft, *, draws: bool) -> str:
    """Return a value that conditions choose: each stands behind its own, the last without one.

    Raises:
        NotReadError: Something of it can't be read, or the last value is missing.
    """
    if not len(parts) % 2:
        raise NotReadError("a value without its condition")
    told = [
        f"{expression(value, draft, draws=draws)} if {expression(test, draft)} else "
        for test, value in zip(parts[:-1:2], parts[1::2], strict=True)
    ]
    return f"{''.join(told)}{expression(parts[-1], draft, draws=draws)}"


def _visits(asked: str, passage: str | None) -> str:
    """Return how often a passage was come to, this one where none is named."""
    count = "visits" if passage is None else f"visited[@{passage}@]"
    return count if asked == "visited" else f"({count} > 0)"


def itself(text: str, name: str) -> str:
    """Return what a variable is set to, with Harlowe's `it` written out."""
    return text if '"' in text or "'" in text else re.sub(r"\bit\b", f"${name}", text)


def listed(text: str, sign: str = ",") -> list[str]:
    """Return the parts of a text between signs; those in quotes and brackets are no ends."""
    found, depth = [""], 0
    for piece in re.findall(r"\"[^\"]*\"|'[^']*'|.", text, re.DOTALL):
        depth += (piece in "([{") - (piece in ")]}")
        if piece == sign and depth <= 0:
            found.append("")
        else:
            found[-1] += piece
    return found
