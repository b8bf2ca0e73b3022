"""How far a roll of Agility goes in a round, in fights and in chases.

Source of all: ART Engine, ART-369, ART-376.
"""

from functools import cache

from solo.rules.art.checks.ranks import ABBREVIATIONS, Rank
from solo.rules.art.printed import printed


@cache
def movement(result: int) -> tuple[int, int]:
    """Return how many bands an Agility result moves: as a free action, and at most as the action.

    An Extreme Agility, which only foes have, reads as Awesome (ART-376). For Poor the table prints
    no move as the action; then there is only the free one.

    Source: ART Engine, ART-369.
    """
    table = printed("movement")
    word = ABBREVIATIONS[max(Rank.CATASTROPHIC, min(result, Rank.AWESOME))]
    free = int(table["free"][word])
    return free, max(free, int(table["action"][word]))


def farthest(result: int) -> int:
    """Return the most bands that a result moves in a round."""
    return movement(result)[1]
