"""The lines of a gamebook, and those of its last part: the rules of rolls and fights."""

import re
from collections.abc import Iterator
from typing import Any

from solo.authoring.export.story import Data


class Line:
    """One paragraph of the book: its kind (`h1`, `h2`, `p`, or `li` with a depth) and its text."""

    def __init__(self, kind: str, text: str, depth: int = 0) -> None:
        self.kind = kind
        self.text = text
        self.depth = depth


def rule_lines(data: Data) -> Iterator[Line]:
    """Yield the rules of a book that rolls and fights need, and the table of rolls."""
    parts: list[Any] = [("**Rolls**", [], data["rules"])]
    parts += [("**Fights**", told, rules) for told, rules in data["fights"]]
    if not data["rules"]:
        return
    yield Line("h2", "rules")
    for title, told, rules in parts:
        yield Line("p", title)
        yield from (Line("p", one) for one in told)
        yield from _listed(rules)
        if title == "**Rolls**":
            yield from (Line("li", row) for row in data["table"])


def _listed(rules: list[list[str]]) -> Iterator[Line]:
    """Yield rules, each with its title and its rows."""
    for name, text in rules:
        first, *rows = re.split(r"(?m)^ *- ", text)
        yield Line("li", f"**{name}.** {' '.join(first.split())}")
        for row in rows:
            item, *rest = row.split("\n\n")
            yield Line("li", item, 1)
            yield from (Line("li", " ".join(one.split())) for one in rest if one.strip())
