"""Exact odds of any check, by running its own `resolve` over every way the dice can fall.

Nothing is estimated and nothing is known of any system: whatever a check does with its dice is what
is counted. An action of many rolls has too many ways; it is refused rather than guessed at, unless
it can count its own ways (`ways`).
"""

from collections.abc import Hashable, Iterator
from dataclasses import replace
from math import lcm, prod
from typing import TypeVar, cast

from solo.errors import SoloError
from solo.rules.core.bases import NoSingleRoll, adapted
from solo.rules.core.outcome import Odds, Outcome
from solo.rules.core.protocols import AnyCheck, Check, Encounter, Illegal
from solo.rules.core.wording.naming import Unfit
from solo.rules.core.words import words

S = TypeVar("S")


def odds(check: Check[S], sheet: S) -> Odds:
    """Return the exact odds of a check for the hero on `sheet`.

    Those that were wanted last are remembered: a sheet never changes, and many things ask again.
    Where a check's odds depend on little of a sheet, its `reads` says so.

    Raises:
        SoloError: There are too many ways to run through.
        ValueError: The sheet lacks what the check names, or it is no roll but takes decisions.
    """
    check = cast("Check[S]", adapted(check))
    what = check.reads(sheet)
    key = (id(sheet) if what is None else what, check)
    try:
        kept = _REMEMBERED.get(key)
    except TypeError:  # a check that holds a list has no hash
        return _worked_out(check, sheet)
    if kept is None:
        while len(_REMEMBERED) >= _MOST_REMEMBERED:
            del _REMEMBERED[next(iter(_REMEMBERED))]
        kept = _REMEMBERED[key] = (sheet, _worked_out(check, sheet))
    return kept[1]


_MOST_REMEMBERED = 256
_REMEMBERED: dict[tuple[Hashable, AnyCheck], tuple[object, Odds]] = {}
"""Odds by what they depend on, if the check knows it, else by the place of their sheet.

The sheet is kept too, so that nothing else takes its place.
"""


def _worked_out(check: Check[S], sheet: S) -> Odds:
    ways = check.ways(sheet)
    try:
        found = tally(every(check, sheet) if ways is None else ways, graded=check.graded)
    except NoSingleRoll:
        raise Unfit(words("no-odds")) from None
    return replace(found, by_label=check.by_label, shown=check.label_names)


def weighed(encounter: Encounter[S], option: str, sheet: S) -> Odds | None:
    """Return the exact odds of the roll that an option makes.

    None when nothing is known of it, or the option can't be taken.
    """
    try:
        return encounter.odds(option, sheet)
    except Illegal:
        return None


def every(check: Check[S], sheet: S) -> Iterator[tuple[Outcome, int]]:
    """Yield what a check comes to in every way its dice can fall, with the weight of each.

    A way in which fewer dice were thrown weighs for all that could have followed it.

    Raises:
        SoloError: There are too many ways to run through.
    """
    path: list[tuple[int, int]] | None = []
    found: list[tuple[Outcome, int]] = []
    while path is not None:
        dice = _Walk(path)
        outcome = check.resolve(sheet, dice)
        found.append((outcome, prod(sides for sides, _ in dice.path)))
        path = _following(dice.path)
    total = lcm(*{size for _, size in found})
    for outcome, size in found:
        yield outcome, total // size


def tally(ways: Iterator[tuple[Outcome, int]], *, graded: bool = True) -> Odds:
    """Add ways up by label and by count; what no way leads to is left out."""
    labels: dict[str, int] = {}
    counts: dict[str, int] = {}
    triggers: dict[str, int] = {}
    merit: dict[str, int] = {}
    total = 0
    for outcome, weight in ways:
        if not weight:
            continue
        total += weight
        labels[outcome.label] = labels.get(outcome.label, 0) + weight
        counts[outcome.count] = counts.get(outcome.count, 0) + weight
        worth = outcome.successes - outcome.failures
        merit[outcome.label] = max(merit.get(outcome.label, worth), worth)
        merit[outcome.count] = worth
        for trigger in outcome.triggers:
            triggers[trigger] = triggers.get(trigger, 0) + weight
    return Odds(
        total=total,
        labels=_sorted(labels, merit),
        counts=_sorted(counts, merit),
        triggers=dict(sorted(triggers.items())),
        graded=graded,
    )


_MOST_WAYS = 50_000
"""More ways than this are too many to run through: three d100 can fall in a million."""


class _Walk:
    """Dice that show a given path first and ones after it, and keep the way that was gone."""

    __slots__ = ("_given", "_ways", "path")

    def __init__(self, path: list[tuple[int, int]]) -> None:
        self._given = path
        self._ways = 1
        self.path: list[tuple[int, int]] = []

    def roll(self, count: int, sides: int) -> tuple[int, ...]:
        faces = []
        for _ in range(count):
            place = len(self.path)
            face = self._given[place][1] if place < len(self._given) else 1
            self.path.append((sides, face))
            self._ways *= sides
            if self._ways > _MOST_WAYS:
                raise SoloError("this takes too many rolls for exact odds")
            faces.append(face)
        return tuple(faces)


def _following(path: list[tuple[int, int]]) -> list[tuple[int, int]] | None:
    """Return the path after this one, as an odometer turns; None after the last."""
    left = list(path)
    while left and left[-1][1] == left[-1][0]:
        left.pop()
    if not left:
        return None
    sides, face = left.pop()
    return [*left, (sides, face + 1)]


def _sorted(ways: dict[str, int], merit: dict[str, int]) -> dict[str, int]:
    return dict(sorted(ways.items(), key=lambda way: -merit[way[0]]))
