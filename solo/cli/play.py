"""`solo play`: starts a game from the command line, and ends it."""

import shlex
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from solo import heroes, listing, shelf
from solo import saves as kept
from solo.cli import menu, names, options
from solo.cli.carry import unkept
from solo.cli.codes import FINE
from solo.cli.opening import Game, Start, begin, go_on
from solo.errors import SoloError
from solo.late import late
from solo.listing import Saved
from solo.terminal.languages import said
from solo.terminal.theme import Theme

if TYPE_CHECKING:
    from solo.terminal import Mode

FILE = click.Path(path_type=Path, dir_okay=False)


TOLD = "told"  # the file of the systems whose dice a player knows, beside the saves
MOST_TOLD = 10_000  # bytes of it


@dataclass(frozen=True, slots=True, kw_only=True)
class Wishes:
    """The arguments of the command line."""

    adventure: str | None
    named: tuple[str, ...]
    seed: str | None
    dice: str | None
    saves: Path | None
    heroes: Path | None
    resume: str | None
    salvage: bool
    new: bool
    offers: str
    art_table: Path | None
    plain: bool
    as_json: bool
    pager: bool
    at: str | None
    sets: tuple[str, ...]
    script: Path | None = None
    record: Path | None = None
    theme: Theme = "auto"
    language: str = ""
    table: str = ""
    tables: Path | None = None
    effects: str | None = None
    watch: bool = False

    @property
    def place(self) -> Path:
        """The folder of the saves."""
        return kept.folder(self.saves)

    @property
    def shelf(self) -> Path:
        """The folder of heroes."""
        return heroes.folder(self.heroes, self.saves)

    @property
    def anew(self) -> bool:
        """Whether only a new game can be meant."""
        return (
            self.new
            or bool(self.named or self.language)
            or self.seed is not None
            or self.dice is not None
        )

    @property
    def opens(self) -> bool:
        """Whether anything is said that only a table's beginning can heed."""
        return any((self.seed, self.dice, self.art_table, self.tables))

    @property
    def talks(self) -> bool:
        """Whether a player can be asked before the game begins."""
        return sys.stdin.isatty() and not self.as_json

    @property
    def mode(self) -> "Mode":
        """The settings for showing the game in the terminal."""
        if self.as_json:
            return "json"
        return "plain" if self.plain else "rich"

    @late
    def ask_face(self, sides: int) -> int:
        """Ask for what a real die shows, in the manner of the game."""
        from solo import terminal  # here, so that usage mistakes are told without loading it

        return terminal.ask_face(sides, self.mode)


@click.command(short_help="Play an adventure; without a name, choose one from a menu.")
@click.argument("adventure", required=False, shell_complete=names.adventures)
@click.option(
    "--hero",
    "named",
    multiple=True,
    metavar="NAME",
    shell_complete=names.heroes,
    help="Play this hero: ready-made, or one of your own (`solo hero list`). Given again, several "
    "set out together.",
)
@options.game_options("always", "Begin a new game without asking about older ones.")
@click.option("--resume", metavar="SAVE", shell_complete=names.saves,
              help="Go on with this save: its name or its file.")  # fmt: skip
@click.option("--language", default="", metavar="CODE",
              help="Play in this language, where the adventure is translated: de.")  # fmt: skip
@click.option("--at", metavar="SCENE", help="Try a scene out, for authors: nothing is kept.")
@click.option("--set", "sets", metavar="NAME=VALUE", multiple=True,
              help="With --at: what a variable holds there, or clock=18:00.")  # fmt: skip
@click.option("--with", "effects", metavar="EFFECTS",
              help="With --at: what has happened by then, as effects in YAML: '{join: tomas}'; or "
              "a file of them.")  # fmt: skip
@click.option("--watch", is_flag=True,
              help="Try the adventure out while you write it: what you save is in the running "
              "game at the next prompt. Nothing is kept.")  # fmt: skip
@click.option("--script", type=FILE, metavar="FILE",
              help="Play a script to its ending, for authors: a walkthrough, or a way that "
              "`solo test` found. Nothing is kept. The exit code is 1 at the first line that does "
              "not fit.")  # fmt: skip
@click.option("--record", type=FILE, metavar="FILE",
              help="Write the game as a script, when it is left.")  # fmt: skip
def play(**given: Any) -> int:
    """Play an adventure; without a name, choose one from a menu.

    ADVENTURE is the name of a shipped adventure or the path of a folder.
    """
    wishes = Wishes(**given)
    if wishes.resume is not None and wishes.anew:
        raise click.UsageError("--resume goes on with a save; it takes no new dice and no new hero")
    if wishes.script is not None:
        return _by_script(wishes, wishes.script)
    if wishes.at is not None or wishes.sets or wishes.effects or wishes.watch:
        return _try_out(wishes)
    if wishes.record is not None and not wishes.record.parent.is_dir():
        raise click.UsageError(
            f"--record: there is no folder {wishes.record.parent}; make it first"
        )
    game = _opened(wishes)
    if game is None:
        return 0
    with game.journal:
        code = play_game(game, wishes)
        if wishes.record is not None:
            _write_script(game, wishes.record)
        if not wishes.as_json:
            game.journal.discard()  # keeps it, if anything happened
        return code


@late
def _by_script(wishes: Wishes, path: Path) -> int:
    """Play a script.

    Raises:
        click.UsageError: What else was said makes no sense of one.
    """
    from solo.cli import scripts  # here, since few games are played so

    tried = wishes.at is not None or wishes.watch
    if wishes.adventure is None or wishes.resume is not None or tried:
        raise click.UsageError("--script needs the name of an adventure, and begins at its start")
    if wishes.record is not None:
        raise click.UsageError("--script and --record exclude each other: give one of them")
    own = wishes.dice is not None or wishes.seed is not None
    return scripts.play(
        shelf.find(wishes.adventure),
        path,
        wishes.mode,
        heroes=wishes.named,
        chance=options.chance(wishes.dice, wishes.seed, wishes.ask_face) if own else None,
    )


@late
def _write_script(game: Game, path: Path) -> None:
    """Write a game as a script; where its lines can't be one, say so."""
    from solo.cli import scripts  # here, since few games are written so

    records = kept.look(game.journal.path).records[1:]
    try:
        text = scripts.recorded(game.session, records)
    except SoloError as reason:
        options.tell(f"No script was written: {reason}")
        return
    kept.write_out(path, text.encode())
    options.say(f"Recorded: {path}", err=True)


@late
def _try_out(wishes: Wishes) -> int:
    """Play a scene as its author wants to see it.

    Raises:
        click.UsageError: What else was said makes no sense of a trial.
    """
    from solo.cli import trial
    from solo.cli.watching import Watching

    named = "--at" if wishes.at is not None else "--watch"
    if wishes.at is None and (wishes.sets or wishes.effects):
        raise click.UsageError("--set and --with are for a scene that is tried out: add --at SCENE")
    if wishes.adventure is None or wishes.resume is not None or wishes.salvage:
        raise click.UsageError(f"{named} needs the name of an adventure, and takes no save")
    if wishes.art_table is not None:
        raise click.UsageError(f"{named} plays by the printed tables; it takes no --art-table")
    if wishes.record is not None:
        raise click.UsageError(f"a script begins where a game does; {named} takes no --record")
    tried = trial.Trial(
        path=shelf.find(wishes.adventure),
        scene=wishes.at or "",
        sets=wishes.sets,
        effects=trial.said_in(wishes.effects) if wishes.effects else "",
        language=wishes.language,
    )
    chance = options.chance(wishes.dice, wishes.seed, wishes.ask_face)
    session = trial.begin(tried, chance, heroes=wishes.named, offers=wishes.offers)
    return trial.play(
        session,
        wishes.mode,
        pager=wishes.pager,
        history=wishes.place / "history",
        theme=wishes.theme,
        watching=Watching(tried.path, tried.adventure, session) if wishes.watch else None,
    )


def _opened(wishes: Wishes) -> Game | None:
    if wishes.resume is not None:
        return resumed(_of_adventure(kept.find(wishes.resume, wishes.place), wishes), wishes)
    if wishes.adventure is None:
        return _chosen(wishes)
    path = shelf.find(wishes.adventure)
    if not wishes.anew and wishes.talks:
        game = _unfinished(path, wishes)
        wanted = menu.go_on(game) if game is not None else False
        if wanted is None:
            return None
        if game is not None and wanted:
            return resumed(game.path, wishes)
    begun = _begun(path, wishes)
    if not wishes.as_json:
        menu.announce(begun.session.adventure)
    return begun


def _of_adventure(path: Path, wishes: Wishes) -> Path:
    """Return a save's file, if it is of the adventure that was named beside it.

    Raises:
        click.UsageError: It is of another.
    """
    if wishes.adventure is not None:
        title, played = kept.look(path).header.get("title"), kept.look(path).header.get("path")
        if played != str(shelf.find(wishes.adventure).resolve()):
            raise click.UsageError(
                f"'{path.stem}' is a game of '{title}', not of {wishes.adventure}"
            )
    return path


def _chosen(wishes: Wishes) -> Game | None:
    if wishes.as_json:
        raise click.UsageError("--json needs the name of an adventure")
    games = () if wishes.anew else tuple(islice(_games(wishes), menu.MOST_COUNTED))
    picked = menu.choose(menu.covers(), games, plain=wishes.plain)
    if picked is None:
        return None
    if isinstance(picked, Saved):
        return resumed(picked.path, wishes)
    return _begun(picked, wishes)


def _games(wishes: Wishes) -> Iterator[Saved]:
    """Yield the games to go on with, the latest first: not the finished or what another continues.

    Whatever continues a game is later than it, so that nobody need look at thousands of saves.
    """
    continued = set()
    for one in listing.latest(wishes.place):
        continued.add(one.header.get("continues"))
        if _open(one) and one.path.name not in continued:
            yield one


def _open(one: Saved) -> bool:
    return bool(one.title and one.turns) and not one.ended and not one.busy


def _unfinished(path: Path, wishes: Wishes) -> Saved | None:
    """Return the latest unfinished game of an adventure that stands as it was left."""
    for one in _games(wishes):
        if one.header.get("path") == str(path.resolve()) and not one.header.get("name"):
            return one
    return None


def _begun(path: Path, wishes: Wishes) -> Game:
    chance = options.chance(wishes.dice, wishes.seed, wishes.ask_face)
    start = Start(path, chance, wishes.place, wishes.named, wishes.offers, wishes.art_table,
                  wishes.shelf, wishes.language)  # fmt: skip
    return begin(start)


def resumed(path: Path, wishes: Wishes) -> Game:
    """Go on with a save, asking for leave where it is damaged."""

    def consent(rescue: str) -> bool:
        if wishes.talks and not wishes.salvage:
            options.tell(rescue)
            return menu.agrees("Go on so? [Y/n] ") is True
        if wishes.salvage:
            options.say(rescue, err=True)
        return wishes.salvage

    return go_on(path, wishes.place, wishes.ask_face, consent, wishes.shelf)


@late
def play_game(game: Game, wishes: Wishes) -> int:
    """Play until the player leaves; say the seed before and after. Return the exit code."""
    from solo import terminal  # here, so that usage mistakes are told without loading it

    facts = game.session.chance.describe()
    seed = options.seed_line(game.session.chance)
    if wishes.as_json:
        adventure = game.session.adventure
        names = {"adventure": adventure.id, "title": adventure.title}
        options.show_json({"event": "game_opened", **names, **facts})
    elif seed:
        seed = said(seed, game.session.adventure.spoken)
        options.tell(seed)
    copies: list[str] = []
    code = terminal.run(
        game.session,
        mode=wishes.mode,
        keep=_keeper(game, wishes, copies),
        farewell=lambda: "" if wishes.as_json else f"{seed} {_farewell(game, wishes)}".strip(),
        paging=wishes.pager,
        history=wishes.place / "history",
        theme=wishes.theme,
        # Who sits at a table without an adventure knows the rules
        first=None if wishes.table else lambda: _first_of(game.session.system.name, wishes.place),
    )
    if wishes.as_json:
        state, left = game.session.state, options.unused(game.session.chance)
        for key, told in _homecomings(game):
            options.show_json({"event": "hero_home", "hero": key, "text": told})
        facts |= {"unused": list(left)} if left else {}
        options.show_json({"event": "game_left", "turn": state.turn, "ended": state.ended, **facts})
    elif code == FINE:
        _tell_ways_on(game, wishes, copies)
    return code


def _first_of(system: str, place: Path) -> bool:
    """Say whether a player has never been told how a system reads dice; from now on they have."""
    told = place / TOLD
    try:
        if told.exists() and not (told.is_file() and told.stat().st_size <= MOST_TOLD):
            return False
        known = told.read_text(encoding="utf-8").split() if told.exists() else []
        if system not in known:
            told.write_text("\n".join([*known, system]) + "\n", encoding="utf-8")
    except (OSError, ValueError):
        return False
    return system not in known


def _farewell(game: Game, wishes: Wishes) -> str:
    """Say that the game is kept; where a file lies is no part of a game's events."""
    if game.session.over:
        return "The whole game is recorded in:"
    if game.journal.untouched and not wishes.table:
        return "Nothing has happened yet, so nothing is kept."
    if wishes.table:
        return "The table is saved. To go on with it, type:"
    return "The game is saved. `solo play` offers to go on with it, or type:"


def _tell_ways_on(game: Game, wishes: Wishes, copies: Sequence[str]) -> None:
    """Say what leads back to the game and its copies, each on a line of its own to be copied."""
    spoken = game.session.adventure.spoken
    for _, told in _homecomings(game):
        options.tell(told)
    where = game.journal.path
    if not game.journal.untouched or wishes.table:
        options.say(
            str(where) if game.session.over else _resuming(wishes.table or where.stem, wishes)
        )
    if left := options.unused(game.session.chance):
        verb = "has" if len(left) == 1 else "have"
        options.tell(f"Of the loaded dice, {', '.join(map(str, left))} {verb} not fallen yet.")
    if unkept(game.session, game.journal.found.header, wishes.shelf):
        options.tell(said("To take your hero on to other adventures:", spoken))
        options.say(_command("hero keep", wishes, where.stem))
    for name in copies:
        options.tell(said(f"And from '{name}':", spoken))
        options.say(_resuming(name, wishes))


def _homecomings(game: Game) -> Sequence[tuple[str, str]]:
    """Return what became of the files of the heroes who came along, by their names."""
    return tuple(game.home.told.items()) if game.home is not None else ()


def _resuming(name: str, wishes: Wishes) -> str:
    """Return the command that goes on with a save."""
    if wishes.table and name == wishes.table:
        return _command("table", wishes, name)
    return _command("play", wishes, "--resume", name)


def _command(name: str, wishes: Wishes, *words: str) -> str:
    """Return a command that looks into the same folders as this one."""
    folders = (("--saves", wishes.saves), ("--heroes", wishes.heroes))
    elsewhere = (word for name, at in folders if at is not None for word in (name, str(at)))
    return f"solo {name} {shlex.join((*elsewhere, *words))}"


def _keeper(game: Game, wishes: Wishes, copies: list[str]) -> Callable[[str], str]:
    """Return what keeps a copy under a name; `copies` takes the names."""

    def keep(name: str) -> str:
        game.journal.copy(name)
        copies.append(name)
        if wishes.as_json:
            return f"Saved as '{name}'."
        return f"Saved as '{name}'. How to go on from there is said when you leave."

    return keep
