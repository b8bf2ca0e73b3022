"""Every way in which the dice of one step can fall, each with its chance."""

import heapq
from collections.abc import Callable, Hashable, Iterator, Sequence
from fractions import Fraction
from math import lcm
from time import monotonic
from typing import Generic, TypeVar, cast

from solo.authoring.exact.equal_parts import Likeness
from solo.namedtuple import NamedTuple
from solo.rules.core.dice import Dice, Rolls
from solo.rules.core.fights.encounters import Left, left
from solo.rules.core.outcome import AnySheet

T = TypeVar("T")

HARDLY = Fraction(1, 1000)  # what is less likely is not gone into, where many ways have been gone

MOST_FACES = 20_000  # ways in which the dice of one rule can fall, before the rest is cut off


class Cut(Exception):  # noqa: N818 - it is no error: what follows is left unresolved
    """Raised within a step that goes on to what was not followed."""


class Way(NamedTuple):
    """A chance as a fraction that is not reduced: `part` of `whole`."""

    part: int
    whole: int


class Ways:
    """Dice that show the given faces, and ask for more when those are used up.

    Besides dice, one of several weighted things may be picked: what was counted before need not
    be rolled again.

    Args:
        given: What falls: of a die the face less one, else which of several things is picked.
        foresight: Knows how rules may fall.
        exactly: Whether how they fall matters too, not only what they come to.
        stops: Whether a script may pause, where what comes to the same is put together.
    """

    __slots__ = ("_exactly", "_foresight", "_given", "_used", "heard", "pauses", "rolls")

    def __init__(
        self,
        given: Sequence[int],
        foresight: "Foresight",
        *,
        exactly: bool = False,
        stops: bool = True,
    ) -> None:
        self._given = given
        self._exactly = exactly
        self._foresight = foresight
        self.heard = foresight.heard
        self._used = 0
        self.rolls: list[tuple[int, int]] = []  # all that fell
        self.pauses: bool | None = False if stops else None

    def roll(self, count: int, sides: int) -> tuple[int, ...]:
        """Return the faces of this way."""
        used = self._used
        if used + count > len(self._given):
            raise _More((1,) * sides)
        self._used = used + count
        faces = tuple([place + 1 for place in self._given[used : used + count]])
        self.rolls += [(sides, face) for face in faces]
        return faces

    def pick(self, weights: Sequence[int]) -> int:
        """Return which of several things comes up; each is as likely as its weight says."""
        used = self._used
        if used >= len(self._given):
            raise _More(weights)
        self._used = used + 1
        return self._given[used]

    def still_read(self, found: T) -> T:
        """Return what may still be read of what is left of a change."""
        return self._foresight.lean(found)

    def wanted(self, variable: str) -> bool:
        """Say whether anything but prose may still read a variable."""
        return self._foresight.wanted(variable)

    def foresee(self, rule: Callable[[Dice], T], alike: Callable[[T], object]) -> tuple[T, Rolls]:
        """Return a result of a rule that stands for all that are alike, and how its dice fell."""
        if self._exactly:
            before = len(self.rolls)
            return rule(self), tuple(self.rolls[before:])
        found = self._foresight.of(rule, alike)
        way = found.ways[self.pick(found.weights) if len(found.ways) > 1 else 0]
        if way is None:
            raise Cut
        self.rolls += way[1]
        return way


class Foreseen(NamedTuple, Generic[T]):
    """How a rule may fall: a result that stands for all that are alike, and the weight of those.

    What was cut off is None.
    """

    weights: tuple[int, ...]
    ways: tuple[tuple[T, Rolls] | None, ...]


class Foresight:
    """How rules may fall, each worked out once.

    Args:
        likeness: Says which results of a rule are alike, and which rules are the same.
        heard: What the story answers on top of an outcome.

    Attributes:
        kept: Returns a hero with what may still be read, by what is being rolled as well.
        notices: Says of such a hero whether anything takes notice of time.
        wanted: Says whether anything but prose may still read a variable.
        until: The moment after which no way is gone any more; 0 for none.
        late: Whether ways were cut off for that.
    """

    def __init__(self, likeness: Likeness, heard: frozenset[str] = frozenset()) -> None:
        self.heard = heard
        self.kept: Callable[[AnySheet], AnySheet] | None = None
        self.notices: Callable[[AnySheet], bool] = bool
        self.wanted: Callable[[str], bool] = lambda _: True
        self.until = 0.0
        self.late = False
        self.runs = 0  # how many ways have been gone, as a measure of the work
        self._likeness = likeness
        self._known: dict[Hashable, Foreseen[AnySheet]] = {}

    def of(self, rule: Callable[[Dice], T], alike: Callable[[T], object]) -> Foreseen[T]:
        """Return how a rule may fall, those ways together that are alike."""
        kept = self.kept if alike is left else None
        key = (self._likeness.of(rule), alike, kept)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._foresee(rule, alike)
        return found

    def _foresee(self, rule: Callable[[Dice], T], alike: Callable[[T], object]) -> Foreseen[T]:
        kinds: dict[Hashable, tuple[Parts, tuple[T, Rolls] | None]] = {}

        def run(dice: Ways) -> tuple[T, Rolls]:
            return rule(dice), tuple(dice.rolls)

        for way, found in every(run, MOST_FACES, self):
            kind = None if found is None else (self._likeness.of(self.lean(alike(found[0]))),)
            kinds.setdefault(kind, (Parts(), found))[0].add(way)
        weights = whole([parts.sum() for parts, _ in kinds.values()])
        return Foreseen(weights, tuple(stands for _, stands in kinds.values()))

    def lean(self, found: T) -> T:
        """Return what may still be read of something."""
        if not isinstance(found, Left) or self.kept is None:
            return found
        sheet = self.kept(found.sheet)
        minutes = found.minutes if self.notices(sheet) else 0
        return cast("T", Left(sheet, minutes, found.codes))


class Parts:
    """A sum of chances; those of the same whole are added as whole numbers, which is quicker."""

    __slots__ = ("_by_whole",)

    def __init__(self) -> None:
        self._by_whole: dict[int, int] = {}

    def add(self, way: Way) -> None:
        """Add a chance."""
        part, whole = way
        self._by_whole[whole] = self._by_whole.get(whole, 0) + part

    def sum(self) -> Fraction:
        """Return the sum, reduced."""
        if len(self._by_whole) == 1:
            ((whole, part),) = self._by_whole.items()
            return Fraction(part, whole)
        return sum((Fraction(part, whole) for whole, part in self._by_whole.items()), Fraction(0))


def whole(chances: Sequence[Fraction]) -> tuple[int, ...]:
    """Return whole numbers that are to each other as chances are."""
    common = lcm(*(chance.denominator for chance in chances))
    return tuple(int(chance * common) for chance in chances)


class _More(Exception):  # noqa: N818 - it is no error: a die is asked for
    def __init__(self, weights: Sequence[int]) -> None:
        super().__init__()
        self.weights = weights


def every(
    run: Callable[[Ways], T],
    most: int,
    foresight: Foresight,
    *,
    enough: int = 0,
    exactly: bool = False,
    stops: bool = True,
) -> Iterator[tuple[Way, T | None]]:
    """Yield what a step comes to in each way, with its chance; None for what was cut off.

    The likeliest ways come first. After `most` runs, or when the time is up, the rest is cut off:
    what it would have come to is left unresolved, so that the chances still add up to one. So is
    what is hardly likely, if `enough` runs have been made. `foresight` knows which results of a
    rule within the step are alike; none are where how they fall matters `exactly`. A script `stops`
    where another begins.
    """
    ahead = _Ahead()
    given: tuple[int, ...] = ()
    way, gone = Way(1, 1), Parts()
    for made in range(most):
        if enough and made >= enough and 1 - gone.sum() < HARDLY:
            break
        if foresight.until and monotonic() >= foresight.until:
            foresight.late = True
            break
        foresight.runs += 1
        try:
            found: T | None = run(Ways(given, foresight, exactly=exactly, stops=stops))
        except _More as more:
            ahead.add(given, 0, _Die(more.weights, sum(more.weights), way))
        except Cut:
            yield way, None
            gone.add(way)
        else:
            yield way, found
            gone.add(way)
        if not ahead:
            return
        given, way = ahead.next()
    left = 1 - gone.sum()
    yield Way(left.numerator, left.denominator), None


class _Ahead:
    """The ways that are still to be gone, the likeliest first."""

    def __init__(self) -> None:
        self._heap: list[tuple[float, int, Way, tuple[int, ...], int, _Die]] = []
        self._met = 0

    def __bool__(self) -> bool:
        return bool(self._heap)

    def add(self, before: tuple[int, ...], place: int, die: "_Die") -> None:
        """Add the ways on from a die, from one face of it on."""
        self._met += 1
        way = Way(die.before.part * die.weights[place], die.before.whole * die.whole)
        chance = way.part / way.whole
        heapq.heappush(self._heap, (-chance, self._met, way, before, place, die))

    def next(self) -> tuple[tuple[int, ...], Way]:
        """Take out the next way; return what is given on it, and its chance."""
        _, _, way, before, place, die = heapq.heappop(self._heap)
        if place + 1 < len(die.weights):
            self.add(before, place + 1, die)
        return (*before, place), way


class _Die(NamedTuple):
    """A die, or something else that is drawn, at the end of a way."""

    weights: Sequence[int]  # the weight of each thing that may come up
    whole: int  # their sum
    before: Way  # the way that leads here
