"""The rule options that an adventure or a player may set."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True, kw_only=True)
class ArtOptions:
    """Where the rules leave a choice to the table.

    Args:
        overkill_extra: Which further boxes an over-hit checks: the `lowest` that are free, or the
            `next_left` of the highest (ART-049).
        creation: How a new hero gets attributes (ART-027).
    """

    overkill_extra: Literal["lowest", "next_left"] = "lowest"
    creation: Literal["player_choice", "random", "balanced"] = "player_choice"
