"""`solo export`: an adventure for those who have no `solo`."""

from pathlib import Path

import click

from solo import shelf
from solo.adventure.playing import rules_of
from solo.cli import names, options
from solo.cli.codes import PROBLEMS
from solo.cli.games.table import USUAL_RULES, name_of
from solo.late import lazy_imports
from solo.output import Output

with lazy_imports():
    from solo.adventure import files, loader, translation
    from solo.authoring.export import book
    from solo.authoring.export import story as stories
    from solo.site import making, writing
    from solo.site import runtime as pyodide

MOST_TOLD = 20  # reasons why an adventure can't be carried


@click.command(short_help="Make a site that plays, or a gamebook, of an adventure.")
@click.argument("adventure", required=False, shell_complete=names.adventures)
@click.option(
    "--site", type=click.Path(path_type=Path), metavar="FOLDER",
    help="A folder that plays with the full rules in any browser, from any host of files.",
)  # fmt: skip
@click.option("--table", metavar="NAME", help="With --site: a table without an adventure.")
@click.option("--system", default=USUAL_RULES, show_default=True, metavar="NAME",
              help="With --table: its rules.")  # fmt: skip
@click.option("--zip", "zips", is_flag=True, help="With --site: write FOLDER.zip as well.")
@click.option(
    "--runtime", metavar="FOLDER|cdn", envvar="SOLO_RUNTIME",
    help="With --site: the folder of Pyodide, which else is fetched once; 'cdn' leaves its large "
    "files to a public network, where players' browsers fetch them.",
)  # fmt: skip
@click.option(
    "-o", "--output", type=options.OUTPUT, metavar="FILE",
    help="Write this file; a gamebook is HTML, EPUB or Markdown by its ending.",
)  # fmt: skip
@click.option("--language", default="", metavar="CODE", help="In this language.")
@options.force
def export(  # noqa: PLR0913 - each is an option
    adventure: str | None,
    site: Path | None,
    table: str | None,
    system: str,
    zips: bool,
    runtime: str | None,
    output: Path | None,
    language: str,
    force: bool,
) -> int:
    """Make a site that plays, or a gamebook, of an adventure, for those who have no solo.

    --site makes a folder that plays as in the terminal, with every rule, and keeps games in the
    browser; put it on any host of files. A gamebook (-o) is to be printed, and can't carry all:
    where an adventure needs what it can't carry, every such place is named and nothing is written.
    """
    if site is not None:
        if output is not None:
            raise click.UsageError("name a FOLDER with --site, or a FILE with -o, not both")
        if (adventure is None) == (table is None):
            raise click.UsageError("name an adventure, or a table with --table")
        wish = making.Site(
            None if adventure is None else shelf.find(adventure), language, runtime == "cdn",
            "" if table is None else name_of(table), system,
        )  # fmt: skip
        return _site(wish, site, runtime, zips=zips, force=force)
    if zips or table is not None:
        raise click.UsageError("--zip and --table are for --site")
    if output is None or adventure is None:
        raise click.UsageError("name a FOLDER with --site, or a FILE with -o")
    return _book(adventure, output, language, force=force)


def _book(adventure: str, output: Path, language: str, *, force: bool) -> int:
    """Make a gamebook, or say why none can be made."""
    ending = output.suffix.lower()
    if ending not in (".md", ".html", ".htm", ".epub"):
        raise click.UsageError("-o names a file that ends in .md, .html or .epub")
    target = Output(output, "gamebook", force)
    target.check()
    found = shelf.find(adventure)
    loaded = loader.load(found, language=language)
    translated = language in translation.languages(files.find(found))
    story = stories.story_of(loaded, rules_of(loaded), translated=translated)
    left = tuple(dict.fromkeys(book.not_carried(story)))  # what stands everywhere is told once
    if left:
        options.say(f"{loaded.title} can't be a gamebook; it can't carry:", err=True)
        for reason in left[:MOST_TOLD]:
            options.say(f"  {reason}", err=True)
        if len(left) > MOST_TOLD:
            options.say(f"  and {len(left) - MOST_TOLD} more", err=True)
        return PROBLEMS
    if ending == ".epub":
        target.write(book.epub(story), "epub")
    elif ending == ".md":
        target.write(book.markdown(story).encode(), "md")
    else:
        target.write(book.page(story).encode(), "html")
    options.say(str(output), err=target.streams)
    return 0


def _site(wish: "making.Site", folder: Path, python: str | None, *, zips: bool, force: bool) -> int:
    """Make a folder that plays in a browser."""
    writing.check(folder, force=force)
    archive = Output(folder.with_name(f"{folder.name}.zip"), "site", force)
    if zips:
        archive.check()
    files = pyodide.found(None if wish.outside or not python else Path(python))
    loaded, made = making.made(wish, files)
    writing.write(folder, made)
    if zips:
        archive.write(writing.zipped(made), "zip")
    size = sum(map(len, made.values()))
    say = options.say
    say(f"{folder}: {loaded.title} as a site, {len(made)} files, {size / 1e6:.1f} MB")
    if wish.outside:
        say(f"  players' browsers fetch {', '.join(pyodide.OUTSIDE)} from {pyodide.CDN}", err=True)
    if zips:
        say(str(archive.path))
    say(f"To try it: python3 -m http.server --directory {folder} (a browser plays no file://)")
    return 0
