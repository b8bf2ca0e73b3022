"""The eleven ranks, the scale that everything in the ART Engine is measured on."""

from collections import Counter
from collections.abc import Iterable
from enum import IntEnum

from solo.errors import nearest
from solo.rules.art.checks.words import words
from solo.rules.art.printed import printed
from solo.rules.core.wording.naming import Unfit
from solo.rules.core.wording.quoting import shown


class Rank(IntEnum):
    """A rank; one step of the scale is one column, one rank, one level (ART-001)."""

    CATASTROPHIC = 1
    PATHETIC = 2
    FEEBLE = 3
    INFERIOR = 4
    POOR = 5
    PASSABLE = 6
    GOOD = 7
    GREAT = 8
    SUPER = 9
    AWESOME = 10
    EXTREME = 11

    @classmethod
    def parse(cls, text: str) -> "Rank":
        """Read a rank by its name or its two letters, in any case.

        Raises:
            ValueError: No such rank; the text names the nearest and lists all.
        """
        found = text.strip().lower()
        rank = _NAMED.get(found)
        if rank is None:
            near = nearest(found, WORDS[1:])
            raise Unfit(words("unknown-rank", name=shown(text), near=near, ranks=WORDS[1:]))
        return rank

    @classmethod
    def spellings(cls) -> tuple[str, ...]:
        """Return what may be written, in any case."""
        return (*WORDS[1:], *ABBREVIATIONS[1:])

    @property
    def word(self) -> str:
        """Return its name as it is printed: `Good`."""
        return WORDS[self]

    @property
    def abbr(self) -> str:
        """Return its two letters: `GD`."""
        return ABBREVIATIONS[self]


WORDS: tuple[str, ...] = ("", *(rank.name.capitalize() for rank in Rank))
"""The name of each rank, found by its number (1 to 11); faster than an enumeration's attribute."""

ABBREVIATIONS: tuple[str, ...] = (
    *("", "CT", "PT", "FB", "IN", "PR", "PS", "GD", "GT", "SP", "AW", "EX"),
)

LABELS: tuple[str, ...] = tuple(word.lower() for word in WORDS[1:11])
"""The ten results of a roll as authors key them, from the worst (ART-002)."""

_NAMED = {
    name.lower(): rank for rank in Rank for name in (WORDS[rank], ABBREVIATIONS[rank], rank.name)
}


def clamp_rank(level: int) -> Rank:
    """Return the rank at `level`, held between Catastrophic and Extreme (ART-183, ART-198)."""
    return Rank(max(1, min(11, level)))


def trait_of_rank(rank: Rank) -> int:
    """Return the trait with which a player rolls for a henchman of this rank.

    Source: ART Engine, ART-010, ART-192; the table gives ranges, the number within is ours.
    """
    return int(printed("ranks")["rows"][rank - 1]["henchman"])


def add_difficulties(ranks: Iterable[Rank]) -> Rank:
    """Return the one difficulty that several together amount to.

    The lowest two that are at most one rank apart become one, a rank above the higher of them,
    until no two can be joined; then the highest is the answer.

    Raises:
        ValueError: There are none.

    Source: ART Engine, ART-194. Held at Extreme.
    """
    counts = Counter(ranks)
    if not counts:
        raise ValueError("no difficulties to add")
    # From below, two of a rank make one of the next, and the odd one left joins one of the next.
    for rank in list(Rank)[:-1]:
        higher = clamp_rank(rank + 1)
        pairs, counts[rank] = divmod(counts[rank], 2)
        counts[higher] += pairs
        if counts[rank] and counts[higher]:
            counts[rank] = 0
            counts[higher] -= 1
            counts[clamp_rank(rank + 2)] += 1
    return max(rank for rank, count in counts.items() if count)
