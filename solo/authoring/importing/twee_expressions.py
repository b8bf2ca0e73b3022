"""Expressions of SugarCube and Harlowe, written in the words of our conditions."""

import re

from solo.authoring.importing.parts import Draft

_WORDS = {"is": "==", "eq": "==", "to": "=", "neq": "!=", "gt": ">", "gte": ">=", "lt": "<",
          "lte": "<=", "&&": "and", "||": "or", "===": "==", "!==": "!=", "!": "not"}  # fmt: skip
_VISITED = re.compile(r"(hasVisited|visited)\(\s*(?:[\"']([^\"'@\n]*)[\"'])?\s*\)")
_TERM = re.compile(
    r"\s*((?:hasVisited|visited)\([^()\n]*\)|\"(?:[^\"\\]|\\.)*\"|'(?:[^'\\]|\\.)*'|\$[A-Za-z_]\w*"
    r"|\d+|[A-Za-z]+|&&|\|\||[=!<>]=?=?|[-+*/()])"
)
_KNOWN = frozenset(("and", "or", "not", "true", "false", "visits"))


class NotReadError(ValueError):
    """An expression that is more than variables, numbers and comparisons."""


def expression(text: str, draft: Draft) -> str:
    """Return an expression in our words.

    Raises:
        NotReadError: It holds something else.
    """
    found, at = [], 0
    while at < len(text.rstrip()):
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


def _visits(asked: str, passage: str | None) -> str:
    """Return how often a passage was come to, this one where none is named."""
    count = "visits" if passage is None else f"visited[@{passage}@]"
    return count if asked == "visited" else f"({count} > 0)"


def itself(text: str, name: str) -> str:
    """Return what a variable is set to, with Harlowe's `it` written out."""
    return text if '"' in text or "'" in text else re.sub(r"\bit\b", f"${name}", text)


def listed(text: str) -> list[str]:
    """Return the parts of a text between commas; those in quotes and brackets are no ends."""
    found, depth = [""], 0
    for piece in re.findall(r"\"[^\"]*\"|'[^']*'|.", text, re.DOTALL):
        depth += (piece in "([{") - (piece in ")]}")
        if piece == "," and depth <= 0:
            found.append("")
        else:
            found[-1] += piece
    return found
