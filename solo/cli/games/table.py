"""`solo table`: a game that has no module, for a group or one alone; opened, or gone on with."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from solo import heroes, listing, rules, saves
from solo.adventure.model import Adventure
from solo.cli import names, options
from solo.cli.games.carry import Guests, every, seated
from solo.cli.games.carry import pinned as every_pinned
from solo.cli.games.journals import list_tables
from solo.cli.games.opening import Game, adventure_of, played_back, recorded, with_heroes
from solo.cli.games.play import resumed
from solo.cli.games.playing import play_game
from solo.cli.games.wishes import Wishes
from solo.cli.words import words
from solo.engine.commands import Jot, Table
from solo.engine.journal import header
from solo.engine.session import Session
from solo.errors import SoloError, nearest
from solo.listing import Saved
from solo.namedtuple import NamedTuple
from solo.rules.core.heroes.kept import Guest
from solo.rules.core.system import AnySystem
from solo.rules.core.system_parts import OwnTable
from solo.story.going_on import standing
from solo.story.lonelog import Told, read, retold, tables_in
from solo.tables.reading import load_text, read_whole, shipped
from solo.tabletop import HEADER, pinned, table_adventure
from solo.terminal.table.answers import welcome
from solo.terminal.window.clean import clean
from solo.words import Words
from solo.words.catalogue import speaks

USUAL_NAME = "table"
USUAL_RULES = "art"
MOST_NAMED = 60


@click.command(short_help="Play without an adventure: ask, roll and keep lists at a table.")
@click.argument("name", required=False)
@click.option(
    "--system",
    default=None,
    shell_complete=names.systems,
    show_default=USUAL_RULES,
    help="The rules that answer.",
)
@click.option("--hero", "joining", multiple=True, metavar="NAME", shell_complete=names.heroes,
              help="A hero of yours who sits down at once; may be given again.")  # fmt: skip
@click.option("--option", "given", multiple=True, metavar="KEY=VALUE",
              help="A rule option of the system; may be given again.")  # fmt: skip
@click.option("--from", "log", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE",
              help="Open a new table with the scenes, lists and notes of a Lonelog, or where the "
              "table of a save stands.")  # fmt: skip
@click.option("--tables", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE",
              help="Draw from the tables of this YAML file too.")  # fmt: skip
@click.option("--foes", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE",
              help="Fight the foes of this YAML file too.")  # fmt: skip
@click.option("--list", "lists", is_flag=True, help="List the tables that there are, and leave.")
@click.option("--language", default="", metavar="CODE",
              help="Play in this language, which a new table keeps: de.")  # fmt: skip
@options.game_options("asked", "Open a new table though there is one of this name.")
def table(
    name: str | None,
    system: str | None,
    joining: tuple[str, ...],
    given: tuple[str, ...],
    log: Path | None,
    **said: Any,
) -> int:
    """Play without an adventure: ask, roll and keep lists at a table.

    A table of this NAME is continued, or opened if there is none. It has the journal, undo and
    everything else of a game; `help` in it tells what can be typed.
    """
    said["tables"], files = _files(said["tables"], said.pop("foes"))
    if said.pop("lists"):
        list_tables(saves.folder(said["saves"]), as_json=said["as_json"])
        return 0
    called = name_of(name or USUAL_NAME)
    if said["language"] and not speaks(said["language"]):
        raise click.UsageError(f"solo has no words in '{said['language'][:20]}'; it has: en, de")
    wishes = Wishes(adventure=None, named=(), resume=None, at=None, sets=(), table=called, **said)
    brought = Brought()
    if log is not None and _is_save(log):
        brought, kept = _stood(log)
        system, given = system or kept["system"], (*_worded(kept["options"]), *given)
    elif log is not None:
        brought = _log(log)
    before = None if wishes.new or log is not None else older(called, wishes.place)
    if before is None:
        chosen, rule_options = system or USUAL_RULES, options.pairs(given)
        game = opened(called, chosen, joining, rule_options, wishes, brought)
        for one in brought.told:
            _tell_again(game.session, one)
        _bring(game, files)
        game.session.begun = len(game.session.turns)
        if not wishes.as_json:
            options.tell(welcome(game.session))
    elif system or joining or given or files or wishes.opens:
        raise SoloError(words("table-goes-on", name=called)).about(before.header)
    else:
        game = resumed(before.path, wishes)
        _meet_again(game.session, before)
    with game.journal:
        return play_game(game, wishes)


def name_of(said: str) -> str:
    """Return the name of a table as it is kept.

    Raises:
        click.UsageError: No table can be called so.
    """
    called = " ".join(said.split())
    if not called or len(called) > MOST_NAMED or not called.isprintable():
        raise click.UsageError(f"a table's name has 1 to {MOST_NAMED} letters")
    return called


def _is_save(path: Path) -> bool:
    """Say whether a file is called like a save; what it holds is read later."""
    return path.suffix == saves.SUFFIX


class Brought(NamedTuple):
    """What a new table brings along from a log or a save."""

    told: tuple[Told, ...] = ()  # what is done again there
    along: Guests = ()  # who sits down again as they are
    tables: str = ""  # the tables with which the game was begun


def _stood(path: Path) -> tuple[Brought, Mapping[str, Any]]:
    """Return what brings a new table to where a saved one stands, and what its header says of it.

    Between them are those who sit there, as they are.

    Raises:
        SoloError: It can't be read, or is no game of a table.
    """
    found = saves.look(path)
    kept = found.header.get(HEADER)
    if not isinstance(kept, dict):
        raise SoloError(words("no-table-game", path=str(path)))
    adventure = adventure_of(found)
    played = played_back(found, adventure)
    if trouble := found.trouble or played.trouble:
        options.say(f"{path}: {trouble}. What stands before that is taken.", err=True)
    own = str(kept.get("tables", ""))
    return Brought(tuple(standing(played.session)), seated(played.session), own), kept


def _worded(kept: Mapping[str, str]) -> tuple[str, ...]:
    return tuple(f"{key}={value}" for key, value in kept.items())


def _log(path: Path) -> Brought:
    """Return what a log brings along.

    Raises:
        SoloError: It can't be read, or is no log.
    """
    try:
        text = clean(read_whole(path, "log").decode("utf-8-sig"))
        brought = Brought(tuple(retold(read(text))), (), tables_in(text))
    except ValueError as reason:
        raise SoloError(words("no-log", path=str(path), reason=str(reason))) from reason
    if brought.tables:
        load_text(brought.tables.encode(), path.name, shipped())
    return brought


def _tables(path: Path) -> str:
    """Return the text of a file of tables.

    Raises:
        SoloError: It can't be read, or has mistakes; the error lists them.
    """
    data = read_whole(path, "file of tables")
    load_text(data, path.name, shipped())
    return data.decode("utf-8-sig")


def _meet_again(session: Session, before: Saved) -> None:
    """Note in the journal that another session begins, if it is on another day than the last."""
    day = listing.another_day(before)
    if day is None or session.over:
        return
    say = Words(session.adventure.spoken).say
    begun = say(words("session-begun")).rstrip()
    number = 2 + sum(one.text.startswith(begun) for one in session.notes)
    year, month, day_ = day
    session.do(Jot(say(words("session-note", number=number, year=year, month=month, day=day_))))


def _has_foes(path: Path) -> bool:
    """Say whether a file of tables has foes, too."""
    text = read_whole(path, "file of tables").decode("utf-8-sig", "replace")
    return any(line.startswith("foes:") for line in text.splitlines())


def _files(tables: Path | None, foes: Path | None) -> tuple[Path | None, tuple[Path, ...]]:
    """Return the file of tables that a game begins with, and those that are brought to it."""
    if tables is None or not _has_foes(tables):
        return tables, () if foes is None else (foes,)
    return None, tuple(dict.fromkeys((tables, foes or tables)))


def _bring(game: Game, files: tuple[Path, ...]) -> None:
    """Bring files of foes, and perhaps of tables, to a new table; if one can't be, there is none.

    Raises:
        SoloError: It can't be read, or has mistakes.
    """
    for path in files:
        _bring_one(game, path)


def _bring_one(game: Game, path: Path) -> None:
    text = read_whole(path, "file of foes").decode("utf-8-sig", "replace")
    turn = game.session.do(Table("bring", f"{path.name}\n{text}"))
    if not turn.accepted:
        (refused,) = turn.events
        game.journal.close()
        game.journal.path.unlink(missing_ok=True)
        raise SoloError(getattr(refused, "reason", ""))


def _tell_again(session: Session, told: Told) -> None:
    """Do at the table what a log tells; what the table refuses becomes a note.

    Who plays may be a hero of yours, who then comes as the file says.
    """
    name = told.words.partition(":")[0].strip()
    if told.verb == "add":
        yours = {guest.name for guest in session.guests if isinstance(guest, Guest)}
        if name in yours and session.do(Table("join", name)).accepted:
            return
    if told.verb and session.do(Table(told.verb, told.words)).accepted:
        return
    session.do(Jot(f"{told.verb}: {told.words}" if told.verb else told.words))
    if told.verb == "add":
        session.do(Table("add", name))  # without traits that these rules don't know


def older(name: str, place: Path) -> Saved | None:
    """Return the latest game of the table of a name, if there is one."""
    continued = set()
    for one in listing.latest(place):
        continued.add(one.header.get("continues"))
        told = one.header.get(HEADER)
        named = isinstance(told, dict) and str(told.get("name", "")).casefold() == name.casefold()
        stands = not one.ended and not one.header.get("name") and one.path.name not in continued
        if named and stands:
            return one
    return None


def opened(
    name: str,
    system: str,
    joining: tuple[str, ...],
    given: dict[str, str],
    wishes: Wishes,
    brought: Brought | None = None,
) -> Game:
    """Open a new table; its journal is on disk when this returns.

    Raises:
        SoloError: The rules, the options, a hero or the saves' folder can't be used.
    """
    along = () if brought is None else brought.along
    tables = "" if brought is None else brought.tables
    tables = tables if wishes.tables is None else _tables(wishes.tables)
    adventure = table_adventure(name, system, given, tables, wishes.language)
    own_table = options.table_text(wishes.art_table) if wishes.art_table else ""
    played = rules.fitted(
        system, adventure.options, OwnTable(own_table, "this table's own") if own_table else None
    )
    taken = {one.option for one in along}
    shelf = _coming(adventure, played, joining, wishes)
    coming = (*(one for one in shelf if one.option not in taken), *along)
    chance = options.sealed(options.chance(wishes.dice, wishes.seed, wishes.ask_face))
    offers = wishes.offers or "asked"
    with options.refusals_told():
        session = Session(adventure, played, chance, offers=offers, guests=coming)
    facts: dict[str, Any] = pinned(name, system, given, tables, wishes.language)
    if coming:
        facts |= {"game": options.new_seed(), **every_pinned(coming, named=False)}
    if own_table:
        facts["art_table"] = own_table
    journal = saves.begin(wishes.place, header(adventure, chance, offers=offers, **facts))
    game = with_heroes(recorded(session, journal), wishes.shelf)
    for hero in joining:
        session.do(Table("join", hero))
    return game


def _coming(
    adventure: Adventure, system: AnySystem, joining: tuple[str, ...], wishes: Wishes
) -> Guests:
    """Return the heroes of the shelf, who may join at any time.

    Raises:
        SoloError: Somebody who is wanted is not among them.
    """
    coming = every(
        heroes.folder(wishes.heroes, wishes.saves), system, replace(adventure, create=True)
    )
    known = [guest.name for guest in coming]
    for name in joining:
        fits = [one for one in known if one.casefold().startswith(name.casefold())]
        if not fits:
            facts = {"system": system.title, "name": name[:60], "near": nearest(name, known)}
            raise SoloError(words("no-own-hero", known=known, **facts))
    return coming
