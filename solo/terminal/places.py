"""The map: the places one has been to, and the ways seen from them, but not where those lead.

It is drawn as a line of places with its branches beside it, since scenes have no points of the
compass: what was first entered from a place stands below it, and where one is now stands on the
main line.
"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field

from solo.adventure.model import Scene
from solo.engine.commands import Choose
from solo.engine.events import SceneEntered
from solo.engine.past import outlines
from solo.engine.session import Session
from solo.errors import SoloError
from solo.terminal import now
from solo.terminal.blocks import Block, Span, line
from solo.terminal.clean import clean_line, fold
from solo.terminal.wrap import fit

_HERE, _BEEN, _UNSEEN, _BACK = "◆", "●", "○", "↺"


@dataclass(slots=True)
class Place:
    """A place on the map: scenes of one title are one place, a scene without a title is none."""

    title: str
    came_from: "Place | None" = None
    ways: "dict[str, Place]" = field(default_factory=dict)  # by title
    below: "list[Place]" = field(default_factory=list)  # those first entered from here
    untaken: list[str] = field(default_factory=list)
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
            if not _is_place(session.adventure.scenes.get(event.scene)):
                continue
            at = _entered(event, at, found)
            if at is not None:
                of_scene[event.scene] = at
        scene = turn.scene
    _see_ways(session, of_scene, taken)
    if at is not None:
        at.here = True
    return tuple(found.values())


def drawing(session: Session) -> tuple[Block, ...]:
    """Return the map as it is drawn."""
    found = places(session)
    roots = [one for one in found if one.came_from is None]

    def lines(width: int) -> list[tuple[Span, ...]]:
        drawn = (row for root in roots for row in _lines(root))
        return [tuple(_fitted(row, width)) for row in drawn]

    key = f"{_HERE} here {_BEEN} been {_UNSEEN} not gone {_BACK} back"
    return (Block((), tight=True, drawing=lines), line(key, "remark"))


def in_words(session: Session) -> tuple[Block, ...]:
    """Return the map in words, a line for each place."""
    return tuple(line(_said(one), tight=place > 0) for place, one in enumerate(places(session)))


def _is_place(scene: Scene | None) -> bool:
    """Say whether somebody can be in a scene: in no ending, no talk, and nothing that is only read.

    What only goes back to where it was visited from is read, such as a letter.
    """
    if scene is None:
        return True
    if scene.ending is not None or scene.talk or scene.talk_of:
        return False
    ways = [scene.body, *(choice.body for choice in scene.choices if not choice.shared)]
    return not any(way.returns for way in ways) or any(way.goto for way in ways)


def _entered(event: SceneEntered, at: Place | None, found: dict[str, Place]) -> Place | None:
    """Return the place that a scene belongs to, and note the way to it."""
    shown = clean_line(event.title).strip()
    if not shown:
        return at
    title = fold(shown)
    place = found.setdefault(title, Place(shown, at))
    if at is not None and place is not at and title not in at.ways:
        at.ways[title] = place
        if place.came_from is at:
            at.below.append(place)
    return place


def _see_ways(session: Session, of_scene: dict[str, Place], taken: set[tuple[str, str]]) -> None:
    """Note the ways that were open when each scene was last seen, and have not been taken."""
    last = {one.scene: at for at, one in enumerate(outlines(session.turns)) if not one.waits}
    for at in sorted(last[scene] for scene in of_scene.keys() & last.keys())[::-1]:
        state = session.turns[at].state
        try:
            options = session.interpreter.options(state)
        except SoloError:
            continue
        for option in options:
            body = session.interpreter.authored(state, option.id)
            leads = body is not None and isinstance(body.goto, str) and body.check is None
            if leads and not option.reason and (state.scene, option.id) not in taken:
                of_scene[state.scene].untaken.append(
                    clean_line(now.words(session).say(option.text))
                )


_Row = tuple[str, str, str, str]  # what stands before it, its mark, its text, and their style


def _lines(root: Place) -> Iterator[_Row]:
    """Yield the rows of a place and of all below it."""
    line_to_here = _line_to_here(root)
    stack: list[tuple[Place, str, str]] = [(root, "", "")]
    while stack:
        place, before, lead = stack.pop()
        style = "fallen" if place.here else "strong"
        yield before + lead, _HERE if place.here else _BEEN, place.title, style
        inner = before + {"": "", "├─": "│ ", "└─": "  "}[lead]
        main = _main(place, line_to_here)
        sides = [one for one in place.below if one is not main]
        ends = [(_UNSEEN, text, "hint") for text in place.untaken]
        ends += [(_BACK, one.title, "remark") for one in place.back]
        for number, (mark, text, kind) in enumerate(ends, 1):
            last = number == len(ends) and not sides and main is None
            yield inner + ("└─" if last else "├─"), mark, text, kind
        if main is not None:
            stack.append((main, inner, ""))
        stack += [(one, inner, "├─") for one in reversed(sides)]


def _main(place: Place, line_to_here: Collection[int]) -> Place | None:
    """Return the place below on the main line: the one on the way to here, or the latest."""
    below = place.below
    latest = below[-1] if below else None
    return next((one for one in below if id(one) in line_to_here), latest)


def _line_to_here(root: Place) -> set[int]:
    """Return the present place and all places on the way to it, as identities."""
    left = [root]
    while left:
        one = left.pop()
        left += one.below
        if one.here:
            line: set[int] = set()
            way: Place | None = one
            while way is not None:
                line.add(id(way))
                way = way.came_from
            return line
    return set()


def _fitted(row: _Row, width: int) -> Iterator[Span]:
    before, mark, text, style = row
    before = before[-max(1, width // 2) :]  # of one that stands very deep, the nearest branches
    room = max(1, width - len(before) - len(mark) - 2)
    yield Span(f" {before}")
    yield Span(f"{mark} ")
    yield Span(fit(text, room), style)


def _said(place: Place) -> str:
    said = f"{place.title} (you are here)." if place.here else f"{place.title}."
    if place.ways:
        said += f" Leads to: {'; '.join(one.title for one in place.ways.values())}."
    if place.untaken:
        said += f" Seen, not gone: {'; '.join(place.untaken)}."
    return said
