"""The places of compiled ink that become scenes."""

from collections.abc import Iterator

from solo.authoring.importing.ink_boxes import Place
from solo.authoring.importing.parts import Draft
from solo.errors import SoloError

MOST_SCENES = 5_000
MOST_STEPS = 200_000


class Places:
    """The places of a story that become scenes, in the order in which they were found.

    `steps` is how much of the story has been followed.
    """

    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        self.names: dict[Place, str] = {}
        self.steps = 0
        self._taken: set[str] = set()
        self._waiting: list[Place] = []

    def __iter__(self) -> Iterator[Place]:
        """Yield each place, those too that are found meanwhile."""
        while self._waiting:
            yield self._waiting.pop(0)

    def scene(self, place: Place) -> str:
        """Return the name of the scene that begins at a place."""
        place = place.inner()
        if place not in self.names:
            if len(self.names) >= MOST_SCENES:
                raise SoloError(f"the story has more than {MOST_SCENES:,} places")
            name = place.name or "start"
            while name in self._taken:
                name = f"{name} {len(self.names)}"
            self._taken.add(name)
            self.names[place] = name
            self._waiting.append(place)
        return self.names[place]

    def step(self) -> None:
        """Count a step.

        Raises:
            SoloError: They are too many.
        """
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise SoloError("the story is too large, or goes round without a choice")
