"""Exact odds of any check, by running its own `resolve` over every way the dice can fall.

Nothing is estimated and nothing is known of any system: whatever a check does with its dice is what
is counted. An action of many rolls has too many ways; it is refused rather than guessed at, unless
it can count its own ways (`ways`).
"""

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import replace
from math import lcm, prod
from typing import Protocol, TypeVar, cast, runtime_checkable

from solo.dataclass import dataclass
from solo.errors import SoloError
from solo.rules.core.naming import Unfit
from solo.rules.core.outcome import Outcome
from solo.rules.core.protocols import AnyCheck, Check, Encounter, Illegal, does
from solo.rules.core.words import words
from solo.words import Text

S = TypeVar("S")
S_in = TypeVar("S_in", contravariant=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Odds:
    """The exact odds of a check: the number of equally likely ways that lead to each result."""

    total: int  # how many ways there are
    labels: Mapping[str, int]  # the ways of each label, the best first
    # the ways of each count (`3s`, `1f`; nothing when uncounted), the best first
    counts: Mapping[str, int]
    # the ways in which each thing happens on top (`doubles`, `complication`), by name
    triggers: Mapping[str, int]
    # whether a higher count is a better result; else it is only a number that fell
    graded: bool = True
    by_label: bool = False  # whether its labels say more than its counts
    harm: Text = ""  # what follows a success, such as the damage of a hit, in a sentence
    # what the chance of success is of, where that is not plain: `to harm, 70% to hit`
    meaning: Text = ""

    @property
    def succeeding(self) -> int:
        """The ways in which there are successes."""
        return sum(ways for count, ways in self.counts.items() if count.endswith("s"))

    def percent(self, ways: int) -> int:
        """Return so many ways as a percentage, rounded; never 0 or 100 unless it is so exactly."""
        if ways in (0, self.total):
            return 100 if ways else 0
        return min(99, max(1, (200 * ways + self.total) // (2 * self.total)))


@runtime_checkable
class Weighable(Protocol[S_in]):
    """An encounter that knows the exact chances of the roll that an option makes."""

    def odds(self, option: str, sheet: S_in) -> Odds | None:
        """Return the exact chances of an option's roll; None when it rolls nothing."""
        ...


@runtime_checkable
class Counting(Protocol[S_in]):
    """A check of too many rolls to run through, that counts its own ways."""

    def ways(self, sheet: S_in) -> Iterator[tuple[Outcome, int]]:
        """Yield outcomes with the ways that lead to each, all out of one total."""
        ...


def odds(check: Check[S], sheet: S) -> Odds:
    """Return the exact odds of a check for the hero on `sheet`.

    Those that were wanted last are remembered: a sheet never changes, and many things ask again.
    A check whose odds depend on little of a sheet says that with a method `reads`, which returns
    all that they depend on besides the check itself, or None where it does not know.

    Raises:
        SoloError: There are too many ways to run through.
        ValueError: The sheet lacks what the check names, or it is no roll but takes decisions.
    """
    reads = getattr(check, "reads", None)  # `isinstance` takes long for a protocol
    what: Hashable | None = None if reads is None else reads(sheet)
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
    if does(check, "ways"):
        found = tally(cast("Counting[S]", check).ways(sheet), graded=graded(check))
    elif not does(check, "resolve"):
        raise Unfit(words("no-odds"))
    else:
        found = tally(every(check, sheet), graded=graded(check))
    return replace(found, by_label=bool(getattr(check, "by_label", False)))


def graded(check: AnyCheck) -> bool:
    """Whether a higher count of a check is better; a check denies this by its `graded`."""
    return bool(getattr(check, "graded", True))


def weighed(encounter: Encounter[S], option: str, sheet: S) -> Odds | None:
    """Return the exact odds of the roll that an option makes.

    None when nothing is known of it, or the option can't be taken.
    """
    if not does(encounter, "odds"):
        return None
    try:
        return cast("Weighable[S]", encounter).odds(option, sheet)
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
