"""The rule options that an adventure or a player may set."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True, kw_only=True)
class FhOptions:
    """Rule options for what the rules leave to the players.

    Args:
        face_die_counts_when_dropped: Whether a face die that is not kept still counts (FH-003).
        unusual_upbringing: Whether a new hero's talent may be another template's (FH-023).
        plow_cost: Whether each further kill of one blow costs 1 AP (`total`, the list read as
            running totals) or the price listed for it alone (`each`; FH-212).
        initiative_ties: What equal initiative means (FH-136).
        ties: Whether the hero wins a tie or it is inconclusive (FH-165).
        focus_broken_by: Whether a Wound lost or any hit breaks a focus (FH-143).
        unarmed: Whether an unarmed hit that pays for its Wound only knocks out (FH-054).
        violence: When a Fighter's Awesome Violence is declared (FH-221).
        motive: One motive for every hero of the adventure, or nothing (FH-012).
    """

    face_die_counts_when_dropped: bool = True
    unusual_upbringing: bool = False
    plow_cost: Literal["total", "each"] = "total"
    initiative_ties: Literal["together", "reroll"] = "together"
    ties: Literal["hero", "nobody"] = "hero"
    focus_broken_by: Literal["wound", "hit"] = "wound"
    unarmed: Literal["ko", "wounds"] = "ko"
    violence: Literal["after_roll", "before_roll"] = "after_roll"
    motive: str = ""
