"""A chart of the scenes of an adventure: what is on it, and where each thing is put.

Each file of the module has a column of its own; scenes stand the lower the more steps they are from
the start. So no two files' frames overlap, and most ways lead downwards.
"""

import itertools
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import PurePath

from solo.adventure import graph
from solo.adventure.branch import Branch, Outcomes, Pool
from solo.adventure.model import Adventure, Choice, Question, Scene
from solo.dataclass import dataclass
from solo.errors import SoloError, did_you_mean

WIDE, TALL = 176, 46  # of a scene, in pixels
GAP, DOWN, MARGIN = 26, 64, 40  # between scenes side by side, between rows, around a file's frame
ABREAST = 4  # scenes of one file and one row side by side, before they go on below
POOL, ANYWHERE = "pool: ", "(anywhere)"


@dataclass(frozen=True, slots=True)
class Node:
    """A scene, a pool, or where what may happen anywhere begins."""

    id: str  # the scene, `pool: NAME`, or `(anywhere)`
    title: str  # its title, if that is always the same
    kind: str  # `start`, `scene`, `ending`, `defeat`, `pool` or `anywhere`
    file: str  # the file it stands in
    games: int = -1  # in how many games of a playtest it was met; -1 where there is none
    x: int = 0  # the place of its left side
    y: int = 0  # the place of its upper side


@dataclass(frozen=True, slots=True)
class Edge:
    """A way from a node to another."""

    origin: str  # the node's id
    target: str  # the other's
    labels: tuple[str, ...]  # the choices or the like, and the outcomes, that lead there
    kind: str = "goto"  # `goto`, `visit`, `pool`, `event` or `defeat`
    games: int = -1  # in how many games its choice was taken; -1 where that is not known


@dataclass(frozen=True, slots=True)
class Frame:
    """The frame around the scenes of a file."""

    file: str
    x: int
    y: int
    wide: int
    tall: int


@dataclass(frozen=True, slots=True)
class Chart:
    """What is drawn; `games` is how many a playtest played, 0 without one."""

    title: str
    nodes: tuple[Node, ...]
    edges: tuple[Edge, ...]
    frames: tuple[Frame, ...]
    wide: int
    tall: int
    games: int = 0


@dataclass(frozen=True, slots=True)
class Heat:
    """What a playtest met, as `solo test --json` tells it."""

    games: int = 0
    scenes: Mapping[str, int] | None = None
    choices: Mapping[str, int] | None = None


def heat_of(raw: bytes) -> Heat:
    """Return what a playtest met.

    Raises:
        ValueError: It is no report of `solo test --json`.
    """
    try:
        facts = json.loads(raw)
        hits = facts["hits"]
        kinds = ("scenes", "choices")
        scenes, choices = ({str(key): int(n) for key, n in hits[kind].items()} for kind in kinds)
        return Heat(int(facts["games"]), scenes, choices)
    except (KeyError, TypeError, AttributeError, OverflowError, RecursionError) as reason:
        raise ValueError("no report") from reason


def chart(
    adventure: Adventure, *, start: str = "", depth: int = 0, heat: Heat | None = None
) -> Chart:
    """Return the chart of an adventure, or of what lies within `depth` steps of a scene.

    Raises:
        SoloError: There is no such scene.
    """
    if start and start not in adventure.scenes:
        near = did_you_mean(start, adventure.scenes)
        raise SoloError(f"the adventure has no scene '{start[:60]}'{near}")
    heat = heat or Heat()
    edges = list(_merged(_edges(adventure, heat)))
    rows = _rows(start or adventure.start, edges, whole=not start)
    if start and depth:
        rows = {key: row for key, row in rows.items() if row <= depth}
    elif not start:
        last = max(rows.values(), default=0) + 1
        rows |= {key: last for key in adventure.scenes if key not in rows}
    nodes = [node for node in _nodes(adventure, heat) if node.id in rows]
    edges = [edge for edge in edges if edge.origin in rows and edge.target in rows]
    placed, frames = _placed(nodes, rows, edges)
    wide = max((frame.x + frame.wide for frame in frames), default=0) + MARGIN
    tall = max((frame.y + frame.tall for frame in frames), default=0) + MARGIN
    return Chart(adventure.title, placed, tuple(edges), frames, wide, tall, heat.games)


# What is drawn


def _nodes(adventure: Adventure, heat: Heat) -> Iterator[Node]:
    first = PurePath(next(iter(adventure.scenes.values())).mark.file)
    for scene in adventure.scenes.values():
        title = ""
        if scene.title is not None and scene.title.constant:
            title = scene.title.source.strip()
        elif scene.title is None and scene.ending is not None:
            title = scene.ending.title
        kind = "ending" if scene.ending is not None else "scene"
        kind = "defeat" if scene.id == adventure.defeat else kind
        kind = "start" if scene.id == adventure.start else kind
        met = -1 if heat.scenes is None else heat.scenes.get(scene.id, 0)
        yield Node(scene.id, title, kind, _file(scene), met)
    for name, members in adventure.pools.items():
        yield Node(POOL + name, "", "pool", _file(adventure.scenes[members[0]]))
    yield Node(ANYWHERE, "", "anywhere", str(first.name))


def _file(scene: Scene) -> str:
    return PurePath(scene.mark.file).name


def _edges(adventure: Adventure, heat: Heat) -> Iterator[Edge]:
    for scene in adventure.scenes.values():
        yield from _of_branch(scene.id, scene.body, "")
        for choice in scene.choices:
            met = -1 if heat.choices is None else heat.choices.get(choice.key(scene.id), 0)
            yield from _of_branch(_origin(scene, choice), choice.body, _label(choice), met)
        for question in scene.questions:
            yield from _of_branch(_origin(scene, question), question.body, f"ask {question.id}")
        for trait, outcomes in scene.tries.items():
            yield from _of_outcomes(scene.id, outcomes, f"try {trait}")
        if adventure.defeat is not None and scene.id != adventure.defeat and _fights(scene):
            yield Edge(scene.id, adventure.defeat, (), "defeat")
    for name, members in adventure.pools.items():
        yield from (Edge(POOL + name, member, (), "pool") for member in members)
    for event in adventure.events.values():
        for edge in _of_branch(ANYWHERE, event.body, f"event {event.id}"):
            yield Edge(edge.origin, edge.target, edge.labels, "event")


def _merged(edges: Iterable[Edge]) -> Iterator[Edge]:
    """Yield one way for all of a kind between two places, with the labels of each."""
    found: dict[tuple[str, str, str], list[Edge]] = {}
    for edge in edges:
        found.setdefault((edge.origin, edge.target, edge.kind), []).append(edge)
    for (origin, target, kind), every in found.items():
        labels = dict.fromkeys(label for edge in every for label in edge.labels)
        yield Edge(origin, target, tuple(labels), kind, max(edge.games for edge in every))


def _origin(scene: Scene, part: Choice | Question) -> str:
    return ANYWHERE if part.shared else scene.id


def _fights(scene: Scene) -> bool:
    return any(branch.check is not None for branch in graph.parts(scene))


def _label(choice: Choice) -> str:
    return " ".join(choice.label.source.split()) if choice.label.constant else choice.id


def _of_branch(origin: str, branch: Branch, label: str, met: int = -1) -> Iterator[Edge]:
    labels = (label,) if label else ()
    if isinstance(branch.goto, Pool):
        yield Edge(origin, POOL + branch.goto.name, labels, "goto", met)
    elif branch.goto is not None:
        yield Edge(origin, branch.goto, labels, "goto", met)
    if branch.visit is not None:
        yield Edge(origin, branch.visit, labels, "visit", met)
    for case in branch.cases:
        when = "else" if case.otherwise else "" if case.when is None else case.when.source
        yield from _of_branch(origin, case.branch, _joined(label, when), met)
    if branch.outcomes is not None:
        yield from _of_outcomes(origin, branch.outcomes, label, met)


def _of_outcomes(origin: str, outcomes: Outcomes, label: str, met: int = -1) -> Iterator[Edge]:
    names = {mark: key for key, mark in outcomes.keys}
    for branch in outcomes.direct():
        yield from _of_branch(origin, branch, _joined(label, names.get(branch.mark, "")), met)
    for trigger, branch in (outcomes.also or {}).items():
        yield from _of_branch(origin, branch, _joined(label, trigger), met)


def _joined(label: str, more: str) -> str:
    return f"{label} · {more}" if label and more else label or more


# Where it is put


def _rows(start: str, edges: Iterable[Edge], *, whole: bool) -> dict[str, int]:
    """Return how many steps each node is from the start; what events bring stands above all."""
    ahead: dict[str, list[str]] = {}
    for edge in edges:
        if edge.kind != "defeat":
            ahead.setdefault(edge.origin, []).append(edge.target)
        else:
            ahead.setdefault(edge.origin, [])
    rows = {start: 0}
    waiting = [start]
    if whole and ANYWHERE in ahead:
        rows[ANYWHERE] = 0
        waiting.append(ANYWHERE)
    for key in waiting:
        for target in ahead.get(key, ()):
            if target not in rows:
                rows[target] = rows[key] + 1
                waiting.append(target)
    return rows


def _placed(
    nodes: list[Node], rows: Mapping[str, int], edges: Iterable[Edge]
) -> tuple[tuple[Node, ...], tuple[Frame, ...]]:
    """Put each file's nodes into a column, those of a row side by side, near what leads there."""
    files: dict[str, list[Node]] = {}
    for node in sorted(nodes, key=lambda one: rows[one.id]):  # a file as its first scene comes
        files.setdefault(node.file, []).append(node)
    before: dict[str, list[str]] = {}
    for edge in edges:
        before.setdefault(edge.target, []).append(edge.origin)
    tops = _tops(nodes, rows)
    found: dict[str, Node] = {}
    frames = []
    left = MARGIN
    for file, own in files.items():
        most = 0
        for row, side in itertools.groupby(own, key=lambda one: rows[one.id]):
            level = sorted(side, key=lambda node: _middle(before.get(node.id, ()), found))
            for place, node in enumerate(level):
                across, below = place % ABREAST, place // ABREAST
                most = max(most, across + 1)
                x, y = left + GAP + across * (WIDE + GAP), tops[row] + below * (TALL + GAP)
                found[node.id] = Node(node.id, node.title, node.kind, node.file, node.games, x, y)
        wide = most * (WIDE + GAP) + GAP
        ys = [found[node.id].y for node in own]
        top, bottom = min(ys) - GAP - 8, max(ys) + TALL + GAP
        frames.append(Frame(file, left, top, wide, bottom - top))
        left += wide + MARGIN
    return tuple(found[node.id] for node in nodes), tuple(frames)


def _tops(nodes: Iterable[Node], rows: Mapping[str, int]) -> dict[int, int]:
    """Return where each row begins; one in which a file has many scenes is the taller."""
    counts: dict[int, Counter[str]] = {}
    for node in nodes:
        counts.setdefault(rows[node.id], Counter())[node.file] += 1
    tops, top = {}, 2 * MARGIN
    for row, files in sorted(counts.items()):
        tops[row] = top
        top += -(-max(files.values()) // ABREAST) * (TALL + GAP) + DOWN
    return tops


def _middle(origins: Iterable[str], found: Mapping[str, Node]) -> float:
    """Return the middle of where one comes from, as far as that is placed already."""
    places = [found[origin].x for origin in origins if origin in found]
    return sum(places) / len(places) if places else 0.0
