"""Where a walk stopped, so that games can be played on from there.

What was followed to its end is known; by play only the rest is estimated, which narrows intervals.
"""

from bisect import bisect_left
from collections.abc import Hashable, Iterator, Mapping
from fractions import Fraction
from itertools import accumulate
from math import sqrt

from solo.authoring.exact.chances import called
from solo.authoring.exact.counted import uncounted
from solo.authoring.exact.luck import Fortune, Kind
from solo.authoring.exact.solve import bounded
from solo.authoring.exact.walk import End, Walk
from solo.engine.state import State
from solo.namedtuple import NamedTuple
from solo.rules.core.dice import Dice

_PARTS = 1 << 48  # in which the weights of states are counted
_FORKS = 8  # by which a draw is told from others; further ones would be of few games


class Onward(NamedTuple):
    """What a walk knows, and where the games stand that it has not followed to their end."""

    known: Mapping[str, float]  # the chance of each end, as far as games were followed to it
    left: float  # how many of all games stand somewhere
    # how many were cut off within a step: nobody plays those, and they may come to any end
    cut: float
    states: tuple[tuple[State, Hashable], ...]  # where they stand, and what the policy remembers
    weights: tuple[int, ...]  # how many stand there or in a state before it

    @property
    def followed(self) -> float:
        """How many of all games were followed to their end."""
        return 1 - self.left - self.cut

    def drawn(self, dice: Dice, fortune: Fortune | None = None) -> tuple[State, Hashable]:
        """Draw a state, each as likely as games stand there; note the luck of the draw."""
        place = bisect_left(self.weights, dice.roll(1, self.weights[-1])[0])
        if fortune is not None:
            for kind, score in self._forks(place):
                fortune.had(kind, score, 1.0)
        return self.states[place]

    def _forks(self, place: int) -> Iterator[tuple[Kind, float]]:
        """Yield in which half of the games a draw lies, in which half of that, and so on.

        States beside each other were mostly come to from the same one, and fare alike.
        """
        low, high = 0, len(self.states)
        for _ in range(_FORKS):
            if high - low < 2:
                return
            before, after = self.weights[low - 1] if low else 0, self.weights[high - 1]
            half = bisect_left(self.weights, (before + after) // 2, low, high - 2) + 1
            first, second = self.weights[half - 1] - before, after - self.weights[half - 1]
            kind: Kind = ("", low, high)  # no id of a scene is empty
            if place < half:
                high = half
                yield kind, sqrt(second / first)
            else:
                low = half
                yield kind, -sqrt(first / second)

    def bounds(self, end: str, low: float, high: float) -> tuple[float, float]:
        """Return the bounds of an end's chance, given those of the games that are played on."""
        known = self.known.get(end, 0.0)
        return known + self.left * low, min(1.0, known + self.left * high + self.cut)


def onward(walk: Walk) -> Onward:
    """Return where the games of a walk stand."""
    standing = walk.standing
    edges = [None if number in standing else one for number, one in enumerate(walk.edges)]
    names = [_named(number) for number in range(len(edges))]
    known: dict[str, float] = {}
    cut, parts, whose = Fraction(0), dict[str, Fraction](), frozenset(names)
    for end, part in bounded(walk.start, edges, names).items():
        if end.kind != "open":
            name = _ending(end)
            known[name] = known.get(name, 0.0) + float(part)
        elif end.name in whose:
            parts[end.name] = part
        else:
            cut += part
    shares = {number: parts.pop(_named(number), Fraction(0)) for number in standing}
    cut += sum(parts.values(), Fraction(0))  # what goes round in a circle of followed states
    weights = {number: int(share * _PARTS) for number, share in shares.items()}
    drawn = [number for number, weight in weights.items() if weight]
    left = sum((shares[number] for number in drawn), Fraction(0))
    cut += sum(shares.values(), Fraction(0)) - left
    return Onward(
        known,
        float(left),
        float(cut),
        tuple((uncounted(standing[number][0]), standing[number][1]) for number in drawn),
        tuple(accumulate(weights[number] for number in drawn)),
    )


def _named(number: int) -> str:
    """Return what a state is called by its number; no id of a scene has a colon."""
    return f"state:{number}"


def _ending(end: End) -> str:
    return end.name if end.kind == "ending" else called(end)
