"""The rule options that an adventure or a player may set."""

from typing import Annotated, Literal

from solo.dataclass import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class FhOptions:
    """Rule options for what the rules leave to the players."""

    face_die_counts_when_dropped: Annotated[
        bool, "Whether a face die that is not kept still counts (FH-003)."
    ] = True
    unusual_upbringing: Annotated[
        bool, "Whether a new hero's talent may be another template's (FH-023)."
    ] = False
    plow_cost: Annotated[
        Literal["total", "each"],
        "Whether each further kill of one blow costs 1 AP (`total`, the list read as running "
        "totals) or the price listed for it alone (`each`; FH-212).",
    ] = "total"
    initiative_ties: Annotated[
        Literal["together", "reroll"], "What equal initiative means (FH-136)."
    ] = "together"
    ties: Annotated[
        Literal["hero", "nobody"], "Whether the hero wins a tie or it is inconclusive (FH-165)."
    ] = "hero"
    focus_broken_by: Annotated[
        Literal["wound", "hit"], "Whether a Wound lost or any hit breaks a focus (FH-143)."
    ] = "wound"
    unarmed: Annotated[
        Literal["ko", "wounds"],
        "Whether an unarmed hit that pays for its Wound only knocks out (FH-054).",
    ] = "ko"
    violence: Annotated[
        Literal["after_roll", "before_roll"],
        "When a Fighter's Awesome Violence is declared (FH-221).",
    ] = "after_roll"
    motive: Annotated[str, "One motive for every hero of the adventure, or nothing (FH-012)."] = ""
