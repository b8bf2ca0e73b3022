"""The scenes of an adventure and the ways between them, as a diagram for Mermaid or Graphviz.

A pool is a place of its own: whatever draws from it needs one way, not one to each of its scenes.
"""

from collections.abc import Iterator

from solo.adventure.branch import Branch, Pool
from solo.adventure.graph import answers, branches
from solo.adventure.model import Adventure, Choice, Scene
from solo.namedtuple import NamedTuple

LONGEST = 32  # characters of a label
_ENTITIES = {ord(mark): f"#{ord(mark)};" for mark in '#;"&<>`\\'}
"""Marks that mean something to Mermaid even between quotes, as it wants them written."""
POOL = "pool: "  # before a pool's name where a scene's id could stand; no id holds a colon


class Way(NamedTuple):
    """A way from a scene or pool to another: by a choice, an outcome, a question or of itself."""

    origin: str
    target: str
    label: str


def ways(adventure: Adventure) -> Iterator[Way]:
    """Yield every way between scenes and pools, each once, in the order of the scenes."""
    for scene in adventure.scenes.values():
        yield from dict.fromkeys(_ways_of(scene))
    for pool, members in adventure.pools.items():
        for member in members:
            yield Way(POOL + pool, member, "")
    for event in adventure.events.values():
        for target in _targets(event.body):
            yield Way("", target, event.id)


def mermaid(adventure: Adventure) -> str:
    """Return a Mermaid flowchart: endings are rounded, the start is thick, pools have six sides."""
    names = {scene: f"s{number}" for number, scene in enumerate(adventure.scenes)}
    names |= {POOL + pool: f"p{number}" for number, pool in enumerate(adventure.pools)}
    lines = ["flowchart TD"]
    for scene in adventure.scenes.values():
        left, right = ("([", "])") if scene.ending else ("[", "]")
        lines.append(f'  {names[scene.id]}{left}"{_quoted(scene.id)}"{right}')
    lines += [f'  {names[POOL + pool]}{{{{"{_quoted(POOL + pool)}"}}}}' for pool in adventure.pools]
    for way in ways(adventure):
        label = f'|"{_quoted(way.label)}"|' if way.label else ""
        origin = names.get(way.origin, "anywhere([anywhere])")
        lines.append(f"  {origin} -->{label} {names[way.target]}")
    lines.append(f"  style {names[adventure.start]} stroke-width:4px")
    return "\n".join(lines)


def dot(adventure: Adventure) -> str:
    """Return a Graphviz graph: endings are doubled, the start is bold, pools have six sides."""
    lines = ["digraph adventure {", "  node [shape=box];"]
    for scene in adventure.scenes.values():
        marks = ["peripheries=2"] if scene.ending else []
        marks += ["style=bold"] if scene.id == adventure.start else []
        lines.append(f"  {_string(scene.id)} [{', '.join(marks)}];")
    lines += [f"  {_string(POOL + pool)} [shape=hexagon];" for pool in adventure.pools]
    for way in ways(adventure):
        origin, target = _string(way.origin or "(anywhere)"), _string(way.target)
        lines.append(f"  {origin} -> {target} [label={_string(way.label)}];")
    return "\n".join([*lines, "}"])


def _ways_of(scene: Scene) -> Iterator[Way]:
    for target in _targets(scene.body):
        yield Way(scene.id, target, "")
    for choice in scene.choices:
        for target in _targets(choice.body):
            yield Way(scene.id, target, _label(choice))
    for question in scene.questions:
        for target in _targets(question.body):
            yield Way(scene.id, target, f"ask: {question.id}")
    for name, outcomes in scene.tries.items():
        for branch in answers(outcomes):
            for target in _ahead(branch):
                yield Way(scene.id, target, f"try {name}")


def _targets(body: Branch) -> Iterator[str]:
    """Yield where a branch, and all that its checks may lead to, go on."""
    for branch in branches(body):
        yield from _ahead(branch)


def _ahead(branch: Branch) -> Iterator[str]:
    if isinstance(branch.goto, Pool):
        yield POOL + branch.goto.name
    elif branch.goto is not None:
        yield branch.goto
    if branch.visit is not None:
        yield branch.visit


def _label(choice: Choice) -> str:
    """Return a choice's text, cut at a word; its id if what it reads as is known only in play."""
    if not choice.label.constant:
        return choice.id
    text = " ".join(choice.label.source.split())
    if len(text) <= LONGEST:
        return text
    whole, _, _ = text[:LONGEST].rpartition(" ")
    return f"{whole.rstrip(',;:') or text[: LONGEST - 1]}…"


def _quoted(text: str) -> str:
    return text.translate(_ENTITIES)


def _string(text: str) -> str:
    """Return a text between quotes, as Graphviz wants it written."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
