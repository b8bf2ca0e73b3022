"""The lines of a gamebook, and those of its last part: the rules of rolls and fights."""

import re
from collections.abc import Iterator

from solo.authoring.export.story import Data
from solo.authoring.export.words import Say


class Line:
    """One paragraph of the book.

    Args:
        kind: `h1`, `h2`, `p`, or `li` with a depth.
        text: What it says.
        depth: How far it stands in.
        id: By what a heading is found: a section's number, or `rules`.
    """

    def __init__(self, kind: str, text: str, depth: int = 0, id: str = "") -> None:
        self.kind = kind
        self.text = text
        self.depth = depth
        self.id = id


def rule_lines(data: Data, say: Say) -> Iterator[Line]:
    """Yield the rules of a book: of rolls, with their table, of fights, and of what befalls one."""
    if not data["rules"]:
        return
    called = say("rules")
    yield Line("h2", f"{called[:1].upper()}{called[1:]}", id="rules")
    yield Line("p", say("rolls"))
    if data["counted"]:
        yield Line("p", data["counted"])
    yield from _listed(data["rules"])
    yield from (Line("li", row) for row in data["table"])
    for told, rules in data["fights"]:
        yield Line("p", say("fights"))
        yield from (Line("p", one) for one in told)
        yield from _listed(rules)
    if data["meanwhile"]:
        yield Line("p", say("meanwhile"))
    if data["effects"]:
        yield Line("p", say("befalls"))
        yield from _listed(data["effects"])


def _listed(rules: list[list[str]]) -> Iterator[Line]:
    """Yield rules, each with its title and its rows."""
    for name, text in rules:
        first, *rows = re.split(r"(?m)^ *- ", text)
        yield Line("li", f"**{name}.** {' '.join(first.split())}")
        for row in rows:
            item, *rest = row.split("\n\n")
            yield Line("li", item, 1)
            yield from (Line("li", " ".join(one.split())) for one in rest if one.strip())
