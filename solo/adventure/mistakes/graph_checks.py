"""What is wrong with the ways between scenes: dead ends, endless passages, choices that run out."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import chain

from solo.adventure.branch import Branch
from solo.adventure.graph import (
    BACK,
    POOL,
    Paths,
    Ways,
    answers,
    backwards,
    branches,
    called,
    ends,
    flood,
    heard,
    pools_of,
    reachable,
)
from solo.adventure.model import Adventure, Scene
from solo.errors import Mark, Problem, did_you_mean
from solo.late import pattern

_OPPOSITE = {"<": ">=", ">": "<=", "==": "!="}
_COMPARISON = pattern(r"([^<>=!]+) (<|>|==) ([^<>=!]+)")


def check(adventure: Adventure, paths: Paths, faulty: Collection[str] = ()) -> Iterator[Problem]:
    """Yield what is wrong with how an adventure's scenes lead to each other.

    `paths` are those of the adventure. Scenes in `faulty` have mistakes that hide some of their
    ways: nothing is said about them, nor, if there are any, about what can be reached.
    """
    within, ways = paths.within, paths.ways
    dead: set[str] = set()
    silent = [one for one in adventure.scenes.values() if not one.choices and one.ending is None]
    for scene in silent:
        for problem in (
            _dead_ends(scene, defeat=adventure.defeat is not None) if scene.id not in faulty else ()
        ):
            dead.add(scene.id)
            if not adventure.open:  # at a table there is always something to do
                yield problem
    yield from _untold(chain.from_iterable(within.values()))
    for key, problem in _unvisited(adventure, within, ways):
        dead.add(key)
        yield problem
    for key, problem in _nothing_behind(silent, paths) if not adventure.open else ():
        dead.add(key)
        if key not in faulty:
            yield problem
    for circle in _endless(adventure.scenes):
        dead.update(circle)
        yield _endless_problem(circle, adventure.scenes)
    yield from _dry_pools(adventure.scenes)
    if not faulty:
        yield from _unreturned(adventure, paths)
        reached = reachable(adventure, ways)
        yield from _unreached(adventure, ways, reached)
        yield from _endings(adventure, paths, reached, dead)
        yield from _vanishing(adventure.scenes, paths)


def check_seen(
    seen: Iterable[tuple[str, str, Mark]], scenes: Mapping[str, Scene]
) -> Iterator[Problem]:
    """Yield the scenes and choices that prose asks `visited` and `taken` about, if there are none.

    Args:
        seen: Which of the two was asked, what about, and where.
        scenes: All scenes.
    """
    everywhere = {one.id for scene in scenes.values() for one in scene.choices if one.shared}
    for asked, name, mark in seen:
        if asked == "visited":
            if name not in scenes:
                message = f"unknown scene '{name[:60]}'{did_you_mean(name, scenes)}"
                yield Problem(mark, "scene-unknown", message)
            continue
        if name in everywhere:
            continue
        scene, _, choice = name.partition("/")
        choices = [c.id for c in scenes[scene].choices] if scene in scenes else []
        if choice not in choices:
            known = f"; '{scene}' has {', '.join(choices[:20])}" if choices else ""
            near = did_you_mean(choice, choices) or known or "; write taken['scene/choice']"
            yield Problem(mark, "choice-unknown", f"unknown choice '{name[:60]}'{near}")


def _unreached(adventure: Adventure, ways: Ways, reached: set[str]) -> Iterator[Problem]:
    """Yield the scenes out of reach, without those that only such scenes lead to."""
    waiting = dict.fromkeys(key for key in adventure.scenes if key not in reached)
    entered = {target for key in waiting for target in _scenes_ahead(key, ways) if target != key}
    told: set[str] = set()
    for name, members in _undrawn(adventure, ways):
        lost = [key for key in members if key in waiting]
        if lost:
            told |= {*lost, *(flood(lost, ways, told) & waiting.keys())}
            scenes = f"scene '{lost[0]}'" if len(lost) == 1 else f"its {len(lost)} scenes"
            cure = f"write goto: {{pool: {name}}}, or remove {'it' if len(lost) == 1 else 'them'}"
            message = f"nothing draws from pool '{name}', so nothing leads to {scenes}; {cure}"
            yield Problem(adventure.scenes[lost[0]].mark, "scene-unreachable", message, "warning")
    for key in sorted(waiting, key=entered.__contains__):  # a circle has no first: any will do
        if key in told:
            continue
        behind = (flood([key], ways, told) & waiting.keys()) - {key}
        told |= {key, *behind}
        also = f", nor to the {len(behind)} that only it leads to" if len(behind) > 1 else ""
        also = f", nor to '{min(behind)}' behind it" if len(behind) == 1 else also
        message = f"nothing leads to scene '{key}'{also}; lead there, or remove it"
        yield Problem(adventure.scenes[key].mark, "scene-unreachable", message, "warning")


def _undrawn(adventure: Adventure, ways: Ways) -> Iterator[tuple[str, Sequence[str]]]:
    """Yield the pools from which no scene and no event draws."""
    drawn = {*called(adventure), *(target for ahead in ways.values() for target in ahead)}
    for name, members in adventure.pools.items():
        if POOL + name not in drawn:
            yield name, members


def _scenes_ahead(key: str, ways: Ways) -> Iterator[str]:
    """Yield the scenes that a scene leads to, through gates too."""
    for target in ways[key]:
        yield from ways[target] if target.startswith((POOL, BACK)) else (target,)


def _dead_ends(scene: Scene, *, defeat: bool) -> Iterator[Problem]:
    """Yield where a scene without choices leaves nothing to do; `defeat` leads on by itself."""
    asides = [part.body for part in scene.questions]
    tried = [branch for outcomes in scene.tries.values() for branch in answers(outcomes)]
    if any(_leads(inner) for body in asides for inner in branches(body)) or any(map(_leads, tried)):
        return
    if scene.body.outcomes is None and not _leads(scene.body):
        message = (
            f"scene '{scene.id}' leaves nothing to do; give it choices, a goto, an ending or a "
            "return"
        )
        yield Problem(scene.mark, "scene-dead-end", message)
        return
    for mark in _stuck(scene.body, defeat=defeat):
        message = f"after this outcome, scene '{scene.id}' leaves nothing to do; add a goto"
        yield Problem(mark, "scene-dead-end", message)


def _leads(branch: Branch) -> bool:
    return branch.goto is not None or branch.returns or branch.visit is not None


def _stuck(branch: Branch, *, defeat: bool) -> Iterator[Mark]:
    if branch.goto is not None or branch.returns:
        return
    if branch.outcomes is None:
        if not branch.surely_leads:
            yield branch.mark
        return
    fells = getattr(branch.check.value, "fells", ()) if defeat and branch.check else ()
    fallen = [one for label, one in branch.outcomes.labels.items() if label in fells]
    for outcome in branch.outcomes.direct():
        if not any(outcome is one for one in fallen):
            yield from _stuck(outcome, defeat=defeat)


def _nothing_behind(scenes: Iterable[Scene], paths: Paths) -> Iterator[tuple[str, Problem]]:
    """Yield the visits after which a scene without choices has nothing left to do.

    A scene is not entered anew by coming back, so its check, or the fight that was left, is over.
    """
    if not paths.ways[BACK]:  # nothing is visited
        return
    returning = flood({BACK}, paths.back)
    for scene in scenes:
        tried = chain.from_iterable(answers(outcomes) for outcomes in scene.tries.values())
        for branch in chain(branches(scene.body), tried):
            if branch.goto is None and branch.visit in returning:
                message = (
                    f"who comes back from this visit finds nothing to do in scene '{scene.id}', "
                    "which has no choices; use goto, or give it choices"
                )
                yield scene.id, Problem(branch.mark, "scene-dead-end", message)


def _unvisited(
    adventure: Adventure, within: Mapping[str, Sequence[Branch]], ways: Ways
) -> Iterator[tuple[str, Problem]]:
    """Yield the scenes that return although no game comes to them on a visit.

    Where the return is all that the scene leads to, the game can't go on; else it does nothing.
    A defeat on a visit is not followed: nobody writes a return for that.
    """
    if not any(BACK in ahead for ahead in ways.values()):
        return
    visits = (branch.visit for inner in within.values() for branch in inner)
    visited = {key for key in visits if key is not None}
    on_visits = flood(visited & ways.keys(), ways, {BACK, adventure.defeat or BACK})
    for key, inner in within.items():
        for branch in inner if key not in on_visits else ():
            if branch.returns and branch.goto is None and branch.visit is None:
                where = "here" if visited else "anywhere"
                message = f"scene '{key}' returns, but no 'visit' leads {where}; use goto"
                stuck = not visited or branch is adventure.scenes[key].body
                severity = "error" if stuck else "warning"
                yield key, Problem(branch.mark, "return-unvisited", message, severity)


def _unreturned(adventure: Adventure, paths: Paths) -> Iterator[Problem]:
    """Yield the visits from which no way leads back, if no event may end one either.

    A return on a further visit ends that one alone.
    """
    within, ways = paths.within, paths.ways
    if not ways[BACK]:  # nothing is visited
        return
    unsure = [
        (branch, branch.visit)
        for inner in within.values()
        for branch in inner
        if branch.visit is not None and branch.goto is None  # of two ways on, neither is followed
        if BACK not in ways.get(branch.visit, {BACK})  # most scenes that are visited return
    ]
    if not unsure:
        return
    anywhere = flood({BACK}, paths.back)
    events = (one for event in adventure.events.values() for one in branches(event.body))
    if any(one.returns for one in events) or not anywhere.isdisjoint(called(adventure)):
        return
    returning = flood({BACK}, backwards(_without_visits(adventure, within, ways)))
    for branch, visit in unsure:
        if visit not in returning:
            message = f"nobody comes back: no way from '{visit}' has a 'return'; use goto"
            if visit in anywhere:
                message = (
                    f"nobody comes back: what returns behind '{visit}' ends another visit; give "
                    f"'{visit}' a 'return' for its 'goto', or use goto here"
                )
            talk = adventure.scenes.get(visit)
            if talk is not None and talk.talk_of is not None and talk.body.text is None:
                message = "no reply leads out of this talk; leave 'stay' out of one of them"
            yield Problem(branch.mark, "visit-unreturned", message, "warning")


def _without_visits(
    adventure: Adventure, within: Mapping[str, Iterable[Branch]], ways: Ways
) -> Ways:
    """Return the ways that do not begin a visit; who goes on out of a talk has left it."""
    found = dict(ways)
    for key, inner in within.items():
        scene = adventure.scenes[key]
        every = [*inner, *heard(adventure, scene)]
        visited = {one.visit for one in every if one.visit is not None and one.goto is None}
        ahead = ways[key] - visited | {one.goto for one in every if isinstance(one.goto, str)}
        leaves = scene.talk and any(one.goto is not None for one in every)
        found[key] = ahead | {BACK} if leaves else ahead
    return found


def _untold(within: Iterable[Branch]) -> Iterator[Problem]:
    """Yield the outcomes that tell nothing: results are events, not words for ranks (ART-514)."""
    for outcomes in [outer.outcomes for outer in within if outer.outcomes is not None]:
        for branch in outcomes.direct():
            silent = branch.text is None or not branch.text.source.strip()
            if silent and branch.outcomes is None and not branch.cases and not _leads(branch):
                message = "this outcome tells the player nothing; give it a text"
                yield Problem(branch.mark, "text-missing", message, "warning")


def _endless(scenes: Mapping[str, Scene]) -> Iterator[list[str]]:
    """Yield the circles of scenes that lead on by themselves, each once."""
    onward = {
        scene.id: scene.body.goto
        for scene in scenes.values()
        if isinstance(scene.body.goto, str) and scene.body.check is None and not scene.ending
    }
    done: set[str] = set()
    for start in onward:
        path: dict[str, None] = {}
        here: str | None = start
        while here is not None and here in onward and here not in done:
            done.add(here)
            path[here] = None
            here = onward[here]
        if here in path:
            yield list(path)[list(path).index(here or "") :]


def _endless_problem(circle: list[str], scenes: Mapping[str, Scene]) -> Problem:
    shown = " → ".join((*circle[:5], *(["…"] if len(circle) > 5 else []), circle[0]))
    message = f"scenes lead on by themselves without end: {shown}; give one of them choices"
    return Problem(scenes[circle[0]].mark, "passage-endless", message)


def _endings(
    adventure: Adventure, paths: Paths, reached: set[str], dead: set[str]
) -> Iterator[Problem]:
    endings = {scene.id for scene in adventure.scenes.values() if scene.ending is not None}
    start = adventure.scenes[adventure.start]
    if not endings and adventure.open:
        return  # the table says when it is over
    if not endings:
        message = "the adventure has no ending; give a scene 'ending: won' or another word"
        yield Problem(start.mark, "ending-missing", message)
        return
    if start.id in endings and len(adventure.scenes) > 1:
        message = "the adventure ends as it begins, here; let another scene be its 'start'"
        yield Problem(start.mark, "scene-unreachable", message, "warning")
    good = flood(endings | dead, paths.back)
    if not _by_event(adventure, good):
        yield from _trapped(adventure, paths.ways, reached, good)


def _by_event(adventure: Adventure, good: set[str]) -> bool:
    """Whether a timed event leads to an end from wherever the hero is."""
    return any(target in good for target in called(adventure))


def _trapped(
    adventure: Adventure, ways: Ways, reached: set[str], good: set[str]
) -> Iterator[Problem]:
    """Yield the reachable scenes from which no ending can be, where one first gets into them."""
    trapped = reached - good
    entries = {target for key in reached & good for target in ways[key]} | {adventure.start}
    entries |= {target for gate in entries - adventure.scenes.keys() for target in ways[gate]}
    for scene in adventure.scenes.values():
        if scene.id in trapped and scene.id in entries:
            message = f"no ending can be reached from scene '{scene.id}'; add a way out"
            yield Problem(scene.mark, "ending-unreachable", message)


def _vanishing(scenes: Mapping[str, Scene], paths: Paths) -> Iterator[Problem]:
    """Yield the scenes whose every choice may vanish at once."""
    for scene in scenes.values():
        for choice in scene.choices:
            if choice.fallback or (choice.when is None and not choice.once):
                break  # it stays
        else:
            if not scene.choices or not _may_all_vanish(scene, paths) or _complete(scene):
                continue
            message = (
                f"every choice of scene '{scene.id}' may vanish; make one 'fallback: true', or "
                "leave one without 'when' and 'once'"
            )
            yield Problem(scene.mark, "choices-run-out", message, "warning")


def _may_all_vanish(scene: Scene, paths: Paths) -> bool:
    """Say whether no choice is left when the scene is come back to."""
    once = [one for one in scene.choices if one.when is None]
    if not once or scene.id in paths.circles:
        return True
    return not any(all(end.surely_leads for end in ends(one.body)) for one in once)


def _complete(scene: Scene) -> bool:
    """Whether a condition and its opposite both stand there, so that one of them always holds."""
    sources = {
        " ".join(choice.when.source.replace("'", '"').split())
        for choice in scene.choices
        if choice.when is not None and not choice.once
    }
    first = {
        f'taken["{scene.id}/{choice.id}"]'
        for choice in scene.choices
        if choice.once and choice.when is None
    }
    opposites = {
        opposite
        for source in sources
        for opposite in (f"not {source}", f"not ({source})", _turned(source))
    }
    return not opposites.isdisjoint(sources) or not first.isdisjoint(sources)


def _turned(source: str) -> str:
    """Return the opposite of a single comparison, such as `n <= 0` of `n > 0`; else nothing."""
    found = _COMPARISON.fullmatch(source)
    joined = {"and", "or", "not", "if"} & {*source.split()}
    return f"{found[1]} {_OPPOSITE[found[2]]} {found[3]}" if found and not joined else ""


def _dry_pools(scenes: Mapping[str, Scene]) -> Iterator[Problem]:
    for name, members in pools_of(scenes).items():
        if all(scenes[key].when is not None for key in members):
            message = f"every scene of pool '{name}' has a condition; leave one without 'when'"
            yield Problem(scenes[members[0]].mark, "pool-runs-out", message, "warning")
