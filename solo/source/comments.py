"""Comments of a YAML file: what nodes do not keep, and `solo lint` asks about."""

import re
from bisect import bisect_right
from collections.abc import Iterable
from typing import Any

from solo.late import late
from solo.namedtuple import NamedTuple


class Comment(NamedTuple):
    """A comment that was looked for."""

    offset: int  # where its sign stands in the text of the file
    line: int  # the first line is 1
    column: int  # the first column is 1
    text: str  # the comment, from its sign on
    # the text without quotes that it cuts off; nothing where something else is before it
    before: str
    alone: bool  # whether it has its line for itself
    within: bool  # whether it is none: it stands in a text, where Jinja may take it for a comment


def comments(text: str, wanted: "re.Pattern[str]") -> list[Comment]:
    """Return the comments that a pattern finds, which begins at their `#`; none if it is no YAML.

    A file in which the pattern finds nothing is not read at all.
    """
    found = list(wanted.finditer(text))
    spans = _scalars(text) if found else None
    if spans is None:
        return []
    starts = [span[0] for span in spans]
    return [_comment(text, match, spans, starts) for match in found]


def _comment(
    text: str, match: "re.Match[str]", spans: list[tuple[int, int, bool]], starts: list[int]
) -> Comment:
    at = match.start()
    line = text.rfind("\n", 0, at) + 1
    place = bisect_right(starts, at) - 1
    start, end, plain = spans[place] if place >= 0 else (0, 0, False)
    within = at < end
    behind = plain and not within and end > line and not text[end:at].strip()
    return Comment(
        at,
        text.count("\n", 0, at) + 1,
        at - line + 1,
        match.group(),
        text[start:end] if behind else "",
        not text[line:at].strip(),
        within,
    )


@late
def _scalars(text: str) -> list[tuple[int, int, bool]] | None:
    """Return where the scalars of a file begin and end, and whether they stand without quotes."""
    import yaml

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        events: Iterable[object] = yaml.parse(text, loader)
        scalars: list[Any] = [event for event in events if isinstance(event, yaml.ScalarEvent)]
    except yaml.YAMLError:
        return None
    return [(one.start_mark.index, one.end_mark.index, not one.style) for one in scalars]
