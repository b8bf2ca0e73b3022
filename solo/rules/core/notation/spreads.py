"""In how many of all equally likely ways each result of a notation falls: exact odds.

The parts of a notation share no dice, so the ways of a sum are those of its parts, multiplied. Dice
that explode or are rolled again count as thrown as often as they may be, whether they go on or not.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from math import comb

from solo.errors import SoloError
from solo.namedtuple import NamedTuple
from solo.rules.core.notation.terms import (
    MOST_AGAIN,
    Count,
    Fixed,
    Group,
    Part,
    Pool,
    Product,
    Sum,
    pools,
)

Ways = Mapping[int, int]
"""Results, and in how many ways each falls."""

_MOST_WORK = 5_000_000  # steps of reckoning exact odds
_MOST_ROWS = 40  # of chances that are shown each
_RARE = Fraction(1, 2_000)  # what is shown as 0.0%
_OF_BEST = 3  # such steps that one takes, and keeps, where the best of several sums are kept
_OF_KEPT = 5  # such steps that one takes where the best dice are kept


class Reckoning:
    """Reckons the odds of one notation, as far as that is not too much work."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._work = 0

    def ways(self, part: Part, count: Count | None = None) -> Ways:
        """Return the ways of a part, or of how many of its dice meet a comparison.

        Raises:
            SoloError: There are too many to reckon.
        """
        match part:
            case Fixed():
                return {part.value: 1}
            case Pool():
                return self._of_pool(part, count)
            case Sum():
                found: Ways = {0: 1}
                for sign, term in part.terms:
                    more = self.ways(term, count)
                    found = self._added(found, more if sign > 0 else _mapped(more, int.__neg__))
                return found
            case Product():
                return self._with(self.ways(part.left), self.ways(part.right), part.of)
            case Group():
                return self._of_group(part, count)

    def _added(self, one: Ways, other: Ways) -> Ways:
        """Return the ways of the sum of two independent numbers; quick, since most is this."""
        self._works(len(one) * len(other))
        found: dict[int, int] = {}
        known, pairs = found.get, tuple(other.items())
        for first, ways in one.items():
            for second, more in pairs:
                value = first + second
                found[value] = known(value, 0) + ways * more
        return found

    def _with(self, one: Ways, other: Ways, of: Callable[[int, int], int]) -> Ways:
        """Return the ways of what two independent numbers come to."""
        self._works(len(one) * len(other))
        found: dict[int, int] = {}
        for first, ways in one.items():
            for second, more in other.items():
                value = of(first, second)
                found[value] = found.get(value, 0) + ways * more
        return found

    def _works(self, steps: int) -> None:
        self._work += steps
        if self._work > _MOST_WORK:
            raise SoloError(f"{self._text} can fall in too many ways for exact odds")

    # One term of dice -----------------------------------------------------------------------------

    def _of_pool(self, pool: Pool, count: Count | None) -> Ways:
        if pool.digits:
            one = _of_digits(pool)
        else:
            one = self._of_one(pool, count)
            if pool.keep:
                return self._of_kept(pool, one, count)
        found: Ways = {0: 1}
        for _ in range(pool.count):
            found = self._added(found, one)
        return found

    def _of_one(self, pool: Pool, count: Count | None) -> Ways:
        """Return the ways of what one die adds, its further throws included.

        A die that stays one is counted at its end; and so is each, where only some are kept.
        """
        faces = _of_throw(pool)
        late = count is not None and (pool.one or pool.keep)

        def worth(face: int, *, further: bool) -> int:
            value = pool.worth(face, further=further)
            return value if count is None or late else count.worth(value)

        throws = MOST_AGAIN if pool.again is not None else 0
        whole = sum(faces.values())
        on: Ways = {0: 1}
        found: dict[int, int] = {}
        for throw in range(throws + 1):
            self._works(len(on) * len(faces))
            after: dict[int, int] = {}
            rest = whole ** (throws - throw)
            for before, ways in on.items():
                for face, more in faces.items():
                    value = before + worth(face, further=throw > 0)
                    goes_on = throw < throws and pool.again is not None and pool.again.meets(face)
                    into, weight = (after, 1) if goes_on else (found, rest)
                    into[value] = into.get(value, 0) + ways * more * weight
            on = after
        if count is not None and pool.one and not pool.keep:
            return _mapped(found, count.worth)
        return found

    def _of_kept(self, pool: Pool, one: Ways, count: Count | None) -> Ways:
        """Return the ways of the sum of the dice that are kept.

        Values are gone through from the best; of the dice left, some show it, and of those the
        first that are still to be kept count.
        """
        keep = abs(pool.keep)
        found = {(0, 0): 1}  # dice gone through, sum
        for value in sorted(one, reverse=pool.keep > 0):
            worth, alike = value if count is None else count.worth(value), one[value]
            after: dict[tuple[int, int], int] = {}
            for (gone, total), ways in found.items():
                left = pool.count - gone
                self._works(_OF_KEPT * (left + 1))
                for showing in range(left + 1):
                    counted = min(showing, max(0, keep - gone))
                    key = gone + showing, total + worth * counted
                    more = ways * comb(left, showing)
                    after[key] = after.get(key, 0) + (more if alike == 1 else more * alike**showing)
            found = after
        return {total: ways for (gone, total), ways in found.items() if gone == pool.count}

    # Several parts --------------------------------------------------------------------------------

    def _of_group(self, group: Group, count: Count | None) -> Ways:
        """Return the ways of the members that are kept; the best so far are what matters."""
        members = [self.ways(member) for member in group.members]
        keep = abs(group.keep) or len(members)
        found: dict[tuple[int, ...], int] = {(): 1}
        if keep == len(members):
            return self._of_all(members, count)
        for member in members:
            self._works(_OF_BEST * len(found) * len(member) * keep)
            after: dict[tuple[int, ...], int] = {}
            for best, ways in found.items():
                for value, more in member.items():
                    kept = tuple(sorted((*best, value), reverse=group.keep > 0)[:keep])
                    after[kept] = after.get(kept, 0) + ways * more
            found = after
        sums: dict[int, int] = {}
        for kept, ways in found.items():
            total = sum(kept) if count is None else sum(map(count.worth, kept))
            sums[total] = sums.get(total, 0) + ways
        return sums

    def _of_all(self, members: Iterable[Ways], count: Count | None) -> Ways:
        found: Ways = {0: 1}
        for member in members:
            counted = member if count is None else _mapped(member, count.worth)
            found = self._added(found, counted)
        return found


def _mapped(ways: Ways, of: Callable[[int], int]) -> dict[int, int]:
    """Return the ways of what is made of each number."""
    found: dict[int, int] = {}
    for value, number in ways.items():
        found[of(value)] = found.get(of(value), 0) + number
    return found


def _of_digits(pool: Pool) -> Ways:
    spread = {0: 1}
    for _ in range(pool.digits):
        spread = {10 * value + face: ways for value, ways in spread.items() for face in pool.values}
    return spread


def _of_throw(pool: Pool) -> Ways:
    """Return the ways of each face of one throw, with those that are made again instead."""
    again = [face for face in pool.values if pool.reroll is not None and pool.reroll.meets(face)]
    left = pool.again_rolls
    before = sum(len(again) ** made * pool.sides ** (left - made) for made in range(left + 1))
    return {face: len(again) ** left if face in again else before for face in pool.values}


def stopped(part: Part) -> Fraction:
    """Return how likely it is that some die would go on, but was thrown as often as it may be."""
    going = Fraction(1)
    for pool in pools(part):
        one = _goes_on(pool)
        going *= (1 - one) ** pool.count
    return 1 - going


def _goes_on(pool: Pool) -> Fraction:
    """Return how likely one die is stopped."""
    faces = _of_throw(pool)
    whole = sum(faces.values())
    again = sum(faces[face] for face in faces if pool.again is not None and pool.again.meets(face))
    rerolled = [face for face in faces if pool.reroll is not None and pool.reroll.meets(face)]
    endless = Fraction(0)
    if rerolled and not pool.once:
        endless = Fraction(len(rerolled), pool.sides) ** (MOST_AGAIN + 1)
    on = Fraction(again, whole)
    thrown = sum((on**throw for throw in range(MOST_AGAIN + 1)), Fraction(0))  # on average
    return on ** (MOST_AGAIN + 1) + endless * thrown


class Row(NamedTuple):
    """A row of chances: a result, or all that lie beyond it and are rare."""

    result: int
    ways: int
    beyond: int = 0  # 1 for `or more`, -1 for `or less`


def rows(found: Ways) -> tuple[Row, ...]:
    """Return the chances as they are shown: of many results, those at the ends in one row each."""
    every = [Row(result, ways) for result, ways in sorted(found.items())]
    if len(every) <= _MOST_ROWS:
        return tuple(every)
    rare = Fraction(sum(found.values())) * _RARE
    low, below = _tail(every, rare)
    high, above = _tail(every[::-1], rare)
    shown = every[low : len(every) - high]
    first = [Row(every[low - 1].result, below, -1)] if low > 1 else every[:low]
    last = [Row(every[-high].result, above, 1)] if high > 1 else every[len(every) - high :]
    return (*first, *shown, *last)


def _tail(every: Sequence[Row], rare: Fraction) -> tuple[int, int]:
    """Return how many rows from here on are rare together, and their ways."""
    total = 0
    for number, row in enumerate(every):
        if total + row.ways > rare:
            return number, total
        total += row.ways
    return len(every), total
