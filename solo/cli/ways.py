"""What a playtest found as files: the ways to endings, and the journals of mistakes."""

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from solo import saves
from solo.adventure.model import Adventure
from solo.authoring.one_game import Game, Prepared
from solo.authoring.report import Report, Shown, Way
from solo.engine.chance import Scripted
from solo.engine.commands import Command, Prefer
from solo.engine.journal import seal
from solo.engine.session import Session
from solo.rules.core.system import AnySystem
from solo.terminal import scripted


class Lines(NamedTuple):
    """A way as it is typed.

    Args:
        commands: The lines.
        dice: The faces, one after another.
        text: The whole of it as a script.
    """

    commands: tuple[str, ...]
    dice: tuple[int, ...]
    text: str


def typed(way: Way, adventure: Adventure, system: AnySystem) -> Lines:
    """Return a way as a player types it.

    Raises:
        SoloError: It can't be played again.
    """
    commands: tuple[Command, ...] = way.commands
    opening, *faces = way.faces
    if way.offers != "always":
        commands, faces = (Prefer("offers", way.offers), *commands), [(), *faces]
    session = Session(adventure, system, Scripted((), (opening,)))
    lines = tuple(scripted.written(session, commands, faces))
    head = (f"# A way to '{session.ending}', as short as `solo test` found.",)
    text = scripted.as_text(head if session.over else (), opening, lines)
    dice = tuple(face for part in way.faces for face in part)
    return Lines(tuple(line for line, _ in lines), dice, text)


def journals(
    prepared: Prepared, path: Path, seed: str, report: Report, place: Path
) -> dict[str, str]:
    """Write a journal for each mistake that was met; return what tells of each, by the mistake.

    It leads to just before the mistake: what is then done is told.

    Raises:
        SaveError: One can't be written.
    """
    found: dict[str, str] = {}
    wrong: Mapping[str, Shown] = {**report.faults, **report.stuck}
    for number, (problem, shown) in enumerate(wrong.items(), 1):
        game = Game(prepared, seed, shown.game, keep=True, until=problem)
        game.play()
        head, *turns = game.records
        facts = {**head, "path": str(path.resolve()), "played": ""}
        place.mkdir(parents=True, exist_ok=True)
        file = place / f"{prepared.adventure.id}-fault-{number}{saves.SUFFIX}"
        lines = (f"{seal(record)}\n".encode() for record in (facts, *turns))
        saves.write_out(file, b"".join(lines))
        found[problem] = f"{file}{_then(game)}"
    return found


def _then(game: Game) -> str:
    if game.last is None or game.session is None or game.report.stuck:
        return ""
    return f", then: {' / '.join(scripted.spelling(game.last, game.session))}"
