"""A trial: play that begins in a scene of the author's choice; nothing of it is kept."""

import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from solo import rules, saves
from solo.adventure import graph
from solo.adventure.branch import Value
from solo.adventure.constants import constant, kind_of
from solo.adventure.loader import load
from solo.adventure.model import Adventure
from solo.adventure.naming import DAY, minutes_of
from solo.cli import options
from solo.engine.chance import Chance
from solo.engine.session import Session
from solo.errors import SoloError, did_you_mean
from solo.late import late
from solo.rules.core.protocols import Illegal
from solo.terminal.theme import Theme

if TYPE_CHECKING:
    from solo.terminal import Mode

BEFORE = "a-trial-begins"  # the scene that is put before the one that is tried out
CLOCK = "clock="
MOST_SAID = 100_000  # bytes of a file of effects
NOT_KEPT = "this is a trial; nothing of it is kept, so there is nothing to save"


def begin(  # noqa: PLR0913 - each is something that an author may say of a trial
    path: Path,
    scene: str,
    sets: Sequence[str],
    chance: Chance,
    *,
    hero: str,
    offers: str,
    effects: str = "",
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
        effects: What has happened to the hero by then: effects as `enter` has them, in YAML.

    Raises:
        SoloError: There is no such adventure, scene, variable or hero, or the value does not fit.
    """
    adventure = placed(path, scene, sets, effects)
    system = rules.fitted(adventure.system, adventure.options)
    lone = len(adventure.heroes) == 1 and not adventure.create
    chosen = hero or (adventure.heroes[0].name if adventure.heroes and not lone else "")
    try:
        return Session(adventure, system, chance, offers=offers, hero=chosen)
    except Illegal as reason:
        raise SoloError(str(reason)) from reason


def placed(path: Path, scene: str, sets: Sequence[str], effects: str = "") -> Adventure:
    """Return an adventure that begins at a scene, with all as it would be by then.

    Effects and the clock come from a scene that is put before it, which leads there at once.

    Raises:
        SoloError: There is no such adventure, scene or variable, or a value or effect does not fit.
    """
    whole = load(path, cache=True)
    if scene not in whole.scenes:
        raise SoloError(f"no scene '{scene}' in '{whole.id}'{did_you_mean(scene, whole.scenes)}")
    hours = [said.partition("=")[2] for said in sets if said.startswith(CLOCK)]
    variables = _with(whole, [said for said in sets if not said.startswith(CLOCK)])
    if not hours and not effects:
        return replace(whole, start=scene, variables=variables)
    more = f"scenes:\n  {BEFORE}:\n"
    if effects:
        more += f"    enter:\n{textwrap.indent(effects, '      ')}\n"
    if hours:
        more += f"    time: {_until(hours[-1], whole.clock)}\n"
    return replace(load(path, more=f"{more}    goto: {scene}\n"), start=BEFORE, variables=variables)


def said_in(text: str) -> str:
    """Return the effects that are said: YAML, or what the file of that name holds.

    Raises:
        SoloError: The file can't be read.
    """
    if text.lstrip().startswith("{"):
        return text
    return saves.read_in(Path(text), MOST_SAID, "file of effects").decode("utf-8", "replace")


def _until(hour: str, clock: int) -> int:
    """Return the minutes from a time of day to the next that is `hour`."""
    try:
        return (minutes_of(hour) - clock) % DAY
    except ValueError as reason:
        raise SoloError(f"clock: {reason}") from reason


@late
def play(
    session: Session, mode: "Mode", *, pager: bool, history: Path, theme: Theme = "auto"
) -> int:
    """Play a trial until the player leaves, and return the exit code."""
    from solo import terminal  # here, so that usage mistakes are told without loading it

    adventure = session.adventure
    if mode != "json":
        tried = adventure.start
        if tried == BEFORE:
            tried = str(adventure.scenes[BEFORE].body.goto)
        options.tell(f"A trial of '{tried}', of which nothing is kept.")
        if any(branch.returns for branch in graph.parts(adventure.scenes[tried])):
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
