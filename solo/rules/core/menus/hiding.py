"""The one rule for hiding an offer: nothing gets likelier with it that a player could want.

Nobody reads offers that can only harm, and everybody finds those that could help. So an offer is
left out of a list only where the exact chances of every outcome, and of every better one, are no
higher with it; points and complications are part of an outcome. Who asks for it by its id is taken
at his word.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate, product
from operator import ge
from typing import TypeAlias

from solo.rules.core.outcome import Outcome

Merits: TypeAlias = tuple[int, ...]
"""All by which an outcome is judged, each the more the better."""

Chances: TypeAlias = Sequence[tuple[Merits, int]]
"""Merits with the ways that lead to each, all out of one total."""


def counted(outcome: Outcome) -> Merits:
    """Return the merit of an outcome by its count alone."""
    return (-outcome.failures or outcome.successes,)


def judged(
    ways: Iterable[tuple[Outcome, int]], merits: Callable[[Outcome], Merits] = counted
) -> Chances:
    """Return the merits of outcomes with their ways."""
    return [(merits(outcome), number) for outcome, number in ways]


def may_help(after: Chances, now: Chances) -> bool:
    """Tell whether an outcome, or a better one, is likelier after an offer is taken than now.

    Every set of demands on the merits is compared: so many successes and no complication, any
    success and so many points.
    """
    if not after:
        return False
    total, total_now = _all(after), _all(now)
    if len(after[0][0]) == 1:
        return _likelier(after, total_now, now, total)
    levels = (sorted(set(level)) for level in zip(*(merits for merits, _ in after), strict=True))
    return any(
        _met(after, asked) * total_now > _met(now, asked) * total for asked in product(*levels)
    )


def _likelier(after: Chances, total_now: int, now: Chances, total: int) -> bool:
    """Say the same where there is one merit: each level in turn, from the best down."""
    ahead: dict[Merits, int] = {}  # how much likelier an outcome is then
    for merits, ways in after:
        ahead[merits] = ahead.get(merits, 0) + ways * total_now
    for merits, ways in now:
        ahead[merits] = ahead.get(merits, 0) - ways * total
    return max(accumulate(map(ahead.__getitem__, sorted(ahead, reverse=True)))) > 0


def _all(chances: Chances) -> int:
    return sum([ways for _, ways in chances])


def _met(chances: Chances, asked: Merits) -> int:
    """Return the ways in which all that is asked for is there."""
    return sum(ways for merits, ways in chances if all(map(ge, merits, asked)))
