"""A pool of d20s against a target number: how dice count, and the exact chances of any pool.

This is the one place where 2d20 dice are read; neither game reads them otherwise.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, partial

from solo.namedtuple import NamedTuple
from solo.rules.core.dice import Dice, foreseen, unordered
from solo.rules.two_d20.printed import printed

SIDES = int(printed("pool")["sides"])
DICE = int(printed("pool")["dice"])
MOST_EXTRA = int(printed("pool")["most_extra"])
WORST = int(printed("pool")["complication_from"])

Chances = Mapping["Count", int]


class Aim(NamedTuple):
    """The numbers that each die of a pool is held against.

    Source: CON-004, CON-005, CON-010, CON-011; FO-007 to FO-011.
    """

    tn: int  # the target number: a die at or below it is a success
    critical: int = 0  # a success at or below this counts twice; 0 for none
    worst: int = WORST  # a die at or above this is a complication

    def read(self, face: int) -> "Count":
        """Read one die."""
        return Count(self.worth(face), int(face >= self.worst))

    def worth(self, face: int) -> int:
        """Return the successes that a face is worth: 0, 1 or 2."""
        if face > self.tn:
            return 0
        return 2 if face <= self.critical else 1


class Count(NamedTuple):
    """The successes and complications of some dice."""

    successes: int = 0
    complications: int = 0

    def plus(self, other: "Count") -> "Count":
        """Return both together."""
        return Count(self.successes + other.successes, self.complications + other.complications)

    def helped(self, helper: "Count") -> "Count":
        """Return the count with helpers' dice, whose successes count if the helped one has any.

        Source: FO-015, FO-016.
        """
        own = self.successes
        return self.plus(helper if own else helper._replace(successes=0))


class _Fell(NamedTuple):
    """A pool as its dice have fallen."""

    pool: "Pool"
    faces: tuple[int, ...]
    helped: tuple[int, ...]


def _fall(pool: "Pool", dice: Dice) -> _Fell:
    faces = unordered(dice, pool.dice, SIDES, pool.aim.read)
    return _Fell(pool, faces, dice.roll(len(pool.helpers), SIDES) if pool.helpers else ())


def _counting(fell: _Fell) -> object:
    """Return how many dice count in which way, and how each helper's does."""
    pool, faces, helped = fell
    theirs = tuple(aim.read(face) for aim, face in zip(pool.helpers, helped, strict=True))
    return tuple(sorted(map(pool.aim.read, faces))), theirs


class Pool(NamedTuple):
    """All dice of one test."""

    aim: Aim  # what they are held against
    dice: int = DICE  # how many are rolled
    sure: int = 0  # dice that are not rolled and count as having rolled 1 (CON-067)
    auto: int = 0  # successes that need no die (CON-009)
    helpers: tuple[Aim, ...] = ()  # what each helper's one die is held against
    # how many dice that are no success are rolled again, each once, the highest first
    again: int = 0

    def roll(self, dice: Dice) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Roll the pool at once, then the helpers' dice."""
        fell = foreseen(dice, partial(_fall, self), _counting)
        return fell.faces, fell.helped

    def given(self) -> Count:
        """Return what is there before any die is rolled."""
        return Count(self.auto + self.sure * self.aim.worth(1))

    def tally(self, faces: tuple[int, ...], helped: tuple[int, ...] = ()) -> Count:
        """Count dice as they fell."""
        return self._with_help(self._own(faces), helped)

    def _own(self, faces: Iterable[int]) -> Count:
        own = self.given()
        for face in faces:
            own = own.plus(self.aim.read(face))
        return own

    def _with_help(self, own: Count, helped: tuple[int, ...]) -> Count:
        if not helped:
            return own
        theirs = Count()
        for aim, face in zip(self.helpers, helped, strict=True):
            theirs = theirs.plus(aim.read(face))
        return own.helped(theirs)

    def poor(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        """Return the places of the dice that are rolled again when nobody is asked."""
        missed = [place for place, face in enumerate(faces) if face > self.aim.tn]
        return tuple(sorted(missed, key=lambda place: -faces[place])[: self.again])

    def rest(
        self, faces: tuple[int, ...], places: tuple[int, ...], helped: tuple[int, ...]
    ) -> Chances:
        """Return the chances of dice that have fallen, those in some places to be rolled again."""
        stay = self._own(face for place, face in enumerate(faces) if place not in places)
        found: dict[Count, int] = {}
        for own, ways in _shifted(_chances(self.aim, len(places)), stay).items():
            both = self._with_help(own, helped)
            found[both] = found.get(both, 0) + ways
        return found

    def chances(self) -> Chances:
        """Return in how many of all ways the pool comes to each count, exactly (by convolution)."""
        own = _shifted(_chances_again(self.aim, self.dice, self.again), self.given())
        helped: Chances = {Count(): 1}
        for aim in self.helpers:
            helped = _both(helped, _chances(aim, 1), Count.plus)
        return _both(own, helped, Count.helped) if self.helpers else own


def first_complication(reach: int) -> int:
    """Return the lowest face that is a complication when the range is so wide.

    Source: CON-011; FO-011.
    """
    return SIDES + 1 - reach


ON_TOP = (
    "complication",
    r"complication-(?![01]$)\d+",
)  # patterns for what `triggers` may return


def triggers(complications: int) -> tuple[str, ...]:
    """Return the keys by which authors answer complications: the first, the second, and so on."""
    more = tuple(f"complication-{number}" for number in range(2, complications + 1))
    return ("complication", *more) if complications else ()


@cache
def _chances(aim: Aim, dice: int) -> Chances:
    """Add one die after another to the ways of the dice before it."""
    if not dice:
        return {Count(): 1}
    found: dict[Count, int] = {}
    for before, ways in _chances(aim, dice - 1).items():
        for one, more in _faces(aim):
            both = before.plus(one)
            found[both] = found.get(both, 0) + ways * more
    return found


@cache
def _chances_again(aim: Aim, dice: int, again: int) -> Chances:
    """Return the ways of dice when some failures are rolled again, complications first.

    A way that needs fewer rolls counts as often as the rolls left out could have fallen.
    """
    again = min(again, dice)
    if not again:
        return _chances(aim, dice)
    found: dict[Count, int] = {}
    for (kept, bad, plain), ways in _sorted_out(aim, dice).items():
        rerolled = min(again, bad + plain)
        stay = kept.plus(Count(0, bad - min(bad, rerolled)))
        same = SIDES ** (again - rerolled)
        for new, more in _chances(aim, rerolled).items():
            both = stay.plus(new)
            found[both] = found.get(both, 0) + ways * more * same
    return found


@cache
def _sorted_out(aim: Aim, dice: int) -> Mapping[tuple[Count, int, int], int]:
    """Return the ways to each (count of the successes, failed complications, other failures)."""
    if not dice:
        return {(Count(), 0, 0): 1}
    found: dict[tuple[Count, int, int], int] = {}
    for (kept, bad, plain), ways in _sorted_out(aim, dice - 1).items():
        for one, more in _faces(aim):
            if one.successes:
                key = (kept.plus(one), bad, plain)
            else:
                key = (kept, bad + one.complications, plain + 1 - one.complications)
            found[key] = found.get(key, 0) + ways * more
    return found


@cache
def _faces(aim: Aim) -> tuple[tuple[Count, int], ...]:
    found: dict[Count, int] = {}
    for face in range(1, SIDES + 1):
        read = aim.read(face)
        found[read] = found.get(read, 0) + 1
    return tuple(found.items())


def _both(some: Chances, others: Chances, put: Callable[[Count, Count], Count]) -> dict[Count, int]:
    found: dict[Count, int] = {}
    for mine, ways in some.items():
        for theirs, more in others.items():
            both = put(mine, theirs)
            found[both] = found.get(both, 0) + ways * more
    return found


def _shifted(chances: Chances, by: Count) -> dict[Count, int]:
    return {count.plus(by): ways for count, ways in chances.items()}


def pairs(chances: Chances) -> Iterator[tuple[Count, int]]:
    """Yield counts with their ways, the best first."""
    yield from sorted(chances.items(), key=lambda pair: (-pair[0].successes, pair[0].complications))
