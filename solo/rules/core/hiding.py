"""The one rule for hiding an offer: nothing gets likelier with it that a player could want.

Nobody reads offers that can only harm, and everybody finds those that could help. So an offer is
left out of a list only where the exact chances of every outcome, and of every better one, are no
higher with it; points and complications are part of an outcome. Who asks for it by its id is taken
at his word.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import product
from typing import TypeAlias

from solo.rules.core.outcome import Outcome

Ways: TypeAlias = Iterable[tuple[Outcome, int]]
"""Outcomes with the ways that lead to each, all out of one total."""

Merits: TypeAlias = Callable[[Outcome], tuple[int, ...]]
"""Returns all by which an outcome is judged, each the more the better."""

_Judged = Sequence[tuple[tuple[int, ...], int]]


def counted(outcome: Outcome) -> tuple[int, ...]:
    """Return the merit of an outcome by its count alone."""
    return (outcome.successes - outcome.failures,)


def may_help(after: Ways, now: Ways, merits: Merits = counted) -> bool:
    """Tell whether an outcome, or a better one, is likelier after an offer is taken than now.

    Every set of demands on the merits is compared: so many successes and no complication, any
    success and so many points.
    """
    with_it = [(merits(outcome), ways) for outcome, ways in after]
    without = [(merits(outcome), ways) for outcome, ways in now]
    levels = (sorted(set(level)) for level in zip(*(met for met, _ in with_it), strict=True))
    return any(_likelier(with_it, asked, without) for asked in product(*levels))


def _likelier(with_it: _Judged, asked: tuple[int, ...], without: _Judged) -> bool:
    """Tell whether what is asked for is met in a larger part of the ways with an offer."""
    (met, total), (met_now, total_now) = _met(with_it, asked), _met(without, asked)
    return met * total_now > met_now * total


def _met(judged: _Judged, asked: tuple[int, ...]) -> tuple[int, int]:
    """Return the ways in which all that is asked for is there, and all ways."""
    met = sum(
        ways
        for merits, ways in judged
        if all(mine >= least for mine, least in zip(merits, asked, strict=True))
    )
    return met, sum(ways for _, ways in judged)
