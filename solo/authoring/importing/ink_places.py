"""The places of compiled ink that become scenes.

A place within a tunnel that leads elsewhere is a scene of its own for each call of the tunnel: who
is there goes back to where that was called.
"""

from collections.abc import Iterator

from solo.authoring.importing.ink_boxes import Box, Place
from solo.authoring.importing.parts import Draft
from solo.errors import SoloError
from solo.namedtuple import NamedTuple

MOST_SCENES = 5_000
MOST_STEPS = 200_000


class Spot(NamedTuple):
    """A place, and where the tunnels that lead to it go back to, the outermost first."""

    place: Place
    back: tuple[Place, ...] = ()


class Places:
    """The places of a story that become scenes, in the order in which they were found.

    `steps` is how much of the story has been followed.
    """

    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        self.names: dict[Spot, str] = {}
        self.steps = 0
        self._called: dict[Place, str] = {}  # by what its scenes are counted
        self._taken: set[str] = set()
        self._waiting: list[Spot] = []

    def __iter__(self) -> Iterator[Spot]:
        """Yield each place, those too that are found meanwhile."""
        while self._waiting:
            yield self._waiting.pop(0)

    def scene(self, place: Place, back: tuple[Place, ...] = ()) -> str:
        """Return the name of the scene that begins at a place, and goes back to others."""
        spot = Spot(place.inner(), back)
        if spot not in self.names:
            if len(self.names) >= MOST_SCENES:
                raise SoloError(f"the story has more than {MOST_SCENES:,} places")
            name = counted = self.counted(spot.place)
            if name in self.names.values():
                name = self._unused(name)
                self.draft.alike.setdefault(counted, []).append(name)
            self.names[spot] = name
            self._waiting.append(spot)
        return self.names[spot]

    def counted(self, place: Place) -> str:
        """Return the name by which all scenes that begin at a place are counted."""
        place = place.inner()
        if place not in self._called:
            self._called[place] = self._unused(place.name or "start")
        return self._called[place]

    def _unused(self, name: str) -> str:
        while name in self._taken:
            name = f"{name} {len(self._taken)}"
        self._taken.add(name)
        return name

    def step(self) -> None:
        """Count a step.

        Raises:
            SoloError: They are too many.
        """
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise SoloError("the story is too large, or goes round without a choice")


def knot(place: Place) -> Box:
    """Return the knot that a place stands in."""
    box = place.box
    while box.parent is not None and box.parent.parent is not None:
        box = box.parent
    return box


def comes_back(box: Box) -> bool:
    """Say whether anything in a container is the end of a tunnel."""
    inner = (one for one in (*box.items, *box.names.values()) if isinstance(one, Box))
    return "->->" in box.items or any(map(comes_back, inner))
