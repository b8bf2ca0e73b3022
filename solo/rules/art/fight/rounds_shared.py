"""Rules that a fight and a chase share: who acts when, and how far a roll of Agility goes.

Source of all: ART Engine, ART-336 to ART-343, ART-361, ART-362, ART-369, ART-376.
"""

from collections.abc import Iterable
from functools import cache
from typing import TypeVar

from solo.rules.art.checks.ranks import ABBREVIATIONS, Rank
from solo.rules.art.heroes.perks import perk_rank
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.printed import printed

Who = TypeVar("Who")


def in_order(initiatives: Iterable[tuple[Who, int, bool]]) -> tuple[Who, ...]:
    """Return who acts after whom: the best initiative first, ours before foes when tied.

    Each entry says who, with which initiative, and whether it is a foe. Those of one side that are
    tied act in the order given.

    Source: ART Engine, ART-338 to ART-341.
    """
    ranked = sorted(initiatives, key=lambda one: (-one[1], one[2]))  # it keeps the order
    return tuple(who for who, _, _ in ranked)


def acts_before(initiative: int) -> bool:
    """Tell whether somebody is quick enough for the bonus round (ART-342)."""
    return initiative >= Rank.parse(printed("fight")["initiative"]["bonus_from"])


def loses_first(initiative: int) -> bool:
    """Tell whether somebody is too slow for a first turn (ART-343)."""
    return initiative <= Rank.parse(printed("fight")["initiative"]["loses_to"])


def acts_in(round_: int, initiative: int) -> bool:
    """Tell whether somebody has a turn in a round; round 0 is the bonus round (ART-342, 343)."""
    if round_ == 0:
        return acts_before(initiative)
    return round_ > 1 or not loses_first(initiative)


def price_of_turn(sheet: Sheet, number: int) -> int | None:
    """Return the Fame that another turn costs after so many, or None when none can be had.

    Second Wind takes the place of the first price, once a round; the next costs what a third does
    (the recommended reading).

    Source: ART Engine, ART-361, ART-362, ART-490.
    """
    extra = printed("fight")["extra_turns"]
    if sheet.staggered or number > len(extra):
        return None
    price = int(extra[number - 1])
    if number == 1 and perk_rank(sheet, "second-wind"):
        price = int(printed("fight")["second_wind"])
    return price if sheet.fame_left >= price else None


@cache
def movement(result: int) -> tuple[int, int]:
    """Return the bands of an Agility result: as a free action, and as the action at most.

    An Extreme Agility, which only foes have, reads as Awesome (ART-376). For Poor the table prints
    no move as the action: the free one is all there is.

    Source: ART Engine, ART-369.
    """
    table = printed("movement")
    word = ABBREVIATIONS[max(Rank.CATASTROPHIC, min(result, Rank.AWESOME))]
    free = int(table["free"][word])
    return free, max(free, int(table["action"][word]))


def farthest(result: int) -> int:
    """Return the most bands that a result moves in a round."""
    return movement(result)[1]
