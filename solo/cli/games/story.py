"""`solo journal`: a played game as a story, on the screen or in a file."""

from pathlib import Path

import click

from solo import listing
from solo import saves as shelf_of_saves
from solo.campaigns import chronicles
from solo.campaigns.chapter import before_of
from solo.cli import names, options
from solo.cli.games.journals import list_saves
from solo.cli.games.opening import adventure_of, retold
from solo.cli.words import words
from solo.output import Output
from solo.resume import what_is_wrong
from solo.story.as_json import data
from solo.story.book import ROLLS, book
from solo.story.bound import bound
from solo.story.epub import epub
from solo.story.lonelog import lonelog
from solo.story.markdown import markdown
from solo.story.page import page
from solo.story.parts import Book
from solo.story.text import text
from solo.terminal.window.clean import clean

FORMATS = ("txt", "md", "html", "json", "lonelog", "epub")
_BY_ENDING = {".htm": "html", ".markdown": "md"}


@click.command(short_help="Read a played game as a story, or write it into a file.")
@click.argument("save", required=False, shell_complete=names.saves)
@click.option(
    "--format", "form", type=click.Choice(FORMATS), help="The format; else by FILE's name."
)
@click.option("-o", "--output", type=options.OUTPUT, metavar="FILE",
              help="Write it into this file; `-` is standard output.")  # fmt: skip
@click.option("--rolls", type=click.Choice(ROLLS), default="folded", show_default=True,
              help="Tell what explains each roll, fold it away, or leave rolls out.")  # fmt: skip
@click.option("--since", type=click.IntRange(min=0), default=0, metavar="TURN",
              help="Begin with this turn.")  # fmt: skip
@click.option("--seat", metavar="NAME", default="",
              help="Tell what this player at the table may know, too.")  # fmt: skip
@options.force
@options.saves_option
@options.as_json
def journal(  # noqa: PLR0913 - an argument for each option
    save: str | None,
    form: str | None,
    output: Path | None,
    rolls: str,
    since: int,
    seat: str,
    force: bool,
    saves: Path | None,
    as_json: bool,
) -> None:
    """Read a played game as a story; without a SAVE, list the games.

    SAVE is the name of a save or a table, its beginning, or a file; that of a campaign tells all
    its parts. It is read only: nothing in it changes.
    """
    place = shelf_of_saves.folder(saves)
    if save is None:
        list_saves(place, as_json=as_json, hint=words("saves-read", typed="solo journal NAME"))
        return
    target = Output(output if output is not None else Path("-"), "journal", force)
    if output is not None:
        target.check()
    form = form or ("json" if as_json else _form_of(output))
    chronicle = chronicles.find(save, place)
    if chronicle is None:
        paths = [listing.find(save, place)]
    else:
        paths = [chronicles.save_of(chronicle, name) for name in chronicle.saves]
    books = [_told(path, since, rolls, seat) for path in paths]
    between = [before_of(shelf_of_saves.look(path).header) for path in paths]
    story = books[0] if chronicle is None else bound(chronicle.title, books, between)
    made = written(story, form, folded=rolls == "folded")
    target.write(made, "zip" if form == "epub" else form)
    if not target.streams:
        options.say(f"Written: {output}")


def _told(path: Path, since: int, rolls: str, seat: str) -> Book:
    """Return the game of a save as a story."""
    found = shelf_of_saves.look(path)
    adventure = adventure_of(found)
    played, told = retold(found, adventure)
    if (trouble := what_is_wrong(found, adventure, played)) and (played.trouble or found.trouble):
        options.say(f"{path}: {trouble}. What stands before that is told.", err=True)
    return book(played.session, since=since, rolls=rolls, seat=seat, told=told)


def written(story: Book, form: str, *, folded: bool) -> bytes:
    """Return a story in a format, as the bytes of its file."""
    if form == "epub":
        return epub(story, folded=folded)
    if form == "json":
        return data(story).encode()
    if form == "lonelog":
        return clean(lonelog(story)).encode()
    makers = {"txt": text, "md": markdown, "html": page}
    return clean(makers[form](story, folded=folded)).encode()


def _form_of(output: Path | None) -> str:
    """Return the format that a file's name asks for; plain text if none does.

    Raises:
        click.UsageError: Its ending is none that is known.
    """
    ending = output.suffix.lower() if output is not None and str(output) != "-" else ""
    form = _BY_ENDING.get(ending, ending.removeprefix(".")) or "txt"
    if form not in FORMATS:
        known = ", ".join(FORMATS)
        raise click.UsageError(f"'{ending}' is no format; say --format, which is one of {known}")
    return form
