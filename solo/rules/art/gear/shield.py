"""Shields: what one adds to Defense when used, and how often in a round.

Using one on an attack is declared before the Defense roll and is a free action; a shield must be in
a ready slot and does not help against surprise or from behind. When it is used is the business of
fights (`art/fight`); here are the numbers.
"""

from functools import cache

from solo.namedtuple import NamedTuple
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.printed import printed


class ShieldRow(NamedTuple):
    """A row of the shield table (ART-104)."""

    defense: int
    speed: int


@cache
def shield_row(rank: Rank) -> ShieldRow:
    """Return the row of the shield table for a cost (ART-104)."""
    row = printed("shields")["rows"][rank - 1]
    return ShieldRow(row["defense"], row["speed"])


def shield_bonus(rank: Rank) -> int:
    """Return what a shield adds to Defense against one attack (ART-104, ART-106)."""
    return shield_row(rank).defense


def uses_a_round(sheet: Sheet, rank: Rank, extra: int = 0) -> int:
    """Return how many attacks in a round a shield may be used against.

    Args:
        sheet: Whose shield it is.
        rank: Its cost.
        extra: Speed added to the shield's own, such as by the perk Shield Use (ART-507).

    Source: ART Engine, ART-105.
    """
    nimble = sheet.attributes["dexterity"] + sheet.attributes["strength"]
    total = nimble + shield_row(rank).speed + extra
    rows = printed("shields")["uses"]
    row = next(row for row in rows if row["up_to"] is None or total <= row["up_to"])
    return int(row["uses"])
