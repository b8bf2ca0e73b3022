"""The most and the least that any way of playing makes of an ending: bounds that surely hold.

All choices of scenes are looked at, as far as states are followed; in each the best is taken, or
the worst. What was not followed may come to the ending wherever it lies ahead, and may not.
"""

from collections.abc import Iterable, Sequence
from time import monotonic

from solo.adventure.model import Adventure
from solo.authoring.exact.chances import Limits, going_within
from solo.authoring.exact.policy import Move, Random, first_hero
from solo.authoring.exact.solve import groups
from solo.authoring.exact.walk import Edges, End, Parted, Walk
from solo.authoring.exact.ways import Way
from solo.engine.state import State
from solo.namedtuple import NamedTuple
from solo.rules.core.system import AnySystem

ROUNDS = 100  # through one circle of states
ENOUGH = 1e-7  # by how much a round has to change a chance
SLACK = 1e-9  # for what floats lose
_MUCH = 0.3  # of the time goes to the bounds


class Bounds(NamedTuple):
    """Between which numbers the chance of an ending lies."""

    low: float
    high: float
    states: int = 0  # how many were followed


class Deciding(Walk):
    """A walk that keeps apart what each choice leads to."""

    def __init__(self, adventure: Adventure, system: AnySystem, *, hero: str = "") -> None:
        self.ways: dict[int, list[Edges]] = {}
        super().__init__(adventure, system, Random(), hero=hero)

    def tried(self, state: State, move: Move, among: int, parts: Parted) -> None:
        """Do one thing in every way; what it leads to is kept by itself as well."""
        own = Parted()
        super().tried(state, move, 1, own)
        assert self.now is not None
        edges = own.edges()
        self.ways.setdefault(self.now[0], []).append(edges)
        for target, part in edges:
            parts.add(target, among, Way(part.numerator, part.denominator))


def extreme(
    adventure: Adventure,
    system: AnySystem,
    ending: str,
    *,
    best: bool,
    hero: str = "",
    limits: Limits,
) -> Bounds:
    """Return between what the chance of an ending lies where its player does the best, or worst.

    Args:
        adventure: The adventure.
        system: Its rules.
        ending: The scene of the ending.
        best: Whether the player wants it; else they keep from it.
        hero: The name of the ready-made hero; the first of them, if nothing is said.
        limits: How far games are followed.

    Raises:
        Illegal: No ready-made hero is called so.
        ProseError: The first scene has a mistake that only play could find.
    """
    began, seconds = monotonic(), limits.seconds
    walk = Deciding(adventure, system, hero=hero or first_hero(adventure))
    walk.run(going_within(limits, began))
    until = began + seconds * (1 + _MUCH) if seconds else 0.0
    circles = list(groups(walk.edges))[::-1]
    high = _Values(walk, ending, best=best, above=True).solve(circles, until)
    low = _Values(walk, ending, best=best, above=False).solve(circles, until)
    return Bounds(max(0.0, low - SLACK), min(1.0, high + SLACK), walk.followed)


class _Values:
    """The chance of an ending from each state on, from above or from below.

    Each round holds: from above no chance is ever too small, from below none too large.
    """

    def __init__(self, walk: Deciding, ending: str, *, best: bool, above: bool) -> None:
        self._walk = walk
        self._ending = ending
        self._take = max if best else min
        self._above = above
        self._open = {
            scene: float(above and (not scene or ending in walk.live.behind(scene)))
            for scene in {*walk.scenes, ""}
        }
        self._of = [
            self._open[scene] if edges is None else float(above)
            for scene, edges in zip(walk.scenes, walk.edges, strict=True)
        ]

    def solve(self, circles: Iterable[Sequence[int]], until: float) -> float:
        """Return the chance at the start; what is not reached in time stays a bound.

        Args:
            circles: The states in circles, those that others lead to before them.
            until: When to stop; 0 for never.
        """
        for group in circles:
            for _ in range(ROUNDS if len(group) > 1 else 1):
                if until and monotonic() > until:
                    break
                if self._round(group) < ENOUGH:
                    break
        return sum(float(part) * self._worth(target) for target, part in self._walk.start)

    def _round(self, group: Sequence[int]) -> float:
        """Work out the states of a circle once; return by how much one changed at most."""
        changed = 0.0
        inside = frozenset(group)
        leaving = 0.0
        for number in group:
            if self._walk.edges[number] is None:
                continue
            ways = self._walk.ways.get(number) or [self._walk.edges[number] or ()]
            worths = [self._way(number, edges) for edges in ways]
            known = [worth for worth in worths if worth is not None]
            for edges, worth in zip(ways, worths, strict=True):
                if worth is not None and any(target not in inside for target, _ in edges):
                    leaving = max(leaving, worth)
            found = self._take(known, default=0.0)  # nothing ever leaves: it is never come to
            changed = max(changed, abs(self._of[number] - found))
            self._of[number] = found
        if self._above and len(group) > 1:  # who wants the ending leaves the circle at some time
            for number in group:
                self._of[number] = min(self._of[number], leaving)
        return changed

    def _way(self, number: int, edges: Edges) -> float | None:
        """Return what a choice is worth; None for one that changes nothing."""
        stays = sum(float(part) for target, part in edges if target == number)
        if stays >= 1 - SLACK:
            return None
        left = sum(float(part) * self._worth(target) for target, part in edges if target != number)
        return min(1.0, left / (1 - stays))

    def _worth(self, target: int | End) -> float:
        if not isinstance(target, End):
            return self._of[target]
        if target.kind == "open":
            return self._open.get(target.name, float(self._above))
        return float(target.kind == "ending" and target.name == self._ending)
