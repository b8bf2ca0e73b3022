"""What an editor tells of what stands under a cursor."""

from collections.abc import Iterator

from solo.adventure.graph import ways_of
from solo.adventure.model import Adventure
from solo.authoring.editor.cursor import cursor_at
from solo.authoring.editor.hints import came_of, chance_at
from solo.authoring.editor.keys_at import meaning_at
from solo.authoring.editor.loose import Loose
from solo.authoring.editor.names import Name, name_at
from solo.authoring.editor.project import Project
from solo.authoring.format.fields import labels_of, summary
from solo.authoring.reading import as_written

_MOST = 8  # scenes that are named in one line


def hover(project: Project, file: str, line: int, column: int) -> str:
    """Return what is told of a place, in Markdown; nothing where there is nothing to tell."""
    text = project.text(file)
    lines = text.split("\n")
    here = lines[line] if line < len(lines) else ""
    end = column
    while end < len(here) and (here[end].isalnum() or here[end] in "_-"):
        end += 1
    cursor = cursor_at(text, line, end)
    told = []
    name = name_at(project, file, line, column)
    if name is not None and project.now.adventure is not None:
        told += [*_of_name(project, name, project.now.adventure)]
    if cursor.on_key or not cursor.before:
        key = cursor.before.strip() or (cursor.path[-1] if cursor.path else "")
        path = (*cursor.path, key) if cursor.on_key else cursor.path
        told += [*_of_key(project, path, key, hero=project.is_hero(file))]
    if isinstance(project, Loose):
        begin = column
        while begin and (here[begin - 1].isalnum() or here[begin - 1] in "_-"):
            begin -= 1
        found = project.told_of(here[begin:end])
    else:
        found = chance_at(project, file, line)
    return "\n\n".join([*told, found] if found else told)


def _of_key(project: Project, path: tuple[str, ...], key: str, *, hero: bool) -> Iterator[str]:
    if meaning := meaning_at(project.schema(hero=hero), path):
        yield f"**{key}**: {meaning}"
    system = project.system
    if system is not None and path[-2:-1] == ("check",):
        kind = {**system.checks, **system.encounters}.get(key)
        if kind is not None:
            yield summary(kind)
            if labels := labels_of(system, key):
                yield f"Outcomes: {', '.join(labels)}"


def _of_name(project: Project, name: Name, adventure: Adventure) -> Iterator[str]:
    sets = len(project.now.names.set.get((name.kind, name.name), ()))
    reads = len(project.now.names.read.get((name.kind, name.name), ()))
    places = "place" if sets == 1 else "places"
    yield f"{name.kind} **{name.name}**: set in {sets} {places}, read in {reads}"
    if name.kind == "variable" and name.name in adventure.variables:
        value = adventure.variables[name.name]
        yield f"At first it is {as_written(value)}."
    if name.kind == "scene" and name.name in adventure.scenes:
        if project.games:
            yield came_of(project, name.name)
        yield from _of_scene(adventure, name.name)


def _of_scene(adventure: Adventure, key: str) -> Iterator[str]:
    scene = adventure.scenes[key]
    if scene.title is not None:
        yield f"*{scene.title.source}*"
    ways = ways_of(adventure)
    behind = [one for one, ahead in ways.items() if key in ahead and one in adventure.scenes]
    if behind:
        rest = f" and {len(behind) - _MOST} more" if len(behind) > _MOST else ""
        yield f"reached from {', '.join(behind[:_MOST])}{rest}"
    elif key == adventure.start:
        yield "the first scene"
    ahead = [one for one in ways.get(key, ()) if one in adventure.scenes]
    if ahead:
        yield f"leads to {', '.join(sorted(ahead)[:_MOST])}"
