"""The map as data: the places one has been to, and the ways seen from them, untaken."""

import unicodedata
from dataclasses import field

from solo.adventure.model import Scene
from solo.dataclass import dataclass
from solo.engine.commands import Choose
from solo.engine.events import SceneEntered
from solo.engine.past import outlines
from solo.engine.session import Session
from solo.errors import SoloError
from solo.words import Text


@dataclass(slots=True)
class Place:
    """A place on the map: scenes of one title are one place, a scene without a title is none."""

    title: str
    came_from: "Place | None" = None
    ways: "dict[str, Place]" = field(default_factory=dict)  # by title
    below: "list[Place]" = field(default_factory=list)  # those first entered from here
    untaken: list[Text] = field(default_factory=list)
    here: bool = False

    @property
    def back(self) -> "list[Place]":
        """The places that stand elsewhere on the map, and that a way leads to."""
        ways = self.ways.values()
        return [one for one in ways if one.came_from is not self and one is not self.came_from]


def places(session: Session) -> tuple[Place, ...]:
    """Return the places in the order in which they were found."""
    found: dict[str, Place] = {}
    of_scene: dict[str, Place] = {}
    taken: set[tuple[str, str]] = set()
    at: Place | None = None
    scene = ""
    for turn in outlines(session.turns):
        if isinstance(turn.command, Choose):
            taken.add((scene, turn.command.option))
        for event in turn.entered:
            if not is_place(session.adventure.scenes.get(event.scene)):
                continue
            at = _entered(event, at, found)
            if at is not None:
                of_scene[event.scene] = at
        scene = turn.scene
    _see_ways(session, of_scene, taken)
    if at is not None:
        at.here = True
    return tuple(found.values())


def is_place(scene: Scene | None) -> bool:
    """Say whether somebody can be in a scene: in no ending, no talk, and nothing that is only read.

    What only goes back to where it was visited from is read, such as a letter. Of anything else
    that is no place, such as somebody who is spoken to, the author says so.
    """
    if scene is None:
        return True
    if scene.place is not None:
        return scene.place
    if scene.ending is not None or scene.talk or scene.talk_of:
        return False
    ways = [scene.body, *(choice.body for choice in scene.choices if not choice.shared)]
    return not any(way.returns for way in ways) or any(way.goto for way in ways)


def _entered(event: SceneEntered, at: Place | None, found: dict[str, Place]) -> Place | None:
    """Return the place that a scene belongs to, and note the way to it."""
    shown = " ".join(event.title.split())
    if not shown:
        return at
    title = _alike(shown)
    place = found.setdefault(title, Place(shown, at))
    if at is not None and place is not at and title not in at.ways:
        at.ways[title] = place
        if place.came_from is at:
            at.below.append(place)
    return place


def _see_ways(session: Session, of_scene: dict[str, Place], taken: set[tuple[str, str]]) -> None:
    """Note the ways to places not yet found that were open when each scene was last seen."""
    last = {one.scene: at for at, one in enumerate(outlines(session.turns)) if not one.waits}
    for at in sorted(last[scene] for scene in of_scene.keys() & last.keys())[::-1]:
        state = session.turns[at].state
        try:
            options = session.interpreter.options(state)
        except SoloError:
            continue
        for option in options:
            body = session.interpreter.authored(state, option.id)
            if body is None or not isinstance(body.goto, str) or body.check is not None:
                continue
            unseen = body.goto not in of_scene and is_place(session.adventure.scenes.get(body.goto))
            if unseen and not option.reason and (state.scene, option.id) not in taken:
                of_scene[state.scene].untaken.append(option.text)


def _alike(title: str) -> str:
    """Return a title as it is compared: without case and accents."""
    plain = unicodedata.normalize("NFKD", title.casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))
