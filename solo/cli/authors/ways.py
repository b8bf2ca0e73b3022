"""What a playtest found as files: the ways to endings, and the journals of mistakes."""

import hashlib
from collections.abc import Mapping, Sequence
from itertools import chain
from pathlib import Path

from solo import saves
from solo.adventure.model import Adventure
from solo.authoring.playtests.one_game import Game, Prepared, Record
from solo.authoring.playtests.report import Report, Shown, Way
from solo.engine.chance import Loaded, Scripted
from solo.engine.commands import Command, Prefer
from solo.engine.journal import header, seal, unseal
from solo.engine.session import Session
from solo.namedtuple import NamedTuple
from solo.output import Output, rewrite
from solo.rules.core.system import AnySystem
from solo.terminal.scripts import scripted


class Lines(NamedTuple):
    """A way as it is typed."""

    commands: tuple[str, ...]  # the lines
    dice: tuple[int, ...]  # the faces, one after another
    text: str  # the whole of it as a script


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
    if lines and not session.over:  # it leads to somewhere on the way
        *before, (typed_last, below) = lines
        lines = (*before, (typed_last, (*below, "ending:")))
    head = (f"# A way to '{session.ending}', as short as `solo test` found.",)
    text = scripted.as_text(head if session.over else (), opening, lines)
    dice = tuple(face for part in way.faces for face in part)
    return Lines(tuple(line for line, _ in lines), dice, text)


class Journals:
    """Journals of mistakes: each leads to just before its mistake; what is then done is told.

    Args:
        prepared: The adventure that was played.
        path: Its folder.
        place: The folder where they are written.
    """

    def __init__(self, prepared: Prepared, path: Path, place: Path) -> None:
        self.told = prepared.told
        self._prepared = prepared
        self._path = path
        self._place = place
        self._written = 0

    def of_games(self, report: Report, seed: str) -> dict[str, str]:
        """Write those of a playtest with this seed; return what tells of each, by the mistake.

        Raises:
            SaveError: One can't be written.
        """
        found: dict[str, str] = {}
        wrong: Mapping[str, Shown] = {**report.faults, **report.stuck}
        for problem, shown in wrong.items():
            game = Game(self._prepared, seed, shown.game, keep=True, until=problem)
            game.play()
            found[problem] = f"{self._write(game.records)}{_then(game)}"
        return found

    def of_ways(self, faults: Mapping[str, Way]) -> dict[str, str]:
        """Write those of games that a search found; return what tells of each, by the mistake.

        The dice go on with the faces that show the mistake.

        Raises:
            SaveError: One can't be written.
        """
        found: dict[str, str] = {}
        for problem, way in faults.items():
            adventure, system = self._prepared.adventure, self._prepared.system
            chance = Loaded(chain.from_iterable(way.faces))
            records = [header(adventure, chance, offers=way.offers)]
            session = Session(adventure, system, chance, record=records.append, offers=way.offers)
            then = ""
            for command in way.commands:  # what shows the mistake is not taken, so not recorded
                if not session.do(command).accepted:
                    then = f", then: {' / '.join(scripted.spelling(command, session))}"
            found[problem] = f"{self._write(records)}{then}"
        return found

    def _write(self, records: Sequence[Record]) -> Path:
        head, *turns = records
        facts = {**head, "path": str(self._path.resolve()), "played": ""}
        self._place.mkdir(parents=True, exist_ok=True)
        lines = b"".join(f"{seal(record)}\n".encode() for record in turns)
        top = f"{seal({**facts, 'fault': _digest(lines)})}\n".encode()
        while True:  # up to a place whose game nobody went on with
            self._written += 1
            name = f"{self._prepared.adventure.id}-fault-{self._written}{saves.SUFFIX}"
            path = self._place / name
            before = saves.read_in(path, saves.LARGEST, "journal") if path.exists() else None
            if before is None:
                Output(path, "fault").write(top + lines)
                return path
            if _is_untouched(before):
                rewrite(path, before, top + lines)
                return path


def _digest(lines: bytes) -> str:
    return hashlib.sha256(lines).hexdigest()[:16]


def _is_untouched(content: bytes) -> bool:
    """Whether a journal is that of a mistake, as it was written: its header tells the digest."""
    top, _, lines = content.partition(b"\n")
    try:
        return unseal(top.decode()).get("fault") == _digest(lines)
    except ValueError:
        return False


def _then(game: Game) -> str:
    if game.last is None or game.session is None or game.report.stuck:
        return ""
    return f", then: {' / '.join(scripted.spelling(game.last, game.session))}"
