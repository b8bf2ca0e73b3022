"""The chance of each ending of an adventure, exact or with bounds that hold."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from time import monotonic

from solo.adventure.model import Adventure
from solo.authoring.exact.policy import Policy, Random, first_hero
from solo.authoring.exact.solve import bounded, solved
from solo.authoring.exact.still_read import Live, ending_scenes
from solo.authoring.exact.walk import End, Walk
from solo.dataclass import dataclass
from solo.rules.core.system import AnySystem

STATES, SECONDS = 50_000, 60.0
"""How many states are followed, and how long, unless somebody says otherwise."""

LEAST, MOST, NEARLY_ALL = 0.05, 0.5, 0.9
"""The part of the time for which games are followed where they are played else; and where what is
left of them is so little that their bounds are narrow."""

NARROW = Fraction(5, 100)  # between two bounds that need no estimate

OVER = 0.1  # of the time that a state may take beyond that part

BEAT = 0.25  # seconds between two reports of how far it is

PORTIONS = 10  # of the ways of dice: after each it is seen what it gained
HARDLY_ANY = 0.1  # of what is open

DEATH = "(death)"
"""Stands for the death of a hero whom the story has not brought to an ending."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Chances:
    """The chances of an adventure's endings under a policy."""

    exact: bool  # whether every chance is known; then both bounds of each are the same
    # the lowest and the highest chance of each ending, by its scene
    endings: Mapping[str, tuple[Fraction, Fraction]]
    # how else games stop (no choice is open, a mistake, a circle that nothing leaves), with the
    # chance that each has at least
    others: Mapping[str, Fraction]
    mass: Fraction  # how much of all games is resolved
    states: int  # how many states were followed
    waiting: int  # how many more are known and were not
    seconds: float  # how long it took


@dataclass(frozen=True, slots=True)
class Limits:
    """How far a walk is followed, and what it tells meanwhile."""

    states: int = STATES  # how many states; 0 for any number
    seconds: float = SECONDS  # how long; 0 for any time
    # called now and then with how many states were followed, and about how much of all games has
    # come to an end
    tell: Callable[[int, float], None] | None = None
    # how many ways of dice; 0 for any number. Unlike time, it gives the same every time. Fewer are
    # gone where the rest of them would resolve hardly any of what is open.
    runs: int = 0
    # whether games are played if not all are followed: then they are followed for a part of the
    # time alone, the longer the more of them have come to an end
    else_played: bool = False


def chances(
    adventure: Adventure,
    system: AnySystem,
    policy: Policy | None = None,
    *,
    hero: str = "",
    limits: Limits | None = None,
) -> Chances:
    """Return the chance of each ending when an adventure is played by a policy.

    Args:
        adventure: The adventure.
        system: Its rules.
        policy: What the player does; by default every open choice of a scene is as likely.
        hero: The name of the ready-made hero; the first of them, if nothing is said.
        limits: How far it is followed.

    Raises:
        Illegal: No ready-made hero is called so.
        ProseError: The first scene has a mistake that only play could find.
    """
    return followed(adventure, system, policy, hero=hero, limits=limits)[0]


def followed(
    adventure: Adventure,
    system: AnySystem,
    policy: Policy | None = None,
    *,
    hero: str = "",
    limits: Limits | None = None,
) -> tuple[Chances, Walk]:
    """Return the same, with the walk that was gone for it.

    Raises:
        Illegal: No ready-made hero is called so.
        ProseError: The first scene has a mistake that only play could find.
    """
    began = monotonic()
    walk = Walk(adventure, system, policy or Random(), hero=hero or first_hero(adventure))
    walk.run(going_within(limits or Limits(), began))
    found = solved(walk.start, walk.edges, walk.scenes) if walk.complete else None
    if found is None:
        found = bounded(walk.start, walk.edges, walk.scenes)
    summed = _summed(adventure, found, walk.live)
    waiting = len(walk.edges) - walk.followed
    spent = monotonic() - began
    return replace(summed, states=walk.followed, waiting=waiting, seconds=spent), walk


def going_within(limits: Limits, began: float) -> Callable[[Walk], bool]:
    """Return what says after each state whether a walk goes on, and reports how far it is."""
    told = began
    gains = _Gains(limits.runs)

    def going(walk: Walk) -> bool:
        nonlocal told
        if limits.states and walk.followed >= limits.states:
            return False
        if limits.runs and (walk.runs >= limits.runs or gains.hopeless(walk)):
            return False
        now = monotonic()
        part = _part(walk.finished) if limits.else_played else 1.0
        if limits.seconds:
            if walk.late or now - began >= limits.seconds * part:
                return False
            walk.stop_at(began + limits.seconds * min(1.0, part + OVER))
        if limits.tell is not None and now - told >= BEAT:
            told = now
            limits.tell(walk.followed, walk.finished)
        return True

    return going


def _part(finished: float) -> float:
    """Return the part of the time for a walk, given how much has come to an end."""
    return NEARLY_ALL if 1 - finished <= NARROW else min(MOST, max(LEAST, finished))


class _Gains:
    """What the last portion of so many ways of dice resolved."""

    def __init__(self, runs: int) -> None:
        self._runs = runs
        self._seen = 0
        self._resolved = 0.0

    def hopeless(self, walk: Walk) -> bool:
        """Say whether what is left of the ways would resolve hardly any of what is open."""
        gone, before = walk.runs - self._seen, self._resolved
        if gone < self._runs / PORTIONS:
            return False
        first, self._seen = not self._seen, walk.runs
        found = bounded(walk.start, walk.edges, walk.scenes)
        self._resolved = float(sum(part for end, part in found.items() if end.kind != "open"))
        gain = (self._resolved - before) / gone * (self._runs - walk.runs)
        return not first and gain < HARDLY_ANY * (1 - self._resolved)


def _summed(adventure: Adventure, found: Mapping[End, Fraction], live: Live) -> Chances:
    """Return the chances of the endings: each may have what is open where it lies ahead."""
    left = {end.name: part for end, part in found.items() if end.kind == "open"}
    others: dict[str, Fraction] = {}
    for end, part in found.items():
        if end.kind not in ("open", "ending"):
            name = called(end)
            others[name] = others.get(name, Fraction(0)) + part
    none = Fraction(0)
    lows = {one.id: found.get(End("ending", one.id), none) for one in ending_scenes(adventure)}
    endings = {name: (low, low + _ahead(name, left, live)) for name, low in lows.items()}
    unresolved = sum(left.values(), none)
    return Chances(
        exact=not unresolved,
        endings=endings,
        others=others,
        mass=1 - unresolved,
        states=0,
        waiting=0,
        seconds=0.0,
    )


def _ahead(ending: str, left: Mapping[str, Fraction], live: Live) -> Fraction:
    """Return how much of what is open may still come to an ending."""
    return sum(
        (part for scene, part in left.items() if not scene or ending in live.behind(scene)),
        Fraction(0),
    )


def called(end: End) -> str:
    """Return what an end is called that is no ending of the author's."""
    if end.kind == "death":
        return DEATH
    if end.kind == "endless":
        return f"({end.told})"
    place = f" at '{end.name}'" if end.name else ""  # none where a game could not begin
    return f"({end.told or end.kind}{place})"


def ranked(found: Chances) -> Sequence[tuple[str, tuple[Fraction, Fraction]]]:
    """Return the endings, the likeliest first."""
    return sorted(found.endings.items(), key=lambda one: (-sum(one[1]), one[0]))
