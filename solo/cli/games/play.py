"""`solo play`: starts a game from the command line, and ends it."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from solo import saves as kept
from solo import shelf
from solo.cli import names, options
from solo.cli.games import menu, newcomers
from solo.cli.games.opening import Game, Start, begin, go_on
from solo.cli.games.playing import play_game
from solo.cli.games.wishes import Wishes
from solo.cli.words import words as told_of
from solo.errors import SoloError
from solo.late import lazy_imports
from solo.terminal.words import words
from solo.words import Words

if TYPE_CHECKING:
    from solo.listing import Saved

with lazy_imports():  # of scripts, campaigns and trials: few games are played so
    from solo import listing, output
    from solo.campaigns import chronicles
    from solo.cli.games import campaign, scripts, trial, watching

FILE = click.Path(path_type=Path, dir_okay=False)


@click.command(short_help="Play an adventure; without a name, choose one from a menu.")
@click.argument("adventure", nargs=-1, metavar="[ADVENTURE]", callback=names.one_name,
                shell_complete=names.adventures)  # fmt: skip
@click.option(
    "--hero",
    "named",
    multiple=True,
    metavar="NAME",
    shell_complete=names.heroes,
    help="Play this hero: ready-made, or one of your own (`solo hero list`). Given again, several "
    "set out together.",
)
@options.game_options("", "Begin a new game without asking about older ones.")
@click.option("--resume", metavar="SAVE", shell_complete=names.saves,
              help="Go on with this save: its name or its file.")  # fmt: skip
@click.option("--language", default="", metavar="CODE",
              help="Play in this language: de. Where the adventure is not translated, its "
              "own texts stay as they are.")  # fmt: skip
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
@click.option("--record", type=options.OUTPUT, metavar="FILE",
              help="Write the game as a script, when it is left.")  # fmt: skip
@options.force
def play(**given: Any) -> int:
    """Play an adventure; without a name, choose one from a menu.

    ADVENTURE is the name of a shipped adventure or the path of a folder.
    """
    wishes = Wishes(**given)
    if (code := _campaign(wishes)) is not None:
        return code
    if wishes.resume is not None and wishes.anew:
        raise click.UsageError("--resume goes on with a save; it takes no new dice and no new hero")
    if wishes.script is not None:
        return _by_script(wishes, wishes.script)
    if wishes.at is not None or wishes.sets or wishes.effects or wishes.watch:
        return _try_out(wishes)
    script = None
    if wishes.record is not None:
        if not wishes.record.parent.is_dir():
            raise click.UsageError(
                f"--record: there is no folder {wishes.record.parent}; make it first"
            )
        script = output.Output(wishes.record, "script", wishes.force)
        script.check()
    game = _opened(wishes)
    if game is None or isinstance(game, int):
        return game or 0
    with game.journal:
        code = play_game(game, wishes)
        if script is not None:
            _write_script(game, script)
        if not wishes.as_json:
            game.journal.discard()  # keeps it, if anything happened
        return code


def _campaign(wishes: Wishes) -> int | None:
    """Play a campaign where one is meant; None where an adventure is."""
    if wishes.resume is None and wishes.adventure is not None:
        folder = shelf.campaign(wishes.adventure)
        if folder is not None:
            return _played_whole(wishes, folder)
    elif wishes.resume is not None:
        return _gone_on_with(wishes, wishes.resume)
    return None


def _played_whole(wishes: Wishes, folder: Path) -> int:
    return campaign.play(wishes, folder)


def _gone_on_with(wishes: Wishes, name: str) -> int | None:
    """Go on with a campaign, by its own name or that of the part that is being played."""
    chronicle = chronicles.find(name, wishes.place)
    if chronicle is None and chronicles.files(wishes.place):
        path = kept.find(name, wishes.place)
        chronicle = campaign.chronicle_of(kept.look(path), wishes.place)
    return None if chronicle is None else campaign.resume(wishes, chronicle)


def _by_script(wishes: Wishes, path: Path) -> int:
    """Play a script.

    Raises:
        click.UsageError: What else was said makes no sense of one.
    """
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
        language=wishes.language,
    )


def _write_script(game: Game, script: "output.Output") -> None:
    """Write a game as a script; where its lines can't be one, say so."""
    records = kept.look(game.journal.path).records[1:]
    try:
        text = scripts.recorded(game.session, records)
    except SoloError as reason:
        options.tell(f"No script was written: {reason}")
        return
    script.write(text.encode(), "script")
    options.say(f"Recorded: {script.path}", err=True)


def _try_out(wishes: Wishes) -> int:
    """Play a scene as its author wants to see it.

    Raises:
        click.UsageError: What else was said makes no sense of a trial.
    """
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
    session = trial.begin(
        tried, chance, heroes=wishes.named, offers=wishes.offers or newcomers.ALWAYS
    )
    return trial.play(
        session,
        wishes.mode,
        pager=wishes.pager,
        history=wishes.place / "history",
        theme=wishes.theme,
        watching=watching.Watching(tried.path, tried.adventure, session) if wishes.watch else None,
    )


def _opened(wishes: Wishes) -> Game | int | None:
    if wishes.resume is not None:
        return resumed(_of_adventure(kept.find(wishes.resume, wishes.place), wishes), wishes)
    if wishes.adventure is None:
        return _chosen(wishes)
    path = shelf.find(wishes.adventure)
    if not wishes.anew and wishes.talks:
        game = _left(path, wishes)
        wanted = menu.go_on(game) if game is not None else False
        if wanted is None:
            return None
        if game is not None and wanted:
            return resumed(game.path, wishes)
    begun = _begun(path, wishes)
    if not wishes.as_json:
        menu.announce(begun.session.adventure)
        if begun.session.adventure.untold:
            options.tell(Words(wishes.language).say(words("not-translated")))
    return begun


def _of_adventure(path: Path, wishes: Wishes) -> Path:
    """Return a save's file, if it is of the adventure that was named beside it.

    Raises:
        click.UsageError: It is of another.
    """
    if wishes.adventure is not None:
        title, played = kept.look(path).header.get("title"), kept.look(path).header.get("path")
        if played != str(shelf.find(wishes.adventure).resolve()):
            facts = {"name": path.stem, "title": title, "other": wishes.adventure}
            raise SoloError(told_of("game-of-other", **facts))
    return path


def _chosen(wishes: Wishes) -> Game | int | None:
    if wishes.as_json:
        raise click.UsageError("--json needs the name of an adventure")
    anew = wishes._replace(language="").anew  # a menu in a language offers games in any
    games = () if anew else tuple(islice(unfinished(wishes.place), menu.MOST_COUNTED))
    several = (*shelf.campaigns(), *shelf.installed_campaigns())
    covers = (*shelf.covers(), *map(shelf.cover, several))
    told = tuple(shelf.translated(cover, wishes.language) for cover in covers)
    picked = menu.choose(told, games, Words(wishes.language), plain=wishes.plain)
    if picked is None:
        return None
    if isinstance(picked, listing.Saved):
        of_campaign = picked.header.get("campaign")
        code = _gone_on_with(wishes, picked.path.stem) if of_campaign else None
        return resumed(picked.path, wishes) if code is None else code
    if (folder := shelf.campaign(str(picked))) is not None:
        return _played_whole(wishes, folder)
    return _begun(picked, wishes)


def unfinished(place: Path) -> Iterator["Saved"]:
    """Yield the games to go on with, the latest first: not the finished or what another continues.

    Whatever continues a game is later than it, so that nobody need look at thousands of saves.
    """
    continued = set()
    for one in listing.latest(place):
        continued.add(one.header.get("continues"))
        if _open(one) and one.path.name not in continued:
            yield one


def _open(one: "Saved") -> bool:
    return bool(one.title and one.turns) and not one.ended and not one.busy


def _left(path: Path, wishes: Wishes) -> "Saved | None":
    """Return the latest unfinished game of an adventure that stands as it was left."""
    for one in unfinished(wishes.place):
        apart = not (one.header.get("name") or one.header.get("campaign"))
        if one.header.get("path") == str(path.resolve()) and apart:
            return one
    return None


def _begun(path: Path, wishes: Wishes) -> Game:
    chance = options.chance(wishes.dice, wishes.seed, wishes.ask_face)
    start = Start(path, chance, wishes.place, wishes.named, newcomers.offers(wishes, path),
                  wishes.art_table, wishes.shelf, wishes.language)  # fmt: skip
    return begin(start)


def resumed(path: Path, wishes: Wishes) -> Game:
    """Go on with a save, asking for leave where it is damaged."""

    def consent(rescue: SoloError) -> bool:
        if wishes.talks and not wishes.salvage:
            options.tell(options.worded(rescue))
            return menu.agrees(told_of("go-on-so"), Words(rescue.language)) is True
        if wishes.salvage:
            options.say(options.worded(rescue), err=True)
        return wishes.salvage

    return go_on(path, wishes.place, wishes.ask_face, consent, wishes.shelf)
