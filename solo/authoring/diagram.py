"""The scenes of an adventure and the ways between them, as a diagram for Mermaid or Graphviz."""

from collections.abc import Iterator
from typing import NamedTuple

from solo.adventure.model import Adventure, Branch, Pool, Scene
from solo.adventure.outcomes import Outcomes

LONGEST = 32  # characters of a label


class Way(NamedTuple):
    """A way from a scene to another: by a choice, an outcome, a question or of itself."""

    origin: str
    target: str
    label: str


def ways(adventure: Adventure) -> Iterator[Way]:
    """Yield every way between scenes, each once, in the order of the scenes."""
    pools: dict[str, list[str]] = {}
    for scene in adventure.scenes.values():
        if scene.pool is not None:
            pools.setdefault(scene.pool, []).append(scene.id)
    for scene in adventure.scenes.values():
        yield from dict.fromkeys(_ways_of(scene, pools))
    for event in adventure.events.values():
        for target in _targets(event.body, pools):
            yield Way("", target, event.id)


def mermaid(adventure: Adventure) -> str:
    """Return a Mermaid flowchart: endings are rounded, the start is thick."""
    names = {scene: f"s{number}" for number, scene in enumerate(adventure.scenes)}
    lines = ["flowchart TD"]
    for scene in adventure.scenes.values():
        left, right = ("([", "])") if scene.ending else ("[", "]")
        lines.append(f'  {names[scene.id]}{left}"{_quoted(scene.id)}"{right}')
    for way in ways(adventure):
        label = f'|"{_quoted(way.label)}"|' if way.label else ""
        origin = names.get(way.origin, "anywhere([anywhere])")
        lines.append(f"  {origin} -->{label} {names[way.target]}")
    lines.append(f"  style {names[adventure.start]} stroke-width:4px")
    return "\n".join(lines)


def dot(adventure: Adventure) -> str:
    """Return a Graphviz graph: endings are doubled, the start is bold."""
    lines = ["digraph adventure {", "  node [shape=box];"]
    for scene in adventure.scenes.values():
        marks = ["peripheries=2"] if scene.ending else []
        marks += ["style=bold"] if scene.id == adventure.start else []
        lines.append(f'  "{scene.id}" [{", ".join(marks)}];')
    for way in ways(adventure):
        origin = way.origin or "(anywhere)"
        lines.append(f'  "{origin}" -> "{way.target}" [label="{_escaped(way.label)}"];')
    return "\n".join([*lines, "}"])


def _ways_of(scene: Scene, pools: dict[str, list[str]]) -> Iterator[Way]:
    for target in _targets(scene.body, pools):
        yield Way(scene.id, target, "")
    for choice in scene.choices:
        for target in _targets(choice.body, pools):
            yield Way(scene.id, target, _short(choice.label.source))
    for question in scene.questions:
        for target in _targets(question.body, pools):
            yield Way(scene.id, target, f"ask: {question.id}")
    for name, outcomes in scene.tries.items():
        for branch in _branches(outcomes):
            for target in _targets(branch, pools):
                yield Way(scene.id, target, f"try {name}")


def _targets(branch: Branch, pools: dict[str, list[str]]) -> Iterator[str]:
    if isinstance(branch.goto, Pool):
        yield from pools.get(branch.goto.name, ())
    elif branch.goto is not None:
        yield branch.goto
    if branch.visit is not None:
        yield branch.visit
    for inner in _branches(branch.outcomes):
        yield from _targets(inner, pools)


def _branches(outcomes: Outcomes | None) -> Iterator[Branch]:
    """Yield the branches of outcomes, each once."""
    if outcomes is None:
        return
    broad = (outcomes.success, outcomes.failure, outcomes.otherwise)
    found = (*outcomes.labels.values(), *outcomes.counts.values(), *broad)
    also = (outcomes.also or {}).values()
    seen: dict[int, Branch] = {
        id(branch): branch for branch in (*found, *also) if branch is not None
    }
    yield from seen.values()


def _short(label: str) -> str:
    text = " ".join(label.split())
    return text if len(text) <= LONGEST else text[: LONGEST - 1].rstrip() + "…"


def _quoted(text: str) -> str:
    return text.replace("&", "#amp;").replace('"', "#quot;").replace("<", "#lt;")


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')
