"""What an editor shows beside the text: chances of checks, and how many games came to a scene."""

from solo.adventure.branch import Authored, Branch
from solo.adventure.graph import asides, branches
from solo.adventure.model import Adventure
from solo.adventure.playing import rules_of
from solo.authoring.editor.project import Project
from solo.errors import SoloError
from solo.namedtuple import NamedTuple
from solo.rules.core.odds import odds

MOST_HINTS = 400  # of one file


class Hint(NamedTuple):
    """A chance beside a check; lines count from 0."""

    line: int
    column: int  # where the check stands
    text: str


class Lens(NamedTuple):
    """A line above a scene; lines count from 0."""

    line: int
    text: str
    scene: str
    does: str  # `play`, `count`, or nothing


def hints(project: Project, file: str, lines: range) -> list[Hint]:
    """Return the chances of the checks in some lines of a file, for the first ready-made hero."""
    adventure = project.now.adventure
    if adventure is None:
        return []
    shown, moved = project.now.files.shown(file), project.moves()
    found: dict[tuple[int, int], Hint] = {}
    for check in _checks(adventure):
        mark = moved(check.mark) if check.mark.file == shown else None
        if mark is None or mark.line - 1 not in lines:
            continue
        place = (mark.line - 1, mark.column - 1)
        if place in found or len(found) >= MOST_HINTS:
            continue
        if said := project.chance_of(check, lambda check: chance(adventure, check)):
            found[place] = Hint(*place, said)
    return [found[place] for place in sorted(found)]


def chance_at(project: Project, file: str, line: int) -> str:
    """Return the chances of the checks in a line, or nothing."""
    return "; ".join(hint.text for hint in hints(project, file, range(line, line + 1)))


def chance(adventure: Adventure, check: Authored) -> str:
    """Say how likely a check is to succeed for the first ready-made hero; nothing if unknown."""
    if not adventure.heroes or check.fields:
        return ""  # what depends on the game is not known here
    hero = adventure.heroes[0]
    try:
        found = odds(check.value, hero.sheet())
    except (SoloError, ValueError, TypeError, AttributeError, NotImplementedError):
        return ""
    if not found.graded or not found.total:
        return ""
    return f"{found.percent(found.succeeding)}% for {hero.name.partition(' ')[0]}"


def _checks(adventure: Adventure) -> list[Authored]:
    every: list[Branch] = []
    for scene in adventure.scenes.values():
        every += branches(scene.body)
        for choice in scene.choices:
            every += branches(choice.body)
        every += asides(scene)
    every += [one for event in adventure.events.values() for one in branches(event.body)]
    system = rules_of(adventure)
    return [
        branch.check
        for branch in every
        if branch.check is not None and branch.check.kind in system.checks
    ]


def lenses(project: Project, file: str) -> list[Lens]:
    """Return the lines above the scenes of a file."""
    adventure = project.now.adventure
    if adventure is None:
        return []
    shown, moved = project.now.files.shown(file), project.moves()
    found = []
    for scene in adventure.scenes.values():
        mark = moved(scene.mark) if scene.mark.file == shown else None
        if mark is None:
            continue
        line = mark.line - 1
        found.append(Lens(line, "play from here", scene.id, "play"))
        told = came_of(project, scene.id) if project.games else "count games"
        found.append(Lens(line, told, scene.id, "count"))
    return found


def came_of(project: Project, scene: str) -> str:
    """Say how many of the games that were counted came to a scene."""
    return f"{project.counted.get(scene, 0)} of {project.games} games"
