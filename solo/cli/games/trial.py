"""A trial: play that begins in a scene of the author's choice; nothing of it is kept."""

import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from solo import saves
from solo.adventure import graph
from solo.adventure.branch import Value
from solo.adventure.constants import constant, kind_of
from solo.adventure.loader import load
from solo.adventure.model import Adventure
from solo.adventure.naming import DAY, minutes_of
from solo.adventure.playing import rules_of
from solo.cli import options
from solo.cli.games.watching import Watching
from solo.dataclass import dataclass
from solo.engine.chance import Chance
from solo.engine.session import Session
from solo.errors import SoloError, did_you_mean
from solo.late import lazy_imports
from solo.terminal.window.theme import Theme

if TYPE_CHECKING:
    from solo.terminal import Mode

with lazy_imports():
    from solo import terminal  # so that usage mistakes are told without loading it

BEFORE = "a-trial-begins"  # the scene that is put before the one that is tried out
CLOCK = "clock="
MOST_SAID = 100_000  # bytes of a file of effects
NOT_KEPT = "this is a trial; nothing of it is kept, so there is nothing to save"


@dataclass(frozen=True, slots=True, kw_only=True)
class Trial:
    """What an author says of a trial."""

    path: Path  # the adventure
    # the id of the scene where it begins; nothing for the adventure's own beginning
    scene: str = ""
    sets: Sequence[str] = ()  # what variables hold there, each as `name=value`
    effects: str = ""  # what has happened to the hero by then: effects as `enter` has them, in YAML
    language: str = ""  # the language of the texts, if not the author's

    def adventure(self) -> Adventure:
        """Return the adventure as it stands on disk, with its beginning at the scene.

        Raises:
            SoloError: It can't be played, or what is said of the scene does not fit.
        """
        if not self.scene:
            return self.whole()
        return placed(self.path, self.scene, self.sets, self.effects, self.language)

    def whole(self) -> Adventure:
        """Return the adventure as it stands on disk, from its own beginning.

        Raises:
            SoloError: It can't be played.
        """
        return load(self.path, cache=True, language=self.language)


def begin(trial: Trial, chance: Chance, *, heroes: Sequence[str], offers: str) -> Session:
    """Open a trial.

    At a scene, without a name, it is played by the first of the ready-made heroes, so that no time
    is lost.

    Raises:
        SoloError: There is no such adventure, scene, variable or hero, or the value does not fit.
    """
    adventure = trial.adventure()
    system = rules_of(adventure)
    lone = len(adventure.heroes) == 1 and not adventure.create
    first = adventure.heroes[0].name if trial.scene and adventure.heroes and not lone else ""
    hero, *company = heroes or (first,)
    with options.refusals_told():
        session = Session(adventure, system, chance, offers=offers, hero=hero, company=company)
    session.trial = True
    return session


def placed(
    path: Path, scene: str, sets: Sequence[str], effects: str = "", language: str = ""
) -> Adventure:
    """Return an adventure that begins at a scene, with all as it would be by then.

    Effects and the clock come from a scene that is put before it, which leads there at once.
    The first ready-made hero is alone.

    Raises:
        SoloError: There is no such adventure, scene or variable, or a value or effect does not fit.
    """
    whole = load(path, cache=True, language=language)
    if scene not in whole.scenes:
        raise SoloError(f"no scene '{scene}' in '{whole.id}'{did_you_mean(scene, whole.scenes)}")
    hours = [said.partition("=")[2] for said in sets if said.startswith(CLOCK)]
    variables = _with(whole, [said for said in sets if not said.startswith(CLOCK)])
    if not hours and not effects:
        return replace(whole, start=scene, variables=variables, party=1)
    more = f"scenes:\n  {BEFORE}:\n"
    if effects:
        more += f"    enter:\n{textwrap.indent(effects, '      ')}\n"
    if hours:
        more += f"    time: {_until(hours[-1], whole.clock)}\n"
    more += f"    goto: {scene}\n"
    whole = load(path, more=more, language=language)
    return replace(whole, start=BEFORE, variables=variables, party=1)


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


def play(
    session: Session,
    mode: "Mode",
    *,
    pager: bool,
    history: Path,
    theme: Theme = "auto",
    watching: Watching | None = None,
) -> int:
    """Play a trial until the player leaves, and return the exit code."""
    adventure = session.adventure
    if mode != "json":
        tried = adventure.start
        if tried == BEFORE:
            tried = str(adventure.scenes[BEFORE].body.goto)
        options.tell(f"A trial of '{tried}', of which nothing is kept.")
        if watching is not None:
            options.tell("What you save is in the game at the next prompt.")
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
        watch=watching,
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
