"""Armor: its change of Defense, and who can wear it. Only numbers, no sheets.

Source of all: ART Engine, ART-099 to ART-103.
"""

from functools import cache

from solo.namedtuple import NamedTuple
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.printed import printed


class ArmorRow(NamedTuple):
    """A row of the armor table: the change of Defense, and the STR it needs and rewards."""

    defense: int
    required: int | None
    bonus: int | None


@cache
def armor_row(rank: Rank) -> ArmorRow:
    """Return the row of the armor table for a cost.

    Source: ART Engine, ART-100. The columns of STR lost their rows in print; as data they stand on
    the last eight rows, the bonus six above the requirement.
    """
    row = printed("armor")["rows"][rank - 1]
    return ArmorRow(row["defense"], row["required"], row["bonus"])


def unarmored() -> int:
    """Return what no armor does to Defense (ART-100)."""
    return int(printed("armor")["none"])


def armor_modifier(rank: Rank | None, strength: int) -> int:
    """Return what armor of a cost, or none, does to the Defense of somebody this strong.

    Source: ART Engine, ART-099, ART-103. Conflict C04: the text asks for the weapon's bonus STR;
    only armor has one, so the armor's is meant.
    """
    if rank is None:
        return unarmored()
    row = armor_row(rank)
    strong = row.bonus is not None and strength >= row.bonus
    return row.defense + (int(printed("armor")["bonus"]) if strong else 0)


def too_heavy(rank: Rank, strength: int) -> bool:
    """Tell whether armor of a cost can't be worn by somebody this strong (ART-102)."""
    required = armor_row(rank).required
    return required is not None and required > strength
