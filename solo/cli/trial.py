"""A trial: play that begins in a scene of the author's choice; nothing of it is kept."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from solo import rules
from solo.adventure import graph
from solo.adventure.constants import constant, kind_of
from solo.adventure.loader import load
from solo.adventure.model import Adventure, Value
from solo.cli import options
from solo.engine.chance import Chance
from solo.engine.session import Session
from solo.errors import SoloError, did_you_mean
from solo.late import late
from solo.rules.core.system import Illegal
from solo.terminal.theme import Theme

if TYPE_CHECKING:
    from solo.terminal import Mode

NOT_KEPT = "this is a trial; nothing of it is kept, so there is nothing to save"


def begin(
    path: Path, scene: str, sets: Sequence[str], chance: Chance, *, hero: str, offers: str
) -> Session:
    """Open an adventure at a scene, with variables set as they would be by then.

    Without a name it is played by the first of the ready-made heroes, so that no time is lost.

    Args:
        path: The adventure.
        scene: The id of the scene.
        sets: What variables hold there, each as `name=value`.
        chance: Where the dice come from.
        hero: The name of a ready-made hero, or nothing.
        offers: `always` or `asked`.

    Raises:
        SoloError: There is no such adventure, scene, variable or hero, or the value does not fit.
    """
    adventure = placed(path, scene, sets)
    system = rules.fitted(adventure.system, adventure.options)
    lone = len(adventure.heroes) == 1 and not adventure.create
    chosen = hero or (adventure.heroes[0].name if adventure.heroes and not lone else "")
    try:
        return Session(adventure, system, chance, offers=offers, hero=chosen)
    except Illegal as reason:
        raise SoloError(str(reason)) from reason


def placed(path: Path, scene: str, sets: Sequence[str]) -> Adventure:
    """Return an adventure that begins at a scene, with variables set as they would be by then.

    Raises:
        SoloError: There is no such adventure, scene or variable, or the value does not fit.
    """
    whole = load(path, cache=True)
    if scene not in whole.scenes:
        raise SoloError(f"no scene '{scene}' in '{whole.id}'{did_you_mean(scene, whole.scenes)}")
    return replace(whole, start=scene, variables=_with(whole, sets))


@late
def play(
    session: Session, mode: "Mode", *, pager: bool, history: Path, theme: Theme = "auto"
) -> int:
    """Play a trial until the player leaves, and return the exit code."""
    from solo import terminal  # here, so that usage mistakes are told without loading it

    adventure = session.adventure
    if mode != "json":
        options.tell(f"A trial of '{adventure.start}', of which nothing is kept.")
        if any(branch.returns for branch in graph.parts(adventure.scenes[adventure.start])):
            options.tell("It returns to where it was visited from; here it was from nowhere.")
    return terminal.run(
        session,
        mode=mode,
        keep=_refuse,
        farewell=lambda: "" if mode == "json" else "The trial is over; nothing of it was kept.",
        paging=pager,
        history=history,
        theme=theme,
    )


def _refuse(name: str) -> str:
    raise SoloError(NOT_KEPT)


def _with(adventure: Adventure, sets: Sequence[str]) -> Mapping[str, Value]:
    """Return an adventure's variables with those changed that were given."""
    found = dict(adventure.variables)
    for name, text in options.pairs(tuple(sets)).items():
        if name not in found:
            known = did_you_mean(name, found) or f"; there are {', '.join(found) or 'none'}"
            raise SoloError(f"no variable '{name}'{known}")
        value = text if isinstance(found[name], str) else constant(text)
        if type(value) is not type(found[name]):
            raise SoloError(f"'{name}' holds {kind_of(found[name])}, not '{text}'")
        found[name] = value if value is not None else text
    return found
