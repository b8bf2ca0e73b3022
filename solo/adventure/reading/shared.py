"""What all scenes with choices have of the adventure itself: choices, questions, tries, things."""

from collections.abc import Iterable
from dataclasses import field, replace

from solo.adventure.branch import Outcomes
from solo.adventure.model import Choice, Question, Scene, Thing
from solo.dataclass import dataclass


@dataclass(frozen=True, slots=True)
class Shared:
    """What all scenes have that have choices; what a scene has of its own goes before."""

    choices: tuple[Choice, ...] = ()
    questions: tuple[Question, ...] = ()
    tries: dict[str, Outcomes] = field(default_factory=dict)
    things: tuple[Thing, ...] = ()

    @property
    def is_empty(self) -> bool:
        """Whether scenes have nothing in common, as in most adventures."""
        return not (self.choices or self.questions or self.tries or self.things)

    def put_into(self, scene: Scene) -> Scene:
        """Return a scene with it."""
        if not scene.choices:
            return scene
        seen = {thing.id for thing in scene.things}
        own = {choice.id for choice in scene.choices}
        asked = {question.id for question in scene.questions}
        return scene._replace(
            choices=(*scene.choices, *(one for one in self.choices if one.id not in own)),
            questions=(*scene.questions, *(one for one in self.questions if one.id not in asked)),
            tries={**self.tries, **scene.tries},
            things=(*scene.things, *(one for one in self.things if one.id not in seen)),
        )


def shared(
    choices: Iterable[Choice],
    questions: Iterable[Question],
    tries: dict[str, Outcomes],
    things: Iterable[Thing],
) -> Shared:
    """Return what scenes share."""
    return Shared(
        tuple(one._replace(shared=True) for one in choices),
        tuple(one._replace(shared=True) for one in questions),
        {name: replace(one, shared=True) for name, one in tries.items()},
        tuple(one._replace(shared=True) for one in things),
    )
