"""What an author expects of a playtest, as the header says it: `expect`."""

import re
from collections.abc import Mapping
from dataclasses import field
from typing import Annotated

from solo.dataclass import dataclass
from solo.facts import Checked, Within
from solo.source import Node, shown

_RANGE = r"(?a)(\d{1,3}(?:\.\d{1,6})?)\s*(?:%?\s*[-–]\s*(\d{1,3}(?:\.\d{1,6})?))?\s*%"


@dataclass(frozen=True, slots=True)
class Range:
    """A range of shares, as fractions of 1."""

    low: float
    high: float

    @classmethod
    def parse(cls, text: str) -> "Range":
        """Read `10-40%` or `25%`.

        Raises:
            ValueError: It is no range of percentages.
        """
        match = re.fullmatch(_RANGE, text.strip())
        if match is None:
            raise ValueError(f"'{text}' is no share of games; write a range such as 10-40%")
        low, high = float(match[1]), float(match[2] or match[1])
        if not low <= high <= 100:
            raise ValueError(f"'{text}' is no range of percentages up to 100, lower number first")
        return cls(low / 100, high / 100)

    def __str__(self) -> str:
        low, high = (f"{100 * one:g}" for one in (self.low, self.high))
        return f"{low}%" if low == high else f"{low}-{high}%"


def _elsewhere(key: str, item: Node) -> str:
    """Say that a share of games stands one deeper, under the ending that it is of."""
    share = item.value if isinstance(item.value, str) and item.value.endswith("%") else ""
    return f"shares stand under 'endings': endings: {{{shown(key)}: {share}}}" if share else ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Expectations(Checked):
    """What a playtest must come to, or it fails."""

    endings: Annotated[
        Mapping[str, Range],
        "Which share of the games comes to an ending, as 10-40%, by its scene or its kind.",
    ] = field(default_factory=dict)
    unreached: Annotated[int | None, "How many endings may be reached by no game.", Within(0)] = (
        None
    )
    elsewhere = staticmethod(_elsewhere)
    meant: Annotated[
        tuple[str, ...], "Questions of `solo test` to which the answer is: it is meant so."
    ] = ()
