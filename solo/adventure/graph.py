"""The ways between scenes, and the branches within one; `graph_checks` finds what is wrong."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import chain

from solo.adventure.branch import Branch, Change, Outcomes, Pool, Upon
from solo.adventure.model import Adventure, Scene

Ways = Mapping[str, frozenset[str]]
"""The ways from each scene. Gates stand between scenes: one for each pool, and one for the way back
from a visit. So a thousand scenes that lead to a pool of a thousand need two thousand ways, not a
million.
"""

POOL = "pool:"  # before a pool's name; no id of a scene has a colon
BACK = "back:"
_HARM = (Change, Upon)


def branches(branch: Branch) -> list[Branch]:
    """Return a branch, its cases, and every one that its checks may lead to."""
    found: list[Branch] = []
    _gather((branch,), found)
    return found


def _gather(some: Iterable[Branch], found: list[Branch]) -> None:
    for branch in some:
        found.append(branch)
        if branch.cases:
            _gather([case.branch for case in branch.cases], found)
        if branch.outcomes is not None:
            _answers(branch.outcomes, found)
        if branch.during:
            _gather(occasions(branch), found)


def occasions(branch: Branch) -> Iterator[Branch]:
    """Yield what a branch lets happen in the middle of its encounter."""
    for occasion in branch.during:
        yield occasion.case.branch
        yield from (offered.case.branch for offered in occasion.offers)


def _answers(outcomes: Outcomes, found: list[Branch]) -> None:
    _gather(outcomes.direct(), found)
    if outcomes.also:
        _gather(outcomes.also.values(), found)


def answers(outcomes: Outcomes) -> list[Branch]:
    """Return every branch of some outcomes, and those further in."""
    found: list[Branch] = []
    _answers(outcomes, found)
    return found


def parts(scene: Scene) -> list[Branch]:
    """Return every branch of a scene."""
    found: list[Branch] = []
    _gather([scene.body, *[choice.body for choice in scene.choices]], found)
    if scene.questions or scene.tries:
        _aside(scene, found)
    return found


def asides(scene: Scene) -> list[Branch]:
    """Return every branch of what may be asked and tried in a scene."""
    found: list[Branch] = []
    _aside(scene, found)
    return found


def _aside(scene: Scene, found: list[Branch]) -> None:
    _gather([question.body for question in scene.questions], found)
    for outcomes in scene.tries.values():
        _answers(outcomes, found)


def within(adventure: Adventure, scene: Scene) -> Iterator[Branch]:
    """Yield every branch that a game may follow in a scene, those of the scenes around it too."""
    yield from parts(scene)
    yield from heard(adventure, scene)


def heard(adventure: Adventure, scene: Scene) -> Iterator[Branch]:
    """Yield the branches of what a scene hears from the scenes around it."""
    for outer in adventure.heard(scene.id)[1:]:
        yield from asides(outer)


def ways_of(
    adventure: Adventure, known: Mapping[str, Iterable[Branch]] | None = None
) -> dict[str, frozenset[str]]:
    """Return what may follow each scene and each gate: scenes and gates; the unknown is left out.

    `known` are the branches of each scene, for who has them already. Where the end of a visit
    leads is not followed exactly: a scene with `return` may lead to any scene that visits another.
    """
    scenes = adventure.scenes
    found: dict[str, set[str]] = {POOL + name: {*ids} for name, ids in pools_of(scenes).items()}
    visitors = found[BACK] = set()
    for scene in scenes.values():
        ahead: set[str] = set()
        own = known[scene.id] if known else parts(scene)
        for branch in own if scene.talk_of is None else chain(own, heard(adventure, scene)):
            if branch.visit is not None:
                visitors.add(scene.id)
                ahead.add(branch.visit)
            elif branch.goto is not None:
                ahead.update(_targets(branch))
            if branch.returns:
                ahead.add(BACK)
            if adventure.defeat and (
                branch.check is not None or any(type(act) in _HARM for act in branch.actions)
            ):
                ahead.add(adventure.defeat)
        found[scene.id] = ahead
    there = frozenset(found)
    return {key: there.intersection(ahead) for key, ahead in found.items()}


def pools_of(scenes: Mapping[str, Scene]) -> dict[str, list[str]]:
    """Return the scenes of each pool, in the order written."""
    pools: dict[str, list[str]] = {}
    for scene in scenes.values():
        if scene.pool is not None:
            pools.setdefault(scene.pool, []).append(scene.id)
    return pools


def _targets(branch: Branch) -> Iterable[str]:
    """Return the scene or the gate that a branch itself leads to."""
    if branch.visit is not None:
        return (branch.visit,)
    if isinstance(branch.goto, Pool):
        return (POOL + branch.goto.name,)
    return () if branch.goto is None else (branch.goto,)


class Paths:
    """The branches of each scene and the ways between scenes, gathered once for all who ask.

    Attributes:
        within: The branches of each scene.
        ways: What may follow each scene and each gate.
    """

    def __init__(self, adventure: Adventure) -> None:
        self.within = {key: parts(scene) for key, scene in adventure.scenes.items()}
        self.ways: Ways = ways_of(adventure, self.within)

    @cached_property
    def back(self) -> Mapping[str, Sequence[str]]:
        """What leads to each scene and gate."""
        return backwards(self.ways)

    @cached_property
    def circles(self) -> set[str]:
        """The scenes that can be come back to by these ways, and the gates."""
        return circling_by(self.ways)


def circling(adventure: Adventure, paths: Paths | None = None) -> set[str]:
    """Return the scenes that can be come back to, or lie between two such, and the gates.

    Events and defeat may come at any place, so they may lead back to whatever lies behind them,
    but to no ending: with the first one the game is over. `paths` are those of who has them.
    """
    paths = paths or Paths(adventure)
    sudden = (*called(adventure), adventure.defeat or "")
    behind = flood((one for one in sudden if one in paths.ways), paths.ways)
    over = {one.id for one in adventure.scenes.values() if one.ending is not None}
    return paths.circles | (behind - over)


def called(adventure: Adventure) -> Iterator[str]:
    """Yield the scenes and gates that timed events lead to."""
    for event in adventure.events.values():
        for branch in branches(event.body):
            yield from _targets(branch)


def reachable(adventure: Adventure, ways: Ways) -> set[str]:
    """Return the scenes that a game may come to, and the gates on its way."""
    roots = [adventure.start, *called(adventure)]
    if adventure.defeat is not None:
        roots.append(adventure.defeat)
    return flood((root for root in roots if root in ways), ways)


def flood(
    roots: Iterable[str], ways: Mapping[str, Iterable[str]], known: Collection[str] = ()
) -> set[str]:
    """Return all that can be come to from the roots; what is `known` is not gone through."""
    reached: set[str] = set()
    ahead = list(roots)
    while ahead:
        key = ahead.pop()
        if key not in reached and key not in known:
            reached.add(key)
            ahead += ways.get(key, ())
    return reached


def backwards(ways: Ways) -> dict[str, list[str]]:
    """Return what leads to each scene and gate."""
    back: dict[str, list[str]] = {}
    for key, ahead in ways.items():
        for target in ahead:
            back.setdefault(target, []).append(key)
    return back


def ends(branch: Branch) -> list[Branch]:
    """Return the branches in which a branch may end, behind all its checks."""
    if branch.outcomes is None:
        return [branch]
    answers = (*branch.outcomes.direct(), *(branch.outcomes.also or {}).values())
    return [end for answer in answers for end in ends(answer)]


def circling_by(ways: Ways) -> set[str]:
    """Return the scenes that can be come back to, and the gates.

    What nothing leads to, or what leads nowhere, is on no circle; it is taken away until no such
    thing is left. What stays lies on a circle or between two.
    """
    ahead = {key: set(targets) for key, targets in ways.items()}
    back: dict[str, set[str]] = {key: set() for key in ways}
    for key, targets in ahead.items():
        for target in targets:
            back[target].add(key)
    loose = [key for key in ways if not ahead[key] or not back[key]]
    while loose:
        key = loose.pop()
        if key not in ahead:
            continue
        for near, far in ((ahead.pop(key), back), (back.pop(key), ahead)):
            for other in near:
                if other in far:
                    far[other].discard(key)
                    if not far[other]:
                        loose.append(other)
    return set(ahead)
