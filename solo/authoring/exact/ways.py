"""Every way in which the dice of one step can fall, each with its chance."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeVar

T = TypeVar("T")


class Cut(Exception):  # noqa: N818 - it is no error: what follows is left unresolved
    """Raised within a step where its ways are too many to be followed further."""


class Way(NamedTuple):
    """A chance as a fraction that is not reduced: `part` of `whole`."""

    part: int
    whole: int


class Ways:
    """Dice that show what they are told first, then the first face of each further die.

    Besides dice, one of several weighted things may be picked: what was counted before need not
    be rolled again.
    """

    __slots__ = ("_given", "path")

    def __init__(self, given: Sequence[int] = ()) -> None:
        self._given = given
        self.path: list[tuple[int, Sequence[int] | int]] = []  # what fell, and out of what

    def roll(self, count: int, sides: int) -> tuple[int, ...]:
        """Return the faces of this way."""
        path, given = self.path, self._given
        faces = []
        for _ in range(count):
            at = len(path)
            place = given[at] if at < len(given) else 0
            path.append((place, sides))
            faces.append(place + 1)
        return tuple(faces)

    def pick(self, weights: Sequence[int]) -> int:
        """Return which of several things comes up; each is as likely as its weight says."""
        at = len(self.path)
        place = self._given[at] if at < len(self._given) else 0
        self.path.append((place, weights))
        return place

    @property
    def way(self) -> Way:
        """The chance of this way."""
        part = whole = 1
        for place, among in self.path:
            if isinstance(among, int):
                whole *= among
            else:
                part *= among[place]
                whole *= sum(among)
        return Way(part, whole)

    def following(self) -> list[int] | None:
        """Return the way after this one, as an odometer turns; None after the last."""
        places = [place for place, _ in self.path]
        while places:
            among = self.path[len(places) - 1][1]
            size = among if isinstance(among, int) else len(among)
            if places[-1] + 1 < size:
                places[-1] += 1
                return places
            places.pop()
        return None


def every(run: Callable[[Ways], T], most: int) -> Iterator[tuple[Way, T | None]]:
    """Yield what a step comes to in each way, with its chance; None for what was cut off.

    Once there were `most` ways, each further one is cut at its next die: what it would have come
    to is left unresolved, so that the chances still add up to one.
    """
    given: list[int] | None = []
    count = 0
    while given is not None:
        dice = Ways(given) if count < most else _Bounded(given)
        try:
            found: T | None = run(dice)
        except Cut:
            found = None
        count += 1
        yield dice.way, found
        given = dice.following()


class _Bounded(Ways):
    """Dice that fall no further than they are told."""

    __slots__ = ()

    def roll(self, count: int, sides: int) -> tuple[int, ...]:
        if len(self.path) + count > len(self._given):
            raise Cut
        return super().roll(count, sides)

    def pick(self, weights: Sequence[int]) -> int:
        if len(self.path) >= len(self._given):
            raise Cut
        return super().pick(weights)
