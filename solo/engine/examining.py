"""The things that a scene's author marked: which are there now, and what is seen of them.

To examine one is no turn: nothing happens by it.
"""

from collections.abc import Iterator

from solo.adventure.model import Thing
from solo.engine.state import State
from solo.engine.world import World
from solo.oracle import foresaw, telling_words


def things(world: World, state: State) -> tuple[Thing, ...]:
    """Return the things that are there to be examined, those of the scene itself first.

    Raises:
        ProseError: A condition has a mistake that only play could find.
    """
    if not state.scene or state.scene not in world.adventure.scenes:
        return ()
    found = world.adventure.things(state.scene).values()
    if not found:
        return ()
    view = world.view(state)
    return tuple(one for one in found if one.when is None or one.when.value(view))


def meant(words: str, there: tuple[Thing, ...]) -> Thing | None:
    """Return the thing that words name: by a whole name first, then by a part of one."""
    return next(_meant(words, there), None)


def named(words: str, there: tuple[Thing, ...]) -> Iterator[Thing]:
    """Yield the things of which a name stands in a text."""
    return (one for one in there if foresaw(one.names, words))


def seen(words: str, world: World, state: State) -> str:
    """Return what is seen of the thing that words name; nothing where nothing is, or is told.

    Raises:
        ProseError: It has a mistake that only play could find.
    """
    world.adventure.language.refresh()
    found = meant(words, things(world, state))
    if found is None:
        return ""
    view = world.view(state)
    fits = (one for one in found.told if one.when is None or one.when.value(view))
    return next((one.text.render(view) for one in fits), "")


def _meant(words: str, there: tuple[Thing, ...]) -> Iterator[Thing]:
    said = telling_words(words)
    yield from (one for one in there if any(telling_words(name) == said for name in one.names))
    yield from named(words, there)
    if said:
        for one in there:
            if any({*said} <= {*telling_words(name)} for name in one.names):
                yield one
