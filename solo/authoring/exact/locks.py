"""Soft locks: states of real games from which no choice leads to any ending, whatever falls.

Each state is one that the first ready-made hero comes to, by choices alone; around rolls and in
fights the default is answered. All that may follow a soft lock was followed, so it is proved.
"""

from collections.abc import Iterator, Mapping
from time import monotonic

from solo.adventure.model import Adventure
from solo.authoring.exact.policy import Random
from solo.authoring.exact.walk import Edges, End, Walk
from solo.errors import Problem
from solo.namedtuple import NamedTuple
from solo.prose import ProseError
from solo.rules.core.protocols import Illegal
from solo.rules.core.system import AnySystem

MOST_STATES, MOST_RUNS = 3_000, 60_000
"""How many states are followed, and how many ways of dice are gone for them."""
_OUT = ("ending", "death", "open", "fault")  # ends that are no lock: a mistake is told elsewhere


class Lock(NamedTuple):
    """A scene in which games come to where no choice leads to an ending."""

    scene: str
    way: tuple[str, ...]  # the shortest known way there: choices, as `scene/choice`


class Locks(NamedTuple):
    """The soft locks of an adventure."""

    found: tuple[Lock, ...]  # one for each scene
    complete: bool  # whether every state was followed
    states: int  # how many were


def locks(adventure: Adventure, system: AnySystem, seconds: float) -> Locks:
    """Return the soft locks that are met within so many seconds; 0 for any time.

    Raises:
        Illegal: No hero can set out.
        ProseError: The first scene has a mistake that only play could find.
    """
    began = monotonic()

    def going(walk: Walk) -> bool:
        late = seconds and monotonic() - began >= seconds
        return not late and walk.followed < MOST_STATES and walk.runs < MOST_RUNS

    walk = Walk(adventure, system, Random(), hero=adventure.heroes[0].name)
    walk.run(going)
    shut = _shut(walk)
    first: dict[str, Lock] = {}
    for number in sorted(shut):
        way = _way(walk, number)
        known = first.get(walk.scenes[number])
        if way and (known is None or len(way) < len(known.way)):
            first[walk.scenes[number]] = Lock(walk.scenes[number], way)
    entries = [lock for lock in first.values() if _entry(lock, shut, walk)]
    return Locks(tuple(entries), walk.complete, walk.followed)


def locked(adventure: Adventure, system: AnySystem, seconds: float) -> Iterator[Problem]:
    """Yield a warning for each soft lock, or say how many states were seen without one."""
    start = adventure.scenes[adventure.start].mark
    if not adventure.heroes:
        message = "not proved: soft locks are looked for in games of a ready-made hero; name one"
        yield Problem(start, "unmet-lock", f"{message} under 'hero: pregenerated'", "notice")
        return
    try:
        found = locks(adventure, system, seconds)
    except (Illegal, ProseError):
        return
    for lock in found.found:
        way = ", ".join(lock.way)
        message = f"proved: a game that stands here comes to no ending any more; the way: {way}"
        yield Problem(adventure.scenes[lock.scene].mark, "proof-lock", message, "warning")
    if not found.complete:
        count = f"{found.states:,} state{'' if found.states == 1 else 's'}"
        message = f"not proved: {count} of real games were followed for soft locks, and more remain"
        yield Problem(start, "unmet-lock", message, "notice")


def _shut(walk: Walk) -> set[int]:
    """Return the states that nothing leads out of."""
    back: dict[int, list[int]] = {}
    ahead = []
    for number, edges in enumerate(walk.edges):
        if edges is None or number in walk.asked or _leads_out(edges):
            ahead.append(number)
        for target, _ in edges or ():
            if isinstance(target, int):
                back.setdefault(target, []).append(number)
    free = set()
    while ahead:
        number = ahead.pop()
        if number not in free:
            free.add(number)
            ahead += back.get(number, ())
    return {number for number in range(len(walk.edges)) if number not in free}


def _leads_out(edges: Edges) -> bool:
    return any(isinstance(target, End) and target.kind in _OUT for target, _ in edges)


def _way(walk: Walk, number: int) -> tuple[str, ...]:
    """Return the choices that lead to a state."""
    way: list[str] = []
    came: Mapping[int, tuple[int, str]] = walk.came
    while number in came:
        before, option = came[number]
        if before not in walk.waits:
            way.append(f"{walk.scenes[before]}/{option}")
        number = before
    return tuple(reversed(way))


def _entry(lock: Lock, shut: set[int], walk: Walk) -> bool:
    """Say whether a lock is where games are first locked, and not a scene further in."""
    came = walk.came
    inside = (n for n in shut if walk.scenes[n] == lock.scene)
    return any(n not in came or came[n][0] not in shut for n in inside)
