"""Scripts of games from files: played to their endings, recorded from play, run as walkthroughs."""

import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from solo import saves
from solo.adventure import files, translation
from solo.adventure.loader import load
from solo.adventure.model import Adventure
from solo.adventure.playing import rules_of
from solo.cli import options
from solo.cli.codes import FINE, PROBLEMS
from solo.engine.chance import Chance, Scripted
from solo.engine.commands import Command, Prefer, from_record
from solo.engine.session import Session
from solo.errors import SoloError
from solo.namedtuple import NamedTuple
from solo.rules.core.system import AnySystem
from solo.terminal.front_ends import jsonl, plain
from solo.terminal.scripts import script, scripted
from solo.terminal.scripts.script import Script
from solo.terminal.scripts.scripted import NO_WORDS
from solo.terminal.window.clean import clean, clean_line

if TYPE_CHECKING:
    from solo.terminal import Mode

FOLDER = "tests"  # of an adventure, for its walkthroughs
ENDING = ".txt"
MOST = 500  # walkthroughs of one adventure


class Walked(NamedTuple):
    """A walkthrough that was played: its file, what did not fit, and the ending it came to."""

    name: str
    mismatch: scripted.Mismatch | None = None
    trouble: str = ""
    ending: str = ""

    @property
    def passed(self) -> bool:
        """Whether it came to its ending as written."""
        return self.mismatch is None and not self.trouble

    @property
    def told(self) -> str:
        """What was wrong, as a sentence."""
        return self.mismatch.told(self.name) if self.mismatch else f"{self.name}: {self.trouble}"


def read(path: Path) -> Script:
    """Read the file of a script.

    Raises:
        SoloError: It can't be read, or is none.
    """
    content = saves.read_in(path, script.LARGEST, "script")
    try:
        return script.read(content.decode("utf-8-sig"))
    except UnicodeDecodeError as reason:
        raise SoloError(f"{path} can't be read: it is no UTF-8 text") from reason
    except script.ScriptError as reason:
        raise SoloError(f"{path}: {reason}") from reason


def opener(adventure: Adventure, system: AnySystem) -> scripted.Begin:
    """Return what opens a game for a script."""

    def begin(chance: Chance, heroes: Sequence[str]) -> Session:
        hero, *company = heroes or ("",)
        with options.refusals_told():
            return Session(adventure, system, chance, hero=hero, company=company)

    return begin


def walkthroughs(
    folder: Path, begin: scripted.Begin, words: Mapping[str, str] = NO_WORDS
) -> Iterator[Walked]:
    """Play the walkthroughs of an adventure's folder, in the order of their names.

    Args:
        folder: The folder, or the first file of the adventure.
        begin: Opens a game.
        words: Texts of the translation that is played, by those of the author.
    """
    place = folder if folder.is_dir() else folder.parent
    if (place / FOLDER).is_symlink():
        yield Walked(FOLDER, trouble="this is a symbolic link, which is not followed")
        return
    found = sorted((place / FOLDER).glob(f"*{ENDING}"))
    if len(found) > MOST:
        yield Walked(FOLDER, trouble=f"more than {MOST} walkthroughs; only the first are played")
    games: list[Session] = []

    def begun(chance: Chance, heroes: Sequence[str]) -> Session:
        games[:] = [begin(chance, heroes)]
        return games[0]

    for path in found[:MOST]:
        name = clean_line(f"{FOLDER}/{path.name}")
        try:
            mismatch = scripted.play(read(path), begun, words=words)
            yield Walked(name, mismatch, ending="" if mismatch else games[0].ending)
        except SoloError as trouble:
            yield Walked(name, trouble=clean(str(trouble)))


def play(
    adventure: Path,
    path: Path,
    mode: "Mode",
    *,
    heroes: Sequence[str],
    chance: Chance | None,
    language: str = "",
) -> int:
    """Play a script to its ending and show it; return the exit code.

    Args:
        adventure: The adventure.
        path: The script.
        mode: How to show it; there is nothing rich about it.
        heroes: Who sets out, if the script does not say.
        chance: The dice of a script without faces.
        language: The language of the texts, if not the author's.

    Raises:
        SoloError: The script or the adventure can't be used.
    """
    found = read(path)
    if found.loaded and chance is not None:
        raise SoloError(f"{path} gives its own dice: leave out --seed and --dice")
    loaded = load(adventure, cache=True, language=language)
    begin = opener(loaded, rules_of(loaded))
    mismatch = scripted.play(
        found,
        lambda dice, named: begin(dice, named or heroes),
        chance=chance,
        show=_shown(mode),
        words=translation.words(files.find(adventure), language) if language else NO_WORDS,
    )
    if mismatch is None:
        return FINE
    options.say(mismatch.told(str(path)), err=True)
    for line in mismatch.difference:
        options.say(f"  {line}", err=True)
    return PROBLEMS


def _shown(mode: "Mode") -> scripted.Show:
    """Return what shows a game that is played by script."""
    out = plain.tolerant(sys.stdout)

    def show(session: Session) -> jsonl.JsonPlayer | plain.PlainPlayer:
        kind = jsonl.JsonPlayer if mode == "json" else plain.PlainPlayer
        return kind(session, sys.stdin, out)

    return show


def recorded(session: Session, records: Sequence[Mapping[str, object]]) -> str:
    """Return a game as a script.

    Args:
        session: The game as it was played.
        records: What its journal holds, without the header.

    Raises:
        SoloError: It can't be played again without what a script can't hold.
    """
    if session.guests:
        raise SoloError(
            "a script can't hold heroes of your own; record with a ready-made hero, or make one "
            "in play"
        )
    commands: list[tuple[Command, tuple[int, ...]]] = []
    for record in records:
        if record.get("do") == "undo":
            turns = [at for at, one in enumerate(commands) if not isinstance(one[0], Prefer)]
            del commands[turns[-1]]
        elif "turn" in record or record.get("do") == "prefer":
            rolls = record.get("rolls", ())
            assert isinstance(rolls, list | tuple)
            commands.append((from_record(record), tuple(face for _, face in rolls)))
    heroes = [hero for hero in (session.hero, *session.company) if hero]
    opening = tuple(face for _, face in session.turns.opening.rolls)
    again = opener(session.adventure, session.system)(Scripted((), (opening,)), heroes)
    lines = scripted.written(again, [one for one, _ in commands], [faces for _, faces in commands])
    head = [f"# A walkthrough of '{session.adventure.id}'.", *(f"hero: {name}" for name in heroes)]
    return scripted.as_text(head, opening, lines)
