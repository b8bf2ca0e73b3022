"""`solo export`: an adventure for those who have no `solo`."""

from pathlib import Path

import click

from solo import shelf
from solo.adventure.playing import rules_of
from solo.cli import names, options
from solo.cli.codes import PROBLEMS
from solo.late import late
from solo.output import Output

MOST_TOLD = 20  # reasons why an adventure can't be carried


@click.command(short_help="Make a gamebook or a web page of an adventure.")
@click.argument("adventure", shell_complete=names.adventures)
@click.option(
    "--html", "plays", is_flag=True,
    help="One HTML page that plays in any browser, for stories without dice; else a printable "
    "gamebook with numbered sections, for modules without fights.",
)  # fmt: skip
@click.option(
    "-o", "--output", type=options.OUTPUT, metavar="FILE", required=True,
    help="Write this file; a gamebook is HTML or Markdown by its ending.",
)  # fmt: skip
@click.option("--language", default="", metavar="CODE", help="In this language.")
@options.force
@late
def export(adventure: str, plays: bool, output: Path, language: str, force: bool) -> int:
    """Make a gamebook or a web page of an adventure, for those who have no solo.

    Nothing is left out in silence: where an adventure needs what the form can't carry, every such
    place is named and nothing is written.
    """
    from solo.adventure.loader import load
    from solo.authoring.export import book, player
    from solo.authoring.export.story import story_of

    if not plays and output.suffix.lower() not in (".md", ".html", ".htm"):
        raise click.UsageError("-o names a file that ends in .md or .html")
    target = Output(output, "page" if plays else "gamebook", force)
    target.check()
    loaded = load(shelf.find(adventure), language=language)
    story = story_of(loaded, rules_of(loaded))
    # what stands in every scene is told once
    left = tuple(dict.fromkeys((player if plays else book).not_carried(story)))
    if left:
        kind = "a web page" if plays else "a gamebook"
        options.say(f"{loaded.title} can't be {kind}; it can't carry:", err=True)
        for reason in left[:MOST_TOLD]:
            options.say(f"  {reason}", err=True)
        if len(left) > MOST_TOLD:
            options.say(f"  and {len(left) - MOST_TOLD} more", err=True)
        return PROBLEMS
    if plays:
        made = player.page(story)
    else:
        made = book.markdown(story) if output.suffix.lower() == ".md" else book.page(story)
    target.write(made.encode(), "md" if not plays and output.suffix.lower() == ".md" else "html")
    options.say(str(output), err=target.streams)
    return 0
