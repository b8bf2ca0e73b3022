"""Lint: what a scene gives each time that somebody comes to it, where only once is meant."""

from collections.abc import Iterator, Mapping, Sequence

from solo.adventure.branch import Change, Join
from solo.adventure.graph import flood
from solo.adventure.model import Adventure, Scene
from solo.authoring.reading import Uses
from solo.errors import Problem

GIVING = ("gain", "give")  # the effects that put a thing into a hero's hands


def again(adventure: Adventure, found: Uses) -> Iterator[Problem]:
    """Yield things that are given, and people who join, under `enter` of a scene on a free circle.

    That is one from which choices without a condition lead back to it. Who is along joins once
    more without harm; so somebody is told of who also leaves.
    """
    leaving = {one.companion for one in found.actions if isinstance(one, Join) and not one.joins}
    given = [
        (scene, action)
        for scene in adventure.scenes.values()
        for action in scene.body.actions
        if (isinstance(action, Change) and action.effect.kind in GIVING)
        or (isinstance(action, Join) and action.joins and action.companion in leaving)
    ]
    ways = _free(adventure.scenes) if given else {}
    for scene, action in given:
        if scene.id in flood(ways[scene.id], ways):
            message = (
                f"'{_name(action)}' happens each time one comes to '{scene.id}', and choices lead "
                "back; put it into the choice that leads here first, or into one with once: true"
            )
            mark = action.mark if isinstance(action, Join) else action.effect.mark
            yield Problem(mark, "effect-again", message, "warning")


def _name(action: Change | Join) -> str:
    if isinstance(action, Join):
        return f"join: {action.companion}"
    given = getattr(action.effect.value, "item", ())
    things = given if isinstance(given, tuple) else (given,)
    names = [one if isinstance(one, str) else str(getattr(one, "name", "")) for one in things]
    return f"{action.effect.kind}: {', '.join(names)}"


def _free(scenes: Mapping[str, Scene]) -> Mapping[str, Sequence[str]]:
    """Return where each scene leads by itself, and by choices that are always there."""
    found: dict[str, list[str]] = {}
    for key, scene in scenes.items():  # without calls: this is done at each letter that is typed
        ahead = found[key] = []
        body = scene.body
        if isinstance(body.goto, str) and body.check is None and not body.cases:
            ahead.append(body.goto)
        for choice in scene.choices:
            body = choice.body
            always = choice.when is None and not choice.once and body.check is None
            if always and isinstance(body.goto, str) and not body.cases:
                ahead.append(body.goto)
    return found
