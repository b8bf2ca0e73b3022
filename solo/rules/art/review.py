"""Advice on the checks of an adventure: what is allowed, and yet unwise."""

from collections.abc import Iterator, Sequence

from solo.rules.art.checks.ranks import Rank
from solo.rules.core.system_parts import Advice

WIDE_SHIFT = 3  # columns; more should be avoided
EASY = Rank.PASSABLE  # starting heroes should seldom meet more
MANY_CHECKS = 4  # below this, a share says nothing


def review(checks: Sequence[object]) -> Iterator[Advice]:
    """Yield advice on shifts that are too wide and on adventures that are too hard.

    Source: ART Engine, ART-178, ART-199.
    """
    for place, check in enumerate(checks):
        shift = getattr(check, "shift", 0)
        if isinstance(shift, int) and abs(shift) > WIDE_SHIFT:
            yield Advice(
                place,
                "shift-wide",
                f"a shift of {shift} columns; more than {WIDE_SHIFT} should be avoided",
            )
    yield from _hard(checks)


def _hard(checks: Sequence[object]) -> Iterator[Advice]:
    """Yield one piece of advice, at the first of them, when most checks are for veterans."""
    ranked = [
        (place, difficulty)
        for place, check in enumerate(checks)
        if isinstance(difficulty := getattr(check, "difficulty", None), Rank)
    ]
    hard = [place for place, rank in ranked if rank > EASY]
    if len(ranked) >= MANY_CHECKS and len(hard) * 2 > len(ranked):
        yield Advice(
            hard[0],
            "difficulty-high",
            f"{len(hard)} of {len(ranked)} checks are harder than {EASY.word}; starting heroes "
            "should seldom meet more",
        )
