"""Texts with the names of conditions in them, and with what those stand for in their place."""

import re
from collections.abc import Mapping

from solo.late import pattern

TOKEN = re.compile(r"'[^']*'|\"[^\"]*\"|(?<![\w.])[A-Za-z_]\w*\b(?!\s*\()")
"""Quoted texts, and names that are neither called nor part of something else."""

_TAG = pattern(r"\{[{%].*?[}%]\}", re.DOTALL)


def mentioned(source: str, *, prose: bool = False) -> set[str]:
    """Return the names in an expression, or in the tags of prose."""
    parts = _TAG.findall(source) if prose else [source]
    return {token[0] for part in parts for token in TOKEN.finditer(part)}


def expanded(source: str, named: Mapping[str, str], *, prose: bool = False) -> str:
    """Return an expression, or prose with tags, in which every name is what it stands for."""
    if prose:
        return _TAG.sub(lambda tag: expanded(tag[0], named), source)

    def put(token: re.Match[str]) -> str:
        found = named.get(token[0])
        if found is None or source[: token.start()].rstrip().endswith("|"):
            return token[0]
        return f"({found})"

    return TOKEN.sub(put, source)
