"""Which choices a scene offers now, and whether one of them may be taken."""

from collections.abc import Iterator, Mapping
from typing import Any

from solo.adventure.model import Choice
from solo.engine.draft import Draft
from solo.engine.state import State
from solo.engine.world import World
from solo.rules.system import Illegal


def offered(
    world: World, state: State, scope: Mapping[str, Any], *, barred: bool = True
) -> Iterator[tuple[Choice, str]]:
    """Yield the choices of the scene, with the reason why one is barred, else nothing."""
    last_resort = []
    found = False
    for choice in world.adventure.scenes[state.scene].choices:
        if choice.once and key_of(state.scene, choice) in state.taken:
            continue
        if choice.when is not None and not choice.when.value(scope):
            if barred and choice.barred is not None:
                yield choice, choice.barred.render(scope)
        elif choice.fallback:
            last_resort.append(choice)
        else:
            found = True
            yield choice, ""
    if not found:
        yield from ((choice, "") for choice in last_resort)


def open_choice(draft: Draft, option: str) -> Choice:
    """Return a choice that may be taken now.

    Raises:
        Illegal: It is not there or not open; the text says why.
    """
    choice = draft.world.choices(draft.scene).get(option)
    if choice is None:
        raise Illegal(f"there is no choice '{option}' here")
    closed = choice.once and key_of(draft.scene, choice) in draft.taken
    if not closed and choice.when is not None and not choice.when.value(draft.scope()):
        if choice.barred is not None:
            raise Illegal(choice.barred.render(draft.scope()))
        closed = True
    if choice.fallback and not closed:
        others = offered(draft.world, draft.before, draft.scope(), barred=False)
        closed = all(other is not choice for other, _ in others)
    if closed:
        raise Illegal(f"'{option}' is not open now")
    return choice


def key_of(scene: str, choice: Choice) -> str:
    """Return how a choice taken is remembered."""
    return f"{scene}/{choice.id}"
